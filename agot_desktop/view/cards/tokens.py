"""Tokens, tags and rings: small upright signs on cards, also used by themselves in docks and lists.

All take the centre (or the middle of an edge) in the painter's px and a scale; none reads a card.
"""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF

from agot_desktop.view.cards.parts import Canvas, icon_at, number_at
from agot_desktop.view.fonts import NARROW, face
from agot_desktop.view.theme import token_colour, tokens

TAG_HEIGHT: Final = 19.0
BLACK: Final = QColor("#000000")
WHITE: Final = QColor("#FFFFFF")


def _token(canvas: Canvas, kind: str) -> tuple[QColor, QColor, QColor]:
    """Fill, ink and line of 'power' or 'gold'."""
    if canvas.theme.high_contrast:
        return WHITE, BLACK, BLACK
    facts = tokens()["tokens"][kind]
    ink = token_colour(facts["ink"])
    return token_colour(facts["fill"]), ink, token_colour(facts["line"]) if "line" in facts else ink


def paint_power(canvas: Canvas, centre: QPointF, radius: float, count: int) -> None:
    """A hexagon with the number of power."""
    fill, ink, line = _token(canvas, "power")
    painter = canvas.painter
    corners = [radians(60 * number - 90) for number in range(6)]
    hexagon = QPolygonF([centre + QPointF(cos(a) * radius, sin(a) * radius) for a in corners])
    outline = QPainterPath()
    outline.addPolygon(hexagon)
    outline.closeSubpath()
    pen = QPen(canvas.theme.paper, radius * 0.3)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(outline, pen)
    painter.fillPath(outline, fill)
    inner = QPen(line, max(1.0, radius * 0.1))
    inner.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.strokePath(outline, inner)
    number_at(canvas, str(count), centre.x(), centre.y(), radius * 1.12, radius * 1.25, ink)


def paint_gold(canvas: Canvas, centre: QPointF, radius: float, count: int) -> None:
    """A coin with an inner ring and the number of gold."""
    fill, ink, line = _token(canvas, "gold")
    painter = canvas.painter
    painter.setBrush(fill)
    painter.setPen(QPen(line, max(1.0, radius * 0.1)))
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(line, max(0.7, radius * 0.06)))
    painter.drawEllipse(centre, radius * 0.8, radius * 0.8)
    number_at(canvas, str(count), centre.x(), centre.y(), radius * 1.12, radius * 1.3, ink)


def paint_marker(canvas: Canvas, centre: QPointF, radius: float, sign: str, count: int) -> None:
    """A square with an icon (names longer than a letter) or a letter, and the number where it is not 1."""
    theme, painter = canvas.theme, canvas.painter
    square = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    painter.setBrush(theme.paper)
    painter.setPen(QPen(theme.ink, max(1.0, radius * 0.12)))
    painter.drawRoundedRect(square, radius * 0.22, radius * 0.22)
    middle = centre.x() - (radius * 0.42 if count != 1 else 0)
    side = radius * (1.0 if count != 1 else 1.5)
    if len(sign) > 1:
        icon_at(canvas, sign, middle, centre.y(), side, theme.ink)
    else:
        number_at(canvas, sign, middle, centre.y(), side, side, theme.ink)
    if count != 1:
        number_at(canvas, str(count), centre.x() + radius * 0.48, centre.y(), radius, radius * 0.9, theme.ink)


def paint_round(canvas: Canvas, centre: QPointF, radius: float, fill: QColor, icon: str = "", text: str = "") -> None:
    """A filled disc with a paper rim and an icon or a number: target and order badges."""
    theme, painter = canvas.theme, canvas.painter
    painter.setPen(QPen(theme.paper, radius * 0.18))
    painter.setBrush(fill)
    painter.drawEllipse(centre, radius, radius)
    ink = theme.on(fill)
    if icon:
        icon_at(canvas, icon, centre.x(), centre.y(), radius * 1.42, ink)
    else:
        number_at(canvas, text, centre.x(), centre.y(), radius * 1.25, radius * 1.5, ink)


def tag_width(icon: str, word: str, scale: float = 1.0) -> float:
    """Width in px of a tag with these contents."""
    inside = face(NARROW, 12.5, bold=True).width(word) if word else 0.0
    return ((15 if icon else 0) + (3 if icon and word else 0) + inside + (10 if word else 6)) * scale


def paint_tag(canvas: Canvas, left: QPointF, icon: str, word: str, fill: QColor, scale: float = 1.0) -> float:
    """A filled label with an icon and a word; `left` is the middle of its left edge. Returns its width in px."""
    theme, painter = canvas.theme, canvas.painter
    width = tag_width(icon, word, scale)
    painter.save()
    painter.translate(left)
    painter.scale(scale, scale)
    box = QRectF(0, -TAG_HEIGHT / 2, width / scale, TAG_HEIGHT)
    painter.setPen(QPen(WHITE if theme.high_contrast else theme.paper, 1.2))
    painter.setBrush(fill)
    painter.drawRoundedRect(box, 4.5, 4.5)
    ink, x = theme.on(fill), 5.0 if word else 3.0
    if icon:
        icon_at(canvas, icon, x + 7, 0, 13, ink)
        x += 18
    if word:
        style = face(NARROW, 12.5, bold=True)
        style.draw(painter, x, style.cap / 2, word, ink)
    painter.restore()
    return width


def paint_ring(canvas: Canvas, centre: QPointF, radius: float, count: int, threshold: int) -> None:
    """Tokens of a Hand of the King: a segment for each token of the threshold, '5/4' inside, surplus as studs."""
    theme, painter = canvas.theme, canvas.painter
    painter.setPen(QPen(theme.cardouter if theme.dark else theme.cardline, max(1.0, radius * 0.07)))
    painter.setBrush(theme.paper)
    painter.drawEllipse(centre, radius, radius)
    segments = max(1, threshold)
    band, middle = radius * 0.2, radius * 0.8
    arc = QRectF(centre.x() - middle, centre.y() - middle, 2 * middle, 2 * middle)
    gap = min(12.0, 80.0 / segments) if segments > 1 else 0.0
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number in range(segments):
        have = number < count
        pen = QPen(theme.gold if have else theme.ctl, band if have else max(1.0, band * 0.3))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        start = 90 - number * 360 / segments - gap / 2
        painter.drawArc(arc, round(start * 16), round(-(360 / segments - gap) * 16))
    _paint_studs(canvas, centre, radius, count - segments)
    text = f"{count}/{threshold}"
    number_at(canvas, text, centre.x(), centre.y(), radius * 0.66, radius * 1.22, theme.ink)


def _paint_studs(canvas: Canvas, centre: QPointF, radius: float, surplus: int) -> None:
    painter, theme = canvas.painter, canvas.theme
    painter.setPen(QPen(theme.cardline if not theme.high_contrast else BLACK, max(0.8, radius * 0.05)))
    painter.setBrush(theme.gold)
    for number in range(max(0, min(surplus, 12))):
        angle = radians(-90 + 30 * number)
        spot = centre + QPointF(cos(angle) * radius * 1.08, sin(angle) * radius * 1.08)
        painter.drawEllipse(spot, radius * 0.14, radius * 0.14)
