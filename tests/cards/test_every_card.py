"""Every card with an entry has a scenario or a test of its own, and the starter decks hold no card without an entry."""

import re
from pathlib import Path

import pytest

from agot_desktop import paths
from agot_desktop.controller.scenarios.file import SUFFIX, Scenario, read
from agot_desktop.model.cardgame.abilities.registry import load
from agot_desktop.model.cardgame.decks import read_deck
from agot_desktop.model.cardgame.pool import load_pool
from agot_desktop.model.cardgame.terms import HOUSES

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "cards"
POOL = load_pool(paths.cards())
REGISTRY = load()
ENTERED = [facts for facts in POOL.cards if REGISTRY.complete(facts.id)]
STARTER_DECKS = {path.stem: read_deck(path) for path in sorted((paths.resources() / "decks").glob("*.json"))}
IN_STARTER_DECKS = sorted(
    {
        (name, card)
        for name, deck in STARTER_DECKS.items()
        for card in (
            *deck.plots,
            *(card for card, _ in deck.cards),
            *([deck.hand_of_the_king] if deck.hand_of_the_king else []),
        )
    }
)


def _scenarios(card: str) -> list[Path]:
    """The scenario files that are named after the card."""
    set_code, number = card.rsplit("_", 1)
    return sorted(SCENARIOS.glob(f"{set_code}-{int(number):03}-*{SUFFIX}"))


def _named_in_a_test(card: str) -> bool:
    others = [path for path in Path(__file__).parent.glob("test_*.py") if path != Path(__file__)]
    return any(re.search(rf"\b{card}\b", path.read_text(encoding="utf-8")) for path in others)


def _titles(scenario: Scenario) -> set[str]:
    """Every card that lies somewhere at the beginning, by title or id."""
    found: set[str] = set()
    for seat in scenario.seats:
        waiting = [*seat.play, *([seat.hand_of_the_king] if seat.hand_of_the_king else [])]
        found |= {*seat.hand, *seat.deck, *seat.discard, *seat.dead, *seat.plots, *seat.used_plots}
        found |= {seat.plot} if isinstance(seat.plot, str) else set()
        while waiting:
            entry = waiting.pop()
            found.add(entry if isinstance(entry, str) else entry.card)
            waiting += [] if isinstance(entry, str) else entry.attachments
    return found


@pytest.mark.parametrize("card", [facts.id for facts in ENTERED])
def test_a_card_with_an_entry_is_tested_by_name(card: str) -> None:
    assert _scenarios(card) or _named_in_a_test(card), f"no scenario is named after {card}, and no test names it"


@pytest.mark.parametrize("card", [facts.id for facts in ENTERED if _scenarios(facts.id)])
def test_a_scenario_named_after_a_card_has_it_on_the_table(card: str) -> None:
    for path in _scenarios(card):
        scenario = read(path)
        assert isinstance(scenario, Scenario)
        assert {card, POOL.cards[POOL.index[card]].name} & _titles(scenario), path.name


@pytest.mark.parametrize(("deck", "card"), IN_STARTER_DECKS)
def test_a_starter_deck_holds_only_cards_with_an_entry(deck: str, card: str) -> None:
    assert REGISTRY.complete(card), f"{card} of the deck {STARTER_DECKS[deck].name}"


def test_there_are_starter_decks_to_look_at() -> None:
    assert sorted(deck.house for deck in STARTER_DECKS.values()) == sorted(HOUSES)
    assert len({card for _, card in IN_STARTER_DECKS}) > 190
