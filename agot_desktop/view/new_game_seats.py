"""One seat on the page of a new game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QMenu, QVBoxLayout, QWidget

from agot_desktop.view.drawing import px
from agot_desktop.view.faces import Faces
from agot_desktop.view.forms import ChoiceBox
from agot_desktop.view.new_game_parts import HandBox, HouseField, arms_menu
from agot_desktop.view.ports import HEURISTIC, PERSON, RANDOM, DeckRow, HandRow, SeatConfig
from agot_desktop.view.theme import font, themes
from agot_desktop.view.widgets import KeyButton, Panel, label
from agot_desktop.view.words import house_word, player_word

MOST_SEATS: Final = 6
QWIDGETSIZE_MAX: Final = 16777215  # Qt's word for no limit


def plain_name(rows: Sequence[SeatRow], seat: SeatRow) -> str:
    """What a seat is called while nobody has named it; all but the first of a kind get a number."""
    kinds = [str(other.player.currentData()) == PERSON for other in rows[: seat.number + 1]]
    words = _plain_words()[0 if kinds[-1] else 1]
    before = kinds[:-1].count(kinds[-1])
    return words if not before else _numbered(words, before + 1)


def is_plain(name: str) -> bool:
    """Whether a seat has a name that nobody gave it."""
    numbered = (_numbered(word, n) for word in _plain_words() for n in range(2, MOST_SEATS + 1))
    return name in (*_plain_words(), *numbered)


def _plain_words() -> tuple[str, str]:
    return (
        QCoreApplication.translate("NewGameDialog", "Player"),
        QCoreApplication.translate("NewGameDialog", "Computer"),
    )


def _numbered(words: str, number: int) -> str:
    return QCoreApplication.translate("NewGameDialog", "{0} {1}").format(words, number)


class SeatRow(Panel):
    """One seat: arms, name, who plays, deck, Hand. Compact, it has one line less and the Hand on a button."""

    changed = Signal()
    deck_changed = Signal()
    arms_changed = Signal()
    hand_wanted = Signal()

    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__("paper", "line", 9, parent)
        self.number = number
        self.hand: HandRow | None = None
        self._decks: list[DeckRow] = []
        self._last_deck = ""
        self._with_hand = True
        self._house = ""  # of the board game, which has no decks
        self.firm = False  # the arms were chosen by the player
        self._compact = False
        self.menu: QMenu | None = None
        self.field = HouseField(self)
        self.name = QLineEdit(self)
        self.player = ChoiceBox("ui-seat", self)
        self.deck = ChoiceBox("ui-deck", self)
        self.hand_button = KeyButton("", "", self)
        self.hand_button.set_text_size(13.5)
        self.hand_button.set_low(True)
        self.hand_box = HandBox(self)
        self._labels = [label("label", "", "ink2", self) for _ in range(3)]
        for text, control in zip(self._labels, self._controls(), strict=True):
            text.setBuddy(control)
        for index, kind in enumerate((PERSON, HEURISTIC, RANDOM)):
            self.player.addItem(player_word(kind), kind)
            self.player.set_line_icon(index, "ui-seat" if kind == PERSON else "ui-ai")
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(3)
        row = QHBoxLayout(self)
        row.setContentsMargins(1, 1, 10, 1)
        row.setSpacing(0)
        row.addWidget(self.field)
        row.addLayout(self._grid, 1)
        hand = QVBoxLayout()
        hand.setContentsMargins(0, 8, 0, 8)
        hand.addWidget(self.hand_box)
        row.addLayout(hand)
        self._arrange()
        themes().changed.connect(self._measure)
        self._measure()
        self.name.textChanged.connect(lambda _text: self.changed.emit())
        self.player.currentIndexChanged.connect(lambda _index: self.changed.emit())
        self.deck.currentIndexChanged.connect(lambda _index: self._deck_chosen())
        self.field.clicked.connect(self._open_arms)
        self.hand_box.change.clicked.connect(self.hand_wanted)
        self.hand_button.clicked.connect(self.hand_wanted)
        self.retranslateUi()

    def _controls(self) -> tuple[QWidget, ...]:
        return (self.name, self.player, self.deck)

    def _measure(self, _theme: object = None) -> None:
        for control in self._controls():
            control.setFixedHeight(px(30 if self._compact else 32))
            control.setFont(font("value"))
        self.setMinimumHeight(px(80) if self._compact else 0)
        self.setMaximumHeight(px(80) if self._compact else QWIDGETSIZE_MAX)

    def set_compact(self, compact: bool) -> None:
        """Whether the seat has to do with two lines."""
        if compact != self._compact:
            self._compact = compact
            self._arrange()
            self._measure()

    def _arrange(self) -> None:
        """Two lines of controls; a label above each line where there is room for it."""
        grid, compact = self._grid, self._compact
        for part in (*self._labels, *self._controls(), self.hand_button):
            grid.removeWidget(part)
        for text in self._labels:
            text.setVisible(not compact)
        first, second = (0, 1) if compact else (1, 3)
        if not compact:
            for text, (line, column) in zip(self._labels, ((0, 0), (0, 1), (2, 0)), strict=True):
                grid.addWidget(text, line, column)
        grid.addWidget(self.name, first, 0)
        grid.addWidget(self.player, first, 1)
        beside = compact and self._with_hand
        grid.addWidget(self.deck, second, 0, 1, 1 if beside else 2)
        if beside:
            grid.addWidget(self.hand_button, second, 1)
        self.deck.setVisible(not self._house)
        grid.setContentsMargins(12, 5 if compact else 8, 10, 5 if compact else 8)
        grid.setColumnStretch(0, 3 if compact else 2)
        grid.setColumnStretch(1, 2 if compact else 3)
        grid.setRowStretch(4, 0 if compact else 1)
        self.hand_box.setVisible(self._with_hand and not compact)
        self.hand_button.setVisible(beside)

    def show_hand_place(self, wanted: bool) -> None:
        """Whether this game has Hands of the King."""
        if wanted != self._with_hand:
            self._with_hand = wanted
            self._arrange()

    def show_house(self, house: str) -> None:
        """The house that the seat plays in the board game; '' in games with decks."""
        if house != self._house:
            self._house = house
            self._arrange()
        self.field.setEnabled(not house)

    def show_hand(self, faces: Faces) -> None:
        """The Hand of the King of the seat, in its box and on its button."""
        self.hand_box.show_hand(self.hand, faces)
        name = self.hand.name if self.hand is not None else self.tr("none yet")
        self.hand_button.setText(self.tr("Hand: {0}").format(name))
        self.hand_button.setAccessibleName(self.tr("Hand of the King: {0}. Change").format(name))

    def set_arms(self, arms: str) -> None:
        """Shows these arms; nothing is emitted."""
        self.field.show_arms(arms)
        words = self.tr("Seat {0}: colour, pattern and sigil of {1}. Change")
        self.field.setAccessibleName(words.format(self.number + 1, house_word(arms)))
        self.field.setToolTip(self.tr("Colour, pattern and sigil of the seat. Click to change"))

    def wanted_arms(self) -> str:
        """The arms that the player chose, else those of the deck's House."""
        deck = self.deck_row()
        if self._house:
            return self._house
        if self.firm:
            return self.field.arms
        return deck.house if deck is not None else "Neutral"

    def choose_arms(self, arms: str) -> None:
        """The player gives the seat these arms; another seat that has them gets others."""
        self.firm = True
        self.field.show_arms(arms)
        self.arms_changed.emit()

    def _open_arms(self) -> None:
        self.menu = arms_menu(self, self.field.arms, self.choose_arms)
        self.menu.popup(self.field.mapToGlobal(self.field.rect().bottomLeft()))

    def retranslateUi(self) -> None:
        for text, words in zip(self._labels, self._words(), strict=True):
            text.setText(words)
        seat = self.tr("Seat {0}").format(self.number + 1)
        for control, words in zip(self._controls(), self._words(), strict=True):
            control.setAccessibleName(f"{seat}: {words}")
            control.setToolTip(words)
        for index in range(self.player.count()):
            self.player.setItemText(index, player_word(str(self.player.itemData(index))))

    def _words(self) -> tuple[str, ...]:
        return (self.tr("Name"), self.tr("Who plays"), self.tr("Deck"))

    def show_decks(self, decks: Sequence[DeckRow], chosen: str) -> None:
        """The decks to choose from."""
        self._decks = list(decks)
        self.deck.blockSignals(True)
        self.deck.clear()
        for deck in decks:
            words = self.tr("{0} ({1} cards)").format(deck.name, deck.cards)
            if deck.problems:
                words += " – " + self.tr("not playable")
            self.deck.addItem(words, deck.id)
        index = self.deck.findData(chosen)
        self.deck.setCurrentIndex(max(index, 0))
        self.deck.blockSignals(False)

    def chosen_deck(self) -> str:
        """The id of the chosen deck, also while the list is forgotten; '' for none."""
        return str(self.deck.currentData() or "") or self._last_deck

    def forget_decks(self) -> None:
        """Empties the list; `chosen_deck` is kept."""
        self._last_deck = self.chosen_deck()
        self.show_decks((), "")

    def deck_row(self) -> DeckRow | None:
        """The chosen deck."""
        return next((deck for deck in self._decks if deck.id == self.deck.currentData()), None)

    def _deck_chosen(self) -> None:
        self.deck_changed.emit()

    def set_deck(self, deck: str) -> None:
        """Chooses a deck by its id; nothing is emitted."""
        self.deck.blockSignals(True)
        self.deck.setCurrentIndex(self.deck.findData(deck))
        self.deck.blockSignals(False)

    def config(self, with_hand: bool) -> SeatConfig:
        """What is set here."""
        hand = self.hand.code if with_hand and self.hand is not None else ""
        return SeatConfig(
            self.name.text().strip(),
            str(self.player.currentData()),
            str(self.deck.currentData() or ""),
            hand,
            self.field.arms,
        )
