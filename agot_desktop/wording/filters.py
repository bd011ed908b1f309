"""Filters: what they add to a noun phrase, and as a statement about a card (`this character is kneeling`).

A filter's phrases: `adjective` (a key of the lexicon) or `tail` (a complement, in the `slot` that it names), the same
with `no_` before them for its opposite, `is` and `is_not` for statements, `item` for one of several alternatives.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from agot_desktop.model.cardgame.abilities import base
from agot_desktop.model.cardgame.abilities import filters as fi
from agot_desktop.model.cardgame.abilities import selections as se
from agot_desktop.model.cardgame.abilities.base import Filter, Players
from agot_desktop.model.cardgame.abilities.facets import NamedFacet, Naval
from agot_desktop.model.cardgame.abilities.numbers import Bound, Spendable
from agot_desktop.wording.context import Context, sayer, says
from agot_desktop.wording.markup import literal
from agot_desktop.wording.realise import NP, CaseTable, Hole, Holes, Part, Term, fill, or_list, variant

RELATIVE: Final = "relative"


@dataclass
class Draft:
    """A noun phrase in the making. `types`: nouns; `titles`: of cards; `controller`: whose they are, kept apart because
    a condition says it with its verb (`you control a Lord`)."""

    types: list[str] = field(default_factory=list)
    adjectives: list[str] = field(default_factory=list)
    parts: list[tuple[str, Part]] = field(default_factory=list)
    titles: list[str] = field(default_factory=list)
    title_parts: list[tuple[str, Part]] = field(default_factory=list)
    controller: Players | None = None
    controller_parts: list[tuple[str, Part]] = field(default_factory=list)

    @property
    def noun_keys(self) -> tuple[str, ...]:
        """The nouns of the phrase."""
        return tuple(self.types) or ("card",)

    @property
    def is_name(self) -> bool:
        """Whether the titles alone say which card is meant."""
        return bool(self.titles) and not (self.adjectives or self.parts or self.controller_parts)

    def all_parts(self) -> tuple[tuple[str, Part], ...]:
        """All complements."""
        return (*self.parts, *self.title_parts, *self.controller_parts)

    def has(self, slot: str) -> bool:
        """Whether there is a complement of this kind."""
        return any([name == slot for name, _ in self.all_parts()])


def noun_keys(filter_: Filter) -> tuple[str, ...]:
    """The nouns for cards of this kind, when they are spoken of again: `that character`."""
    for part in filter_.parts if isinstance(filter_, base.And) else (filter_,):
        kinds = part.parts if isinstance(part, base.Or) else (part,)
        types = tuple([kind.type for kind in kinds if isinstance(kind, fi.IsType)])
        if types and len(types) == len(kinds):
            return types
    return ("card",)


def describe(ctx: Context, filter_: Filter) -> Draft:
    """What the filter says of a card."""
    draft = Draft()
    _apply(ctx, filter_, draft, False)
    return draft


def _apply(ctx: Context, word: Filter, draft: Draft, no: bool) -> None:
    if isinstance(word, base.Not):
        _apply(ctx, word.part, draft, not no)
    elif isinstance(word, base.And) and not no:
        for part in word.parts:
            _apply(ctx, part, draft, False)
    elif isinstance(word, base.Or) and no:
        for part in word.parts:
            _apply(ctx, part, draft, True)
    elif isinstance(word, base.Or) and isinstance(word.parts[0], _GROUPED) and _alike(word.parts):
        _group(ctx, word.parts, draft, no)
    elif isinstance(word, base.And | base.Or):
        _relative(ctx, draft, "is_not" if no else "is", ctx_term(ctx, word))
    elif isinstance(word, se.Ref):
        _relative(ctx, draft, "other" if no else "is", ctx.term(word))
    elif isinstance(word, _GROUPED):
        _group(ctx, (word,), draft, no)
    else:
        sayer(word, _plain)(ctx, word, draft, no)


def _alike(parts: tuple[Filter, ...]) -> bool:
    return len({type(p) for p in parts}) == 1


def ctx_term(ctx: Context, word: Filter) -> Term:
    """Any one card of this kind, where it is part of another phrase."""
    if isinstance(word, base.Or):
        return or_list(ctx.phrases, [ctx.term(part) for part in word.parts], ctx.mentions)
    return ctx.term(word)


def _relative(ctx: Context, draft: Draft, how: str, term: Term) -> None:
    _tail(ctx, draft, ctx.phrases.get("filter", "Ref", how), {"x": term}, RELATIVE)


def _tail(ctx: Context, draft: Draft, node: Any, holes: Holes, slot: str) -> None:
    """Adds a complement, whose words may depend on the number of the noun."""
    draft.parts.append((slot, part_of(ctx, node, holes)))


def part_of(ctx: Context, node: Any, holes: Holes) -> Part:
    """A complement that is said when it is reached."""
    return lambda number: fill(variant(ctx.phrases, node, number), holes)


# -- filters without a function of their own -------------------------------------------------------------------------


def entry_of(ctx: Context, word: Filter) -> Mapping[str, Any]:
    """The phrases of a filter, those of its value where it has several."""
    entry = ctx.phrases.table("filter", type(word).__name__)
    for value in ("how", "what", "kind"):
        found = getattr(word, value, None) or ("any" if value == "kind" else None)
        if isinstance(found, str) and isinstance(entry.get(found), Mapping):
            return entry[found]  # type: ignore[no-any-return]
    return entry


def _plain(ctx: Context, word: Filter, draft: Draft, no: bool) -> None:
    _add(ctx, entry_of(ctx, word), draft, no, ctx.holes(word), type(word).__name__)


def _add(ctx: Context, entry: Mapping[str, Any], draft: Draft, no: bool, holes: Holes, name: str) -> None:
    prefix = "no_" if no else ""
    if prefix + "adjective" in entry:
        draft.adjectives.append(entry[prefix + "adjective"])
        return
    if prefix + "tail" not in entry:
        raise ctx.phrases.error(("filter", name, prefix + "tail"), "there is no such phrase")
    _tail(ctx, draft, entry[prefix + "tail"], holes, entry.get(prefix + "slot", entry.get("slot", RELATIVE)))


@says(fi.AnyCard)
def _any_card(ctx: Context, word: fi.AnyCard, draft: Draft, no: bool) -> None:
    if no:
        _plain(ctx, word, draft, True)


@says(fi.Title)
def _title(ctx: Context, word: fi.Title, draft: Draft, no: bool) -> None:
    if no:
        _plain(ctx, word, draft, True)
        return
    draft.titles.append(word.title)
    entry = entry_of(ctx, word)
    draft.title_parts.append((entry.get("slot", RELATIVE), part_of(ctx, entry["tail"], ctx.holes(word))))


@says(fi.ControlledBy)
def _controlled_by(ctx: Context, word: fi.ControlledBy, draft: Draft, no: bool) -> None:
    player = ctx.players(word.player, one_of=True)
    entry = entry_of(ctx, word)
    long = "long_" if isinstance(word.player, _LONG) and word.player != ctx.actor else ""
    node = variant(ctx.phrases, entry[long + ("no_tail" if no else "tail")], player.number)
    part = part_of(ctx, node, {"player": player})
    if no or draft.controller is not None:
        draft.parts.append((entry["slot"], part))
        return
    draft.controller = word.player
    draft.controller_parts.append((entry["slot"], part))


_LONG: Final = (se.PlayerWith, se.ThoseWith, se.HousePlayers, se.Several)
"""Players that take so many words that a verb after them would be lost."""


@says(fi.OwnedBy)
def _owned_by(ctx: Context, word: fi.OwnedBy, draft: Draft, no: bool) -> None:
    player = ctx.players(word.player, one_of=True)
    _add(ctx, entry_of(ctx, word), draft, no, {"player": player}, "OwnedBy")


@says(fi.OtherThan)
def _other_than(ctx: Context, word: fi.OtherThan, draft: Draft, no: bool) -> None:
    if isinstance(word.card, se.This) and not no:
        draft.adjectives.append(entry_of(ctx, word)["adjective"])
    else:
        _relative(ctx, draft, "is" if no else "other", ctx.term(word.card))


@says(fi.SameTitle)
def _same_title(ctx: Context, word: fi.SameTitle, draft: Draft, no: bool) -> None:
    entry = ctx.phrases.table("filter", "SameTitle", "named" if isinstance(word.as_, str) else "card")
    holes: dict[str, Hole] = {} if isinstance(word.as_, str) else {"as": ctx.term(word.as_)}
    _add(ctx, entry, draft, no, holes, "SameTitle")


@says(fi.Where)
def _where(ctx: Context, word: fi.Where, draft: Draft, no: bool) -> None:
    """A bound that only says what the price allows is not said: the price says it."""
    if isinstance(word.bound.n, Spendable) and not no:
        return
    _tail(
        ctx,
        draft,
        ctx.phrases.get("word", "Measure", word.measure.name, "where"),
        bound_holes(ctx, flipped(word.bound) if no else word.bound),
        "with",
    )


def bound_holes(ctx: Context, bound: Bound) -> Holes:
    """A bound as holes: `value` (2 or higher), `amount` (2 or fewer), `mass` (2 or less)."""
    n = ctx.amount(bound.n).text
    return {kind: ctx.say("word", "Bound", bound.how, kind, n=n) for kind in ("value", "amount", "mass")}


_FLIPPED: Final = {
    "at_least": "below",
    "at_most": "above",
    "exactly": "not_exactly",
    "below": "at_least",
    "above": "at_most",
}


def flipped(bound: Bound) -> Bound:
    """The bound that holds where this one does not."""
    n = bound.n
    if isinstance(n, base.Literal_) and bound.how == "at_least":
        return Bound("at_most", base.Literal_(n.n - 1))
    if isinstance(n, base.Literal_) and bound.how == "at_most":
        return Bound("at_least", base.Literal_(n.n + 1))
    return Bound(_FLIPPED[bound.how], n)


@says(fi.HasAttached)
def _has_attached(ctx: Context, word: fi.HasAttached, draft: Draft, no: bool) -> None:
    from agot_desktop.wording.amounts import bounded

    term = bounded(ctx, word.filter, flipped(word.bound) if no else word.bound)
    _add(ctx, entry_of(ctx, word), draft, False, {"filter": term}, "HasAttached")


@says(fi.InZone)
def _in_zone(ctx: Context, word: fi.InZone, draft: Draft, no: bool) -> None:
    _add(ctx, entry_of(ctx, word), draft, no, {"zone": ctx.phrases.text("zone_name", word.zone)}, "InZone")


# -- alternatives of one kind ----------------------------------------------------------------------------------------

_GROUPED: Final = (fi.IsType, fi.Trait, fi.Affiliation, fi.Crest, fi.Icon, fi.Keyword, fi.Immune, fi.Provides)
_VALUE: Final = {fi.IsType: "type", fi.Affiliation: "house", fi.Icon: "kind", fi.Immune: "to", fi.Provides: "what"}


def value_of(word: Filter) -> str:
    """The value of a facet or type: `Lord`, `Stark`, `military`."""
    return str(getattr(word, _VALUE.get(type(word), "name")))


def facet_name(ctx: Context, word: Filter) -> str:
    """The value in the language's words."""
    value = value_of(word)
    found = ctx.phrases.find("name", type(word).__name__, value)
    return found if isinstance(found, str) else literal(value)


