"""Conditions and events as clauses, and what introduces them: after, when, if, while, during.

A condition or event whose phrase has a `lead` of its own (`during a military challenge`, `at the beginning of the
phase`) is said with it instead.
"""

from __future__ import annotations

from typing import Any

from agot_desktop.model.cardgame.abilities import base
from agot_desktop.model.cardgame.abilities import conditions as co
from agot_desktop.model.cardgame.abilities import filters as fi
from agot_desktop.model.cardgame.abilities import patterns as pt
from agot_desktop.model.cardgame.abilities import selections as se
from agot_desktop.model.cardgame.abilities.base import Condition, Filter, Pattern, Players, Word
from agot_desktop.model.cardgame.abilities.numbers import Bound
from agot_desktop.wording import nouns
from agot_desktop.wording.amounts import bounded, is_none, owner_and_rest
from agot_desktop.wording.context import Context, says
from agot_desktop.wording.filters import bound_holes, flipped, part_of, statement
from agot_desktop.wording.realise import Hole, Part, Term, fill, or_list, variant

# -- leads -----------------------------------------------------------------------------------------------------------


def condition_lead(ctx: Context, word: Condition, how: str) -> str:
    """A condition in front of what depends on it. `how`: `if` or `while`."""
    times, others = split(word)
    texts = [_time(ctx, part) for part in times]
    if others is not None:
        texts.append(ctx.say("lead", how, c=ctx.condition(others)))
    return ctx.phrases.join_leads(texts)


def split(word: Condition) -> tuple[tuple[Condition, ...], Condition | None]:
    """Conditions that say when (`during a challenge`), and the rest."""
    parts = word.parts if isinstance(word, base.Both) else (word,)
    times = tuple([part for part in parts if isinstance(part, co.ChallengeIs | co.InPhase)])
    others = tuple([part for part in parts if not isinstance(part, co.ChallengeIs | co.InPhase)])
    return times, None if not others else others[0] if len(others) == 1 else base.Both(others)


def _time(ctx: Context, word: Condition) -> str:
    if isinstance(word, co.ChallengeIs):
        return ctx.say("condition", "ChallengeIs", "lead", challenge=_challenge_of(ctx, word))
    assert isinstance(word, co.InPhase)
    return ctx.say("condition", "InPhase", "lead", phase=ctx.phrases.text("phase", word.phase, "the"))


def event_lead(ctx: Context, word: Pattern, dock: str, how: str = "") -> str:
    """An event in front of what answers it. `dock`: `after` or `would`; `how`: another introduction than its own."""
    if isinstance(word, pt.Moment) and dock == "after":
        return ctx.say("pattern", "Moment", word.kind, phase=_phase(ctx, word.phase))
    return ctx.say("lead", how or dock, c=ctx.pattern(word, dock))


def _phase(ctx: Context, phase: str) -> str:
    return ctx.phrases.text("phase", phase or "any", "the")


# -- conditions ------------------------------------------------------------------------------------------------------


def plain_condition(ctx: Context, word: Condition, negated: bool) -> str:
    """A condition by its phrases `is` and `is_not`, with its fields as holes."""
    return _by_phrase(ctx, (type(word).__name__,), negated, ctx.holes(word))


def _by_phrase(ctx: Context, place: tuple[str, ...], negated: bool, holes: dict[str, Hole], *keys: str) -> str:
    """The phrase, or the statement that it is not so where the language has none for the opposite."""
    node = ctx.phrases.get("condition", *place)
    if not negated:
        return fill(variant(ctx.phrases, node, "is", *keys), holes)
    if not isinstance(node, str) and "is_not" in node:
        return fill(variant(ctx.phrases, node, "is_not", *keys), holes)
    return ctx.say("condition", "Unless", c=fill(variant(ctx.phrases, node, "is", *keys), holes))


@says(base.Both)
def _both(ctx: Context, word: base.Both, negated: bool) -> str:
    return ctx.phrases.join([ctx.condition(part, negated) for part in word.parts], "or" if negated else "and")


@says(base.Either)
def _either(ctx: Context, word: base.Either, negated: bool) -> str:
    return ctx.phrases.join([ctx.condition(part, negated) for part in word.parts], "and" if negated else "or")


@says(base.Unless)
def _unless(ctx: Context, word: base.Unless, negated: bool) -> str:
    return ctx.condition(word.part, not negated)


@says(co.Is)
def _is(ctx: Context, word: co.Is, negated: bool) -> str:
    return statement(ctx, ctx.term(word.card), word.filter, negated)


