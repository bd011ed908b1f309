"""Players that the text's controller names as targets."""

from __future__ import annotations

from agot_desktop.model.cardgame.abilities.base import Players, Seats, word
from agot_desktop.model.cardgame.abilities.compiler import TargetSpec, Unit
from agot_desktop.model.cardgame.state import CardState, Scope


@word
class ChoosePlayer(Players):
    """A player, oneself too, named as a target (TGT-01)."""

    name: str | None = None

    def seats(self, unit: Unit) -> Seats:
        if unit.probing:
            return lambda s, c: tuple(s.player_order())
        slot = unit.slot(self.name)

        def candidates(state: CardState, scope: Scope) -> list[int]:
            return sorted(state.player_order())

        one = lambda s, c: 1  # noqa: E731
        spec = TargetSpec(slot, lambda s, c, i: True, candidates, lambda s, c: (c.you,), one, one, players=True)
        unit.targets.append(spec)
        return lambda s, c: c.names.get(slot, ())  # type: ignore[return-value]


def choose_player(name: str | None = None) -> ChoosePlayer:
    """A player, named as a target."""
    return ChoosePlayer(name)
