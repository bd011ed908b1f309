"""Effects that put cards into Shadows and bring them out (SHD-09)."""

from __future__ import annotations

from typing import Any, ClassVar

from agot_desktop.model.cardgame.abilities.base import CardTest, Effect, Test, Word, word
from agot_desktop.model.cardgame.abilities.compiler import Unit
from agot_desktop.model.cardgame.abilities.effects.doing import Leaving
from agot_desktop.model.cardgame.abilities.selections import could_select, select
from agot_desktop.model.cardgame.state import CardState, Scope


@word
class PutIntoShadows(Leaving):
    """Face down into its owner's Shadows, out of play or of another zone, without a price (SHD-09, SHD-10)."""

    KIND: ClassVar[str] = "put_into_shadows"
    what: Word

    def legal(self) -> CardTest:
        return lambda s, c, i: s.cards[i].zone != "shadows" and not s.cards[i].moribund and s.cards[i].tokens < 0


@word
class Emerge(Effect):
    """Its owner brings the card out of Shadows now, beside the chance of the phase (SHD-09); `free`: without paying."""

    what: Word
    free: bool = False

    def compile(self, unit: Unit) -> None:
        get = select(unit, self.what, self._legal())

        def out(state: CardState, top: Any) -> None:
            from agot_desktop.model.cardgame.shadows import OutOfShadows

            legal = self._legal()
            top.ok = False
            for card in get(state, top.scope)[:1]:
                if legal(state, top.scope, card):
                    top.ok = True
                    state.push(OutOfShadows(seat=state.cards[card].owner, card=card, free=self.free))

        unit.emit(out)

    def _legal(self) -> CardTest:
        from agot_desktop.model.cardgame.shadows import may_emerge

        def legal(state: CardState, scope: Scope, card: int) -> bool:
            return may_emerge(state, card, self.free)

        return legal

    def could(self, unit: Unit) -> Test:
        return could_select(unit, self.what, self._legal())
