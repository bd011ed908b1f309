"""Parts that the card painters share: ground, spine, discs, shields, numbers, frame.

A `Canvas` is a painter in the card's own px with the theme and the number of device pixels per px.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from agot_desktop.view.cards.density import Density
from agot_desktop.view.cards.face import CHALLENGES, CardFace, CardLook, shown_strength, strength_change
from agot_desktop.view.cards.text_fit import strike
from agot_desktop.view.fonts import NARROW, SERIF, Face, face
from agot_desktop.view.icons import hatch_brush, paint_icon
from agot_desktop.view.theme import NEUTRAL, House, Theme

MINUS: Final = "\u2212"


@dataclass(frozen=True, slots=True)
class Canvas:
    """Where to paint: the painter stands in the card's px, `ratio` is device pixels per px."""

    painter: QPainter
    theme: Theme
    ratio: float


def type_word(card_type: str) -> str:
    """The card type in the reader's language."""
    names = {
        "character": QCoreApplication.translate("CardFace", "Character"),
        "location": QCoreApplication.translate("CardFace", "Location"),
        "attachment": QCoreApplication.translate("CardFace", "Attachment"),
        "event": QCoreApplication.translate("CardFace", "Event"),
        "plot": QCoreApplication.translate("CardFace", "Plot"),
        "agenda": QCoreApplication.translate("CardFace", "Agenda"),
        "house": QCoreApplication.translate("CardFace", "House"),
        "title": QCoreApplication.translate("CardFace", "Title"),
    }
    return names.get(card_type, card_type)


def plot_words() -> tuple[str, str, str]:
    """Captions of a plot's three numbers."""
    return (
        QCoreApplication.translate("CardFace", "Gold"),
        QCoreApplication.translate("CardFace", "Initiative"),
        QCoreApplication.translate("CardFace", "Claim"),
    )


PLOT_ICONS: Final = ("gold", "initiative", "claim")


def signed(number: int) -> str:
    """'+2' or a real minus."""
    return f"+{number}" if number >= 0 else f"{MINUS}{-number}"


def houses_of(card: CardFace, theme: Theme) -> tuple[House, ...]:
    """The card's houses as arms, at least one."""
    return tuple(theme.house(name) for name in card.houses[:2]) or (theme.house(NEUTRAL),)


def card_shape(density: Density, inset: float = 0.0) -> QPainterPath:
    """The rounded outline of a card."""
    path = QPainterPath()
    radius = max(0.0, density.radius - inset)
    path.addRoundedRect(density.rect.adjusted(inset, inset, -inset, -inset), radius, radius)
    return path


def paint_ground(canvas: Canvas, density: Density) -> None:
    canvas.painter.fillPath(card_shape(density, 0.3), canvas.theme.paper)


def paint_frame(canvas: Canvas, density: Density) -> None:
    """The edge of the card; on dark paper a lighter hairline runs outside it."""
    theme, painter = canvas.theme, canvas.painter
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    outer = 0.0
    if theme.cardouter != theme.cardline:
        outer = 1.0
        painter.strokePath(card_shape(density, 0.5), QPen(theme.cardouter, 1.0))
    inset = outer + density.line / 2
    painter.strokePath(card_shape(density, inset), QPen(theme.cardline, density.line))
    painter.restore()


def rule(canvas: Canvas, x: float, y: float, right: float, width: float, colour: QColor | None = None) -> None:
    """A horizontal line from x to right."""
    canvas.painter.fillRect(QRectF(x, y - width / 2, right - x, width), colour or canvas.theme.badgeline)


def paint_spine(canvas: Canvas, card: CardFace, density: Density, width: float, hatch: float) -> None:
    """The house field along the left edge; two houses share it at half height."""
    painter, shape = canvas.painter, card_shape(density, 0.6)
    arms = houses_of(card, canvas.theme)
    share = density.height / len(arms)
    painter.save()
    for number, house in enumerate(arms):
        part = QPainterPath()
        part.addRect(QRectF(0, number * share, width, share))
        painter.setBrushOrigin(QPointF(0, number * share))
        painter.fillPath(shape.intersected(part), hatch_brush(house, hatch, canvas.ratio))
    painter.restore()
    line = density.line * 2 / 3
    painter.fillRect(QRectF(width - line / 2, 0, line, density.height), canvas.theme.badgeline)


def paint_tinted_field(canvas: Canvas, card: CardFace, rect: QRectF, hatch: float) -> None:
    """The ground behind the arms: paper with a breath of the house's pattern (plain in high contrast)."""
    painter, theme = canvas.painter, canvas.theme
    painter.fillRect(rect, theme.paper2)
    if theme.high_contrast:
        return
    painter.save()
    painter.setOpacity(painter.opacity() * 0.18)
    painter.setBrushOrigin(rect.topLeft())
    painter.fillRect(rect, hatch_brush(houses_of(card, theme)[0], hatch, canvas.ratio))
    painter.restore()


