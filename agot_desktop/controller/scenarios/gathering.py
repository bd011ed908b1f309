"""Runs of picks in a scenario: made in whatever order the steps name them, and handed to the rules in theirs.

The rules ask a run in the order of the cards' numbers and end it by themselves when nothing is left to pick; a file
names the picks as it likes. So the picks are gathered here and played together when the run is done.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from agot_desktop.controller import runs
from agot_desktop.controller.card_rules import CardRules
from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.choices import PickCards, groups
from agot_desktop.model.cardgame.costs import PayInfluence, influence_sources
from agot_desktop.model.cardgame.setup import SetupFrame
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.kernel.decision import DONE, Choice, Decision
from agot_desktop.model.kernel.frame import Frame

SETUP_KIND = "cardgame.setup"


class Run(Protocol):
    """What one kind of run allows, asked of the state at its first pick."""

    word: str

    def more(self, picked: Sequence[int]) -> list[int]:
        """The cards that may be added to the picks."""

    def complete(self, picked: Sequence[int]) -> bool:
        """Whether the run may end with these picks."""

    def made(self, top: Frame) -> tuple[int, ...] | None:
        """The picks that the rules have been given, None where the top frame is not that of the run."""

    def in_order(self, picked: Sequence[int]) -> list[int]:
        """The picks as the rules take them."""


class CardsRun:
    """A run of cards out of candidates (`PickCards`). Copies in a pile that differ in nothing are one as good as the
    other: the first is taken."""

    word = "choose"

    def __init__(self, state: CardState, frame: PickCards) -> None:
        self.frame = frame
        self.groups = groups(state, frame.candidates)

    def more(self, picked: Sequence[int]) -> list[int]:
        if len(picked) >= self.frame.most:
            return []
        cost = dict(self.frame.prices)
        left = self.frame.budget - sum(cost.get(i, 0) for i in picked)
        return sorted(i for i in self.frame.candidates if i not in picked and (i not in cost or cost[i] <= left))

    def complete(self, picked: Sequence[int]) -> bool:
        alone = len(picked) == 1 and picked[0] in self.frame.never_alone
        return len(picked) >= self.frame.least and not alone

    def made(self, top: Frame) -> tuple[int, ...] | None:
        asked = self.frame
        same = isinstance(top, PickCards) and (top.seat, top.slot, top.source) == (asked.seat, asked.slot, asked.source)
        return top.chosen if isinstance(top, PickCards) and same and top.candidates == asked.candidates else None

    def in_order(self, picked: Sequence[int]) -> list[int]:
        return [i for group in self.groups for i in group[: len([j for j in group if j in picked])]]


class InfluenceRun:
    """Cards that kneel for influence until their sum is enough (INF-01)."""

    word = "choose"

    def __init__(self, state: CardState, frame: PayInfluence) -> None:
        self.worth = {i: stats.influence(state, i) for i in influence_sources(state, frame.seat)}
        self.rest = frame.rest

    def more(self, picked: Sequence[int]) -> list[int]:
        return [] if self.complete(picked) else [i for i in self.worth if i not in picked]

    def complete(self, picked: Sequence[int]) -> bool:
        return sum(self.worth[i] for i in picked) >= self.rest

    def made(self, top: Frame) -> tuple[int, ...] | None:
        return top.chosen if isinstance(top, PayInfluence) else None

    def in_order(self, picked: Sequence[int]) -> list[int]:
        return sorted(picked)


class SetupRun:
    """The cards that a seat places before the game (SET-03)."""

    word = "place"

    def __init__(self, state: CardState, frame: SetupFrame) -> None:
        self.place = frame.seat
        self.state = state.clone()
        self.rules = CardRules(state.pool, "")

    def more(self, picked: Sequence[int]) -> list[int]:
        return sorted(runs.gather(self.rules, self.state, picked).candidates)

    def complete(self, picked: Sequence[int]) -> bool:
        return runs.choices(self.rules, self.state, picked) is not None

    def made(self, top: Frame) -> tuple[int, ...] | None:
        return top.placed[self.place] if isinstance(top, SetupFrame) and top.seat == self.place else None

    def in_order(self, picked: Sequence[int]) -> list[int]:
        return sorted(picked)


def run_of(state: CardState) -> Run | None:
    """The run that the state asks for, None where it asks for none or has gone on in it. Cards that are in every set
    may have been taken unasked."""
    decision = state.decision
    if decision is None:
        return None
    top = state.stack[-1]
    if isinstance(top, PickCards):
        return None if top.ordered or top.most < 2 else CardsRun(state, top)
    if decision.picked:
        return None
    if isinstance(top, PayInfluence):
        return InfluenceRun(state, top)
    return SetupRun(state, top) if isinstance(top, SetupFrame) and decision.kind == SETUP_KIND else None


class Gathering:
    """A run under way: the decision that the rules asked `first`, the `depth` of their stack then, and the cards
    `picked` so far in the order of the file."""

    def __init__(self, run: Run, decision: Decision, depth: int, picked: tuple[int, ...]) -> None:
        self.run = run
        self.first = decision
        self.depth = depth
        self.picked = picked

    @property
    def decision(self) -> Decision:
        """What is open: every card that may be added, and `done` where the run may end."""
        asked = self.first
        options: list[Choice] = [(self.run.word, i) for i in self.run.more(self.picked)]
        if self.run.complete(self.picked):
            options.append(DONE)
        number = len(self.picked) - len(asked.picked)
        least, most = max(0, asked.least - number), asked.most - number
        return Decision(
            asked.seat, asked.kind, tuple(sorted(options)), asked.source, asked.hidden, least, most, self.picked
        )

    def with_pick(self, card: int) -> Gathering:
        """The run with one card more."""
        return Gathering(self.run, self.first, self.depth, (*self.picked, card))

    def open(self, state: CardState) -> bool:
        """Whether the rules still ask for this run."""
        return len(state.stack) == self.depth and self.run.made(state.stack[-1]) is not None

    def ends_by_itself(self) -> bool:
        """Whether the rules ask no more after these picks: they are complete, and no card with a higher number is
        left."""
        more = self.run.more(self.picked)
        return bool(self.picked) and self.run.complete(self.picked) and all(i < max(self.picked) for i in more)

    def next_choice(self, state: CardState) -> Choice:
        """The choice that the rules must be given next. The run must be open."""
        made = self.run.made(state.stack[-1]) or ()
        card = next((i for i in self.run.in_order(self.picked) if i not in made), -1)
        return (self.run.word, card) if card >= 0 else DONE
