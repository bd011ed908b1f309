"""The kinds of computer players by name. A kind is loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from agot_desktop.ai.player import Budget, Player
from agot_desktop.ai.random_player import RandomPlayer
from agot_desktop.model.kernel.decision import Choice, Decision
from agot_desktop.model.kernel.game import GameState


class UnknownPlayerError(LookupError):
    """No computer player is of this kind. `kind` is what was asked for."""

    def __init__(self, kind: str) -> None:
        super().__init__(f"no computer player is called {kind!r}; there are {', '.join(KINDS)}")
        self.kind = kind


class _Heuristic:
    """Thinks as the game asks: the two games have a player each, loaded when it is first needed."""

    __slots__ = ("_players", "_seed")

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._players: dict[str, Player] = {}

    def choose(self, state: GameState, decision: Decision, budget: Budget) -> Choice:
        """See `Player`."""
        player = self._players.get(state.GAME)
        if player is None:
            player = self._players[state.GAME] = _thinker(state.GAME, self._seed)
        return player.choose(state, decision, budget)


def _thinker(game: str, seed: int) -> Player:
    if game == "realm":
        from agot_desktop.ai.realm.heuristic import RealmHeuristic

        return RealmHeuristic(seed)
    from agot_desktop.ai.heuristic import HeuristicPlayer

    return HeuristicPlayer(seed)


_FACTORIES: Final[dict[str, Callable[[int], Player]]] = {"random": RandomPlayer, "heuristic": _Heuristic}
KINDS: Final = tuple(_FACTORIES)


def make_player(kind: str, seed: int) -> Player:
    """A player of this kind with a random seed of its own. Raises UnknownPlayerError."""
    factory = _FACTORIES.get(kind)
    if factory is None:
        raise UnknownPlayerError(kind)
    return factory(seed)
