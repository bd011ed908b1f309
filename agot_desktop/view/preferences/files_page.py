"""The player's files: where they are, and a copy of all of them."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from agot_desktop.view.preferences.subject import Subject
from agot_desktop.view.widgets import KeyButton, label


class FilesPage(QWidget):
    """The folder, copies that lie in it, and the button that makes one anywhere."""

    def __init__(self, subject: Subject, parent: QWidget) -> None:
        super().__init__(parent)
        self._subject = subject
        self.title = label("section", "", "ink", self)
        self.folder = QLineEdit(str(subject.folder), self)
        self.folder.setReadOnly(True)
        self.open_button, self.backup_button = KeyButton("", "", self), KeyButton("", "", self)
        self.said = label("body_small", "", "ink2", self)
        self.said.setWordWrap(True)
        self.copies = label("body_small", "", "ink2", self)
        self.copies.setWordWrap(True)
        self.dialog: QFileDialog | None = None
        row = QHBoxLayout()
        row.addWidget(self.open_button)
        row.addWidget(self.backup_button)
        row.addStretch(1)
        box = QVBoxLayout(self)
        for part in (self.title, self.folder):
            box.addWidget(part)
        box.addLayout(row)
        box.addWidget(self.said)
        box.addWidget(self.copies)
        box.addStretch(1)
        self.open_button.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(subject.folder))))
        self.backup_button.clicked.connect(self._ask)

    def _ask(self) -> None:
        """Asks where the copy goes."""
        name = f"agot-desktop-{date.today().isoformat()}.db"
        self.dialog = QFileDialog(self, self.tr("Copy of all games and decks"), str(Path.home() / name))
        self.dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self.dialog.fileSelected.connect(lambda path: self.back_up(Path(path)))
        self.dialog.open()

    def back_up(self, target: Path) -> None:
        """Writes the copy, and says how it went."""
        try:
            self._subject.back_up(target)
        except OSError as error:
            self.said.setText(self.tr("No copy was made: {0}").format(error))
            return
        self.said.setText(self.tr("Copied to {0}").format(target))

    def retranslateUi(self) -> None:
        """Every word again."""
        self.title.setText(self.tr("Games, decks and settings"))
        self.folder.setAccessibleName(self.tr("Folder of your files"))
        self.open_button.setText(self.tr("Open the folder"))
        self.backup_button.setText(self.tr("Copy everything…"))
        found = sorted(self._subject.folder.glob("*.before-*.db")) + sorted(self._subject.folder.glob("*.v[0-9]*.db"))
        names = ", ".join([path.name for path in found])
        self.copies.setText(
            self.tr("Copies made before changes of the file: {0}").format(names)
            if names
            else self.tr("Before a change of the file's form a copy is made beside it by itself.")
        )
