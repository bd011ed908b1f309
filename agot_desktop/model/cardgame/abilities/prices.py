"""Whether several prices of one ability can be paid together (TIM-08 c): no card kneels twice, no gold is spent twice.

Each price that competes for something says so as a `Demand`; a list of prices is payable if all demands can be met at
once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.abilities.base import CardTest, Test
from agot_desktop.model.cardgame.costs import gold_of, influence_sources
from agot_desktop.model.cardgame.state import CardState, Scope


class Demand(NamedTuple):
    """What a price takes: `n` of `what` (`gold`, `influence`, or the event that happens to cards, such as `knelt`), out
    of `cards` where cards are named."""

    what: str
    n: int
    cards: tuple[int, ...] = ()


Demands = Callable[[CardState, Scope], Demand]


def together(demands: list[Demands]) -> Test:
    """Whether all demands can be met at once."""

    def check(state: CardState, scope: Scope) -> bool:
        return feasible(state, scope, [d(state, scope) for d in demands], frozenset())

    return check


def leaves_enough(rest: list[Demands]) -> CardTest:
    """Whether the demands can still be met after one card has been given for an earlier price."""
    return lambda s, c, i: feasible(s, c, [d(s, c) for d in rest], frozenset((i,)))


def feasible(state: CardState, scope: Scope, demands: list[Demand], given: frozenset[int]) -> bool:
    """Whether the demands can be met without the cards that are `given` already."""
    gold = sum([d.n for d in demands if d.what == "gold"])
    if gold and gold + int(scope.names.get("tax", (0,))[0]) > gold_of(state, scope.you):
        return False
    knelt = _assign(state, [d for d in demands if d.what == "knelt"], given)
    if knelt is None:
        return False
    influence = sum([d.n for d in demands if d.what == "influence"])
    free = [i for i in influence_sources(state, scope.you) if i not in knelt and i not in given]
    if influence > sum([stats.influence(state, i) for i in free]):
        return False
    others = {d.what for d in demands} - {"gold", "influence", "knelt"}
    return all([_assign(state, [d for d in demands if d.what == what], given) is not None for what in others])


def _assign(state: CardState, demands: list[Demand], given: frozenset[int]) -> set[int] | None:
    """Cards for all demands of one sort, None if there are not enough. The narrowest demand chooses first, and each
    takes the cards that are worth least influence."""
    taken: set[int] = set(given)
    for demand in sorted(demands, key=lambda d: len(d.cards)):
        free = sorted([i for i in demand.cards if i not in taken], key=lambda i: stats.influence(state, i))
        if len(free) < demand.n:
            return None
        taken.update(free[: demand.n])
    return taken
