"""The grounds of the rows: fill, edge, what lies there and how many, the line beside the Hand of the King."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from agot_desktop.view.drawing import icon_at, px
from agot_desktop.view.table.rect import Rect
from agot_desktop.view.table.rows import Place
from agot_desktop.view.theme import Theme, current_theme, font, mixed

LABEL_WIDTH = 20  # px at the left of a row for its sign and count


def qrect(rect: Rect) -> QRectF:
    """The same rectangle for Qt."""
    return QRectF(rect.x, rect.y, rect.w, rect.h)


class ZoneItem(QGraphicsObject):
    """One row's ground. Only drawn; the page decides what a drop on it means. A row with several pages has a pager
    under its sign, which is lit where a card on another page can be chosen."""

    pager_clicked = Signal(str)

    def __init__(self, name: str, sign: str, *, bare: bool = False) -> None:
        super().__init__()
        self.name = name
        self._sign = sign
        self._bare = bare
        self._rect = QRectF()
        self._count = 0
        self._divider: float | None = None
        self._lit = False
        self._hot = False
        self._flat = False
        self._page, self._pages, self._waiting = 0, 1, False
        self.setZValue(-10)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_rect(self, rect: Rect) -> None:
        self.prepareGeometryChange()
        self._rect = qrect(rect)
        self.update()

    def set_flat(self, flat: bool) -> None:
        """Whether it lies in a larger area and draws no ground of its own."""
        self._flat = flat
        self.update()

    def set_pages(self, page: int, pages: int, waiting: bool) -> None:
        """Which page of how many is shown; `waiting`: a card on another one can be chosen."""
        if (page, pages, waiting) == (self._page, self._pages, self._waiting):
            return
        self._page, self._pages, self._waiting = page, pages, waiting
        several = pages > 1
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton if several else Qt.MouseButton.NoButton)
        words = QCoreApplication.translate("Zone", "Page {0} of {1}. Click, or PgDn, for the next one")
        self.setToolTip(words.format(page + 1, pages) if several else "")
        self.update()

    def pages(self) -> int:
        return self._pages

    def pager(self) -> QRectF:
        """Where a click turns the page: sign, count and the number of the page."""
        return QRectF(self._rect.left(), self._rect.top(), px(LABEL_WIDTH) + 2, self._rect.height())

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if not self.pager().contains(event.scenePos()):
            event.ignore()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.pager().contains(event.scenePos()):
            self.pager_clicked.emit(self.name)

    def rect(self) -> QRectF:
        return self._rect

    def set_count(self, count: int, divider: float | None) -> None:
        """How many cards stand here, and where the line after the Hand of the King is drawn."""
        if (count, divider) != (self._count, self._divider):
            self._count, self._divider = count, divider
            self.update()

    def set_lit(self, lit: bool, hot: bool = False) -> None:
        """Whether the dragged card may be dropped here, and whether it hovers here."""
        if (lit, hot) != (self._lit, self._hot):
            self._lit, self._hot = lit, hot
            self.update()

    def lit(self) -> bool:
        return self._lit

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme = current_theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill = theme.table2 if self._bare else theme.zone
        if self._lit:
            fill = mixed(theme.legal, fill, 0.16 if self._hot else 0.06)
        box = self._rect.adjusted(1, 1, -1, -1)
        if self._bare:
            painter.fillRect(self._rect, fill)
            if self._lit:
                painter.setPen(QPen(theme.legal, 2.4))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 8, 8)
            return
        if self._lit or not self._flat:
            painter.setPen(QPen(theme.legal, 2.4) if self._lit else QPen(theme.zoneline, 1))
            painter.setBrush(fill)
            painter.drawRoundedRect(box, 8, 8)
        if self._divider is not None:
            pen = QPen(theme.zoneline, 1.4)
            pen.setDashPattern([3, 3])
            painter.setPen(pen)
            painter.drawLine(QPointF(self._divider, box.top() + 6), QPointF(self._divider, box.bottom() - 6))
        x = box.left() + px(11)
        icon_at(painter, self._sign, QPointF(x, box.top() + px(12)), px(13), theme.ink3)
        painter.setFont(font("tag", 11.5))
        painter.setPen(theme.ink3)
        centred = int(Qt.AlignmentFlag.AlignCenter)
        painter.drawText(QRectF(x - px(10), box.top() + px(19), px(20), px(14)), centred, str(self._count))
        if self._pages > 1:
            self._paint_pager(painter, theme, x)

    def _paint_pager(self, painter: QPainter, theme: Theme, x: float) -> None:
        """The number of the page on a button at the foot of the label."""
        height = min(px(18), self._rect.height() - px(34))
        button = QRectF(x - px(10), self._rect.bottom() - height - px(3), px(21), height)
        ink = theme.legal if self._waiting else theme.ctl
        painter.setPen(QPen(ink, 2 if self._waiting else 1.2))
        painter.setBrush(mixed(theme.legal, theme.panel, 0.18) if self._waiting else theme.panel)
        painter.drawRoundedRect(button, 4, 4)
        painter.setFont(font("tag", 11))
        painter.setPen(theme.ink)
        painter.drawText(button, int(Qt.AlignmentFlag.AlignCenter), f"{self._page + 1}/{self._pages}")


class FrameItem(QGraphicsItem):
    """The ground of an opponent's area. `set_state` says whose turn it is and whether the player can be chosen."""

    def __init__(self) -> None:
        super().__init__()
        self._rect = QRectF()
        self._active = self._target = self._hot = False
        self.setZValue(-20)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_rect(self, rect: Rect) -> None:
        self.prepareGeometryChange()
        self._rect = qrect(rect)
        self.update()

    def rect(self) -> QRectF:
        return self._rect

    def set_state(self, *, active: bool, target: bool, hot: bool) -> None:
        """`hot`: something that may be dropped here hovers here."""
        if (active, target, hot) != (self._active, self._target, self._hot):
            self._active, self._target, self._hot = active, target, hot
            self.update()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme = current_theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill = mixed(theme.legal, theme.zone, 0.16) if self._hot else theme.zone
        painter.setPen(frame_pen(theme, active=self._active, target=self._target))
        painter.setBrush(fill)
        painter.drawRoundedRect(self._rect.adjusted(1.3, 1.3, -1.3, -1.3), px(9), px(9))


