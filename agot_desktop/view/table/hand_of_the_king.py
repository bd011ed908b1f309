"""The Hands of the King beside each other: tokens, threshold, and whether each is in play.

The card itself stands in its row with the same ring; this panel lets both be compared at a glance.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from agot_desktop.model.cardgame.observation import CardView
from agot_desktop.view.cards.parts import Canvas
from agot_desktop.view.cards.tokens import paint_ring
from agot_desktop.view.drawing import icon_at, paint_shield, panel_path_paint, px
from agot_desktop.view.theme import current_theme, font
from agot_desktop.view.words import icon_word


class HandTokens(NamedTuple):
    """A seat's Hand of the King for the panel."""

    house: str
    name: str
    tokens: int
    threshold: int
    in_play: bool


def hand_tokens(house: str, name: str, hand: CardView) -> HandTokens:
    """Out of what a seat sees of a Hand."""
    return HandTokens(house, name, hand.tokens, hand.threshold, hand.in_play)


class MemoryPanel(QWidget):
    """Below the far head: in the challenges phase the challenges made so far, else the Hands' tokens."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hands: tuple[HandTokens, ...] = ()
        self._made: tuple[str, ...] | None = None
        self._whose = ""

    def show_hands(self, hands: Sequence[HandTokens]) -> None:
        """Rings side by side; nothing at all where the game has no Hands."""
        self._hands, self._made = tuple(hands), None
        words = self.tr("Hands of the King: {0}")
        each = self.tr("{0}: {1} of {2} tokens, {3}")
        said = "; ".join(
            each.format(h.name, h.tokens, h.threshold, self.tr("in play") if h.in_play else self.tr("out of play"))
            for h in hands
        )
        self._tell(words.format(said) if hands else "")

    def show_challenges(self, made: Sequence[str], whose: str) -> None:
        """The three kinds, ticked where they have been made this phase. `whose`: the active player."""
        self._made, self._whose = tuple(made), whose
        said = ", ".join(icon_word(kind) for kind in made) or self.tr("none yet")
        self._tell(self.tr("Challenges of {0} this phase: {1}").format(whose, said))

    def clear(self) -> None:
        self._hands, self._made, self._whose = (), None, ""
        self._tell("")

    def _tell(self, said: str) -> None:
        self.setAccessibleName(said)
        self.setToolTip(said)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._made is None and not self._hands:
            return
        theme = current_theme()
        painter = QPainter(self)
        box = QRectF(self.rect())
        panel_path_paint(painter, box.adjusted(1, 1, -1, -1), theme.panel, theme.line, px(8), 1.2)
        title_h = px(18) if box.height() >= px(56) else 0
        if title_h:
            title = self.tr("Challenges: {0}").format(self._whose) if self._made is not None else self.tr("Hand tokens")
            if self._made is not None or self._hands:
                painter.setFont(font("label", 12.5))
                painter.setPen(theme.ink2)
                metrics = QFontMetricsF(painter.font())
                line = QRectF(px(9), px(3), box.width() - px(14), title_h)
                shown = metrics.elidedText(title, Qt.TextElideMode.ElideRight, line.width())
                painter.drawText(line, int(Qt.AlignmentFlag.AlignVCenter), shown)
        body = box.adjusted(px(4), title_h + px(2), -px(4), -px(3))
        if self._made is not None:
            self._paint_challenges(painter, body, self._made)
        elif self._hands:
            self._paint_hands(painter, body)
        painter.end()

    def _paint_challenges(self, painter: QPainter, body: QRectF, made: tuple[str, ...]) -> None:
        theme = current_theme()
        radius = min(px(18), body.height() / 2 - 1)
        step = body.width() / 3
        for index, kind in enumerate(("military", "intrigue", "power")):
            centre = QPointF(body.left() + step * (index + 0.5), body.center().y())
            used = kind in made
            painter.setPen(QPen(theme.ctl, 1.2))
            painter.setBrush(theme.panel2 if used else theme.paper)
            painter.drawEllipse(centre, radius, radius)
            icon_at(painter, kind, centre, radius * 1.25, theme.line if used else theme.challenge[kind])
            if used:
                spot = centre + QPointF(radius * 0.72, radius * 0.62)
                painter.setPen(QPen(theme.panel, 1.2))
                painter.setBrush(theme.ok)
                painter.drawEllipse(spot, radius * 0.42, radius * 0.42)
                icon_at(painter, "ui-check", spot, radius * 0.6, theme.on(theme.ok))

    def _paint_hands(self, painter: QPainter, body: QRectF) -> None:
        theme = current_theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = min(px(21), body.height() / 2 - px(3))
        step = body.width() / len(self._hands)
        for index, hand in enumerate(self._hands):
            middle = body.left() + step * (index + 0.5)
            shield = radius * 1.1
            spot = QRectF(middle - radius - shield * 0.62, body.center().y() - shield * 0.62, shield, shield * 1.25)
            paint_shield(painter, spot, hand.house, theme, 0.3)
            painter.setOpacity(1.0 if hand.in_play else 0.8)
            ring = QPointF(middle + shield * 0.55, body.center().y())
            paint_ring(Canvas(painter, theme, self.devicePixelRatioF()), ring, radius, hand.tokens, hand.threshold)
            painter.setOpacity(1.0)
            if hand.in_play:
                tag = ring + QPointF(radius * 0.8, -radius * 0.78)
                painter.setPen(QPen(theme.panel, 1.2))
                painter.setBrush(theme.accentfill)
                painter.drawEllipse(tag, radius * 0.36, radius * 0.36)
                icon_at(painter, "hand-of-king", tag, radius * 0.52, theme.onaccent)
