"""Random games of the board game, position by position."""

from collections.abc import Iterator

from agot_desktop.model.boardgame.board import Board
from agot_desktop.model.boardgame.setup import new_game
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.kernel.rng import Stream


def positions(board: Board, seed: int) -> Iterator[RealmState]:
    """Every position of a random game at an open decision; the state goes on when the next one is asked for."""
    state = new_game(board, seed)
    chance = Stream(seed, "positions")
    while (decision := state.decision) is not None:
        yield state
        state.apply(chance.pick(decision.options))
    yield state
