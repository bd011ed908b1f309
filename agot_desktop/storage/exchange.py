"""One campaign as one file, to be kept, carried to another machine and read in again.

The file is compressed JSON: the campaign's record, and for each chapter what it was started from, its whole tree of
moves, its checkpoints and what is noted of it. Reading checks all of it before anything is stored: nothing is half
imported. A file from outside is data; nothing in it is ever executed.
"""

from __future__ import annotations

import base64
import zlib
from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Any, Final, Literal

import msgspec
from sqlalchemy import Connection, insert, select, update

from agot_desktop.storage.chapters import insert_chapter, seats_from
from agot_desktop.storage.columns import pack_state, unpack_state
from agot_desktop.storage.database import Database
from agot_desktop.storage.errors import BadExchangeError, NewerExchangeError, NoSuchRecordError
from agot_desktop.storage.names import clean_name
from agot_desktop.storage.records import CampaignId, ChapterId, ChapterSetup, GameKind, SeatRecord
from agot_desktop.storage.tables import branches, campaigns, chapters, checkpoints, moves, rewinds

FORMAT: Final = "agot-desktop campaign"
VERSION: Final = 1
SUFFIX: Final = ".agot"
LIMIT_BYTES: Final = 512 * 1024 * 1024
"""Of the unpacked file."""

_U64 = Annotated[int, msgspec.Meta(ge=0)]
_Count = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
_SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=5)]


class _Shape(msgspec.Struct, forbid_unknown_fields=True):
    """Base of the file's parts."""


class _Move(_Shape, array_like=True):
    """`parent`: place of the move before it in the list, -1 at the start."""

    parent: Annotated[int, msgspec.Meta(ge=-1)]
    seat: _SeatNumber
    notation: Annotated[str, msgspec.Meta(max_length=2000)]
    made_at: datetime
    outcome: dict[str, Any] | None = None


class _Checkpoint(_Shape):
    """`move`: place in the list of moves, -1 at the start."""

    move: Annotated[int, msgspec.Meta(ge=-1)]
    digest: _U64
    round: _Count
    phase: str
    made_at: datetime
    state: dict[str, Any]


class _Rewind(_Shape):
    from_depth: _Count
    to_depth: _Count
    round: _Count
    phase: str
    made_at: datetime


class _Chapter(_Shape):
    game: GameKind
    variant: str
    options: dict[str, Any]
    decks: tuple[dict[str, Any], ...]
    seats: tuple[SeatRecord, ...]
    seed: _U64
    rules_fingerprint: str
    status: Literal["open", "over"]
    outcome: dict[str, Any] | None
    current: Annotated[int, msgspec.Meta(ge=-1)]
    round: _Count
    phase: str
    created: datetime
    changed: datetime
    moves: list[_Move]
    checkpoints: list[_Checkpoint]
    branches: dict[str, str]
    rewinds: list[_Rewind]
    chronicle: Any = None
    picture: str | None = None


class _Campaign(_Shape):
    format: str
    version: int
    identity: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
    name: str
    notes: str
    seats: tuple[SeatRecord, ...]
    created: datetime
    changed: datetime
    chapters: Annotated[list[_Chapter], msgspec.Meta(min_length=1, max_length=1000)]


class _Head(msgspec.Struct):
    format: str
    version: int


