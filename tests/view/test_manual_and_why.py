"""The rule book as a window, and the explanation of a card with its links, through real widgets and real ports."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QSettings, Qt, QUrl
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from agot_desktop import paths
from agot_desktop.controller.qt_game import QtGame
from agot_desktop.controller.qt_start import QtStart
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.view.main_window import MainWindow
from agot_desktop.view.table.director import Director
from tests.view.test_games_by_hand import begin, same_seed, wait, window  # noqa: F401

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
K = Qt.Key


def test_the_rule_book_opens_searches_and_follows_links(window: MainWindow, qtbot: QtBot) -> None:  # noqa: F811
    window.actions_by_name["manual"].trigger()
    book = window.manual
    assert book is not None and book.isVisible() and book.chapters.count() > 20
    book.open_at("CHL-18")
    assert "CHL-18" in book.text.toPlainText()
    before = book.text.toPlainText()
    book.search.setText("stealth")
    assert "stealth" in book.text.toPlainText().casefold() and book.text.toPlainText() != before
    book.search.setText("")
    assert book.text.toPlainText() == before
    book.text.anchorClicked.emit(QUrl("rule:KEY-15"))
    assert "KEY-15" in book.text.toPlainText() and book.text.toPlainText() != before
    qtbot.mouseClick(book.back, Qt.MouseButton.LeftButton)
    assert book.text.toPlainText() == before
    book.game.setCurrentIndex(1)
    assert "RD-" in book.text.toPlainText()
    qtbot.keyClick(book, K.Key_Escape)
    assert not book.isVisible()


def test_a_card_of_the_hand_is_explained_by_key_and_by_menu(window: MainWindow, qtbot: QtBot) -> None:  # noqa: F811
    begin(window, 3, "joust")
    qtbot.mouseClick(window.new_game.begin_button, Qt.MouseButton.LeftButton)
    wait(window, qtbot)
    director = window.director
    assert isinstance(director, Director) and director.seen is not None and window.table is not None
    own = director.seen.seats[director.seen.seat].hand
    card = next(card for card in own if director.port.why(card.id))
    director.explain(card.id)
    assert director.why.isVisible()
    words = director.why.text.text()
    assert "printed" in words or "waits" in words
    rule = director.port.why(card.id)[0].rule
    director.why.text.linkActivated.emit(rule)
    assert not director.why.isVisible()
    assert window.manual is not None and rule in window.manual.text.toPlainText()
    window.manual.close()
    qtbot.keyClick(window.table.view, K.Key_Right)
    qtbot.keyClick(window.table.view, K.Key_Question)
    QApplication.processEvents()
    assert director.why.isVisible()
    qtbot.keyClick(director.why, K.Key_Escape)
    assert not director.why.isVisible()


def test_nothing_is_told_of_what_the_viewer_does_not_see(window: MainWindow, qtbot: QtBot) -> None:  # noqa: F811
    begin(window, 3, "joust")
    qtbot.mouseClick(window.new_game.begin_button, Qt.MouseButton.LeftButton)
    wait(window, qtbot)
    director = window.director
    assert isinstance(director, Director) and director.seen is not None
    assert isinstance(director.port, QtGame)
    state = director.port._game.state
    assert isinstance(state, CardState)
    own, other = state.seats[director.seen.seat], state.seats[1 - director.seen.seat]
    assert all(director.port.why(card) for card in own.hand)
    for card in (*other.hand, *other.deck, *own.deck, *other.plots, -1, 10_000):
        assert not director.port.why(card)


def test_a_missing_rule_book_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    for name in ("cards", "board", "decks", "art", "icons"):
        (tmp_path / "res" / name).parent.mkdir(exist_ok=True)
        (tmp_path / "res" / name).symlink_to(paths.resources() / name)
    start = QtStart(tmp_path, tmp_path / "res", QCoreApplication.translate, lambda: "en")
    made = MainWindow(start, QSettings(str(tmp_path / "w.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(made)
    made.show()
    made.actions_by_name["manual"].trigger()
    assert made.dialog is not None and made.manual is None
    made.dialog.close()
    start.close()
