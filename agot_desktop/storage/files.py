"""A database as a file: whose it is, a safe copy of it, putting it aside. Nothing here changes what is in it."""

from __future__ import annotations

import filecmp
import os
import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from agot_desktop.storage.errors import CannotOpenError, DamagedFileError, NewerFileError, NotOurFileError
from agot_desktop.storage.failures import translated

APPLICATION_ID = 0x41476F54
"""Stands in the header of every file of ours."""

_MAGIC = b"SQLite format 3\x00"
_HEADER_BYTES = 100
_VERSION_AT = 60
_APPLICATION_AT = 68


def check_owner(path: Path, supported: int) -> None:
    """Raise if the file is of a newer version than `supported`, of another program, or no database at all.

    Only reads, and not through SQLite, which would make files beside it. No file, or an empty one, is fine.
    """
    with translated(path):
        if not path.exists():
            return
        if not path.is_file():
            raise CannotOpenError(path, "not a file")
        with path.open("rb") as stream:
            header = stream.read(_HEADER_BYTES)
        if not header:
            return
        if len(header) < _HEADER_BYTES or not header.startswith(_MAGIC):
            raise DamagedFileError(path, "it does not begin like a database")
        check_marks(path, _number(header, _VERSION_AT), _number(header, _APPLICATION_AT), supported)
        log = beside(path, "-wal")
        if log.exists() and log.stat().st_size:
            check_marks(path, *_marks_with_log(path, log), supported)


def check_marks(path: Path, version: int, application: int, supported: int) -> None:
    """Raise NotOurFileError or NewerFileError for these two numbers of a file's header."""
    unmarked = version == 0 and application == 0
    if version < 0 or not (unmarked or application == APPLICATION_ID):
        raise NotOurFileError(path)
    if version > supported:
        raise NewerFileError(path, version, supported)


def beside(path: Path, suffix: str) -> Path:
    """The companion file of a database with this suffix ("-wal", "-shm")."""
    return path.with_name(path.name + suffix)


def back_up(path: Path, label: str) -> Path:
    """Copy the database at `path`, its log included, to a file beside it, and return the copy's path.

    The copy is named `<stem>.<label><suffix>`, with a number where that name is taken; an equal copy that is there
    already is returned instead of a second one. It appears whole or not at all.
    """
    with translated(path):
        part = beside(path, ".part")
        part.unlink(missing_ok=True)
        try:
            with closing(sqlite3.connect(path)) as original, closing(sqlite3.connect(part)) as copy:
                original.backup(copy)
            _flush(part)
            target, number = _backup_name(path, label, 1), 1
            while target.exists():
                if filecmp.cmp(part, target, shallow=False):
                    return target
                number += 1
                target = _backup_name(path, label, number)
            part.rename(target)
        finally:
            part.unlink(missing_ok=True)
        return target


def copy_to(path: Path, target: Path) -> None:
    """Copy the database at `path`, its log included, to any file, which then appears whole or stays as it was."""
    part = beside(target, ".part")
    with translated(target):
        part.unlink(missing_ok=True)
        try:
            with closing(sqlite3.connect(path)) as original, closing(sqlite3.connect(part)) as copy:
                original.backup(copy)
            _flush(part)
            part.replace(target)
        finally:
            part.unlink(missing_ok=True)


def set_aside(path: Path) -> Path:
    """Rename a database that cannot be opened, with its companions, so that a new one can begin; the new path."""
    with translated(path):
        number = 1
        while (target := path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")).exists():
            number += 1
        for suffix in ("-wal", "-shm"):
            if beside(path, suffix).exists():
                beside(path, suffix).rename(beside(target, suffix))
        path.rename(target)
        return target


def _number(header: bytes, at: int) -> int:
    return int.from_bytes(header[at : at + 4], "big", signed=True)


def _marks_with_log(path: Path, log: Path) -> tuple[int, int]:
    """Version and application id as they stand once the log of a program that died is taken into account."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy"
        shutil.copyfile(path, copy)
        shutil.copyfile(log, beside(copy, "-wal"))
        with closing(sqlite3.connect(copy)) as connection:
            return read_mark(connection, "user_version"), read_mark(connection, "application_id")


def read_mark(connection: sqlite3.Connection, name: str) -> int:
    """A number of the header by the name of its pragma."""
    number = connection.execute(f"PRAGMA {name}").fetchone()[0]
    assert isinstance(number, int)
    return number


def _backup_name(path: Path, label: str, number: int) -> Path:
    return path.with_name(f"{path.stem}.{label}{'' if number == 1 else f'-{number}'}{path.suffix}")


def _flush(path: Path) -> None:
    with path.open("rb+") as stream:
        os.fsync(stream.fileno())
