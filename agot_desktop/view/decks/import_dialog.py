"""Reading decks in: from a file or pasted text; every line that is not sure is shown with proposals."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QPlainTextEdit,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from agot_desktop.view.decks.dialogs import Sheet
from agot_desktop.view.drawing import px
from agot_desktop.view.faces import Faces
from agot_desktop.view.forms import ChoiceBox
from agot_desktop.view.widgets import KeyButton, label

if TYPE_CHECKING:
    from agot_desktop.controller.decks.desk import DeckDesk
    from agot_desktop.controller.decks.files.draft import Draft, Written

FILES: Final = "*.json *.o8d *.xml *.txt *.cod"


class ImportDialog(Sheet):
    """`taken`: the id of the deck that was made, the last of several."""

    taken = Signal(int)

    def __init__(self, desk: DeckDesk, faces: Faces, parent: QWidget) -> None:
        super().__init__("", parent, (820, 560))
        self._desk, self._faces = desk, faces
        self.setWindowTitle(self.tr("Import decks"))
        self.setAcceptDrops(True)
        self.drafts: list[Draft] = []
        self.box.addWidget(label("section", self.windowTitle(), "ink", self))
        top = QHBoxLayout()
        self.file = KeyButton(self.tr("Open a file…"), "", self)
        self.file.setAutoDefault(False)
        self.which = ChoiceBox("", self)
        self.which.setAccessibleName(self.tr("Deck"))
        self.name = QLineEdit(self)
        self.name.setAccessibleName(self.tr("Name of the deck"))
        self.name.setPlaceholderText(self.tr("Name of the deck"))
        self.name.setMaxLength(120)
        top.addWidget(self.file)
        top.addWidget(self.which)
        top.addWidget(self.name, 1)
        self.text = QPlainTextEdit(self)
        self.text.setAccessibleName(self.tr("List of cards"))
        self.text.setPlaceholderText(
            self.tr("Paste a list of cards here, or drop a file: .json, .o8d, .xml, .cod, text")
        )
        self.text.setTabChangesFocus(True)
        self.told = label("body_small", "", "ink", self)
        self.told.setWordWrap(True)
        self.problem = label("body_small", "", "danger", self)
        self.problem.setWordWrap(True)
        self.table = QTableWidget(0, 3, self)
        self.table.setAccessibleName(self.tr("Lines to look at"))
        self.table.verticalHeader().hide()
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        head = self.table.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        head.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        self.table.setHorizontalHeaderLabels([self.tr("Where"), self.tr("Written"), self.tr("Card")])
        self.choices: list[ChoiceBox] = []
        self.box.addLayout(top)
        self.box.addWidget(self.text, 2)
        self.box.addWidget(self.problem)
        self.box.addWidget(self.told)
        self.box.addWidget(self.table, 3)
        cancel = self.button(self.tr("Cancel"))
        self.accept_button = self.button(self.tr("Take over"), primary=True)
        self.file.clicked.connect(self._open_file)
        self.text.textChanged.connect(lambda: self._read(self.text.toPlainText().encode("utf-8", "replace"), ""))
        self.which.currentIndexChanged.connect(lambda _index: self._show())
        self.name.textEdited.connect(self._rename)
        cancel.clicked.connect(self.reject)
        self.accept_button.clicked.connect(self._take)
        self._show()

    # ---- reading

    def _open_file(self) -> None:
        path, _kind = QFileDialog.getOpenFileName(self, self.windowTitle(), "", f"{self.tr('Decks')} ({FILES})")
        if path:
            self.read_file(Path(path))

    def read_file(self, path: Path) -> None:
        """Reads a file in; what is wrong with it is shown."""
        try:
            content = path.read_bytes()
        except OSError as error:
            self._refuse(self.tr("{0} cannot be read: {1}.").format(path.name, error.strerror or error))
            return
        blocked = self.text.blockSignals(True)
        self.text.clear()
        self.text.blockSignals(blocked)
        self._read(content, path.name)

    def _read(self, content: bytes, file: str) -> None:
        if not content.strip():
            self.drafts = []
            self.problem.setText("")
        else:
            try:
                self.drafts = self._desk.read(content, file)
            except ValueError as error:
                self._refuse(f"{file}: {error}" if file else str(error))
                return
            self.problem.setText("")
        self._list()

    def _refuse(self, words: str) -> None:
        self.drafts = []
        self.problem.setText(words)
        self._list()

    def _list(self) -> None:
        blocked = self.which.blockSignals(True)
        self.which.clear()
        for number, draft in enumerate(self.drafts, 1):
            self.which.addItem(draft.name or self.tr("Deck {0}").format(number))
        self.which.blockSignals(blocked)
        self.which.setVisible(len(self.drafts) > 1)
        self._show()

    # ---- showing and repairing

    @property
    def draft(self) -> Draft | None:
        """The deck that is shown."""
        at = self.which.currentIndex()
        return self.drafts[at] if 0 <= at < len(self.drafts) else None

    def _show(self) -> None:
        draft = self.draft
        self.accept_button.setEnabled(draft is not None)
        self.name.setEnabled(draft is not None)
        self.name.setText("" if draft is None else draft.name)
        lines = [] if draft is None else draft.open_lines()
        self.table.setVisible(bool(lines))
        self.told.setText("" if draft is None else self._words(draft, len(lines)))
        self.table.setRowCount(len(lines))
        self.choices = []
        for row, line in enumerate(lines):
            self.table.setItem(row, 0, QTableWidgetItem(line.place))
            self.table.setItem(row, 1, QTableWidgetItem(line.text))
            box = self._choice(line)
            self.table.setCellWidget(row, 2, box)
            self.table.setRowHeight(row, px(38))
            self.choices.append(box)

    def _words(self, draft: Draft, open_lines: int) -> str:
        from agot_desktop.controller.decks.files.reading import remark_words

        deck, _comment = draft.decks(self._desk.pool)[-1]
        parts = [
            self.tr("{0} cards and {1} plots in {2} version(s).").format(
                deck.size, len(deck.plots), len(draft.versions)
            )
        ]
        if open_lines:
            parts.append(self.tr("{0} line(s) to look at: what is left out goes into the notes.").format(open_lines))
        parts += [remark_words(remark, self._desk.translate) for remark in draft.remarks]
        return " ".join(parts)

    def _choice(self, line: Written) -> ChoiceBox:
        """The cards that a line may mean."""
        draft = self.draft
        assert draft is not None
        box = ChoiceBox("", self.table)
        box.setAccessibleName(self.tr("Card for {0}").format(line.text))
        match = draft.matches[line.key]
        for code in match.proposals:
            face = self._faces.printed(code)
            box.addItem(f"{face.name} · {face.set_label}", code)
        box.addItem(self.tr("Leave out, keep in the notes"), "")
        box.setCurrentIndex(max(0, box.findData(draft.code_of(line))))
        box.currentIndexChanged.connect(lambda _index, b=box, w=line: self._choose(w, str(b.currentData() or "")))
        return box

    def _choose(self, line: Written, code: str) -> None:
        draft = self.draft
        if draft is not None:
            draft.choose(line, code)
            self.told.setText(self._words(draft, len(draft.open_lines())))

    def _rename(self, name: str) -> None:
        if self.draft is not None:
            self.draft.name = name

    def _take(self) -> None:
        deck = 0
        try:
            for draft in self.drafts:
                deck = self._desk.take(draft)
        except (ValueError, OSError) as error:
            self.problem.setText(str(error))
            return
        self.taken.emit(deck)
        self.accept()

    # ---- dropping files

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_files(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        for path in dropped_files(event)[:1]:
            event.acceptProposedAction()
            self.read_file(path)


def dropped_files(event: QDropEvent) -> list[Path]:
    """The local files that are dragged."""
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
