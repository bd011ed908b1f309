"""A running game: its state, who plays which seat, the choices made so far, and going back among them.

Every accepted choice is on the disk before the next one can be asked for. A choice that cannot be carried out or stored
has not happened. Nothing here waits, draws or thinks: who calls decides when the next choice comes.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from agot_desktop.controller.passing import Passing
from agot_desktop.controller.rebuild import Replay, Step, history, position
from agot_desktop.controller.rules import Place, Rules
from agot_desktop.controller.runs import Gathered, choices, gather
from agot_desktop.controller.saves import CheckpointMissed, Notice, Resumed, SaveSink
from agot_desktop.model.kernel.decision import Choice, Decision
from agot_desktop.model.kernel.errors import GameError, IllegalChoiceError
from agot_desktop.model.kernel.game import GameState, LogEntry
from agot_desktop.model.kernel.rng import seeded
from agot_desktop.storage.errors import StorageError
from agot_desktop.storage.records import ChapterSetup, MoveId, MoveRecord

PERSON: Final = "person"
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
        return tuple(seat for seat, record in enumerate(self.setup.seats) if record.player == PERSON)

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
        before = self.rules.clone(self.state)
        place = self.place
        try:
            notation = self.rules.write(choice, self.state)
            self.state.apply(choice)
            move = self._saves.append(self._last_move(), decision.seat, notation)
        except BaseException:
            self.state = before
            raise
        self.entries += self.state.log
        self.steps.append(
            Step(
                move,
                decision.seat,
                notation,
                choice,
                decision.kind,
                place,
                not decision.picked,
                len(self.entries),
                True,
            )
        )
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
        """The depths that a person who plays alone may go back to: his own earlier decisions, the newest first.

        Of a run of picks the first alone counts. Empty with two people at the table, or none.
        """
        if len(self.people) != 1:
            return ()
        (own,) = self.people
        return [
            depth
            for depth in range(len(self.steps) - 1, -1, -1)
            if self.steps[depth].known and self.steps[depth].seat == own and self.steps[depth].opens
        ]

    def rewind(self, depth: int) -> None:
        """Goes back to before the choice at `depth`: the pointer of the stored tree moves, nothing is deleted.

        All orders to pass are dropped. Raises NoSuchStepError, UnreadableGameError and StorageError; the game stands as
        it was then.
        """
        if depth not in self.undo_targets():
            raise NoSuchStepError(depth)
        path = self.steps[:depth]
        found = position(self.rules, self._saves, self.setup, path)
        if found.depth != depth:
            raise GameError(f"the position before choice {depth + 1} cannot be made again: {found.trouble}")
        self._saves.point_at(path[-1].id if path else None)
        self.state = found.state
        self.steps = path
        del self.entries[path[-1].told if path else self._told_before :]
        for passing in self.passing:
            passing.clear()

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

    def close(self) -> None:
        """Leaves the game. Its position is stored once more, so that it opens at once next time."""
        if self.state.outcome() is None:
            self._checkpoint()

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
