"""The end of lasting effects: at the end of the challenge, phase or round, all of one moment together (TIM-32, D04)."""

from __future__ import annotations

from agot_desktop.model.cardgame.moves import set_control
from agot_desktop.model.cardgame.state import CardState


def end_of(state: CardState, period: str) -> None:
    """Drops everything that lasts until the end of this period, and the counters of its limits."""
    ended = [m for m in state.modifiers if m.until == period]
    if ended:
        state.modifiers = [m for m in state.modifiers if m.until != period]
        for modifier in ended:
            if modifier.address.endswith("!control"):
                give_back(state, modifier.cards or ())
        state.reindex()
    if any([d.until == period for d in state.delayed]):
        state.delayed = [d for d in state.delayed if d.until != period]
        state.reindex()
    if state.uses:
        prefix = period + "|"
        state.uses = {k: n for k, n in state.uses.items() if not k.startswith(prefix)}
    state.touch()


def give_back(state: CardState, cards: tuple[int, ...]) -> None:
    """Control for a time is over: the last other control effect in force, else the owner has the card again."""
    for card in cards:
        if state.cards[card].zone != "play":
            continue
        seat = state.cards[card].owner
        for modifier in state.modifiers:
            if modifier.address.endswith("!control") and card in (modifier.cards or ()) \
                    and state.cards[card].stay in modifier.stays:
                seat = modifier.amount
        set_control(state, card, seat)
