"""The whole card, 300 x 420: for reading. Rules text is never cut here; `full_text` says how it is set."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPen

from agot_desktop.view.cards.arms import SHIELD_RATIO, compose, paint_arms
from agot_desktop.view.cards.density import FULL
from agot_desktop.view.cards.face import BOLD, STRUCK, CardFace, CardLook, Paragraph, Run
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
    paint_strength,
    paint_tinted_field,
    paint_unique,
    plot_words,
    rule,
    stats_of,
    type_word,
)
from agot_desktop.view.cards.text_fit import NameStep, SetText, TextStep, fit_name, fit_text, set_text, steps, strike
from agot_desktop.view.fonts import NARROW, SANS, SERIF, face

SPINE: Final = 50.0
LEFT: Final = 62.0
RIGHT: Final = 290.0
TEXT_LEFT: Final = 64.0
TEXT_WIDTH: Final = RIGHT - TEXT_LEFT
TEXT_FOOT: Final = 374.0
FIELD_TOP: Final = 56.0
LARGEST: Final = 15.5
SMALLEST: Final = 11.0
# Height of the arms' field; the last is only for texts that are still too long at the smallest size.
FIELDS: Final = (176.0, 132.0, 86.0, 52.0)
PLOT_FIELDS: Final = FIELDS[1:]

_SLOTS: Final = Slots(x=25, ys=(128, 172, 216), radius=18, glyph=25, line=1.8, naval=14, rings=True)
_NAME_WAYS: Final[tuple[NameStep, ...]] = tuple(
    steps(SERIF, 23, 17, 1) + steps(SERIF, 19, 13, 2) + steps(NARROW, 19, 13, 2) + steps(NARROW, 12.5, 8, 3)
)


class FullText(NamedTuple):
    """How the rules text of a card is set: height of the arms' field above it, and the lines."""

    field: float
    text: SetText


def text_top(card: CardFace, field: float) -> float:
    """Where the rules text begins under a field of this height."""
    return (276.0 if card.plot else 220.0) + field - 132.0


@lru_cache(maxsize=512)
def full_text(card: CardFace, lost: tuple[str, ...] = ()) -> FullText:
    """Set the rules text: the field gives way first, then the size; `.text.fits` is False only for absurd lengths."""
    paragraphs = _paragraphs(card, lost)
    fields = PLOT_FIELDS if card.plot else FIELDS
    for field in fields[:-1]:
        # A little air is kept at full size, so that short texts do not touch the foot line.
        room = TEXT_FOOT - text_top(card, field) - 5
        text = set_text(paragraphs, TEXT_WIDTH, room, LARGEST, 1.24)
        if text.fits:
            return FullText(field, text)
    sizes = [LARGEST - number / 2 for number in range(1, int((LARGEST - SMALLEST) * 2))]
    normal = [TextStep(SANS, px, 1.24) for px in sizes] + [TextStep(SANS, SMALLEST, 1.14)]
    for field in fields[-2:]:
        room = TEXT_FOOT - text_top(card, field)
        text = fit_text(paragraphs, TEXT_WIDTH, room, normal)
        if text.fits:
            return FullText(field, text)
    narrow = [TextStep(NARROW, px / 2, 1.14) for px in range(26, 13, -1)]
    return FullText(fields[-1], fit_text(paragraphs, TEXT_WIDTH, room, narrow))


def _paragraphs(card: CardFace, lost: tuple[str, ...]) -> tuple[Paragraph, ...]:
    """Keywords as the first line, then the text."""
    if not card.keywords:
        return card.text
    line: list[Run] = []
    for number, word in enumerate(card.keywords):
        if number:
            line.append(Run(" ", BOLD))
        line.append(Run(word.text.removesuffix(".") + ".", STRUCK if word.key in lost else BOLD))
    return (tuple(line), *card.text)


def paint_full(canvas: Canvas, card: CardFace, look: CardLook) -> None:
    """Paint the face in a 300 x 420 box at the painter's origin."""
    setting = full_text(card, look.lost)
    paint_ground(canvas, FULL)
    _paint_field(canvas, card, setting.field)
    paint_spine(canvas, card, FULL, SPINE, 1.0)
    paint_cost(canvas, card, look, QPointF(25, 30), 19, 24, 2.0)
    if card.type == "character":
        paint_icon_slots(canvas, card, _SLOTS)
        paint_strength(canvas, card, look, QRectF(6, 364.5, 38, 43), 24, 2.0)
    else:
        foot_sigil(canvas, card, 25, 386, 34)
    _paint_name(canvas, card)
    paint_crests(canvas, card, QPointF(290, 64), FIELD_TOP + setting.field - 2, 14, 1.6)
    _paint_type_line(canvas, card, look, setting.field)
    if card.plot:
        _paint_plot_boxes(canvas, card.plot, 218 + setting.field - 132)
    setting.text.draw(canvas.painter, TEXT_LEFT, text_top(card, setting.field), canvas.theme.ink)
    if look.blank:
        top = text_top(card, setting.field) - 4
        paint_lost_hatch(canvas, QRectF(SPINE + 1, top, 300 - SPINE, 378 - top), card_shape(FULL, FULL.line))
    _paint_foot(canvas, card)
    paint_frame(canvas, FULL)


