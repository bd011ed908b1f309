"""The window's pages: start, new game, load; what they ask of the controller and what they show."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QSettings, Qt
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from agot_desktop.view import nav_bar
from agot_desktop.view.list_dialog import ListDialog
from agot_desktop.view.main_window import MainWindow
from agot_desktop.view.ports import HEURISTIC, PERSON, RANDOM
from agot_desktop.view.theme import themes
from tests.view import fakes, many
from tests.view.fakes import FakeStart
from tests.view.windows import open_window, rows

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
LEFT = Qt.MouseButton.LeftButton


class Unasked(FakeStart):
    """A port that must not be asked yet."""

    def games(self) -> list[fakes.FakeGameRow]:
        raise AssertionError("asked before the first paint")

    def decks(self) -> list[fakes.FakeDeckRow]:
        raise AssertionError("asked before the first paint")


def test_nothing_is_asked_before_refresh(qtbot: QtBot, tmp_path: Path) -> None:
    window = MainWindow(Unasked(), QSettings(str(tmp_path / "v.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(window)
    window.show()
    QApplication.processEvents()
    assert window.pages.currentWidget() is window.home


def test_continue_is_focused_and_goes_on_with_the_newest_game(qtbot: QtBot, tmp_path: Path) -> None:
    start = FakeStart(rows=rows())
    window = open_window(qtbot, tmp_path, start)
    window.activateWindow()
    assert window.home.first.name.text() == "The War of the Two Hands"
    qtbot.keyClick(window.home.first.button, Qt.Key.Key_Space)
    assert start.loaded == [1]
    assert window.table is not None and window.stack.currentWidget() is window.table


def test_without_games_the_first_button_begins_one(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, FakeStart())
    assert window.home.nothing.isVisible()
    qtbot.mouseClick(window.home.first.button, LEFT)
    assert window.pages.currentWidget() is window.new_game


def test_start_page_tiles(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    qtbot.keyClick(window.home.new_tile, Qt.Key.Key_Return)
    assert window.pages.currentWidget() is window.new_game
    window.show_page(nav_bar.HOME)
    qtbot.mouseClick(window.home.load_tile, Qt.MouseButton.RightButton)
    assert window.pages.currentWidget() is window.home
    qtbot.mouseClick(window.home.load_tile, LEFT)
    assert window.pages.currentWidget() is window.campaigns
    window.show_page(nav_bar.HOME)
    qtbot.mouseClick(window.home.quit_tile, LEFT)
    assert not window.isVisible()


# ---- a new game


def new_game(qtbot: QtBot, folder: Path, start: FakeStart) -> MainWindow:
    window = open_window(qtbot, folder, start)
    window.show_page(nav_bar.NEW)
    QApplication.processEvents()
    return window


def test_the_settings_offered_at_first_can_be_started(qtbot: QtBot, tmp_path: Path) -> None:
    start = FakeStart()
    window = new_game(qtbot, tmp_path, start)
    qtbot.keyClick(window.new_game, Qt.Key.Key_Return)
    (config,) = start.started
    assert config.variant == "hand-of-the-king" and config.name == "Stark against Lannister"
    assert [(seat.name, seat.player, seat.deck) for seat in config.seats] == [
        ("Player", PERSON, "stark"),
        ("Computer", HEURISTIC, "lannister"),
    ]
    codes = {row.code: row for row in start.hands()}
    assert all(codes[seat.hand].playable for seat in config.seats)
    assert "Stark" in codes[config.seats[0].hand].houses and "Lannister" in codes[config.seats[1].hand].houses
    assert window.table is not None


def test_everything_can_be_set(qtbot: QtBot, tmp_path: Path) -> None:
    start = FakeStart()
    page = new_game(qtbot, tmp_path, start).new_game
    first, second = page.seats
    first.name.setText("Jana")
    second.player.setCurrentIndex(second.player.findData(RANDOM))
    first.deck.setCurrentIndex(first.deck.findData("lannister"))
    page.set_hand(second, fakes.facts("Robert Baratheon").id)
    page.rounds.setCurrentIndex(page.rounds.findData(8))
    page.name.setText("A test")
    qtbot.mouseClick(page.begin_button, LEFT)
    (config,) = start.started
    assert config.name == "A test" and config.round_limit == 8
    assert config.seats[0].name == "Jana" and config.seats[0].deck == "lannister"
    assert config.seats[1].player == RANDOM and config.seats[1].hand == fakes.facts("Robert Baratheon").id


def test_joust_has_no_hands(qtbot: QtBot, tmp_path: Path) -> None:
    start = FakeStart()
    page = new_game(qtbot, tmp_path, start).new_game
    qtbot.mouseClick(page.tiles[1], LEFT)
    assert not page.seats[0].hand_box.isVisible()
    qtbot.mouseClick(page.begin_button, LEFT)
    assert start.started[0].variant == "joust"
    assert [seat.hand for seat in start.started[0].seats] == ["", ""]


def test_swapping_exchanges_decks_and_hands(qtbot: QtBot, tmp_path: Path) -> None:
    page = new_game(qtbot, tmp_path, FakeStart()).new_game
    before = [(seat.deck, seat.hand) for seat in page.config().seats]
    qtbot.mouseClick(page.swap, LEFT)
    assert [(seat.deck, seat.hand) for seat in page.config().seats] == before[::-1]
    assert [seat.name for seat in page.config().seats] == ["Player", "Computer"]


def test_every_problem_is_said_and_the_game_cannot_start(qtbot: QtBot, tmp_path: Path) -> None:
    start = FakeStart(problems=("You: the deck has 58 cards.", "The players need different names."))
    window = new_game(qtbot, tmp_path, start)
    page = window.new_game
    assert not page.begin_button.isEnabled()
    assert all(problem in page.problems.text() for problem in start.problems)
    qtbot.keyClick(page, Qt.Key.Key_Return)
    qtbot.mouseClick(page.begin_button, LEFT)
    assert start.started == []
    start.problems = ()
    page.name.setText("Again")
    assert page.begin_button.isEnabled() and not page.problems.isVisible()


class Refusing(FakeStart):
    def new_game(self, config: object, campaign: int | None = None) -> fakes.FakeGame:
        raise OSError("the disk is full")

    def load(self, game: int, chapter: int | None = None) -> fakes.FakeGame:
        raise ValueError("this game is of a newer version")


def test_a_start_that_fails_is_said_on_the_page(qtbot: QtBot, tmp_path: Path) -> None:
    window = new_game(qtbot, tmp_path, Refusing())
    qtbot.mouseClick(window.new_game.begin_button, LEFT)
    assert window.new_game.problems.text() == "the disk is full"
    assert window.table is None


def test_hands_are_searched_without_accents_and_filtered_by_house(qtbot: QtBot, tmp_path: Path) -> None:
    window = new_game(qtbot, tmp_path, FakeStart())
    window.new_game.choose_hand(window.new_game.seats[0])
    dialog = window.new_game.hand_dialog
    assert dialog is not None
    dialog.searcher.search.setText("cérsei")
    assert set(dialog.searcher.texts()) == {"Cersei Lannister"}
    dialog.searcher.search.clear()
    dialog.house.setCurrentIndex(dialog.house.findData("Stark"))
    assert "Robb Stark" in dialog.searcher.texts() and "Cersei Lannister" not in dialog.searcher.texts()
    dialog.playable.setChecked(True)
    assert len(dialog.searcher.texts()) == sum(row.playable for row in FakeStart().hands("Stark"))
    dialog.reject()


def test_a_hand_whose_abilities_are_missing_is_shown_with_the_reason_and_cannot_be_taken(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = new_game(qtbot, tmp_path, FakeStart())
    page = window.new_game
    before = page.seats[0].hand
    page.choose_hand(page.seats[0])
    dialog = page.hand_dialog
    assert dialog is not None
    qtbot.keyClicks(dialog.searcher.search, "Aeron Damphair")
    assert dialog.reason.text() == "Its abilities are not in the game yet"
    assert dialog.card.face is not None and dialog.card.face.name == "Aeron Damphair"
    assert not dialog.accept_button.isEnabled()
    qtbot.keyClick(dialog.searcher.search, Qt.Key.Key_Return)
    assert dialog.isVisible() and page.seats[0].hand is before
    dialog.searcher.search.clear()
    qtbot.keyClicks(dialog.searcher.search, "Eddard Stark")
    qtbot.keyClick(dialog.searcher.search, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert page.seats[0].hand is not None and page.seats[0].hand.name == "Eddard Stark"


# ---- loading


def test_a_game_that_cannot_be_read_is_said(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, Refusing(rows=rows()))
    window.load_game(1)
    box = window.dialog
    assert isinstance(box, QMessageBox) and box.text() == "this game is of a newer version"
    box.close()
    assert window.table is None


# ---- the running game in the window


def test_leaving_a_game_closes_it_and_the_start_page_is_asked_anew(qtbot: QtBot, tmp_path: Path) -> None:
    start = FakeStart(rows=rows())
    window = open_window(qtbot, tmp_path, start)
    window.load_game(1)
    game = window.port
    assert isinstance(game, fakes.FakeGame)
    start.rows = start.rows[1:]
    window.show_page(nav_bar.HOME)
    assert game.closed and window.table is None
    assert window.home.first.name.text() == "Friday table"
    game.show()
    game.veil.emit(1)
    assert window.stack.currentWidget() is window.shell


def test_closing_the_window_closes_the_game(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    window.load_game(1)
    game = window.port
    window.close()
    assert isinstance(game, fakes.FakeGame) and game.closed


def test_the_end_of_a_game_leads_back(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, FakeStart(rows=rows(), view=fakes.game_over()))
    window.load_game(1)
    assert window.table is not None
    assert window.table.prompt.question.whole() == "The game is over: you win"
    qtbot.mouseClick(window.table.prompt.buttons[-1], LEFT)
    assert window.pages.currentWidget() is window.home and window.table is None


def test_a_failure_is_shown_over_the_table(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    window.load_game(1)
    assert window.port is not None and window.table is not None
    window.port.failed.emit("the disk is full")
    assert window.table.notice.isVisible() and window.table.notice.text() == "the disk is full"
    qtbot.mouseClick(window.table.notice, LEFT)
    assert not window.table.notice.isVisible()


def test_thinking_is_told_in_the_bar(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, FakeStart(rows=rows(), view=fakes.waiting()))
    window.load_game(1)
    assert window.port is not None and window.table is not None
    window.port.thinking.emit(True)
    assert "Magda is thinking" in window.table.prompt.reason.whole()
    window.port.thinking.emit(False)
    assert window.table.prompt.reason.whole() == ""


def test_theme_text_size_and_speed_are_kept(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    window.load_game(1)
    game = window.port
    window.preferences.set_theme("dark")
    window.preferences.step_text(1)
    window.set_speed("fast")
    assert isinstance(game, fakes.FakeGame) and game.pace == 350
    assert themes().theme.name == "dark" and themes().text_scale == pytest.approx(1.1)
    window.close()
    again = MainWindow(FakeStart(), QSettings(str(tmp_path / "view.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(again)
    assert (again.preferences.theme, again.preferences.text, again.preferences.speed) == ("dark", 1.1, "fast")
    again.preferences.set_theme("light")


def test_nonsense_in_the_settings_is_taken_as_not_set(qtbot: QtBot, tmp_path: Path) -> None:
    settings = QSettings(str(tmp_path / "view.ini"), QSettings.Format.IniFormat)
    for key, value in (
        ("view/theme", "pink"),
        ("view/text", "many"),
        ("view/speed", "?"),
        ("play/stops", "x,draw"),
        ("window/geometry", "no"),
    ):
        settings.setValue(key, value)
    window = MainWindow(FakeStart(), settings)
    qtbot.addWidget(window)
    kept = window.preferences
    assert (kept.theme, kept.text, kept.speed, kept.stops) == ("system", 1.0, "normal", frozenset(("draw",)))


def test_stops_are_kept_from_game_to_game(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    window.load_game(1)
    assert window.table is not None
    window.table.bar.arrows[5].stop_wanted.emit()
    window.show_page(nav_bar.HOME)
    window.load_game(1)
    assert isinstance(window.port, fakes.FakeGame) and window.port.stopped == frozenset(("standing",))


def test_undo_back_to_is_a_list(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    window.load_game(1)
    window.actions_by_name["undo_to"].trigger()
    dialog = window.dialog
    assert dialog is not None
    dialog.accept_button.click()  # type: ignore[attr-defined]
    assert isinstance(window.port, fakes.FakeGame) and window.port.undone == [7]


def test_a_rewind_past_something_new_is_asked_about(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    window.load_game(1)
    port = window.port
    assert isinstance(port, fakes.FakeGame)
    port.targets = [fakes.FakeUndo(9, "free"), fakes.FakeUndo(4, "past a draw", False)]
    for answer, undone in ((0, []), (1, [4])):
        window.going_back.choose()
        dialog = window.dialog
        assert isinstance(dialog, ListDialog)
        dialog.chosen.emit(4)
        dialog.close()
        box = window.dialog
        assert isinstance(box, QMessageBox) and "chronicle" in box.informativeText()
        roles = (QMessageBox.ButtonRole.RejectRole, QMessageBox.ButtonRole.AcceptRole)
        qtbot.mouseClick(next(b for b in box.buttons() if box.buttonRole(b) == roles[answer]), LEFT)
        assert port.undone == undone


def test_redo_and_other_lines(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    window.load_game(1)
    port = window.port
    assert isinstance(port, fakes.FakeGame)
    assert not window.actions_by_name["redo"].isEnabled()
    port.undo(7)
    port.show(fresh=True)
    assert window.actions_by_name["redo"].isEnabled()
    window.actions_by_name["redo"].trigger()
    assert port.redone == 1 and not window.actions_by_name["redo"].isEnabled()
    window.actions_by_name["lines"].trigger()
    dialog = window.dialog
    assert isinstance(dialog, ListDialog)
    dialog.chosen.emit(6)
    dialog.close()
    assert port.stood == [6]


def test_f6_goes_from_panel_to_panel(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    window.load_game(1)
    assert window.table is not None
    window.activateWindow()
    window.table.view.setFocus()
    QApplication.processEvents()
    visited = []
    for _ in range(4):
        window.actions_by_name["next_panel"].trigger()
        visited.append(QApplication.focusWidget())
    assert visited[0] is window.table.prompt.buttons[0]
    assert visited[1] is window.table.log.list and visited[-1] is window.table.view


def test_a_change_of_language_says_every_word_again(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    window.load_game(1)
    assert window.table is not None
    window.home.new_tile.show_words("x", "y")
    window.table.bar.arrows[0].setText("x")
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert window.home.new_tile.accessibleName() == "New game"
    assert window.table.bar.arrows[0].text() == "Plot"


def test_languages_are_offered_when_there_are_several(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    used: list[str] = []
    window.offer_languages({"en": "English", "cs": "Čeština"}, "en", used.append)
    menu = window.language_menu
    assert [action.text() for action in menu.actions()] == ["English", "Čeština"]
    menu.actions()[1].trigger()
    assert used == ["cs"]


def test_settings_of_a_new_game_are_kept_while_a_game_is_open(qtbot: QtBot, tmp_path: Path) -> None:
    window = new_game(qtbot, tmp_path, FakeStart())
    page = window.new_game
    page.seats[0].deck.setCurrentIndex(page.seats[0].deck.findData("lannister"))
    page.set_hand(page.seats[0], fakes.facts("Robert Baratheon").id)
    before = page.config()
    qtbot.mouseClick(page.begin_button, LEFT)
    assert page.seats[0].hand_box.card.face is None and page.seats[0].deck.count() == 0
    window.show_page(nav_bar.NEW)
    assert page.config() == before
    assert page.seats[0].hand_box.card.face is not None


def test_the_title_says_who_plays_while_a_game_is_open(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    plain = window.windowTitle()
    window.open_table(fakes.FakeGame(fakes.marshalling()))
    assert window.port is not None
    assert all(name in window.windowTitle() for name in window.port.seat_names())
    window.show_page("home")
    assert window.windowTitle() == plain


def test_seats_without_a_name_of_their_own_are_called_after_who_plays(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    window.show_page("new")
    one, other = window.new_game.seats[:2]
    assert (one.name.text(), other.name.text()) == ("Player", "Computer")
    other.player.setCurrentIndex(other.player.findData(PERSON))
    assert (one.name.text(), other.name.text()) == ("Player", "Player 2")
    one.player.setCurrentIndex(one.player.findData(RANDOM))
    assert (one.name.text(), other.name.text()) == ("Computer", "Player")
    one.name.setText("Anna")
    one.player.setCurrentIndex(one.player.findData(PERSON))
    assert (one.name.text(), other.name.text()) == ("Anna", "Player 2")


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (800, 450)])
def test_the_table_is_never_cut_by_a_large_text_size(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    window = open_window(qtbot, tmp_path, size=size)
    try:
        window.preferences.set_text(2.5)
        assert themes().text_scale == pytest.approx(min(size[0] / 960, size[1] / 540))
        window.load_game(1)
        QApplication.processEvents()
        table = window.table
        assert table is not None
        assert table.layout_now.hand.bottom <= table.height() + 1 and table.layout_now.top.right <= table.width() + 1
        window.actions_by_name["text_bigger"].trigger()
        assert table.notice.isVisible()
        assert window.preferences.text == 2.5, "a larger window gets what was asked for"
    finally:
        window.preferences.set_text(1.0)


def test_a_larger_window_takes_the_text_size_that_had_no_room(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, size=(1280, 720))
    try:
        window.preferences.set_text(2.0)
        window.load_game(1)
        assert themes().text_scale == pytest.approx(4 / 3)
        window.resize(1920, 1080)
        QApplication.processEvents()
        assert themes().text_scale == 2.0
    finally:
        window.preferences.set_text(1.0)


def test_giving_up_asks_first_and_playing_on_is_the_main_button(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    game = fakes.FakeGame(fakes.marshalling())
    window.open_table(game)
    for words, conceded in (("Play on", 0), ("Give up", 1)):
        window.actions_by_name["concede"].trigger()
        box = window.dialog
        assert isinstance(box, QMessageBox)
        assert box.defaultButton().text() == "Play on" and game.conceded == 0
        button = next(button for button in box.buttons() if button.text() == words)
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert game.conceded == conceded
    window.open_table(fakes.FakeGame(fakes.waiting()))
    assert not window.actions_by_name["concede"].isEnabled()
    window.show_page("home")
    assert not window.actions_by_name["concede"].isEnabled()


def test_the_title_names_all_players_of_a_larger_table(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    window.open_table(many.ManyGame(many.seen("melee", 4, "challenge", 2)))
    assert window.windowTitle().startswith("Anna, Jana, Computer 1, Petr")
