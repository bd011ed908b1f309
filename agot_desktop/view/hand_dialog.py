"""Choosing a Hand of the King: a list that can be searched, by House, with the card in full beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from agot_desktop.view.card_widget import CardWidget
from agot_desktop.view.drawing import px
from agot_desktop.view.faces import Faces
from agot_desktop.view.forms import ChoiceBox, TickBox, flat_style
from agot_desktop.view.list_dialog import ListEntry, SearchList
from agot_desktop.view.ports import HandRow
from agot_desktop.view.theme import current_theme
from agot_desktop.view.widgets import KeyButton, label
from agot_desktop.view.words import house_word

HOUSES: Final = ("Stark", "Lannister", "Baratheon", "Targaryen", "Greyjoy", "Martell", "Neutral")


class HandDialog(QDialog):
    """Shows all legal characters; those whose abilities are missing are grey and say so. `chosen` carries the code."""

    chosen = Signal(str)

    def __init__(self, title: str, rows: Sequence[HandRow], faces: Faces, current: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setModal(True)
        self._rows, self._faces = list(rows), faces
        self.house = ChoiceBox("", self)
        self.house.setAccessibleName(self.tr("House"))
        self.house.addItem(self.tr("All Houses"), "")
        for house in HOUSES:
            self.house.addItem(house_word(house), house)
        self.playable = TickBox(self.tr("Playable only"), self)
        self.searcher = SearchList(self)
        self.searcher.search.setPlaceholderText(self.tr("Search by name; accents make no difference"))
        self.searcher.list.setAccessibleName(self.tr("Characters"))
        self.card = CardWidget("full", self, margin=6, largest=1.0)
        self.card.setMinimumSize(px(236), px(320))
        self.reason = label("body_small", "", "danger", self)
        self.reason.setWordWrap(True)
        self.cancel = KeyButton(self.tr("Cancel"), self.tr("Esc"), self)
        self.accept_button = KeyButton(self.tr("Choose"), self.tr("Enter"), self)
        self.accept_button.set_primary(True)
        self._build(title)
        self.house.currentIndexChanged.connect(lambda _index: self._filter())
        self.playable.toggled.connect(lambda _on: self._filter())
        self.searcher.current_changed.connect(self._current)
        self.searcher.activated.connect(self._take)
        self.cancel.clicked.connect(self.reject)
        self.accept_button.clicked.connect(lambda: self._take(self.searcher.current()))
        self.searcher.show_entries([self._entry(row) for row in self._rows], current)
        self._current(self.searcher.current())
        self.setStyleSheet(flat_style(current_theme()))
        self.resize(px(820), px(500))
        self.searcher.search.setFocus()

    def _build(self, title: str) -> None:
        filters = QHBoxLayout()
        filters.addWidget(self.house)
        filters.addWidget(self.playable)
        filters.addStretch(1)
        left = QVBoxLayout()
        left.addLayout(filters)
        left.addWidget(self.searcher, 1)
        right = QVBoxLayout()
        right.addWidget(self.card, 1)
        right.addWidget(self.reason)
        middle = QHBoxLayout()
        middle.setSpacing(16)
        middle.addLayout(left, 3)
        middle.addLayout(right, 2)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.accept_button)
        box = QVBoxLayout(self)
        box.setContentsMargins(22, 16, 22, 16)
        box.setSpacing(12)
        box.addWidget(label("dialog", title, "ink", self))
        box.addLayout(middle, 1)
        box.addLayout(buttons)

    def _entry(self, row: HandRow) -> ListEntry:
        tokens = self.tr("tokens to be in play: {0}").format(row.threshold)
        detail = f"{row.label} · {tokens}" if row.playable else row.label
        return ListEntry(row.code, row.name, detail, tuple(row.houses), row.playable, row.reason)

    def _filter(self) -> None:
        house, only = self.house.currentData(), self.playable.isChecked()

        def accepts(entry: ListEntry) -> bool:
            return (not house or house in entry.houses) and (entry.enabled or not only)

        self.searcher.filter.accepts = accepts
        self.searcher.search_again()

    def _current(self, entry: ListEntry | None) -> None:
        if entry is None:
            self.card.clear()
        else:
            self.card.show_card(self._faces.printed(str(entry.key)))
        self.reason.setText(entry.reason if entry is not None and not entry.enabled else "")
        self.accept_button.setEnabled(entry is not None and entry.enabled)

    def _take(self, entry: ListEntry | None) -> None:
        if entry is not None and entry.enabled:
            self.chosen.emit(str(entry.key))
            self.accept()
