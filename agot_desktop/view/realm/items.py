"""Items of the map's scene: areas with control and highlights, and the pieces that stand in them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QStyleOptionGraphicsItem, QWidget

from agot_desktop.model.boardgame.observation import HIDDEN, AreaView
from agot_desktop.view.realm.colours import map_colours, with_alpha
from agot_desktop.view.realm.geometry import Area, area_path, point
from agot_desktop.view.realm.map_art import paint_walls
from agot_desktop.view.realm.pieces import (
    paint_control,
    paint_force,
    paint_hidden_order,
    paint_leader,
    paint_order,
    paint_printed,
    paint_unit,
)
from agot_desktop.view.theme import current_theme

NOBODY: Final = -1
LEGAL, CHOSEN, ORIGIN, ATTACK = "legal", "chosen", "origin", "attack"


@dataclass(frozen=True, slots=True)
class OrderFace:
    """How an order token looks: kind, value words ('+1'), star."""

    kind: str
    value: str
    star: bool


@dataclass(frozen=True, slots=True)
class LeaderFace:
    """A Leader on the map: whose he is, and his initials."""

    house: int
    initials: str


class AreaItem(QGraphicsPathItem):
    """The shape of an area: takes clicks, shows who controls it and what can be done with it."""

    def __init__(self, number: int, ident: str, area: Area) -> None:
        super().__init__(area_path(ident))
        self.number = number
        self.area = area
        self.owner = NOBODY
        self.mark = ""
        self.walked = False
        self.hovered = False
        self.setAcceptHoverEvents(True)
        self.setZValue(20)
        self.setPen(QPen(Qt.PenStyle.NoPen))

    def set_look(self, owner: int, mark: str, walked: bool) -> None:
        """Changes what is shown."""
        if (owner, mark, walked) != (self.owner, self.mark, self.walked):
            self.owner, self.mark, self.walked = owner, mark, walked
            self.update()

    def set_hovered(self, hovered: bool) -> None:
        """The pointer came or went."""
        if hovered != self.hovered:
            self.hovered = hovered
            self.update()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.owner != NOBODY:
            self._paint_control(painter)
        if self.hovered:
            painter.fillPath(self.path(), QColor(255, 255, 255, 34))
        if self.mark:
            self._paint_mark(painter)
        if self.walked:
            self._outline(painter, current_theme().focus, 2.5, [3, 2], inset=12)

    def _paint_control(self, painter: QPainter) -> None:
        """A flat wash, a soft rim and a hatched band inside the border: the owner is told without colour too."""
        colours = map_colours(current_theme())
        wash = colours.wash[self.owner]
        painter.save()
        painter.setClipPath(self.path(), Qt.ClipOperation.IntersectClip)
        painter.fillPath(self.path(), with_alpha(wash, 72))
        for width in range(38, 5, -4):
            painter.strokePath(self.path(), QPen(with_alpha(wash, 30), width))
        self._paint_band(
            painter, QColor(255, 255, 255, 70) if colours.dark else with_alpha(colours.arrow_edge[self.owner], 120)
        )
        painter.restore()
        if self.area.walled:
            paint_walls(painter, self.area, colours, roofs=False)

    def _paint_band(self, painter: QPainter, ink: QColor) -> None:
        """The owner's pattern in a band along the border."""
        band = 14.0 if self.area.walled else 20.0
        ring = _band(self.path(), band)
        painter.setClipPath(ring, Qt.ClipOperation.IntersectClip)
        box = self.path().boundingRect()
        painter.setPen(QPen(ink, 1.3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        _PATTERNS[self.owner](painter, box, ink)

    def _paint_mark(self, painter: QPainter) -> None:
        theme = current_theme()
        colour = {LEGAL: theme.legal, CHOSEN: theme.chosen, ORIGIN: theme.chosen, ATTACK: theme.attack}[self.mark]
        painter.fillPath(self.path(), with_alpha(colour, 40))
        self._outline(painter, theme.paper, 8.0, None)
        self._outline(painter, colour, 4.5, [3, 1.6] if self.mark in (ORIGIN, ATTACK) else None)
        if self.mark == CHOSEN:
            self._outline(painter, colour, 2.0, None, inset=14)

    def _outline(
        self, painter: QPainter, colour: QColor, width: float, dashes: Sequence[float] | None, inset: float = 0
    ) -> None:
        painter.save()
        painter.setClipPath(self.path(), Qt.ClipOperation.IntersectClip)
        pen = QPen(colour, width * 2 + inset)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if dashes:
            pen.setWidthF(width * 2)
            pen.setDashPattern(list(dashes))
        if inset and not dashes:
            pen.setWidthF(inset + 2)
            painter.setOpacity(0.9)
            pen.setColor(with_alpha(colour, 160))
        painter.strokePath(self.path(), pen)
        painter.restore()


def _band(path: QPainterPath, width: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width * 2)
    return stroker.createStroke(path)


def _ermine(painter: QPainter, box: QRectF, ink: QColor) -> None:
    painter.setBrush(ink)
    painter.setPen(Qt.PenStyle.NoPen)
    row, y = 0, box.top()
    while y < box.bottom():
        x = box.left() + (7 if row % 2 else 0)
        while x < box.right():
            painter.drawPolygon(
                QPolygonF([QPointF(x, y), QPointF(x + 2, y + 6), QPointF(x, y + 4.5), QPointF(x - 2, y + 6)])
            )
            x += 14
        row, y = row + 1, y + 10


def _lines(painter: QPainter, box: QRectF, _ink: QColor) -> None:
    x = box.left()
    while x < box.right():
        painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()))
        x += 6


