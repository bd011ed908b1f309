"""Words that change the game once. Most of them make events (`happen.py`); as prices the same words are paid.

A simple effect has `plan(unit)`: it lets choices be compiled and gives the function that makes its events.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.abilities import run
from agot_desktop.model.cardgame.abilities.base import CardTest, Effect, Filter, Number, Players, Test, Word, walk, word
from agot_desktop.model.cardgame.abilities.compiler import Unit
from agot_desktop.model.cardgame.abilities.numbers import X
from agot_desktop.model.cardgame.abilities.prices import Demand, Demands
from agot_desktop.model.cardgame.abilities.selections import (
    It,
    Pick,
    Ref,
    That,
    This,
    could_select,
    payable_select,
    select,
)
from agot_desktop.model.cardgame.attachments import fits
from agot_desktop.model.cardgame.carry import draw_room
from agot_desktop.model.cardgame.entering import can_put_into_play, put_into_play_events
from agot_desktop.model.cardgame.replacing import would_be_replaced
from agot_desktop.model.cardgame.state import CardState, Scope
from agot_desktop.model.cardgame.uniqueness import may_enter
from agot_desktop.model.kernel.event import Event

MakeEvents = Callable[[CardState, Scope], list[Event]]


class Simple(Effect):
    """Base of the effects that are one batch of events."""

    __slots__ = ()

    def plan(self, unit: Unit) -> MakeEvents:
        raise TypeError(f"{type(self).__name__} has no plan")

    def compile(self, unit: Unit) -> None:
        unit.emit(run.make(self.plan(unit)))


class ToCards(Simple):
    """Base of the effects that do one thing to each of some cards. `KIND` is the event; `legal` whether it could
    happen."""

    __slots__ = ()
    KIND: ClassVar[str] = ""
    what: Word

    def legal(self) -> CardTest:
        raise TypeError(f"{type(self).__name__} tests nothing")

    def flags(self) -> tuple[str, ...]:
        return ()

    def plan(self, unit: Unit) -> MakeEvents:
        price = unit.in_cost
        get = select(unit, self.what, _guarded(self.price_legal(), unit.price_guard) if price else self.legal())
        kind, flags = self.KIND, self.flags()
        cause = "cost" if price else "effect"
        return lambda s, c: [
            Event(
                kind,
                i,
                seat=s.cards[i].controller,
                source=c.this,
                source_seat=c.you,
                cause=cause,
                word=s.facts(c.this).type,
                flags=flags,
            )
            for i in get(s, c)
        ]

    def could(self, unit: Unit) -> Test:
        return could_select(unit, self.what, self.legal())

    def price_legal(self) -> CardTest:
        """Whether a card can pay this."""
        return _price_legal(self.legal())

    def payable(self, unit: Unit) -> Test:
        return payable_select(unit, self.what, self.price_legal())

    def demand(self, unit: Unit) -> Demands | None:
        what, kind = self.what, self.KIND
        if isinstance(what, Pick):
            probe, legal = unit.probe(), self.price_legal()
            ids, test, n = what.in_.ids(probe), what.filter.test(probe), what.n.value(probe)
            return lambda s, c: Demand(kind, n(s, c), tuple([i for i in ids(s, c) if test(s, c, i) and legal(s, c, i)]))
        if isinstance(what, Ref) and not isinstance(what, It | That):
            get = what.cards(unit.probe())
            return lambda s, c: Demand(kind, len(get(s, c)), tuple(get(s, c)))
        return None


def _guarded(legal: CardTest, guard: CardTest | None) -> CardTest:
    """`legal`, and the later prices can still be paid (TIM-08 c)."""
    if guard is None:
        return legal
    return lambda s, c, i: legal(s, c, i) and guard(s, c, i)


def _price_legal(legal: CardTest) -> CardTest:
    """An opponent's cards cannot pay your costs (TIM-09)."""
    return lambda s, c, i: (
        (s.cards[i].controller if s.cards[i].zone == "play" else s.cards[i].owner) == c.you and legal(s, c, i)
    )


def _in_play(state: CardState, scope: Scope, card: int) -> bool:
    return state.cards[card].zone == "play" and not state.cards[card].moribund


def _no_hand(state: CardState, scope: Scope, card: int) -> bool:
    return _in_play(state, scope, card) and state.cards[card].tokens < 0


class Leaving(ToCards):
    """Base of the effects that make cards leave play; as prices they need a card that really leaves: no Hand of the
    King, none whose leaving would be replaced (TIM-36, HK-46)."""

    __slots__ = ()

    def price_legal(self) -> CardTest:
        inner, kind = _price_legal(self.legal()), self.KIND
        return lambda s, c, i: _no_hand(s, c, i) and inner(s, c, i) and not would_be_replaced(s, kind, i)


