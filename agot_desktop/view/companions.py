"""Windows beside the main one: the rule book, the settings, and the table as a list."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from agot_desktop.view.listing import TableList, cards_rows, realm_rows
from agot_desktop.view.manual.window import ManualWindow
from agot_desktop.view.ports import StartPort
from agot_desktop.view.preferences.dialog import SettingsDialog
from agot_desktop.view.preferences.subject import Subject
from agot_desktop.view.realm.director import RealmDirector
from agot_desktop.view.table.page import TablePage

if TYPE_CHECKING:
    from agot_desktop.view.main_window import MainWindow

__all__ = ["Companions", "ManualWindow", "SettingsDialog", "TableList"]


class Companions(QObject):
    """Opens them and keeps them in step with the window. `languages`: code to name, the code now, and how to change."""

    def __init__(self, window: MainWindow, start: StartPort) -> None:
        super().__init__(window)
        self._window, self._start = window, start
        self.manual: ManualWindow | None = None
        self.settings: SettingsDialog | None = None
        self.listing: TableList | None = None
        self.languages: tuple[Mapping[str, str], Callable[[], str], Callable[[str], None]] = (
            {"en": "English"},
            lambda: "en",
            lambda _code: None,
        )

    def retranslate(self) -> None:
        """Every word again."""
        if self.manual is not None:
            self.manual.retranslate()
        if self.settings is not None:
            self.settings.retranslateUi()
        if self.listing is not None:
            self.listing.retranslate()

    def cover(self) -> None:
        """Leaves nothing of the seat that looked."""
        if self.listing is not None:
            self.listing.clear()

    def leave_game(self) -> None:
        """The game was left."""
        if self.listing is not None:
            self.listing.clear()
            self.listing.close()

    def close(self) -> None:
        """The program ends."""
        if self.manual is not None:
            self.manual.close()

    def show_manual(self, number: str = "") -> None:
        """The rule book, at a rule if one is named, else at the game that is open."""
        if self.manual is None:
            try:
                self.manual = ManualWindow(self._start.manuals(), self._window)
            except OSError as error:
                self._window.complain(str(error))
                return
        board = self._window.port is not None and getattr(self._window.port, "game", "cards") == "realm"
        self.manual.open_at(number, int(board))

    def show_list(self) -> None:
        """The table as a plain list, kept up to date."""
        if self._window.port is None:
            return
        if self.listing is None:
            self.listing = TableList(self._window)
        self.game_shown()
        self.listing.show()
        self.listing.raise_()
        self.listing.activateWindow()

    def game_shown(self) -> None:
        """The game was shown anew: the list follows."""
        port, director = self._window.port, self._window.director
        if self.listing is None or port is None or director is None or director.seen is None:
            return
        if isinstance(director, RealmDirector):
            self.listing.show_rows(realm_rows(director.seen, director.page.faces))
        else:
            self.listing.show_rows(cards_rows(director.seen, director.page.faces, list(port.seat_names())))

    def show_settings(self) -> None:
        """All settings; each is applied at once."""
        names, code, use = self.languages
        window = self._window
        subject = Subject(
            window.preferences,
            window.actions_by_name,
            names,
            code,
            use,
            window.set_speed,
            self._set_stops,
            self._set_delay,
            self._start.folder,
            self._start.back_up,
        )
        self.settings = SettingsDialog(subject, self._window)
        self.settings.finished.connect(self._settings_closed)
        self.settings.open()

    def _settings_closed(self) -> None:
        self._window.window_menus.show_choices(self._window.preferences.theme, self._window.preferences.speed)
        if self.settings is not None:
            self.settings.deleteLater()
            self.settings = None

    def _set_stops(self, phases: frozenset[str]) -> None:
        self._window.preferences.set_stops(phases)
        if self._window.port is not None and self._window.table is not None:
            self._window.port.set_stops(phases)
            self._window.table.bar.show_passing(self._window.port.pass_until(), self._window.port.stops())

    def _set_delay(self, ms: int) -> None:
        self._window.preferences.set_delay(ms)
        if isinstance(self._window.table, TablePage):
            self._window.table.previews.set_delay(ms)
