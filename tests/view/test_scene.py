"""The scene shows what the observation says: every card once, in its zone, with its state."""

from dataclasses import replace
from itertools import combinations

import pytest
from pytestqt.qtbot import QtBot

from agot_desktop.model.cardgame.observation import Observation
from agot_desktop.view.table.offers import everything
from agot_desktop.view.table.scene import TableCard
from tests.view import fakes
from tests.view.fakes import A, B
from tests.view.tables import Table, open_table

VIEWS = [
    fakes.marshalling,
    fakes.response,
    fakes.declaring,
    fakes.attackers,
    fakes.claim,
    fakes.crowded,
    fakes.game_over,
]


def shown(table: Table) -> dict[object, TableCard]:
    return table.page.scene.items_shown()


@pytest.mark.parametrize("make", VIEWS)
def test_every_card_in_play_and_in_hand_has_one_item(qtbot: QtBot, make: object) -> None:
    view: Observation = make()  # type: ignore[operator]
    table = open_table(qtbot, view)
    wanted = set()
    for seat, name, card in everything(view):
        if name in ("play", "attached", "hand_of_the_king") or (name == "hand" and seat.seat == A):
            wanted.add(card.id)
    assert set(shown(table)) == wanted


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (960, 540)])
def test_cards_stand_in_their_rows(qtbot: QtBot, size: tuple[int, int]) -> None:
    view = fakes.marshalling()
    table = open_table(qtbot, view, size=size)
    for seat, name, card in everything(view):
        if name != "play":
            continue
        item = shown(table)[card.id]
        side = "near" if seat.seat == A else "far"
        kind = "characters" if card.type == "character" else "locations"
        assert item.zone == f"{side}_{kind}"
        ground = table.page.scene.zones[item.zone].rect()
        assert ground.contains(item.mapRectToScene(item.card_rect()).center())


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_crowd_stands_apart_inside_its_rows(qtbot: QtBot, size: tuple[int, int]) -> None:
    view = fakes.crowded()
    table = open_table(qtbot, view, size=size)
    for zone in ("near_characters", "far_characters", "near_locations", "far_locations"):
        ids = [card.id for seat in view.seats for card in seat.play]
        items = [item for key, item in shown(table).items() if item.zone == zone and key in ids]
        boxes = []
        for item in items:
            width = item.density.width * item.scale()
            height = item.density.height * item.scale()
            boxes.append((item.home.x(), item.home.y(), item.home.x() + width, item.home.y() + height))
        assert len(boxes) >= 9
        ground = table.page.scene.zones[zone].rect()
        for left, top, right, bottom in boxes:
            assert ground.left() <= left and right <= ground.right()
            assert ground.top() <= top and bottom <= ground.bottom()
        for one, other in combinations(boxes, 2):
            assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def test_states_are_shown(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.response())

    def look(title: str) -> object:
        return shown(table)[table.id(title)].look

    robb, hound, cersei = look("Robb Stark"), look("The Hound"), look("Cersei Lannister")
    assert robb.kneeling and robb.attacking and robb.power == 1 and not robb.legal  # type: ignore[attr-defined]
    assert hound.defending and hound.legal  # type: ignore[attr-defined]
    assert cersei.duplicates == 1 and cersei.legal  # type: ignore[attr-defined]


def test_the_hand_of_the_king_shows_its_ring_and_whether_it_is_in_play(qtbot: QtBot) -> None:
    view = fakes.response()
    table = open_table(qtbot, view)
    near, far = (view.seats[seat].hand_of_the_king for seat in (A, B))
    assert near is not None and far is not None
    inside, outside = (shown(table)[card.id].look.hand_of_the_king for card in (near, far))
    assert inside is not None and outside is not None
    assert (inside.tokens, inside.threshold, inside.in_play) == (4, 3, True)
    assert (outside.tokens, outside.threshold, outside.in_play) == (3, 5, False)
    assert "out of play" in shown(table)[far.id].accessible_name


