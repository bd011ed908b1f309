"""The card back: one for all houses and decks, so it gives nothing away. A strip names a card that the viewer knows."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPen

from agot_desktop.view.cards.density import Density
from agot_desktop.view.cards.parts import Canvas, card_shape, icon_at
from agot_desktop.view.cards.text_fit import fit_name, steps
from agot_desktop.view.fonts import NARROW

_EMBLEM: Final = "sigils/neutral"


def paint_back(canvas: Canvas, density: Density, known_name: str = "") -> None:
    """Paint the back at the painter's origin; `known_name` is written on a strip across the foot."""
    painter, colours, theme = canvas.painter, canvas.theme.back, canvas.theme
    shape = card_shape(density, 0.3)
    painter.fillPath(shape, colours["field"])
    short = min(density.width, density.height)
    inset = short * 0.06
    _paint_lattice(canvas, density, inset)
    frame = density.rect.adjusted(inset, inset, -inset, -inset)
    radius = max(1.0, density.radius - inset / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colours["frame"], max(0.8, density.line * 0.6)))
    painter.drawRoundedRect(frame, radius, radius)
    centre = density.rect.center()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours["field"])
    painter.drawEllipse(centre, short * 0.27, short * 0.27)
    icon_at(canvas, _EMBLEM, centre.x(), centre.y(), short * 0.46, colours["charge"])
    if known_name:
        _paint_strip(canvas, density, known_name)
    edge = theme.cardline if theme.cardouter == theme.cardline else theme.cardouter
    painter.strokePath(card_shape(density, density.line / 2), QPen(edge, density.line))


def _paint_lattice(canvas: Canvas, density: Density, inset: float) -> None:
    painter = canvas.painter
    area = QPainterPath()
    area.addRect(density.rect.adjusted(inset, inset, -inset, -inset))
    painter.save()
    painter.setClipPath(area)
    painter.setPen(QPen(canvas.theme.back["lattice"], density.line * 0.7))
    step = density.width / 7
    x = -density.height
    while x < density.width + density.height:
        painter.drawLine(QPointF(x, 0), QPointF(x + density.height, density.height))
        painter.drawLine(QPointF(x + density.height, 0), QPointF(x, density.height))
        x += step
    painter.restore()


def _paint_strip(canvas: Canvas, density: Density, name: str) -> None:
    theme, painter = canvas.theme, canvas.painter
    height = max(16.0, density.height * 0.17)
    top = density.height - height - min(density.width, density.height) * 0.1
    strip = QRectF(density.line, top, density.width - 2 * density.line, height)
    painter.fillRect(strip, theme.paper)
    painter.fillRect(QRectF(strip.left(), strip.top(), strip.width(), 1), theme.badgeline)
    painter.fillRect(QRectF(strip.left(), strip.bottom() - 1, strip.width(), 1), theme.badgeline)
    largest = round(height * 0.6 * 2) / 2
    ways = tuple(steps(NARROW, largest, 9, 1) + steps(NARROW, max(9.0, largest * 0.75), 9, 2 if height >= 22 else 1))
    box = strip.adjusted(4, 0, -4, 0)
    fitted = fit_name(name, box.width(), box.height(), ways)
    box.setLeft(box.center().x() - fitted.width / 2)
    fitted.draw(painter, box, theme.ink)
