"""Small dialogs of the deck builder: repairs, versions, details, the player's sets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QInputDialog,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QScrollArea,
    QTabWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from agot_desktop.view.decks.words import format_word
from agot_desktop.view.drawing import px
from agot_desktop.view.forms import ChoiceBox, TickBox, flat_style
from agot_desktop.view.theme import current_theme, font
from agot_desktop.view.widgets import KeyButton, Panel, label
from agot_desktop.view.words import date_word

if TYPE_CHECKING:
    from agot_desktop.controller.decks.desk import DeckDesk
    from agot_desktop.controller.decks.desk_rows import DeckPicture
    from agot_desktop.controller.decks.legality import Finding

FORMATS: Final = ("hand-of-the-king", "joust", "melee", "kingsmoot")


class Sheet(QDialog):
    """A dialog with a title ('' for none yet), room for its parts in `box`, and a row of buttons, `foot`."""

    def __init__(self, title: str, parent: QWidget, size: tuple[int, int]) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setModal(True)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(22, 16, 22, 16)
        whole.setSpacing(10)
        if title:
            whole.addWidget(label("dialog", title, "ink", self))
        self.box = QVBoxLayout()
        whole.addLayout(self.box, 1)
        self.foot = QHBoxLayout()
        self.foot.addStretch(1)
        whole.addLayout(self.foot)
        theme = current_theme()
        edge = f"{{ background: {theme.paper.name()}; border: 1px solid {theme.ctl.name()}; border-radius: 6px; }}"
        self.setStyleSheet(f"{flat_style(theme)}\nQPlainTextEdit, QTextBrowser {edge}")
        self.resize(px(size[0]), px(size[1]))

    def button(self, text: str, *, primary: bool = False) -> KeyButton:
        """A button at the foot."""
        made = KeyButton(text, "", self)
        made.set_primary(primary)
        made.setAutoDefault(False)
        self.foot.addWidget(made)
        return made


class RepairDialog(Sheet):
    """Every problem with its rule and its repair. `changed`: the deck was mended; `todo`: what is to choose."""

    changed = Signal()
    todo = Signal(str)

    def __init__(self, desk: DeckDesk, parent: QWidget) -> None:
        super().__init__("", parent, (620, 480))
        self._desk = desk
        self.setWindowTitle(self.tr("What is wrong with this deck"))
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QScrollArea.Shape.NoFrame)
        self.box.addWidget(label("section", self.windowTitle(), "ink", self))
        self.box.addWidget(self._area, 1)
        self.all = self.button(self.tr("Repair all that needs no choice"))
        self.close_button = self.button(self.tr("Close"), primary=True)
        self.all.clicked.connect(lambda: self._mend(None))
        self.close_button.clicked.connect(self.accept)
        self.buttons: list[KeyButton] = []
        self._fill()

    def _fill(self) -> None:
        inside = QWidget(self._area)
        box = QVBoxLayout(inside)
        box.setSpacing(8)
        self.buttons = []
        found = self._desk.findings()
        for finding in found:
            box.addWidget(self._panel(finding, inside))
        if not found:
            box.addWidget(label("body", self.tr("The deck is legal."), "ok", inside))
        box.addStretch(1)
        self._area.setWidget(inside)
        self.all.setEnabled(any(finding.repaired is not None for finding in found))

    def _panel(self, finding: Finding, parent: QWidget) -> Panel:
        panel = Panel("paper", "danger", 8, parent)
        box = QVBoxLayout(panel)
        box.setContentsMargins(14, 8, 14, 8)
        box.setSpacing(4)
        for role, text, token in (
            ("body_bold", finding.words, "ink"),
            ("label", f"{finding.rule}: {finding.rule_text}" if finding.rule else "", "ink2"),
        ):
            if text:
                line = label(role, text, token, panel)
                line.setWordWrap(True)
                box.addWidget(line)
        button = KeyButton(finding.repair.rstrip("."), "", panel)
        button.set_low(True)
        button.setAutoDefault(False)
        button.set_text_size(13.5)
        button.clicked.connect(lambda _c=False, f=finding: self._mend(f))
        row = QHBoxLayout()
        row.addWidget(button)
        row.addStretch(1)
        box.addLayout(row)
        self.buttons.append(button)
        return panel

    def _mend(self, finding: Finding | None) -> None:
        if finding is not None and finding.repaired is None:
            self.todo.emit(finding.todo)
            self.accept()
            return
        if finding is None:
            self._desk.repair_all()
        elif finding.repaired is not None:
            self._desk.put(finding.repaired)
        self.changed.emit()
        self._fill()


class VersionsDialog(Sheet):
    """All stored edits; two of them compared, one made the newest again. `changed`: the deck is another one now."""

    changed = Signal()

    def __init__(self, desk: DeckDesk, parent: QWidget) -> None:
        super().__init__("", parent, (760, 520))
        self._desk = desk
        self.setWindowTitle(self.tr("Versions"))
        self.landmarks = TickBox(self.tr("Only those with a comment"), self)
        self.list = QListWidget(self)
        self.list.setSelectionMode(QListWidget.SelectionMode.ExtendedSelection)
        self.list.setAccessibleName(self.tr("Versions, the newest first"))
        self.list.setFont(font("body_small"))
        self.list.setWordWrap(True)
        self.list.setSpacing(3)
        self.told = label("body_small", "", "ink", self)
        self.told.setWordWrap(True)
        self.told.setAlignment(Qt.AlignmentFlag.AlignTop)
        right = QScrollArea(self)
        right.setWidgetResizable(True)
        right.setWidget(self.told)
        middle = QHBoxLayout()
        middle.addWidget(self.list, 3)
        middle.addWidget(right, 2)
        self.box.addWidget(label("section", self.windowTitle(), "ink", self))
        self.box.addWidget(self.landmarks)
        self.box.addLayout(middle, 1)
        self.say = self.button(self.tr("Comment…"))
        self.restore = self.button(self.tr("Make it the newest"))
        self.close_button = self.button(self.tr("Close"), primary=True)
        self.landmarks.toggled.connect(lambda _on: self.fill())
        self.list.itemSelectionChanged.connect(self._compare)
        self.say.clicked.connect(self._comment)
        self.restore.clicked.connect(self._restore)
        self.close_button.clicked.connect(self.accept)
        self.fill()

    def fill(self) -> None:
        """The list anew."""
        self.list.clear()
        for row in self._desk.versions(self.landmarks.isChecked()):
            head = self.tr("Version {0}, {1}").format(row.number, date_word(row.made))
            text = "\n".join(part for part in (head, row.comment and f"“{row.comment}”", row.words) if part)
            item = QListWidgetItem(text)
            item.setData(Qt.ItemDataRole.UserRole, row.number)
            self.list.addItem(item)
        self.list.setCurrentRow(0)

    def numbers(self) -> list[int]:
        """The selected versions, the oldest first."""
        return sorted(int(item.data(Qt.ItemDataRole.UserRole)) for item in self.list.selectedItems())

    def comment_on(self, number: int, text: str) -> None:
        """Says something of a version."""
        self._desk.comment(number, text)
        self.fill()

    def _compare(self) -> None:
        numbers = self.numbers()
        self.say.setEnabled(len(numbers) == 1)
        self.restore.setEnabled(len(numbers) == 1)
        if not numbers:
            self.told.setText(self.tr("Select a version to compare it with the newest, or two to compare them."))
            return
        newest = int(self.list.item(0).data(Qt.ItemDataRole.UserRole))
        one, other = (numbers[0], numbers[-1]) if len(numbers) > 1 else (numbers[0], newest)
        lines = self._desk.compare(one, other)
        head = self.tr("From version {0} to {1}:").format(one, other)
        self.told.setText("\n".join([head, *lines]) if lines else self.tr("There is no difference."))

    def _comment(self) -> None:
        numbers = self.numbers()
        text, done = QInputDialog.getText(
            self, self.windowTitle(), self.tr("Comment on version {0}").format(numbers[0])
        )
        if done:
            self.comment_on(numbers[0], text)

    def _restore(self) -> None:
        numbers = self.numbers()
        if numbers and self._desk.restore(numbers[0]):
            self.changed.emit()
            self.fill()


class DetailsDialog(Sheet):
    """Name, format, tags and notes in Markdown, with how they will look. `changed`: something was kept."""

    changed = Signal()

    def __init__(self, desk: DeckDesk, picture: DeckPicture, parent: QWidget) -> None:
        super().__init__("", parent, (640, 520))
        self._desk = desk
        self.setWindowTitle(self.tr("Name, notes and tags"))
        self.box.addWidget(label("section", self.windowTitle(), "ink", self))
        self.name = QLineEdit(picture.name, self)
        self.name.setAccessibleName(self.tr("Name"))
        self.name.setMaxLength(120)
        self.tags = QLineEdit(", ".join(picture.tags), self)
        self.tags.setAccessibleName(self.tr("Tags"))
        self.tags.setPlaceholderText(self.tr("Tags, parted by commas"))
        self.format = ChoiceBox("", self)
        self.format.setAccessibleName(self.tr("Built for"))
        for word in FORMATS:
            self.format.addItem(format_word(word), word)
        self.format.setCurrentIndex(max(0, self.format.findData(picture.format)))
        self.notes = QPlainTextEdit(picture.notes, self)
        self.notes.setAccessibleName(self.tr("Notes"))
        self.notes.setPlaceholderText(self.tr("Notes, in Markdown: *slanted*, **bold**, # heading, - list"))
        self.shown = QTextBrowser(self)
        self.shown.setAccessibleName(self.tr("How the notes look"))
        self.shown.setOpenLinks(False)
        tabs = QTabWidget(self)
        tabs.addTab(self.notes, self.tr("Write"))
        tabs.addTab(self.shown, self.tr("Read"))
        tabs.currentChanged.connect(lambda _index: self.shown.setMarkdown(self.notes.toPlainText()))
        for part in (self.name, self.format, self.tags):
            part.setFixedHeight(px(34))
            self.box.addWidget(part)
        self.box.addWidget(tabs, 1)
        self.problem = label("body_small", "", "danger", self)
        self.box.addWidget(self.problem)
        cancel = self.button(self.tr("Cancel"))
        self.keep = self.button(self.tr("Keep"), primary=True)
        cancel.clicked.connect(self.reject)
        self.keep.clicked.connect(self._keep)

    def _keep(self) -> None:
        try:
            if self.name.text().strip() != self._desk.picture().name:
                self._desk.rename(self.name.text())
            tags = self.tags.text().split(",")
            self._desk.describe(self.notes.toPlainText(), tags, str(self.format.currentData()))
        except (ValueError, OSError) as error:
            self.problem.setText(str(error))
            return
        self.changed.emit()
        self.accept()


class SetsDialog(Sheet):
    """Which sets the player limits himself to: one by one, or all that were out in a year. `chosen`: their names."""

    chosen = Signal(object)

    def __init__(self, desk: DeckDesk, parent: QWidget) -> None:
        super().__init__("", parent, (520, 560))
        self.setWindowTitle(self.tr("Only some sets"))
        self._sets = desk.sets
        self.box.addWidget(label("section", self.windowTitle(), "ink", self))
        self.until = ChoiceBox("", self)
        self.until.setAccessibleName(self.tr("Until the year"))
        self.until.addItem(self.tr("All years"), "")
        for year in sorted({card_set.release[:4] for card_set in desk.sets}):
            self.until.addItem(self.tr("Until {0}").format(year), year)
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Sets"))
        for card_set in desk.sets:
            item = QListWidgetItem(f"{card_set.name}   {card_set.release[:4]}")
            item.setData(Qt.ItemDataRole.UserRole, card_set.name)
            on = not desk.my_sets or card_set.name in desk.my_sets
            item.setCheckState(Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)
            self.list.addItem(item)
        self.box.addWidget(self.until)
        self.box.addWidget(self.list, 1)
        self.until.currentIndexChanged.connect(lambda _index: self._until())
        everything = self.button(self.tr("All sets"))
        cancel = self.button(self.tr("Cancel"))
        self.keep = self.button(self.tr("Use these"), primary=True)
        everything.clicked.connect(lambda: self._finish(()))
        cancel.clicked.connect(self.reject)
        self.keep.clicked.connect(lambda: self._finish(self.names()))

    def names(self) -> tuple[str, ...]:
        """The ticked sets; () where all are."""
        items = [self.list.item(row) for row in range(self.list.count())]
        ticked = [item for item in items if item.checkState() == Qt.CheckState.Checked]
        return () if len(ticked) == len(items) else tuple(str(item.data(Qt.ItemDataRole.UserRole)) for item in ticked)

    def _until(self) -> None:
        year = str(self.until.currentData())
        for row, card_set in enumerate(self._sets):
            on = not year or card_set.release[:4] <= year
            self.list.item(row).setCheckState(Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)

    def _finish(self, names: tuple[str, ...]) -> None:
        self.chosen.emit(names)
        self.accept()


def percent(share: float) -> str:
    """A share of one as '12 %' in the reader's way of writing numbers."""
    return QLocale().toString(100 * share, "f", 1) + " %"
