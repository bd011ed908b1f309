"""What the open decision of a card game is about, read from its state: the text that asks, and what is answered.

    about_of(state) -> About
Only for the seat that decides; what this seat may not read about a happening is marked so in its entry.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from agot_desktop.model.cardgame.abilities.run import AbilityFrame
from agot_desktop.model.cardgame.choices import PickOccurrence
from agot_desktop.model.cardgame.costs import PayGold
from agot_desktop.model.cardgame.entering import Marshal
from agot_desktop.model.cardgame.happen import Occurrence, can_duplicate_save
from agot_desktop.model.cardgame.keywords import InfamyFrame
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.cardgame.telling import SECRET
from agot_desktop.model.cardgame.using import offers_for_event
from agot_desktop.model.cardgame.windows import Window
from agot_desktop.model.kernel.decision import Decision
from agot_desktop.model.kernel.event import PENDING, Event
from agot_desktop.model.kernel.frame import Frame
from agot_desktop.model.kernel.game import LogEntry

HIDDEN_FROM_ALL: Final = 0
GOLD: Final = "gold"  # to be paid from the card that is asked about
POWER: Final = "power"  # to be put on it by Infamy
COST: Final = "cost"  # the X of its own cost
_MEASURES: Final[tuple[tuple[type[Frame], str], ...]] = ((PayGold, GOLD), (InfamyFrame, POWER), (Marshal, COST))


@dataclass(frozen=True, slots=True)
class About:
    """`address`: of the ability that asks, '' where a rule asks; `happenings`: what may be answered, as log entries, in
    the order of events; `measure`: what a number counts where a rule asks for it: `GOLD`, `POWER`, `COST`."""

    address: str = ""
    happenings: tuple[LogEntry, ...] = ()
    measure: str = ""


NOTHING: Final = About()


def about_of(state: CardState) -> About:
    """What the open decision is about; nothing where there is none. The state is not changed."""
    decision = state.decision
    if decision is None or not state.stack:
        return NOTHING
    top = state.stack[-1]
    if isinstance(top, Window) and decision.kind == "cardgame.response":
        return About(happenings=_entries(state, _happened(state, top, decision), decision.seat))
    if isinstance(top, Occurrence) and decision.kind == "cardgame.save":
        return About(happenings=_entries(state, _coming(state, top, decision), decision.seat))
    measure = next((word for kind, word in _MEASURES if isinstance(top, kind)), "")
    if measure:
        return About(measure=measure)
    if isinstance(top, PickOccurrence):
        return About(address=top.address)
    below = state.stack[-2] if len(state.stack) > 1 else None
    asking = below if isinstance(below, AbilityFrame) else top
    if isinstance(asking, AbilityFrame) and asking.scope.this == decision.source:
        return About(address=asking.address)
    return NOTHING


def _happened(state: CardState, window: Window, decision: Decision) -> list[Event]:
    """The events that the offered responses answer and have not answered yet."""
    found = []
    for number in range(window.start, len(state.history)):
        event = state.history[number]
        for offer in offers_for_event(state, event, decision.seat, "after", -1, number):
            card = int(offer.choice[1])
            used = f"{offer.choice[2]}|{card}.{state.cards[card].stay}|{number}" in window.used
            if not used and decision.allows(offer.choice):
                found.append(event)
                break
    return found


def _coming(state: CardState, top: Occurrence, decision: Decision) -> list[Event]:
    """The events under way that the offered saves and cancels answer."""
    found = []
    place = len(state.stack) - 1
    for number, event in enumerate(top.events):
        if event.status != PENDING:
            continue
        own = event.subject >= 0 and state.cards[event.subject].controller == decision.seat
        saved = own and can_duplicate_save(state, event)
        if saved or offers_for_event(state, event, decision.seat, "to", place, number):
            found.append(event)
    return found


def _entries(state: CardState, events: list[Event], seat: int) -> tuple[LogEntry, ...]:
    """The events as the log would tell them to this seat."""
    return tuple([_entry(state, event, seat) for event in events])


def _entry(state: CardState, event: Event, seat: int) -> LogEntry:
    secret = event.kind in SECRET and event.seat != seat and "open" not in event.flags and not event.was
    code = state.facts(event.subject).id if event.subject >= 0 else ""
    return LogEntry(
        event.kind,
        subject=event.subject,
        code=code,
        seat=event.seat,
        other=event.other,
        source=event.source,
        amount=event.amount,
        cause=event.cause,
        word=event.word,
        cards=event.cards,
        readers=HIDDEN_FROM_ALL if secret else -1,
    )
