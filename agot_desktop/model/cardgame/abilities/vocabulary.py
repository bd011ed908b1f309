"""The ability language as it is written: the words, with plain arguments, as functions and constants.

    ability('core_8', response(after=challenge_won(kind=MILITARY_CHALLENGE, with_=THIS),
                               effect=kill(choose(CHARACTER & controlled_by(LOSER)))))

Everything in `LANGUAGE` may be used in a card pack; nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from agot_desktop.model.cardgame.abilities import changes as ch
from agot_desktop.model.cardgame.abilities import conditions as co
from agot_desktop.model.cardgame.abilities import effects as ef
from agot_desktop.model.cardgame.abilities import filters as fi
from agot_desktop.model.cardgame.abilities import flow as fl
from agot_desktop.model.cardgame.abilities import numbers as nu
from agot_desktop.model.cardgame.abilities import parts as pa
from agot_desktop.model.cardgame.abilities import patterns as pt
from agot_desktop.model.cardgame.abilities import pricing as pr
from agot_desktop.model.cardgame.abilities import selections as se
from agot_desktop.model.cardgame.abilities.allowances import counts_unopposed as counts_unopposed
from agot_desktop.model.cardgame.abilities.allowances import more_challenges as more_challenges
from agot_desktop.model.cardgame.abilities.base import Effect, Filter, Number, Part, Players, Word, number
from agot_desktop.model.cardgame.abilities.choosing import choose_from_each as choose_from_each
from agot_desktop.model.cardgame.abilities.choosing import choose_player as choose_player
from agot_desktop.model.cardgame.abilities.choosing import pick_player as pick_player
from agot_desktop.model.cardgame.abilities.effects import name_facet as name_facet
from agot_desktop.model.cardgame.abilities.effects import play_event as play_event
from agot_desktop.model.cardgame.abilities.effects import replace_hand as replace_hand
from agot_desktop.model.cardgame.abilities.facets import CRESTED as CRESTED
from agot_desktop.model.cardgame.abilities.facets import named_facet as named_facet
from agot_desktop.model.cardgame.abilities.facets import naval as naval
from agot_desktop.model.cardgame.abilities.numbers import at_least as at_least
from agot_desktop.model.cardgame.abilities.numbers import at_most as at_most
from agot_desktop.model.cardgame.abilities.numbers import below as below
from agot_desktop.model.cardgame.abilities.numbers import exactly as exactly
from agot_desktop.model.cardgame.abilities.numbers import more_than as more_than
from agot_desktop.model.cardgame.abilities.plots import copy_revealed as copy_revealed
from agot_desktop.model.cardgame.abilities.plots import opens_window as opens_window
from agot_desktop.model.cardgame.abilities.plots import plots_chosen as plots_chosen
from agot_desktop.model.cardgame.abilities.plots import reveal_plot as reveal_plot
from agot_desktop.model.cardgame.abilities.plots import swap_plot_decks as swap_plot_decks
from agot_desktop.model.cardgame.abilities.sparing import unless as unless
from agot_desktop.model.cardgame.abilities.tolls import toll as toll
from agot_desktop.model.cardgame.terms import STRENGTH_CHANGED

# references and players
THIS, ATTACHED, IT, SUBJECT = se.This(), se.Attached(), se.It(), se.Subject()
YOU, EACH_OPPONENT, ANY_OPPONENT = se.You(), se.EachOpponent(), se.AnyOpponent()
EACH_PLAYER, ANYONE, PLAYER = se.EachPlayer(), se.Anyone(), se.Player()
WINNER, LOSER, ATTACKER, DEFENDER = se.Side("winner"), se.Side("loser"), se.Side("attacker"), se.Side("defender")
EVENT_PLAYER = se.EventPlayer()
PLAY = se.PLAY
that, remembered, named_player = se.That, se.Remembered, se.Named
controller, owner = se.ControllerOf, se.OwnerOf


def players(*who: Players) -> se.Several:
    """Several players together."""
    return se.Several(who)


def choose_opponent(name: str | None = None) -> se.ChooseOpponent:
    """An opponent, named as a target."""
    return se.ChooseOpponent(name)


house_players = se.HousePlayers


def player_with(most: nu.Measure | None = None, fewest: nu.Measure | None = None) -> se.PlayerWith:
    """The one player with most or fewest; nobody on a tie."""
    return se.PlayerWith("most", most) if most is not None else se.PlayerWith("fewest", fewest)


def those_with_more(measure: nu.Measure) -> se.ThoseWith:
    """The players with more than you."""
    return se.ThoseWith("more", measure)


# zones
def hand(of: Players = YOU) -> se.Pile:
    """The hand of players."""
    return se.Pile("hand", of)


def deck(of: Players = YOU, top: int = 0) -> se.Pile:
    """The draw deck of players, or its top cards."""
    return se.Pile("deck", of, top)


def discard_pile(of: Players = YOU, top: int = 0) -> se.Pile:
    """The discard pile of players, or its uppermost cards."""
    return se.Pile("discard", of, top)


def dead_pile(of: Players = YOU) -> se.Pile:
    """The dead pile of players."""
    return se.Pile("dead", of)


def shadows(of: Players = YOU) -> se.Pile:
    """The Shadows of players."""
    return se.Pile("shadows", of)


def revealed_plot(of: Players = YOU) -> se.Pile:
    """The revealed plot of players."""
    return se.Pile("plot", of)


# filters and facets
ANY = fi.AnyCard()
CARD = fi.AnyCard()
CHARACTER, LOCATION, ATTACHMENT = fi.IsType("character"), fi.IsType("location"), fi.IsType("attachment")
EVENT, PLOT_CARD = fi.IsType("event"), fi.IsType("plot")
STARK, LANNISTER, BARATHEON = fi.Affiliation("Stark"), fi.Affiliation("Lannister"), fi.Affiliation("Baratheon")
TARGARYEN, GREYJOY, MARTELL = fi.Affiliation("Targaryen"), fi.Affiliation("Greyjoy"), fi.Affiliation("Martell")
NEUTRAL, IN_HOUSE = fi.Neutral(), fi.InHouse()
NOBLE, WAR, HOLY, LEARNED = fi.Crest("Noble"), fi.Crest("War"), fi.Crest("Holy"), fi.Crest("Learned")
SHADOWS = fi.Crest("Shadow")
MILITARY, INTRIGUE, POWER = fi.Icon("military"), fi.Icon("intrigue"), fi.Icon("power")
STEALTH, RENOWN, DEADLY = fi.Keyword("Stealth"), fi.Keyword("Renown"), fi.Keyword("Deadly")
INTIMIDATE, VIGILANT, NO_ATTACHMENTS = fi.Keyword("Intimidate"), fi.Keyword("Vigilant"), fi.Keyword("No attachments")
AMBUSH, INFAMY, STALWART = fi.Keyword("Ambush"), fi.Keyword("Infamy"), fi.Keyword("Stalwart")
VENGEFUL, JOUST, MELEE = fi.Keyword("Vengeful"), fi.Keyword("Joust"), fi.Keyword("Melee")
LIMITED = fi.Keyword("Limited")
UNIQUE, KNEELING, STANDING = fi.Unique(), fi.Kneeling(), fi.Standing()
ATTACKING, DEFENDING = fi.InChallenge("attacking"), fi.InChallenge("defending")
PARTICIPATING, ALONE = fi.InChallenge("participating"), fi.InChallenge("alone")
YOURS, THEIRS = fi.ControlledBy(YOU), fi.ControlledBy(EACH_OPPONENT)
OTHER = fi.OtherThan(THIS)
PROVIDES_INCOME, PROVIDES_INFLUENCE = fi.Provides("income"), fi.Provides("influence")
trait, crest, icon, keyword = fi.Trait, fi.Crest, fi.Icon, fi.Keyword
affiliation, named, other_than = fi.Affiliation, fi.Title, fi.OtherThan
controlled_by, owned_by, attached_to, same_title = fi.ControlledBy, fi.OwnedBy, fi.AttachedTo, fi.SameTitle


def immune(to: str) -> fi.Immune:
    """Immunity to `events`, `character abilities`, `opponent's character abilities` ..."""
    return fi.Immune(to)


def where(measure: nu.Measure, bound: nu.Bound) -> fi.Where:
    """A number of the card lies within a bound."""
    return fi.Where(measure, bound)


def has_attached(filter_: Filter, bound: nu.Bound = at_least(1)) -> fi.HasAttached:
    """Bears so many matching attachments."""
    return fi.HasAttached(filter_, bound)


# selections
def choose(
    filter_: Filter,
    n: int | Number = 1,
    up_to: bool = False,
    by: Players = YOU,
    in_: se.Zone = PLAY,
    name: str | None = None,
) -> se.Choose:
    """Targets: fixed in step 1."""
    return se.Choose(filter_, number(n), up_to, by, in_, name)


def pick(
    filter_: Filter,
    n: int | Number = 1,
    up_to: bool = False,
    by: Players = YOU,
    in_: se.Zone = PLAY,
    name: str | None = None,
) -> se.Pick:
    """Cards decided while resolving."""
    return se.Pick(filter_, number(n), up_to, by, in_, name)


def each(filter_: Filter, in_: se.Zone = PLAY) -> se.Each:
    """All cards that match when it resolves."""
    return se.Each(filter_, in_)


def at_random(filter_: Filter = CARD, n: int | Number = 1, in_: se.Zone = PLAY) -> se.AtRandom:
    """Cards drawn by the game's generator."""
    return se.AtRandom(filter_, number(n), in_)