def _dots(painter: QPainter, box: QRectF, ink: QColor) -> None:
    painter.setBrush(ink)
    painter.setPen(Qt.PenStyle.NoPen)
    row, y = 0, box.top()
    while y < box.bottom():
        x = box.left() + (4 if row % 2 else 0)
        while x < box.right():
            painter.drawEllipse(QPointF(x, y), 1.5, 1.5)
            x += 8
        row, y = row + 1, y + 6.5


def _waves(painter: QPainter, box: QRectF, _ink: QColor) -> None:
    y = box.top()
    while y < box.bottom():
        path = QPainterPath(QPointF(box.left(), y))
        x = box.left()
        while x < box.right():
            path.quadTo(QPointF(x + 3, y - 4), QPointF(x + 6, y))
            path.quadTo(QPointF(x + 9, y + 4), QPointF(x + 12, y))
            x += 12
        painter.drawPath(path)
        y += 7


_PATTERNS: Final = (_ermine, _lines, _dots, _waves)


class PiecesItem(QGraphicsItem):
    """All pieces of one area, and its printed icons; clicks go through to the area."""

    def __init__(self, area: Area) -> None:
        super().__init__()
        self._area = area
        self._seen: AreaView | None = None
        self._leaders: tuple[LeaderFace, ...] = ()
        self._order: OrderFace | None = None
        self.setZValue(100)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        x, y = self._area.centre
        reach = 170.0
        return QRectF(x - reach, y - reach, reach * 2, reach * 2)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def clear(self) -> None:
        """Takes the pieces away; the printed icons stay."""
        self._seen, self._leaders, self._order = None, (), None
        self.update()

    def set_pieces(self, seen: AreaView, leaders: tuple[LeaderFace, ...], order: OrderFace | None) -> None:
        """Changes what stands there."""
        if (seen, leaders, order) != (self._seen, self._leaders, self._order):
            self._seen, self._leaders, self._order = seen, leaders, order
            self.update()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        tokens, seen = self._area.tokens, self._seen
        if tokens is None:
            return
        theme = current_theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for icon in tokens.icons:
            paint_printed(painter, point(icon.at), icon.kind, theme)
        if seen is None:
            return
        if seen.owner != NOBODY:
            paint_control(painter, point(tokens.shield), seen.owner, theme, seen.token != NOBODY)
        force = tokens.garrison if tokens.garrison is not None else tokens.units
        if seen.garrison and seen.owner != NOBODY:
            paint_force(painter, point(force), seen.garrison, seen.owner, theme)
        elif seen.neutral:
            paint_force(painter, point(force), seen.neutral, NOBODY, theme)
        self._paint_units(painter, point(tokens.units), seen)
        for number, leader in enumerate(self._leaders):
            shift = (number - (len(self._leaders) - 1) / 2) * 16
            at = point(tokens.leader) + QPointF(shift, shift * 0.3)
            paint_leader(painter, at, leader.house, theme, leader.initials)
        if self._order is not None:
            o = self._order
            paint_order(painter, point(tokens.order), o.kind, theme, o.value, o.star)
        elif seen.order == HIDDEN:
            paint_hidden_order(painter, point(tokens.order), seen.owner, theme)

    def _paint_units(self, painter: QPainter, at: QPointF, seen: AreaView) -> None:
        groups = [(kind, count) for kind, count in enumerate(seen.units) if count]
        step = 17.0 if len(groups) < 4 else 12.0
        for number, (kind, count) in enumerate(groups):
            shift = (number - (len(groups) - 1) / 2) * step
            paint_unit(painter, at + QPointF(shift, 0), kind, seen.owner, current_theme(), count)


def initials(name: str) -> str:
    """Two letters of a name: 'Robb Stark' is RS."""
    words = [word for word in name.replace("'", " ").split() if word[:1].isupper()]
    return "".join(word[0] for word in (words[0], words[-1])) if len(words) > 1 else name[:2]
