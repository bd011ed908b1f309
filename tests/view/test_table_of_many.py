"""The table of three to six: who sits where, everything in reach, titles, whom to attack, and who is in focus."""

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from agot_desktop.model.cardgame.observation import Observation, TitleView
from agot_desktop.model.cardgame.variants import VARIANTS
from agot_desktop.view import motion
from agot_desktop.view.new_game_parts import BOARD_HOUSES, BOARD_VARIANT, SEATS
from agot_desktop.view.seat_arms import ARMS, distinct_arms
from agot_desktop.view.table.around import Seats, around, far_zone
from agot_desktop.view.table.layout import table_layout
from agot_desktop.view.table.offers import everything
from agot_desktop.view.table.paging import Pages
from agot_desktop.view.table.rect import Rect
from agot_desktop.view.table.rows import LEAST_SHARE, Shape, capacity, pack
from agot_desktop.view.table.title_words import OPPOSED, OPPOSES, SUPPORTED, SUPPORTS, relation
from tests.view import many
from tests.view.tables import LEFT, NONE, Table, click, mouse, open_table

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
SIZES = [(960, 540), (1280, 720), (1920, 1080), (2560, 1440)]
K = Qt.Key


def table_of(qtbot: QtBot, view: Observation, size: tuple[int, int] = (1280, 720)) -> Table:
    return open_table(qtbot, size=size, game=many.ManyGame(view))


def crowd(view: Observation, seat: int, number: int) -> Observation:
    """The same with so many characters on one side: copies under other ids."""
    side = view.seats[seat]
    model = next(card for other in view.seats for card in other.play if card.type == "character")
    made = tuple(replace(model, id=9000 + n, kneeling=False, attachments=(), duplicates=()) for n in range(number))
    full = replace(side, play=(*made, *(card for card in side.play if card.type != "character")))
    return replace(view, seats=tuple(full if other.seat == seat else other for other in view.seats))


def with_titles(view: Observation, titles: tuple[TitleView, ...]) -> Observation:
    return replace(view, titles=titles)


# ---- geometry


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("foes", [2, 3, 4, 5])
@pytest.mark.parametrize(("focus", "closer"), [(-1, False), (0, False), (1, True)])
def test_zones_of_every_table_lie_in_the_window_and_apart(
    size: tuple[int, int], foes: int, focus: int, closer: bool
) -> None:
    layout = table_layout(*size, seats=Seats(foes, focus, closer, titles=True))
    zones = layout.zones()
    assert len(layout.foes) == foes
    for name, rect in zones.items():
        assert layout.size.contains(rect), name
        assert rect.w > 30 and rect.h > 20, name
    for (one, first), (other, second) in combinations(zones.items(), 2):
        assert not first.overlaps(second), f"{one} and {other}"
    for foe in layout.foes:
        assert all(foe.frame.contains(part) for part in foe[1:] if part is not None)


def test_the_opponent_in_focus_is_wider_and_one_looked_at_closely_widest() -> None:
    room = Rect(8, 56, 1544, 312)
    equal = around(room, Seats(3, 0))
    assert len({round(foe.frame.w, 3) for foe in equal}) == 1
    five = around(room, Seats(5, 2))
    assert five[2].frame.w > 1.5 * five[0].frame.w and all(foe.characters for foe in five)
    close = around(room, Seats(5, 2, closer=True))
    assert close[2].frame.w > 1.5 * five[2].frame.w
    assert [foe.characters is None for foe in close] == [True, True, False, True, True]


def test_the_own_side_keeps_its_size_beside_many_opponents() -> None:
    """Own characters are as large as the mock-up's, and the hand does not shrink."""
    duel, six = table_layout(1920, 1080), table_layout(1920, 1080, seats=Seats(5, 0, titles=True))
    assert six.near_characters.h >= 0.95 * duel.near_characters.h
    assert six.hand.h >= 0.95 * duel.hand.h
    assert six.titles is not None and six.log is not None and six.log.h > 200


# ---- pages of crowded rows


