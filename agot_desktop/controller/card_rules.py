"""The card game as the controller needs it: starting, loading, notation, and how far a game has come."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from agot_desktop.controller.chronicle import TOLD
from agot_desktop.controller.rules import Knowledge, Place
from agot_desktop.model.cardgame import notation, terms
from agot_desktop.model.cardgame.abilities.registry import tree_of
from agot_desktop.model.cardgame.deck_rules import Deck
from agot_desktop.model.cardgame.facts import Facts
from agot_desktop.model.cardgame.observation import Observation
from agot_desktop.model.cardgame.observe import known_cards, observe
from agot_desktop.model.cardgame.pool import Pool
from agot_desktop.model.cardgame.setup import new_game
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.kernel.decision import Choice
from agot_desktop.model.kernel.errors import DataError
from agot_desktop.model.kernel.game import GameState
from agot_desktop.storage.records import ChapterSetup, JsonObject

FLOW_VERSION: Final = 1
"""Raised whenever the order or the meaning of decisions changes."""


class CardRules:
    """The rules of the card game with one pool of cards; fulfils `rules.Rules`. `fingerprint`: see `Rules`."""

    game = "cards"
    chronicled = TOLD
    phases = terms.ROUND_PHASES

    def __init__(self, pool: Pool, fingerprint: str) -> None:
        self.pool = pool
        self.fingerprint = fingerprint

    def start(self, setup: ChapterSetup) -> CardState:
        """See `Rules`. The decks of the setup are those of `deck_to_data`."""
        decks = [deck_from_data(stored) for stored in setup.decks]
        return new_game(self.pool, setup.variant, decks, setup.seed, setup.options, log=True)

    def load(self, data: Any) -> CardState:
        """See `Rules`."""
        state = CardState.load(data, self.pool)
        state.keeps_log = True
        return state

    def clone(self, state: GameState) -> CardState:
        """See `Rules`."""
        other = _cards(state).clone()
        other.keeps_log = True
        return other

    def write(self, choice: Choice, state: GameState) -> str:
        """See `Rules`."""
        return notation.write(choice, _cards(state))

    def parse(self, text: str, state: GameState) -> Choice:
        """See `Rules`."""
        return notation.parse(text, _cards(state))

    def place(self, state: GameState) -> Place:
        """See `Rules`."""
        cards = _cards(state)
        return Place(cards.round, cards.phase, cards.active_player)

    def card_id(self, state: GameState, card: int) -> str:
        """See `Rules`."""
        return _cards(state).facts(card).id

    def look(self, state: GameState, seat: int, everything: bool) -> Observation:
        """See `Rules`."""
        seen = observe(_cards(state), seat, everything)
        if seen.decision is None:
            return seen
        return replace(seen, decision=replace(seen.decision, options=(), least=0, most=0, picked=()))

    def knowledge(self, state: GameState, seats: Sequence[int]) -> Knowledge:
        """See `Rules`."""
        cards = _cards(state)
        return Knowledge(cards.rng, tuple([known_cards(cards, seat) for seat in seats]))


def is_complete(pool: Pool, facts: Facts) -> bool:
    """Whether all that the card does is in the program."""
    return tree_of(pool, facts) is not None


def fingerprint(pool: Pool) -> str:
    """32 hex digits that change with the facts, with what any card does, and with the version of the flow."""
    mark = hashlib.blake2b(f"{FLOW_VERSION} {pool.digest}".encode(), digest_size=16)
    for facts in pool.cards:
        tree = tree_of(pool, facts)
        if tree:
            mark.update(f"{facts.id} {tree!r}\n".encode())
    return mark.hexdigest()


def _cards(state: GameState) -> CardState:
    assert isinstance(state, CardState)
    return state


def deck_to_data(deck: Deck) -> JsonObject:
    """A deck as it is kept with a game."""
    return {
        "name": deck.name,
        "house": deck.house,
        "agenda": deck.agenda,
        "plots": list(deck.plots),
        "cards": [[card, count] for card, count in deck.cards],
        "hand_of_the_king": deck.hand_of_the_king,
    }


def deck_from_data(data: Mapping[str, Any]) -> Deck:
    """The inverse of `deck_to_data`. Raises DataError."""
    try:
        return Deck(
            name=data["name"],
            house=data["house"],
            agenda=data["agenda"],
            plots=tuple(data["plots"]),
            cards=tuple((card, count) for card, count in data["cards"]),
            hand_of_the_king=data["hand_of_the_king"],
        )
    except (KeyError, TypeError, ValueError) as error:
        raise DataError(f"no deck: {error!r}") from error


def powers(data: JsonObject) -> tuple[int, ...]:
    """Each seat's total power in a stored state, without loading it (WIN-01). Raises DataError."""
    try:
        found = [seat["power"] for seat in data["seats"]]
        for card in data["cards"]:
            if card["zone"] == terms.PLAY_ZONE:
                found[card["controller"]] += card["power"]
    except (KeyError, TypeError, IndexError) as error:
        raise DataError(f"no state of a card game: {error!r}") from error
    return tuple(found)
