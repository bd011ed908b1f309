"""The bar of a seat in its arms: sigil, name and who plays, the first player's star; and the pips and tags below it."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from agot_desktop.model.cardgame.observation import SeatView
from agot_desktop.view.cards.face import CardFace, CardLook
from agot_desktop.view.cards.parts import Canvas
from agot_desktop.view.cards.tokens import paint_ring
from agot_desktop.view.drawing import fitted_font, icon_at, paint_hexagon, panel_path_paint, px
from agot_desktop.view.icons import hatch_brush, paint_icon
from agot_desktop.view.table.title_words import OPPOSED, OPPOSES, SUPPORTED, SUPPORTS, TitleTag
from agot_desktop.view.theme import Theme, current_theme, font

POWER_TO_WIN: Final = 15
_IVORY: Final = "#FFF3D6"


@dataclass(frozen=True, slots=True)
class SeatState:
    """What a head shows. `arms`: those of the seat, its House's unless it was given others; `player`: who plays it, in
    words; `tags`: the titles it holds; `waiting`: cards of it that can be chosen and are not in sight."""

    view: SeatView
    name: str
    player: str
    active: bool
    first: bool
    plot: CardFace | None
    plot_look: CardLook
    arms: str = ""
    tags: tuple[TitleTag, ...] = ()
    waiting: int = 0

    @property
    def house(self) -> str:
        """The arms to be painted."""
        return self.arms or self.view.house


def paint_bar(
    painter: QPainter, bar: QRectF, state: SeatState, ratio: float, *, right: float = 0, names: bool = True
) -> None:
    """The field with sigil and name. `right`: px kept free at the right; `ratio`: of the device; `names`: whether the
    name and the first player's star stand in it."""
    theme = current_theme()
    arms = theme.house(state.house)
    painter.setBrushOrigin(bar.topLeft())
    painter.fillRect(bar, hatch_brush(arms, 0.55, ratio))
    painter.setPen(QPen(theme.cardline, 1.2))
    painter.drawLine(bar.bottomLeft(), bar.bottomRight())
    side = bar.height() * 0.72
    sigil = QRectF(bar.left() + px(7), bar.center().y() - side / 2, side, side)
    paint_icon(painter, arms.sigil, sigil, arms.charge)
    if not names:
        return
    left = sigil.right() + px(6)
    edge = bar.right() - px(6) - right - (px(24) if state.first else 0)
    veil = QColor(arms.field)
    veil.setAlphaF(0.65)
    painter.fillRect(QRectF(left - px(3), bar.top(), bar.right() - left + px(3), bar.height()), veil)
    _paint_names(painter, QRectF(left, bar.top(), edge - left, bar.height()), state, arms.text_on_field)
    if state.first:
        paint_first(painter, QPointF(edge + px(13), bar.center().y()), px(11), theme)


def _paint_names(painter: QPainter, box: QRectF, state: SeatState, ink: QColor) -> None:
    first = QCoreApplication.translate("SeatHead", "First player")
    below = first if state.first else state.player
    two = bool(below) and box.height() >= px(36)
    face, fits = fitted_font("round", state.name, box.width(), 17, 12)
    name = state.name
    if not fits:
        face, fits = fitted_font("tag", state.name, box.width(), 15, 12)
    if not fits:
        name = QFontMetricsF(face).elidedText(state.name, Qt.TextElideMode.ElideRight, box.width())
    painter.setPen(ink)
    painter.setFont(face)
    line = QRectF(box.left(), box.top() + px(3), box.width(), box.height() * 0.52) if two else box
    painter.drawText(line, int(Qt.AlignmentFlag.AlignVCenter), name)
    if two:
        face, fits = fitted_font("label", below, box.width(), 13, 10.5)
        metrics = QFontMetricsF(face)
        painter.setFont(face)
        said = below if fits else metrics.elidedText(below, Qt.TextElideMode.ElideRight, box.width())
        lower = QRectF(box.left(), box.top() + box.height() * 0.5, box.width(), box.height() * 0.42)
        painter.drawText(lower, int(Qt.AlignmentFlag.AlignVCenter), said)


