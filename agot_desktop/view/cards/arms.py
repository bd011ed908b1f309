"""Coats of arms composed from a card's facts: same card, same arms, always.

compose(face) -> Arms                         which division, which charges (pure, no Qt)
paint_arms(painter, arms, rect, theme, scale, dpr)   the shield with its charges inside `rect`
shield_path(rect)                             the outline of every shield in the program
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from agot_desktop.view.cards.face import CardFace
from agot_desktop.view.icons import hatch_brush, paint_icon
from agot_desktop.view.theme import NEUTRAL, House, Theme

SHIELD_RATIO: Final = 1.16  # height : width

# The first trait of this list that a card has gives its glyph.
TRAIT_GLYPHS: Final[dict[str, str]] = {
    "Dragon": "sigils/targaryen",
    "Direwolf": "sigils/stark",
    "King": "power",
    "Queen": "power",
    "Lord": "power",
    "Lady": "crest-noble",
    "Kingsguard": "unit-knight",
    "Knight": "unit-knight",
    "Army": "military",
    "House Tully": "charge-fish",
    "House Tyrell": "sigils/tyrell",
    "House Arryn": "sigils/arryn",
    "House Frey": "sigils/frey",
    "House Dayne": "order-star",
    "Sand Snake": "charge-snake",
    "Maester": "crest-learned",
    "Warship": "kw-naval",
    "Captain": "kw-naval",
    "Ironborn": "kw-naval",
    "Raider": "order-raid",
    "Asshai": "order-raid",
    "Mercenary": "unit-sellsword",
    "Clansman": "military",
    "Dothraki": "military",
    "Wildling": "charge-fist",
    "Night's Watch": "crest-shadow",
    "Bastard": "crest-shadow",
    "Stronghold": "type-location",
    "Winterfell": "type-location",
    "Dragonstone": "type-location",
    "King's Landing": "track-throne",
    "Westeros": "supply",
    "Weapon": "attack",
    "Armor": "defend",
    "Item": "kw-prized",
    "Condition": "moribund",
    "Title": "type-title",
    "Skill": "crest-learned",
    "Ally": "charge-goblet",
    "Small Council": "charge-scroll",
}
TYPE_GLYPHS: Final[dict[str, str]] = {
    "character": "charge-fist",
    "location": "type-location",
    "attachment": "kw-prized",
    "event": "charge-scroll",
    "plot": "charge-hourglass",
    "agenda": "type-agenda",
    "title": "type-title",
}

SIGIL: Final = "sigil"  # stands for the sigil of the shield's house
SIGIL_ALONE: Final = "sigil alone"
PER_PALE: Final = "per pale"
PER_FESS: Final = "per fess"
CHIEF: Final = "chief"
CHEVRON: Final = "chevron-wise"
PER_BEND: Final = "per bend"
THREE: Final = "three"

_NOBLE: Final = (PER_PALE, PER_FESS, CHIEF, CHEVRON, PER_BEND)
# Three charges or a chief over one, by crc32 mod 5.
_COMMON: Final = (THREE, CHIEF, THREE, CHIEF, THREE)


@dataclass(frozen=True, slots=True)
class Arms:
    """A shield: house of field and sigil, how it is divided, and the glyphs above and below (or left and right)."""

    house: str
    division: str
    first: str
    second: str


def glyph_of(face: CardFace) -> str:
    """Icon name of the charge that the card's traits or type give."""
    keys = {trait.key for trait in face.traits}
    for trait, glyph in TRAIT_GLYPHS.items():
        if trait in keys:
            return glyph
    return TYPE_GLYPHS.get(face.type, "unique")


def compose(face: CardFace) -> Arms:
    """The arms of a card, from house, traits, type and id only."""
    house = face.houses[0] if face.houses else NEUTRAL
    if face.type == "house":
        return Arms(house, SIGIL_ALONE, SIGIL, SIGIL)
    glyph, way = glyph_of(face), crc32(face.id.encode("utf-8")) % 5
    if face.type == "character" and not face.unique:
        division = _COMMON[way]
        return Arms(house, division, SIGIL if division == CHIEF else glyph, glyph)
    division = _NOBLE[way]
    first_is_sigil = division in (PER_PALE, PER_FESS, PER_BEND)
    return Arms(house, division, SIGIL if first_is_sigil else glyph, glyph if first_is_sigil else SIGIL)


