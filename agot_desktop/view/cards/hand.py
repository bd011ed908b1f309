"""The card at 120 x 168: hand, own side of the table, lists. A digest of what it is good for, not its text."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath

from agot_desktop.view.cards.arms import compose, paint_arms
from agot_desktop.view.cards.density import HAND
from agot_desktop.view.cards.face import CardFace, CardLook, Word
from agot_desktop.view.cards.parts import (
    PLOT_ICONS,
    Canvas,
    Slots,
    card_shape,
    foot_sigil,
    houses_of,
    icon_at,
    number_at,
    paint_cost,
    paint_crests,
    paint_frame,
    paint_ground,
    paint_icon_slots,
    paint_lost_hatch,
    paint_spine,
    paint_stats_row,
    paint_strength,
    paint_tinted_field,
    paint_unique,
    rule,
    stats_of,
    type_word,
)
from agot_desktop.view.cards.text_fit import NameStep, fit_name, steps, strike
from agot_desktop.view.fonts import NARROW, SERIF, Face, face

SPINE: Final = 26.0
LEFT: Final = 31.0
RIGHT: Final = 117.0
FIELD_TOP: Final = 38.0
SHORTEST_FIELD: Final = 56.0
TALLEST_FIELD: Final = 86.0
ROW: Final = 15.0

_SLOTS: Final = Slots(x=13, ys=(56, 81, 106), radius=10.5, glyph=15, line=1.2, naval=9, rings=False)
_NAME_WAYS: Final[tuple[NameStep, ...]] = tuple(
    steps(SERIF, 13, 12.5, 2) + steps(NARROW, 13, 11, 2) + [NameStep(NARROW, 10.5, 3, 1.04)]
)

# Words of keywords by the beginning of their key.
KEYWORD_ICONS: Final[dict[str, str]] = {
    "renown": "kw-renown",
    "stealth": "kw-stealth",
    "deadly": "kw-deadly",
    "ambush": "kw-ambush",
    "intimidate": "kw-intimidate",
    "vigilant": "kw-vigilant",
    "vengeful": "kw-vengeful",
    "infamy": "kw-infamy",
    "joust": "kw-joust",
    "melee": "kw-melee",
    "prized": "kw-prized",
    "limited": "kw-limited",
    "terminal": "kw-terminal",
    "no ": "kw-no-attachments",
    "no_": "kw-no-attachments",
    "no-": "kw-no-attachments",
    "immune": "kw-immune",
    "stalwart": "kw-stalwart",
    "setup": "kw-setup",
    "naval": "kw-naval",
    "deathbound": "pile-dead",
    "house": "type-house",
}


class DigestRow(NamedTuple):
    """A line of the digest. An empty icon stands for the arrow of a timing word."""

    icon: str
    text: str
    lost: bool = False


def keyword_icon(key: str) -> str:
    """Icon name for a keyword's key."""
    low = key.lower()
    return next((icon for start, icon in KEYWORD_ICONS.items() if low.startswith(start)), "chosen")


def digest(card: CardFace, look: CardLook) -> list[DigestRow]:
    """Keywords, then timing words, as many as there is room for; the last row counts what is left out."""
    if card.plot:
        return []
    rows = [DigestRow(keyword_icon(word.key), word.text, word.key in look.lost) for word in card.keywords]
    rows += [DigestRow("", timing) for timing in card.timings]
    most = 2 if stats_of(card) else 3
    if len(rows) > most:
        more = QCoreApplication.translate("CardFace", "{0} more").format(len(rows) - most + 1)
        rows[most - 1 :] = [DigestRow("ui-more", more)]
    return rows


def field_height(rows: int, has_stats: bool) -> float:
    """Height of the arms' field over that many digest rows."""
    height = 104 - 16 * rows - (18 if has_stats else 2)
    return min(TALLEST_FIELD, max(SHORTEST_FIELD, height))


def paint_hand(canvas: Canvas, card: CardFace, look: CardLook) -> None:
    """Paint the face in a 120 x 168 box at the painter's origin."""
    rows = digest(card, look)
    height = SHORTEST_FIELD if card.plot else field_height(len(rows), bool(stats_of(card)))
    paint_ground(canvas, HAND)
    _paint_field(canvas, card, height)
    paint_spine(canvas, card, HAND, SPINE, 0.55)
    paint_cost(canvas, card, look, QPointF(13, 16), 11, 15, 1.3)
    if card.type == "character":
        paint_icon_slots(canvas, card, _SLOTS)
        paint_strength(canvas, card, look, QRectF(2.5, 139, 21, 24), 13, 1.3)
    else:
        foot_sigil(canvas, card, 13, 152, 19)
    _paint_name(canvas, card)
    paint_crests(canvas, card, QPointF(116.5, 41.5), FIELD_TOP + height - 1, 8.5, 1.1)
    _paint_traits(canvas, card, look, 95 + height - SHORTEST_FIELD)
    for number, row in enumerate(rows):
        _paint_row(canvas, card, row, 112 + height - SHORTEST_FIELD + ROW * number)
    if card.plot:
        _paint_plot(canvas, card.plot)
    else:
        paint_stats_row(canvas, card, LEFT, 156.5, RIGHT, 13, 13, canvas.theme.ink2)
    if look.blank:
        top = 112 + height - SHORTEST_FIELD
        paint_lost_hatch(canvas, QRectF(SPINE + 1, top, 120 - SPINE, 168 - top), card_shape(HAND, HAND.line))
    paint_frame(canvas, HAND)


