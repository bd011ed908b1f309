"""Pieces of the board game: unit coins, Leaders, orders, shields, garrisons. Outline first, glyph second, then the
owner's field and hatch.

Each paints into a painter in canvas units around a centre.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from agot_desktop.view.drawing import icon_at, paint_shield
from agot_desktop.view.fonts import SANS, face
from agot_desktop.view.icons import hatch_brush, paint_icon
from agot_desktop.view.realm.colours import HOUSES
from agot_desktop.view.theme import Theme

UNIT_ICONS: Final = ("unit-knight", "unit-footman", "unit-sellsword")
ORDER_ICONS: Final = {
    "march": "order-march",
    "defense": "order-defense",
    "support": "order-support",
    "raid": "order-raid",
    "consolidate": "order-consolidate",
}
IVORY: Final = QColor("#FFF6E2")
_ROUTED_TURN: Final = 78.0


def _edge(theme: Theme, width: float = 1.8) -> QPen:
    return QPen(QColor("#F1EADB") if theme.dark else QColor("#1D1710"), width)


def badge(painter: QPainter, at: QPointF, words: str, size: float = 12.0, fill: QColor | None = None) -> None:
    """A small dark pill with words in it."""
    shaped = face(SANS, size, bold=True)
    width = max(size + 3, shaped.width(words) + 7)
    box = QRectF(at.x() - width / 2, at.y() - size * 0.62, width, size * 1.24)
    painter.setPen(QPen(IVORY, 1.0))
    painter.setBrush(fill or QColor("#1D1710"))
    painter.drawRoundedRect(box, size * 0.6, size * 0.6)
    shaped.draw_centred(painter, box.center().x(), box.center().y(), words, IVORY)


def paint_unit(
    painter: QPainter, at: QPointF, kind: int, house: int, theme: Theme, count: int = 1, size: float = 30
) -> None:
    """A coin of a unit; `kind` 3 to 5 is routed: lying on its side. A number stands at it from two on."""
    arms = theme.house(HOUSES[house])
    radius = size / 2
    painter.save()
    painter.translate(at)
    painter.setBrushOrigin(QPointF(0, 0))
    if kind >= 3:
        painter.rotate(_ROUTED_TURN)
        painter.setOpacity(0.85)
    painter.setPen(_edge(theme))
    painter.setBrush(hatch_brush(arms, 0.5))
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    side = size * 0.68
    paint_icon(painter, UNIT_ICONS[kind % 3], QRectF(-side / 2, -side / 2, side, side), arms.charge)
    painter.restore()
    if count > 1:
        badge(painter, QPointF(at.x() + radius * 0.8, at.y() + radius * 0.75), str(count))


def pentagon(at: QPointF, size: float) -> QPolygonF:
    """The outline of a Leader."""
    half = size / 2
    spots = ((0, -1), (0.98, -0.28), (0.62, 0.86), (-0.62, 0.86), (-0.98, -0.28))
    return QPolygonF([QPointF(at.x() + x * half, at.y() + y * half) for x, y in spots])


def paint_leader(painter: QPainter, at: QPointF, house: int, theme: Theme, words: str = "", size: float = 34) -> None:
    """A pentagon of a Leader, in the colours of who controls him; `words`: his initials."""
    arms = theme.house(HOUSES[house] if house >= 0 else "Neutral")
    painter.setPen(_edge(theme))
    painter.setBrushOrigin(at)
    painter.setBrush(hatch_brush(arms, 0.5))
    painter.drawPolygon(pentagon(at, size))
    if words:
        face(SANS, size * 0.38, bold=True).draw_centred(painter, at.x(), at.y() + size * 0.06, words, arms.charge)
    else:
        icon_at(painter, "unit-leader", at, size * 0.56, arms.charge)


def _order_shape(at: QPointF, kind: str, half: float) -> QPainterPath:
    path = QPainterPath()
    x, y = at.x(), at.y()
    if kind == "march":
        spots = [(-1, -0.7), (0.45, -0.7), (1, 0), (0.45, 0.7), (-1, 0.7)]
    elif kind == "raid":
        spots = [(0, -1), (1, 0), (0, 1), (-1, 0)]
    elif kind == "defense":
        spots = [(-0.82, -0.85), (0.82, -0.85), (0.82, 0.2), (0, 1), (-0.82, 0.2)]
    elif kind == "consolidate":
        spots = [(-0.85, -0.85), (0.85, -0.85), (0.85, 0.85), (-0.85, 0.85)]
    else:
        path.addEllipse(at, half * 0.95, half * 0.95)
        return path
    path.addPolygon(QPolygonF([QPointF(x + dx * half, y + dy * half) for dx, dy in spots]))
    path.closeSubpath()
    return path


def paint_order(
    painter: QPainter, at: QPointF, kind: str, theme: Theme, value: str = "", star: bool = False, size: float = 40
) -> None:
    """An order token: its shape and colour, its value as a badge, a star for a special one."""
    half = size / 2
    painter.setPen(QPen(IVORY if theme.dark else QColor("#1D1710"), 1.8))
    painter.setBrush(theme.orders[kind])
    painter.drawPath(_order_shape(at, kind, half))
    painter.save()
    side = size * 0.56
    paint_icon(painter, ORDER_ICONS[kind], QRectF(at.x() - side / 2, at.y() - side / 2, side, side), IVORY)
    painter.restore()
    if value:
        badge(painter, QPointF(at.x() + half * 0.72, at.y() + half * 0.78), value, size * 0.3)
    if star:
        icon_at(painter, "order-star", QPointF(at.x() + half * 0.8, at.y() - half * 0.75), size * 0.42, theme.gold)


def paint_hidden_order(painter: QPainter, at: QPointF, house: int, theme: Theme, size: float = 36) -> None:
    """An order that lies face down: the owner's sigil on a square."""
    arms = theme.house(HOUSES[house])
    box = QRectF(at.x() - size / 2, at.y() - size / 2, size, size)
    painter.setPen(_edge(theme))
    painter.setBrushOrigin(box.topLeft())
    painter.setBrush(hatch_brush(arms, 0.5))
    painter.drawRoundedRect(box, 5, 5)
    paint_icon(painter, arms.sigil, box.adjusted(5, 5, -5, -5), arms.charge)


