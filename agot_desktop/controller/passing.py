"""Passing by itself: a seat's order to pass until a phase begins, and the phases in which that pauses.

Only plain chances to act are passed. A save, a response or an attack is always asked, and ends the order; any other
choice is asked and leaves it. A seat's own turn is passed only if the order was given in it.
"""

from __future__ import annotations

from typing import Final

from agot_desktop.controller.rules import Place
from agot_desktop.model.kernel.decision import PASS, Choice, Decision

PASSED: Final = frozenset({"action", "challenge", "shadows"})
"""Kinds of decision, without the game's name, that an order passes."""
ANSWERED: Final = frozenset({"save", "response", "defenders", "redirect"})
"""Kinds of decision that end an order: something happened that must be answered."""


class Passing:
    """The order of one seat. `stops`: phases in which nothing is passed by itself."""

    def __init__(self, seat: int, phases: tuple[str, ...]) -> None:
        self.seat = seat
        self.stops: frozenset[str] = frozenset()
        self._phases = phases
        self._until: tuple[int, int] | None = None
        self._given = Place(0, "")

    @property
    def until(self) -> str | None:
        """The phase that ends the order, None without an order."""
        return None if self._until is None else self._phases[self._until[1]]

    def order(self, until: str | None, place: Place) -> None:
        """Pass until this phase begins next; None ends the order. Raises ValueError for an unknown phase."""
        if until is None:
            self._until = None
            return
        target = self._phases.index(until)
        later = target > self._number(place.phase)
        self._until = (place.round if later else place.round + 1, target)
        self._given = place

    def clear(self) -> None:
        """Ends the order."""
        self._until = None

    def choice(self, decision: Decision, place: Place) -> Choice | None:
        """The pass that the order gives to this seat's decision, None where the seat is to be asked."""
        if self._until is None:
            return None
        kind = decision.kind.rpartition(".")[2]
        if kind in ANSWERED or (place.round, self._number(place.phase)) >= self._until:
            self._until = None
            return None
        if kind not in PASSED or not decision.allows(PASS) or place.phase in self.stops:
            return None
        if place.active == self.seat and self._given != place:
            return None
        return PASS

    def _number(self, phase: str) -> int:
        return self._phases.index(phase) if phase in self._phases else -1
