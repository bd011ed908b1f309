"""Gold to be paid each time something is done with a card: declaring it as attacker or defender, using its abilities.

A toll is a change of kind `toll:DEED` that applies to cards, with a number of gold and a receiver.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.costs import gold_of
from agot_desktop.model.cardgame.state import CardState

TOLL: Final = "toll:"


def tolls(state: CardState, cards: Iterable[int], deed: str) -> tuple[tuple[int, int], ...]:
    """Pairs (gold, receiver) that have to be paid for doing the deed with these cards."""
    changes = state.index.changes.get(TOLL + deed)
    if not changes:
        return ()
    return tuple(
        [
            (active.value(state), seat)
            for card in cards
            for active in changes
            if stats.hits(active, state, card)
            for seat in active.change.target(state, active.scope)[:1]
        ]
    )


def toll_of(state: CardState, card: int, deed: str) -> int:
    """All gold that doing the deed with this card costs."""
    return sum([gold for gold, _ in tolls(state, (card,), deed)])


def affordable(state: CardState, seat: int, cards: list[int], deed: str, besides: int = 0) -> list[int]:
    """Those of the cards with which the seat can pay for the deed, and `besides` so much gold."""
    if TOLL + deed not in state.index.changes:
        return cards
    gold = gold_of(state, seat) - besides
    return [i for i in cards if toll_of(state, i, deed) <= max(0, gold)]


def prices(state: CardState, cards: list[int], deed: str) -> tuple[tuple[int, int], ...]:
    """Pairs (card, gold) for those of the cards with which the deed costs something."""
    if TOLL + deed not in state.index.changes:
        return ()
    return tuple([(i, n) for i in cards if (n := toll_of(state, i, deed))])
