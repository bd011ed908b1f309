"""Words that are numbers: counts, measures of cards and players, bounds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.abilities import run
from agot_desktop.model.cardgame.abilities.base import Condition, Count, Filter, Number, Players, Word, number, word
from agot_desktop.model.cardgame.abilities.compiler import Unit
from agot_desktop.model.cardgame.state import CardState, Scope

CardNumber = Callable[[CardState, Scope, int], int]
Within = Callable[[CardState, Scope, int], bool]


@word
class Bound(Word):
    """A limit for a number: `at_least`, `at_most`, `exactly`, `below`, `above`."""

    how: str
    n: Number

    def within(self, unit: Unit) -> Within:
        n = self.n.value(unit)
        if self.how == "at_least":
            return lambda s, c, v: v >= n(s, c)
        if self.how == "at_most":
            return lambda s, c, v: v <= n(s, c)
        if self.how == "below":
            return lambda s, c, v: v < n(s, c)
        if self.how == "above":
            return lambda s, c, v: v > n(s, c)
        return lambda s, c, v: v == n(s, c)


def _strength(state: CardState, card: int) -> int:
    return stats.strength(state, card)


_CARD_MEASURES: dict[str, Callable[[CardState, int], int]] = {
    "STR": _strength,
    "PRINTED_STR": lambda s, i: s.facts(i).strength or 0,
    "COST": stats.printed_cost,
    "POWER_TOKENS": lambda s, i: s.cards[i].power,
    "GOLD_TOKENS": lambda s, i: s.cards[i].gold,
    "ATTACHMENTS": lambda s, i: len(s.cards[i].attachments),
    "ICONS": lambda s, i: len(stats.icons(s, i)),
}
_PLAYER_MEASURES: dict[str, Callable[[CardState, int], int]] = {
    "HOUSE_POWER": lambda s, p: s.seats[p].power,
    "TOTAL_POWER": stats.power_of,
    "GOLD_POOL": lambda s, p: s.seats[p].gold,
    "CLAIM": stats.claim,
    "INITIATIVE": stats.initiative,
    "INCOME": stats.income,
    "PLOT_GOLD": lambda s, p: max(0, stats.plot_gold(s, p)),
    "HAND_SIZE": lambda s, p: len(s.seats[p].hand),
    "CHARACTERS": lambda s, p: sum(
        [1 for i in s.index.controlled[p] if s.cards[i].zone == "play" and stats.card_type(s, i) == "character"]
    ),
}


@word
class Measure(Word):
    """A number read off a card (`STR`, `COST`, ...) or a player (`HAND_SIZE`, `TOTAL_POWER`, ...)."""

    name: str

    def read(self, unit: Unit) -> CardNumber:
        function = _CARD_MEASURES[self.name]
        return lambda s, c, i: function(s, i)

    def read_player(self, unit: Unit) -> Callable[[CardState, int], int]:
        return _PLAYER_MEASURES[self.name]

    @property
    def of_players(self) -> bool:
        return self.name in _PLAYER_MEASURES


@word
class CountOf(Number):
    """How many cards match, in play or in the named zone."""

    filter: Filter
    in_: Any = None

    def value(self, unit: Unit) -> Count:
        test = self.filter.test(unit)
        if self.in_ is None:
            return lambda s, c: sum([1 for i in s.index.in_play if test(s, c, i)])
        ids = self.in_.ids(unit)
        return lambda s, c: sum([1 for i in ids(s, c) if test(s, c, i)])


@word
class MeasureOf(Number):
    """A measure of one card or one player."""

    measure: Measure
    who: Any

    def value(self, unit: Unit) -> Count:
        if isinstance(self.who, Players):
            seats, read = self.who.seats(unit), self.measure.read_player(unit)
            return lambda s, c: sum([read(s, p) for p in seats(s, c)[:1]])
        cards, read_card = self.who.cards(unit), self.measure.read(unit)
        return lambda s, c: sum([read_card(s, c, i) for i in cards(s, c)[:1]])


@word
class PerCard(Number):
    """A measure of the very card that a change speaks of ("for each attachment on it")."""

    measure: Measure

    def per_card(self, unit: Unit) -> CardNumber:
        return self.measure.read(unit)


@word
class Spendable(Number):
    """All gold that the text's controller can spend now."""

    def value(self, unit: Unit) -> Count:
        from agot_desktop.model.cardgame.costs import gold_of

        return lambda s, c: gold_of(s, c.you)


@word
class X(Number):
    """The number that was named under this name while paying."""

    name: str

    def value(self, unit: Unit) -> Count:
        name = self.name
        return lambda s, c: int(c.names.get(name, (0,))[0])


@word
class Amount(Number):
    """The number of the event that the text answers."""

    def value(self, unit: Unit) -> Count:
        def get(state: CardState, scope: Scope) -> int:
            event = run.event_of(state, scope)
            return 0 if event is None else event.amount

        return get


@word
class Least(Number):
    """The smaller (or larger) of two numbers."""

    a: Number
    b: Number
    largest: bool = False

    def value(self, unit: Unit) -> Count:
        a, b = self.a.value(unit), self.b.value(unit)
        if self.largest:
            return lambda s, c: max(a(s, c), b(s, c))
        return lambda s, c: min(a(s, c), b(s, c))


@word
class EitherNumber(Number):
    """One number if the condition holds, else the other."""

    condition: Condition
    a: Number
    b: Number

    def value(self, unit: Unit) -> Count:
        test, a, b = self.condition.check(unit), self.a.value(unit), self.b.value(unit)
        return lambda s, c: a(s, c) if test(s, c) else b(s, c)


def at_least(n: int | Number) -> Bound:
    """Not below n."""
    return Bound("at_least", number(n))


def at_most(n: int | Number) -> Bound:
    """Not above n."""
    return Bound("at_most", number(n))


def exactly(n: int | Number) -> Bound:
    """Just n."""
    return Bound("exactly", number(n))


def below(n: int | Number) -> Bound:
    """Less than n."""
    return at_most(n - 1) if isinstance(n, int) else Bound("below", n)


def more_than(n: int | Number) -> Bound:
    """More than n."""
    return at_least(n + 1) if isinstance(n, int) else Bound("above", n)