@word
class Kill(Leaving):
    """A character dies (KILL-01)."""

    KIND: ClassVar[str] = "killed"
    what: Word
    saveable: bool = True

    def legal(self) -> CardTest:
        return lambda s, c, i: (
            _in_play(s, c, i) and stats.card_type(s, i) == "character" and not stats.cannot(s, i, "BE_KILLED")
        )

    def flags(self) -> tuple[str, ...]:
        return () if self.saveable else ("unsavable",)


@word
class Discard(Leaving):
    """A card in play goes to the discard pile (KILL-02)."""

    KIND: ClassVar[str] = "discarded"
    what: Word
    saveable: bool = True

    def legal(self) -> CardTest:
        return lambda s, c, i: _in_play(s, c, i) and not stats.cannot(s, i, "BE_DISCARDED")

    def flags(self) -> tuple[str, ...]:
        return () if self.saveable else ("unsavable",)


@word
class ReturnToHand(Leaving):
    """A card in play goes to its owner's hand (KILL-06)."""

    KIND: ClassVar[str] = "returned"
    what: Word
    redirects: bool = False

    def legal(self) -> CardTest:
        if self.redirects:
            return lambda s, c, i: s.cards[i].zone == "play"
        return _in_play

    def flags(self) -> tuple[str, ...]:
        return ("redirects",) if self.redirects else ()


@word
class ReturnFromPile(ToCards):
    """A card of a pile goes to its owner's hand (KILL-08)."""

    KIND: ClassVar[str] = "returned"
    what: Word

    def legal(self) -> CardTest:
        return lambda s, c, i: s.cards[i].zone in ("discard", "dead", "used", "removed")


@word
class PutOnDeck(ToCards):
    """On top of the owner's deck."""

    KIND: ClassVar[str] = "put_on_deck"
    what: Word

    def legal(self) -> CardTest:
        return lambda s, c, i: s.cards[i].zone != "deck"


@word
class PutUnderDeck(ToCards):
    """Under the owner's deck."""

    KIND: ClassVar[str] = "put_under_deck"
    what: Word

    def legal(self) -> CardTest:
        return lambda s, c, i: True


@word
class ShuffleInto(ToCards):
    """Into the owner's deck, which is shuffled."""

    KIND: ClassVar[str] = "shuffled_in"
    what: Word

    def legal(self) -> CardTest:
        return lambda s, c, i: s.cards[i].zone != "deck"


@word
class Kneel(ToCards):
    """Turns cards sideways (COMP-18). As a price it needs a standing card, which may be moribund (TIM-23)."""

    KIND: ClassVar[str] = "knelt"
    what: Word

    def legal(self) -> CardTest:
        return lambda s, c, i: (
            s.cards[i].zone in ("play", "beside") and not s.cards[i].kneeling and not stats.cannot(s, i, "BE_KNELT")
        )


@word
class Stand(ToCards):
    """Turns cards upright."""

    KIND: ClassVar[str] = "stood"
    what: Word

    def legal(self) -> CardTest:
        return lambda s, c, i: s.cards[i].zone == "play" and s.cards[i].kneeling and not stats.cannot(s, i, "STAND")


@word
class LeaveChallenge(ToCards):
    """Takes part no longer (CHL-15)."""

    KIND: ClassVar[str] = "left_challenge"
    what: Word

    def legal(self) -> CardTest:
        return lambda s, c, i: s.challenge is not None and i in (*s.challenge.attackers, *s.challenge.defenders)


@word
class DiscardFromHand(ToCards):
    """Cards leave a hand for the discard pile (KILL-03)."""

    KIND: ClassVar[str] = "hand_discarded"
    what: Word

    def legal(self) -> CardTest:
        return lambda s, c, i: s.cards[i].zone == "hand"


@word
class AddToHand(ToCards):
    """Into its owner's hand without drawing (DRAW-04). `open_`: everybody has seen it."""

    KIND: ClassVar[str] = "added_to_hand"
    what: Word
    open_: bool = False

    def legal(self) -> CardTest:
        return lambda s, c, i: s.cards[i].zone not in ("hand", "play")

    def flags(self) -> tuple[str, ...]:
        return ("open",) if self.open_ else ()


