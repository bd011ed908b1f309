"""Whole games with real rules, by mouse alone and by keyboard alone: nothing is asked that they cannot answer."""

import random
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from agot_desktop import paths
from agot_desktop.controller.qt_start import QtStart
from agot_desktop.view.main_window import MainWindow
from agot_desktop.view.ports import RANDOM
from agot_desktop.view.table.pile_viewer import ENTRY_ROLE
from tests.view.tables import Table, click, sweep

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
LEFT = Qt.MouseButton.LeftButton
K = Qt.Key
MOST_STEPS = 3000


@pytest.fixture(autouse=True)
def same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game of this file begins the same way each time."""
    monkeypatch.setattr(
        "agot_desktop.controller.qt_start.secrets", SimpleNamespace(randbits=random.Random(20).getrandbits)
    )


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
    plots = {head.plot.key: head.plot for head in window.table.plot_heads()}
    shown = window.table.scene.items_shown()
    legal = sorted(card for card in window.director.selection.legal() if card in plots or card in shown)
    if not legal or window.table.viewer.isVisible():
        return False
    more = [card for card in legal if card not in window.director.selection.picks]
    card = chance.choice(more or legal)
    if card in plots:
        QTest.mouseClick(plots[card], LEFT)
    else:
        click(table, table.spot_of(card))
    return True


def seat_clicked(window: MainWindow, qtbot: QtBot, chance: random.Random) -> bool:
    """Clicks the head or the free ground of a player who can be chosen."""
    assert window.table is not None
    lit = [panel for panel in window.table.panels if panel.isVisible() and panel.target]
    if not lit or window.table.viewer.isVisible():
        return False
    panel = chance.choice(lit)
    qtbot.mouseClick(panel, LEFT, pos=QPoint(panel.width() // 3, 12))
    return True


def looks_around(window: MainWindow, qtbot: QtBot, chance: random.Random) -> None:
    """Now and then looks closer at somebody, or turns a page."""
    assert window.table is not None
    panels = [panel for panel in window.table.panels if panel.isVisible() and not panel.target]
    if panels and chance.random() < 0.05:
        panel = chance.choice(panels)
        qtbot.mouseClick(panel, LEFT, pos=QPoint(panel.width() // 3, 12))
    paged = [zone for zone in window.table.scene.zones.values() if zone.isVisible() and zone.pages() > 1]
    if paged and chance.random() < 0.2:
        spot = window.table.view.mapFromScene(chance.choice(paged).pager().center())
        qtbot.mouseClick(window.table.view.viewport(), LEFT, pos=spot)


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


def begin(window: MainWindow, rounds: int, variant: str = "hand-of-the-king", seats: int = 2) -> None:
    """Sets up a game; of more than two all others are random players, who are quick."""
    window.show_page("new")
    page = window.new_game
    page.choose_variant(variant)
    page.set_seats(seats)
    for seat in page.seats[1:] if seats > 2 else []:
        seat.player.setCurrentIndex(seat.player.findData(RANDOM))
    page.rounds.setCurrentIndex(page.rounds.findData(rounds))
    assert page.begin_button.isEnabled(), page.problems.text()


def play_by_mouse(window: MainWindow, qtbot: QtBot, chance: random.Random) -> None:
    for _ in range(MOST_STEPS):
        wait(window, qtbot)
        if over(window):
            break
        if answer_list(window, qtbot, mouse=True):
            continue
        looks_around(window, qtbot, chance)
        if chance.random() < 0.55 and (in_viewer(window, qtbot, chance) or pointed_at(window, chance)):
            continue
        if chance.random() < 0.7 and seat_clicked(window, qtbot, chance):
            continue
        press_one(window, qtbot, chance)
        QApplication.processEvents()
    assert over(window)
    assert window.table is not None
    qtbot.mouseClick(window.table.prompt.buttons[-1], LEFT)
    assert window.pages.currentWidget() is window.home


def play_by_keys(window: MainWindow, qtbot: QtBot, chance: random.Random, keys: tuple[Qt.Key, ...]) -> None:
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
        selection = window.director.selection
        before = list(selection.picks)
        qtbot.keyClick(target, chance.choice(PICKING if before else keys))
        QApplication.processEvents()
        if window.director.selection is selection and len(selection.picks) < len(before):
            qtbot.keyClick(target, K.Key_Return)  # nobody unticks what he has just chosen for ever
    assert over(window)
    assert window.table is not None
    qtbot.keyClick(window.table.view, K.Key_Space)
    assert window.pages.currentWidget() is window.home


KEYS = (K.Key_N, K.Key_Return, K.Key_Return, K.Key_1, K.Key_2, K.Key_3, K.Key_Right, K.Key_Up, K.Key_Space)
PICKING = (K.Key_N, K.Key_N, K.Key_Right, K.Key_Return, K.Key_Return)
MANY = [("melee", 3), ("kingsmoot", 4), ("hand-of-the-king", 3), ("melee", 6)]


@pytest.mark.parametrize("seed", [1, 2])
def test_a_duel_by_mouse_alone(window: MainWindow, qtbot: QtBot, seed: int) -> None:
    begin(window, 3)
    qtbot.mouseClick(window.new_game.begin_button, LEFT)
    play_by_mouse(window, qtbot, random.Random(seed))


@pytest.mark.parametrize("seed", [3, 4])
def test_a_duel_by_keyboard_alone(window: MainWindow, qtbot: QtBot, seed: int) -> None:
    begin(window, 3)
    qtbot.keyClick(window.new_game, K.Key_Return)
    play_by_keys(window, qtbot, random.Random(seed), KEYS)


@pytest.mark.parametrize(("variant", "seats"), MANY)
def test_a_table_of_many_by_mouse_alone(window: MainWindow, qtbot: QtBot, variant: str, seats: int) -> None:
    begin(window, 3, variant, seats)
    qtbot.mouseClick(window.new_game.begin_button, LEFT)
    play_by_mouse(window, qtbot, random.Random(seats))


@pytest.mark.parametrize(("variant", "seats"), [("joust", 2), *MANY])
def test_a_table_of_many_by_keyboard_alone(window: MainWindow, qtbot: QtBot, variant: str, seats: int) -> None:
    begin(window, 3, variant, seats)
    qtbot.keyClick(window.new_game, K.Key_Return)
    keys = (*KEYS, K.Key_4, K.Key_V, K.Key_PageDown)
    play_by_keys(window, qtbot, random.Random(seats + 10), keys)
