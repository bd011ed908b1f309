"""What a computer player is. The state that it is handed was determinized for its seat: it never holds a secret."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from agot_desktop.model.kernel.decision import Choice, Decision
from agot_desktop.model.kernel.game import GameState


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a player may think. `iterations`: looks ahead, 1 or more; a player that does not search ignores it."""

    iterations: int = 1


class Player(Protocol):
    """Chooses for one seat. The same state, seed and budget give the same choice in every process."""

    def choose(self, state: GameState, decision: Decision, budget: Budget) -> Choice:
        """One of the decision's options. `state` is the player's own to play with and has this decision open."""
