"""Effects and prices as clauses: orders to the reader, or what other players do.

An effect's phrase has `do` (an order), `inf` (after "to") where that differs, and `they` for other players; each may be
a table by number. Where the reader chooses a target for an order, it is said with it (`choose and kill a character`);
all other targets are chosen in clauses of their own before everything else (`leads`).
"""

from __future__ import annotations

from typing import Any, Final

from agot_desktop.model.cardgame.abilities import base
from agot_desktop.model.cardgame.abilities import effects as ef
from agot_desktop.model.cardgame.abilities import filters as fi
from agot_desktop.model.cardgame.abilities import flow as fl
from agot_desktop.model.cardgame.abilities import selections as se
from agot_desktop.model.cardgame.abilities.base import Effect, Players, Word
from agot_desktop.model.cardgame.abilities.choosing import ChooseFromEach, ChoosePlayer
from agot_desktop.model.cardgame.abilities.plots import SwapPlotDecks
from agot_desktop.wording import nouns
from agot_desktop.wording.amounts import described
from agot_desktop.wording.context import Clause, Context, says
from agot_desktop.wording.filters import part_of
from agot_desktop.wording.realise import NP, Hole, Term, fill

_MERGED: Final = (
    ef.Kill, ef.Discard, ef.ReturnToHand, ef.ReturnFromPile, ef.PutOnDeck, ef.PutUnderDeck, ef.ShuffleInto, ef.Kneel,
    ef.Stand, ef.LeaveChallenge, ef.DiscardFromHand, ef.TakeControl, ef.ControlUntil, ef.PutIntoShadows, ef.Emerge,
    ef.PutIntoPlay, ef.Reveal, ef.Look, ef.Save,
)  # fmt: skip
"""Effects that are said together with the choice of their target."""


# -- targets ---------------------------------------------------------------------------------------------------------


def leads(ctx: Context, word: Effect) -> list[Clause]:
    """The clauses that choose the effect's targets, save those that its own clause chooses."""
    found: list[Clause] = []
    for choice in _choices(word):
        if isinstance(choice, se.ChooseOpponent | ChoosePlayer):
            if choice not in ctx.chosen:
                ctx.chosen.add(choice)
                key = "opponent" if isinstance(choice, se.ChooseOpponent) else "player"
                found.append(_choose_clause(ctx, key, se.You(), nouns.noun(ctx, key)))
        elif id(choice) not in ctx.lifted:
            with ctx.doing(choice.by):
                what = nouns.lift(ctx, choice)
            found.append(_choose_clause(ctx, "card", choice.by, what))
    return found


def _choose_clause(ctx: Context, key: str, by: Players, what: Term) -> Clause:
    return ctx.acting(ctx.phrases.get("selection", "Choose", key), {"what": what}, by)


def _choices(word: Word, merged: bool = False) -> list[Any]:
    """Targets in reading order; not those of later steps, which are chosen then."""
    if isinstance(word, fl.Then):
        return _choices(word.first)
    if isinstance(word, fl.Watch):
        return _choices(word.bind) if word.bind is not None else []
    found: list[Any] = []
    for child in word.children():
        found += _choices(child, is_merged(word) and child is getattr(word, "what", None))
    if isinstance(word, se.ChooseOpponent | ChoosePlayer) or (isinstance(word, se.Choose) and not merged):
        found.append(word)
    return found


def is_merged(word: Word) -> bool:
    """Whether the effect's clause chooses its target itself."""
    what = getattr(word, "what", None)
    if not isinstance(word, _MERGED):
        return False
    return isinstance(what, ChooseFromEach) or (isinstance(what, se.Choose) and isinstance(what.by, se.You))


# -- plain effects ---------------------------------------------------------------------------------------------------