def _group(ctx: Context, parts: tuple[Filter, ...], draft: Draft, no: bool) -> None:
    first = parts[0]
    if isinstance(first, fi.IsType):
        _types(ctx, parts, draft, no)
        return
    entry = ctx.phrases.table("filter", type(first).__name__)
    items = [fill(entry["item"], {"name": facet_name(ctx, part)}) for part in parts]
    _add(ctx, entry, draft, no, {"items": ctx.phrases.join(items, "or")}, type(first).__name__)


def _types(ctx: Context, parts: tuple[Any, ...], draft: Draft, no: bool) -> None:
    if not no and not draft.types:
        draft.types += [part.type for part in parts]
        return
    term = NP(ctx.phrases, tuple([part.type for part in parts]), ctx.mentions)
    _relative(ctx, draft, "is_not" if no else "is", term)


# -- as statements ---------------------------------------------------------------------------------------------------


def statement(ctx: Context, what: Term, word: Filter, no: bool = False) -> str:
    """That the filter is (not) true of the card, as a clause."""
    if isinstance(word, base.Not):
        return statement(ctx, what, word.part, not no)
    if isinstance(word, base.And | base.Or) and not (isinstance(word, base.Or) and _one_phrase(word)):
        how = "and" if isinstance(word, base.And) is not no else "or"
        return ctx.phrases.join([statement(ctx, what, part, no) for part in word.parts], how)
    if isinstance(word, fi.Where):
        bound = flipped(word.bound) if no else word.bound
        node = ctx.phrases.get("word", "Measure", word.measure.name, "is")
        return fill(variant(ctx.phrases, node, what.number), {"what": what, **bound_holes(ctx, bound)})
    return _statement_by_phrase(ctx, what, word, no)


