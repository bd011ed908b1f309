"""Effects on control for a time (section 18)."""

from __future__ import annotations

from typing import Any

from agot_desktop.model.cardgame.abilities.base import CardTest, Effect, Players, Test, Word, word
from agot_desktop.model.cardgame.abilities.changes import register
from agot_desktop.model.cardgame.abilities.compiler import ChangeDef, Unit
from agot_desktop.model.cardgame.abilities.effects.doing import in_play_now
from agot_desktop.model.cardgame.abilities.selections import could_select, select
from agot_desktop.model.cardgame.expiry import CONTROL, CONTROL_BEFORE
from agot_desktop.model.cardgame.happen import happen
from agot_desktop.model.cardgame.state import CardState, Modifier, Scope
from agot_desktop.model.cardgame.uniqueness import may_enter
from agot_desktop.model.kernel.event import Event


@word
class ControlUntil(Effect):
    """A player controls the card until the end of the challenge, phase or round (CTRL-02): then it goes back, or is
    discarded where it cannot (CTRL-07)."""

    what: Word
    by: Players
    end: str

    def compile(self, unit: Unit) -> None:
        made = register(unit, ChangeDef("control"))
        get, by, legal = select(unit, self.what, self._legal(unit)), self.by.seats(unit), self._legal(unit)
        slot = unit.slot()

        def take(state: CardState, top: Any) -> None:
            scope = top.scope
            events = [
                Event("control_changed", i, seat=p, source=scope.this, source_seat=scope.you, cause=self.end)
                for p in by(state, scope)[:1]
                for i in get(state, scope)
                if legal(state, scope, i)
            ]
            scope.names[slot] = tuple([x for e in events for x in (e.subject, state.cards[e.subject].controller)])
            happen(state, events, "!")

        def note(state: CardState, top: Any) -> None:
            before = [int(x) for x in top.scope.names[slot]]
            for card, seat in zip(before[::2], before[1::2], strict=True):
                if state.cards[card].zone == "play" and state.cards[card].controller != seat:
                    _lasting(state, top.scope, made, card, seat, self.end)

        unit.emit(take)
        unit.emit(note)

    def _legal(self, unit: Unit) -> CardTest:
        by = self.by.seats(unit.probe())

        def legal(state: CardState, scope: Scope, card: int) -> bool:
            return in_play_now(state, scope, card) and any(
                [state.cards[card].controller != p and may_enter(state, p, card) for p in by(state, scope)[:1]]
            )

        return legal

    def could(self, unit: Unit) -> Test:
        return could_select(unit, self.what, self._legal(unit))


def _lasting(state: CardState, scope: Scope, made: ChangeDef, card: int, before: int, end: str) -> None:
    """Notes who controls the card until when, and who did before."""
    kept = scope.clone()
    kept.names = {**scope.names, CONTROL_BEFORE: (before,)}
    state.modifiers.append(
        Modifier(
            address=made.address + CONTROL,
            source=scope.this,
            source_type=state.facts(scope.this).type,
            source_seat=scope.you,
            until=end,
            scope=kept,
            cards=(card,),
            stays=(state.cards[card].stay,),
            amount=state.cards[card].controller,
        )
    )
    state.reindex_effects()
