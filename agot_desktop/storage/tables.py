"""The tables of the database, and nothing else: no rules, no queries.

A table here describes the newest version of the file. Files are made by the steps of `migrations`, never from these
classes; a test holds the two equal. A move's parent, a chapter's current move and a checkpoint's move are keys
together with their chapter, so none of them can point into another game.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any, ClassVar, Literal

from sqlalchemy import ForeignKeyConstraint, Index, LargeBinary, MetaData, Table, Text, UniqueConstraint, text
from sqlmodel import Field, SQLModel

from agot_desktop.storage.columns import Json, Unsigned64, UtcTime

_STRICT = {"sqlite_strict": True}
_NEVER_REUSED_ID = {"sqlite_strict": True, "sqlite_autoincrement": True}
_CASCADE: Literal["CASCADE"] = "CASCADE"


class Record(SQLModel):
    """Base of our tables: they keep their own catalogue, apart from that of any other user of sqlmodel."""

    metadata: ClassVar[MetaData] = MetaData()


class Campaign(Record, table=True):
    """What a player saves and loads. `identity` is the same in every copy; `removed`: when it was thrown away."""

    __tablename__ = "campaign"
    __table_args__ = _NEVER_REUSED_ID
    id: int | None = Field(default=None, primary_key=True)
    name: str = Field(sa_type=Text)
    seats: Any = Field(sa_type=Json, nullable=False)
    notes: str = Field(sa_type=Text)
    created: datetime = Field(sa_type=UtcTime)
    changed: datetime = Field(sa_type=UtcTime)
    identity: str = Field(sa_type=Text, sa_column_kwargs={"server_default": text("''")})
    archived: int = Field(sa_column_kwargs={"server_default": text("0")})
    removed: datetime | None = Field(default=None, sa_type=UtcTime, nullable=True)


class Chapter(Record, table=True):
    """One game of a campaign. `current_move_id` is NULL at the start; `picture`: its table as PNG; `chronicle`: what is
    told of it."""

    __tablename__ = "chapter"
    __table_args__ = (
        UniqueConstraint("campaign_id", "number"),
        ForeignKeyConstraint(["id", "current_move_id"], ["move.chapter_id", "move.id"], use_alter=True, name="current"),
        _NEVER_REUSED_ID,
    )
    # Being part of a foreign key too, the id is not counted up unless we say so.
    id: int | None = Field(default=None, primary_key=True, sa_column_kwargs={"autoincrement": True})
    campaign_id: int = Field(foreign_key="campaign.id", ondelete=_CASCADE)
    number: int
    game: str = Field(sa_type=Text)
    variant: str = Field(sa_type=Text)
    options: Any = Field(sa_type=Json, nullable=False)
    decks: Any = Field(sa_type=Json, nullable=False)
    seats: Any = Field(sa_type=Json, nullable=False)
    seed: int = Field(sa_type=Unsigned64)
    rules_fingerprint: str = Field(sa_type=Text)
    status: str = Field(sa_type=Text)
    outcome: Any = Field(default=None, sa_type=Json, nullable=True)
    current_move_id: int | None = None
    round: int
    phase: str = Field(sa_type=Text)
    created: datetime = Field(sa_type=UtcTime)
    changed: datetime = Field(sa_type=UtcTime)
    picture: bytes | None = Field(default=None, sa_type=LargeBinary, nullable=True)
    chronicle: Any = Field(default=None, sa_type=Json, nullable=True)


class Move(Record, table=True):
    """A node of the tree of choices. `outcome` is kept where a game ended with this move."""

    __tablename__ = "move"
    __table_args__ = (
        UniqueConstraint("chapter_id", "id"),
        ForeignKeyConstraint(["chapter_id", "parent_id"], ["move.chapter_id", "move.id"]),
        Index("move_children", "chapter_id", "parent_id"),
        _STRICT,
    )
    id: int | None = Field(default=None, primary_key=True)
    chapter_id: int = Field(foreign_key="chapter.id", ondelete=_CASCADE)
    parent_id: int | None = None
    seat: int
    notation: str = Field(sa_type=Text)
    depth: int
    made_at: datetime = Field(sa_type=UtcTime)
    outcome: Any = Field(default=None, sa_type=Json, nullable=True)


class Checkpoint(Record, table=True):
    """The state after a move (or at the start, where `move_id` is NULL), compressed."""

    __tablename__ = "checkpoint"
    __table_args__ = (
        ForeignKeyConstraint(["chapter_id", "move_id"], ["move.chapter_id", "move.id"]),
        UniqueConstraint("chapter_id", "move_id"),
        Index("checkpoint_start", "chapter_id", unique=True, sqlite_where=text("move_id IS NULL")),
        _STRICT,
    )
    id: int | None = Field(default=None, primary_key=True)
    chapter_id: int = Field(foreign_key="chapter.id", ondelete=_CASCADE)
    move_id: int | None = None
    digest: int = Field(sa_type=Unsigned64)
    round: int
    phase: str = Field(sa_type=Text)
    made_at: datetime = Field(sa_type=UtcTime)
    state: bytes = Field(sa_type=LargeBinary)


class Branch(Record, table=True):
    """The name of a branch of the tree, at the move that it ends with."""

    __tablename__ = "branch"
    __table_args__ = (
        ForeignKeyConstraint(["chapter_id", "move_id"], ["move.chapter_id", "move.id"], ondelete="CASCADE"),
        _STRICT,
    )
    chapter_id: int = Field(primary_key=True, foreign_key="chapter.id", ondelete=_CASCADE)
    move_id: int = Field(primary_key=True)
    name: str = Field(sa_type=Text)


class Rewind(Record, table=True):
    """A deliberate going back past something that a player had learned; depths count moves from the start."""

    __tablename__ = "rewind"
    __table_args__ = (Index("rewind_chapter", "chapter_id"), _STRICT)
    id: int | None = Field(default=None, primary_key=True)
    chapter_id: int = Field(foreign_key="chapter.id", ondelete=_CASCADE)
    from_depth: int
    to_depth: int
    round: int
    phase: str = Field(sa_type=Text)
    made_at: datetime = Field(sa_type=UtcTime)


class Deck(Record, table=True):
    """A deck by name; what it holds stands in its versions. `format`: the caller's word for what it is built for."""

    __tablename__ = "deck"
    __table_args__ = _NEVER_REUSED_ID
    id: int | None = Field(default=None, primary_key=True)
    name: str = Field(sa_type=Text)
    created: datetime = Field(sa_type=UtcTime)
    changed: datetime = Field(sa_type=UtcTime)
    notes: str = Field(sa_type=Text, sa_column_kwargs={"server_default": text("''")})
    tags: Any = Field(sa_type=Json, nullable=False, sa_column_kwargs={"server_default": text("'[]'")})
    format: str = Field(sa_type=Text, sa_column_kwargs={"server_default": text("''")})


