"""The settings dialog with real widgets: everything applies at once and is remembered."""

import sqlite3
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QSettings, Qt
from PySide6.QtGui import QKeySequence
from pytestqt.qtbot import QtBot

from agot_desktop import paths
from agot_desktop.controller.qt_start import QtStart
from agot_desktop.view.main_window import MainWindow
from agot_desktop.view.preferences.dialog import SettingsDialog
from agot_desktop.view.theme import current_theme, themes

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
LEFT = Qt.MouseButton.LeftButton


def window_on(folder: Path, qtbot: QtBot) -> MainWindow:
    start = QtStart(folder, paths.resources(), QCoreApplication.translate, lambda: "en")
    made = MainWindow(start, QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    made.refresh()
    return made


def opened(window: MainWindow) -> SettingsDialog:
    window.actions_by_name["settings"].trigger()
    assert window.settings is not None and window.settings.isVisible()
    return window.settings


def choose(box, value: object) -> None:  # type: ignore[no-untyped-def]
    box.setCurrentIndex(box.findData(value))
    box.activated.emit(box.currentIndex())


def test_looks_apply_at_once_and_are_remembered(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_on(tmp_path, qtbot)
    dialog = opened(window)
    try:
        choose(dialog.looks.theme, "dark")
        assert current_theme().name == "dark" and window.preferences.theme == "dark"
        choose(dialog.looks.text, 1.25)
        assert themes().text_scale == pytest.approx(1.25)
        choose(dialog.looks.speed, "fast")
        assert window.preferences.speed == "fast"
        choose(dialog.looks.delay, 700)
        assert window.preferences.delay == 700
        dialog.accept()
        again = window_on(tmp_path, qtbot)
        assert (again.preferences.theme, again.preferences.text, again.preferences.delay) == ("dark", 1.25, 700)
        ticked = [action.data() for action in again.window_menus._themes.actions() if action.isChecked()]
        assert ticked == ["dark"]
    finally:
        themes().set_override(None)
        themes().set_text_scale(1.0)


def test_stops_are_those_of_the_table(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_on(tmp_path, qtbot)
    dialog = opened(window)
    dialog.play.stops["challenges"].click()
    assert window.preferences.stops == {"challenges"}
    dialog.play.stops["challenges"].click()
    assert window.preferences.stops == frozenset()


def test_keys_are_changed_conflicts_shown_and_all_taken_back(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_on(tmp_path, qtbot)
    dialog = opened(window)
    page = dialog.keys
    rows = {page.table.item(line, 0).data(Qt.ItemDataRole.UserRole): line for line in range(page.table.rowCount())}
    page.table.selectRow(rows["copy_log"])
    page.field.setKeySequence(QKeySequence("F11"))
    assert page.holders() == ["full_screen"] and page.conflict.text()
    qtbot.mouseClick(page.use, LEFT)
    assert window.actions_by_name["copy_log"].shortcuts() == [QKeySequence("F11")]
    assert QKeySequence("F11") not in window.actions_by_name["full_screen"].shortcuts()
    again = window_on(tmp_path, qtbot)
    assert again.actions_by_name["copy_log"].shortcuts() == [QKeySequence("F11")]
    qtbot.mouseClick(page.reset, LEFT)
    assert window.actions_by_name["full_screen"].shortcuts() == [QKeySequence("F11")]
    assert window_on(tmp_path, qtbot).actions_by_name["full_screen"].shortcuts() == [QKeySequence("F11")]


def test_a_copy_of_everything_is_whole_or_told_why_not(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_on(tmp_path, qtbot)
    dialog = opened(window)
    target = tmp_path / "copy.db"
    dialog.files.back_up(target)
    assert str(target) in dialog.files.said.text()
    with sqlite3.connect(target) as copy:
        assert copy.execute("pragma integrity_check").fetchone() == ("ok",)
    dialog.files.back_up(tmp_path / "missing" / "copy.db")
    assert "No copy was made" in dialog.files.said.text()
    assert not (tmp_path / "missing").exists()


def test_every_word_changes_with_the_language(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_on(tmp_path, qtbot)
    said: list[str] = []
    window.offer_languages({"en": "English", "cs": "Čeština"}, "en", said.append)
    dialog = opened(window)
    assert dialog.looks.language.count() == 2
    choose(dialog.looks.language, "cs")
    assert said == ["cs"]