class Exchange:
    """Writes campaigns of one database as files' contents, and reads them in."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def export(self, campaign_id: CampaignId) -> bytes:
        """The content of a file with this campaign. Raises NoSuchRecordError, and DamagedCheckpointError's kin."""
        with self._database.reading() as connection:
            row = connection.execute(select(campaigns).where(campaigns.c.id == campaign_id)).first()
            if row is None:
                raise NoSuchRecordError("campaign", campaign_id)
            query = select(chapters).where(chapters.c.campaign_id == campaign_id).order_by(chapters.c.number)
            found = [_chapter(connection, chapter) for chapter in connection.execute(query).all()]
        campaign = _Campaign(
            FORMAT,
            VERSION,
            row.identity,
            row.name,
            row.notes,
            seats_from(row.seats),
            row.created,
            row.changed,
            found,
        )
        return zlib.compress(msgspec.json.encode(campaign), 6)

    def import_(self, content: bytes, *, copy_name: str = "") -> CampaignId:
        """Store the campaign of a file as a new one. If the same campaign is here already, both stay: the new one gets
        an identity of its own and, if given, `copy_name`.

        Raises BadExchangeError with the exact place, NewerExchangeError; nothing is stored then.
        """
        campaign = read(content)
        with self._database.transaction() as connection:
            twin = select(campaigns.c.id).where(campaigns.c.identity == campaign.identity)
            known = connection.execute(twin).first() is not None
            made = connection.execute(
                insert(campaigns).values(
                    name=clean_name(copy_name if known and copy_name else campaign.name),
                    seats=campaign.seats,
                    notes=campaign.notes,
                    created=campaign.created,
                    changed=campaign.changed,
                    identity=_fresh_identity(connection) if known else campaign.identity,
                    archived=0,
                )
            )
            campaign_id = CampaignId(made.lastrowid)
            for chapter in campaign.chapters:
                _store_chapter(connection, campaign_id, chapter)
        return campaign_id


def read(content: bytes) -> _Campaign:
    """The campaign of a file, checked through. Raises BadExchangeError and NewerExchangeError."""
    text = _unpack(content)
    try:
        head = msgspec.json.decode(text, type=_Head)
    except msgspec.DecodeError as error:
        raise BadExchangeError(str(error)) from error
    if head.format != FORMAT:
        raise BadExchangeError(f"it calls itself {head.format[:60]!r}, not {FORMAT!r}")
    if head.version > VERSION:
        raise NewerExchangeError(head.version, VERSION)
    try:
        campaign = msgspec.json.decode(text, type=_Campaign)
    except msgspec.DecodeError as error:
        raise BadExchangeError(str(error)) from error
    for number, chapter in enumerate(campaign.chapters, 1):
        _check(chapter, number)
    return campaign


def _unpack(content: bytes) -> bytes:
    unpacker = zlib.decompressobj()
    try:
        text = unpacker.decompress(content, LIMIT_BYTES)
    except zlib.error as error:
        raise BadExchangeError(f"it cannot be unpacked: {error}") from error
    if not unpacker.eof:
        raise BadExchangeError("it is cut off" if len(text) < LIMIT_BYTES else "it is too large")
    return text


def _check(chapter: _Chapter, number: int) -> None:
    """References inside one chapter. Raises BadExchangeError."""
    where = f"chapter {number}"
    seats = len(chapter.seats)
    if not 1 <= seats <= 6 or max(chapter.seed, *(mark.digest for mark in chapter.checkpoints), 0) >= 1 << 64:
        raise BadExchangeError(f"{where}: a number of seats, a seed or a digest is out of bounds")
    for place, move in enumerate(chapter.moves):
        if move.parent >= place:
            raise BadExchangeError(f"{where}: move {place + 1} follows a move that comes later")
        if move.seat >= seats:
            raise BadExchangeError(f"{where}: move {place + 1} is made by seat {move.seat + 1} of {seats}")
    places = [mark.move for mark in chapter.checkpoints]
    for place in (chapter.current, *places, *_tips(chapter, where)):
        if place >= len(chapter.moves):
            raise BadExchangeError(f"{where}: there is no move {place + 1}")
    if len(places) != len(set(places)):
        raise BadExchangeError(f"{where}: two checkpoints stand at one move")
    if chapter.picture is not None:
        _picture(chapter.picture, where)


def _tips(chapter: _Chapter, where: str) -> list[int]:
    found = []
    for place, name in chapter.branches.items():
        if not place.isdecimal() or not name.strip():
            raise BadExchangeError(f"{where}: {place!r} is no place of a branch with a name")
        found.append(int(place))
    return found


