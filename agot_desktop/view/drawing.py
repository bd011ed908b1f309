"""Small drawings that widgets share: panels, shields, hexagons, the keyboard ring, words that shrink to their room.

Sizes are px at the reader's text size where they go through `px`.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from agot_desktop.view.cards.arms import SHIELD_RATIO, shield_path
from agot_desktop.view.icons import hatch_brush, icon_pixmap, paint_icon
from agot_desktop.view.theme import Theme, font, themes


def zoom() -> float:
    """The reader's text size, 1.0 = 100 %."""
    return themes().text_scale


def px(value: float) -> int:
    """Pixels at the reader's text size."""
    return round(value * zoom())


def panel_path_paint(
    painter: QPainter, rect: QRectF, fill: QColor, edge: QColor, radius: float = 10, width: float = 1.0
) -> None:
    """A filled rounded rectangle with an edge drawn inside it."""
    half = width / 2
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(edge, width))
    painter.setBrush(fill)
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)


def paint_shield(painter: QPainter, rect: QRectF, house: str, theme: Theme, scale: float = 0.5) -> None:
    """A house's shield with its sigil into the largest centred heater of `rect`."""
    width = min(rect.width(), rect.height() / SHIELD_RATIO)
    box = QRectF(0, 0, width, width * SHIELD_RATIO)
    box.moveCenter(rect.center())
    arms = theme.house(house)
    path = shield_path(box)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrushOrigin(box.topLeft())
    ratio = painter.device().devicePixelRatioF() if painter.device() is not None else 1.0
    painter.fillPath(path, hatch_brush(arms, scale, ratio))
    side = width * 0.7
    paint_icon(
        painter, arms.sigil, QRectF(box.center().x() - side / 2, box.top() + width * 0.13, side, side), arms.charge
    )
    painter.strokePath(path, QPen(theme.badgeline, min(2.4, max(1.0, width * 0.03))))
    painter.restore()


def paint_hexagon(painter: QPainter, centre: QPointF, radius: float, theme: Theme) -> None:
    """The power token's shape with an ivory edge."""
    points = []
    for dx, dy in ((0, -1), (0.9, -0.5), (0.9, 0.5), (0, 1), (-0.9, 0.5), (-0.9, -0.5)):
        points.append(QPointF(centre.x() + dx * radius, centre.y() + dy * radius))
    painter.setPen(QPen(theme.ink if theme.high_contrast else QColor("#FFF3D6"), max(1.0, radius * 0.09)))
    painter.setBrush(QColor("#000000") if theme.high_contrast else QColor("#7A1F2B"))
    painter.drawPolygon(QPolygonF(points))


def fitted_font(role: str, text: str, width: float, largest: float, smallest: float) -> tuple[QFont, bool]:
    """The largest font of a role at which the text fits `width` px, and whether it fits at all. Sizes at 100 %."""
    size = largest
    while True:
        made = font(role, size)
        if QFontMetricsF(made).horizontalAdvance(text) <= width:
            return made, True
        if size <= smallest:
            return made, False
        size = max(smallest, size - 0.5)


def paint_focus(painter: QPainter, box: QRectF, theme: Theme, radius: float) -> None:
    """The keyboard ring: dashed over solid, so that it shows on any colour."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    ring = box.adjusted(1.5, 1.5, -1.5, -1.5)
    painter.setPen(QPen(theme.paper, 3.0))
    painter.drawRoundedRect(ring, radius, radius)
    pen = QPen(theme.focus, 2.0)
    pen.setDashPattern([2.5, 2.0])
    painter.setPen(pen)
    painter.drawRoundedRect(ring, radius, radius)


def icon_at(painter: QPainter, name: str, centre: QPointF, side: float, colour: QColor) -> None:
    """A cached drawing centred on a point, sharp on the painter's device."""
    ratio = painter.device().devicePixelRatioF() if painter.device() is not None else 1.0
    pixmap = icon_pixmap(name, side, colour, ratio)
    painter.drawPixmap(QPointF(centre.x() - side / 2, centre.y() - side / 2), pixmap)