@word
class Join(Simple):
    """Takes part in the challenge now, undeclared, on its controller's side - or on the side that he chooses for a card
    of his that is on neither (CHL-16)."""

    what: Word

    def plan(self, unit: Unit) -> MakeEvents:
        get = select(unit, self.what, _may_join)
        last = unit.last
        slot = unit.slot()
        unit.last = last

        def ask(state: CardState, top: Any) -> None:
            from agot_desktop.model.cardgame.choices import pick_option

            if any([not side_of(state, state.cards[i].controller) for i in get(state, top.scope)]):
                pick_option(state, top.scope.you, "option", top.scope.this, [("option", 1), ("option", 2)], slot)

        def events(state: CardState, scope: Scope) -> list[Event]:
            chosen = "defending" if scope.names.get(slot) == (2,) else "attacking"
            return [
                Event(
                    "joined",
                    i,
                    seat=state.cards[i].controller,
                    source=scope.this,
                    source_seat=scope.you,
                    word=side_of(state, state.cards[i].controller) or chosen,
                )
                for i in get(state, scope)
            ]

        unit.emit(ask)
        return events

    def could(self, unit: Unit) -> Test:
        return could_select(unit, self.what, _may_join)


def side_of(state: CardState, seat: int) -> str:
    """`attacking` or `defending`: the side of the challenge that the player is on, '' for neither."""
    challenge = state.challenge
    if challenge is None:
        return ""
    return "attacking" if seat == challenge.attacker else "defending" if seat == challenge.defender else ""


def _may_join(state: CardState, scope: Scope, card: int) -> bool:
    challenge = state.challenge
    if challenge is not None and card in challenge.stealthed and state.option("CFG-STEALTH-STRICT"):
        return False
    return (
        challenge is not None
        and not challenge.decided
        and _in_play(state, scope, card)
        and card not in challenge.attackers
        and card not in challenge.defenders
    )


def some_of(unit: Unit, n: Number) -> Test:
    """Whether a number is above 0 - or may be, where it depends on what is yet to be paid or chosen."""
    if any([isinstance(w, X | That | It) for w in walk(n)]):
        return lambda s, c: True
    value = n.value(unit.inner())
    return lambda s, c: value(s, c) > 0


@word
class ClaimPower(Simple):
    """Power from the treasury: `on` None for the House card of `who`, else onto these cards (POW-01)."""

    n: Number
    on: Word | None
    who: Players

    def plan(self, unit: Unit) -> MakeEvents:
        n = self.n.value(unit)
        if self.on is None:
            seats = self.who.seats(unit)
            return lambda s, c: [
                Event("power_claimed", seat=p, amount=n(s, c), source=c.this, source_seat=c.you, cause="effect")
                for p in seats(s, c)
            ]
        get = select(unit, self.on, _in_play)
        return lambda s, c: [
            Event(
                "power_claimed",
                i,
                seat=s.cards[i].controller,
                amount=n(s, c),
                source=c.this,
                source_seat=c.you,
                cause="effect",
            )
            for i in get(s, c)
        ]

    def could(self, unit: Unit) -> Test:
        some = some_of(unit, self.n)
        if self.on is not None:
            could = could_select(
                unit, self.on, lambda s, c, i: s.cards[i].zone == "play" and not stats.cannot(s, i, "CLAIM_POWER")
            )
            return lambda s, c: some(s, c) and could(s, c)
        who = self.who.seats(unit.inner())
        return lambda s, c: (
            some(s, c)
            and any(
                [
                    not ("cannot:CLAIM_POWER" in s.index.changes and stats.player_cannot(s, p, "CLAIM_POWER"))
                    for p in who(s, c)
                ]
            )
        )


@word
class MovePower(Simple):
    """Power tokens from one House card to another (POW-02)."""

    n: Number
    from_: Players
    to: Players

    def plan(self, unit: Unit) -> MakeEvents:
        n, from_, to = self.n.value(unit), self.from_.seats(unit), self.to.seats(unit)
        return lambda s, c: [
            Event("power_moved", seat=b, other=a, amount=n(s, c), source=c.this, source_seat=c.you, cause="effect")
            for a in from_(s, c)
            for b in to(s, c)
        ]

    def could(self, unit: Unit) -> Test:
        some, from_ = some_of(unit, self.n), self.from_.seats(unit.inner())
        return lambda s, c: some(s, c) and any([s.seats[p].power > 0 for p in from_(s, c)])