def actor_of(ctx: Context, word: Any) -> Players:
    """Who does it: the players that the word names, else those who pick its cards, else whose turn it is to do it."""
    if ctx.loop is not None:
        return ctx.loop
    who = getattr(word, "who", None)
    if isinstance(who, Players):
        return who
    what = getattr(word, "what", None)
    if isinstance(what, se.Choose | se.Pick) and not isinstance(what.by, se.You):
        return what.by
    if isinstance(word, ef.DiscardFromHand) and isinstance(what, se.Pick):
        return se.You()
    if isinstance(word, ef.DiscardFromHand | ef.Reveal) and isinstance(getattr(what, "in_", None), se.Pile):
        of: Players = what.in_.of  # type: ignore[union-attr]
        return of
    return se.You()


def plain_effect(ctx: Context, word: Effect) -> list[Clause]:
    """An effect by its phrase, with its fields as holes."""
    return [plain_clause(ctx, word, (type(word).__name__,))]


def plain_clause(ctx: Context, word: Any, place: tuple[str, ...], agree: str = "what", **more: Hole) -> Clause:
    actor = actor_of(ctx, word)
    node = ctx.phrases.get("effect", *place)
    with ctx.doing(None if isinstance(actor, se.You) else actor):
        holes = {**ctx.holes(word), **more}
    term = holes.get(agree)
    clause = ctx.acting(node, holes, actor, term if isinstance(term, Term) else None)
    return _choosing(ctx, clause) if is_merged(word) and isinstance(actor, se.You) else clause


def _choosing(ctx: Context, clause: Clause) -> Clause:
    """`choose and` what is done."""
    text = ctx.phrases.text("selection", "Choose", "and")
    return Clause(lambda form: fill(text, {"c": clause.say(form)}), clause.imperative, clause.closed)


@says(ef.Kill, ef.Discard)
def _leaving(ctx: Context, word: Any) -> list[Clause]:
    return [plain_clause(ctx, word, (type(word).__name__, "plain" if word.saveable else "unsaved"))]


@says(ef.ReturnToHand)
def _return(ctx: Context, word: ef.ReturnToHand) -> list[Clause]:
    return [plain_clause(ctx, word, ("ReturnToHand", "redirects" if word.redirects else "plain"))]


@says(ef.ReturnFromPile)
def _return_from_pile(ctx: Context, word: ef.ReturnFromPile) -> list[Clause]:
    zone = _zone_of_this(ctx, word.what)
    if zone:
        ctx.from_zone = "hand"  # where it is from now on
    return [plain_clause(ctx, word, ("ReturnFromPile", "this" if zone else "plain"), **{"from": zone})]


def _zone_of_this(ctx: Context, what: Word) -> str:
    """Where this card is now, for a text that works out of play; '' for other cards."""
    if not isinstance(what, se.This) or not ctx.from_zone:
        return ""
    ctx.used_zone = True
    return str(nouns.zone_phrase(ctx, se.Pile(ctx.from_zone, se.You()), "from")())


@says(ef.DiscardFromHand)
def _discard_from_hand(ctx: Context, word: ef.DiscardFromHand) -> list[Clause]:
    zone = getattr(word.what, "in_", None)
    return [plain_clause(ctx, word, ("DiscardFromHand", "plain" if isinstance(zone, se.Pile) else "again"))]


@says(ef.AddToHand)
def _add_to_hand(ctx: Context, word: ef.AddToHand) -> list[Clause]:
    return [plain_clause(ctx, word, ("AddToHand", "yours" if is_yours(ctx, word.what) else "plain"))]


def is_yours(ctx: Context, what: Word) -> bool:
    """Whether the cards come out of the reader's own zones."""
    if isinstance(what, se.That):
        what = ctx.names.get(what.name, what)
    zone = getattr(what, "in_", None)
    return isinstance(zone, se.Pile) and isinstance(zone.of, se.You)


@says(ef.ClaimPower)
def _claim_power(ctx: Context, word: ef.ClaimPower) -> list[Clause]:
    if word.on is None:
        return [plain_clause(ctx, word, ("ClaimPower", "house"))]
    clause = ctx.acting(ctx.phrases.get("effect", "ClaimPower", "card"), ctx.holes(word), se.You(), ctx.term(word.on))
    return [clause]


@says(ef.MovePower, ef.DiscardPower)
def _power(ctx: Context, word: Any) -> list[Clause]:
    kind = "house" if isinstance(word.from_, Players) else "card"
    return [plain_clause(ctx, word, (type(word).__name__, kind))]


