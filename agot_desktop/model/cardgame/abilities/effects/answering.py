"""Effects that answer what is about to happen: save and cancel."""

from __future__ import annotations

from typing import Any

from agot_desktop.model.cardgame.abilities import run
from agot_desktop.model.cardgame.abilities.base import Effect, Word, word
from agot_desktop.model.cardgame.abilities.compiler import Unit
from agot_desktop.model.cardgame.abilities.selections import (
    select,
)
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.kernel.event import Event


@word
class Save(Effect):
    """The card stays: the effect of a response to its leaving play (TIM-27)."""

    what: Word

    def compile(self, unit: Unit) -> None:
        get = select(unit, self.what, lambda s, c, i: True)

        def save(state: CardState, top: Any) -> None:
            from agot_desktop.model.cardgame.telling import tell

            event = run.event_of(state, top.scope)
            top.ok = False
            if event is None or event.status != "pending":
                return
            if event.subject in get(state, top.scope):
                top.ok = True
                event.status = "saved"
                tell(
                    state,
                    Event("saved", event.subject, seat=top.scope.you, source=top.scope.this, source_seat=top.scope.you),
                )

        unit.emit(save)


@word
class Cancel(Effect):
    """What was initiated does not resolve (TIM-10)."""

    def compile(self, unit: Unit) -> None:
        def cancel(state: CardState, top: Any) -> None:
            from agot_desktop.model.cardgame.telling import tell

            event = run.event_of(state, top.scope)
            if event is not None and event.status == "pending":
                event.status = "cancelled"
                tell(
                    state,
                    Event(
                        "cancelled", event.subject, seat=top.scope.you, source=top.scope.this, source_seat=top.scope.you
                    ),
                )

        unit.emit(cancel)
