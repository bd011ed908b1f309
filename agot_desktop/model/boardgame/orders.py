"""Planning: secret orders and Tactics, the Raven, Change of Plans (RD-03, section 2.2, TA-01)."""

from __future__ import annotations

from agot_desktop.model.boardgame.hostages import HostageWindow
from agot_desktop.model.boardgame.pieces import prison_of
from agot_desktop.model.boardgame.power import gain
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.boardgame.terms import (
    ALL_HOUSES,
    COURT,
    D_CARD,
    D_ORDER,
    D_RAVEN,
    D_TACTIC,
    D_TARGET,
    NO_UNITS,
    NOBODY,
    PLANNING,
)
from agot_desktop.model.boardgame.victory import seats
from agot_desktop.model.kernel.decision import PASS, Choice, Decision
from agot_desktop.model.kernel.frame import Ask, Do, Frame, frame

CHANGE_OF_PLANS = "change_of_plans"


def star_limit(state: RealmState, house: int) -> int:
    """How many star orders the house may have on the board, by its place at the King's Court (OR-02)."""
    return state.board.setup.star_limits[state.tracks[COURT].index(house)]


def unused(state: RealmState, house: int, but: int = NOBODY) -> list[int]:
    """The kinds of order that the house may still place: tokens left, star limit, bans (OR-01, OR-02, OR-08, CLF-30).
    `but`: an area whose order is about to be replaced and counts as gone."""
    board = state.board
    left = list(board.order_count)
    stars = star_limit(state, house)
    for area, owner in enumerate(state.owner):
        if owner == house and area != but:
            kind = state.order[area]
            if kind >= 0:
                left[kind] -= 1
                stars -= board.order_star[kind]
    return [
        kind
        for kind, count in enumerate(left)
        if count > 0 and not state.bans >> kind & 1 and (stars > 0 or not board.order_star[kind])
    ]


def bare_areas(state: RealmState, house: int) -> list[int]:
    """The house's areas with a unit and without an order (RD-03, RD-04)."""
    return [
        area
        for area, owner in enumerate(state.owner)
        if owner == house and state.order[area] < 0 and state.units[area] != NO_UNITS
    ]


def replacements(state: RealmState, house: int) -> list[Choice]:
    """Every way to replace one of the house's orders by an unused one (RD-03)."""
    found: list[Choice] = []
    for area, owner in enumerate(state.owner):
        if owner == house and state.order[area] >= 0:
            found += [("order", area, kind) for kind in unused(state, house, area) if kind != state.order[area]]
    return found


def _begin(state: RealmState, here: PlanningFrame) -> None:
    state.phase = PLANNING
    state.shown = False
    state.tactic = [NOBODY] * len(ALL_HOUSES)
    state.tactic_used = state.tactic_open = 0
    here.houses = state.turn_order()
    state.tell("phase_begins", word=PLANNING, amount=state.round)


def _may_order(state: RealmState, here: PlanningFrame) -> Decision | None:
    house = here.houses[0]
    bare = bare_areas(state, house)
    if not bare:
        return None
    kinds = unused(state, house)
    if not kinds:
        return None
    return Decision(house, D_ORDER, tuple([("order", area, kind) for area in bare for kind in kinds]), hidden=True)


def _order(state: RealmState, here: PlanningFrame, choice: Choice) -> None:
    _, area, kind = choice
    assert isinstance(area, int) and isinstance(kind, int)
    state.order[area] = kind
    house = here.houses[0]
    state.tell("order_placed", seat=house, subject=area, amount=kind, readers=1 << house)
    here.goto("orders")


def _may_pick(state: RealmState, here: PlanningFrame) -> Decision | None:
    house = here.houses[0]
    hand = state.tactics[house]
    cards = [number for number in range(hand.bit_length()) if hand >> number & 1]
    options = (("tactic", NOBODY), *[("tactic", number) for number in cards])
    return Decision(house, D_TACTIC, options, hidden=True)


def _pick(state: RealmState, here: PlanningFrame, choice: Choice) -> None:
    house = here.houses[0]
    number = int(choice[1])
    state.tactic[house] = number
    if number >= 0:
        state.tactics[house] &= ~(1 << number)
        state.tell("tactic_chosen", seat=house, word=state.chosen(house), readers=1 << house)


