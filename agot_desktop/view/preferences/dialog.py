"""The settings dialog: everything applies at once, nothing has to be confirmed.

    dialog = SettingsDialog(window_settings, parent)
Pages: how things look, how the game asks, the keys, the player's files.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QTabWidget, QVBoxLayout, QWidget

from agot_desktop.view.drawing import px
from agot_desktop.view.forms import flat_style
from agot_desktop.view.preferences.files_page import FilesPage
from agot_desktop.view.preferences.keys_page import KeysPage
from agot_desktop.view.preferences.play_page import PlayPage
from agot_desktop.view.preferences.subject import Subject
from agot_desktop.view.preferences.view_page import ViewPage
from agot_desktop.view.theme import current_theme, themes
from agot_desktop.view.widgets import KeyButton


class SettingsDialog(QDialog):
    """All pages in tabs."""

    def __init__(self, subject: Subject, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("settings")
        self.tabs = QTabWidget(self)
        self.looks, self.play = ViewPage(subject, self), PlayPage(subject, self)
        self.keys, self.files = KeysPage(subject, self), FilesPage(subject, self)
        for page in self.pages():
            self.tabs.addTab(page, "")
        self.close_button = KeyButton("", "", self)
        self.close_button.set_primary(True)
        self.close_button.clicked.connect(self.accept)
        box = QVBoxLayout(self)
        box.setContentsMargins(px(16), px(12), px(16), px(12))
        box.addWidget(self.tabs, 1)
        box.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignRight)
        themes().changed.connect(self._dress)
        self.resize(px(680), px(500))
        self._dress()
        self.retranslateUi()

    def pages(self) -> tuple[ViewPage, PlayPage, KeysPage, FilesPage]:
        """The pages in their order."""
        return self.looks, self.play, self.keys, self.files

    def _dress(self, _theme: object = None) -> None:
        self.setStyleSheet(flat_style(current_theme()))

    def retranslateUi(self) -> None:
        """Every word again: the language may have changed in here."""
        self.setWindowTitle(self.tr("Settings"))
        self.close_button.setText(self.tr("Close"))
        self.close_button.set_key(self.tr("Esc"))
        names = (self.tr("View"), self.tr("Play"), self.tr("Keys"), self.tr("Files"))
        for number, name in enumerate(names):
            self.tabs.setTabText(number, name)
        self.looks.retranslateUi()
        self.play.retranslateUi()
        self.keys.retranslateUi()
        self.files.retranslateUi()
