"""Kings of the Sea: what scenarios cannot say - empty decks, who knows which card - and every card scenario played on
from a saved state at each of its decisions."""

from pathlib import Path

import pytest

from agot_desktop.controller.scenarios.file import SUFFIX
from agot_desktop.model.cardgame.abilities.registry import definition
from agot_desktop.model.cardgame.actions import actions
from agot_desktop.model.cardgame.moves import move
from agot_desktop.model.cardgame.notation import parse
from agot_desktop.model.cardgame.pool import Pool
from tests.cards.reloading import play_from_saves
from tests.positions import Position, play, position

A, B = 0, 1
FOLDER = Path(__file__).parents[1] / "scenarios" / "cards"
SCENARIOS = sorted(
    [
        path
        for start in ("kotse", "ctrl", "shd", "key-naval", "tim-a-card", "tim-named", "tim-unless")
        for path in FOLDER.glob(f"{start}-*{SUFFIX}")
    ]
)


@pytest.mark.parametrize("path", SCENARIOS, ids=[path.name.removesuffix(SUFFIX) for path in SCENARIOS])
def test_scenario_goes_on_equally_from_a_saved_state(path: Path, pool: Pool) -> None:
    play_from_saves(path, pool)


ACTIONS = {
    "any": (3, 33, 35, 37, 39, 46),
    "challenges": (10, 11, 12, 15, 28, 29, 40),
    "marshalling": (23, 26, 42),
}
"""The numbers of the cards by the bold word before an action on them or lent to them (kotse_40 has two)."""


def test_actions_stand_under_their_printed_timing_words(pool: Pool) -> None:
    found: dict[str, set[int]] = {}
    for facts in pool.cards:
        if facts.set_code == "kotse" and not facts.reprint_of:
            abilities = definition(pool, pool.index[facts.id]).abilities
            lent = [a for ability in abilities for change in ability.changes for a in change.lent]
            for ability in (*abilities, *lent):
                for phase in ability.phases:
                    found.setdefault(phase, set()).add(int(facts.id.removeprefix("kotse_")))
    assert {phase: tuple(sorted(numbers)) for phase, numbers in found.items()} == ACTIONS


def _deck_of(made: Position, seat: int, cards: int) -> list[int]:
    """Leaves only so many cards in a deck, and gives them. A position fills decks up, so it must not play on."""
    state = made.state
    for card in state.seats[seat].deck[cards:]:
        move(state, card, "removed")
    return list(state.seats[seat].deck)


@pytest.mark.parametrize("title", ["Stowaway", "Priest of the Drowned God"])
def test_an_empty_deck_pays_for_nothing(pool: Pool, title: str) -> None:
    """kotse_10, kotse_11 (TIM-08)."""
    seats = {"A": {"house": "Greyjoy", "play": [title, "Aeron Damphair"]}, "B": {"house": "Stark"}}
    made = position(pool, "challenges", seats)
    assert [choice[0] for choice in actions(made.state, A)] == ["use"]
    _deck_of(made, A, 0)
    assert actions(made.state, A) == []


def test_the_promise_of_victory_gives_cards_back_out_of_a_small_deck(pool: Pool) -> None:
    """kotse_51: what was put under the deck first comes up again where the deck is smaller than the hand."""
    hand, deck = ["Gatehouse", "Confession"], ["Sunset Sea"]
    seats = {
        "A": {"house": "Greyjoy", "plot": "kotse_51", "play": ["Maester Wendamyr"], "hand": hand, "deck": deck},
        "B": {"house": "Stark"},
    }
    made = position(pool, "challenges", seats)
    play(made, "challenge intrigue B")
    _deck_of(made, A, 1)
    for text in ("yes", "choose Confession"):
        made.state.play(parse(text, made.state))
    assert sorted(made.state.facts(i).name for i in made.state.seats[A].hand) == ["Confession", "Sunset Sea"]


def test_confession_shows_the_hand_to_nobody_else(pool: Pool) -> None:
    """kotse_39 (COMP-20): the third player learns only what is discarded."""
    seats = {
        "A": {"house": "Greyjoy", "play": ["Aeron Damphair"], "hand": ["Confession"]},
        "B": {"house": "Lannister", "hand": ["Lannisport", "Cersei Lannister"]},
        "C": {"house": "Stark"},
    }
    made = position(pool, "dominance", seats, variant="melee")
    play(made, "play Confession", "choose B")
    seen = {seat: sorted(c.code for c in made.state.observe(seat).seats[B].hand if c.code) for seat in (0, 2)}
    assert seen == {0: ["core_39", "core_55"], 2: []}


def test_promise_of_victory_hides_the_new_hand(pool: Pool) -> None:
    """kotse_51 (COMP-20): an opponent learns nothing about the cards that go or come."""
    seats = {
        "A": {
            "house": "Greyjoy",
            "plot": "kotse_51",
            "play": ["Maester Wendamyr"],
            "hand": ["Gatehouse", "Confession"],
            "deck": ["Sunset Sea", "Scouting Vessel"],
        },
        "B": {"house": "Stark"},
    }
    made = position(pool, "challenges", seats)
    play(made, "challenge intrigue B", "yes", "choose Confession")
    seen = made.state.observe(B).seats[A]
    assert [c.code for c in seen.hand if c.code] == [] and seen.known_deck == ()
    assert len(made.state.seats[A].hand) == 2