@says(ef.MoveGold)
def _move_gold(ctx: Context, word: ef.MoveGold) -> list[Clause]:
    kind = ("all" if word.n is None else "some") + ("" if word.to is not None else "_back")
    return [plain_clause(ctx, word, ("MoveGold", kind))]


@says(ef.Draw)
def _draw(ctx: Context, word: ef.Draw) -> list[Clause]:
    return [plain_clause(ctx, word, ("Draw",), cards=_cards(ctx, word.n))]


@says(ef.DiscardFromDeck)
def _discard_from_deck(ctx: Context, word: ef.DiscardFromDeck) -> list[Clause]:
    return [plain_clause(ctx, word, ("DiscardFromDeck",), cards=_cards(ctx, word.n, "top"))]


def _cards(ctx: Context, n: base.Number, determiner: str = "a") -> Term:
    amount = ctx.amount(n)
    return nouns.noun(ctx, "card", determiner, count=amount.n, amount="" if amount.n is not None else amount.text)


@says(ef.PutIntoPlay)
def _put_into_play(ctx: Context, word: ef.PutIntoPlay) -> list[Clause]:
    zone = _zone_of_this(ctx, word.what)
    yours = bool(zone) or isinstance(word.what, se.This) or is_yours(ctx, word.what)
    place = ("effect", "PutIntoPlay")
    if word.under is None:
        under = ctx.phrases.text(*place, "under_owner")
    elif isinstance(word.under, se.You) and yours:
        under = ""
    else:
        under = ctx.say(*place, "under", under=ctx.players(word.under))
    kneeling = ctx.phrases.text(*place, "kneeling") if word.kneeling else ""
    holes: dict[str, Hole] = {"under": under, "kneeling": kneeling, "from": " " + zone if zone else ""}
    return [plain_clause(ctx, word, ("PutIntoPlay",), "what", **holes)]


@says(ef.TakeControl)
def _take_control(ctx: Context, word: ef.TakeControl) -> list[Clause]:
    node = ctx.phrases.get("effect", "TakeControl")
    actor = word.by if ctx.loop is None else ctx.loop
    with ctx.doing(None if isinstance(actor, se.You) else actor):
        what = ctx.term(word.what)
    clause = ctx.acting(node, {"what": what}, actor, what)
    return [_choosing(ctx, clause) if is_merged(word) and isinstance(actor, se.You) else clause]


@says(ef.ControlUntil)
def _control_until(ctx: Context, word: ef.ControlUntil) -> list[Clause]:
    node = ctx.phrases.get("effect", "ControlUntil")
    actor = word.by if ctx.loop is None else ctx.loop
    with ctx.doing(None if isinstance(actor, se.You) else actor):
        what = ctx.term(word.what)
    end = ctx.phrases.text("effect", "ControlUntil", "end", word.end)
    clause = ctx.acting(node, {"what": what, "end": end}, actor, what)
    return [_choosing(ctx, clause) if is_merged(word) and isinstance(actor, se.You) else clause]


@says(ef.Emerge)
def _emerge(ctx: Context, word: ef.Emerge) -> list[Clause]:
    return [plain_clause(ctx, word, ("Emerge", "free" if word.free else "paid"))]


@says(ef.NameCard)
def _name_card(ctx: Context, word: ef.NameCard) -> list[Clause]:
    return [plain_clause(ctx, word, ("NameCard", "plot" if word.plots else "any"))]


@says(ef.Search)
def _search(ctx: Context, word: ef.Search) -> list[Clause]:
    n = base.Literal_(word.n)
    limit = "up_to" if word.n > 1 else ""
    actor = actor_of(ctx, word)
    with ctx.doing(None if isinstance(actor, se.You) else actor):
        what = nouns.counted(ctx, word.filter, n, limit, key=id(word))
        this = ctx.term(se.This()) if word.to == "duplicate" else ""
    return [ctx.acting(ctx.phrases.get("effect", "Search", word.to), {"what": what, "this": this}, actor, what)]


