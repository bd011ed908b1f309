"""Changing a deck by one card and comparing two decks. Decks are values: each change makes another one."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Final

from agot_desktop.model.cardgame import terms
from agot_desktop.model.cardgame.deck_rules import Deck
from agot_desktop.model.cardgame.facts import Facts
from agot_desktop.model.cardgame.pool import Pool

MOST_COPIES: Final = 99
"""More copies of one card than this no file can hold."""

DRAW: Final = "draw"
PLOTS: Final = "plots"
AGENDA: Final = "agenda"
HAND: Final = "hand"
HOUSE: Final = "house"


class NotForDecksError(ValueError):
    """A card that has no place in a deck: a title of the small council. Attribute: `code`."""

    def __init__(self, code: str) -> None:
        self.code = code
        super().__init__(f"{code} has no place in a deck")


@dataclass(frozen=True, slots=True)
class Difference:
    """What differs between two decks. `place`: draw, plots, agenda, hand or house; `card`: an id, or a House's name.

    `before` and `after` are copies.
    """

    place: str
    card: str
    before: int
    after: int


def place_of(facts: Facts) -> str:
    """Where in a deck a card goes. Raises NotForDecksError."""
    places: dict[str, str] = {terms.PLOT: PLOTS, terms.AGENDA: AGENDA, terms.HOUSE: HOUSE}
    if facts.type == terms.TITLE:
        raise NotForDecksError(facts.id)
    return places.get(facts.type, DRAW)


def copies_in(deck: Deck, code: str) -> int:
    """How often a card is in the draw deck, among the plots or as the agenda; the Hand is no part of a deck."""
    return (
        sum(count for card, count in deck.cards if card == code)
        + deck.plots.count(code)
        + (1 if deck.agenda == code else 0)
    )


def with_card(deck: Deck, facts: Facts, change: int = 1) -> Deck:
    """The deck with copies of a card more or less, never below none. A House card sets the House, an agenda replaces
    the one that is there. The same deck where nothing changes. Raises NotForDecksError."""
    place = place_of(facts)
    if place == HOUSE:
        house = facts.houses[0] if facts.houses else terms.NEUTRAL
        return replace(deck, house=house) if change > 0 and deck.house != house else deck
    if place == AGENDA:
        wanted = facts.id if change > 0 else None
        return replace(deck, agenda=wanted) if change > 0 or deck.agenda == facts.id else deck
    now = copies_in(deck, facts.id)
    after = max(0, min(MOST_COPIES, now + change))
    return deck if after == now else with_copies(deck, facts, after)


def with_copies(deck: Deck, facts: Facts, copies: int) -> Deck:
    """The deck with exactly so many copies of a card of the draw deck or plot. Raises NotForDecksError."""
    place = place_of(facts)
    if place == PLOTS:
        others = tuple(card for card in deck.plots if card != facts.id)
        return replace(deck, plots=(*others, *(facts.id,) * copies))
    if place != DRAW:
        return with_card(deck, facts, 1 if copies else -1)
    known = dict(deck.cards)
    known[facts.id] = copies
    return replace(deck, cards=tuple((card, count) for card, count in known.items() if count))


def without_card(deck: Deck, code: str) -> Deck:
    """The deck without a card, wherever it stands; also for an id that no card has."""
    return replace(
        deck,
        cards=tuple((card, count) for card, count in deck.cards if card != code),
        plots=tuple(card for card in deck.plots if card != code),
        agenda=None if deck.agenda == code else deck.agenda,
    )


def in_order(deck: Deck, pool: Pool) -> Deck:
    """The deck with its cards sorted as the pool has them; unknown ids last."""
    last = len(pool.cards)

    def place(code: str) -> tuple[int, str]:
        return (pool.index.get(code, last), code)

    return replace(
        deck,
        cards=tuple(sorted(deck.cards, key=lambda pair: place(pair[0]))),
        plots=tuple(sorted(deck.plots, key=place)),
    )


def same_cards(one: Deck, other: Deck) -> bool:
    """Whether two decks hold the same, whatever their names, notes and order."""
    return not differences(one, other)


def differences(before: Deck, after: Deck) -> tuple[Difference, ...]:
    """All that differs, House first, then Hand, agenda, plots, draw deck; names and notes are not compared."""
    found = []
    if before.house != after.house:
        found += [Difference(HOUSE, before.house, 1, 0), Difference(HOUSE, after.house, 0, 1)]
    parts: tuple[tuple[str, Counter[str], Counter[str]], ...] = (
        (HAND, _single(before.hand_of_the_king), _single(after.hand_of_the_king)),
        (AGENDA, _single(before.agenda), _single(after.agenda)),
        (PLOTS, Counter(before.plots), Counter(after.plots)),
        (DRAW, Counter(dict(before.cards)), Counter(dict(after.cards))),
    )
    for place, old, new in parts:
        for card in dict.fromkeys((*old, *new)):
            if old[card] != new[card]:
                found.append(Difference(place, card, old[card], new[card]))
    return tuple(found)


def _single(card: str | None) -> Counter[str]:
    return Counter(() if card is None else (card,))