def topmost(filter_: Filter, in_: se.Zone) -> se.Topmost:
    """The uppermost matching card of an open pile."""
    return se.Topmost(filter_, in_)


# numbers
STR, COST, POWER_TOKENS, GOLD_TOKENS = (nu.Measure(n) for n in ("STR", "COST", "POWER_TOKENS", "GOLD_TOKENS"))
ATTACHMENTS, HOUSE_POWER, TOTAL_POWER = (nu.Measure(n) for n in ("ATTACHMENTS", "HOUSE_POWER", "TOTAL_POWER"))
GOLD_POOL, CLAIM, HAND_SIZE, CHARACTERS = (nu.Measure(n) for n in ("GOLD_POOL", "CLAIM", "HAND_SIZE", "CHARACTERS"))
PLOT_GOLD = nu.Measure("PLOT_GOLD")
AMOUNT = nu.Amount()


def count(filter_: Filter, in_: Any = None) -> nu.CountOf:
    """How many cards match."""
    return nu.CountOf(filter_, in_)


def of(measure: nu.Measure, who: Any) -> nu.MeasureOf:
    """A measure of one card or player."""
    return nu.MeasureOf(measure, who)


def per_card(measure: nu.Measure) -> nu.PerCard:
    """A measure of the very card that the change speaks of."""
    return nu.PerCard(measure)