@word
class DiscardPower(Simple):
    """Power tokens back to the treasury: from cards, or from the House card of players (POW-04)."""

    n: Number
    from_: Word

    def plan(self, unit: Unit) -> MakeEvents:
        n = self.n.value(unit)
        cause = "cost" if unit.in_cost else "effect"
        if isinstance(self.from_, Players):
            seats = self.from_.seats(unit)
            return lambda s, c: [
                Event("power_discarded", seat=p, amount=n(s, c), source=c.this, source_seat=c.you, cause=cause)
                for p in seats(s, c)
            ]
        get = select(unit, self.from_, lambda s, c, i: s.cards[i].power > 0)
        return lambda s, c: [
            Event(
                "power_discarded",
                i,
                seat=s.cards[i].controller,
                amount=n(s, c),
                source=c.this,
                source_seat=c.you,
                cause=cause,
            )
            for i in get(s, c)
        ]

    def could(self, unit: Unit) -> Test:
        some = some_of(unit, self.n)
        if isinstance(self.from_, Players):
            seats = self.from_.seats(unit.inner())
            return lambda s, c: some(s, c) and any([s.seats[p].power > 0 for p in seats(s, c)])
        could = could_select(unit, self.from_, lambda s, c, i: s.cards[i].power > 0)
        return lambda s, c: some(s, c) and could(s, c)

    def payable(self, unit: Unit) -> Test:
        """As a price all of it has to be there."""
        n = self.n.value(unit.inner())
        if isinstance(self.from_, Players):
            seats = self.from_.seats(unit.inner())
            return lambda s, c: bool(seats(s, c)) and all([s.seats[p].power >= n(s, c) for p in seats(s, c)])
        return payable_select(unit, self.from_, _price_legal(lambda s, c, i: s.cards[i].power >= max(1, n(s, c))))


@word
class GainGold(Simple):
    """Gold from the treasury into a pool (GOLD-01)."""

    n: Number
    who: Players

    def plan(self, unit: Unit) -> MakeEvents:
        n, seats = self.n.value(unit), self.who.seats(unit)
        return lambda s, c: [
            Event("gold_gained", seat=p, amount=n(s, c), source=c.this, source_seat=c.you, cause="effect")
            for p in seats(s, c)
        ]

    def could(self, unit: Unit) -> Test:
        some, seats = some_of(unit, self.n), self.who.seats(unit.inner())
        return lambda s, c: some(s, c) and bool(seats(s, c))


@word
class MoveGold(Simple):
    """Gold between pools; `to` None: to the treasury (MAR-15). `n` None: all of it."""

    n: Number | None
    from_: Players
    to: Players | None

    def plan(self, unit: Unit) -> MakeEvents:
        n = self.n.value(unit) if self.n is not None else None
        from_ = self.from_.seats(unit)
        to = self.to.seats(unit) if self.to is not None else (lambda s, c: (-1,))
        return lambda s, c: [
            Event(
                "gold_moved",
                seat=b,
                other=a,
                amount=s.seats[a].gold if n is None else n(s, c),
                source=c.this,
                source_seat=c.you,
                cause="effect",
            )
            for a in from_(s, c)
            for b in to(s, c)
        ]

    def could(self, unit: Unit) -> Test:
        from_ = self.from_.seats(unit.inner())
        return lambda s, c: any([s.seats[p].gold > 0 for p in from_(s, c)])


@word
class PutGold(Simple):
    """Gold tokens from the treasury onto cards (GOLD-03); a Hand of the King takes none (HK-13)."""

    n: Number
    on: Word

    def plan(self, unit: Unit) -> MakeEvents:
        n = self.n.value(unit)
        get = select(unit, self.on, _no_hand)
        return lambda s, c: [
            Event(
                "gold_put",
                i,
                seat=s.cards[i].controller,
                amount=n(s, c),
                source=c.this,
                source_seat=c.you,
                cause="effect",
            )
            for i in get(s, c)
        ]

    def could(self, unit: Unit) -> Test:
        some, could = some_of(unit, self.n), could_select(unit, self.on, _no_hand)
        return lambda s, c: some(s, c) and could(s, c)


@word
class Draw(Simple):
    """Draws cards, under the cap (DRAW-02, ADD-23)."""

    n: Number
    who: Players

    def plan(self, unit: Unit) -> MakeEvents:
        n, seats = self.n.value(unit), self.who.seats(unit)
        return lambda s, c: [
            Event("drew", seat=p, amount=n(s, c), source=c.this, source_seat=c.you, cause="effect") for p in seats(s, c)
        ]

    def could(self, unit: Unit) -> Test:
        from agot_desktop.model.cardgame.abilities.selections import ChooseOpponent

        if isinstance(self.who, ChooseOpponent):
            return lambda s, c: any([draw_room(s, p) and s.seats[p].deck for p in s.opponents(c.you)])
        seats = self.who.seats(unit.inner())
        return lambda s, c: not seats(s, c) or any([draw_room(s, p) and s.seats[p].deck for p in seats(s, c)])


