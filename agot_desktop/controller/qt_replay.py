"""A game looked back on as the window's port: steps, plays by itself, jumps, and shows any seat's view or all open.

Shows the same updates as a running game, with no choice offered.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from agot_desktop.controller.qt_tree import BranchRow
from agot_desktop.controller.replay import Replay
from agot_desktop.controller.rules import Rules
from agot_desktop.controller.runs import Gathered
from agot_desktop.controller.sentences import Line, Telling, in_order
from agot_desktop.controller.texts import Texts
from agot_desktop.controller.undo_words import UndoTarget
from agot_desktop.controller.why import WhyLine
from agot_desktop.controller.words import Translate, phase_name, phrase
from agot_desktop.model.kernel.decision import Choice

LEAST_PACE_MS: Final = 50
MOST_PACE_MS: Final = 5000
DEFAULT_PACE_MS: Final = 900


@dataclass(frozen=True, slots=True)
class Update:
    """What is seen at a position, and the lines since the last update; if `fresh`, all, in place of those before."""

    observation: object
    lines: tuple[Line, ...]
    fresh: bool = False


@dataclass(frozen=True, slots=True)
class MarkRow:
    """Where a phase begins: its depth, and 'Round 2, marshalling'; `opens_round`: it is the first of its round."""

    depth: int
    label: str
    opens_round: bool


class QtReplay(QObject):
    """Fulfils the window's `ReplayPort`: that of a running game in which nothing can be chosen, and more. `moved`
    carries the new depth, `changed` an `Update`."""

    changed = Signal(object)
    veil = Signal(int)
    thinking = Signal(bool)
    finished = Signal()
    failed = Signal(str)
    moved = Signal(int)
    played = Signal(bool)

    def __init__(
        self,
        replay: Replay,
        rules: Rules,
        texts: Texts,
        teller: Telling,
        translate: Translate,
        seat: int = 0,
        parent: QObject | None = None,
    ) -> None:
        """`seat`: whose view is shown first."""
        super().__init__(parent)
        self._replay = replay
        self._rules = rules
        self._teller = teller
        self._texts = texts
        self.translate = translate
        self._seat = seat
        self._open = False
        self._depth = 0
        self._shown = 0
        self._timer = QTimer(self)
        self._timer.setInterval(DEFAULT_PACE_MS)
        self._timer.timeout.connect(self._tick)

    @property
    def texts(self) -> Texts:
        """Words for facts."""
        return self._texts

    @property
    def game(self) -> str:
        """Which of the two games it is: `cards` or `realm`."""
        return self._replay.setup.game

    def why(self, card: int) -> Sequence[WhyLine]:
        """Nothing can be chosen here, so nothing is explained."""
        return ()

    @property
    def length(self) -> int:
        """How many choices there are."""
        return self._replay.length

    @property
    def depth(self) -> int:
        """After how many choices the shown position stands."""
        return self._depth

    def seat_names(self) -> Sequence[str]:
        """What the seats are called."""
        return tuple(seat.name for seat in self._replay.setup.seats)

    # -- what the window asks of every game --

    def begin(self) -> None:
        """Emits the first `changed`."""
        self.show(fresh=True)

    def close(self) -> None:
        """Leaves it."""
        self.pause()

    def retranslate(self) -> None:
        """Emits `changed` with every line in the language that is read now."""
        self.show(fresh=True)

    def viewer(self) -> int:
        """The seat whose side of the table is shown."""
        return self._seat

    def seat_players(self) -> Sequence[str]:
        """Who played each seat."""
        return tuple(seat.player for seat in self._replay.setup.seats)

    def seat_arms(self) -> Sequence[str]:
        """The arms that each seat wants."""
        return tuple(seat.arms or seat.house for seat in self._replay.setup.seats)

    def may_concede(self) -> bool:
        """Never: nothing can be chosen."""
        return False

    def concede(self) -> None:
        """Does nothing."""

    def choose(self, choice: Choice) -> None:
        """Nothing can be chosen; that is told."""
        self.failed.emit(self.translate("Replay", "This is a look back: nothing can be chosen."))

    def gather(self, picked: Sequence[int]) -> Gathered:
        """No picks."""
        return Gathered(frozenset(), False)

    def choose_run(self, picked: Sequence[int]) -> None:
        """As `choose`."""
        self.choose(())

    def reveal_to(self, seat: int) -> None:
        """No veil falls."""

    def undo_targets(self) -> Sequence[UndoTarget]:
        """None."""
        return ()

    def undo_reason(self) -> str:
        """Why nothing can be undone."""
        return self.translate("Replay", "This is a look back: step back instead.")

    def undo(self, target: int) -> None:
        """Nothing."""

    def can_redo(self) -> bool:
        """Never."""
        return False

    def redo(self) -> None:
        """Nothing."""

    def can_branch(self) -> bool:
        """Never."""
        return False

    def branch_rows(self) -> Sequence[BranchRow]:
        """None."""
        return ()

    def stand_on(self, move: int) -> None:
        """Nothing."""

    def pass_until(self) -> str | None:
        """No order."""
        return None

    def set_pass_until(self, phase: str | None) -> None:
        """Nothing."""

    def stops(self) -> frozenset[str]:
        """None."""
        return frozenset()

    def set_stops(self, phases: frozenset[str]) -> None:
        """Nothing."""

    # -- looking back --

    def place_words(self) -> str:
        """'Round 2, marshalling' of the shown position."""
        rows = [row for row in self.marks() if row.depth <= self._depth]
        return rows[-1].label if rows else ""

    def move_here(self) -> int:
        """The last move before the shown position, -1 for the start: where a game could be played on."""
        return self._replay.steps[self._depth - 1].id if self._depth else -1

    def view(self) -> tuple[int, bool]:
        """Whose side of the table is shown, and whether all cards lie open."""
        return self._seat, self._open

    def set_view(self, seat: int, everything: bool) -> None:
        """Shows the table from a seat, with what it knew, or with all cards open."""
        self._seat, self._open = seat, everything
        self.show(fresh=True)

    def show(self, fresh: bool = False) -> None:
        """Emits the shown position; `fresh`: with all lines anew, as at the beginning and in another language."""
        first = 0 if fresh or self._replay.told(self._depth) < self._shown else self._shown
        entries = self._replay.entries[: self._replay.told(self._depth)]
        seen = self._shown
        made = (
            self._teller.line(entry, self._seat, self.translate, new=number >= seen, everything=self._open)
            for number, entry in in_order(entries, first)
        )
        self._shown = len(entries)
        observation = self._rules.look(self._replay.state(self._depth), self._seat, self._open)
        self.changed.emit(Update(observation, tuple(line for line in made if line is not None), first == 0))

    def go(self, depth: int) -> None:
        """Shows the position after so many choices; beyond the ends, the end."""
        depth = max(0, min(depth, self._replay.length))
        if depth == self._depth:
            return
        self._depth = depth
        self.show()
        self.moved.emit(depth)
        if depth == self._replay.length:
            self.pause()

    def step(self, way: int) -> None:
        """One choice on (1) or back (-1)."""
        self.go(self._depth + way)

    def next_phase(self, way: int) -> None:
        """To where the next phase begins, or back to where this one or the last did."""
        self.go(self._replay.next_mark(self._depth, way))

    def next_round(self, way: int) -> None:
        """To where the next round begins, or back to where this one or the last did."""
        self.go(self._replay.next_mark(self._depth, way, rounds=True))

    def go_to_line(self, number: int) -> None:
        """To the position at which the readable line `number` of the whole game (see `all_lines`) was told."""
        self.go(self._replay.depth_of_entry(number))

    def all_lines(self) -> list[tuple[int, Line]]:
        """The whole game's lines as the seat reads them, each with the number of its entry."""
        found = []
        for number, entry in in_order(self._replay.entries):
            line = self._teller.line(entry, self._seat, self.translate, new=False, everything=self._open)
            if line is not None:
                found.append((number, line))
        return found

    def marks(self) -> list[MarkRow]:
        """Where rounds and phases begin, in order."""
        rows, last = [], -1
        for mark in self._replay.marks:
            words = phrase(
                self.translate("Replay", "Round {round}, {phase}"),
                round=mark.place.round,
                phase=phase_name(self.translate, mark.place.phase),
            )
            rows.append(MarkRow(mark.depth, words, mark.place.round != last))
            last = mark.place.round
        return rows

    def playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._timer.isActive()

    def play(self) -> None:
        """Goes on by itself, from the start if it stands at the end."""
        if self._depth == self._replay.length:
            self.go(0)
        if not self._timer.isActive() and self._replay.length:
            self._timer.start()
            self.played.emit(True)

    def pause(self) -> None:
        """Stops going on by itself."""
        if self._timer.isActive():
            self._timer.stop()
            self.played.emit(False)

    def set_pace(self, ms: int) -> None:
        """The pause between positions, 50 to 5000 ms."""
        self._timer.setInterval(max(LEAST_PACE_MS, min(ms, MOST_PACE_MS)))

    def _tick(self) -> None:
        self.step(1)
