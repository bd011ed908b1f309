"""The choices of a game on the disk: a tree of moves, a pointer into it, and checkpoints along it.

Going back only moves the pointer. Playing on from there grows a branch; the same choice from the same place goes
into the branch that is there. Nothing in this module deletes a move.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update

from agot_desktop.storage.columns import pack_state, unpack_state
from agot_desktop.storage.database import Database
from agot_desktop.storage.errors import DamagedCheckpointError, NoSuchRecordError
from agot_desktop.storage.records import (
    ChapterId,
    Checkpoint,
    CheckpointId,
    CheckpointMark,
    JsonObject,
    MoveId,
    MoveRecord,
)
from agot_desktop.storage.tables import chapters, checkpoints, moves
from agot_desktop.storage.tree_queries import (
    ADVANCE,
    CHILDREN,
    FIRST_CHILD,
    INSERT_MOVE,
    LATER_CHILD,
    MARKS_ON_PATH,
    NEAREST_MARK,
    ONE_MOVE,
    PATH,
    POINT_AT,
    START_MARK,
)


class Saves:
    """Moves and checkpoints of all chapters in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def append_move(self, chapter_id: ChapterId, parent: MoveId | None, seat: int, notation: str) -> MoveId:
        """Put an accepted choice on the disk after `parent` (None: as the first) and make it the current move.

        The same choice of the same seat from the same parent gives the move that is there. Once this returns, the
        move survives the end of the process and of the machine. Raises NoSuchRecordError.
        """
        now = self._database.now()
        choice = {"chapter": chapter_id, "move": parent, "seat": seat, "notation": notation}
        with self._database.transaction() as connection:
            found = connection.execute(FIRST_CHILD if parent is None else LATER_CHILD, choice).first()
            if found is None:
                raise _missing(chapter_id, parent)
            if found.id is not None:
                _point_at(connection, chapter_id, found.id, now)
                return MoveId(found.id)
            inserted = connection.execute(
                INSERT_MOVE,
                {
                    "chapter_id": chapter_id,
                    "parent_id": parent,
                    "seat": seat,
                    "notation": notation,
                    "depth": found.depth + 1,
                    "made_at": now,
                },
            )
            move = MoveId(inserted.lastrowid)
            connection.execute(ADVANCE, {"chapter": chapter_id, "move": move, "time": now})
        return move

    def set_current(self, chapter_id: ChapterId, move: MoveId | None) -> None:
        """Point the chapter at a move (None: its start). Status, outcome, round and phase follow; no move is lost.

        Raises NoSuchRecordError.
        """
        with self._database.transaction() as connection:
            _point_at(connection, chapter_id, move, self._database.now())

    def path(self, chapter_id: ChapterId, move: MoveId | None) -> list[MoveRecord]:
        """The moves from the first to `move`, both included; none for None. Raises NoSuchRecordError."""
        if move is None:
            return []
        with self._database.reading() as connection:
            rows = connection.execute(PATH, {"chapter": chapter_id, "move": move}).all()
        if not rows:
            raise _missing(chapter_id, move)
        return [MoveRecord(*row) for row in rows]

    def children(self, chapter_id: ChapterId, move: MoveId | None) -> list[MoveRecord]:
        """The moves that were ever played from here (None: from the start), oldest first."""
        query = CHILDREN.where(moves.c.chapter_id == chapter_id, moves.c.parent_id == move)
        with self._database.reading() as connection:
            return [MoveRecord(*row) for row in connection.execute(query)]

    def add_checkpoint(
        self,
        chapter_id: ChapterId,
        move: MoveId | None,
        state: JsonObject,
        digest: int,
        round: int,
        phase: str,
    ) -> CheckpointId:
        """Store the state after `move` (None: at the start), in place of an earlier one at the same move.

        `digest` is 64 bits, unsigned. If `move` is the current one, round and phase go to the load list too.
        Raises NoSuchRecordError.
        """
        now = self._database.now()
        packed = pack_state(state)
        here = (checkpoints.c.chapter_id == chapter_id, checkpoints.c.move_id == move)
        with self._database.transaction() as connection:
            _require(connection, chapter_id, move)
            connection.execute(delete(checkpoints).where(*here))
            inserted = connection.execute(
                insert(checkpoints).values(
                    chapter_id=chapter_id,
                    move_id=move,
                    digest=digest,
                    round=round,
                    phase=phase,
                    made_at=now,
                    state=packed,
                )
            )
            connection.execute(
                update(chapters)
                .where(chapters.c.id == chapter_id, chapters.c.current_move_id.is_not_distinct_from(move))
                .values(round=round, phase=phase)
            )
        return CheckpointId(inserted.lastrowid)

    def checkpoints_on_path(self, chapter_id: ChapterId, move: MoveId | None) -> list[CheckpointMark]:
        """Where the checkpoints between the start and `move` stand, newest first. Raises NoSuchRecordError."""
        place = {"chapter": chapter_id, "move": move}
        with self._database.reading() as connection:
            _require(connection, chapter_id, move)
            rows = [*connection.execute(MARKS_ON_PATH, place), *connection.execute(START_MARK, place)]
        return [_mark(row) for row in rows]

    def newest_checkpoint_on_path(self, chapter_id: ChapterId, move: MoveId | None) -> Checkpoint | None:
        """The last checkpoint at or before `move`, or None if there is none.

        Raises NoSuchRecordError, and DamagedCheckpointError if its state cannot be read; `checkpoints_on_path` tells
        of older ones.
        """
        with self._database.reading() as connection:
            _require(connection, chapter_id, move)
            mark = _nearest(connection, chapter_id, move)
            return None if mark is None else self._load(connection, mark)

    def load_checkpoint(self, mark: CheckpointMark) -> Checkpoint:
        """The checkpoint with its state. Raises NoSuchRecordError and DamagedCheckpointError."""
        with self._database.reading() as connection:
            return self._load(connection, mark)

    def _load(self, connection: Connection, mark: CheckpointMark) -> Checkpoint:
        packed = connection.execute(select(checkpoints.c.state).where(checkpoints.c.id == mark.id)).scalar()
        if packed is None:
            raise NoSuchRecordError("checkpoint", mark.id)
        try:
            return Checkpoint(mark, unpack_state(packed))
        except ValueError as error:
            raise DamagedCheckpointError(self._database.path, mark.id, str(error)) from error


