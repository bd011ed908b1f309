"""The statements about the tree of moves, built once. Parameters: `chapter`, `move`, and what each one names."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    FromClause,
    Select,
    and_,
    bindparam,
    exists,
    insert,
    literal,
    select,
    update,
)

from agot_desktop.storage.tables import chapters, checkpoints, moves

_child = moves.alias("child")
_SAME_CHOICE = and_(_child.c.seat == bindparam("seat"), _child.c.notation == bindparam("notation"))
_CHAPTER: BindParameter[Any] = bindparam("chapter")
_MOVE: BindParameter[Any] = bindparam("move")


def _move_columns(source: FromClause) -> list[ColumnElement[Any]]:
    """The columns of a MoveRecord in its order."""
    return [source.c[name] for name in ("id", "parent_id", "seat", "notation", "depth", "made_at", "outcome")]


# One row if the chapter is there; its id is that of an equal first choice, or NULL.
FIRST_CHILD = (
    select(literal(0).label("depth"), _child.c.id)
    .select_from(
        chapters.outerjoin(
            _child, and_(_child.c.chapter_id == chapters.c.id, _child.c.parent_id.is_(None), _SAME_CHOICE)
        )
    )
    .where(chapters.c.id == _CHAPTER)
)
# One row if the move is there: its depth, and the id of an equal choice made after it, or NULL.
LATER_CHILD = (
    select(moves.c.depth, _child.c.id)
    .select_from(
        moves.outerjoin(
            _child, and_(_child.c.chapter_id == moves.c.chapter_id, _child.c.parent_id == moves.c.id, _SAME_CHOICE)
        )
    )
    .where(moves.c.id == _MOVE, moves.c.chapter_id == _CHAPTER)
)
INSERT_MOVE = insert(moves)
ADVANCE = (
    update(chapters)
    .where(chapters.c.id == _CHAPTER)
    .values(current_move_id=_MOVE, changed=bindparam("time"), status="open", outcome=None)
)
POINT_AT = (
    update(chapters)
    .where(chapters.c.id == _CHAPTER)
    .values(
        current_move_id=_MOVE,
        changed=bindparam("time"),
        status=bindparam("new_status"),
        outcome=bindparam("new_outcome"),
        round=bindparam("new_round"),
        phase=bindparam("new_phase"),
    )
)
ONE_MOVE = select(moves).where(moves.c.id == _MOVE, moves.c.chapter_id == _CHAPTER)
ALL_MOVES = select(*_move_columns(moves)).where(moves.c.chapter_id == _CHAPTER).order_by(moves.c.depth, moves.c.id)
CHILDREN = select(*_move_columns(moves)).order_by(moves.c.id)
_MARK = (checkpoints.c.id, checkpoints.c.move_id, checkpoints.c.digest, checkpoints.c.round, checkpoints.c.phase)

# From a move up to the first one.
_up = ONE_MOVE.cte("up", recursive=True)
_up = _up.union_all(select(moves).where(moves.c.id == _up.c.parent_id))
PATH = select(*_move_columns(_up)).order_by(_up.c.depth)
MARKS_ON_PATH = (
    select(*_MARK, _up.c.depth)
    .join_from(_up, checkpoints, and_(checkpoints.c.chapter_id == _up.c.chapter_id, checkpoints.c.move_id == _up.c.id))
    .order_by(_up.c.depth.desc())
)

# From a move up to the nearest one with a checkpoint, and no further.
_near = ONE_MOVE.cte("near", recursive=True)
_near = _near.union_all(
    select(moves).where(
        moves.c.id == _near.c.parent_id,
        ~exists().where(checkpoints.c.chapter_id == _near.c.chapter_id, checkpoints.c.move_id == _near.c.id),
    )
)
NEAREST_MARK: Select[Any] = select(*_MARK, _near.c.depth).join_from(
    _near, checkpoints, and_(checkpoints.c.chapter_id == _near.c.chapter_id, checkpoints.c.move_id == _near.c.id)
)
START_MARK: Select[Any] = select(*_MARK, literal(0).label("depth")).where(
    checkpoints.c.chapter_id == _CHAPTER, checkpoints.c.move_id.is_(None)
)
