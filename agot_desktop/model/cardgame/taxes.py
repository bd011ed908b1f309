"""Duties to pay before a deed: what texts in force demand for a challenge, a declaration or a played card (CHL-07).

Each is a change of kind `tax:DEED` with a number of gold and a receiver; it is paid out of the player's gold pool when the
deed is done, to the player whom the text names.
"""

from __future__ import annotations

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.cardgame.telling import tell
from agot_desktop.model.kernel.event import Event


def taxes(state: CardState, seat: int, deed: str, kind: str, against: int) -> list[tuple[int, int]]:
    """Pairs (gold, receiver) that the seat has to pay for the deed; receiver -1 is the treasury."""
    found: list[tuple[int, int]] = []
    for active in state.index.changes.get("tax:" + deed, ()):
        if not stats.in_force(active, state):
            continue
        if active.on_players and seat not in active.seats(state):
            continue
        if active.change.allows_for(state, active, kind=kind, alone=False, by=against, card=-1, source_type=""):
            continue
        receivers = active.change.target(state, active.scope, seat, against)
        found.append((active.value(state), receivers))
    return found


def total_tax(state: CardState, seat: int, deed: str, kind: str, against: int) -> int:
    """All gold that the deed costs the seat."""
    if "tax:" + deed not in state.index.changes:
        return 0
    return sum([gold for gold, _ in taxes(state, seat, deed, kind, against)])


def can_pay_tax(state: CardState, seat: int, deed: str, kind: str, against: int) -> bool:
    """Whether the seat's pool covers the duties of the deed."""
    return total_tax(state, seat, deed, kind, against) <= state.seats[seat].gold


def pay_tax(state: CardState, seat: int, deed: str, kind: str, against: int) -> None:
    """Pays the duties of the deed out of the pool. Mutates the pools."""
    if "tax:" + deed not in state.index.changes:
        return
    for gold, receiver in taxes(state, seat, deed, kind, against):
        state.own_seat(seat).gold -= gold
        if receiver >= 0:
            state.own_seat(receiver).gold += gold
        tell(state, Event("gold_moved", seat=seat, other=receiver, amount=gold, cause="tax"))
