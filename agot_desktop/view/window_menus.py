"""The menus of the window: an action for every line of `shortcuts.ACTIONS`; the choices of theme, speed, language."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from agot_desktop.view.settings import SPEEDS, SYSTEM, Preferences
from agot_desktop.view.shortcuts import ACTIONS, FILE, GAME, HELP, VIEW, action_words, menu_words, standard_keys
from agot_desktop.view.theme import THEME_NAMES

_MENUS = (FILE, GAME, VIEW, HELP)


class WindowMenus(QObject):
    """`actions` and `menus` by name; `whole`: the menu of all menus; `languages`: empty until they are offered."""

    def __init__(
        self,
        window: QWidget,
        handlers: Mapping[str, Callable[[], object]],
        preferences: Preferences,
        set_speed: Callable[[str], None],
    ) -> None:
        """`handlers`: what each action does, by its name."""
        super().__init__(window)
        self._window = window
        self.actions: dict[str, QAction] = {}
        self.menus = {name: QMenu(window) for name in _MENUS}
        self._language_names: Mapping[str, str] = {}
        for spec in ACTIONS:
            action = QAction(window)
            action.setObjectName(spec.name)
            own = preferences.keys(spec.name)
            action.setShortcuts(standard_keys(spec) if own is None else own)
            action.triggered.connect(lambda _c=False, do=handlers[spec.name]: do())
            window.addAction(action)
            self.menus[spec.menu].addAction(action)
            self.actions[spec.name] = action
        self._themes = self._choice_menu((SYSTEM, *THEME_NAMES), preferences.theme, preferences.set_theme)
        self._speeds = self._choice_menu(tuple(SPEEDS), preferences.speed, set_speed)
        self.languages = QMenu(window)
        self.whole = QMenu(window)
        for menu in self.menus.values():
            self.whole.addMenu(menu)

    def _choice_menu(self, names: tuple[str, ...], now: str, use: Callable[[str], None]) -> QMenu:
        """A submenu of the view menu of which one line is ticked."""
        made = QMenu(self._window)
        group = QActionGroup(made)
        for name in names:
            action = made.addAction(name)
            action.setData(name)
            action.setCheckable(True)
            action.setChecked(name == now)
            group.addAction(action)
        group.triggered.connect(lambda action: use(str(action.data())))
        self.menus[VIEW].addMenu(made)
        return made

    def show_choices(self, theme: str, speed: str) -> None:
        """Ticks what is chosen elsewhere."""
        for menu, name in ((self._themes, theme), (self._speeds, speed)):
            for action in menu.actions():
                action.setChecked(action.data() == name)

    def offer_languages(self, languages: Mapping[str, str], now: str, use: Callable[[str], None]) -> None:
        """Adds a menu of languages (code to name); `use` changes the language of the program."""
        self._language_names = languages
        self.languages = self._choice_menu(tuple(languages), now, use)

    def language_now(self) -> str:
        """The code of the ticked language."""
        return next((str(action.data()) for action in self.languages.actions() if action.isChecked()), "en")

    def retranslate(self) -> None:
        """Every word again."""
        for name, menu in self.menus.items():
            menu.setTitle(menu_words(name))
        for name, action in self.actions.items():
            action.setText(action_words(name))
        self._themes.setTitle(QCoreApplication.translate("MainWindow", "&Theme"))
        self._speeds.setTitle(QCoreApplication.translate("MainWindow", "Sp&eed"))
        self.languages.setTitle(QCoreApplication.translate("MainWindow", "Lang&uage"))
        words = {
            SYSTEM: QCoreApplication.translate("MainWindow", "As the system"),
            "light": QCoreApplication.translate("MainWindow", "Light"),
            "dark": QCoreApplication.translate("MainWindow", "Dark"),
            "hc": QCoreApplication.translate("MainWindow", "High contrast"),
            "slow": QCoreApplication.translate("MainWindow", "Slow"),
            "normal": QCoreApplication.translate("MainWindow", "Normal"),
            "fast": QCoreApplication.translate("MainWindow", "Fast"),
            "off": QCoreApplication.translate("MainWindow", "At once"),
        }
        for menu in (self._themes, self._speeds):
            for action in menu.actions():
                action.setText(words[str(action.data())])
        for action in self.languages.actions():
            action.setText(self._language_names[str(action.data())])
