"""How many units the loser gives up, and the hostage taken for one of them (section 4A, CB-09)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agot_desktop.model.boardgame.pieces import one, size, without
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.boardgame.strengths import (
    ATTACKER,
    effect_of,
    forts,
    house_of,
    present,
    swords,
    units_of,
)
from agot_desktop.model.boardgame.terms import D_CASUALTY, D_HOSTAGE, NOBODY, ROUTED, SELLSWORD, Stack
from agot_desktop.model.kernel.decision import Choice, Decision

if TYPE_CHECKING:
    from agot_desktop.model.boardgame.combat import BattleFrame


def set_units(state: RealmState, here: BattleFrame, side: int, stack: Stack) -> None:
    """Replaces the units on a side, without a look at control while the battle goes on."""
    if side == ATTACKER:
        here.group = stack
    else:
        state.units[here.area] = stack


def casualty_number(state: RealmState, here: BattleFrame) -> int:
    """C: the winner's swords less the loser's fortifications, one more by Ser Ilyn, none against Eddard; no more than
    the loser has units (HL-05 to HL-07, HL-12, HL-14)."""
    loser = 1 - here.winner
    if effect_of(state, here, loser) == "eddard":
        return 0
    found = max(0, swords(state, here, here.winner) - forts(state, here, loser))
    if effect_of(state, here, here.winner) == "ilyn":
        found += 1
    return min(found, size(units_of(state, here, loser)))


def count(state: RealmState, here: BattleFrame) -> None:
    """Fixes C before the hostage is named and before the loser picks units (HL-04)."""
    here.to_die = casualty_number(state, here)
    state.tell("casualties", seat=house_of(here, 1 - here.winner), amount=here.to_die)


def may_take(state: RealmState, here: BattleFrame) -> Decision | None:
    """The winner may take one present Leader of the loser for one casualty fewer (HL-01, HL-03, HL-08, HL-10)."""
    leaders = present(state, here, 1 - here.winner)
    if not here.to_die or not leaders:
        return None
    options = (("hostage", NOBODY), *[("hostage", leader) for leader in leaders])
    return Decision(house_of(here, here.winner), D_HOSTAGE, options, here.area)


def take(state: RealmState, here: BattleFrame, choice: Choice) -> None:
    """The Leader leaves the loser's army at once (HL-11)."""
    leader = int(choice[1])
    if leader >= 0:
        here.to_die -= 1
        here.captured |= 1 << leader
        state.tell("hostage", seat=house_of(here, here.winner), subject=leader)


def may_fall(state: RealmState, here: BattleFrame) -> Decision | None:
    """The loser picks the units that die, Sellswords first (CB-09, CLF-15)."""
    if not here.to_die:
        return None
    loser = 1 - here.winner
    stack = units_of(state, here, loser)
    kinds = [kind for kind, n in enumerate(stack) if n and kind in (SELLSWORD, SELLSWORD + ROUTED)]
    kinds = kinds or [kind for kind, n in enumerate(stack) if n]
    return Decision(house_of(here, loser), D_CASUALTY, tuple(("casualty", kind) for kind in kinds), here.area)


def fall(state: RealmState, here: BattleFrame, choice: Choice) -> None:
    """One unit dies."""
    assert state.battle is not None
    loser, kind = 1 - here.winner, int(choice[1])
    set_units(state, here, loser, without(units_of(state, here, loser), one(kind)))
    here.to_die -= 1
    state.battle.casualties += 1
    state.tell("unit_lost", seat=house_of(here, loser), subject=here.area, amount=kind, cause="battle")
    here.goto("casualties")