def test_a_row_holds_as_many_as_stay_visible() -> None:
    row, shapes = Rect(0, 0, 150, 70), [Shape()] * 12
    most = capacity(row, shapes)
    assert 2 <= most < 12
    packed = pack(row, shapes[:most])
    steps = [b.cx - a.cx for a, b in zip(packed.places, packed.places[1:], strict=False)]
    assert min(steps) >= LEAST_SHARE * 84 * packed.scale - 0.01
    assert capacity(Rect(0, 0, 1200, 70), shapes) == 12


def test_pages_are_full_and_go_round() -> None:
    pages = Pages()
    assert pages.cut("row", 10, 4)[:2] == (0, 4)
    assert pages.turn("row", 1) and pages.cut("row", 10, 4)[:2] == (4, 8)
    assert pages.turn("row", 1) and pages.cut("row", 10, 4) == (6, 10, 2, 3)
    assert pages.turn("row", 1) and pages.cut("row", 10, 4).number == 0
    pages.bring("row", 9)
    assert pages.cut("row", 10, 4).stop == 10
    assert pages.cut("row", 3, 4) == (0, 3, 0, 1) and not pages.turn("row", 1)


def test_every_card_of_a_crowded_opponent_can_be_reached(qtbot: QtBot) -> None:
    """By the pager with the mouse, by N with the keys."""
    view = crowd(many.seen("melee", 6, "challenge", 2), 3, 30)
    asked = view.decision
    assert asked is not None
    wanted = [9000 + n for n in range(30)]
    options = tuple(("choose", card) for card in wanted)
    table = table_of(qtbot, replace(view, decision=replace(asked, kind="cardgame.target", options=options)))
    scene = table.page.scene
    place = table.director.heads.opponents().index(3)
    zone = scene.zones[far_zone(place, "characters")]
    assert zone.pages() > 2
    met: set[object] = set()
    for _ in range(zone.pages()):
        met |= {key for key in scene.items_shown() if key in wanted}
        click(table, table.page.view.mapFromScene(zone.pager().center()))
    assert met == set(wanted)
    by_keys = set()
    for _ in range(len(wanted)):
        QTest.keyClick(table.page.view, K.Key_N)
        assert scene.item_for(table.director.keys.cursor) is not None
        by_keys.add(table.director.keys.cursor)
    assert by_keys == set(wanted)
    last = table.director.keys.cursor
    QTest.keyClick(table.page.view, K.Key_Return)
    QTest.keyClick(table.page.view, K.Key_Return)
    assert table.game.sent == [("choose", last)]


def test_an_attachment_on_another_page_is_brought_with_its_card(qtbot: QtBot) -> None:
    view = crowd(many.seen("melee", 6, "challenge", 2), 3, 30)
    asked, side = view.decision, view.seats[3]
    assert asked is not None
    attached = replace(side.play[0], id=9900, type="attachment")
    play = (*side.play[:29], replace(side.play[29], attachments=(attached,)), *side.play[30:])
    view = replace(view, seats=tuple(replace(s, play=play) if s.seat == 3 else s for s in view.seats))
    decision = replace(asked, kind="cardgame.target", options=(("choose", 9900), ("no",)))
    table = table_of(qtbot, replace(view, decision=decision))
    assert table.page.scene.item_for(9900) is None and table.page.scene.hides(9900)
    QTest.keyClick(table.page.view, K.Key_N)
    assert table.page.scene.item_for(9900) is not None and table.director.keys.cursor == 9900


# ---- who sits where


@pytest.mark.parametrize(("variant", "seats"), [("melee", 3), ("kingsmoot", 6), ("hand-of-the-king", 5)])
def test_every_card_in_play_stands_with_its_player(qtbot: QtBot, variant: str, seats: int) -> None:
    view = many.seen(variant, seats, "challenge", 3)
    table = table_of(qtbot, view, (2560, 1440))
    others = table.director.heads.opponents()
    assert others == tuple(range(1, seats))
    shown = table.page.scene.items_shown()
    for seat, name, card in everything(view):
        if name not in ("play", "plot") or seat.seat == 0:
            continue
        side = far_zone(others.index(seat.seat), "characters" if card.type == "character" else "locations")
        item = shown.get(card.id)
        if item is None:
            assert table.page.scene.hides(card.id) == side
        else:
            assert item.zone == side
            ground = table.page.scene.zones[side].rect()
            assert ground.contains(item.home + QPointF(1, 1)) and item.home.x() + 10 < ground.right()


