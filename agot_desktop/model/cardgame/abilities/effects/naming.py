"""Effects that name a sort of card, a card or a number."""

from __future__ import annotations

from typing import Any

from agot_desktop.model.cardgame.abilities.base import Effect, Number, Test, word
from agot_desktop.model.cardgame.abilities.compiler import Unit
from agot_desktop.model.cardgame.abilities.effects.counters import may_pay_gold, tax_due
from agot_desktop.model.cardgame.state import CardState


@word
class NameKind(Effect):
    """A player names a challenge type."""

    name: str

    def compile(self, unit: Unit) -> None:
        slot = unit.slot(self.name)

        def ask(state: CardState, top: Any) -> None:
            from agot_desktop.model.cardgame.choices import pick_option

            pick_option(
                state,
                top.scope.you,
                "name",
                top.scope.this,
                [("type", k) for k in ("military", "intrigue", "power")],
                slot,
            )

        unit.emit(ask)


@word
class NameCard(Effect):
    """A player names a title of cards that can be in a draw deck, or `plots`: of plots."""

    name: str
    plots: bool = False

    def compile(self, unit: Unit) -> None:
        slot = unit.slot(self.name)

        def ask(state: CardState, top: Any) -> None:
            from agot_desktop.model.cardgame.choices import pick_option

            titles = nameable_plots(state) if self.plots else nameable(state)
            pick_option(state, top.scope.you, "name", top.scope.this, [("name", t) for t in titles], slot)

        unit.emit(ask)


def nameable(state: CardState) -> list[str]:
    """The titles that may be named: those of all cards that can be in a draw deck and whose texts are known here."""
    from agot_desktop.model.cardgame.abilities.registry import playable_titles

    return playable_titles(state.pool)


def nameable_plots(state: CardState) -> list[str]:
    """The titles of all plots whose texts are known here."""
    from agot_desktop.model.cardgame.abilities.registry import tree_of

    pool = state.pool
    return sorted({f.name for f in pool.cards if f.type == "plot" and tree_of(pool, f) is not None})


@word
class NameNumber(Effect):
    """A price of X gold: the player names X and pays it (TIM-08). `most`: no more than that."""

    name: str
    most: Number | None
    exact: Number | None = None

    def compile(self, unit: Unit) -> None:
        slot = unit.slot(self.name)
        most = self.most.value(unit) if self.most is not None else None
        from agot_desktop.model.cardgame.costs import gold_of, pay_gold

        def ask(state: CardState, top: Any) -> None:
            from agot_desktop.model.cardgame.choices import pick_option

            top_number = gold_of(state, top.scope.you)
            if most is not None:
                top_number = min(top_number, most(state, top.scope))
            pick_option(
                state,
                top.scope.you,
                "number",
                top.scope.this,
                [("number", n) for n in range(1, max(1, top_number) + 1)],
                slot,
            )

        def pay(state: CardState, top: Any) -> None:
            pay_gold(state, top.scope.you, int(top.scope.names[slot][0]))

        unit.emit(ask)
        unit.emit(pay)

    def payable(self, unit: Unit) -> Test:
        from agot_desktop.model.cardgame.costs import gold_of

        return lambda s, c: gold_of(s, c.you) >= 1 + tax_due(c) and may_pay_gold(s, c)
