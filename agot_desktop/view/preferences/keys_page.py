"""The keyboard map: every action of the menus with its keys, changed by pressing others; conflicts are shown."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from agot_desktop.view.preferences.subject import Subject
from agot_desktop.view.shortcuts import ACTIONS, action_words, standard_keys
from agot_desktop.view.widgets import KeyButton, label

NAME_ROLE = Qt.ItemDataRole.UserRole


class KeysPage(QWidget):
    """A table of actions, a field that takes keys, and a way back to what the program came with."""

    def __init__(self, subject: Subject, parent: QWidget) -> None:
        super().__init__(parent)
        self._subject = subject
        self.table = QTableWidget(len(ACTIONS), 2, self)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.verticalHeader().hide()
        self.table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.table.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.field = QKeySequenceEdit(self)
        self.field.setMaximumSequenceLength(1)
        self.use, self.none, self.reset = KeyButton("", "", self), KeyButton("", "", self), KeyButton("", "", self)
        self.conflict = label("body_small", "", "danger", self)
        self.conflict.setWordWrap(True)
        row = QHBoxLayout()
        for part in (self.field, self.use, self.none, self.reset):
            row.addWidget(part)
        box = QVBoxLayout(self)
        box.addWidget(self.table, 1)
        box.addLayout(row)
        box.addWidget(self.conflict)
        self.table.itemSelectionChanged.connect(self._selected)
        self.field.keySequenceChanged.connect(lambda _keys: self._check())
        self.use.clicked.connect(self.take)
        self.none.clicked.connect(lambda: self._set([]))
        self.reset.clicked.connect(self._reset)

    def name(self) -> str:
        """The action of the selected line, '' for none."""
        items = self.table.selectedItems()
        return str(items[0].data(NAME_ROLE)) if items else ""

    def _fill(self) -> None:
        selected = self.name()
        for line, spec in enumerate(ACTIONS):
            keys = ", ".join(
                [
                    k.toString(QKeySequence.SequenceFormat.NativeText)
                    for k in self._subject.actions[spec.name].shortcuts()
                ]
            )
            for column, words in enumerate((action_words(spec.name).replace("&", "").rstrip("…"), keys)):
                item = QTableWidgetItem(words)
                item.setData(NAME_ROLE, spec.name)
                self.table.setItem(line, column, item)
            if spec.name == selected:
                self.table.selectRow(line)

    def _selected(self) -> None:
        self.field.clear()
        self._check()

    def holders(self) -> list[str]:
        """The other actions that have the keys of the field."""
        wanted = self.field.keySequence()
        if wanted.isEmpty():
            return []
        return [
            name
            for name, action in self._subject.actions.items()
            if name != self.name() and wanted in action.shortcuts()
        ]

    def _check(self) -> None:
        held = self.holders()
        words = ", ".join([action_words(name).replace("&", "").rstrip("…") for name in held])
        self.conflict.setText(
            self.tr("These keys belong to: {0}. They would be taken from it.").format(words) if held else ""
        )
        self.use.setEnabled(bool(self.name()) and not self.field.keySequence().isEmpty())
        self.none.setEnabled(bool(self.name()))

    def take(self) -> None:
        """The selected action gets the keys of the field; whoever had them loses them."""
        wanted = self.field.keySequence()
        if not self.name() or wanted.isEmpty():
            return
        for other in self.holders():
            action = self._subject.actions[other]
            action.setShortcuts([keys for keys in action.shortcuts() if keys != wanted])
            self._subject.preferences.set_keys(other, action.shortcuts())
        self._set([wanted])

    def _set(self, keys: list[QKeySequence]) -> None:
        name = self.name()
        if name:
            self._subject.actions[name].setShortcuts(keys)
            self._subject.preferences.set_keys(name, keys)
            self.field.clear()
            self._fill()
            self._check()

    def _reset(self) -> None:
        for spec in ACTIONS:
            self._subject.actions[spec.name].setShortcuts(standard_keys(spec))
        self._subject.preferences.forget_keys()
        self._fill()
        self._check()

    def retranslateUi(self) -> None:
        """Every word again."""
        self.table.setHorizontalHeaderLabels([self.tr("Action"), self.tr("Keys")])
        self.table.setAccessibleName(self.tr("Actions and their keys"))
        self.field.setAccessibleName(self.tr("Press the new keys"))
        self.field.setToolTip(self.tr("Press the new keys"))
        self.use.setText(self.tr("Use"))
        self.none.setText(self.tr("No keys"))
        self.reset.setText(self.tr("All as at first"))
        self._fill()
        self._check()