def test_every_head_tells_power_initiative_and_whose_turn_it_is(qtbot: QtBot) -> None:
    view = many.seen("melee", 4, "challenge", 2)
    view = replace(view, active_player=2, first_player=3)
    table = table_of(qtbot, view)
    for place, seat in enumerate(table.director.heads.opponents()):
        panel, side = table.page.panels[place], view.seats[seat]
        said = panel.accessibleName()
        assert said.startswith(many.NAMES[seat]) and f"power {side.power} of 15" in said
        assert ("active player" in said) == (seat == 2) and ("first player" in said) == (seat == 3)
        assert panel.chips["initiative"].number() == str(side.initiative)
        assert panel.chips["initiative"].isVisible() and panel.chips["gold"].isVisible()


def test_hands_of_the_king_are_told_on_every_head(qtbot: QtBot) -> None:
    """HK-64: tokens of every opponent's Hand count, so all are in sight."""
    view = many.seen("hand-of-the-king", 4, "challenge", 2)
    table = table_of(qtbot, view)
    for place, seat in enumerate(table.director.heads.opponents()):
        hand = view.seats[seat].hand_of_the_king
        assert hand is not None
        assert f"{hand.tokens} of {hand.threshold} tokens" in table.page.panels[place].accessibleName()


def test_piles_of_every_opponent_open(qtbot: QtBot) -> None:
    view = many.seen("melee", 6, "challenge", 4)
    seat = next(side.seat for side in view.seats[1:] if side.discard)
    table = table_of(qtbot, view)
    table.director.heads.open_menu(seat)
    menu = table.director.heads.menu
    assert menu is not None
    words = [action.text() for action in menu.actions() if action.text()]
    assert words[0] == "Look closer" and len(words) == 5
    next(action for action in menu.actions() if action.text().startswith("Discard")).trigger()
    assert table.page.viewer.isVisible()
    assert table.page.viewer.model.rowCount() == len(view.seats[seat].discard)
    menu.close()


# ---- focus


def test_who_acts_or_fights_with_the_viewer_is_in_focus(qtbot: QtBot) -> None:
    view = many.seen("melee", 6, "challenge", 2)
    table = table_of(qtbot, replace(view, active_player=4))
    assert table.director.far() == 4 and table.page.seats.focus == 3
    fight = next(
        found for round_ in (1, 2, 3) if (found := many.seen("melee", 6, "defenders", round_).challenge) is not None
    )
    fought = replace(fight, attacker=2, defender=0, over=False)
    later = replace(view, active_player=2, challenge=fought, phase="challenges")
    table.director.heads.follow(later)
    assert table.director.far() == 2


def test_nothing_moves_away_under_a_pressed_button(qtbot: QtBot) -> None:
    view = many.seen("melee", 6, "challenge", 2)
    table = table_of(qtbot, replace(view, active_player=4))
    before = table.page.seats
    QTest.mousePress(table.page.view.viewport(), LEFT, pos=QPoint(300, 400))
    table.director.heads.follow(replace(view, active_player=2))
    assert table.page.seats == before
    QTest.mouseRelease(table.page.view.viewport(), LEFT, pos=QPoint(300, 400))
    table.director.heads.follow(replace(view, active_player=2))
    assert table.page.seats.focus == 1


def test_who_is_out_of_the_game_is_said(qtbot: QtBot) -> None:
    """WIN-08."""
    view = many.seen("melee", 4, "challenge", 2)
    gone = tuple(replace(side, out=side.seat == 2) for side in view.seats)
    table = table_of(qtbot, replace(view, seats=gone))
    said = [panel.accessibleName() for panel in table.page.panels[:3]]
    assert ["out of the game" in words for words in said] == [False, True, False]


