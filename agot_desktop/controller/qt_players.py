"""The computer players as Qt sees them: requests go out, answers come back as a signal in the thread of the window."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal

from agot_desktop.ai import open_decision
from agot_desktop.ai.messages import Request
from agot_desktop.ai.worker import COMMAND, Reply, Worker
from agot_desktop.model.kernel.game import GameState


class QtPlayers(QObject):
    """One worker process for the whole program. Signal: `replied(Reply)`."""

    replied = Signal(object)
    _arrived = Signal(object)

    def __init__(self, resources: Path, parent: QObject | None = None, command: Sequence[str] = COMMAND) -> None:
        """`resources`: the program's own folder. The process, `command`, starts with the first question."""
        super().__init__(parent)
        self._serial = 0
        # The worker's thread only emits; the slot runs where this object lives.
        self._arrived.connect(self._arrive, Qt.ConnectionType.QueuedConnection)
        self._worker = Worker(self._arrived.emit, resources, command=command)

    def ask(self, game: str, player: str, seed: int, iterations: int, state: GameState) -> int:
        """Lets a player choose in a state that was determinized for its seat. Returns the serial of the answer.

        A question that is still open is forgotten.
        """
        self._serial += 1
        self._worker.ask(Request(self._serial, game, player, seed, iterations, open_decision.to_data(state)))
        return self._serial

    def forget(self) -> None:
        """The open question wants no answer any more."""
        self._serial += 1
        self._worker.forget()

    def close(self) -> None:
        """Stops the process for good."""
        self._worker.close()

    def _arrive(self, reply: Reply) -> None:
        if reply.serial == self._serial:
            self.replied.emit(reply)
