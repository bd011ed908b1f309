"""Prices that are only prices: gold, influence, one of two."""

from __future__ import annotations

from typing import Any

from agot_desktop.model.cardgame.abilities.base import Effect, Number, Test, word
from agot_desktop.model.cardgame.abilities.compiler import Unit
from agot_desktop.model.cardgame.abilities.effects.counters import may_pay_gold, tax_due
from agot_desktop.model.cardgame.abilities.effects.doing import branch
from agot_desktop.model.cardgame.abilities.prices import Demand, Demands
from agot_desktop.model.cardgame.state import CardState


@word
class Gold(Effect):
    """Gold out of the pool (GOLD-02)."""

    n: Number

    def compile(self, unit: Unit) -> None:
        from agot_desktop.model.cardgame.costs import pay_gold

        n = self.n.value(unit)
        unit.emit(lambda s, f: pay_gold(s, f.scope.you, n(s, f.scope)))

    def payable(self, unit: Unit) -> Test:
        from agot_desktop.model.cardgame.costs import gold_of

        n = self.n.value(unit.inner())
        return lambda s, c: gold_of(s, c.you) >= n(s, c) + tax_due(c) and (n(s, c) == 0 or may_pay_gold(s, c))

    def demand(self, unit: Unit) -> Demands:
        n = self.n.value(unit.inner())
        return lambda s, c: Demand("gold", n(s, c))


@word
class Influence(Effect):
    """Cards worth so much influence kneel (INF-01). `kneel_this`: this card is knelt by another price of the same
    list."""

    n: Number

    def compile(self, unit: Unit) -> None:
        from agot_desktop.model.cardgame.costs import pay_influence

        n = self.n.value(unit)
        unit.emit(lambda s, f: pay_influence(s, f.scope.you, n(s, f.scope), f.scope.this))

    def payable(self, unit: Unit) -> Test:
        from agot_desktop.model.cardgame.costs import influence_of

        n = self.n.value(unit.inner())
        return lambda s, c: influence_of(s, c.you) >= n(s, c)

    def demand(self, unit: Unit) -> Demands:
        n = self.n.value(unit.inner())
        return lambda s, c: Demand("influence", n(s, c))


@word
class EitherCost(Effect):
    """One price or the other (TIM-08)."""

    a: Effect
    b: Effect

    def compile(self, unit: Unit) -> None:
        first, second = self.a.payable(unit.inner()), self.b.payable(unit.inner())
        slot = unit.slot()

        def ask(state: CardState, top: Any) -> None:
            from agot_desktop.model.cardgame.choices import pick_option

            options = [("option", n) for n, test in ((1, first), (2, second)) if test(state, top.scope)]
            pick_option(state, top.scope.you, "option", top.scope.this, options, slot)

        unit.emit(ask)
        branch(unit, lambda s, f: f.scope.names.get(slot) == (1,), self.a, self.b)

    def payable(self, unit: Unit) -> Test:
        a, b = self.a.payable(unit), self.b.payable(unit)
        return lambda s, c: a(s, c) or b(s, c)
