"""Orders and Tactics: every area's best use is weighed, the best of all is placed first (planning phase)."""

from __future__ import annotations

from agot_desktop.ai.realm.marches import march_gain
from agot_desktop.ai.realm.worth import area_worth, captives, is_front, threat
from agot_desktop.model.boardgame.clean_up import objective_met
from agot_desktop.model.boardgame.moving import MoveFinder, leading
from agot_desktop.model.boardgame.muster import musters
from agot_desktop.model.boardgame.pieces import prison_of, strength
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.boardgame.terms import NO_UNITS, NOBODY, ORDER_KINDS
from agot_desktop.model.boardgame.victory import seats
from agot_desktop.model.kernel.decision import Choice, Decision

MARCH, DEFENSE, SUPPORT, RAID, CONSOLIDATE = (
    ORDER_KINDS.index(kind) for kind in ("march", "defense", "support", "raid", "consolidate")
)


class Planner:
    """Weighs orders for one position; what a march out of an area is worth is worked out once."""

    def __init__(self, state: RealmState, house: int) -> None:
        self.state = state
        self.house = house
        self._marches: dict[tuple[int, int], tuple[float, int]] = {}

    def best_march(self, area: int, value: int) -> tuple[float, int]:
        """What the best march out of an area gains, and where it goes (-1 nowhere)."""
        key = (area, value)
        found = self._marches.get(key)
        if found is None:
            found = (0.0, NOBODY)
            for choice in MoveFinder(self.state, self.house, area).moves(value):
                gain = march_gain(self.state, self.house, choice, value)
                if gain > found[0]:
                    found = (gain, int(choice[2]))
            self._marches[key] = found
        return found

    def order(self, area: int, kind: int) -> float:
        """What an order is worth in an area."""
        board, what = self.state.board, self.state.board.order_kind[kind]
        star, value = board.order_star[kind], board.order_value[kind]
        if what == MARCH:
            return 1.15 * self.best_march(area, value)[0] + 0.1 * value
        if what == CONSOLIDATE:
            return self._consolidate(area, star)
        if what == SUPPORT:
            return self._support(area) + (0.3 if star else 0.0)
        if what == DEFENSE:
            return self._defense(area, value)
        return self._raid(area) + (0.1 if star else 0.0)

    def _consolidate(self, area: int, star: bool) -> float:
        board = self.state.board
        safe = 0.8 if is_front(self.state, area, self.house) else 1.0
        power = 1.1 * (1 + board.power_icons[area])
        if star and board.muster_points[area]:
            options = musters(self.state, self.house, area, board.muster_points[area])
            if options:
                return safe * max(power, 2.3 * board.muster_points[area] + 0.5)
        return safe * power

    def _support(self, area: int) -> float:
        """Beside a march into battle, or beside an own area that is threatened."""
        state, best = self.state, 0.2
        power = strength(state.units[area])
        for near in state.board.borders[area]:
            if state.owner[near] == self.house:
                target = self._planned(near)
                if target >= 0 and target in state.board.borders[area]:
                    best = max(best, 1.1 * power)
                if threat(state, near, self.house):
                    best = max(best, 0.35 * power + 0.05 * area_worth(state, near, self.house))
        return best

    def _planned(self, area: int) -> int:
        """Where a March order that has been placed would go to battle."""
        order = self.state.order[area]
        if order < 0 or self.state.board.order_kind[order] != MARCH:
            return NOBODY
        to = self.best_march(area, self.state.board.order_value[order])[1]
        return to if to >= 0 and self.state.owner[to] not in (NOBODY, self.house) else NOBODY

    def _defense(self, area: int, value: int) -> float:
        danger = threat(self.state, area, self.house)
        if not danger:
            return 0.0
        close = abs(danger - strength(self.state.units[area]) - self.state.garrison[area]) <= 3
        return (0.09 if close else 0.04) * value * area_worth(self.state, area, self.house) + 0.2 * value

    def _raid(self, area: int) -> float:
        state, found = self.state, 0.1
        near = state.board.borders[area]
        found += 0.9 * any(state.owner[a] not in (NOBODY, self.house) and state.units[a] != NO_UNITS for a in near)
        leaders = leading(state, self.house, area, RAID)
        if leaders:
            gains = [
                march_gain(state, self.house, choice, 0, led=True)
                for choice in MoveFinder(state, self.house, area).led_moves(0, leaders)
            ]
            found = max(found, 1.1 * max(gains, default=0.0))
        return found


def choose_order(state: RealmState, decision: Decision) -> Choice:
    """The order that is worth the most in its area, over what else could lie there."""
    planner = Planner(state, decision.seat)
    worth: dict[Choice, float] = {o: planner.order(int(o[1]), int(o[2])) for o in decision.options}
    return max(decision.options, key=lambda option: (worth[option], option))


def choose_tactic(state: RealmState, decision: Decision) -> Choice:
    """A Tactics card that does something now, the most useful one."""
    house = decision.seat
    return max(decision.options, key=lambda option: (_tactic(state, house, int(option[1])), option))


def _tactic(state: RealmState, house: int, number: int) -> float:
    if number < 0:
        return 0.5
    tactic = state.board.tactic_id[house * 11 + number]
    if objective_met(state, house, tactic):
        return 9.0 if state.claim_tokens[house] < state.board.most_tokens else 0.0
    fixed = {
        "crown_taxes": 0.45 * seats(state, house),
        "parade_the_captives": 1.8 * len(prison_of(state, house)),
        "secure_hostages": 2.5 * len(captives(state, house)),
        "forced_march": 1.0,
        "hold_the_line": 0.8,
        "call_the_banners": 1.4,
        "change_of_plans": 0.3,
        "grey_wind": 0.9,
        "winter_roads": 1.2 if state.weather == 2 else 0.0,
        "royal_fleet": 1.2 if state.weather else 0.0,
        "lord_of_light": 0.9,
        "thralls": 0.8,
        "reavers": 0.6,
        "mountains_men": 0.6,
        "scorched_earth": 0.4,
    }
    return fixed.get(tactic, 0.0)
