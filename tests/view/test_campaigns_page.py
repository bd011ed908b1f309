"""The page of campaigns: finding, tending, chapters, tree, story and notes; and looking back on a game."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from agot_desktop.view import nav_bar
from agot_desktop.view.campaigns.chapters import ChapterLine, StandingPanel
from agot_desktop.view.campaigns.list import BY_NAME, ROW_ROLE
from agot_desktop.view.campaigns.page import CampaignsPage
from agot_desktop.view.main_window import MainWindow
from agot_desktop.view.replay_bar import ReplayBar
from agot_desktop.view.theme import current_theme
from tests.view.fakes import FakeGame, FakeGameRow, FakeReplay, FakeStart
from tests.view.test_window import open_window

LEFT = Qt.MouseButton.LeftButton
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def many() -> list[FakeGameRow]:
    def at(day: int) -> datetime:
        return datetime(2026, 11, day, 12, tzinfo=UTC)

    return [
        FakeGameRow(1, "The War of the Two Hands", saved=at(28)),
        FakeGameRow(2, "Friday table", names=("Élodie", "Otto"), houses=("Targaryen", "Greyjoy"), saved=at(20)),
        FakeGameRow(3, "Alone", finished=True, round=9, saved=at(25)),
    ]


def opened(qtbot: QtBot, tmp_path: Path, start: FakeStart | None = None) -> tuple[MainWindow, CampaignsPage, FakeStart]:
    start = start or FakeStart(rows=many())
    window = open_window(qtbot, tmp_path, start)
    window.show_page(nav_bar.CAMPAIGNS)
    return window, window.campaigns, start


def listed(page: CampaignsPage) -> list[str]:
    return [page.filter.index(n, 0).data(ROW_ROLE).name for n in range(page.filter.rowCount())]


def chapter_lines(qtbot: QtBot, page: CampaignsPage) -> list[ChapterLine]:
    qtbot.waitUntil(lambda: any(line.isVisible() for line in page.findChildren(ChapterLine)))
    return sorted((line for line in page.findChildren(ChapterLine) if line.isVisible()), key=lambda li: li.row.number)


def test_the_last_played_is_first_and_chosen(qtbot: QtBot, tmp_path: Path) -> None:
    _window, page, _start = opened(qtbot, tmp_path)
    assert listed(page) == ["The War of the Two Hands", "Alone", "Friday table"]
    chosen = page.chosen()
    assert chosen is not None and chosen.id == 1
    assert page.title.whole() == "The War of the Two Hands" and page.play.text() == "Continue chapter 3"
    page.order.setCurrentIndex(page.order.findData(BY_NAME))
    assert listed(page) == ["Alone", "Friday table", "The War of the Two Hands"]
    assert page.chosen() == chosen


def test_searching_folds_accents_and_looks_at_players_and_houses(qtbot: QtBot, tmp_path: Path) -> None:
    _window, page, _start = opened(qtbot, tmp_path)
    QTest.keyClicks(page.search, "elod")
    assert listed(page) == ["Friday table"]
    chosen = page.chosen()
    assert chosen is not None and chosen.id == 2
    page.search.setText("greyj frid")
    assert listed(page) == ["Friday table"]
    page.search.setText("nobody")
    assert listed(page) == [] and page.nothing.isVisible() and not page._detail.isVisible()


def test_chapters_standings_and_story_are_shown(qtbot: QtBot, tmp_path: Path) -> None:
    _window, page, _start = opened(qtbot, tmp_path)
    lines = chapter_lines(qtbot, page)
    assert [line.accessibleName().split(", ")[0] for line in lines] == ["1", "2", "3"]
    assert "You won" in lines[0].accessibleName() and "In progress" in lines[2].accessibleName()
    assert lines[2].chosen and not lines[0].chosen
    panels = [panel for panel in page.findChildren(StandingPanel) if panel.isVisible()]
    assert [panel.row.name for panel in panels] == ["You", "Magda"]
    text = page.story.story.toPlainText()
    assert "Catelyn Stark dies for the claim" in text and "Rewound to round 2" in text


def test_enter_goes_on_and_a_click_on_a_chapter_chooses_it(qtbot: QtBot, tmp_path: Path) -> None:
    window, page, start = opened(qtbot, tmp_path)
    qtbot.keyClick(page.list, Qt.Key.Key_Down)
    qtbot.keyClick(page.list, Qt.Key.Key_Return)
    assert start.parts == [(3, 33)]
    window.show_page(nav_bar.CAMPAIGNS)
    first = chapter_lines(qtbot, page)[0]
    qtbot.mouseClick(first, LEFT)
    assert first.chosen and page.play.text() == "See the end of chapter 1"
    qtbot.mouseClick(page.play, LEFT)
    assert start.parts[-1] == (start.parts[-1][0], start.parts[-1][0] * 10 + 1)


def test_the_next_chapter_keeps_the_seats_and_joins_the_campaign(qtbot: QtBot, tmp_path: Path) -> None:
    window, page, start = opened(qtbot, tmp_path)
    qtbot.mouseClick(page.next, LEFT)
    assert window.pages.currentWidget() is window.new_game
    assert window.new_game.name.text() == "The War of the Two Hands, chapter 4" and not window.new_game.name.isEnabled()
    assert [seat.name.text() for seat in window.new_game.seats[:2]] == ["You", "Magda"]
    window.begin_game(window.new_game.config())
    assert start.joined == [1]
    window.show_page(nav_bar.NEW)
    assert window.new_game.name.isEnabled()
    window.begin_game(window.new_game.config())
    assert start.joined == [1, None]


def test_renaming_archiving_and_deleting_with_undo(qtbot: QtBot, tmp_path: Path) -> None:
    _window, page, start = opened(qtbot, tmp_path)
    qtbot.keyClick(page.list, Qt.Key.Key_F2)
    assert page.box is not None
    page.box.textValueSelected.emit("  Another name ")  # type: ignore[union-attr]
    page.box.close()
    assert listed(page)[0] == "Another name"
    page.archive()
    assert "Another name" not in listed(page)
    page.archive_box.setChecked(True)
    assert listed(page) == ["Another name"]
    page.archive()
    page.archive_box.setChecked(False)
    assert not page.undo_button.isVisible()
    page._choose(3)
    qtbot.keyClick(page.list, Qt.Key.Key_Delete)
    assert 3 not in [row.id for row in start.rows] and page.undo_button.isVisible()
    qtbot.mouseClick(page.undo_button, LEFT)
    chosen = page.chosen()
    assert chosen is not None and chosen.id == 3 and not page.undo_button.isVisible()


def test_notes_are_kept_when_the_writer_goes_elsewhere(qtbot: QtBot, tmp_path: Path) -> None:
    window, page, start = opened(qtbot, tmp_path)
    page.story.notes.setFocus()
    QTest.keyClicks(page.story.notes, "Beware of Tywin")
    page.list.setFocus()
    qtbot.waitUntil(lambda: start.campaigns.kept.get(1) == "Beware of Tywin")
    qtbot.keyClick(page.list, Qt.Key.Key_Down)
    assert page.story.notes.toPlainText() == ""
    page.story.notes.setPlainText("Short")
    window.show_page(nav_bar.HOME)
    page.leave()
    assert start.campaigns.kept[3] == "Short"


def test_a_campaign_goes_out_and_comes_in_as_a_file(qtbot: QtBot, tmp_path: Path) -> None:
    _window, page, start = opened(qtbot, tmp_path)
    page.export_to(1, tmp_path / "war.agot")
    assert start.campaigns.asked == [("export", 1, tmp_path / "war.agot")]
    page.import_from(tmp_path / "brought.agot")
    chosen = page.chosen()
    assert chosen is not None and chosen.name == "brought"


def test_what_is_in_the_way_is_said_and_changes_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    _window, page, start = opened(qtbot, tmp_path)
    start.campaigns.fails = "The disk is full."
    page.remove()
    assert page.box is not None and "The disk is full." in page.box.text()  # type: ignore[union-attr]
    assert len(start.rows) == 3
    start.campaigns.fails = ""


def test_without_campaigns_there_is_an_invitation(qtbot: QtBot, tmp_path: Path) -> None:
    _window, page, _start = opened(qtbot, tmp_path, FakeStart())
    assert page.nothing.isVisible() and page.new_button.isEnabled() and not page.play.isVisible()


def test_a_line_of_the_tree_is_looked_back_on_by_mouse_and_keys(qtbot: QtBot, tmp_path: Path) -> None:
    window, page, start = opened(qtbot, tmp_path)
    page.tree.grab()
    spot = page.tree._spots[0][0].center()
    qtbot.mouseClick(page.tree, LEFT, pos=QPoint(int(spot.x()), int(spot.y())))
    assert start.looked == [(1, 13, 2)]
    window.show_page(nav_bar.CAMPAIGNS)
    page.tree.setFocus()
    qtbot.keyClick(page.tree, Qt.Key.Key_Down)
    qtbot.keyClick(page.tree, Qt.Key.Key_Return)
    assert start.looked[-1] == (1, 13, 3)
    assert "keep Ice at home" in page.tree.accessibleName()


def looking_back(qtbot: QtBot, tmp_path: Path) -> tuple[MainWindow, ReplayBar, FakeReplay, FakeStart]:
    window, page, start = opened(qtbot, tmp_path)
    qtbot.mouseClick(page.look, LEFT)
    assert window.table is not None
    strip = window.table.findChild(ReplayBar)
    port = window.port
    assert isinstance(strip, ReplayBar) and isinstance(port, FakeReplay)
    return window, strip, port, start


def test_looking_back_steps_jumps_and_plays(qtbot: QtBot, tmp_path: Path) -> None:
    window, strip, port, start = looking_back(qtbot, tmp_path)
    assert start.looked == [(1, 13, None)]
    assert window.table is not None and not window.table.prompt.isVisible() and strip.isVisible()
    assert not strip.buttons["back"].isEnabled()
    qtbot.mouseClick(strip.buttons["on"], LEFT)
    qtbot.mouseClick(strip.buttons["phase_on"], LEFT)
    assert port.depth == 3 and strip.slider.value() == 3 and strip.place.whole() == "Round 1, plot · 3 of 10"
    for key, depth in ((".", 4), (",", 3)):
        QTest.keyClick(window.table.view, key)
        assert port.depth == depth
    qtbot.keyClick(window.table.view, Qt.Key.Key_End)
    assert port.depth == 10 and not strip.buttons["on"].isEnabled()
    qtbot.keyClick(window.table.view, Qt.Key.Key_Space)
    assert port.plays
    qtbot.mouseClick(strip.buttons["play"], LEFT)
    assert not port.plays
    strip.slider.setValue(6)
    assert port.depth == 6


def test_any_seats_view_or_all_open(qtbot: QtBot, tmp_path: Path) -> None:
    _window, strip, port, _start = looking_back(qtbot, tmp_path)
    assert [strip.eyes.itemText(n) for n in range(strip.eyes.count())] == ["You", "Magda", "All cards open"]
    strip.eyes.setCurrentIndex(1)
    assert port.seen == (1, False)
    strip.eyes.setCurrentIndex(2)
    assert port.seen == (1, True)
    strip.speed.setCurrentIndex(3)
    assert port.pace == 225


def test_playing_on_from_a_position(qtbot: QtBot, tmp_path: Path) -> None:
    window, strip, port, start = looking_back(qtbot, tmp_path)
    port.go(7)
    qtbot.mouseClick(strip.go_on, LEFT)
    assert start.parts == [(1, 13)]
    assert isinstance(window.port, FakeGame) and window.port.stood == [6]


def test_leaving_goes_back_to_the_campaigns(qtbot: QtBot, tmp_path: Path) -> None:
    window, _strip, _port, _start = looking_back(qtbot, tmp_path)
    assert window.table is not None
    qtbot.keyClick(window.table.view, Qt.Key.Key_Escape)
    assert window.port is None and window.pages.currentWidget() is window.campaigns


def test_labels_follow_a_theme_that_changes_while_the_window_is_open(qtbot: QtBot, tmp_path: Path) -> None:
    window, page, _start = opened(qtbot, tmp_path)
    for name in ("dark", "light", "hc"):
        window.preferences.set_theme(name)
        for shown in (page.chapters_title, page.tree_title, window.home.games_title, page.title):
            token = "ink2" if shown is page.tree_title else "ink"
            assert shown.palette().windowText().color() == getattr(current_theme(), token), (name, shown.text())
