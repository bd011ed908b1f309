"""`agot-desktop bench`: how fast the games are, each figure beside a yardstick of the same run.

Yardstick and ours are measured in turn, several times; what is printed are medians, the spread (highest less lowest, as
a part of the median), and the median ratio. Where the yardstick itself moves by more than a fifth the row says "too
noisy": such a ratio proves nothing. All random games are the same in every turn, which their digests prove.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from statistics import median
from typing import Final

from agot_desktop import paths
from agot_desktop.commands import bench_yardsticks as yardsticks
from agot_desktop.commands.bench_games import (
    CappedGameError,
    Games,
    Table,
    forced_counted,
    list_options,
    middle_positions,
    pairs,
    play_games,
)
from agot_desktop.commands.bench_realm import RealmBench
from agot_desktop.commands.bench_rows import (
    CHESS_GAMES,
    CHESS_LIST,
    CHESS_MOVES,
    CLONE,
    DEEP_COPY,
    BenchError,
    Row,
    spread,
    timed,
)
from agot_desktop.commands.games import at_least_one, starter_decks
from agot_desktop.model.boardgame.board import load_board
from agot_desktop.model.cardgame.pool import Pool, load_pool
from agot_desktop.model.cardgame.setup import new_game
from agot_desktop.model.cardgame.state import CardState

VARIANTS: Final = ("hand-of-the-king", "joust")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this command's options."""
    parser.add_argument("--json", action="store_true", help="print the rows as JSON")
    parser.add_argument("--turns", type=at_least_one, default=5, help="how often each pair is measured (default: 5)")
    parser.add_argument(
        "--seconds",
        type=_seconds,
        default=0.4,
        metavar="S",
        help="how long each measurement takes, about (default: 0.4)",
    )


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no number") from None
    if not 0 < seconds <= 60:
        raise argparse.ArgumentTypeError(f"{text} is not above 0 and up to 60")
    return seconds


def run(args: argparse.Namespace) -> int:
    """Measure and print; 0 if all went well, 1 if the figures are void."""
    try:
        pool = load_pool(paths.cards())
        benches: list[Bench | RealmBench] = [Bench(pool, variant, args.seconds) for variant in VARIANTS]
        benches.append(RealmBench(load_board(paths.board()), args.seconds))
        for _ in range(args.turns):
            for bench in benches:
                bench.turn()
    except (yardsticks.YardstickError, CappedGameError, BenchError) as error:
        print(f"agot-desktop bench: {error}", file=sys.stderr)
        return 1
    rows = [row for bench in benches for row in bench.rows]
    noisy = [row for row in rows if row.noisy]
    if args.json:
        print(json.dumps([row.as_json() for row in rows], indent=1))
        for row in noisy:
            print(f"{row.name}: too noisy, {row.against} moved by {spread(row.theirs):.0%}", file=sys.stderr)
    else:
        print("\n".join([*_lines(rows), *[line for bench in benches for line in bench.notes()]]))
    return 0


