"""Draw a card: its printed face and its state, at any density, in any theme.

    paint_card(painter, face, look, density, theme, rect)    the whole card; `rect` is the standing card's rectangle
    card_pixmap(face, density, theme, dpr, scale) -> QPixmap  the bare card, for lists and labels
    paint_posed(..., pose)                                   for items: between standing and kneeling, lift, pointer

`density` is a name of `density.DENSITIES`: 'full' 300 x 420, 'hand' 120 x 168, 'tile' 84 x 60; 'hand_strip' and
'tile_strip' for tucked attachments, 'chip' for crowded rows. `face` may be None for an unknown card.
Faces are cached as pixmaps by what is printed, what of the look changes the face, theme, language and device size;
outlines and badges are painted live, and the badges stay upright when the card kneels.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from agot_desktop.view.cards.back import paint_back
from agot_desktop.view.cards.badges import paint_badges
from agot_desktop.view.cards.density import CHIP, FULL, HAND, TILE, Density, density_named
from agot_desktop.view.cards.face import STANDING, CardFace, CardLook
from agot_desktop.view.cards.full import paint_full
from agot_desktop.view.cards.hand import paint_hand
from agot_desktop.view.cards.outlines import (
    paint_duplicates,
    paint_ghost_edge,
    paint_hand_bar,
    paint_outlines,
    paint_shadow,
    paint_veils,
)
from agot_desktop.view.cards.parts import Canvas, type_word
from agot_desktop.view.cards.pose import card_transform, footprint
from agot_desktop.view.cards.tile import paint_chip, paint_strip, paint_tile
from agot_desktop.view.painting import SMOOTH, painting
from agot_desktop.view.theme import Theme

CACHE_BYTES: Final = 96 * 1024 * 1024
GHOST_OPACITY: Final = 0.6
LIFT_SCALE: Final = 0.04


class _Key(NamedTuple):
    face: CardFace | None
    density: str
    theme: str
    language: str  # a word in the reader's language: another language, another picture
    width: int  # device pixels
    strength_delta: int
    cost: str
    blank: bool
    lost: tuple[str, ...]
    back: bool


class _Cache:
    """Pixmaps in order of use, held under a number of bytes."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.bytes = 0
        self.pixmaps: OrderedDict[_Key, QPixmap] = OrderedDict()

    def get(self, key: _Key) -> QPixmap | None:
        pixmap = self.pixmaps.get(key)
        if pixmap is not None:
            self.pixmaps.move_to_end(key)
        return pixmap

    def put(self, key: _Key, pixmap: QPixmap) -> None:
        self.pixmaps[key] = pixmap
        self.bytes += _bytes(pixmap)
        while self.bytes > self.limit and len(self.pixmaps) > 1:
            _, old = self.pixmaps.popitem(last=False)
            self.bytes -= _bytes(old)

    def clear(self) -> None:
        self.pixmaps.clear()
        self.bytes = 0


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


_cache = _Cache(CACHE_BYTES)


def clear_card_cache() -> None:
    """Forget all card pixmaps."""
    _cache.clear()


def cached_cards() -> int:
    """How many pixmaps are kept."""
    return len(_cache.pixmaps)


def _hidden(face: CardFace | None, look: CardLook) -> bool:
    return face is None or look.back


def _face_pixmap(face: CardFace | None, look: CardLook, density: Density, theme: Theme, ratio: float) -> QPixmap:
    """The card without its surroundings, upright, `ratio` device pixels per px (pixmap's own ratio stays 1)."""
    hidden = _hidden(face, look)
    seen = face if not hidden or look.known else None
    key = _Key(
        face=seen,
        density=density.name,
        theme=theme.name,
        language=type_word("character"),
        width=max(1, round(density.width * ratio)),
        strength_delta=0 if hidden else look.strength_delta,
        cost="" if hidden else look.cost,
        blank=look.blank and not hidden,
        lost=() if hidden else look.lost,
        back=hidden,
    )
    pixmap = _cache.get(key)
    if pixmap is None:
        pixmap = _rendered(seen, look, density, theme, key)
        _cache.put(key, pixmap)
    return pixmap


def _rendered(face: CardFace | None, look: CardLook, density: Density, theme: Theme, key: _Key) -> QPixmap:
    ratio = key.width / density.width
    pixmap = QPixmap(key.width, max(1, round(density.height * ratio)))
    pixmap.fill(Qt.GlobalColor.transparent)
    with painting(pixmap) as painter:
        painter.scale(ratio, pixmap.height() / density.height)
        canvas = Canvas(painter, theme, ratio)
        if key.back or face is None:
            paint_back(canvas, density, face.name if face is not None else "")
        else:
            _paint_face(canvas, face, look, density)
    return pixmap


def _paint_face(canvas: Canvas, face: CardFace, look: CardLook, density: Density) -> None:
    if density is FULL:
        paint_full(canvas, face, look)
    elif density is HAND:
        paint_hand(canvas, face, look)
    elif density is TILE:
        paint_tile(canvas, face, look)
    elif density is CHIP:
        paint_chip(canvas, face, look)
    else:
        paint_strip(canvas, face, look, density)


