"""A writer killed at any moment loses no move that it was told is accepted."""

import os
import random
import signal
import sys
import time
from pathlib import Path

import pytest

from agot_desktop.storage.records import ChapterId, MoveId
from agot_desktop.storage.store import Store

KILLS = 40
APPENDER = Path(__file__).with_name("appender.py")


def check(path: Path, chapter: ChapterId, accepted: dict[int, str], last: int | None) -> None:
    """Every accepted move is there, the pointer stands at the last one or one step beside it, and all is sound."""
    with Store.open(path) as store:
        with store.database.reading() as connection:
            stored = dict(connection.exec_driver_sql("SELECT id, notation FROM move").all())
        assert accepted.items() <= stored.items()
        current = store.chapters.get(chapter).current_move
        moves = store.saves.path(chapter, current)
        assert [move.depth for move in moves] == list(range(1, len(moves) + 1))
        if last is not None:
            # The one after the last that was told, the last itself, or its parent when the writer was going back.
            told = store.saves.path(chapter, MoveId(last))[-1]
            around = {told.id, told.parent, *(child.id for child in store.saves.children(chapter, told.id))}
            around |= {child.id for child in store.saves.children(chapter, told.parent)}
            assert current in around
        for mark in store.saves.checkpoints_on_path(chapter, current)[:3]:
            found = store.saves.load_checkpoint(mark)
            assert mark.move is not None
            assert found.state == {"notation": stored[mark.move]}
            assert mark.digest == mark.move
        store.database.check()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the program to be killed forks")
def test_no_accepted_move_is_lost(path, setup, python):
    rng = random.Random(2026)
    with Store.open(path) as store:
        _, chapter = store.campaigns.start("Game", setup)
    accepted: dict[int, str] = {}
    last = None
    with python(APPENDER, path, str(chapter)) as writer:
        for kill in range(KILLS):
            writer.stdin.write(f"life-{kill}\n")
            writer.stdin.flush()
            process = int(writer.stdout.readline().removeprefix("pid "))
            if kill % 4 == 0:  # this one is let get going, however slow the machine
                move, notation = writer.stdout.readline().strip().split(maxsplit=1)
                last = int(move)
                accepted[last] = notation
            time.sleep(rng.uniform(0, 0.06))
            os.kill(process, signal.SIGKILL)
            while (line := writer.stdout.readline().strip()) != "dead":
                move, notation = line.split(maxsplit=1)
                accepted[int(move)] = notation
                last = int(move)
            if kill % 2:
                # In between, the next writer finds the log as the dead one left it.
                check(path, chapter, accepted, last)
        writer.stdin.close()
        assert writer.stderr.read() == ""
    check(path, chapter, accepted, last)
    print(f"{KILLS} kills, {len(accepted)} accepted moves, none lost", file=sys.stderr)
    assert len(accepted) >= KILLS // 4
