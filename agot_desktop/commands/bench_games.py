"""The work that `bench` measures: random games with the starter decks, and positions from the middle of them."""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from agot_desktop.model.cardgame.deck_rules import Deck
from agot_desktop.model.cardgame.pool import Pool
from agot_desktop.model.cardgame.setup import new_game
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.kernel.decision import Decision
from agot_desktop.model.kernel.frame import Ask, Frame
from agot_desktop.model.kernel.rng import Stream

MIDDLE: Final = 110
"""Decisions after which a game is in its middle."""
POSITIONS: Final = 12
CAP: Final = 5000
Options = Callable[[Any, Any], Decision | None]


class CappedGameError(RuntimeError):
    """A random game did not end; its figures would be void. `seed` is the game's."""

    def __init__(self, seed: int) -> None:
        super().__init__(f"the random game with seed {seed} did not end within {CAP} decisions")
        self.seed = seed


class Table(NamedTuple):
    """What is played: a variant with a deck for each seat."""

    pool: Pool
    variant: str
    decks: tuple[Deck, ...]


class Games(NamedTuple):
    """Random games: how many, their decisions with two options at least, seconds, a sum of the last states' digests."""

    games: int
    decisions: int
    seconds: float
    digest: int


def pairs(pool: Pool, variant: str, decks: Sequence[Deck]) -> list[Table]:
    """The variant with every deck against every deck, itself included."""
    return [Table(pool, variant, (one, other)) for one in decks for other in decks]


def play_games(table: Table, seeds: Sequence[int]) -> Games:
    """Plays a random game for each seed. The digests are taken outside the time. Raises CappedGameError."""
    decisions, seconds, total = 0, 0.0, 0
    for seed in seeds:
        chance = Stream(seed, "bench")
        made = 0
        begun = time.perf_counter()
        state = new_game(table.pool, table.variant, table.decks, seed)
        while (decision := state.decision) is not None:
            state.play(chance.pick(decision.options))
            made += 1
            if made > CAP:
                raise CappedGameError(seed)
        seconds += time.perf_counter() - begun
        decisions += made
        total = (total * 31 + state.digest()) & (1 << 64) - 1
    return Games(len(seeds), decisions, seconds, total)


def middle_positions(tables: Sequence[Table], seed: int) -> list[CardState]:
    """Positions from the middle of random games, the tables in turn."""
    found: list[CardState] = []
    while len(found) < POSITIONS:
        table = tables[len(found) % len(tables)]
        chance = Stream(seed, "middle")
        state = new_game(table.pool, table.variant, table.decks, seed)
        seed += 1
        for _ in range(MIDDLE):
            decision = state.decision
            if decision is None:
                break
            state.play(chance.pick(decision.options))
        if state.decision is not None:
            found.append(state)
    return found


def list_options(states: Sequence[CardState]) -> None:
    """Makes the open Decision of each state anew, derived values included."""
    for state in states:
        state.touch(0)
        state.open_decision = None
        state.run()


@contextmanager
def forced_counted() -> Iterator[list[int]]:
    """While it lasts, the first entry of the list counts decisions with a single option, which no player sees."""
    count = [0]
    asks = [step for kind in _frames(Frame) for _, step in kind.STEPS if isinstance(step, Ask)]
    before = [ask.options for ask in asks]
    for ask in asks:
        ask.options = _counting(ask.options, count)
    try:
        yield count
    finally:
        for ask, options in zip(asks, before, strict=True):
            ask.options = options


def _frames(kind: type[Frame]) -> list[type[Frame]]:
    return [kind, *[found for below in kind.__subclasses__() for found in _frames(below)]]


def _counting(options: Options, count: list[int]) -> Options:
    def counted(state: Any, frame: Any) -> Decision | None:
        decision = options(state, frame)
        count[0] += decision is not None and len(decision.options) == 1
        return decision

    return counted
