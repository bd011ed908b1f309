"""`agot-desktop perft`: a digest after a number of choices of seeded random play, equal on every machine and run.

A game that ends before the choices are made is followed by one with the next seed.
"""

import argparse
import sys
from collections.abc import Callable

from agot_desktop import paths
from agot_desktop.commands.checking import State
from agot_desktop.commands.games import REALM, add_game_options, at_least_one, starter_decks
from agot_desktop.model.boardgame.board import load_board
from agot_desktop.model.boardgame.setup import new_game as new_realm
from agot_desktop.model.cardgame.deck_rules import Deck
from agot_desktop.model.cardgame.pool import load_pool
from agot_desktop.model.cardgame.setup import SetupError, new_game
from agot_desktop.model.kernel.digest import digest
from agot_desktop.model.kernel.rng import Stream


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this command's options."""
    add_game_options(parser)
    parser.add_argument("--moves", type=at_least_one, default=100, help="how many choices are made (default: 100)")


def run(args: argparse.Namespace) -> int:
    """Print the digest; 0 if all went well, 2 if the game cannot be set up."""
    try:
        found = perft(beginning(args.variant, args.decks), args.seed, args.moves)
    except SetupError as error:
        print(f"agot-desktop perft: {error}", file=sys.stderr)
        return 2
    print(f"{found:016x}")
    return 0


def beginning(variant: str, decks: tuple[Deck, ...] | None) -> Callable[[int], State]:
    """How a game of the variant is begun with a seed."""
    if variant == REALM:
        board = load_board(paths.board())
        return lambda seed: new_realm(board, seed)
    pool = load_pool(paths.cards())
    dealt = decks or starter_decks(2)
    return lambda seed: new_game(pool, variant, dealt, seed)


def perft(begin: Callable[[int], State], seed: int, moves: int) -> int:
    """The digest of the state after `moves` random choices; where that took several games, of all their last states.

    Raises SetupError.
    """
    finished: list[int] = []
    chance = Stream(seed, "perft")
    state = begin(seed)
    for _ in range(moves):
        decision = state.decision
        while decision is None:
            finished.append(state.digest())
            state = begin(seed + len(finished))
            decision = state.decision
        state.apply(chance.pick(decision.options))
    return digest([*finished, state.digest()]) if finished else state.digest()
