"""Turns what SQLite, SQLAlchemy and the operating system raise into the errors of storage."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from agot_desktop.storage.errors import (
    BugError,
    CannotOpenError,
    DamagedFileError,
    DiskError,
    DiskFullError,
    FileGoneError,
    LockedError,
    ReadOnlyError,
    StorageError,
)

_PRIMARY_CODE = 0xFF
_FULL_BELOW_BYTES = 64 * 1024
"""A disk with less room than this is full to us: SQLite's shared index alone takes half of it."""


@contextmanager
def translated(path: Path) -> Iterator[None]:
    """Run the block; what it raises about the file at `path` leaves as an error of storage, the cause attached."""
    try:
        yield
    except DBAPIError as error:
        raise _from_driver(error.orig, path) from error
    except sqlite3.Error as error:
        raise _from_driver(error, path) from error
    except SQLAlchemyError as error:
        raise BugError(str(error)) from error
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise DamagedFileError(path, str(error)) from error
    except UnicodeEncodeError as error:
        raise BugError(str(error)) from error
    except OSError as error:
        raise from_os(error, path) from error


def may_write(path: Path) -> bool:
    """Whether the file, or where there is none its nearest existing folder, and its own folder may be written."""
    effective = os.access in os.supports_effective_ids
    target = path
    while not target.exists() and target != target.parent:
        target = target.parent
    places = [target] if target.is_dir() else [target, target.parent]
    return all(os.access(place, os.R_OK | os.W_OK, effective_ids=effective) for place in places)


def from_os(error: OSError, path: Path) -> StorageError:
    """The error of storage for one of the operating system."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return DiskFullError(path)
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return ReadOnlyError(path)
    if error.errno == errno.EIO:
        return DiskError(path, str(error))
    return CannotOpenError(path, str(error))


def _from_driver(error: BaseException | None, path: Path) -> StorageError:
    code = getattr(error, "sqlite_errorcode", None)
    if code is None and str(error).startswith("Could not decode to UTF-8"):
        return DamagedFileError(path, str(error))
    if code is None:
        return BugError(f"{type(error).__name__}: {error}")
    reason = f"{error} ({getattr(error, 'sqlite_errorname', code)})"
    match code & _PRIMARY_CODE:
        case sqlite3.SQLITE_FULL:
            return DiskFullError(path)
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return LockedError(path)
        case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB:
            return DamagedFileError(path, reason)
        case sqlite3.SQLITE_IOERR:
            return DiskFullError(path) if _is_full(path) else DiskError(path, reason)
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
            if code == sqlite3.SQLITE_READONLY_DBMOVED:
                return FileGoneError(path)
            if code & _PRIMARY_CODE == sqlite3.SQLITE_CANTOPEN and may_write(path):
                return DiskFullError(path) if _is_full(path) else CannotOpenError(path, reason)
            return ReadOnlyError(path, reason)
    return BugError(reason)


def _is_full(path: Path) -> bool:
    try:
        return shutil.disk_usage(path.parent).free < _FULL_BELOW_BYTES
    except OSError:
        # Then nobody knows, and the reason that was given stays.
        return False
