"""Noun phrases: references, selections, zones and players. What filters add to them is in `filters`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from agot_desktop.model.cardgame.abilities import base
from agot_desktop.model.cardgame.abilities import filters as fi
from agot_desktop.model.cardgame.abilities import selections as se
from agot_desktop.model.cardgame.abilities.base import Filter, Players, Word
from agot_desktop.model.cardgame.abilities.choosing import ChooseFromEach, ChoosePlayer, PickPlayer, PlayerAt
from agot_desktop.wording.context import Context, says
from agot_desktop.wording.filters import Draft, bound_holes, describe, noun_keys
from agot_desktop.wording.plurals import PLURALS
from agot_desktop.wording.realise import NP, ONE, PLURAL, CaseTable, Hole, Name, Part, Several, Term, or_list

_PLACES = ("in", "from")


# -- filters as phrases ----------------------------------------------------------------------------------------------


def indefinite(ctx: Context, filter_: Filter, determiner: str = "a", **more: Any) -> Term:
    """Any one card of this kind, or what `more` (fields of a noun phrase) says of it."""
    if isinstance(filter_, base.Or) and not all(_joins(p, filter_.parts[0]) for p in filter_.parts):
        terms = [indefinite(ctx, p, determiner, **more) for p in filter_.parts]
        return or_list(ctx.phrases, terms, ctx.mentions)
    if isinstance(filter_, se.Ref):
        return ctx.term(filter_)
    draft = describe(ctx, filter_)
    if draft.is_name and determiner not in ("each", "all"):
        names: list[Term] = [Name(ctx.phrases, title, ctx.mentions) for title in draft.titles]
        return or_list(ctx.phrases, names, ctx.mentions)
    return phrase_of(ctx, draft, determiner, **more)


def _joins(part: Filter, first: Filter) -> bool:
    """Whether alternatives of this kind are one phrase: a Lord or Lady character."""
    joined = (fi.Trait, fi.Affiliation, fi.Crest, fi.Icon, fi.Keyword, fi.IsType, fi.Provides)
    return isinstance(part, joined) and type(part) is type(first)


def phrase_of(ctx: Context, draft: Draft, determiner: str = "a", **more: Any) -> NP:
    """The noun phrase of a described filter."""
    parts = (*draft.all_parts(), *more.pop("parts", ()))
    return NP(
        ctx.phrases, draft.noun_keys, ctx.mentions, determiner, adjectives=tuple(draft.adjectives), parts=parts, **more
    )


def every(ctx: Context, filter_: Filter) -> Term:
    """All cards of this kind, also those to come: what changes speak of."""
    return indefinite(ctx, filter_, "", plural=True)


def counted(ctx: Context, filter_: Filter, n: base.Number, limit: str = "", **more: Any) -> Term:
    """So many cards of this kind."""
    amount = ctx.amount(n)
    if amount.n is None:
        return indefinite(ctx, filter_, amount=amount.text, limit=limit, **more)
    return indefinite(ctx, filter_, count=amount.n, limit=limit, **more)


# -- references ------------------------------------------------------------------------------------------------------


def plain_reference(ctx: Context, word: Word) -> Term:
    """A reference without a function of its own: the determiner that the language has for it, and `card`."""
    determiner = ctx.phrases.text("reference", type(word).__name__)
    return NP(ctx.phrases, ("card",), ctx.mentions, determiner, key=word)


@says(se.This)
def _this(ctx: Context, word: se.This) -> Term:
    return NP(ctx.phrases, (ctx.noun,), ctx.mentions, ctx.phrases.text("reference", "This"), key=word)


@says(se.Attached)
def _attached(ctx: Context, word: se.Attached) -> Term:
    return NP(
        ctx.phrases,
        (ctx.bearer,),
        ctx.mentions,
        ctx.phrases.text("reference", "Attached"),
        adjectives=("attached",),
        key=word,
    )


@says(se.Subject)
def _subject(ctx: Context, word: se.Subject) -> Term:
    """The card of the event, by the noun that the event had for it."""
    filter_ = ctx.event_card
    if isinstance(filter_, se.Ref) and not isinstance(filter_, se.Subject):
        return ctx.term(filter_)
    nouns = noun_keys(filter_) if filter_ is not None else ("card",)
    return NP(ctx.phrases, nouns, ctx.mentions, ctx.phrases.text("reference", "Subject"), key=word)


@says(se.It)
def _it(ctx: Context, word: se.It) -> Term:
    return _again(ctx, ctx.last) if ctx.last is not None else plain_reference(ctx, word)


@says(se.That)
def _that(ctx: Context, word: se.That) -> Term:
    selection = ctx.names.get(word.name)
    return _again(ctx, selection) if selection is not None else plain_reference(ctx, word)


def _again(ctx: Context, selection: Any) -> NP:
    """The selected cards, spoken of again."""
    determiner = ctx.phrases.text("reference", "That")
    filter_ = getattr(selection, "filter", fi.AnyCard())
    return NP(ctx.phrases, noun_keys(filter_), ctx.mentions, determiner, plural=_several(selection), key=id(selection))


def _several(selection: Any) -> bool:
    if isinstance(selection, se.Each):
        return True
    n = getattr(selection, "n", None)
    return n is not None and n != base.Literal_(1)


# -- selections ------------------------------------------------------------------------------------------------------


@says(se.Choose)
def _choose(ctx: Context, word: se.Choose) -> Term:
    found = ctx.lifted.get(id(word))
    return found if found is not None else fresh(ctx, word)


def lift(ctx: Context, word: se.Choose) -> Term:
    """A target, spoken of for the first time; from now on it is `that card`."""
    term = fresh(ctx, word)
    ctx.lifted[id(word)] = _again(ctx, word)
    return term


@says(se.Pick)
def fresh(ctx: Context, word: se.Choose | se.Pick) -> Term:
    """Selected cards, spoken of for the first time."""
    ctx.last = word
    limit = "up_to" if word.up_to else ""
    if word.in_ == se.PLAY:
        return counted(ctx, word.filter, word.n, limit, key=id(word))
    pile = word.in_
    if isinstance(pile, se.Pile) and pile.top and isinstance(word.filter, fi.AnyCard):
        if word.n == base.Literal_(pile.top) and not word.up_to:
            return _top(ctx, pile, id(word), True)
        return counted(ctx, word.filter, word.n, limit, key=id(word), parts=(zone_part(ctx, pile, "among", True),))
    return counted(ctx, word.filter, word.n, limit, key=id(word), parts=(zone_part(ctx, pile, "from", True),))


def _top(ctx: Context, pile: se.Pile, key: object, one_of: bool) -> NP:
    """The top card, or cards, of a pile."""
    return NP(
        ctx.phrases,
        ("card",),
        ctx.mentions,
        "top",
        count=pile.top,
        key=key,
        parts=(zone_part(ctx, pile, "of", one_of),),
    )


@says(ChooseFromEach)
def _choose_from_each(ctx: Context, word: ChooseFromEach) -> Term:
    ctx.last = word
    each: tuple[tuple[str, Part], ...] = (
        ("controller", lambda number: ctx.phrases.text("selection", "ChooseFromEach", "each")),
    )
    return indefinite(ctx, word.filter, key=id(word), parts=each)


@says(se.Each)
def _each(ctx: Context, word: se.Each) -> Term:
    ctx.last = word
    if word.in_ == se.PLAY:
        if isinstance(word.filter, fi.AnyCard):
            return indefinite(ctx, word.filter, "all", plural=True, key=id(word))
        return indefinite(ctx, word.filter, "each", key=id(word))
    if isinstance(word.in_, se.Pile) and word.in_.top and isinstance(word.filter, fi.AnyCard):
        return _top(ctx, word.in_, id(word), False)
    parts = (zone_part(ctx, word.in_, "from", False),)
    return indefinite(ctx, word.filter, "all", plural=True, key=id(word), parts=parts)


@says(se.AtRandom)
def _at_random(ctx: Context, word: se.AtRandom) -> Term:
    ctx.last = word
    parts: tuple[tuple[str, Part], ...] = (("random", lambda number: ctx.phrases.text("selection", "AtRandom")),)
    if word.in_ != se.PLAY:
        parts = (*parts, zone_part(ctx, word.in_, "from", True))
    return counted(ctx, word.filter, word.n, key=id(word), parts=parts)


@says(se.Topmost)
def _topmost(ctx: Context, word: se.Topmost) -> Term:
    ctx.last = word
    parts = () if word.in_ == se.PLAY else (zone_part(ctx, word.in_, "of", True),)
    return indefinite(ctx, word.filter, "topmost", key=id(word), parts=parts)


# -- zones -----------------------------------------------------------------------------------------------------------


def zone_part(ctx: Context, zone: se.Zone, place: str, one_of: bool) -> tuple[str, Part]:
    """A zone as a complement. `place`: `in`, `from`, `of`, or `among` its top cards; `one_of`: any one player's."""
    text = zone_phrase(ctx, zone, place, one_of)
    return "zone", lambda number: text()


