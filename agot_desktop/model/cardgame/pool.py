"""The card pool: all cards there are, found by number, id or title.

`load_pool` reads the stored facts out of a folder that the caller names. A card's number is its position in
`Pool.cards`.
"""

import hashlib
import unicodedata
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import msgspec

from agot_desktop.model.cardgame.facts import Facts, FactsError, check_cards, decode_set, facts_from_mapping

__all__ = [
    "CardSet",
    "Facts",
    "FactsError",
    "Pool",
    "UnknownCardError",
    "facts_from_mapping",
    "fold",
    "load_pool",
    "load_sets",
]

SETS_FILE: Final = "sets.json"
TITLES_FILE: Final = "titles.json"


class UnknownCardError(LookupError):
    """No card of the pool has this title or id. `text` is what was looked for."""

    def __init__(self, text: str) -> None:
        super().__init__(f"no card is called {text!r}")
        self.text = text


class CardSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A published set: `cards` is how many it holds, `file` where they stand in the folder of facts."""

    order: int
    name: str
    code: str
    cycle: str | None
    release: str
    cards: int
    numbers: tuple[int, int] | None
    file: str


class Pool:
    """All cards that a game may use. Never changed; `extended` makes another pool.

    `cards` keeps the order of publication (titles of the small council after the sets, then what was
    added), `index` gives the number of an id.
    """

    def __init__(self, cards: Sequence[Facts], extra: Sequence[Facts] = ()) -> None:
        """`extra` are cards that go before `cards` by title. Raises FactsError where ids clash."""
        self.cards: tuple[Facts, ...] = (*cards, *extra)
        self.extra: tuple[Facts, ...] = tuple(extra)
        self.index: dict[str, int] = {facts.id: number for number, facts in enumerate(self.cards)}
        if len(self.index) != len(self.cards):
            check_cards(self.cards, {}, lambda position: ("cards", f"$[{position}]"))
        self._by_title = self._numbers_by_title(len(cards))
        self.definitions: list[Any] = [None] * len(self.cards)
        self.folded: list[str] = [fold(facts.name) for facts in self.cards]

    def _numbers_by_title(self, first_extra: int) -> dict[str, tuple[int, ...]]:
        found: dict[str, list[int]] = {}
        for number in (*range(first_extra, len(self.cards)), *range(first_extra)):
            found.setdefault(fold(self.cards[number].name), []).append(number)
        return {title: tuple(numbers) for title, numbers in found.items()}

    def find(self, title_or_id: str) -> int:
        """The number of the card with this id, else of the first with this title; case and accents do not matter
        in a title. Raises UnknownCardError."""
        number = self.index.get(title_or_id)
        if number is not None:
            return number
        numbers = self.titles(title_or_id)
        if not numbers:
            raise UnknownCardError(title_or_id)
        return numbers[0]

    def titles(self, title: str) -> tuple[int, ...]:
        """The numbers of all cards with this title, versions and reprints; () if there are none."""
        return self._by_title.get(fold(title), ())

    def extended(self, extra: Sequence[Facts]) -> "Pool":
        """A pool with more cards, which go before all others by title. Raises FactsError where an id is taken."""
        check_cards(extra, self.index, lambda position: ("added cards", f"$[{position}]"))
        base = self.cards[: len(self.cards) - len(self.extra)]
        return Pool(base, (*self.extra, *extra))

    @cached_property
    def digest(self) -> str:
        """32 hex digits, equal for pools of equal cards in equal order."""
        return hashlib.blake2b(msgspec.json.encode(self.cards), digest_size=16).hexdigest()


def fold(title: str) -> str:
    """A title as it is compared: without case, accents and typographic apostrophes."""
    if not title.isascii():
        plain = unicodedata.normalize("NFKD", title.replace("\u2019", "'"))
        title = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return title.casefold().strip()


def load_sets(folder: Path) -> tuple[CardSet, ...]:
    """The sets in their order, out of `sets.json` in the folder of facts. Raises FactsError."""
    try:
        return msgspec.json.decode(_read(folder, SETS_FILE), type=tuple[CardSet, ...])
    except msgspec.DecodeError as error:
        reason, _, place = str(error).partition(" - at `$")
        raise FactsError(SETS_FILE, "$" + place.rstrip("`"), reason) from None


def load_pool(folder: Path) -> Pool:
    """All stored cards, in the order of the sets. `folder` is the folder of facts. Raises FactsError."""
    cards: list[Facts] = []
    starts: list[tuple[int, str]] = []
    for card_set in load_sets(folder):
        starts.append((len(cards), card_set.file))
        found = decode_set(_read(folder, card_set.file), card_set.file)
        if len(found) != card_set.cards:
            reason = f"{len(found)} cards, but {SETS_FILE} says {card_set.cards}"
            raise FactsError(card_set.file, "$.cards", reason)
        cards += found
    starts.append((len(cards), TITLES_FILE))
    cards += decode_set(_read(folder, TITLES_FILE), TITLES_FILE)

    def place(position: int) -> tuple[str, str]:
        start, file = max(entry for entry in starts if entry[0] <= position)
        return file, f"$.cards[{position - start}]"

    check_cards(cards, {}, place)
    return Pool(cards)


def _read(folder: Path, file: str) -> bytes:
    try:
        return (folder / file).read_bytes()
    except OSError as error:
        raise FactsError(file, "$", f"cannot be read: {error.strerror}") from None
