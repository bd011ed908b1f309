"""How a running game asks for what is stored of it, and what it tells when that does not go smoothly.

Only plain records are spoken here, so a game can run without a database library in reach.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from agot_desktop.model.kernel.errors import GameError
from agot_desktop.storage.errors import StorageError
from agot_desktop.storage.records import BranchRecord, CheckpointMark, JsonObject, MoveId, MoveRecord


class SaveSink(Protocol):
    """The stored side of one game: a tree of moves, a pointer into it, checkpoints. Every method raises StorageError.

    What a method was asked to write is safe on the disk when it returns, and not there at all when it raises.
    """

    def append(self, parent: MoveId | None, seat: int, notation: str) -> MoveId:
        """Adds an accepted choice after `parent` (None: at the start) and points at it."""

    def point_at(self, move: MoveId | None) -> None:
        """Makes an earlier move (None: the start) the current one. Deletes nothing."""

    def current_path(self) -> list[MoveRecord]:
        """The moves from the first to the current one."""

    def path(self, move: MoveId | None) -> list[MoveRecord]:
        """The moves from the first to this one."""

    def branches(self) -> list[BranchRecord]:
        """Every line that was ever played, those on which the game stands first."""

    def name_branch(self, tip: MoveId, name: str) -> None:
        """Calls the line that ends with this move so; '' takes its name away. Raises BadNameError too."""

    def cut_branch(self, tip: MoveId) -> int:
        """Deletes the moves of this line alone; how many. Raises BranchInUseError for the one the game stands on."""

    def note_rewind(self, from_depth: int, to_depth: int, round: int, phase: str) -> None:
        """Notes a deliberate going back, for the chronicle."""

    def keep_chronicle(self, chronicle: JsonObject) -> None:
        """Keeps what is told of the game so far."""

    def add_checkpoint(self, move: MoveId | None, state: JsonObject, digest: int, round: int, phase: str) -> None:
        """Stores the state after `move` (None: the state at the start)."""

    def marks(self, move: MoveId | None) -> list[CheckpointMark]:
        """Where checkpoints stand between the start and `move`, newest first."""

    def checkpoint(self, mark: CheckpointMark) -> JsonObject:
        """The data of a checkpoint's state."""

    def finish(self, outcome: JsonObject) -> None:
        """Notes that the game ended with the current move."""

    def adopt_rules(self, fingerprint: str) -> None:
        """Notes that the game goes on under other rules than it began with."""


class UnreadableGameError(GameError):
    """Nothing that is stored of a game leads to a position. Attribute: `reasons`, one a failed attempt."""

    def __init__(self, reasons: tuple[str, ...]) -> None:
        self.reasons = reasons
        super().__init__("the game cannot be read: " + "; ".join(reasons))


class ReplayError(GameError):
    """A stored choice does not fit the position it was made in. `depth` counts the choices before it."""

    def __init__(self, depth: int, notation: str, reason: str) -> None:
        self.depth = depth
        self.notation = notation
        super().__init__(f"move {depth + 1}, {notation!r}: {reason}")


@dataclass(frozen=True, slots=True)
class Resumed:
    """A loaded game goes on earlier than it was left, `lost` choices before: they did not fit any more.

    `round` and `phase` are where it goes on, `reason` says in English, for a log, what did not fit.
    """

    lost: int
    round: int
    phase: str
    reason: str


@dataclass(frozen=True, slots=True)
class CheckpointMissed:
    """A checkpoint, or the note that the game is over, could not be stored. Every choice is safe all the same."""

    error: StorageError


Notice = Resumed | CheckpointMissed
