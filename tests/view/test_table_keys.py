"""The keyboard alone: every choice that the mouse can make."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from agot_desktop.model.kernel.decision import PASS
from agot_desktop.view.shortcuts import ACTIONS, TABLE_KEYS
from tests.view import fakes
from tests.view.tables import Table, open_table

K = Qt.Key


def keys(qtbot: QtBot, table: Table, *pressed: Qt.Key) -> None:
    for key in pressed:
        qtbot.keyClick(table.page.view, key)


def cursor(table: Table) -> object:
    return table.director.keys.cursor


def test_arrows_walk_the_hand_and_enter_marshals(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.marshalling())
    keys(qtbot, table, K.Key_Right, K.Key_Right, K.Key_Right)
    sansa = table.id("Sansa Stark")
    assert cursor(table) == sansa
    item = table.page.scene.item_for(sansa)
    assert item is not None and item.look.focused
    keys(qtbot, table, K.Key_Return)
    assert table.game.sent == []
    keys(qtbot, table, K.Key_Return)
    assert table.game.sent == [("marshal", sansa)]


def test_enter_on_a_card_that_cannot_be_used_presses_the_main_button(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.marshalling())
    keys(qtbot, table, K.Key_Right, K.Key_Return)
    assert table.game.sent == [PASS]


def test_space_passes_and_escape_too(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.marshalling())
    keys(qtbot, table, K.Key_Space)
    keys(qtbot, table, K.Key_Escape)
    assert table.game.sent == [PASS]


def test_escape_puts_back_first_and_declines_then(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.response())
    keys(qtbot, table, K.Key_1)
    assert table.director.selection.held == table.id("The Hound")
    keys(qtbot, table, K.Key_Escape)
    assert table.director.selection.held == -1 and table.game.sent == []
    keys(qtbot, table, K.Key_Escape)
    assert table.game.sent == [("no",)]


def test_digits_choose_the_numbered_card_and_enter_confirms(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.response())
    keys(qtbot, table, K.Key_3, K.Key_Return)
    assert table.game.sent == [("choose", table.id("Cersei Lannister"))]


def test_digits_choose_a_challenge(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.declaring())
    keys(qtbot, table, K.Key_2)
    assert table.game.sent == [("challenge", "military", 1, "hand")]


def test_an_attachment_by_keyboard(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.marshalling())
    lordship = table.id("Lordship")
    keys(qtbot, table, K.Key_N, K.Key_N, K.Key_N, K.Key_N)
    assert cursor(table) == lordship
    keys(qtbot, table, K.Key_Return, K.Key_N, K.Key_N, K.Key_Return)
    assert table.game.sent == [("marshal", lordship, table.id("Arya Stark"))]


def test_attackers_by_keyboard_go_rising(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.attackers())
    keys(qtbot, table, K.Key_4, K.Key_1)
    assert table.director.selection.picks == [table.id("Winterfell Honor Guard"), table.id("Robb Stark")]
    keys(qtbot, table, K.Key_Space)
    assert table.game.runs == [(table.id("Robb Stark"), table.id("Winterfell Honor Guard"))]


def test_enter_on_a_pick_confirms_the_run(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.attackers())
    keys(qtbot, table, K.Key_N, K.Key_Return, K.Key_Return)
    assert table.game.runs == [(table.id("Robb Stark"),)]


def test_tab_walks_the_zones_and_then_leaves_for_the_bar(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.response())
    table.page.activateWindow()
    table.page.view.setFocus()
    zones, plots = [], 0
    for _ in range(12):
        QApplication.processEvents()
        if not table.page.view.hasFocus():
            break
        keys(qtbot, table, K.Key_Tab)
        item = table.page.scene.item_for(cursor(table))
        if item is not None:
            zones.append(item.zone)
        elif cursor(table) is not None:
            plots += 1
    assert zones == ["hand", "near_characters", "near_locations", "far_characters", "far_locations"]
    assert plots == 2
    assert not table.page.view.hasFocus()


def test_a_plot_by_keyboard(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.plot_choice())
    keys(qtbot, table, K.Key_2, K.Key_Return)
    assert table.game.sent == [("plot", table.id("The Power of Arms"))]


def test_the_cyrillic_letter_of_the_same_place_does_the_same(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.marshalling())
    event = QKeyEvent(QEvent.Type.KeyPress, 0x0422, Qt.KeyboardModifier.NoModifier, "т")
    QApplication.sendEvent(table.page.view, event)
    assert cursor(table) == table.id("Sansa Stark")
    assert TABLE_KEYS[K.Key_N] == TABLE_KEYS[0x0422]


def test_z_pins_the_preview_of_the_cursor(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.marshalling())
    keys(qtbot, table, K.Key_Right, K.Key_Z, K.Key_Right)
    shown = table.page.preview_panel.shown
    assert table.page.previews.pinned
    assert shown is not None and shown.face is not None and shown.face.name == "Eddard Stark"
    keys(qtbot, table, K.Key_Escape)
    assert not table.page.previews.pinned and table.game.sent == []


@pytest.mark.parametrize(
    ("key", "title"),
    [(K.Key_D, "Distraction"), (K.Key_P, "Tourney for the Hand"), (K.Key_O, "Chella, Daughter of Cheyk")],
)
def test_piles_by_key(qtbot: QtBot, key: Qt.Key, title: str) -> None:
    table = open_table(qtbot, fakes.marshalling())
    keys(qtbot, table, key)
    assert table.page.viewer.isVisible()
    assert table.page.viewer.model.index(0).data() == title
    qtbot.keyClick(table.page.viewer, K.Key_Escape)
    assert not table.page.viewer.isVisible() and table.game.sent == []


def test_with_a_modifier_nothing_of_the_table_happens(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.marshalling())
    qtbot.keyClick(table.page.view, K.Key_Space, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(table.page.view, K.Key_1, Qt.KeyboardModifier.AltModifier)
    assert table.game.sent == []


def test_the_cursor_is_told_in_words(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.response())
    keys(qtbot, table, K.Key_Tab, K.Key_Tab, K.Key_Right)
    assert cursor(table) == table.id("Robb Stark")
    words = table.page.view.accessibleDescription()
    assert words.startswith("Robb Stark, Character") and "kneeling" in words and "Attacks" in words


def test_no_key_is_given_twice() -> None:
    taken = [str(key) for spec in ACTIONS for key in spec.keys]
    assert len(taken) == len(set(taken))
    assert len({spec.name for spec in ACTIONS}) == len(ACTIONS)


def test_what_resolves_next_has_a_numbered_button(qtbot: QtBot) -> None:
    view = fakes.waiting()
    plots = [seat.plot.id for seat in view.seats if seat.plot is not None]
    table = open_table(qtbot, replace(view, decision=fakes.decision("order", [("choose", plot) for plot in plots])))
    assert [button.key for button in table.page.prompt.state.buttons] == [("choose", plot) for plot in plots]
    keys(qtbot, table, K.Key_2)
    assert table.game.sent == [("choose", plots[1])]


def test_keys_of_the_bar_work_while_a_pile_is_looked_at(qtbot: QtBot) -> None:
    view = fakes.waiting()
    first = fakes.decision("first_player", [("first", 0), ("first", 1)])
    for key, sent in ((K.Key_2, ("first", 1)), (K.Key_1, ("first", 0))):
        table = open_table(qtbot, replace(view, decision=first))
        table.director.open_pile(0, "discard")
        qtbot.keyClick(table.page.viewer.list, key)
        assert table.game.sent == [sent]
    table = open_table(qtbot, fakes.marshalling())
    table.director.open_pile(0, "discard")
    qtbot.keyClick(table.page.viewer.list, K.Key_3)
    assert table.director.selection.held == -1, "a covered card must not be picked up"
    qtbot.keyClick(table.page.viewer.list, K.Key_Space)
    assert table.game.sent == [PASS]


def test_a_pressed_button_gives_the_keyboard_back_to_the_table(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.declaring(), fakes.waiting())
    table.page.activateWindow()
    table.page.lane.options[0].setFocus()
    qtbot.mouseClick(table.page.lane.options[0], Qt.MouseButton.LeftButton)
    assert table.page.view.hasFocus()
    table = open_table(qtbot, fakes.marshalling(), fakes.waiting())
    table.page.activateWindow()
    qtbot.mouseClick(table.page.prompt.buttons[-1], Qt.MouseButton.LeftButton)
    assert table.game.sent == [PASS] and table.page.view.hasFocus()


def test_a_plot_on_the_table_is_chosen_by_cursor(qtbot: QtBot) -> None:
    view = fakes.waiting()
    plots = [seat.plot.id for seat in view.seats if seat.plot is not None]
    asked = fakes.decision("order", [("choose", plot) for plot in plots], least=1, most=2)
    table = open_table(qtbot, replace(view, decision=asked))
    keys(qtbot, table, K.Key_N, K.Key_N, K.Key_Return)
    head = table.page.far_head
    assert head.plot.look.chosen and head.plot.look.focused and not head.plot.look.legal
    assert table.page.near_head.plot.look.legal
    keys(qtbot, table, K.Key_Return)
    assert table.game.sent == [("choose", plots[1])]
