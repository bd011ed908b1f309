"""The end of lasting effects: at the end of the challenge, phase or round, all of one moment together (TIM-32, D04)."""

from __future__ import annotations

from agot_desktop.model.cardgame.moves import set_control
from agot_desktop.model.cardgame.state import CardState, Delayed


def still_bound(state: CardState, delayed: Delayed) -> bool:
    """Whether the cards that a waiting effect is bound to are still in play, in the same stay (TIM-32)."""
    return all(
        [
            state.cards[i].zone == "play" and state.cards[i].stay == stay
            for i, stay in zip(delayed.cards, delayed.stays, strict=True)
        ]
    )


def end_of(state: CardState, period: str) -> None:
    """Drops everything that lasts until the end of this period, and the counters of its limits."""
    ended = [m for m in state.modifiers if m.until == period]
    if ended:
        state.modifiers = [m for m in state.modifiers if m.until != period]
        for modifier in ended:
            if modifier.address.endswith("!control"):
                give_back(state, modifier.cards or ())
        state.reindex_effects()
    if any([d.until == period or not still_bound(state, d) for d in state.delayed]):
        state.delayed = [d for d in state.delayed if d.until != period and still_bound(state, d)]
        state.reindex_effects()
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
            if (
                modifier.address.endswith("!control")
                and card in (modifier.cards or ())
                and state.cards[card].stay in modifier.stays
            ):
                seat = modifier.amount
        set_control(state, card, seat)
