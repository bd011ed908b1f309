"""The ordered steps that bring a file from any older version, or from nothing, to the newest.

All steps that a file needs run in one transaction: the file is at the newest version, or exactly as it was. A file
that holds something is copied before the first step. To change the tables: add a step here with the next number,
change `tables` to match, and store a file of the version before it among the tests (`tools/make_old_database.py`).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from agot_desktop.storage import schema_campaigns, schema_decks, schema_v1
from agot_desktop.storage.errors import KnownError, MigrationError, NotOurFileError
from agot_desktop.storage.failures import translated
from agot_desktop.storage.files import APPLICATION_ID, back_up, check_marks, read_mark

Step: TypeAlias = Callable[[sqlite3.Connection], None]
"""Changes a file of the version before to its own. Runs inside a transaction, with foreign keys not enforced; it
neither commits nor calls `executescript`, which would."""


@dataclass(frozen=True, slots=True)
class Steps:
    """The steps in order; the one at position i makes version i + 1."""

    in_order: Sequence[Step]

    @property
    def newest(self) -> int:
        """The version after the last step."""
        return len(self.in_order)


def _create(connection: sqlite3.Connection) -> None:
    run_all(connection, schema_v1.CREATE_TABLES)


def run_all(connection: sqlite3.Connection, statements: Iterable[str]) -> None:
    """Execute one statement after the other, for use in a step."""
    for statement in statements:
        connection.execute(statement)


def _extend_campaigns(connection: sqlite3.Connection) -> None:
    run_all(connection, schema_campaigns.STATEMENTS)


def _extend_decks(connection: sqlite3.Connection) -> None:
    run_all(connection, schema_decks.STATEMENTS)


STEPS = Steps((_create, _extend_campaigns, _extend_decks))


def migrate(connection: sqlite3.Connection, path: Path, steps: Steps = STEPS) -> Path | None:
    """Bring the open file to the newest version, and return the path of the copy made before, if one was.

    `connection` must be in autocommit mode (`isolation_level=None`). Raises MigrationError, the cause attached, if a
    step fails; a KnownError if the disk is full, the file locked and the like; NotOurFileError for a file with
    tables that no step made. In each case the file is as it was.
    """
    with translated(path):
        if read_mark(connection, "user_version") == steps.newest:
            return None
        connection.execute("PRAGMA foreign_keys = OFF")
        try:
            connection.execute("BEGIN IMMEDIATE")
            backup = _run_needed(connection, path, steps)
            connection.execute("COMMIT")
        except BaseException:
            connection.rollback()
            raise
        finally:
            connection.execute("PRAGMA foreign_keys = ON")
        return backup


def _run_needed(connection: sqlite3.Connection, path: Path, steps: Steps) -> Path | None:
    # Only now does no other process change the file: what was read before the transaction may be out of date.
    found = read_mark(connection, "user_version")
    check_marks(path, found, read_mark(connection, "application_id"), steps.newest)
    if found == 0 and connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone():
        raise NotOurFileError(path)
    if found == steps.newest:
        return None
    backup = back_up(path, f"before-v{steps.newest}") if found else None
    for version in range(found + 1, steps.newest + 1):
        try:
            with translated(path):
                steps.in_order[version - 1](connection)
                _check_keys(connection)
        except KnownError:
            raise
        except Exception as error:
            raise MigrationError(path, version, backup) from error
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {steps.newest}")
    return backup


def _check_keys(connection: sqlite3.Connection) -> None:
    broken = connection.execute("PRAGMA foreign_key_check").fetchall()
    if broken:
        raise ValueError(f"{len(broken)} broken foreign keys, the first in table {broken[0][0]}")
