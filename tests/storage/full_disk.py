"""A program that mounts a tiny disk of its own, fills it by playing, frees room and plays on.

Started with the folder to mount it on, inside a mount namespace of its own: the disk goes when the program ends.
Prints what it met, one word a line.
"""

import subprocess
import sys
from pathlib import Path

from agot_desktop.storage.errors import DiskFullError
from agot_desktop.storage.records import ChapterSetup
from agot_desktop.storage.store import Store

SETUP = ChapterSetup(game="cards", variant="joust", seats=(), seed=1, rules_fingerprint="rules-1")


def main() -> None:
    folder = Path(sys.argv[1])
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=600k", "tmpfs", folder], check=True)
    path, ballast = folder / "games.sqlite", folder / "ballast"
    ballast.write_bytes(bytes(200 * 1024))
    accepted = []
    with Store.open(path) as store:
        _, chapter = store.campaigns.start("Game", SETUP)
        try:
            while True:
                parent = accepted[-1] if accepted else None
                accepted.append(store.saves.append_move(chapter, parent, 0, f"choose card {len(accepted)}"))
        except DiskFullError:
            print("full")
        assert [move.id for move in store.saves.path(chapter, accepted[-1])] == accepted
        ballast.unlink()
        accepted.append(store.saves.append_move(chapter, accepted[-1], 0, "room again"))
    with Store.open(path) as store:
        assert store.chapters.get(chapter).current_move == accepted[-1]
        assert [move.id for move in store.saves.path(chapter, accepted[-1])] == accepted
        store.database.check()
        print("kept")
    free = folder / "all that is left"
    with free.open("wb", buffering=0) as stream:
        try:
            while True:
                stream.write(bytes(4096))
        except OSError:
            print("stuffed")
    for name in ("games.sqlite", "new.sqlite"):
        try:
            with Store.open(folder / name) as store:
                store.campaigns.start("Another", SETUP)
        except DiskFullError:
            print("full")
    free.unlink()
    with Store.open(path) as store:
        print(len(store.campaigns.list_games()))


if __name__ == "__main__":
    main()
