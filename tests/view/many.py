"""Tables of three to six for tests and pictures: positions of real games, as one seat sees them."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from agot_desktop import paths
from agot_desktop.model.cardgame.decks import read_deck
from agot_desktop.model.cardgame.observation import Observation
from agot_desktop.model.cardgame.setup import new_game
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.kernel.decision import Choice, Decision
from agot_desktop.model.kernel.rng import Stream
from agot_desktop.view.ports import HEURISTIC, PERSON
from tests.view.fakes import FakeGame, pool

NAMES = ("Anna", "Jana", "Computer 1", "Petr", "Computer 2", "Magdalena the Elder")
PLAYERS = (PERSON, PERSON, HEURISTIC, PERSON, HEURISTIC, PERSON)
EAGER = ("keep", "marshal", "place", "title", "first", "duplicate", "challenge", "choose")
MOST_CHOICES = 4000


def begin(variant: str, seats: int, seed: int) -> CardState:
    """A game of shipped decks, dealt round the table."""
    decks = [read_deck(path) for path in sorted((paths.resources() / "decks").glob("*.json"))]
    dealt = [decks[seat % len(decks)] for seat in range(seats)]
    if variant != "hand-of-the-king":
        dealt = [replace(deck, hand_of_the_king=None) for deck in dealt]
    return new_game(pool(), variant, dealt, seed)


def eager(decision: Decision, stream: Stream) -> Choice:
    """Puts cards on the table and fights; anything else by chance."""
    for word in EAGER:
        found = [choice for choice in decision.options if choice[0] == word]
        if found and (word not in ("challenge", "choose") or stream.below(3)):
            return stream.pick(found)
    return stream.pick(decision.options)


@lru_cache(maxsize=64)
def seen(variant: str, seats: int, kind: str, from_round: int = 1, seed: int = 1, phase: str = "") -> Observation:
    """What seat 0 sees at its first decision of a kind, from a round on and in a phase if named."""
    for attempt in range(seed, seed + 30):
        state, stream = begin(variant, seats, attempt), Stream(attempt, "table")
        for _ in range(MOST_CHOICES):
            decision = state.decision
            if decision is None:
                break
            wanted = decision.kind == f"cardgame.{kind}" and decision.seat == 0 and state.round >= from_round
            if wanted and phase in ("", state.phase):
                return state.observe(0)
            state.apply(eager(decision, stream))
    raise LookupError((variant, seats, kind, from_round))


class ManyGame(FakeGame):
    """A port with as many seats as its observations."""

    def __init__(self, *views: Observation) -> None:
        super().__init__(*views)
        count = len(views[0].seats)
        self.names = list(NAMES[:count])
        self.players = list(PLAYERS[:count])
