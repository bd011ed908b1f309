"""Keys and signs, and what the program is."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from agot_desktop.view.drawing import px
from agot_desktop.view.forms import scroll_style
from agot_desktop.view.icons import icon_pixmap
from agot_desktop.view.shortcuts import ACTIONS, action_words, signs_help, table_help
from agot_desktop.view.theme import current_theme
from agot_desktop.view.widgets import KeyButton, label


class KeysDialog(QDialog):
    """The keys of the table and of the menus, and the signs on cards."""

    def __init__(self, keys: dict[str, str], parent: QWidget) -> None:
        """`keys`: action names to their keys as the system writes them."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys and signs"))
        self.setModal(True)
        body = QWidget(self)
        columns = QHBoxLayout(body)
        columns.setSpacing(28)
        columns.addLayout(self._keys(keys, body), 3)
        columns.addLayout(self._signs(body), 2)
        area = QScrollArea(self)
        area.setWidget(body)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        close = KeyButton(self.tr("Close"), self.tr("Esc"), self)
        close.set_primary(True)
        close.clicked.connect(self.accept)
        box = QVBoxLayout(self)
        box.setContentsMargins(22, 16, 22, 16)
        box.addWidget(label("dialog", self.tr("Keys and signs"), "ink", self))
        box.addWidget(area, 1)
        box.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        self.setStyleSheet(scroll_style(current_theme()))
        self.resize(px(900), px(500))

    def _keys(self, keys: dict[str, str], body: QWidget) -> QVBoxLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(px(7))
        rows = table_help()
        rows += [
            (keys[spec.name], action_words(spec.name).replace("&", "").rstrip("…"))
            for spec in ACTIONS
            if keys.get(spec.name)
        ]
        for line, (key, words) in enumerate(rows):
            grid.addWidget(label("body_bold", key, "ink", body), line, 0)
            grid.addWidget(label("body", words, "ink", body), line, 1)
        grid.setColumnStretch(1, 1)
        return _titled(label("section", self.tr("Keys"), "ink", body), grid)

    def _signs(self, body: QWidget) -> QVBoxLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(px(9))
        for line, (name, words) in enumerate(signs_help()):
            picture = QLabel(body)
            picture.setPixmap(icon_pixmap(name, px(22), current_theme().ink, self.devicePixelRatioF()))
            said = label("body_small", words, "ink", body)
            said.setWordWrap(len(words) > 28)
            grid.addWidget(picture, line, 0)
            grid.addWidget(said, line, 1)
        grid.setColumnStretch(1, 1)
        return _titled(label("section", self.tr("Signs on cards"), "ink", body), grid)


def _titled(title: QLabel, grid: QGridLayout) -> QVBoxLayout:
    box = QVBoxLayout()
    box.addWidget(title)
    box.addLayout(grid)
    box.addStretch(1)
    return box
