"""Telling: what was done is frozen, enters the history of the round, and is written to the log of those who may know."""

from __future__ import annotations

from typing import Final

from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.kernel.event import DONE, Event
from agot_desktop.model.kernel.game import LogEntry

SECRET: Final = frozenset({"drew", "looked", "added_to_hand", "put_on_deck", "put_under_deck", "shuffled_in", "returned"})
"""Events whose cards only the player concerned may read, unless they were open before (`flags` holds `open`)."""
SILENT: Final = frozenset({"phase_ends", "challenge_ended", "sides_declared", "claim_made"})


def tell(state: CardState, event: Event) -> None:
    """Adds the event to the history of the round and to the log."""
    event.status = DONE
    state.history.append(event)
    if state.keeps_log and event.kind not in SILENT:
        readers = -1
        if event.kind in SECRET and "open" not in event.flags and not event.was:
            readers = 1 << event.seat if event.seat >= 0 else 0
        code = state.facts(event.subject).id if event.subject >= 0 else ""
        state.log.append(LogEntry(event.kind, subject=event.subject, code=code, seat=event.seat, other=event.other,
                                  source=event.source, amount=event.amount, cause=event.cause, word=event.word,
                                  cards=event.cards, readers=readers))