class Bench:
    """The rows of one variant, and the work behind them."""

    def __init__(self, pool: Pool, variant: str, seconds: float) -> None:
        """Plays the first games: they say how many make a measurement, and what is counted beside.

        Raises CappedGameError and YardstickError.
        """
        self.variant = variant
        self.tables = pairs(pool, variant, starter_decks(2))
        self.seconds = seconds
        self.positions = middle_positions(self.tables, 1)
        self.boards = yardsticks.chess_positions(len(self.positions), 1)
        self.plain = yardsticks.PlainGame()
        self.digests: dict[int, int] = {}
        self._calibrate()
        self.decisions = Row(f"{variant}: decisions", "decisions/s", CHESS_MOVES)
        self.games = Row(f"{variant}: games", "games/s", CHESS_GAMES)
        self.slowest = Row(f"{variant}: decisions, slowest pair of decks", "decisions/s", CHESS_MOVES)
        self.clone = Row(f"{variant}: clone", "us", DEEP_COPY, inverse=True)
        self.determinize = Row(f"{variant}: determinize", "us", CLONE)
        self.options = Row(f"{variant}: list of options", "us", CHESS_LIST)
        self.new_game = Row(f"{variant}: new game", "us", CLONE)

    @property
    def rows(self) -> list[Row]:
        """The figures, in the order in which they are printed."""
        return [self.decisions, self.games, self.slowest, self.clone, self.determinize, self.options, self.new_game]

    def _calibrate(self) -> None:
        first = [play_games(table, range(1, 3)) for table in self.tables]
        average = sum([games.seconds for games in first]) / sum([games.games for games in first])
        self.seeds = range(1, 1 + max(1, round(self.seconds / average / len(self.tables))))
        chess = yardsticks.play_chess(2, 1)
        self.chess_games = max(1, round(self.seconds / (chess.seconds / chess.games)))
        with forced_counted() as forced:
            played = [play_games(table, range(1, 3)) for table in self.tables]
        self.forced_share = forced[0] / sum([games.decisions for games in played])
        self.decisions_a_game = sum([games.decisions for games in first]) / sum([games.games for games in first])

    def turn(self) -> None:
        """Measures every pair once. Raises BenchError, CappedGameError, YardstickError."""
        self._play()
        copied = timed(self.seconds, lambda: yardsticks.deep_copies(self.plain, 1), 1)
        cloned = timed(self.seconds, lambda: clone_all(self.positions), len(self.positions))
        self.clone.add(cloned, copied)
        self.determinize.add(timed(self.seconds, lambda: determinize_all(self.positions), len(self.positions)), cloned)
        listed = timed(self.seconds, lambda: yardsticks.list_moves(self.boards), len(self.boards))
        self.options.add(timed(self.seconds, lambda: list_options(self.positions), len(self.positions)), listed)
        begun = timed(self.seconds, lambda: begin_all(self.tables), len(self.tables))
        self.new_game.add(begun, timed(self.seconds, lambda: clone_all(self.positions), len(self.positions)))

    def _play(self) -> None:
        chess = yardsticks.play_chess(self.chess_games, 1)
        played = [play_games(table, self.seeds) for table in self.tables]
        for number, games in enumerate(played):
            if self.digests.setdefault(number, games.digest) != games.digest:
                raise BenchError(f"{self.variant}: the same seeds did not lead to the same games")
        seconds = sum([games.seconds for games in played])
        moves = chess.moves / chess.seconds
        self.decisions.add(sum([games.decisions for games in played]) / seconds, moves)
        self.games.add(sum([games.games for games in played]) / seconds, chess.games / chess.seconds)
        self.slowest.add(min([_rate(games) for games in played]), moves)

    def notes(self) -> list[str]:
        """What must be known beside the rates."""
        return [
            f"{self.variant}: {len(self.tables) * len(self.seeds)} games a turn, every pair of the starter decks, "
            f"none capped; {self.decisions_a_game:.0f} decisions a game; {self.forced_share:.2f} forced ones "
            "beside each, not counted"
        ]


def clone_all(states: Sequence[CardState]) -> None:
    """Clones each state."""
    for state in states:
        state.clone()


def determinize_all(states: Sequence[CardState]) -> None:
    """Makes a guess at what is hidden for the seat to decide, in each state."""
    for number, state in enumerate(states):
        decision = state.decision
        assert decision is not None
        state.determinize(decision.seat, number)


def begin_all(tables: Sequence[Table]) -> None:
    """Begins a game at each table."""
    for number, table in enumerate(tables):
        new_game(table.pool, table.variant, table.decks, number)


def _rate(games: Games) -> float:
    return games.decisions / games.seconds


def _lines(rows: Sequence[Row]) -> list[str]:
    """A table of the rows."""
    lines = [f"{'':48} {'ours':>10} {'':12} {'spread':>6}  {'yardstick':>10} {'spread':>6} {'ratio':>8}"]
    for row in rows:
        note = "  too noisy" if row.noisy else ""
        lines.append(
            f"{row.name:48} {median(row.ours):10.5g} {row.unit:12} {spread(row.ours):6.0%}  "
            f"{median(row.theirs):10.5g} {spread(row.theirs):6.0%} {row.ratio:8.4g}  {row.against}{note}"
        )
    return lines
