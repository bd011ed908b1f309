"""Effects that another player may buy off: something happens unless he pays (TIM-09)."""

from __future__ import annotations

from typing import Any

from agot_desktop.model.cardgame.abilities import run
from agot_desktop.model.cardgame.abilities.base import Effect, Players, Test, word
from agot_desktop.model.cardgame.abilities.compiler import Unit
from agot_desktop.model.cardgame.abilities.selections import EventPlayer
from agot_desktop.model.cardgame.state import CardState, Scope


@word
class Spared(Effect):
    """The effect, unless one of these players - asked one after another - pays the price in full: prices are his own,
    `you` in them is he."""

    effect: Effect
    cost: tuple[Effect, ...]
    by: Players = EventPlayer()

    def compile(self, unit: Unit) -> None:
        seats = self.by.seats(unit)
        slot, owner, last = unit.slot(), unit.slot(), unit.last
        payable = [p.payable(unit.probe()) for p in self.cost]

        def begin(state: CardState, top: Any) -> None:
            order = sorted(seats(state, top.scope), key=lambda p: (p - top.scope.you) % len(state.seats))
            top.scope.names[slot + "#"] = tuple(order)
            top.scope.names[slot] = (0,)
            top.scope.names[owner] = (top.scope.you,)

        def ask(state: CardState, top: Any) -> None:
            from agot_desktop.model.cardgame.choices import pick_option

            names = top.scope.names
            if names[slot] == (1,) or not names[slot + "#"]:
                return
            seat, names[slot + "#"] = int(names[slot + "#"][0]), names[slot + "#"][1:]
            names[slot + "@"] = (seat,)
            top.at -= 1  # whatever he says, this is where it goes on
            if all([test(state, as_player(top.scope, seat)) for test in payable]):
                pick_option(state, seat, "pay", top.scope.this, [("yes",), ("no",)], slot)

        def become(state: CardState, top: Any) -> None:
            top.scope.you = int(top.scope.names[slot + "@"][0])

        def again(state: CardState, top: Any) -> None:
            top.scope.you = int(top.scope.names[owner][0])

        unit.emit(begin)
        unit.emit(ask)
        hole = unit.emit(run.jump(0))
        unit.emit(become)
        unit.in_cost = True
        for price in self.cost:
            price.compile(unit)
        unit.in_cost = False
        unit.emit(again)
        over = unit.emit(run.jump(0))
        unit.code[hole] = run.jump_if_not(lambda s, f: f.scope.names[slot] == (1,), unit.here() - hole - 1)
        unit.last = last
        self.effect.compile(unit)
        unit.code[over] = run.jump(unit.here() - over - 1)

    def could(self, unit: Unit) -> Test:
        return self.effect.could(unit)


def as_player(scope: Scope, seat: int) -> Scope:
    """The scope as another player has it who pays for the text."""
    made = scope.clone()
    made.you = seat
    return made


def unless(effect: Effect, cost: Effect | tuple[Effect, ...] | list[Effect], by: Players | None = None) -> Spared:
    """The effect, unless somebody pays."""
    prices = (cost,) if isinstance(cost, Effect) else tuple(cost)
    return Spared(effect, prices, by if by is not None else EventPlayer())