def frame_pen(theme: Theme, *, active: bool, target: bool) -> QPen:
    """The edge of an opponent's area: to be chosen, on turn, or quiet."""
    if target:
        return QPen(theme.legal, 3)
    return QPen(theme.accentfill, 2.6) if active else QPen(theme.ctl, 1.2)


class DropGhost(QGraphicsItem):
    """A dashed card with a plus where the dragged card will stand."""

    def __init__(self) -> None:
        super().__init__()
        self._rect = QRectF()
        self.setZValue(5)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def show_at(self, place: Place) -> None:
        self.prepareGeometryChange()
        self._rect = qrect(place.box())
        self.show()
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-3, -3, 3, 3)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme = current_theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(theme.legal, 2.2)
        pen.setDashPattern([3, 2.4])
        painter.setPen(pen)
        painter.setBrush(mixed(theme.legal, theme.zone, 0.10))
        painter.drawRoundedRect(self._rect, 7, 7)
        middle = self._rect.center()
        words = QCoreApplication.translate("DropGhost", "drop here")
        tall = self._rect.height() > px(44)
        icon_at(painter, "ui-plus", middle - QPointF(0, px(9) if tall else 0), px(18), theme.legal)
        if tall:
            painter.setPen(theme.legal)
            painter.setFont(font("tag", 12.5))
            painter.drawText(
                QRectF(self._rect.left(), middle.y() + px(2), self._rect.width(), px(20)),
                int(Qt.AlignmentFlag.AlignCenter),
                words,
            )
