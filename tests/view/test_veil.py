"""Between two people at one screen: behind the veil there is nothing, in no widget, item, model, tooltip or name."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QObject, QSettings, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QGraphicsView, QWidget
from pytestqt.qtbot import QtBot

from agot_desktop.model.cardgame.observation import Observation
from agot_desktop.view.cards.face import CardFace
from agot_desktop.view.main_window import MainWindow
from agot_desktop.view.ports import PERSON
from agot_desktop.view.table.log_panel import LINE_ROLE
from agot_desktop.view.table.offers import everything
from tests.view import fakes
from tests.view.fakes import A, B, FakeGame, FakeStart, facts

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

# Cards that only the first person may know: hand and plot deck.
SECRETS = (
    *fakes.STARK_HAND,
    "Lordship",
    "Wildfire Assault",
    "The Power of Arms",
    "Counting Favors",
    "The Power of Blood",
)


def seen_by_the_other(view: Observation) -> Observation:
    """The same table from the other side: without the first one's hand and plots."""
    near, far = view.seats
    near = replace(near, hand=(), plots=())
    table = fakes.Table()
    far = replace(far, hand=table.cards(B, "hand", "Bronn", "Bodyguard"))
    return replace(view, seat=B, seats=(near, far), decision=None)


def strings_of(window: QWidget) -> Iterator[str]:
    """Every string that can be reached from a window: widgets, actions, items, models."""
    for found in [window, *window.findChildren(QObject)]:
        if isinstance(found, QWidget):
            yield from (found.windowTitle(), found.toolTip(), found.statusTip(), found.whatsThis())
            yield from (found.accessibleName(), found.accessibleDescription())
            face = getattr(found, "face", None)
            if isinstance(face, CardFace):
                yield face.name
            for name in ("text", "placeholderText", "currentText", "whole"):
                method = getattr(found, name, None)
                if callable(method):
                    yield str(method())
        elif isinstance(found, QAction):
            yield from (found.text(), found.toolTip(), found.statusTip())
        elif isinstance(found, QAbstractItemModel):
            yield from strings_of_model(found)
        yield found.objectName()
        if isinstance(found, QGraphicsView):
            for item in found.scene().items():
                yield item.toolTip()
                yield from (str(item.data(role)) for role in range(6))
                face = getattr(item, "face", None)
                if isinstance(face, CardFace):
                    yield face.name


def strings_of_model(model: QAbstractItemModel) -> Iterator[str]:
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole, LINE_ROLE)
    for row in range(model.rowCount(QModelIndex())):
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())
        for column in range(columns):
            for role in roles:
                yield str(model.index(row, column).data(role))


def leaks(window: QWidget, titles: tuple[str, ...]) -> set[str]:
    QApplication.processEvents()
    text = "\n".join(strings_of(window))
    return {title for title in titles if title in text}


@pytest.fixture
def hot_seat(qtbot: QtBot, tmp_path: object) -> tuple[MainWindow, FakeGame]:
    """A window with a game of two persons, the first one's table open."""
    start = FakeStart(rows=[fakes.FakeGameRow(1, "Two at one screen")])
    window = MainWindow(start, QSettings(f"{tmp_path}/view.ini", QSettings.Format.IniFormat))
    window.set_speed("off")
    qtbot.addWidget(window)
    game = FakeGame(fakes.marshalling(), seen_by_the_other(fakes.marshalling()))
    game.names, game.players = ["Jana", "Petr"], [PERSON, PERSON]
    window.resize(1280, 720)
    window.show()
    window.open_table(game)
    QApplication.processEvents()
    return window, game


def test_the_search_finds_what_is_open(hot_seat: tuple[MainWindow, FakeGame]) -> None:
    """The test would be worth nothing if it could not see an open hand."""
    assert {"Eddard Stark", "Lordship", "Sansa Stark"} <= leaks(hot_seat[0], SECRETS)


def test_behind_the_veil_there_is_nothing(hot_seat: tuple[MainWindow, FakeGame], qtbot: QtBot) -> None:
    window, game = hot_seat
    assert window.table is not None and window.director is not None
    qtbot.keyClick(window.table.view, Qt.Key.Key_3)
    window.director.open_pile(A, "discard")
    window.director.looker.point(fakes.named(game.views[0], "Eddard Stark").id, at_once=True)
    window.table.notice.say("Sansa Stark is not offered", window.table.view.geometry())
    game.veil.emit(B)
    assert window.stack.currentWidget() is window.veil
    everyone = {facts(card.code).name for _s, _n, card in everything(game.views[0])}
    assert leaks(window, tuple(everyone)) == set()
    assert window.table.scene.items_shown() == {}
    assert window.table.log.list.log_model.rowCount() == 0
    assert not window.table.isVisible()


