"""A deck under the player's hands: every change is stored at once, and can be taken back and done again.

What was done before the deck was opened can be taken back too, version by version; nothing is lost by taking back.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from agot_desktop.controller.decks.changes import Difference, differences, in_order, same_cards, with_card
from agot_desktop.controller.library import content_of_deck, deck_of_content
from agot_desktop.model.cardgame.deck_rules import Deck
from agot_desktop.model.cardgame.pool import Pool
from agot_desktop.storage.records import DeckContent, DeckId, DeckRecord, DeckVersionRecord


class EditShelf(Protocol):
    """The player's decks on the disk; storage's `Decks` fulfils it. Every method may raise StorageError."""

    def create(self, name: str, content: DeckContent, comment: str = "") -> DeckId: ...
    def add_version(self, deck_id: DeckId, content: DeckContent, comment: str = "") -> int: ...
    def rename(self, deck_id: DeckId, name: str) -> None: ...
    def describe(self, deck_id: DeckId, notes: str, tags: Sequence[str], deck_format: str) -> None: ...
    def comment(self, deck_id: DeckId, number: int, comment: str) -> None: ...
    def duplicate(self, deck_id: DeckId, name: str) -> DeckId: ...
    def delete(self, deck_id: DeckId) -> None: ...
    def list_decks(self) -> list[DeckRecord]: ...
    def versions(self, deck_id: DeckId) -> list[DeckVersionRecord]: ...
    def content(self, deck_id: DeckId, number: int | None = None) -> DeckContent: ...


class GoneError(LookupError):
    """The deck is not on the shelf any more. Attribute: `deck_id`."""

    def __init__(self, deck_id: int) -> None:
        self.deck_id = deck_id
        super().__init__(f"no deck {deck_id}")


class DeckEditor:
    """One open deck. Every method that changes it may raise StorageError; then nothing has changed."""

    def __init__(self, shelf: EditShelf, pool: Pool, deck_id: DeckId) -> None:
        """Raises GoneError and StorageError."""
        self._shelf = shelf
        self._pool = pool
        self.id = deck_id
        self._record = self._look_up()
        self._deck = self._read(None)
        self._past = [version.number for version in shelf.versions(deck_id)][:-1]
        self._future: list[Deck] = []

    @property
    def record(self) -> DeckRecord:
        """Name, notes, tags and format, as they were when the deck was opened or last described here."""
        return self._record

    @property
    def deck(self) -> Deck:
        """The deck as it is now, its cards in the pool's order."""
        return self._deck

    # -- changes

    def put(self, deck: Deck, comment: str = "") -> bool:
        """Takes over what a deck holds (its name does not count) and stores it; False where nothing differs."""
        if same_cards(self._deck, deck) and not comment:
            return False
        self._store(deck, comment)
        self._future.clear()
        return True

    def add(self, code: str, copies: int = 1) -> bool:
        """Adds (or with a negative number takes out) copies of a card; False where nothing changed. Raises
        NotForDecksError and KeyError for an id that no card has."""
        facts = self._pool.cards[self._pool.index[code]]
        return self.put(with_card(self._deck, facts, copies))

    def choose_hand(self, code: str | None) -> bool:
        """Sets the Hand of the King, None for none; legality is asked elsewhere."""
        return self.put(replace(self._deck, hand_of_the_king=code))

    def undo(self) -> bool:
        """Takes the latest change back; False where there is none."""
        if not self._past:
            return False
        before = self._read(self._past[-1])
        now = self._deck
        self._store(before, "", keep=False)
        self._past.pop()
        self._future.append(now)
        return True

    def redo(self) -> bool:
        """Does the change again that was taken back last; False where there is none."""
        if not self._future:
            return False
        self._store(self._future[-1], "")
        self._future.pop()
        return True

    @property
    def can_undo(self) -> bool:
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        return bool(self._future)

    def rename(self, name: str) -> None:
        """Gives the deck another name. Raises BadNameError."""
        self._shelf.rename(self.id, name)
        self._record = self._look_up()
        self._deck = replace(self._deck, name=self._record.name)

    def describe(self, notes: str, tags: Sequence[str], deck_format: str) -> None:
        """Keeps notes (Markdown), tags (without doubles and empty ones) and what the deck is built for."""
        kept = tuple(dict.fromkeys(tag.strip() for tag in tags if tag.strip()))
        self._shelf.describe(self.id, notes, kept, deck_format)
        self._record = self._look_up()

    # -- versions

    def versions(self) -> list[DeckVersionRecord]:
        """Every stored edit, oldest first."""
        return self._shelf.versions(self.id)

    def version(self, number: int) -> Deck:
        """What a version holds. Raises NoSuchRecordError."""
        return self._read(number)

    def comment(self, number: int, comment: str) -> None:
        """Says something of a version; versions with a comment are landmarks."""
        self._shelf.comment(self.id, number, comment)

    def compare(self, one: int, other: int) -> tuple[Difference, ...]:
        """What differs from one version to another."""
        return differences(self._read(one), self._read(other))

    def restore(self, number: int, comment: str = "") -> bool:
        """Makes a version the newest again; False where it is what the deck holds now."""
        return self.put(self._read(number), comment)

    # -- parts

    def _look_up(self) -> DeckRecord:
        for record in self._shelf.list_decks():
            if record.id == self.id:
                return record
        raise GoneError(self.id)

    def _read(self, number: int | None) -> Deck:
        name = self._record.name
        return in_order(deck_of_content(name, self._shelf.content(self.id, number)), self._pool)

    def _store(self, deck: Deck, comment: str, keep: bool = True) -> None:
        newest = self._shelf.versions(self.id)[-1].number
        self._shelf.add_version(self.id, content_of_deck(deck), comment)
        if keep:
            self._past.append(newest)
        self._deck = in_order(replace(deck, name=self._deck.name), self._pool)
