"""The nine line patterns that tell houses apart without colour, as texture brushes.

A pattern is drawn once for one period in device pixels; periods are whole pixels, so lines stay crisp and meet.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QTransform

from agot_desktop.view.painting import painting
from agot_desktop.view.theme import House

MIN_SCALE: Final = 0.45  # below this the lines would only be grey: the plain field is used

# Period in px at scale 1: width, height.
PERIODS: Final[dict[str, tuple[float, float]]] = {
    "vertical": (6, 6),
    "horizontal": (6, 6),
    "bend": (8, 8),
    "cross": (8, 8),
    "dots": (8, 13),
    "ermine": (14, 24),
    "waves": (12, 7),
    "rays": (10, 9),
    "brick": (16, 16),
}


def hatch_brush(house: House, scale: float = 1.0, dpr: float = 1.0) -> QBrush:
    """The house's pattern over its field at `scale` for a device of `dpr` pixels a px; plain below MIN_SCALE."""
    if house.pattern not in PERIODS or scale < MIN_SCALE:
        return QBrush(house.field)
    return _brush(house.pattern, house.field.rgba(), house.hatch.rgba(), round(scale * dpr, 3), round(dpr, 3))


@lru_cache(maxsize=256)
def _brush(pattern: str, field: int, hatch: int, zoom: float, dpr: float) -> QBrush:
    period = PERIODS[pattern]
    width, height = (max(2, round(side * zoom)) for side in period)
    tile = QPixmap(width, height)
    tile.fill(QColor.fromRgba(field))
    with painting(tile) as painter:
        painter.scale(width / period[0], height / period[1])
        _DRAW[pattern](painter, QColor.fromRgba(hatch))
    brush = QBrush(tile)
    brush.setTransform(QTransform.fromScale(1 / dpr, 1 / dpr))
    return brush


def _stroke(painter: QPainter, colour: QColor, width: float, *lines: tuple[float, float, float, float]) -> None:
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.SquareCap)
    painter.setPen(pen)
    for x1, y1, x2, y2 in lines:
        painter.drawLine(QPointF(x1, y1), QPointF(x2, y2))


def _vertical(painter: QPainter, colour: QColor) -> None:
    painter.fillRect(QRectF(1.9, 0, 2.2, 6), colour)


def _horizontal(painter: QPainter, colour: QColor) -> None:
    painter.fillRect(QRectF(0, 1.9, 6, 2.2), colour)


def _bend(painter: QPainter, colour: QColor) -> None:
    _stroke(painter, colour, 2.4 * 0.7071, (-8, 0, 8, 16), (-8, -8, 16, 16), (0, -8, 16, 8))


def _cross(painter: QPainter, colour: QColor) -> None:
    _stroke(painter, colour, 1.3, (-4, -4, 12, 12), (-4, 12, 12, -4))


def _dots(painter: QPainter, colour: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for x, y in ((4, 3.25), (0, 9.75), (8, 9.75)):
        painter.drawEllipse(QPointF(x, y), 1.5, 1.5)


def _ermine(painter: QPainter, colour: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for x, y in ((7, 6), (0, 18), (14, 18)):
        points = ((0, -3.7), (2.5, 3.7), (0, 1.6), (-2.5, 3.7))
        painter.drawPolygon(QPolygonF([QPointF(x + dx, y + dy) for dx, dy in points]))


def _waves(painter: QPainter, colour: QColor) -> None:
    path = QPainterPath(QPointF(-6, 3.5))
    for start in (-6, 0, 6, 12):
        rise = 4.4 if (start // 6) % 2 else -4.4
        path.cubicTo(QPointF(start + 2, 3.5 + rise / 2), QPointF(start + 4, 3.5 + rise / 2), QPointF(start + 6, 3.5))
    painter.strokePath(path, QPen(colour, 1.8))


def _rays(painter: QPainter, colour: QColor) -> None:
    for shift in (-9, 0, 9):
        path = QPainterPath(QPointF(-5, 2 + shift))
        for step in range(1, 6):
            path.lineTo(-5 + 5 * step, (7 if step % 2 else 2) + shift)
        painter.strokePath(path, QPen(colour, 2.0))


def _brick(painter: QPainter, colour: QColor) -> None:
    _stroke(painter, colour, 1.4, (-2, 4, 18, 4), (-2, 12, 18, 12), (4, 4, 4, 12), (12, -4, 12, 4), (12, 12, 12, 20))


_DRAW: Final[dict[str, Callable[[QPainter, QColor], None]]] = {
    "vertical": _vertical,
    "horizontal": _horizontal,
    "bend": _bend,
    "cross": _cross,
    "dots": _dots,
    "ermine": _ermine,
    "waves": _waves,
    "rays": _rays,
    "brick": _brick,
}
