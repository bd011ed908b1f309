"""The small landscape cards: tile 84 x 60, the strip of a tucked attachment, and the chip of a crowded row."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPen

from agot_desktop.view.cards.density import CHIP, HAND_STRIP, STRIP_SHOWS, TILE, Density
from agot_desktop.view.cards.face import CHALLENGES, CardFace, CardLook
from agot_desktop.view.cards.parts import (
    Canvas,
    card_shape,
    foot_sigil,
    houses_of,
    icon_at,
    number_at,
    paint_frame,
    paint_ground,
    paint_lost_hatch,
    paint_spine,
    paint_stats_row,
    paint_strength,
    paint_unique,
    rule,
    stats_of,
    strength_path,
    type_word,
)
from agot_desktop.view.cards.text_fit import NameStep, fit_name, steps
from agot_desktop.view.fonts import NARROW, SERIF, face
from agot_desktop.view.icons import paint_icon

SPINE: Final = 20.0
LEFT: Final = 23.0
RIGHT: Final = 80.5
SLOT_XS: Final = (31.5, 51.5, 71.5)
BAND_Y: Final = 47.5

_NAME_WAYS: Final[tuple[NameStep, ...]] = tuple(
    steps(SERIF, 11.5, 11, 2, 1.16)
    + steps(NARROW, 12, 9.5, 2, 1.16)
    + [NameStep(NARROW, 9.5, 3, 1.1), NameStep(NARROW, 9.5, 2, 1.16)]
)


def paint_tile(canvas: Canvas, card: CardFace, look: CardLook) -> None:
    """Paint the face in an 84 x 60 box at the painter's origin."""
    paint_ground(canvas, TILE)
    paint_spine(canvas, card, TILE, SPINE, 0.5)
    top = houses_of(card, canvas.theme)[0]
    icon_at(canvas, top.sigil, 10, 14, 15, top.charge)
    if card.type == "character":
        paint_strength(canvas, card, look, QRectF(1.5, 38, 17, 19), 11, 1.1)
    elif len(card.houses) > 1:
        foot_sigil(canvas, card, 10, 46, 15)
    else:
        icon_at(canvas, f"type-{card.type}", 10, 47, 13, top.charge)
    _paint_name(canvas, card)
    rule(canvas, SPINE, 36, 83.4, 0.9, canvas.theme.line)
    _paint_band(canvas, card)
    if look.blank:
        paint_lost_hatch(canvas, QRectF(SPINE + 0.5, 36.5, 64, 24), card_shape(TILE, TILE.line))
    paint_frame(canvas, TILE)


def _paint_name(canvas: Canvas, card: CardFace) -> None:
    rect = QRectF(LEFT, 1.5, RIGHT - LEFT, 34)
    if card.unique:
        rect.setLeft(LEFT + 6)
    first = fit_name(card.name, rect.width(), rect.height(), _NAME_WAYS).draw(canvas.painter, rect, canvas.theme.ink)
    if card.unique:
        paint_unique(canvas, card, LEFT + 2.2, first, 6.5)


def _paint_band(canvas: Canvas, card: CardFace) -> None:
    """The lower band: what this type of card is looked at for."""
    theme = canvas.theme
    if card.type == "character":
        _paint_icons(canvas, card)
    elif card.plot:
        _paint_plot(canvas, card.plot)
    elif stats_of(card):
        paint_stats_row(canvas, card, LEFT + 1, BAND_Y, RIGHT, 13, 12.5, theme.ink2)
    else:
        house = houses_of(card, theme)[0]
        icon_at(canvas, f"type-{card.type}", LEFT + 7, BAND_Y, 12, house.ink)
        style, word = face(NARROW, 11.5), type_word(card.type)
        room = RIGHT - LEFT - 16
        if style.width(word) > room:
            style = face(NARROW, 10)
        style.draw(canvas.painter, LEFT + 16, BAND_Y + style.cap / 2, style.elided(word, room), theme.ink2)