@word
class DiscardFromDeck(Simple):
    """Top cards of a deck to the discard pile. `name`: what was discarded."""

    n: Number
    who: Players

    def plan(self, unit: Unit) -> MakeEvents:
        n, seats = self.n.value(unit), self.who.seats(unit)
        cause = "cost" if unit.in_cost else "effect"
        return lambda s, c: [
            Event("deck_discarded", seat=p, amount=n(s, c), source=c.this, source_seat=c.you, cause=cause)
            for p in seats(s, c)
        ]

    def could(self, unit: Unit) -> Test:
        seats = self.who.seats(unit.inner())
        return lambda s, c: any([s.seats[p].deck for p in seats(s, c)])


@word
class Reveal(Simple):
    """Everyone sees the cards."""

    what: Word

    def plan(self, unit: Unit) -> MakeEvents:
        get = select(unit, self.what, lambda s, c, i: True)

        def events(state: CardState, scope: Scope) -> list[Event]:
            cards = get(state, scope)
            return (
                [
                    Event(
                        "revealed",
                        cards[0],
                        seat=state.cards[cards[0]].owner,
                        source=scope.this,
                        source_seat=scope.you,
                        cause="effect",
                        cards=cards,
                    )
                ]
                if cards
                else []
            )

        return events

    def could(self, unit: Unit) -> Test:
        return could_select(unit, self.what, lambda s, c, i: True)


@word
class Look(Effect):
    """One player sees hidden cards."""

    what: Word

    def compile(self, unit: Unit) -> None:
        get = select(unit, self.what, lambda s, c, i: True)
        slot = unit.slot()

        def look(state: CardState, top: Any) -> None:
            from agot_desktop.model.cardgame.moves import learn
            from agot_desktop.model.kernel.game import LogEntry

            cards = get(state, top.scope)
            top.scope.names[slot] = cards
            for i in cards:
                learn(state, i, 1 << top.scope.you)
            state.say(
                LogEntry("looked", seat=top.scope.you, source=top.scope.this, cards=cards, readers=1 << top.scope.you)
            )

        unit.emit(look)

    def could(self, unit: Unit) -> Test:
        return could_select(unit, self.what, lambda s, c, i: True)


@word
class Shuffle(Simple):
    """Decks of players are shuffled."""

    who: Players

    def plan(self, unit: Unit) -> MakeEvents:
        seats = self.who.seats(unit)
        return lambda s, c: [Event("shuffled", seat=p, source=c.this, source_seat=c.you) for p in seats(s, c)]


@word
class PutIntoPlay(Simple):
    """Into play without paying (MAR-14, UNI-01, UNI-04, UNI-07). `under`: under whose control, None for each owner."""

    what: Word
    under: Players | None
    kneeling: bool = False

    def plan(self, unit: Unit) -> MakeEvents:
        under = self.under.seats(unit) if self.under is not None else None
        get = select(unit, self.what, self._legal(unit))
        flags = ("kneeling",) if self.kneeling else ()

        def events(state: CardState, scope: Scope) -> list[Event]:
            cards = get(state, scope)
            if under is None:
                return put_into_play_events(state, cards, None, scope.this, scope.you, flags)
            return [
                e
                for p in under(state, scope)[:1]
                for e in put_into_play_events(state, cards, p, scope.this, scope.you, flags)
            ]

        return events

    def _legal(self, unit: Unit) -> CardTest:
        from agot_desktop.model.cardgame.abilities.selections import ChooseOpponent

        if self.under is None:
            return lambda s, c, i: can_put_into_play(s, i, None)
        if isinstance(self.under, ChooseOpponent):
            return lambda s, c, i: any([can_put_into_play(s, i, p) for p in s.opponents(c.you)])
        under = self.under.seats(unit.inner())
        return lambda s, c, i: any([can_put_into_play(s, i, p) for p in under(s, c)[:1]])

    def could(self, unit: Unit) -> Test:
        return could_select(unit, self.what, self._legal(unit))


@word
class TakeControl(Simple):
    """Another player controls the card (CTRL-02) as long as it is in play; uniqueness limits it (CTRL-06)."""

    what: Word
    by: Players

    def _legal(self, unit: Unit) -> CardTest:
        by = self.by.seats(unit.inner())

        def legal(state: CardState, scope: Scope, card: int) -> bool:
            return _in_play(state, scope, card) and any(
                [state.cards[card].controller != p and may_enter(state, p, card) for p in by(state, scope)[:1]]
            )

        return legal

    def plan(self, unit: Unit) -> MakeEvents:
        legal = self._legal(unit)
        get, by = select(unit, self.what, legal), self.by.seats(unit)
        return lambda s, c: [
            Event("control_changed", i, seat=p, source=c.this, source_seat=c.you, cause="effect")
            for i in get(s, c)
            for p in by(s, c)[:1]
            if legal(s, c, i)
        ]

    def could(self, unit: Unit) -> Test:
        return could_select(unit, self.what, self._legal(unit))


