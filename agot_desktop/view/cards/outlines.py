"""What of a card's state turns with the card: shadow, duplicates beneath, veils, the crack, outlines, focus.

A state is told by line and shape, never by colour alone: legal is solid, chosen double, attacking dashed, defending
solid with a foot bar.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPixmap

from agot_desktop.view.cards.density import Density
from agot_desktop.view.cards.face import CardLook
from agot_desktop.view.cards.parts import Canvas, card_shape
from agot_desktop.view.cards.pose import angle_of
from agot_desktop.view.painting import painting

_SHADOW_ALPHAS: Final = (20, 14, 9, 5)
_LIFTED_ALPHAS: Final = (20, 17, 14, 11, 8, 5)
MOST_EDGES: Final = 3  # duplicates drawn as edges; the tag has the number
EDGE_STEP: Final = 4.0


def paint_shadow(canvas: Canvas, density: Density, turn: float, lift: float = 0.0) -> None:
    """A soft shadow below the card, deeper while it is lifted (0 to 1). None in high contrast."""
    if canvas.theme.high_contrast:
        return
    drop = 2 + 4 * lift
    angle = radians(angle_of(density, turn))
    offset = QPointF(drop * sin(angle), drop * cos(angle))
    alphas = _LIFTED_ALPHAS if lift > 0 else _SHADOW_ALPHAS
    pixmap = _shadow(density, alphas, min(4.0, max(0.25, round(canvas.ratio, 2))))
    grow = len(alphas)
    area = density.rect.adjusted(-grow, -grow, grow, grow).translated(offset)
    canvas.painter.drawPixmap(area, pixmap, QRectF(pixmap.rect()))


@lru_cache(maxsize=32)
def _shadow(density: Density, alphas: tuple[int, ...], ratio: float) -> QPixmap:
    """Rounded rectangles around each other, each a px larger and fainter; the pixmap is that much larger all round."""
    grow = len(alphas)
    pixmap = QPixmap(round((density.width + 2 * grow) * ratio), round((density.height + 2 * grow) * ratio))
    pixmap.fill(Qt.GlobalColor.transparent)
    with painting(pixmap) as painter:
        painter.scale(pixmap.width() / (density.width + 2 * grow), pixmap.height() / (density.height + 2 * grow))
        painter.translate(grow, grow)
        for number, alpha in reversed(list(enumerate(alphas))):
            path = QPainterPath()
            radius = density.radius + number
            path.addRoundedRect(density.rect.adjusted(-number, -number, number, number), radius, radius)
            painter.fillPath(path, QColor(0, 0, 0, alpha))
    return pixmap


def paint_duplicates(canvas: Canvas, density: Density, count: int) -> None:
    """A card edge for every duplicate, 4 px up and right each."""
    painter, theme = canvas.painter, canvas.theme
    for number in range(min(count, MOST_EDGES), 0, -1):
        path = card_shape(density, density.line / 2).translated(EDGE_STEP * number, -EDGE_STEP * number)
        painter.fillPath(path, theme.paper)
        line = theme.cardline if theme.cardouter == theme.cardline else theme.cardouter
        painter.strokePath(path, QPen(line, density.line * 0.8))


def paint_veils(canvas: Canvas, look: CardLook, density: Density, turn: float) -> None:
    """What lies over the face: kneeling tiles and unusable cards pale, a moribund one darkens and cracks."""
    painter, theme = canvas.painter, canvas.theme
    shape = card_shape(density)
    if density.landscape and turn > 0:
        painter.fillPath(shape, _translucent(theme.zone, 0.34 * turn))
    if look.dimmed:
        painter.fillPath(shape, _translucent(theme.zone, 0.49))
    if look.moribund:
        painter.fillPath(shape, QColor(0, 0, 0, round(255 * 0.39)))
        _paint_crack(canvas, density)


def _translucent(colour: QColor, share: float) -> QColor:
    made = QColor(colour)
    made.setAlphaF(share)
    return made


_CRACK: Final = ((0.56, -0.02), (0.47, 0.16), (0.60, 0.30), (0.42, 0.52), (0.58, 0.66), (0.49, 0.82), (0.55, 1.02))


def _paint_crack(canvas: Canvas, density: Density) -> None:
    path = QPainterPath(QPointF(_CRACK[0][0] * density.width, _CRACK[0][1] * density.height))
    for x, y in _CRACK[1:]:
        path.lineTo(x * density.width, y * density.height)
    width = max(1.2, density.line)
    canvas.painter.save()
    canvas.painter.setClipPath(card_shape(density), Qt.ClipOperation.IntersectClip)
    for colour, line in ((QColor("#FFFFFF"), width * 2.4), (QColor("#000000"), width)):
        pen = QPen(colour, line)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        canvas.painter.strokePath(path, pen)
    canvas.painter.restore()


class _Rings:
    """Outlines laid around the card one after the other, from the inside out."""

    def __init__(self, canvas: Canvas, density: Density) -> None:
        self.canvas = canvas
        self.density = density
        self.out = 2.0

    def path(self, offset: float) -> QPainterPath:
        path = QPainterPath()
        radius = self.density.radius + offset
        path.addRoundedRect(self.density.rect.adjusted(-offset, -offset, offset, offset), radius, radius)
        return path

    def add(self, colour: QColor, width: float, gap: float = 0.0, dashes: list[float] | None = None) -> None:
        """A line of `width` px, `gap` px outside what is there already; `dashes` in px."""
        offset = self.out + gap + width / 2
        pen = QPen(colour, width)
        if dashes:
            pen.setDashPattern([length / width for length in dashes])
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        self.canvas.painter.strokePath(self.path(offset), pen)
        self.out = offset + width / 2


def paint_outlines(canvas: Canvas, look: CardLook, density: Density) -> float:
    """Paint the outlines that the look asks for; returns how far they reach outside the card in px."""
    theme, painter = canvas.theme, canvas.painter
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    rings = _Rings(canvas, density)
    if look.attacking:
        rings.add(theme.attack, 3.0, dashes=[9, 4.5])
    elif look.defending:
        rings.add(theme.defend, 3.0)
        _paint_foot_bar(canvas, density, rings.out)
    if look.chosen:
        rings.add(theme.paper, 1.4)
        rings.out -= 1.4
        rings.add(theme.chosen, 2.4)
        rings.add(theme.paper, 1.8)
        rings.add(theme.chosen, 2.4)
    elif look.target:
        rings.add(theme.legal, 5.0, gap=0.5)
    elif look.legal:
        rings.add(theme.legal, 3.0, gap=0.5)
    if look.focused:
        _paint_focus(rings)
    if look.new:
        bar = QRectF(-7, density.radius, 3, density.height - 2 * density.radius)
        painter.fillRect(bar, theme.accentfill)
    painter.restore()
    return rings.out


def _paint_foot_bar(canvas: Canvas, density: Density, out: float) -> None:
    bar = QRectF(density.radius, density.height + out - 4, density.width - 2 * density.radius, 5)
    canvas.painter.fillRect(bar, canvas.theme.defend)


def _paint_focus(rings: _Rings) -> None:
    """Black or white dashes over a paper line: seen on any ground and together with any state."""
    theme = rings.canvas.theme
    rings.out = max(rings.out + 0.5, 4.5)
    start = rings.out
    rings.add(theme.paper, 3.0)
    rings.out = start + 0.5
    rings.add(theme.focus, 2.0, dashes=[6, 3])
    rings.out = start + 3.0


def paint_ghost_edge(canvas: Canvas, density: Density) -> None:
    """The dashed edge of a Hand of the King that is out of play."""
    pen = QPen(canvas.theme.ink2, density.line)
    pen.setDashPattern([4 / density.line, 3 / density.line])
    canvas.painter.strokePath(card_shape(density, density.line / 2), pen)


def paint_hand_bar(canvas: Canvas, density: Density) -> None:
    """The gold bar on the top edge of a Hand of the King."""
    width = 3.0 * max(1.0, density.badge)
    bar = QRectF(2, -width - 0.5, density.width - 4, width)
    path = QPainterPath()
    path.addRoundedRect(bar, width / 2, width / 2)
    canvas.painter.fillPath(path, canvas.theme.gold)