def disc(canvas: Canvas, centre: QPointF, radius: float, line: float, fill: QColor | None = None) -> None:
    """A paper disc with an edge."""
    painter = canvas.painter
    painter.setPen(QPen(canvas.theme.badgeline, line))
    painter.setBrush(fill or canvas.theme.paper)
    painter.drawEllipse(centre, radius - line / 2, radius - line / 2)


def centred_square(x: float, y: float, side: float) -> QRectF:
    return QRectF(x - side / 2, y - side / 2, side, side)


def icon_at(canvas: Canvas, name: str, x: float, y: float, side: float, colour: QColor) -> None:
    paint_icon(canvas.painter, name, centred_square(x, y, side), colour)


def number_at(canvas: Canvas, text: str, x: float, y: float, px: float, room: float, colour: QColor) -> None:
    """A bold serif number centred on the point, made smaller where it is wider than `room`."""
    type_face = face(SERIF, px, bold=True)
    while type_face.px > 7 and type_face.width(text) > room:
        type_face = face(SERIF, type_face.px - 0.5, bold=True)
    type_face.draw_centred(canvas.painter, x, y, text, colour)


def paint_cost(
    canvas: Canvas, card: CardFace, look: CardLook, centre: QPointF, radius: float, px: float, line: float
) -> None:
    """The cost disc: the cost, or the glyph of a type without one; beside a changed cost the printed one, struck."""
    theme = canvas.theme
    disc(canvas, centre, radius, line)
    cost = look.cost or card.cost.replace("-", MINUS)
    if not cost or (cost == MINUS and card.type == "event"):
        icon_at(canvas, f"type-{card.type}", centre.x(), centre.y(), radius * 1.16, theme.ink)
        return
    number_at(canvas, cost, centre.x(), centre.y(), px, radius * 1.6, theme.ink)
    if look.cost and look.cost != card.cost and card.cost:
        small = radius * 0.62
        spot = QPointF(centre.x() + radius * 0.62, centre.y() + radius * 1.12)
        disc(canvas, spot, small, line * 0.8)
        type_face = face(SERIF, round(px * 1.1) / 2, bold=True)
        type_face.draw_centred(canvas.painter, spot.x(), spot.y(), card.cost, theme.ink2)
        width = type_face.width(card.cost)
        strike(canvas.painter, spot.x() - width / 2, spot.y() + type_face.cap / 2, width, type_face.px, theme.ink2)


def strength_path(rect: QRectF) -> QPainterPath:
    """The STR shield: square shoulders, short point."""
    x, y, w, h = rect.x(), rect.y(), rect.width(), rect.height()
    path = QPainterPath(QPointF(x, y))
    path.lineTo(x + w, y)
    path.lineTo(x + w, y + h * 0.68)
    path.quadTo(x + w * 0.86, y + h * 0.88, x + w / 2, y + h)
    path.quadTo(x + w * 0.14, y + h * 0.88, x, y + h * 0.68)
    path.closeSubpath()
    return path


def paint_strength(canvas: Canvas, card: CardFace, look: CardLook, rect: QRectF, px: float, line: float) -> None:
    """The STR shield, 'X' where the text defines it; a changed STR is coloured and has an arrow at the upper edge."""
    strength = shown_strength(card, look)
    theme, painter, change = canvas.theme, canvas.painter, strength_change(card, look)
    colour = theme.ink if change == 0 else theme.ok if change > 0 else theme.danger
    path = strength_path(rect.adjusted(line / 2, line / 2, -line / 2, -line / 2))
    painter.fillPath(path, theme.paper)
    painter.strokePath(path, QPen(theme.badgeline if change == 0 else colour, line))
    centre = rect.center() - QPointF(0, rect.height() * 0.04)
    number_at(
        canvas, "X" if strength is None else str(strength), centre.x(), centre.y(), px, rect.width() * 0.8, colour
    )
    if change:
        _paint_arrow(
            canvas,
            QPointF(rect.center().x(), rect.top() - rect.height() * 0.06),
            rect.width() * 0.27,
            change > 0,
            colour,
        )


def _paint_arrow(canvas: Canvas, at: QPointF, radius: float, up: bool, colour: QColor) -> None:
    """A triangle on a paper disc, so that it stands out on any field."""
    disc(canvas, at, radius, radius * 0.18)
    rise = -radius * 0.52 if up else radius * 0.52
    path = QPainterPath(QPointF(at.x() - radius * 0.62, at.y() - rise))
    path.lineTo(at.x() + radius * 0.62, at.y() - rise)
    path.lineTo(at.x(), at.y() + rise)
    path.closeSubpath()
    canvas.painter.fillPath(path, colour)


