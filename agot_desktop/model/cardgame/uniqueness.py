"""Unique cards and duplicates: who may bring what into play (section 15)."""

from __future__ import annotations

from agot_desktop.model.cardgame.state import CardState


def same_title(state: CardState, a: int, b: int) -> bool:
    """Whether two cards have one title (COMP-13)."""
    folded = state.pool.folded
    return folded[state.cards[a].code] == folded[state.cards[b].code]


def own_copy_in_play(state: CardState, seat: int, card: int) -> int:
    """A unique card in play with this card's title that the seat both owns and controls, or -1: it can take
    duplicates."""
    if not state.printed[card].unique:
        return -1
    cards, folded = state.cards, state.pool.folded
    title = folded[cards[card].code]
    for i in state.index.controlled[seat]:
        found = cards[i]
        if folded[found.code] == title and found.owner == seat and found.zone == "play" and state.printed[i].unique:
            return i if not found.moribund else -1
    return -1


def may_enter(state: CardState, seat: int, card: int) -> bool:
    """Whether the seat may marshal, put into play or take control of this card as a card of its own (UNI-01, UNI-02,
    UNI-04, HK-68)."""
    if not state.printed[card].unique:
        return not state.rules.bars_title(state, seat, card)
    cards, folded = state.cards, state.pool.folded
    title = folded[cards[card].code]
    for i in state.index.in_play:
        found = cards[i]
        if (
            folded[found.code] == title
            and i != card
            and (found.owner == seat or found.controller == seat)
            and state.printed[i].unique
        ):
            return False
    for i in state.seats[seat].dead:
        if folded[cards[i].code] == title and i != card:
            return False
    return not state.rules.bars_title(state, seat, card)


def may_duplicate(state: CardState, seat: int, card: int) -> int:
    """The card under which the seat may place this one as a free duplicate in its marshalling turn, or -1 (UNI-07)."""
    if state.cards[card].owner != seat or state.rules.bars_title(state, seat, card):
        return -1
    return own_copy_in_play(state, seat, card)
