"""A Leadership card: portrait of arms, base and march values, the order that he turns into a march, his ability."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from agot_desktop.view.drawing import icon_at, paint_focus, panel_path_paint, px
from agot_desktop.view.icons import hatch_brush, paint_icon
from agot_desktop.view.realm.aligned import LEFT, TOP_WRAPPED
from agot_desktop.view.realm.colours import HOUSES
from agot_desktop.view.realm.faces import RealmFaces
from agot_desktop.view.realm.pieces import paint_order, pentagon
from agot_desktop.view.theme import current_theme, font, themes

WIDTH: Final = 250
HEIGHT: Final = 118
_KINDS: Final = ("march", "defense", "support", "raid", "consolidate")


class LeaderCard(QWidget):
    """The card of a Leader. `barred`: he is in a prison. `clicked`: signal."""

    clicked = Signal()

    def __init__(self, faces: RealmFaces, leader: int, house: int, parent: QWidget | None = None) -> None:
        """`house`: who controls him."""
        super().__init__(parent)
        self._faces = faces
        self.leader, self.house = leader, house
        self.barred = False
        self.held = False
        self.setAccessibleName(faces.names.leader(leader))
        self.setAccessibleDescription(leader_words(faces, leader))
        self.setToolTip(self.accessibleDescription())
        themes().changed.connect(self._theme_changed)

    def _theme_changed(self, _theme: object) -> None:
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(WIDTH), px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def set_held(self, held: bool) -> None:
        """Whether it is part of what is being chosen."""
        self.held = held
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        panel_path_paint(painter, box, theme.paper, theme.cardline, px(7), 1.6)
        arms = theme.house(HOUSES[self.house] if self.house >= 0 else "Neutral")
        head = QRectF(box.left() + 1, box.top() + 1, px(62), box.height() - 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrushOrigin(head.topLeft())
        painter.setBrush(hatch_brush(arms, 0.8))
        painter.drawRoundedRect(head, px(6), px(6))
        side = float(px(46))
        portrait = QRectF(head.center().x() - side / 2, head.top() + px(12), side, side)
        paint_icon(painter, arms.sigil, portrait, arms.charge)
        at = QPointF(head.center().x(), head.bottom() - px(22))
        painter.setPen(QPen(theme.cardline, 1.4))
        painter.setBrush(theme.paper)
        painter.drawPolygon(pentagon(at, px(30)))
        icon_at(painter, "unit-leader", at, px(16), theme.ink)
        self._paint_values(painter, box)
        if self.barred:
            self._paint_bars(painter, head)
        if self.held:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.chosen, 3))
            painter.drawRoundedRect(box.adjusted(-1, -1, 1, 1), px(8), px(8))
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()), theme, px(7))
        painter.end()

    def _paint_bars(self, painter: QPainter, head: QRectF) -> None:
        theme = current_theme()
        for number in range(4):
            x = head.left() + head.width() * (number + 0.7) / 4.4
            painter.setPen(QPen(theme.paper, 5.5))
            painter.drawLine(QPointF(x, head.top()), QPointF(x, head.bottom()))
            painter.setPen(QPen(theme.cardline, 3))
            painter.drawLine(QPointF(x, head.top()), QPointF(x, head.bottom()))

    def _paint_values(self, painter: QPainter, box: QRectF) -> None:
        theme = current_theme()
        board = self._faces.board
        x, width = box.left() + px(72), box.width() - px(78)
        name = self._faces.names.leader(self.leader)
        size = 16.0
        while size > 11 and QFontMetricsF(font("round", size)).horizontalAdvance(name) > width:
            size -= 0.5
        painter.setFont(font("round", size))
        painter.setPen(theme.ink)
        painter.drawText(QRectF(x, box.top() + px(5), width, px(22)), LEFT, name)
        rows = ((self.tr("Base"), board.base[self.leader]), (self.tr("Leads"), board.march[self.leader]))
        y = box.top() + px(29)
        for words, values in rows:
            painter.setFont(font("label", 12.5))
            painter.setPen(theme.ink2)
            painter.drawText(QRectF(x, y, px(50), px(20)), LEFT, words)
            self._paint_row(painter, x + px(54), y + px(10), values)
            y += px(21)
        kind = _KINDS[board.triggers[self.leader]]
        painter.setPen(QPen(theme.line, 1))
        painter.drawLine(QPointF(x, y + px(2)), QPointF(x + width, y + px(2)))
        paint_order(painter, QPointF(x + px(9), y + px(14)), kind, theme, size=float(px(19)))
        painter.setFont(font("label", 12))
        painter.setPen(theme.ink2)
        painter.drawText(QRectF(x + px(22), y + px(4), width - px(22), px(20)), LEFT, self.tr("becomes a march"))
        ability = board.leaders[self.leader].ability
        if ability is not None:
            painter.setFont(font("label", 10.5))
            room = QRectF(x, y + px(24), width, box.bottom() - y - px(26))
            text = painter.fontMetrics().elidedText(ability.text, Qt.TextElideMode.ElideRight, int(room.width()))
            painter.drawText(room, TOP_WRAPPED, text)

    def _paint_row(self, painter: QPainter, x: float, y: float, values: tuple[int, int, int]) -> None:
        """Strength in a circle, then swords and fortifications."""
        theme = current_theme()
        strength, swords, forts = values
        painter.setPen(QPen(theme.cardline, 1.2))
        painter.setBrush(theme.paper)
        painter.drawEllipse(QPointF(x, y), px(9), px(9))
        painter.setFont(font("value", 13))
        painter.setPen(theme.ink)
        painter.drawText(QRectF(x - px(9), y - px(9), px(18), px(18)), int(Qt.AlignmentFlag.AlignCenter), str(strength))
        for number in range(swords + forts):
            sign = "attack" if number < swords else "unit-garrison"
            icon_at(painter, sign, QPointF(x + px(22) + number * px(18), y), px(14), theme.ink)


def leader_words(faces: RealmFaces, leader: int) -> str:
    """A Leader's values and ability in words."""
    board = faces.board
    parts = [
        QCoreApplication.translate("LeaderCard", "Base: strength {0}, swords {1}, fortifications {2}").format(
            *board.base[leader]
        ),
        QCoreApplication.translate("LeaderCard", "Leads: strength {0}, swords {1}, fortifications {2}").format(
            *board.march[leader]
        ),
    ]
    ability = board.leaders[leader].ability
    if ability is not None:
        parts.append(ability.text)
    if "own-design" in board.leaders[leader].values_confidence:
        parts.append(QCoreApplication.translate("LeaderCard", "These values are of our own design."))
    return "\n".join(parts)
