"""Taking back and doing again in the window: the newest choice, any earlier one from a list, other lines of the game.

What nobody could profit from is taken back at once; anything else is asked about first, for the chronicle tells it.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMessageBox, QWidget

from agot_desktop.view.list_dialog import ListDialog, ListEntry
from agot_desktop.view.ports import GamePort


class GoingBack(QObject):
    """`port`: gives the running game, None without one; `show`: is told every dialog that opens."""

    def __init__(self, window: QWidget, port: Callable[[], GamePort | None], show: Callable[[QWidget], None]) -> None:
        super().__init__(window)
        self._window = window
        self._port = port
        self._show = show

    def tell_actions(self, undo: QAction, undo_to: QAction, redo: QAction, lines: QAction) -> None:
        """Which of these can be done now."""
        port = self._port()
        undo.setEnabled(port is not None and not port.undo_reason())
        undo_to.setEnabled(port is not None and bool(port.undo_targets()))
        redo.setEnabled(port is not None and port.can_redo())
        lines.setEnabled(port is not None and port.can_branch())

    def redo(self) -> None:
        """Does again what was taken back last."""
        port = self._port()
        if port is not None and port.can_redo():
            port.redo()

    def choose(self) -> None:
        """A list of the points to go back to."""
        port = self._port()
        targets = {target.id: target for target in port.undo_targets()} if port is not None else {}
        if not targets:
            return
        entries = [
            ListEntry(target.id, target.label, "" if target.free else self.tr("Rewind: the chronicle tells of it"))
            for target in targets.values()
        ]
        dialog = ListDialog(self.tr("Undo back to"), entries, self._window)
        dialog.chosen.connect(lambda key: self._go(int(key), targets[int(key)].free))
        self._show(dialog)
        dialog.open()

    def _go(self, target: int, free: bool) -> None:
        port = self._port()
        if port is None:
            return
        if free:
            port.undo(target)
            return
        box = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(self.tr("Rewind"))
        box.setText(self.tr("Rewind to there?"))
        box.setInformativeText(
            self.tr(
                "Since then something new has come to light, or another player has chosen. The line that was played "
                "is kept, and the chronicle tells of the rewind."
            )
        )
        stay = box.addButton(self.tr("Stay here"), QMessageBox.ButtonRole.RejectRole)
        back = box.addButton(self.tr("Rewind"), QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(stay)
        box.setEscapeButton(stay)
        back.clicked.connect(lambda: port.undo(target))
        self._show(box)
        box.open()

    def choose_line(self) -> None:
        """A list of all lines that were ever played; the chosen one is gone to."""
        port = self._port()
        if port is None:
            return
        rows = [row for row in port.branch_rows() if not row.here]
        if not rows:
            return
        entries = [ListEntry(row.id, row.name or row.label, row.label if row.name else "") for row in rows]
        dialog = ListDialog(self.tr("Other lines of this game"), entries, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.chosen.connect(lambda key: port.stand_on(int(key)))
        self._show(dialog)
        dialog.open()
