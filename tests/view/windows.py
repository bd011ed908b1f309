"""A main window with fakes behind it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from agot_desktop.view.main_window import MainWindow
from tests.view.fakes import FakeGameRow, FakeStart
from tests.view.tables import sweep


def rows() -> list[FakeGameRow]:
    """Three saved games: two running, one finished."""
    return [
        FakeGameRow(1, "The War of the Two Hands"),
        FakeGameRow(2, "Friday table", power=(3, 4), round=2, phase="plot"),
        FakeGameRow(3, "Old scores", houses=("Lannister", "Stark"), finished=True),
    ]


def open_window(
    qtbot: QtBot, folder: Path, start: FakeStart | None = None, size: tuple[int, int] = (1280, 720)
) -> MainWindow:
    sweep()
    settings = QSettings(str(folder / "view.ini"), QSettings.Format.IniFormat)
    window = MainWindow(start if start is not None else FakeStart(rows=rows()), settings)
    window.set_speed("off")
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    window.refresh()
    QApplication.processEvents()
    return window
