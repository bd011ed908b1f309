"""The phrases of one language, read from `translations/wording/<language>.toml`.

A phrase is a string with holes (`Kneel {t.acc}`), or a table of such strings by form, person or number. How the file
is built stands at its head.
"""

from __future__ import annotations

import functools
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from agot_desktop import paths

LANGUAGES: Final = ("en", "cs", "ru", "es")
"""All languages of the program; those without a file of phrases are read in English."""
ENGLISH: Final = "en"

Node = str | Mapping[str, Any]
"""A phrase, or a table of phrases."""


class PhraseError(ValueError):
    """A phrase is missing or broken. `file` is its file, `place` its path in it, `reason` what is wrong."""

    def __init__(self, file: str, place: str, reason: str) -> None:
        super().__init__(f"{file}: {place}: {reason}")
        self.file = file
        self.place = place
        self.reason = reason


class UnknownLanguageError(LookupError):
    """The program has no such language. `code` is what was asked for."""

    def __init__(self, code: str) -> None:
        super().__init__(f"there is no language {code!r}")
        self.code = code


class Phrases:
    """The tables of one file. `code` is the language they are in. Never changed."""

    def __init__(self, data: Mapping[str, Any], file: str) -> None:
        """Raises PhraseError where the file lacks its grammar or holds something that is no phrase."""
        self.data = data
        self.file = file
        _check(data, file, ())
        self.code = self.text("grammar", "language")
        self.cases = tuple(self.text("grammar", "cases").split())
        self.order = tuple(self.text("grammar", "order").split())
        self.plurals = self.text("grammar", "plurals")
        self.sandhi = tuple([(re.compile(find), put) for find, put in self.table("sandhi").items()])

    def find(self, *place: str) -> Node | None:
        """The phrase or table at a place, None if there is none."""
        node: Any = self.data
        for key in place:
            if not isinstance(node, Mapping) or key not in node:
                return None
            node = node[key]
        found: Node = node
        return found

    def get(self, *place: str) -> Node:
        """The phrase or table at a place. Raises PhraseError."""
        found = self.find(*place)
        if found is None:
            raise self.error(place, "there is no such phrase")
        return found

    def text(self, *place: str) -> str:
        """The string at a place. Raises PhraseError."""
        found = self.get(*place)
        if not isinstance(found, str):
            raise self.error(place, "expected a string")
        return found

    def table(self, *place: str) -> Mapping[str, Any]:
        """The table at a place, {} if there is none. Raises PhraseError where a string stands there."""
        found = self.find(*place)
        if isinstance(found, str):
            raise self.error(place, "expected a table")
        return found or {}

    def error(self, place: tuple[str, ...], reason: str) -> PhraseError:
        """An error about a place in this file."""
        return PhraseError(self.file, ".".join(place), reason)

    def join(self, texts: list[str], how: str) -> str:
        """A list in words. `how`: `and` or `or`. '' for an empty list."""
        if not texts:
            return ""
        made = texts[0]
        for text in texts[1:-1]:
            made = self.text("list", how, "middle").format(a=made, b=text)
        if len(texts) > 1:
            made = self.text("list", how, "last").format(a=made, b=texts[-1])
        return made

    def join_leads(self, texts: list[str]) -> str:
        """Leads (`after ...`, `if ...`) and the clause that they lead to."""
        made = texts[-1]
        for lead in reversed(texts[:-1]):
            made = self.text("lead", "join").format(lead=lead, rest=made)
        return made

    def smooth(self, text: str) -> str:
        """The text with the changes that words make in their neighbours (a, an; y, e; z, ze)."""
        for find, put in self.sandhi:
            text = find.sub(put, text)
        return text


def _check(node: Any, file: str, place: tuple[str, ...]) -> None:
    if isinstance(node, Mapping):
        for key, value in node.items():
            _check(value, file, (*place, key))
    elif not isinstance(node, str):
        raise PhraseError(file, ".".join(place), f"expected a string, got {type(node).__name__}")


def read(path: Path) -> Phrases:
    """The phrases of one file. Raises PhraseError."""
    try:
        return Phrases(tomllib.loads(path.read_text(encoding="utf-8")), path.name)
    except OSError as error:
        raise PhraseError(path.name, "$", f"cannot be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise PhraseError(path.name, "$", str(error)) from error


def phrases(language: str) -> Phrases:
    """The phrases of a language, English for one whose file is not written yet.

    Raises UnknownLanguageError and PhraseError."""
    if language not in LANGUAGES:
        raise UnknownLanguageError(language)
    return _load(language)


@functools.cache
def _load(language: str) -> Phrases:
    path = paths.translations() / "wording" / f"{language}.toml"
    return read(path) if path.is_file() or language == ENGLISH else _load(ENGLISH)
