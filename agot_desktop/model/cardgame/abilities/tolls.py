"""The duty to pay each time something is done with a card: declaring it, using its abilities (CHL-07)."""

from __future__ import annotations

from collections.abc import Sequence

from agot_desktop.model.cardgame.abilities.base import Number, Players, Word, number, word
from agot_desktop.model.cardgame.abilities.changes import Standing, aim, register
from agot_desktop.model.cardgame.abilities.compiler import ChangeDef, Unit
from agot_desktop.model.cardgame.abilities.selections import You
from agot_desktop.model.cardgame.tolls import TOLL


@word
class Toll(Standing):
    """Whoever does one of these deeds with the card - `ATTACK`, `DEFEND`: declaring it, `TRIGGER`: using an ability of
    it - pays so much gold to a player first, each time."""

    what: Word
    deeds: tuple[str, ...]
    gold: Number
    to: Players

    def define(self, unit: Unit) -> tuple[ChangeDef, ...]:
        found = []
        to = self.to.seats(unit)
        for deed in self.deeds:
            made = ChangeDef(TOLL + deed)
            aim(unit, made, self.what)
            made.value = self.gold.value(unit)
            made.target = to
            found.append(register(unit, made))
        return tuple(found)


YOU = You()


def toll(what: Word, deeds: Sequence[str], gold: int | Number, to: Players = YOU) -> Toll:
    """Whoever does one of these deeds with the card pays first."""
    return Toll(what, tuple(deeds), number(gold), to)
