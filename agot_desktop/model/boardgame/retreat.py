"""The retreat of the beaten: units, Leaders, supply, and Leaders who cannot get away (section 2.7, 4B)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agot_desktop.model.boardgame.casualties import set_units
from agot_desktop.model.boardgame.moving import targets
from agot_desktop.model.boardgame.pieces import add_units, has_company, mask_of, one, routed, size, without
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.boardgame.strengths import ATTACKER, effect_of, house_of, present, units_of
from agot_desktop.model.boardgame.supply import fits, limit_of, sizes_but
from agot_desktop.model.boardgame.terms import D_RETREAT, D_SUPPLY, NO_UNITS, NOBODY
from agot_desktop.model.kernel.decision import Choice, Decision

if TYPE_CHECKING:
    from agot_desktop.model.boardgame.combat import BattleFrame


def prepare(state: RealmState, here: BattleFrame) -> None:
    """Sellswords do not retreat, routed units not a second time: they are destroyed (RT-05, RT-06)."""
    loser = 1 - here.winner
    stack = units_of(state, here, loser)
    fleeing = (stack[0], stack[1], 0, 0, 0, 0)
    if fleeing != stack:
        state.tell("destroyed", seat=house_of(here, loser), subject=here.area, cards=without(stack, fleeing))
    set_units(state, here, loser, fleeing)
    here.refuge = NOBODY
    if loser == ATTACKER:
        here.refuge = here.origin


def losses(state: RealmState, here: BattleFrame, area: int) -> int:
    """How many of the fleeing units supply would destroy in an area (RT-03, CLF-34)."""
    loser = 1 - here.winner
    house, count = house_of(here, loser), size(units_of(state, here, loser))
    there = size(state.units[area]) if state.owner[area] == house else 0
    rest = sizes_but(state, house, area, here.area)
    for kept in range(count, 0, -1):
        if fits(limit_of(state, house), [*rest, there + kept]):
            return count - kept
    return count


def open_areas(state: RealmState, here: BattleFrame) -> list[int]:
    """Where a beaten defender may go: a legal target, not the attacker's area of origin, nothing of anyone else's in
    it, no neutral force (RT-02, CLF-14)."""
    house = here.defender
    return [
        area
        for area in targets(state, house, here.area)
        if area != here.origin and state.owner[area] in (NOBODY, house) and not state.neutral[area]
    ]


def refuges(state: RealmState, here: BattleFrame) -> list[int]:
    """The areas among which the retreat of a beaten defender is chosen.

    Those that cost the fewest units, and among them those that the Leaders can reach if there is one (RT-03, HL-22,
    HL-27). When no unit is left, or all would be lost everywhere, only Leaders go: to areas with a unit or Garrison of
    theirs (HL-18, HL-24, HL-26).
    """
    house = here.defender
    found = open_areas(state, here)
    count = size(state.units[here.area])
    leaders = present(state, here, 1)
    if count:
        cost = {area: losses(state, here, area) for area in found}
        least = min(cost.values(), default=count)
        if least < count:
            return [area for area in found if cost[area] == least]
    if not leaders:
        return []
    return [area for area in found if has_company(state, area, house)]


def may_retreat(state: RealmState, here: BattleFrame) -> Decision | None:
    """The loser chooses, or Maege Mormont's owner if she won (RT-02, RT-03)."""
    if here.winner == 1 or not (size(state.units[here.area]) or present(state, here, 1)):
        return None
    found = refuges(state, here)
    if not found:
        return None
    maege = effect_of(state, here, ATTACKER) == "maege"
    return Decision(
        here.attacker if maege else here.defender, D_RETREAT, tuple(("retreat", area) for area in found), here.area
    )


def retreat(state: RealmState, here: BattleFrame, choice: Choice) -> None:
    """Takes the area."""
    here.refuge = int(choice[1])


def may_drop(state: RealmState, here: BattleFrame) -> Decision | None:
    """Units that supply does not allow in the refuge are destroyed; their owner picks them (CLF-34)."""
    loser = 1 - here.winner
    stack = units_of(state, here, loser)
    if stack == NO_UNITS or not losses(state, here, here.refuge):
        return None
    kinds = [kind for kind, n in enumerate(stack) if n]
    return Decision(house_of(here, loser), D_SUPPLY, tuple(("casualty", kind) for kind in kinds), here.area)


def drop(state: RealmState, here: BattleFrame, choice: Choice) -> None:
    """One unit is destroyed."""
    loser = 1 - here.winner
    set_units(state, here, loser, without(units_of(state, here, loser), one(int(choice[1]))))
    state.tell(
        "unit_lost", seat=house_of(here, loser), subject=here.area, amount=int(choice[1]), cause="retreat"
    )  # fmt: skip
    here.goto("losses")


def no_refuge(state: RealmState, here: BattleFrame) -> None:
    """Without a legal area, or where supply would let none live, the units are destroyed (RT-04)."""
    loser = 1 - here.winner
    stack = units_of(state, here, loser)
    if stack != NO_UNITS and (here.refuge < 0 or losses(state, here, here.refuge) == size(stack)):
        state.tell("destroyed", seat=house_of(here, loser), subject=here.area, cards=stack)
        set_units(state, here, loser, NO_UNITS)


def go(state: RealmState, here: BattleFrame) -> None:
    """Units and Leaders arrive; the units are routed, Leaders never are (RT-05, HL-16). Leaders who cannot go are taken
    (HL-21)."""
    loser = 1 - here.winner
    house = house_of(here, loser)
    stack, leaders = units_of(state, here, loser), present(state, here, loser)
    set_units(state, here, loser, NO_UNITS)
    if here.refuge >= 0 and stack != NO_UNITS:
        add_units(
            state, here.refuge, house, stack if effect_of(state, here, loser) == "davos" else routed(stack)
        )  # fmt: skip
        state.tell("retreated", seat=house, subject=here.refuge, cards=stack[:3])
    if here.refuge >= 0 and has_company(state, here.refuge, house):
        for leader in leaders:
            state.leader_at[leader] = here.refuge
            state.tell("leader_retreated", seat=house, subject=leader, other=here.refuge)
        return
    here.captured |= mask_of(leaders)
    for leader in leaders:
        state.tell("captured", seat=house_of(here, here.winner), subject=leader)
