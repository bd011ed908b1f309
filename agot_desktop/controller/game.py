"""A running game: its state, who plays which seat, the choices made so far, and going back among them.

Every accepted choice is on the disk before the next one can be asked for. A choice that cannot be carried out or stored
has not happened. Nothing here waits, draws or thinks: who calls decides when the next choice comes.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace

from agot_desktop.controller.chronicle import chronicle_of
from agot_desktop.controller.passing import Passing
from agot_desktop.controller.rebuild import (
    CONCEDE,
    Position,
    Replay,
    Step,
    StoredChoice,
    history,
    people_of,
    position,
    step_of,
)
from agot_desktop.controller.rules import Place, Rules
from agot_desktop.controller.runs import Gathered, choices, gather
from agot_desktop.controller.saves import CheckpointMissed, Notice, Resumed, SaveSink
from agot_desktop.controller.undo import earlier_depths, free_depths
from agot_desktop.model.kernel.decision import Choice, Decision
from agot_desktop.model.kernel.errors import GameError, IllegalChoiceError
from agot_desktop.model.kernel.game import GameState, LogEntry
from agot_desktop.model.kernel.rng import seeded
from agot_desktop.storage.errors import StorageError
from agot_desktop.storage.records import PERSON, BranchRecord, ChapterSetup, MoveId, MoveRecord

_logger = logging.getLogger("agot_desktop.saves")


class NoSuchStepError(LookupError):
    """Nothing can be taken back to there. Attribute: `depth`."""

    def __init__(self, depth: int) -> None:
        self.depth = depth
        super().__init__(f"choice {depth + 1} is none that can be taken back")


class RunningGame:
    """One game between its first and its last choice. Made by `start_game` or `load_game`.

    `setup`: what it was started from; its seats say who plays. `state`: to be read by the controller only, the window
    gets observations. `steps`: the accepted choices. `entries`: the log from the beginning, or from where it is known.
    `passing`: what each seat passes by itself.
    """

    def __init__(
        self,
        rules: Rules,
        setup: ChapterSetup,
        saves: SaveSink,
        state: GameState,
        steps: list[Step],
        entries: list[LogEntry],
        told_before: int,
    ) -> None:
        self.rules = rules
        self.setup = setup
        self.state = state
        self.steps = steps
        self.entries = entries
        self.passing = tuple(Passing(seat, rules.phases) for seat in range(len(setup.seats)))
        self._told_before = told_before
        self._saves = saves
        self._notices: list[Notice] = []
        self._known = rules.knowledge(state, self.people)
        self._undone: list[MoveId] = []

    @property
    def decision(self) -> Decision | None:
        """What the game waits for, None when it is over."""
        return self.state.decision

    @property
    def place(self) -> Place:
        """How far the game has come."""
        return self.rules.place(self.state)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people play."""
        return people_of(self.setup)

    def player(self, seat: int) -> str:
        """Who plays a seat: `PERSON` or a kind of computer player."""
        return self.setup.seats[seat].player

    def choose(self, choice: Choice) -> None:
        """Carries out a choice of the open decision and stores it.

        Raises IllegalChoiceError, GameError and StorageError; the game stands as it was then.
        """
        decision = self.state.decision
        if decision is None or not decision.allows(choice):
            raise IllegalChoiceError(choice, decision)
        notation = self.rules.write(choice, self.state)
        self._carry_out(decision, choice, notation, lambda: self.state.apply(choice))

    def concede(self) -> None:
        """The seat that is to choose gives the game up (WIN-08); stored like a choice. Raises as `choose`."""
        decision = self.state.decision
        if decision is None:
            raise IllegalChoiceError((CONCEDE,), decision)
        self._carry_out(decision, (CONCEDE,), CONCEDE, lambda: self.state.concede(decision.seat))

    def _carry_out(self, decision: Decision, choice: Choice, notation: str, act: Callable[[], None]) -> None:
        """Changes the state and stores the move; the game stands as it was where either fails."""
        before = self.rules.clone(self.state)
        place = self.place
        try:
            act()
            move = self._saves.append(self._last_move(), decision.seat, notation)
        except BaseException:
            self.state = before
            raise
        self.entries += self.state.log
        before_known, self._known = self._known, self.rules.knowledge(self.state, self.people)
        learned = self._known.grew_since(before_known)
        self.steps.append(step_of(move, notation, choice, decision, place, len(self.entries), learned))
        self._undone = []
        self._keep(place)

    def gather(self, picked: Sequence[int]) -> Gathered:
        """What may be added to these picks of the open run, made in any order."""
        return gather(self.rules, self.state, picked)

    def choose_run(self, picked: Sequence[int]) -> None:
        """Makes exactly these picks in the open run and ends it. Raises as `choose`; picks stored before stay made."""
        found = choices(self.rules, self.state, picked)
        if found is None:
            raise IllegalChoiceError(("choose", *sorted(picked)), self.state.decision)
        for choice in found:
            self.choose(choice)

    def automatic_choice(self) -> Choice | None:
        """What the seat to choose has ordered to be done without asking, None if it is to be asked."""
        decision = self.state.decision
        if decision is None or self.player(decision.seat) != PERSON:
            return None
        return self.passing[decision.seat].choice(decision, self.place)

    def order_pass(self, seat: int, until: str | None) -> None:
        """Lets a seat pass by itself until a phase begins; None ends that."""
        self.passing[seat].order(until, self.place)

    def undo_targets(self) -> Sequence[int]:
        """The depths that the person whose turn it is may freely go back to, the newest first; see `undo`."""
        return free_depths(self.steps, self._who_undoes(), self.people)

    def rewind_targets(self) -> Sequence[int]:
        """The depths of all decisions of people, the newest first: beyond `undo_targets` only deliberately."""
        return earlier_depths(self.steps, self.people)

    def redo_target(self) -> MoveId | None:
        """The last move that was taken back and can be played again as it was, None if there is none."""
        return self._undone[-1] if self._undone else None

    def rewind(self, depth: int) -> None:
        """Goes back to before the choice at `depth`: the pointer of the stored tree moves, nothing is deleted.

        A rewind that is no free undo is noted in the chronicle. All orders to pass are dropped. Raises
        NoSuchStepError, UnreadableGameError and StorageError; the game stands as it was then.
        """
        free = depth in self.undo_targets()
        if not free and depth not in self.rewind_targets():
            raise NoSuchStepError(depth)
        tip, from_depth = self._last_move(), len(self.steps)
        path = self.steps[:depth]
        found = self._at(path)
        self._stand(path[-1].id if path else None, found.state, path, self.entries[: self._told(path)])
        if not free:
            self._note_rewind(from_depth, depth)
        assert tip is not None
        self._undone.append(tip)

    def go_to(self, move: MoveId | None) -> None:
        """Stands the game at any move that was ever played in it (None: its start), as `rewind` does.

        Going on along the line that was just taken back is no rewind, everything else is noted as one. Raises
        UnreadableGameError and StorageError; the game stands as it was then.
        """
        before, redone = self.steps, move is not None and move == self.redo_target()
        path = self._saves.path(move)
        found = self._at(path)
        past = _past(self.rules, self._saves, self.setup, path)
        undone = self._undone[:-1] if redone else []
        self._stand(move, found.state, past.steps, past.entries)
        self._told_before = past.told_before
        self._undone = undone
        if not redone:
            self._note_rewind(len(before), _shared(before, path))

    def branches(self) -> list[BranchRecord]:
        """Every line that was ever played in this game. Raises StorageError."""
        return self._saves.branches()

    def name_branch(self, tip: MoveId, name: str) -> None:
        """Calls the line that ends with this move so. Raises BadNameError and StorageError."""
        self._saves.name_branch(tip, name)

    def cut_branch(self, tip: MoveId) -> int:
        """Deletes the moves of one line alone; how many. Raises BranchInUseError and StorageError."""
        cut = self._saves.cut_branch(tip)
        self._undone = []
        return cut

    def player_seed(self) -> int:
        """A random seed for a computer player at the open decision: the same whenever the game comes here this way."""
        return seeded(self.setup.seed, f"players {len(self.steps)}")

    def take_notices(self) -> list[Notice]:
        """What is to be told to the people at the table, each only once."""
        notices, self._notices = self._notices, []
        return notices

    def tell(self, notice: Notice) -> None:
        """Adds a notice for `take_notices`."""
        self._notices.append(notice)

    def finish(self) -> None:
        """Stores that the game, which is over, ended with the last choice."""
        outcome = self.state.outcome()
        assert outcome is not None
        try:
            self._saves.finish(outcome.to_data())
        except StorageError as error:
            self._notices.append(CheckpointMissed(error))
        self._keep_chronicle()

    def close(self) -> None:
        """Leaves the game. Its position is stored once more, so that it opens at once next time, and its story."""
        if self.state.outcome() is None:
            self._checkpoint()
        self._keep_chronicle()

    def _keep_chronicle(self) -> None:
        chronicle = chronicle_of(
            self.entries, self._last_move(), lambda card: self.rules.card_id(self.state, card), self.rules.chronicled
        )
        try:
            self._saves.keep_chronicle(chronicle)
        except StorageError as error:
            self._notices.append(CheckpointMissed(error))

    def _who_undoes(self) -> int:
        """The person who may take something back: the one who is to choose, else the only one; -1 for nobody."""
        decision = self.state.decision
        if decision is not None and decision.seat in self.people:
            return decision.seat
        return self.people[0] if len(self.people) == 1 else -1

    def _told(self, path: Sequence[Step]) -> int:
        return path[-1].told if path else self._told_before

    def _at(self, path: Sequence[StoredChoice]) -> Position:
        """The position at the end of a path. Raises GameError where it cannot be made again, and StorageError."""
        found = position(self.rules, self._saves, self.setup, path)
        if found.depth != len(path):
            raise GameError(f"the position after choice {len(path)} cannot be made again: {found.trouble}")
        return found

    def _stand(self, move: MoveId | None, state: GameState, steps: list[Step], entries: list[LogEntry]) -> None:
        """Makes this the game's position, first of all on the disk."""
        self._saves.point_at(move)
        self.state, self.steps, self.entries = state, steps, entries
        self._known = self.rules.knowledge(state, self.people)
        for passing in self.passing:
            passing.clear()

    def _note_rewind(self, from_depth: int, to_depth: int) -> None:
        place = self.place
        try:
            self._saves.note_rewind(from_depth, to_depth, place.round, place.phase)
        except StorageError as error:
            self._notices.append(CheckpointMissed(error))

    def _last_move(self) -> MoveId | None:
        return self.steps[-1].id if self.steps else None

    def _keep(self, before: Place) -> None:
        """After a choice: a checkpoint where a phase begins or the game ends, and the note that it is over."""
        outcome = self.state.outcome()
        place = self.place
        if outcome is not None or (place.round, place.phase) != (before.round, before.phase):
            self._checkpoint()
        if outcome is not None:
            self.finish()

    def _checkpoint(self) -> None:
        place = self.place
        data = self.state.to_data()
        try:
            self._saves.add_checkpoint(self._last_move(), data, self.state.digest(), place.round, place.phase)
        except StorageError as error:
            self._notices.append(CheckpointMissed(error))


