"""Numbers: digits, letters that are explained at the end of the sentence, and `for each ...`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from agot_desktop.model.cardgame.abilities import base
from agot_desktop.model.cardgame.abilities import filters as fi
from agot_desktop.model.cardgame.abilities import numbers as nu
from agot_desktop.model.cardgame.abilities import selections as se
from agot_desktop.model.cardgame.abilities.base import Filter, Number, Players
from agot_desktop.wording import nouns
from agot_desktop.wording.context import Amount, Context, says
from agot_desktop.wording.filters import describe
from agot_desktop.wording.realise import Hole, Part, Term

LETTERS: Final = "XYZWVUTSRQPNMLKJHGFEDCB"


def by_letter(ctx: Context, word: Number) -> Amount:
    """A number that has to be worked out: a letter, which the sentence explains."""
    letter = next((x for x in ctx.letters if ctx.letters[x] == word), "") or next(
        (x for x in LETTERS if x not in ctx.letters), ""
    )
    if not letter:
        raise ctx.phrases.error(("number",), "an ability has more numbers than there are letters for")
    ctx.letters[letter] = word
    return Amount(1, letter)


@says(base.Literal_)
def _literal(ctx: Context, word: base.Literal_) -> Amount:
    return Amount(-1 if word.n < 0 else 1, str(abs(word.n)), abs(word.n))


@says(nu.X)
def _x(ctx: Context, word: nu.X) -> Amount:
    return Amount(1, word.name.upper() if len(word.name) == 1 else "X")


@says(base.Product)
def _product(ctx: Context, word: base.Product) -> Amount:
    if isinstance(word.a, base.Literal_) and isinstance(word.b, base.Literal_):
        return _literal(ctx, base.Literal_(word.a.n * word.b.n))
    factor, other = (word.a, word.b) if isinstance(word.a, base.Literal_) else (word.b, word.a)
    if isinstance(factor, base.Literal_) and abs(factor.n) == 1:
        amount = ctx.amount(other)
        return replace(amount, sign=amount.sign * factor.n)
    return by_letter(ctx, word)


# -- for each --------------------------------------------------------------------------------------------------------


def tallied(ctx: Context, word: Number) -> Amount:
    """A number that may be said as so many for each of something: +2 for each Direwolf card in play."""
    if isinstance(word, base.Product):
        factor, other = (word.a, word.b) if isinstance(word.a, base.Literal_) else (word.b, word.a)
        unit = unit_of(ctx, other) if isinstance(factor, base.Literal_) else None
        if isinstance(factor, base.Literal_) and unit is not None:
            return replace(_literal(ctx, factor), each=unit)
    unit = unit_of(ctx, word)
    return ctx.amount(word) if unit is None else Amount(1, "1", 1, unit)


def unit_of(ctx: Context, word: Number) -> Term | None:
    """What the number counts, one at a time; None for a number that counts nothing."""
    if isinstance(word, nu.CountOf):
        return _counted_card(ctx, word)
    if isinstance(word, nu.PerCard):
        return _unit(ctx, word.measure, "per_card", {})
    if isinstance(word, nu.MeasureOf):
        who = ctx.term(word.who)
        return _unit(ctx, word.measure, "unit", {"who": who})
    return None


def _unit(ctx: Context, measure: nu.Measure, kind: str, holes: dict[str, Hole]) -> Term | None:
    entry = ctx.phrases.find("word", "Measure", measure.name)
    if entry is None or isinstance(entry, str) or kind not in entry:
        return None
    part = ("zone", lambda number: ctx.said(("word", "Measure", measure.name, kind), holes))
    return nouns.noun(ctx, entry["noun"], "each", parts=(part,))


def _counted_card(ctx: Context, word: nu.CountOf) -> Term:
    return nouns.indefinite(ctx, word.filter, "each", parts=place_parts(ctx, word.filter, word.in_))


def place_parts(ctx: Context, filter_: Filter, zone: Any, place: str = "in") -> tuple[tuple[str, Part], ...]:
    """Where the cards are, if nothing else says that they are in play."""
    if zone is not None and zone != se.PLAY:
        return (nouns.zone_part(ctx, zone, place, False),)
    if describe(ctx, filter_).has("controller"):
        return ()
    return (nouns.zone_part(ctx, se.PLAY, "in", False),)


# -- in words --------------------------------------------------------------------------------------------------------


def described(ctx: Context, word: Number) -> str:
    """What a number is, in words."""
    if isinstance(word, base.Literal_):
        return str(word.n)
    if isinstance(word, nu.X):
        return _x(ctx, word).text
    if isinstance(word, base.Sum):
        return _sum(ctx, word)
    if isinstance(word, nu.CountOf):
        many = nouns.indefinite(ctx, word.filter, "", plural=True, parts=place_parts(ctx, word.filter, word.in_))
        return ctx.say("number", "CountOf", filter=many)
    if isinstance(word, nu.MeasureOf):
        return ctx.say("word", "Measure", word.measure.name, "of", who=ctx.term(word.who))
    if isinstance(word, nu.PerCard):
        return ctx.say("number", "PerCard", things=ctx.phrases.text("word", "Measure", word.measure.name, "things"))
    if isinstance(word, nu.EitherNumber):
        a, b = described(ctx, word.a), described(ctx, word.b)
        return ctx.say("number", "EitherNumber", condition=ctx.condition(word.condition), a=a, b=b)
    parts = {name: described(ctx, getattr(word, name)) for name in ("a", "b") if hasattr(word, name)}
    keys = ("largest",) if getattr(word, "largest", False) else ("smallest",)
    return ctx.say("number", type(word).__name__, keys=keys, **parts)


def _sum(ctx: Context, word: base.Sum) -> str:
    b = word.b
    if isinstance(b, base.Product) and b.a == base.Literal_(-1):
        return ctx.say("number", "Sum", "minus", a=described(ctx, word.a), b=described(ctx, b.b))
    return ctx.say("number", "Sum", "plus", a=described(ctx, word.a), b=described(ctx, b))


# -- bounds ----------------------------------------------------------------------------------------------------------


def is_none(bound: nu.Bound) -> bool:
    """Whether the bound allows no card at all."""
    return bound.how in ("at_most", "exactly") and bound.n == base.Literal_(0)


def bounded(ctx: Context, filter_: Filter, bound: nu.Bound, **more: Any) -> Term:
    """So many cards of this kind: at least 3 Direwolf cards, no attachments, a Lord character."""
    if is_none(bound):
        return nouns.indefinite(ctx, filter_, "no", plural=True, **more)
    if bound == nu.at_least(1):
        return nouns.indefinite(ctx, filter_, **more)
    return nouns.counted(ctx, filter_, bound.n, bound.how, **more)


def owner_and_rest(filter_: Filter) -> tuple[Players | None, Filter]:
    """The players that control the cards, if the filter names them, and the rest of the filter."""
    parts = filter_.parts if isinstance(filter_, base.And) else (filter_,)
    owners = [p for p in parts if isinstance(p, fi.ControlledBy)]
    if len(owners) != 1:
        return None, filter_
    rest = tuple([p for p in parts if p is not owners[0]])
    return owners[0].player, rest[0] if len(rest) == 1 else base.And(rest) if rest else fi.AnyCard()
