"""Standing changes as statements: `this character gets +2 STR and gains Stealth`.

A change's phrase has the number of what it speaks of (`one`, `many`); `more` has the same without its subject, for a
second change of the same cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from agot_desktop.model.cardgame.abilities import allowances as al
from agot_desktop.model.cardgame.abilities import changes as ch
from agot_desktop.model.cardgame.abilities import filters as fi
from agot_desktop.model.cardgame.abilities import pricing as pr
from agot_desktop.model.cardgame.abilities import selections as se
from agot_desktop.model.cardgame.abilities.base import Change, Filter, Players, Word, walk
from agot_desktop.model.cardgame.abilities.numbers import PerCard
from agot_desktop.model.cardgame.abilities.tolls import Toll
from agot_desktop.wording import nouns
from agot_desktop.wording.amounts import tallied
from agot_desktop.wording.clauses import condition_lead
from agot_desktop.wording.context import Context, sayer, says
from agot_desktop.wording.filters import bound_holes, facet_term, part_of, statement
from agot_desktop.wording.realise import NP, CaseTable, Hole, Name, Several, Term, fill, variant


@dataclass
class Statement:
    """A change as it is said. `about`: what it speaks of, equal for changes of the same cards; `more`: without its
    subject, None if that cannot be said; `order`: it is an order with its own time (lower the cost of the next ...)."""

    about: object
    say: Callable[[], str]
    more: Callable[[], str] | None = None
    order: bool = False


def subject(ctx: Context, what: Word) -> Term:
    """What a change speaks of: players, certain cards, or all cards of a kind, also those to come."""
    if isinstance(what, Players):
        return ctx.players(what)
    if isinstance(what, Filter) and not isinstance(what, se.Ref):
        return nouns.every(ctx, what)
    return ctx.term(what)


def _about(what: Word, term: Term) -> object:
    if isinstance(term, NP) and term.key is not None:
        return term.key
    return term.title if isinstance(term, Name) else what


def _statement(ctx: Context, place: tuple[str, ...], what: Word, term: Term, holes: Mapping[str, Hole]) -> Statement:
    """A change by its phrase."""
    node = ctx.phrases.get("change", *place)
    holes = {"what": term, **holes}
    full = variant(ctx.phrases, node, term.number)
    more = None
    if not isinstance(node, str) and "more" in node:
        text = variant(ctx.phrases, node["more"], term.number)

        def more() -> str:
            return fill(text, holes)

    return Statement(_about(what, term), lambda: fill(full, holes), more)


def plain_change(ctx: Context, word: Any) -> list[Statement]:
    """A change without a function of its own: its phrase with its fields as holes."""
    what = getattr(word, "what", getattr(word, "who", None))
    holes = ctx.holes(word)
    if isinstance(what, Word):
        return [_statement(ctx, (type(word).__name__,), what, subject(ctx, what), holes)]
    text = variant(ctx.phrases, ctx.phrases.get("change", type(word).__name__))
    return [Statement(word, lambda: fill(text, holes))]


def statements(ctx: Context, word: Change) -> list[Statement]:
    """A change as statements, in reading order."""
    return sayer(word, plain_change)(ctx, word)  # type: ignore[no-any-return]


def joined(ctx: Context, changes: Sequence[Change]) -> Callable[[], str]:
    """Several changes as one clause. What they say is fixed now, and said when the clause is reached."""
    found = [s for change in changes for s in statements(ctx, change)]

    def say() -> str:
        groups: list[list[str]] = []
        last: object = None
        for statement_ in found:
            if groups and statement_.more is not None and statement_.about == last:
                groups[-1].append(statement_.more())
            else:
                groups.append([statement_.say()])
            last = statement_.about
        texts = [ctx.phrases.join(group, "and") for group in groups]
        return ctx.phrases.join(texts, "clauses")

    return say


# -- changes with a function of their own ----------------------------------------------------------------------------


@says(ch.Strength)
def _strength(ctx: Context, word: ch.Strength) -> list[Statement]:
    term = subject(ctx, word.what)
    amount = tallied(ctx, word.n)
    holes: dict[str, Hole] = {"n": amount.signed}
    if amount.each is None:
        return [_statement(ctx, ("Strength", "plain"), word.what, term, holes)]
    per_card = any([isinstance(w, PerCard) for w in walk(word.n)])
    kind = "per_card" if per_card and nouns.is_plural(term) else "each"
    return [_statement(ctx, ("Strength", kind), word.what, term, {**holes, "each": amount.each})]


@says(ch.NumberChange)
def _number_change(ctx: Context, word: ch.NumberChange) -> list[Statement]:
    term = subject(ctx, word.what)
    amount = ctx.amount(word.n)
    entry = ctx.phrases.table("change", "NumberChange", word.kind)
    how = "set" if "set" in entry else "lower" if amount.sign < 0 else "raise"
    made = _statement(ctx, ("NumberChange", word.kind, how), word.what, term, {"n": amount.text})
    if word.floor is None:
        return [made]
    floor = ctx.say("change", "NumberChange", "floor", n=str(word.floor))
    return [Statement(made.about, lambda: made.say() + floor)]


@says(ch.Flag)
def _flag(ctx: Context, word: ch.Flag) -> list[Statement]:
    return [_statement(ctx, ("Flag", word.kind), word.what, subject(ctx, word.what), {})]


@says(ch.Gains, ch.Loses)
def _facets(ctx: Context, word: Any) -> list[Statement]:
    """Immunities are said with a verb of their own, all other facets in one list."""
    place = type(word).__name__
    term = subject(ctx, word.what)
    found = []
    immune = [f for f in word.facets if isinstance(f, fi.Immune)]
    others = [f for f in word.facets if not isinstance(f, fi.Immune)]
    if others:
        facets: list[Term] = [_facet(ctx, f) for f in others]
        found.append(_statement(ctx, (place, "facets"), word.what, term, {"facets": _all_of(ctx, facets)}))
    if immune:
        facets = [facet_term(ctx, f) for f in immune]
        found.append(_statement(ctx, (place, "immune"), word.what, term, {"facets": _all_of(ctx, facets)}))
    return found


def _facet(ctx: Context, word: Any) -> Term:
    if isinstance(word, se.That):
        return CaseTable(ctx.phrases, ctx.phrases.get("change", "Gains", "lost"))
    return facet_term(ctx, word)


def _all_of(ctx: Context, terms: list[Term]) -> Term:
    return terms[0] if len(terms) == 1 else Several(ctx.phrases, tuple(terms), "and", None)


@says(ch.GainsText)
def _gains_text(ctx: Context, word: ch.GainsText) -> list[Statement]:
    from agot_desktop.wording.sentence import lent_text

    term = subject(ctx, word.what)
    noun = _noun_of(ctx, term)
    return [_statement(ctx, ("GainsText",), word.what, term, {"text": lambda: lent_text(ctx, word.abilities, noun)})]


def _noun_of(ctx: Context, term: Term) -> str:
    return term.nouns[0] if isinstance(term, NP) else "character"


@says(al.MoreChallenges)
def _more_challenges(ctx: Context, word: al.MoreChallenges) -> list[Statement]:
    amount = ctx.amount(word.n)
    said = "" if amount.n is not None else amount.text
    challenge = nouns.challenge(ctx, (word.kind,), count=amount.n, amount=said, adjectives=("additional",))
    who = subject(ctx, word.who)
    return [_statement(ctx, ("MoreChallenges",), word.who, who, {"challenge": challenge})]


@says(al.CountsUnopposed)
def _counts_unopposed(ctx: Context, word: al.CountsUnopposed) -> list[Statement]:
    return [_statement(ctx, ("CountsUnopposed",), word.who, subject(ctx, word.who), bound_holes(ctx, word.margin))]


@says(ch.DoesNotKneel)
def _does_not_kneel(ctx: Context, word: ch.DoesNotKneel) -> list[Statement]:
    deeds = [ctx.phrases.text("change", "DoesNotKneel", "deed", deed) for deed in word.deeds]
    return [
        _statement(
            ctx, ("DoesNotKneel", "plain"), word.what, subject(ctx, word.what), {"deeds": ctx.phrases.join(deeds, "or")}
        )
    ]


@says(ch.MayDeclare)
def _may_declare(ctx: Context, word: ch.MayDeclare) -> list[Statement]:
    exceptions = [ctx.phrases.text("change", "MayDeclare", "exception", e) for e in word.exceptions]
    return [
        _statement(
            ctx,
            ("MayDeclare", word.deed),
            word.what,
            subject(ctx, word.what),
            {"exceptions": ctx.phrases.join(exceptions, "or")},
        )
    ]


@says(pr.CardCost)
def _card_cost(ctx: Context, word: pr.CardCost) -> list[Statement]:
    amount = ctx.amount(word.n)
    how = "set" if word.sets else "lower" if amount.sign < 0 else "raise"
    by = ctx.players(word.by) if word.by is not None else None
    if word.next_:
        card = ctx.term(word.what)
        player = by if by is not None else ctx.players(se.You())
        node = ctx.phrases.get("change", "CardCost", "next", how)
        holes: dict[str, Hole] = {"what": card, "n": amount.text, "by": player, "within": lambda: ctx.within}
        return [
            Statement(
                word,
                lambda: fill(variant(ctx.phrases, node, player.number), holes),
                order=isinstance(word.by, se.You | None),
            )
        ]
    term = subject(ctx, word.what)
    if by is None:
        return [_statement(ctx, ("CardCost", "all", how), word.what, term, {"n": amount.text})]
    return [_statement(ctx, ("CardCost", "for", how), word.what, term, {"n": amount.text, "by": by})]


@says(pr.PayWith)
def _pay_with(ctx: Context, word: pr.PayWith) -> list[Statement]:
    return [_statement(ctx, ("PayWith",), word.source, subject(ctx, word.source), {})]


@says(ch.Cannot)
def _cannot(ctx: Context, word: ch.Cannot) -> list[Statement]:
    """A prohibition: the deed's phrase, with what it is limited to in holes that begin with a space."""
    term = subject(ctx, word.what)
    how = ("change", "Cannot", "limits")
    holes: dict[str, Hole] = {"alone": "", "against": "", "by": "", "title": ""}
    holes["kinds"] = _kinds(ctx, word.deed, word.kinds)
    if word.alone:
        holes["alone"] = ctx.phrases.text(*how, "alone")
    if word.against is not None:
        holes["against"] = ctx.say(*how, "against", against=ctx.players(word.against, one_of=True))
    if word.by is not None:
        holes["by"] = ctx.say(*how, "by", by=ctx.players(word.by, one_of=True))
    if word.sources:
        sources = [nouns.noun(ctx, s, "", plural=True) for s in word.sources]
        listed = _all_of(ctx, list(sources))
        if word.by is None:
            holes["by"] = ctx.say(*how, "sources", sources=listed)
        else:
            holes["by"] = ctx.say(*how, "sources_by", by=ctx.players(word.by, one_of=True), sources=listed)
    if word.titles is not None:
        holes["title"] = ctx.phrases.text(*how, "title")
    return [_statement(ctx, ("Cannot", "deed", word.deed), word.what, term, holes)]


