"""The rule book of the program: chapters of numbered statements in our own words, to be read, searched and linked.

manual(folder, 'cards')     of the card game; 'realm': of the board game
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from agot_desktop.model.kernel.errors import DataError

BOOKS: Final = ("cards", "realm")
NUMBER: Final = re.compile(r"\b[A-Z]{2,4}-[A-Z]?\d+[a-z]?\b")


class Statement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule. `number`: `CHL-18`; `text`: with *slanted* words."""

    number: str
    text: str


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter of the book."""

    title: str
    statements: tuple[Statement, ...]


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: int
    chapters: tuple[Chapter, ...]


@dataclass(frozen=True)
class Manual:
    """A book. `places`: number of the chapter of each statement."""

    chapters: tuple[Chapter, ...]
    places: dict[str, int]

    def statement(self, number: str) -> Statement | None:
        """A rule by its number, None for an unknown one."""
        place = self.places.get(number)
        if place is None:
            return None
        return next(s for s in self.chapters[place].statements if s.number == number)

    def search(self, query: str) -> list[Statement]:
        """The statements that have every word of the query in number, text or title of the chapter."""
        words = folded(query).split()
        if not words:
            return []
        return [
            statement
            for chapter in self.chapters
            for statement in chapter.statements
            if all(word in folded(f"{statement.number} {chapter.title} {statement.text}") for word in words)
        ]


def folded(text: str) -> str:
    """The text without case, accents and the stars of slanted words."""
    plain = unicodedata.normalize("NFKD", text.replace("*", "").casefold())
    return "".join([sign for sign in plain if not unicodedata.combining(sign)])


@lru_cache(maxsize=4)
def manual(folder: Path, book: str) -> Manual:
    """A book of the folder, read once. Raises DataError for a missing or malformed one."""
    try:
        found = msgspec.json.decode((folder / f"{book}.json").read_bytes(), type=_File)
    except (OSError, msgspec.MsgspecError) as error:
        raise DataError(f"the rule book {book!r} cannot be read: {error}") from error
    if found.format != 1:
        raise DataError(f"the rule book {book!r} has the format {found.format}, not 1")
    places = {s.number: n for n, chapter in enumerate(found.chapters) for s in chapter.statements}
    return Manual(found.chapters, places)
