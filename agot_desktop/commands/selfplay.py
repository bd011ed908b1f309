"""`agot-desktop selfplay`: computer players against each other, game after game, seats and decks swapped.

Game number k has the seed `--seed` + k. The seed also says who sits where and with which deck, so that one game is
played again by `--seed N --games 1`, and any four games in a row of two players are fair.
"""

import argparse
import json
import sys
import time
import traceback
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from agot_desktop import paths
from agot_desktop.ai.player import Budget, Player
from agot_desktop.ai.players import KINDS, make_player
from agot_desktop.commands.checking import State, check_position, play_checked
from agot_desktop.commands.games import REALM, add_game_options, at_least_one, rotated, seats_of, starter_decks
from agot_desktop.model.boardgame.board import Board, load_board
from agot_desktop.model.boardgame.setup import new_game as new_realm
from agot_desktop.model.boardgame.terms import HOUSES
from agot_desktop.model.cardgame.deck_rules import Deck
from agot_desktop.model.cardgame.pool import Pool, load_pool
from agot_desktop.model.cardgame.setup import SetupError, new_game
from agot_desktop.model.cardgame.state import LETTERS
from agot_desktop.model.kernel.rng import Stream

SEES_NOTHING = frozenset({"random"})
"""Players that look at nothing: they need no state of their own."""
DEFAULT_CAP = 5000


@dataclass(frozen=True, slots=True)
class Match:
    """What is played: `players` are kinds of players, `decks` one for each (none on the board), `cap` is the most
    decisions of a game; `pool` or, for the board game, `board` has the facts."""

    pool: Pool | None
    variant: str
    players: tuple[str, ...]
    decks: tuple[Deck, ...]
    check: bool = False
    cap: int = DEFAULT_CAP
    board: Board | None = None

    def begin(self, seed: int) -> State:
        """A new game. Raises SetupError."""
        if self.board is not None:
            return new_realm(self.board, seed)
        assert self.pool is not None
        return new_game(self.pool, self.variant, seated_decks(self, seed), seed)


@dataclass(slots=True)
class Game:
    """How one game went: seats by kind of player, the winner's seat (None: nobody), rounds, decisions."""

    seed: int
    kinds: tuple[str, ...]
    winner: int | None = None
    rounds: int = 0
    decisions: int = 0
    capped: bool = False


