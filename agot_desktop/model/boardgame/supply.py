"""Supply: how large the armies of a house may be, and what happens when they are too large (section 2.4)."""

from __future__ import annotations

from collections.abc import Iterable

from agot_desktop.model.boardgame.pieces import one, remove_units, seek_company, size
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.boardgame.terms import D_SUPPLY
from agot_desktop.model.kernel.decision import Choice, Decision
from agot_desktop.model.kernel.frame import Ask, Do, Frame, frame


def armies(state: RealmState, house: int) -> list[int]:
    """Sizes of the house's armies: areas with two or more of its units (SU-02)."""
    found = []
    for area, owner in enumerate(state.owner):
        if owner == house:
            count = size(state.units[area])
            if count > 1:
                found.append(count)
    return found


def fits(limit: tuple[int, ...], found: Iterable[int]) -> bool:
    """Whether armies of these sizes are within a limit, which goes from large to small."""
    sizes = sorted([n for n in found if n > 1], reverse=True)
    if len(sizes) > len(limit):
        return False
    for have, may in zip(sizes, limit, strict=False):
        if have > may:
            return False
    return True


def limit_of(state: RealmState, house: int) -> tuple[int, ...]:
    """The armies that the house's supply place allows."""
    return state.board.limits[state.supply[house]]


def sizes_but(state: RealmState, house: int, *areas: int) -> list[int]:
    """Sizes of the house's armies outside some areas."""
    found = []
    for area, owner in enumerate(state.owner):
        if owner == house and area not in areas:
            count = size(state.units[area])
            if count > 1:
                found.append(count)
    return found


def sound(state: RealmState, house: int) -> bool:
    """Whether the house's armies are within its supply."""
    return fits(limit_of(state, house), armies(state, house))


def icons(state: RealmState, house: int) -> int:
    """Supply icons in the areas that the house controls (SU-01)."""
    found = 0
    for area, owner in enumerate(state.owner):
        if owner == house:
            found += state.board.supply_icons[area]
    return found


def excess(limit: tuple[int, ...], found: list[int]) -> int:
    """How many units at least must go so that armies of these sizes fit; no army falls below one unit (CLF-01)."""
    sizes = sorted(found, reverse=True)
    gone = 0
    for place, have in enumerate(sizes):
        may = limit[place] if place < len(limit) else 1
        gone += max(0, have - may)
    return gone


def _too_many(state: RealmState, here: ReconcileFrame) -> Decision | None:
    """Units whose removal brings the house nearer to its limit, by kind and area."""
    if not here.houses:
        return None
    house = here.houses[0]
    limit = limit_of(state, house)
    found = {a: size(state.units[a]) for a, o in enumerate(state.owner) if o == house and size(state.units[a]) > 1}
    least = excess(limit, list(found.values()))
    if least == 0:
        return None
    options: list[Choice] = []
    for area, count in found.items():
        others = [n for a, n in found.items() if a != area]
        if excess(limit, [*others, count - 1]) < least:
            options += [("casualty", kind, area) for kind, n in enumerate(state.units[area]) if n]
    return Decision(house, D_SUPPLY, tuple(sorted(options)))


def _remove(state: RealmState, here: ReconcileFrame, choice: Choice) -> None:
    _, kind, area = choice
    assert isinstance(kind, int) and isinstance(area, int)
    remove_units(state, area, one(kind))
    state.tell("unit_lost", subject=area, seat=here.houses[0], amount=kind, cause="supply")
    seek_company(state, area)
    here.goto("remove")


def _next_house(state: RealmState, here: ReconcileFrame) -> None:
    here.houses = here.houses[1:]
    if here.houses:
        here.goto("remove")


@frame
class ReconcileFrame(Frame):
    """Houses with too many units remove as few as possible, one at a time, in turn order (SU-03, CLF-01)."""

    houses: tuple[int, ...]
    pc: int = 0

    STEPS = (("remove", Ask(_too_many, _remove)), ("next house", Do(_next_house)))


def adjust(state: RealmState, house: int, extra: int = 0) -> None:
    """Sets the supply place of a house to its icons (SU-01); `extra` icons count for this time."""
    now = min(state.board.highest_supply, icons(state, house) + extra)
    if now != state.supply[house]:
        state.tell("supply_changed", seat=house, amount=now)
    state.supply[house] = now