def paint_first(painter: QPainter, centre: QPointF, radius: float, theme: Theme) -> None:
    """A star-burst with a 1: the first player."""
    points = []
    for index in range(24):
        reach = radius if index % 2 == 0 else radius * 0.8
        angle = index * pi / 12
        points.append(QPointF(centre.x() + cos(angle) * reach, centre.y() + sin(angle) * reach))
    painter.setPen(QPen(theme.paper, 1.0))
    painter.setBrush(theme.cardline if theme.name == "light" else theme.ink)
    painter.drawPolygon(QPolygonF(points))
    painter.setPen(theme.paper)
    painter.setFont(font("tag", 13))
    painter.drawText(
        QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), int(Qt.AlignmentFlag.AlignCenter), "1"
    )


def paint_power(painter: QPainter, centre: QPointF, radius: float, theme: Theme) -> None:
    """The hexagon of power with its crown."""
    paint_hexagon(painter, centre, radius, theme)
    side = radius * 1.05
    paint_icon(painter, "power", QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side), QColor(_IVORY))


def paint_power_pill(painter: QPainter, box: QRectF, power: int, theme: Theme) -> None:
    """Power on a paper pill, to be read on any field: hexagon and number."""
    panel_path_paint(painter, box, theme.paper, theme.cardline, box.height() / 2 - 1, 1.2)
    radius = box.height() * 0.42
    paint_power(painter, QPointF(box.left() + radius + px(3), box.center().y()), radius, theme)
    painter.setPen(theme.ink)
    painter.setFont(fitted_font("power", str(power), box.width() - 2 * radius - px(8), 21, 11)[0])
    words = QRectF(box.left() + 2 * radius + px(4), box.top(), box.width() - 2 * radius - px(7), box.height())
    painter.drawText(words, int(Qt.AlignmentFlag.AlignCenter), str(power))


def paint_hand_ring(painter: QPainter, centre: QPointF, radius: float, state: SeatState, ratio: float) -> None:
    """The tokens on the seat's Hand of the King, with the tag while it is in play."""
    hand = state.view.hand_of_the_king
    if hand is None:
        return
    theme = current_theme()
    paint_ring(Canvas(painter, theme, ratio), centre, radius, hand.tokens, hand.threshold)
    if hand.in_play:
        tag = centre + QPointF(radius * 0.8, -radius * 0.72)
        painter.setPen(QPen(theme.panel, 1.2))
        painter.setBrush(theme.accentfill)
        painter.drawEllipse(tag, radius * 0.44, radius * 0.44)
        icon_at(painter, "hand-of-king", tag, radius * 0.62, theme.onaccent)


_TAGS: Final = {SUPPORTS: ("ok", "defend"), SUPPORTED: ("ok", "defend"), OPPOSES: ("attack", "attack"),
                OPPOSED: ("attack", "attack")}  # fmt: skip


def tag_width(words: str) -> float:
    """Px that a tag takes with its whole words."""
    return QFontMetricsF(font("tag", 12.5)).horizontalAdvance(words) + px(27)


def paint_tag(painter: QPainter, box: QRectF, words: str, relation: str) -> None:
    """A title: edge and glyph say how the viewer stands to its holder."""
    theme = current_theme()
    token, glyph = _TAGS.get(relation, ("ctl", "type-title"))
    edge: QColor = getattr(theme, token)
    panel_path_paint(painter, box, theme.paper, edge, px(5), 1.8 if relation else 1.2)
    icon_at(painter, glyph, QPointF(box.left() + px(12), box.center().y()), px(12), edge if relation else theme.ink2)
    room = QRectF(box.left() + px(21), box.top(), box.width() - px(25), box.height())
    face, fits = fitted_font("tag", words, room.width(), 12.5, 10)
    painter.setFont(face)
    painter.setPen(theme.ink)
    shown = words if fits else QFontMetricsF(face).elidedText(words, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), shown)


def paint_tags(painter: QPainter, row: QRectF, tags: tuple[TitleTag, ...]) -> None:
    """The tags of a seat side by side; where they have no room with their words, one with their number."""
    if not tags:
        return
    gap = px(4)
    widths = [tag_width(tag.words) for tag in tags]
    if len(tags) > 1 and sum(widths) + gap * (len(tags) - 1) > row.width():
        number = QCoreApplication.translate("SeatHead", "{0} titles").format(len(tags))
        paint_tag(painter, QRectF(row.left(), row.top(), min(tag_width(number), row.width()), row.height()), number, "")
        return
    x = row.left()
    for tag, width in zip(tags, widths, strict=True):
        paint_tag(painter, QRectF(x, row.top(), min(width, row.right() - x), row.height()), tag.words, tag.relation)
        x += width + gap
