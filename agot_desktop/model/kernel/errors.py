"""The errors of the kernel. Everything that a caller may want to tell a player derives from `GameError`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from agot_desktop.model.kernel.decision import Choice, Decision


class GameError(Exception):
    """Base of the errors of the rules engine."""


class IllegalChoiceError(GameError):
    """A choice that the open Decision does not offer. The state is untouched.

    Attributes: `choice`, and `decision`, the open Decision or None when the game is over.
    """

    def __init__(self, choice: Choice, decision: Decision | None) -> None:
        self.choice = choice
        self.decision = decision
        where = "the game is over" if decision is None else f"{decision.kind} of seat {decision.seat}"
        super().__init__(f"{choice!r} is not offered ({where})")


class NotationError(GameError):
    """A text that names no option of the open Decision, or more than one. Attribute: `text`."""

    def __init__(self, text: str, reason: str) -> None:
        self.text = text
        super().__init__(f"{text!r}: {reason}")


class DataError(GameError):
    """Saved data that cannot be a state: a missing or unknown field, a wrong type, an unknown frame or card."""


class RulesError(GameError):
    """A broken promise inside the engine: a bug, never bad input."""

    def __init__(self, reason: str, *details: Any) -> None:
        super().__init__(reason + "".join(f" {d!r}" for d in details))
