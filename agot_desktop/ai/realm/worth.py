"""What areas, Leaders and Power are worth to a house, in points: one stronghold is about ten."""

from __future__ import annotations

from agot_desktop.model.boardgame.pieces import members, prison_of, size, strength
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.boardgame.terms import ALL_HOUSES, NO_UNITS, PRISON, Stack
from agot_desktop.model.boardgame.victory import claim

SEAT = 10.0
SUPPLY_ICON = 1.6
POWER_ICON = 1.4
STEP_TO_VICTORY = 60.0
"""Added for the seat that makes the eighth claim."""
HOLDERS_VALUE = 2.5
"""What a captive is worth to his holder, in Power."""
OWN_VALUE = 4.0
"""What an own Leader in a prison is worth to his house, in Power."""


def area_worth(state: RealmState, area: int, house: int) -> float:
    """What controlling an area is worth to a house; more where it takes a seat away from somebody close to winning."""
    board = state.board
    found = SEAT * board.claims[area] + SUPPLY_ICON * board.supply_icons[area] + POWER_ICON * board.power_icons[area]
    if board.claims[area]:
        needed = board.setup.claim_to_win
        if claim(state, house) + 1 >= needed and state.owner[area] != house:
            found += STEP_TO_VICTORY
        owner = state.owner[area]
        if owner not in (-1, house) and claim(state, owner) >= needed - 2:
            found += SEAT
    return found + 0.5


def army_worth(stack: Stack) -> float:
    """What units are worth; routed ones half."""
    knights, footmen, sellswords, r_knights, r_footmen, r_sellswords = stack
    return 2.4 * knights + 1.4 * footmen + 1.8 * sellswords + 1.2 * (r_knights + r_sellswords) + 0.7 * r_footmen


def leader_worth(state: RealmState, leader: int) -> float:
    """What a Leader in the field is worth."""
    base, march = state.board.base[leader], state.board.march[leader]
    return 1.5 + base[0] + 0.5 * sum(march)


def neighbours(state: RealmState, area: int) -> tuple[int, ...]:
    """Areas from which a march could come over land."""
    return state.board.borders[area]


def threat(state: RealmState, area: int, house: int) -> float:
    """The strongest army of one other house beside an area."""
    worst = 0.0
    for near in neighbours(state, area):
        owner = state.owner[near]
        if owner not in (-1, house) and state.units[near] != NO_UNITS:
            worst = max(worst, float(strength(state.units[near])))
    return worst


def is_front(state: RealmState, area: int, house: int) -> bool:
    """Whether another house's units stand beside the area."""
    return threat(state, area, house) > 0


def defence(state: RealmState, area: int) -> float:
    """What an area has against an attack, House cards aside."""
    held = strength(state.units[area]) + state.garrison[area]
    owner = state.owner[area]
    held += sum(
        state.board.base[leader][0]
        for leader, at in enumerate(state.leader_at)
        if at == area and state.leader_of[leader] == owner
    )
    return float(held)


def leading(state: RealmState, house: int) -> int:
    """The other house that is closest to winning."""
    others = [other for other in ALL_HOUSES if other != house]
    return max(others, key=lambda other: (claim(state, other), state.power[other], -other))


def captives(state: RealmState, house: int) -> list[int]:
    """The house's Leaders in other prisons."""
    return [leader for leader, at in enumerate(state.leader_at) if at <= PRISON and state.leader_of[leader] == house]


def captive_worth(state: RealmState, leader: int, house: int) -> float:
    """What a hostage is worth to a house, in Power: to his own more than to a holder, to a third one little."""
    if state.leader_of[leader] == house:
        return OWN_VALUE + sum(state.board.march[leader]) - 2
    if leader in prison_of(state, house):
        return HOLDERS_VALUE
    return HOLDERS_VALUE - 1.0


def mask_worth(state: RealmState, mask: int, house: int) -> float:
    """What several hostages are worth to a house, in Power."""
    return sum(captive_worth(state, leader, house) for leader in members(mask))


def crowded(state: RealmState, area: int) -> int:
    """How many units stand in an area."""
    return size(state.units[area])