def _paint_icons(canvas: Canvas, card: CardFace) -> None:
    theme = canvas.theme
    for name, x in zip(CHALLENGES, SLOT_XS, strict=True):
        if name not in card.icons:
            continue
        icon_at(canvas, name, x, BAND_Y, 16.5, theme.challenge[name])
        if name in card.naval_icons:
            canvas.painter.setPen(Qt.PenStyle.NoPen)
            canvas.painter.setBrush(theme.paper)
            canvas.painter.drawEllipse(QPointF(x + 7.5, BAND_Y + 5.5), 5, 5)
            icon_at(canvas, "kw-naval", x + 7.5, BAND_Y + 5.5, 8.5, theme.challenge[name])


def _paint_plot(canvas: Canvas, values: tuple[str, str, str]) -> None:
    """Coin, pennon and shield outlines with the numbers inside."""
    theme, painter, r = canvas.theme, canvas.painter, 8.6
    pen = QPen(theme.ink2, 1.2)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(SLOT_XS[0], BAND_Y), r, r)
    x = SLOT_XS[1]
    pennon = QPainterPath(QPointF(x - r, BAND_Y + r + 1))
    pennon.lineTo(x - r, BAND_Y - r)
    pennon.lineTo(x + r + 1, BAND_Y - r)
    pennon.lineTo(x + r - 3, BAND_Y)
    pennon.lineTo(x + r + 1, BAND_Y + r - 2)
    pennon.lineTo(x - r, BAND_Y + r - 2)
    painter.strokePath(pennon, pen)
    shield = QRectF(SLOT_XS[2] - r + 0.6, BAND_Y - r, 2 * r - 1.2, 2 * r + 1)
    painter.strokePath(strength_path(shield), pen)
    for place, value in zip((SLOT_XS[0], x - 1, SLOT_XS[2]), values, strict=True):
        number_at(canvas, value, place, BAND_Y - (1 if place != SLOT_XS[0] else 0), 11, 11, theme.ink)


def paint_strip(canvas: Canvas, card: CardFace, look: CardLook, density: Density) -> None:
    """An attachment tucked under its host: pattern, link, name. The part below STRIP_SHOWS stays under the host."""
    theme = canvas.theme
    shows = STRIP_SHOWS[density.name]
    large = density is HAND_STRIP
    spine = SPINE if not large else 26.0
    paint_ground(canvas, density)
    paint_spine(canvas, card, density, spine, 0.5)
    house = houses_of(card, theme)[0]
    square = QRectF(spine / 2 - 7, shows / 2 - 6.5, 14, 14) if large else QRectF(spine / 2 - 5, shows / 2 - 4.5, 10, 10)
    if not theme.high_contrast:
        canvas.painter.fillRect(square.adjusted(-1, -1, 1, 1), house.field)
    paint_icon(canvas.painter, "attached", square, house.charge)
    left, right = spine + 4, density.width - 4
    way = (NameStep(SERIF, 12.5, 1), *steps(NARROW, 13, 11, 1)) if large else tuple(steps(NARROW, 11, 9, 1))
    box = QRectF(left, density.line, right - left, shows - density.line)
    if card.unique:
        paint_unique(canvas, card, left + 2.5, box.center().y(), 7 if large else 5.5)
        box.setLeft(left + (8 if large else 6.5))
    fit_name(card.name, box.width(), box.height() + 4, tuple(way)).draw(canvas.painter, box, theme.ink)
    if look.blank:
        paint_lost_hatch(canvas, QRectF(spine + 0.5, 0, density.width, shows), card_shape(density, density.line))
    paint_frame(canvas, density)


def paint_chip(canvas: Canvas, card: CardFace, look: CardLook) -> None:
    """Sigil and STR (or the type's glyph): for a row too crowded for tiles."""
    theme = canvas.theme
    paint_ground(canvas, CHIP)
    paint_spine(canvas, card, CHIP, 22, 0.5)
    house = houses_of(card, theme)[0]
    icon_at(canvas, house.sigil, 11, 12, 17, house.charge)
    if card.type == "character":
        paint_strength(canvas, card, look, QRectF(24.5, 2.5, 17, 19), 11, 1.1)
    else:
        icon_at(canvas, f"type-{card.type}", 33, 12, 14, theme.ink)
    paint_frame(canvas, CHIP)
