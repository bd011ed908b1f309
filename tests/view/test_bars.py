"""The prompt bar and the phase bar: words are never cut, the right things are pressed."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from agot_desktop.view.ports import DECLINE, PRIMARY
from agot_desktop.view.table.phase_bar import COMING, CURRENT, DONE, PhaseBar
from agot_desktop.view.table.prompt_bar import BarButton, BarState, PromptBar
from agot_desktop.view.theme import themes
from agot_desktop.view.words import PHASES
from tests.view import fakes
from tests.view.tables import open_table

LONG = "Выберите до трёх персонажей противника, которые не смогут объявляться защитниками в этом вызове"
BUTTONS = (
    BarButton(1, "Встать на колени: Лорд Эддард Старк", role="plain", cap="1"),
    BarButton(2, "Не использовать", role=DECLINE, cap="Esc"),
    BarButton(3, "Подтвердить выбранных персонажей", role=PRIMARY, cap="Enter"),
)

SHORT = BarState("Stark", "Robb Stark: choose a character to kneel", "Response", "", BUTTONS[1:2])


def make_bar(qtbot: QtBot, width: int, state: BarState, height: int = 58) -> PromptBar:
    bar = PromptBar()
    qtbot.addWidget(bar)
    bar.resize(width, height)
    bar.show()
    bar.show_state(state)
    return bar


def words_fit(bar: PromptBar) -> bool:
    fits = [button.width() >= button.sizeHint().width() for button in bar.buttons if button.isVisible()]
    width = QFontMetricsF(bar.question.font()).horizontalAdvance(bar.question.text())
    return all(fits) and width <= bar.question.width() + 1 and bar.question.text() == bar.state.question


@pytest.mark.parametrize("width", [960, 1004, 1560])
def test_a_short_prompt_stands_in_one_line(qtbot: QtBot, width: int) -> None:
    bar = make_bar(
        qtbot, width, BarState("Stark", "Robb Stark: choose a character to kneel", "Response", "", BUTTONS[1:2])
    )
    assert words_fit(bar)
    assert bar.question.geometry().bottom() < bar.height()
    assert not bar.question.geometry().intersects(bar.buttons[0].geometry())


def test_a_long_prompt_asks_for_a_second_line_and_fits_there(qtbot: QtBot) -> None:
    bar = PromptBar()
    qtbot.addWidget(bar)
    bar.resize(1004, 58)
    bar.show()
    with qtbot.waitSignal(bar.wants_tall) as asked:
        bar.show_state(BarState("Stark", LONG, "Почему", "2 из 3 выбрано", BUTTONS))
    assert asked.args == [True]
    bar.resize(1004, 92)
    assert words_fit(bar)
    for button in bar.buttons:
        assert bar.rect().contains(button.geometry())
        assert not button.geometry().intersects(bar.question.geometry())
    with qtbot.waitSignal(bar.wants_tall) as asked:
        bar.show_state(BarState("Stark", "Short", "", "", ()))
    assert asked.args == [False]


def test_key_caps_go_before_the_question_is_broken(qtbot: QtBot) -> None:
    state = BarState("Stark", "A question of quite some length that just fits in here", "", "", BUTTONS[:2])
    bar = make_bar(qtbot, 1560, state)
    with_caps = bar.buttons[0].width()
    bar.resize(930, 58)
    assert bar.buttons[0].width() < with_caps
    assert words_fit(bar)


def test_too_many_buttons_fold_but_the_main_ones_stay(qtbot: QtBot) -> None:
    many = tuple(BarButton(n, f"A choice with a rather long label number {n}") for n in range(8))
    bar = make_bar(qtbot, 1004, BarState("Stark", "Choose", "", "", (*many, *BUTTONS[1:])), 92)
    shown = [button for button in bar.buttons if button.isVisible()]
    assert bar.more.isVisible() and len(shown) < 10
    assert {button.text() for button in shown} >= {"Не использовать", "Подтвердить выбранных персонажей"}
    rects = [button.geometry() for button in shown] + [bar.more.geometry()]
    assert all(bar.rect().contains(rect) for rect in rects)
    assert not any(a.intersects(b) for i, a in enumerate(rects) for b in rects[i + 1 :])


def test_at_twice_the_text_size_everything_fits_too(qtbot: QtBot) -> None:
    themes().set_text_scale(2.0)
    bar = make_bar(
        qtbot, 1920, BarState("Stark", "Robb Stark: choose a character to kneel", "Response", "", BUTTONS[1:2]), 100
    )
    assert words_fit(bar)
    assert bar.question.geometry().bottom() <= bar.height()


def test_buttons_send_their_key_and_roles_can_be_pressed(qtbot: QtBot) -> None:
    bar = make_bar(qtbot, 1560, BarState("Stark", "Choose", "", "", BUTTONS))
    pressed: list[object] = []
    bar.pressed.connect(pressed.append)
    qtbot.mouseClick(bar.buttons[0], Qt.MouseButton.LeftButton)
    assert bar.press_role(PRIMARY) and bar.press_role(DECLINE) and bar.press_number(1)
    assert not bar.press_number(2)
    assert pressed == [1, 3, 2, 1]


def test_a_disabled_main_button_is_not_pressed_by_role(qtbot: QtBot) -> None:
    button = BarButton(3, "Confirm", role=PRIMARY, enabled=False)
    bar = make_bar(qtbot, 1000, BarState("Stark", "Choose", "", "", (button,)))
    assert not bar.press_role(PRIMARY)


# ---- phases


def phase_bar(qtbot: QtBot, width: int, height: int = 40) -> PhaseBar:
    bar = PhaseBar()
    qtbot.addWidget(bar)
    bar.resize(width, height)
    bar.show()
    bar.show_phase(4, "challenges", "Stark", "Hand of the King")
    return bar


@pytest.mark.parametrize("width", [960, 1280, 1920])
def test_the_chain_stands_between_round_and_buttons(qtbot: QtBot, width: int) -> None:
    bar = phase_bar(qtbot, width)
    assert [arrow.state for arrow in bar.arrows] == [DONE] * 3 + [CURRENT] + [COMING] * 3
    assert bar.arrows[0].x() >= bar.round.geometry().right()
    buttons = [button for button in bar.buttons() if button.isVisible()]
    right = min([button.x() for button in buttons] + ([bar.variant.x()] if bar.variant.isVisible() else []))
    assert bar.arrows[-1].geometry().right() <= right
    for arrow in bar.arrows:
        wish = QFontMetricsF(arrow.font()).horizontalAdvance("4") if arrow.short else arrow.wish(arrow.size_px)
        assert arrow.width() >= int(wish) - 8
    for one, other in zip(bar.arrows, bar.arrows[1:], strict=False):
        assert 0 <= one.geometry().right() - other.x() <= 12


def test_names_that_do_not_fit_become_numbers_with_tooltips(qtbot: QtBot) -> None:
    bar = phase_bar(qtbot, 620)
    short = [arrow.phase for arrow in bar.arrows if arrow.short]
    assert "challenges" not in short and "plot" in short
    assert all("phase" in arrow.toolTip() for arrow in bar.arrows)
    assert bar.arrows[-1].geometry().right() < bar.width()


def test_only_a_later_phase_can_be_passed_to(qtbot: QtBot) -> None:
    bar = phase_bar(qtbot, 1280)
    wanted: list[str] = []
    bar.pass_wanted.connect(wanted.append)
    for arrow in bar.arrows:
        qtbot.mouseClick(arrow, Qt.MouseButton.LeftButton)
    assert wanted == ["dominance", "standing", "taxation"]


def test_a_right_click_or_s_sets_a_stop_and_passes_nothing(qtbot: QtBot) -> None:
    bar = phase_bar(qtbot, 1280)
    stops: list[str] = []
    wanted: list[str] = []
    bar.stop_toggled.connect(stops.append)
    bar.pass_wanted.connect(wanted.append)
    arrow = bar.arrows[5]
    qtbot.mouseClick(arrow, Qt.MouseButton.RightButton)
    middle = arrow.rect().center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, middle, arrow.mapToGlobal(middle))
    QApplication.sendEvent(arrow, event)
    qtbot.keyClick(bar.arrows[1], Qt.Key.Key_S)
    assert stops == ["standing", "draw"] and wanted == []


def test_passing_and_stops_go_to_the_game(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.marshalling())
    arrows = {arrow.phase: arrow for arrow in table.page.bar.arrows}
    qtbot.mouseClick(arrows["standing"], Qt.MouseButton.LeftButton)
    assert table.game.until == "standing" and arrows["standing"].awaited
    qtbot.mouseClick(arrows["standing"], Qt.MouseButton.LeftButton)
    assert table.game.until is None
    arrows["dominance"].stop_wanted.emit()
    assert table.game.stopped == frozenset(("dominance",)) and arrows["dominance"].stop
    arrows["dominance"].stop_wanted.emit()
    assert table.game.stopped == frozenset()


def test_a_greyed_undo_says_why(qtbot: QtBot) -> None:
    game = fakes.FakeGame(fakes.marshalling())
    game.undo_says = "A card was drawn"
    table = open_table(qtbot, game=game)
    assert not table.page.bar.undo.isEnabled()
    assert table.page.bar.undo.toolTip() == "A card was drawn"


def test_undo_takes_back_pointing_first(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.response())
    qtbot.keyClick(table.page.view, Qt.Key.Key_1)
    qtbot.mouseClick(table.page.bar.undo, Qt.MouseButton.LeftButton)
    assert table.director.selection.held == -1 and table.game.undone == []
    qtbot.mouseClick(table.page.bar.undo, Qt.MouseButton.LeftButton)
    assert table.game.undone == [7]


def names(parts: Sequence[object]) -> list[str]:
    return [part.accessibleName() for part in parts]  # type: ignore[attr-defined]


def test_phases_and_buttons_are_named_in_words(qtbot: QtBot) -> None:
    bar = phase_bar(qtbot, 1280)
    said = names([*bar.arrows, *bar.buttons(), bar.menu_button])
    assert all(said) and len(set(said)) == len(said)
    assert "now" in said[PHASES.index("challenges")]


def test_clicks_on_the_bar_do_not_reach_the_table(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.marshalling())
    qtbot.mouseClick(table.page.prompt, Qt.MouseButton.LeftButton, pos=QPoint(300, 40))
    assert table.game.sent == [] and table.director.selection.held == -1
