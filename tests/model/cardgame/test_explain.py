"""Why a number is what it is, and why a card cannot be used: right amounts, right sources, right rules."""

import random
from collections.abc import Sequence

from agot_desktop.model.cardgame import explain, stats
from agot_desktop.model.cardgame.costs import cost_of
from agot_desktop.model.cardgame.deck_rules import Deck
from agot_desktop.model.cardgame.explain import ADDED, PENALTY, PRINTED, SET, Number, Part
from agot_desktop.model.cardgame.pool import Pool
from agot_desktop.model.cardgame.setup import new_game
from tests.model.cardgame.conftest import MakeTable
from tests.model.cardgame.table import A, B, card, event, location


def told(number: Number) -> int:
    """What the parts come to."""
    total = 0
    for part in number.parts:
        total = part.amount if part.kind == SET else total + part.amount
    return max(0, total)


def test_parts_add_up_in_whole_games(pool: Pool, decks: Sequence[Deck]) -> None:
    """COMP-19, MAR-02, MAR-06, PLOT-04, CHL-23: at every decision, for every card and player; nothing is changed."""
    for seed in range(3):
        chance = random.Random(seed)
        state = new_game(pool, "hand-of-the-king", list(decks), seed)
        for _ in range(160):
            decision = state.decision
            if decision is None:
                break
            before = state.digest()
            for seat in range(2):
                for number, right in zip(
                    explain.plot_numbers(state, seat),
                    (stats.income(state, seat), stats.initiative(state, seat), stats.claim(state, seat)),
                    strict=True,
                ):
                    assert (number.total, told(number)) == (right, right), number
                for i in state.seats[seat].play:
                    if state.printed[i].type == "character":
                        number = explain.strength(state, i)
                        assert number.total == told(number) == stats.strength(state, i), number
                for i in state.seats[seat].hand:
                    if state.printed[i].type in ("character", "location", "attachment"):
                        number = explain.cost(state, seat, i)
                        assert number.total == told(number) == cost_of(state, seat, i), number
            for i in range(len(state.cards)):
                offered = any(i in choice[1:] for choice in decision.options)
                reason = explain.why_not(state, decision.seat, i)
                assert reason is None if offered else reason is not None, (i, reason)
            assert state.digest() == before
            state.apply(chance.choice(decision.options))


def test_sources_are_named(make: MakeTable) -> None:
    """COMP-16: the gold penalty is a part of the cost; printed values come first."""
    t = make(card("Stranger", cost=2, house="Lannister"), location("Plain Hall", cost=1))
    stranger, hall = t.put(A, "hand", "Stranger"), t.put(A, "hand", "Plain Hall")
    t.begin("marshalling").until("action", A)
    number = explain.cost(t.state, A, stranger)
    assert (number.total, number.parts, number.rule) == (4, (Part(PRINTED, 2), Part(PENALTY, 2)), "MAR-06")
    assert explain.cost(t.state, A, hall).parts == (Part(PRINTED, 1),)


def test_reasons_name_the_rule(make: MakeTable) -> None:
    """MAR-04, MAR-06, UNI-01, RND-08, EVT-01, CHL-06."""
    t = make(
        card("Dear", cost=9), card("Lord Self", cost=0, unique=True), card("Friend", cost=1, icons=["power"]),
        event("Plain Song"),
    )  # fmt: skip
    dear = t.put(A, "hand", "Dear")
    again = t.put(A, "hand", "Lord Self")
    t.put(A, "dead", "Lord Self")
    friend = t.put(A, "play", "Friend", kneeling=True)
    other = t.put(B, "play", "Friend")
    t.begin("marshalling").until("action", A)

    def reason(number: int, seat: int = A) -> tuple[str, str]:
        found = explain.why_not(t.state, seat, number)
        assert found is not None
        return found.key, found.rule

    assert reason(dear) == ("gold", "MAR-06")
    assert reason(again) == ("unique", "UNI-01")
    assert reason(other) == ("not_yours", "RND-08")
    assert reason(friend) == ("no_action", "RND-08")
    assert reason(dear, B) == ("not_asked", "RND-06")
    found = explain.why_not(t.state, A, dear)
    assert found is not None and (found.need, found.have) == (9, t.state.seats[A].gold)
    t.until_phase("challenges").until("action", A)
    assert reason(dear) == ("marshalling_only", "MAR-04")


def test_hidden_cards_are_not_explained(make: MakeTable) -> None:
    """A seat is told of open cards and of its own hand alone."""
    t = make(card("Friend", cost=1))
    mine, theirs = t.put(A, "hand", "Friend"), t.put(B, "hand", "Friend")
    deck = t.put(A, "deck", "Friend")
    t.begin("marshalling")
    assert explain.shown_to(t.state, A, mine) and not explain.shown_to(t.state, A, theirs)
    assert not explain.shown_to(t.state, A, deck) and ADDED