def _paint_name(canvas: Canvas, card: CardFace) -> None:
    rect = QRectF(LEFT, 8, RIGHT - LEFT, 44)
    if card.unique:
        rect.setLeft(LEFT + 15)
    name = fit_name(card.name, rect.width(), rect.height(), _NAME_WAYS)
    first = name.draw(canvas.painter, rect, canvas.theme.ink)
    if card.unique:
        paint_unique(canvas, card, LEFT + 5, first, 14)


def _paint_field(canvas: Canvas, card: CardFace, height: float) -> None:
    rect = QRectF(SPINE, FIELD_TOP, 300 - SPINE - 1, height)
    paint_tinted_field(canvas, card, rect, 1.0)
    width = min(0.745 * height, (height - 12) / SHIELD_RATIO)
    box = QRectF(0, 0, width, width * SHIELD_RATIO)
    box.moveCenter(rect.center())
    paint_arms(canvas.painter, compose(card), box, canvas.theme, max(0.5, width / 131), canvas.ratio)
    rule(canvas, SPINE, FIELD_TOP, 299, 1.6)
    rule(canvas, SPINE, FIELD_TOP + height, 299, 1.6)


def _paint_type_line(canvas: Canvas, card: CardFace, look: CardLook, field: float) -> None:
    theme, painter = canvas.theme, canvas.painter
    baseline = 190 + field - 132 + 17
    word = type_word(card.type).upper()
    small = face(NARROW, 13, bold=True)
    small.draw(painter, LEFT, baseline, word, houses_of(card, theme)[0].ink)
    parts = [trait.text + "." for trait in card.traits]
    room = RIGHT - LEFT - small.width(word) - 10
    style = face(SERIF, 14, bold=True, italic=True)
    while style.px > 10.5 and style.width(" ".join(parts)) > room:
        style = face(SERIF, style.px - 0.5, bold=True, italic=True)
    if style.width(" ".join(parts)) > room:
        style = face(NARROW, 11.5, bold=True, italic=True)
    while style.px > 7 and style.width(" ".join(parts)) > room:
        style = face(NARROW, style.px - 0.5, bold=True, italic=True)
    x = RIGHT - style.width(" ".join(parts))
    for trait, part in zip(card.traits, parts, strict=True):
        style.draw(painter, x, baseline, part, theme.ink)
        if trait.key in look.lost:
            strike(painter, x, baseline, style.width(part), style.px, theme.ink)
        x += style.width(part + " ")


def _paint_plot_boxes(canvas: Canvas, values: tuple[str, str, str], top: float) -> None:
    theme, painter = canvas.theme, canvas.painter
    for number, (icon, value, word) in enumerate(zip(PLOT_ICONS, values, plot_words(), strict=True)):
        box = QRectF(62 + 78 * number, top, 72, 50)
        painter.setPen(QPen(theme.ctl, 1.2))
        painter.setBrush(theme.paper2)
        painter.drawRoundedRect(box, 6, 6)
        icon_at(canvas, icon, box.left() + 21, box.top() + 19, 22, theme.ink)
        number_at(canvas, value, box.left() + 49, box.top() + 19, 27, 36, theme.ink)
        label = face(SANS, 11.5)
        if label.width(word) > 68:
            label = face(NARROW, 11)
        label.draw(painter, box.center().x() - label.width(word) / 2, box.bottom() - 5, word, theme.ink2)


def _paint_foot(canvas: Canvas, card: CardFace) -> None:
    theme, painter = canvas.theme, canvas.painter
    rule(canvas, LEFT, 380, RIGHT, 1.2, theme.line)
    x = LEFT
    for icon, text in stats_of(card):
        pill = QRectF(x, 387, 46, 24)
        painter.setPen(QPen(theme.ctl, 1.2))
        painter.setBrush(theme.paper2)
        painter.drawRoundedRect(pill, 12, 12)
        icon_at(canvas, icon, pill.left() + 14, pill.center().y(), 16, theme.ink)
        style = face(NARROW, 14.5, bold=True)
        style.draw(painter, pill.left() + 24, pill.center().y() + style.cap / 2, text, theme.ink)
        x += 51
    painter.setPen(Qt.PenStyle.NoPen)
    label, style = card.set_label, face(NARROW, 12)
    room = RIGHT - x - 2
    while style.px > 9 and style.width(label) > room:
        style = face(NARROW, style.px - 0.5)
    style.draw_right(painter, RIGHT, 403, style.elided(label, room), theme.ink3)