def zone_phrase(ctx: Context, zone: Any, place: str, one_of: bool = False) -> Any:
    """A function that says a zone with its preposition."""
    if not isinstance(zone, se.Pile):
        return lambda: ctx.phrases.text("zone", "InPlay", place if place in _PLACES else "in")
    of = ctx.players(zone.of, one_of)
    holes: dict[str, Hole] = {"p": of, "top": str(zone.top)}
    if zone.top and place in _PLACES:
        place = "among"
    number = PLURALS[ctx.phrases.plurals](zone.top)
    return lambda: ctx.said(("zone", "Pile", zone.zone, place), holes, number)


# -- players ---------------------------------------------------------------------------------------------------------


def players_term(ctx: Context, word: Players, one_of: bool = False) -> Term:
    """Players as a term; `one_of`: any one of them is meant."""
    if isinstance(word, se.EventPlayer) and ctx.event_player is not None and _fixed(ctx.event_player):
        return players_term(ctx, ctx.event_player, one_of)
    if isinstance(word, se.Named):
        word = ctx.opponents.get(word.name, word)
    if isinstance(word, se.Several):
        terms = tuple([players_term(ctx, p, one_of) for p in word.parts])
        return Several(ctx.phrases, terms, "or" if one_of else "and", ctx.mentions)
    if word == ctx.actor and not isinstance(word, se.You):
        word = se.Player()
    node = ctx.phrases.get("players", type(word).__name__)
    key = _variant_of(word)
    if key and not isinstance(node, str):
        node = node.get(key, node)
    if one_of and not isinstance(node, str):
        node = node.get("one_of", node)
    number = node.get("number", ONE) if not isinstance(node, str) else ONE
    return CaseTable(ctx.phrases, node, _holes(ctx, word), number)


