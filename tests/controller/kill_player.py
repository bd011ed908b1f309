"""A process that plays a stored game on and says after each accepted choice how far it is. Made to be killed."""

from __future__ import annotations

from multiprocessing.connection import Connection
from pathlib import Path

from agot_desktop import paths
from agot_desktop.controller.card_rules import CardRules, deck_to_data
from agot_desktop.controller.game import RunningGame, load_game, start_game
from agot_desktop.controller.saving import StoredGame
from agot_desktop.model.cardgame.decks import read_deck
from agot_desktop.model.cardgame.pool import load_pool
from agot_desktop.model.kernel.rng import Stream
from agot_desktop.storage.records import ChapterSetup, SeatRecord
from agot_desktop.storage.store import Store

POOL = load_pool(paths.cards())
RULES = CardRules(POOL, "rules of the test")
DECKS = tuple(read_deck(paths.resources() / "decks" / f"{name}.json") for name in ("stark", "lannister"))


def setup(seed: int, *players: str, round_limit: int = 0) -> ChapterSetup:
    """A duel of the two decks of the program."""
    kinds = players or ("person", "random")
    seats = tuple(SeatRecord(kind, name, deck.house) for kind, name, deck in zip(kinds, "AB", DECKS, strict=True))
    options = {"CFG-ROUND-LIMIT": round_limit} if round_limit else {}
    return ChapterSetup(
        "cards",
        "hand-of-the-king",
        seats,
        seed,
        RULES.fingerprint,
        tuple(deck_to_data(deck) for deck in DECKS),
        options,
    )


def begin(store: Store, seed: int, *players: str) -> tuple[RunningGame, StoredGame]:
    """A new game in the file."""
    made: list[StoredGame] = []
    chosen = setup(seed, *players)

    def place() -> StoredGame:
        made.append(StoredGame.create(store, f"game {seed}", chosen))
        return made[0]

    return start_game(RULES, chosen, place), made[0]


def newest(store: Store) -> tuple[RunningGame, StoredGame] | None:
    """The newest open game of the file, as it is found there."""
    summary = store.campaigns.latest_open()
    if summary is None:
        return None
    saved = StoredGame(store, summary.chapter_id)
    return load_game(RULES, saved.setup(), saved), saved


def play_on(path: Path, seed: int, said: Connection) -> None:
    """Plays at random until the process is killed. Sends (chapter, choices, digest) after each choice is accepted."""
    stream = Stream(seed)
    with Store.open(path) as store:
        found = newest(store)
        while True:
            game, saved = found or begin(store, stream.below(1 << 40))
            found = None
            while game.decision is not None:
                game.choose(stream.pick(game.decision.options))
                said.send((saved.chapter, len(game.steps), game.state.digest()))
