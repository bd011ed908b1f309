"""Choosing the Hand of the King of a deck: legal characters, on demand the others with their reasons, and advice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from agot_desktop.view.card_widget import CardWidget
from agot_desktop.view.decks.charts import RowChart
from agot_desktop.view.drawing import px
from agot_desktop.view.faces import Faces
from agot_desktop.view.forms import ChoiceBox, TickBox, flat_style
from agot_desktop.view.hand_dialog import HOUSES
from agot_desktop.view.list_dialog import ListEntry, SearchList
from agot_desktop.view.theme import current_theme
from agot_desktop.view.widgets import KeyButton, label
from agot_desktop.view.words import house_word, icon_word

if TYPE_CHECKING:
    from agot_desktop.controller.decks.desk import DeckDesk
    from agot_desktop.controller.decks.hands import HandOption


class HandChoice(QDialog):
    """`chosen` carries the code, '' for no Hand. A Hand whose title is in the deck can be chosen; the deck says so."""

    chosen = Signal(str)

    def __init__(self, desk: DeckDesk, faces: Faces, current: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk, self._faces = desk, faces
        self.setWindowTitle(self.tr("Hand of the King"))
        self.setModal(True)
        self.house = ChoiceBox("", self)
        self.house.setAccessibleName(self.tr("House"))
        self.house.addItem(self.tr("All Houses"), "")
        for house in HOUSES:
            self.house.addItem(house_word(house), house)
        self.illegal = TickBox(self.tr("Show also who may not, and why"), self)
        self.searcher = SearchList(self)
        self.searcher.search.setPlaceholderText(self.tr("Search by name; accents make no difference"))
        self.searcher.list.setAccessibleName(self.tr("Characters"))
        self.card = CardWidget("full", self, margin=4, largest=1.0)
        self.card.setMinimumSize(px(200), px(280))
        self.icons = RowChart(self)
        self.advice = label("body_small", "", "ink", self)
        self.advice.setWordWrap(True)
        self.reason = label("body_small", "", "danger", self)
        self.reason.setWordWrap(True)
        self.none = KeyButton(self.tr("No Hand"), "", self)
        self.cancel = KeyButton(self.tr("Cancel"), self.tr("Esc"), self)
        self.accept_button = KeyButton(self.tr("Choose"), self.tr("Enter"), self)
        self.accept_button.set_primary(True)
        self._build()
        self._entries: dict[str, HandOption] = {}
        self.house.currentIndexChanged.connect(lambda _index: self._filter())
        self.illegal.toggled.connect(lambda _on: self._fill(self._code()))
        self.searcher.current_changed.connect(self._current)
        self.searcher.activated.connect(self._take)
        self.none.clicked.connect(lambda: self._finish(""))
        self.cancel.clicked.connect(self.reject)
        self.accept_button.clicked.connect(lambda: self._take(self.searcher.current()))
        self._fill(current)
        self.setStyleSheet(flat_style(current_theme()))
        self.resize(px(940), px(600))
        self.searcher.search.setFocus()

    def _build(self) -> None:
        filters = QHBoxLayout()
        filters.addWidget(self.house)
        filters.addWidget(self.illegal)
        filters.addStretch(1)
        left = QVBoxLayout()
        left.addLayout(filters)
        left.addWidget(self.searcher, 1)
        right = QVBoxLayout()
        right.addWidget(self.card, 1)
        right.addWidget(self.reason)
        right.addWidget(self.icons)
        right.addWidget(self.advice)
        middle = QHBoxLayout()
        middle.setSpacing(16)
        middle.addLayout(left, 3)
        middle.addLayout(right, 2)
        buttons = QHBoxLayout()
        buttons.addWidget(self.none)
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.accept_button)
        box = QVBoxLayout(self)
        box.setContentsMargins(22, 16, 22, 16)
        box.setSpacing(10)
        box.addWidget(label("dialog", self.tr("Hand of the King"), "ink", self))
        box.addLayout(middle, 1)
        box.addLayout(buttons)

    def _fill(self, current: str) -> None:
        options = self._desk.hands(self.illegal.isChecked())
        self._entries = {option.code: option for option in options}
        self.searcher.show_entries([self._entry(option) for option in options], current)
        self._filter()
        self._current(self.searcher.current())

    def _entry(self, option: HandOption) -> ListEntry:
        tokens = self.tr("tokens to be in play: {0}").format(option.threshold)
        possible = option.legal or (option.clashes > 0 and len(option.reasons) == 1)
        reason = " ".join(f"{words} ({rule})" for rule, words in option.reasons)
        parts = [option.label, tokens] if possible else [option.label]
        if possible and reason:
            parts.insert(0, reason)
        if possible and not option.playable:
            parts.append(self.tr("its abilities are not in the program yet"))
        return ListEntry(
            option.code, option.name, " · ".join(parts), option.houses, possible, "" if possible else reason
        )

    def _code(self) -> str:
        entry = self.searcher.current()
        return "" if entry is None else str(entry.key)

    def _filter(self) -> None:
        house = self.house.currentData()
        self.searcher.filter.accepts = lambda entry: not house or house in entry.houses
        self.searcher.search_again()

    def _current(self, entry: ListEntry | None) -> None:
        self.accept_button.setEnabled(entry is not None and entry.enabled)
        if entry is None:
            self.card.clear()
            self.reason.setText("")
            self.advice.setText("")
            self.icons.show_rows((), 1, "")
            return
        code = str(entry.key)
        self.card.show_card(self._faces.printed(code))
        option = self._entries[code]
        self.reason.setText("\n".join(f"{words} ({rule})" for rule, words in option.reasons))
        self.reason.setVisible(bool(option.reasons))
        found = self._desk.advice(code)
        total = max((total for _, _, total in found.icons), default=0)
        rows = [(icon, icon_word(icon), held) for icon, held, _ in found.icons]
        self.icons.show_rows(rows, total, self.tr("Icons among the {0} characters of the deck").format(total))
        self.advice.setText("\n".join(f"• {line}" for line in found.lines))

    def _take(self, entry: ListEntry | None) -> None:
        if entry is not None and entry.enabled:
            self._finish(str(entry.key))

    def _finish(self, code: str) -> None:
        self.chosen.emit(code)
        self.accept()
