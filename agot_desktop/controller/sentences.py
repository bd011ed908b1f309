"""The log in words: each entry one readable line, with the places of card titles in it.

What a seat may not read is told without names, or not at all. An entry never says more than its readers may know.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from agot_desktop.controller.log_words import (
    HAPPENINGS,
    HEADS,
    HIDDEN,
    NAMES_SOURCE,
    OPEN,
    has_price,
    is_cause,
    is_price,
)
from agot_desktop.controller.words import (
    CardName,
    Piece,
    Sentence,
    Translate,
    challenge_name,
    fill,
    phase_name,
    term,
)
from agot_desktop.model.cardgame.pool import Pool
from agot_desktop.model.kernel.game import LogEntry

_logger = logging.getLogger("agot_desktop.log")


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log. `spans`: (start, end, card code) of titles in `text`; `seat`: who acts, -1 for nobody.

    `head`: it opens a round or a phase. `indent`: 1 where it follows from a line before. `new`: not seen before.
    `kind`: of the entry, where the window asks for it.
    """

    text: str
    spans: tuple[tuple[int, int, str], ...] = ()
    seat: int = -1
    head: bool = False
    indent: int = 0
    new: bool = True
    kind: str = ""


def in_order(entries: Sequence[LogEntry], first: int = 0) -> list[tuple[int, LogEntry]]:
    """The entries from number `first` on, with their numbers, as they are read: a deed before the price that was paid
    for it, which the rules tell first."""
    found: list[tuple[int, LogEntry]] = []
    prices = 0
    for number, entry in enumerate(entries[first:], first):
        if is_price(entry):
            prices += 1
            found.append((number, entry))
            continue
        place = len(found) - prices if has_price(entry) else len(found)
        found.insert(place, (number, entry))
        prices = 0
    return found


class Telling(Protocol):
    """What makes lines of a game's log: `Teller` for the card game, `RealmTeller` for the board game."""

    def line(
        self, entry: LogEntry, seat: int, translate: Translate, *, new: bool = True, everything: bool = False
    ) -> Line | None:
        """The entry as a seat may read it."""


class Teller:
    """Makes lines of entries. `names`: of the seats; `code_of`: the facts id of a card that is named by its number."""

    def __init__(self, pool: Pool, names: Sequence[str], code_of: Callable[[int], str]) -> None:
        self._pool = pool
        self._names = names
        self._code_of = code_of
        self._unknown: set[str] = set()

    def line(
        self, entry: LogEntry, seat: int, translate: Translate, *, new: bool = True, everything: bool = False
    ) -> Line | None:
        """The entry as this seat may read it (`everything`: as those may who may read it), None where there is nothing
        to read."""
        readable = everything or _readable(entry, seat)
        words = (OPEN if readable else HIDDEN).get(entry.kind)
        if words is None:
            if readable and entry.kind not in OPEN and entry.kind not in self._unknown:
                self._unknown.add(entry.kind)
                _logger.warning("no words for %r", entry)
            return None
        template = words(translate, entry)
        if not template:
            return None
        said = self._say(template, entry, translate)
        if readable and entry.kind in NAMES_SOURCE and entry.source not in (-1, entry.subject):
            said = _with_source(said, self._card(entry.source), translate)
        head = entry.kind in HEADS
        text = said.text[:1].upper() + said.text[1:]
        return Line(text, said.spans, entry.seat, head, 0 if head or is_cause(entry) else 1, new)

    def happening(self, entry: LogEntry, seat: int, translate: Translate) -> str:
        """Something that happens, in the words of the log, for the middle of a sentence; '' where it has none."""
        readable = _readable(entry, seat)
        words = HAPPENINGS.get(entry.kind) if readable else None
        words = words or (OPEN if readable else HIDDEN).get(entry.kind)
        template = words(translate, entry) if words is not None else ""
        return self._say(template, entry, translate).text if template else ""

    def _say(self, template: str, entry: LogEntry, translate: Translate) -> Sentence:
        return fill(template, _Pieces(self, entry, translate))

    def _card(self, card: int, code: str = "") -> CardName:
        code = code or self._code_of(card)
        return CardName(code, self._pool.cards[self._pool.index[code]].name)

    def seat_name(self, seat: int, translate: Translate) -> str:
        """What a seat is called; -1 is nobody's: the treasury."""
        return self._names[seat] if 0 <= seat < len(self._names) else translate("Log", "the treasury")

    def piece(self, name: str, entry: LogEntry, translate: Translate) -> Piece:
        """What fills the hole `name` of a sentence about `entry`."""
        if name == "card":
            return self._card(entry.subject, entry.code)
        if name == "bearer":
            return self._card(entry.other)
        if name == "source":
            return self._card(entry.source)
        if name == "cards":
            return tuple(self._card(card) for card in entry.cards)
        if name in ("who", "other"):
            return self.seat_name(entry.seat if name == "who" else entry.other, translate)
        if name == "challenge":
            return challenge_name(translate, entry.word)
        if name == "title":
            return term(translate, entry.word)
        if name == "phase":
            return phase_name(translate, entry.word)
        if name == "number":
            return entry.amount
        raise KeyError(name)


def _readable(entry: LogEntry, seat: int) -> bool:
    return entry.readers < 0 or bool(entry.readers >> seat & 1)


class _Pieces(Mapping[str, Piece]):
    """The pieces of one entry, made when a hole asks for them."""

    def __init__(self, teller: Teller, entry: LogEntry, translate: Translate) -> None:
        self._teller = teller
        self._entry = entry
        self._translate = translate

    def __getitem__(self, name: str) -> Piece:
        return self._teller.piece(name, self._entry, self._translate)

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0


def _with_source(said: Sentence, source: CardName, translate: Translate) -> Sentence:
    """The sentence with the card that caused it in brackets."""
    tail = fill(translate("Log", " ({source})", "after a line: the card that caused it"), {"source": source})
    moved = tuple((start + len(said.text), end + len(said.text), code) for start, end, code in tail.spans)
    return Sentence(said.text + tail.text, said.spans + moved)
