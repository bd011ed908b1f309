"""Telling: what was done is frozen, enters the history of the round, and is written to the log of those who may
know."""

from __future__ import annotations

from typing import Final

from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.kernel.event import DONE, Event
from agot_desktop.model.kernel.game import LogEntry

SECRET: Final = frozenset(
    {"drew", "looked", "added_to_hand", "put_on_deck", "put_under_deck", "shuffled_in", "returned"}
)
"""Events whose cards only those may read who know them, unless they were open before (`flags` holds `open`)."""
SEEN_BY_OWNER: Final = frozenset({"hand", "shadows", "plots", "aside"})
"""The hidden zones that their owner may look into."""
SILENT: Final = frozenset(
    {"phase_opened", "phase_ends", "challenge_ended", "sides_declared", "claim_made", "strength_changed"}
)


def tell(state: CardState, event: Event) -> None:
    """Adds the event to the history of the round and to the log."""
    event.status = DONE
    state.history.append(event)
    if state.keeps_log and event.kind not in SILENT:
        code = state.facts(event.subject).id if event.subject >= 0 else ""
        state.log.append(
            LogEntry(
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
                readers=_readers(state, event),
            )
        )


def _readers(state: CardState, event: Event) -> int:
    """The seats that may read the event in the log, as a bit mask; -1 for all."""
    if event.kind not in SECRET or "open" in event.flags or event.was:
        return -1
    if event.kind == "shuffled_in":
        return 1 << event.seat
    readers = -1
    for i in event.cards or ((event.subject,) if event.subject >= 0 else ()):
        card = state.cards[i]
        readers &= card.known | (1 << card.owner if card.zone in SEEN_BY_OWNER else 0)
    return readers