def test_looking_closer_and_around(qtbot: QtBot) -> None:
    view = many.seen("kingsmoot", 5, "challenge", 3)
    table = table_of(qtbot, view)
    page, heads = table.page, table.director.heads
    qtbot.mouseClick(page.panels[1], LEFT, pos=QPoint(20, 10))
    assert heads.closely == 2 and page.seats.closer
    hidden = [card.id for card in view.seats[4].play]
    assert hidden and all(page.scene.item_for(card) is None for card in hidden)
    table.director.bring(hidden[0])
    assert heads.closely == 4 and page.scene.item_for(hidden[0]) is not None
    qtbot.mouseClick(page.panels[3], LEFT, pos=QPoint(20, 10))
    assert heads.closely == -1 and not page.seats.closer
    for wanted in (1, 2, 3, 4, -1):
        QTest.keyClick(page.view, K.Key_V)
        assert heads.closely == wanted


# ---- whom to attack


def declaring(variant: str = "melee", seats: int = 4, *, hands: bool = False) -> Observation:
    """A decision to challenge one of several opponents; with `hands` also a Hand of the King."""
    for seed in range(1, 12):
        for round_ in range(1, 6):
            view = many.seen(variant, seats, "challenge", round_, seed)
            assert view.decision is not None
            found = [choice for choice in view.decision.options if choice[0] == "challenge"]
            several = len({choice[2] for choice in found}) > 1
            if several and (not hands or any(len(choice) > 3 for choice in found)):
                return view
    raise LookupError("no choice between opponents")


def targets(view: Observation, kind: str) -> set[int]:
    assert view.decision is not None
    return {int(c[2]) for c in view.decision.options if c[0] == "challenge" and c[1] == kind and len(c) == 3}


def test_a_challenge_is_declared_by_clicking_its_kind_and_the_player(qtbot: QtBot) -> None:
    view = declaring()
    table = table_of(qtbot, view)
    kind = table.page.lane.options[0].option.kind
    qtbot.mouseClick(table.page.lane.options[0], LEFT)
    lit = [seat for place, seat in enumerate(table.director.heads.opponents()) if table.page.panels[place].target]
    assert set(lit) == targets(view, kind) and table.game.sent == []
    QTest.keyClick(table.page.view, K.Key_Escape)
    assert not any(panel.target for panel in table.page.panels)
    qtbot.mouseClick(table.page.lane.options[0], LEFT)
    place = table.director.heads.opponents().index(lit[0])
    qtbot.mouseClick(table.page.panels[place], LEFT, pos=QPoint(20, 10))
    assert table.game.sent == [("challenge", kind, lit[0])]


def test_a_challenge_is_declared_by_keys(qtbot: QtBot) -> None:
    view = declaring()
    table = table_of(qtbot, view)
    kind = table.page.lane.options[0].option.kind
    QTest.keyClick(table.page.view, K.Key_1)
    aims = table.director.selection.aims()
    assert len(aims) > 1 and [button.key for button in table.page.prompt.state.buttons[:-1]] == list(aims)
    QTest.keyClick(table.page.view, K.Key_2)
    assert table.game.sent == [aims[1]] and aims[1][1] == kind


def drag_option(table: Table, end: QPoint) -> None:
    """Drags the first sign of the lane to a point of the page."""
    button = table.page.lane.options[0]
    mouse(button, QEvent.Type.MouseButtonPress, QPoint(20, 10), LEFT, LEFT)
    for share in (0.3, 1.0):
        way = button.mapFrom(table.page, end) - QPoint(20, 10)
        mouse(button, QEvent.Type.MouseMove, QPoint(20, 10) + way * share, NONE, LEFT)
    mouse(button, QEvent.Type.MouseButtonRelease, button.mapFrom(table.page, end), LEFT, NONE)


