"""Words that stand: modifiers, permissions, prohibitions, duties, lent texts. Used in `constant` and in `until`.

Each compiles to a `ChangeDef`. Where a change speaks of a selection (`strength(choose(...), +2)`) it can only last
(`until`) and is bound to the selected cards; where it speaks of a filter or a reference it is asked anew (TIM-32).
"""

from __future__ import annotations

from typing import Any

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.abilities.base import Change, Condition, Facet, Filter, Number, Players, Word, word
from agot_desktop.model.cardgame.abilities.compiler import ChangeDef, Unit
from agot_desktop.model.cardgame.abilities.facets import NamedFacet
from agot_desktop.model.cardgame.abilities.numbers import PerCard
from agot_desktop.model.cardgame.abilities.selections import Ref, Selection, That, select
from agot_desktop.model.cardgame.state import CardState, Scope


def _in_play(state: CardState, scope: Scope, card: int) -> bool:
    return state.cards[card].zone == "play" and not state.cards[card].moribund


def aim(unit: Unit, made: ChangeDef, what: Word, legal: Any = _in_play) -> None:
    """Fills in what a change speaks of: players, a filter or reference, or a selection to be bound."""
    if isinstance(what, Players):
        made.players = what.seats(unit)
    elif isinstance(what, Selection):
        get = select(unit, what, legal)
        made.bind = get
        made.applies = lambda s, c, i: i in get(s, c)
    elif isinstance(what, Ref):
        get = what.cards(unit)
        made.bind = get
        made.applies = what.test(unit)
    else:
        assert isinstance(what, Filter)
        made.applies = what.test(unit)


def register(unit: Unit, made: ChangeDef) -> ChangeDef:
    """Gives the change its address."""
    made.address = unit.part_address()
    unit.parts[made.address] = made
    return made


class Standing(Change):
    """Base of the changes: `define(unit)` gives the compiled changes."""

    __slots__ = ()

    def define(self, unit: Unit) -> tuple[ChangeDef, ...]:
        raise TypeError(f"{type(self).__name__} changes nothing")


@word
class Strength(Standing):
    """Raises or lowers STR (COMP-19)."""

    what: Word
    n: Number

    def define(self, unit: Unit) -> tuple[ChangeDef, ...]:
        made = ChangeDef("strength")
        aim(unit, made, self.what)
        if isinstance(self.n, PerCard):
            made.per_card = self.n.per_card(unit)
        else:
            made.value = self.n.value(unit)
        return (register(unit, made),)


@word
class NumberChange(Standing):
    """A number of a player or card is raised, lowered or set: `claim`, `set_claim`, `plot_gold`, `initiative`,
    `set_plot_gold`, `side_strength`, `draw_phase`, `dominance` of a player, `counts_in_dominance` of cards,
    `power_needed`, `more_renown`, `more_unopposed`, `penalty` ... `floor`: it does not lower the number below this."""

    kind: str
    what: Word
    n: Number
    floor: int | None = None

    def define(self, unit: Unit) -> tuple[ChangeDef, ...]:
        made = ChangeDef(self.kind)
        aim(unit, made, self.what)
        made.value = self.n.value(unit)
        made.floor = self.floor
        return (register(unit, made),)


@word
class Flag(Standing):
    """Something is simply so for cards: `blank`, `no_strength`, `stays_kneeling`, `no_power_count`,
    `no_income_symbols`, `dominance_kneeling`."""

    kind: str
    what: Word

    def define(self, unit: Unit) -> tuple[ChangeDef, ...]:
        made = ChangeDef(self.kind)
        aim(unit, made, self.what)
        return (register(unit, made),)


@word
class Gains(Standing):
    """Gains facets: icon, trait, crest, keyword, House, immunity (ADD-05, TIM-42)."""

    what: Word
    facets: tuple[Word, ...]

    def define(self, unit: Unit) -> tuple[ChangeDef, ...]:
        return _facet_changes(unit, "gains:", self.what, self.facets)


@word
class Loses(Standing):
    """Loses facets, one instance of each (ADD-05). `name`: what was really lost, for later words."""

    what: Word
    facets: tuple[Word, ...]
    name: str | None = None

    def define(self, unit: Unit) -> tuple[ChangeDef, ...]:
        made = _facet_changes(unit, "loses:", self.what, self.facets)
        if self.name is not None:
            for change in made:
                change.words_of = _lost(change, self.name)
        return made


def _lost(change: ChangeDef, name: str) -> Any:
    """The words that the bound card has now, noted under a name."""
    words, kind = change.words, change.kind

    def lost(state: CardState, scope: Scope) -> tuple[str, ...]:
        cards = change.bind(state, scope) if change.bind is not None else ()
        if kind == "loses:keyword":
            found = tuple([w for w in words if any([stats.has_keyword(state, i, w) for i in cards])])
        else:
            found = words
        scope.names[name] = found
        return found

    return lost