def spendable() -> nu.Spendable:
    """All gold that you can spend now."""
    return nu.Spendable()


def x(name: str = "x") -> nu.X:
    """The number named while paying."""
    return nu.X(name)


def least(a: int | Number, b: int | Number) -> nu.Least:
    """The smaller of two numbers."""
    return nu.Least(number(a), number(b))


def most(a: int | Number, b: int | Number) -> nu.Least:
    """The larger of two numbers."""
    return nu.Least(number(a), number(b), True)


# conditions
def exists(filter_: Filter, bound: nu.Bound = at_least(1), in_: Any = None) -> co.Exists:
    """So many matching cards are in play (or in the zone)."""
    return co.Exists(filter_, bound, in_)


def only_one(filter_: Filter, card: se.Ref = THIS) -> co.OnlyOne:
    """The card is the only matching one in play."""
    return co.OnlyOne(card, filter_)


def is_(card: se.Ref, filter_: Filter) -> co.Is:
    """The card matches."""
    return co.Is(card, filter_)


def challenge_is(*kinds: str | fi.Icon, you_are: str = "") -> co.ChallengeIs:
    """About the current challenge."""
    return co.ChallengeIs(_kinds(kinds), you_are)


def more(measure: nu.Measure, than: Players = EACH_OPPONENT, who: Players = YOU, every: bool = True) -> co.Compared:
    """A measure of one player exceeds those of others."""
    return co.Compared("more", measure, who, than, every)


