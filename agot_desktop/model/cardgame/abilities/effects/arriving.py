"""Effects that bring cards into play, to another player, onto a bearer, or make them something else."""

from __future__ import annotations

from typing import Any

from agot_desktop.model.cardgame.abilities.base import CardTest, Effect, Players, Test, Word, word
from agot_desktop.model.cardgame.abilities.compiler import Unit
from agot_desktop.model.cardgame.abilities.effects.doing import MakeEvents, Simple, in_play_now
from agot_desktop.model.cardgame.abilities.selections import (
    Choose,
    Pick,
    Ref,
    This,
    could_select,
    select,
)
from agot_desktop.model.cardgame.attachments import fits, may_lie
from agot_desktop.model.cardgame.entering import can_put_into_play, put_into_play_events
from agot_desktop.model.cardgame.state import CardState, Scope
from agot_desktop.model.cardgame.uniqueness import may_enter
from agot_desktop.model.kernel.event import Event


@word
class PutIntoPlay(Simple):
    """Into play without paying (MAR-14, UNI-01, UNI-04, UNI-07). `under`: under whose control, None for each owner."""

    what: Word
    under: Players | None
    kneeling: bool = False

    def plan(self, unit: Unit) -> MakeEvents:
        under = self.under.seats(unit) if self.under is not None else None
        get = select(unit, self.what, self._legal(unit))
        flags = ("kneeling",) if self.kneeling else ()

        def events(state: CardState, scope: Scope) -> list[Event]:
            cards = get(state, scope)
            if under is None:
                return put_into_play_events(state, cards, None, scope.this, scope.you, flags)
            return [
                e
                for p in under(state, scope)[:1]
                for e in put_into_play_events(state, cards, p, scope.this, scope.you, flags)
            ]

        return events

    def _legal(self, unit: Unit) -> CardTest:
        from agot_desktop.model.cardgame.abilities.selections import ChooseOpponent

        if self.under is None:
            return lambda s, c, i: can_put_into_play(s, i, None)
        if isinstance(self.under, ChooseOpponent):
            return lambda s, c, i: any([can_put_into_play(s, i, p) for p in s.opponents(c.you)])
        under = self.under.seats(unit.inner())
        return lambda s, c, i: any([can_put_into_play(s, i, p) for p in under(s, c)[:1]])

    def could(self, unit: Unit) -> Test:
        return could_select(unit, self.what, self._legal(unit))


@word
class TakeControl(Simple):
    """Another player controls the card (CTRL-02) as long as it is in play; uniqueness limits it (CTRL-06)."""

    what: Word
    by: Players

    def _legal(self, unit: Unit) -> CardTest:
        by = self.by.seats(unit.inner())

        def legal(state: CardState, scope: Scope, card: int) -> bool:
            return in_play_now(state, scope, card) and any(
                [state.cards[card].controller != p and may_enter(state, p, card) for p in by(state, scope)[:1]]
            )

        return legal

    def plan(self, unit: Unit) -> MakeEvents:
        legal = self._legal(unit)
        get, by = select(unit, self.what, legal), self.by.seats(unit)
        return lambda s, c: [
            Event("control_changed", i, seat=p, source=c.this, source_seat=c.you, cause="effect")
            for i in get(s, c)
            for p in by(s, c)[:1]
            if legal(s, c, i)
        ]

    def could(self, unit: Unit) -> Test:
        return could_select(unit, self.what, self._legal(unit))


@word
class Attach(Simple):
    """Lays an attachment on a card: moved, or fetched out of a pile. `as_duplicate`: under its own copy (UNI-05);
    `anywhere`: also where it could not be played, and there it stays (ATT-05)."""

    what: Word
    to: Word
    as_duplicate: bool = False
    anywhere: bool = False

    def plan(self, unit: Unit) -> MakeEvents:
        get = select(unit, self.what, lambda s, c, i: True)
        if self.as_duplicate:
            to = select(unit, self.to, in_play_now)
            return lambda s, c: [
                Event("duplicated", i, seat=s.cards[i].owner, other=b, source=c.this, source_seat=c.you)
                for i in get(s, c)
                for b in to(s, c)[:1]
                if s.cards[i].zone != "under"
            ]
        bearer = select(unit, self.to, self._bearer(unit))
        flags = ("anywhere",) if self.anywhere else ()

        def events(state: CardState, scope: Scope) -> list[Event]:
            found = []
            for i in get(state, scope):
                for b in bearer(state, scope)[:1]:
                    if not (may_lie(state, i, b) if self.anywhere else fits(state, i, b, scope.you)):
                        continue
                    kind = "attached" if state.cards[i].zone == "play" else "entered_play"
                    found.append(
                        Event(
                            kind,
                            i,
                            seat=scope.you,
                            other=b,
                            source=scope.this,
                            source_seat=scope.you,
                            word="put",
                            flags=flags,
                        )
                    )
            return found

        return events

    def _bearer(self, unit: Unit) -> CardTest:
        if isinstance(self.what, This) and self.anywhere:
            return lambda s, c, i: may_lie(s, c.this, i) and s.cards[c.this].attached_to != i
        if isinstance(self.what, This):
            return lambda s, c, i: fits(s, c.this, i, c.you) and s.cards[c.this].attached_to != i
        return in_play_now

    def could(self, unit: Unit) -> Test:
        bearer, what = could_select(unit, self.to, self._bearer(unit)), self.what
        if not isinstance(what, Pick) or self.as_duplicate or not isinstance(self.to, Pick | Choose):
            return bearer
        probe = unit.probe()
        ids, test, on = what.in_.ids(probe), what.filter.test(probe), self.to.filter.test(probe)
        return lambda s, c: any(
            [on(s, c, b) and fits(s, i, b, c.you) for i in ids(s, c) if test(s, c, i) for b in s.index.in_play]
        )


@word
class Becomes(Effect):
    """The card turns into an attachment on another card, with traits and a text of its own (EVT-03)."""

    what: Ref
    on: Word
    traits: tuple[str, ...]
    text: tuple[Any, ...]

    def compile(self, unit: Unit) -> None:
        from agot_desktop.model.cardgame.abilities.becoming import compile_becomes

        compile_becomes(unit, self)

    def could(self, unit: Unit) -> Test:
        return could_select(unit, self.on, in_play_now)
