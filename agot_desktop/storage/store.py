"""One door to all that is stored: the open database with its campaigns, chapters, saves and decks.

Importing this module loads sqlmodel, which takes a third of a second: do it after the first paint.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from agot_desktop.storage.branches import Branches
from agot_desktop.storage.campaigns import Campaigns
from agot_desktop.storage.chapters import Chapters
from agot_desktop.storage.database import Database
from agot_desktop.storage.decks import Decks
from agot_desktop.storage.exchange import Exchange
from agot_desktop.storage.saves import Saves


class Store:
    """What a player has on the disk. Belongs to the thread that opened it; close it, or use it in a `with`."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.campaigns = Campaigns(database)
        self.chapters = Chapters(database)
        self.saves = Saves(database)
        self.branches = Branches(database)
        self.decks = Decks(database)
        self.exchange = Exchange(database)

    @classmethod
    def open(cls, path: Path, *, now: Callable[[], datetime] | None = None) -> Self:
        """Open the file at `path`, or make it. Raises as `Database.open` does."""
        return cls(Database.open(path) if now is None else Database.open(path, now=now))

    def close(self) -> None:
        """Close the file; a second call does nothing."""
        self.database.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()
