"""Drawing: the framework draw, the cap on effects, empty decks (section 6, ADD-01, ADD-23)."""

from __future__ import annotations

import pytest

from agot_desktop.model.cardgame.abilities.vocabulary import *
from tests.model.cardgame.conftest import MakeTable
from tests.model.cardgame.table import A, B, Own, Table, card, event, location


def scroll(n: int, who: Any = YOU) -> Own:
    return event("Scroll", action(ANY_PHASE, effect=draw(n, who)))


def hand(t: Table, seat: int) -> int:
    return len(t.state.seats[seat].hand)


def test_each_player_draws_two_outside_the_cap(make: MakeTable) -> None:
    """DRAW-01, DRAW-03."""
    t = make().begin("draw").until_phase("marshalling")
    assert (hand(t, A), hand(t, B)) == (2, 2)
    assert (t.state.seats[A].drawn, t.state.seats[B].drawn) == (0, 0)


def test_effects_draw_three_cards_in_a_round_and_no_more(make: MakeTable) -> None:
    """DRAW-02: what is over the cap is ignored, not put off."""
    t = make(scroll(2))
    t.many(A, "hand", "Scroll", "Scroll", "Scroll")
    t.begin("dominance").do(A, "play Scroll", "play Scroll")
    assert hand(t, A) == 1 + 3 and t.state.seats[A].drawn == 3
    t.until("action", A)
    assert not t.offers(A, "play Scroll"), "it could only draw (ADD-23)"
    t.until_phase("plot").until("action", A)
    assert t.state.seats[A].drawn == 0 and t.offers(A, "play Scroll")
    t.now(A, "play Scroll")
    assert t.state.seats[A].drawn == 2


def test_the_cap_is_counted_for_each_player(make: MakeTable) -> None:
    t = make(scroll(3, EACH_PLAYER))
    t.state.own_seat(A).drawn = 2
    t.many(A, "hand", "Scroll", "Scroll")
    t.begin("dominance").do(A, "play Scroll")
    assert (hand(t, A), hand(t, B)) == (1 + 1, 3)
    t.until("action", A)
    assert not t.offers(A, "play Scroll")


def test_an_effect_that_does_more_than_draw_may_be_used_at_the_cap(make: MakeTable) -> None:
    """ADD-23."""
    t = make(event("Feast", action(ANY_PHASE, effect=do(draw(1), gain_gold(1)))))
    t.state.own_seat(A).drawn = 3
    t.many(A, "hand", "Feast")
    t.begin("dominance").do(A, "play Feast")
    assert (hand(t, A), t.state.seats[A].gold) == (0, 1)


def test_the_cap_cuts_one_drawing_short(make: MakeTable) -> None:
    """DRAW-07: card by card."""
    t = make(scroll(5))
    t.many(A, "hand", "Scroll")
    t.begin("dominance").do(A, "play Scroll")
    assert hand(t, A) == 3


def test_adding_a_card_to_hand_is_not_drawing(make: MakeTable) -> None:
    """DRAW-04: a search and a return neither count nor stop at the cap."""
    t = make(
        event("Search", action(ANY_PHASE, effect=search(named("Page")))),
        card("Page"),
        location("Grave", action(ANY_PHASE, cost=kneel(THIS), effect=return_from_pile(choose(CARD, in_=dead_pile())))),
    )
    t.state.own_seat(A).drawn = 3
    t.many(A, "hand", "Search")
    t.many(A, "play", "Grave")
    t.many(A, "deck", "Page")
    t.many(A, "dead", "Page")
    t.begin("dominance").do(A, "play Search", "choose Page", "use Grave")
    assert t.names(A, "hand") == ["Page", "Page"] and t.state.seats[A].drawn == 3


@pytest.mark.parametrize(("counts", "drawn"), [(False, 0), (True, 1)])
def test_more_cards_in_the_draw_phase(make: MakeTable, counts: bool, drawn: int) -> None:
    """DRAW-03, CFG-DRAWCAP-BONUS."""
    t = make(location("Library", constant(draw_phase(YOU, 1))), options={"CFG-DRAWCAP-BONUS": counts})
    t.many(A, "play", "Library")
    t.begin("draw").until_phase("marshalling")
    assert (hand(t, A), hand(t, B), t.state.seats[A].drawn) == (3, 2, drawn)

    t = make(location("Library", constant(draw_phase(YOU, 1))), options={"CFG-DRAWCAP-BONUS": counts})
    t.many(A, "play", "Library")
    t.state.own_seat(A).drawn = 3
    t.begin("draw").until_phase("marshalling")
    assert hand(t, A) == (2 if counts else 3)


def test_an_empty_deck_gives_what_it_has_and_the_game_goes_on(make: MakeTable) -> None:
    """DRAW-06, ADD-01: the discard pile is not shuffled in."""
    t = make()
    t.many(A, "discard", "Filler", "Filler")
    t.begin("draw", deck=1).until_phase("marshalling")
    assert (hand(t, A), hand(t, B)) == (1, 1) and t.state.outcome() is None
    assert len(t.state.seats[A].discard) == 2 and t.state.seats[A].deck == []
    t.until_phase("draw").until_phase("marshalling")
    assert hand(t, A) == 1


def test_with_deck_out_who_must_draw_from_an_empty_deck_is_out(make: MakeTable) -> None:
    """CFG-DECKOUT, WIN-08: in the framework draw as by an effect, but not for what the cap stops."""
    t = make(options={"CFG-DECKOUT": True})
    t.many(B, "deck", "Filler", "Filler", "Filler")
    t.begin("draw", deck=0)
    while t.state.outcome() is None:
        t.rest()
    outcome = t.state.outcome()
    assert outcome is not None and (outcome.reason, outcome.winner) == ("deck", B)
    assert t.state.problems() == []

    t = make(scroll(2), options={"CFG-DECKOUT": True})
    t.many(A, "hand", "Scroll")
    t.begin("dominance", deck=1).do(A, "play Scroll")
    outcome = t.state.outcome()
    assert outcome is not None and (outcome.reason, outcome.winner) == ("deck", B)

    t = make(event("Feast", action(ANY_PHASE, effect=do(draw(2), gain_gold(1)))), options={"CFG-DECKOUT": True})
    t.many(A, "hand", "Feast")
    t.state.own_seat(A).drawn = 2
    t.begin("dominance", deck=1).do(A, "play Feast")
    assert t.state.outcome() is None and hand(t, A) == 1


def test_when_both_decks_are_out_nobody_wins_alone(make: MakeTable) -> None:
    """CFG-DECKOUT: both have to draw at once."""
    t = make(options={"CFG-DECKOUT": True})
    t.begin("draw", deck=0)
    while t.state.outcome() is None:
        t.rest()
    outcome = t.state.outcome()
    assert outcome is not None and outcome.winner is None and t.state.problems() == []


def test_there_is_no_limit_to_a_hand(make: MakeTable) -> None:
    """DRAW-05."""
    t = make()
    t.many(A, "hand", *["Filler"] * 15)
    t.begin("draw").until_phase("plot")
    assert hand(t, A) == 17
