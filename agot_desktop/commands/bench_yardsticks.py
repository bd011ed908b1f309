"""What our speed is compared with in the same run: python-chess for computing, a deep copy of plain objects for memory.

Neither is ours to make faster: the second is the state of a card game as one would write it down without a thought.
"""

import copy
import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from agot_desktop.model.kernel.rng import Stream

CARDS: Final = 150
_MOVES_WITHOUT_PROGRESS: Final = 150
"""Half moves without capture or pawn move after which a game of chess is drawn."""
_FEW_PIECES: Final = 4
_MIDDLE_OF_A_GAME: Final = 40


class YardstickError(RuntimeError):
    """A yardstick is missing. The message says what to install."""


class ChessPlay(NamedTuple):
    """Random games of chess: how many moves and games, and the seconds they took."""

    moves: int
    games: int
    seconds: float


def chess_module() -> Any:
    """The package python-chess. Raises YardstickError if it is not installed."""
    try:
        import chess
    except ImportError:
        raise YardstickError("the package 'chess' is missing: pip install 'agot-desktop[bench]'") from None
    return chess


def play_chess(games: int, seed: int) -> ChessPlay:
    """Plays random games: the list of legal moves is made and one of them pushed. Raises YardstickError."""
    chess = chess_module()
    chance = Stream(seed, "chess")
    moves = 0
    begun = time.perf_counter()
    for _ in range(games):
        board = chess.Board()
        while not _drawn(board):
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(chance.pick(legal))
            moves += 1
    return ChessPlay(moves, games, time.perf_counter() - begun)


def _drawn(board: Any) -> bool:
    """The draws that end a random game: no progress, or too few pieces to win."""
    if board.halfmove_clock >= _MOVES_WITHOUT_PROGRESS:
        return True
    return board.occupied.bit_count() <= _FEW_PIECES and bool(board.is_insufficient_material())


def chess_positions(count: int, seed: int) -> list[Any]:
    """Boards from the middle of random games. Raises YardstickError."""
    chess = chess_module()
    chance = Stream(seed, "positions")
    found: list[Any] = []
    while len(found) < count:
        board = chess.Board()
        for _ in range(_MIDDLE_OF_A_GAME):
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(chance.pick(legal))
        else:
            found.append(board)
    return found


def list_moves(boards: Sequence[Any]) -> None:
    """Makes the list of legal moves of each board."""
    for board in boards:
        list(board.legal_moves)


class PlainDefinition:
    """What is printed on a card; shared by all copies."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.name = f"Card {number}"
        self.traits = ["Lord", "Knight"]

    def __deepcopy__(self, memo: dict[int, Any]) -> "PlainDefinition":
        return self


class PlainCard:
    """A card that points to its player, its bearer and its attachments."""

    def __init__(self, number: int, owner: "PlainPlayer") -> None:
        self.number = number
        self.definition = PlainDefinition(number)
        self.owner = owner
        self.controller = owner
        self.zone = "deck"
        self.kneeling = False
        self.counters = {"power": 0, "gold": 0}
        self.bearer: PlainCard | None = None
        self.attachments: list[PlainCard] = []


class PlainPlayer:
    """A player with a list of cards for each zone."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.gold = 0
        self.zones: dict[str, list[PlainCard]] = {zone: [] for zone in ("deck", "hand", "play", "discard", "dead")}


class PlainGame:
    """Two players, 150 cards spread over the zones, a few of them attached to others."""

    def __init__(self) -> None:
        self.players = [PlainPlayer("first"), PlainPlayer("second")]
        self.round = 3
        self.phase = "challenges"
        self.effects = [{"until": "phase", "strength": 1, "cards": [number]} for number in range(6)]
        zones = ("deck", "deck", "deck", "hand", "play", "play", "discard", "dead")
        for number in range(CARDS):
            player = self.players[number % 2]
            card = PlainCard(number, player)
            card.zone = zones[number // 2 % len(zones)]
            player.zones[card.zone].append(card)
            lies = player.zones["play"]
            if card.zone == "play" and len(lies) % 4 == 0:
                card.bearer = lies[0]
                lies[0].attachments.append(card)


def deep_copies(game: PlainGame, count: int) -> None:
    """Copies the whole game, as often as asked."""
    for _ in range(count):
        copy.deepcopy(game)