@says(co.Exists)
def _exists(ctx: Context, word: co.Exists, negated: bool) -> str:
    bound = flipped(word.bound) if negated else word.bound
    player, rest = owner_and_rest(word.filter)
    in_play = word.in_ is None or word.in_ == se.PLAY
    if in_play and player is not None:
        who = ctx.players(player, one_of=True)
        with ctx.doing(player):
            term = bounded(ctx, rest, bound)
        return ctx.say("condition", "Exists", "controls", keys=(who.number,), who=who, filter=term)
    if not in_play:
        zone = nouns.zone_phrase(ctx, word.in_, "in")
        term = bounded(ctx, word.filter, bound)
        return ctx.say("condition", "Exists", "zone", keys=(term.number,), filter=term, zone=zone)
    return _in_play(ctx, word.filter, bound)


def _in_play(ctx: Context, filter_: Filter, bound: Bound) -> str:
    term = bounded(ctx, filter_, bound)
    if nouns.is_definite(term):
        kind = "absent" if is_none(bound) else "present"
        return ctx.say("condition", "Exists", kind, keys=(term.number,), filter=term)
    place = "on_card" if any([isinstance(w, fi.AttachedTo) for w in base.walk(filter_)]) else "in_play"
    return ctx.say("condition", "Exists", place, keys=(term.number,), filter=term)


def _challenge_of(ctx: Context, word: co.ChallengeIs) -> Term:
    parts: list[tuple[str, Part]] = []
    if word.you_are:
        parts.append(("relative", part_of(ctx, ctx.phrases.get("condition", "ChallengeIs", word.you_are), {})))
    return nouns.challenge(ctx, word.kinds, parts=tuple(parts))


@says(co.ChallengeIs)
def _challenge_is(ctx: Context, word: co.ChallengeIs, negated: bool) -> str:
    return _by_phrase(ctx, ("ChallengeIs",), negated, {"challenge": _challenge_of(ctx, word)})


def _more_or_fewer(ctx: Context, word: co.Compared) -> str:
    """`more`, `fewer` ..., or what the language says of this measure in its place: less gold."""
    own = ctx.phrases.find("word", "Measure", word.measure.name, word.how)
    return own if isinstance(own, str) else ctx.phrases.text("condition", "Compared", word.how, "how")


@says(co.Compared)
def _compared(ctx: Context, word: co.Compared, negated: bool) -> str:
    who, than = ctx.players(word.who), ctx.players(word.than, one_of=not word.every)
    holes: dict[str, Hole] = {
        "who": who,
        "how": _more_or_fewer(ctx, word),
        "than": ctx.say("condition", "Compared", word.how, "than", than=than),
    }
    said = fill(variant(ctx.phrases, ctx.phrases.get("word", "Measure", word.measure.name, "has"), who.number), holes)
    return ctx.say("condition", "Unless", c=said) if negated else said


@says(co.Opponents)
def _opponents(ctx: Context, word: co.Opponents, negated: bool) -> str:
    bound = flipped(word.bound) if negated else word.bound
    return ctx.say("condition", "Opponents", "is", opponents=_number_of(ctx, "opponent", bound))


def _number_of(ctx: Context, key: str, bound: Bound) -> Term:
    amount = ctx.amount(bound.n)
    if bound.how == "at_least" and amount.n == 1:
        return nouns.noun(ctx, key)
    return nouns.noun(ctx, key, count=amount.n, amount="" if amount.n is not None else amount.text, limit=bound.how)


@says(co.InPhase)
def _in_phase(ctx: Context, word: co.InPhase, negated: bool) -> str:
    return _by_phrase(ctx, ("InPhase",), negated, {"phase": ctx.phrases.text("phase", word.phase, "the")})


@says(co.HouseIs)
def _house_is(ctx: Context, word: co.HouseIs, negated: bool) -> str:
    player = ctx.players(word.player, one_of=True)
    return _by_phrase(ctx, ("HouseIs",), negated, {"player": player, "house": ctx.word_for(word.house)}, player.number)


@says(co.Happened)
def _happened(ctx: Context, word: co.Happened, negated: bool) -> str:
    holes: dict[str, Hole] = {
        "event": ctx.pattern(word.event, "after"),
        "period": ctx.phrases.text("period", word.this, "this"),
    }
    if word.bound.how == "at_least" and word.bound.n == base.Literal_(1):
        return _by_phrase(ctx, ("Happened", "once"), negated, holes)
    holes["times"] = _number_of(ctx, "time", flipped(word.bound) if negated else word.bound)
    return _by_phrase(ctx, ("Happened", "often"), False, holes)


