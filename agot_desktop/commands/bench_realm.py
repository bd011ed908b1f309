"""The rows of the board game: random games, decisions, clones, guesses at what is hidden, lists of options."""

from __future__ import annotations

import time
from collections.abc import Sequence

from agot_desktop.commands import bench_yardsticks as yardsticks
from agot_desktop.commands.bench_rows import (
    CHESS_GAMES,
    CHESS_LIST,
    CHESS_MOVES,
    CLONE,
    DEEP_COPY,
    BenchError,
    Row,
    timed,
)
from agot_desktop.model.boardgame.board import Board
from agot_desktop.model.boardgame.setup import VARIANT, new_game
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.kernel.rng import Stream

POSITIONS = 12
MIDDLE = 200
"""Decisions after which a game is in its middle."""


class RealmBench:
    """The rows of the board game, and the work behind them."""

    def __init__(self, board: Board, seconds: float) -> None:
        """Plays the first games: they say how many make a measurement. Raises YardstickError."""
        self.board = board
        self.seconds = seconds
        self.positions = [middle(board, seed) for seed in range(1, POSITIONS + 1)]
        self.boards = yardsticks.chess_positions(len(self.positions), 1)
        self.plain = yardsticks.PlainGame()
        decisions, seconds_taken, _ = play_games(board, range(1, 5))
        self.decisions_a_game = decisions / 4
        self.seeds = range(1, 1 + max(1, round(seconds / (seconds_taken / 4))))
        chess = yardsticks.play_chess(2, 1)
        self.chess_games = max(1, round(seconds / (chess.seconds / chess.games)))
        self.digest = 0
        self.games = Row(f"{VARIANT}: games", "games/s", CHESS_GAMES)
        self.decisions = Row(f"{VARIANT}: decisions", "decisions/s", CHESS_MOVES)
        self.clone = Row(f"{VARIANT}: clone", "us", DEEP_COPY, inverse=True)
        self.determinize = Row(f"{VARIANT}: determinize", "us", CLONE)
        self.options = Row(f"{VARIANT}: list of options", "us", CHESS_LIST)

    @property
    def rows(self) -> list[Row]:
        """The figures, in the order in which they are printed."""
        return [self.games, self.decisions, self.clone, self.determinize, self.options]

    def turn(self) -> None:
        """Measures every pair once. Raises BenchError, YardstickError."""
        chess = yardsticks.play_chess(self.chess_games, 1)
        decisions, seconds, digest = play_games(self.board, self.seeds)
        if self.digest and self.digest != digest:
            raise BenchError(f"{VARIANT}: the same seeds did not lead to the same games")
        self.digest = digest
        self.games.add(len(self.seeds) / seconds, chess.games / chess.seconds)
        self.decisions.add(decisions / seconds, chess.moves / chess.seconds)
        copied = timed(self.seconds, lambda: yardsticks.deep_copies(self.plain, 1), 1)
        cloned = timed(self.seconds, self._clone, POSITIONS)
        self.clone.add(cloned, copied)
        self.determinize.add(timed(self.seconds, self._determinize, POSITIONS), cloned)
        listed = timed(self.seconds, lambda: yardsticks.list_moves(self.boards), len(self.boards))
        self.options.add(timed(self.seconds, self._list, POSITIONS), listed)

    def _clone(self) -> None:
        for state in self.positions:
            state.clone()

    def _determinize(self) -> None:
        for number, state in enumerate(self.positions):
            decision = state.decision
            assert decision is not None
            state.determinize(decision.seat, number)

    def _list(self) -> None:
        for state in self.positions:
            state.open_decision = None
            state.run()

    def notes(self) -> list[str]:
        """What must be known beside the rates."""
        return [f"{VARIANT}: {len(self.seeds)} random games a turn, {self.decisions_a_game:.0f} decisions a game"]


def play_games(board: Board, seeds: Sequence[int]) -> tuple[int, float, int]:
    """Plays a random game for each seed: decisions, seconds, and a sum of the last states' digests."""
    made, seconds, total = 0, 0.0, 0
    for seed in seeds:
        chance = Stream(seed, "bench")
        begun = time.perf_counter()
        state = new_game(board, seed)
        while (decision := state.decision) is not None:
            state.play(chance.pick(decision.options))
            made += 1
        seconds += time.perf_counter() - begun
        total = (total * 31 + state.digest()) & (1 << 64) - 1
    return made, seconds, total


def middle(board: Board, seed: int) -> RealmState:
    """A position from the middle of a random game."""
    chance = Stream(seed, "middle")
    state = new_game(board, seed)
    for _ in range(MIDDLE):
        decision = state.decision
        assert decision is not None
        state.play(chance.pick(decision.options))
    return state
