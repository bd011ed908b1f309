"""The games of a campaign: what each was started from, where it stands, how it ended."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, func, insert, select, update

from agot_desktop.storage.database import Database
from agot_desktop.storage.errors import NoSuchRecordError
from agot_desktop.storage.records import (
    CampaignId,
    ChapterId,
    ChapterRecord,
    ChapterSetup,
    JsonObject,
    MoveId,
    SeatRecord,
)
from agot_desktop.storage.tables import campaigns, chapters, moves


class Chapters:
    """All chapters in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, campaign_id: CampaignId, setup: ChapterSetup) -> ChapterId:
        """Begin the next chapter of a campaign. Raises NoSuchRecordError."""
        with self._database.transaction() as connection:
            if connection.execute(select(campaigns.c.id).where(campaigns.c.id == campaign_id)).first() is None:
                raise NoSuchRecordError("campaign", campaign_id)
            return insert_chapter(connection, campaign_id, setup, self._database.now())

    def get(self, chapter_id: ChapterId) -> ChapterRecord:
        """One chapter. Raises NoSuchRecordError."""
        with self._database.reading() as connection:
            row = connection.execute(select(chapters).where(chapters.c.id == chapter_id)).first()
            if row is None:
                raise NoSuchRecordError("chapter", chapter_id)
            return _record(row)

    def of_campaign(self, campaign_id: CampaignId) -> list[ChapterRecord]:
        """The chapters of a campaign in order; none if there is no such campaign."""
        query = select(chapters).where(chapters.c.campaign_id == campaign_id).order_by(chapters.c.number)
        with self._database.reading() as connection:
            return [_record(row) for row in connection.execute(query)]

    def finish(self, chapter_id: ChapterId, outcome: JsonObject) -> None:
        """Note that the game ended with the current move.

        The move keeps its outcome: going back opens the game again, coming back to it closes it again.
        Raises NoSuchRecordError.
        """
        this = chapters.c.id == chapter_id
        with self._database.transaction() as connection:
            row = connection.execute(select(chapters.c.current_move_id).where(this)).first()
            if row is None:
                raise NoSuchRecordError("chapter", chapter_id)
            connection.execute(update(moves).where(moves.c.id == row.current_move_id).values(outcome=outcome))
            closed = update(chapters).where(this)
            connection.execute(closed.values(status="over", outcome=outcome, changed=self._database.now()))

    def keep_picture(self, chapter_id: ChapterId, picture: bytes) -> None:
        """Keep a picture of the table (PNG) for the lists, in place of the one before. Raises NoSuchRecordError."""
        self._set(chapter_id, picture=picture)

    def picture(self, chapter_id: ChapterId) -> bytes | None:
        """The kept picture, None if there is none. Raises NoSuchRecordError."""
        found: bytes | None = self._read(chapter_id, chapters.c.picture)
        return found

    def keep_chronicle(self, chapter_id: ChapterId, chronicle: JsonObject) -> None:
        """Keep what is told of the game so far, in place of what was kept. Raises NoSuchRecordError."""
        self._set(chapter_id, chronicle=chronicle)

    def chronicle(self, chapter_id: ChapterId) -> JsonObject | None:
        """What was kept of the game's story. Raises NoSuchRecordError."""
        found: JsonObject | None = self._read(chapter_id, chapters.c.chronicle)
        return found

    def adopt_rules(self, chapter_id: ChapterId, rules_fingerprint: str) -> None:
        """Note that the chapter goes on under these rules. Raises NoSuchRecordError."""
        self._set(chapter_id, rules_fingerprint=rules_fingerprint)

    def _set(self, chapter_id: ChapterId, **values: Any) -> None:
        changed = update(chapters).where(chapters.c.id == chapter_id).values(**values)
        with self._database.transaction() as connection:
            if not connection.execute(changed).rowcount:
                raise NoSuchRecordError("chapter", chapter_id)

    def _read(self, chapter_id: ChapterId, column: ColumnElement[Any]) -> Any:
        with self._database.reading() as connection:
            row = connection.execute(select(column).where(chapters.c.id == chapter_id)).first()
        if row is None:
            raise NoSuchRecordError("chapter", chapter_id)
        return row[0]


def insert_chapter(connection: Connection, campaign_id: CampaignId, setup: ChapterSetup, now: datetime) -> ChapterId:
    """Insert the campaign's next chapter inside a transaction that is under way."""
    last = select(func.coalesce(func.max(chapters.c.number), 0)).where(chapters.c.campaign_id == campaign_id)
    inserted = connection.execute(
        insert(chapters).values(
            campaign_id=campaign_id,
            number=connection.execute(last).scalar_one() + 1,
            game=setup.game,
            variant=setup.variant,
            options=setup.options,
            decks=setup.decks,
            seats=setup.seats,
            seed=setup.seed,
            rules_fingerprint=setup.rules_fingerprint,
            status="open",
            round=0,
            phase="",
            created=now,
            changed=now,
        )
    )
    return ChapterId(inserted.lastrowid)


def seats_from(stored: Any) -> tuple[SeatRecord, ...]:
    """The seats as they are kept in a column. Raises msgspec.ValidationError."""
    return msgspec.convert(stored, tuple[SeatRecord, ...])


def _record(row: Row[Any]) -> ChapterRecord:
    return ChapterRecord(
        id=ChapterId(row.id),
        campaign_id=CampaignId(row.campaign_id),
        number=row.number,
        setup=ChapterSetup(
            game=row.game,
            variant=row.variant,
            seats=seats_from(row.seats),
            seed=row.seed,
            rules_fingerprint=row.rules_fingerprint,
            decks=tuple(row.decks),
            options=row.options,
        ),
        status=row.status,
        outcome=row.outcome,
        current_move=None if row.current_move_id is None else MoveId(row.current_move_id),
        round=row.round,
        phase=row.phase,
        created=row.created,
        changed=row.changed,
    )
