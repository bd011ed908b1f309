"""Giving up a game of three and more in the window: the others play on, and the one who left may watch (WIN-08)."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from agot_desktop.view.main_window import MainWindow
from tests.view.test_games_by_hand import begin, over, same_seed, wait, window  # noqa: F401

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def test_the_computers_play_on_without_the_person(window: MainWindow, qtbot: QtBot) -> None:  # noqa: F811
    begin(window, 1, "melee", 3)
    qtbot.mouseClick(window.new_game.begin_button, Qt.MouseButton.LeftButton)
    wait(window, qtbot)
    window.actions_by_name["concede"].trigger()
    box = window.dialog
    assert isinstance(box, QMessageBox) and "others play on" in box.text()
    give_up = next(b for b in box.buttons() if box.buttonRole(b) == QMessageBox.ButtonRole.DestructiveRole)
    qtbot.mouseClick(give_up, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: over(window), timeout=60_000)
    QApplication.processEvents()
    assert window.director is not None and window.director.seen is not None
    seen = window.director.seen
    assert seen.seats[0].out and seen.outcome is not None
    assert seen.outcome.ranking[-1] == (0,)
    assert not window.actions_by_name["concede"].isEnabled()
