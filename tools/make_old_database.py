"""Writes the sample file of the newest version into `tests/storage/old`, to be kept for good.

Run it once for each version, before the step to the next one is written:

    python tools/make_old_database.py

It never writes over a file that is there. `tests/storage/test_old_files.py` knows what is in it.
"""

from __future__ import annotations

import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from agot_desktop.storage.migrations import STEPS  # noqa: E402
from agot_desktop.storage.records import ChapterSetup, DeckContent, SeatRecord, SlotRecord  # noqa: E402
from agot_desktop.storage.store import Store  # noqa: E402

FOLDER = ROOT / "tests" / "storage" / "old"
SEATS = (SeatRecord("person", "Anežka", "stark"), SeatRecord("heuristic", "Tywin", "lannister"))


class Clock:
    """Starts at the same moment in every run and moves on a second with each reading."""

    def __init__(self) -> None:
        self._time = datetime(2026, 1, 1, tzinfo=UTC)

    def __call__(self) -> datetime:
        self._time += timedelta(seconds=1)
        return self._time


def fill(store: Store) -> None:
    """Put something of everything into the store: a branch, checkpoints, an ended game, a deck with two versions."""
    setup = ChapterSetup(
        game="cards",
        variant="hand-of-the-king",
        seats=SEATS,
        seed=2**64 - 2,
        rules_fingerprint="rules-1",
        decks=({"name": "Zimní vlk", "cards": ["core_8"] * 3}, {"name": "Лев", "cards": ["core_1"]}),
        options={"rounds": 10},
    )
    campaign, chapter = store.campaigns.start("Válka pěti králů", setup, notes="První kapitola")
    saves = store.saves
    saves.add_checkpoint(chapter, None, {"round": 1, "cards": []}, 2**63, 1, "plot")
    first = saves.append_move(chapter, None, 0, "choose A Noble Cause")
    second = saves.append_move(chapter, first, 1, "choose Counting Favors")
    saves.add_checkpoint(chapter, second, {"round": 1, "cards": [1, 2]}, 2**64 - 1, 1, "draw")
    saves.append_move(chapter, second, 0, "pass")
    saves.set_current(chapter, second)
    saves.append_move(chapter, second, 0, "marshal Robb Stark")
    (other,) = [branch for branch in store.branches.of_chapter(chapter) if not branch.current]
    store.branches.name(chapter, other.tip.id, "Bez Robba")
    store.branches.note_rewind(chapter, 3, 2, 1, "draw")
    store.chapters.keep_picture(chapter, b"\x89PNG")
    store.chapters.keep_chronicle(chapter, {"entries": []})
    ended = store.chapters.add(campaign, setup)
    saves.append_move(ended, None, 0, "pass")
    store.chapters.finish(ended, {"winner": 1, "reason": "power"})
    deck = store.decks.create("Стража", DeckContent("stark", (SlotRecord("draw", "core_8", 3),)), "first")
    slots = (SlotRecord("draw", "core_8", 2), SlotRecord("plot", "core_180", 1))
    store.decks.add_version(deck, DeckContent("stark", slots), "one Robb less")
    store.decks.describe(deck, "Proti *lvům*", ("зима", "turnaj"), "joust")


def main() -> int:
    """Write the file; 1 if it is there already."""
    target = FOLDER / f"v{STEPS.newest}.sqlite"
    if target.exists():
        print(f"{target} is there already and stays as it is", file=sys.stderr)
        return 1
    with Store.open(target, now=Clock()) as store:
        fill(store)
    print(target)
    return 0


if __name__ == "__main__":
    sys.exit(main())
