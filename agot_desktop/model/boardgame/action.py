"""The Action phase: in each step the houses go round in turn order, one order at a time (RD-06, CLF-31).

A Leader may turn an order of his trigger kind into a march in that order's own step (LD-05).
"""

from __future__ import annotations

from agot_desktop.model.boardgame.allies import play, plays
from agot_desktop.model.boardgame.consolidate import carry_out, ways
from agot_desktop.model.boardgame.march import start_march
from agot_desktop.model.boardgame.moving import BRIDGE, HIGH_ROAD, MoveFinder, extra_ways, leading, who_leads
from agot_desktop.model.boardgame.raid import OutridersFrame, carry_out_raid, raids
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.boardgame.terms import (
    CONSOLIDATE,
    D_CARD,
    D_CONSOLIDATE,
    D_MARCH,
    D_RAID,
    MARCH,
    NOBODY,
    ORDER_KINDS,
    RAID,
)
from agot_desktop.model.kernel.decision import PASS, Choice, Decision
from agot_desktop.model.kernel.frame import Ask, Do, Frame, frame

DECISIONS = {RAID: D_RAID, MARCH: D_MARCH, CONSOLIDATE: D_CONSOLIDATE}
WAYS = {"arryn_high_road": HIGH_ROAD, "frey_bridge": BRIDGE}


def ordered_areas(state: RealmState, house: int, kind: int) -> list[int]:
    """The house's areas with an order of a kind."""
    orders, kinds = state.order, state.board.order_kind
    return [
        area
        for area, owner in enumerate(state.owner)
        if owner == house and orders[area] >= 0 and kinds[orders[area]] == kind
    ]


def led_value(state: RealmState, area: int) -> int:
    """The value of the march that a Leader makes of an order: 0, with a star +1 (LD-05)."""
    return int(state.board.order_star[state.order[area]])


def _begin(state: RealmState, here: StepFrame) -> None:
    state.phase = here.part
    state.tell("phase_begins", word=here.part, amount=state.round)
    if here.part == RAID:
        state.push(OutridersFrame(state.turn_order()))


def _next(state: RealmState, here: StepFrame) -> None:
    """The next house in turn order, after the one that has just acted, that has an order of the step's kind."""
    order = state.turn_order()
    start = order.index(here.house) + 1 if here.house >= 0 else 0
    kind = ORDER_KINDS.index(here.part)
    here.cards = 0
    for turn in range(len(order)):
        house = order[(start + turn) % len(order)]
        if ordered_areas(state, house, kind):
            here.house = house
            return
    here.goto("end")


def _may_open(state: RealmState, here: StepFrame) -> Decision | None:
    """The Bridge Toll and The High Road, just before the owner's March order, where they open a way (CLF-37)."""
    if here.part != MARCH:
        return None
    house = here.house
    found = [
        choice
        for choice in plays(state, house, *WAYS)
        if not here.cards & WAYS[str(choice[1])]
        and any(
            extra_ways(state, house, area, WAYS[str(choice[1])])
            for area in ordered_areas(state, house, ORDER_KINDS.index(MARCH))
        )
    ]
    return Decision(house, D_CARD, (PASS, *sorted(found))) if found else None


def _open(state: RealmState, here: StepFrame, choice: Choice) -> None:
    if choice != PASS:
        play(state, here.house, str(choice[1]))
        here.cards |= WAYS[str(choice[1])]
        here.goto("cards")


def _may_act(state: RealmState, here: StepFrame) -> Decision | None:
    house, board = here.house, state.board
    kind = ORDER_KINDS.index(here.part)
    options: list[Choice] = []
    areas = ordered_areas(state, house, kind)
    for area in areas:
        order = state.order[area]
        if here.part == RAID:
            options += raids(state, house, area, board.order_star[order])
        elif here.part == MARCH:
            options.append(("march", area, NOBODY, 0, 0, 0, 0))
            options += MoveFinder(state, house, area).moves(board.order_value[order], here.cards)
        leaders = leading(state, house, area, kind)
        if leaders:
            options += MoveFinder(state, house, area).led_moves(led_value(state, area), leaders)
    if here.part == CONSOLIDATE:
        options += ways(state, house)
    options.sort()
    return Decision(house, DECISIONS[here.part], tuple(options))


def _act(state: RealmState, here: StepFrame, choice: Choice) -> None:
    house = here.house
    here.goto("next")
    word = choice[0]
    if word == "raid":
        area = int(choice[1])
        carry_out_raid(state, house, choice, state.board.order_star[state.order[area]])
    elif word != "march":
        carry_out(state, house, choice)
    elif int(choice[2]) < 0:
        state.order[int(choice[1])] = NOBODY
        state.tell("lapsed", seat=house, subject=int(choice[1]))
    elif here.part == MARCH:
        value = state.board.order_value[state.order[int(choice[1])]]
        start_march(state, house, choice, value, cards=here.cards)
    else:
        leader = who_leads(state, house, choice, ORDER_KINDS.index(here.part))
        start_march(state, house, choice, led_value(state, int(choice[1])), leader)


@frame
class StepFrame(Frame):
    """One step of the Action phase. `part`: `raid`, `march` or `consolidate`; `house`: whose turn it is; `cards`: Ally
    cards that open ways for its next March order."""

    part: str
    house: int = NOBODY
    cards: int = 0
    pc: int = 0

    STEPS = (
        ("begin", Do(_begin)),
        ("next", Do(_next)),
        ("cards", Ask(_may_open, _open)),
        ("act", Ask(_may_act, _act)),
        ("end", Do(lambda s, f: None)),
    )