def test_a_challenge_is_declared_by_dropping_it_on_the_player_and_nowhere_else(qtbot: QtBot) -> None:
    view = declaring()
    table = table_of(qtbot, view)
    kind = table.page.lane.options[0].option.kind
    legal = targets(view, kind)
    others = table.director.heads.opponents()
    drag_option(table, table.page.prompt.geometry().center())
    assert table.game.sent == []
    for seat in others:
        if seat not in legal:
            drag_option(table, table.page.panels[others.index(seat)].geometry().center())
    assert table.game.sent == []
    seat = min(legal)
    frame = table.page.layout_now.foes[others.index(seat)].frame
    drag_option(table, QPoint(int(frame.cx), int(frame.bottom - 6)))
    assert table.game.sent == [("challenge", kind, seat)]
    assert table.director.aiming.sign.isHidden()


def test_a_hand_of_the_king_is_attacked_by_pointing_at_it(qtbot: QtBot) -> None:
    """HK-19, HK-64: against any one opponent's Hand."""
    view = declaring("hand-of-the-king", 3, hands=True)
    assert view.decision is not None
    hands = [choice for choice in view.decision.options if choice[0] == "challenge" and len(choice) > 3]
    assert hands
    table = table_of(qtbot, view)
    kind = str(hands[0][1])
    option = next(button for button in table.page.lane.options if button.option.kind == kind)
    qtbot.mouseClick(option, LEFT)
    king = view.seats[int(hands[0][2])].hand_of_the_king
    assert king is not None and king.id in table.director.selection.legal()
    click(table, table.spot_of(king.id))
    assert table.game.sent == [hands[0]]


def test_a_hand_beside_another_opponent_is_brought_into_sight(qtbot: QtBot) -> None:
    view = declaring("hand-of-the-king", 3, hands=True)
    assert view.decision is not None
    choice = next(choice for choice in view.decision.options if choice[0] == "challenge" and len(choice) > 3)
    table = table_of(qtbot, view)
    seat = int(choice[2])
    table.director.heads.look_closer(3 - seat)
    table.director.selection.aim(str(choice[1]))
    king = view.seats[seat].hand_of_the_king
    assert king is not None and table.page.scene.item_for(king.id) is None
    place = table.director.heads.opponents().index(seat)
    table.director.refresh()
    state = table.page.panels[place]._state
    assert state is not None and state.waiting == 1
    table.director.bring(king.id)
    assert table.director.heads.closely == seat and table.page.scene.item_for(king.id) is not None


# ---- titles


def test_titles_are_listed_with_holders_and_lit_while_they_can_be_taken(qtbot: QtBot) -> None:
    """MEL-03, MEL-05."""
    found = (many.seen("melee", 4, "title", 2, seed) for seed in range(1, 20))
    view = next(view for view in found if any(title.holder >= 0 for title in view.titles))
    table = table_of(qtbot, view)
    rows = {row.row.title: row.row for row in table.page.titles.rows}
    assert len(rows) == 6 and table.page.titles.isVisible()
    assert view.decision is not None
    free = {choice[1] for choice in view.decision.options}
    assert {title for title, row in rows.items() if row.legal} == free
    for title in view.titles:
        assert rows[title.name].holder == (many.NAMES[title.holder] if title.holder >= 0 else "")
    assert rows["Master of Coin"].below == "supports Master of Laws · opposes Hand of the King"
    chosen = sorted(free)[0]
    row = next(row for row in table.page.titles.rows if row.row.title == chosen)
    qtbot.mouseClick(row, LEFT)
    assert table.game.sent == [("title", chosen)]


def test_kingsmoot_titles_say_what_would_move_them_and_who_holds_how_many(qtbot: QtBot) -> None:
    """KM-05, KM-34."""
    view = many.seen("kingsmoot", 4, "challenge", 2)
    table = table_of(qtbot, view)
    rows = {row.row.title: row.row for row in table.page.titles.rows}
    assert rows["Reaver"].below == "goes to who wins initiative"
    assert all(row.holder in many.NAMES for row in rows.values())
    for place, seat in enumerate(table.director.heads.opponents()):
        held = [title for title in view.titles if title.holder == seat]
        for title in held:
            assert title.name in table.page.panels[place].toolTip()


