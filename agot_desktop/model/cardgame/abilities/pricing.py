"""Standing changes of what has to be paid: what cards cost, which gold may be spent, what a deed costs besides."""

from __future__ import annotations

from typing import Any

from agot_desktop.model.cardgame.abilities.base import Filter, Number, Players, word
from agot_desktop.model.cardgame.abilities.changes import Standing, aim, register
from agot_desktop.model.cardgame.abilities.compiler import ChangeDef, Unit
from agot_desktop.model.cardgame.abilities.selections import Ref
from agot_desktop.model.cardgame.state import CardState, Scope
from agot_desktop.model.cardgame.taxes import CHOSEN


@word
class CardCost(Standing):
    """What cards cost: all of a kind, this card, or only the next one (MAR-07). `n` is added, or - with `sets` - what a
    higher cost is reduced to, penalty included."""

    what: Filter
    n: Number
    by: Players | None = None
    next_: bool = False
    sets: bool = False

    def define(self, unit: Unit) -> tuple[ChangeDef, ...]:
        made = ChangeDef("set_cost" if self.sets else "card_cost")
        made.applies = self.what.test(unit)
        made.value = self.n.value(unit)
        made.players = self.by.seats(unit) if self.by is not None else None
        made.cost = "next" if self.next_ else None
        return (register(unit, made),)


@word
class PayWith(Standing):
    """Gold on the card serves as gold of the pool (GOLD-03)."""

    source: Ref

    def define(self, unit: Unit) -> tuple[ChangeDef, ...]:
        made = ChangeDef("pay_with")
        aim(unit, made, self.source)
        return (register(unit, made),)


@word
class Tax(Standing):
    """A duty: whoever does the deed must pay so much gold first. `to`: `target` (the other side of the deed), `you`, or
    `opponent` (an opponent of the payer's choice)."""

    who: Players
    deed: str
    gold: Number
    to: str
    kinds: tuple[str, ...] = ()
    kind_name: str | None = None

    def define(self, unit: Unit) -> tuple[ChangeDef, ...]:
        made = ChangeDef("tax:" + self.deed)
        made.players = self.who.seats(unit)
        made.value = self.gold.value(unit)
        kinds, to, slot = self.kinds, self.to, self.kind_name

        def allows(
            state: CardState, active: Any, *, kind: str, alone: bool, by: int, card: int, source_type: str
        ) -> bool:
            if slot is not None:
                return kind not in active.scope.names.get(slot, ())
            return bool(kinds) and kind not in kinds

        def receiver(state: CardState, scope: Scope, payer: int, against: int) -> int:
            if to == "you":
                return scope.you
            if to == "target":
                return against
            return CHOSEN if state.opponents(payer) else -1

        made.allows = allows
        made.target = receiver
        return (register(unit, made),)
