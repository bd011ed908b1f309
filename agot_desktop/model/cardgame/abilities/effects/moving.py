"""Effects that move cards from one place to another: out of play, between piles, hand and deck."""

from __future__ import annotations

from typing import Any, ClassVar

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.abilities.base import CardTest, Effect, Test, Word, word
from agot_desktop.model.cardgame.abilities.compiler import Unit
from agot_desktop.model.cardgame.abilities.effects.doing import Leaving, ToCards, in_play_now
from agot_desktop.model.cardgame.abilities.selections import (
    Ref,
)
from agot_desktop.model.cardgame.state import CardState


@word
class Kill(Leaving):
    """A character dies (KILL-01)."""

    KIND: ClassVar[str] = "killed"
    what: Word
    saveable: bool = True

    def legal(self) -> CardTest:
        return lambda s, c, i: (
            in_play_now(s, c, i) and stats.card_type(s, i) == "character" and not stats.cannot(s, i, "BE_KILLED")
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
        return lambda s, c, i: in_play_now(s, c, i) and not stats.cannot(s, i, "BE_DISCARDED")

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
        return in_play_now

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
