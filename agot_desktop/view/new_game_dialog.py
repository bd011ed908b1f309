"""Setting up a new game: the way to play, who sits where with which deck and Hand, and what is still missing.

    dialog.accepted_config      signal(GameConfig): everything is checked
    dialog.cancelled
It is a page of the window. Which settings are possible is asked of the start port at every change.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from agot_desktop.view.drawing import px
from agot_desktop.view.faces import Faces
from agot_desktop.view.forms import ChoiceBox
from agot_desktop.view.hand_dialog import HandDialog
from agot_desktop.view.new_game_parts import (
    BOARD_HOUSES,
    BOARD_VARIANT,
    HAND_VARIANT,
    SEATS,
    VARIANTS,
    Foot,
    OptionsBar,
    VariantTile,
    win_words,
)
from agot_desktop.view.new_game_seats import MOST_SEATS, SeatRow, is_plain, plain_name
from agot_desktop.view.ports import HEURISTIC, PERSON, GameConfig, HandRow, StartPort
from agot_desktop.view.seat_arms import distinct_arms
from agot_desktop.view.theme import font, themes
from agot_desktop.view.widgets import Backdrop, KeyButton, Panel, label
from agot_desktop.view.words import house_word, variant_word

COMPACT_FROM: Final = 3  # so many seats have to do with two lines each
_TRIED: Final = 80  # Hands that are tried until one fits a deck


class NewGameDialog(Backdrop):
    """The page of a new game."""

    accepted_config = Signal(object)
    cancelled = Signal()
    decks_wanted = Signal()

    def __init__(self, start: StartPort, parent: QWidget | None = None) -> None:
        super().__init__("table", parent)
        self._start = start
        self._faces: Faces | None = None
        self._hands: list[HandRow] = []
        self.variant = HAND_VARIANT
        self.hand_dialog: HandDialog | None = None
        self._suggested = ""
        self.title = label("title", "", "ink", self)
        self.tiles = [VariantTile(variant, self) for variant in VARIANTS]
        self.win = label("body_small", "", "ink2", self)
        self.win.setWordWrap(True)
        self.seats_title = label("section", "", "ink", self)
        self.swap = KeyButton("", "", self)
        self.decks = KeyButton("", "", self)
        self.rows = [SeatRow(number, self) for number in range(MOST_SEATS)]
        self.players = ChoiceBox("ui-seat", self)
        self.settings = OptionsBar(self)
        self.name, self.rounds = self.settings.name, self.settings.rounds
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

    @property
    def seats(self) -> list[SeatRow]:
        """The seats that take part."""
        return self.rows[: int(self.players.currentData() or 2)]

    def _theme_changed(self, _theme: object = None) -> None:
        self.players.setFixedHeight(px(32))
        self.players.setFont(font("value"))
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
        head.addWidget(self.decks)
        head.addWidget(self.swap)
        head.addWidget(self.players)
        box.addLayout(head)
        for seat in self.rows:
            box.addWidget(seat)
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(seats)
        right.addWidget(self.settings)
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
        foot = Foot(self)
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
        for seat in self.rows:
            seat.changed.connect(self._check)
            seat.player.currentIndexChanged.connect(lambda _index: self._player_changed())
            seat.deck_changed.connect(lambda s=seat: self._deck_changed(s))
            seat.arms_changed.connect(self._dress_seats)
            seat.hand_wanted.connect(lambda s=seat: self.choose_hand(s))
        self.players.activated.connect(lambda _index: self.set_seats(int(self.players.currentData())))
        self.name.textChanged.connect(lambda _text: self._check())
        self.rounds.currentIndexChanged.connect(lambda _index: self._check())
        self.swap.clicked.connect(self._swap)
        self.decks.clicked.connect(self.decks_wanted)
        self.cancel.clicked.connect(self.cancelled)
        self.begin_button.clicked.connect(self._begin)

    def retranslateUi(self) -> None:
        self.title.setText(self.tr("New game"))
        self.seats_title.setText(self.tr("Seats at the table"))
        self.swap.setText(self.tr("Swap seats"))
        self.decks.setText(self.tr("Deck builder"))
        self.settings.retranslateUi()
        self.hint.setText(self.tr("The game is saved after every decision."))
        self.cancel.setText(self.tr("Cancel"))
        self.cancel.set_key(self.tr("Esc"))
        self.begin_button.setText(self.tr("Start the game"))
        self.begin_button.set_key(self.tr("Enter"))
        self.players.setAccessibleName(self.tr("Number of players"))
        for index in range(self.players.count()):
            self.players.setItemText(index, self.tr("{0} players").format(self.players.itemData(index)))
        for tile in self.tiles:
            tile.retranslateUi()
        for seat in self.rows:
            seat.retranslateUi()
        self.win.setText(win_words(self.variant))

    # ---- filling

    def refresh(self) -> None:
        """Asks for decks and Hands anew and sets what is missing to something that works."""
        self._faces = Faces(self._start.texts)
        decks = list(self._start.decks())
        self._hands = list(self._start.hands())
        sound = [deck.id for deck in decks if not deck.problems] or [deck.id for deck in decks]
        for number, seat in enumerate(self.rows):
            wanted = seat.chosen_deck() or (sound[number % len(sound)] if sound else "")
            seat.show_decks(decks, wanted)
        for number, seat in enumerate(self.rows):
            if not seat.name.text():
                seat.player.setCurrentIndex(seat.player.findData(PERSON if number == 0 else HEURISTIC))
                seat.name.setText(plain_name(self.rows, seat))
        self.choose_variant(self.variant)

    def prepare_chapter(
        self, name: str, number: int, variant: str, names: Sequence[str], players: Sequence[str]
    ) -> None:
        """Sets what the last chapter of a campaign had: the way to play, who sits where. Decks may change."""
        self.refresh()
        self.name.setText(self.tr("{0}, chapter {1}").format(name, number))
        self.name.setEnabled(False)
        self.choose_variant(variant)
        self.set_seats(len(names))
        for seat, who, kind in zip(self.seats, names, players, strict=False):
            seat.name.setText(who)
            seat.player.setCurrentIndex(max(0, seat.player.findData(kind)))
        self._check()

    def _player_changed(self) -> None:
        """Seats that nobody has named are called after who plays them now."""
        for seat in self.rows:
            if is_plain(seat.name.text()):
                seat.name.setText(plain_name(self.rows, seat))

    def set_seats(self, number: int) -> None:
        """How many play; as near to it as the variant allows."""
        least, most = SEATS[self.variant]
        number = min(max(number, least), most)
        if [self.players.itemData(n) for n in range(self.players.count())] != [*range(least, most + 1)]:
            self.players.clear()
            for count in range(least, most + 1):
                self.players.addItem(self.tr("{0} players").format(count), count)
        self.players.setCurrentIndex(self.players.findData(number))
        self.players.setEnabled(least != most)
        self.players.setFixedWidth(px(150))
        self.swap.setVisible(number == 2)
        self.decks.setVisible(self.variant != BOARD_VARIANT)
        self.settings.offer_rounds(self.variant != BOARD_VARIANT)
        with_hands = self.variant == HAND_VARIANT
        for seat in self.rows:
            seat.set_compact(number >= COMPACT_FROM)
            seat.show_hand_place(with_hands)
            seat.show_house(BOARD_HOUSES[seat.number] if self.variant == BOARD_VARIANT and seat.number < 4 else "")
            seat.setVisible(seat.number < number)
        if self._faces is not None:
            for seat in self.seats:
                if with_hands and seat.hand is None:
                    seat.hand = self._fitting_hand(seat)
                seat.show_hand(self._faces)
        self._fit()
        self._dress_seats()
        self._suggest_name()
        self._check()

    def _suggest_name(self) -> None:
        """A game that nobody has named is called after the Houses of two players, or after its variant."""
        if self.name.text() in ("", self._suggested) and self._faces is not None:
            self._suggested = self._suggested_name()
            self.name.setText(self._suggested)

    def _dress_seats(self) -> None:
        """No two seats have the same colour, pattern and sigil."""
        seats = self.seats
        firm = frozenset(seat.number for seat in seats if seat.firm)
        for seat, arms in zip(seats, distinct_arms([s.wanted_arms() for s in seats], firm), strict=True):
            seat.set_arms(arms)

    def leave(self) -> None:
        """Takes cards and decks off the page until the next `refresh`; what was set is kept."""
        faces, self._faces = self._faces, None
        for seat in self.rows:
            if faces is not None:
                seat.hand_box.show_hand(None, faces)
            seat.forget_decks()

    def _suggested_name(self) -> str:
        houses = (
            []
            if self.variant == BOARD_VARIANT
            else [house_word(deck.house) for seat in self.seats if (deck := seat.deck_row()) is not None]
        )
        if len(houses) == 2:
            return self.tr("{0} against {1}").format(*houses)
        if self.variant == BOARD_VARIANT:
            return variant_word(self.variant)
        return self.tr("{0}, {1} players").format(variant_word(self.variant), len(self.seats))

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
        self.win.setText(win_words(self.variant))
        self.set_seats(int(self.players.currentData() or 2))

    def _deck_changed(self, seat: SeatRow) -> None:
        if self._faces is None:
            return
        if seat.hand is not None and self.variant == HAND_VARIANT and self._start.check(self.config()):
            seat.hand = self._fitting_hand(seat)
        seat.show_hand(self._faces)
        self._dress_seats()
        self._suggest_name()
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
            seat.show_hand(self._faces)
        self._check()

    def _swap(self) -> None:
        """Exchanges decks and Hands; names and players keep their seats."""
        one, other = self.seats[:2]
        ids = (str(other.deck.currentData()), str(one.deck.currentData()))
        one.hand, other.hand = other.hand, one.hand
        for seat, deck in zip((one, other), ids, strict=True):
            seat.set_deck(deck)
            seat.firm = False
        self.choose_variant(self.variant)

    # ---- checking and starting

    def config(self) -> GameConfig:
        """What is set now."""
        with_hand = self.variant == HAND_VARIANT
        return GameConfig(
            self.name.text().strip(),
            self.variant,
            tuple(seat.config(with_hand) for seat in self.seats),
            0 if self.variant == BOARD_VARIANT else int(self.rounds.currentData() or 0),
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
        for tile in self.tiles:
            tile.set_low(self.height() < px(620))
        side = max(28, (self.width() - px(1280)) // 2)
        self._page.setContentsMargins(side, max(6, (self.height() - px(660)) // 3), side, 8)
        for seat in self.rows:
            compact = int(self.players.currentData() or 2) >= COMPACT_FROM
            seat.field.setFixedWidth(px(68 if compact or self.width() <= px(1100) else 96))

    def showEvent(self, event: object) -> None:
        super().showEvent(event)  # type: ignore[arg-type]
        self.begin_button.setFocus()
