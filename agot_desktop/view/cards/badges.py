"""The upright signs around one card: what its `CardLook` asks for, placed by density. They never turn with the card."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor

from agot_desktop.view.cards.density import Density
from agot_desktop.view.cards.face import TICK, CardLook, HandTokens
from agot_desktop.view.cards.parts import Canvas
from agot_desktop.view.cards.tokens import (
    TAG_HEIGHT,
    paint_gold,
    paint_marker,
    paint_power,
    paint_ring,
    paint_round,
    paint_tag,
    tag_width,
)

RING_RADIUS: Final = 19.0
RING_RADIUS_TILE: Final = 13.0
RING_ASIDE: Final = 6.0  # of a tile's right edge, clear of the icon in the last slot
RING_ABOVE: Final = 2.0
RING_ABOVE_KNEELING: Final = 10.0  # a kneeling tile is lowered, and must not reach over its row


def attack_word() -> str:
    return QCoreApplication.translate("CardBadges", "Attacks")


def defend_word() -> str:
    return QCoreApplication.translate("CardBadges", "Defends")


def moribund_word() -> str:
    return QCoreApplication.translate("CardBadges", "Leaving play")


def blank_word() -> str:
    return QCoreApplication.translate("CardBadges", "Blank")


def paint_badges(
    canvas: Canvas,
    look: CardLook,
    density: Density,
    box: QRectF,
    reach: float,
    pointed: bool = False,
    pulse: float = 1.0,
) -> None:
    """Paint all signs around `box`, the upright rectangle that the card covers.

    `reach` is how far outlines stand out of the card in px; `pointed` is True under the pointer or the keyboard focus;
    `pulse` is the size of tokens, 1 at rest.
    """
    if density.landscape:
        _paint_tile_tags(canvas, look, density, box, reach)
    else:
        _paint_foot_tags(canvas, look, density, box)
        _paint_head_tags(canvas, look, density, box)
    _paint_tokens(canvas, look, density, box, pulse)
    if look.dimmed and look.dim_reason and (pointed or not density.landscape):
        _paint_centred(canvas, box.center(), look.dim_icon, look.dim_reason, canvas.theme.ink2, _tag_scale(density))
    if look.hand_of_the_king is not None:
        _paint_hand_ring(canvas, look.hand_of_the_king, density, box, look.kneeling)
    _paint_corner(canvas, look, density, box, reach)
    if look.kneeling:
        _paint_kneel(canvas, look, density, box)


def _tag_scale(density: Density) -> float:
    return 0.84 if density.landscape else density.badge


def _paint_centred(canvas: Canvas, centre: QPointF, icon: str, word: str, fill: QColor, scale: float) -> None:
    width = tag_width(icon, word, scale)
    paint_tag(canvas, QPointF(centre.x() - width / 2, centre.y()), icon, word, fill, scale)


def _paint_foot_tags(canvas: Canvas, look: CardLook, density: Density, box: QRectF) -> None:
    """Attacks, defends, leaving play: in the middle of the lower edge, one above the other."""
    theme, scale = canvas.theme, density.badge
    rows: list[tuple[str, str, QColor]] = []
    if look.attacking:
        rows.append(("attack", attack_word(), theme.attack))
    elif look.defending:
        rows.append(("defend", defend_word(), theme.defend))
    if look.moribund:
        rows.append(("moribund", moribund_word(), theme.ink2))
    for number, (icon, word, fill) in enumerate(rows):
        y = box.bottom() + 1 - number * (TAG_HEIGHT + 2) * scale
        _paint_centred(canvas, QPointF(box.center().x(), y), icon, word, fill, scale)
    if look.blank:
        centre = QPointF(box.left() + box.width() * 0.6, box.top() + box.height() * 0.82)
        if rows:
            centre.setY(box.top() + box.height() * 0.72)
        _paint_centred(canvas, centre, "blank", blank_word(), theme.ink2, scale)


def _paint_head_tags(canvas: Canvas, look: CardLook, density: Density, box: QRectF) -> None:
    theme, scale = canvas.theme, density.badge
    if look.hand_of_the_king is not None:
        _paint_centred(canvas, QPointF(box.center().x(), box.top() - 9 * scale), "hand-of-king", "",
                       theme.accentfill, scale)  # fmt: skip
    if look.duplicates:
        word = f"×{look.duplicates + 1}"
        paint_tag(canvas, QPointF(box.left() - 6 * scale, box.top() - 4 * scale), "duplicate", word, theme.ink2,
                  scale * 0.92)  # fmt: skip


def _paint_tile_tags(canvas: Canvas, look: CardLook, density: Density, box: QRectF, reach: float) -> None:
    """A row of tags from the upper left corner: glyphs without words, as there is no room for words."""
    theme, scale = canvas.theme, _tag_scale(density)
    tags: list[tuple[str, str, QColor]] = []
    if look.hand_of_the_king is not None:
        tags.append(("hand-of-king", "", theme.accentfill))
    if look.attacking:
        tags.append(("attack", "", theme.attack))
    elif look.defending:
        tags.append(("defend", "", theme.defend))
    if look.moribund:
        tags.append(("moribund", "", theme.ink2))
    if look.duplicates:
        tags.append(("duplicate", str(look.duplicates + 1), theme.ink2))
    x, y = box.left() - 7, box.top() - max(1.0, reach - 4)
    for icon, word, fill in tags:
        x += paint_tag(canvas, QPointF(x, y), icon, word, fill, scale) + 1
    if look.blank:
        paint_tag(canvas, QPointF(box.left() + 24, box.bottom() - 12), "blank", "", theme.ink2, scale)


def _paint_tokens(canvas: Canvas, look: CardLook, density: Density, box: QRectF, pulse: float) -> None:
    """Power, gold and other markers down the right edge."""
    if density.landscape:
        radius, x, y = 9.0, box.right() - 2, box.top() + 30
    else:
        scale = density.badge
        radius, x, y = 13.0 * scale, box.right() - 9 * scale, box.top() + box.height() * (0.607 if scale == 1 else 0.36)
    pitch = radius * 2.08
    if look.power:
        paint_power(canvas, QPointF(x, y), radius * pulse, look.power)
        y += pitch
    if look.gold:
        paint_gold(canvas, QPointF(x, y), radius * 0.96 * pulse, look.gold)
        y += pitch
    for sign, count in look.markers:
        paint_marker(canvas, QPointF(x, y), radius * 0.9 * pulse, sign, count)
        y += pitch


def _paint_hand_ring(canvas: Canvas, hand: HandTokens, density: Density, box: QRectF, kneeling: bool) -> None:
    if density.landscape:
        lowered = RING_ABOVE_KNEELING if kneeling else RING_ABOVE
        centre, radius = QPointF(box.right() + RING_ASIDE, box.bottom() - lowered), RING_RADIUS_TILE
    else:
        scale = density.badge
        centre, radius = QPointF(box.right() - 10 * scale, box.bottom() - 12 * scale), RING_RADIUS * scale
    paint_ring(canvas, centre, radius, hand.tokens, hand.threshold)


def _paint_corner(canvas: Canvas, look: CardLook, density: Density, box: QRectF, reach: float) -> None:
    """The badge of what may be or is chosen, at the upper right corner of the outline."""
    theme = canvas.theme
    scale = 0.8 if density.landscape else density.badge
    centre = QPointF(box.right() + min(reach, 6) - 4, box.top() - min(reach, 6) + 4)
    if look.chosen == TICK:
        paint_round(canvas, centre, 10 * scale, theme.chosen, icon="chosen")
    elif look.chosen:
        paint_round(canvas, centre, 10 * scale, theme.chosen, text=str(look.chosen))
    elif look.target:
        paint_round(canvas, centre, 10 * scale, theme.legal, icon="ui-plus")
    elif look.legal:
        paint_round(canvas, centre, 9 * scale, theme.legal, icon="target")


def _paint_kneel(canvas: Canvas, look: CardLook, density: Density, box: QRectF) -> None:
    """The kneel badge: lower right on tiles, lower left (over the turned card's quiet corner) on tall cards."""
    scale = 0.84 if density.landscape else density.badge
    width = tag_width("kneel", "", scale)
    right = box.right() - (RING_RADIUS_TILE + 8 if look.hand_of_the_king is not None else 3)
    left = right - width if density.landscape else box.left() + 4 * scale
    y = box.bottom() - (9 if density.landscape else 12 * scale)
    paint_tag(canvas, QPointF(left, y), "kneel", "", canvas.theme.ink2, scale)