def test_joust_has_no_slot_for_a_hand(qtbot: QtBot) -> None:
    view = fakes.marshalling()
    view = replace(view, variant="joust", seats=tuple(replace(seat, hand_of_the_king=None) for seat in view.seats))
    table = open_table(qtbot, view)
    assert table.page.memory.accessibleName() == ""
    assert "Joust" in table.page.bar.variant.whole()


def test_attachments_stand_above_their_card_and_under_it(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.response())
    ice, umber = shown(table)[table.id("Ice")], shown(table)[table.id("Greatjon Umber")]
    assert ice.zValue() < umber.zValue()
    assert ice.home.y() < umber.home.y() and abs(ice.home.x() - umber.home.x()) < 2
    assert ice.density.name == "tile_strip"


def test_cards_that_leave_are_removed_and_others_keep_their_item(qtbot: QtBot) -> None:
    view = fakes.response()
    near = view.seats[A]
    later = replace(view, decision=None, seats=(replace(near, play=near.play[1:], hand=near.hand[:2]), view.seats[B]))
    table = open_table(qtbot, view, later)
    gone, stays = near.play[0].id, near.play[1].id
    item = shown(table)[stays]
    table.game.now = 1
    table.game.show()
    assert gone not in shown(table) and shown(table)[stays] is item
    assert near.hand[3].id not in shown(table)


def test_hidden_cards_are_backs_without_names(qtbot: QtBot) -> None:
    view = fakes.marshalling()
    far = replace(view.seats[B], shadows_count=2)
    table = open_table(qtbot, replace(view, seats=(view.seats[A], far)))
    backs = [item for key, item in shown(table).items() if not isinstance(key, int)]
    assert len(backs) == 2
    assert all(item.face is None and item.accessible_name == "Face-down card" for item in backs)


def test_cards_that_cannot_be_paid_say_so(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.marshalling(gold=2))
    eddard = shown(table)[table.id("Eddard Stark")].look
    assert eddard.dimmed and eddard.dim_reason.startswith("costs ")
    assert shown(table)[table.id("Guilty!")].look.dim_reason == "not now"
    assert not shown(table)[table.id("Sansa Stark")].look.dimmed


def test_gained_and_lost_keywords_and_icons_are_drawn(qtbot: QtBot) -> None:
    view = fakes.response()
    near = view.seats[A]
    changed = replace(near.play[3], icons=("intrigue", "military"), keywords=("Renown",), traits=())
    view = replace(view, seats=(replace(near, play=(*near.play[:3], changed, *near.play[4:])), view.seats[B]))
    item = shown(open_table(qtbot, view))[changed.id]
    assert item.face is not None
    assert item.face.icons == ("military", "intrigue")
    assert [word.key for word in item.face.keywords] == ["Renown"] or "Renown" in [w.key for w in item.face.keywords]
    assert "Army" in item.look.lost


def test_a_new_card_is_marked_until_the_player_acts(qtbot: QtBot) -> None:
    view = fakes.response()
    near = view.seats[A]
    earlier = replace(view, decision=None, seats=(replace(near, play=near.play[1:]), view.seats[B]))
    table = open_table(qtbot, earlier, view)
    table.game.now = 1
    table.game.show()
    assert shown(table)[near.play[0].id].look.new
    assert not shown(table)[near.play[1].id].look.new


def test_text_size_zooms_the_cards(qtbot: QtBot) -> None:
    from agot_desktop.view.theme import themes

    table = open_table(qtbot, fakes.response(), size=(1920, 1080))
    scale = shown(table)[table.id("Godswood")].scale()
    themes().set_text_scale(2.0)
    assert not table.page.layout_now.docked
    small = shown(open_table(qtbot, fakes.response(), size=(960, 540)))
    assert scale != shown(table)[table.id("Godswood")].scale()
    assert small
