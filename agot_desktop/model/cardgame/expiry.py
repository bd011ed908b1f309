"""The end of lasting effects: at the end of the challenge, phase or round, all of one moment together (TIM-32, D04)."""

from __future__ import annotations

import dataclasses
from typing import Final

from agot_desktop.model.cardgame.moves import set_control
from agot_desktop.model.cardgame.state import CardState, Delayed, Modifier
from agot_desktop.model.cardgame.uniqueness import may_enter
from agot_desktop.model.kernel.event import Event

CONTROL: Final = "!control"
"""The end of the address of a modifier that is control for a time; its `amount` is the seat that has it."""
CONTROL_BEFORE: Final = "controlled before"
"""The name under which such a modifier keeps who had control before."""


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
            if modifier.address.endswith(CONTROL):
                give_back(state, modifier)
        state.reindex_effects()
    if any([d.until == period or not still_bound(state, d) for d in state.delayed]):
        state.delayed = [d for d in state.delayed if d.until != period and still_bound(state, d)]
        state.reindex_effects()
    if state.uses:
        prefix = period + "|"
        state.uses = {k: n for k, n in state.uses.items() if not k.startswith(prefix)}
    state.touch()


def give_back(state: CardState, ended: Modifier) -> None:
    """Control for a time is over: whoever has the last other control effect in force gets the card, else who had it
    before (CTRL-02). Where he cannot have it, it is discarded (CTRL-07). Nothing happens to a card that somebody else
    has taken since."""
    for card, stay in zip(ended.cards or (), ended.stays, strict=True):
        found = state.cards[card]
        if found.zone != "play" or found.stay != stay:
            continue
        before = int(ended.scope.names[CONTROL_BEFORE][0])
        others = [m for m in state.modifiers if m.address.endswith(CONTROL) and card in (m.cards or ())]
        if found.controller != ended.amount or (others and others[-1].amount == found.controller):
            _inherit(state, card, ended.amount, before)
            continue
        seat = others[-1].amount if others else before
        if state.seats[seat].out:
            seat = found.owner
        if may_enter(state, seat, card):
            set_control(state, card, seat)
        else:
            _discard(state, card)


def _inherit(state: CardState, card: int, ended: int, before: int) -> None:
    """A later control effect will give the card back to whoever had it before the one that has ended."""
    for place, modifier in enumerate(state.modifiers):
        names = modifier.scope.names
        if modifier.address.endswith(CONTROL) and card in (modifier.cards or ()) and names[CONTROL_BEFORE] == (ended,):
            scope = modifier.scope.clone()
            scope.names = {**names, CONTROL_BEFORE: (before,)}
            state.modifiers[place] = dataclasses.replace(modifier, scope=scope, active=None)


def _discard(state: CardState, card: int) -> None:
    from agot_desktop.model.cardgame.settle import at_once

    at_once(state, [Event("discarded", card, seat=state.cards[card].controller, cause="rules", flags=("unsavable",))])


def end_control(state: CardState, card: int) -> None:
    """Somebody has taken control for good: control effects for a time are over for this card (CTRL-02)."""
    kept = [m for m in state.modifiers if not (m.address.endswith(CONTROL) and card in (m.cards or ()))]
    if len(kept) != len(state.modifiers):
        state.modifiers = kept
        state.reindex_effects()
