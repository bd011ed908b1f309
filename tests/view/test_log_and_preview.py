"""The log's lines and names, the preview's delay and pin, piles to look through."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from agot_desktop.view.table.log_panel import NEW_ROLE, LogModel, LogPanel
from agot_desktop.view.table.pile_viewer import ENTRY_ROLE, PileEntry, PileModel
from agot_desktop.view.table.preview import DELAY_MS, place_beside
from tests.view import fakes
from tests.view.fakes import LOG, face_of, facts
from tests.view.tables import NONE, mouse, open_table

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")  # windows of the offscreen platform


def panel(qtbot: QtBot, width: int = 276) -> LogPanel:
    made = LogPanel()
    qtbot.addWidget(made)
    made.resize(width, 308)
    made.set_houses(("Stark", "Lannister"))
    made.replace(LOG)
    made.show()
    return made


def test_models_keep_qts_rules(qtbot: QtBot) -> None:
    model, piles = LogModel(), PileModel()
    testers = [
        QAbstractItemModelTester(m, QAbstractItemModelTester.FailureReportingMode.Warning) for m in (model, piles)
    ]
    model.append(LOG)
    model.append(LOG[:2])
    model.settle()
    model.replace(LOG[:1])
    piles.show_entries([PileEntry(face_of("core_8")), PileEntry(None)])
    piles.show_entries([])
    assert model.rowCount() == 1 and len(testers) == 2


def test_new_lines_are_new_until_the_player_acts(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.response(), fakes.waiting())
    model = table.page.log.list.log_model
    assert [model.index(n).data(NEW_ROLE) for n in (6, 7, 8)] == [False, True, True]
    qtbot.keyClick(table.page.view, Qt.Key.Key_Escape)
    assert not model.index(7).data(NEW_ROLE)


def test_a_name_under_the_pointer_is_its_card(qtbot: QtBot) -> None:
    made = panel(qtbot)
    view = made.list
    pointed: list[str] = []
    made.card_pointed.connect(pointed.append)
    found = set()
    for row in range(len(LOG)):
        rect = view.visualRect(view.log_model.index(row))
        for x in range(rect.left(), rect.right(), 3):
            for y in range(rect.top(), rect.bottom(), 4):
                code = view.code_at(QPoint(x, y))
                if code:
                    found.add((row, code))
    expected = {(row, code) for row, line in enumerate(LOG) for _s, _e, code in line.spans}
    assert found == expected
    assert pointed == []


def test_pointing_at_a_name_shows_the_card(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.response())
    view = table.page.log.list
    view.scrollToTop()
    rect = view.visualRect(view.log_model.index(1))
    spots = [QPoint(x, rect.center().y()) for x in range(rect.left(), rect.right(), 3)]
    spot = next(s for s in spots if view.code_at(s) == facts("Summoning Season").id)
    mouse(view.viewport(), QEvent.Type.MouseMove, spot, NONE, NONE)
    qtbot.waitUntil(lambda: name_shown(table.page.preview_panel.shown) == "Summoning Season", timeout=2000)


def name_shown(shown: object) -> str:
    face = getattr(shown, "face", None)
    return face.name if face is not None else ""


@pytest.mark.parametrize("width", [200, 276, 360])
def test_lines_are_as_high_as_their_text(qtbot: QtBot, width: int) -> None:
    made = panel(qtbot, width)
    delegate = made.list.log_delegate
    for row, line in enumerate(LOG):
        layout = delegate.layout(line, made.list.viewport().width())
        last = layout.lineAt(layout.lineCount() - 1)
        assert made.list.visualRect(made.list.log_model.index(row)).height() >= last.y() + last.height()
        for number in range(layout.lineCount()):
            text_line = layout.lineAt(number)
            assert text_line.naturalTextWidth() <= text_line.width() + 1


def test_the_log_as_text_and_a_line_to_the_clipboard(qtbot: QtBot) -> None:
    made = panel(qtbot)
    text = made.as_text()
    assert text.startswith("Round 4 · Plot\nYou reveal Summoning Season.")
    assert "\n  The Hound defends." in text
    made.list.setCurrentIndex(made.list.log_model.index(1))
    qtbot.keyClick(made.list, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "You reveal Summoning Season."


def test_the_preview_waits_and_shows_the_state_in_words(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.response())
    robb = table.id("Greatjon Umber")
    table.page.preview_panel.show_card(None)
    table.page.scene.pointed.emit(robb, True)
    assert table.page.preview_panel.shown is None
    qtbot.waitUntil(lambda: table.page.preview_panel.shown is not None, timeout=DELAY_MS * 8)
    shown = table.page.preview_panel.shown
    assert name_shown(shown) == "Greatjon Umber"
    assert shown is not None and shown.lines == ("Kneeling", "Attacks", "Attached: Ice")
    assert "Attached: Ice" in table.page.preview_panel.accessibleName()


def test_the_card_that_asks_is_shown_at_once(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.response())
    assert name_shown(table.page.preview_panel.shown) == "Robb Stark"


def test_changed_strength_and_cost_are_said(qtbot: QtBot) -> None:
    view = fakes.response()
    hound = replace(fakes.named(view, "The Hound"), strength=6, power=2)
    far = view.seats[fakes.B]
    view = replace(view, seats=(view.seats[fakes.A], replace(far, play=(hound, *far.play[1:]))))
    table = open_table(qtbot, view)
    shown = table.director.looker.shown(hound.id)
    assert shown is not None
    assert "Power on it: 2" in shown.lines
    assert any(line.startswith("Strength 6 (printed ") for line in shown.lines)
    item = table.page.scene.item_for(hound.id)
    assert item is not None and "strength 6" in item.accessible_name


def test_in_a_small_window_the_preview_floats_beside_the_card(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.response(), size=(960, 540))
    assert not table.page.preview_panel.isVisible()
    hound = table.id("The Hound")
    table.page.scene.pointed.emit(hound, True)
    qtbot.waitUntil(table.page.preview_popup.isVisible, timeout=2000)
    popup = table.page.preview_popup.geometry()
    card = table.page.card_rect(hound)
    assert card is not None and not popup.intersects(card)
    assert popup.bottom() < table.page.prompt.geometry().top(), "the question must stay readable"
    assert table.page.rect().contains(popup)
    table.page.scene.pointed.emit(hound, False)
    assert not table.page.preview_popup.isVisible()


@pytest.mark.parametrize("anchor", [QRect(10, 10, 100, 60), QRect(850, 480, 100, 60), QRect(430, 240, 100, 60)])
def test_a_floating_preview_never_covers_its_card_nor_leaves_the_page(anchor: QRect) -> None:
    room = QRect(0, 0, 960, 540)
    placed = place_beside(anchor, QSize(270, 400), room)
    assert room.contains(placed) and not placed.intersects(anchor)


def test_the_log_is_a_drawer_in_a_small_window(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.response(), size=(960, 540))
    assert not table.page.log.isVisible()
    qtbot.mouseClick(table.page.bar.log, Qt.MouseButton.LeftButton)
    assert table.page.log.isVisible()
    qtbot.keyClick(table.page.view, Qt.Key.Key_Escape)
    assert not table.page.log.isVisible() and table.game.sent == []


def test_the_far_hand_shows_backs_for_what_is_not_known(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.response())
    qtbot.mouseClick(table.page.far_head.chips["hand"], Qt.MouseButton.LeftButton)
    model = table.page.viewer.model
    assert model.rowCount() == 5
    assert {model.index(row).data() for row in range(5)} == {""}
    assert model.index(0).data(Qt.ItemDataRole.AccessibleTextRole) == "Face-down card"


def test_the_uppermost_card_of_a_pile_comes_first(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.response())
    qtbot.mouseClick(table.page.piles.discard, Qt.MouseButton.LeftButton)
    titles = [table.page.viewer.model.index(row).data() for row in range(4)]
    assert titles == ["Distraction", "Street of Steel", "Muster", "Hodor"]
    assert not table.page.piles.deck.isEnabled()


def test_many_cards_to_choose_from_are_laid_out_and_chosen_there(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.deck_search(), fakes.waiting())
    viewer = table.page.viewer
    assert viewer.chooses and viewer.model.rowCount() == 14
    assert viewer.geometry().bottom() < table.page.prompt.y()
    card = table.game.views[0].seats[fakes.A].known_deck[4]
    rect = viewer.list.visualRect(viewer.model.index(4))
    qtbot.mouseClick(viewer.list.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    assert table.director.selection.held == card.id
    assert viewer.model.index(4).data(ENTRY_ROLE).look.chosen and viewer.model.index(3).data(ENTRY_ROLE).look.legal
    qtbot.keyClick(viewer.list, Qt.Key.Key_Return)
    assert table.game.sent == [("choose", card.id)]
    assert not viewer.isVisible()


def test_a_run_can_be_gathered_in_the_panel(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.deck_search(1, 3))
    viewer = table.page.viewer
    for row in (6, 2):
        rect = viewer.list.visualRect(viewer.model.index(row))
        qtbot.mouseClick(viewer.list.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    cards = table.game.views[0].seats[fakes.A].known_deck
    qtbot.mouseClick(table.page.prompt.buttons[-1], Qt.MouseButton.LeftButton)
    assert table.game.runs == [(cards[2].id, cards[6].id)]


def test_the_preview_follows_the_state_of_its_card(qtbot: QtBot) -> None:
    view = fakes.response()
    near = view.seats[fakes.A]
    later = replace(
        view,
        decision=None,
        seats=(
            replace(near, play=(replace(near.play[0], kneeling=False, power=0, participating=""), *near.play[1:])),
            view.seats[fakes.B],
        ),
    )
    table = open_table(qtbot, view, later)
    panel = table.page.preview_panel
    assert panel.shown is not None and "Kneeling" in panel.shown.lines
    table.game.now = 1
    table.game.show()
    assert panel.shown.lines == ()


def test_the_log_shows_the_newest_line_unless_one_has_scrolled_back(qtbot: QtBot) -> None:
    made = panel(qtbot)
    bar = made.list.verticalScrollBar()
    made.append(LOG * 6)
    qtbot.waitUntil(lambda: bar.maximum() > 0 and bar.value() == bar.maximum())
    made.resize(230, 308)  # lines wrap anew
    qtbot.wait(50)
    assert bar.value() == bar.maximum()
    bar.setValue(5)
    made.append(LOG)
    qtbot.wait(50)
    assert bar.value() == 5, "reading back must not be disturbed"
    made.replace(LOG * 6)
    qtbot.waitUntil(lambda: bar.value() == bar.maximum())
