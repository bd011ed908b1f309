"""The Raid step: taking orders off, pillaging, raids by cards (OR-03, MV-07, CLF-37, CLF-38)."""

from __future__ import annotations

from agot_desktop.model.boardgame.allies import play, plays
from agot_desktop.model.boardgame.pieces import standing
from agot_desktop.model.boardgame.power import gain, lose
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.boardgame.terms import D_CARD, D_RAID, D_TARGET, NOBODY, ORDER_KINDS
from agot_desktop.model.kernel.decision import PASS, Choice, Decision
from agot_desktop.model.kernel.frame import Ask, Do, Frame, frame

OUTRIDERS = "companies_outriders"
SCORCHED_EARTH = "scorched_earth"
MOUNTAINS_MEN = "mountains_men"
REAVERS = "reavers"
DEFENSE = ORDER_KINDS.index("defense")
CONSOLIDATE_KIND = ORDER_KINDS.index("consolidate")
RAIDED = frozenset(ORDER_KINDS.index(kind) for kind in ("support", "raid", "consolidate"))


def reach(state: RealmState, house: int, area: int) -> list[int]:
    """The areas that a raid from an area reaches: its borders, and with Reavers coasts of the same sea."""
    board = state.board
    found = set(board.borders[area])
    if state.ready(house, REAVERS) and board.coastal[area]:
        found.update(other for other, seas in enumerate(board.coasts) if seas & board.coasts[area])
        found.discard(area)
    return sorted(found)


def raid_targets(state: RealmState, house: int, area: int, star: bool) -> list[int]:
    """The areas whose order a raid from an area may take off (OR-03)."""
    found = []
    for near in reach(state, house, area):
        order = state.order[near]
        if order >= 0 and state.owner[near] not in (NOBODY, house):
            kind = state.board.order_kind[order]
            if kind in RAIDED or (star and kind == DEFENSE):
                found.append(near)
    return found


def raids(state: RealmState, house: int, area: int, star: bool) -> list[Choice]:
    """The choices to raid from an area, letting the order lapse included (CLF-11)."""
    return [("raid", area, NOBODY), *[("raid", area, near) for near in raid_targets(state, house, area, star)]]


def take_off(state: RealmState, house: int, area: int) -> None:
    """A raid takes an order off; from a Consolidate order it takes Power (OR-03, CLF-18)."""
    victim, order = state.owner[area], state.order[area]
    state.order[area] = NOBODY
    state.tell("raided", seat=house, other=victim, subject=area, amount=order)
    if state.board.order_kind[order] == CONSOLIDATE_KIND:
        lose(state, victim, 1, "raid")
        gain(state, house, 2 if state.chosen(house) == SCORCHED_EARTH and state.shown else 1, "raid")


def carry_out_raid(state: RealmState, house: int, choice: Choice, star: bool) -> None:
    """Uses up a Raid order; The Mountain's Men may take a second order of the same player (CLF-38)."""
    area, target = int(choice[1]), int(choice[2])
    state.order[area] = NOBODY
    if target < 0:
        state.tell("lapsed", seat=house, subject=area)
        return
    victim = state.owner[target]
    take_off(state, house, target)
    if state.ready(house, MOUNTAINS_MEN):
        state.push(SecondRaidFrame(house, area, victim, star))


def _may_take_second(state: RealmState, here: SecondRaidFrame) -> Decision | None:
    borders = state.board.borders[here.area]
    found = [
        area
        for area in raid_targets(state, here.house, here.area, here.star)
        if state.owner[area] == here.victim and area in borders
    ]
    if not found:
        return None
    names = sorted(state.board.area_ids[area] for area in found)
    return Decision(here.house, D_TARGET, (*[("choose", name) for name in names], PASS), here.area)


def _take_second(state: RealmState, here: SecondRaidFrame, choice: Choice) -> None:
    if choice != PASS:
        state.tactic_used |= 1 << here.house
        state.tell("tactic_used", seat=here.house, word=MOUNTAINS_MEN)
        take_off(state, here.house, state.board.area_number[str(choice[1])])


@frame
class SecondRaidFrame(Frame):
    """The second order of The Mountain's Men."""

    house: int
    area: int
    victim: int
    star: bool
    pc: int = 0

    STEPS = (("second", Ask(_may_take_second, _take_second)),)


def _outriders_areas(state: RealmState, house: int) -> list[int]:
    """Areas with an unrouted unit of the house and no Raid order from which something can be raided (CLF-37)."""
    found = []
    for area, owner in enumerate(state.owner):
        if owner == house and standing(state.units[area]):
            order = state.order[area]
            plain = order < 0 or ORDER_KINDS[state.board.order_kind[order]] != "raid"
            if plain and raid_targets(state, house, area, False):
                found.append(area)
    return found


def _may_ride(state: RealmState, here: OutridersFrame) -> Decision | None:
    if not here.houses:
        return None
    house = here.houses[0]
    found = plays(state, house, OUTRIDERS)
    return Decision(house, D_CARD, (PASS, *found)) if found and _outriders_areas(state, house) else None


def _ride(state: RealmState, here: OutridersFrame, choice: Choice) -> None:
    if choice != PASS:
        play(state, here.houses[0], OUTRIDERS)
        here.riding = True


def _may_raid(state: RealmState, here: OutridersFrame) -> Decision | None:
    if not here.riding:
        return None
    house = here.houses[0]
    options: list[Choice] = []
    for area in _outriders_areas(state, house):
        options += [("raid", area, near) for near in raid_targets(state, house, area, False)]
    return Decision(house, D_RAID, tuple(sorted(options)))


def _raid(state: RealmState, here: OutridersFrame, choice: Choice) -> None:
    here.riding = False
    take_off(state, here.houses[0], int(choice[2]))


def _next_rider(state: RealmState, here: OutridersFrame) -> None:
    here.houses = here.houses[1:]
    if here.houses:
        here.goto("outriders")


@frame
class OutridersFrame(Frame):
    """Outriders at the start of the Raid step, in turn order (CLF-37)."""

    houses: tuple[int, ...]
    riding: bool = False
    pc: int = 0

    STEPS = (
        ("outriders", Ask(_may_ride, _ride)),
        ("raid", Ask(_may_raid, _raid)),
        ("next", Do(_next_rider)),
    )
