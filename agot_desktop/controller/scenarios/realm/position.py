"""The position that a scenario of the board game begins with."""

from __future__ import annotations

import re
from collections.abc import Sequence

from agot_desktop.controller.scenarios.errors import ScenarioFileError
from agot_desktop.controller.scenarios.realm.file import AreaRow, RealmFile, SeatRow
from agot_desktop.model.boardgame.alliances import pledge_card
from agot_desktop.model.boardgame.board import DECKS, Board
from agot_desktop.model.boardgame.pieces import refresh
from agot_desktop.model.boardgame.round import RealmRoundFrame
from agot_desktop.model.boardgame.setup import place_houses, shuffle_decks
from agot_desktop.model.boardgame.state import RealmState, empty_state
from agot_desktop.model.boardgame.terms import (
    HOUSES,
    NOBODY,
    OUT,
    PLANNING,
    PRISON,
    RESERVE,
    UNITS,
    WEATHER,
    WESTEROS,
    Stack,
)
from agot_desktop.model.kernel.notation import fold


def build(found: RealmFile, board: Board) -> RealmState:
    """The state at the very beginning of the scenario's phase. Raises `ScenarioFileError` for what does not exist."""
    head = found.head
    state = empty_state(board, head.seed)
    state.round, state.weather = head.round, WEATHER.index(head.weather)
    shuffle_decks(state)
    for number, track in enumerate((head.tracks.throne, head.tracks.fiefdoms, head.tracks.court)):
        if track is not None:
            if len(set(track)) != len(HOUSES):
                raise ScenarioFileError("$.tracks", "a track names a house twice")
            state.tracks[number] = tuple(HOUSES.index(house) for house in track)
    if head.areas is None:
        place_houses(state)
    else:
        for name, area in head.areas.items():
            _area(state, name, area)
    for house, row in (head.seats or {}).items():
        _seat(state, HOUSES.index(house), row, f"$.seats.{house}")
    _rest_of_leaders(state)
    _decks(state, found)
    for number in range(len(board.areas)):
        refresh(state, number)
    state.unsettled = 0
    state.phase = head.phase
    state.shown = head.phase not in (WESTEROS, PLANNING)
    frame = RealmRoundFrame()
    frame.goto(head.phase)
    state.push(frame)
    return state


def _stack(units: Sequence[str], routed: Sequence[str]) -> Stack:
    counts = [list(units).count(kind) for kind in UNITS] + [list(routed).count(kind) for kind in UNITS]
    return (counts[0], counts[1], counts[2], counts[3], counts[4], counts[5])


def _area(state: RealmState, name: str, row: AreaRow) -> None:
    board, path = state.board, f"$.areas.{name}"
    if name not in board.area_number:
        raise ScenarioFileError(path, f"there is no area {name!r}")
    area = board.area_number[name]
    owner = NOBODY if row.owner is None else HOUSES.index(row.owner)
    state.units[area] = _stack(row.units, row.routed)
    state.garrison[area] = row.garrison
    if owner < 0 and (row.units or row.routed or row.garrison or row.leaders or row.order):
        raise ScenarioFileError(f"{path}.owner", "pieces need an owner")
    if row.neutral is not None:
        state.neutral[area] = row.neutral
    elif owner >= 0:
        state.neutral[area] = 0
    if row.power_token is not None:
        state.token[area] = HOUSES.index(row.power_token)
    elif owner >= 0 and not (row.units or row.routed or row.garrison) and board.homes_of[area] != owner:
        state.token[area] = owner
    state.owner[area] = owner
    if row.order is not None:
        if row.order not in board.order_ids:
            raise ScenarioFileError(f"{path}.order", f"there is no order {row.order!r}")
        state.order[area] = board.order_ids.index(row.order)
    for place, leader in enumerate(row.leaders):
        _put(state, leader, area, owner, f"{path}.leaders[{place}]")


def _leader(state: RealmState, name: str, path: str) -> int:
    number = state.board.leader_number.get(name)
    if number is None:
        raise ScenarioFileError(path, f"there is no Leader {name!r}")
    return number


def _put(state: RealmState, name: str, at: int, owner: int, path: str) -> None:
    leader = _leader(state, name, path)
    house = state.board.leader_house[leader]
    if state.leader_at[leader] != OUT:
        raise ScenarioFileError(path, f"{name} is in two places")
    if house >= 0 and at > PRISON and house != owner:
        raise ScenarioFileError(path, f"{name} is of another house")
    if at <= PRISON and house in (NOBODY, owner):
        raise ScenarioFileError(path, f"{name} cannot be in this prison (HL-34, HL-35)")
    state.leader_at[leader] = at
    if house < 0:
        state.leader_of[leader] = owner
    if at <= PRISON:
        state.captive_since[leader] = state.round