def _kinds(ctx: Context, deed: str, kinds: tuple[str, ...]) -> Hole:
    """The challenges or cards that a deed is about."""
    if deed in ("PLAY", "TRIGGER"):
        return NP(ctx.phrases, kinds or ("card",), ctx.mentions, "", plural=True)
    if deed == "INITIATE":
        return nouns.challenge(ctx, kinds, "", plural=True)
    if not kinds:
        return ""
    return ctx.say("change", "Cannot", "limits", "kinds", kinds=nouns.challenge(ctx, kinds, "", plural=True))


@says(pr.Tax)
def _tax(ctx: Context, word: pr.Tax) -> list[Statement]:
    who = ctx.players(word.who)
    if word.deed == "INITIATE":
        kind = part_of(ctx, ctx.phrases.get("change", "Tax", "challenge_kind"), {})
        parts = (("relative", kind),) if word.kind_name is not None else ()
        deed: Term = nouns.challenge(ctx, word.kinds, parts=parts)
    else:
        deed = NP(ctx.phrases, word.kinds or ("card",), ctx.mentions)
    holes: dict[str, Hole] = {"gold": ctx.amount(word.gold).text, "deed": deed, "to": nouns.receiver(ctx, word.to)}
    return [_statement(ctx, ("Tax", word.deed), word.who, who, holes)]


