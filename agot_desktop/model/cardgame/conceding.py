"""Giving a game up (WIN-08): whoever concedes is last, and the game ends.

Of two players the other one wins. Of more the game is not played on without one: the others are ranked as if time was
called at this moment, by the rule of the variant.
"""

from __future__ import annotations

from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.kernel.errors import RulesError
from agot_desktop.model.kernel.game import LogEntry, Outcome


def concede(state: CardState, seat: int) -> None:
    """Ends the game; the state's outcome is set and its log tells of it alone. Raises RulesError when it is over."""
    if state.decision is None:
        raise RulesError("the game is over", "concede", seat)
    others = [s for s in range(len(state.seats)) if s != seat and not state.seats[s].out]
    gone = [s for s in range(len(state.seats)) if s != seat and state.seats[s].out]
    state.own_seat(seat).out = True
    state.rules.leaves(state, seat)
    groups = state.rules.on_time(state).ranking if len(others) > 1 else ((others[0],),)
    last = ((seat,), tuple(gone)) if gone else ((seat,),)
    state.outcome_ = Outcome("conceded", (*groups, *last))
    state.open_decision, state.unsettled = None, 0
    state.log = []
    state.say(LogEntry("conceded", seat=seat))
    winner = state.outcome_.winner
    state.say(LogEntry("game_over", seat=-1 if winner is None else winner, word="conceded"))