def _one_phrase(word: base.Or) -> bool:
    return isinstance(word.parts[0], _GROUPED) and _alike(word.parts)


def _statement_by_phrase(ctx: Context, what: Term, word: Filter, no: bool) -> str:
    key = "is_not" if no else "is"
    entry = {} if isinstance(word, base.Or | se.Ref) else entry_of(ctx, word)
    if key in entry:
        holes = {**ctx.holes(word), "name": _name(ctx, word), "what": what}
        if isinstance(word, fi.ControlledBy | fi.OwnedBy):
            holes["player"] = ctx.players(word.player, one_of=True)
        if isinstance(word, fi.InZone):
            holes["zone"] = ctx.phrases.text("zone_name", word.zone)
        return fill(variant(ctx.phrases, entry[key], what.number), holes)
    node = variant(ctx.phrases, ctx.phrases.get("condition", "Is", key), what.number)
    said = fill(node, {"what": what, "filter": ctx_term(ctx, word)})
    ctx.mentions.last = getattr(what, "key", None)
    return said


def _name(ctx: Context, word: Filter) -> str:
    if isinstance(word, fi.Title):
        return literal(word.title)
    return facet_name(ctx, word) if isinstance(word, _GROUPED) else ""


# -- facets that are gained and lost ---------------------------------------------------------------------------------


def facet_term(ctx: Context, word: Filter) -> Term:
    """A facet as something that a card has: `a military icon`, `the Lord trait`."""
    if isinstance(word, Naval):
        return CaseTable(ctx.phrases, ctx.phrases.get("filter", "Naval", word.kind or "any", "gained"))
    if isinstance(word, NamedFacet):
        return CaseTable(ctx.phrases, ctx.phrases.get("filter", "NamedFacet", word.what, "gained"))
    node = ctx.phrases.get("filter", type(word).__name__, "gained")
    return CaseTable(ctx.phrases, node, {"name": facet_name(ctx, word)})