@word
class Search(Effect):
    """Players look through their decks for a matching card - nobody has to find one - reveal it, take it `to` their
    hand or into play, and shuffle (DRAW-04): one after another, the text's controller first (ADD-16)."""

    filter: Filter
    n: int
    who: Players
    to: str = "hand"

    def compile(self, unit: Unit) -> None:
        from agot_desktop.model.cardgame.choices import pick_cards
        from agot_desktop.model.cardgame.happen import happen

        seats, test = self.who.seats(unit), self.filter.test(unit)
        slot, n, to = unit.slot(), self.n, self.to

        def begin(state: CardState, top: Any) -> None:
            order = sorted(seats(state, top.scope), key=lambda p: (p - top.scope.you) % len(state.seats))
            top.scope.names[slot] = tuple(order)

        def look(place: int) -> Any:
            def ask(state: CardState, top: Any) -> None:
                order = top.scope.names[slot]
                if place >= len(order):
                    return
                seat = int(order[place])
                found = [
                    i
                    for i in state.seats[seat].deck
                    if test(state, top.scope, i) and (to != "play" or can_put_into_play(state, i, seat))
                ]
                pick_cards(state, seat, "pick", top.scope.this, sorted(found), 0, n, f"{slot}@{place}")

            return ask

        def take(place: int) -> Any:
            def act(state: CardState, top: Any) -> None:
                if place < len(top.scope.names[slot]):
                    happen(state, events(state, top.scope, place), "!")

            return act

        def events(state: CardState, scope: Scope, place: int) -> list[Event]:
            seat = int(scope.names[slot][place])
            cards = tuple([int(i) for i in scope.names.get(f"{slot}@{place}", ())])
            made: list[Event] = []
            if cards:
                before = any([scope.names.get(f"{slot}@{k}") for k in range(place)])
                made.append(
                    Event(
                        "revealed",
                        cards[0],
                        seat=seat,
                        source=scope.this,
                        source_seat=scope.you,
                        cause="search",
                        cards=cards,
                        flags=("same effect",) if before else (),
                    )
                )
            if to == "play":
                made += put_into_play_events(state, cards, seat, scope.this, scope.you)
            else:
                made += [
                    Event(
                        "added_to_hand",
                        i,
                        seat=seat,
                        source=scope.this,
                        source_seat=scope.you,
                        cause="search",
                        flags=("open",),
                    )
                    for i in cards
                ]
            return [*made, Event("shuffled", seat=seat, source=scope.this, source_seat=scope.you)]

        unit.emit(begin)
        for place in range(6):
            unit.emit(look(place))
            unit.emit(take(place))

    def could(self, unit: Unit) -> Test:
        seats = self.who.seats(unit.inner())
        return lambda s, c: any([s.seats[p].deck for p in seats(s, c)])


@word
class Attach(Simple):
    """Lays an attachment on a card: moved, or fetched out of a pile. `as_duplicate`: under its own copy (UNI-05)."""

    what: Word
    to: Word
    as_duplicate: bool = False

    def plan(self, unit: Unit) -> MakeEvents:
        get = select(unit, self.what, lambda s, c, i: True)
        if self.as_duplicate:
            to = select(unit, self.to, _in_play)
            return lambda s, c: [
                Event("duplicated", i, seat=s.cards[i].owner, other=b, source=c.this, source_seat=c.you)
                for i in get(s, c)
                for b in to(s, c)[:1]
                if s.cards[i].zone != "under"
            ]
        bearer = select(unit, self.to, self._bearer(unit))

        def events(state: CardState, scope: Scope) -> list[Event]:
            found = []
            for i in get(state, scope):
                for b in bearer(state, scope)[:1]:
                    if not fits(state, i, b, scope.you):
                        continue
                    kind = "attached" if state.cards[i].zone == "play" else "entered_play"
                    found.append(
                        Event(kind, i, seat=scope.you, other=b, source=scope.this, source_seat=scope.you, word="put")
                    )
            return found

        return events

    def _bearer(self, unit: Unit) -> CardTest:
        if isinstance(self.what, This):
            return lambda s, c, i: fits(s, c.this, i, c.you) and s.cards[c.this].attached_to != i
        return _in_play

    def could(self, unit: Unit) -> Test:
        return could_select(unit, self.to, self._bearer(unit))


