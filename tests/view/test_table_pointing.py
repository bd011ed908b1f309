"""The mouse on real items: clicks, double clicks and drags send exactly the offered choice."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from agot_desktop.model.kernel.decision import PASS
from tests.view import fakes
from tests.view.fakes import decision, named
from tests.view.tables import (
    LEFT,
    NONE,
    click,
    double_click,
    drag,
    mouse,
    open_table,
    press_and_move,
    zone_spot,
)

SIZES = [(1280, 720), (1920, 1080), (960, 540)]


@pytest.mark.parametrize("size", SIZES)
def test_click_and_the_main_button_marshal(qtbot: QtBot, size: tuple[int, int]) -> None:
    table = open_table(qtbot, fakes.marshalling(), size=size)
    sansa = table.id("Sansa Stark")
    click(table, table.spot("Sansa Stark"))
    assert table.game.sent == []
    main = table.page.prompt.buttons[-1]
    assert main.text() == "Marshal Sansa Stark" and main.is_primary()
    qtbot.mouseClick(main, Qt.MouseButton.LeftButton)
    assert table.game.sent == [("marshal", sansa)]


def test_click_on_the_card_again_marshals(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.marshalling())
    click(table, table.spot("Godswood"))
    click(table, table.spot("Godswood"))
    assert table.game.sent == [("marshal", table.id("Godswood"))]


def test_a_double_click_marshals_once(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.marshalling(), fakes.waiting())
    card = table.id("Godswood")
    double_click(table, table.spot("Godswood"))
    assert table.game.sent == [("marshal", card)]


@pytest.mark.parametrize("button", [Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton])
def test_other_buttons_do_nothing(qtbot: QtBot, button: Qt.MouseButton) -> None:
    table = open_table(qtbot, fakes.marshalling())
    spot = table.spot("Sansa Stark")
    for _ in range(2):
        click(table, spot, button)
    drag(table, spot, zone_spot(table, "near_characters"), button)
    assert table.game.sent == []
    assert table.page.prompt.buttons[-1].text() == "End marshalling"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("title", "zone"), [("Sansa Stark", "near_characters"), ("Godswood", "near_locations")])
def test_a_drop_in_the_right_row_marshals(qtbot: QtBot, size: tuple[int, int], title: str, zone: str) -> None:
    table = open_table(qtbot, fakes.marshalling(), size=size)
    card = table.id(title)
    drag(table, table.spot(title), zone_spot(table, zone))
    assert table.game.sent == [("marshal", card)]


@pytest.mark.parametrize("zone", ["near_locations", "far_characters", "lane", "prompt", "far_locations", "hand"])
def test_a_drop_elsewhere_sends_nothing_and_puts_the_card_back(qtbot: QtBot, zone: str) -> None:
    table = open_table(qtbot, fakes.marshalling())
    item = table.page.scene.item_for(table.id("Sansa Stark"))
    assert item is not None
    drag(table, table.spot("Sansa Stark"), zone_spot(table, zone))
    assert table.game.sent == []
    assert item.pos() == item.home and item.opacity() == 1.0
    assert not table.director.drag.lifted.isVisible()


def test_a_card_that_is_not_offered_cannot_be_lifted(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.marshalling())
    press_and_move(table, table.spot("Eddard Stark"), zone_spot(table, "near_characters"))
    assert not table.director.drag.active
    assert not table.director.drag.lifted.isVisible()


def test_a_drag_lights_exactly_what_is_offered(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.marshalling())
    press_and_move(table, table.spot("Sansa Stark"), zone_spot(table, "near_characters"))
    lit = {name for name, zone in table.page.scene.zones.items() if zone.lit()}
    assert lit == {"near_characters"}
    assert table.page.scene.ghost.isVisible()
    assert not any(item.look.legal for item in table.page.scene.items_shown().values())
    assert table.director.drag.lifted.isVisible()
    mouse(table.page.view.viewport(), QEvent.Type.MouseButtonRelease, zone_spot(table, "lane"), LEFT, NONE)
    assert not any(zone.lit() for zone in table.page.scene.zones.values())


def test_an_attachment_is_dropped_on_a_card(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.marshalling())
    lordship, arya = table.id("Lordship"), table.id("Arya Stark")
    press_and_move(table, table.spot("Lordship"), table.spot("Arya Stark"))
    legal = {key for key, item in table.page.scene.items_shown().items() if item.look.legal}
    assert legal == {table.id(title) for title in ("Robb Stark", "Arya Stark", "Bran Stark")}
    target = table.page.scene.item_for(arya)
    assert target is not None and target.look.target
    mouse(table.page.view.viewport(), QEvent.Type.MouseButtonRelease, table.spot("Arya Stark"), LEFT, NONE)
    assert table.game.sent == [("marshal", lordship, arya)]


def test_an_attachment_on_a_wrong_card_or_on_free_ground_sends_nothing(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.marshalling())
    for spot in (table.spot("Greatjon Umber"), table.spot("Tyrion Lannister"), zone_spot(table, "near_characters")):
        drag(table, table.spot("Lordship"), spot)
    assert table.game.sent == []


def test_an_attachment_is_placed_with_two_clicks(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.marshalling())
    lordship, bran = table.id("Lordship"), table.id("Bran Stark")
    click(table, table.spot("Lordship"))
    click(table, table.spot("Greatjon Umber"))
    assert table.game.sent == []
    click(table, table.spot("Bran Stark"))
    assert table.game.sent == [("marshal", lordship, bran)]


def test_a_duplicate_is_dropped_onto_its_card(qtbot: QtBot) -> None:
    cards = fakes.Table()
    spare = cards.card("Arya Stark", fakes.A, "hand")
    view = fakes.seen(cards, (fakes.stark_side(cards, hand=(spare,)), fakes.lannister_side(cards)))
    view = replace(view, decision=decision("action", [("duplicate", spare.id), PASS]))
    table = open_table(qtbot, view)
    drag(table, table.spot_of(spare.id), table.spot("Bran Stark"))
    assert table.game.sent == []
    drag(table, table.spot_of(spare.id), table.spot("Arya Stark"))
    assert table.game.sent == [("duplicate", spare.id)]


def test_escape_ends_a_drag_and_the_release_does_nothing(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.marshalling())
    end = zone_spot(table, "near_characters")
    press_and_move(table, table.spot("Sansa Stark"), end)
    escape = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(table.page.view, escape)
    assert not table.director.drag.active
    mouse(table.page.view.viewport(), QEvent.Type.MouseButtonRelease, end, LEFT, NONE)
    assert table.game.sent == []
    drag(table, table.spot("Sansa Stark"), end)
    assert len(table.game.sent) == 1


def test_an_update_in_the_middle_of_a_drag_ends_it(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.marshalling(), fakes.waiting())
    end = zone_spot(table, "near_characters")
    press_and_move(table, table.spot("Sansa Stark"), end)
    table.game.now = 1
    table.game.show()
    assert not table.director.drag.active
    mouse(table.page.view.viewport(), QEvent.Type.MouseButtonRelease, end, LEFT, NONE)
    assert table.game.sent == []


def test_attackers_are_clicked_in_any_order_and_sent_rising(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.attackers())
    robb, arya = table.id("Robb Stark"), table.id("Arya Stark")
    assert not table.page.prompt.buttons[-1].isEnabled()
    for title in ("Arya Stark", "Robb Stark", "Greatjon Umber", "Greatjon Umber"):
        click(table, table.spot(title))
    looks = {title: table.page.scene.item_for(table.id(title)).look.chosen for title in ("Arya Stark", "Robb Stark")}
    assert looks == {"Arya Stark": 1, "Robb Stark": 2}
    assert table.page.prompt.count.text() == "2 chosen, at least 1"
    qtbot.mouseClick(table.page.prompt.buttons[-1], Qt.MouseButton.LeftButton)
    assert table.game.runs == [(robb, arya)]
    assert table.game.sent == []


def test_attackers_are_dropped_into_the_lane(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.attackers())
    for title in ("Winterfell Honor Guard", "Robb Stark"):
        drag(table, table.spot(title), zone_spot(table, "lane"))
    assert table.game.runs == []
    assert table.director.selection.picks == [table.id("Winterfell Honor Guard"), table.id("Robb Stark")]
    drag(table, table.spot("Arya Stark"), zone_spot(table, "near_locations"))
    assert len(table.director.selection.picks) == 2


def test_the_last_id_can_be_picked_first(qtbot: QtBot) -> None:
    view = fakes.claim()
    able = frozenset(
        named(view, title, fakes.A).id for title in ("Robb Stark", "Greatjon Umber", "Arya Stark", "Bran Stark")
    )
    table = open_table(qtbot, game=fakes.FakeGame(view, candidates=able))
    click(table, table.spot("Bran Stark", fakes.A))
    assert not table.page.prompt.buttons[-1].isEnabled()
    click(table, table.spot("Robb Stark", fakes.A))
    assert table.page.prompt.count.text() == "2 of 2 chosen"
    qtbot.mouseClick(table.page.prompt.buttons[-1], Qt.MouseButton.LeftButton)
    assert table.game.runs == [(table.id("Robb Stark", fakes.A), table.id("Bran Stark", fakes.A))]


def test_a_response_is_chosen_and_confirmed(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.response())
    click(table, table.spot("Lannisport Steward"))
    assert table.director.selection.held == -1
    click(table, table.spot("The Hound"))
    click(table, table.spot("Tyrion Lannister"))
    assert table.page.prompt.buttons[-1].text() == "Kneel Tyrion Lannister"
    qtbot.mouseClick(table.page.prompt.buttons[-1], Qt.MouseButton.LeftButton)
    assert table.game.sent == [("choose", table.id("Tyrion Lannister"))]


def test_declining_is_a_button(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.response())
    qtbot.mouseClick(table.page.prompt.buttons[0], Qt.MouseButton.LeftButton)
    assert table.game.sent == [("no",)]


def test_challenges_stand_in_the_lane(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.declaring())
    words = [button.text() for button in table.page.lane.options]
    assert words == ["Military", "Military on the Hand", "Intrigue", "Intrigue on the Hand"]
    qtbot.mouseClick(table.page.lane.options[3], Qt.MouseButton.LeftButton)
    assert table.game.sent == [("challenge", "intrigue", 1, "hand")]
    assert [button.text() for button in table.page.prompt.buttons] == ["End challenges"]


def test_a_plot_is_chosen_from_the_strip_or_dropped_on_the_head(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.plot_choice())
    plot = table.id("Counting Favors")
    drag(table, table.spot("Counting Favors"), zone_spot(table, "near_head"))
    assert table.game.sent == [("plot", plot)]
    assert table.page.prompt.buttons[0].text() == "Show your hand"
    table.page.prompt.pressed.emit(("ui", "hand"))
    assert table.page.scene.item_for(plot) is None
    assert table.page.scene.item_for(table.id("Eddard Stark")) is not None


def test_a_seat_is_chosen_on_its_head(qtbot: QtBot) -> None:
    view = replace(
        fakes.waiting(), active_player=fakes.A, decision=decision("first_player", [("first", 0), ("first", 1)])
    )
    table = open_table(qtbot, view)
    head = table.page.far_head
    qtbot.mouseClick(head, Qt.MouseButton.LeftButton, pos=QPoint(head.width() // 2, 20))
    assert table.game.sent == [("first", 1)]


def test_clicks_while_another_decides_send_nothing(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.waiting())
    for title in ("Sansa Stark", "Robb Stark", "The Hound"):
        double_click(table, table.spot(title))
    drag(table, table.spot("Sansa Stark"), zone_spot(table, "near_characters"))
    assert table.game.sent == [] and table.game.runs == []
    assert table.page.prompt.buttons == []


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_menu_of_a_card_says_what_the_buttons_say(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.marshalling())
    lordship = table.id("Lordship")
    item = table.page.scene.item_for(lordship)
    assert item is not None
    item.menu_asked.emit(item.scenePos())
    menu = table.director.looker.menu
    assert menu is not None
    words = [action.text() for action in menu.actions() if not action.isSeparator()]
    assert words == [
        "Marshal Lordship to Robb Stark",
        "Marshal Lordship to Arya Stark",
        "Marshal Lordship to Bran Stark",
        "Show in full",
        "Why?",
    ]
    menu.actions()[1].trigger()
    assert table.game.sent == [("marshal", lordship, table.id("Arya Stark"))]
    menu.close()
