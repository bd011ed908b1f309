"""Marshalling phase (section 7): in player order everybody becomes active, counts income, and marshals."""

from __future__ import annotations

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.happen import happen
from agot_desktop.model.cardgame.phases.round import BODIES
from agot_desktop.model.cardgame.state import NOBODY, CardState
from agot_desktop.model.cardgame.telling import tell
from agot_desktop.model.cardgame.windows import action_window, open_window
from agot_desktop.model.kernel.event import Event
from agot_desktop.model.kernel.frame import Do, Frame, frame
from agot_desktop.model.kernel.game import LogEntry


def _next(state: CardState, top: MarshallingPhase) -> None:
    """The next player in order becomes active; it ends with the last one (MAR-01)."""
    order = state.player_order()
    if top.turn < 0 and state.active_player != NOBODY:
        top.turn = order.index(state.active_player)
    else:
        top.turn += 1
    if top.turn >= len(order):
        state.pop()
        return
    seat = order[top.turn]
    state.active_player = seat
    state.touch()
    state.say(LogEntry("turn", seat=seat, word="marshalling"))
    open_window(state, Income(seat=seat))


@frame
class MarshallingPhase(Frame):
    """Each player's turn: income, then a player action window in which he may marshal (RND-05). `turn`: place in the
    player order."""

    turn: int = -1
    pc: int = 0

    STEPS = (("income", Do(_next)), ("marshal", Do(action_window)), ("next", Do(lambda s, f: f.goto("income"))))


def _count(state: CardState, top: Income) -> None:
    """Income, and a token on the own Hand of the King in the same event (MAR-02, HK-10, HK-29)."""
    state.pop()
    amount = stats.income(state, top.seat)
    tell(state, Event("income_counted", seat=top.seat, amount=amount))
    happen(
        state,
        [
            Event("gold_gained", seat=top.seat, amount=amount, cause="income"),
            *state.rules.income_events(state, top.seat),
        ],
    )


@frame
class Income(Frame):
    """Counting income (MAR-02, MAR-03)."""

    seat: int
    pc: int = 0

    STEPS = (("count", Do(_count)),)


BODIES["marshalling"] = lambda state: MarshallingPhase()
