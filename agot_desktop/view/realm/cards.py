"""Small cards of the board game: House cards, Tactics, Ally cards, Leaders; and the strip of a house's own cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from agot_desktop.view.drawing import icon_at, paint_focus, panel_path_paint, px
from agot_desktop.view.icons import hatch_brush, paint_icon
from agot_desktop.view.realm.aligned import TOP_WRAPPED
from agot_desktop.view.realm.colours import HOUSES
from agot_desktop.view.theme import current_theme, font, themes

CARD_WIDTH: Final = 124
CARD_HEIGHT: Final = 112


@dataclass(frozen=True, slots=True)
class CardFace:
    """What a small card shows. `key`: what a click sends; `number`: strength, '' for none; `text`: what it does;
    `note`: where it comes from, '' for the published game."""

    key: Any
    house: int
    name: str
    number: str = ""
    swords: int = 0
    forts: int = 0
    text: str = ""
    note: str = ""
    legal: bool = False
    held: bool = False
    used: bool = False


class SmallCard(QAbstractButton):
    """One card."""

    def __init__(self, face: CardFace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.face = face
        self.setEnabled(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if face.legal else Qt.FocusPolicy.NoFocus)
        words = f"{face.name} {face.number}".strip()
        self.setAccessibleName(words)
        self.setAccessibleDescription(face.text)
        below = "".join([f"<br>{part}" for part in (face.text, face.note and f"<i>{face.note}</i>") if part])
        self.setToolTip(f"<b>{words}</b>{below}" if below else words)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        return QSize(px(CARD_WIDTH), px(CARD_HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lift = 0 if not (self.underMouse() and self.face.legal) else -2
        box = QRectF(3, 5 + lift, self.width() - 6, self.height() - 9)
        paint_small_card(painter, box, self.face)
        if self.hasFocus():
            paint_focus(painter, box, current_theme(), px(7))
        painter.end()


def paint_small_card(painter: QPainter, box: QRectF, face: CardFace) -> None:
    """A card into a box: head in the house's colours with strength, icons, name, the beginning of its text."""
    theme = current_theme()
    arms = theme.house(HOUSES[face.house] if face.house >= 0 else "Neutral")
    painter.save()
    if face.used:
        painter.setOpacity(0.4)
    panel_path_paint(painter, box, theme.paper, theme.cardline, px(7), 1.3)
    head = QRectF(box.left() + 1, box.top() + 1, px(34), box.height() - 2)
    painter.setBrushOrigin(head.topLeft())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(hatch_brush(arms, 0.6))
    painter.drawRoundedRect(head, px(6), px(6))
    if face.number:
        spot = QPointF(head.center().x(), head.top() + px(17))
        painter.setPen(QPen(theme.cardline, 1.3))
        painter.setBrush(theme.paper)
        painter.drawEllipse(spot, px(13), px(13))
        painter.setFont(font("round", 17))
        painter.setPen(theme.ink)
        painter.drawText(
            QRectF(spot.x() - px(13), spot.y() - px(13), px(26), px(26)), Qt.AlignmentFlag.AlignCenter, face.number
        )
    side = float(px(24))
    paint_icon(
        painter, arms.sigil, QRectF(head.center().x() - side / 2, box.bottom() - side - px(6), side, side), arms.charge
    )
    x = box.left() + px(39)
    width = box.right() - x - px(4)
    _paint_name(painter, QRectF(x, box.top() + px(4), width, px(36)), face.name)
    y = box.top() + px(50)
    for number in range(face.swords + face.forts):
        name = "attack" if number < face.swords else "unit-garrison"
        icon_at(painter, name, QPointF(x + px(8) + number * px(18), y), px(15), theme.ink)
    top = y + px(10) if face.swords or face.forts else box.top() + px(41)
    painter.setFont(font("label", 11))
    painter.setPen(theme.ink2)
    room = QRectF(x, top, width, box.bottom() - top - px(3))
    painter.drawText(room, TOP_WRAPPED, _cut(face.text, room))
    painter.restore()
    if face.held or face.legal:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.chosen if face.held else theme.legal, 3.2 if face.held else 2.4))
        painter.drawRoundedRect(box.adjusted(-1, -1, 1, 1), px(8), px(8))


def _paint_name(painter: QPainter, box: QRectF, name: str) -> None:
    size = 13.5
    while (
        size > 10
        and QFontMetricsF(font("round", size)).boundingRect(box, int(Qt.TextFlag.TextWordWrap), name).height()
        > box.height()
    ):
        size -= 0.5
    painter.setFont(font("round", size))
    painter.setPen(current_theme().ink)
    painter.drawText(box, TOP_WRAPPED, name)


def _cut(text: str, room: QRectF) -> str:
    """As many whole words as fit into a box at the label size."""
    metrics = QFontMetricsF(font("label", 11))
    flags = int(Qt.TextFlag.TextWordWrap)
    if metrics.boundingRect(QRectF(0, 0, room.width(), 9999), flags, text).height() <= room.height():
        return text
    words = text.split(" ")
    while words:
        words.pop()
        short = " ".join(words) + "…"
        if metrics.boundingRect(QRectF(0, 0, room.width(), 9999), flags, short).height() <= room.height():
            return short
    return ""


class CardStrip(QWidget):
    """Cards side by side, in several rows where one is too short. `clicked`: signal(object key) of a legal card."""

    clicked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards: list[SmallCard] = []
        self.setObjectName("card_strip")
        themes().changed.connect(self._theme_changed)

    def _theme_changed(self, _theme: object) -> None:
        self.update()

    def show_cards(self, faces: Sequence[CardFace]) -> None:
        """Replaces the cards, if they are others."""
        if [card.face for card in self.cards] == list(faces):
            return
        for card in self.cards:
            card.hide()
            card.deleteLater()
        self.cards = []
        for face in faces:
            card = SmallCard(face, self)
            if face.legal:
                card.clicked.connect(lambda _c=False, key=face.key: self.clicked.emit(key))
            card.show()
            self.cards.append(card)

    def lay_out(self, room: int) -> tuple[int, int]:
        """Places the cards into a width; returns width and height that they take."""
        wide, high = px(CARD_WIDTH) + px(4), px(CARD_HEIGHT) + px(4)
        columns = max(1, min(len(self.cards), room // wide))
        rows = -(-len(self.cards) // columns)
        columns = -(-len(self.cards) // max(1, rows)) if self.cards else 1
        for number, card in enumerate(self.cards):
            card.setGeometry(number % columns * wide, number // columns * high, px(CARD_WIDTH), px(CARD_HEIGHT))
        return columns * wide, rows * high
