"""The deck builder by hand: real widgets on a real desk with a real file behind it."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from agot_desktop.controller.decks.changes import copies_in
from agot_desktop.view import nav_bar
from agot_desktop.view.decks.dialogs import DetailsDialog, RepairDialog, SetsDialog, VersionsDialog
from agot_desktop.view.decks.drawing import CARD_MIME
from agot_desktop.view.decks.hand_choice import HandChoice
from agot_desktop.view.decks.import_dialog import ImportDialog
from agot_desktop.view.decks.page import DecksPage
from agot_desktop.view.decks.printing import page_layout, print_on, proxy_codes
from agot_desktop.view.decks.trial_dialog import HANDS, TrialDialog
from agot_desktop.view.main_window import MainWindow
from tests.view.fakes import FakeStart, new_desk, pool
from tests.view.windows import open_window, rows

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    made = open_window(qtbot, tmp_path, FakeStart(rows=rows(), _desk=new_desk(tmp_path / "decks.db")))
    made.show_page(nav_bar.DECKS)
    QApplication.processEvents()
    return made


@pytest.fixture
def page(window: MainWindow) -> DecksPage:
    return window.decks


def copies(page: DecksPage, code: str) -> int:
    return copies_in(page.desk.deck, code)


def dialog(page: DecksPage, kind: type) -> QWidget:
    assert isinstance(page.tasks.dialog, kind)
    return page.tasks.dialog


def press(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def double_click(widget: QWidget, place: QPoint) -> None:
    """Click and double click, as a window system sends them."""
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(widget, Qt.MouseButton.LeftButton, pos=place)


def test_the_builder_opens_from_start_page_and_new_game(window: MainWindow) -> None:
    for button in (window.home.all_decks, window.new_game.decks):
        window.show_page(nav_bar.HOME)
        button.click()
        assert window.pages.currentWidget() is window.decks
    assert window.nav.pages[nav_bar.DECKS].isChecked()
    window.decks.tasks.do("play")
    assert window.pages.currentWidget() is window.new_game


def test_typing_searches_and_says_what_it_understood(page: DecksPage) -> None:
    QTest.keyClicks(page.search, "h:stark t:character c<=3")
    assert page.model.rowCount() == len(page.desk.search("h:stark t:character c<=3").codes) > 50
    assert page.meaning.whole().endswith("Stark, character, cost 3 or less")
    page.search.setText("t:charcter")
    assert "Perhaps: character" in page.meaning.whole()


def test_every_key_refreshes_the_list_in_less_than_a_twentieth_of_a_second(page: DecksPage) -> None:
    times = []
    for sign in "h:stark tr:lord or kneel":
        start = time.process_time()
        QTest.keyClicks(page.search, sign)
        QApplication.processEvents()
        times.append(time.process_time() - start)
    assert sorted(times)[len(times) // 2] < 0.05, times


def test_keys_and_double_clicks_change_the_deck(page: DecksPage, qtbot: QtBot) -> None:
    page.search.setText('n:"robb stark" set:core')
    page.results.go_to("core_8")
    before = copies(page, "core_8")
    page.results.setFocus()
    QTest.keyClick(page.results, Qt.Key.Key_Plus)
    assert copies(page, "core_8") == before + 1
    QTest.keyClick(page.results, Qt.Key.Key_Minus)
    QTest.keyClick(page.results, Qt.Key.Key_Minus)
    assert copies(page, "core_8") == before - 1
    place = page.results.visualRect(page.model.index(0, 0)).center()
    double_click(page.results.viewport(), place)
    assert copies(page, "core_8") == before
    line = page.column.list.lines.place_of("core_8")
    page.column.list.setCurrentIndex(page.column.list.lines.index(line))
    QTest.keyClick(page.column.list, Qt.Key.Key_Plus)
    assert copies(page, "core_8") == before + 1
    place = page.column.list.visualRect(page.column.list.currentIndex()).center()
    double_click(page.column.list.viewport(), place)
    assert copies(page, "core_8") == before


def test_the_deck_list_has_groups_with_counts(page: DecksPage) -> None:
    texts = [page.column.list.lines.index(n).data() for n in range(page.column.list.lines.rowCount())]
    characters = sum(n for c, n in page.desk.deck.cards if pool().cards[pool().index[c]].type == "character")
    assert texts[0] == f"Characters ({characters})"
    assert any(text == "Plots (7)" for text in texts)


def drop(widget: QWidget, code: str) -> None:
    data = QMimeData()
    data.setData(CARD_MIME, code.encode())
    none = Qt.KeyboardModifier.NoModifier
    left = Qt.MouseButton.LeftButton
    enter = QDragEnterEvent(widget.rect().center(), Qt.DropAction.CopyAction, data, left, none)
    QApplication.sendEvent(widget, enter)
    assert enter.isAccepted()
    event = QDropEvent(QPointF(widget.rect().center()), Qt.DropAction.CopyAction, data, left, none)
    QApplication.sendEvent(widget, event)


def test_cards_are_dragged_both_ways(page: DecksPage) -> None:
    index = page.model.index(0, 0)
    assert page.model.mimeData([index]).hasFormat(CARD_MIME)
    before = copies(page, "core_8")
    drop(page.column.list.viewport(), "core_8")
    assert copies(page, "core_8") == before + 1
    drop(page.results.viewport(), "core_8")
    drop(page.results.viewport(), "core_8")
    assert copies(page, "core_8") == before - 1


def test_undo_and_redo_by_button_and_key(page: DecksPage) -> None:
    before = copies(page, "core_8")
    page.add("core_8")
    page.results.setFocus()
    QTest.keyClick(page.results, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert copies(page, "core_8") == before
    page.column.redo.click()
    assert copies(page, "core_8") == before + 1


def test_facets_write_into_the_search(page: DecksPage) -> None:
    press(page.filters)
    facet = next(f for f in page.facets.facets if (f.field, f.value) == ("house", "martell"))
    page.facets.show_line(page.search.text(), {})
    facet.click()
    assert page.search.text() == "h:martell"
    page._count()
    character = next(f for f in page.facets.facets if f.value == "character")
    assert facet.isChecked() and character.count == page.desk.counts("h:martell", "type")["character"]
    facet.click()
    assert page.search.text() == ""


def test_sorting_by_the_heads(page: DecksPage) -> None:
    page.search.setText("h:stark t:character")
    page.results._sort(1)
    costs = [page.desk.row(code).cost for code in page.model.codes()]
    plain = [int(cost) for cost in costs if cost.isdecimal()]
    assert plain == sorted(plain) and plain[0] == 0
    page.results._sort(1)
    assert page.model.codes()[-1] != page.desk.search("h:stark t:character", "cost").codes[-1]


def test_a_clashing_hand_is_flagged_and_repaired(page: DecksPage) -> None:
    assert "Legal for Hand of the King" in page.legality.line.whole()
    page.tasks.choose_hand()
    choice = dialog(page, HandChoice)
    choice.searcher.select("core_8")  # type: ignore[attr-defined]
    assert "HK-05" in choice.reason.text() and "round 4" in choice.advice.text()  # type: ignore[attr-defined]
    choice.accept_button.click()  # type: ignore[attr-defined]
    assert page.desk.deck.hand_of_the_king == "core_8"
    assert page.legality.button.isVisible() and page.desk.row("core_8").problem
    assert "wolf" not in page.column.hand.toolTip() and "Robb Stark" in page.column.hand.toolTip()
    page.legality.button.click()
    repair = dialog(page, RepairDialog)
    repair.buttons[0].click()  # type: ignore[attr-defined]
    assert copies(page, "core_8") == 0
    assert [finding.todo for finding in page.desk.findings()] == ["add-cards"]
    repair.buttons[0].click()  # type: ignore[attr-defined]
    assert "copies<3" in page.search.text()


def test_only_legal_hands_are_offered_others_on_demand(page: DecksPage) -> None:
    page.tasks.choose_hand()
    choice = dialog(page, HandChoice)
    few = len(choice._entries)  # type: ignore[attr-defined]
    choice.illegal.setChecked(True)  # type: ignore[attr-defined]
    assert len(choice._entries) > few  # type: ignore[attr-defined]
    army = next(code for code, o in choice._entries.items() if any("HK-03" in r for r, _ in o.reasons))  # type: ignore[attr-defined]
    choice.searcher.select(army)  # type: ignore[attr-defined]
    assert not choice.accept_button.isEnabled() and "HK-03" in choice.reason.text()  # type: ignore[attr-defined]
    before = page.desk.deck.hand_of_the_king
    drop(page.column.hand, army)
    assert page.desk.deck.hand_of_the_king == before
    assert isinstance(page.tasks.dialog, QMessageBox) and "HK-03" in page.tasks.dialog.text()
    drop(page.column.hand, "core_40") if page.desk.hand_option("core_40").legal else page.tasks._take_hand("")
    assert page.desk.deck.hand_of_the_king != before


def test_trial_draw_and_report(page: DecksPage, qtbot: QtBot) -> None:
    page.column.trial.click()
    trial = dialog(page, TrialDialog)
    assert isinstance(trial, TrialDialog)
    assert sum(card.face is not None for card in trial.hand) == 7
    assert "of 5 gold" in trial.state.text()
    trial.mulligan.click()
    assert not trial.mulligan.isEnabled()
    trial.place.click()
    trial.next.click()
    assert "Round 2: 9 cards in hand" in trial.state.text()
    trial.tabs.setCurrentIndex(1)
    qtbot.waitUntil(lambda: trial.report.hands == HANDS, timeout=30000)
    assert f"{HANDS} hands" in trial.told.text()
    assert sum(number for _, number in trial.placed._columns) in range(97, 104)


def test_versions_are_commented_compared_and_restored(page: DecksPage) -> None:
    page.add("core_8")
    page.add("core_1", -1)
    page.tasks.versions()
    versions = dialog(page, VersionsDialog)
    assert isinstance(versions, VersionsDialog)
    assert versions.list.count() == 3 and "+1 Robb Stark" in versions.list.item(1).text()
    versions.comment_on(1, "as it came")
    versions.list.setCurrentRow(2)
    assert "+1 Robb Stark" in versions.told.text() and "−1 Ice" in versions.told.text()
    versions.restore.click()
    assert page.desk.versions()[0].number == 4
    versions.landmarks.setChecked(True)
    assert versions.list.count() == 2


def test_details_are_kept(page: DecksPage) -> None:
    page.tasks.details()
    details = dialog(page, DetailsDialog)
    assert isinstance(details, DetailsDialog)
    details.name.setText("Zimní vlci")
    details.tags.setText("a, b,a")
    details.notes.setPlainText("# Plan\n*fast*")
    details.format.setCurrentIndex(details.format.findData("melee"))
    details.keep.click()
    picture = page.desk.picture()
    assert (picture.name, picture.tags, picture.notes, picture.format) == (
        "Zimní vlci", ("a", "b"), "# Plan\n*fast*", "melee",
    )  # fmt: skip
    assert "Melee" in page.legality.line.whole()
    page.tasks.details()
    again = dialog(page, DetailsDialog)
    assert isinstance(again, DetailsDialog)
    again.name.setText("   ")
    again.keep.click()
    assert again.problem.text() and page.desk.picture().name == "Zimní vlci"


def test_only_my_sets(page: DecksPage, qtbot: QtBot, tmp_path: Path) -> None:
    page.tasks.sets()
    sets = dialog(page, SetsDialog)
    assert isinstance(sets, SetsDialog)
    sets.until.setCurrentIndex(sets.until.findData("2008"))
    assert sets.names() and "Core Set" in sets.names()
    sets.keep.click()
    assert "in:mysets" in page.search.text()
    shown = {pool().cards[pool().index[code]].set_name for code in page.model.codes()}
    assert shown <= set(page.desk.my_sets)
    again = open_window(qtbot, tmp_path, FakeStart(rows=rows(), _desk=new_desk(tmp_path / "other.db")))
    again.show_page(nav_bar.DECKS)
    assert again.decks.desk.my_sets == page.desk.my_sets
    page.tasks._limit(())
    assert page.search.text() == ""


LIST = "Wolves\nHouse Stark\n3x Rob Stark (Core Set)\n2x Eddard Stark\n1x Foobarbazqux\n2x Hodor\n"


def test_a_pasted_list_with_repairs(page: DecksPage) -> None:
    page.tasks.import_decks()
    reader = dialog(page, ImportDialog)
    assert isinstance(reader, ImportDialog)
    reader.text.setPlainText(LIST)
    assert reader.table.rowCount() == 3 and reader.name.text() == "Wolves"
    eddard = next(box for box in reader.choices if "Eddard Stark" in box.currentText())
    eddard.setCurrentIndex(1)
    wanted = str(eddard.currentData())
    reader.accept_button.click()
    picture = page.desk.picture()
    assert picture.name == "Wolves" and "1x Foobarbazqux" in picture.notes
    assert copies(page, "core_8") == 3 and copies(page, wanted) == 2
    assert page.column.decks.currentText() == "Wolves"


def test_a_dropped_file_is_read_and_a_broken_one_says_why(page: DecksPage, tmp_path: Path) -> None:
    good, bad = tmp_path / "wolves.txt", tmp_path / "bad.xml"
    good.write_text(LIST, encoding="utf-8")
    bad.write_text("<deck><section", encoding="utf-8")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(good))])
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(5, 5), Qt.DropAction.CopyAction, data, left, none)
    QApplication.sendEvent(page, enter)
    assert enter.isAccepted()
    event = QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, left, none)
    QApplication.sendEvent(page, event)
    reader = dialog(page, ImportDialog)
    assert isinstance(reader, ImportDialog) and reader.name.text() == "Wolves"
    reader.read_file(bad)
    assert "bad.xml" in reader.problem.text() and "line 1, column 7" in reader.problem.text()
    assert not reader.accept_button.isEnabled()
    reader.read_file(tmp_path / "nowhere.o8d")
    assert "nowhere.o8d" in reader.problem.text()


@pytest.mark.parametrize("kind", ["json", "o8d", "txt"])
def test_exported_files_come_back(page: DecksPage, tmp_path: Path, kind: str) -> None:
    page.add("core_8", -1)
    before = page.desk.deck
    page.tasks.export(kind, tmp_path / f"deck.{kind}")
    reader = page.tasks.import_decks()
    reader.read_file(tmp_path / f"deck.{kind}")
    reader.accept_button.click()
    after = page.desk.deck
    assert sum(n for _, n in after.cards) == sum(n for _, n in before.cards)
    assert after.hand_of_the_king == before.hand_of_the_king
    if kind != "o8d":
        assert after.cards == before.cards and after.plots == before.plots
    if kind == "json":
        assert len(page.desk.versions()) == 2


def test_pdfs_of_list_and_cards(page: DecksPage, tmp_path: Path, qtbot: QtBot) -> None:
    picture = page.desk.picture()
    assert len(proxy_codes(picture)) == page.desk.deck.size + 7 + 1
    for what in ("list", "proxies", "proxies-letter"):
        page.tasks.pdf(what, tmp_path / f"{what}.pdf")
        content = (tmp_path / f"{what}.pdf").read_bytes()
        assert content.startswith(b"%PDF") and len(content) > 10_000
        pages = content.count(b"/Type /Page\n") or content.count(b"/Type /Page ")
        assert pages == (1 if what == "list" else -(-len(proxy_codes(picture)) // 9))
        assert (b"[0 0 612" in content) == (what == "proxies-letter")
    page.tasks.pdf("list", tmp_path / "no folder" / "list.pdf")
    assert isinstance(page.tasks.dialog, QMessageBox) and "no folder" in page.tasks.dialog.text()


def test_the_same_goes_to_a_printer(page: DecksPage, tmp_path: Path) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    printer.setPageLayout(page_layout("A4"))
    assert print_on(printer, "list", page.desk.picture(), page.faces) == 1
    assert (tmp_path / "printed.pdf").stat().st_size > 5000


def test_decks_are_made_copied_and_deleted(page: DecksPage) -> None:
    page.tasks.do("duplicate")
    assert page.desk.picture().name.endswith("(copy)")
    page.tasks.do("new")
    assert page.desk.deck.size == 0 and page.column.decks.count() == 5
    page.tasks.do("house:Greyjoy")
    assert page.desk.deck.house == "Greyjoy"
    page.tasks.do("delete")
    page.tasks.delete()
    assert page.desk.picture().name.endswith("(copy)")
    at = next(n for n in range(page.column.decks.count()) if page.column.decks.itemData(n)[1] == "lannister")
    page.column.decks.setCurrentIndex(at)
    page.column._choose(at)
    assert page.desk.deck.house == "Lannister" and page.desk.opened


def test_figures_follow_the_deck(page: DecksPage) -> None:
    before = page.figures.icons._rows
    page.add("core_8", 3)
    assert page.figures.icons._rows != before
    assert all(number >= 0 for _, _, number in page.figures.icons._rows)
    assert page.figures.costs.accessibleDescription().startswith("0: ")


@pytest.mark.parametrize(("width", "scale"), [(1280, 1.0), (1280, 1.5), (1920, 2.0), (960, 1.0)])
def test_names_have_room_in_every_size(window: MainWindow, width: int, scale: float) -> None:
    window.resize(width, width * 9 // 16)
    window.preferences.set_text(scale)
    for _ in range(3):
        QApplication.processEvents()
    table = window.decks.results
    assert table.columnWidth(0) >= 150 * scale or all(table.isColumnHidden(column) for column in range(1, 6))
    assert sum(table.columnWidth(column) for column in range(6)) <= table.viewport().width() + 1


DIALOGS: dict[str, Callable[[DecksPage], object]] = {
    "repair": lambda page: page.tasks.repair(),
    "hand": lambda page: page.tasks.choose_hand(),
    "versions": lambda page: page.tasks.versions(),
    "details": lambda page: page.tasks.details(),
    "sets": lambda page: page.tasks.sets(),
    "trial": lambda page: page.tasks.trial(),
    "import": lambda page: page.tasks.import_decks(),
}


@pytest.mark.parametrize("name", DIALOGS)
def test_everything_focusable_in_the_dialogs_is_named(page: DecksPage, name: str) -> None:
    DIALOGS[name](page)
    QApplication.processEvents()
    assert page.tasks.dialog is not None
    for widget in page.tasks.dialog.findChildren(QWidget):
        if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus and not widget.objectName():
            said = widget.accessibleName() or getattr(widget, "text", lambda: "")() or type(widget).__name__
            assert said, widget
