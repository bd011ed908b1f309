"""Makes a position again out of what is stored: the newest checkpoint that can be trusted, and the choices since.

A checkpoint is trusted when its state has the digest that was stored with it, a replay when every choice still means
something and every checkpoint on the way has the digest that the replay arrives at.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from agot_desktop.controller.rules import Place, Rules
from agot_desktop.controller.saves import ReplayError, SaveSink, UnreadableGameError
from agot_desktop.model.kernel.decision import Choice
from agot_desktop.model.kernel.errors import DataError, GameError
from agot_desktop.model.kernel.game import GameState, LogEntry
from agot_desktop.storage.errors import DamagedCheckpointError
from agot_desktop.storage.records import ChapterSetup, CheckpointMark, MoveId

_logger = logging.getLogger("agot_desktop.saves")


class StoredChoice(Protocol):
    """A choice as it is stored."""

    @property
    def id(self) -> MoveId: ...
    @property
    def seat(self) -> int: ...
    @property
    def notation(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Step:
    """An accepted choice of the game's path.

    `choice`: what the notation meant. `kind` and `place`: of the decision that it answered. `opens`: False if it only
    went on with a run of picks. `told`: how many log entries there were in all after it. `known`: False for a step of
    which only the stored words are left.
    """

    id: MoveId
    seat: int
    notation: str
    choice: Choice = ()
    kind: str = ""
    place: Place = field(default_factory=lambda: Place(0, ""))
    opens: bool = True
    told: int = 0
    known: bool = False


@dataclass(slots=True)
class Replay:
    """Choices played again: the steps, and what the game told; `told_before`: entries of it before the first step."""

    steps: list[Step] = field(default_factory=list)
    entries: list[LogEntry] = field(default_factory=list)
    told_before: int = 0


@dataclass(frozen=True, slots=True)
class Position:
    """The position after the first `depth` choices of a path. `base`: where the checkpoint stands that it is made from.

    `replay` has the steps and entries from `base` on. `trouble`: why the rest of the path was left out, '' if none was.
    """

    state: GameState
    depth: int
    base: int
    replay: Replay
    trouble: str = ""


def replay(
    rules: Rules,
    state: GameState,
    choices: Sequence[StoredChoice],
    start: int,
    digests: Mapping[int, int],
    told: Sequence[LogEntry] = (),
) -> Replay:
    """Plays `choices` on from `state`, which is changed, and tells of it.

    `start`: the depth of `state`; `digests`: by depth, what the state must be there; `told`: what was told before.
    Raises ReplayError for the first choice that does not fit.
    """
    found = Replay(told_before=len(told), entries=list(told))
    for depth, stored in enumerate(choices, start):
        decision = state.decision
        if decision is None or decision.seat != stored.seat:
            raise ReplayError(depth, stored.notation, "another seat is to choose, or nobody")
        place = rules.place(state)
        try:
            choice = rules.parse(stored.notation, state)
            state.apply(choice)
        except Exception as error:  # a choice under other rules may fail in any way; each means the same here
            raise ReplayError(depth, stored.notation, f"{type(error).__name__}: {error}") from error
        found.entries += state.log
        found.steps.append(
            Step(
                stored.id,
                stored.seat,
                stored.notation,
                choice,
                decision.kind,
                place,
                not decision.picked,
                len(found.entries),
                True,
            )
        )
        expected = digests.get(depth + 1)
        if expected is not None and state.digest() != expected:
            raise ReplayError(depth, stored.notation, "the position differs from the stored one")
    return found


def position(rules: Rules, saves: SaveSink, setup: ChapterSetup, path: Sequence[StoredChoice]) -> Position:
    """The position at the end of `path`, or the last one before it that can be made again.

    Raises UnreadableGameError where there is none, and StorageError where the disk fails.
    """
    marks = saves.marks(path[-1].id if path else None)
    digests = {mark.depth: mark.digest for mark in marks}
    troubles: list[str] = []
    for mark in marks:
        try:
            state = _trusted(rules, saves, mark)
        except (DamagedCheckpointError, GameError) as error:
            _logger.warning("a checkpoint is of no use: %s", error)
            troubles.append(str(error))
            continue
        return _onward(rules, state, path, mark.depth, digests)
    try:
        state = rules.start(setup)
        return _onward(rules, state, path, 0, digests, strict=True)
    except GameError as error:
        raise UnreadableGameError((*troubles, str(error))) from error


def history(rules: Rules, setup: ChapterSetup, path: Sequence[StoredChoice], marks: Sequence[CheckpointMark]) -> Replay:
    """Everything that was told from the start of the game to the end of `path`. Raises GameError if that is lost."""
    digests = {mark.depth: mark.digest for mark in marks}
    state = rules.start(setup)
    state.decision  # noqa: B018  # runs to the first one, which fills the log
    if digests.get(0, state.digest()) != state.digest():
        raise ReplayError(0, "", "the game would not start as it did")
    return replay(rules, state, path, 0, digests, state.log)


def _trusted(rules: Rules, saves: SaveSink, mark: CheckpointMark) -> GameState:
    """A checkpoint's state. Raises GameError and DamagedCheckpointError."""
    state = rules.load(saves.checkpoint(mark))
    if state.digest() != mark.digest:
        raise DataError(f"checkpoint {mark.id} does not have the digest that was stored with it")
    return state


def _onward(
    rules: Rules,
    state: GameState,
    path: Sequence[StoredChoice],
    base: int,
    digests: Mapping[int, int],
    strict: bool = False,
) -> Position:
    """Plays on from `base`; stays there if that fails, or raises ReplayError if `strict`."""
    anchor = rules.clone(state)
    try:
        found = replay(rules, state, path[base:], base, digests)
    except ReplayError as error:
        if strict:
            raise
        _logger.warning("a stored game goes on from its checkpoint: %s", error)
        return Position(anchor, base, base, Replay(), str(error))
    return Position(state, len(path), base, found)
