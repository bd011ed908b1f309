"""Whole board games through the real window: by mouse and by keys alone; the window shows what the model says."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from agot_desktop.model.boardgame.observe import observe
from tests.view.realm.conftest import LEFT, Begin, Board

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
MOST_STEPS = 4000
K = Qt.Key


def equals_the_model(board: Board) -> None:
    """The window shows exactly what its seat may see now."""
    seen = board.director.seen
    assert seen is not None
    assert seen == observe(board.state, seen.seat)
    for number, area in enumerate(seen.areas):
        assert board.page.scene.areas[number].owner == area.owner
        assert board.page.scene.pieces[number]._seen == area


def one_click(board: Board, chance: random.Random) -> None:
    """Something that a player could click now."""
    page, choosing, qtbot = board.page, board.director.choosing, board.qtbot
    if page.dialog.isVisible():
        target: QWidget = page.dialog.confirm
        if page.dialog.question is not None and not page.dialog.question.told and chance.random() < 0.5:
            page.dialog.pick(chance.randrange(len(page.dialog.columns)))
        qtbot.mouseClick(target, LEFT)
        return
    if page.desk.isVisible():
        at_desk = (page.desk.accept_button, page.desk.decline_button, page.desk.pass_button)
        qtbot.mouseClick(chance.choice([b for b in at_desk if b.isVisible()] or [page.desk.close_button]), LEFT)
        return
    dialog = board.director.list_dialog
    if dialog is not None and dialog.isVisible():
        qtbot.mouseClick(dialog.accept_button, LEFT)
        return
    legal = sorted(choosing.legal())
    cards = [card for card in page.strip.cards if card.face.legal and card.isVisible()]
    tokens = [n for n, token in enumerate(page.tray.orders) if token.legal] if page.tray.isVisible() else []
    way = chance.random()
    if cards and way < 0.7:
        qtbot.mouseClick(chance.choice(cards), LEFT)
    elif tokens and way < 0.5:
        qtbot.mouseClick(page.tray, LEFT, pos=page.tray.spot(chance.choice(tokens)).toPoint())
    elif legal and way < 0.75:
        board.click_area(page.scene.ids[chance.choice(legal)])
    else:
        buttons = [b for b in page.prompt.buttons if b.isVisible() and b.isEnabled() and b.text() != "Take back"]
        if buttons:
            qtbot.mouseClick(chance.choice(buttons), LEFT)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_by_mouse_alone(board: Board, begin: Begin, seed: int) -> None:
    begin()
    board.wait_or_veil()
    chance = random.Random(seed)
    for _ in range(MOST_STEPS):
        board.wait()
        if board.over:
            break
        equals_the_model(board)
        assert board.state.problems() == []
        one_click(board, chance)
        QApplication.processEvents()
    assert board.over
    board.press("Back to the start page")
    assert board.window.pages.currentWidget() is board.window.home


POINTING = (K.Key_N, K.Key_N, K.Key_Return, K.Key_Return, K.Key_Space, K.Key_Up)
KEYS = (*POINTING, K.Key_1, K.Key_2, K.Key_3, K.Key_5, K.Key_8)


def test_a_game_by_keys_alone(board: Board, begin: Begin) -> None:
    begin()
    board.wait_or_veil()
    chance = random.Random(4)
    for _ in range(MOST_STEPS):
        board.wait()
        if board.over:
            break
        page = board.page
        dialog = board.director.list_dialog
        if dialog is not None and dialog.isVisible():
            board.qtbot.keyClick(dialog.searcher.search, K.Key_Return)
        elif page.dialog.isVisible():
            board.qtbot.keyClick(page.dialog, chance.choice((K.Key_1, K.Key_2, K.Key_Right, K.Key_Return)))
        elif page.desk.isVisible():
            board.qtbot.keyClick(page.desk, K.Key_Escape)
        elif board.director.choosing.kind in ("bargain", "answer", "execute"):
            board.qtbot.keyClick(page.view, chance.choice((K.Key_Space, K.Key_Escape, K.Key_1, K.Key_L)))
        else:
            board.qtbot.keyClick(page.view, chance.choice(KEYS))
        QApplication.processEvents()
    assert board.over
    board.qtbot.keyClick(board.page.view, K.Key_Space)
    assert board.window.pages.currentWidget() is board.window.home


def test_four_persons_with_the_veil_between(board: Board, begin: Begin) -> None:
    """Nothing of the house that looked before is left while the veil lies (RD-03)."""
    begin(people=(0, 1, 2, 3))
    chance = random.Random(7)
    seats = set()
    for _ in range(160):
        board.wait_or_veil()
        if board.over:
            break
        seen = board.director.seen
        assert seen is not None
        seats.add(seen.seat)
        equals_the_model(board)
        for area in seen.areas:
            if not board.state.shown and area.owner != seen.seat:
                assert area.order < 0
        one_click(board, chance)
        QApplication.processEvents()
        if board.window.stack.currentWidget() is board.window.veil:
            assert board.director.seen is None and board.page.standings.view is None
            assert board.page.log.list.model().rowCount() == 0
            assert all(stand._seen is None for stand in board.page.scene.pieces)
            assert not board.page.strip.isVisibleTo(board.page) and not board.page.tray.orders
    assert len(seats) > 1
