"""The tray of order tokens at the edge of the map: those still unused, to be clicked, dragged onto an area, or chosen
by key.

tray.show_orders(...)               what lies in it
tray.picked                         signal(int order): clicked
tray.dragged / tray.dropped         signal(int order, QPoint global)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget

from agot_desktop.view.drawing import panel_path_paint, px
from agot_desktop.view.realm.aligned import CENTRE
from agot_desktop.view.realm.items import OrderFace
from agot_desktop.view.realm.pieces import badge, paint_order
from agot_desktop.view.theme import current_theme, font, themes

KEYS: Final = "1234567890-"
_TOKEN: Final = 52
HEAD: Final = 34
WIDTH: Final = 86


@dataclass(frozen=True, slots=True)
class TrayOrder:
    """A kind of token: its number, look, words, how many are left, and whether it can be laid now."""

    order: int
    look: OrderFace
    words: str
    left: int
    legal: bool
    held: bool = False


class OrderTray(QWidget):
    """The tray; place it with `setGeometry`."""

    picked = Signal(int)
    dragged = Signal(int, QPoint)
    dropped = Signal(int, QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.orders: tuple[TrayOrder, ...] = ()
        self._title = ""
        self._pressed = -1
        self._from = QPoint()
        self._dragging = False
        self.setMouseTracking(True)
        self.setObjectName("order_tray")
        themes().changed.connect(self._theme_changed)

    def _theme_changed(self, _theme: object) -> None:
        self.update()

    def show_orders(self, title: str, orders: Sequence[TrayOrder]) -> None:
        """`title`: how many special orders are left and so on."""
        self._title, self.orders = title, tuple(orders)
        self.setAccessibleName(title)
        self.setAccessibleDescription(", ".join(f"{o.words} ({o.left})" for o in self.orders))
        self.update()

    def wish(self) -> int:
        """The height that all tokens need."""
        return px(_TOKEN) * max(1, len(self.orders)) + px(HEAD) + px(10)

    def _step(self) -> float:
        return min(float(px(_TOKEN)), (self.height() - px(HEAD) - px(10)) / max(1, len(self.orders)))

    def spot(self, index: int) -> QPointF:
        """The centre of a token."""
        return QPointF(self.width() / 2 + px(4), px(HEAD) + self._step() * (index + 0.5))

    def index_at(self, at: QPoint) -> int:
        """The token under a point, -1 for none."""
        for index in range(len(self.orders)):
            spot = self.spot(index)
            if abs(spot.y() - at.y()) < self._step() / 2 and 0 <= at.x() < self.width():
                return index
        return -1

    def press_key(self, key: str) -> bool:
        """Picks a token by its key; False if none has it."""
        index = KEYS.find(key)
        if not 0 <= index < len(self.orders) or not key:
            return False
        if self.orders[index].legal:
            self.picked.emit(self.orders[index].order)
        return True

    # ---- events

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = self.index_at(event.position().toPoint())
        self._from = event.position().toPoint()
        self._dragging = False
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        index = self.index_at(at)
        self.setToolTip(self.orders[index].words if index >= 0 else "")
        if self._pressed < 0 or not self.orders[self._pressed].legal:
            return
        far = (at - self._from).manhattanLength() >= QApplication.startDragDistance()
        self._dragging = self._dragging or far
        if self._dragging:
            self.dragged.emit(self.orders[self._pressed].order, event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, -1
        if pressed < 0 or pressed >= len(self.orders):
            return
        if self._dragging:
            self._dragging = False
            self.dropped.emit(self.orders[pressed].order, event.globalPosition().toPoint())
        elif self.index_at(event.position().toPoint()) == pressed and self.orders[pressed].legal:
            self.picked.emit(self.orders[pressed].order)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        panel_path_paint(painter, QRectF(self.rect()), theme.panel, theme.line, px(10), 1.4)
        painter.setFont(font("label", 12))
        painter.setPen(theme.ink2)
        painter.drawText(QRectF(2, px(3), self.width() - 4, px(HEAD) - px(4)), CENTRE, self._title)
        for index, entry in enumerate(self.orders):
            self._paint_token(painter, index, entry)
        painter.end()

    def _paint_token(self, painter: QPainter, index: int, entry: TrayOrder) -> None:
        theme = current_theme()
        at = self.spot(index)
        half, size = self._step() / 2 - 1, min(float(px(38)), self._step() - px(10))
        if entry.held:
            painter.setPen(QPen(theme.chosen, 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(px(4), at.y() - half, self.width() - px(8), half * 2), 8, 8)
        painter.setOpacity(1.0 if entry.legal else 0.28)
        paint_order(painter, at, entry.look.kind, theme, entry.look.value, entry.look.star, size)
        painter.setOpacity(1.0)
        if entry.left > 1:
            badge(painter, QPointF(at.x() - px(24), at.y() + px(13)), f"x{entry.left}", px(11))
        painter.setFont(font("tag", 11))
        painter.setPen(theme.ink3)
        if index < len(KEYS):
            cap = QRectF(px(5), at.y() - px(20), px(14), px(14))
            painter.drawText(cap, CENTRE, KEYS[index])