@says(Toll)
def _toll(ctx: Context, word: Toll) -> list[Statement]:
    term = subject(ctx, word.what)
    deeds = [ctx.phrases.get("change", "Toll", "deed", deed) for deed in word.deeds]

    def said() -> str:
        return ctx.phrases.join([fill(variant(ctx.phrases, deed), {"what": term}) for deed in deeds], "or")

    holes: dict[str, Hole] = {"gold": ctx.amount(word.gold).text, "to": ctx.players(word.to), "deeds": said}
    return [_statement(ctx, ("Toll",), word.what, term, holes)]


@says(ch.Skip)
def _skip(ctx: Context, word: ch.Skip) -> list[Statement]:
    return [Statement(word, lambda: ctx.say("change", "Skip", phase=ctx.phrases.text("phase", word.phase, "the")))]


@says(ch.DiesAt)
def _dies_at(ctx: Context, word: ch.DiesAt) -> list[Statement]:
    term = subject(ctx, word.what)
    return [
        _statement(
            ctx, ("DiesAt", word.how), word.what, term, {"condition": lambda: statement(ctx, term, word.condition)}
        )
    ]


@says(ch.ChallengeRule)
def _challenge_rule(ctx: Context, word: ch.ChallengeRule) -> list[Statement]:
    amount = ctx.amount(word.n)
    key = "attacker" if word.rule == "max_attackers" else "defender"
    term = nouns.noun(ctx, key, count=amount.n, amount="" if amount.n is not None else amount.text, limit="at_most")
    return [_statement(ctx, ("ChallengeRule", word.rule), word, term, {})]


@says(ch.While)
def _while(ctx: Context, word: ch.While) -> list[Statement]:
    change = joined(ctx, [word.change])
    return [
        Statement(
            word, lambda: ctx.say("change", "While", lead=condition_lead(ctx, word.condition, "while"), change=change)
        )
    ]