def _fixed(word: Players) -> bool:
    """Whether the event's player is named clearly by the event itself."""
    return isinstance(
        word, se.You | se.Side | se.ControllerOf | se.OwnerOf | se.Named | se.ChooseOpponent | ChoosePlayer
    )


def _variant_of(word: Players) -> str:
    return word.which if isinstance(word, se.Side) else ""


def _holes(ctx: Context, word: Players) -> dict[str, Hole]:
    if isinstance(word, se.ControllerOf | se.OwnerOf):
        return {"what": ctx.term(word.what)}
    if isinstance(word, se.HousePlayers):
        return {"house": ctx.word_for(word.house)}
    if isinstance(word, PlayerAt):
        return {"place": str(word.place + 1)}
    if isinstance(word, PickPlayer):
        things = ctx.phrases.text("word", "Measure", word.measure.name, "things")
        return {**bound_holes(ctx, word.bound), "things": things}
    if isinstance(word, se.PlayerWith | se.ThoseWith):
        return {
            "how": ctx.phrases.text("word", "how", word.how),
            "things": ctx.phrases.text("word", "Measure", word.measure.name, "things"),
        }
    return {}


def is_plural(term: Term) -> bool:
    """Whether verbs take their plural with this term."""
    return term.number in (PLURAL, "few", "many")


def noun(ctx: Context, key: str, determiner: str = "a", **more: Any) -> NP:
    """A phrase of one noun of the lexicon."""
    return NP(ctx.phrases, (key,), ctx.mentions, determiner, **more)


def challenge(ctx: Context, kinds: tuple[str, ...], determiner: str = "a", **more: Any) -> NP:
    """A challenge of one of these types, of any type for ()."""
    keys = tuple([f"{kind}_challenge" for kind in kinds]) or ("challenge",)
    return NP(ctx.phrases, keys, ctx.mentions, determiner, **more)


def as_noun(term: Term, key: str) -> Term:
    """The phrase with a noun that says more than `card`."""
    if isinstance(term, NP) and term.nouns == ("card",):
        return replace(term, nouns=(key,))
    return term


def is_definite(term: Term) -> bool:
    """Whether the term is a certain card: a title, a reference."""
    if isinstance(term, Several):
        return any([is_definite(t) for t in term.terms])
    return isinstance(term, Name) or (isinstance(term, NP) and term.key is not None)


def receiver(ctx: Context, key: str) -> Term:
    """Who receives a payment: `you`, the `target` of the deed, or an `opponent`."""
    return CaseTable(ctx.phrases, ctx.phrases.get("change", "Tax", "receiver", key))