def fewer(measure: nu.Measure, than: Players = EACH_OPPONENT, who: Players = YOU, every: bool = True) -> co.Compared:
    """A measure of one player is below those of others."""
    return co.Compared("fewer", measure, who, than, every)


def opponents(bound: nu.Bound) -> co.Opponents:
    """The number of opponents."""
    return co.Opponents(bound)


in_phase, house_is = co.InPhase, co.HouseIs


def happened(event: Any, this: str = "round", times: nu.Bound = at_least(1)) -> co.Happened:
    """The event happened so often in this challenge, phase or round."""
    return co.Happened(event, this, times)


# patterns
def _kinds(kind: Any) -> tuple[str, ...]:
    """Types of challenge (or other names), given as one or several texts or icons."""
    if kind is None:
        return ()
    several = (kind,) if isinstance(kind, str | fi.Icon) else tuple(kind)
    return tuple([k.kind if isinstance(k, fi.Icon) else k for k in several])


def challenge_won(
    kind: str | Sequence[str] | None = None,
    by: Players = YOU,
    against: Players = ANYONE,
    as_: str = "",
    with_: Filter | None = None,
    alone: bool = False,
    margin: nu.Bound | None = None,
    unopposed: bool = False,
    in_it: Filter | None = None,
) -> pt.ChallengeResult:
    """Somebody won a challenge."""
    return pt.ChallengeResult(True, _kinds(kind), by, against, as_, with_, alone, margin, unopposed, in_it)


def challenge_lost(
    kind: str | Sequence[str] | None = None,
    by: Players = YOU,
    against: Players = ANYONE,
    as_: str = "",
    with_: Filter | None = None,
    margin: nu.Bound | None = None,
) -> pt.ChallengeResult:
    """Somebody lost a challenge."""
    return pt.ChallengeResult(False, _kinds(kind), by, against, as_, with_, False, margin, False)


def declared(filter_: Filter, as_: str = "") -> pt.Declared:
    """A character was declared as attacker or defender."""
    return pt.Declared(filter_, as_)


def killed(filter_: Filter, cause: str = "") -> pt.OfCard:
    """A character is or was killed."""
    return pt.OfCard("killed", filter_, cause)


def discarded(filter_: Filter) -> pt.OfCard:
    """A card is or was discarded from play."""
    return pt.OfCard("discarded", filter_)


def stood(filter_: Filter, cause: str = "") -> pt.OfCard:
    """A card stood."""
    return pt.OfCard("stood", filter_, cause)


def knelt(filter_: Filter, cause: str = "") -> pt.OfCard:
    """A card was knelt."""
    return pt.OfCard("knelt", filter_, cause)


def entered_play(filter_: Filter) -> pt.OfCard:
    """A card came into play."""
    return pt.OfCard("entered_play", filter_)


def emerged(filter_: Filter) -> pt.OfCard:
    """A card came out of Shadows."""
    return pt.OfCard("emerged", filter_)


def control_changed(filter_: Filter) -> pt.OfCard:
    """A card changed its controller."""
    return pt.OfCard("control_changed", filter_)


def left_play(filter_: Filter) -> pt.LeftPlay:
    """A card left play."""
    return pt.LeftPlay(filter_)


def played(filter_: Filter, by: Players = YOU, on: Filter | None = None) -> pt.Played:
    """A card was marshalled or played."""
    return pt.Played(filter_, by, on)


def dominance_won(by: Players = YOU) -> pt.OfPlayer:
    """Dominance was won."""
    return pt.OfPlayer("dominance_won", by)


