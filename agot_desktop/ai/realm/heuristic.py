"""A computer player of the board game: for each kind of question a rule of thumb over what things are worth."""

from __future__ import annotations

from collections.abc import Callable

from agot_desktop.ai.player import Budget
from agot_desktop.ai.realm import battle, planning, talks
from agot_desktop.ai.realm.marches import march_gain
from agot_desktop.ai.realm.worth import area_worth, army_worth, is_front, leading, threat
from agot_desktop.model.boardgame.combat import BattleFrame
from agot_desktop.model.boardgame.march import MarchFrame
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.boardgame.terms import (
    D_ANSWER,
    D_BARGAIN,
    D_BID,
    D_BLADE,
    D_CARD,
    D_CASUALTY,
    D_CONSOLIDATE,
    D_DRAW,
    D_EXECUTE,
    D_HOSTAGE,
    D_HOUSE_CARD,
    D_JUSTICE,
    D_MARCH,
    D_MUSTER,
    D_ORDER,
    D_PLACE,
    D_RAID,
    D_RAVEN,
    D_RESCUE,
    D_RETREAT,
    D_REVEAL,
    D_SUPPLY,
    D_SUPPORT,
    D_TACTIC,
    D_TARGET,
    D_TIE,
    D_TOKEN,
    D_WESTEROS,
    HOUSES,
    ORDER_KINDS,
)
from agot_desktop.model.boardgame.tracks import CLAIM_PRESSED
from agot_desktop.model.boardgame.victory import claim
from agot_desktop.model.boardgame.westeros import power_icons
from agot_desktop.model.kernel.decision import DONE, NO, PASS, YES, Choice, Decision
from agot_desktop.model.kernel.game import GameState
from agot_desktop.model.kernel.rng import Stream

BIDS = (0.35, 0.3, 0.8, 0.7)
"""What part of its Power a house bids at most for each track, and for a Claim token."""


class RealmHeuristic:
    """Fulfils `Player` for the board game."""

    __slots__ = ("_chance",)

    def __init__(self, seed: int) -> None:
        self._chance = Stream(seed, "realm heuristic")

    def choose(self, state: GameState, decision: Decision, budget: Budget) -> Choice:
        """One of the decision's options. `state` was determinized for the seat."""
        assert isinstance(state, RealmState)
        if len(decision.options) == 1:
            return decision.options[0]
        if decision.kind == D_BID:
            return self._bid(state, decision)
        return _CHOICES[decision.kind](state, decision)

    def _bid(self, state: RealmState, decision: Decision) -> Choice:
        """A part of what there is, a little less or more by chance, so that nobody can count on it."""
        power = state.power[decision.seat]
        most = int(power * BIDS[decision.source] + 0.5)
        if decision.source == CLAIM_PRESSED and claim(state, decision.seat) >= state.board.setup.claim_to_win - 1:
            most = power
        least = most // 2
        return ("bid", least + self._chance.below(most - least + 1))


def _march(state: RealmState, decision: Decision) -> Choice:
    """The best move; lapsing, or ending the order, where none is worth it."""
    house, board = decision.seat, state.board
    best: Choice = DONE if DONE in decision.options else next(o for o in decision.options if int(o[2]) < 0)
    found = 0.05
    for option in decision.options:
        if option[0] != "march" or int(option[2]) < 0:
            continue
        order = state.order[int(option[1])]
        value = board.order_value[order] if order >= 0 else state.top(MarchFrame).value
        gain = march_gain(state, house, option, value)
        if gain > found:
            best, found = option, gain
    return best


def _raid(state: RealmState, decision: Decision) -> Choice:
    """A march led by a Leader if it pays, else the raid that hurts most."""
    house, foe = decision.seat, leading(state, decision.seat)

    def worth(option: Choice) -> tuple[float, Choice]:
        if option[0] == "march":
            return (march_gain(state, house, option, 0, led=True), option)
        target = int(option[2])
        if target < 0:
            return (0.0, option)
        kind = ORDER_KINDS[state.board.order_kind[state.order[target]]]
        base = {"consolidate": 2.2, "support": 1.5, "raid": 1.0, "defense": 1.2}[kind]
        return (base + 0.5 * (state.owner[target] == foe), option)

    return max(decision.options, key=worth)


def _consolidate(state: RealmState, decision: Decision) -> Choice:
    """Units while supply and pieces allow, else Power; a march led by a Leader if it pays more."""
    house = decision.seat

    def worth(option: Choice) -> tuple[float, Choice]:
        word = option[0]
        if word == "march":
            return (march_gain(state, house, option, 0, led=True), option)
        if word == "muster":
            return (_muster_worth(state, house, option), option)
        if word == "consolidate":
            return (1.1 * (1 + state.board.power_icons[int(option[1])]), option)
        return (1.2 if len(state.ally_hand[house]) < 2 and state.power[house] >= 6 else 0.4, option)

    return max(decision.options, key=worth)


def _muster_worth(state: RealmState, house: int, option: Choice) -> float:
    area, what = int(option[1]), str(option[2])
    front = 0.4 if is_front(state, area, house) else 0.0
    return {"knight": 4.6, "footman": 3.2, "upgrade": 2.2}.get(what, 6.0) + front


def _muster(state: RealmState, decision: Decision) -> Choice:
    house = decision.seat
    options = [option for option in decision.options if option != DONE]
    return max(options, key=lambda o: (_muster_worth(state, house, o), o))


