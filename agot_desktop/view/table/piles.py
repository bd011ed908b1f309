"""The piles beside the hand: how many cards lie in each, and buttons to look through them.

panel.pile_asked      signal(str): 'discard', 'dead' or 'deck'
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QWidget,
)

from agot_desktop.view.cards.face import STANDING
from agot_desktop.view.cards.painter import paint_card
from agot_desktop.view.drawing import fitted_font, icon_at, paint_focus, panel_path_paint, px
from agot_desktop.view.theme import current_theme, font, mixed

FACE_ROLE: Final = Qt.ItemDataRole.UserRole
Index = QModelIndex | QPersistentModelIndex


class PileButton(QAbstractButton):
    """A pile: its picture, its name and how many cards it holds."""

    def __init__(self, icon_name: str, parent: QWidget, *, back: bool = False) -> None:
        super().__init__(parent)
        self._icon_name, self._back = icon_name, back
        self._title, self._count = "", 0
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_pile(self, title: str, count: int, hint: str, opens: bool) -> None:
        """`opens`: whether there is something to look at."""
        self._title, self._count = title, count
        self.setText(f"{title} {count}")
        self.setAccessibleName(self.tr("{0}: {1} cards").format(title, count))
        self.setToolTip(hint if opens else "")
        self.setEnabled(opens)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if opens else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if opens else Qt.CursorShape.ArrowCursor)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        h = float(self.height())
        tile = QRectF(1, 1, min(h * 1.5, px(60)), h - 2)
        if self._back:
            paint_card(
                painter,
                None,
                STANDING,
                "tile",
                theme,
                QRectF(tile.left(), tile.center().y() - tile.width() / 2.8, tile.width(), tile.width() / 1.4),
            )
        else:
            lit = self.isEnabled() and (self.underMouse() or self.isDown())
            fill = mixed(theme.accentfill, theme.panel2, 0.2) if lit else theme.panel2
            panel_path_paint(painter, tile, fill, theme.ctl if self.isEnabled() else theme.line, px(6), 1.2)
            side = min(px(22), h - 10)
            ink = theme.ink2 if self.isEnabled() else mixed(theme.ink3, theme.panel, 0.6)
            icon_at(painter, self._icon_name, tile.center(), side, ink)
        if self.hasFocus():
            paint_focus(painter, tile, theme, px(6))
        words = QRectF(tile.right() + px(8), 0, self.width() - tile.right() - px(8), h)
        self._paint_words(painter, words)
        painter.end()

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        """Title and number below each other; beside each other where it is low."""
        theme = current_theme()
        middle = int(Qt.AlignmentFlag.AlignVCenter)
        painter.setPen(theme.ink2)
        if box.height() < px(32):
            face, _fits = fitted_font("label", self._title, box.width() * 0.7, 13, 9)
            painter.setFont(face)
            painter.drawText(box, middle, self._title)
            painter.setPen(theme.ink)
            painter.setFont(font("round", 14))
            painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight), str(self._count))
            return
        half = box.height() / 2
        painter.setFont(font("label", 13))
        painter.drawText(QRectF(box.left(), box.top(), box.width(), half), middle, self._title)
        painter.setPen(theme.ink)
        painter.setFont(font("round", 17))
        painter.drawText(QRectF(box.left(), box.top() + half * 0.92, box.width(), half), middle, str(self._count))


class PilesPanel(QWidget):
    """Deck, discard pile and dead pile of the near player."""

    pile_asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.deck = PileButton("ui-deck", self, back=True)
        self.discard = PileButton("pile-discard", self)
        self.dead = PileButton("pile-dead", self)
        self.deck.clicked.connect(lambda: self.pile_asked.emit("deck"))
        self.discard.clicked.connect(lambda: self.pile_asked.emit("discard"))
        self.dead.clicked.connect(lambda: self.pile_asked.emit("dead"))

    def show_piles(self, deck: int, discard: int, dead: int, known: bool) -> None:
        """Numbers of cards; `known`: whether some cards of the deck may be looked at."""
        self.deck.show_pile(self.tr("Deck"), deck, self.tr("Look at the cards you know"), known)
        self.discard.show_pile(self.tr("Discard"), discard, self.tr("Look through the discard pile"), discard > 0)
        self.dead.show_pile(self.tr("Dead"), dead, self.tr("Look through the dead pile"), dead > 0)

    def clear(self) -> None:
        for pile in (self.deck, self.discard, self.dead):
            pile.show_pile("", 0, "", False)

    def resizeEvent(self, _event: object) -> None:
        w, h = self.width(), self.height()
        top, gap = px(12), px(6)
        each = int(min(px(56), (h - top - px(8) - 2 * gap) / 3))
        for index, pile in enumerate((self.deck, self.discard, self.dead)):
            pile.setGeometry(px(4), top + index * (each + gap), w - px(10), each)
