"""A running game as the window's port: takes choices, shows observations and log lines, lets computer players move.

What the window gets is an observation of the one seat that may look, and lines that this seat may read. Computer
players think in another process; their moves are shown one by one, with a pause between.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from agot_desktop.controller.audience import NOBODY, Audience
from agot_desktop.controller.failures import failure_words, notice_words
from agot_desktop.controller.game import NoSuchStepError, RunningGame
from agot_desktop.controller.qt_moves import ComputerMoves
from agot_desktop.controller.qt_players import QtPlayers
from agot_desktop.controller.qt_tree import BranchRow, QtTree
from agot_desktop.controller.runs import Gathered
from agot_desktop.controller.sentences import Line, Telling, in_order
from agot_desktop.controller.texts import Texts
from agot_desktop.controller.undo_words import UndoTarget, undo_reason, undo_targets
from agot_desktop.controller.why import WhyLine
from agot_desktop.controller.words import Translate
from agot_desktop.model.kernel.decision import Choice, Decision
from agot_desktop.model.kernel.errors import GameError
from agot_desktop.storage.errors import StorageError
from agot_desktop.storage.records import PERSON

_logger = logging.getLogger("agot_desktop.players")


@dataclass(frozen=True, slots=True)
class Update:
    """What the viewer sees now, an `Observation` of the card game or a `RealmView` of the board game, and the lines
    since the last update; if `fresh`, all, in place of those before."""

    observation: Any
    lines: tuple[Line, ...]
    fresh: bool = False


class QtGame(QObject):
    """Fulfils the window's `GamePort`."""

    changed = Signal(object)
    veil = Signal(int)
    thinking = Signal(bool)
    finished = Signal()
    failed = Signal(str)

    def __init__(
        self,
        game: RunningGame,
        texts: Texts,
        teller: Telling,
        title_of: Callable[[int], str],
        players: QtPlayers,
        translate: Translate,
        parent: QObject | None = None,
        label_of: Callable[[Choice], str] | None = None,
        why: Callable[[int, int], Sequence[WhyLine]] | None = None,
    ) -> None:
        """`title_of`: the title of a card by its number in this game; `label_of`: see `undo_targets`; `why`: what a
        seat is told of a card."""
        super().__init__(parent)
        self._game = game
        self._texts = texts
        self._teller = teller
        self._title_of = title_of
        self._label_of = label_of
        self._why = why
        self._moves = ComputerMoves(game, players, translate, self)
        self._moves.ready.connect(self._move)
        self._moves.failed.connect(self.failed)
        self._moves.thinking.connect(self.thinking)
        self.translate = translate
        self._audience = Audience(game.people, len(game.setup.seats))
        self._open = False
        self.tree = QtTree(game, translate, self._go_back, self.failed.emit)
        self._over_told = False

    # -- what the window asks --

    @property
    def texts(self) -> Texts:
        """Words for facts and decisions."""
        return self._texts

    def begin(self) -> None:
        """Emits the first `changed` (or `veil`) and starts computer players that are to move."""
        if self._open:
            return
        self._open = True
        self._show(fresh=True)
        self._tell_notices()
        self._advance()

    def close(self) -> None:
        """Leaves the game. Everything accepted is already saved."""
        if not self._open:
            return
        self._moves.close()
        self._open = False
        try:
            self._game.close()
        except (GameError, StorageError) as error:
            _logger.warning("the position was not stored once more: %s", error)

    def retranslate(self) -> None:
        """Emits `changed` with every line in the language that is read now."""
        self._show(fresh=True)

    def is_open(self) -> bool:
        """Whether the game has begun and is not left."""
        return self._open

    def viewer(self) -> int:
        """The seat whose observation is shown; -1 while the veil is down."""
        return self._audience.viewer

    def seat_names(self) -> Sequence[str]:
        """What the seats are called."""
        return tuple(seat.name for seat in self._game.setup.seats)

    def seat_players(self) -> Sequence[str]:
        """Who plays each seat."""
        return tuple(seat.player for seat in self._game.setup.seats)

    def seat_arms(self) -> Sequence[str]:
        """The arms that each seat wants: those it was given, else its House's."""
        return tuple(seat.arms or seat.house for seat in self._game.setup.seats)

    def choose(self, choice: Choice) -> None:
        """Plays one option of the open decision of the viewer; anything else is answered with `failed`."""
        if not self._viewer_decides():
            self.failed.emit(self.translate("Failure", "It is not your turn to choose."))
        elif self._accept(choice):
            self._advance()

    def gather(self, picked: Sequence[int]) -> Gathered:
        """In a run of picks: what may be added to these picks, made in any order. Changes nothing."""
        if not self._viewer_decides():
            return Gathered(frozenset(), False)
        return self._game.gather(picked)

    def choose_run(self, picked: Sequence[int]) -> None:
        """Makes exactly these picks in the open run of the viewer and ends it; one `changed` for all."""
        if not self._viewer_decides():
            self.failed.emit(self.translate("Failure", "It is not your turn to choose."))
        elif self._carry_out(lambda: self._game.choose_run(picked)):
            self._advance()

    @property
    def game(self) -> str:
        """Which of the two games it is: `cards` or `realm`."""
        return self._game.setup.game

    def why(self, card: int) -> Sequence[WhyLine]:
        """Where a card's numbers come from, and why the viewer can do nothing with it now."""
        viewer = self._audience.viewer
        if self._why is None or viewer == NOBODY or not self._open:
            return ()
        return self._why(viewer, card)

    def may_concede(self) -> bool:
        """Whether the viewer could give the game up now: while it is his turn to choose, and only in the card game; the
        board game has no rule for a house that leaves."""
        return self._viewer_decides() and self.game == "cards"

    def concede(self) -> None:
        """The viewer gives the game up; emits `changed` and `finished`."""
        if not self._viewer_decides():
            self.failed.emit(self.translate("Failure", "It is not your turn to choose."))
        elif self._carry_out(self._game.concede):
            self._advance()

    def reveal_to(self, seat: int) -> None:
        """The veil was lifted by this seat: emits `changed` with its observation and all lines it may read."""
        if self._open and self._audience.reveal(seat):
            self._show(fresh=True)
            self._advance()

    def undo_targets(self) -> Sequence[UndoTarget]:
        """Points to go back to, the newest first."""
        return undo_targets(self._game, self._title_of, self.translate, self._label_of)

    def undo_reason(self) -> str:
        """Why nothing can be undone now; '' when something can."""
        return undo_reason(self._game, self.translate)

    def undo(self, target: int) -> None:
        """Goes back to a target's id; emits `changed` with all lines up to there. A target that is not free is a
        rewind: the chronicle tells of it."""
        self._go_back(lambda: self._game.rewind(target))

    def can_redo(self) -> bool:
        """Whether the last choice taken back can be done again."""
        return self._open and self._game.redo_target() is not None

    def redo(self) -> None:
        """Does again what was taken back last; emits `changed` with all lines."""
        target = self._game.redo_target()
        if target is not None:
            self._go_back(lambda: self._game.go_to(target))

    def can_branch(self) -> bool:
        """Whether other lines may be gone to: with the game open and a person at the table."""
        return self._open and bool(self._game.people)

    def branch_rows(self) -> Sequence[BranchRow]:
        """Every line that was ever played."""
        return self.tree.rows()

    def stand_on(self, move: int) -> None:
        """Stands the game after any move that was ever played in it (-1: at its start), unless it stands there."""
        if move != (self._game.steps[-1].id if self._game.steps else -1):
            self.tree.stand_on(move)

    def pass_until(self) -> str | None:
        """The phase until which the viewer passes by himself, None for no order."""
        viewer = self._audience.viewer
        return None if viewer == NOBODY else self._game.passing[viewer].until

    def set_pass_until(self, phase: str | None) -> None:
        """Lets the viewer pass by himself until a phase begins; None ends that."""
        viewer = self._audience.viewer
        if viewer == NOBODY or viewer not in self._game.people:
            return
        self._game.order_pass(viewer, phase)
        if self._open:
            self._advance()

    def stops(self) -> frozenset[str]:
        """Phases in which the viewer's passing by himself pauses."""
        viewer = self._audience.viewer
        return frozenset() if viewer == NOBODY else self._game.passing[viewer].stops

    def set_stops(self, phases: frozenset[str]) -> None:
        """Sets them."""
        viewer = self._audience.viewer
        if viewer != NOBODY:
            self._game.passing[viewer].stops = frozenset(phases)

    def set_pace(self, ms: int) -> None:
        """Pause between shown moves of computer players, 0 to 5000 ms."""
        self._moves.set_pace(ms)

    def _go_back(self, act: Callable[[], None]) -> None:
        """Another position of the game's tree becomes the one that is shown and played."""
        if not self._open:
            return
        self._moves.drop()
        try:
            act()
        except NoSuchStepError:
            self.failed.emit(self.undo_reason() or self.translate("Failure", "That cannot be taken back."))
        except (GameError, StorageError) as error:
            self.failed.emit(failure_words(error, self.translate))
        else:
            self._over_told = False
            self._audience.forget_after(len(self._game.entries))
            self._show(fresh=True)
        self._advance()

    # -- going on --

    def _viewer_decides(self) -> bool:
        decision = self._game.decision
        return self._open and decision is not None and decision.seat == self._audience.viewer and self._asks(decision)

    def _asks(self, decision: Decision) -> bool:
        return self._game.player(decision.seat) == PERSON

    def _advance(self) -> None:
        """Goes on to the next thing that a person must do: orders to pass are carried out, computer players asked."""
        while self._open:
            decision = self._game.decision
            if decision is None:
                self._finish()
                return
            if not self._asks(decision):
                self._moves.ask(decision)
                return
            self._moves.show_thinking(False)
            choice = self._game.automatic_choice()
            if choice is None:
                if self._audience.expected != decision.seat and not self._audience.ask(decision.seat):
                    self.veil.emit(decision.seat)
                return
            if not self._accept(choice):
                return

    def _accept(self, choice: Choice) -> bool:
        """Plays a choice and shows what came of it; False, with `failed`, where it could not be."""
        return self._carry_out(lambda: self._game.choose(choice))

    def _carry_out(self, act: Callable[[], None]) -> bool:
        before = len(self._game.steps)
        try:
            act()
        except (GameError, StorageError) as error:
            if len(self._game.steps) > before:
                self._show()  # the first picks of a run were made
            self.failed.emit(failure_words(error, self.translate))
            return False
        self._show()
        self._tell_notices()
        return True

    def _finish(self) -> None:
        self._moves.show_thinking(False)
        if not self._over_told:
            self._over_told = True
            self.finished.emit()

    def _show(self, fresh: bool = False) -> None:
        """Emits what the viewer sees; nothing while the veil is down."""
        viewer = self._audience.viewer
        if viewer == NOBODY or not self._open:
            return
        entries = self._game.entries
        seen = self._audience.seen(viewer)
        self._audience.show(viewer, len(entries))
        made = (
            self._teller.line(entry, viewer, self.translate, new=number >= seen)
            for number, entry in in_order(entries, 0 if fresh else seen)
        )
        lines = tuple(line for line in made if line is not None)
        observation = self._game.state.observe(viewer)
        self._moves.was_shown()
        self.changed.emit(Update(observation, lines, fresh))

    def _tell_notices(self) -> None:
        for notice in self._game.take_notices():
            self.failed.emit(notice_words(notice, self.translate))

    def _move(self, choice: Choice) -> None:
        """A computer player's move is to be made now."""
        if not self._open:
            return
        if self._accept(choice):
            self._advance()
        else:
            self._moves.try_again(choice)
