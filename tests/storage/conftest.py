"""What the tests of storage share: a clock, a store in a real file, a game to put into it, programs to run beside."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from agot_desktop.storage.database import Database
from agot_desktop.storage.records import ChapterId, ChapterSetup, SeatRecord
from agot_desktop.storage.store import Store

ROOT = Path(__file__).resolve().parents[2]
SEATS = (SeatRecord("person", "Eddard", "stark"), SeatRecord("heuristic", "Tywin", "lannister"))


class Clock:
    """Moves on a second with each reading."""

    def __init__(self) -> None:
        self.time = datetime(2026, 12, 1, 8, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.time += timedelta(seconds=1)
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "saves" / "games.sqlite"


@pytest.fixture
def store(path: Path, clock: Clock) -> Iterator[Store]:
    with Store.open(path, now=clock) as opened:
        yield opened


@pytest.fixture
def setup() -> ChapterSetup:
    return ChapterSetup(
        game="cards",
        variant="hand-of-the-king",
        seats=SEATS,
        seed=2**64 - 1,
        rules_fingerprint="rules-1",
        decks=({"cards": ["core_8", "core_9"]}, {"cards": ["core_1"]}),
        options={"rounds": 10, "melee": False, "note": None},
    )


@pytest.fixture
def chapter(store: Store, setup: ChapterSetup) -> ChapterId:
    return store.campaigns.start("Game", setup)[1]


@pytest.fixture
def filled(path: Path, setup: ChapterSetup) -> Path:
    """A closed file with a game of 300 moves and some checkpoints."""
    with Store.open(path) as store:
        _, chapter = store.campaigns.start("Game", setup)
        move = None
        for number in range(300):
            move = store.saves.append_move(chapter, move, number % 2, f"choose card {number}")
            if number % 50 == 0:
                store.saves.add_checkpoint(chapter, move, {"cards": list(range(number))}, number, 1, "draw")
    return path


@pytest.fixture
def python() -> Callable[..., "subprocess.Popen[str]"]:
    """Starts a Python program that can import ours; the caller waits for it."""

    def start(*arguments: str | Path, before: tuple[str, ...] = ()) -> "subprocess.Popen[str]":
        command = [*before, sys.executable, *map(str, arguments)]
        environment = os.environ | {"PYTHONPATH": str(ROOT)}
        return subprocess.Popen(
            command, env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )

    return start


@pytest.fixture
def open_quickly() -> Callable[[Path], Database]:
    """Opens a database that does not wait long for others."""
    return lambda path: Database.open(path, busy_timeout_s=0.05)
