"""The tree of a game's choices as its branches: listing, naming and cutting them; what was rewound.

A branch is named by the move that it ends with, its tip: a move after which nothing was ever played, or the one that
the game stands at. It leaves the played line at its fork.
"""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Connection, delete, insert, select

from agot_desktop.storage.database import Database
from agot_desktop.storage.errors import BranchInUseError, NoSuchRecordError
from agot_desktop.storage.names import clean_name
from agot_desktop.storage.records import BranchRecord, ChapterId, MoveId, MoveRecord, RewindRecord
from agot_desktop.storage.tables import branches, chapters, checkpoints, moves, rewinds
from agot_desktop.storage.tree_queries import ALL_MOVES


class Branches:
    """The branches of all chapters in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def of_chapter(self, chapter_id: ChapterId) -> list[BranchRecord]:
        """All branches: those that go on from where the game stands first, then by where they leave its line, the last
        first. Raises NoSuchRecordError."""
        with self._database.reading() as connection:
            current = _current(connection, chapter_id)
            tree = _tree(connection, chapter_id)
            names = {
                row.move_id: row.name
                for row in connection.execute(select(branches).where(branches.c.chapter_id == chapter_id))
            }
        return _branches(tree, current, names)

    def name(self, chapter_id: ChapterId, tip: MoveId, name: str) -> None:
        """Call the branch that ends with this move so; '' takes its name away. Raises BadNameError,
        NoSuchRecordError."""
        cleaned = clean_name(name) if name.strip() else ""
        here = (branches.c.chapter_id == chapter_id, branches.c.move_id == tip)
        with self._database.transaction() as connection:
            found = select(moves.c.id).where(moves.c.chapter_id == chapter_id, moves.c.id == tip)
            if connection.execute(found).first() is None:
                raise NoSuchRecordError("move", chapter_id, tip)
            connection.execute(delete(branches).where(*here))
            if cleaned:
                connection.execute(insert(branches).values(chapter_id=chapter_id, move_id=tip, name=cleaned))

    def cut(self, chapter_id: ChapterId, tip: MoveId) -> int:
        """Delete the moves that belong to this branch alone, and return how many there were.

        Raises BranchInUseError for the branch that the game stands on, and NoSuchRecordError.
        """
        with self._database.transaction() as connection:
            current = _current(connection, chapter_id)
            tree = _tree(connection, chapter_id)
            if tip not in tree:
                raise NoSuchRecordError("move", chapter_id, tip)
            parents = {move.parent for move in tree.values()}
            if tip in parents:
                raise NoSuchRecordError("branch", chapter_id, tip)
            own = _own_moves(tree, tip, current)
            if not own:
                raise BranchInUseError(tip)
            for table in (checkpoints, branches):
                connection.execute(delete(table).where(table.c.chapter_id == chapter_id, table.c.move_id.in_(own)))
            connection.execute(delete(moves).where(moves.c.chapter_id == chapter_id, moves.c.id.in_(own)))
        return len(own)

    def note_rewind(self, chapter_id: ChapterId, from_depth: int, to_depth: int, round: int, phase: str) -> None:
        """Note a deliberate going back; `round` and `phase` are where the game went on. Raises NoSuchRecordError."""
        made = insert(rewinds).values(
            chapter_id=chapter_id,
            from_depth=from_depth,
            to_depth=to_depth,
            round=round,
            phase=phase,
            made_at=self._database.now(),
        )
        with self._database.transaction() as connection:
            _current(connection, chapter_id)
            connection.execute(made)

    def rewinds(self, chapter_id: ChapterId) -> list[RewindRecord]:
        """All that was noted of going back, the oldest first."""
        query = select(rewinds).where(rewinds.c.chapter_id == chapter_id).order_by(rewinds.c.id)
        with self._database.reading() as connection:
            return [
                RewindRecord(row.from_depth, row.to_depth, row.round, row.phase, row.made_at)
                for row in connection.execute(query)
            ]


def _current(connection: Connection, chapter_id: ChapterId) -> MoveId | None:
    row = connection.execute(select(chapters.c.current_move_id).where(chapters.c.id == chapter_id)).first()
    if row is None:
        raise NoSuchRecordError("chapter", chapter_id)
    return None if row.current_move_id is None else MoveId(row.current_move_id)


def _tree(connection: Connection, chapter_id: ChapterId) -> dict[MoveId, MoveRecord]:
    """All moves of a chapter by id, a parent before its children."""
    rows = connection.execute(ALL_MOVES, {"chapter": chapter_id})
    return {MoveId(row.id): MoveRecord(*row) for row in rows}


def _line(tree: Mapping[MoveId, MoveRecord], tip: MoveId | None) -> list[MoveId]:
    """The moves from the first to `tip`."""
    found = []
    while tip is not None:
        found.append(tip)
        tip = tree[tip].parent
    return found[::-1]


def _own_moves(tree: Mapping[MoveId, MoveRecord], tip: MoveId, current: MoveId | None) -> list[MoveId]:
    """The moves up from a tip that no other branch shares and the game has not come through."""
    children: dict[MoveId | None, int] = {}
    for move in tree.values():
        children[move.parent] = children.get(move.parent, 0) + 1
    kept = set(_line(tree, current))
    own: list[MoveId] = []
    at: MoveId | None = tip
    while at is not None and at not in kept and children.get(at, 0) <= 1:
        own.append(at)
        at = tree[at].parent
    return own


def _branches(
    tree: Mapping[MoveId, MoveRecord], current: MoveId | None, names: Mapping[int, str]
) -> list[BranchRecord]:
    parents = {move.parent for move in tree.values()}
    played = _line(tree, current)
    tips = [move for move in tree.values() if move.id not in parents]
    found = []
    for tip in tips:
        line = _line(tree, tip.id)
        shared = 0
        while shared < min(len(line), len(played)) and line[shared] == played[shared]:
            shared += 1
        fork = line[shared - 1] if shared else None
        found.append(
            BranchRecord(tip, fork, shared, names.get(tip.id, ""), current is None or current in line, tip.outcome)
        )
    found.sort(key=lambda branch: (not branch.current, -branch.fork_depth, -branch.tip.depth, branch.tip.id))
    return found
