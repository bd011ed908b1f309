"""Makes a position again out of what is stored: the newest checkpoint that can be trusted, and the choices since.

A checkpoint is trusted when its state has the digest that was stored with it, a replay when every choice still means
something and every checkpoint on the way has the digest that the replay arrives at.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from agot_desktop.controller.rules import Place, Rules
from agot_desktop.controller.saves import ReplayError, SaveSink, UnreadableGameError
from agot_desktop.model.kernel.decision import Choice, Decision
from agot_desktop.model.kernel.errors import DataError, GameError
from agot_desktop.model.kernel.game import GameState, LogEntry
from agot_desktop.storage.errors import DamagedCheckpointError
from agot_desktop.storage.records import PERSON, ChapterSetup, CheckpointMark, MoveId

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
    which only the stored words are left. `learned`: a person at the table learned something by it, or chance decided.
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
    learned: bool = True


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
    people: Sequence[int],
    told: Sequence[LogEntry] = (),
    visit: Callable[[int, GameState], None] | None = None,
) -> Replay:
    """Plays `choices` on from `state`, which is changed, and tells of it.

    `start`: the depth of `state`; `digests`: by depth, what the state must be there; `people`: the seats that people
    play; `told`: what was told before; `visit`: shown the position after each choice, with its depth.
    Raises ReplayError for the first choice that does not fit.
    """
    found = Replay(told_before=len(told), entries=list(told))
    known = rules.knowledge(state, people)
    for depth, stored in enumerate(choices, start):
        decision = state.decision
        if decision is None or decision.seat != stored.seat:
            raise ReplayError(depth, stored.notation, "another seat is to choose, or nobody")
        place = rules.place(state)
        try:
            choice = answer(rules, state, decision, stored.notation)
        except Exception as error:  # a choice under other rules may fail in any way; each means the same here
            raise ReplayError(depth, stored.notation, f"{type(error).__name__}: {error}") from error
        found.entries += state.log
        before, known = known, rules.knowledge(state, people)
        learned = known.grew_since(before)
        found.steps.append(step_of(stored.id, stored.notation, choice, decision, place, len(found.entries), learned))
        expected = digests.get(depth + 1)
        if expected is not None and state.digest() != expected:
            raise ReplayError(depth, stored.notation, "the position differs from the stored one")
        if visit is not None:
            visit(depth + 1, state)
    return found


CONCEDE: Final = "concede"
"""The notation of giving the game up, which is no option of any decision."""


def answer(rules: Rules, state: GameState, decision: Decision, text: str) -> Choice:
    """Carries out what a stored move says at the open decision, and returns it. Raises GameError."""
    if text == CONCEDE:
        state.concede(decision.seat)
        return (CONCEDE,)
    choice = rules.parse(text, state)
    state.apply(choice)
    return choice


def step_of(
    move: MoveId, notation: str, choice: Choice, decision: Decision, place: Place, told: int, learned: bool
) -> Step:
    """The step that answers `decision`, which was open at `place`, with `choice`."""
    opens = not decision.picked
    return Step(move, decision.seat, notation, choice, decision.kind, place, opens, told, True, learned)


def position(rules: Rules, saves: SaveSink, setup: ChapterSetup, path: Sequence[StoredChoice]) -> Position:
    """The position at the end of `path`, or the last one before it that can be made again.

    Raises UnreadableGameError where there is none, and StorageError where the disk fails.
    """
    marks = saves.marks(path[-1].id if path else None)
    digests = {mark.depth: mark.digest for mark in marks}
    people = people_of(setup)
    troubles: list[str] = []
    for mark in marks:
        try:
            state = _trusted(rules, saves, mark)
        except (DamagedCheckpointError, GameError) as error:
            _logger.warning("a checkpoint is of no use: %s", error)
            troubles.append(str(error))
            continue
        return _onward(rules, state, path, mark.depth, digests, people)
    try:
        state = rules.start(setup)
        return _onward(rules, state, path, 0, digests, people, strict=True)
    except GameError as error:
        raise UnreadableGameError((*troubles, str(error))) from error


def people_of(setup: ChapterSetup) -> tuple[int, ...]:
    """The seats that people play."""
    return tuple(seat for seat, record in enumerate(setup.seats) if record.player == PERSON)


def history(
    rules: Rules,
    setup: ChapterSetup,
    path: Sequence[StoredChoice],
    marks: Sequence[CheckpointMark],
    visit: Callable[[int, GameState], None] | None = None,
) -> Replay:
    """Everything that was told from the start of the game to the end of `path`; `visit` as for `replay`, also called
    for the start. Raises GameError if that is lost."""
    digests = {mark.depth: mark.digest for mark in marks}
    state = rules.start(setup)
    state.decision  # noqa: B018  # runs to the first one, which fills the log
    if digests.get(0, state.digest()) != state.digest():
        raise ReplayError(0, "", "the game would not start as it did")
    if visit is not None:
        visit(0, state)
    return replay(rules, state, path, 0, digests, people_of(setup), state.log, visit)


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
    people: Sequence[int],
    strict: bool = False,
) -> Position:
    """Plays on from `base`; stays there if that fails, or raises ReplayError if `strict`."""
    anchor = rules.clone(state)
    try:
        found = replay(rules, state, path[base:], base, digests, people)
    except ReplayError as error:
        if strict:
            raise
        _logger.warning("a stored game goes on from its checkpoint: %s", error)
        return Position(anchor, base, base, Replay(), str(error))
    return Position(state, len(path), base, found)