@dataclass(slots=True)
class Tally:
    """The sum of the games so far."""

    seats: int
    kinds: tuple[str, ...]
    games: int = 0
    finished: int = 0
    capped: int = 0
    failed: int = 0
    rounds: int = 0
    decisions: int = 0
    wins_by_seat: list[int] = field(default_factory=list)
    wins_by_player: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.wins_by_seat = [0] * self.seats

    def add(self, game: Game) -> None:
        """Counts a game that was played to its end or to the cap."""
        self.games += 1
        if game.capped:
            self.capped += 1
            return
        self.finished += 1
        self.rounds += game.rounds
        self.decisions += game.decisions
        if game.winner is not None:
            self.wins_by_seat[game.winner] += 1
            self.wins_by_player[game.kinds[game.winner]] += 1

    def as_json(self, seconds: float) -> dict[str, Any]:
        """The figures under their names; means are of the finished games."""
        finished = max(1, self.finished)
        return {
            "games": self.games,
            "finished": self.finished,
            "capped": self.capped,
            "failed": self.failed,
            "wins_by_seat": self.wins_by_seat,
            "wins_by_player": {kind: self.wins_by_player[kind] for kind in dict.fromkeys(self.kinds)},
            "rounds_mean": round(self.rounds / finished, 2),
            "decisions_mean": round(self.decisions / finished, 2),
            "seconds": round(seconds, 3),
        }


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this command's options."""
    add_game_options(parser)
    parser.add_argument(
        "--seats",
        type=_kinds,
        default=("heuristic", "random"),
        metavar="KIND,KIND",
        help=f"who plays: {', '.join(KINDS)} (default: heuristic,random)",
    )
    parser.add_argument("--games", type=at_least_one, default=50, help="how many games (default: 50)")
    parser.add_argument(
        "--cap",
        type=at_least_one,
        default=DEFAULT_CAP,
        metavar="N",
        help=f"stop a game after so many decisions and count it as capped (default: {DEFAULT_CAP})",
    )
    parser.add_argument(
        "--check", action="store_true", help="at every decision test the invariants, saving and loading, and clones"
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def _kinds(text: str) -> tuple[str, ...]:
    kinds = tuple(name.strip() for name in text.split(","))
    for kind in kinds:
        if kind not in KINDS:
            raise argparse.ArgumentTypeError(f"no player is called {kind!r}; there are {', '.join(KINDS)}")
    return kinds


def run(args: argparse.Namespace) -> int:
    """Play and print; 0 if all went well, 1 if a game failed, 2 if the games cannot be set up."""
    board = load_board(paths.board()) if args.variant == REALM else None
    decks = args.decks or (() if board else starter_decks(len(args.seats)))
    problem = _problem(args.variant, args.seats, decks)
    if problem:
        print(f"agot-desktop selfplay: {problem}", file=sys.stderr)
        return 2
    pool = None if board else load_pool(paths.cards())
    match = Match(pool, args.variant, args.seats, decks, args.check, args.cap, board)
    begun = time.perf_counter()
    try:
        tally = play_all(match, range(args.seed, args.seed + args.games))
    except SetupError as error:
        print(f"agot-desktop selfplay: {error}", file=sys.stderr)
        return 2
    figures = tally.as_json(time.perf_counter() - begun)
    names = HOUSES if board else tuple(LETTERS)
    print(json.dumps(figures) if args.json else "\n".join(_lines(figures, names)))
    return 1 if tally.failed else 0


def _problem(variant: str, kinds: Sequence[str], decks: Sequence[Deck]) -> str:
    seats = seats_of(variant)
    if len(kinds) not in seats:
        count = str(seats.start) if len(seats) == 1 else f"{seats.start} to {seats.stop - 1}"
        return f"{variant} is played by {count}, not by {len(kinds)}"
    if variant == REALM:
        return f"{variant} is played without decks" if decks else ""
    if len(decks) != len(kinds):
        return f"{len(kinds)} players need {len(kinds)} decks, not {len(decks)}"
    return ""


def play_all(match: Match, seeds: Sequence[int]) -> Tally:
    """Plays a game for each seed. A game that fails is printed to the error output with its seed, and counted.

    Raises SetupError where no game can begin.
    """
    tally = Tally(len(match.players), match.players)
    for seed in seeds:
        state = match.begin(seed)
        try:
            tally.add(play(match, state, seed))
        except Exception:
            tally.games += 1
            tally.failed += 1
            print(f"the game with seed {seed} failed in round {state.round}, {state.phase} phase:", file=sys.stderr)
            traceback.print_exc()
    return tally


def seated_players(match: Match, seed: int) -> tuple[str, ...]:
    """The kinds of players by seat: every game they move on by one seat."""
    steps = seed % len(match.players)
    return (*match.players[steps:], *match.players[:steps])


def seated_decks(match: Match, seed: int) -> tuple[Deck, ...]:
    """The decks by seat: they move on when all players have had every seat."""
    return rotated(match.decks, seed // len(match.decks))


def play(match: Match, state: State, seed: int) -> Game:
    """Plays a game out, or up to the cap. Raises what a choice raises, and CheckError."""
    kinds = seated_players(match, seed)
    players: list[Player] = [make_player(kind, seed * len(kinds) + seat) for seat, kind in enumerate(kinds)]
    chance = Stream(seed, "self-play")
    game = Game(seed, kinds)
    budget = Budget()
    while (decision := state.decision) is not None:
        if game.decisions >= match.cap:
            game.capped = True
            break
        loaded = check_position(state) if match.check else None
        seat = decision.seat
        if kinds[seat] in SEES_NOTHING:
            choice = players[seat].choose(state, decision, budget)
        else:
            choice = players[seat].choose(state.determinize(seat, chance.bits()), decision, budget)
        if loaded is None:
            state.apply(choice)
        else:
            play_checked(state, choice, loaded)
        game.decisions += 1
    if match.check:
        check_position(state)
    outcome = state.outcome()
    game.winner = None if outcome is None else outcome.winner
    game.rounds = state.round
    return game


def _lines(figures: dict[str, Any], names: Sequence[str]) -> list[str]:
    wins = figures["wins_by_player"]
    seats = [f"{names[seat]} {count}" for seat, count in enumerate(figures["wins_by_seat"])]
    return [
        f"{figures['games']} games in {figures['seconds']} s: {figures['finished']} finished, "
        f"{figures['capped']} capped, {figures['failed']} failed",
        "wins by seat: " + ", ".join(seats),
        "wins by player: " + ", ".join(f"{kind} {count}" for kind, count in wins.items()),
        f"a game took {figures['rounds_mean']} rounds and {figures['decisions_mean']} decisions",
    ]