def initiative_won(by: Players = YOU) -> pt.OfPlayer:
    """Initiative was won."""
    return pt.OfPlayer("initiative_won", by)


def begins(phase: str) -> pt.Moment:
    """The phase has begun."""
    return pt.Moment("phase_begins", phase)


def ends(phase: str = "") -> pt.Moment:
    """The phase ends."""
    return pt.Moment("phase_ends", phase)


def plot_revealed(by: Players = YOU, filter_: Filter = CARD) -> pt.PlotRevealed:
    """A plot was revealed."""
    return pt.PlotRevealed(by, filter_)


def cards_revealed(by: Players = ANY_OPPONENT, source: Filter | None = None) -> pt.Revealed:
    """A player's effect revealed cards."""
    return pt.Revealed(by, source)


def shown(filter_: Filter, by: Players = ANY_OPPONENT) -> pt.Shown:
    """A player has shown a card of his own to everybody."""
    return pt.Shown(filter_, by)


def strength_changed(filter_: Filter) -> pt.OfCard:
    """The STR of a character in play was raised or lowered."""
    return pt.OfCard(STRENGTH_CHANGED, filter_)


def put_in_dead_pile(by: Players) -> pt.PutInPile:
    """A card arrived in the dead pile of a player."""
    return pt.PutInPile(by)


def effect_of(filter_: Filter = CARD, by: Players = ANYONE, triggered: bool = False) -> pt.EffectOf:
    """An ability is initiated."""
    return pt.EffectOf(filter_, by, triggered)


def gold_paid(filter_: Filter = CARD, by: Players = YOU) -> pt.GoldPaid:
    """Gold was paid to marshal a card."""
    return pt.GoldPaid(filter_, by)


def claim_made(against: Players = YOU, kind: str | Sequence[str] | None = None) -> pt.ClaimMade:
    """A claim is about to be satisfied."""
    return pt.ClaimMade(_kinds(kind), against)


# changes
def strength(what: Word, n: int | Number) -> ch.Strength:
    """Raises or lowers STR."""
    return ch.Strength(what, number(n))


def gains(what: Word, *facets: Word) -> ch.Gains:
    """Gains icons, traits, crests, keywords, immunities."""
    return ch.Gains(what, facets)


def loses(what: Word, *facets: Word, name: str | None = None) -> ch.Loses:
    """Loses them."""
    return ch.Loses(what, facets, name)


def gains_text(what: Word, *abilities: Word) -> ch.GainsText:
    """Lends abilities."""
    return ch.GainsText(what, abilities)


def _number_change(kind: str) -> Any:
    def make(what: Word, n: int | Number, floor: int | None = None) -> ch.NumberChange:
        return ch.NumberChange(kind, what, number(n), floor)

    return make


def _flag(kind: str) -> Any:
    def make(what: Word) -> ch.Flag:
        return ch.Flag(kind, what)

    return make


claim_value, set_claim, plot_gold = _number_change("claim"), _number_change("set_claim"), _number_change("plot_gold")
set_plot_gold, side_strength = _number_change("set_plot_gold"), _number_change("side_strength")
draw_phase, more_renown = _number_change("draw_phase"), _number_change("more_renown")
dominance_strength, power_needed = _number_change("dominance"), _number_change("power_needed")
penalty, more_unopposed = _number_change("penalty"), _number_change("more_unopposed")
counts_in_dominance = _number_change("counts_in_dominance")
blank, no_strength, stays_kneeling = _flag("blank"), _flag("no_strength"), _flag("stays_kneeling")
no_power_count, no_income_symbols = _flag("no_power_count"), _flag("no_income_symbols")


def does_not_kneel(what: Word, *deeds: str, to: str | Sequence[str] = ()) -> ch.DoesNotKneel:
    """Attacks or defends without kneeling."""
    return ch.DoesNotKneel(what, (*deeds, *_kinds(to)))


def _next(only: bool | int) -> bool:
    """Whether only the next card is meant; 1 says the same as True."""
    if only not in (0, 1):
        raise ValueError("next_ is True or False: one card at most")
    return bool(only)