@says(SwapPlotDecks)
def _swap_plot_decks(ctx: Context, word: SwapPlotDecks) -> list[Clause]:
    end = ctx.phrases.text("effect", "SwapPlotDecks", "end", word.end)
    return [plain_clause(ctx, word, ("SwapPlotDecks",), end=end)]


@says(ef.Attach)
def _attach(ctx: Context, word: ef.Attach) -> list[Clause]:
    manner = "duplicate" if word.as_duplicate else "anywhere" if word.anywhere else "plain"
    return [plain_clause(ctx, word, ("Attach", manner))]


@says(ef.ExtraChallenge)
def _extra_challenge(ctx: Context, word: ef.ExtraChallenge) -> list[Clause]:
    kinds = (word.kind,) if word.kind else ()
    same = part_of(ctx, ctx.phrases.get("effect", "ExtraChallenge", "same_type"), {})
    parts = () if word.kind else (("relative", same),)
    challenge = nouns.challenge(ctx, kinds, count=word.n, adjectives=("additional",), parts=parts)
    manner = ("next" if word.next_ else "any") + ("_unopposed" if word.unopposed_only else "")
    return [plain_clause(ctx, word, ("ExtraChallenge", manner), challenge=challenge)]


@says(ef.NameFacet)
def _name_facet(ctx: Context, word: ef.NameFacet) -> list[Clause]:
    if not word.among:
        return [plain_clause(ctx, word, ("NameFacet", word.what, "any"))]
    among = ctx.phrases.join([ctx.word_for(value) for value in word.among], "or")
    return [plain_clause(ctx, word, ("NameFacet", word.what, "among"), among=among)]


@says(ef.PlayEvent)
def _play_event(ctx: Context, word: ef.PlayEvent) -> list[Clause]:
    zone = nouns.zone_phrase(ctx, word.in_, "from")
    phase = ctx.phrases.text("phase", word.phase, "label")
    return [plain_clause(ctx, word, ("PlayEvent",), zone=zone, phase=phase)]


@says(ef.NextDestination)
def _next_destination(ctx: Context, word: ef.NextDestination) -> list[Clause]:
    return [plain_clause(ctx, word, ("NextDestination", word.zone))]


@says(ef.Becomes)
def _becomes(ctx: Context, word: ef.Becomes) -> list[Clause]:
    from agot_desktop.wording.sentence import lent_text

    kind: base.Filter = base.And((fi.IsType("attachment"), *[fi.Trait(t) for t in word.traits]))
    on = ctx.term(word.on)
    bearer = on.nouns[0] if isinstance(on, NP) else "character"
    place = ("Becomes", "text" if word.text else "plain")
    return [
        plain_clause(
            ctx, word, place, on=on, kind=ctx.term(kind), text=lambda: lent_text(ctx, word.text, "attachment", bearer)
        )
    ]


@says(ef.NameNumber)
def _name_number(ctx: Context, word: ef.NameNumber) -> list[Clause]:
    letter = word.name.upper() if len(word.name) == 1 else "X"
    if word.most is None:
        return [plain_clause(ctx, word, ("NameNumber", "plain"), x=letter)]
    return [plain_clause(ctx, word, ("NameNumber", "most"), x=letter, most=described(ctx, word.most))]


@says(ef.EitherCost)
def _either_cost(ctx: Context, word: ef.EitherCost) -> list[Clause]:
    first, second = one_clause(ctx, word.a), one_clause(ctx, word.b)
    return [Clause(lambda form: ctx.phrases.join([first.say(form), second.say(form)], "or"))]


def one_clause(ctx: Context, word: Effect) -> Clause:
    """An effect as one clause."""
    return together(ctx, ctx.effects(word))


def together(ctx: Context, found: list[Clause]) -> Clause:
    if len(found) == 1:
        return found[0]

    def say(form: str) -> str:
        return ctx.phrases.join([c.say(form if n == 0 or form != "led" else "do") for n, c in enumerate(found)], "and")

    return Clause(say, all([c.imperative for c in found]), any([c.closed for c in found]))