@says(co.CanPayGold)
def _can_pay(ctx: Context, word: co.CanPayGold, negated: bool) -> str:
    bound = flipped(word.bound) if negated else word.bound
    player = ctx.players(word.player, one_of=True)
    return ctx.say("condition", "CanPayGold", "is", keys=(player.number,), player=player, **bound_holes(ctx, bound))


# -- events ----------------------------------------------------------------------------------------------------------


def plain_pattern(ctx: Context, word: Pattern, dock: str) -> str:
    """An event by its phrase, with its fields as holes; the verb agrees with its first players or cards."""
    holes = ctx.holes(word)
    agree = next((h for h in holes.values() if isinstance(h, Term)), None)
    filter_ = getattr(word, "filter", None)
    ctx.event_card = filter_ if isinstance(filter_, Filter) else ctx.event_card
    kinds = [k for k in (getattr(word, "kind", ""),) if k]
    return _event(ctx, (type(word).__name__, *kinds), dock, holes, agree)


def _event(ctx: Context, place: tuple[str, ...], dock: str, holes: dict[str, Hole], agree: Term | None) -> str:
    node = ctx.phrases.get("pattern", *place, dock)
    return fill(variant(ctx.phrases, node, agree.number if agree is not None else ""), holes)


def _player(ctx: Context, word: Players) -> Term:
    """Whose event it is; any player of several."""
    ctx.event_player = word
    return ctx.players(word, one_of=True)


@says(base.AnyOf)
def _any_of(ctx: Context, word: base.AnyOf, dock: str) -> str:
    merged = _one_subject(ctx, word, dock) or _one_player(ctx, word, dock)
    return merged or ctx.phrases.join([ctx.pattern(part, dock) for part in word.parts], "or")


def _one_subject(ctx: Context, word: base.AnyOf, dock: str) -> str:
    """`would be killed or discarded`, where the language has the pair."""
    parts = [p for p in word.parts if isinstance(p, pt.OfCard) and not p.cause and not p.word_]
    if len(parts) != len(word.parts) or len({p.filter for p in parts}) != 1:
        return ""
    kind = "_or_".join([p.kind for p in parts])
    if ctx.phrases.find("pattern", "OfCard", kind, dock) is None:
        return ""
    return _of_card(ctx, pt.OfCard(kind, parts[0].filter), dock)


def _one_player(ctx: Context, word: base.AnyOf, dock: str) -> str:
    """`win a military challenge or a challenge in which ...`: one verb, several challenges."""
    parts = [p for p in word.parts if isinstance(p, pt.ChallengeResult)]
    if len(parts) != len(word.parts) or len({(p.won, p.by) for p in parts}) != 1:
        return ""
    player = _player(ctx, parts[0].by)
    challenges = or_list(ctx.phrases, [challenge_term(ctx, p) for p in parts], ctx.mentions)
    kind = "won" if parts[0].won else "lost"
    return _event(ctx, ("ChallengeResult", kind), dock, {"by": player, "challenge": challenges}, player)


@says(pt.ChallengeResult)
def _challenge_result(ctx: Context, word: pt.ChallengeResult, dock: str) -> str:
    player = _player(ctx, word.by)
    holes: dict[str, Hole] = {"by": player, "challenge": challenge_term(ctx, word)}
    return _event(ctx, ("ChallengeResult", "won" if word.won else "lost"), dock, holes, player)


def challenge_term(ctx: Context, word: pt.ChallengeResult) -> Term:
    """The challenge that was won or lost, with everything that is asked of it."""
    parts: list[tuple[str, Part]] = []

    def add(slot: str, key: str, holes: dict[str, Hole], *keys: str) -> None:
        node = variant(ctx.phrases, ctx.phrases.get("pattern", "ChallengeResult", key), *keys)
        parts.append((slot, part_of(ctx, node, holes)))

    role = word.as_
    if word.with_ is not None:
        term = ctx.term(word.with_)
        key = {"attacker": "attacking", "defender": "defending"}.get(role, "participating")
        add("relative", key + ("_alone" if word.alone else ""), {"with": term}, term.number)
        role = ""
    if word.in_it is not None:
        term = ctx.term(word.in_it)
        add("relative", "in_it", {"in_it": term}, term.number)
    if role:
        add("role", f"as_{role}", {})
    if word.against != se.Anyone() and word.against != se.EachOpponent():
        add("against", "against", {"against": ctx.players(word.against, one_of=True)})
    if word.margin is not None:
        add("margin", "margin", dict(bound_holes(ctx, word.margin)))
    adjectives = ("unopposed",) if word.unopposed else ()
    determiner = "this" if ctx.this_challenge and not word.kinds_ else "a"
    return nouns.challenge(ctx, word.kinds_, determiner, adjectives=adjectives, parts=tuple(parts))