def _titles(found: Sequence[str], names: Sequence[str], path: str) -> int:
    """Cards as a bit mask over `names`. Raises `ScenarioFileError`."""
    folded, mask = [fold(name) for name in names], 0
    for place, title in enumerate(found):
        if fold(title) not in folded:
            raise ScenarioFileError(f"{path}[{place}]", f"there is no card {title!r} here")
        mask |= 1 << folded.index(fold(title))
    return mask


def _seat(state: RealmState, house: int, row: SeatRow, path: str) -> None:
    board = state.board
    if row.power is not None:
        state.power[house] = row.power
    if row.supply is not None:
        state.supply[house] = row.supply
    if row.claim_tokens is not None:
        state.claim_tokens[house] = row.claim_tokens
    cards = [card.name for card in board.house_cards[house * 7 : house * 7 + 7]]
    if row.hand is not None:
        state.hand[house] = _titles(row.hand, cards, f"{path}.hand")
    elif row.discarded is not None:
        state.hand[house] = 127 & ~_titles(row.discarded, cards, f"{path}.discarded")
    tactics = [card.name for card in board.tactics[house * 11 : house * 11 + 11]]
    if row.tactics is not None:
        state.tactics[house] = _titles(row.tactics, tactics, f"{path}.tactics")
    if row.tactic is not None:
        chosen = _titles((row.tactic,), tactics, f"{path}.tactic")
        state.tactic[house] = chosen.bit_length() - 1
        state.tactics[house] &= ~chosen
    for place, name in enumerate(row.prison):
        _put(state, name, PRISON - house, house, f"{path}.prison[{place}]")
    for place, name in enumerate(row.reserve):
        _put(state, name, RESERVE, house, f"{path}.reserve[{place}]")
    for deck in row.allies:
        number = board.ally_decks.index(deck)
        if state.pledge[number] >= 0 or board.deck_leader[number] < 0:
            raise ScenarioFileError(f"{path}.allies", f"{deck} cannot be the ally here")
        state.pledge[number] = house
        card = pledge_card(state, number)
        state.ally_deck[number] = tuple(n for n in state.ally_deck[number] if n != card)
        state.ally_seen[card] = 15
    for place, name in enumerate(row.leadership):
        leader = _leader(state, name, f"{path}.leadership[{place}]")
        if board.leader_house[leader] >= 0:
            continue
        if state.leader_at[leader] == OUT:
            state.leader_at[leader] = RESERVE
        state.leader_of[leader] = house
    for place, title in enumerate(row.ally_hand):
        _deal(state, house, title, f"{path}.ally_hand[{place}]")


def _deal(state: RealmState, house: int, title: str, path: str) -> None:
    for deck, cards in enumerate(state.ally_deck):
        for number in sorted(cards):
            card = state.board.ally_cards[number]
            if fold(card.name) == fold(title) and not card.pledge:
                state.ally_deck[deck] = tuple(n for n in cards if n != number)
                state.ally_hand[house] = tuple(sorted((*state.ally_hand[house], number)))
                state.ally_seen[number] |= 1 << house
                return
    raise ScenarioFileError(path, f"no Ally card {title!r} is left")


def _rest_of_leaders(state: RealmState) -> None:
    """A house Leader named nowhere is in his house's reserve."""
    for leader, at in enumerate(state.leader_at):
        if at == OUT and state.board.leader_house[leader] >= 0:
            state.leader_at[leader] = RESERVE


def _decks(state: RealmState, found: RealmFile) -> None:
    """Puts the named cards on top of their decks, the first one uppermost."""
    board = state.board
    for name, titles in found.head.decks.items():
        path = f"$.decks.{name}"
        if name in DECKS:
            deck = DECKS.index(name)
            names = {n: (board.westeros[n].facts.name, board.westeros[n].copy) for n in board.westeros_decks[deck]}
            state.westeros_deck[deck] = _on_top(state.westeros_deck[deck], titles, names, path)
        else:
            deck = board.ally_decks.index(name)
            copies: dict[int, tuple[str, int]] = {}
            for number in board.ally_deck_cards[deck]:
                title = board.ally_cards[number].name
                copies[number] = (title, 1 + sum(known[0] == title for known in copies.values()))
            state.ally_deck[deck] = _on_top(state.ally_deck[deck], titles, copies, path)


def _on_top(
    deck: tuple[int, ...], titles: Sequence[str], names: dict[int, tuple[str, int]], path: str
) -> tuple[int, ...]:
    top: list[int] = []
    for place, text in enumerate(titles):
        match = re.fullmatch(r"(.+?)(?:#([1-9]))?", text)
        assert match is not None
        title, copy = fold(match[1]), match[2] and int(match[2])
        fitting = [n for n in sorted(deck) if fold(names[n][0]) == title and copy in (None, names[n][1])]
        fitting = [n for n in fitting if n not in top]
        if not fitting:
            raise ScenarioFileError(f"{path}[{place}]", f"there is no card {text!r} in this deck")
        top.append(fitting[0])
    return (*top, *[number for number in deck if number not in top])
