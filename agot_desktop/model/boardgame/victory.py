"""Claim over Westeros and the end of the game (section 2.10)."""

from __future__ import annotations

from agot_desktop.model.boardgame.state import _LATE, CHANGED, RealmState
from agot_desktop.model.boardgame.terms import ALL_HOUSES
from agot_desktop.model.kernel.game import Outcome


def claim(state: RealmState, house: int) -> int:
    """Controlled strongholds and cities, and Claim tokens (CL-01)."""
    claims = state.board.claims
    found = state.claim_tokens[house]
    for area, owner in enumerate(state.owner):
        if owner == house:
            found += claims[area]
    return found


def strongholds(state: RealmState, house: int) -> int:
    """How many strongholds a house controls."""
    return sum(owner == house and state.board.strongholds[area] for area, owner in enumerate(state.owner))


def seats(state: RealmState, house: int) -> int:
    """How many strongholds and cities a house controls."""
    return sum(owner == house and state.board.settled[area] for area, owner in enumerate(state.owner))


def ranking(state: RealmState) -> tuple[tuple[int, ...], ...]:
    """The houses from best to last: Claim, strongholds, supply, Power, place on the Iron Throne track (CL-03)."""
    order = state.turn_order()

    def worth(house: int) -> tuple[int, ...]:
        return (
            claim(state, house),
            strongholds(state, house),
            state.supply[house],
            state.power[house],
            -order.index(house),
        )

    return tuple((house,) for house in sorted(ALL_HOUSES, key=worth, reverse=True))


def take_token(state: RealmState, house: int, cause: str) -> None:
    """The house takes a Claim token, three at most (CL-02)."""
    if state.claim_tokens[house] < state.board.most_tokens:
        state.claim_tokens[house] += 1
        state.unsettled |= CHANGED
        state.tell("claim_token", seat=house, cause=cause)


def settle(state: RealmState) -> None:
    """Ends the game for the house that has reached the claim that wins (CL-01, CL-04, CLF-43)."""
    if state.battling:
        return
    state.unsettled = 0
    needed = state.board.setup.claim_to_win
    for house in state.turn_order():
        if claim(state, house) >= needed:
            rest = tuple(group for group in ranking(state) if group != (house,))
            finish(state, "claim", ((house,), *rest))
            return


def finish(state: RealmState, reason: str, order: tuple[tuple[int, ...], ...]) -> None:
    """Ends the game."""
    state.outcome_ = Outcome(reason=reason, ranking=order)
    state.tell("game_over", seat=order[0][0], cause=reason)


def end_of_time(state: RealmState) -> None:
    """The game after the last round (CL-03)."""
    finish(state, "rounds", ranking(state))


_LATE.settle = settle
