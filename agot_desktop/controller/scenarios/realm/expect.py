"""Judging expectations: what is found in a state of the board game, and whether it is what the scenario says."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from agot_desktop.controller.scenarios.errors import ScenarioFileError
from agot_desktop.controller.scenarios.realm.file import IN_ORDER, Expectation
from agot_desktop.model.boardgame.pieces import leaders_in, members, prison_of
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.boardgame.terms import (
    DEAD,
    HOUSES,
    NOBODY,
    OUT,
    PRISON,
    RESERVE,
    UNITS,
    WEATHER,
)
from agot_desktop.model.boardgame.victory import claim, ranking
from agot_desktop.model.kernel.notation import fold


class Mismatch(NamedTuple):
    """Something that is not as expected: `what` was looked at, the value `expected`, the value `found`."""

    what: str
    expected: Any
    found: Any


def check_names(state: RealmState, wanted: Expectation) -> None:
    """Raises `ScenarioFileError` for a house, area or Leader that does not exist."""
    known = {"house": HOUSES, "area": state.board.area_ids, "leader": state.board.leader_ids}.get(wanted.subject)
    if known is not None and wanted.name not in known:
        raise ScenarioFileError(f"{wanted.path}.{wanted.subject}", f"there is no {wanted.subject} {wanted.name!r}")


def mismatches(state: RealmState, wanted: Expectation) -> list[Mismatch]:
    """Everything in which the state differs from one expectation."""
    label = "game" if wanted.subject == "game" else f"{wanted.subject} {wanted.name}"
    found = []
    for key, expected in wanted.wants.items():
        value = _LOOK[wanted.subject](state, wanted.name, key.removesuffix(IN_ORDER))
        if not _agree(key, expected, value):
            found.append(Mismatch(f"{label}: {key}", expected, value))
    return found


def _agree(key: str, expected: Any, found: Any) -> bool:
    if isinstance(expected, list):
        if not isinstance(found, list):
            return False
        one, other = [fold(str(v)) for v in expected], [fold(str(v)) for v in found]
        return one == other if key.endswith(IN_ORDER) else Counter(one) == Counter(other)
    return type(expected) is type(found) and bool(expected == found)


def _name(house: int) -> str | None:
    return None if house == NOBODY else HOUSES[house]


def _house(state: RealmState, name: str, key: str) -> Any:
    house, board = HOUSES.index(name), state.board
    if key in ("power", "supply", "claim_tokens"):
        return getattr(state, key)[house]
    if key == "claim":
        return claim(state, house)
    if key == "prison":
        return [board.leader_ids[leader] for leader in prison_of(state, house)]
    if key == "reserve":
        return [
            board.leader_ids[leader]
            for leader, at in enumerate(state.leader_at)
            if at == RESERVE and state.leader_of[leader] == house
        ]
    if key == "leadership":
        return [
            board.leader_ids[leader]
            for leader, of in enumerate(state.leader_of)
            if of == house and board.leader_house[leader] < 0
        ]
    if key == "alliances":
        return [board.ally_decks[deck] for deck, ally in enumerate(state.pledge) if ally == house]
    if key == "hand":
        return [board.house_cards[house * 7 + card].name for card in members(state.hand[house])]
    if key == "tactics":
        return [board.tactics[house * 11 + card].name for card in members(state.tactics[house])]
    return [board.area_ids[area] for area, owner in enumerate(state.owner) if owner == house]


def _area(state: RealmState, name: str, key: str) -> Any:
    area = state.board.area_number[name]
    stack = state.units[area]
    if key == "owner":
        return _name(state.owner[area])
    if key == "order":
        return None if state.order[area] < 0 else state.board.order_ids[state.order[area]]
    if key in ("units", "routed"):
        counts = stack[:3] if key == "units" else stack[3:]
        return [unit for unit, count in zip(UNITS, counts, strict=True) for _ in range(count)]
    if key == "leaders":
        owner = state.owner[area]
        return [] if owner < 0 else [state.board.leader_ids[leader] for leader in leaders_in(state, area, owner)]
    return state.garrison[area] if key == "garrison" else state.neutral[area]


def _leader(state: RealmState, name: str, key: str) -> Any:
    leader = state.board.leader_number[name]
    at, of = state.leader_at[leader], state.leader_of[leader]
    if key == "controller":
        return _name(of)
    if at >= 0:
        return state.board.area_ids[at]
    if at <= PRISON:
        return f"prison:{HOUSES[PRISON - at]}"
    return {RESERVE: f"reserve:{_name(of)}", DEAD: "dead", OUT: "out"}[at]


def _game(state: RealmState, _: Any, key: str) -> Any:
    battle, outcome, decision = state.battle, state.outcome_, state.decision
    if key in ("attack_total", "defense_total", "casualties"):
        return None if battle is None else getattr(battle, key)
    if key in ("throne", "fiefdoms", "court"):
        return [HOUSES[house] for house in state.tracks[("throne", "fiefdoms", "court").index(key)]]
    if key in ("phase", "round"):
        return getattr(state, key)
    if key == "winner":
        return None if outcome is None or outcome.winner is None else HOUSES[outcome.winner]
    if key == "reason":
        return None if outcome is None else outcome.reason
    values = {
        "over": outcome is not None,
        "weather": WEATHER[state.weather],
        "throne_holder": HOUSES[state.turn_order()[0]],
        "first_player": HOUSES[state.turn_order()[0]],
        "active_player": None if decision is None else HOUSES[decision.seat],
        "decision": None if decision is None else decision.kind,
        "decision_seat": None if decision is None else HOUSES[decision.seat],
        "winner_on_time": HOUSES[ranking(state)[0][0]],
    }
    return values[key]


_LOOK = {"house": _house, "area": _area, "leader": _leader, "game": _game}