@says(pt.Declared)
def _declared(ctx: Context, word: pt.Declared, dock: str) -> str:
    ctx.event_card = word.filter
    term = ctx.term(word.filter)
    return _event(ctx, ("Declared", word.as_ or "either"), dock, {"filter": term}, term)


@says(pt.OfCard)
def _of_card(ctx: Context, word: pt.OfCard, dock: str) -> str:
    ctx.event_card = word.filter
    term = ctx.term(word.filter)
    holes: dict[str, Hole] = {"filter": term, "cause": _cause(ctx, word.cause), "how": _how(ctx, word.word_)}
    return _event(ctx, ("OfCard", word.kind), dock, holes, term)


def _cause(ctx: Context, cause: str) -> str:
    return ctx.phrases.text("cause", cause) if cause else ""


def _how(ctx: Context, how: str) -> str:
    return ctx.phrases.text("event_word", how) if how else ""


@says(pt.Played)
def _played(ctx: Context, word: pt.Played, dock: str) -> str:
    ctx.event_card = word.filter
    player, term = _player(ctx, word.by), ctx.term(word.filter)
    holes: dict[str, Hole] = {"by": player, "filter": term}
    if word.on is None:
        return _event(ctx, ("Played", "plain"), dock, holes, player)
    return _event(ctx, ("Played", "on"), dock, {**holes, "on": ctx.term(word.on)}, player)


@says(pt.OfPlayer)
def _of_player(ctx: Context, word: pt.OfPlayer, dock: str) -> str:
    player = _player(ctx, word.by)
    return _event(ctx, ("OfPlayer", word.kind), dock, {"by": player, "cause": _cause(ctx, word.cause)}, player)


@says(pt.Moment)
def _moment(ctx: Context, word: pt.Moment, dock: str) -> str:
    return _event(ctx, ("Moment", f"{word.kind}_clause"), dock, {"phase": _phase(ctx, word.phase)}, None)


@says(pt.PlotRevealed, pt.EffectOf, pt.GoldPaid, pt.Shown)
def _with_player(ctx: Context, word: Any, dock: str) -> str:
    ctx.event_card = word.filter
    player = _player(ctx, word.by)
    term = ctx.term(word.filter)
    if isinstance(word, pt.PlotRevealed):
        term = nouns.as_noun(term, "plot")
    if isinstance(word, pt.EffectOf):
        manner = "triggered" if word.triggered else "any"
        return _event(ctx, ("EffectOf", manner), dock, {"by": player, "filter": term}, player)
    return _event(ctx, (type(word).__name__,), dock, {"by": player, "filter": term}, player)


@says(pt.Revealed)
def _revealed(ctx: Context, word: pt.Revealed, dock: str) -> str:
    player = _player(ctx, word.by)
    if word.source is None:
        return _event(ctx, ("Revealed", "plain"), dock, {"by": player}, player)
    return _event(ctx, ("Revealed", "of"), dock, {"by": player, "source": ctx.term(word.source)}, player)


@says(pt.PutInPile)
def _put_in_pile(ctx: Context, word: pt.PutInPile, dock: str) -> str:
    player = _player(ctx, word.by)
    return _event(ctx, ("PutInPile",), dock, {"by": player}, player)


@says(pt.ClaimMade)
def _claim_made(ctx: Context, word: pt.ClaimMade, dock: str) -> str:
    player = _player(ctx, word.against)
    challenge = nouns.challenge(ctx, word.kinds_)
    return _event(ctx, ("ClaimMade",), dock, {"against": player, "challenge": challenge}, player)


def learn_event(ctx: Context, word: Word | None) -> None:
    """Notes whose and what event a text answers, before anything else is said."""
    if word is None:
        return
    for inner in base.walk(word):
        if isinstance(inner, Pattern) and not isinstance(inner, base.AnyOf):
            filter_, by = getattr(inner, "filter", None), getattr(inner, "by", getattr(inner, "against", None))
            ctx.event_card = filter_ if isinstance(filter_, Filter) else None
            ctx.event_player = by if isinstance(by, Players) else None
            return
