"""The opponents around the table of three and more: whose area lies where and how wide. Pure geometry, no Qt.

around(room, Seats(foes=5, focus=2)) -> areas clockwise from the left
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

from agot_desktop.view.table.rect import Rect

GAP: Final = 8
MOST_FOES: Final = 5
# Shares of the width: of the opponent in focus by the number of opponents, and of one that is looked at closely.
_FOCUS_SHARE: Final = {2: 0.5, 3: 0.42, 4: 0.385, 5: 0.305}
_CLOSER_SHARE: Final = {2: 0.72, 3: 0.66, 4: 0.62, 5: 0.56}
_EQUAL_UP_TO: Final = 3  # so many opponents share the width alike unless one is looked at closely
_HEADS: Final = ((164.0, 66.0), (220.0, 74.0), (314.0, 94.0))  # height of the head at a height of the area
_PANEL_EDGE: Final = 3


class Seats(NamedTuple):
    """Who sits around: the number of opponents, which of them is in focus (-1: none), and whether it is looked at
    closely, the others giving up their cards for it. `titles`: whether the game has titles to be shown."""

    foes: int = 1
    focus: int = -1
    closer: bool = False
    titles: bool = False


DUEL: Final = Seats()


class FoeArea(NamedTuple):
    """An opponent's part of the table. `frame`: all of it; rows are None where only the head is shown."""

    frame: Rect
    head: Rect
    locations: Rect | None
    characters: Rect | None


def far_zone(index: int, what: str) -> str:
    """The name of a zone of the opponent at this place, clockwise: 'far_characters', then 'far2_characters' ..."""
    return f"far{index + 1 if index else ''}_{what}"


def around(room: Rect, seats: Seats) -> tuple[FoeArea, ...]:
    """The areas of two to five opponents, clockwise from the left; the one in focus is wider."""
    count = seats.foes
    gap = GAP
    free = room.w - gap * (count - 1)
    share = 1 / count
    if 0 <= seats.focus < count:
        if seats.closer:
            share = _CLOSER_SHARE[count]
        elif count > _EQUAL_UP_TO:
            share = _FOCUS_SHARE[count]
    found = []
    x = room.x
    for index in range(count):
        focused = index == seats.focus
        width = free * (share if focused else (1 - share) / (count - 1)) if 0 <= seats.focus < count else free / count
        frame = Rect(x, room.y, width, room.h)
        found.append(_foe(frame, slim=seats.closer and 0 <= seats.focus < count and not focused))
        x += width + gap
    return tuple(found)


def _foe(frame: Rect, *, slim: bool) -> FoeArea:
    if slim:
        return FoeArea(frame, frame, None, None)
    head_h = _head_height(frame.h)
    head = Rect(frame.x, frame.y, frame.w, head_h)
    inner = Rect(frame.x + _PANEL_EDGE, head.bottom, frame.w - 2 * _PANEL_EDGE, frame.h - head_h - _PANEL_EDGE)
    locations_h = round(inner.h * 0.38, 6)
    locations = Rect(inner.x, inner.y, inner.w, locations_h)
    characters = Rect(inner.x, inner.y + locations_h + 2, inner.w, inner.h - locations_h - 2)
    return FoeArea(frame, head, locations, characters)


def _head_height(height: float) -> float:
    """Between the entries of `_HEADS`; above the last one it grows a little more."""
    if height >= _HEADS[-1][0]:
        return _HEADS[-1][1] * min(1.25, height / _HEADS[-1][0])
    for (low, small), (high, large) in pairwise(_HEADS):
        if height <= high:
            return small + (large - small) * max(0.0, height - low) / (high - low)
    return _HEADS[-1][1]
