"""Where a Leader goes who comes back outside a battle, or joins with a new alliance (HL-38, AL-05)."""

from __future__ import annotations

from agot_desktop.model.boardgame.pieces import havens
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.boardgame.terms import D_PLACE, RESERVE
from agot_desktop.model.kernel.decision import Choice, Decision
from agot_desktop.model.kernel.frame import Ask, Frame, frame


def _havens(state: RealmState, here: PlaceFrame) -> Decision | None:
    house = state.leader_of[here.leader]
    found = havens(state, house)
    if not found:
        return None
    return Decision(house, D_PLACE, tuple(("choose", state.board.area_ids[area]) for area in found), here.leader)


def _place(state: RealmState, here: PlaceFrame, choice: Choice) -> None:
    area = state.board.area_number[str(choice[1])]
    state.leader_at[here.leader] = area
    state.tell("leader_placed", subject=here.leader, seat=state.leader_of[here.leader], other=area)


@frame
class PlaceFrame(Frame):
    """The controller puts the Leader into any area of his with a unit or Garrison of his, else into the reserve."""

    leader: int
    pc: int = 0

    STEPS = (("place", Ask(_havens, _place)),)


def come_back(state: RealmState, leader: int) -> None:
    """Frees the Leader; his house places him next (HL-38)."""
    state.leader_at[leader] = RESERVE
    state.captive_since[leader] = 0
    state.push(PlaceFrame(leader))
