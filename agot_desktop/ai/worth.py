"""What a card is worth by what is printed on it, in units of one power. Kept for each pool, as facts never change.

`hand_worth` is what a card is worth while it is held, `table_worth` what it is worth once it lies on the table.
"""

from __future__ import annotations

import weakref
from typing import Final

from agot_desktop.model.cardgame.abilities.registry import definition
from agot_desktop.model.cardgame.pool import Facts, Pool
from agot_desktop.model.cardgame.terms import (
    ATTACHMENT,
    CHARACTER,
    DEADLY,
    EVENT_CARD,
    INTIMIDATE,
    LOCATION,
    RENOWN,
    STEALTH,
)

STRENGTH: Final = 0.26
ICON: Final = 0.4
TEXT: Final = 0.35
LOCATION_TEXT: Final = 0.65
"""A location does nothing but what its text says, and works every round."""
KEYWORD: Final = {RENOWN: 0.7, STEALTH: 0.35, INTIMIDATE: 0.3, DEADLY: 0.35}
INCOME: Final = 0.75
INFLUENCE: Final = 0.25
INITIATIVE: Final = 0.05
ATTACHED: Final = 0.3
HELD: Final = 0.42
"""A card in a hand of which nothing else is known."""
HELD_EVENT: Final = 0.55
HELD_DEAD: Final = 0.1
"""A card in hand that can no longer be played, or only as a duplicate."""


class Worths:
    """The printed worth of every card of a pool, by number; worked out when it is first asked for."""

    def __init__(self, pool: Pool) -> None:
        self._pool = weakref.ref(pool)
        self._table: dict[int, float] = {}
        self._text: dict[int, float] = {}

    def table(self, code: int) -> float:
        """The worth of the card on the table, standing and untouched."""
        found = self._table.get(code)
        if found is None:
            found = self._table[code] = _table_worth(self._facts(code), self.text(code))
        return found

    def text(self, code: int) -> float:
        """The part of the worth that lies in the card's text; a blank takes it away."""
        found = self._text.get(code)
        if found is None:
            pool = self._pool()
            assert pool is not None
            text = LOCATION_TEXT if pool.cards[code].type == LOCATION else TEXT
            found = self._text[code] = text if definition(pool, code).abilities else 0.0
        return found

    def _facts(self, code: int) -> Facts:
        pool = self._pool()
        assert pool is not None
        return pool.cards[code]


def _table_worth(facts: Facts, text: float) -> float:
    worth = text + INCOME * facts.income + INFLUENCE * facts.influence + INITIATIVE * facts.initiative
    if facts.type == CHARACTER:
        worth += STRENGTH * (facts.strength or 0) + ICON * len(facts.icons)
        worth += sum([KEYWORD.get(keyword, 0.0) for keyword in facts.keywords])
    elif facts.type == ATTACHMENT:
        worth += ATTACHED
    elif facts.type not in (LOCATION, EVENT_CARD):
        worth = 0.0
    return worth


_KNOWN: weakref.WeakKeyDictionary[Pool, Worths] = weakref.WeakKeyDictionary()


def worths(pool: Pool) -> Worths:
    """The worths of this pool's cards."""
    found = _KNOWN.get(pool)
    if found is None:
        found = _KNOWN[pool] = Worths(pool)
    return found
