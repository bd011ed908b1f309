"""Clean-up: orders off, units rally, clean-up cards, objectives, Tactics put away (RD-07)."""

from __future__ import annotations

from agot_desktop.model.boardgame.allies import play, plays
from agot_desktop.model.boardgame.muster import MusterFrame, mustering_areas, musters, room_for
from agot_desktop.model.boardgame.pieces import add_units, in_pool, one, rallied
from agot_desktop.model.boardgame.power import lose
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.boardgame.terms import (
    ALL_HOUSES,
    CLEAN_UP,
    D_CARD,
    D_TARGET,
    FOOTMAN,
    NO_UNITS,
    NOBODY,
    SELLSWORD,
)
from agot_desktop.model.boardgame.victory import take_token
from agot_desktop.model.kernel.decision import PASS, Choice, Decision
from agot_desktop.model.kernel.frame import Ask, Do, Frame, frame

BANNERS = "call_the_banners"
LEVIES = "frey_levies"
HIRED = "companies_hire"
HIRE_COSTS = 2


def _begin(state: RealmState, here: CleanUpFrame) -> None:
    state.phase = CLEAN_UP
    state.order = [NOBODY] * len(state.order)
    state.units = [rallied(stack) if stack[3] or stack[4] or stack[5] else stack for stack in state.units]
    state.blade_used = False
    here.houses = state.turn_order()
    state.tell("phase_begins", word=CLEAN_UP, amount=state.round)


def _levy_areas(state: RealmState, house: int) -> list[int]:
    """Where Frey Levies may stand: The Twins if controlled, else own areas next to it; within supply."""
    if not in_pool(state, house, FOOTMAN):
        return []
    twins = state.board.area_number["the_twins"]
    near = [twins] if state.owner[twins] == house else list(state.board.borders[twins])
    return [area for area in near if state.owner[area] == house and room_for(state, house, area, one(FOOTMAN))]


def _hire_areas(state: RealmState, house: int) -> list[int]:
    """Where a Sellsword may join: own areas with a unit; within supply."""
    if state.power[house] < HIRE_COSTS or not in_pool(state, house, SELLSWORD):
        return []
    return [
        area
        for area, owner in enumerate(state.owner)
        if owner == house and state.units[area] != NO_UNITS and room_for(state, house, area, one(SELLSWORD))
    ]


def _banner_areas(state: RealmState, house: int) -> tuple[int, ...]:
    return tuple(area for area in mustering_areas(state, house) if musters(state, house, area, 1))


def _may_use(state: RealmState, here: CleanUpFrame) -> Decision | None:
    house = here.houses[0]
    found: list[Choice] = []
    if _levy_areas(state, house):
        found += plays(state, house, LEVIES)
    if _hire_areas(state, house):
        found += plays(state, house, HIRED)
    if state.ready(house, BANNERS) and _banner_areas(state, house):
        found.append(("use", BANNERS))
    return Decision(house, D_CARD, (PASS, *sorted(found))) if found else None


def _use(state: RealmState, here: CleanUpFrame, choice: Choice) -> None:
    house = here.houses[0]
    if choice == PASS:
        here.goto("next")
    elif choice[1] == BANNERS:
        state.tactic_used |= 1 << house
        state.tell("tactic_used", seat=house, word=BANNERS)
        areas = _banner_areas(state, house)
        here.goto("cards")
        state.push(MusterFrame(house, areas, [1] * len(areas), single=True))
    else:
        here.card = str(choice[1])
        play(state, house, here.card)


def _may_place(state: RealmState, here: CleanUpFrame) -> Decision | None:
    if not here.card:
        return None
    house = here.houses[0]
    areas = _levy_areas(state, house) if here.card == LEVIES else _hire_areas(state, house)
    names = sorted(state.board.area_ids[area] for area in areas)
    return Decision(house, D_TARGET, tuple(("choose", name) for name in names))


def _place(state: RealmState, here: CleanUpFrame, choice: Choice) -> None:
    house = here.houses[0]
    area = state.board.area_number[str(choice[1])]
    if here.card == HIRED:
        lose(state, house, HIRE_COSTS, HIRED)
    add_units(state, area, house, one(FOOTMAN if here.card == LEVIES else SELLSWORD))
    state.tell(
        "mustered", seat=house, subject=area, word="footman" if here.card == LEVIES else "sellsword"
    )  # fmt: skip
    here.card = ""
    here.goto("cards")


def _next(state: RealmState, here: CleanUpFrame) -> None:
    here.card = ""
    here.houses = here.houses[1:]
    if here.houses:
        here.goto("cards")


def objective_met(state: RealmState, house: int, tactic: str) -> bool:
    """Whether the house controls what an objective asks for (TA-01, the table of section 3.2)."""
    number, owner = state.board.area_number, state.owner

    def holds(*areas: str) -> bool:
        return all(owner[number[area]] == house for area in areas)

    if tactic == "the_king_in_the_north":
        return holds("riverrun")
    if tactic == "the_lion_on_the_throne":
        return holds("kings_landing", "harrenhal")
    if tactic == "the_true_king":
        return holds("kings_landing")
    if tactic != "the_old_way":
        return False
    mainland = [
        area
        for area, who in enumerate(owner)
        if who == house and state.board.settled[area] and state.board.regions[area] != "iron_islands"
    ]
    return (holds("seagard") or holds("moat_cailin")) and len(mainland) > 1


def _objectives(state: RealmState, here: CleanUpFrame) -> None:
    """One house at a time, so that the first to reach the claim that wins has won (CL-04)."""
    if not here.checked:
        here.houses = state.turn_order()
        here.checked = True
    if here.houses:
        house, *rest = here.houses
        here.houses = tuple(rest)
        if objective_met(state, house, state.chosen(house)):
            take_token(state, house, state.chosen(house))
        here.goto("objectives")


def _put_away(state: RealmState, here: CleanUpFrame) -> None:
    """The Tactics of the round are out of the game; what lasted for the round ends."""
    state.tactic = [NOBODY] * len(ALL_HOUSES)
    state.tactic_used = state.tactic_open = 0
    state.shown = False
    state.bans = 0
    state.silenced = state.led = 0
    state.avenging = 0


@frame
class CleanUpFrame(Frame):
    """The clean-up of a round (RD-07)."""

    houses: tuple[int, ...] = ()
    card: str = ""
    checked: bool = False
    pc: int = 0

    STEPS = (
        ("begin", Do(_begin)),
        ("cards", Ask(_may_use, _use)),
        ("place", Ask(_may_place, _place)),
        ("next", Do(_next)),
        ("objectives", Do(_objectives)),
        ("put away", Do(_put_away)),
    )
