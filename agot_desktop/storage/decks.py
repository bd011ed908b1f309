"""Decks and their versions. Every edit is a new version; an old one is never changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from agot_desktop.storage.database import Database
from agot_desktop.storage.errors import BugError, NoSuchRecordError
from agot_desktop.storage.names import clean_name
from agot_desktop.storage.records import DeckContent, DeckId, DeckRecord, DeckVersionRecord, SlotRecord
from agot_desktop.storage.tables import deck_slots, deck_versions, decks


class Decks:
    """All decks in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def create(self, name: str, content: DeckContent, comment: str = "") -> DeckId:
        """Make a deck with its first version. Names need not differ. Raises BadNameError."""
        now = self._database.now()
        made = insert(decks).values(name=clean_name(name), created=now, changed=now, notes="", tags=[], format="")
        with self._database.transaction() as connection:
            deck_id = DeckId(connection.execute(made).lastrowid)
            self._insert_version(connection, deck_id, content, comment)
        return deck_id

    def add_version(self, deck_id: DeckId, content: DeckContent, comment: str = "") -> int:
        """Store an edit and return the number of the new version. Raises NoSuchRecordError."""
        with self._database.transaction() as connection:
            touched = update(decks).where(decks.c.id == deck_id).values(changed=self._database.now())
            if not connection.execute(touched).rowcount:
                raise NoSuchRecordError("deck", deck_id)
            return self._insert_version(connection, deck_id, content, comment)

    def rename(self, deck_id: DeckId, name: str) -> None:
        """Give a deck another name. Raises BadNameError and NoSuchRecordError."""
        renamed = update(decks).where(decks.c.id == deck_id)
        with self._database.transaction() as connection:
            values = {"name": clean_name(name), "changed": self._database.now()}
            if not connection.execute(renamed.values(values)).rowcount:
                raise NoSuchRecordError("deck", deck_id)

    def describe(self, deck_id: DeckId, notes: str, tags: Sequence[str], deck_format: str) -> None:
        """Keep the player's notes and tags, and what the deck is built for. Raises NoSuchRecordError."""
        values = {"notes": notes, "tags": list(tags), "format": deck_format, "changed": self._database.now()}
        with self._database.transaction() as connection:
            if not connection.execute(update(decks).where(decks.c.id == deck_id).values(values)).rowcount:
                raise NoSuchRecordError("deck", deck_id)

    def comment(self, deck_id: DeckId, number: int, comment: str) -> None:
        """Change what is said of a version. Raises NoSuchRecordError."""
        told = update(deck_versions).where(deck_versions.c.deck_id == deck_id, deck_versions.c.number == number)
        with self._database.transaction() as connection:
            if not connection.execute(told.values(comment=comment)).rowcount:
                raise NoSuchRecordError("deck version", deck_id, number)

    def duplicate(self, deck_id: DeckId, name: str) -> DeckId:
        """Copy a deck with all its versions under another name. Raises BadNameError and NoSuchRecordError."""
        now = self._database.now()
        with self._database.transaction() as connection:
            old = connection.execute(select(decks).where(decks.c.id == deck_id)).first()
            if old is None:
                raise NoSuchRecordError("deck", deck_id)
            values = {"name": clean_name(name), "created": now, "changed": now}
            values |= {"notes": old.notes, "tags": old.tags, "format": old.format}
            copy = DeckId(connection.execute(insert(decks).values(values)).lastrowid)
            held = select(deck_versions).where(deck_versions.c.deck_id == deck_id).order_by(deck_versions.c.number)
            for row in connection.execute(held).all():
                kept = {"deck_id": copy, "number": row.number, "comment": row.comment, "house": row.house}
                made = connection.execute(insert(deck_versions).values(kept | {"made_at": row.made_at})).lastrowid
                slots = select(deck_slots.c.section, deck_slots.c.card, deck_slots.c.copies)
                found = connection.execute(slots.where(deck_slots.c.version_id == row.id)).mappings().all()
                if found:
                    connection.execute(insert(deck_slots), [{"version_id": made, **slot} for slot in found])
        return copy

    def delete(self, deck_id: DeckId) -> None:
        """Delete a deck with all versions. Games played with it keep their copy. Raises NoSuchRecordError."""
        with self._database.transaction() as connection:
            if not connection.execute(delete(decks).where(decks.c.id == deck_id)).rowcount:
                raise NoSuchRecordError("deck", deck_id)

    def list_decks(self) -> list[DeckRecord]:
        """All decks, the last changed first, each with the house of its newest version."""
        newest = select(func.max(deck_versions.c.number)).where(deck_versions.c.deck_id == decks.c.id)
        query = (
            select(decks, deck_versions.c.house, deck_versions.c.number)
            .join_from(decks, deck_versions, deck_versions.c.deck_id == decks.c.id)
            .where(deck_versions.c.number == newest.correlate(decks).scalar_subquery())
            .order_by(decks.c.changed.desc(), decks.c.id.desc())
        )
        with self._database.reading() as connection:
            return [_deck_record(row) for row in connection.execute(query)]

    def versions(self, deck_id: DeckId) -> list[DeckVersionRecord]:
        """The versions of a deck, oldest first; none if there is no such deck."""
        query = select(deck_versions).where(deck_versions.c.deck_id == deck_id).order_by(deck_versions.c.number)
        with self._database.reading() as connection:
            rows = connection.execute(query).all()
        return [DeckVersionRecord(row.number, row.comment, row.made_at) for row in rows]

    def content(self, deck_id: DeckId, number: int | None = None) -> DeckContent:
        """What a version holds (None: the newest), its slots sorted. Raises NoSuchRecordError."""
        version = select(deck_versions).where(deck_versions.c.deck_id == deck_id)
        if number is not None:
            version = version.where(deck_versions.c.number == number)
        version = version.order_by(deck_versions.c.number.desc()).limit(1)
        with self._database.reading() as connection:
            row = connection.execute(version).first()
            if row is None:
                raise NoSuchRecordError("deck version", deck_id, number)
            held = select(deck_slots).where(deck_slots.c.version_id == row.id)
            slots = connection.execute(held.order_by(deck_slots.c.section, deck_slots.c.card)).all()
        return DeckContent(row.house, tuple(SlotRecord(slot.section, slot.card, slot.copies) for slot in slots))

    def _insert_version(self, connection: Connection, deck_id: DeckId, content: DeckContent, comment: str) -> int:
        for slot in content.slots:
            if slot.copies < 1:
                raise BugError(f"{slot.copies} copies of {slot.card}")
        last = select(func.coalesce(func.max(deck_versions.c.number), 0)).where(deck_versions.c.deck_id == deck_id)
        number: int = connection.execute(last).scalar_one() + 1
        made = insert(deck_versions).values(
            deck_id=deck_id, number=number, comment=comment, house=content.house, made_at=self._database.now()
        )
        version_id = connection.execute(made).lastrowid
        if content.slots:
            connection.execute(
                insert(deck_slots),
                [
                    {"version_id": version_id, "section": slot.section, "card": slot.card, "copies": slot.copies}
                    for slot in content.slots
                ],
            )
        return number


def _deck_record(row: Row[Any]) -> DeckRecord:
    fixed = (DeckId(row.id), row.name, row.house, row.number, row.created, row.changed)
    return DeckRecord(*fixed, row.notes, tuple(row.tags), row.format)
