"""Drawings of the deck builder's lists: cost discs, STR shields, icons in fixed slots, pips of copies."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from agot_desktop.view.cards.arms import shield_path
from agot_desktop.view.drawing import icon_at, px
from agot_desktop.view.theme import Theme, font

ICONS: Final = ("military", "intrigue", "power")
CARD_MIME: Final = "application/x-agot-card"


def paint_disc(painter: QPainter, centre: QPointF, radius: float, text: str, theme: Theme) -> None:
    """A cost in its disc; nothing for a card without one."""
    if not text:
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.badgeline, 1.4))
    painter.setBrush(theme.paper)
    painter.drawEllipse(centre, radius, radius)
    painter.setPen(theme.ink)
    painter.setFont(font("round", 12.5 if len(text) > 1 else 14))
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), text)


def paint_strength(painter: QPainter, centre: QPointF, height: float, number: int | None, theme: Theme) -> None:
    """STR in its shield; nothing for a card without one."""
    if number is None:
        return
    box = QRectF(0, 0, height * 0.88, height)
    box.moveCenter(centre)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    path = shield_path(box)
    painter.fillPath(path, theme.paper)
    painter.strokePath(path, QPen(theme.badgeline, 1.4))
    painter.setPen(theme.ink)
    painter.setFont(font("round", 13))
    painter.drawText(box.adjusted(0, -1, 0, -height * 0.12), int(Qt.AlignmentFlag.AlignCenter), str(number))


def paint_icons(painter: QPainter, left: float, middle: float, icons: tuple[str, ...], theme: Theme) -> None:
    """The challenge icons, each in its own slot."""
    for slot, icon in enumerate(ICONS):
        if icon in icons:
            icon_at(painter, icon, QPointF(left + slot * px(24), middle), px(18), theme.challenge[icon])


def paint_pips(
    painter: QPainter, left: float, middle: float, copies: int, limit: int, wrong: bool, theme: Theme
) -> None:
    """Three places, the filled ones in the deck; from the fourth copy on a number. What is wrong has a sign too."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colour = theme.danger if wrong else theme.accentfill
    for place in range(3):
        box = QRectF(left + place * px(14), middle - px(8), px(11), px(16))
        filled = place < copies
        edge = colour if filled else theme.ctl if place < limit else theme.line
        painter.setPen(QPen(edge, 1.2))
        painter.setBrush(colour if filled else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 3, 3)
    after = left + px(46)
    if copies > 3:
        painter.setPen(theme.ink)
        painter.setFont(font("tag", 13))
        painter.drawText(QPointF(after, middle + px(5)), str(copies))
        after += px(18)
    if wrong:
        icon_at(painter, "ui-warning", QPointF(after + px(8), middle), px(16), theme.danger)


def elided(painter: QPainter, box: QRectF, text: str) -> None:
    """One line at the left of a box, shortened where it must be."""
    shown = QFontMetricsF(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
    painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), shown)
