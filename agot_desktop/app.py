"""Starts the program with its window. The only module that knows all layers.

The order of starting:

1. the folders: the user's files, and the program's own;
2. Qt: fractional scales as they are, the application's names, settings in the user's folder;
3. the look: type faces, theme, words in the reader's language;
4. the controller's start page, which has opened nothing yet, and the main window on it;
5. the first paint; only then, because it costs a third of a second, the player's file and its library;
6. the event loop, until the window is closed; then computer players and the file are closed.
"""

from __future__ import annotations

import logging
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QObject, QSettings, Qt, QTranslator, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMessageBox

from agot_desktop import paths
from agot_desktop.controller.qt_start import QtStart
from agot_desktop.view.main_window import MainWindow
from agot_desktop.view.theme import apply_theme

ENGLISH: Final = "en"
LANGUAGES: Final = {ENGLISH: "English", "cs": "Čeština", "ru": "Русский", "es": "Español"}
LANGUAGE_KEY: Final = "view/language"
_logger = logging.getLogger("agot_desktop.start")


def run(data: Path | None = None, *, smoke: bool = False) -> int:
    """Opens the window and stays until it is closed; the exit status.

    `data`: the folder of the user's files, None for the system's own. `smoke`: quit once the window has been painted
    and the player's file opened. Raises ResourceError and DataFolderError.
    """
    logging.basicConfig(level=logging.WARNING, format="%(name)s: %(message)s")
    folder, resources = paths.user_data(data), paths.resources()
    app = _application(folder)
    apply_theme(app)
    words = Words(app)
    start = QtStart(folder, resources, QCoreApplication.translate, words.code)
    try:
        window = MainWindow(start)
        window.offer_languages(words.offered(), words.code(), words.choose)
        words.changed.connect(start.retranslate)
        opener = Opener(window, start, smoke)
        window.show()
        status: int = app.exec()
        return opener.status or status
    finally:
        start.close()


def _application(folder: Path) -> QApplication:
    """The one application, with its settings in `folder`."""
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder))
    QCoreApplication.setOrganizationName(paths.APP_NAME)
    QCoreApplication.setApplicationName(paths.APP_NAME)
    app = QCoreApplication.instance()
    return app if isinstance(app, QApplication) else QApplication(sys.argv[:1])


class Words(QObject):
    """The interface's language: the one that was chosen, else the system's, else English. Signal: `changed`."""

    changed = Signal()

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._installed: list[QTranslator] = []
        self._code = ENGLISH
        chosen = str(QSettings().value(LANGUAGE_KEY, "") or "")
        spoken = [name.partition("-")[0] for name in QLocale.system().uiLanguages()]
        self._use(next((code for code in (chosen, *spoken) if code in self.offered()), ENGLISH))

    def offered(self) -> dict[str, str]:
        """The languages that the program has words in: code to name."""
        return {code: name for code, name in LANGUAGES.items() if code == ENGLISH or _file(code).exists()}

    def code(self) -> str:
        """The code of the language that is read now."""
        return self._code

    def choose(self, code: str) -> None:
        """Changes the language while the program runs, and remembers it. Every window gets a LanguageChange."""
        QSettings().setValue(LANGUAGE_KEY, code)
        self._use(code)
        self.changed.emit()

    def _use(self, code: str) -> None:
        self._code = code
        system = QLocale.system()  # its dates and numbers, if it speaks the language
        QLocale.setDefault(system if system.name().partition("_")[0] == code else QLocale(code))
        for old in self._installed:
            self._app.removeTranslator(old)
        own, qt = QTranslator(self), QTranslator(self)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        found = [own] if own.load(str(_file(code))) else []
        found += [qt] if code != ENGLISH and qt.load(QLocale(code), "qtbase", "_", folder) else []
        self._installed = found
        for translator in found:
            self._app.installTranslator(translator)


def _file(code: str) -> Path:
    return paths.translations() / f"agot_desktop_{code}.qm"


class Opener(QObject):
    """Waits for the first paint of the window, then opens the player's file. `status`: 1 if that failed."""

    _painted = Signal()

    def __init__(self, window: MainWindow, start: QtStart, smoke: bool) -> None:
        super().__init__(window)
        self.status = 0
        self._window = window
        self._start = start
        self._smoke = smoke
        # Queued: the file is opened after the paint, not inside it.
        self._painted.connect(self._open, Qt.ConnectionType.QueuedConnection)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Sees the first paint."""
        if event.type() == QEvent.Type.Paint:
            self._window.removeEventFilter(self)
            self._painted.emit()
        return False

    def _open(self) -> None:
        try:
            self._start.open()
        except OSError as error:
            self.status = 1
            _logger.error("%s", error)
            if not self._smoke:
                self._report(str(error))
        if self._smoke:
            self._window.close()
        else:
            self._window.refresh()

    def _report(self, words: str) -> None:
        box = QMessageBox(QMessageBox.Icon.Warning, self._window.windowTitle(), words, parent=self._window)
        box.open()
