"""Leaving a game of three and more (WIN-08, KM-33): the others play on without the one who has given up."""

import random
from collections.abc import Sequence

import pytest

from agot_desktop.model.cardgame.deck_rules import Deck
from agot_desktop.model.cardgame.pool import Pool
from agot_desktop.model.cardgame.setup import new_game
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.kernel.errors import RulesError
from tests.model.cardgame.conftest import MakeTable

HOUSES = ("Stark", "Lannister", "Baratheon", "Martell")
TABLES = [("joust", 2), ("hand-of-the-king", 3), ("melee", 3), ("melee", 6), ("kingsmoot", 3), ("kingsmoot", 5)]


def play_with_leavers(state: CardState, chance: random.Random) -> int:
    """Random play; now and then somebody gives up, whoever's decision it is. Returns how many have."""
    left = 0
    for _ in range(4000):
        decision = state.decision
        if decision is None:
            return left
        assert state.problems() == []
        there = [s for s, seat in enumerate(state.seats) if not seat.out and not seat.leaving]
        if chance.random() < 0.01 and (len(there) > 2 or chance.random() < 0.2):
            state.concede(chance.choice(there))
            left += 1
            continue
        assert decision.seat in there
        state.apply(chance.choice(decision.options))
    return left


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_a_game_goes_on_without_who_has_left(pool: Pool, decks: Sequence[Deck], variant: str, seats: int) -> None:
    """WIN-08: at any moment of the game, with no rule broken afterwards, and saves that hold."""
    left = 0
    for seed in range(4):
        chance = random.Random(seed)
        state = new_game(pool, variant, [decks[n % len(decks)] for n in range(seats)], seed, log=True)
        gone = play_with_leavers(state, chance)
        left += gone
        again = CardState.load(state.to_data(), pool)
        assert again.to_data() == state.to_data()
        if state.outcome_ is not None:
            ranked = [s for group in state.outcome_.ranking for s in group]
            assert sorted(ranked) == list(range(seats))
            for place, seat in enumerate(reversed(state.gone)):
                assert ranked[len(ranked) - len(state.gone) + place] == seat
    assert left


def test_all_his_cards_and_his_titles_go_and_his_challenge_ends(make: MakeTable) -> None:
    """WIN-08: cards he owns leave the game, cards he controls go back, a small council title goes to the pool."""
    t = make(variant="melee", houses=HOUSES)
    mine = t.put(0, "play", "Bell")
    lent = t.put(1, "play", "Bell")
    for seat in range(4):
        t.many(seat, "plots", "Plain Plot", "Plain Plot")
    t.begin("marshalling")
    t.state.own(lent).controller = 0
    t.state.reindex()
    t.state.titles = {"Master of Coin": 0, "Crown Regent": 1}
    t.state.concede(0)
    while t.state.windows:
        assert t.state.decision is not None
        t.state.apply(("pass",))
    assert t.state.outcome_ is None
    assert t.state.seats[0].out and t.state.gone == (0,)
    assert t.state.cards[mine].zone == "removed"
    assert (t.state.cards[lent].zone, t.state.cards[lent].controller) == ("play", 1)
    assert t.state.titles == {"Crown Regent": 1}
    assert t.state.first_player != 0 and t.state.player_order() == [1, 2, 3]
    with pytest.raises(RulesError):
        t.state.concede(0)


def test_the_last_one_left_wins_and_who_left_first_is_last(make: MakeTable) -> None:
    """WIN-08."""
    t = make(variant="melee", houses=HOUSES)
    t.state.own_seat(0).power = 14
    for seat in range(4):
        t.many(seat, "plots", "Plain Plot", "Plain Plot")
    t.begin("plot")
    for seat in (0, 3, 1):
        t.state.concede(seat)
    outcome = t.state.outcome_
    assert outcome is not None and (outcome.reason, outcome.ranking) == ("conceded", ((2,), (1,), (3,), (0,)))


def test_kingsmoot_titles_pass_to_the_next_player(make: MakeTable) -> None:
    """KM-33: in player order, all of them."""
    t = make(variant="kingsmoot", houses=HOUSES)
    t.many(1, "play", "Bell")
    t.begin("marshalling")
    t.state.titles = {"Reaver": 1, "The Reader": 1, "Crow's Eye": 3}
    t.state.concede(1)
    for _ in range(20):
        if t.state.seats[1].out:
            break
        t.state.apply(("pass",))
    assert t.state.titles["Reaver"] == 2 and t.state.titles["The Reader"] == 2