def _facet_changes(unit: Unit, prefix: str, what: Word, facets: tuple[Word, ...]) -> tuple[ChangeDef, ...]:
    """A change for each sort of facet, all of the same cards; facets that were named are read when it begins."""
    by_kind: dict[str, list[str]] = {}
    named: dict[str, list[str]] = {}
    for facet in facets:
        if isinstance(facet, That):
            by_kind.setdefault("keyword", [])
            named.setdefault("keyword", []).append(facet.name)
        elif isinstance(facet, NamedFacet):
            by_kind.setdefault(facet.what, [])
            named.setdefault(facet.what, []).append(facet.name)
        else:
            assert isinstance(facet, Facet)
            kind, value = facet.facet()
            by_kind.setdefault(kind, []).append(value)
    found: list[ChangeDef] = []
    for kind, values in by_kind.items():
        made = ChangeDef(prefix + kind)
        if not found:
            aim(unit, made, what)
        else:
            made.bind, made.applies, made.players = found[0].bind, found[0].applies, found[0].players
        made.words = tuple(values)
        if kind in named:
            made.words_of = _named_words(tuple(values), tuple(named[kind]))
        found.append(register(unit, made))
    return tuple(found)


def _named_words(words: tuple[str, ...], names: tuple[str, ...]) -> Any:
    return lambda s, c: (*words, *[str(w) for n in names for w in c.names.get(n, ())])


@word
class GainsText(Standing):
    """Lends whole abilities (ATT-06, TIM-42)."""

    what: Word
    abilities: tuple[Word, ...]

    def define(self, unit: Unit) -> tuple[ChangeDef, ...]:
        from agot_desktop.model.cardgame.abilities.parts import compile_part

        made = ChangeDef("gains_text")
        aim(unit, made, self.what)
        lent = []
        for part in self.abilities:
            address = unit.part_address()
            lent += compile_part(part, address, unit.parts)
        made.lent = tuple(lent)
        return (register(unit, made),)


@word
class DoesNotKneel(Standing):
    """Attacks (`ATTACK`) or defends (`DEFEND`) without kneeling (CHL-08)."""

    what: Word
    deeds: tuple[str, ...]

    def define(self, unit: Unit) -> tuple[ChangeDef, ...]:
        found = []
        for deed in self.deeds:
            made = ChangeDef("no_kneel:" + deed)
            aim(unit, made, self.what)
            found.append(register(unit, made))
        return tuple(found)


@word
class MayDeclare(Standing):
    """May be declared although kneeling, or without the icon."""

    what: Word
    deed: str
    exceptions: tuple[str, ...]

    def define(self, unit: Unit) -> tuple[ChangeDef, ...]:
        made = ChangeDef("may_declare:" + self.deed)
        aim(unit, made, self.what)
        made.words = self.exceptions
        return (register(unit, made),)


@word
class Cannot(Standing):
    """A prohibition: cards or players cannot do, or suffer, the deed. `kinds`: challenge or card types; `against`: only
    concerning these players; `alone`: only alone; `by`: only if one of these players would do it."""

    what: Word
    deed: str
    kinds: tuple[str, ...] = ()
    alone: bool = False
    against: Players | None = None
    by: Players | None = None
    sources: tuple[str, ...] = ()
    titles: str | None = None

    def define(self, unit: Unit) -> tuple[ChangeDef, ...]:
        made = ChangeDef("cannot:" + self.deed)
        aim(unit, made, self.what)
        kinds, only_alone, sources, slot = self.kinds, self.alone, self.sources, self.titles
        against = self.against.seats(unit) if self.against is not None else None
        by_players = self.by.seats(unit) if self.by is not None else None

        def allows(
            state: CardState, active: Any, *, kind: str, alone: bool, by: int, card: int, source_type: str
        ) -> bool:
            if (kinds and kind not in kinds) or (only_alone and not alone):
                return True
            if sources and source_type not in sources:
                return True
            if slot is not None and source_type not in active.scope.names.get(slot, ()):
                return True
            if against is not None and by not in against(state, active.scope):
                return True
            return by_players is not None and by not in by_players(state, active.scope)

        made.allows = allows
        return (register(unit, made),)


@word
class Skip(Standing):
    """A phase is left out (RND-10)."""

    phase: str

    def define(self, unit: Unit) -> tuple[ChangeDef, ...]:
        made = ChangeDef("skip")
        made.words = (self.phase,)
        return (register(unit, made),)


@word
class DiesAt(Standing):
    """Is killed as soon as a number of it reaches the bound: a state that is watched (TIM-31)."""

    what: Word
    condition: Filter
    how: str = "killed"

    def define(self, unit: Unit) -> tuple[ChangeDef, ...]:
        made = ChangeDef("as_soon_as")
        aim(unit, made, self.what)
        test = self.condition.test(unit)
        made.words = (self.how,)

        def true_of(state: CardState, scope: Scope, card: int) -> bool:
            found = state.cards[card]
            return (
                found.zone == "play"
                and not found.moribund
                and test(state, scope, card)
                and not stats.cannot(state, card, "BE_KILLED")
            )

        made.cost = true_of
        return (register(unit, made),)


@word
class ChallengeRule(Standing):
    """How many attackers or defenders there may be: `max_attackers`, `max_defenders`."""

    rule: str
    n: Number

    def define(self, unit: Unit) -> tuple[ChangeDef, ...]:
        made = ChangeDef(self.rule)
        made.value = self.n.value(unit)
        return (register(unit, made),)


@word
class While(Standing):
    """A change with a condition of its own inside a lasting effect."""

    condition: Condition
    change: Standing

    def define(self, unit: Unit) -> tuple[ChangeDef, ...]:
        guard = self.condition.check(unit)
        found = self.change.define(unit)
        for made in found:
            made.guard = guard
        return found