def paint_card(
    painter: QPainter, face: CardFace | None, look: CardLook, density: str, theme: Theme, rect: QRectF
) -> None:
    """Paint the card so that the standing card fills `rect`; outlines and badges reach up to about 20 px outside.

    A kneeling tall card turns around the centre of `rect`. The painter's state is restored.
    Raises KeyError for an unknown density.
    """
    how = density_named(density)
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / how.width, rect.height() / how.height)
    paint_posed(painter, face, look, how, theme, Pose(turn=1.0 if look.kneeling else 0.0))
    painter.restore()


@dataclass(frozen=True, slots=True)
class Pose:
    """Where a card is between its states: all numbers from 0 to 1, only `pulse` (size of tokens) may be more."""

    turn: float = 0.0  # 0 standing, 1 kneeling
    lift: float = 0.0  # 1 = held in the air
    opening: float = 1.0  # 0 = seen edge on while it is turned over
    pulse: float = 1.0
    pointed: bool = False  # the pointer is on it


def paint_posed(
    painter: QPainter, face: CardFace | None, look: CardLook, density: Density, theme: Theme, pose: Pose
) -> None:
    """Paint at the painter's origin in the density's px. The painter's state is restored."""
    painter.save()
    painter.setRenderHints(SMOOTH)
    canvas = Canvas(painter, theme, device_ratio(painter))
    if pose.lift or pose.opening < 1:
        grown, centre = 1 + LIFT_SCALE * pose.lift, density.rect.center()
        painter.translate(centre)
        painter.scale(grown * max(0.01, pose.opening), grown)
        painter.translate(-centre)
    reach = _paint_turning(canvas, face, look, density, pose)
    box = footprint(density, pose.turn)
    paint_badges(canvas, look, density, box, reach, pose.pointed or look.focused, pose.pulse)
    painter.restore()


def _paint_turning(canvas: Canvas, face: CardFace | None, look: CardLook, density: Density, pose: Pose) -> float:
    """Everything that turns with the card; returns how far the outlines reach out of it."""
    painter, theme = canvas.painter, canvas.theme
    hand = look.hand_of_the_king
    ghost = hand is not None and not hand.in_play
    painter.save()
    painter.setTransform(card_transform(density, pose.turn), True)
    if not ghost:
        paint_shadow(canvas, density, pose.turn, pose.lift)
    paint_duplicates(canvas, density, look.duplicates)
    opacity = painter.opacity()
    painter.setOpacity(opacity * (GHOST_OPACITY if ghost else 1.0))
    _blit(painter, _face_pixmap(face, look, density, theme, canvas.ratio), density)
    painter.setOpacity(opacity)
    paint_veils(canvas, look, density, pose.turn)
    if ghost:
        paint_ghost_edge(canvas, density)
    if hand is not None:
        paint_hand_bar(canvas, density)
    reach = paint_outlines(canvas, look, density)
    painter.restore()
    return reach


def bounds_of(look: CardLook, density: Density, turn: float, lift: float) -> QRectF:
    """A rectangle around everything that `paint_posed` draws, in the density's px. Small for a card without signs."""
    box = footprint(density, turn)
    plain = look == CardLook(kneeling=look.kneeling, back=look.back, known=look.known)
    reach = 8.0 if plain else 26.0 * max(1.0, density.badge)
    if lift:
        reach += 8 + max(box.width(), box.height()) * LIFT_SCALE / 2
    return box.adjusted(-reach, -reach, reach, reach)


def device_ratio(painter: QPainter) -> float:
    """Device pixels per px along the painter's x axis, rounded so that equal scales give equal pixmaps."""
    transform = painter.deviceTransform()
    return max(0.05, round((transform.m11() ** 2 + transform.m12() ** 2) ** 0.5, 3))


def _blit(painter: QPainter, pixmap: QPixmap, density: Density) -> None:
    """Draw the pixmap over the card; where it needs no resampling it is set on whole device pixels and stays sharp."""
    transform = painter.deviceTransform()
    exact = (
        not transform.isRotating()
        and abs(transform.m11() * density.width - pixmap.width()) < 1
        and abs(transform.m22() * density.height - pixmap.height()) < 1
    )
    back, sound = transform.inverted()
    if not exact or not sound:
        painter.drawPixmap(density.rect, pixmap, QRectF(pixmap.rect()))
        return
    corner = transform.map(QPointF(0, 0))
    left_top = back.map(QPointF(round(corner.x()), round(corner.y())))
    size = QSizeF(pixmap.width() / transform.m11(), pixmap.height() / transform.m22())
    painter.drawPixmap(QRectF(left_top, size), pixmap, QRectF(pixmap.rect()))


def card_pixmap(
    face: CardFace | None, density: str, theme: Theme, dpr: float = 1.0, scale: float = 1.0, look: CardLook = STANDING
) -> QPixmap:
    """The bare card as a pixmap of `scale` times its density's size, for lists and labels. A copy: change it freely."""
    pixmap = _face_pixmap(face, look, density_named(density), theme, round(dpr * scale, 3)).copy()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap
