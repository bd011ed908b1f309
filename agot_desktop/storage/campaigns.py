"""Campaigns: beginning one, the load list, renaming, deleting."""

from __future__ import annotations

from datetime import datetime
from typing import Any
from uuid import uuid4

from sqlalchemy import Row, Select, delete, func, insert, select, type_coerce, update

from agot_desktop.storage.chapters import insert_chapter, seats_from
from agot_desktop.storage.columns import UtcTime
from agot_desktop.storage.database import Database
from agot_desktop.storage.errors import NoSuchRecordError
from agot_desktop.storage.names import clean_name
from agot_desktop.storage.records import (
    CampaignId,
    CampaignRecord,
    ChapterId,
    ChapterSetup,
    GameSummary,
    SeatRecord,
)
from agot_desktop.storage.tables import campaigns, chapters

_other = chapters.alias("other")
_LAST_NUMBER = select(func.max(_other.c.number)).where(_other.c.campaign_id == campaigns.c.id).scalar_subquery()
_LAST_PLAYED = select(func.max(_other.c.changed)).where(_other.c.campaign_id == campaigns.c.id).scalar_subquery()
_CHANGED = func.max(campaigns.c.changed, _LAST_PLAYED)


class Campaigns:
    """All campaigns in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def start(
        self, name: str, setup: ChapterSetup, *, seats: tuple[SeatRecord, ...] | None = None, notes: str = ""
    ) -> tuple[CampaignId, ChapterId]:
        """Make a campaign with its first chapter. `seats` are the campaign's, if not those of the chapter.

        Names need not differ. Raises BadNameError.
        """
        name = clean_name(name)
        now = self._database.now()
        seats = setup.seats if seats is None else seats
        made = insert(campaigns).values(
            name=name, seats=seats, notes=notes, created=now, changed=now, identity=uuid4().hex, archived=0
        )
        with self._database.transaction() as connection:
            campaign_id = CampaignId(connection.execute(made).lastrowid)
            return campaign_id, insert_chapter(connection, campaign_id, setup, now)

    def get(self, campaign_id: CampaignId) -> CampaignRecord:
        """One campaign. Raises NoSuchRecordError."""
        with self._database.reading() as connection:
            row = connection.execute(select(campaigns).where(campaigns.c.id == campaign_id)).first()
            if row is None:
                raise NoSuchRecordError("campaign", campaign_id)
            seats = seats_from(row.seats)
        times = (row.created, row.changed)
        return CampaignRecord(campaign_id, row.name, seats, row.notes, *times, row.identity, bool(row.archived))

    def rename(self, campaign_id: CampaignId, name: str) -> None:
        """Give a campaign another name. Raises BadNameError and NoSuchRecordError."""
        self._change(campaign_id, name=clean_name(name))

    def set_notes(self, campaign_id: CampaignId, notes: str) -> None:
        """Replace the player's notes. Raises NoSuchRecordError."""
        self._change(campaign_id, notes=notes)

    def archive(self, campaign_id: CampaignId, archived: bool = True) -> None:
        """Put a campaign into the archive, or take it out again. Raises NoSuchRecordError."""
        self._change(campaign_id, touch=False, archived=int(archived))

    def remove(self, campaign_id: CampaignId) -> None:
        """Throw a campaign away: no list shows it, `restore` brings it back. Raises NoSuchRecordError."""
        self._change(campaign_id, touch=False, removed=self._database.now())

    def restore(self, campaign_id: CampaignId) -> None:
        """Bring back a campaign that was thrown away. Raises NoSuchRecordError."""
        self._change(campaign_id, touch=False, removed=None)

    def empty_basket(self, before: datetime) -> int:
        """Delete for good what was thrown away before that moment; how many campaigns that were."""
        old = delete(campaigns).where(campaigns.c.removed.is_not(None), campaigns.c.removed < before)
        with self._database.transaction() as connection:
            return int(connection.execute(old).rowcount)

    def delete(self, campaign_id: CampaignId) -> None:
        """Delete a campaign with its chapters, moves and checkpoints for good. Raises NoSuchRecordError."""
        with self._database.transaction() as connection:
            if not connection.execute(delete(campaigns).where(campaigns.c.id == campaign_id)).rowcount:
                raise NoSuchRecordError("campaign", campaign_id)

    def list_games(self) -> list[GameSummary]:
        """A line for each campaign, with its latest chapter; the last changed first."""
        newest = (chapters.c.number == _LAST_NUMBER, campaigns.c.removed.is_(None))
        query = _summaries().where(*newest).order_by(_CHANGED.desc(), campaigns.c.id.desc())
        with self._database.reading() as connection:
            return [_summary(row) for row in connection.execute(query)]

    def latest_open(self) -> GameSummary | None:
        """The open game that was played last, or None."""
        last_played = (chapters.c.changed.desc(), chapters.c.id.desc())
        query = (
            _summaries()
            .where(chapters.c.status == "open", campaigns.c.removed.is_(None))
            .order_by(*last_played)
            .limit(1)
        )
        with self._database.reading() as connection:
            row = connection.execute(query).first()
            return None if row is None else _summary(row)

    def _change(self, campaign_id: CampaignId, touch: bool = True, **values: Any) -> None:
        changed = update(campaigns).where(campaigns.c.id == campaign_id)
        if touch:
            values["changed"] = self._database.now()
        with self._database.transaction() as connection:
            if not connection.execute(changed.values(**values)).rowcount:
                raise NoSuchRecordError("campaign", campaign_id)


def _summaries() -> Select[Any]:
    return select(
        campaigns.c.id.label("campaign_id"),
        campaigns.c.name,
        chapters.c.id.label("chapter_id"),
        chapters.c.number,
        chapters.c.game,
        chapters.c.variant,
        chapters.c.seats,
        chapters.c.round,
        chapters.c.phase,
        chapters.c.status,
        chapters.c.outcome,
        campaigns.c.archived,
        type_coerce(_CHANGED, UtcTime()).label("last_change"),
    ).join_from(campaigns, chapters, chapters.c.campaign_id == campaigns.c.id)


def _summary(row: Row[Any]) -> GameSummary:
    return GameSummary(
        campaign_id=CampaignId(row.campaign_id),
        chapter_id=ChapterId(row.chapter_id),
        name=row.name,
        chapter_number=row.number,
        game=row.game,
        variant=row.variant,
        seats=seats_from(row.seats),
        round=row.round,
        phase=row.phase,
        status=row.status,
        outcome=row.outcome,
        changed=row.last_change,
        archived=bool(row.archived),
    )
