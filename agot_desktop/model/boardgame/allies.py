"""Ally cards in hand: which a house holds, and how one is played (AL-03, AL-04)."""

from __future__ import annotations

from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.kernel.decision import Choice
from agot_desktop.model.kernel.errors import RulesError

HAND_LIMIT = 3


def holds(state: RealmState, house: int, card: str) -> bool:
    """Whether the house has a copy of the card in hand."""
    return any(state.board.ally_cards[number].id == card for number in state.ally_hand[house])


def plays(state: RealmState, house: int, *cards: str) -> list[Choice]:
    """The choices to play those of the cards that the house holds."""
    return [("play", card) for card in cards if holds(state, house, card)]


def discard(state: RealmState, house: int, card: str) -> int:
    """A copy of the card goes from the hand to its deck's pile. Gives its number; raises `RulesError` without one."""
    for number in state.ally_hand[house]:
        found = state.board.ally_cards[number]
        if found.id == card:
            state.ally_hand[house] = tuple(n for n in state.ally_hand[house] if n != number)
            state.ally_discard[found.deck] = (*state.ally_discard[found.deck], number)
            state.ally_seen[number] = 15
            return number
    raise RulesError("the house does not hold", card)


def play(state: RealmState, house: int, card: str) -> None:
    """The house plays an event: it is shown and goes to its deck's pile (AL-04)."""
    discard(state, house, card)
    state.tell("ally_played", seat=house, word=card)