def _picture(text: str, where: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except ValueError as error:
        raise BadExchangeError(f"{where}: the picture is damaged") from error


def _chapter(connection: Connection, row: Any) -> _Chapter:
    here = {"chapter_id": row.id}
    rows = connection.execute(select(moves).filter_by(**here).order_by(moves.c.depth, moves.c.id)).all()
    places: dict[int | None, int] = {None: -1} | {move.id: place for place, move in enumerate(rows)}
    marks = connection.execute(select(checkpoints).filter_by(**here).order_by(checkpoints.c.id)).all()
    named = connection.execute(select(branches).filter_by(**here)).all()
    went_back = connection.execute(select(rewinds).filter_by(**here).order_by(rewinds.c.id)).all()
    return _Chapter(
        game=row.game,
        variant=row.variant,
        options=row.options,
        decks=tuple(row.decks),
        seats=seats_from(row.seats),
        seed=row.seed,
        rules_fingerprint=row.rules_fingerprint,
        status=row.status,
        outcome=row.outcome,
        current=places[row.current_move_id],
        round=row.round,
        phase=row.phase,
        created=row.created,
        changed=row.changed,
        moves=[_Move(places[m.parent_id], m.seat, m.notation, m.made_at, m.outcome) for m in rows],
        checkpoints=[
            _Checkpoint(places[m.move_id], m.digest, m.round, m.phase, m.made_at, unpack_state(m.state)) for m in marks
        ],
        branches={str(places[branch.move_id]): branch.name for branch in named},
        rewinds=[_Rewind(r.from_depth, r.to_depth, r.round, r.phase, r.made_at) for r in went_back],
        chronicle=row.chronicle,
        picture=None if row.picture is None else base64.b64encode(row.picture).decode(),
    )


def _store_chapter(connection: Connection, campaign_id: CampaignId, chapter: _Chapter) -> None:
    setup = ChapterSetup(
        chapter.game,
        chapter.variant,
        chapter.seats,
        chapter.seed,
        chapter.rules_fingerprint,
        chapter.decks,
        chapter.options,
    )
    chapter_id = insert_chapter(connection, campaign_id, setup, chapter.created)
    ids = _store_moves(connection, chapter_id, chapter.moves)
    for mark in chapter.checkpoints:
        connection.execute(
            insert(checkpoints).values(
                chapter_id=chapter_id,
                move_id=ids[mark.move] if mark.move >= 0 else None,
                digest=mark.digest,
                round=mark.round,
                phase=mark.phase,
                made_at=mark.made_at,
                state=pack_state(mark.state),
            )
        )
    for place, name in chapter.branches.items():
        connection.execute(
            insert(branches).values(chapter_id=chapter_id, move_id=ids[int(place)], name=clean_name(name))
        )
    for back in chapter.rewinds:
        connection.execute(insert(rewinds).values(chapter_id=chapter_id, **msgspec.structs.asdict(back)))
    connection.execute(
        update(chapters)
        .where(chapters.c.id == chapter_id)
        .values(
            current_move_id=ids[chapter.current] if chapter.current >= 0 else None,
            status=chapter.status,
            outcome=chapter.outcome,
            round=chapter.round,
            phase=chapter.phase,
            changed=chapter.changed,
            chronicle=chapter.chronicle,
            picture=None if chapter.picture is None else base64.b64decode(chapter.picture),
        )
    )


def _store_moves(connection: Connection, chapter_id: ChapterId, made: Sequence[_Move]) -> list[int]:
    """The ids of the moves by their place in the file."""
    ids: list[int] = []
    depths: list[int] = []
    for move in made:
        depth = depths[move.parent] + 1 if move.parent >= 0 else 1
        row = connection.execute(
            insert(moves).values(
                chapter_id=chapter_id,
                parent_id=ids[move.parent] if move.parent >= 0 else None,
                seat=move.seat,
                notation=move.notation,
                depth=depth,
                made_at=move.made_at,
                outcome=move.outcome,
            )
        )
        ids.append(int(row.lastrowid))
        depths.append(depth)
    return ids


def _fresh_identity(connection: Connection) -> str:
    found: str = connection.exec_driver_sql("SELECT lower(hex(randomblob(16)))").scalar_one()
    return found