def start_game(rules: Rules, setup: ChapterSetup, store: Callable[[], SaveSink]) -> RunningGame:
    """A new game; `store` makes its place on the disk once it could be set up. Raises GameError and StorageError."""
    state = rules.start(setup)
    state.decision  # noqa: B018  # runs to the first one
    place = rules.place(state)
    saves = store()
    saves.add_checkpoint(None, state.to_data(), state.digest(), place.round, place.phase)
    return RunningGame(rules, setup, saves, state, [], list(state.log), len(state.log))


def load_game(rules: Rules, setup: ChapterSetup, saves: SaveSink) -> RunningGame:
    """The game of a chapter as it was left.

    Where it cannot be read to the end, it goes on from the last checkpoint that loads, and a notice says so. Raises
    UnreadableGameError and StorageError.
    """
    path = saves.current_path()
    found = position(rules, saves, setup, path)
    past = _past(rules, saves, setup, path[: found.base])
    told = len(past.entries)
    steps = past.steps + [replace(step, told=step.told + told) for step in found.replay.steps]
    game = RunningGame(rules, setup, saves, found.state, steps, past.entries + found.replay.entries, past.told_before)
    if found.depth < len(path):
        saves.point_at(path[found.depth - 1].id if found.depth else None)
        game.tell(Resumed(len(path) - found.depth, game.place.round, game.place.phase, found.trouble))
    elif path and path[-1].outcome is None and found.state.outcome() is not None:
        game.finish()  # the process ended between the last choice and this note
    if setup.rules_fingerprint != rules.fingerprint:
        saves.adopt_rules(rules.fingerprint)
    return game


def _past(rules: Rules, saves: SaveSink, setup: ChapterSetup, path: Sequence[MoveRecord]) -> Replay:
    """What is known of a game before the checkpoint that it goes on from: all, or the stored words alone."""
    try:
        return history(rules, setup, path, saves.marks(path[-1].id if path else None))
    except GameError as error:
        _logger.warning("the log begins late: %s", error)
        return Replay(steps=[Step(move.id, move.seat, move.notation) for move in path])


def _shared(before: Sequence[Step], path: Sequence[MoveRecord]) -> int:
    """How many moves two lines have in common from the start."""
    shared = 0
    while shared < min(len(before), len(path)) and before[shared].id == path[shared].id:
        shared += 1
    return shared
