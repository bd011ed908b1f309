"""What pointing means before anything is sent: one card, a card and its target, runs of picks."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from agot_desktop.model.cardgame.observation import Observation
from agot_desktop.model.kernel.decision import DONE
from agot_desktop.view.table.offers import LANE, Offers, is_run, offers_of
from agot_desktop.view.table.selection import Selection, Send
from tests.view import fakes
from tests.view.fakes import FakeGathered, decision, face_of, named


def offers(view: Observation) -> Offers:
    return offers_of(view, lambda code: face_of(code).name)


def plain(view: Observation) -> Selection:
    return Selection(offers(view), lambda _picked: FakeGathered(frozenset(), False))


def running(view: Observation, able: frozenset[int], least: int, most: int) -> tuple[Selection, list[tuple[int, ...]]]:
    asked: list[tuple[int, ...]] = []

    def gather(picked: Sequence[int]) -> FakeGathered:
        asked.append(tuple(picked))
        left = able - set(picked) if len(picked) < most else frozenset()
        return FakeGathered(frozenset(left), least <= len(picked) <= most)

    return Selection(offers(view), gather), asked


def test_another_seats_decision_offers_nothing() -> None:
    selection = plain(fakes.waiting())
    assert not selection.offers.open
    assert selection.legal() == frozenset()
    assert selection.point(3) is None
    assert selection.confirm() is None


def test_first_click_picks_up_and_second_sends() -> None:
    view = fakes.marshalling()
    sansa = named(view, "Sansa Stark").id
    selection = plain(view)
    assert selection.point(sansa) is None
    assert selection.chosen() == (sansa,)
    assert selection.point(sansa) == Send(choice=("marshal", sansa))


def test_an_attachment_waits_for_its_target() -> None:
    view = fakes.marshalling()
    lordship, robb, arya = (named(view, title).id for title in ("Lordship", "Robb Stark", "Arya Stark"))
    selection = plain(view)
    selection.point(lordship)
    assert selection.confirm() is None
    assert selection.legal() == frozenset((robb, arya, named(view, "Bran Stark").id))
    assert selection.point(named(view, "Greatjon Umber").id) is None
    assert selection.point(arya) == Send(choice=("marshal", lordship, arya))


def test_a_card_that_is_not_offered_cannot_be_picked_up() -> None:
    view = fakes.marshalling()
    selection = plain(view)
    assert selection.point(named(view, "Eddard Stark").id) is None
    assert selection.held == -1


def test_cancel_puts_the_card_down_once() -> None:
    view = fakes.marshalling()
    selection = plain(view)
    selection.point(named(view, "Sansa Stark").id)
    assert selection.cancel()
    assert selection.held == -1
    assert not selection.cancel()


def test_a_run_is_gathered_in_any_order_and_sent_rising() -> None:
    view = fakes.attackers()
    robb, umber, arya = (named(view, title).id for title in ("Robb Stark", "Greatjon Umber", "Arya Stark"))
    selection, asked = running(view, frozenset((robb, umber, arya)), 1, 3)
    assert selection.confirm() is None
    for card in (arya, robb):
        assert selection.point(card) is None
    assert selection.chosen() == (arya, robb)
    assert selection.confirm() == Send(run=(robb, arya))
    assert asked == [(), (arya,), (arya, robb)]


def test_a_second_click_takes_a_pick_back_and_cancel_all() -> None:
    view = fakes.attackers()
    robb, arya = named(view, "Robb Stark").id, named(view, "Arya Stark").id
    selection, _asked = running(view, frozenset((robb, arya)), 1, 2)
    for card in (robb, arya, robb):
        selection.point(card)
    assert selection.picks == [arya]
    assert selection.cancel()
    assert selection.picks == []


def test_candidates_come_from_the_game_not_from_the_first_options() -> None:
    """With two to choose, the highest id is no first pick of a rising run, but may be pointed at first."""
    view = fakes.claim()
    bran = named(view, "Bran Stark", fakes.A).id
    assert view.decision is not None and ("choose", bran) not in view.decision.options
    selection, _asked = running(view, frozenset((bran, named(view, "Arya Stark").id)), 2, 2)
    assert bran in selection.legal()
    selection.point(bran)
    assert selection.picks == [bran]


def test_an_empty_run_that_may_end_sends_done() -> None:
    view = fakes.attackers()
    assert view.decision is not None
    view = replace(
        view,
        decision=replace(view.decision, kind="cardgame.defenders", options=(*view.decision.options, DONE), least=0),
    )
    selection, _asked = running(view, frozenset((1,)), 0, 2)
    assert selection.confirm() == Send(choice=DONE)


def test_where_the_order_matters_picks_are_sent_one_by_one() -> None:
    asked = decision("order", [("choose", 1), ("choose", 2)], least=2, most=2)
    assert not is_run(asked)
    assert is_run(decision("attackers", [("choose", 1), ("choose", 2)], most=2))
    assert not is_run(decision("target", [("choose", 1), ("choose", 2)], most=1))
    assert is_run(decision("attackers", [("choose", 2), DONE], most=1, picked=(1,)))


@pytest.mark.parametrize(
    ("title", "zones"),
    [("Sansa Stark", {"near_characters"}), ("Godswood", {"near_locations"}), ("Eddard Stark", set())],
)
def test_drops_are_exactly_what_is_offered(title: str, zones: set[str]) -> None:
    view = fakes.marshalling()
    drops = offers(view).drops(named(view, title).id)
    assert set(drops.zones) == zones
    assert not drops.cards


def test_an_attachment_drops_on_its_targets_only() -> None:
    view = fakes.marshalling()
    drops = offers(view).drops(named(view, "Lordship").id)
    assert not drops.zones
    assert set(drops.cards) == {named(view, title).id for title in ("Robb Stark", "Arya Stark", "Bran Stark")}


def test_a_duplicate_drops_on_the_card_with_its_title() -> None:
    table = fakes.Table()
    spare = table.card("Arya Stark", fakes.A, "hand")
    view = fakes.seen(table, (fakes.stark_side(table, hand=(spare,)), fakes.lannister_side(table)))
    view = replace(view, decision=decision("action", [("duplicate", spare.id), ("pass",)]))
    drops = offers(view).drops(spare.id)
    assert drops.cards == {named(view, "Arya Stark").id: ("duplicate", spare.id)}


def test_attackers_drop_into_the_lane() -> None:
    view = fakes.attackers()
    assert set(offers(view).drops(named(view, "Robb Stark").id).zones) == {LANE}
    assert not offers(fakes.response()).drops(named(view, "The Hound").id)


def test_cards_of_piles_are_laid_out_to_be_chosen() -> None:
    table = fakes.Table()
    view = fakes.seen(table, (fakes.stark_side(table), fakes.lannister_side(table)))
    dead = view.seats[fakes.A].dead[0].id
    robb = named(view, "Robb Stark").id
    view = replace(view, decision=decision("target", [("choose", robb), ("choose", dead)]))
    assert [card.id for card in offers(view).strip] == [dead]


def test_plots_are_laid_out_and_dropped_on_the_head() -> None:
    view = fakes.plot_choice()
    made = offers(view)
    assert len(made.strip) == 4
    assert set(made.drops(made.strip[0].id).zones) == {"near_head"}


def two_copies(kind: str, word: str) -> tuple[Observation, int, int]:
    """A hand with two equal cards of which the decision offers the first; their ids."""
    view = fakes.marshalling()
    sansa = named(view, "Sansa Stark")
    copy = replace(sansa, id=990)
    mine = replace(view.seats[0], hand=(*view.seats[0].hand, copy))
    asked = decision(kind, [(word, sansa.id), DONE])
    return replace(view, seats=(mine, view.seats[1]), decision=asked), sansa.id, copy.id


def test_an_equal_card_of_the_hand_does_as_well_as_the_one_that_is_offered() -> None:
    view, offered, copy = two_copies("action", "marshal")
    selection = plain(view)
    assert selection.legal() == frozenset((offered, copy))
    selection.point(copy)
    assert selection.confirm() == Send(choice=("marshal", offered))
    assert plain(view).drops(copy).zones == plain(view).drops(offered).zones


def test_in_a_run_the_offered_copy_is_picked_in_place_of_an_equal_one() -> None:
    view, offered, copy = two_copies("setup", "place")
    selection, _asked = running(view, frozenset((offered,)), 0, 5)
    assert copy in selection.legal()
    selection.point(copy)
    assert selection.picks == [offered] and copy not in selection.legal()
    selection.point(copy)
    assert selection.picks == [offered]


def test_another_players_equal_card_is_no_copy() -> None:
    view, _offered, _copy = two_copies("action", "marshal")
    theirs = replace(view.seats[1], hand=(replace(named(view, "Sansa Stark"), id=991, owner=1),))
    assert 991 not in plain(replace(view, seats=(view.seats[0], theirs))).legal()