@word
class ExtraChallenge(Effect):
    """One challenge more in this phase (CHL-02)."""

    kind: str
    n: int
    who: Players

    def compile(self, unit: Unit) -> None:
        seats, kinds = self.who.seats(unit), (self.kind,) * self.n

        def allow(state: CardState, top: Any) -> None:
            for seat in seats(state, top.scope):
                owner = state.own_seat(seat)
                owner.extra = (*owner.extra, *kinds)

        unit.emit(allow)


@word
class Save(Effect):
    """The card stays: the effect of a response to its leaving play (TIM-27)."""

    what: Word

    def compile(self, unit: Unit) -> None:
        get = select(unit, self.what, lambda s, c, i: True)

        def save(state: CardState, top: Any) -> None:
            from agot_desktop.model.cardgame.telling import tell

            event = run.event_of(state, top.scope)
            if event is None or event.status != "pending":
                return
            if event.subject in get(state, top.scope):
                event.status = "saved"
                tell(
                    state,
                    Event("saved", event.subject, seat=top.scope.you, source=top.scope.this, source_seat=top.scope.you),
                )

        unit.emit(save)


@word
class Cancel(Effect):
    """What was initiated does not resolve (TIM-10)."""

    def compile(self, unit: Unit) -> None:
        def cancel(state: CardState, top: Any) -> None:
            from agot_desktop.model.cardgame.telling import tell

            event = run.event_of(state, top.scope)
            if event is not None and event.status == "pending":
                event.status = "cancelled"
                tell(
                    state,
                    Event(
                        "cancelled", event.subject, seat=top.scope.you, source=top.scope.this, source_seat=top.scope.you
                    ),
                )

        unit.emit(cancel)


@word
class NextDestination(Effect):
    """The moribund card of the event goes to another zone than its pile (TIM-22, ADD-17)."""

    what: Ref
    zone: str

    def compile(self, unit: Unit) -> None:
        get, zone = self.what.cards(unit), self.zone

        def redirect(state: CardState, top: Any) -> None:
            for i in get(state, top.scope):
                if state.cards[i].zone == "play" and state.cards[i].moribund:
                    state.own(i).moribund = zone

        unit.emit(redirect)

    def could(self, unit: Unit) -> Test:
        get, zone = self.what.cards(unit.inner()), self.zone
        return lambda s, c: any(
            [s.cards[i].zone == "play" and s.cards[i].moribund not in ("", zone) for i in get(s, c)]
        )


@word
class Becomes(Effect):
    """The card turns into an attachment on another card, with traits and a text of its own (EVT-03)."""

    what: Ref
    on: Word
    traits: tuple[str, ...]
    text: tuple[Any, ...]

    def compile(self, unit: Unit) -> None:
        from agot_desktop.model.cardgame.abilities.becoming import compile_becomes

        compile_becomes(unit, self)

    def could(self, unit: Unit) -> Test:
        return could_select(unit, self.on, _in_play)


# -- naming ------------------------------------------------------------------------------------------------------------


@word
class NameKind(Effect):
    """A player names a challenge type."""

    name: str

    def compile(self, unit: Unit) -> None:
        slot = unit.slot(self.name)

        def ask(state: CardState, top: Any) -> None:
            from agot_desktop.model.cardgame.choices import pick_option

            pick_option(
                state,
                top.scope.you,
                "name",
                top.scope.this,
                [("type", k) for k in ("military", "intrigue", "power")],
                slot,
            )

        unit.emit(ask)


@word
class NameCard(Effect):
    """A player names a title among those of the cards that the game is played with."""

    name: str

    def compile(self, unit: Unit) -> None:
        slot = unit.slot(self.name)

        def ask(state: CardState, top: Any) -> None:
            from agot_desktop.model.cardgame.choices import pick_option

            titles = nameable(state)
            pick_option(state, top.scope.you, "name", top.scope.this, [("name", t) for t in titles], slot)

        unit.emit(ask)


def nameable(state: CardState) -> list[str]:
    """The titles that may be named: those of all cards that can be in a draw deck and whose texts are known here."""
    from agot_desktop.model.cardgame.abilities.registry import playable_titles

    return playable_titles(state.pool)


