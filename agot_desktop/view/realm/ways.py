"""Ways of the map: arrows with the houses that may use them, fords, bridges and straits, as the weather leaves them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from agot_desktop.view.drawing import icon_at
from agot_desktop.view.realm.colours import HOUSES, map_colours, with_alpha
from agot_desktop.view.realm.geometry import Arrow, Crossing, Strait, curve, line, point
from agot_desktop.view.realm.pieces import paint_arrow_head
from agot_desktop.view.theme import current_theme


class ArrowItem(QGraphicsItem):
    """An arrow of the map; pale with a mark where the weather has closed it, wide where it can be used now."""

    def __init__(self, arrow: Arrow) -> None:
        super().__init__()
        self.arrow = arrow
        self._path = curve(arrow)
        self._closed = False
        self._legal = False
        self.setZValue(70)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().adjusted(-20, -20, 20, 20)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def set_state(self, *, closed: bool, legal: bool) -> None:
        """Changes what the weather and the open move make of it."""
        if (closed, legal) != (self._closed, self._legal):
            self._closed, self._legal = closed, legal
            self.update()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        theme = current_theme()
        c = map_colours(theme)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(0.35 if self._closed else 1.0)
        long = self.arrow.kind == "sea-long"
        houses = self.arrow.houses or []
        painter.strokePath(self._path, QPen(with_alpha(c.halo, 200), 7.8 if not self._legal else 12))
        if self._legal:
            painter.strokePath(self._path, QPen(theme.legal, 9))
        colours = [theme.house(HOUSES[_index(house)]).field for house in houses] or [
            c.arrow_road if self.arrow.kind == "road" else c.arrow_sea
        ]
        if houses:
            edge = c.arrow_edge[_index(houses[0])]
            painter.strokePath(self._path, QPen(edge, 5.8))
        for number, colour in enumerate(colours):
            pen = QPen(colour, 3.2)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            if len(colours) > 1:
                pen.setDashPattern([4, 4])
                pen.setDashOffset(number * 4)
            elif long:
                pen.setDashPattern([6, 3])
            painter.strokePath(self._path, pen)
        start, first, second, end = (point(spot) for spot in self.arrow.curve)
        ink = c.arrow_edge[_index(houses[0])] if houses else colours[0]
        paint_arrow_head(painter, end, second, ink)
        if self.arrow.both_ways:
            paint_arrow_head(painter, start, first, ink)
        else:
            painter.setBrush(ink)
            painter.drawEllipse(start, 4, 4)
        if self._closed:
            painter.setOpacity(1.0)
            middle = self._path.pointAtPercent(0.5)
            icon_at(painter, "weather-storm", middle, 22, c.label)


def _index(house: str) -> int:
    return [name.lower() for name in HOUSES].index(house)


class LinkItem(QGraphicsItem):
    """A ford, a bridge or a strait. A ford is shut in a storm."""

    def __init__(self, what: Crossing | Strait) -> None:
        super().__init__()
        self._what = what
        self._shut = False
        self.setZValue(60)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        if isinstance(self._what, Strait):
            return line(self._what.pts).boundingRect().adjusted(-8, -8, 8, 8)
        x, y = self._what.at
        return QRectF(x - 26, y - 26, 52, 52)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def is_ford(self) -> bool:
        """Whether it is a ford."""
        return isinstance(self._what, Crossing) and self._what.kind == "ford"

    def set_shut(self, shut: bool) -> None:
        """Whether the weather shuts it."""
        if shut != self._shut:
            self._shut = shut
            self.update()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        c = map_colours(current_theme())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if isinstance(self._what, Strait):
            painter.strokePath(line(self._what.pts), QPen(with_alpha(c.halo, 150), 6.4))
            pen = QPen(c.ink, 4)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setDashPattern([0.01, 2.5])
            painter.strokePath(line(self._what.pts), pen)
            return
        painter.translate(point(self._what.at))
        painter.rotate(self._what.angle)
        if self._what.kind == "bridge":
            painter.setPen(QPen(c.ink, 1.4))
            painter.setBrush(c.ribbon)
            painter.drawRect(QRectF(-7, -18, 14, 36))
            for y in range(-14, 18, 6):
                painter.drawLine(QPointF(-7, y), QPointF(7, y))
            return
        painter.setPen(QPen(c.ink, 1.4))
        painter.setBrush(c.ribbon)
        painter.drawEllipse(QPointF(0, 0), 12, 12)
        painter.setBrush(c.water_edge)
        painter.setPen(Qt.PenStyle.NoPen)
        for x, y in ((-3.5, -6), (3.5, -2), (-3.5, 2), (3.5, 6)):
            painter.drawEllipse(QPointF(x, y), 2.6, 1.9)
        if self._shut:
            painter.setPen(QPen(current_theme().attack, 3))
            painter.drawLine(QPointF(-9, -9), QPointF(9, 9))
            painter.drawLine(QPointF(-9, 9), QPointF(9, -9))