@dataclass(frozen=True, slots=True)
class Slots:
    """Fixed places of the three challenge icons along a column: x, their y, disc radius, glyph side."""

    x: float
    ys: tuple[float, float, float]
    radius: float
    glyph: float
    line: float
    naval: float
    rings: bool  # draw a dotted ring in an empty slot


def paint_icon_slots(canvas: Canvas, card: CardFace, slots: Slots) -> None:
    """The challenge icons, each in its own slot whether the others are there or not."""
    theme, painter = canvas.theme, canvas.painter
    for name, y in zip(CHALLENGES, slots.ys, strict=True):
        if name in card.icons:
            disc(canvas, QPointF(slots.x, y), slots.radius, slots.line)
            icon_at(canvas, name, slots.x, y, slots.glyph, theme.challenge[name])
            if name in card.naval_icons:
                spot = QPointF(slots.x + slots.radius * 0.68, y + slots.radius * 0.68)
                disc(canvas, spot, slots.naval * 0.62, slots.line * 0.75)
                icon_at(canvas, "kw-naval", spot.x(), spot.y(), slots.naval * 0.84, theme.challenge[name])
        elif slots.rings:
            pen = QPen(houses_of(card, theme)[0].charge, 1.2)
            pen.setDashPattern([1.2, 1.6])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setOpacity(0.6)
            painter.drawEllipse(QPointF(slots.x, y), 6, 6)
            painter.setOpacity(1.0)


def paint_crests(canvas: Canvas, card: CardFace, corner: QPointF, foot: float, radius: float, line: float) -> None:
    """Up to three crest discs down from the upper right `corner`; those that would pass `foot` go to the left."""
    crests, room = card.crests[:3], foot - corner.y()
    pitch = max(radius * 2.03, min(radius * 2.5, (room - 2 * radius) / max(1, len(crests) - 1)))
    rows = max(1, int((room - 2 * radius) / pitch + 1.01))
    for number, crest in enumerate(crests):
        centre = corner + QPointF(-radius - number // rows * radius * 2.2, radius + number % rows * pitch)
        disc(canvas, centre, radius, line)
        icon_at(canvas, f"crest-{crest}", centre.x(), centre.y(), radius * 1.42, canvas.theme.ink)


def paint_unique(canvas: Canvas, card: CardFace, x: float, y: float, side: float) -> None:
    """The lozenge of a unique card, centred on the point, in the house's ink."""
    icon_at(canvas, "unique", x, y, side, houses_of(card, canvas.theme)[0].ink)


def foot_sigil(canvas: Canvas, card: CardFace, x: float, y: float, side: float) -> None:
    """The sigil of the house whose field ends the spine."""
    house = houses_of(card, canvas.theme)[-1]
    icon_at(canvas, house.sigil, x, y, side, house.charge)


def stats_of(card: CardFace) -> list[tuple[str, str]]:
    """Income, influence and initiative as icon name and signed number, those that are not 0."""
    values = (("gold", card.income), ("influence", card.influence), ("initiative", card.initiative))
    return [(name, signed(value)) for name, value in values if value]


def paint_stats_row(
    canvas: Canvas, card: CardFace, x: float, y: float, right: float, glyph: float, px: float, colour: QColor
) -> None:
    """Stats in one row centred on y; where three are too wide together the row shrinks and drops the plus signs."""
    stats = stats_of(card)
    if not stats:
        return
    room = (right - x) / len(stats)
    type_face = face(NARROW, px, bold=True)
    if _widest(stats, type_face) + glyph + 2 > room:
        glyph, type_face = glyph * 0.8, face(NARROW, max(9.5, px - 2), bold=True)
    if _widest(stats, type_face) + glyph + 2 > room:
        stats = [(name, text.removeprefix("+")) for name, text in stats]
    pitch = min(room, glyph + 1.5 + _widest(stats, type_face) + px * 0.55)
    for number, (name, text) in enumerate(stats):
        left = x + number * pitch
        icon_at(canvas, name, left + glyph / 2, y, glyph, colour)
        type_face.draw(canvas.painter, left + glyph + 1, y + type_face.cap / 2, text, canvas.theme.ink)


def _widest(stats: list[tuple[str, str]], type_face: Face) -> float:
    return max(type_face.width(text) for _, text in stats)


def paint_lost_hatch(canvas: Canvas, rect: QRectF, clip: QPainterPath) -> None:
    """Diagonal lines over what a blank card does not say."""
    painter = canvas.painter
    colour = QColor(canvas.theme.ink)
    colour.setAlphaF(0.55)
    pen = QPen(colour, 1.0)
    painter.save()
    painter.setClipPath(clip)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setPen(pen)
    step = 6.0
    reach = rect.width() + rect.height()
    offset = 0.0
    while offset < reach:
        start = QPointF(rect.left() + offset, rect.top())
        painter.drawLine(start, QPointF(start.x() - rect.height(), rect.bottom()))
        offset += step
    painter.restore()
