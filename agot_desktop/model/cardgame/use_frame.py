"""The body of an action that uses an ability: it pushes the program and ends with it."""

from __future__ import annotations

from agot_desktop.model.cardgame.abilities.registry import ability_at
from agot_desktop.model.cardgame.state import CardState, Scope
from agot_desktop.model.cardgame.using import begin
from agot_desktop.model.kernel.frame import Do, Frame, frame


def _use(state: CardState, top: UseAbility) -> None:
    state.pop()
    begin(state, ability_at(state.pool, top.address), top.card, top.seat, Scope(top.card, top.seat))


@frame
class UseAbility(Frame):
    """The use of an action ability by a seat."""

    seat: int
    card: int
    address: str
    pc: int = 0

    STEPS = (("use", Do(_use)),)
