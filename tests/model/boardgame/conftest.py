"""What the tests of the board game share: the board, loaded once."""

import pytest

from agot_desktop import paths
from agot_desktop.model.boardgame.board import Board, load_board


@pytest.fixture(scope="session")
def board() -> Board:
    """The board that the program ships. Never changed."""
    return load_board(paths.board())
