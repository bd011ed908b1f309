"""The player that picks any option: the weakest opponent, and the load for tests and benches."""

from __future__ import annotations

from agot_desktop.ai.player import Budget
from agot_desktop.model.kernel.decision import Choice, Decision
from agot_desktop.model.kernel.game import GameState
from agot_desktop.model.kernel.rng import Stream


class RandomPlayer:
    """Every option is as likely as every other."""

    __slots__ = ("_stream",)

    def __init__(self, seed: int) -> None:
        self._stream = Stream(seed, "random player")

    def choose(self, state: GameState, decision: Decision, budget: Budget) -> Choice:
        """One of the decision's options, by chance."""
        return self._stream.pick(decision.options)
