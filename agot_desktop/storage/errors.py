"""The errors of storage: those a player can do something about, and those that are faults of the program.

Nothing here imports a database library, so a caller may name these errors before storage itself is loaded.
The texts are English and meant for logs; a window words them from the class and its attributes.
"""

from __future__ import annotations

from pathlib import Path


class StorageError(Exception):
    """Base of everything that storage raises."""


class KnownError(StorageError):
    """Something outside the program is in the way: the player is told, and may try again. Attribute: `path`."""

    def __init__(self, path: Path, reason: str) -> None:
        self.path = path
        self.reason = reason
        super().__init__(f"{path}: {reason}")


class NewerFileError(KnownError):
    """The file was written by a newer program. It has not been touched. Attributes: `found`, `supported` (versions)."""

    def __init__(self, path: Path, found: int, supported: int) -> None:
        self.found = found
        self.supported = supported
        super().__init__(path, f"version {found} of the file is newer than version {supported} of this program")


class NotOurFileError(KnownError):
    """A sound SQLite file, but of another program. It has not been touched."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, "the file belongs to another program")


class DamagedFileError(KnownError):
    """The file cannot be read as a database, or a part of it cannot. Attribute: `details`, one line a finding."""

    def __init__(self, path: Path, *details: str) -> None:
        self.details = details
        super().__init__(path, "the file is damaged" + "".join(f"; {line}" for line in details))


class DamagedCheckpointError(KnownError):
    """The state of one checkpoint cannot be read; older ones may. Attribute: `checkpoint_id`."""

    def __init__(self, path: Path, checkpoint_id: int, reason: str) -> None:
        self.checkpoint_id = checkpoint_id
        super().__init__(path, f"checkpoint {checkpoint_id} cannot be read: {reason}")


class ReadOnlyError(KnownError):
    """The file or its folder may not be written (or not even read) by this user."""

    def __init__(self, path: Path, reason: str = "no permission to write here") -> None:
        super().__init__(path, reason)


class DiskFullError(KnownError):
    """No room left. What was asked for has not happened; everything before it is safe."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, "the disk is full")


class LockedError(KnownError):
    """Another program held the file for longer than we wait."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, "another program is using the file")


class DiskError(KnownError):
    """The disk failed to read or write."""


class CannotOpenError(KnownError):
    """The path is no file, or its folder cannot be made."""


class FileGoneError(KnownError):
    """The open file was moved or deleted by somebody else. What was written before went with it."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, "the file was moved or deleted while it was open")


class BadNameError(StorageError):
    """A name that cannot be kept: empty, too long, or with characters that no file can hold. Attribute: `name`."""

    def __init__(self, name: str, reason: str) -> None:
        self.name = name
        self.reason = reason
        super().__init__(f"{name!r}: {reason}")


class BadExchangeError(StorageError):
    """A campaign's file cannot be read in; nothing was stored. Attribute: `reason`, with the exact place."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(f"no campaign can be read from this file: {reason}")


class NewerExchangeError(BadExchangeError):
    """The file was written by a newer program. Attributes: `found`, `supported` (versions)."""

    def __init__(self, found: int, supported: int) -> None:
        self.found = found
        self.supported = supported
        super().__init__(f"version {found} of the file is newer than version {supported} of this program")


class BugError(StorageError):
    """A fault of the program: a wrong call or a wrong statement. What was asked for has not happened."""


class BranchInUseError(StorageError):
    """The branch that the game stands on cannot be cut. Attribute: `tip`."""

    def __init__(self, tip: int) -> None:
        self.tip = tip
        super().__init__(f"the game stands on the branch that ends with move {tip}")


class NoSuchRecordError(BugError):
    """A campaign, chapter, move, checkpoint or deck that is not there. Attributes: `kind`, `key`."""

    def __init__(self, kind: str, *key: object) -> None:
        self.kind = kind
        self.key = key
        super().__init__(f"no {kind} {', '.join(map(repr, key))}")


class MigrationError(BugError):
    """A step to a newer version failed. The file is as it was. Attributes: `path`, `version`, `backup` (its copy)."""

    def __init__(self, path: Path, version: int, backup: Path | None) -> None:
        self.path = path
        self.version = version
        self.backup = backup
        super().__init__(f"{path}: the step to version {version} failed; the file is unchanged, its copy is {backup}")
