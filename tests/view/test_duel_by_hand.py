"""A whole duel with real rules, by mouse alone and by keyboard alone: nothing is asked that they cannot answer."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from agot_desktop import paths
from agot_desktop.controller.qt_start import QtStart
from agot_desktop.view.main_window import MainWindow
from agot_desktop.view.table.pile_viewer import ENTRY_ROLE
from tests.view.tables import Table, click, sweep

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
LEFT = Qt.MouseButton.LeftButton
K = Qt.Key
MOST_STEPS = 6000


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """The program's window on a fresh folder, the page of a new game open."""
    sweep()
    start = QtStart(tmp_path, paths.resources(), QCoreApplication.translate, lambda: "en")
    made = MainWindow(start, QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(made)
    made.set_speed("off")
    made.resize(1280, 720)
    made.show()
    made.refresh()
    yield made
    made.close()
    start.close()


def over(window: MainWindow) -> bool:
    seen = window.director.seen if window.director is not None else None
    return seen is not None and seen.outcome is not None


def asked(window: MainWindow) -> bool:
    return window.director is not None and window.director.selection.offers.open


def wait(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: over(window) or asked(window), timeout=60_000)


def pointed_at(window: MainWindow, chance: random.Random) -> bool:
    """Clicks a legal card of the scene or a plot where it can be reached; False where there is none."""
    assert window.table is not None and window.director is not None
    table = Table(window.table, window.director, None)  # type: ignore[arg-type]
    plots = {head.plot.key: head.plot for head in (window.table.near_head, window.table.far_head)}
    shown = window.table.scene.items_shown()
    legal = sorted(card for card in window.director.selection.legal() if card in plots or card in shown)
    if not legal or window.table.viewer.isVisible():
        return False
    card = chance.choice(legal)
    if card in plots:
        QTest.mouseClick(plots[card], LEFT)
    else:
        click(table, table.spot_of(card))
    return True


def in_viewer(window: MainWindow, qtbot: QtBot, chance: random.Random) -> bool:
    """Clicks a card of the panel of choices."""
    assert window.table is not None
    viewer = window.table.viewer
    if not viewer.chooses:
        return False
    index = viewer.model.index(chance.randrange(viewer.model.rowCount()))
    viewer.list.scrollTo(index)
    assert index.data(ENTRY_ROLE).face is not None
    qtbot.mouseClick(viewer.list.viewport(), LEFT, pos=viewer.list.visualRect(index).center())
    return True


def press_one(window: MainWindow, qtbot: QtBot, chance: random.Random) -> None:
    """Clicks a button of the bar or an option of the lane."""
    assert window.table is not None
    table = window.table
    buttons: list[QWidget] = [b for b in table.prompt.buttons if b.isVisible() and b.isEnabled()]
    main = [b for b in table.prompt.buttons if b.isVisible() and b.isEnabled() and b.is_primary()]
    options: list[QWidget] = list(table.lane.options)
    wanted = chance.choice((options or buttons, buttons, main or buttons))
    if wanted:
        qtbot.mouseClick(chance.choice(wanted), LEFT)


def answer_list(window: MainWindow, qtbot: QtBot, *, mouse: bool) -> bool:
    """Takes the selected line of an open list of options."""
    dialog = window.director.list_dialog if window.director is not None else None
    if dialog is None or not dialog.isVisible():
        return False
    if mouse:
        qtbot.mouseClick(dialog.accept_button, LEFT)
    else:
        qtbot.keyClick(dialog.searcher.search, K.Key_Return)
    return True


def begin(window: MainWindow, rounds: int) -> None:
    window.show_page("new")
    window.new_game.rounds.setCurrentIndex(window.new_game.rounds.findData(rounds))
    assert window.new_game.begin_button.isEnabled(), window.new_game.problems.text()


@pytest.mark.parametrize("seed", [1, 2])
def test_by_mouse_alone(window: MainWindow, qtbot: QtBot, seed: int) -> None:
    begin(window, 3)
    qtbot.mouseClick(window.new_game.begin_button, LEFT)
    chance = random.Random(seed)
    for _ in range(MOST_STEPS):
        wait(window, qtbot)
        if over(window):
            break
        if answer_list(window, qtbot, mouse=True):
            continue
        if chance.random() < 0.55 and (in_viewer(window, qtbot, chance) or pointed_at(window, chance)):
            continue
        press_one(window, qtbot, chance)
        QApplication.processEvents()
    assert over(window)
    assert window.table is not None
    qtbot.mouseClick(window.table.prompt.buttons[-1], LEFT)
    assert window.pages.currentWidget() is window.home


@pytest.mark.parametrize("seed", [3, 4])
def test_by_keyboard_alone(window: MainWindow, qtbot: QtBot, seed: int) -> None:
    begin(window, 3)
    qtbot.keyClick(window.new_game, K.Key_Return)
    chance = random.Random(seed)
    keys = (K.Key_N, K.Key_Return, K.Key_Return, K.Key_1, K.Key_2, K.Key_3, K.Key_Right, K.Key_Up, K.Key_Space)
    for _ in range(MOST_STEPS):
        wait(window, qtbot)
        if over(window):
            break
        if answer_list(window, qtbot, mouse=False):
            continue
        assert window.table is not None
        target: QWidget = window.table.viewer.list if window.table.viewer.chooses else window.table.view
        if target is window.table.viewer.list and chance.random() < 0.2:
            qtbot.keyClick(window.table.viewer, K.Key_Escape)
            continue
        qtbot.keyClick(target, chance.choice(keys))
        QApplication.processEvents()
    assert over(window)
    assert window.table is not None
    qtbot.keyClick(window.table.view, K.Key_Space)
    assert window.pages.currentWidget() is window.home