def _paint_name(canvas: Canvas, card: CardFace) -> None:
    rect = QRectF(LEFT, 3, RIGHT - LEFT, 34)
    if card.unique:
        rect.setLeft(LEFT + 8.5)
    first = fit_name(card.name, rect.width(), rect.height(), _NAME_WAYS).draw(canvas.painter, rect, canvas.theme.ink)
    if card.unique:
        paint_unique(canvas, card, LEFT + 3.2, first, 8)


def _paint_field(canvas: Canvas, card: CardFace, height: float) -> None:
    rect = QRectF(SPINE, FIELD_TOP, 120 - SPINE - 0.6, height)
    paint_tinted_field(canvas, card, rect, 0.55)
    width = 0.745 * height
    box = QRectF(0, 0, width, height * 0.865)
    # A step to the left where crests stand at the right.
    box.moveCenter(rect.center() - QPointF(6 if card.crests else 0, 0))
    paint_arms(canvas.painter, compose(card), box, canvas.theme, 0.55, canvas.ratio)
    rule(canvas, SPINE, FIELD_TOP, 119.4, 1.1)
    rule(canvas, SPINE, FIELD_TOP + height, 119.4, 1.1)


def _paint_traits(canvas: Canvas, card: CardFace, look: CardLook, top: float) -> None:
    """Traits in one line, smaller or in two lines where they are long; the type's name where there are none."""
    theme, room, words = canvas.theme, RIGHT - LEFT - 1, card.traits or (Word("", type_word(card.type)),)
    style, lines = face(NARROW, 11.5, italic=True), [words]
    while style.px > 10 and style.width(_joined(words)) > room:
        style = face(NARROW, style.px - 0.5, italic=True)
    if style.width(_joined(words)) > room and len(words) > 1:
        cuts = ([words[:cut], words[cut:]] for cut in range(1, len(words)))
        lines = min(cuts, key=lambda pair: max(style.width(_joined(line)) for line in pair))
    baseline = top + (11.5 if len(lines) == 1 else 8.0)
    for number, line in enumerate(lines):
        more = "," if number < len(lines) - 1 else ""
        _paint_trait_line(canvas, line, more, look, baseline + number * 9.2, style, theme.ink2)


def _joined(words: tuple[Word, ...]) -> str:
    return ", ".join(word.text for word in words)


def _paint_trait_line(
    canvas: Canvas, line: tuple[Word, ...], end: str, look: CardLook, baseline: float, style: Face, colour: QColor
) -> None:
    x = LEFT + 1
    style.draw(canvas.painter, x, baseline, style.elided(_joined(line) + end, RIGHT - x), colour)
    for word in line:
        width = style.width(word.text)
        if word.key in look.lost:
            strike(canvas.painter, x, baseline, min(width, RIGHT - x), style.px, colour)
        x += style.width(word.text + ", ")


def _paint_row(canvas: Canvas, card: CardFace, row: DigestRow, top: float) -> None:
    theme, painter = canvas.theme, canvas.painter
    middle = top + ROW / 2
    style = face(NARROW, 12.5, bold=True)
    colour = theme.ink if row.icon else houses_of(card, theme)[0].ink
    if row.icon:
        icon_at(canvas, row.icon, LEFT + 6.5, middle, 12, colour)
    else:
        _paint_arrow(canvas, LEFT + 4, middle, colour)
    room = RIGHT - LEFT - 15
    if style.width(row.text) > room:
        style = face(NARROW, 11.5, bold=True)
    text = style.elided(row.text, room)
    style.draw(painter, LEFT + 15, middle + style.cap / 2, text, colour)
    if row.lost:
        strike(painter, LEFT + 15, middle + style.cap / 2, style.width(text), style.px, colour)


def _paint_arrow(canvas: Canvas, x: float, y: float, colour: QColor) -> None:
    path = QPainterPath(QPointF(x, y - 3.2))
    path.lineTo(x + 4.6, y)
    path.lineTo(x, y + 3.2)
    path.closeSubpath()
    canvas.painter.fillPath(path, colour)


def _paint_plot(canvas: Canvas, values: tuple[str, str, str]) -> None:
    for number, (icon, value) in enumerate(zip(PLOT_ICONS, values, strict=True)):
        x = 44.5 + 29 * number
        icon_at(canvas, icon, x, 122, 15, canvas.theme.ink2)
        number_at(canvas, value, x, 145, 20, 26, canvas.theme.ink)
