"""The invariants of a position (section 4J and the counts of section 1); `problems` names every broken one."""

from __future__ import annotations

from collections.abc import Iterator

from agot_desktop.model.boardgame.combat import BattleFrame
from agot_desktop.model.boardgame.march import MarchFrame
from agot_desktop.model.boardgame.orders import star_limit
from agot_desktop.model.boardgame.pieces import has_company, holder_of, kinds, rightful
from agot_desktop.model.boardgame.power import bank
from agot_desktop.model.boardgame.state import _LATE, RealmState
from agot_desktop.model.boardgame.supply import ReconcileFrame, sound
from agot_desktop.model.boardgame.terms import ALL_HOUSES, DEAD, HOUSES, NO_UNITS, NOBODY, OUT, RESERVE, Stack


def problems(state: RealmState) -> list[str]:
    """Every broken invariant in words; empty when the position is sound."""
    found: list[str] = []
    for part in (_areas, _pieces, _leaders, _orders, _power, _cards, _tracks):
        found += part(state)
    return found


def _moving(state: RealmState) -> Iterator[tuple[int, Stack]]:
    """Units that stand in a frame just now."""
    for frame in state.stack:
        if isinstance(frame, MarchFrame) and frame.away:
            yield frame.house, frame.group
        elif isinstance(frame, BattleFrame):
            yield frame.attacker, frame.group


def _areas(state: RealmState) -> Iterator[str]:
    leaving = {f.origin for f in state.stack if isinstance(f, MarchFrame) and f.away}
    fought = {f.area for f in state.stack if isinstance(f, BattleFrame)}
    for area, owner in enumerate(state.owner):
        name = state.board.area_ids[area]
        if any(n < 0 for n in state.units[area]) or state.garrison[area] < 0 or state.neutral[area] < 0:
            yield f"{name}: a number of pieces is below zero"
        if (state.units[area] != NO_UNITS or state.garrison[area]) and owner == NOBODY:
            yield f"{name}: pieces of nobody"
        if state.neutral[area] and owner != NOBODY:
            yield f"{name}: controlled, but its neutral force stands"
        if area not in leaving | fought and rightful(state, area, owner) != owner:
            yield f"{name}: controlled by {owner}, not by {rightful(state, area, owner)}"
        if state.token[area] not in (NOBODY, owner) and area not in fought:
            yield f"{name}: a Power token of another house"


def _pieces(state: RealmState) -> Iterator[str]:
    for house in ALL_HOUSES:
        used = [0, 0, 0]
        stacks = [state.units[a] for a, o in enumerate(state.owner) if o == house]
        stacks += [stack for mover, stack in _moving(state) if mover == house]
        for stack in stacks:
            for kind, n in enumerate(kinds(stack)):
                used[kind] += n
        for kind, n in enumerate(used):
            if n > state.board.pool[kind]:
                yield f"{HOUSES[house]}: {n} units of kind {kind}"
        if state.round > 1 or state.phase != "planning":
            busy = any(isinstance(f, MarchFrame | BattleFrame | ReconcileFrame) for f in state.stack)
            if not busy and not sound(state, house) and state.phase not in ("westeros",):
                yield f"{HOUSES[house]}: armies beyond supply {state.supply[house]}"


def _leaders(state: RealmState) -> Iterator[str]:
    moving = any(isinstance(f, MarchFrame | BattleFrame) for f in state.stack)
    for leader, at in enumerate(state.leader_at):
        name, house, owner = state.board.leader_ids[leader], state.board.leader_house[leader], state.leader_of[leader]
        holder = holder_of(at)
        if holder >= 0 and (house < 0 or holder == house or holder not in ALL_HOUSES):
            yield f"{name}: in the prison of {holder}"
        if house >= 0 and owner != house:
            yield f"{name}: controlled by {owner}"
        if house < 0 and (at == OUT) != (owner == NOBODY):
            yield f"{name}: out of play and controlled, or neither"
        if holder < 0 and at not in (RESERVE, DEAD, OUT) and not 0 <= at < len(state.owner):
            yield f"{name}: nowhere"
        if at >= 0 and not moving and not has_company(state, at, owner):
            yield f"{name}: alone in {state.board.area_ids[at]}"
        if (holder >= 0) != (state.captive_since[leader] > 0):
            yield f"{name}: captive since round {state.captive_since[leader]}"


def _orders(state: RealmState) -> Iterator[str]:
    for house in ALL_HOUSES:
        placed = [state.order[a] for a, o in enumerate(state.owner) if o == house and state.order[a] >= 0]
        for kind, count in enumerate(state.board.order_count):
            if placed.count(kind) > count:
                yield f"{HOUSES[house]}: {placed.count(kind)} orders {state.board.order_ids[kind]}"
        if sum(state.board.order_star[kind] for kind in placed) > star_limit(state, house):
            yield f"{HOUSES[house]}: too many star orders"
    fought = {f.area for f in state.stack if isinstance(f, BattleFrame)}
    for area, order in enumerate(state.order):
        if order >= 0 and state.units[area] == NO_UNITS and area not in fought:
            yield f"{state.board.area_ids[area]}: an order without a unit"


def _power(state: RealmState) -> Iterator[str]:
    for house in ALL_HOUSES:
        if state.power[house] < 0 or bank(state, house) < 0:
            yield f"{HOUSES[house]}: {state.power[house]} Power, {bank(state, house)} in the bank"
        if not 0 <= state.claim_tokens[house] <= state.board.most_tokens:
            yield f"{HOUSES[house]}: {state.claim_tokens[house]} Claim tokens"
        if not 0 <= state.supply[house] <= state.board.highest_supply:
            yield f"{HOUSES[house]}: supply {state.supply[house]}"


def _cards(state: RealmState) -> Iterator[str]:
    in_hands = [number for hand in state.ally_hand for number in hand]
    for deck, ally in enumerate(state.pledge):
        own = list(state.board.ally_deck_cards[deck])
        seen = [frame_card for frame in state.stack for frame_card in getattr(frame, "seen", ()) or ()]
        there = [*state.ally_deck[deck], *state.ally_discard[deck], *in_hands, *seen]
        there = [n for n in there if n in own]
        if ally >= 0:
            there += [n for n in own if state.board.ally_cards[n].pledge]
        if sorted(there) != own:
            yield f"deck {state.board.ally_decks[deck]}: its cards are {sorted(there)}"
    for deck, cards in enumerate(state.westeros_deck):
        if len(set(cards)) != len(cards) or not set(cards) <= set(state.board.westeros_decks[deck]):
            yield f"Westeros deck {deck}: its cards are {cards}"
    for house in ALL_HOUSES:
        number = state.tactic[house]
        if number >= 0 and state.tactics[house] >> number & 1:
            yield f"{HOUSES[house]}: its Tactics card is in hand and chosen"


def _tracks(state: RealmState) -> Iterator[str]:
    for number, track in enumerate(state.tracks):
        if sorted(track) != list(ALL_HOUSES):
            yield f"track {number}: {track}"


_LATE.problems = problems
