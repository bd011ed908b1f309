"""What the commands that play games share: which variant, which decks, and how they are read from the command line."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from agot_desktop import paths
from agot_desktop.model.boardgame.setup import SEATS as REALM_SEATS
from agot_desktop.model.boardgame.setup import VARIANT
from agot_desktop.model.cardgame.deck_rules import Deck
from agot_desktop.model.cardgame.decks import DeckFileError, read_deck
from agot_desktop.model.cardgame.variants import VARIANTS

STARTER_DECKS = ("stark", "lannister", "greyjoy", "baratheon", "targaryen", "martell")
"""The program's own decks in the order in which they are dealt out, one for each Great House."""
DEFAULT_VARIANT = "hand-of-the-king"
REALM = VARIANT
"""The variant that is played on the board."""


def add_game_options(parser: argparse.ArgumentParser) -> None:
    """Add `--variant`, `--seed` and `--decks`."""
    parser.add_argument(
        "--variant",
        choices=sorted([*VARIANTS, REALM]),
        default=DEFAULT_VARIANT,
        help=f"which game is played (default: {DEFAULT_VARIANT})",
    )
    parser.add_argument("--seed", type=int, default=1, help="where chance begins (default: 1)")
    parser.add_argument(
        "--decks",
        type=deck_list,
        metavar="A,B",
        default=None,
        help="names of the program's own decks or files of decks, one a seat "
        f"(default: {','.join(STARTER_DECKS[:2])}, then {', '.join(STARTER_DECKS[2:])})",
    )


def seats_of(variant: str) -> range:
    """How many play a variant."""
    return REALM_SEATS if variant == REALM else VARIANTS[variant].SEATS


def at_least_one(text: str) -> int:
    """An argument that counts something. Raises ArgumentTypeError."""
    try:
        number = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no number") from None
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not 1 or more")
    return number


def deck_list(text: str) -> tuple[Deck, ...]:
    """The decks of a list `A,B`. Raises ArgumentTypeError."""
    return tuple(load_deck(name.strip()) for name in text.split(","))


def load_deck(name: str) -> Deck:
    """One of the program's own decks by its name, or the deck in a file. Raises ArgumentTypeError."""
    own = paths.resources() / "decks"
    path = own / f"{name}.json" if name in deck_names() else Path(name)
    if not path.is_file():
        raise argparse.ArgumentTypeError(f"there is no deck {name!r}; there are {', '.join(deck_names())}, or a file")
    try:
        return read_deck(path)
    except DeckFileError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def deck_names() -> list[str]:
    """The names of the program's own decks."""
    return sorted(path.stem for path in (paths.resources() / "decks").glob("*.json"))


def starter_decks(count: int) -> tuple[Deck, ...]:
    """The starter decks in turn, one for each of `count` seats."""
    decks = [load_deck(name) for name in STARTER_DECKS]
    return tuple(decks[number % len(decks)] for number in range(count))


def rotated(items: Sequence[Deck], steps: int) -> tuple[Deck, ...]:
    """The decks moved on by so many seats."""
    steps %= len(items)
    return (*items[steps:], *items[:steps])
