"""The supply shown before a march is the supply that the march leaves (SU-02)."""

import pytest

from agot_desktop import paths
from agot_desktop.model.boardgame.board import Board, load_board
from agot_desktop.model.boardgame.pieces import size
from agot_desktop.view.realm.choosing import group_of
from agot_desktop.view.realm.hand import armies_after
from tests.realm_games import positions


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board(paths.board())


def test_armies_shown_before_a_march_are_those_that_stand_after_it(board: Board) -> None:
    told = 0
    for seed in range(1, 4):
        for state in positions(board, seed):
            decision = state.decision
            if decision is None:
                continue
            seat = decision.seat
            seen = state.observe(seat)
            for choice in [c for c in decision.options if c[0] == "march"][:3]:
                origin, target = int(choice[1]), int(choice[2])
                if state.owner[target] != seat and (size(state.units[target]) or state.garrison[target]):
                    continue
                after = state.clone()
                after.apply(choice)
                if after.units[target] == state.units[target] or after.owner[target] != seat:
                    continue
                moved = sum(group_of(choice)[:3])
                assert armies_after(seen, origin, target, moved) == after.observe(seat).houses[seat].armies
                told += 1
    assert told > 50
