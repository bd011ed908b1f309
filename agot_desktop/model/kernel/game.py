"""The contract that every game fulfils, and the loop that runs its frames."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Self

from agot_desktop.model.kernel.decision import Choice, Decision
from agot_desktop.model.kernel.digest import digest
from agot_desktop.model.kernel.errors import IllegalChoiceError, RulesError
from agot_desktop.model.kernel.frame import Ask, Frame
from agot_desktop.model.kernel.record import Record, Shared, Transient, record

__all__ = ["GameState", "LogEntry", "Outcome", "Shared", "Transient"]

_STEP_LIMIT = 200_000


@record
class Outcome(Record):
    """How a game ended: `reason` (a word), `ranking`: groups of seats, best first, tied seats in one group."""

    reason: str
    ranking: tuple[tuple[int, ...], ...]

    @property
    def winner(self) -> int | None:
        """The only best seat, or None after a draw."""
        return self.ranking[0][0] if self.ranking and len(self.ranking[0]) == 1 else None


class LogEntry:
    """One line of the log as data: `kind`, who and what it is about, and `readers`, a bit mask of the seats that may
    read it. Cards are ids; words make the sentence elsewhere."""

    __slots__ = ("amount", "cards", "cause", "code", "kind", "other", "readers", "seat", "source", "subject", "word")

    def __init__(
        self,
        kind: str,
        *,
        subject: int = -1,
        code: str = "",
        seat: int = -1,
        other: int = -1,
        source: int = -1,
        amount: int = 0,
        cause: str = "",
        word: str = "",
        cards: tuple[int, ...] = (),
        readers: int = -1,
    ) -> None:
        self.kind = kind
        self.subject = subject
        self.code = code
        self.seat = seat
        self.other = other
        self.source = source
        self.amount = amount
        self.cause = cause
        self.word = word
        self.cards = cards
        self.readers = readers

    def __repr__(self) -> str:
        parts = [f"{n}={getattr(self, n)!r}" for n in self.__slots__ if getattr(self, n) not in (-1, 0, "", ())]
        return f"LogEntry({', '.join(parts)})"


class GameState(Record):
    """What both games share. A subclass is a `@record` with the fields `stack`, `outcome_`, `log`, `keeps_log`,
    `unsettled`, `open_decision` and `deciding` as annotated here, and the methods that raise `RulesError` below."""

    if not TYPE_CHECKING:  # the subclass has the slots
        __slots__ = ()
    GAME: ClassVar[str] = ""
    stack: list[Frame]
    outcome_: Outcome | None
    log: list[LogEntry]
    keeps_log: bool
    unsettled: int
    open_decision: Decision | None
    deciding: int

    @property
    def decision(self) -> Decision | None:
        """The open Decision, or None when the game is over."""
        if self.open_decision is None and self.outcome_ is None:
            self.run()
        return self.open_decision

    def apply(self, choice: Choice) -> None:
        """Plays a choice; raises `IllegalChoiceError` and leaves the state untouched if it is not offered."""
        decision = self.decision
        if decision is None or not decision.allows(choice):
            raise IllegalChoiceError(choice, decision)
        self.play(choice)

    def play(self, choice: Choice) -> None:
        """Plays a choice without the check, for search: the caller vouches that it is offered."""
        self.begin(choice)
        self.run()

    def begin(self, choice: Choice) -> None:
        """Plays a choice as `play` does, but does not run on: the next look at `decision`, or `run`, does."""
        if self.open_decision is None:
            self.run()
        if self.log:
            self.log = []
        self._take(choice)

    def _take(self, choice: Choice) -> None:
        self.deciding = self.open_decision.seat if self.open_decision is not None else -1
        self.open_decision = None
        top = self.stack[-1]
        step = top._steps[top.pc]
        if not isinstance(step, Ask):
            raise RulesError("the game waits in no Ask", type(top).__name__, top.pc)
        top.pc += 1
        step.apply(self, top, choice)

    def run(self, halt: Callable[[Self], bool] | None = None) -> None:
        """Runs frames until a decision with at least two options is open or the game is over - or, between two steps,
        as soon as `halt(state)` holds: no decision is open then, and the next look at `decision` runs on."""
        stack = self.stack
        for _ in range(_STEP_LIMIT):
            if self.unsettled:
                self.settle()
            if self.outcome_ is not None:
                self.open_decision = None
                self.unsettled = 0
                return
            if halt is not None and halt(self):
                return
            top = stack[-1]
            steps = top._steps
            pc = top.pc
            if pc >= len(steps):
                stack.pop()
                continue
            step = steps[pc]
            if step.__class__ is Ask:
                decision = step.options(self, top)
                if decision is None:
                    top.pc = pc + 1
                elif len(decision.options) == 1:
                    top.pc = pc + 1
                    self.deciding = decision.seat
                    step.apply(self, top, decision.options[0])
                elif (answer := self.for_absent(decision)) is not None:
                    top.pc = pc + 1
                    self.deciding = decision.seat
                    step.apply(self, top, answer)
                else:
                    self.open_decision = decision
                    return
            else:
                top.pc = pc + 1
                step.run(self, top)  # type: ignore[union-attr]
        raise RulesError("no decision within the step limit", [type(f).__name__ for f in stack])

    def push(self, frame: Frame) -> None:
        """Puts a frame on top: it runs next, and the one below goes on when it is done."""
        self.stack.append(frame)

    def pop(self) -> None:
        """Removes the running frame."""
        self.stack.pop()

    def outcome(self) -> Outcome | None:
        """Reason and ranking, or None while the game goes on."""
        return self.outcome_

    def digest(self) -> int:
        """64-bit hash, equal for equal states on every machine."""
        return digest(self.to_data())

    def settle(self) -> None:
        """Checks what is checked after every change (victory, states that act by themselves)."""
        raise RulesError("not settled by", type(self).__name__)

    def for_absent(self, decision: Decision) -> Choice | None:
        """The answer to a decision of a seat that nobody plays any more, None if somebody does."""
        return None

    def concede(self, seat: int) -> None:
        """The seat gives the game up. Only while a decision is open; it is no option of any."""
        raise RulesError("cannot be given up", type(self).__name__)

    def observe(self, seat: int) -> Any:
        """What one seat sees, immutable."""
        raise RulesError("no observation of", type(self).__name__)

    def determinize(self, seat: int, rng: int) -> Any:
        """A state that the seat cannot tell from this one, with a random seed of its own."""
        raise RulesError("cannot determinize", type(self).__name__)

    def problems(self) -> list[str]:
        """Broken invariants; empty when sound."""
        raise RulesError("no invariants of", type(self).__name__)
