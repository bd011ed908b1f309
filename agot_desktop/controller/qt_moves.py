"""The moves of computer players in a running game: asked of the worker, and brought one by one with a pause between.

moves.ask(decision)      once the answer is there and the pause is over: `ready(choice)`
moves.drop()             nothing that was asked is waited for any more
"""

from __future__ import annotations

import logging
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from agot_desktop.ai.worker import Reply
from agot_desktop.controller.failures import player_failure_words
from agot_desktop.controller.game import RunningGame
from agot_desktop.controller.qt_players import QtPlayers
from agot_desktop.controller.words import Translate
from agot_desktop.model.kernel.decision import DONE, NO, PASS, Choice, Decision
from agot_desktop.model.kernel.errors import GameError
from agot_desktop.model.kernel.rng import seeded

MOST_PACE_MS: Final = 5000
DEFAULT_PACE_MS: Final = 900
DEFAULT_ITERATIONS: Final = 200
RETRY_MS: Final = 3000

_logger = logging.getLogger("agot_desktop.players")


class ComputerMoves(QObject):
    """One question at a time. `ready(Choice)`: the move is to be made now; `failed(str)`: in words, it goes on all the
    same; `thinking(bool)`: a computer player is at work."""

    ready = Signal(object)
    failed = Signal(str)
    thinking = Signal(bool)

    def __init__(self, game: RunningGame, players: QtPlayers, translate: Translate, parent: QObject) -> None:
        super().__init__(parent)
        self._game = game
        self._players = players
        self.translate = translate
        self._pace_ms = DEFAULT_PACE_MS
        self._since_shown = QElapsedTimer()
        self._asked: int | None = None
        self._failures = 0
        self._thinks = False
        self._next: Choice | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._make)
        players.replied.connect(self._replied)

    def close(self) -> None:
        """Nothing is asked or answered any more."""
        self.drop()
        self._players.replied.disconnect(self._replied)

    def set_pace(self, ms: int) -> None:
        """Pause between shown moves, 0 to 5000 ms."""
        self._pace_ms = max(0, min(ms, MOST_PACE_MS))
        if self._timer.isActive() and self._next is not None:
            self._timer.start(self._pause_ms())

    def was_shown(self) -> None:
        """The pause before the next move begins now."""
        self._since_shown.start()

    def ask(self, decision: Decision) -> None:
        """Asks the computer player of the open decision, unless it is asked already."""
        if self._asked is not None or self._timer.isActive():
            return
        self.show_thinking(True)
        seed = self._game.player_seed()
        try:
            guess = self._game.state.determinize(decision.seat, seeded(seed, "what is hidden"))
        except GameError:
            _logger.exception("no position could be made for a computer player")
            self._take_plainest()
            return
        kind = self._game.player(decision.seat)
        self._asked = self._players.ask(self._game.rules.game, kind, seed, DEFAULT_ITERATIONS, guess)

    def try_again(self, choice: Choice) -> None:
        """The move could not be made: once more, after a while."""
        self._next = choice
        self._timer.start(RETRY_MS)

    def drop(self) -> None:
        """Forgets what was asked and what was to be moved."""
        self._asked = None
        self._next = None
        self._failures = 0
        self._timer.stop()
        self._players.forget()

    def show_thinking(self, thinks: bool) -> None:
        """Says whether a computer player is at work, where that changes."""
        if thinks != self._thinks:
            self._thinks = thinks
            self.thinking.emit(thinks)

    def _replied(self, reply: Reply) -> None:
        decision = self._game.decision
        if reply.serial != self._asked or decision is None:
            return
        self._asked = None
        if reply.error is None and decision.allows(reply.choice):
            self._failures = 0
            self._plan(reply.choice)
            return
        _logger.warning("a computer player failed: %s", reply.error or f"{reply.choice!r} is not offered")
        self._failures += 1
        if self._failures == 1:
            self.ask(decision)
        else:
            self._take_plainest()

    def _take_plainest(self) -> None:
        """A computer player gave no usable answer twice: the game goes on with the plainest option, and says so."""
        decision = self._game.decision
        assert decision is not None
        self._failures = 0
        name = self._game.setup.seats[decision.seat].name
        self.failed.emit(player_failure_words(name, self.translate))
        self._plan(plainest(decision))

    def _plan(self, choice: Choice) -> None:
        """The move is made when the one before has been looked at long enough."""
        self._next = choice
        self._timer.start(self._pause_ms())

    def _pause_ms(self) -> int:
        elapsed = int(self._since_shown.elapsed()) if self._since_shown.isValid() else self._pace_ms
        return max(0, self._pace_ms - elapsed)

    def _make(self) -> None:
        choice, self._next = self._next, None
        if choice is not None:
            self.ready.emit(choice)


def plainest(decision: Decision) -> Choice:
    """The option that does least: pass, done, no, else the first."""
    return next((choice for choice in (PASS, DONE, NO) if decision.allows(choice)), decision.options[0])
