"""The table as a list: everything that is seen, in words, and nothing else; gone with the veil and with the game."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from agot_desktop.view.main_window import MainWindow
from agot_desktop.view.ports import RANDOM
from agot_desktop.view.table.director import Director
from tests.view.test_games_by_hand import begin, same_seed, wait, window  # noqa: F401

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def test_cards_are_listed_with_their_state(window: MainWindow, qtbot: QtBot) -> None:  # noqa: F811
    begin(window, 3, "joust")
    qtbot.mouseClick(window.new_game.begin_button, Qt.MouseButton.LeftButton)
    wait(window, qtbot)
    window.actions_by_name["list"].trigger()
    listing, director = window.listing, window.director
    assert listing is not None and listing.isVisible() and isinstance(director, Director)
    assert director.seen is not None and window.table is not None
    texts = listing.texts()
    own = director.seen.seats[director.seen.seat]
    for card in own.hand:
        assert any(window.table.faces.name(card.code) in text for text in texts)  # type: ignore[union-attr]
    assert listing.tree.topLevelItemCount() == 3
    first = texts[0]
    director.send(director.selection.confirm())
    if director.selection.offers.plain:
        window.port.choose(director.selection.offers.plain[0])  # type: ignore[union-attr]
    assert first == listing.texts()[0] or listing.texts()
    window.show_page("home")
    assert not listing.isVisible() and listing.texts() == []


def test_the_board_is_listed_by_house(window: MainWindow, qtbot: QtBot) -> None:  # noqa: F811
    window.show_page("new")
    page = window.new_game
    page.choose_variant("storm-of-swords")
    for seat in page.seats[1:]:
        seat.player.setCurrentIndex(seat.player.findData(RANDOM))
    qtbot.mouseClick(page.begin_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.director is not None and window.director.seen is not None, timeout=20_000)
    window.actions_by_name["list"].trigger()
    assert window.listing is not None
    texts = window.listing.texts()
    assert any(text.startswith("Stark: claim") for text in texts)
    assert any(text.startswith("Winterfell (stronghold); Controlled by Stark") for text in texts)
    assert window.listing.tree.topLevelItemCount() == 6
