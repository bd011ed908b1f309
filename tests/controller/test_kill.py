"""A process that is killed at any moment loses no accepted choice."""

import multiprocessing
import random
import sqlite3
import time
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from agot_desktop.controller.rebuild import position
from agot_desktop.controller.saving import StoredGame
from agot_desktop.storage.store import Store
from tests.controller import kill_player

KILLS = 100
LONGEST_LIFE_S = 0.12

if "forkserver" not in multiprocessing.get_all_start_methods():
    pytest.skip("processes cannot be forked here", allow_module_level=True)


def last_said(listener: Connection) -> tuple[int, int, int] | None:
    """The last whole message of the dead process."""
    last = None
    while True:
        try:
            if not listener.poll(0):
                return last
            last = listener.recv()
        except EOFError:
            return last


@pytest.mark.slow
def test_a_hundred_kills_lose_no_accepted_choice(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    chance = random.Random(7)
    processes = multiprocessing.get_context("forkserver")
    processes.set_forkserver_preload([kill_player.__name__])
    heard = 0
    for kill in range(KILLS):
        listener, mouth = processes.Pipe(duplex=False)
        player = processes.Process(target=kill_player.play_on, args=(path, kill, mouth), daemon=True)
        player.start()
        mouth.close()
        if kill % 4:
            listener.poll(20)  # let it play; each fourth is killed while it starts
        time.sleep(chance.uniform(0, LONGEST_LIFE_S))
        player.kill()
        player.join()
        said = last_said(listener)
        listener.close()
        player.close()
        if said is not None:
            heard += 1
            check(path, *said)
    assert heard >= KILLS // 2
    with sqlite3.connect(path) as file:
        assert file.execute("pragma integrity_check").fetchall() == [("ok",)]
    file.close()


def check(path: Path, chapter: int, choices: int, digest: int) -> None:
    """The file has every choice that was said to be accepted, and leads to the same position."""
    with Store.open(path) as store:
        saved = StoredGame(store, chapter)  # type: ignore[arg-type]
        moves = saved.current_path()
        assert choices <= len(moves) <= choices + 1
        found = position(kill_player.RULES, saved, saved.setup(), moves[:choices])
        assert found.trouble == "" and found.depth == choices and found.state.digest() == digest
        newest = kill_player.newest(store)
        if newest is not None:
            assert newest[0].take_notices() == []
            assert newest[0].state.problems() == []
