"""A stored game looked back on: the position after any choice, who made it, and what was told up to there.

Looking back changes nothing, on the disk or in a running game. Positions are made from kept ones that stand every few
choices along the line, so any of them is near.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from agot_desktop.controller.rebuild import Step, StoredChoice, history, people_of
from agot_desktop.controller.rebuild import replay as play_on
from agot_desktop.controller.rules import Place, Rules
from agot_desktop.controller.saves import SaveSink
from agot_desktop.model.kernel.game import GameState, LogEntry
from agot_desktop.storage.records import ChapterSetup

KEPT_EVERY: Final = 16


@dataclass(frozen=True, slots=True)
class Mark:
    """Where a round or a phase begins: the depth of the first position that lies in it."""

    depth: int
    place: Place


class Replay:
    """One line of a game from its start to `length` choices on. `steps` and `entries` are those of the whole line."""

    def __init__(self, rules: Rules, setup: ChapterSetup, path: Sequence[StoredChoice], saves: SaveSink) -> None:
        """Plays the line through once. Raises GameError where it does not fit the rules any more, and StorageError."""
        self.setup = setup
        self.marks: list[Mark] = []
        self._rules = rules
        self._path = path
        self._kept: dict[int, GameState] = {}
        found = history(rules, setup, path, saves.marks(path[-1].id if path else None), self._visit)
        self.steps: list[Step] = found.steps
        self.entries: list[LogEntry] = found.entries
        self._told = [found.told_before, *[step.told for step in found.steps]]

    @property
    def length(self) -> int:
        """How many choices the line has; positions are 0 (the start) to this."""
        return len(self.steps)

    def state(self, depth: int) -> GameState:
        """The position after `depth` choices, for reading only. Raises IndexError beyond the line."""
        if not 0 <= depth <= self.length:
            raise IndexError(depth)
        base = depth - depth % KEPT_EVERY
        if base == depth:
            return self._kept[base]
        state = self._rules.clone(self._kept[base])
        play_on(self._rules, state, self._path[base:depth], base, {}, people_of(self.setup))
        return state

    def told(self, depth: int) -> int:
        """How many log entries there are up to a position."""
        return self._told[depth]

    def depth_of_entry(self, number: int) -> int:
        """The first position at which log entry `number` (from 0) has been told."""
        return bisect_right(self._told, number)

    def next_mark(self, depth: int, way: int, rounds: bool = False) -> int:
        """The depth where the next (`way` 1) or this or the last (`way` -1) phase, or round, begins; the end of the
        line if there is none."""
        depths = [mark.depth for mark in self.marks if not rounds or self._opens_round(mark)]
        if way > 0:
            place = bisect_right(depths, depth)
            return depths[place] if place < len(depths) else self.length
        place = bisect_left(depths, depth) - 1
        return depths[place] if place >= 0 else 0

    def _opens_round(self, mark: Mark) -> bool:
        place = self.marks.index(mark)
        return place == 0 or self.marks[place - 1].place.round != mark.place.round

    def _visit(self, depth: int, state: GameState) -> None:
        if depth % KEPT_EVERY == 0:
            self._kept[depth] = self._rules.clone(state)
        place = self._rules.place(state)
        last = self.marks[-1].place if self.marks else None
        if last is None or (place.round, place.phase) != (last.round, last.phase):
            self.marks.append(Mark(depth, place))
