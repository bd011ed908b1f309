"""Runs of picks gathered in any order: what may be added to a set, whether it is complete, which choices make it.

The rules ask a run one pick after another with rising ids; a player points at cards as he likes. Everything here tries
picks on copies of the state, so it knows no rule of its own.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from agot_desktop.controller.rules import Rules
from agot_desktop.model.kernel.decision import DONE, Choice, Decision
from agot_desktop.model.kernel.game import GameState


@dataclass(frozen=True, slots=True)
class Gathered:
    """A set of picks under way: `candidates` may be added to it; `complete`: it could be confirmed as it is."""

    candidates: frozenset[int]
    complete: bool


class _Node:
    """A point of a run: the state there, its decision, and the picks that are offered, by id."""

    def __init__(self, rules: Rules, state: GameState, decision: Decision) -> None:
        self._rules = rules
        self._state = state
        self.decision = decision
        self.picks = {
            choice[1]: choice for choice in decision.options if len(choice) == 2 and isinstance(choice[1], int)
        }
        self.may_end = DONE in decision.options

    def after(self, pick: int) -> _Node | None:
        """The next point of the run, None where the run ends with this pick."""
        state = self._rules.clone(self._state)
        state.apply(self.picks[pick])
        follows, here = state.decision, self.decision
        if follows is None or (follows.seat, follows.kind) != (here.seat, here.kind):
            return None
        if follows.picked != (*here.picked, pick):
            return None
        return _Node(self._rules, state, follows)

    def forced(self, pick: int, known: Iterable[int]) -> list[int]:
        """The picks that follow this one without being asked for, where it ends the run although more are wanted: all
        that is left is taken. `known`: all ids of the run."""
        return sorted(other for other in known if other > pick)[: self.decision.least - 1]


def gather(rules: Rules, state: GameState, picked: Sequence[int]) -> Gathered:
    """What the open run allows beside these picks, made in any order. The state is not changed."""
    decision = state.decision
    if decision is None:
        return Gathered(frozenset(), False)
    root = _Node(rules, state, decision)
    wanted = sorted(picked)
    known = _offered(root, wanted)
    candidates = frozenset(pick for pick in known - set(wanted) if _possible(root, sorted((*wanted, pick)), known))
    return Gathered(candidates, choices(rules, state, picked) is not None)


def choices(rules: Rules, state: GameState, picked: Sequence[int]) -> tuple[Choice, ...] | None:
    """The choices that make exactly this set out of the open run, None if there are none. The state is not changed."""
    decision = state.decision
    if decision is None:
        return None
    root = _Node(rules, state, decision)
    node: _Node | None = root
    found: list[Choice] = []
    wanted = sorted(picked)
    for place, pick in enumerate(wanted):
        if node is None or pick not in node.picks:
            return None
        found.append(node.picks[pick])
        here, node = node, node.after(pick)
        if node is None and here.decision.least > 1:
            return tuple(found) if here.forced(pick, _offered(root, wanted)) == wanted[place + 1 :] else None
    if node is not None:
        if not node.may_end:
            return None
        found.append(DONE)
    return tuple(found)


def _offered(root: _Node, wanted: Sequence[int]) -> set[int]:
    """Every id that is offered on the way of the wanted picks, and on that of the lowest ones."""
    found: set[int] = set()
    for way in (list(wanted), []):
        node: _Node | None = root
        while node is not None:
            found |= node.picks.keys()
            pick = way.pop(0) if way else min(node.picks, default=None)
            node = node.after(pick) if pick is not None and pick in node.picks else None
    return found


def _possible(node: _Node, wanted: Sequence[int], known: Collection[int]) -> bool:
    """Whether the run can be ended with all of these picks, and others if it asks for more."""
    if not wanted:
        return True  # the rules offer no pick from which a run cannot be completed
    first = wanted[0]
    if first in node.picks:
        follows, rest = node.after(first), wanted[1:]
        if not rest or (follows is not None and _possible(follows, rest, known)):
            return True
        if follows is None and node.decision.least > 1 and set(rest) <= set(node.forced(first, known)):
            return True
    if node.decision.least <= len(wanted):
        return False  # more picks would only be in the way
    for pick in node.picks:
        if pick < first:
            follows = node.after(pick)
            if follows is not None and _possible(follows, wanted, known):
                return True
            if follows is None and node.decision.least > 1 and set(wanted) <= set(node.forced(pick, known)):
                return True
    return False
