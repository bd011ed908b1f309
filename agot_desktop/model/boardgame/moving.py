"""Which marches are legal: ways, groups, supply, company, neutral forces (section 2.3, LD-03 to LD-05).

A move is the choice `('march', from, to, knights, footmen, sellswords, Leaders as a bit mask)`.
"""

from __future__ import annotations

from collections.abc import Iterable

from agot_desktop.model.boardgame.board import Passage
from agot_desktop.model.boardgame.pieces import leader_values, leaders_in, mask_of, members, size, standing, strength
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.boardgame.supply import fits, limit_of, sizes_but
from agot_desktop.model.boardgame.terms import NO_UNITS, NOBODY, ORDER_KINDS, Stack
from agot_desktop.model.kernel.decision import Choice

SUPPORT_KIND = ORDER_KINDS.index("support")
YOUNG_WOLF = "young_wolf"
IRON_CAPTAIN = "iron_captain"
BRIDGE = 1
HIGH_ROAD = 2
_BRIDGE_PAIRS = (("cape_of_eagles", "green_fork"), ("blue_fork", "green_fork"))
_HIGH_ROAD_PAIRS = tuple(
    (low, high) for low in ("the_trident", "green_fork", "saltpans") for high in ("the_vale", "the_eyrie")
)
MOUNTAINS = "mountains_of_the_moon"


def fords_open(state: RealmState, house: int) -> bool:
    """Winter Roads: fords are open to the house's marches and retreats."""
    return state.shown and state.chosen(house) == "winter_roads"


def seas_open(state: RealmState, house: int) -> int:
    """The Royal Fleet: 2, all sea arrows are open to the house (CLF-18); else 0."""
    return 2 if state.shown and state.chosen(house) == "royal_fleet" else 0


def extra_ways(state: RealmState, house: int, area: int, cards: int) -> list[int]:
    """Areas that Ally cards make adjacent for this march: `BRIDGE`, `HIGH_ROAD` as bits (CLF-29, CLF-37)."""
    number = state.board.area_number
    pairs: list[tuple[str, str]] = []
    if cards & BRIDGE:
        pairs += _BRIDGE_PAIRS
    if cards & HIGH_ROAD and not _held_by_another(state, number[MOUNTAINS], house):
        pairs += _HIGH_ROAD_PAIRS
    here = state.board.area_ids[area]
    return [number[other] for pair in pairs if here in pair for other in pair if other != here]


def _held_by_another(state: RealmState, area: int, house: int) -> bool:
    return state.owner[area] not in (NOBODY, house) and (
        state.units[area] != NO_UNITS or state.garrison[area] > 0
    )  # fmt: skip


def targets(state: RealmState, house: int, area: int, leader: int = NOBODY, cards: int = 0) -> list[int]:
    """The areas that a march or retreat of the house may go to from an area now (MV-01), rising. `leader`: who leads a
    leader march; `cards`: see `extra_ways`."""
    ability = state.board.leader_ability[leader] if leader >= 0 else ""
    fords = ability == YOUNG_WOLF or fords_open(state, house)
    seas = seas_open(state, house) or int(ability == IRON_CAPTAIN)
    weather = state.weather
    found = {
        way.to for way in state.board.passages[area] if _open(state, way, house, weather, fords=fords, seas=seas)
    }  # fmt: skip
    found.update(extra_ways(state, house, area, cards) if cards else ())
    return sorted(found)


def _open(state: RealmState, way: Passage, house: int, weather: int, *, fords: bool, seas: int) -> bool:
    return state.board.passable(way, house, weather, fords=fords, seas=seas)


def is_battle(state: RealmState, house: int, area: int) -> bool:
    """Whether entering means a battle with another player: his units or Garrison are there (MV-05, CB-13)."""
    return _held_by_another(state, area, house)


def neutral_force(state: RealmState, house: int, area: int) -> int:
    """The neutral force that the house has to overcome in an area; none at the seat of its ally (MV-06, AL-06)."""
    force = state.neutral[area]
    if force:
        for deck, seat in enumerate(state.board.ally_seats):
            if seat == area and state.pledge[deck] == house:
                return 0
    return force


def support_value(state: RealmState, area: int) -> int:
    """What the Support order in an area gives: its unrouted units and the star's bonus; 0 without one (CB-02)."""
    order = state.order[area]
    if order < 0 or state.board.order_kind[order] != SUPPORT_KIND or not standing(state.units[area]):
        return 0
    return strength(state.units[area]) + state.board.order_value[order]


