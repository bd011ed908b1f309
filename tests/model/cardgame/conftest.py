"""What the tests of the card game share: tables, starter decks, games under way."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from agot_desktop import paths
from agot_desktop.model.cardgame.abilities.registry import load
from agot_desktop.model.cardgame.deck_rules import Deck
from agot_desktop.model.cardgame.decks import read_deck
from agot_desktop.model.cardgame.pool import Pool
from agot_desktop.model.cardgame.terms import DRAW_DECK_TYPES, HOUSES
from agot_desktop.model.kernel.rng import Stream
from tests.model.cardgame.table import Own, Table

MakeTable = Callable[..., Table]
MakeDecks = Callable[[int], Sequence[Deck]]


@pytest.fixture
def make(pool: Pool) -> MakeTable:
    """Makes tables: `make(card, card, ..., variant='joust')`."""

    def made(*own: Own, **keys: Any) -> Table:
        return Table(pool, own, **keys)

    return made


@pytest.fixture(scope="session")
def decks() -> Sequence[Deck]:
    """The two starter decks."""
    folder = paths.resources() / "decks"
    return [read_deck(folder / "stark.json"), read_deck(folder / "lannister.json")]


@pytest.fixture(scope="session")
def mixed_decks(pool: Pool) -> MakeDecks:
    """Makes two decks by chance out of all cards whose abilities are known: 90 cards, any House, any Hand of the
    King."""
    registry = load()
    known = [f for f in pool.cards if registry.complete(f.id)]
    cards = [f for f in known if f.type in DRAW_DECK_TYPES]
    plots = [f.id for f in known if f.type == "plot"]
    hands = [f.id for f in cards if f.type == "character" and f.unique and not {"Creature", "Army"} & set(f.traits)]

    def deck(stream: Stream, name: str) -> Deck:
        counts: dict[str, int] = {}
        for _ in range(45):
            counts[stream.pick(cards).id] = 1 + stream.below(3)
        chosen = plots[:]
        while len(chosen) > 7:
            del chosen[stream.below(len(chosen))]
        return Deck(name, stream.pick(HOUSES), None, tuple(chosen), tuple(counts.items()), stream.pick(hands))

    def make(seed: int) -> Sequence[Deck]:
        stream = Stream(seed, "mixed decks")
        return [deck(stream, "first"), deck(stream, "second")]

    return make
