"""Rewind, replay, campaigns and giving up nothing: what the card game has, the board game has by the same code."""

import random

import pytest
from PySide6.QtWidgets import QApplication

from agot_desktop.view.realm.director import RealmDirector
from agot_desktop.view.realm.page import RealmPage
from tests.view.realm.conftest import LEFT, Begin, Board

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def play_some(board: Board, number: int, seed: int = 2) -> None:
    chance = random.Random(seed)
    for _ in range(number):
        board.wait_or_veil()
        if board.over:
            return
        if board.page.dialog.isVisible():
            board.page.dialog.accept()
            continue
        board.director.send(chance.choice(board.director.choosing.options))
    board.wait_or_veil()


def test_orders_are_taken_back_freely_and_laid_again(board: Board, begin: Begin) -> None:
    begin()
    board.wait_or_veil()
    before = board.state.to_data()
    board.director.send(board.director.choosing.options[0])
    board.wait()
    after = board.state.to_data()
    assert after != before
    board.window.actions_by_name["undo"].trigger()
    board.wait()
    assert board.state.to_data() == before
    board.window.actions_by_name["redo"].trigger()
    board.wait()
    assert board.state.to_data() == after
    labels = [target.label for target in board.director.port.undo_targets()]
    assert labels and "order" in labels[0] and "planning phase" in labels[0]


def test_a_game_is_looked_back_on_step_by_step(board: Board, begin: Begin) -> None:
    begin()
    play_some(board, 25)
    campaign = board.start._running_campaign
    assert campaign is not None
    board.window.show_page("campaigns")
    rows = board.start.campaigns.rows()
    assert rows[0].variant == "storm-of-swords"
    standings = board.start.campaigns.standings(campaign)
    assert len(standings) == 4 and all(row.power >= 0 for row in standings)
    assert board.start.campaigns.chronicle(campaign)
    board.window.look_back(campaign)
    assert isinstance(board.window.table, RealmPage) and isinstance(board.window.director, RealmDirector)
    port = board.window.port
    assert port is not None and port.length > 10  # type: ignore[attr-defined]
    port.go(5)  # type: ignore[attr-defined]
    QApplication.processEvents()
    first = board.director.seen
    port.step(1)  # type: ignore[attr-defined]
    QApplication.processEvents()
    assert board.director.seen != first
    port.set_view(1, False)  # type: ignore[attr-defined]
    QApplication.processEvents()
    assert board.director.seen is not None and board.director.seen.seat == 1
    assert not board.director.choosing.open
    board.window.show_page("home")


def test_the_home_page_goes_on_with_it(board: Board, begin: Begin) -> None:
    begin()
    play_some(board, 6)
    data = board.state.to_data()
    board.window.show_page("home")
    latest = board.start.latest()
    assert latest is not None and latest.variant == "storm-of-swords" and len(latest.power) == 4
    board.window.load_game(latest.id)
    board.wait_or_veil()
    assert board.state.to_data() == data


def test_words_change_with_the_language_while_it_runs(board: Board, begin: Begin) -> None:
    begin()
    board.wait_or_veil()
    board.window.retranslateUi()
    assert board.page.prompt.state.question == "Place your orders"
    board.qtbot.mouseClick(board.page.bar.help, LEFT)
    assert board.window.dialog is not None
    board.window.dialog.close()