def card_cost(what: Filter, n: int | Number, by: Players | None = None, next_: bool = False) -> pr.CardCost:
    """What cards cost."""
    return pr.CardCost(what, number(n), by, _next(next_))


def cost_becomes(what: Filter, n: int | Number, by: Players | None = None, next_: bool = False) -> pr.CardCost:
    """To what the cost of cards is reduced."""
    return pr.CardCost(what, number(n), by, next_, True)


pay_with, skip = pr.PayWith, ch.Skip


def cannot(
    what: Word,
    deed: str,
    kind: str | Sequence[str] | None = None,
    alone: bool = False,
    against: Players | None = None,
    by: Players | None = None,
    sources: Sequence[str] = (),
) -> ch.Cannot:
    """A prohibition."""
    return ch.Cannot(what, deed, _kinds(kind), alone, against, by, tuple(sources))


def must_pay(
    who: Players, deed: str, gold: int, to: str, kind: str | Sequence[str] | None = None, kind_name: str | None = None
) -> pr.Tax:
    """A duty to pay first."""
    return pr.Tax(who, deed, number(gold), to, _kinds(kind), kind_name)


def dies_at(what: Word, condition: Filter) -> ch.DiesAt:
    """Is killed as soon as the condition is true of it."""
    return ch.DiesAt(what, condition)


def max_attackers(n: int) -> ch.ChallengeRule:
    """So many attackers at most."""
    return ch.ChallengeRule("max_attackers", number(n))


def max_defenders(n: int) -> ch.ChallengeRule:
    """So many defenders at most."""
    return ch.ChallengeRule("max_defenders", number(n))


def while_(condition: Any, change: Any) -> ch.While:
    """A change with a condition of its own."""
    return ch.While(condition, change)


# effects and prices
kill, discard, stand, kneel = ef.Kill, ef.Discard, ef.Stand, ef.Kneel
return_to_hand, return_from_pile = ef.ReturnToHand, ef.ReturnFromPile
put_on_deck, put_under_deck, shuffle_into_deck = ef.PutOnDeck, ef.PutUnderDeck, ef.ShuffleInto
leave_challenge, join, reveal, look = ef.LeaveChallenge, ef.Join, ef.Reveal, ef.Look
discard_from_hand, save, next_destination = ef.DiscardFromHand, ef.Save, ef.NextDestination
name_kind, name_card, either_cost = ef.NameKind, ef.NameCard, ef.EitherCost
remember, remember_named, put_into_shadows = ef.Remember, ef.RememberNamed, ef.PutIntoShadows


def add_to_hand(what: Word, open_: bool = False) -> ef.AddToHand:
    """Into hand without drawing."""
    return ef.AddToHand(what, open_)


def claim_power(n: int | Number = 1, on: Word | None = None, who: Players = YOU) -> ef.ClaimPower:
    """Power from the treasury."""
    return ef.ClaimPower(number(n), on, who)


def move_power(n: int | Number, from_: Players, to: Players) -> ef.MovePower:
    """Power from House card to House card."""
    return ef.MovePower(number(n), from_, to)


def discard_power(n: int | Number, from_: Word) -> ef.DiscardPower:
    """Power back to the treasury."""
    return ef.DiscardPower(number(n), from_)


def gain_gold(n: int | Number, who: Players = YOU) -> ef.GainGold:
    """Gold from the treasury."""
    return ef.GainGold(number(n), who)


def move_gold(n: int | Number | None, from_: Players, to: Players | None) -> ef.MoveGold:
    """Gold between pools; n None: all."""
    return ef.MoveGold(None if n is None else number(n), from_, to)


def put_gold(n: int | Number, on: Word = THIS) -> ef.PutGold:
    """Gold tokens onto a card."""
    return ef.PutGold(number(n), on)


def draw(n: int | Number = 1, who: Players = YOU) -> ef.Draw:
    """Draws cards."""
    return ef.Draw(number(n), who)