def own_support(state: RealmState, house: int, area: int) -> int:
    """Own Support orders that border an area; against neutral forces they count without asking (CLF-10)."""
    return sum(support_value(state, near) for near in state.board.borders[area] if state.owner[near] == house)


def groups(stack: Stack) -> list[Stack]:
    """Every group of one or more standing units."""
    found: list[Stack] = [
        (knights, footmen, sellswords, 0, 0, 0)
        for knights in range(stack[0] + 1)
        for footmen in range(stack[1] + 1)
        for sellswords in range(stack[2] + 1)
    ]
    return found[1:]


def subsets(mask: int) -> list[int]:
    """Every subset of a bit mask, the empty one first."""
    found = [0]
    for member in members(mask):
        found += [part | 1 << member for part in found]
    return found


class MoveFinder:
    """Finds the moves out of one area for one order; asks supply once for each size of group and target."""

    def __init__(self, state: RealmState, house: int, area: int) -> None:
        self.state = state
        self.house = house
        self.area = area
        self.stack = state.units[area]
        self.leaders = leaders_in(state, area, house)
        self.limit = limit_of(state, house)
        self.total = size(self.stack)
        self._supply: dict[tuple[int, int], bool] = {}

    def supplied(self, to: int, count: int) -> bool:
        """Whether supply holds when so many units go there (MV-03, CLF-27)."""
        key = (to, count)
        known = self._supply.get(key)
        if known is None:
            there = size(self.state.units[to]) if self.state.owner[to] == self.house else 0
            rest = sizes_but(self.state, self.house, self.area, to)
            known = fits(self.limit, [*rest, self.total - count, there + count])
            self._supply[key] = known
        return known

    def moves(self, value: int, cards: int = 0) -> list[Choice]:
        """The moves of a March order of this value."""
        found: list[Choice] = []
        every = subsets(mask_of(self.leaders))
        for to in targets(self.state, self.house, self.area, cards=cards):
            found += self._to(to, value, every, NOBODY)
        return found

    def led_moves(self, value: int, leaders: Iterable[int]) -> list[Choice]:
        """The moves of a leader march that one of `leaders` leads (LD-05, CLF-28)."""
        found: set[Choice] = set()
        for leader in leaders:
            rest = mask_of(self.leaders) & ~(1 << leader)
            every = [part | 1 << leader for part in subsets(rest)]
            for to in targets(self.state, self.house, self.area, leader):
                found.update(self._to(to, value, every, leader))
        return sorted(found)

    def _to(self, to: int, value: int, masks: list[int], leader: int) -> list[Choice]:
        state, house = self.state, self.house
        force = neutral_force(state, house, to)
        needed = force - value - own_support(state, house, to) if force else 0
        stays = state.garrison[self.area] > 0
        all_leaders = mask_of(self.leaders)
        found: list[Choice] = []
        for group in groups(self.stack):
            count = size(group)
            if not self.supplied(to, count):
                continue
            left = stays or count < self.total
            for mask in masks:
                if not left and mask != all_leaders:
                    continue
                if force and strength(group) + self._leaders(mask, leader) < needed:
                    continue
                found.append(("march", self.area, to, group[0], group[1], group[2], mask))
        return found

    def _leaders(self, mask: int, leader: int) -> int:
        return sum(leader_values(self.state, each, each == leader)[0] for each in members(mask))


def leading(state: RealmState, house: int, area: int, kind: int) -> list[int]:
    """The Leaders who may lead a leader march out of an area whose order is of this kind (LD-05)."""
    return [
        leader
        for leader in leaders_in(state, area, house)
        if state.board.triggers[leader] == kind and not state.led >> leader & 1
    ]


def who_leads(state: RealmState, house: int, choice: Choice, kind: int) -> int:
    """Who leads the leader march of a choice: of the Leaders in the group who may, and to whom the way is open, the one
    with the most strength, then swords, then fortifications, then the first by id."""
    area, to, mask = int(choice[1]), int(choice[2]), int(choice[6])
    able = [
        leader
        for leader in leading(state, house, area, kind)
        if mask >> leader & 1 and to in targets(state, house, area, leader)
    ]
    return min(able, key=lambda leader: (*[-n for n in leader_values(state, leader, True)], leader))
