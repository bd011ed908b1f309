"""A program to be killed: appends moves to a game without end and prints each one once it is accepted.

Started with the path of the file, the chapter and a word. For each line read it forks: the child prints its process
id, opens the file and plays; it goes back now and then, so the tree has branches. When the child is dead "dead" is
printed. (The fork saves loading everything anew for each death.)
"""

import os
import sys
from pathlib import Path

from agot_desktop.storage.records import ChapterId
from agot_desktop.storage.store import Store


def say(line: str) -> None:
    os.write(1, f"{line}\n".encode())


def play(path: Path, chapter: ChapterId, word: str) -> None:
    say(f"pid {os.getpid()}")
    with Store.open(path) as store:
        move = store.chapters.get(chapter).current_move
        for number in range(1_000_000):
            if number % 7 == 6 and move is not None:
                move = store.saves.path(chapter, move)[-1].parent
                store.saves.set_current(chapter, move)
            notation = f"{word} {number}"
            move = store.saves.append_move(chapter, move, number % 2, notation)
            say(f"{move} {notation}")
            if number % 5 == 0:
                store.saves.add_checkpoint(chapter, move, {"notation": notation}, move, 1, "draw")


def main() -> None:
    path, chapter = Path(sys.argv[1]), ChapterId(int(sys.argv[2]))
    for line in sys.stdin:
        process = os.fork()
        if process == 0:
            play(path, chapter, line.strip())
            os._exit(0)
        os.waitpid(process, 0)
        say("dead")


if __name__ == "__main__":
    main()
