"""The keys of the board game's map: arrows walk, Enter points, Space presses the main button, digits choose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent

from agot_desktop.view.ports import DECLINE, PRIMARY
from agot_desktop.view.realm.choosing import NOWHERE
from agot_desktop.view.realm.tips import area_words

if TYPE_CHECKING:
    from agot_desktop.view.realm.director import RealmDirector

_WALK: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class MapKeys:
    """Carries out the keys of a director's page."""

    def __init__(self, director: RealmDirector) -> None:
        self._d = director

    def key(self, event: QKeyEvent) -> None:
        """Keys of the map: arrows walk, Enter points, Space presses the main button, Esc puts back or declines."""
        if self._d.seen is None or event.isAccepted():
            return
        key = event.key()
        if key in _WALK:
            self._walk(key)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        elif key == Qt.Key.Key_Space:
            if not self._d.page.prompt.press_role(PRIMARY):
                self._d.page.prompt.press_role(DECLINE)
        elif key == Qt.Key.Key_Escape:
            if self._d.choosing.put_back():
                self._d.refresh()
            elif not self._d.page.prompt.press_role(DECLINE):
                return
        elif key == Qt.Key.Key_N:
            self._next_legal(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif key == Qt.Key.Key_L:
            if self._d.choosing.open:
                self._d.open_list()
        elif key == Qt.Key.Key_B:
            self._d.open_desk()
        elif not self._typed(event.text()):
            return
        event.accept()

    def _typed(self, text: str) -> bool:
        """A digit: an order of the tray, a card of the strip, or a numbered button."""
        if self._d.page.tray.isVisible() and self._d.page.tray.press_key(text):
            return True
        if not text.isdigit():
            return False
        cards = [card for card in self._d.page.strip.cards if card.face.legal] if self._d.page.strip.isVisible() else []
        if cards:
            if 1 <= int(text) <= len(cards):
                self._d.send(cards[int(text) - 1].face.key)
            return True
        return self._d.page.prompt.press_number(int(text))

    def _walk(self, key: int) -> None:
        if self._d.cursor == NOWHERE:
            own = self._d.page.faces.board.home[self._d.seen.seat if self._d.seen is not None else 0]
            self._d.cursor = own
        else:
            borders = frozenset(self._d.page.faces.board.borders[self._d.cursor])
            arrows = frozenset(way.to for way in self._d.page.faces.board.passages[self._d.cursor])
            self._d.cursor = self._d.page.view.next_area(self._d.cursor, key, borders | arrows)
        self._d.page.view.show_area(self._d.cursor)
        self._tell_cursor()

    def _next_legal(self, way: int) -> None:
        legal = sorted(self._d.choosing.legal())
        if not legal:
            return
        later = (
            [area for area in legal if area > self._d.cursor] if way > 0 else [a for a in legal if a < self._d.cursor]
        )
        self._d.cursor = (later[0] if later else legal[0]) if way > 0 else (later[-1] if later else legal[-1])
        self._d.page.view.show_area(self._d.cursor)
        self._tell_cursor()

    def _tell_cursor(self) -> None:
        """Shows where the keyboard is, and says it to a screen reader."""
        if self._d.seen is None:
            return
        words = area_words(self._d.page.faces, self._d.seen, self._d.cursor)
        self._d.page.view.setAccessibleDescription(words)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._d.page.view, words))
        self._d.page.scene.show_position(self._d.seen, self._d.marks(self._d.seen))

    def _enter(self) -> None:
        if self._d.cursor != NOWHERE and self._d.cursor in (
            self._d.choosing.legal() | {self._d.choosing.area, self._d.choosing.target}
        ):
            self._d.point(self._d.cursor)
        else:
            self._d.page.prompt.press_role(PRIMARY)