def _token(state: RealmState, decision: Decision) -> Choice:
    """A token holds what is worth it."""
    worth = area_worth(state, decision.source, decision.seat)
    return YES if worth >= 4 or state.power[decision.seat] >= 4 else NO


def _tie(state: RealmState, decision: Decision) -> Choice:
    """Oneself first, then those who are farthest from winning."""
    house = decision.seat

    def worth(option: Choice) -> tuple[bool, int]:
        other = HOUSES.index(str(option[1]))
        return (other == house, -claim(state, other))

    return max(decision.options, key=worth)


def _card(state: RealmState, decision: Decision) -> Choice:
    """Ally and Tactics cards: in battle where it is close, else when they can be used at all."""
    if state.battling and isinstance(state.stack[-1], BattleFrame) and not state.stack[-1].open:
        return battle.choose_before(state, decision)
    uses = [option for option in decision.options if option != PASS]
    for option in uses:
        if option[1] == "companies_hire" and state.power[decision.seat] < 5:
            continue
        if option[1] == "companies_jailbreak" and state.power[decision.seat] < 3:
            continue
        if option[1] == "lord_of_light" and abs(_margin(state, decision.seat)) > 1:
            continue
        return option
    return PASS


def _margin(state: RealmState, house: int) -> float:
    here = battle.fought(state)
    return battle.lead(state, here, battle.side_of(here, house))


def _target(state: RealmState, decision: Decision) -> Choice:
    """Areas by what they are worth, orders as in planning, Leaders of the strongest foe."""
    house = decision.seat
    if decision.options[0][0] == "order":
        return planning.choose_order(state, decision)

    def worth(option: Choice) -> tuple[float, str]:
        if option == PASS:
            return (0.0, "")
        name = str(option[1])
        if name in state.board.area_number:
            area = state.board.area_number[name]
            return (area_worth(state, area, house) + 0.3 * threat(state, area, house), name)
        leader = state.board.leader_number[name]
        return (sum(state.board.march[leader]) + 0.5 * claim(state, max(0, state.leader_of[leader])), name)

    return max(decision.options, key=worth)


def _place(state: RealmState, decision: Decision) -> Choice:
    """Where an army stands at the front."""

    def worth(option: Choice) -> tuple[float, str]:
        area = state.board.area_number[str(option[1])]
        near = 1.0 if is_front(state, area, decision.seat) else 0.0
        return (army_worth(state.units[area]) + near, str(option[1]))

    return max(decision.options, key=worth)


def _raven(state: RealmState, decision: Decision) -> Choice:
    """Replaces an order only where the new one is clearly better."""
    planner = planning.Planner(state, decision.seat)
    best, found = PASS, 1.0
    for option in decision.options:
        if option == PASS:
            continue
        area, kind = int(option[1]), int(option[2])
        gain = planner.order(area, kind) - planner.order(area, state.order[area])
        if gain > found:
            best, found = option, gain
    return best


def _westeros(state: RealmState, decision: Decision) -> Choice:
    """Mustering before supply; Power when there is more of it here than elsewhere; the bans that hurt others."""
    house = decision.seat
    words = {str(option[1]) for option in decision.options if option != PASS}
    if "mustering" in words:
        return ("choose", "mustering")
    if "game_of_thrones" in words:
        own = power_icons(state, house)
        return ("choose", "game_of_thrones") if own >= 2 else ("choose", "clash_of_kings")
    return ("choose", "storm_of_swords")


def _draw(state: RealmState, decision: Decision) -> Choice:
    """An ally's deck, cards of use, the area whose yield is missed least."""
    first = decision.options[0]
    if first[0] == "draw":
        return first
    name = str(first[1])
    if name in state.board.area_number:
        icons = state.board.power_icons
        return min(decision.options, key=lambda o: (icons[state.board.area_number[str(o[1])]], o))
    held = [str(option[1]) for option in decision.options]
    wanted = ("pledge", "jailbreak", "levies", "hire", "knights", "host", "gold", "wagons", "granaries")
    keep = len(state.ally_hand[decision.seat]) <= 3
    ranked = sorted(held, key=lambda card: next((n for n, w in enumerate(wanted) if w in card), len(wanted)))
    return ("choose", ranked[0] if keep else ranked[-1])


_CHOICES: dict[str, Callable[[RealmState, Decision], Choice]] = {
    D_WESTEROS: _westeros,
    D_TIE: _tie,
    D_SUPPLY: battle.choose_loss,
    D_MUSTER: _muster,
    D_ORDER: planning.choose_order,
    D_TACTIC: planning.choose_tactic,
    D_EXECUTE: talks.choose_execution,
    D_BARGAIN: talks.choose_offer,
    D_ANSWER: talks.choose_answer,
    D_RAVEN: _raven,
    D_RAID: _raid,
    D_MARCH: _march,
    D_TOKEN: _token,
    D_CONSOLIDATE: _consolidate,
    D_DRAW: _draw,
    D_SUPPORT: battle.choose_support,
    D_HOUSE_CARD: battle.choose_card,
    D_REVEAL: battle.choose_reveal,
    D_BLADE: battle.choose_blade,
    D_HOSTAGE: battle.choose_hostage,
    D_CASUALTY: battle.choose_loss,
    D_RETREAT: battle.choose_retreat,
    D_RESCUE: battle.choose_rescue,
    D_PLACE: _place,
    D_CARD: _card,
    D_TARGET: _target,
    D_JUSTICE: talks.choose_justice,
}
