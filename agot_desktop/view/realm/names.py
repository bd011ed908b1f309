"""Names on the map: text with a halo, seas in italics, ribbons for strongholds and cities, in any language."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from agot_desktop.view.fonts import SERIF, Face, face
from agot_desktop.view.realm.colours import map_colours, with_alpha
from agot_desktop.view.realm.geometry import Label, point
from agot_desktop.view.theme import current_theme

NOBODY: Final = -1
_LAND_SHARE: Final = 0.92
"""The part of its room that a name on land takes: ribbons of neighbours reach into the rest."""


class NameItem(QGraphicsItem):
    """The name of an area: text with a halo, or a ribbon for strongholds and cities. Clicks count for the area."""

    def __init__(self, number: int, label: Label) -> None:
        super().__init__()
        self.number = number
        self.label = label
        self._lines: tuple[str, ...] = tuple(label.lines)
        self.setPos(point(label.at))
        self.setRotation(label.angle)
        self.setZValue(80)
        if number == NOBODY:
            self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_name(self, name: str) -> None:
        """The name in the language that is read now."""
        self._lines = (name,) if name else tuple(self.label.lines)
        if name == " ".join(self.label.lines):
            self._lines = tuple(self.label.lines)
        self.prepareGeometryChange()
        self.update()

    def _shaped(self) -> tuple[tuple[str, ...], Face, float]:
        """Lines, face and size that fit the room: one line, then two, then smaller."""
        label, italic = self.label, self.label.style == "sea"
        lines, size = self._lines, label.size
        room = label.max_width * (_LAND_SHARE if label.style == "land" else 1.0)

        def wide(rows: tuple[str, ...], px: float) -> float:
            shaped = face(SERIF, px, bold=not italic, italic=italic)
            return max([shaped.width(row) + label.spacing * len(row) for row in rows])

        roomy = len(label.lines) > 1 or label.box[1] >= 2 * label.size
        if roomy and len(lines) == 1 and wide(lines, size) > room and " " in lines[0]:
            words = lines[0].split(" ")
            cut = min(range(1, len(words)), key=lambda n: abs(len(" ".join(words[:n])) - len(lines[0]) / 2))
            lines = (" ".join(words[:cut]), " ".join(words[cut:]))
        while wide(lines, size) > room and size > label.size * 0.72:
            size -= 0.5
        return lines, face(SERIF, size, bold=not italic, italic=italic), size

    def boundingRect(self) -> QRectF:
        width, height = self.label.max_width + 40, self.label.box[1] + self.label.size * 1.6 + 16
        return QRectF(-width / 2, -height / 2, width, height)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        if self.number != NOBODY:
            lines, shaped, size = self._shaped()
            width = max([shaped.width(row) for row in lines]) + 12
            height = size * 1.25 * len(lines)
            path.addRect(QRectF(-width / 2, -height / 2, width, height))
        return path

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        c = map_colours(current_theme())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lines, shaped, size = self._shaped()
        style = self.label.style
        if style == "ribbon":
            self._paint_ribbon(painter, max([shaped.width(row) for row in lines]), size * 1.28 * len(lines))
        for number, row in enumerate(lines):
            y = (number - (len(lines) - 1) / 2) * size * 1.18
            if style == "ribbon":
                shaped.draw_centred(painter, 0, y, row, c.label)
            else:
                self._paint_haloed(painter, shaped, row, y, c.sea_label if style == "sea" else c.label)

    def _paint_ribbon(self, painter: QPainter, width: float, height: float) -> None:
        c = map_colours(current_theme())
        half, tall = width / 2 + 9, height / 2
        shape = QPolygonF(
            [
                QPointF(-half, -tall),
                QPointF(half, -tall),
                QPointF(half - 5, 0),
                QPointF(half, tall),
                QPointF(-half, tall),
                QPointF(-half + 5, 0),
            ]
        )
        painter.setPen(QPen(c.wall_ink, 1.4))
        painter.setBrush(c.ribbon)
        painter.drawPolygon(shape)

    def _paint_haloed(self, painter: QPainter, shaped: Face, row: str, y: float, colour: QColor) -> None:
        c = map_colours(current_theme())
        path = QPainterPath()
        font = shaped.font
        width, x = shaped.width(row) + self.label.spacing * (len(row) - 1), 0.0
        x = -width / 2
        scale = shaped.scale
        for letter in row:
            glyph = QPainterPath()
            glyph.addText(QPointF(0, 0), font, letter)
            path.addPath(_scaled(glyph, scale).translated(x, y + shaped.cap / 2))
            x += shaped.width(letter) + self.label.spacing
        if self.label.style != "sea":
            painter.strokePath(path, QPen(with_alpha(c.halo, 235), 4.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.fillPath(path, colour)


def _scaled(path: QPainterPath, scale: float) -> QPainterPath:
    return QTransform.fromScale(scale, scale).map(path)