def _next_house(state: RealmState, here: PlanningFrame) -> None:
    here.houses = here.houses[1:]
    if here.houses:
        here.goto("orders")


def _show(state: RealmState, here: PlanningFrame) -> None:
    """Orders and Tactics lie open; "reveal" Tactics act in turn order (RD-03)."""
    state.shown = True
    for house in state.turn_order():
        placed = tuple(
            part
            for area, owner in enumerate(state.owner)
            if owner == house and state.order[area] >= 0
            for part in (area, state.order[area])
        )
        state.tell("orders_shown", seat=house, cards=placed)
        tactic = state.chosen(house)
        if tactic:
            state.tell("tactic_shown", seat=house, word=tactic)
    for house in state.turn_order():
        tactic = state.chosen(house)
        if tactic == "crown_taxes":
            gain(state, house, (seats(state, house) + 1) // 2, tactic)
        elif tactic == "parade_the_captives":
            gain(state, house, 2 * len(prison_of(state, house)), tactic)


def _may_use_raven(state: RealmState, here: PlanningFrame) -> Decision | None:
    holder = state.tracks[COURT][0]
    found = replacements(state, holder)
    return Decision(holder, D_RAVEN, (*found, PASS)) if found else None


def _replace(state: RealmState, choice: Choice, house: int, cause: str) -> None:
    _, area, kind = choice
    assert isinstance(area, int) and isinstance(kind, int)
    state.order[area] = kind
    state.tell("order_replaced", seat=house, subject=area, amount=kind, cause=cause)


def _use_raven(state: RealmState, here: PlanningFrame, choice: Choice) -> None:
    if choice != PASS:
        _replace(state, choice, state.tracks[COURT][0], "raven")
    here.houses = state.turn_order()


def _after_raven(state: RealmState, here: PlanningFrame) -> None:
    here.houses = state.turn_order()


def _may_change(state: RealmState, here: PlanningFrame) -> Decision | None:
    house = here.houses[0]
    if state.ready(house, CHANGE_OF_PLANS) and replacements(state, house):
        return Decision(house, D_CARD, (PASS, ("use", CHANGE_OF_PLANS)))
    return None


def _change(state: RealmState, here: PlanningFrame, choice: Choice) -> None:
    if choice == PASS:
        here.goto("next plans")
    else:
        state.tactic_used |= 1 << here.houses[0]


def _new_order(state: RealmState, here: PlanningFrame) -> Decision | None:
    house = here.houses[0]
    if state.chosen(house) != CHANGE_OF_PLANS or not state.tactic_used >> house & 1:
        return None
    return Decision(house, D_TARGET, tuple(replacements(state, house)))


def _place_new(state: RealmState, here: PlanningFrame, choice: Choice) -> None:
    _replace(state, choice, here.houses[0], CHANGE_OF_PLANS)


def _next_plans(state: RealmState, here: PlanningFrame) -> None:
    here.houses = here.houses[1:]
    if here.houses:
        here.goto("change of plans")


@frame
class PlanningFrame(Frame):
    """The planning phase (RD-03). `houses`: who is still to be asked in the present step."""

    houses: tuple[int, ...] = ()
    pc: int = 0

    STEPS = (
        ("begin", Do(_begin)),
        ("orders", Ask(_may_order, _order)),
        ("tactic", Ask(_may_pick, _pick)),
        ("next house", Do(_next_house)),
        ("hostage window", Do(lambda s, f: s.push(HostageWindow()))),
        ("show", Do(_show)),
        ("raven", Ask(_may_use_raven, _use_raven)),
        ("after the raven", Do(_after_raven)),
        ("change of plans", Ask(_may_change, _change)),
        ("new order", Ask(_new_order, _place_new)),
        ("next plans", Do(_next_plans)),
    )


def has_picked(state: RealmState, house: int) -> bool:
    """Whether the house has laid its Tactics card, or none, face down in the planning phase under way."""
    for here in state.stack:
        if isinstance(here, PlanningFrame):
            return house not in here.houses
    return False
