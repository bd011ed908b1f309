"""What can be done with the open deck beside editing: dialogs, files, print. Each task is a word of the menu."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox

from agot_desktop.view.decks.dialogs import DetailsDialog, RepairDialog, SetsDialog, VersionsDialog
from agot_desktop.view.decks.hand_choice import HandChoice
from agot_desktop.view.decks.import_dialog import ImportDialog
from agot_desktop.view.decks.printing import A4, LETTER, LIST, PROXIES, page_layout, print_on, write_pdf
from agot_desktop.view.decks.trial_dialog import TrialDialog

if TYPE_CHECKING:
    from agot_desktop.view.decks.page import DecksPage

SUFFIXES = {"json": ".agotdeck.json", "o8d": ".o8d", "txt": ".txt"}


class DeckTasks(QObject):
    """`dialog` is the one that is open, for tests and for closing it with the page."""

    def __init__(self, page: DecksPage) -> None:
        super().__init__(page)
        self._page = page
        self.dialog: QDialog | None = None

    def do(self, task: str) -> None:
        """Carries a task out; what fails is said."""
        desk = self._page.desk
        word, _, rest = task.partition(":")
        plain = {
            "undo": desk.undo,
            "redo": desk.redo,
            "new": lambda: desk.create(self.tr("New deck")),
            "house": lambda: desk.set_house(rest),
            "duplicate": lambda: desk.duplicate(self.tr("{0} (copy)").format(desk.picture().name)),
        }
        shown = {
            "trial": self.trial, "versions": self.versions, "details": self.details, "sets": self.sets,
            "import": self.import_decks, "copy-text": self.copy_text, "delete": self.ask_delete,
            "play": self._page.play_wanted.emit,
        }  # fmt: skip
        if word in plain:
            if self._page.attempt(plain[word]):
                self._page.changed()
        elif word in shown:
            shown[word]()
        elif word.startswith("export-"):
            self._ask_export(word.removeprefix("export-"))
        elif word.startswith("pdf-"):
            self._ask_pdf(word.removeprefix("pdf-"))
        elif word.startswith("print-"):
            self._print(word.removeprefix("print-"))

    # ---- dialogs

    def _open(self, dialog: QDialog) -> None:
        self.close()
        self.dialog = dialog
        dialog.open()

    def close(self) -> None:
        """Closes the dialog that is open."""
        if self.dialog is not None:
            self.dialog.close()
            self.dialog.deleteLater()
            self.dialog = None

    def repair(self) -> None:
        dialog = RepairDialog(self._page.desk, self._page)
        dialog.changed.connect(self._page.changed)
        dialog.todo.connect(self._todo)
        self._open(dialog)

    def _todo(self, todo: str) -> None:
        """What a repair leaves to the player: the place where he can do it."""
        if todo == "choose-hand":
            self.choose_hand()
        elif todo == "add-plots":
            self._page.search.setText("t:plot is:inhouse -in:deck")
        elif todo == "add-cards":
            self._page.search.setText("-t:plot -t:agenda -t:house is:inhouse copies<3")
        elif todo == "choose-house":
            self._page.column.houses.popup(self._page.column.mapToGlobal(self._page.column.rect().topLeft()))
        self._page.results.setFocus()

    def choose_hand(self) -> None:
        picture = self._page.picture
        current = picture.hand.code if picture is not None and picture.hand is not None else ""
        dialog = HandChoice(self._page.desk, self._page.faces, current, self._page)
        dialog.chosen.connect(self._take_hand)
        self._open(dialog)

    def propose_hand(self, code: str) -> None:
        """A card was dropped on the Hand's place: taken, or the reason why not."""
        option = self._page.desk.hand_option(code)
        if option.reasons and not option.clashes:
            self.complain("\n".join(f"{words} ({rule})" for rule, words in option.reasons))
        else:
            self._take_hand(code)

    def _take_hand(self, code: str) -> None:
        if self._page.attempt(lambda: self._page.desk.choose_hand(code or None)):
            self._page.changed()

    def trial(self) -> None:
        self._open(TrialDialog(self._page.desk, self._page.faces, self._page))

    def versions(self) -> None:
        dialog = VersionsDialog(self._page.desk, self._page)
        dialog.changed.connect(self._page.changed)
        self._open(dialog)

    def details(self) -> None:
        dialog = DetailsDialog(self._page.desk, self._page.desk.picture(), self._page)
        dialog.changed.connect(self._page.changed)
        self._open(dialog)

    def sets(self) -> None:
        dialog = SetsDialog(self._page.desk, self._page)
        dialog.chosen.connect(self._limit)
        self._open(dialog)

    def _limit(self, names: tuple[str, ...]) -> None:
        self._page.desk.my_sets = names
        self._page.sets_changed.emit(names)
        text = self._page.search.text().replace("in:mysets", "").strip()
        self._page.search.setText(f"in:mysets {text}".strip() if names else text)
        self._page.changed()

    def import_decks(self) -> ImportDialog:
        dialog = ImportDialog(self._page.desk, self._page.faces, self._page)
        dialog.taken.connect(lambda _deck: self._page.changed())
        self._open(dialog)
        return dialog

    def import_file(self, path: Path) -> None:
        """A file that was dropped onto the page."""
        self.import_decks().read_file(path)

    def complain(self, words: str) -> None:
        """Says what went wrong."""
        box = QMessageBox(QMessageBox.Icon.Information, self.tr("Decks"), words, parent=self._page)
        self._open(box)

    def ask_delete(self) -> None:
        name = self._page.desk.picture().name
        box = QMessageBox(QMessageBox.Icon.Question, self.tr("Delete the deck"), "", parent=self._page)
        box.setText(self.tr("Delete “{0}” with all its versions? Games played with it keep their copy.").format(name))
        yes = box.addButton(self.tr("Delete"), QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(self.tr("Keep"), QMessageBox.ButtonRole.RejectRole)
        yes.clicked.connect(self.delete)
        self._open(box)

    def delete(self) -> None:
        """Throws the open deck away, and opens another."""
        if self._page.attempt(self._page.desk.delete):
            self._page.refresh()

    # ---- files and print

    def copy_text(self) -> None:
        QGuiApplication.clipboard().setText(self._page.desk.export("txt").decode())

    def _where(self, suffix: str) -> Path | None:
        name = self._page.desk.picture().name
        safe = "".join(sign if sign.isalnum() or sign in " -_" else "_" for sign in name).strip() or "deck"
        path, _kind = QFileDialog.getSaveFileName(self._page, self.tr("Decks"), safe + suffix, f"*{suffix}")
        return Path(path) if path else None

    def _ask_export(self, kind: str) -> None:
        path = self._where(SUFFIXES[kind])
        if path is not None:
            self.export(kind, path)

    def export(self, kind: str, path: Path) -> None:
        """Writes the open deck to a file: `json`, `o8d` or `txt`."""
        self._page.attempt(lambda: path.write_bytes(self._page.desk.export(kind)))

    def _ask_pdf(self, what: str) -> None:
        path = self._where(".pdf")
        if path is not None:
            self.pdf(what, path)

    def pdf(self, what: str, path: Path) -> None:
        """Writes a PDF: `list`, `proxies` or `proxies-letter`."""
        kind = LIST if what == "list" else PROXIES
        paper = LETTER if what.endswith("letter") else A4
        picture = self._page.desk.picture()
        self._page.attempt(lambda: write_pdf(path, kind, picture, self._page.faces, paper))

    def _print(self, what: str) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageLayout(page_layout(A4))
        dialog = QPrintDialog(printer, self._page)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            kind = LIST if what == "list" else PROXIES
            self._page.attempt(lambda: print_on(printer, kind, self._page.desk.picture(), self._page.faces))
