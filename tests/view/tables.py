"""Tables for tests: a page with a game behind it, and a hand that points, clicks and drags through the viewport."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from agot_desktop.model.cardgame.observation import Observation
from agot_desktop.view.faces import Faces
from agot_desktop.view.table.director import Director
from agot_desktop.view.table.page import TablePage
from tests.view.fakes import FakeGame, named

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.MouseButton.NoButton


class Table(NamedTuple):
    page: TablePage
    director: Director
    game: FakeGame

    def spot(self, title: str, seat: int | None = None) -> QPoint:
        """Where a card is on the viewport: its visible left part, in the middle of its height."""
        return self.spot_of(named(self.game.views[self.game.now], title, seat).id)

    def spot_of(self, card: int) -> QPoint:
        item = self.page.scene.item_for(card)
        assert item is not None, card
        inside = item.mapToScene(QPointF(10, item.density.height * 0.6))
        return self.page.view.mapFromScene(inside)

    def id(self, title: str, seat: int | None = None) -> int:
        return named(self.game.views[self.game.now], title, seat).id


def sweep() -> None:
    """Deletes the windows of tests before: outside an event loop Qt keeps what is to be deleted."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def open_table(
    qtbot: QtBot, *views: Observation, size: tuple[int, int] = (1280, 720), game: FakeGame | None = None
) -> Table:
    sweep()
    game = game or FakeGame(*views)
    page = TablePage(Faces(game.texts))
    qtbot.addWidget(page)
    page.resize(*size)
    director = Director(page, game)
    with qtbot.waitExposed(page):
        page.show()
    director.begin()
    QApplication.processEvents()
    return Table(page, director, game)


def mouse(widget: QWidget, kind: QEvent.Type, at: QPoint, button: Qt.MouseButton, held: Qt.MouseButton) -> None:
    """One mouse event, as the window system would send it."""
    event = QMouseEvent(
        kind, QPointF(at), QPointF(widget.mapToGlobal(at)), button, held, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(widget, event)


def click(table: Table, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
    viewport = table.page.view.viewport()
    mouse(viewport, QEvent.Type.MouseButtonPress, at, button, button)
    mouse(viewport, QEvent.Type.MouseButtonRelease, at, button, NONE)


def double_click(table: Table, at: QPoint) -> None:
    viewport = table.page.view.viewport()
    click(table, at)
    mouse(viewport, QEvent.Type.MouseButtonDblClick, at, LEFT, LEFT)
    mouse(viewport, QEvent.Type.MouseButtonRelease, at, LEFT, NONE)


def press_and_move(table: Table, start: QPoint, end: QPoint, button: Qt.MouseButton = LEFT) -> None:
    viewport = table.page.view.viewport()
    mouse(viewport, QEvent.Type.MouseButtonPress, start, button, button)
    for step in (0.1, 0.4, 0.8, 1.0):
        at = QPoint(round(start.x() + (end.x() - start.x()) * step), round(start.y() + (end.y() - start.y()) * step))
        mouse(viewport, QEvent.Type.MouseMove, at, NONE, button)


def drag(table: Table, start: QPoint, end: QPoint, button: Qt.MouseButton = LEFT) -> None:
    press_and_move(table, start, end, button)
    mouse(table.page.view.viewport(), QEvent.Type.MouseButtonRelease, end, button, NONE)


def zone_spot(table: Table, name: str) -> QPoint:
    """A free point of a zone on the viewport: near its right end."""
    rect = getattr(table.page.layout_now, name)
    return table.page.view.mapFromScene(QPointF(rect.right - 12, rect.cy))
