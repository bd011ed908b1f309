"""Giving a game up (WIN-08): who concedes leaves the game with all cards he owns, and the last player left wins.

Between two windows he leaves at once, else with the end of the open one, as moribund cards do (TIM-18). Until then he
does as little as he can, and the effect of his that was under way does no more.
"""

from __future__ import annotations

from agot_desktop.model.cardgame.abilities.run import AbilityFrame
from agot_desktop.model.cardgame.choices import PickCards, PickOccurrence, PickOption
from agot_desktop.model.cardgame.costs import PayGold, PayInfluence
from agot_desktop.model.cardgame.departing import depart
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.kernel.errors import RulesError
from agot_desktop.model.kernel.game import LogEntry

_ASKING = (PickCards, PickOccurrence, PickOption, PayGold, PayInfluence)


def concede(state: CardState, seat: int) -> None:
    """The seat gives up; the game goes on without it, or ends if one other player is left. The state's log tells of it
    alone, and of what follows. Raises RulesError for a game that is over and a seat that is in it no more."""
    decision = state.decision
    if decision is None:
        raise RulesError("the game is over", "concede", seat)
    if state.seats[seat].out or state.seats[seat].leaving:
        raise RulesError("is out of the game already", "concede", seat)
    state.log = []
    state.say(LogEntry("conceded", seat=seat))
    state.own_seat(seat).leaving = "conceded"
    if decision.seat == seat:
        _let_fizzle(state, seat)
    state.open_decision = None
    depart(state)
    state.run()


def _let_fizzle(state: CardState, seat: int) -> None:
    """The effect of the seat that is asking it something ends here; what it has paid stays paid."""
    for place in range(len(state.stack) - 1, -1, -1):
        found = state.stack[place]
        if isinstance(found, AbilityFrame):
            if found.scope.you == seat:
                del state.stack[place + 1 :]
                found.goto("finish")
            return
        if not isinstance(found, _ASKING):
            return