def paint_control(painter: QPainter, at: QPointF, house: int, theme: Theme, power_token: bool) -> None:
    """The owner's shield; on a hexagon where a Power token alone keeps control."""
    if power_token:
        spots = ((0, -1), (0.9, -0.5), (0.9, 0.5), (0, 1), (-0.9, 0.5), (-0.9, -0.5))
        painter.setPen(QPen(IVORY, 1.4))
        painter.setBrush(theme.power)
        painter.drawPolygon(QPolygonF([QPointF(at.x() + dx * 20, at.y() + dy * 20) for dx, dy in spots]))
    paint_shield(painter, QRectF(at.x() - 13, at.y() - 15, 26, 30), HOUSES[house], theme)


def paint_force(painter: QPainter, at: QPointF, strength: int, house: int, theme: Theme) -> None:
    """A garrison (of a house) or a neutral force (house -1) with its strength."""
    arms = theme.house(HOUSES[house] if house >= 0 else "Neutral")
    box = QRectF(at.x() - 14, at.y() - 14, 28, 28)
    painter.setPen(_edge(theme))
    painter.setBrushOrigin(box.topLeft())
    painter.setBrush(hatch_brush(arms, 0.5) if house >= 0 else QColor("#8a8273"))
    painter.drawRoundedRect(box, 4, 4)
    paint_icon(painter, "unit-garrison", box.adjusted(5, 5, -5, -5), arms.charge if house >= 0 else IVORY)
    badge(painter, QPointF(box.right() - 2, box.bottom() - 2), str(strength))


def paint_printed(painter: QPainter, at: QPointF, kind: str, theme: Theme) -> None:
    """A printed icon of an area: supply, power, or muster points."""
    box = QRectF(at.x() - 10, at.y() - 10, 20, 20)
    painter.setPen(QPen(QColor("#3a2c1e"), 1.0))
    painter.setBrush(QColor("#f6ecd2") if not theme.dark else QColor("#e8dcbd"))
    painter.drawEllipse(box)
    names = {"supply": "supply", "power": "power", "muster1": "muster", "muster2": "muster"}
    colour = QColor("#8a4b12") if kind == "supply" else QColor("#7a5a00") if kind == "power" else QColor("#3a2c1e")
    if kind == "muster2":
        for shift in (-3.2, 3.2):
            icon_at(painter, names[kind], QPointF(at.x() + shift, at.y()), 10.5, colour)
        return
    icon_at(painter, names[kind], at, 14, colour)


def paint_arrow_head(painter: QPainter, tip: QPointF, back: QPointF, colour: QColor, size: float = 15) -> None:
    """A head at `tip` that comes from `back`."""
    dx, dy = tip.x() - back.x(), tip.y() - back.y()
    length = max(0.01, (dx * dx + dy * dy) ** 0.5)
    ux, uy = dx / length, dy / length
    base = QPointF(tip.x() - ux * size, tip.y() - uy * size)
    aside = QPointF(-uy * size * 0.48, ux * size * 0.48)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF([tip, base + aside, base - aside]))
