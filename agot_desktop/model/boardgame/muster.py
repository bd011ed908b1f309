"""Mustering: new units, Footmen made Knights, Leaders out of the reserve (section 2.5)."""

from __future__ import annotations

from agot_desktop.model.boardgame.pieces import add_units, has_company, in_pool, one, size
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.boardgame.supply import fits, limit_of, sizes_but
from agot_desktop.model.boardgame.terms import D_MUSTER, FOOTMAN, KNIGHT, NO_UNITS, RESERVE, Stack
from agot_desktop.model.kernel.decision import DONE, Choice, Decision
from agot_desktop.model.kernel.frame import Ask, Frame, frame

COSTS = {"footman": 1, "knight": 2, "upgrade": 1}


def room_for(state: RealmState, house: int, area: int, more: Stack = NO_UNITS) -> bool:
    """Whether the house's supply holds when units join those that it has in an area."""
    own = size(state.units[area]) if state.owner[area] == house else 0
    return fits(limit_of(state, house), [*sizes_but(state, house, area), own + size(more)])


def musters(state: RealmState, house: int, area: int, points: int) -> list[Choice]:
    """What the house may muster in an area with so many points: `('muster', area, what)` (MU-01, MU-02, CLF-42)."""
    found: list[Choice] = []
    if state.owner[area] != house:
        return found
    knights = in_pool(state, house, KNIGHT)
    if points >= 1:
        if in_pool(state, house, FOOTMAN) and room_for(state, house, area, one(FOOTMAN)):
            found.append(("muster", area, "footman"))
        if knights and state.units[area][FOOTMAN]:
            found.append(("muster", area, "upgrade"))
    if points >= 2 and knights and room_for(state, house, area, one(KNIGHT)):
        found.append(("muster", area, "knight"))
    if has_company(state, area, house):
        for leader, at in enumerate(state.leader_at):
            if at == RESERVE and state.leader_of[leader] == house:
                found.append(("muster", area, state.board.leader_ids[leader]))
    return found


def muster(state: RealmState, house: int, area: int, what: str) -> int:
    """Carries out one step of mustering. Gives the points that it cost."""
    state.tell("mustered", seat=house, subject=area, word=what)
    if what in state.board.leader_number:
        state.leader_at[state.board.leader_number[what]] = area
        return 0
    if what == "upgrade":
        state.units[area] = _knighted(state.units[area])
        return COSTS[what]
    add_units(state, area, house, one(KNIGHT if what == "knight" else FOOTMAN))
    return COSTS[what]


def _knighted(stack: Stack) -> Stack:
    """One standing Footman becomes a Knight (CLF-42)."""
    return (stack[0] + 1, stack[1] - 1, stack[2], stack[3], stack[4], stack[5])


def _may_muster(state: RealmState, here: MusterFrame) -> Decision | None:
    options: list[Choice] = []
    for area, points in zip(here.areas, here.points, strict=True):
        options += musters(state, here.house, area, points)
    if not options:
        return None
    return Decision(here.house, D_MUSTER, (DONE, *sorted(options)))


def _muster(state: RealmState, here: MusterFrame, choice: Choice) -> None:
    if choice == DONE:
        return
    _, area, what = choice
    assert isinstance(area, int) and isinstance(what, str)
    place = here.areas.index(area)
    spent = muster(state, here.house, area, what)
    here.points[place] -= spent
    if here.single:
        here.areas = (area,)
        here.points = [here.points[place]]
    here.goto("muster")


@frame
class MusterFrame(Frame):
    """A house musters in some areas, each with its points; `single`: in one of them only (Call the Banners)."""

    house: int
    areas: tuple[int, ...]
    points: list[int]
    single: bool = False
    pc: int = 0

    STEPS = (("muster", Ask(_may_muster, _muster)),)


def mustering_areas(state: RealmState, house: int) -> tuple[int, ...]:
    """Strongholds and cities that the house controls."""
    return tuple(
        area for area, owner in enumerate(state.owner) if owner == house and state.board.muster_points[area]
    )  # fmt: skip


def muster_everywhere(state: RealmState, house: int) -> MusterFrame:
    """The frame in which a house musters in all its strongholds and cities (MU-01)."""
    areas = mustering_areas(state, house)
    return MusterFrame(house, areas, [state.board.muster_points[area] for area in areas])
