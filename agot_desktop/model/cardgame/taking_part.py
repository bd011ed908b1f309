"""Who may take part in a challenge: icons, kneeling, prohibitions, how many (section 8)."""

from __future__ import annotations

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.state import CardState

NO_LIMIT = 999


def characters(state: CardState, seat: int) -> list[int]:
    """The characters that the seat controls and that are not about to leave play."""
    cards = state.cards
    return [i for i in state.index.characters[seat] if not cards[i].moribund]


def declarable(state: CardState, card: int, kind: str, deed: str) -> bool:
    """Whether the character stands, has the icon and is not forbidden the deed, or texts make up for it (CHL-06)."""
    exceptions = [a for a in state.index.changes.get("may_declare:" + deed, ()) if stats.hits(a, state, card)]
    if state.cards[card].kneeling and not any(["kneeling" in a.words for a in exceptions]):
        return False
    if kind not in stats.icons(state, card) and not any(["without_icon" in a.words for a in exceptions]):
        return False
    return not stats.cannot(state, card, deed, kind=kind)


def most_on_side(state: CardState, side: str) -> int:
    """How many characters texts in force allow on a side, `attacking` or `defending`."""
    kind = "max_attackers" if side == "attacking" else "max_defenders"
    found = [a.value(state) for a in state.index.changes.get(kind, ()) if stats.in_force(a, state)]
    return min(found, default=NO_LIMIT)


def eligible_attackers(state: CardState, seat: int, kind: str) -> list[int]:
    """Characters that the seat could declare as attackers in such a challenge (CHL-06)."""
    return [i for i in characters(state, seat) if declarable(state, i, kind, "ATTACK")]


def eligible_defenders(state: CardState, seat: int) -> list[int]:
    """Characters that the seat could declare as defenders now (CHL-12, KEY-15, HK-54)."""
    challenge = state.challenge
    assert challenge is not None
    return [
        i
        for i in characters(state, seat)
        if i != challenge.hand
        and i not in challenge.stealthed
        and i not in challenge.defenders
        and i not in challenge.attackers
        and declarable(state, i, challenge.kind, "DEFEND")
    ]
