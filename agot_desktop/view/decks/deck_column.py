"""The column of the open deck: which deck, its head, the Hand, the list, and what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from agot_desktop.model.cardgame.terms import HOUSES, NEUTRAL
from agot_desktop.view.decks.deck_list import DeckList
from agot_desktop.view.decks.head import DeckHead, HandPlace
from agot_desktop.view.forms import ChoiceBox
from agot_desktop.view.widgets import Backdrop, IconButton, KeyButton
from agot_desktop.view.words import house_word

if TYPE_CHECKING:
    from agot_desktop.controller.decks.desk_rows import DeckPicture, ShelfRow

TASKS = (
    ("new", "import", ""),
    ("house", "details", "sets", "versions", "duplicate", ""),
    ("export-json", "export-o8d", "export-txt", "copy-text", ""),
    ("print-list", "print-proxies", "pdf-list", "pdf-proxies", "pdf-proxies-letter", ""),
    ("play", "", "delete"),
)
"""The menu, '' for a line between."""


class DeckColumn(Backdrop):
    """`deck_chosen`: id, or 0 and the name of one of the program's own; `task`: a word of TASKS, or `undo`, `redo`,
    `trial`, `house:NAME`."""

    deck_chosen = Signal(int, str)
    task = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("panel", parent)
        self.decks = ChoiceBox("ui-deck", self)
        self.more = IconButton("ui-more", "", self)
        self.head = DeckHead(self)
        self.hand = HandPlace(self)
        self.list = DeckList(self)
        self.undo = IconButton("ui-undo", "", self)
        self.redo = IconButton("ui-redo", "", self)
        self.trial = KeyButton("", "", self)
        self.versions = KeyButton("", "", self)
        self.menu = QMenu(self)
        self.houses = QMenu(self)
        self._build()
        for button, word in (
            (self.undo, "undo"), (self.redo, "redo"), (self.trial, "trial"), (self.versions, "versions"),
        ):  # fmt: skip
            button.clicked.connect(lambda _c=False, w=word: self.task.emit(w))
        self.more.clicked.connect(lambda: self.menu.popup(self.more.mapToGlobal(self.more.rect().bottomLeft())))
        self.decks.activated.connect(self._choose)

    def _build(self) -> None:
        for size in (self.trial, self.versions):
            size.set_text_size(14)
        top = QHBoxLayout()
        top.setContentsMargins(8, 4, 8, 4)
        top.addWidget(self.decks, 1)
        top.addWidget(self.more)
        foot = QHBoxLayout()
        foot.setContentsMargins(8, 4, 8, 6)
        foot.setSpacing(6)
        foot.addWidget(self.undo)
        foot.addWidget(self.redo)
        foot.addStretch(1)
        foot.addWidget(self.trial)
        foot.addWidget(self.versions)
        place = QHBoxLayout()
        place.setContentsMargins(8, 6, 8, 4)
        place.addWidget(self.hand)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addLayout(top)
        box.addWidget(self.head)
        box.addLayout(place)
        box.addWidget(self.list, 1)
        box.addLayout(foot)

    def retranslateUi(self) -> None:
        self.decks.setAccessibleName(self.tr("Deck"))
        self.more.set_words(self.tr("More to do with this deck"))
        self.undo.set_words(self.tr("Take back"))
        self.redo.set_words(self.tr("Do again"))
        self.trial.setText(self.tr("Trial draw"))
        self.versions.setText(self.tr("Versions"))
        self.list.setAccessibleName(self.tr("Cards of the deck"))
        words = {
            "new": self.tr("New deck"), "import": self.tr("Import…"), "house": self.tr("House"),
            "details": self.tr("Name, notes and tags…"), "sets": self.tr("Only some sets…"),
            "versions": self.tr("Versions…"), "duplicate": self.tr("Duplicate"),
            "export-json": self.tr("Export with all versions…"), "export-o8d": self.tr("Export for OCTGN…"),
            "export-txt": self.tr("Export as text…"), "copy-text": self.tr("Copy as text"),
            "print-list": self.tr("Print the list…"), "print-proxies": self.tr("Print the cards…"),
            "pdf-list": self.tr("List as PDF…"), "pdf-proxies": self.tr("Cards as PDF, A4…"),
            "pdf-proxies-letter": self.tr("Cards as PDF, Letter…"), "play": self.tr("Play with it"),
            "delete": self.tr("Delete the deck…"),
        }  # fmt: skip
        self.menu.clear()
        self.houses.clear()
        self.houses.setTitle(words["house"])
        for house in (*HOUSES, NEUTRAL):
            action = self.houses.addAction(house_word(house))
            action.triggered.connect(lambda _c=False, h=house: self.task.emit(f"house:{h}"))
        for word in [word for group in TASKS for word in group]:
            if not word:
                self.menu.addSeparator()
            elif word == "house":
                self.menu.addMenu(self.houses)
            else:
                action = self.menu.addAction(words[word])
                action.setObjectName(word)
                action.triggered.connect(lambda _c=False, w=word: self.task.emit(w))

    def show_deck(self, picture: DeckPicture, rows: Sequence[ShelfRow], opened: int) -> None:
        """The open deck, and the shelf in the choice above it."""
        blocked = self.decks.blockSignals(True)
        self.decks.clear()
        for row in rows:
            name = self.tr("{0} (of the program)").format(row.name) if row.shipped else row.name
            self.decks.addItem(name, (row.id, row.shipped))
            if row.id == opened:
                self.decks.setCurrentIndex(self.decks.count() - 1)
        self.decks.blockSignals(blocked)
        self.head.show_deck(picture)
        self.hand.show_hand(picture.hand)
        self.hand.setVisible(picture.format == "hand-of-the-king" or picture.hand is not None)
        self.list.show_deck(picture)
        self.undo.setEnabled(picture.can_undo)
        self.redo.setEnabled(picture.can_redo)

    def _choose(self, index: int) -> None:
        deck_id, shipped = self.decks.itemData(index)
        self.deck_chosen.emit(deck_id, shipped)
