"""The hostage dialog and the hostage desk with real widgets: each case of taking, telling, buying and executing."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from agot_desktop.controller.scenarios.realm.run import option, rest
from agot_desktop.model.boardgame.terms import PRISON
from tests.view.realm.conftest import LEFT, Begin, Board, scenario

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
K = Qt.Key
STARK, LANNISTER, BARATHEON = 0, 1, 2


def leader(board: Board, ident: str) -> int:
    return board.page.faces.board.leader_number[ident]


def follow(board: Board, raw: dict[str, Any], until: str) -> None:
    """Plays the steps of a scenario through the port, resting at all else, until a decision of this kind is open."""
    steps = [step["do"] for step in raw["steps"] if "do" in step]
    for _ in range(80):
        board.wait_or_veil()
        decision = board.state.decision
        assert decision is not None
        if decision.kind == f"boardgame.{until}":
            return
        choice = option(steps[0], board.state) if steps else None
        if choice is not None and decision.allows(choice):
            steps.pop(0)
        board.director.send(choice if choice is not None and decision.allows(choice) else rest(decision))
    raise AssertionError(f"no {until} came")


def battle_won(board: Board, people: tuple[int, ...]) -> None:
    """A battle up to its hostage question."""
    raw = scenario("ts-08")
    board.open_scenario(raw, people)
    follow(board, raw, "hostage")


def test_the_winner_chooses_between_casualties_and_a_hostage(board: Board) -> None:
    """HL-01, HL-03, HL-13: by mouse; the dialog cannot be closed without an answer."""
    battle_won(board, (STARK, LANNISTER))
    dialog = board.page.dialog
    assert dialog.isVisible() and dialog.question is not None and not dialog.question.told
    assert [column.option.leader for column in dialog.columns] == [-1, leader(board, "tywin_lannister")]
    board.qtbot.keyClick(dialog, K.Key_Escape)
    assert dialog.isVisible()
    board.qtbot.keyClick(dialog, K.Key_Z)
    assert not dialog.sheet.isVisible()
    board.qtbot.keyClick(dialog, K.Key_Z)
    assert dialog.sheet.isVisible()
    board.qtbot.mouseClick(dialog.columns[1], LEFT)
    assert "Tywin" in dialog.confirm.text()
    board.qtbot.mouseClick(dialog.confirm, LEFT)
    board.wait_or_veil()
    assert not dialog.isVisible() or dialog.question is None or dialog.question.told
    for _ in range(20):
        if not board.state.battling:
            break
        if board.page.dialog.isVisible():
            board.page.dialog.accept()
        else:
            board.director.send(board.director.choosing.options[0])
        board.wait_or_veil()
    assert board.state.leader_at[leader(board, "tywin_lannister")] == PRISON - STARK


def test_by_keys_nobody_is_taken(board: Board) -> None:
    """HL-03: 'none' by its number, and all casualties fall."""
    battle_won(board, (STARK, LANNISTER))
    board.qtbot.keyClick(board.page.dialog, K.Key_1)
    assert board.page.dialog.held == 0
    board.qtbot.keyClick(board.page.dialog, K.Key_Return)
    board.wait_or_veil()
    assert board.state.leader_at[leader(board, "tywin_lannister")] >= 0 or not board.state.battling
    assert board.state.captive_since[leader(board, "tywin_lannister")] == 0


def test_the_loser_is_told_in_the_same_form(board: Board) -> None:
    """The choice is shown to the person who loses the Leader, as soon as he looks again."""
    battle_won(board, (STARK, LANNISTER))
    board.qtbot.keyClick(board.page.dialog, K.Key_2)
    board.qtbot.keyClick(board.page.dialog, K.Key_Return)
    for _ in range(12):
        board.wait_or_veil()
        if board.page.dialog.isVisible() or board.state.phase != "march":
            break
        board.director.send(board.director.choosing.options[0])
    question = board.page.dialog.question
    assert board.page.dialog.isVisible() and question is not None and question.told
    assert "Stark" in question.title and "Tywin" in question.title
    assert board.director.seen is not None and board.director.seen.seat == LANNISTER
    board.qtbot.keyClick(board.page.dialog, K.Key_Return)
    assert not board.page.dialog.isVisible()


def desk_scene() -> dict[str, Any]:
    """A hostage window: Greatjon Umber sits with Lannister, and Stark is asked first."""
    raw = scenario("ts-50")
    raw["tracks"]["throne"] = ["stark", "lannister", "baratheon", "greyjoy"]
    return raw


def to_the_desk(board: Board, people: tuple[int, ...]) -> None:
    board.open_scenario(desk_scene(), people)
    for _ in range(60):
        board.wait_or_veil()
        if board.director.choosing.kind in ("bargain", "execute"):
            return
        options = board.director.choosing.options
        quiet = [c for c in options if c[0] in ("tactic", "pass", "done", "no")]
        board.director.send(quiet[0] if quiet else options[0])
    raise AssertionError("no hostage window came")


def make_offer(board: Board, power: int) -> None:
    """The house at the screen asks for its first Leader in another prison, for Power."""
    desk = board.page.desk
    seen = board.director.seen
    assert seen is not None and desk.isVisible()
    own = next(x for x in seen.leaders if x.prison >= 0 and x.controller == seen.seat and x.prison != seen.seat)
    desk.form.choose_partner(own.prison)
    box = desk.form.want.leaders[own.leader]
    box.click()
    assert box.isChecked()
    for _ in range(power):
        board.qtbot.mouseClick(desk.form.give.plus, LEFT)
    assert desk.form.complete(), desk.form.problem()
    board.qtbot.mouseClick(desk.form.send_button, LEFT)
    QApplication.processEvents()


def test_a_ransom_is_refused_countered_and_accepted_with_a_save_between(board: Board) -> None:
    """HL-54 to HL-60, CLF-03: two persons bargain; the program is closed and opened while an offer lies open."""
    to_the_desk(board, (STARK, LANNISTER))
    while board.director.choosing.kind == "execute":
        board.qtbot.mouseClick(board.page.desk.pass_button, LEFT)
        board.wait_or_veil()
    asker = board.director.seen.seat  # type: ignore[union-attr]
    make_offer(board, 1)
    board.wait_or_veil()
    assert board.director.choosing.kind == "answer" and board.page.desk.isVisible()
    assert board.page.desk.decline_button.isVisible() and board.page.desk.accept_button.isVisible()
    campaign = board.start._running_campaign
    assert campaign is not None
    before = board.state.to_data()
    board.window.show_page("home")
    board.window.load_game(campaign)
    board.wait_or_veil()
    assert board.state.to_data() == before
    assert board.director.choosing.kind == "answer" and board.page.desk.isVisible()
    board.qtbot.mouseClick(board.page.desk.decline_button, LEFT)
    board.wait_or_veil()
    for _ in range(12):
        seen = board.director.seen
        assert seen is not None
        if seen.seat == asker and board.director.choosing.kind == "bargain":
            break
        if board.director.choosing.kind in ("bargain", "execute"):
            board.qtbot.mouseClick(board.page.desk.pass_button, LEFT)
        elif board.director.choosing.kind == "answer":
            board.qtbot.mouseClick(board.page.desk.decline_button, LEFT)
        board.wait_or_veil()
    make_offer(board, 2)
    board.wait_or_veil()
    power = board.state.power[asker]
    captives = [n for n, at in enumerate(board.state.leader_at) if at <= PRISON and board.state.leader_of[n] == asker]
    assert (captives and "Declin" in board.page.desk.history.text()) or "declines" in board.page.desk.history.text()
    board.qtbot.mouseClick(board.page.desk.accept_button, LEFT)
    board.wait_or_veil()
    assert board.state.power[asker] == power - 2
    assert any(board.state.leader_at[n] > PRISON for n in captives)


def test_an_execution_is_asked_about_once_more(board: Board) -> None:
    """HL-40 to HL-46: letting live is the main button; the consequences stand in the question."""
    board.open_scenario(scenario("ts-53-"), (0, 1, 2, 3))
    for _ in range(60):
        board.wait_or_veil()
        if board.director.choosing.kind == "execute":
            break
        options = board.director.choosing.options
        quiet = [c for c in options if c[0] in ("tactic", "pass", "done", "no")]
        board.director.send(quiet[0] if quiet else options[0])
    desk = board.page.desk
    assert desk.isVisible()
    buttons = [b for prison in desk.prisons for b in prison.execute_buttons.values()]
    assert buttons
    board.qtbot.mouseClick(buttons[0], LEFT)
    box = desk.box
    assert box is not None and "2 power" in box.text() and box.defaultButton().text() == "Let live"
    box.reject()
    assert board.director.choosing.kind == "execute"


def test_orders_are_laid_by_dragging(board: Board, begin: Begin) -> None:
    """From the tray onto an area; what does not fit goes back with a word why."""
    begin()
    board.wait_or_veil()
    page, qtbot = board.page, board.qtbot
    assert page.tray.isVisible()
    legal = next(n for n, token in enumerate(page.tray.orders) if token.legal)
    order = page.tray.orders[legal].order

    def drag(ident: str) -> None:
        number = page.faces.board.area_number[ident]
        spot = page.view.mapFromScene(page.scene.centre_of(number))
        target = page.tray.mapFromGlobal(page.view.viewport().mapToGlobal(spot))
        start = page.tray.spot(legal).toPoint()
        qtbot.mousePress(page.tray, LEFT, pos=start)
        qtbot.mouseMove(page.tray, start - QPoint(30, 0))
        qtbot.mouseMove(page.tray, target)
        assert page.ghost.isVisible()
        qtbot.mouseRelease(page.tray, LEFT, pos=target)
        QApplication.processEvents()

    drag("kings_landing")
    assert page.notice.isVisible() and not page.ghost.isVisible()
    drag("winterfell")
    board.wait()
    assert board.state.order[page.faces.board.area_number["winterfell"]] == order
