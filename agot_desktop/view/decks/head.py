"""The head of the deck column, the place of the Hand of the King, and the bar that says whether the deck is legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from agot_desktop.view.decks.drawing import CARD_MIME, elided
from agot_desktop.view.drawing import fitted_font, icon_at, paint_focus, panel_path_paint, px
from agot_desktop.view.icons import hatch_brush, paint_icon
from agot_desktop.view.theme import current_theme, font, mixed
from agot_desktop.view.widgets import Clickable, FitLabel, KeyButton, Panel
from agot_desktop.view.words import house_word

if TYPE_CHECKING:
    from agot_desktop.controller.decks.desk_rows import DeckPicture
    from agot_desktop.controller.decks.hands import HandOption


class DeckHead(QWidget):
    """Name, House, agenda and size on the House's field."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._house, self._name, self._line = "Neutral", "", ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_deck(self, picture: DeckPicture) -> None:
        self._house, self._name = picture.house, picture.name
        parts = [house_word(picture.house), picture.agenda.name if picture.agenda is not None else ""]
        parts.append(self.tr("{0} cards, {1} plots").format(picture.cards, picture.plots))
        self._line = " · ".join(part for part in parts if part)
        self.setAccessibleName(f"{self._name}: {self._line}")
        self.setToolTip(self._line)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(200), px(58))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        arms = theme.house(self._house)
        painter = QPainter(self)
        box = QRectF(self.rect())
        painter.fillRect(box, hatch_brush(arms, 0.6, self.devicePixelRatioF()))
        words = QRectF(px(58), px(4), box.width() - px(66), box.height() - px(8))
        veil = mixed(arms.field, arms.field, 1.0)
        veil.setAlphaF(0.72)
        painter.fillRect(words.adjusted(-px(6), 0, px(4), 0), veil)
        paint_icon(painter, arms.sigil, QRectF(px(8), px(8), px(42), px(42)), arms.charge)
        painter.setPen(arms.text_on_field)
        face, _fits = fitted_font("section", self._name, words.width(), 20, 14)
        painter.setFont(face)
        elided(painter, QRectF(words.left(), words.top(), words.width(), words.height() * 0.56), self._name)
        face, _fits = fitted_font("label", self._line, words.width(), 13, 11)
        painter.setFont(face)
        lower = QRectF(words.left(), words.top() + words.height() * 0.54, words.width(), words.height() * 0.44)
        elided(painter, lower, self._line)
        painter.end()


class HandPlace(Clickable):
    """Where the Hand of the King lies. A click asks for the choice; a card that is dropped is proposed.

    `proposed`: the code of the dropped card.
    """

    proposed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hand: HandOption | None = None
        self.setAcceptDrops(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_hand(self, hand: HandOption | None) -> None:
        self._hand = hand
        if hand is None:
            said = self.tr("Hand of the King: none chosen")
        else:
            said = self.tr("Hand of the King: {0}, in play with {1} tokens").format(hand.name, hand.threshold)
        wrong = " ".join(words for _, words in hand.reasons) if hand is not None else ""
        self.setAccessibleName(f"{said}. {wrong}" if wrong else said)
        self.setToolTip(wrong or said)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(200), px(52))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        hand = self._hand
        wrong = hand is not None and not hand.legal
        fill = mixed(theme.gold, theme.paper, 0.12) if self.underMouse() else theme.paper
        panel_path_paint(painter, box, fill, theme.danger if wrong else theme.gold, px(7), 2)
        middle = box.center().y()
        icon_at(painter, "hand-of-king", QPointF(px(24), middle), px(26), theme.ink)
        ring = px(19)
        room = box.width() - px(52) - (2 * ring + px(16) if hand is not None else px(8)) - (px(24) if wrong else 0)
        painter.setPen(theme.ink2)
        painter.setFont(font("label", 12.5))
        upper = QRectF(px(46), box.top() + px(4), room, box.height() * 0.42)
        elided(painter, upper, self.tr("Hand of the King"))
        name = self.tr("Choose…") if hand is None else hand.name
        face, _fits = fitted_font("round", name, room, 16, 12)
        painter.setFont(face)
        painter.setPen(theme.ink)
        elided(painter, QRectF(px(46), middle - px(3), room, box.height() * 0.5), name)
        if hand is not None:
            centre = QPointF(box.right() - ring - px(8), middle)
            painter.setPen(QPen(theme.ctl, 2, Qt.PenStyle.DashLine))
            painter.setBrush(theme.paper2)
            painter.drawEllipse(centre, ring, ring)
            painter.setPen(theme.ink)
            painter.setFont(font("body_bold", 14))
            at = QRectF(centre.x() - ring, centre.y() - ring, 2 * ring, 2 * ring)
            painter.drawText(at, int(Qt.AlignmentFlag.AlignCenter), f"0/{hand.threshold}")
            if wrong:
                icon_at(painter, "ui-warning", QPointF(centre.x() - ring - px(16), middle), px(18), theme.danger)
        if self.hasFocus():
            paint_focus(painter, box, theme, px(7))
        painter.end()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasFormat(CARD_MIME):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        self.proposed.emit(bytes(event.mimeData().data(CARD_MIME).data()).decode())
        event.acceptProposedAction()


class LegalityBar(Panel):
    """Legal, or what is wrong in one line; the button opens the repairs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("paper", "ok", 8, parent)
        self._legal = True
        self.line = FitLabel("body_bold", 14, 11.5, self)
        self.button = KeyButton("", "", self)
        self.button.set_low(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(36, 3, 6, 3)
        row.addWidget(self.line, 1)
        row.addWidget(self.button)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def measure(self) -> None:
        """Makes room for the sign at the reader's text size."""
        self.setFixedHeight(px(36))
        row = self.layout()
        if row is not None:
            row.setContentsMargins(px(36), 3, 6, 3)

    def show_findings(self, words: list[str], legal: str) -> None:
        """`words`: of every problem; `legal`: what is said without any."""
        self._legal = not words
        self.set_edge("ok" if self._legal else "danger")
        self.button.setText(self.tr("Repair"))
        self.button.setVisible(bool(words))
        if self._legal:
            text = legal
        elif len(words) == 1:
            text = words[0]
        else:
            text = self.tr("{0} problems: {1}").format(len(words), " ".join(words))
        self.line.set_whole(text)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        theme = current_theme()
        painter = QPainter(self)
        name, colour = ("ui-check", theme.ok) if self._legal else ("ui-warning", theme.danger)
        icon_at(painter, name, QPointF(px(20), self.height() / 2), px(18), colour)
        painter.end()
