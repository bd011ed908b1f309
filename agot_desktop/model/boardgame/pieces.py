"""Pieces on the board: units, Garrisons, Leaders, Power tokens, and who controls an area (MV-04, GA-02, LD-03).

A stack of units is a tuple (`terms.Stack`). The units, the Garrison and the Leaders of an area belong to the house
that controls it; the attackers of a battle stand in its frame until they move in.
"""

from __future__ import annotations

from agot_desktop.model.boardgame.state import CHANGED, RealmState
from agot_desktop.model.boardgame.terms import (
    FOOTMAN,
    KNIGHT,
    NO_UNITS,
    NOBODY,
    PRISON,
    RESERVE,
    ROUTED,
    SELLSWORD,
    Stack,
)


def size(stack: Stack) -> int:
    """How many units."""
    return stack[0] + stack[1] + stack[2] + stack[3] + stack[4] + stack[5]


def standing(stack: Stack) -> int:
    """How many units that are not routed."""
    return stack[0] + stack[1] + stack[2]


def strength(stack: Stack) -> int:
    """Their strength in battle; routed units have none (UN-01, CB-06)."""
    return 2 * stack[KNIGHT] + stack[FOOTMAN] + 2 * stack[SELLSWORD]


def joined(one: Stack, other: Stack) -> Stack:
    """Both stacks together."""
    return (
        one[0] + other[0],
        one[1] + other[1],
        one[2] + other[2],
        one[3] + other[3],
        one[4] + other[4],
        one[5] + other[5],
    )


def without(stack: Stack, gone: Stack) -> Stack:
    """The stack less some of its units."""
    return (
        stack[0] - gone[0],
        stack[1] - gone[1],
        stack[2] - gone[2],
        stack[3] - gone[3],
        stack[4] - gone[4],
        stack[5] - gone[5],
    )


def one(kind: int) -> Stack:
    """A stack of one unit; kinds 3 to 5 are the routed ones."""
    found = [0] * 6
    found[kind] = 1
    return (found[0], found[1], found[2], found[3], found[4], found[5])


def routed(stack: Stack) -> Stack:
    """The same units, all routed."""
    return (0, 0, 0, stack[0] + stack[3], stack[1] + stack[4], stack[2] + stack[5])


def rallied(stack: Stack) -> Stack:
    """The same units, all standing."""
    return (stack[0] + stack[3], stack[1] + stack[4], stack[2] + stack[5], 0, 0, 0)


def kinds(stack: Stack) -> tuple[int, int, int]:
    """How many Knights, Footmen and Sellswords, routed or not."""
    return stack[0] + stack[3], stack[1] + stack[4], stack[2] + stack[5]


# -- control -----------------------------------------------------------------------------------------------------------


def rightful(state: RealmState, area: int, house: int) -> int:
    """Who controls an area in which `house` (or nobody: -1) has what units and Garrison there are."""
    if house >= 0 and (state.units[area] != NO_UNITS or state.garrison[area]):
        return house
    if state.token[area] >= 0:
        return state.token[area]
    return state.board.homes_of[area]


def refresh(state: RealmState, area: int) -> None:
    """Control after pieces left: whoever has a Power token there or his home keeps it, else nobody (MV-04, CLF-26).
    The order of an area without units disappears (OR-07)."""
    if state.units[area] == NO_UNITS:
        state.order[area] = NOBODY
    owner = rightful(state, area, state.owner[area])
    if owner != state.owner[area]:
        state.owner[area] = owner
        state.unsettled |= CHANGED
        state.tell("control_changed", subject=area, seat=owner)


def occupy(state: RealmState, area: int, house: int) -> None:
    """The house comes to control an area that holds no units, Garrison or neutral force of anyone else: a foreign
    Power token goes to its owner's bank (MV-05)."""
    if state.token[area] not in (NOBODY, house):
        state.tell("token_removed", subject=area, seat=state.token[area])
        state.token[area] = NOBODY
    if state.owner[area] != house:
        state.owner[area] = house
        state.unsettled |= CHANGED
        state.tell("control_changed", subject=area, seat=house)


def add_units(state: RealmState, area: int, house: int, stack: Stack) -> None:
    """Puts units into an area that the house controls or may enter without a battle."""
    occupy(state, area, house)
    state.units[area] = joined(state.units[area], stack)


def remove_units(state: RealmState, area: int, stack: Stack) -> None:
    """Takes units out of an area: back to the pool, or into the frame that holds a moving army."""
    state.units[area] = without(state.units[area], stack)
    refresh(state, area)


def in_pool(state: RealmState, house: int, kind: int, extra: Stack = NO_UNITS) -> int:
    """How many pieces of a kind the house has left; `extra` are its units that stand in no area just now."""
    used = extra[kind] + extra[kind + ROUTED]
    for area, owner in enumerate(state.owner):
        if owner == house:
            stack = state.units[area]
            used += stack[kind] + stack[kind + ROUTED]
    return state.board.pool[kind] - used


# -- Leaders -----------------------------------------------------------------------------------------------------------


def leaders_in(state: RealmState, area: int, house: int) -> list[int]:
    """The Leaders of a house in an area, by number."""
    return [
        leader for leader, at in enumerate(state.leader_at) if at == area and state.leader_of[leader] == house
    ]  # fmt: skip


def mask_of(leaders: list[int]) -> int:
    """Leaders as a bit mask."""
    return sum(1 << leader for leader in leaders)


def members(mask: int) -> list[int]:
    """The numbers in a bit mask, rising."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def prison_of(state: RealmState, house: int) -> list[int]:
    """The Leaders in a house's prison, by number."""
    place = PRISON - house
    return [leader for leader, at in enumerate(state.leader_at) if at == place]


def holder_of(place: int) -> int:
    """Whose prison a Leader's place is, or -1 if it is none."""
    return PRISON - place if place <= PRISON else NOBODY


def has_company(state: RealmState, area: int, house: int) -> bool:
    """Whether a unit or Garrison of the house stands in the area (LD-03)."""
    return state.owner[area] == house and (state.units[area] != NO_UNITS or state.garrison[area] > 0)


def seek_company(state: RealmState, area: int) -> None:
    """Leaders who lost their company outside a battle go to their controller's reserve (LD-08)."""
    for leader, at in enumerate(state.leader_at):
        if at == area and not has_company(state, area, state.leader_of[leader]):
            state.leader_at[leader] = RESERVE
            state.tell("leader_to_reserve", subject=leader, seat=state.leader_of[leader])


def havens(state: RealmState, house: int) -> list[int]:
    """The areas in which a Leader of the house may be put when he comes back (HL-38)."""
    return [area for area in range(len(state.owner)) if has_company(state, area, house)]


def leader_values(state: RealmState, leader: int, leading: bool) -> tuple[int, int, int]:
    """Strength, swords and fortifications of a present Leader; march values if he leads a leader march (LD-02)."""
    if state.silenced >> leader & 1:
        return 0, 0, 0
    strength_, swords, forts = state.board.march[leader] if leading else state.board.base[leader]
    if state.maimed >> leader & 1:
        strength_ = max(0, strength_ - 1)
    return strength_, swords, forts
