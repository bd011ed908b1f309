"""Abilities as paragraphs: timing in bold, what it answers, condition, price, effect, limit."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial

import agot_desktop.wording.flow  # noqa: F401  (enters the words that it says)
from agot_desktop.model.cardgame.abilities import parts as pa
from agot_desktop.model.cardgame.abilities import selections as se
from agot_desktop.model.cardgame.abilities.base import Condition, Effect, Pattern, Word
from agot_desktop.wording import nouns
from agot_desktop.wording.amounts import described
from agot_desktop.wording.clauses import condition_lead, event_lead, learn_event, split
from agot_desktop.wording.context import Clause, Context, sayer, says
from agot_desktop.wording.effects import leads
from agot_desktop.wording.markup import capital, sentence
from agot_desktop.wording.phrases import Phrases
from agot_desktop.wording.standing import joined

_MOST_ORDERS = 3
"""So many orders in a row make one sentence."""

Lead = Callable[[], str]


def paragraph(phrases: Phrases, part: Word, noun: str, bearer: str = "character") -> str:
    """One part of a card's entry in words, with markup. `noun`: the card's type, `bearer`: that of the card it is
    attached to."""
    ctx = Context(phrases, noun, bearer)
    ctx.learn(part)
    return phrases.smooth(_say(ctx, part))


def lent_text(ctx: Context, parts: Sequence[Word], noun: str, bearer: str = "character") -> str:
    """Lent abilities in quotation marks."""
    said = []
    for part in parts:
        inner = Context(ctx.phrases, noun, bearer)
        inner.learn(part)
        said.append(_say(inner, part))
    return ctx.say("lent", text=" ".join(said))


def _say(ctx: Context, part: Word) -> str:
    made: str = sayer(part, _plain_part)(ctx, part)
    return made


def _plain_part(ctx: Context, part: Word) -> str:
    """A part that is its phrase alone."""
    return sentence(ctx.said(("part", type(part).__name__), {"this": ctx.term(se.This()), **ctx.holes(part)}))


# -- parts -----------------------------------------------------------------------------------------------------------


@says(pa.Action)
def _action(ctx: Context, part: pa.Action) -> str:
    ctx.from_zone = part.from_
    label = ctx.phrases.join([ctx.phrases.text("phase", p, "label") for p in part.phases], "or")
    return _labelled(ctx, capital(label), _body(ctx, [], part.when, part.effect, part.cost), part)


@says(pa.Response)
def _response(ctx: Context, part: pa.Response) -> str:
    ctx.from_zone = part.from_
    label = ctx.phrases.text("part", "Response", "limited" if part.limited else "label")
    return _labelled(ctx, label, _body(ctx, _answered(ctx, part), part.when, part.effect, part.cost), part)


@says(pa.Passive)
def _passive(ctx: Context, part: pa.Passive) -> str:
    found = _body(ctx, _answered(ctx, part), part.if_, part.effect, ())
    return _finished(ctx, found + _limit(ctx, part.limit))


@says(pa.Instead)
def _instead(ctx: Context, part: pa.Instead) -> str:
    found = _body(ctx, _events(ctx, part.of, "would"), part.if_, part.do, (), ("part", "Instead", "effect"))
    return _finished(ctx, found)


@says(pa.WhenRevealed)
def _when_revealed(ctx: Context, part: pa.WhenRevealed) -> str:
    found = _body(ctx, [], None, part.effect, ())
    if part.uncancelable:
        found.append(ctx.phrases.text("part", "WhenRevealed", "uncancelable"))
    return _label(ctx, ctx.phrases.text("part", "WhenRevealed", "label"), _finished(ctx, found))


@says(pa.Constant)
def _constant(ctx: Context, part: pa.Constant) -> str:
    texts = [condition_lead(ctx, part.while_, "while")] if part.while_ is not None else []
    texts.append(joined(ctx, part.changes)())
    return _finished(ctx, [sentence(ctx.phrases.join_leads(texts))])


@says(pa.PlayOnly)
def _play_only(ctx: Context, part: pa.PlayOnly) -> str:
    return _finished(ctx, [sentence(ctx.say("part", "PlayOnly", condition=ctx.condition(part.condition)))])


@says(pa.AttachTo)
def _attach_to(ctx: Context, part: pa.AttachTo) -> str:
    return _finished(ctx, [sentence(ctx.say("part", "AttachTo", filter=ctx.term(part.filter)))])


def _answered(ctx: Context, part: pa.Response | pa.Passive) -> list[Lead]:
    return _events(ctx, part.to, "would") if part.to is not None else _events(ctx, part.after, "after")


def _events(ctx: Context, pattern: Pattern | None, dock: str) -> list[Lead]:
    if pattern is None:
        return []
    learn_event(ctx, pattern)
    return [lambda: event_lead(ctx, pattern, dock)]


def _labelled(ctx: Context, label: str, found: list[str], part: pa.Action | pa.Response) -> str:
    if part.from_ and not ctx.used_zone:
        zone = nouns.zone_phrase(ctx, se.Pile(part.from_, se.You()), "from")
        found.append(ctx.say("part", "from", zone=zone))
    if part.by is not None:
        found.append(sentence(ctx.say("part", "by", by=ctx.players(part.by, one_of=True))))
    return _label(ctx, label, _finished(ctx, found + _limit(ctx, part.limit)))


def _label(ctx: Context, label: str, text: str) -> str:
    return ctx.say("part", "labelled", label=label, text=text)


def _limit(ctx: Context, limit: pa.Limit | None) -> list[str]:
    if limit is None:
        return []
    return [ctx.say("word", "Limit", limit.period, n=str(limit.n))]


# -- sentences -------------------------------------------------------------------------------------------------------


def _body(
    ctx: Context,
    events: list[Lead],
    condition: Condition | None,
    effect: Effect,
    cost: tuple[Effect, ...],
    wrap: tuple[str, ...] = (),
) -> list[str]:
    """The sentences of an ability. `wrap`: a phrase around its first effect."""
    led = _leads(ctx, events, condition)
    prices = [clause for price in cost for clause in (*leads(ctx, price), *ctx.effects(price))]
    clauses = [*leads(ctx, effect), *ctx.effects(effect)]
    found: list[str] = []
    for number, group in enumerate(grouped(clauses)):
        ctx.mentions.clear()
        if number:
            found.append(sentence(_group(ctx, group, "do")))
            continue
        texts = [lead() for lead in led]
        if prices:
            paid = ctx.phrases.join([p.say("do" if n or not texts else "led") for n, p in enumerate(prices)], "and")
            found += _paid(ctx, texts, paid, group)
        else:
            said = _group(ctx, group, "led" if texts else "do")
            if wrap:
                manner = "several" if any([clause.closed for clause in group]) else "one"
                said = ctx.say(*wrap, manner, effect=said)
            found.append(sentence(ctx.phrases.join_leads([*texts, said])))
    return found


def _leads(ctx: Context, events: list[Lead], condition: Condition | None) -> list[Lead]:
    """When, after what, and if."""
    if condition is None:
        return events
    times, others = split(condition)
    before = [partial(condition_lead, ctx, time, "if") for time in times]
    return [*before, *events, *([partial(condition_lead, ctx, others, "if")] if others is not None else [])]


def _paid(ctx: Context, texts: list[str], paid: str, group: list[Clause]) -> list[str]:
    """Price and effect: in one sentence where the effect is an order."""
    if group[0].imperative:
        form = ctx.phrases.text("cost", "form")
        said = _group(ctx, group, form)
        return [sentence(ctx.phrases.join_leads([*texts, ctx.say("cost", "order", cost=paid, effect=said)]))]
    said = _group(ctx, group, "do")
    return [sentence(ctx.phrases.join_leads([*texts, ctx.say("cost", "other", cost=paid, effect=said)]))]


def grouped(clauses: list[Clause]) -> list[list[Clause]]:
    """The clauses by sentences: orders that follow each other share one."""
    groups: list[list[Clause]] = []
    for clause in clauses:
        last = groups[-1] if groups else []
        if (
            clause.imperative
            and not clause.opens
            and last
            and all([c.imperative and not c.closed for c in last])
            and len(last) < _MOST_ORDERS
        ):
            last.append(clause)
        else:
            groups.append([clause])
    return groups


def _group(ctx: Context, group: list[Clause], form: str) -> str:
    said = [clause.say(form if n == 0 or form != "led" else "do") for n, clause in enumerate(group)]
    return ctx.phrases.join(said, "and")


def _finished(ctx: Context, found: list[str]) -> str:
    """The sentences as one text; letters are explained where they first stand."""
    explained: set[str] = set()
    while True:
        open_ = [x for x in ctx.letters if ctx.letters[x] is not None and x not in explained]
        if not open_:
            return " ".join(found)
        for letter in open_:
            explained.add(letter)
            place = next((n for n, text in enumerate(found) if re.search(rf"\b{letter}\b", text)), None)
            if place is not None:
                found[place] = _explain(ctx, found[place], letter)


_END = re.compile(r"[.!?]([^\w\s<]*)(?=\s|$)")


def _explain(ctx: Context, text: str, letter: str) -> str:
    """What the letter stands for, at the end of the sentence in which it first stands; after one that ends with a
    quotation in a sentence of its own."""
    number = ctx.letters[letter]
    assert number is not None
    ctx.mentions.clear()
    first = re.search(rf"\b{letter}\b", text)
    end = _END.search(text, first.end() if first is not None else 0)
    meaning = {"x": letter, "n": described(ctx, number)}
    if end is None or not end[1]:
        at = end.start() if end is not None else len(text)
        return text[:at] + ctx.said(("number", "where"), meaning) + text[at:]
    return text[: end.end()] + " " + ctx.said(("number", "apart"), meaning) + text[end.end() :]
