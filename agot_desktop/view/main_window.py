"""The one window of the program: start page, new game, load, the table, and the veil.

    window = MainWindow(start); window.show(); window.refresh()
`start` is asked for nothing before `refresh`, so the window paints before the player's file is opened.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QByteArray, QEvent, QSettings, Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QMenu, QMessageBox, QStackedWidget, QVBoxLayout, QWidget

from agot_desktop.view import nav_bar
from agot_desktop.view.campaigns.page import CampaignsPage
from agot_desktop.view.companions import Companions, ManualWindow, SettingsDialog, TableList
from agot_desktop.view.conceding import ask_to_concede
from agot_desktop.view.curtain import Curtain
from agot_desktop.view.decks.page import DecksPage
from agot_desktop.view.faces import Faces
from agot_desktop.view.forms import flat_style
from agot_desktop.view.going_back import GoingBack
from agot_desktop.view.help_dialog import KeysDialog
from agot_desktop.view.home_page import HomePage
from agot_desktop.view.nav_bar import NavBar
from agot_desktop.view.new_game_dialog import NewGameDialog
from agot_desktop.view.ports import GameConfig, GamePort, StartPort
from agot_desktop.view.realm.director import RealmDirector
from agot_desktop.view.realm.faces import RealmFaces
from agot_desktop.view.realm.page import RealmPage
from agot_desktop.view.replay_bar import ReplayBar
from agot_desktop.view.settings import Preferences
from agot_desktop.view.shortcuts import ACTIONS, VIEW
from agot_desktop.view.table.director import Director
from agot_desktop.view.table.layout import MIN_HEIGHT, MIN_WIDTH
from agot_desktop.view.table.page import TablePage
from agot_desktop.view.theme import current_theme, themes
from agot_desktop.view.veil import VeilPage
from agot_desktop.view.window_menus import WindowMenus

_TITLE = "agot desktop"


class MainWindow(QMainWindow):
    """All pages in a stack. One game at a time."""

    def __init__(self, start: StartPort, settings: QSettings | None = None) -> None:
        super().__init__()
        self._start = start
        self.preferences = Preferences(settings if settings is not None else QSettings())
        self._pace = self.preferences.apply()
        self.port: GamePort | None = None
        self.director: Director | RealmDirector | None = None
        self.table: TablePage | RealmPage | None = None
        self.dialog: QWidget | None = None
        self._campaign: int | None = None  # the one that the next new game belongs to
        self.companions = Companions(self, self._start)
        self.going_back = GoingBack(self, lambda: self.port, self._note_dialog)
        self._make_pages()
        self._make_actions()
        self._connect()
        self.setMinimumSize(800, 450)
        self._restore_place()
        self._dress()
        themes().changed.connect(self._dress)
        self.retranslateUi()
        self.show_page(nav_bar.HOME)

    def _make_pages(self) -> None:
        self.nav = NavBar(self)
        self.home = HomePage(self._start, self)
        self.new_game = NewGameDialog(self._start, self)
        self.campaigns = CampaignsPage(self._start, self)
        self.decks = DecksPage(self._start, self)
        self.pages = QStackedWidget(self)
        for page in (self.home, self.new_game, self.campaigns, self.decks):
            self.pages.addWidget(page)
        self.shell = QWidget(self)
        box = QVBoxLayout(self.shell)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self.nav)
        box.addWidget(self.pages, 1)
        self.veil = VeilPage(self)
        self.stack = QStackedWidget(self)
        self.stack.addWidget(self.shell)
        self.stack.addWidget(self.veil)
        self.curtain = Curtain(self.stack, self.veil)
        self.setCentralWidget(self.stack)

    def _connect(self) -> None:
        self.nav.wanted.connect(self.show_page)
        for bar in (self.nav.menu_button, self.nav.settings):
            bar.clicked.connect(lambda _c=False, b=bar: self._open_menu(b))
        self.nav.help.clicked.connect(self.show_keys)
        self.home.continue_wanted.connect(self.load_game)
        self.home.load_wanted.connect(self.load_game)
        self.home.new_wanted.connect(lambda: self.show_page(nav_bar.NEW))
        self.home.load_page_wanted.connect(lambda: self.show_page(nav_bar.CAMPAIGNS))
        self.home.quit_wanted.connect(self.close)
        self.new_game.accepted_config.connect(self.begin_game)
        self.new_game.cancelled.connect(lambda: self.show_page(nav_bar.HOME))
        self.campaigns.play_wanted.connect(self.load_game)
        self.campaigns.look_wanted.connect(self.look_back)
        self.campaigns.next_wanted.connect(self.prepare_chapter)
        self.campaigns.new_wanted.connect(lambda: self.show_page(nav_bar.NEW))
        self.campaigns.cancelled.connect(lambda: self.show_page(nav_bar.HOME))
        self.home.decks_wanted.connect(lambda: self.show_page(nav_bar.DECKS))
        self.new_game.decks_wanted.connect(lambda: self.show_page(nav_bar.DECKS))
        self.decks.remembered_sets = tuple(filter(None, str(self.preferences.value("decks/sets") or "").split("|")))
        self.decks.sets_changed.connect(lambda names: self.preferences.set_value("decks/sets", "|".join(names)))
        self.decks.play_wanted.connect(lambda: self.show_page(nav_bar.NEW))
        self.decks.cancelled.connect(lambda: self.show_page(nav_bar.HOME))
        self.veil.lifted.connect(lambda seat: self.curtain.lift(self.port, self.table, seat))

    def _dress(self, _theme: object = None) -> None:
        """Fields, tables and scroll bars of the pages in the theme's colours."""
        self.shell.setStyleSheet(flat_style(current_theme()))

    # ---- actions and menus

    def _make_actions(self) -> None:
        handlers: dict[str, Callable[[], object]] = {
            "new": lambda: self.show_page(nav_bar.NEW), "load": lambda: self.show_page(nav_bar.CAMPAIGNS),
            "home": lambda: self.show_page(nav_bar.HOME), "quit": self.close, "undo": self._undo,
            "undo_to": self.going_back.choose, "redo": self.going_back.redo,
            "lines": self.going_back.choose_line, "concede": self._concede,
            "stop_passing": self._stop_passing, "copy_log": self._copy_log,
            "full_screen": self._toggle_full_screen, "log": self._show_log,
            "list": self.companions.show_list, "next_panel": self._next_panel,
            "text_bigger": self._enlarge_text,
            "text_smaller": lambda: self.preferences.step_text(-1),
            "text_normal": lambda: self.preferences.set_text(1.0), "keys": self.show_keys,
            "manual": self.companions.show_manual, "settings": self.companions.show_settings, "about": self._about,
        }  # fmt: skip
        self.window_menus = WindowMenus(self, handlers, self.preferences, self.set_speed)
        self.actions_by_name, self.menus = self.window_menus.actions, self.window_menus.menus

    @property
    def manual(self) -> ManualWindow | None:
        """The rule book, once it was opened."""
        return self.companions.manual

    @property
    def settings(self) -> SettingsDialog | None:
        """The settings dialog while it is open."""
        return self.companions.settings

    @property
    def listing(self) -> TableList | None:
        """The table as a list, once it was opened."""
        return self.companions.listing

    @property
    def language_menu(self) -> QMenu:
        """The menu of languages."""
        return self.window_menus.languages

    def offer_languages(self, languages: Mapping[str, str], now: str, use: Callable[[str], None]) -> None:
        """Adds a menu of languages (code to name) to the view menu; `use` changes the language of the program."""
        self.window_menus.offer_languages(languages, now, use)
        self.companions.languages = (languages, self.window_menus.language_now, use)
        self.retranslateUi()

    def _open_menu(self, button: QWidget) -> None:
        menu = (
            self.window_menus.whole
            if button in (self.nav.menu_button, self.table and self.table.bar.menu_button)
            else (self.menus[VIEW])
        )
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def retranslateUi(self) -> None:
        """Every word of the window's own again."""
        self._show_title()
        self.window_menus.retranslate()
        for page in (self.nav, self.home, self.new_game, self.campaigns, self.decks, self.veil):
            page.retranslateUi()
        self.companions.retranslate()
        if self.table is not None and self.director is not None:
            self.table.retranslateUi()
            self.director.retranslate()

    def _show_title(self) -> None:
        """The open game's players, and the program."""
        if self.port is None:
            self.setWindowTitle(_TITLE)
            return
        names = list(self.port.seat_names())
        players = self.tr("{0} against {1}").format(*names) if len(names) == 2 else ", ".join(names)
        self.setWindowTitle(f"{players} – {_TITLE}")

    def _fit_text(self) -> None:
        """The text is no larger than the window has room for: nothing is cut and nothing overlaps."""
        self.preferences.limit_text(min(self.width() / MIN_WIDTH, self.height() / MIN_HEIGHT))

    def _enlarge_text(self) -> None:
        if not self.preferences.text_is_limited:
            self.preferences.step_text(1)
        elif self.table is not None:
            words = self.tr("There is no room for larger text in a window of this size.")
            self.table.notice.say(words, self.table.view.geometry())

    def set_speed(self, name: str) -> None:
        """How fast cards move and computer players' moves follow each other."""
        self._pace = self.preferences.set_speed(name)
        if self.port is not None:
            self.port.set_pace(self._pace)

    # ---- pages

    def refresh(self) -> None:
        """Asks for games and decks anew, for the page that is open."""
        page = self.pages.currentWidget()
        if page is self.home:
            self.home.refresh()
        elif page is self.new_game:
            self.new_game.refresh()
        elif page is self.campaigns:
            self.campaigns.refresh()
        elif page is self.decks:
            self.decks.refresh()

    def show_page(self, name: str) -> None:
        """Opens a page outside the table; a running game is left, it is saved already."""
        opened = self.isVisible()
        self._campaign = None
        self.new_game.name.setEnabled(True)
        self._leave_game()
        page = {
            nav_bar.HOME: self.home,
            nav_bar.NEW: self.new_game,
            nav_bar.CAMPAIGNS: self.campaigns,
            nav_bar.DECKS: self.decks,
        }[name]
        self.pages.setCurrentWidget(page)
        self.nav.show_page(name)
        self.stack.setCurrentWidget(self.shell)
        for action in ACTIONS:
            if action.needs_game:
                self.actions_by_name[action.name].setEnabled(False)
        if opened:
            self.refresh()

    # ---- games

    def begin_game(self, config: GameConfig) -> None:
        """Starts a new game."""
        try:
            port = self._start.new_game(config, self._campaign)
        except (ValueError, OSError) as error:
            self.new_game.complain(str(error))
            return
        self.open_table(port)

    def prepare_chapter(self, campaign: int) -> None:
        """Opens the settings of a new game that will be the next chapter of a campaign."""
        try:
            row = next(row for row in self._start.campaigns.rows() if row.id == campaign)
            last = self._start.campaigns.chapters(campaign)[-1]
        except (OSError, StopIteration, IndexError) as error:
            self.complain(str(error))
            return
        self.show_page(nav_bar.NEW)
        self._campaign = campaign
        self.new_game.prepare_chapter(row.name, last.number + 1, last.variant, last.names, last.players)

    def load_game(self, game: int, chapter: int | None = None) -> None:
        """Goes on with a saved game: the latest of a campaign, or a certain one."""
        try:
            port = self._start.load(game, chapter)
        except (ValueError, OSError) as error:
            self.complain(str(error))
            return
        self.open_table(port)

    def look_back(self, campaign: int, chapter: int | None = None, line: int = -1) -> None:
        """Shows a game from its start, to be stepped through: the played line, or the one that ends with a move."""
        try:
            port = self._start.replay(campaign, chapter, line if line >= 0 else None)
        except (ValueError, OSError) as error:
            self.complain(str(error))
            return
        self.open_table(port)
        assert self.table is not None
        strip = ReplayBar(port, self.table)
        strip.play_on.connect(lambda: self._play_on(campaign, chapter, port.move_here()))
        strip.left.connect(lambda: self.show_page(nav_bar.CAMPAIGNS))
        self.table.set_strip(strip)

    def _play_on(self, campaign: int, chapter: int | None, move: int) -> None:
        """Goes on with a game from a position that was looked at: a rewind, or another line."""
        self.load_game(campaign, chapter)
        if self.port is not None:
            self.port.stand_on(move)

    def open_table(self, port: GamePort) -> None:
        """Shows a game that is ready to begin."""
        self._leave_game()
        for page in (self.home, self.new_game, self.campaigns, self.decks):
            page.leave()
        self.port = port
        if getattr(port, "game", "cards") == "realm":
            self.table = RealmPage(RealmFaces(port.texts), self)
            self.director = RealmDirector(self.table, port)
        else:
            self.table = TablePage(Faces(port.texts), self)
            self.table.previews.set_delay(self.preferences.delay)
            self.director = Director(self.table, port)
            self.director.why.rule_wanted.connect(self.companions.show_manual)
        self.stack.addWidget(self.table)
        self.table.bar.menu_button.clicked.connect(lambda: self._open_menu(self.table.bar.menu_button))  # type: ignore[union-attr]
        self.table.bar.settings.clicked.connect(lambda: self._open_menu(self.table.bar.settings))  # type: ignore[union-attr]
        self.table.bar.help.clicked.connect(self.show_keys)
        self.table.bar.stop_toggled.connect(lambda _phase: self.preferences.set_stops(port.stops()))
        self.director.home_wanted.connect(lambda: self.show_page(nav_bar.HOME))
        self.director.changed.connect(self._game_changed)
        port.veil.connect(self._drop_veil)
        port.set_pace(self._pace)
        for action in ACTIONS:
            self.actions_by_name[action.name].setEnabled(True)
        self.stack.setCurrentWidget(self.table)
        self._show_title()
        self._stops_given: set[int] = set()
        self.director.begin()

    def _leave_game(self) -> None:
        if self.port is None or self.table is None:
            return
        port, table = self.port, self.table
        self.port = self.director = self.table = None
        self.curtain.forget()
        self.companions.leave_game()
        port.close()
        for signal in (port.changed, port.veil, port.thinking, port.finished, port.failed):
            signal.disconnect()
        self.stack.removeWidget(table)
        self._show_title()
        table.hide()
        table.deleteLater()

    def _game_changed(self) -> None:
        """An update was shown: the table may be looked at, and the viewer gets his stops."""
        if self.port is None or self.table is None or self.director is None:
            return
        viewer = self.port.viewer()
        if viewer >= 0 and viewer not in self._stops_given:
            self._stops_given.add(viewer)
            self.port.set_stops(self.preferences.stops)
            self.table.bar.show_passing(self.port.pass_until(), self.port.stops())
        self.going_back.tell_actions(*[self.actions_by_name[name] for name in ("undo", "undo_to", "redo", "lines")])
        self.actions_by_name["concede"].setEnabled(self.port.may_concede())
        self.curtain.game_shown(self.table)
        self.companions.game_shown()

    def _drop_veil(self, seat: int) -> None:
        """Covers the window in the same frame, and empties the table behind."""
        if self.port is None or self.director is None:
            return
        if self.dialog is not None:
            self.dialog.close()
            self.dialog = None
        self.companions.cover()
        self.curtain.drop(self.port, self.director, seat)

    # ---- what the menus do

    def _undo(self) -> None:
        if self.director is not None:
            self.director.undo()

    def _note_dialog(self, dialog: QWidget) -> None:
        self.dialog = dialog

    def _concede(self) -> None:
        """Asks once more, then gives the game up."""
        if self.port is not None and self.port.may_concede():
            self.dialog = ask_to_concede(self, self.port)

    def _stop_passing(self) -> None:
        if self.port is not None and self.director is not None:
            self.port.set_pass_until(None)
            self.director.refresh()

    def _copy_log(self) -> None:
        if self.table is not None:
            QGuiApplication.clipboard().setText(self.table.log.as_text())

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _show_log(self) -> None:
        if self.table is not None:
            self.table.show_log()

    def _next_panel(self) -> None:
        if self.table is not None:
            self.table.next_panel()

    def show_keys(self) -> None:
        """Keys and signs."""
        keys = {
            name: action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            for name, action in self.actions_by_name.items()
        }
        dialog = KeysDialog(keys, self)
        self.dialog = dialog
        dialog.open()

    def _about(self) -> None:
        words = self.tr(
            "A table for A Game of Thrones: The Card Game (first edition) and for the board game with A Storm of "
            "Swords, offline and without the publisher's art or texts. The games and their names belong to their "
            "owners. The map, the values of Leaders, the Tactics and Ally cards are of our own design."
        )
        box = QMessageBox(QMessageBox.Icon.Information, self.tr("About"), words, parent=self)
        self.dialog = box
        box.open()

    def complain(self, words: str) -> None:
        """Says what went wrong."""
        box = QMessageBox(QMessageBox.Icon.Warning, self.windowTitle(), words, parent=self)
        self.dialog = box
        box.open()

    # ---- the window itself

    def _restore_place(self) -> None:
        place = self.preferences.value("window/geometry")
        if not (isinstance(place, QByteArray) and self.restoreGeometry(place)):
            screen = self.screen().availableSize()
            self.resize(min(1280, screen.width()), min(720, screen.height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_text()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslateUi()
        elif event.type() == QEvent.Type.WindowStateChange and self.isMinimized():
            self.curtain.cover_minimized(self.port, self.director, self.table)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.preferences.set_value("window/geometry", self.saveGeometry())
        self._leave_game()
        self.companions.close()
        super().closeEvent(event)
