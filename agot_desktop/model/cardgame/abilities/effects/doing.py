"""What effects are built from: effects without choices of their own, and effects on each of some cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from agot_desktop.model.cardgame.abilities import run
from agot_desktop.model.cardgame.abilities.base import CardTest, Effect, Number, Test, Word, walk
from agot_desktop.model.cardgame.abilities.compiler import Unit
from agot_desktop.model.cardgame.abilities.numbers import X
from agot_desktop.model.cardgame.abilities.prices import Demand, Demands
from agot_desktop.model.cardgame.abilities.selections import (
    It,
    Pick,
    Ref,
    That,
    could_select,
    payable_select,
    select,
)
from agot_desktop.model.cardgame.replacing import would_be_replaced
from agot_desktop.model.cardgame.state import CardState, Scope
from agot_desktop.model.kernel.event import Event

MakeEvents = Callable[[CardState, Scope], list[Event]]


class Simple(Effect):
    """Base of the effects that are one batch of events."""

    __slots__ = ()

    def plan(self, unit: Unit) -> MakeEvents:
        raise TypeError(f"{type(self).__name__} has no plan")

    def compile(self, unit: Unit) -> None:
        unit.emit(run.make(self.plan(unit)))


class ToCards(Simple):
    """Base of the effects that do one thing to each of some cards. `KIND` is the event; `legal` whether it could
    happen."""

    __slots__ = ()
    KIND: ClassVar[str] = ""
    what: Word

    def legal(self) -> CardTest:
        raise TypeError(f"{type(self).__name__} tests nothing")

    def flags(self) -> tuple[str, ...]:
        return ()

    def plan(self, unit: Unit) -> MakeEvents:
        price = unit.in_cost
        get = select(unit, self.what, guarded(self.price_legal(), unit.price_guard) if price else self.legal())
        kind, flags = self.KIND, self.flags()
        cause = "cost" if price else "effect"
        return lambda s, c: [
            Event(
                kind,
                i,
                seat=s.cards[i].controller,
                source=c.this,
                source_seat=c.you,
                cause=cause,
                word=s.facts(c.this).type,
                flags=flags,
            )
            for i in get(s, c)
        ]

    def could(self, unit: Unit) -> Test:
        return could_select(unit, self.what, self.legal())

    def price_legal(self) -> CardTest:
        """Whether a card can pay this."""
        return price_legal(self.legal())

    def payable(self, unit: Unit) -> Test:
        return payable_select(unit, self.what, self.price_legal())

    def demand(self, unit: Unit) -> Demands | None:
        what, kind = self.what, self.KIND
        if isinstance(what, Pick):
            probe, legal = unit.probe(), self.price_legal()
            ids, test, n = what.in_.ids(probe), what.filter.test(probe), what.n.value(probe)
            return lambda s, c: Demand(kind, n(s, c), tuple([i for i in ids(s, c) if test(s, c, i) and legal(s, c, i)]))
        if isinstance(what, Ref) and not isinstance(what, It | That):
            get = what.cards(unit.probe())
            return lambda s, c: Demand(kind, len(get(s, c)), tuple(get(s, c)))
        return None


def guarded(legal: CardTest, guard: CardTest | None) -> CardTest:
    """`legal`, and the later prices can still be paid (TIM-08 c)."""
    if guard is None:
        return legal
    return lambda s, c, i: legal(s, c, i) and guard(s, c, i)


def price_legal(legal: CardTest) -> CardTest:
    """An opponent's cards cannot pay your costs (TIM-09)."""
    return lambda s, c, i: (
        (s.cards[i].controller if s.cards[i].zone == "play" else s.cards[i].owner) == c.you and legal(s, c, i)
    )


def in_play_now(state: CardState, scope: Scope, card: int) -> bool:
    return state.cards[card].zone == "play" and not state.cards[card].moribund


def no_hand(state: CardState, scope: Scope, card: int) -> bool:
    return in_play_now(state, scope, card) and state.cards[card].tokens < 0


class Leaving(ToCards):
    """Base of the effects that make cards leave play; as prices they need a card that really leaves: no Hand of the
    King, none whose leaving would be replaced (TIM-36, HK-46)."""

    __slots__ = ()

    def price_legal(self) -> CardTest:
        inner, kind = price_legal(self.legal()), self.KIND
        return lambda s, c, i: no_hand(s, c, i) and inner(s, c, i) and not would_be_replaced(s, kind, i)


def some_of(unit: Unit, n: Number) -> Test:
    """Whether a number is above 0 - or may be, where it depends on what is yet to be paid or chosen."""
    if any([isinstance(w, X | That | It) for w in walk(n)]):
        return lambda s, c: True
    value = n.value(unit.inner())
    return lambda s, c: value(s, c) > 0


def branch(unit: Unit, test: Any, yes: Effect, no: Effect | None) -> None:
    """Compiles `yes` if the test holds when it is reached, else `no`. Targets of both are chosen at the head."""
    hole = unit.emit(run.jump(0))
    yes.compile(unit)
    if no is None:
        unit.code[hole] = run.jump_if_not(test, unit.here() - hole - 1)
        return
    over = unit.emit(run.jump(0))
    unit.code[hole] = run.jump_if_not(test, unit.here() - hole - 1)
    no.compile(unit)
    unit.code[over] = run.jump(unit.here() - over - 1)
