"""The kinds of computer players by name. A kind is loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from agot_desktop.ai.player import Player
from agot_desktop.ai.random_player import RandomPlayer


class UnknownPlayerError(LookupError):
    """No computer player is of this kind. `kind` is what was asked for."""

    def __init__(self, kind: str) -> None:
        super().__init__(f"no computer player is called {kind!r}; there are {', '.join(KINDS)}")
        self.kind = kind


def _heuristic(seed: int) -> Player:
    from agot_desktop.ai.heuristic import HeuristicPlayer

    return HeuristicPlayer(seed)


_FACTORIES: Final[dict[str, Callable[[int], Player]]] = {"random": RandomPlayer, "heuristic": _heuristic}
KINDS: Final = tuple(_FACTORIES)


def make_player(kind: str, seed: int) -> Player:
    """A player of this kind with a random seed of its own. Raises UnknownPlayerError."""
    factory = _FACTORIES.get(kind)
    if factory is None:
        raise UnknownPlayerError(kind)
    return factory(seed)
