"""Effects that order other effects: one after another, only if, perhaps, for everybody, for a time, later."""

from __future__ import annotations

import dataclasses
from typing import Any

from agot_desktop.model.cardgame.abilities import flow as fl
from agot_desktop.model.cardgame.abilities import selections as se
from agot_desktop.model.cardgame.abilities.base import Effect, Players
from agot_desktop.model.cardgame.abilities.patterns import ChallengeResult, Moment
from agot_desktop.model.cardgame.abilities.sparing import Spared
from agot_desktop.wording.clauses import event_lead, learn_event
from agot_desktop.wording.context import Clause, Context, says
from agot_desktop.wording.effects import actor_of, leads, one_clause, plain_clause, together
from agot_desktop.wording.realise import fill, variant
from agot_desktop.wording.standing import Statement, joined, statements


@says(fl.Do)
def _do(ctx: Context, word: fl.Do) -> list[Clause]:
    return [clause for effect in word.effects for clause in ctx.effects(effect)]


@says(fl.Then)
def _then(ctx: Context, word: fl.Then) -> list[Clause]:
    first = ctx.effects(word.first)
    second = together(ctx, [*leads(ctx, word.second), *ctx.effects(word.second)])
    return [*first, _opening(ctx, second, "Then")]


def _opening(ctx: Context, inner: Clause, *place: str) -> Clause:
    """A clause that begins a sentence with a word of its own: then, otherwise."""
    return Clause(lambda form: ctx.say("effect", *place, effect=inner.say("led")), False, inner.closed, True)


@says(fl.May)
def _may(ctx: Context, word: fl.May) -> list[Clause]:
    """What is done only if somebody wants it: those who decide do it themselves, or only agree to it."""
    by = word.by if word.by is not None else ctx.subject
    who = ctx.players(by)
    acts = actor_of(ctx, word.effect) == by
    with ctx.doing(None if isinstance(by, se.You) else by):
        prices = [c for price in word.cost for c in ctx.effects(price)]
        inner = one_clause(ctx, _as_order(word.effect) if acts else word.effect)

    def say(form: str) -> str:
        cost = ctx.phrases.join([p.say("inf") for p in prices], "and")
        manner = "plain" if acts and inner.imperative else "other"
        text = inner.say("inf" if manner == "plain" else "do")
        if not prices:
            return ctx.said(("effect", "May", manner), {"who": who, "effect": text}, who.number)
        return ctx.said(("effect", "May", f"{manner}_priced"), {"who": who, "cost": cost, "effect": text}, who.number)

    return [Clause(say, False, inner.closed or bool(prices))]


def _as_order(word: Any) -> Effect:
    """The effect as it is said to those who do it themselves."""
    if isinstance(getattr(word, "who", None), Players):
        made: Effect = dataclasses.replace(word, who=se.You())
        return made
    return word  # type: ignore[no-any-return]


@says(fl.If)
def _if(ctx: Context, word: fl.If) -> list[Clause]:
    yes = one_clause(ctx, word.effect)
    no = one_clause(ctx, word.otherwise) if word.otherwise is not None else None

    def say(form: str) -> str:
        lead = ctx.say("lead", "if", c=ctx.condition(word.condition))
        return ctx.phrases.join_leads([lead, yes.say("led")])

    found = [Clause(say, False, yes.closed)]
    if no is not None:
        found.append(_opening(ctx, no, "If", "otherwise"))
    return found


@says(fl.OneOf)
def _one_of(ctx: Context, word: fl.OneOf) -> list[Clause]:
    items = [one_clause(ctx, effect) for effect in word.effects]
    orders = all([c.imperative for c in items])

    def say(form: str) -> str:
        choices = ctx.phrases.join([c.say(form if orders and form == "inf" else "do") for c in items], "or")
        if word.by is None or isinstance(word.by, se.You):
            return ctx.say("effect", "OneOf", "you", choices=choices)
        who = ctx.players(word.by)
        return ctx.say("effect", "OneOf", "they", keys=(who.number,), who=who, choices=choices)

    yours = word.by is None or isinstance(word.by, se.You)
    return [Clause(say, orders and yours, any([c.closed for c in items]))]


@says(Spared)
def _spared(ctx: Context, word: Spared) -> list[Clause]:
    """The effect, unless somebody does what the price says."""
    inner = together(ctx, ctx.effects(word.effect))
    yours = isinstance(word.by, se.You)
    before, ctx.loop = ctx.loop, None if yours else word.by
    prices = [c for price in word.cost for c in ctx.effects(price)]
    ctx.loop = before

    def say(form: str) -> str:
        text = inner.say(form)
        cost = ctx.phrases.join([p.say("do") for p in prices], "and")
        return ctx.say("effect", "Spared", "you" if yours else "they", effect=text, cost=cost)

    return [Clause(say, inner.imperative, inner.closed)]


@says(fl.EachPlayerDoes)
def _each_player(ctx: Context, word: fl.EachPlayerDoes) -> list[Clause]:
    before, ctx.loop = ctx.loop, word.who if word.who is not None else se.EachPlayer()
    found = ctx.effects(word.effect)
    ctx.loop = before
    return found


@says(fl.PickOnly)
def _pick_only(ctx: Context, word: fl.PickOnly) -> list[Clause]:
    return [plain_clause(ctx, word, ("PickOnly",))]


@says(fl.Until)
def _until(ctx: Context, word: fl.Until) -> list[Clause]:
    found: list[Clause] = []
    lasting = []
    for change in word.changes:
        if not getattr(change, "next_", False):
            lasting.append(change)
            continue
        found += [_timed(ctx, s, ctx.phrases.text("end", word.end, "within")) for s in statements(ctx, change)]
    if lasting:
        changes = joined(ctx, lasting)
        end = ctx.phrases.table("end", word.end)
        found.insert(0, Clause(lambda form: fill(variant(ctx.phrases, end, form), {"c": changes()}), False))
    return found


def _timed(ctx: Context, made: Statement, within: str) -> Clause:
    """An order that says itself for how long it holds."""

    def say(form: str) -> str:
        ctx.within = within
        text = made.say()
        ctx.within = ""
        return text

    return Clause(say, made.order)


@says(fl.Watch)
def _watch(ctx: Context, word: fl.Watch) -> list[Clause]:
    """A text that waits: when, for how long, on what condition, and what then."""
    before = ctx.event_card, ctx.event_player
    this = word.end == "challenge" and isinstance(word.event, ChallengeResult) and not word.replaces
    moment = isinstance(word.event, Moment)
    learn_event(ctx, word.event)
    inner = together(ctx, [*leads(ctx, word.effect), *ctx.effects(word.effect)])
    ctx.event_card, ctx.event_player = before
    how = "if" if this else "next" if word.once and not word.replaces else ""

    def say(form: str) -> str:
        seen, ctx.this_challenge = (ctx.event_card, ctx.event_player), this
        texts = [] if moment or this else [ctx.phrases.text("end", word.end, "lead")]
        texts.append(event_lead(ctx, word.event, "would" if word.replaces else "after", how))
        ctx.this_challenge = False
        if word.if_ is not None:
            texts.append(ctx.say("lead", "if", c=ctx.condition(word.if_)))
        ctx.event_card, ctx.event_player = seen
        text = inner.say("led")
        if word.replaces:
            text = ctx.say("effect", "Watch", "instead", effect=text)
        return ctx.phrases.join_leads([*texts, text])

    return [Clause(say, False, inner.closed, True)]