def discard_from_deck(n: int | Number, who: Players = YOU) -> ef.DiscardFromDeck:
    """Top cards of a deck to the discard pile."""
    return ef.DiscardFromDeck(number(n), who)


def search(filter_: Filter, n: int = 1, who: Players = YOU, to: str = "hand") -> ef.Search:
    """Looks through decks for a card."""
    return ef.Search(filter_, n, who, to)


def shuffle(who: Players = YOU) -> ef.Shuffle:
    """Decks are shuffled."""
    return ef.Shuffle(who)


def put_into_play(what: Word, under: Players | None = YOU, kneeling: bool = False) -> ef.PutIntoPlay:
    """Into play without paying."""
    return ef.PutIntoPlay(what, under, kneeling)


def take_control(what: Word, by: Players = YOU) -> ef.TakeControl:
    """Another player controls the card."""
    return ef.TakeControl(what, by)


def control_until(end: str, what: Word, by: Players = YOU) -> ef.ControlUntil:
    """Another player controls the card for a time."""
    return ef.ControlUntil(what, by, end)


def emerge(what: Word, free: bool = False) -> ef.Emerge:
    """The card comes out of Shadows."""
    return ef.Emerge(what, free)


def attach(what: Word, to: Word, as_duplicate: bool = False, anywhere: bool = False) -> ef.Attach:
    """Lays a card on another."""
    return ef.Attach(what, to, as_duplicate, anywhere)


def extra_challenge(
    kind: str | fi.Icon = "", n: int = 1, who: Players = YOU, next_: bool = False, unopposed_only: bool = False
) -> ef.ExtraChallenge:
    """One challenge more."""
    return ef.ExtraChallenge(_kinds(kind)[0], n, who, next_, unopposed_only)


def cancel() -> ef.Cancel:
    """What was initiated does not resolve."""
    return ef.Cancel()


def becomes(what: se.Ref, on: Word, traits: Sequence[str], *text: Part) -> ef.Becomes:
    """Turns into an attachment."""
    return ef.Becomes(what, on, tuple(traits), text)


def gold(n: int | Number) -> ef.Gold:
    """Price: gold."""
    return ef.Gold(number(n))


def gold_x(name: str = "x", most_: Number | None = None, exact: Number | None = None) -> ef.NameNumber:
    """Price: X gold, named by the player."""
    return ef.NameNumber(name, most_, exact)


def influence(n: int | Number) -> ef.Influence:
    """Price: influence."""
    return ef.Influence(number(n))


# flow
def do(*effects: Effect) -> fl.Do:
    """In text order."""
    return fl.Do(effects)


then = fl.Then


def may(effect: Effect, cost: Effect | Sequence[Effect] = (), by: Players | None = None) -> fl.May:
    """Optional while resolving."""
    return fl.May(effect, _prices(cost), by)


def if_(condition: Any, effect: Effect, otherwise: Effect | None = None) -> fl.If:
    """Asked while resolving."""
    return fl.If(condition, effect, otherwise)


def one_of(*effects: Effect, by: Players | None = None) -> fl.OneOf:
    """One of several effects."""
    return fl.OneOf(effects, by)


def each_player(effect: Any, who: Players | None = None) -> fl.EachPlayerDoes:
    """Everybody in turn; a plain `pick` is only the choice, for what follows."""
    if isinstance(effect, se.Pick):
        effect = fl.PickOnly(effect)
    return fl.EachPlayerDoes(effect, who)


def until(end: str, *changes_: Any) -> fl.Until:
    """A lasting effect."""
    return fl.Until(end, changes_)


def watch(
    event: Any,
    effect: Effect,
    end: str = "phase",
    if_: Any = None,
    replaces: bool = False,
    once: bool = True,
    bind: Any = None,
) -> fl.Watch:
    """A text that waits."""
    return fl.Watch(event, effect, end, if_, replaces, once, bind)


def later(effect: Effect, if_still: se.Ref = THIS) -> fl.Watch:
    """At the end of the phase, if the card is still in play."""
    return fl.Watch(ends(), effect, "round", co.Is(if_still, fi.InZone("play")), bind=if_still)


