"""Small drawings of the map: mountains, hills, woods, fens, fields, waves, ships, the rose and the title.

Each takes a painter in canvas units; a drawing's foot is at (x, y).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from agot_desktop.view.fonts import SERIF, face
from agot_desktop.view.realm.colours import HOUSES, MapColours, with_alpha
from agot_desktop.view.realm.geometry import MapGeometry, closed, point
from agot_desktop.view.theme import Theme, mixed

Drawer = Callable[[QPainter, float, float, float, int, MapColours], None]


def _polygon(*spots: tuple[float, float]) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in spots])


def _mountain(painter: QPainter, x: float, y: float, size: float, variant: int, c: MapColours) -> None:
    wide, high = size * (0.5 + 0.04 * variant), size * (0.86 + 0.05 * variant)
    peak = x + size * (0.06 if variant % 2 else -0.05)
    light = mixed(c.gaps["mountain"], c.halo if not c.dark else c.ink2, 0.55)
    shade = mixed(c.ink2, c.gaps["mountain"], 0.62)
    foot = y + size * 0.06
    notch = (peak + wide * 0.18, y - high * 0.42)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawPolygon(_polygon((x - wide, foot), (peak, y - high), notch, (x + wide * 0.1, foot)))
    painter.setBrush(shade)
    painter.drawPolygon(_polygon((peak, y - high), notch, (x + wide * 0.1, foot), (x + wide, foot)))
    painter.setPen(QPen(c.ink, 1.3))
    painter.drawPolyline(
        _polygon((x - wide, foot), (x - wide * 0.4, y - high * 0.5), (peak, y - high), (x + wide, foot))
    )


def _hill(painter: QPainter, x: float, y: float, size: float, variant: int, c: MapColours) -> None:
    path = QPainterPath(QPointF(x - size * 0.8, y))
    path.quadTo(QPointF(x - size * 0.1 * variant, y - size * 0.9), QPointF(x + size * 0.8, y))
    painter.strokePath(path, QPen(with_alpha(c.ink2, 150), 1.1))


def _tree(painter: QPainter, x: float, y: float, size: float, variant: int, c: MapColours) -> None:
    fill = mixed(c.regions["south"][1], c.ink, 0.78 if not c.dark else 0.9)
    painter.setPen(QPen(with_alpha(c.ink, 200), 0.9))
    painter.drawLine(QPointF(x, y), QPointF(x, y - size * 0.4))
    painter.setBrush(fill)
    if variant % 2:
        painter.drawPolygon(_polygon((x - size * 0.3, y - size * 0.3), (x, y - size), (x + size * 0.3, y - size * 0.3)))
    else:
        painter.drawEllipse(QPointF(x, y - size * 0.65), size * 0.3, size * 0.36)


def _reeds(painter: QPainter, x: float, y: float, size: float, _variant: int, c: MapColours) -> None:
    painter.setPen(QPen(with_alpha(c.regions["south"][1], 220), 1.0))
    for lean in (-0.35, 0.0, 0.35):
        painter.drawLine(QPointF(x, y), QPointF(x + lean * size, y - size * 0.7))
    painter.drawLine(QPointF(x - size * 0.5, y), QPointF(x + size * 0.5, y))


def _field(painter: QPainter, x: float, y: float, size: float, _variant: int, c: MapColours) -> None:
    painter.setPen(QPen(with_alpha(c.ink2, 70), 1.0))
    for row in range(3):
        painter.drawLine(QPointF(x - size * 0.6, y - row * 4), QPointF(x + size * 0.3, y - row * 4 - 3))


def _stump(painter: QPainter, x: float, y: float, size: float, _variant: int, c: MapColours) -> None:
    painter.setPen(QPen(c.ink2, 1.1))
    painter.setBrush(c.halo)
    painter.drawEllipse(QPointF(x, y - size * 0.5), size * 0.35, size * 0.2)
    painter.drawLine(QPointF(x - size * 0.35, y - size * 0.5), QPointF(x - size * 0.4, y))
    painter.drawLine(QPointF(x + size * 0.35, y - size * 0.5), QPointF(x + size * 0.4, y))


def _wave(painter: QPainter, x: float, y: float, size: float, _variant: int, c: MapColours) -> None:
    path = QPainterPath(QPointF(x - size, y))
    path.quadTo(QPointF(x - size / 2, y - size * 0.45), QPointF(x, y))
    path.quadTo(QPointF(x + size / 2, y - size * 0.45), QPointF(x + size, y))
    painter.strokePath(path, QPen(with_alpha(c.ripple, 110), 1.1))


def _ship(painter: QPainter, x: float, y: float, size: float, _variant: int, c: MapColours) -> None:
    painter.setPen(QPen(c.ink, 1.3))
    painter.setBrush(c.gaps["mountain"])
    hull = QPainterPath(QPointF(x - size * 0.6, y - size * 0.25))
    hull.quadTo(QPointF(x, y + size * 0.2), QPointF(x + size * 0.6, y - size * 0.25))
    hull.closeSubpath()
    painter.drawPath(hull)
    painter.setBrush(c.halo)
    painter.drawLine(QPointF(x, y - size * 0.2), QPointF(x, y - size))
    left, right = x - size * 0.32, x + size * 0.3
    sail = ((left, y - size * 0.4), (left, y - size * 0.9), (right, y - size * 0.82), (right, y - size * 0.36))
    painter.drawPolygon(_polygon(*sail))


_DRAWERS: Final[tuple[tuple[str, Drawer], ...]] = (
    ("mountains", _mountain),
    ("hills", _hill),
    ("trees", _tree),
    ("marsh", _reeds),
    ("fields", _field),
    ("stumps", _stump),
)


def paint_land_decor(painter: QPainter, geometry: MapGeometry, c: MapColours) -> None:
    """Everything that stands on the land, from north to south so that the nearer covers the farther."""
    found = [(mark, drawer) for name, drawer in _DRAWERS for mark in getattr(geometry.decor, name)]
    found.sort(key=lambda pair: pair[0][1])
    for (x, y, size, variant), drawer in found:
        drawer(painter, x, y, size, variant, c)
    x, y, size = geometry.decor.isle_of_faces
    painter.setPen(QPen(c.water_edge, 1.2))
    painter.setBrush(c.regions["riverlands"][0])
    painter.drawEllipse(QPointF(x, y), size * 1.2, size * 0.8)


def paint_sea_decor(painter: QPainter, geometry: MapGeometry, c: MapColours) -> None:
    """Waves, ships and islets."""
    for mark in geometry.decor.waves:
        _wave(painter, *mark, c)
    for islet in geometry.decor.islets:
        painter.setPen(QPen(c.coast, 1.4))
        painter.setBrush(c.gaps["beyond"])
        painter.drawPath(closed(islet))
    for ship in geometry.decor.ships:
        _ship(painter, *ship, c)


def paint_compass(painter: QPainter, geometry: MapGeometry, c: MapColours) -> None:
    """The rose of the winds."""
    x, y, radius = geometry.decor.compass
    centre = QPointF(x, y)
    painter.save()
    painter.translate(centre)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(with_alpha(c.ripple, 150), 1.2))
    painter.drawEllipse(QPointF(0, 0), radius * 0.72, radius * 0.72)
    painter.drawEllipse(QPointF(0, 0), radius * 0.62, radius * 0.62)
    for step in range(16):
        length = radius * (1.0 if step % 4 == 0 else 0.7 if step % 2 == 0 else 0.5)
        angle = math.radians(step * 22.5)
        tip = QPointF(math.sin(angle) * length, -math.cos(angle) * length)
        side = QPointF(math.cos(angle), math.sin(angle)) * radius * 0.09
        for sign, fill in ((1, c.ink), (-1, c.halo)):
            painter.setPen(QPen(c.ink, 0.8))
            painter.setBrush(fill if not c.dark else (c.frame if sign > 0 else c.frame_ground))
            painter.drawPolygon(QPolygonF([QPointF(0, 0), tip, side * sign]))
    painter.restore()
    face(SERIF, 22, bold=True).draw_centred(painter, x, y - radius - 14, "N", c.sea_label)


def paint_frame(painter: QPainter, geometry: MapGeometry, c: MapColours) -> None:
    """The drawn frame around the neat line."""
    sheet, neat = geometry.sheet, geometry.neat
    border = QPainterPath()
    border.addRect(sheet)
    border.addRect(neat)
    border.setFillRule(Qt.FillRule.OddEvenFill)
    painter.fillPath(border, c.frame_ground)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, width in ((2.0, 3.0), (24.5, 2.5)):
        painter.setPen(QPen(c.frame, width))
        painter.drawRect(sheet.adjusted(inset, inset, -inset, -inset))
    band = sheet.adjusted(10, 10, -10, -10)
    painter.setPen(QPen(c.frame, 1.4))
    painter.drawRect(band)
    inner = sheet.adjusted(17, 17, -17, -17)
    painter.drawRect(inner)
    step = 60.0
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(c.frame)
    for number in range(int(sheet.width() // step)):
        if number % 2:
            painter.drawRect(QRectF(number * step, 10, step, 7))
            painter.drawRect(QRectF(number * step, sheet.height() - 17, step, 7))
    for number in range(int(sheet.height() // step)):
        if number % 2:
            painter.drawRect(QRectF(10, number * step, 7, step))
            painter.drawRect(QRectF(sheet.width() - 17, number * step, 7, step))


def paint_cartouche(
    painter: QPainter, geometry: MapGeometry, c: MapColours, theme: Theme, words: tuple[str, str, str]
) -> None:
    """The title of the sheet. `words`: a line above, the name, a line below."""
    from agot_desktop.view.drawing import paint_shield

    box = QRectF(*geometry.decor.cartouche)
    painter.setPen(QPen(c.frame, 3.0))
    painter.setBrush(mixed(c.ribbon, c.halo, 0.5))
    painter.drawRoundedRect(box, 16, 16)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(c.frame, 1.2))
    painter.drawRoundedRect(box.adjusted(8, 8, -8, -8), 11, 11)
    x, width = box.center().x(), box.width() - 40
    for text, y, size, bold in (
        (words[0], 0.22, 24.0, False),
        (words[1], 0.43, 44.0, True),
        (words[2], 0.66, 21.0, False),
    ):
        shaped = face(SERIF, size, bold=bold, italic=not bold)
        while shaped.width(text) > width and size > 12:
            size -= 1
            shaped = face(SERIF, size, bold=bold, italic=not bold)
        shaped.draw_centred(painter, x, box.top() + box.height() * y, text, c.label)
    for number, house in enumerate(HOUSES):
        at = QRectF(0, 0, 28, 34)
        at.moveCenter(QPointF(x + (number - 1.5) * 46, box.top() + box.height() * 0.855))
        paint_shield(painter, at, house, theme)


def paint_captions(painter: QPainter, geometry: MapGeometry, c: MapColours, words: dict[str, str]) -> None:
    """'to the Wall' and so on. `words`: by the English text."""
    for caption in geometry.decor.captions:
        painter.save()
        painter.translate(point(caption.at))
        painter.rotate(caption.angle)
        text = words.get(caption.text, caption.text)
        face(SERIF, caption.size, italic=True).draw_centred(painter, 0, 0, text, c.ink2)
        painter.restore()
