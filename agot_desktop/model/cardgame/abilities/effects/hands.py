"""Effects on a whole hand."""

from __future__ import annotations

from typing import Any

from agot_desktop.model.cardgame.abilities.base import Effect, Players, Test, word
from agot_desktop.model.cardgame.abilities.compiler import Unit
from agot_desktop.model.cardgame.abilities.selections import You
from agot_desktop.model.cardgame.choices import pick_cards
from agot_desktop.model.cardgame.happen import happen
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.kernel.event import Event


@word
class ReplaceHand(Effect):
    """A player puts his hand under his deck in an order of his choice and takes as many cards from the top of it, which
    is not drawing (DRAW-04)."""

    who: Players

    def compile(self, unit: Unit) -> None:
        seats, slot = self.who.seats(unit), unit.slot()

        def order(state: CardState, top: Any) -> None:
            top.scope.names[slot] = ()
            for seat in seats(state, top.scope)[:1]:
                hand = state.seats[seat].hand
                pick_cards(state, seat, "pick", top.scope.this, sorted(hand), len(hand), len(hand), slot, ordered=True)

        def put(state: CardState, top: Any) -> None:
            happen(state, [_event(top, "put_under_deck", i, state.cards[i].owner) for i in top.scope.names[slot]], "!")

        def take(state: CardState, top: Any) -> None:
            found = [
                _event(top, "added_to_hand", i, seat)
                for seat in seats(state, top.scope)[:1]
                for i in state.seats[seat].deck[: len(top.scope.names[slot])]
            ]
            happen(state, found, "!")

        unit.emit(order)
        unit.emit(put)
        unit.emit(take)

    def could(self, unit: Unit) -> Test:
        seats = self.who.seats(unit.inner())
        return lambda s, c: any([s.seats[p].hand and s.seats[p].deck for p in seats(s, c)])


def _event(top: Any, kind: str, card: int, seat: int) -> Event:
    return Event(kind, card, seat=seat, source=top.scope.this, source_seat=top.scope.you, cause="effect")


def replace_hand(who: Players | None = None) -> ReplaceHand:
    """The hand goes under the deck, as many cards come from the top."""
    return ReplaceHand(who if who is not None else You())