def shield_path(rect: QRectF) -> QPainterPath:
    """A heater shield filling the rectangle."""
    x, y, w, h = rect.x(), rect.y(), rect.width(), rect.height()
    path = QPainterPath(QPointF(x, y))
    path.lineTo(x + w, y)
    path.lineTo(x + w, y + h * 0.46)
    path.cubicTo(x + w, y + h * 0.74, x + w * 0.74, y + h * 0.89, x + w / 2, y + h)
    path.cubicTo(x + w * 0.26, y + h * 0.89, x, y + h * 0.74, x, y + h * 0.46)
    path.closeSubpath()
    return path


# Where charges stand in a shield of width 1 and height 1.16: centre x, centre y, side.
_PLACES: Final[dict[str, tuple[tuple[tuple[float, float, float], ...], tuple[tuple[float, float, float], ...]]]] = {
    SIGIL_ALONE: (((0.5, 0.55, 0.78),), ()),
    PER_PALE: (((0.26, 0.46, 0.41),), ((0.74, 0.46, 0.41),)),
    PER_FESS: (((0.5, 0.28, 0.40),), ((0.5, 0.74, 0.40),)),
    CHIEF: (((0.2, 0.19, 0.23), (0.5, 0.19, 0.23), (0.8, 0.19, 0.23)), ((0.5, 0.7, 0.5),)),
    CHEVRON: (((0.25, 0.25, 0.32), (0.75, 0.25, 0.32)), ((0.5, 0.76, 0.4),)),
    PER_BEND: (((0.69, 0.3, 0.4),), ((0.36, 0.69, 0.38),)),
    THREE: (((0.27, 0.29, 0.33), (0.73, 0.29, 0.33)), ((0.5, 0.73, 0.35),)),
}


def _corners(box: QRectF, *points: tuple[float, float]) -> QPolygonF:
    """A polygon of points in widths of the box from its top left."""
    return QPolygonF([box.topLeft() + QPointF(x, y) * box.width() for x, y in points])


def _divided(division: str, box: QRectF) -> QPainterPath:
    """The part of the shield's rectangle that is of the second tincture."""
    path = QPainterPath()
    left, top, w = box.left(), box.top(), box.width()
    if division == PER_PALE:
        path.addRect(QRectF(left, top, w / 2, box.height()))
    elif division == PER_FESS:
        path.addRect(QRectF(left, top, w, w * 0.52))
    elif division == CHIEF:
        path.addRect(QRectF(left, top, w, w * 0.37))
    elif division == CHEVRON:
        path.addPolygon(_corners(box, (0, 0.82), (0.5, 0.46), (1, 0.82), (1, 1.2), (0, 1.2)))
    elif division == PER_BEND:
        path.addPolygon(_corners(box, (0, 0), (1, 0), (1, 1)))
    path.closeSubpath()
    return path


def paint_arms(painter: QPainter, arms: Arms, rect: QRectF, theme: Theme, scale: float, dpr: float) -> None:
    """Paint the largest centred shield of `rect`; `scale` is that of the hatch, `dpr` device pixels per px."""
    width = min(rect.width(), rect.height() / SHIELD_RATIO)
    box = QRectF(0, 0, width, width * SHIELD_RATIO)
    box.moveCenter(rect.center())
    house = theme.house(arms.house)
    outline = shield_path(box)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrushOrigin(box.topLeft())
    painter.fillPath(outline, hatch_brush(house, scale, dpr))
    second = outline.intersected(_divided(arms.division, box))
    painter.fillPath(second, house.tincture)
    _paint_charges(painter, arms, box, house)
    painter.strokePath(outline, QPen(theme.badgeline, max(1.0, width * 0.018)))
    painter.restore()


def _paint_charges(painter: QPainter, arms: Arms, box: QRectF, house: House) -> None:
    unit = box.width()
    for glyph, places in zip((arms.first, arms.second), _PLACES[arms.division], strict=True):
        for x, y, side in places:
            square = QRectF(0, 0, side * unit, side * unit)
            square.moveCenter(QPointF(box.left() + x * unit, box.top() + y * unit))
            paint_icon(painter, house.sigil if glyph == SIGIL else glyph, square, house.charge)
