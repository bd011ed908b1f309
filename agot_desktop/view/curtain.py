"""When the veil covers the window and when it goes: between two people at one screen, and while it is minimized."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget

from agot_desktop.view.ports import PERSON, GamePort
from agot_desktop.view.realm.director import RealmDirector
from agot_desktop.view.realm.page import RealmPage
from agot_desktop.view.table.director import Director
from agot_desktop.view.table.page import TablePage
from agot_desktop.view.veil import VeilPage

NOBODY = -1
Tables = TablePage | RealmPage
Directors = Director | RealmDirector


class Curtain(QObject):
    """Puts the veil into the stack in place of the table, and the table in place of the veil."""

    def __init__(self, stack: QStackedWidget, veil: VeilPage) -> None:
        super().__init__(stack)
        self._stack, self._veil = stack, veil
        self._covered = NOBODY  # the seat whose table is covered while the window is minimized

    def drop(self, port: GamePort, director: Directors, seat: int) -> None:
        """Covers the window in the same frame, and empties the table behind."""
        self._covered = NOBODY
        self._ask_for(port, director, seat)
        director.cover()
        self._veil.button.setFocus()

    def _ask_for(self, port: GamePort, director: Directors, seat: int) -> None:
        self._veil.ask_for(seat, str(port.seat_names()[seat]), director.houses[seat])
        self._stack.setCurrentWidget(self._veil)

    def lift(self, port: GamePort | None, table: Tables | None, seat: int) -> None:
        """The seat that was asked for looks now."""
        if port is None or table is None:
            return
        if self._covered >= 0:
            self._covered = NOBODY
            self._show(table)
        else:
            port.reveal_to(seat)

    def game_shown(self, table: Tables) -> None:
        """The table has been filled for the seat that may look: the veil goes, unless the window is minimized."""
        if self._stack.currentWidget() is self._veil and self._covered < 0:
            self._show(table)

    def _show(self, table: Tables) -> None:
        self._stack.setCurrentWidget(table)
        table.view.setFocus()

    def cover_minimized(self, port: GamePort | None, director: Directors | None, table: Tables | None) -> None:
        """With several people at one screen a minimized window shows nothing, not even in the task bar."""
        if port is None or director is None or self._stack.currentWidget() is not table:
            return
        viewer = port.viewer()
        if viewer < 0 or sum(player == PERSON for player in port.seat_players()) < 2:
            return
        self._covered = viewer
        self._ask_for(port, director, viewer)

    def forget(self) -> None:
        """The game was left."""
        self._covered = NOBODY
