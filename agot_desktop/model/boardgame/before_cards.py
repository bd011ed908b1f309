"""A battle up to the House cards: the last revenge, support, cards "before House cards" (CB-01 to CB-03)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from agot_desktop.model.boardgame.allies import play, plays
from agot_desktop.model.boardgame.moving import support_value
from agot_desktop.model.boardgame.pieces import in_pool, joined, one, size, without
from agot_desktop.model.boardgame.state import Battle, RealmState
from agot_desktop.model.boardgame.strengths import ATTACKER, DEFENDER, house_of, present, units_of
from agot_desktop.model.boardgame.terms import D_CARD, D_SUPPORT, NO_UNITS, NOBODY, ROUTED, SELLSWORD
from agot_desktop.model.kernel.decision import PASS, Choice, Decision

if TYPE_CHECKING:
    from agot_desktop.model.boardgame.combat import BattleFrame

GREY_WIND = "grey_wind"
TURNCLOAKS = "companies_turncloaks"
KNIGHTS_OF_THE_VALE = "arryn_knights"
HOST_OF_THE_REACH = "tyrell_host"
CARD_ADDS = 2


def begin(state: RealmState, here: BattleFrame) -> None:
    """The battle begins; a house whose Leader the other has executed avenges him now, once (HL-46, CLF-17)."""
    state.battle = Battle(here.attacker, here.defender, here.area)
    state.battling = True
    state.battles += 1
    state.tell("battle", seat=here.attacker, other=here.defender, subject=here.area)
    for side in (ATTACKER, DEFENDER):
        bit = 1 << (4 * house_of(here, side) + house_of(here, 1 - side))
        if state.avenging & bit:
            state.avenging &= ~bit
            here.avenger = side if here.avenger < 0 else 2
    near = state.board.borders[here.area]
    here.asking = tuple(
        area
        for house in state.turn_order()
        for area in near
        if state.owner[area] == house and support_value_exists(state, area)
    )


def support_value_exists(state: RealmState, area: int) -> bool:
    """Whether a Support order there may count: an unrouted unit stands with it (CLF-32)."""
    return support_value(state, area) > 0


def may_support(state: RealmState, here: BattleFrame) -> Decision | None:
    """The next Support order: for one side or for nobody; a house in the battle only for itself (CB-02, CLF-08)."""
    if not here.asking:
        return None
    area = here.asking[0]
    house = state.owner[area]
    sides = [house] if house in (here.attacker, here.defender) else sorted((here.attacker, here.defender))
    return Decision(house, D_SUPPORT, (("support", NOBODY), *[("support", side) for side in sides]), area)


def support(state: RealmState, here: BattleFrame, choice: Choice) -> None:
    """Adds the strength of the area to a side."""
    area, *rest = here.asking
    here.asking = tuple(rest)
    here.goto("support")
    chosen = int(choice[1])
    state.tell("supported", seat=state.owner[area], other=chosen, subject=area)
    if chosen >= 0:
        side = int(chosen == here.defender)
        here.support[side] += support_value(state, area)
        here.helped[side] = 1


def may_use(side: int) -> Any:
    """The cards that a side may use before House cards (CLF-16)."""

    def options(state: RealmState, here: BattleFrame) -> Decision | None:
        found = usable(state, here, side)
        return Decision(house_of(here, side), D_CARD, (PASS, *found), here.area) if found else None

    return options


def usable(state: RealmState, here: BattleFrame, side: int) -> list[Choice]:
    """Grey Wind with a Leader present, Knights of the Vale and The Host of the Reach in their lands, Turncloaks with a
    Sellsword to win over."""
    house, board = house_of(here, side), state.board
    cards = []
    near = (here.area, *board.borders[here.area])
    if any(board.regions[area] == "vale" for area in near):
        cards.append(KNIGHTS_OF_THE_VALE)
    if board.regions[here.area] in ("south", "crownlands"):
        cards.append(HOST_OF_THE_REACH)
    if may_turn(state, here, side):
        cards.append(TURNCLOAKS)
    found = sorted(plays(state, house, *cards))
    if state.ready(house, GREY_WIND) and any(board.leader_house[ld] == house for ld in present(state, here, side)):
        found.append(("use", GREY_WIND))
    return found


def may_turn(state: RealmState, here: BattleFrame, side: int) -> bool:
    """Turncloaks: the other side has a Sellsword that is not its last unit, the own pool has one left (CLF-38)."""
    theirs = units_of(state, here, 1 - side)
    if not theirs[SELLSWORD] + theirs[SELLSWORD + ROUTED] or size(theirs) < 2:
        return False
    moving = here.group if side == ATTACKER else NO_UNITS
    return in_pool(state, house_of(here, side), SELLSWORD, moving) > 0


def use(side: int) -> Any:
    """Carries such a card out; the side is asked again until it passes."""

    def apply(state: RealmState, here: BattleFrame, choice: Choice) -> None:
        if choice == PASS:
            return
        here.goto("attacker's cards before" if side == ATTACKER else "defender's cards before")
        house = house_of(here, side)
        if choice[0] == "use":
            state.tactic_used |= 1 << house
            state.tell("tactic_used", seat=house, word=GREY_WIND)
            here.swords[side] += 1
            return
        play(state, house, str(choice[1]))
        if choice[1] == TURNCLOAKS:
            turn_cloak(state, here, side)
        else:
            here.bonus[side] += CARD_ADDS

    return apply


def turn_cloak(state: RealmState, here: BattleFrame, side: int) -> None:
    """One Sellsword of the other side joins this one, a standing one first."""
    theirs = units_of(state, here, 1 - side)
    unit = one(SELLSWORD if theirs[SELLSWORD] else SELLSWORD + ROUTED)
    here.turned = True
    if side == ATTACKER:
        state.units[here.area] = without(state.units[here.area], unit)
        here.group = joined(here.group, unit)
    else:
        here.group = without(here.group, unit)
        state.units[here.area] = joined(state.units[here.area], unit)
