"""Setting up a new game: the way to play, who sits where with which deck and Hand, and what is still missing.

    dialog.accepted_config      signal(GameConfig): everything is checked
    dialog.cancelled
It is a page of the window. Which settings are possible is asked of the start port at every change.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from agot_desktop.view.drawing import px
from agot_desktop.view.faces import Faces
from agot_desktop.view.forms import ChoiceBox
from agot_desktop.view.hand_dialog import HandDialog
from agot_desktop.view.new_game_parts import HAND_VARIANT, VARIANTS, SeatRow, VariantTile
from agot_desktop.view.ports import HEURISTIC, PERSON, GameConfig, HandRow, StartPort
from agot_desktop.view.theme import current_theme, font, themes
from agot_desktop.view.widgets import Backdrop, KeyButton, Panel, label
from agot_desktop.view.words import house_word

ROUND_LIMITS: Final = (3, 4, 5, 6, 7, 8, 10, 12, 15, 20)
_TRIED: Final = 80  # Hands that are tried until one fits a deck


class NewGameDialog(Backdrop):
    """The page of a new game."""

    accepted_config = Signal(object)
    cancelled = Signal()

    def __init__(self, start: StartPort, parent: QWidget | None = None) -> None:
        super().__init__("table", parent)
        self._start = start
        self._faces: Faces | None = None
        self._hands: list[HandRow] = []
        self.variant = HAND_VARIANT
        self.hand_dialog: HandDialog | None = None
        self.title = label("title", "", "ink", self)
        self.tiles = [VariantTile(variant, self) for variant in VARIANTS]
        self.win = label("body_small", "", "ink2", self)
        self.win.setWordWrap(True)
        self.seats_title = label("section", "", "ink", self)
        self.swap = KeyButton("", "", self)
        self.seats = [SeatRow(number, self) for number in (0, 1)]
        self.name = QLineEdit(self)
        self.rounds = ChoiceBox("", self)
        for limit in (0, *ROUND_LIMITS):
            self.rounds.addItem(str(limit), limit)
        self._name_label = label("label", "", "ink2", self)
        self._rounds_label = label("label", "", "ink2", self)
        self.problems = label("body_small", "", "danger", self)
        self.problems.setWordWrap(True)
        self.cancel = KeyButton("", "", self)
        self.begin_button = KeyButton("", "", self)
        self.begin_button.set_primary(True)
        self._build()
        self._theme_changed()
        self._connect()
        self.retranslateUi()
        themes().changed.connect(self._theme_changed)

    def _theme_changed(self, _theme: object = None) -> None:
        for control in (self.name, self.rounds):
            control.setFixedHeight(px(32))
            control.setFont(font("value"))
        for tile in self.tiles:
            tile.updateGeometry()
        self._fit()

    def _build(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(4)
        for tile in self.tiles:
            left.addWidget(tile)
        note = Panel("panel2", "panel2", 8, self)
        inside = QVBoxLayout(note)
        inside.setContentsMargins(14, 10, 14, 10)
        inside.addWidget(self.win)
        left.addSpacing(6)
        left.addWidget(note)
        left.addStretch(1)
        seats = Panel("panel", "line", 10, self)
        box = QVBoxLayout(seats)
        box.setContentsMargins(14, 8, 14, 12)
        box.setSpacing(8)
        head = QHBoxLayout()
        head.addWidget(self.seats_title)
        head.addStretch(1)
        head.addWidget(self.swap)
        box.addLayout(head)
        for seat in self.seats:
            box.addWidget(seat)
        options = Panel("panel", "line", 10, self)
        row = QHBoxLayout(options)
        row.setContentsMargins(16, 8, 16, 8)
        row.setSpacing(10)
        self._name_label.setBuddy(self.name)
        self._rounds_label.setBuddy(self.rounds)
        for part, stretch in ((self._name_label, 0), (self.name, 1), (self._rounds_label, 0), (self.rounds, 0)):
            row.addWidget(part, stretch)
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(seats)
        right.addWidget(options)
        right.addWidget(self.problems)
        right.addStretch(1)
        body = Backdrop("table", self)
        page = self._page = QGridLayout(body)
        page.setHorizontalSpacing(18)
        page.setVerticalSpacing(4)
        page.addWidget(self.title, 0, 0, 1, 2)
        page.addLayout(left, 1, 0)
        page.addLayout(right, 1, 1)
        page.setColumnStretch(0, 250)
        page.setColumnStretch(1, 926)
        page.setColumnMinimumWidth(0, px(206))
        self._scroll = QScrollArea(self)
        self._scroll.setWidget(body)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        foot = _Foot(self)
        buttons = QHBoxLayout(foot)
        buttons.setContentsMargins(28, 8, 28, 8)
        self.hint = label("body_small", "", "ink2", foot)
        self.hint.setWordWrap(True)
        buttons.addWidget(self.hint, 1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.begin_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._scroll, 1)
        whole.addWidget(foot)

    def _connect(self) -> None:
        for tile in self.tiles:
            tile.clicked.connect(lambda t=tile: self.choose_variant(t.variant))
        for seat in self.seats:
            seat.changed.connect(self._check)
            seat.player.currentIndexChanged.connect(lambda _index: self._player_changed())
            seat.deck_changed.connect(lambda s=seat: self._deck_changed(s))
            seat.hand_box.change.clicked.connect(lambda _c=False, s=seat: self.choose_hand(s))
        self.name.textChanged.connect(lambda _text: self._check())
        self.rounds.currentIndexChanged.connect(lambda _index: self._check())
        self.swap.clicked.connect(self._swap)
        self.cancel.clicked.connect(self.cancelled)
        self.begin_button.clicked.connect(self._begin)

    def retranslateUi(self) -> None:
        self.title.setText(self.tr("New game"))
        self.seats_title.setText(self.tr("Seats at the table"))
        self.swap.setText(self.tr("Swap seats"))
        self._name_label.setText(self.tr("Name of the game"))
        self._rounds_label.setText(self.tr("Rounds at most"))
        self.rounds.setItemText(0, self.tr("no limit"))
        self.name.setAccessibleName(self.tr("Name of the game"))
        self.rounds.setAccessibleName(self.tr("Rounds at most"))
        self.hint.setText(self.tr("The game is saved after every decision."))
        self.cancel.setText(self.tr("Cancel"))
        self.cancel.set_key(self.tr("Esc"))
        self.begin_button.setText(self.tr("Start the game"))
        self.begin_button.set_key(self.tr("Enter"))
        for tile in self.tiles:
            tile.retranslateUi()
        for seat in self.seats:
            seat.retranslateUi()
        self._tell_win()

    def _tell_win(self) -> None:
        if self.variant == HAND_VARIANT:
            self.win.setText(
                self.tr(
                    "You win with 15 power, your Hand of the King in play, and more tokens on it than on "
                    "your opponent's."
                )
            )
        else:
            self.win.setText(self.tr("You win with 15 power."))

    # ---- filling

    def refresh(self) -> None:
        """Asks for decks and Hands anew and sets what is missing to something that works."""
        self._faces = Faces(self._start.texts)
        decks = list(self._start.decks())
        self._hands = list(self._start.hands())
        sound = [deck.id for deck in decks if not deck.problems] or [deck.id for deck in decks]
        for number, seat in enumerate(self.seats):
            wanted = seat.chosen_deck() or (sound[min(number, len(sound) - 1)] if sound else "")
            seat.show_decks(decks, wanted)
        for number, seat in enumerate(self.seats):
            if not seat.name.text():
                seat.player.setCurrentIndex(seat.player.findData(PERSON if number == 0 else HEURISTIC))
                seat.name.setText(self._plain_name(seat))
        if not self.name.text():
            self.name.setText(self._suggested_name())
        for seat in self.seats:
            if seat.hand is None:
                seat.hand = self._fitting_hand(seat)
        self.choose_variant(self.variant)

    def prepare_chapter(
        self, name: str, number: int, variant: str, names: Sequence[str], players: Sequence[str]
    ) -> None:
        """Sets what the last chapter of a campaign had: the way to play, who sits where. Decks may change."""
        self.refresh()
        self.name.setText(self.tr("{0}, chapter {1}").format(name, number))
        self.name.setEnabled(False)
        for seat, who, kind in zip(self.seats, names, players, strict=False):
            seat.name.setText(who)
            seat.player.setCurrentIndex(max(0, seat.player.findData(kind)))
        self.choose_variant(variant)

    def _plain_name(self, seat: SeatRow) -> str:
        """What a seat is called while nobody has named it; the second of two of a kind gets a number."""
        kinds = [str(other.player.currentData()) == PERSON for other in self.seats]
        plain = self.tr("Player") if kinds[seat.number] else self.tr("Computer")
        return plain if kinds.index(kinds[seat.number]) == seat.number else self.tr("{0} 2").format(plain)

    def _plain_names(self) -> list[str]:
        plain = (self.tr("Player"), self.tr("Computer"))
        return [*plain, *(self.tr("{0} 2").format(name) for name in plain)]

    def _player_changed(self) -> None:
        """Seats that nobody has named are called after who plays them now."""
        plain = self._plain_names()
        for seat in self.seats:
            if seat.name.text() in plain:
                seat.name.setText(self._plain_name(seat))

    def leave(self) -> None:
        """Takes cards and decks off the page until the next `refresh`; what was set is kept."""
        faces, self._faces = self._faces, None
        for seat in self.seats:
            if faces is not None:
                seat.hand_box.show_hand(None, faces)
            seat.forget_decks()

    def _suggested_name(self) -> str:
        houses = [house_word(deck.house) for seat in self.seats if (deck := seat.deck_row()) is not None]
        return self.tr("{0} against {1}").format(*houses) if len(houses) == 2 else self.tr("A new game")

    def _fitting_hand(self, seat: SeatRow) -> HandRow | None:
        """A playable Hand of the deck's House that leaves nothing to complain about, else of any House."""
        deck = seat.deck_row()
        if deck is None:
            return None
        playable = [row for row in self._hands if row.playable]
        playable.sort(key=lambda row: deck.house not in row.houses)
        seat.hand = None
        without = len(self._start.check(self.config()))
        least, found = without + 1, None
        for row in playable[:_TRIED]:
            seat.hand = row
            count = len(self._start.check(self.config()))
            if count < least:
                least, found = count, row
            if count < without or count == 0:
                break
        seat.hand = None
        return found

    def choose_variant(self, variant: str) -> None:
        """Sets the way to play."""
        self.variant = variant
        for tile in self.tiles:
            tile.set_chosen(tile.variant == variant)
        for seat in self.seats:
            seat.hand_box.setVisible(variant == HAND_VARIANT)
            if self._faces is not None:
                seat.hand_box.show_hand(seat.hand, self._faces)
        self._tell_win()
        self._check()

    def _deck_changed(self, seat: SeatRow) -> None:
        if self._faces is None:
            return
        if seat.hand is not None and self.variant == HAND_VARIANT and self._start.check(self.config()):
            seat.hand = self._fitting_hand(seat)
        seat.hand_box.show_hand(seat.hand, self._faces)
        self._check()

    def choose_hand(self, seat: SeatRow) -> None:
        """Opens the list of legal Hands for a seat."""
        if self._faces is None:
            return
        title = self.tr("Hand of the King: {0}").format(seat.name.text() or self.tr("Seat {0}").format(seat.number + 1))
        current = seat.hand.code if seat.hand is not None else ""
        self.hand_dialog = HandDialog(title, self._hands, self._faces, current, self)
        self.hand_dialog.chosen.connect(lambda code: self.set_hand(seat, code))
        self.hand_dialog.open()

    def set_hand(self, seat: SeatRow, code: str) -> None:
        """Sets a seat's Hand by the id of its card."""
        seat.hand = next((row for row in self._hands if row.code == code), None)
        if self._faces is not None:
            seat.hand_box.show_hand(seat.hand, self._faces)
        self._check()

    def _swap(self) -> None:
        """Exchanges decks and Hands; names and players keep their seats."""
        one, other = self.seats
        ids = (one.deck.currentData(), other.deck.currentData())
        one.hand, other.hand = other.hand, one.hand
        for seat, deck in ((one, ids[1]), (other, ids[0])):
            seat.deck.blockSignals(True)
            seat.deck.setCurrentIndex(seat.deck.findData(deck))
            seat.deck.blockSignals(False)
            seat._show_house()
        self.choose_variant(self.variant)

    # ---- checking and starting

    def config(self) -> GameConfig:
        """What is set now."""
        with_hand = self.variant == HAND_VARIANT
        return GameConfig(
            self.name.text().strip(),
            self.variant,
            tuple(seat.config(with_hand) for seat in self.seats),
            int(self.rounds.currentData() or 0),
        )

    def _check(self) -> None:
        if self._faces is None:
            self.begin_button.setEnabled(False)
            return
        found = list(self._start.check(self.config()))
        shown = found[:4] + ([self.tr("… and {0} more").format(len(found) - 4)] if len(found) > 4 else [])
        self.problems.setText("\n".join(shown))
        self.problems.setVisible(bool(found))
        self.begin_button.setEnabled(not found)

    def complain(self, words: str) -> None:
        """Shows why the game could not be started after all."""
        self.problems.setText(words)
        self.problems.setVisible(True)

    def _begin(self) -> None:
        if self.begin_button.isEnabled():
            self.accepted_config.emit(self.config())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._begin()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._fit()

    def _fit(self) -> None:
        """In a low window the title goes; in a narrow one the Houses' fields get slim."""
        self.title.setVisible(self.height() > px(560))
        side = max(28, (self.width() - px(1280)) // 2)
        self._page.setContentsMargins(side, max(6, (self.height() - px(660)) // 3), side, 8)
        for seat in self.seats:
            seat.field.setFixedWidth(px(96 if self.width() > px(1100) else 68))

    def showEvent(self, event: object) -> None:
        super().showEvent(event)  # type: ignore[arg-type]
        self.begin_button.setFocus()


class _Foot(QWidget):
    """The strip of buttons at the lower edge."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.panel)
        painter.setPen(QPen(theme.line, 1))
        painter.drawLine(0, 0, self.width(), 0)
        painter.end()
