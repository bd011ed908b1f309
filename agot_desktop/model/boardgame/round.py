"""The round as a whole: Westeros, planning, raid, march, consolidate, clean-up; ten times (RD-01, CL-03)."""

from __future__ import annotations

from agot_desktop.model.boardgame.action import StepFrame
from agot_desktop.model.boardgame.clean_up import CleanUpFrame
from agot_desktop.model.boardgame.orders import PlanningFrame
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.boardgame.terms import CLEAN_UP, CONSOLIDATE, MARCH, PLANNING, RAID, WESTEROS
from agot_desktop.model.boardgame.victory import end_of_time
from agot_desktop.model.boardgame.westeros import WesterosFrame
from agot_desktop.model.kernel.frame import Do, Frame, frame


def _westeros(state: RealmState, here: RealmRoundFrame) -> None:
    """Round 1 begins with planning (RD-01)."""
    if state.round > 1:
        state.push(WesterosFrame())


def _next(state: RealmState, here: RealmRoundFrame) -> None:
    if state.round >= state.board.setup.rounds:
        end_of_time(state)
        return
    state.round += 1
    state.tell("round_begins", amount=state.round)
    here.goto(WESTEROS)


@frame
class RealmRoundFrame(Frame):
    """The rounds of a game, one after another."""

    pc: int = 0

    STEPS = (
        (WESTEROS, Do(_westeros)),
        (PLANNING, Do(lambda s, f: s.push(PlanningFrame()))),
        (RAID, Do(lambda s, f: s.push(StepFrame(RAID)))),
        (MARCH, Do(lambda s, f: s.push(StepFrame(MARCH)))),
        (CONSOLIDATE, Do(lambda s, f: s.push(StepFrame(CONSOLIDATE)))),
        (CLEAN_UP, Do(lambda s, f: s.push(CleanUpFrame()))),
        ("next round", Do(_next)),
    )
