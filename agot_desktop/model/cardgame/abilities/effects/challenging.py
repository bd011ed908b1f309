"""Effects that kneel, stand, and bring cards into challenges or take them out; extra challenges."""

from __future__ import annotations

from typing import Any, ClassVar

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.abilities.base import CardTest, Effect, Players, Test, Word, word
from agot_desktop.model.cardgame.abilities.compiler import Unit
from agot_desktop.model.cardgame.abilities.effects.doing import MakeEvents, Simple, ToCards, in_play_now
from agot_desktop.model.cardgame.abilities.selections import (
    could_select,
    select,
)
from agot_desktop.model.cardgame.state import CardState, Scope
from agot_desktop.model.kernel.event import Event


@word
class Kneel(ToCards):
    """Turns cards sideways (COMP-18). As a price it needs a standing card, which may be moribund (TIM-23)."""

    KIND: ClassVar[str] = "knelt"
    what: Word

    def legal(self) -> CardTest:
        return lambda s, c, i: (
            s.cards[i].zone in ("play", "beside") and not s.cards[i].kneeling and not stats.cannot(s, i, "BE_KNELT")
        )


@word
class Stand(ToCards):
    """Turns cards upright."""

    KIND: ClassVar[str] = "stood"
    what: Word

    def legal(self) -> CardTest:
        return lambda s, c, i: s.cards[i].zone == "play" and s.cards[i].kneeling and not stats.cannot(s, i, "STAND")


@word
class LeaveChallenge(ToCards):
    """Takes part no longer (CHL-15)."""

    KIND: ClassVar[str] = "left_challenge"
    what: Word

    def legal(self) -> CardTest:
        return lambda s, c, i: s.challenge is not None and i in (*s.challenge.attackers, *s.challenge.defenders)


@word
class Join(Simple):
    """Takes part in the challenge now, undeclared, on its controller's side - or on the side that he chooses for a card
    of his that is on neither (CHL-16)."""

    what: Word

    def plan(self, unit: Unit) -> MakeEvents:
        get = select(unit, self.what, _may_join)
        last = unit.last
        slot = unit.slot()
        unit.last = last

        def ask(state: CardState, top: Any) -> None:
            from agot_desktop.model.cardgame.choices import pick_option

            if any([not side_of(state, state.cards[i].controller) for i in get(state, top.scope)]):
                pick_option(state, top.scope.you, "option", top.scope.this, [("option", 1), ("option", 2)], slot)

        def events(state: CardState, scope: Scope) -> list[Event]:
            chosen = "defending" if scope.names.get(slot) == (2,) else "attacking"
            return [
                Event(
                    "joined",
                    i,
                    seat=state.cards[i].controller,
                    source=scope.this,
                    source_seat=scope.you,
                    word=side_of(state, state.cards[i].controller) or chosen,
                )
                for i in get(state, scope)
            ]

        unit.emit(ask)
        return events

    def could(self, unit: Unit) -> Test:
        return could_select(unit, self.what, _may_join)


def side_of(state: CardState, seat: int) -> str:
    """`attacking` or `defending`: the side of the challenge that the player is on, '' for neither."""
    challenge = state.challenge
    if challenge is None:
        return ""
    return "attacking" if seat == challenge.attacker else "defending" if seat == challenge.defender else ""


def _may_join(state: CardState, scope: Scope, card: int) -> bool:
    challenge = state.challenge
    if challenge is not None and card in challenge.stealthed and state.option("CFG-STEALTH-STRICT"):
        return False
    return (
        challenge is not None
        and not challenge.decided
        and in_play_now(state, scope, card)
        and card not in challenge.attackers
        and card not in challenge.defenders
    )


@word
class ExtraChallenge(Effect):
    """One challenge more in this phase (CHL-02). `kind`: its type, '' for that of the challenge of the moment;
    `next_`: it has to be the next challenge that they initiate; `unopposed_only`: if that one is opposed, nobody wins
    it."""

    kind: str
    n: int
    who: Players
    next_: bool = False
    unopposed_only: bool = False

    def compile(self, unit: Unit) -> None:
        seats, n, mark = self.who.seats(unit), self.n, "!" if self.unopposed_only else ""

        def allow(state: CardState, top: Any) -> None:
            challenge = state.challenge or state.last_challenge
            kind = self.kind or (challenge.kind if challenge is not None else "")
            for seat in seats(state, top.scope) if kind else ():
                owner = state.own_seat(seat)
                if self.next_ or mark:
                    owner.next_extra = (*owner.next_extra, *(kind + mark,) * n)
                else:
                    owner.extra = (*owner.extra, *(kind,) * n)

        unit.emit(allow)
