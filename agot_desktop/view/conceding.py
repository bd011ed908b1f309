"""Giving up a game, after a question: what it means stands in it, and playing on is the main button."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from agot_desktop.view.ports import GamePort


def ask_to_concede(parent: QWidget, port: GamePort) -> QMessageBox:
    """Opens the question; the port is told only if it is answered with giving up."""
    many = len(port.seat_names()) > 2
    meaning = QCoreApplication.translate("Concede", "The other player wins at once.")
    if many:
        meaning = QCoreApplication.translate(
            "Concede", "You leave the game with all your cards, and the others play on. You can watch them."
        )
    box = QMessageBox(
        QMessageBox.Icon.Question,
        QCoreApplication.translate("Concede", "Give up"),
        QCoreApplication.translate("Concede", "Do you want to give up this game?") + "\n" + meaning,
        parent=parent,
    )
    give_up = box.addButton(QCoreApplication.translate("Concede", "Give up"), QMessageBox.ButtonRole.DestructiveRole)
    play_on = box.addButton(QCoreApplication.translate("Concede", "Play on"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(play_on)
    box.setEscapeButton(play_on)
    give_up.clicked.connect(port.concede)
    box.open()
    return box