class DeckVersion(Record, table=True):
    """One stored edit of a deck."""

    __tablename__ = "deck_version"
    __table_args__ = (UniqueConstraint("deck_id", "number"), _NEVER_REUSED_ID)
    id: int | None = Field(default=None, primary_key=True)
    deck_id: int = Field(foreign_key="deck.id", ondelete=_CASCADE)
    number: int
    comment: str = Field(sa_type=Text)
    house: str = Field(sa_type=Text)
    made_at: datetime = Field(sa_type=UtcTime)


class DeckSlot(Record, table=True):
    """So many copies of a card in one section of a version."""

    __tablename__ = "deck_slot"
    __table_args__ = _STRICT
    version_id: int = Field(primary_key=True, foreign_key="deck_version.id", ondelete=_CASCADE)
    section: str = Field(primary_key=True, sa_type=Text)
    card: str = Field(primary_key=True, sa_type=Text)
    copies: int


def _table(name: str) -> Table:
    return Record.metadata.tables[name]


campaigns = _table("campaign")
chapters = _table("chapter")
moves = _table("move")
checkpoints = _table("checkpoint")
branches = _table("branch")
rewinds = _table("rewind")
decks = _table("deck")
deck_versions = _table("deck_version")
deck_slots = _table("deck_slot")
