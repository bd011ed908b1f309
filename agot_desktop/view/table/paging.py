"""Pages of rows that hold more cards than they have room for. Pure numbers, no Qt.

pages.cut('near_characters', 30, 12) -> Page     which cards of the row are shown
pages.turn('near_characters', 1)                 the next page from now on
"""

from __future__ import annotations

from typing import NamedTuple


class Page(NamedTuple):
    """The cards `start` to `stop` (not included) are shown: page `number` (from 0) of `pages`."""

    start: int
    stop: int
    number: int
    pages: int


class Pages:
    """Which page each zone shows. A zone that has only one page again begins at its first one."""

    def __init__(self) -> None:
        self._number: dict[str, int] = {}
        self._size: dict[str, tuple[int, int]] = {}  # cards on a page, pages

    def cut(self, zone: str, cards: int, most: int) -> Page:
        """The page that is shown of a row of `cards`, of which `most` have room at a time. Full pages: the last one
        begins so that it is full too."""
        most = max(1, most)
        count = max(1, -(-cards // most))
        number = min(self._number.get(zone, 0), count - 1)
        self._number[zone], self._size[zone] = number, (most, count)
        if count == 1:
            return Page(0, cards, 0, 1)
        start = min(number * most, cards - most)
        return Page(start, start + most, number, count)

    def turn(self, zone: str, way: int) -> bool:
        """The next page (1) or the one before (-1), around the ends; False where there is only one."""
        _most, count = self._size.get(zone, (1, 1))
        if count < 2:
            return False
        self._number[zone] = (self._number[zone] + way) % count
        return True

    def bring(self, zone: str, index: int) -> None:
        """Turns to the page with this card of the row."""
        most, count = self._size.get(zone, (1, 1))
        self._number[zone] = min(index // most, count - 1)

    def forget(self) -> None:
        """All rows begin with their first page."""
        self._number, self._size = {}, {}
