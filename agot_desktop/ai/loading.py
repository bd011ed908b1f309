"""Makes a state of the data that travelled to a computer player. Which games there are is said here alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from agot_desktop.model.kernel.game import GameState

Loader = Callable[[Any], GameState]
CARDS: Final = "cards"
REALM: Final = "realm"


class UnknownGameError(LookupError):
    """No game of this name can be loaded."""


def loader(game: str, resources: Path) -> Loader:
    """What makes a state of this game out of `to_data()`; facts are read from the program's folder `resources`.

    Raises UnknownGameError, and whatever reading the facts raises.
    """
    if game == REALM:
        return _realm_loader(resources)
    if game != CARDS:
        raise UnknownGameError(f"no game is called {game!r}")
    from agot_desktop.model.cardgame import setup  # noqa: F401  # all frames enter themselves
    from agot_desktop.model.cardgame.pool import load_pool
    from agot_desktop.model.cardgame.state import CardState

    pool = load_pool(resources / "cards")
    return lambda data: CardState.load(data, pool)


def _realm_loader(resources: Path) -> Loader:
    from agot_desktop.model.boardgame import setup  # noqa: F401  # all frames enter themselves
    from agot_desktop.model.boardgame.board import load_board
    from agot_desktop.model.boardgame.state import RealmState

    board = load_board(resources / "board")
    return lambda data: RealmState.load(data, board)
