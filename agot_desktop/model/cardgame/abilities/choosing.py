"""Players that the text's controller names, and cards that he chooses from every player."""

from __future__ import annotations

from typing import Any

from agot_desktop.model.cardgame.abilities.base import (
    And,
    Cards,
    CardTest,
    Filter,
    Literal_,
    Players,
    Seats,
    Test,
    word,
)
from agot_desktop.model.cardgame.abilities.compiler import TargetSpec, Unit
from agot_desktop.model.cardgame.abilities.filters import ControlledBy
from agot_desktop.model.cardgame.abilities.selections import (
    PLAY,
    Choose,
    Each,
    EachPlayer,
    Selection,
    You,
    could_select,
    select,
)
from agot_desktop.model.cardgame.choices import pick_option
from agot_desktop.model.cardgame.state import CardState, Scope

MOST_PLAYERS = 6


@word
class ChoosePlayer(Players):
    """A player, oneself too, named as a target (TGT-01)."""

    name: str | None = None

    def seats(self, unit: Unit) -> Seats:
        if unit.probing:
            return lambda s, c: tuple(s.player_order())
        slot = unit.slot(self.name)

        def candidates(state: CardState, scope: Scope) -> list[int]:
            return sorted(state.player_order())

        one = lambda s, c: 1  # noqa: E731
        spec = TargetSpec(slot, lambda s, c, i: True, candidates, lambda s, c: (c.you,), one, one, players=True)
        unit.targets.append(spec)
        return lambda s, c: c.names.get(slot, ())  # type: ignore[return-value]


def choose_player(name: str | None = None) -> ChoosePlayer:
    """A player, named as a target."""
    return ChoosePlayer(name)


@word
class PickPlayer(Players):
    """A player with so much of a measure, oneself too, decided while resolving: no target (TGT-02)."""

    measure: Any
    bound: Any

    def seats(self, unit: Unit) -> Seats:
        read, within = self.measure.read_player(unit), self.bound.within(unit)

        def fitting(state: CardState, scope: Scope) -> tuple[int, ...]:
            return tuple([p for p in sorted(state.player_order()) if within(state, scope, read(state, p))])

        if unit.probing:
            return fitting
        slot = unit.slot()

        def ask(state: CardState, top: Any) -> None:
            found = fitting(state, top.scope)
            top.scope.names[slot] = ()
            if found:
                options = [("choose_seat", p) for p in found]
                pick_option(state, top.scope.you, "pick", top.scope.this, options, slot)

        unit.emit(ask)
        return lambda s, c: c.names.get(slot, ())  # type: ignore[return-value]


@word
class PlayerAt(Players):
    """The player at a place of the player order, 0 for the First Player."""

    place: int

    def seats(self, unit: Unit) -> Seats:
        place = self.place
        return lambda s, c: tuple(s.player_order()[place : place + 1])


@word
class ChooseFromEach(Selection):
    """Targets: one matching card that each player controls, all chosen by the text's controller (TGT-01). A player
    without such a card is left out."""

    filter: Filter

    def select(self, unit: Unit, legal: CardTest) -> Cards:
        found: list[Cards] = []
        for place in range(MOST_PLAYERS):
            before = len(unit.targets)
            filter_ = And((self.filter, ControlledBy(PlayerAt(place))))
            found.append(select(unit, Choose(filter_, Literal_(1), False, You(), PLAY, None), legal))
            for spec in unit.targets[before:]:
                spec.dependent = True  # none of them has to be there
        return lambda s, c: tuple([i for get in found for i in get(s, c)])

    def could(self, unit: Unit, legal: CardTest) -> Test:
        return could_select(unit, Each(And((self.filter, ControlledBy(EachPlayer()))), PLAY), legal)


def pick_player(measure: Any, bound: Any) -> PickPlayer:
    """A player with so much of a measure, decided while resolving."""
    return PickPlayer(measure, bound)


def choose_from_each(filter_: Filter) -> ChooseFromEach:
    """A target that each player controls."""
    return ChooseFromEach(filter_)
