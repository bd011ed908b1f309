"""Standing changes about challenges that a player may initiate, and about how they count."""

from __future__ import annotations

from agot_desktop.model.cardgame.abilities.base import Number, Players, number, word
from agot_desktop.model.cardgame.abilities.changes import Standing, register
from agot_desktop.model.cardgame.abilities.compiler import ChangeDef, Unit
from agot_desktop.model.cardgame.abilities.numbers import Bound


@word
class MoreChallenges(Standing):
    """Players may initiate so many more challenges of a type in each phase (CHL-02)."""

    who: Players
    kind: str
    n: Number

    def define(self, unit: Unit) -> tuple[ChangeDef, ...]:
        made = ChangeDef("more_challenges")
        made.players = self.who.seats(unit)
        made.words = (self.kind,)
        made.value = self.n.value(unit)
        return (register(unit, made),)


@word
class CountsUnopposed(Standing):
    """A challenge that these players win as attackers by so much STR counts as unopposed (CHL-29, CHL-36)."""

    who: Players
    margin: Bound

    def define(self, unit: Unit) -> tuple[ChangeDef, ...]:
        made = ChangeDef("unopposed")
        made.players = self.who.seats(unit)
        made.target = self.margin.within(unit)
        return (register(unit, made),)


def more_challenges(who: Players, kind: str, n: int | Number = 1) -> MoreChallenges:
    """So many more challenges of a type in each phase."""
    return MoreChallenges(who, kind, number(n))


counts_unopposed = CountsUnopposed
