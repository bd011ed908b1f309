"""What is said of a scenario: one line each, and the closing line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from agot_desktop.model.cardgame.notation import write
from agot_desktop.model.cardgame.state import LETTERS, CardState
from agot_desktop.model.kernel.decision import Decision

OK, FAIL, SKIP = "ok", "FAIL", "skip"
_WIDTH: Final = 4


class Failure(Exception):
    """A step that does not hold: what was `expected`, what was `found`, the options that were `open`; `step` is its
    place in the file."""

    def __init__(self, expected: str, found: str) -> None:
        super().__init__(f"expected {expected}; found {found}")
        self.expected = expected
        self.found = found
        self.step = -1
        self.open = ""


@dataclass(frozen=True, slots=True)
class Result:
    """How a scenario went: `status` is `ok`, `FAIL` or `skip`; `detail` says why, '' for ok."""

    status: str
    title: str
    detail: str = ""


def choices_text(state: CardState, decision: Decision | None) -> str:
    """A decision with its options in notation."""
    if decision is None:
        return "nothing, the game is over"
    return (
        f"{LETTERS[decision.seat]} {decision.kind}: {', '.join([write(o, state, decision) for o in decision.options])}"
    )


def failure_text(failure: Failure, step: str) -> str:
    """All that is known of a failed step; `step` is its text."""
    return f"steps[{failure.step}] {step}: expected {failure.expected}; found {failure.found}; open: {failure.open}"


def line(result: Result) -> str:
    """The line of a scenario."""
    told = f"{result.title}: {result.detail}" if result.detail else result.title
    return " ".join(f"{result.status:{_WIDTH}}  {told}".split("\n"))


def closing_line(results: list[Result]) -> str:
    """How many passed, failed and were skipped."""
    counts = {status: sum(1 for r in results if r.status == status) for status in (OK, FAIL, SKIP)}
    return f"{counts[OK]} passed, {counts[FAIL]} failed, {counts[SKIP]} skipped"
