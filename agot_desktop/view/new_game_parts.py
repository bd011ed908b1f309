"""What the page of a new game is made of: ways to play, and seats with House, player, deck and Hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from agot_desktop.view.card_widget import CardWidget
from agot_desktop.view.cards.parts import Canvas
from agot_desktop.view.cards.tokens import paint_ring
from agot_desktop.view.drawing import fitted_font, icon_at, panel_path_paint, px
from agot_desktop.view.faces import Faces
from agot_desktop.view.forms import ChoiceBox
from agot_desktop.view.icons import hatch_brush, paint_icon
from agot_desktop.view.ports import HEURISTIC, PERSON, RANDOM, DeckRow, HandRow, SeatConfig
from agot_desktop.view.theme import current_theme, font, themes
from agot_desktop.view.widgets import Clickable, KeyButton, Panel, label
from agot_desktop.view.words import house_word, player_word, variant_word

HAND_VARIANT: Final = "hand-of-the-king"
VARIANTS: Final = (HAND_VARIANT, "joust")
_ICONS: Final = {HAND_VARIANT: "hand-of-king", "joust": "type-title"}


class VariantTile(Clickable):
    """A way to play; the chosen one has a double line and a tick."""

    def __init__(self, variant: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.variant = variant
        self.chosen = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslateUi()

    def retranslateUi(self) -> None:
        state = self.tr("chosen") if self.chosen else self.tr("not chosen")
        self.setAccessibleName(f"{variant_word(self.variant)}, {state}")
        self.update()

    def set_chosen(self, chosen: bool) -> None:
        self.chosen = chosen
        self.retranslateUi()

    def sizeHint(self) -> QSize:
        return QSize(px(230), px(70))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        box = QRectF(self.rect()).adjusted(5, 7, -9, -3)
        panel_path_paint(painter, box, theme.panel2 if self.underMouse() else theme.panel, theme.line, 10, 1.2)
        if self.chosen:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.chosen, 2.4))
            painter.drawRoundedRect(box, 10, 10)
            painter.setPen(QPen(theme.chosen, 1.6))
            painter.drawRoundedRect(box.adjusted(-4, -4, 4, 4), 13, 13)
        radius = min(px(22), box.height() / 2 - 6) if box.width() > px(220) else px(17)
        centre = QPointF(box.left() + px(10) + radius, box.center().y())
        painter.setPen(QPen(theme.line, 1.2))
        painter.setBrush(theme.panel2)
        painter.drawEllipse(centre, radius, radius)
        icon_at(painter, _ICONS[self.variant], centre, radius * 1.15, theme.ink)
        left = centre.x() + radius + px(12)
        room = box.right() - left - px(8)
        face, _fits = fitted_font("round", variant_word(self.variant), room, 18, 11)
        painter.setFont(face)
        painter.setPen(theme.ink)
        painter.drawText(
            QRectF(left, box.center().y() - px(24), room, px(26)),
            int(Qt.AlignmentFlag.AlignVCenter),
            variant_word(self.variant),
        )
        painter.setFont(font("label", 13))
        painter.setPen(theme.ink2)
        painter.drawText(
            QRectF(left, box.center().y() + px(3), room, px(18)),
            int(Qt.AlignmentFlag.AlignVCenter),
            self.tr("2 players"),
        )
        if self.chosen:
            spot = box.topRight() + QPointF(-2, 2)
            painter.setPen(QPen(theme.panel, 1.5))
            painter.setBrush(theme.chosen)
            painter.drawEllipse(spot, px(11), px(11))
            icon_at(painter, "ui-check", spot, px(14), theme.on(theme.chosen))
        if self.hasFocus():
            pen = QPen(theme.focus, 2)
            pen.setDashPattern([2.5, 2])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(4, 4, -4, -4), 7, 7)
        painter.end()


class HouseField(QWidget):
    """The House of a seat: its field, its sigil, its name."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._house = "Neutral"
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def show_house(self, house: str) -> None:
        self._house = house
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(96), px(110))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        arms = theme.house(self._house)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        path = QPainterPath()
        path.addRoundedRect(box.adjusted(1, 1, 12, -1), 8, 8)
        painter.setClipRect(box)
        painter.fillPath(path, hatch_brush(arms, 1.0, self.devicePixelRatioF()))
        name_h = px(24)
        side = min(box.width() * 0.74, box.height() - name_h - px(10))
        spot = QRectF(box.center().x() - side / 2, (box.height() - name_h - side) / 2, side, side)
        paint_icon(painter, arms.sigil, spot, arms.charge)
        band = QRectF(1, box.bottom() - name_h - px(2), box.width(), name_h)
        painter.setOpacity(0.65)
        painter.fillRect(band, arms.field)
        painter.setOpacity(1.0)
        painter.setFont(fitted_font("chip", house_word(self._house), band.width() - 6, 15, 11)[0])
        painter.setPen(arms.text_on_field)
        painter.drawText(band, int(Qt.AlignmentFlag.AlignCenter), house_word(self._house))
        painter.end()


