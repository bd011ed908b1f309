"""Thinking an option through: it is played on a copy, the players answer quickly (`defaults.py`) until the position is
calm again - the challenge, the action or the own turn to marshal is over - and what then lies there is valued
(`evaluation.py`).

What the thinking seat itself must still decide on the way (targets, prices, answers) is tried out as well, one decision
after another, as far as the allowance of looks goes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from agot_desktop.ai import defaults
from agot_desktop.ai.evaluation import evaluate
from agot_desktop.ai.shopping import next_purchase
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.cardgame.terms import MARSHALLING
from agot_desktop.model.kernel.decision import DONE, Choice, Decision

_CALM: Final = frozenset({defaults.ACTION, defaults.CHALLENGE, defaults.PLOT, defaults.MULLIGAN, defaults.SETUP})
_TRIED: Final = frozenset(
    {
        "cardgame." + kind
        for kind in ("target", "pick", "option", "number", "may", "pay", "name", "cost", "redirect", "response")
    }
)
STEP_LIMIT: Final = 60
"""Decisions after which a position is valued even if it is not calm."""
WIDTH: Final = 8
"""How many options of a later decision are tried out."""


class Lookahead:
    """The looks of one decision: for whom, and how many positions may still be valued."""

    def __init__(self, seat: int, looks: int) -> None:
        self.seat = seat
        self.looks = looks

    def value(self, state: CardState) -> float:
        """What becomes of this state, which is played on and spoilt."""
        for _ in range(STEP_LIMIT):
            decision = state.decision
            if decision is None or self._calm(state, decision):
                break
            if decision.seat == self.seat and decision.kind in _TRIED and self.looks > 0:
                state.play(self.best(state, decision))
            else:
                defaults.answer(state, decision)
        self.looks -= 1
        return evaluate(state, self.seat)

    def best(self, state: CardState, decision: Decision) -> Choice:
        """The best option of a decision on the way: each is tried with quick answers to all that follows."""
        best = defaults.plain(state, decision)
        options = narrowed(state, decision)
        if best not in options:
            options = [best, *options]
        best_value = float("-inf")
        for option in options:
            value = self.quick_value(state, option)
            if value > best_value:
                best, best_value = option, value
        return best

    def quick_value(self, state: CardState, option: Choice) -> float:
        """The value of an option with quick answers to all that follows. The state is not touched."""
        copy = state.clone()
        copy.play(option)
        return self._finish(copy)

    def declared(self, state: CardState, decision: Decision, cards: Sequence[int]) -> float:
        """The value of declaring these cards in the open run of picks. The state is not touched."""
        copy = state.clone()
        defaults.declare(copy, decision, cards)
        return self.value(copy)

    def played(self, state: CardState, option: Choice) -> float:
        """The value of an option. The state is not touched."""
        copy = state.clone()
        copy.play(option)
        return self.value(copy)

    def _finish(self, state: CardState) -> float:
        for _ in range(STEP_LIMIT):
            decision = state.decision
            if decision is None or self._calm(state, decision):
                break
            defaults.answer(state, decision)
        self.looks -= 1
        return evaluate(state, self.seat)

    def _calm(self, state: CardState, decision: Decision) -> bool:
        """Whether the position can be valued: no challenge is on, nobody is in the middle of something, and the seat
        that thinks has marshalled what it would."""
        if state.challenge is not None or decision.kind not in _CALM:
            return False
        if decision.kind != defaults.ACTION or state.phase != MARSHALLING or state.active_player != self.seat:
            return True
        return decision.seat == self.seat and next_purchase(state, decision) is None


def narrowed(state: CardState, decision: Decision) -> list[Choice]:
    """The options worth a look: of many cards the most and the least promising."""
    options = list(decision.options)
    if len(options) <= WIDTH:
        return options
    cards = [option for option in options if option[0] == "choose"]
    if len(cards) < len(options) - 1:
        return options[:WIDTH]
    cards.sort(key=lambda option: -defaults.pick_prior(state, decision, int(option[1])))
    chosen = cards[: WIDTH - 2] + cards[-2:]
    return [*chosen, DONE] if DONE in options else chosen
