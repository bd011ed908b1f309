"""`agot-desktop perft`: a digest after a number of choices of seeded random play, equal on every machine and run.

A game that ends before the choices are made is followed by one with the next seed.
"""

import argparse
import sys
from collections.abc import Sequence

from agot_desktop import paths
from agot_desktop.commands.games import add_game_options, at_least_one, starter_decks
from agot_desktop.model.cardgame.deck_rules import Deck
from agot_desktop.model.cardgame.pool import Pool, load_pool
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
        found = perft(load_pool(paths.cards()), args.variant, args.decks or starter_decks(2), args.seed, args.moves)
    except SetupError as error:
        print(f"agot-desktop perft: {error}", file=sys.stderr)
        return 2
    print(f"{found:016x}")
    return 0


def perft(pool: Pool, variant: str, decks: Sequence[Deck], seed: int, moves: int) -> int:
    """The digest of the state after `moves` random choices; where that took several games, of all their last states.

    Raises SetupError.
    """
    finished: list[int] = []
    chance = Stream(seed, "perft")
    state = new_game(pool, variant, decks, seed)
    for _ in range(moves):
        decision = state.decision
        while decision is None:
            finished.append(state.digest())
            state = new_game(pool, variant, decks, seed + len(finished))
            decision = state.decision
        state.apply(chance.pick(decision.options))
    return digest([*finished, state.digest()]) if finished else state.digest()
