"""What a march is worth: the area that is won, the one that is left bare, the battle on the way."""

from __future__ import annotations

from agot_desktop.ai.realm.odds import chance_to_win
from agot_desktop.ai.realm.worth import area_worth, army_worth, leader_worth, threat
from agot_desktop.model.boardgame.moving import is_battle, neutral_force
from agot_desktop.model.boardgame.pieces import leader_values, members, size, strength, without
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.boardgame.terms import NO_UNITS, Stack
from agot_desktop.model.kernel.decision import Choice


def group_of(choice: Choice) -> Stack:
    """The units of a `march` choice."""
    return (int(choice[3]), int(choice[4]), int(choice[5]), 0, 0, 0)


def march_gain(state: RealmState, house: int, choice: Choice, value: int, led: bool = False) -> float:
    """What a `march` choice wins or loses for the house, in points (`worth`)."""
    area, to, mask = int(choice[1]), int(choice[2]), int(choice[6])
    if to < 0:
        return 0.0
    group = group_of(choice)
    left = without(state.units[area], group)
    gain = -_given_up(state, house, area, left)
    if is_battle(state, house, to):
        attack = strength(group) + value
        attack += sum(leader_values(state, leader, led)[0] for leader in members(mask))
        chance = chance_to_win(state, house, to, float(attack))
        prize = area_worth(state, to, house) + 0.6 * army_worth(state.units[to])
        prize += 1.5 * sum(at == to and state.leader_of[ld] != house for ld, at in enumerate(state.leader_at))
        risk = 0.55 * army_worth(group) + sum(leader_worth(state, leader) for leader in members(mask))
        return gain + chance * prize - (1 - chance) * (risk + 1.5)
    if state.owner[to] == house:
        return gain + _moved_up(state, house, area, to, group)
    gain += area_worth(state, to, house)
    if neutral_force(state, house, to):
        gain += 1.0
    exposed = threat(state, to, house) - strength(group)
    return gain - 0.2 * max(0.0, exposed) - 0.05 * size(group)


def _given_up(state: RealmState, house: int, area: int, left: Stack) -> float:
    """What leaving an area costs: all of it if it is lost, some if it is left weak."""
    worth = area_worth(state, area, house)
    danger = threat(state, area, house)
    if left == NO_UNITS and not state.garrison[area]:
        kept = state.board.homes_of[area] == house or state.token[area] == house or state.power[house] > 0
        return (0.15 + 0.1 * min(danger, 4.0)) * worth if kept else 0.8 * worth
    return 0.05 * worth * max(0.0, danger - strength(left) - state.garrison[area])


def _moved_up(state: RealmState, house: int, area: int, to: int, group: Stack) -> float:
    """Joining an own area: good where it is threatened or borders what can be won, else a little for the front."""
    need = threat(state, to, house) - strength(state.units[to]) - state.garrison[to]
    here = threat(state, area, house)
    front = sum(state.owner[near] != house for near in state.board.borders[to])
    behind = sum(state.owner[near] != house for near in state.board.borders[area])
    return 0.25 * min(max(need, 0.0), strength(group)) * (here == 0) + 0.25 * (front - behind)
