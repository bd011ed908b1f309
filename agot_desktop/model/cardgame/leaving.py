"""Leaving play: which events do it, what goes with a card, and how the card was (section 13.4)."""

from __future__ import annotations

from typing import Final

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.kernel.event import Event

LEAVING: Final[dict[str, str]] = {
    "killed": "dead",
    "discarded": "discard",
    "returned": "hand",
    "put_on_deck": "deck-top",
    "put_under_deck": "deck-bottom",
    "shuffled_in": "deck-shuffle",
    "put_into_shadows": "shadows",
    "removed": "removed",
}
"""The events that make a card in play leave it, with where it goes."""


CONTROLLER, OWNER, CODE, TYPE, STRENGTH, KNELT, POWER_HELD, TRAITS, HOUSES, CRESTS, ICONS, KEYWORDS, ATTACHED = range(
    13
)
"""The places of a snapshot."""


def snapshot(state: CardState, card: int) -> tuple[int | str | tuple[str, ...] | tuple[int, ...], ...]:
    """The card as it is now, for texts that ask later (ADD-03, TIM-23): controller, owner, code, type, STR, kneeling,
    power, traits, Houses, crests, icons, keywords, attachments."""
    found = state.cards[card]
    return (
        found.controller,
        found.owner,
        found.code,
        stats.card_type(state, card),
        stats.strength(state, card),
        int(found.kneeling),
        found.power,
        stats.traits(state, card),
        stats.houses(state, card),
        stats.crests(state, card),
        stats.icons(state, card),
        stats.keywords(state, card),
        found.attachments,
    )


def attached_victims(state: CardState, leaving: list[Event]) -> list[Event]:
    """What goes to the discard pile together with the cards that are about to leave play: their attachments (TIM-25).

    A Hand of the King that only loses a token keeps its attachments for now (HK-16)."""
    found: list[Event] = []
    going = {e.subject for e in leaving}
    for event in leaving:
        if state.rules.token_instead(state, event.subject):
            continue
        for i in state.cards[event.subject].attachments:
            if i not in going and not state.cards[i].moribund:
                going.add(i)
                made = Event(
                    "discarded",
                    i,
                    seat=state.cards[i].controller,
                    source=event.subject,
                    cause="rules",
                    word="attached",
                    flags=("unsavable",),
                )
                made.was = snapshot(state, i)
                found.append(made)
    return found


def make_moribund(state: CardState, card: int, zone: str) -> bool:
    """The card will leave play for `zone` at the end of the window (TIM-22); the first destination stands (TIM-24)."""
    found = state.cards[card]
    if found.zone != "play" or found.moribund:
        return False
    state.own(card).moribund = zone
    state.moribund.append(card)
    return True
