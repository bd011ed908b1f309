"""Opens the one SQLite file of a player, runs transactions on it, and closes it.

What is committed here is on the disk: write-ahead log with `synchronous=FULL`. A database belongs to the thread that
opened it. Several may be open on one file, also in several processes; a writer waits for the other's transaction.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from sqlalchemy import URL, Connection, Engine, create_engine

from agot_desktop.storage.errors import BugError, DamagedFileError, FileGoneError, ReadOnlyError
from agot_desktop.storage.failures import may_write, translated
from agot_desktop.storage.files import check_owner
from agot_desktop.storage.migrations import STEPS, Steps, migrate

DEFAULT_BUSY_TIMEOUT_S = 3.0
_RETRY_S = 0.02
_FINDINGS_SHOWN = 5


def _utc_now() -> datetime:
    return datetime.now(UTC)


class Database:
    """One open file. `now` is the clock that stamps what is written; `backup` the copy made while opening, if any."""

    def __init__(self, path: Path, engine: Engine, now: Callable[[], datetime], backup: Path | None) -> None:
        self.path = path
        self.now = now
        self.backup = backup
        self._engine = engine
        self._connection: Connection | None = engine.connect()

    @classmethod
    def open(
        cls,
        path: Path,
        *,
        now: Callable[[], datetime] = _utc_now,
        steps: Steps = STEPS,
        busy_timeout_s: float = DEFAULT_BUSY_TIMEOUT_S,
    ) -> Self:
        """Open the file, or make it and its folder; bring an older one to the newest version, after a copy.

        Raises a KnownError: NewerFileError and NotOurFileError leave the file untouched; DamagedFileError, LockedError
        (after `busy_timeout_s` seconds), ReadOnlyError, DiskFullError, DiskError, CannotOpenError. Raises
        MigrationError if a step fails.
        """
        path = path.absolute()
        check_owner(path, steps.newest)
        if not may_write(path):
            raise ReadOnlyError(path)
        with translated(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            backup = _prepare(path, steps, busy_timeout_s)
            engine = create_engine(
                URL.create("sqlite", database=str(path)),
                connect_args={"isolation_level": None, "timeout": busy_timeout_s, "check_same_thread": True},
            )
            database = cls(path, engine, now, backup)
            try:
                _configure(database._raw(), busy_timeout_s)
                database._probe()
            except BaseException:
                database.close()
                raise
            return database

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """Run the block with everything it writes committed together and safe on the disk, or nothing of it.

        Transactions do not nest. Raises an error of storage; whatever is raised, nothing has been written.
        """
        with self._block("BEGIN IMMEDIATE") as connection:
            if not self.path.exists():
                raise FileGoneError(self.path)
            yield connection
            connection.commit()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Run the block on one unchanging view of the file. What the block writes is dropped."""
        with self._block("BEGIN") as connection:
            yield connection
            connection.rollback()

    def check(self) -> None:
        """Look through the whole file, indexes and references too. Raises DamagedFileError with what was found."""
        with self.reading() as connection:
            findings = [row[0] for row in connection.exec_driver_sql("PRAGMA integrity_check")]
            findings = [] if findings == ["ok"] else findings
            broken = connection.exec_driver_sql("PRAGMA foreign_key_check")
            findings += [f"broken reference in table {row[0]}, row {row[1]}" for row in broken]
        if findings:
            raise DamagedFileError(self.path, *findings[:_FINDINGS_SHOWN])

    def close(self) -> None:
        """Close the file; a second call does nothing."""
        if self._connection is None:
            return
        connection, self._connection = self._connection, None
        with translated(self.path):
            try:
                connection.close()
            finally:
                self._engine.dispose()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    @contextmanager
    def _block(self, begin: str) -> Iterator[Connection]:
        connection = self._connection
        if connection is None:
            raise BugError(f"{self.path} is closed")
        if connection.in_transaction():
            raise BugError("transactions do not nest")
        with translated(self.path):
            try:
                connection.exec_driver_sql(begin)
                yield connection
            except BaseException:
                connection.rollback()
                raise

    def _raw(self) -> sqlite3.Connection:
        assert self._connection is not None
        raw = self._connection.connection.driver_connection
        assert isinstance(raw, sqlite3.Connection)
        return raw

    def _probe(self) -> None:
        """Ask for a write that changes nothing: it fails now where every later one would."""
        with self._block("BEGIN IMMEDIATE") as connection:
            connection.exec_driver_sql("DELETE FROM campaign WHERE id IS NULL")
            connection.rollback()


def _prepare(path: Path, steps: Steps, busy_timeout_s: float) -> Path | None:
    """Make the file sound, in write-ahead mode and of the newest version; the path of the copy made, if one was."""
    with closing(sqlite3.connect(path, timeout=busy_timeout_s, isolation_level=None)) as raw:
        _examine(raw, path)
        return migrate(raw, path, steps)


def _examine(raw: sqlite3.Connection, path: Path) -> None:
    """Raise DamagedFileError for a file whose structure is not sound."""
    try:
        findings = [row[0] for row in raw.execute(f"PRAGMA quick_check({_FINDINGS_SHOWN})")]
    except sqlite3.OperationalError as error:
        # The statement is right, so a plain error, such as of an unknown file format, comes from what the file holds.
        if error.sqlite_errorcode == sqlite3.SQLITE_ERROR:
            raise DamagedFileError(path, str(error)) from error
        raise
    if findings != ["ok"]:
        raise DamagedFileError(path, *findings)


def _configure(raw: sqlite3.Connection, busy_timeout_s: float) -> None:
    """Set what holds for one connection."""
    _use_write_ahead_log(raw, busy_timeout_s)
    raw.execute("PRAGMA synchronous = FULL")
    raw.execute("PRAGMA fullfsync = ON")
    raw.execute("PRAGMA foreign_keys = ON")
    raw.execute("PRAGMA trusted_schema = OFF")


def _use_write_ahead_log(raw: sqlite3.Connection, busy_timeout_s: float) -> None:
    """Switch the file over, once in its life. SQLite itself does not wait here for another process."""
    give_up_at = time.monotonic() + busy_timeout_s
    while True:
        try:
            raw.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() >= give_up_at:
                raise
            time.sleep(_RETRY_S)