def test_a_title_that_changes_hands_flies_and_glows(qtbot: QtBot) -> None:
    view = many.seen("kingsmoot", 4, "challenge", 2)
    moved = tuple(
        replace(title, holder=(title.holder + 1) % 4) if title.name == "The Reader" else title for title in view.titles
    )
    table = open_table(qtbot, game=many.ManyGame(view, with_titles(view, moved)))
    before = motion.speed()
    motion.set_speed("normal")
    try:
        table.game.now = 1
        table.game.show()
        assert table.page.flight.isVisible()
        glowing = [row.row.title for row in table.page.titles.rows if row.glows]
        assert glowing == ["The Reader"]
        qtbot.waitUntil(lambda: not table.page.flight.isVisible(), timeout=4000)
    finally:
        motion.set_speed(before)


def test_relations_are_those_of_the_titles() -> None:
    """MEL-05: one-directional; support forbids the attack and counts most."""
    view = many.seen("melee", 4, "challenge", 1)

    def holding(*holders: tuple[str, int]) -> Observation:
        held = dict(holders)
        return with_titles(view, tuple(replace(title, holder=held.get(title.name, -1)) for title in view.titles))

    seen = holding(("Master of Coin", 0), ("Master of Laws", 1), ("Hand of the King", 2), ("Master of Whispers", 3))
    assert relation(seen, 0, 1) == SUPPORTS
    assert relation(seen, 0, 2) == OPPOSES
    assert relation(seen, 0, 3) == SUPPORTED
    assert relation(seen, 2, 0) == OPPOSES and relation(seen, 1, 0) == SUPPORTED
    alone = holding(("Master of Coin", 1), ("Hand of the King", 0))
    assert relation(alone, 0, 1) == OPPOSES
    assert relation(holding(("Master of Laws", 0), ("Master of Whispers", 1)), 0, 1) == OPPOSES
    assert relation(holding(("Crown Regent", 0), ("Master of Coin", 1)), 0, 1) == ""
    one_way = tuple(TitleView(name, holder, (), opposes) for name, holder, opposes in (("A", 0, ()), ("B", 1, ("A",))))
    assert relation(with_titles(view, one_way), 0, 1) == OPPOSED


# ---- colours


def test_no_two_seats_have_the_same_arms() -> None:
    assert distinct_arms(["Stark", "Lannister"]) == ("Stark", "Lannister")
    assert distinct_arms(["Stark", "Stark", "Arryn"]) == ("Stark", "Tyrell", "Arryn")
    assert distinct_arms(["Stark", "Stark"], frozenset({1}))[1] == "Stark"
    six = distinct_arms(["Stark"] * 6)
    assert len(set(six)) == 6 and set(six) <= set(ARMS)


def test_seats_of_one_house_are_told_apart_on_the_table(qtbot: QtBot) -> None:
    view = many.seen("melee", 6, "challenge", 2)
    table = table_of(qtbot, view)
    assert len(set(table.director.houses)) == 6
    assert table.director.houses[0] == view.seats[0].house


def test_the_window_offers_as_many_seats_as_the_rules() -> None:
    cards = {name: (min(rules.SEATS), max(rules.SEATS)) for name, rules in VARIANTS.items()}
    assert {**cards, BOARD_VARIANT: (len(BOARD_HOUSES), len(BOARD_HOUSES))} == SEATS


# ---- the veil


def test_behind_the_veil_nothing_of_any_seat_is_left(qtbot: QtBot) -> None:
    view = many.seen("kingsmoot", 6, "challenge", 3)
    table = table_of(qtbot, view)
    table.director.cover()
    QApplication.processEvents()
    page = table.page
    assert page.scene.items_shown() == {}
    assert all(panel.accessibleName() == "" and panel.toolTip() == "" for panel in page.panels)
    assert page.titles.rows == [] and page.own_titles.toolTip() == ""
    assert all(zone.pages() == 1 for zone in page.scene.zones.values())