# parts
def _prices(cost: Effect | Sequence[Effect]) -> tuple[Effect, ...]:
    return (cost,) if isinstance(cost, Effect) else tuple(cost)


def once(period: str) -> pa.Limit:
    """Once in a period."""
    return pa.Limit(1, period)


def times(n: int, period: str) -> pa.Limit:
    """n times in a period."""
    return pa.Limit(n, period)


def action(
    phases: str | Sequence[str],
    effect: Effect,
    cost: Effect | Sequence[Effect] = (),
    when: Any = None,
    limit: pa.Limit | None = None,
    by: Players | None = None,
    from_: str = "",
) -> pa.Action:
    """A player action."""
    return pa.Action(_kinds(phases), effect, _prices(cost), when, limit, by, from_)


def response(
    effect: Effect,
    after: Any = None,
    to: Any = None,
    cost: Effect | Sequence[Effect] = (),
    when: Any = None,
    limit: pa.Limit | None = None,
    by: Players | None = None,
    from_: str = "",
) -> pa.Response:
    """An optional answer."""
    return pa.Response(effect, after, to, _prices(cost), when, limit, by, from_)


def limited_response(
    effect: Effect,
    after: Any = None,
    to: Any = None,
    cost: Effect | Sequence[Effect] = (),
    when: Any = None,
    limit: pa.Limit | None = None,
) -> pa.Response:
    """The same, counting against the one Limited Response of a player and round."""
    return pa.Response(effect, after, to, _prices(cost), when, limit, None, "", True)


def passive(
    effect: Effect, after: Any = None, to: Any = None, if_: Any = None, limit: pa.Limit | None = None
) -> pa.Passive:
    """Happens by itself."""
    return pa.Passive(effect, after, to, if_, limit)


def constant(*changes_: Any, while_: Any = None) -> pa.Constant:
    """Always on."""
    return pa.Constant(changes_, while_)


def when_revealed(effect: Effect, uncancelable: bool = False) -> pa.WhenRevealed:
    """When the plot is revealed."""
    return pa.WhenRevealed(effect, uncancelable)


def instead(of_: Any, do_: Effect, if_: Any = None) -> pa.Instead:
    """Replaces an event."""
    return pa.Instead(of_, do_, if_)


play_only, attach_to = pa.PlayOnly, pa.AttachTo


def may_play_on_house() -> pa.OnHouse:
    """May be played as an attachment on the own House card."""
    return pa.OnHouse()


ANY_PHASE = "any"
PLOT, DRAW_PHASE, MARSHALLING, CHALLENGES = "plot", "draw", "marshalling", "challenges"
DOMINANCE, STANDING_PHASE, TAXATION = "dominance", "standing", "taxation"
END_OF_CHALLENGE, END_OF_PHASE, END_OF_ROUND = "challenge", "phase", "round"
CHALLENGE, PHASE, ROUND, GAME = "challenge", "phase", "round", "game"
ATTACK, DEFEND, INITIATE, WIN, CLAIM_POWER = "ATTACK", "DEFEND", "INITIATE", "WIN", "CLAIM_POWER"
BE_KILLED, BE_DISCARDED, BE_SAVED, BE_KNELT = "BE_KILLED", "BE_DISCARDED", "BE_SAVED", "BE_KNELT"
BE_CHOSEN, BE_BYPASSED = "BE_CHOSEN", "BE_BYPASSED"

LANGUAGE: dict[str, Any] = {
    n: v
    for n, v in list(globals().items())
    if not n.startswith("_")
    and n
    not in (
        "LANGUAGE",
        "annotations",
        "Any",
        "Sequence",
        "ch",
        "co",
        "ef",
        "fi",
        "fl",
        "nu",
        "pa",
        "pr",
        "pt",
        "se",
        "Effect",
        "Filter",
        "Number",
        "Part",
        "Players",
        "Word",
        "number",
        "STRENGTH_CHANGED",
    )
}
"""Every name that an ability may be written with."""