def test_the_veil_says_whose_turn_it_is_and_lifts_by_its_button_only(
    hot_seat: tuple[MainWindow, FakeGame], qtbot: QtBot
) -> None:
    window, game = hot_seat
    game.veil.emit(B)
    assert window.veil.question.text() == "Pass the device to Petr"
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Z, Qt.Key.Key_1):
        qtbot.keyClick(window.veil, key)
    assert game.revealed == []
    game.now = 1
    qtbot.mouseClick(window.veil.button, Qt.MouseButton.LeftButton)
    assert game.revealed == [B]
    assert window.table is not None and window.stack.currentWidget() is window.table


def test_the_next_person_finds_nothing_of_the_one_before(hot_seat: tuple[MainWindow, FakeGame]) -> None:
    window, game = hot_seat
    game.lines = ()
    game.veil.emit(B)
    game.now = 1
    window.veil.lifted.emit(B)
    mine = {facts(card.code).name for seat, name, card in everything(game.views[0]) if name in ("hand", "plots")}
    open_to_all = {facts(card.code).name for _seat, _name, card in everything(game.views[1])}
    assert leaks(window, tuple(mine - open_to_all)) == set()
    assert leaks(window, ("Bronn",)) == {"Bronn"}


def test_a_grab_of_the_covered_window_is_the_veil(hot_seat: tuple[MainWindow, FakeGame]) -> None:
    window, game = hot_seat
    game.veil.emit(B)
    QApplication.processEvents()
    covered = window.grab().toImage()
    window.veil.ask_for(B, "Petr", "Lannister")
    assert covered.size() == window.grab().toImage().size()
    corner = covered.pixelColor(5, 5)
    for x, y in ((5, 60), (60, 300), (1200, 600), (640, 700)):
        assert covered.pixelColor(x, y) == corner


def test_a_veil_ends_a_drag_and_closes_lists(hot_seat: tuple[MainWindow, FakeGame]) -> None:
    window, game = hot_seat
    assert window.director is not None and window.table is not None
    sansa = fakes.named(game.views[0], "Sansa Stark").id
    item = window.table.scene.item_for(sansa)
    assert item is not None
    window.table.scene.drag_moved.emit(sansa, item.scenePos())
    assert window.director.drag.active
    window.show_keys()
    game.veil.emit(B)
    assert not window.director.drag.active and not window.director.drag.lifted.isVisible()
    assert QApplication.activeModalWidget() is None


def test_a_minimized_window_of_two_persons_is_covered_too(hot_seat: tuple[MainWindow, FakeGame], qtbot: QtBot) -> None:
    window, game = hot_seat
    window.showMinimized()
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.veil)
    window.showNormal()
    assert window.veil.question.text() == "Pass the device to Jana"
    window.veil.lifted.emit(A)
    assert game.revealed == []
    assert window.stack.currentWidget() is window.table


def test_alone_against_the_computer_nothing_is_covered(qtbot: QtBot, tmp_path: object) -> None:
    window = MainWindow(FakeStart(), QSettings(f"{tmp_path}/view.ini", QSettings.Format.IniFormat))
    qtbot.addWidget(window)
    window.show()
    window.open_table(FakeGame(fakes.marshalling()))
    window.showMinimized()
    QApplication.processEvents()
    assert window.stack.currentWidget() is window.table


def test_a_game_that_begins_with_the_veil_shows_nothing_before(qtbot: QtBot, tmp_path: object) -> None:
    window = MainWindow(FakeStart(), QSettings(f"{tmp_path}/view.ini", QSettings.Format.IniFormat))
    qtbot.addWidget(window)
    window.show()
    game = FakeGame(fakes.marshalling(), veil_first=A)
    game.players = [PERSON, PERSON]
    window.open_table(game)
    assert window.stack.currentWidget() is window.veil
    assert leaks(window, SECRETS) == set()
    window.veil.lifted.emit(A)
    assert window.stack.currentWidget() is window.table
