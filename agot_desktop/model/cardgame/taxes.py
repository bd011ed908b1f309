"""Duties to pay before a deed: what texts in force demand for a challenge, a declaration or a played card (CHL-07).

Each is a change of kind `tax:DEED` with a number of gold and a receiver; it is paid out of the player's gold pool when
the deed is done, to the player whom the text names. Gold that may be spent as if it were in the pool pays them as well.
"""

from __future__ import annotations

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.costs import gold_of, pay_gold
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.kernel.decision import Choice, Decision
from agot_desktop.model.kernel.frame import Ask, Do, Frame, frame

CHOSEN = -2
"""The receiver of a duty that is paid to an opponent of the payer's choice."""


def taxes(state: CardState, seat: int, deed: str, kind: str, against: int) -> list[tuple[int, int]]:
    """Pairs (gold, receiver) that the seat has to pay for the deed; receiver -1 is the treasury,
    `CHOSEN` an opponent whom the seat chooses."""
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
    """Whether the gold that the seat can spend covers the duties of the deed."""
    return total_tax(state, seat, deed, kind, against) <= gold_of(state, seat)


def pay_tax(state: CardState, seat: int, deed: str, kind: str, against: int) -> None:
    """Pays the duties of the deed; the running frame must return right after this call."""
    if "tax:" + deed in state.index.changes:
        pay_due(state, seat, tuple(taxes(state, seat, deed, kind, against)))


def pay_due(state: CardState, seat: int, due: tuple[tuple[int, int], ...]) -> None:
    """Pays gold to several receivers, pairs (gold, receiver); the running frame must return right after this call."""
    if due:
        state.push(PayTax(seat=seat, due=due))


def _receivers(state: CardState, top: PayTax) -> Decision | None:
    """Of several opponents the payer chooses one for each duty that any of them may get."""
    if not top.due or top.due[0][1] != CHOSEN:
        return None
    found = tuple([("choose_seat", s) for s in sorted(state.opponents(top.seat))])
    return Decision(top.seat, "cardgame.target", found)


def _choose_receiver(state: CardState, top: PayTax, choice: Choice) -> None:
    top.due = ((top.due[0][0], int(choice[1])), *top.due[1:])


def _pay(state: CardState, top: PayTax) -> None:
    if not top.due:
        return
    gold, receiver = top.due[0]
    top.due = top.due[1:]
    top.goto("receiver")
    pay_gold(state, top.seat, gold, "tax", receiver)


@frame
class PayTax(Frame):
    """Paying duties one after another. `due`: pairs (gold, receiver), -1 for the treasury, `CHOSEN`
    for an opponent still to be chosen."""

    seat: int
    due: tuple[tuple[int, int], ...]
    pc: int = 0

    STEPS = (("receiver", Ask(_receivers, _choose_receiver)), ("pay", Do(_pay)))