@word
class NameNumber(Effect):
    """A price of X gold: the player names X and pays it (TIM-08). `most`: no more than that."""

    name: str
    most: Number | None
    exact: Number | None = None

    def compile(self, unit: Unit) -> None:
        slot = unit.slot(self.name)
        most = self.most.value(unit) if self.most is not None else None
        from agot_desktop.model.cardgame.costs import gold_of, pay_gold

        def ask(state: CardState, top: Any) -> None:
            from agot_desktop.model.cardgame.choices import pick_option

            top_number = gold_of(state, top.scope.you)
            if most is not None:
                top_number = min(top_number, most(state, top.scope))
            pick_option(
                state,
                top.scope.you,
                "number",
                top.scope.this,
                [("number", n) for n in range(1, max(1, top_number) + 1)],
                slot,
            )

        def pay(state: CardState, top: Any) -> None:
            pay_gold(state, top.scope.you, int(top.scope.names[slot][0]))

        unit.emit(ask)
        unit.emit(pay)

    def payable(self, unit: Unit) -> Test:
        from agot_desktop.model.cardgame.costs import gold_of

        return lambda s, c: gold_of(s, c.you) >= 1 + tax_due(c) and may_pay_gold(s, c)


def tax_due(scope: Scope) -> int:
    """The gold that must be paid besides the price of the event that is to be played."""
    return int(scope.names.get("tax", (0,))[0])


def may_pay_gold(state: CardState, scope: Scope) -> bool:
    """In the Marshalling phase only the active player takes actions that cost gold (MAR-05)."""
    return state.phase != "marshalling" or state.active_player == scope.you or scope.event >= 0 or scope.flight >= 0


# -- prices that are only prices ---------------------------------------------------------------------------------------


@word
class Gold(Effect):
    """Gold out of the pool (GOLD-02)."""

    n: Number

    def compile(self, unit: Unit) -> None:
        from agot_desktop.model.cardgame.costs import pay_gold

        n = self.n.value(unit)
        unit.emit(lambda s, f: pay_gold(s, f.scope.you, n(s, f.scope)))

    def payable(self, unit: Unit) -> Test:
        from agot_desktop.model.cardgame.costs import gold_of

        n = self.n.value(unit.inner())
        return lambda s, c: gold_of(s, c.you) >= n(s, c) + tax_due(c) and (n(s, c) == 0 or may_pay_gold(s, c))

    def demand(self, unit: Unit) -> Demands:
        n = self.n.value(unit.inner())
        return lambda s, c: Demand("gold", n(s, c))


@word
class Influence(Effect):
    """Cards worth so much influence kneel (INF-01). `kneel_this`: this card is knelt by another price of the same
    list."""

    n: Number

    def compile(self, unit: Unit) -> None:
        from agot_desktop.model.cardgame.costs import pay_influence

        n = self.n.value(unit)
        unit.emit(lambda s, f: pay_influence(s, f.scope.you, n(s, f.scope), f.scope.this))

    def payable(self, unit: Unit) -> Test:
        from agot_desktop.model.cardgame.costs import influence_of

        n = self.n.value(unit.inner())
        return lambda s, c: influence_of(s, c.you) >= n(s, c)

    def demand(self, unit: Unit) -> Demands:
        n = self.n.value(unit.inner())
        return lambda s, c: Demand("influence", n(s, c))


@word
class EitherCost(Effect):
    """One price or the other (TIM-08)."""

    a: Effect
    b: Effect

    def compile(self, unit: Unit) -> None:
        first, second = self.a.payable(unit.inner()), self.b.payable(unit.inner())
        slot = unit.slot()

        def ask(state: CardState, top: Any) -> None:
            from agot_desktop.model.cardgame.choices import pick_option

            options = [("option", n) for n, test in ((1, first), (2, second)) if test(state, top.scope)]
            pick_option(state, top.scope.you, "option", top.scope.this, options, slot)

        unit.emit(ask)
        _branch(unit, lambda s, f: f.scope.names.get(slot) == (1,), self.a, self.b)

    def payable(self, unit: Unit) -> Test:
        a, b = self.a.payable(unit), self.b.payable(unit)
        return lambda s, c: a(s, c) or b(s, c)


def _branch(unit: Unit, test: Any, yes: Effect, no: Effect | None) -> None:
    """Compiles `yes` if the test holds when it is reached, else `no`. Targets of both are chosen at the head."""
    hole = unit.emit(run.jump(0))
    yes.compile(unit)
    if no is None:
        unit.code[hole] = run.jump_if_not(test, unit.here() - hole - 1)
        return
    over = unit.emit(run.jump(0))
    unit.code[hole] = run.jump_if_not(test, unit.here() - hole - 1)
    no.compile(unit)
    unit.code[over] = run.jump(unit.here() - over - 1)