def _missing(chapter_id: ChapterId, move: MoveId | None) -> NoSuchRecordError:
    return NoSuchRecordError("chapter", chapter_id) if move is None else NoSuchRecordError("move", chapter_id, move)


def _require(connection: Connection, chapter_id: ChapterId, move: MoveId | None) -> Row[Any] | None:
    """The row of a move of this chapter, or None for the chapter's start."""
    if move is not None:
        row = connection.execute(ONE_MOVE, {"chapter": chapter_id, "move": move}).first()
        found = row is not None
    else:
        row = None
        found = connection.execute(select(chapters.c.id).where(chapters.c.id == chapter_id)).first() is not None
    if not found:
        raise _missing(chapter_id, move)
    return row


def _nearest(connection: Connection, chapter_id: ChapterId, move: MoveId | None) -> CheckpointMark | None:
    place = {"chapter": chapter_id, "move": move}
    row = None if move is None else connection.execute(NEAREST_MARK, place).first()
    if row is None:
        row = connection.execute(START_MARK, place).first()
    return None if row is None else _mark(row)


def _point_at(connection: Connection, chapter_id: ChapterId, move: MoveId | None, now: datetime) -> None:
    row = _require(connection, chapter_id, move)
    outcome = None if row is None else row.outcome
    mark = _nearest(connection, chapter_id, move)
    connection.execute(
        POINT_AT,
        {
            "chapter": chapter_id,
            "move": move,
            "time": now,
            "new_status": "open" if outcome is None else "over",
            "new_outcome": outcome,
            "new_round": 0 if mark is None else mark.round,
            "new_phase": "" if mark is None else mark.phase,
        },
    )


def _mark(row: Row[Any]) -> CheckpointMark:
    move = None if row.move_id is None else MoveId(row.move_id)
    return CheckpointMark(CheckpointId(row.id), move, row.depth, row.digest, row.round, row.phase)
