"""Effects on decks: draw, discard from the top, reveal, look, shuffle, search."""

from __future__ import annotations

from typing import Any

from agot_desktop.model.cardgame.abilities.base import Effect, Filter, Number, Players, Test, Word, word
from agot_desktop.model.cardgame.abilities.compiler import Unit
from agot_desktop.model.cardgame.abilities.effects.doing import MakeEvents, Simple
from agot_desktop.model.cardgame.abilities.selections import (
    could_select,
    select,
)
from agot_desktop.model.cardgame.carry import draw_room
from agot_desktop.model.cardgame.entering import can_put_into_play, put_into_play_events
from agot_desktop.model.cardgame.state import CardState, Scope
from agot_desktop.model.cardgame.uniqueness import same_title
from agot_desktop.model.kernel.event import Event


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

    def payable(self, unit: Unit) -> Test:
        """As a price all of them have to be there."""
        n, seats = self.n.value(unit.inner()), self.who.seats(unit.inner())
        return lambda s, c: all([len(s.seats[p].deck) >= n(s, c) for p in seats(s, c)])


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
class Search(Effect):
    """Players look through their decks for a matching card - nobody has to find one - reveal it, take it `to` their
    hand, into play or - a copy of this card - under it as its `duplicate` (UNI-05), and shuffle (DRAW-04): one after
    another, the text's controller first (ADD-16)."""

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
                    if test(state, top.scope, i) and _may_take(state, top.scope, i, seat, to)
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
            if to == "duplicate":
                made += [
                    Event("duplicated", i, seat=seat, other=scope.this, source=scope.this, source_seat=scope.you)
                    for i in cards
                ]
            elif to == "play":
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


def _may_take(state: CardState, scope: Scope, card: int, seat: int, to: str) -> bool:
    """Whether a card that was found may go where the text says. A duplicate goes under a card in play that its player
    owns and controls (UNI-05)."""
    if to == "play":
        return can_put_into_play(state, card, seat)
    if to == "duplicate":
        host = state.cards[scope.this]
        return host.zone == "play" and host.controller == host.owner == seat and same_title(state, card, scope.this)
    return True
