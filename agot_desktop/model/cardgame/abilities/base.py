"""What all words of the ability language are made of.

A word is a small frozen class: its fields are its parameters. Sorts of words (`Filter`, `Condition`, `Number`,
`Players`, `Effect`, `Change`, `Pattern`) have one method that compiles them into a function of a state and a scope; the
functions are kept outside of states, which hold only addresses (`design` of the engine: nothing in a state is code).

The functions' shapes (`Scope`: who `this` and `you` are, the event, the names bound so far):

    Filter     (state, scope, card) -> bool           Condition  (state, scope) -> bool
    Number     (state, scope) -> int                  Players    (state, scope) -> tuple of seats
    Ref        (state, scope) -> tuple of card ids    Pattern    (state, scope, event) -> bool
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, cast, dataclass_transform

from agot_desktop.model.cardgame.state import CardState, Scope
from agot_desktop.model.kernel.event import Event

if TYPE_CHECKING:
    from agot_desktop.model.cardgame.abilities.compiler import Unit

T = TypeVar("T")
CardTest = Callable[[CardState, Scope, int], bool]
Test = Callable[[CardState, Scope], bool]
Count = Callable[[CardState, Scope], int]
Cards = Callable[[CardState, Scope], tuple[int, ...]]
Seats = Callable[[CardState, Scope], tuple[int, ...]]
EventTest = Callable[[CardState, Scope, Event], bool]

WORDS: dict[str, type[Word]] = {}
"""All words by the name of their class."""


@dataclass_transform(frozen_default=True)
def word(cls: type[T]) -> type[T]:
    """Makes `cls` a word: a frozen, slotted data class, entered in `WORDS`."""
    made: Any = dataclasses.dataclass(frozen=True, slots=True)(cls)
    WORDS[made.__name__] = made
    return cast("type[T]", made)


class Word:
    """Base of all words. `NAME` is how the word is written in an ability."""

    __slots__ = ()
    NAME: ClassVar[str] = ""

    def children(self) -> Iterator[Word]:
        """The words that this one is made of, in the order of its fields."""
        for item in dataclasses.fields(self):  # type: ignore[arg-type]
            yield from _words(getattr(self, item.name))


def _words(value: Any) -> Iterator[Word]:
    if isinstance(value, Word):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from _words(item)


def walk(top: Word) -> Iterator[Word]:
    """A word and all words in it, parents first."""
    yield top
    for child in top.children():
        yield from walk(child)


class Filter(Word):
    """True or false of a card; combined with `&`, `|`, `~`."""

    __slots__ = ()

    def test(self, unit: Unit) -> CardTest:
        raise TypeError(f"{type(self).__name__} cannot test a card")

    def past(self, unit: Unit) -> EventTest:
        """The same question to the card of an event as it was when it left play (TIM-23, ADD-24); by default, as it
        is."""
        test = self.test(unit)
        return lambda s, c, e: test(s, c, e.subject)

    def __and__(self, other: Filter) -> Filter:
        return And((*_parts(And, self), *_parts(And, other)))

    def __or__(self, other: Any) -> Any:
        return Or((*_parts(Or, self), *_parts(Or, other)))

    def __invert__(self) -> Filter:
        return Not(self)


def _parts(kind: Any, item: Filter) -> tuple[Filter, ...]:
    return item.parts if isinstance(item, kind) else (item,)


@word
class And(Filter):
    """All of these."""

    parts: tuple[Filter, ...]

    def test(self, unit: Unit) -> CardTest:
        tests = [p.test(unit) for p in self.parts]
        if len(tests) == 2:
            a, b = tests
            return lambda s, c, i: a(s, c, i) and b(s, c, i)
        if len(tests) == 3:
            a, b, d = tests
            return lambda s, c, i: a(s, c, i) and b(s, c, i) and d(s, c, i)
        fixed = tuple(tests)
        return lambda s, c, i: all([t(s, c, i) for t in fixed])

    def past(self, unit: Unit) -> EventTest:
        tests = tuple(p.past(unit) for p in self.parts)
        return lambda s, c, e: all([t(s, c, e) for t in tests])


@word
class Or(Filter):
    """At least one of these."""

    parts: tuple[Filter, ...]

    def test(self, unit: Unit) -> CardTest:
        tests = tuple(p.test(unit) for p in self.parts)
        return lambda s, c, i: any([t(s, c, i) for t in tests])

    def past(self, unit: Unit) -> EventTest:
        tests = tuple(p.past(unit) for p in self.parts)
        return lambda s, c, e: any([t(s, c, e) for t in tests])


@word
class Not(Filter):
    """Not this."""

    part: Filter

    def test(self, unit: Unit) -> CardTest:
        inner = self.part.test(unit)
        return lambda s, c, i: not inner(s, c, i)

    def past(self, unit: Unit) -> EventTest:
        inner = self.part.past(unit)
        return lambda s, c, e: not inner(s, c, e)


class Facet(Filter):
    """A filter that speaks of one quality of a card (icon, trait, crest, keyword, House, immunity): it can also be
    gained and lost. `facet()` gives the kind of quality and its value."""

    __slots__ = ()

    def facet(self) -> tuple[str, str]:
        raise TypeError(f"{type(self).__name__} is no facet")


class Condition(Word):
    """True or false now; combined with `&`, `|`, `~`."""

    __slots__ = ()

    def check(self, unit: Unit) -> Test:
        raise TypeError(f"{type(self).__name__} cannot be checked")

    def __and__(self, other: Condition) -> Condition:
        return Both((self, other))

    def __or__(self, other: Condition) -> Condition:
        return Either((self, other))

    def __invert__(self) -> Condition:
        return Unless(self)


@word
class Both(Condition):
    """All these conditions hold."""

    parts: tuple[Condition, ...]

    def check(self, unit: Unit) -> Test:
        tests = tuple(p.check(unit) for p in self.parts)
        return lambda s, c: all([t(s, c) for t in tests])


@word
class Either(Condition):
    """One of these conditions holds."""

    parts: tuple[Condition, ...]

    def check(self, unit: Unit) -> Test:
        tests = tuple(p.check(unit) for p in self.parts)
        return lambda s, c: any([t(s, c) for t in tests])


@word
class Unless(Condition):
    """This condition does not hold."""

    part: Condition

    def check(self, unit: Unit) -> Test:
        inner = self.part.check(unit)
        return lambda s, c: not inner(s, c)


class Number(Word):
    """A number; with `+`, `-`, `*`."""

    __slots__ = ()

    def value(self, unit: Unit) -> Count:
        raise TypeError(f"{type(self).__name__} has no value")

    def __add__(self, other: Number | int) -> Number:
        return Sum(self, number(other))

    def __sub__(self, other: Number | int) -> Number:
        return Sum(self, Product(Literal_(-1), number(other)))

    def __mul__(self, other: Number | int) -> Number:
        return Product(self, number(other))

    def __neg__(self) -> Number:
        return Product(Literal_(-1), self)

    def __pos__(self) -> Number:
        return self


@word
class Literal_(Number):
    """A plain number."""

    n: int

    def value(self, unit: Unit) -> Count:
        n = self.n
        return lambda s, c: n


@word
class Sum(Number):
    """The sum of two numbers."""

    a: Number
    b: Number

    def value(self, unit: Unit) -> Count:
        a, b = self.a.value(unit), self.b.value(unit)
        return lambda s, c: a(s, c) + b(s, c)


@word
class Product(Number):
    """The product of two numbers."""

    a: Number
    b: Number

    def value(self, unit: Unit) -> Count:
        a, b = self.a.value(unit), self.b.value(unit)
        return lambda s, c: a(s, c) * b(s, c)


def number(value: Number | int) -> Number:
    """A number as a word."""
    return value if isinstance(value, Number) else Literal_(value)


class Players(Word):
    """One or more players."""

    __slots__ = ()

    def seats(self, unit: Unit) -> Seats:
        raise TypeError(f"{type(self).__name__} names no player")


class Pattern(Word):
    """A pattern over events; combined with `|`. `kinds()` are the kinds of event records that it may match."""

    __slots__ = ()

    def kinds(self) -> tuple[str, ...]:
        raise TypeError(f"{type(self).__name__} matches nothing")

    def match(self, unit: Unit) -> EventTest:
        raise TypeError(f"{type(self).__name__} matches nothing")

    def __or__(self, other: Pattern) -> Pattern:
        return AnyOf((self, other))


@word
class AnyOf(Pattern):
    """One of these events."""

    parts: tuple[Pattern, ...]

    def kinds(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(k for p in self.parts for k in p.kinds()))

    def match(self, unit: Unit) -> EventTest:
        tests = [(p.kinds(), p.match(unit)) for p in self.parts]
        return lambda s, c, e: any([e.kind in kinds and test(s, c, e) for kinds, test in tests])


class Effect(Word):
    """Changes the game once.

    `compile(unit)` appends instructions; `could(unit)` tells whether it could change anything now (TIM-08), without
    knowing the targets that are yet to be chosen; `payable(unit)` the same where it stands as a price.
    """

    __slots__ = ()

    def compile(self, unit: Unit) -> None:
        raise TypeError(f"{type(self).__name__} does nothing")

    def could(self, unit: Unit) -> Test:
        return lambda s, c: True

    def payable(self, unit: Unit) -> Test:
        return self.could(unit)

    def demand(self, unit: Unit) -> Any:
        """What the price competes for with other prices (`prices.Demands`), None for nothing."""
        return None


class Change(Word):
    """A standing change: a modifier, a permission, a prohibition, a lent text. Used in `constant` and `until`."""

    __slots__ = ()


class Part(Word):
    """An ability of a card, or another part of its entry."""

    __slots__ = ()
