"""What both sides of a battle come to: strength, swords, fortifications, each with its parts (CB-06, HL-05, HL-06)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agot_desktop.model.boardgame.pieces import leader_values, leaders_in, strength
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.boardgame.terms import ORDER_KINDS, Stack

if TYPE_CHECKING:
    from agot_desktop.model.boardgame.combat import BattleFrame

ATTACKER, DEFENDER = 0, 1
DEFENSE = ORDER_KINDS.index("defense")


def house_of(here: BattleFrame, side: int) -> int:
    """The house on a side."""
    return here.defender if side else here.attacker


def units_of(state: RealmState, here: BattleFrame, side: int) -> Stack:
    """The units on a side: the moving group, or what stands in the area."""
    return state.units[here.area] if side else here.group


def present(state: RealmState, here: BattleFrame, side: int) -> list[int]:
    """The Leaders present on a side who have not been captured in this battle."""
    return [
        leader
        for leader in leaders_in(state, here.area, house_of(here, side))
        if not here.captured >> leader & 1
    ]  # fmt: skip


def effect_of(state: RealmState, here: BattleFrame, side: int) -> str:
    """The effect of the House card that a side has played, or ''."""
    card = here.cards[side]
    return state.board.house_card_effect[house_of(here, side) * 7 + card] if card >= 0 else ""


def printed(state: RealmState, here: BattleFrame, side: int) -> tuple[int, int, int]:
    """Printed strength, swords and fortifications of a side's House card; none without one (HC-01, HC-03)."""
    card = here.cards[side]
    if card < 0:
        return 0, 0, 0
    facts = state.board.house_cards[house_of(here, side) * 7 + card]
    return facts.strength, facts.swords, facts.forts


def order_value(state: RealmState, here: BattleFrame, side: int) -> int:
    """The March value, or that of a Defense order in the area; Hold the Line adds one to it (CB-06)."""
    if side == ATTACKER:
        return here.value
    order = state.order[here.area]
    if order < 0 or state.board.order_kind[order] != DEFENSE:
        return 0
    held = state.shown and state.chosen(here.defender) == "hold_the_line"
    return state.board.order_value[order] + int(held)


def leader_sum(state: RealmState, here: BattleFrame, side: int) -> tuple[int, int, int]:
    """Strength, swords and fortifications of the present Leaders; only who leads has march values (LD-02, LD-07)."""
    total = (0, 0, 0)
    for leader in present(state, here, side):
        values = leader_values(state, leader, side == ATTACKER and leader == here.leader)
        total = (total[0] + values[0], total[1] + values[1], total[2] + values[2])
    return total


def card_strength(state: RealmState, here: BattleFrame, side: int) -> int:
    """What the House card adds: printed, its own effect, and changes in this battle."""
    effect = effect_of(state, here, side)
    found = printed(state, here, side)[0] + here.card_bonus[side]
    if effect == "catelyn" and here.helped[side]:
        found += 2
    if effect == "victarion" and state.board.coastal[here.area]:
        found += 1
    return found


def parts(state: RealmState, here: BattleFrame, side: int) -> dict[str, int]:
    """A side's strength in its parts, by name; their sum is its total (CB-06)."""
    return {
        "units": strength(units_of(state, here, side)),
        "order": order_value(state, here, side),
        "leaders": leader_sum(state, here, side)[0],
        "garrison": state.garrison[here.area] if side == DEFENDER else 0,
        "support": here.support[side],
        "card": card_strength(state, here, side),
        "blade": int(here.blade == side),
        "vengeance": int(here.avenger == side),
        "effects": here.bonus[side],
    }


def total(state: RealmState, here: BattleFrame, side: int) -> int:
    """A side's strength (CB-06)."""
    return sum(parts(state, here, side).values())


def swords(state: RealmState, here: BattleFrame, side: int) -> int:
    """A side's sword icons, from House card, Leaders and effects (HL-06)."""
    effect = effect_of(state, here, side)
    found = printed(state, here, side)[1] + leader_sum(state, here, side)[1] + here.swords[side]
    if effect == "gregor":
        found += max(0, 3 - printed(state, here, 1 - side)[0])
    if effect == "asha" and here.helped[side]:
        found += 2
    return found


def forts(state: RealmState, here: BattleFrame, side: int) -> int:
    """A side's fortification icons, from House card, Leaders and effects (HL-06)."""
    effect = effect_of(state, here, side)
    found = printed(state, here, side)[2] + leader_sum(state, here, side)[2] + here.forts[side]
    if effect == "catelyn" and here.helped[side]:
        found += 1
    if effect == "victarion" and state.board.coastal[here.area]:
        found += 1
    return found


def stronger(state: RealmState, here: BattleFrame) -> int:
    """The side that wins by the totals; a tie goes to the better place on the Fiefdoms track (CB-07)."""
    attack, defense = total(state, here, ATTACKER), total(state, here, DEFENDER)
    if attack != defense:
        return ATTACKER if attack > defense else DEFENDER
    track = state.tracks[1]
    return ATTACKER if track.index(here.attacker) < track.index(here.defender) else DEFENDER
