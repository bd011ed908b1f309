"""Effects that have an event card played out of turn (EVT-01)."""

from __future__ import annotations

from typing import Any

from agot_desktop.model.cardgame.abilities.base import Effect, Test, word
from agot_desktop.model.cardgame.abilities.compiler import AbilityDef, Unit
from agot_desktop.model.cardgame.abilities.registry import definition
from agot_desktop.model.cardgame.abilities.selections import Zone
from agot_desktop.model.cardgame.choices import pick_cards
from agot_desktop.model.cardgame.moves import move
from agot_desktop.model.cardgame.state import CardState, Scope


@word
class PlayEvent(Effect):
    """The text's controller plays an event card that has an action for `phase` as if it were in his hand: its prices,
    targets, limits and further conditions are those of every play. `name`: the card, for later words."""

    phase: str
    in_: Zone
    name: str | None = None

    def compile(self, unit: Unit) -> None:
        ids, slot = self.in_.ids(unit), unit.slot(self.name)

        def ask(state: CardState, top: Any) -> None:
            top.ok = False
            top.scope.names[slot] = ()
            found = [i for i in ids(state, top.scope) if _playable(state, i, top.scope.you, self.phase)]
            if found:
                pick_cards(state, top.scope.you, "pick", top.scope.this, sorted(found), 1, 1, slot)

        def play(state: CardState, top: Any) -> None:
            from agot_desktop.model.cardgame.using import begin

            for card in map(int, top.scope.names[slot]):
                ability = _playable(state, card, top.scope.you, self.phase)
                if ability is not None:
                    top.ok = True
                    move(state, card, "resolving")
                    begin(state, ability, card, top.scope.you, Scope(card, top.scope.you))

        unit.emit(ask)
        unit.emit(play)

    def could(self, unit: Unit) -> Test:
        ids = self.in_.ids(unit.inner())
        return lambda s, c: any([_playable(s, i, c.you, self.phase) is not None for i in ids(s, c)])


def _playable(state: CardState, card: int, seat: int, phase: str) -> AbilityDef | None:
    """The action of the event card that the seat could play now, None if there is none."""
    from agot_desktop.model.cardgame.index import Live
    from agot_desktop.model.cardgame.using import usable

    if state.printed[card].type != "event":
        return None
    abilities: tuple[AbilityDef, ...] = definition(state.pool, state.cards[card].code).abilities
    for ability in abilities:
        fits = ability.sort == "action" and phase in ability.phases and "hand" in ability.zones
        if fits and usable(state, Live(card, ability), seat, Scope(card, seat)):
            return ability
    return None


play_event = PlayEvent