class HandBox(Panel):
    """The seat's Hand of the King: the card, the ring, what it needs, and the button to change it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("paper", "gold", 9, parent)
        self.card = CardWidget("tile", self, margin=3, largest=1.2)
        self.title = label("body_bold", "", "ink", self)
        self.needs = label("label", "", "ink2", self)
        self.needs.setWordWrap(True)
        self.change = KeyButton("", "", self)
        self.change.set_text_size(13.5)
        self.change.set_low(True)
        self._ring = _Ring(self)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addWidget(self.needs)
        words.addWidget(self.change, 0, Qt.AlignmentFlag.AlignLeft)
        middle = QHBoxLayout()
        middle.setSpacing(6)
        middle.addWidget(self.card)
        middle.addWidget(self._ring)
        middle.addLayout(words, 1)
        box = QVBoxLayout(self)
        box.setContentsMargins(10, 5, 8, 5)
        box.setSpacing(1)
        box.addWidget(self.title)
        box.addLayout(middle, 1)
        themes().changed.connect(self._measure)
        self._measure()

    def _measure(self, _theme: object = None) -> None:
        self.card.setFixedSize(px(92), px(68))
        self._ring.setFixedSize(px(44), px(50))
        self.setFixedWidth(px(268))

    def show_hand(self, row: HandRow | None, faces: Faces) -> None:
        """Shows a Hand, or that there is none yet."""
        self.title.setText(self.tr("Hand of the King"))
        self.change.setText(self.tr("Choose…") if row is None else self.tr("Change…"))
        self._ring.setVisible(row is not None)
        if row is None:
            self.card.clear()
            self.needs.setText(self.tr("No character chosen yet"))
            self._ring.threshold = 0
        else:
            self.card.show_card(faces.printed(row.code))
            self._ring.threshold = row.threshold
            self.needs.setText(self.tr("in play at {0}").format(row.threshold))
        name = row.name if row is not None else self.tr("none")
        self.change.setAccessibleName(self.tr("Hand of the King: {0}. Change").format(name))
        self._ring.update()


class _Ring(QWidget):
    """The empty ring of a Hand: as many segments as it needs tokens."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.threshold = 0

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self.threshold:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        centre = QRectF(self.rect()).center()
        paint_ring(Canvas(painter, current_theme(), self.devicePixelRatioF()), centre, px(20), 0, self.threshold)
        painter.end()


class SeatRow(Panel):
    """One seat: House, name, who plays, deck, Hand."""

    changed = Signal()
    deck_changed = Signal()

    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__("paper", "line", 9, parent)
        self.number = number
        self.hand: HandRow | None = None
        self._decks: list[DeckRow] = []
        self._last_deck = ""
        self.field = HouseField(self)
        self.name = QLineEdit(self)
        self.player = ChoiceBox("ui-seat", self)
        self.deck = ChoiceBox("ui-deck", self)
        self.hand_box = HandBox(self)
        self._labels = [label("label", "", "ink2", self) for _ in range(3)]
        for text, control in zip(self._labels, (self.name, self.player, self.deck), strict=True):
            text.setBuddy(control)
        for index, kind in enumerate((PERSON, HEURISTIC, RANDOM)):
            self.player.addItem(player_word(kind), kind)
            self.player.set_line_icon(index, "ui-seat" if kind == PERSON else "ui-ai")
        grid = QGridLayout()
        grid.setContentsMargins(14, 8, 12, 8)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(3)
        grid.setRowStretch(4, 1)
        grid.addWidget(self._labels[0], 0, 0)
        grid.addWidget(self._labels[1], 0, 1)
        grid.addWidget(self.name, 1, 0)
        grid.addWidget(self.player, 1, 1)
        grid.addWidget(self._labels[2], 2, 0, 1, 2)
        grid.addWidget(self.deck, 3, 0, 1, 2)
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(1, 3)
        row = QHBoxLayout(self)
        row.setContentsMargins(1, 1, 10, 1)
        row.setSpacing(0)
        row.addWidget(self.field)
        row.addLayout(grid, 1)
        hand = QVBoxLayout()
        hand.setContentsMargins(0, 8, 0, 8)
        hand.addWidget(self.hand_box)
        row.addLayout(hand)
        themes().changed.connect(self._measure)
        self._measure()
        self.name.textChanged.connect(lambda _text: self.changed.emit())
        self.player.currentIndexChanged.connect(lambda _index: self.changed.emit())
        self.deck.currentIndexChanged.connect(lambda _index: self._deck_chosen())
        self.retranslateUi()

    def _measure(self, _theme: object = None) -> None:
        for control in (self.name, self.player, self.deck):
            control.setFixedHeight(px(32))
            control.setFont(font("value"))

    def retranslateUi(self) -> None:
        for text, words in zip(self._labels, (self.tr("Name"), self.tr("Who plays"), self.tr("Deck")), strict=True):
            text.setText(words)
        seat = self.tr("Seat {0}").format(self.number + 1)
        for control, words in (
            (self.name, self.tr("Name")),
            (self.player, self.tr("Who plays")),
            (self.deck, self.tr("Deck")),
        ):
            control.setAccessibleName(f"{seat}: {words}")
        for index in range(self.player.count()):
            self.player.setItemText(index, player_word(str(self.player.itemData(index))))

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
        self._show_house()

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
        self._show_house()
        self.deck_changed.emit()

    def _show_house(self) -> None:
        deck = self.deck_row()
        self.field.show_house(deck.house if deck is not None else "Neutral")

    def config(self, with_hand: bool) -> SeatConfig:
        """What is set here."""
        hand = self.hand.code if with_hand and self.hand is not None else ""
        return SeatConfig(
            self.name.text().strip(), str(self.player.currentData()), str(self.deck.currentData() or ""), hand
        )
