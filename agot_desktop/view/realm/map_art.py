"""The sheet that does not change during a game: sea, land, borders, rivers, walls, small drawings, the frame.

paint_sheet(painter, theme)      in canvas units; takes about a second, so it is kept as a picture
"""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QRadialGradient

from agot_desktop.view.realm.colours import MapColours, map_colours, with_alpha
from agot_desktop.view.realm.decor import paint_compass, paint_frame, paint_land_decor, paint_sea_decor
from agot_desktop.view.realm.geometry import (
    SEA,
    Area,
    MapGeometry,
    River,
    area_path,
    closed,
    line,
    load_map,
    point,
)
from agot_desktop.view.theme import Theme, mixed

_WATER_LINES: Final = ((39.0, 24, 0.8), (28.0, 50, 0.9), (19.0, 80, 1.0), (11.5, 115, 1.1), (5.5, 150, 1.3))
_SHALLOWS: Final = ((34.0, 16), (24.0, 20), (15.0, 26), (8.0, 34))
_WET: Final = ("lake",)


def paint_sheet(painter: QPainter, theme: Theme) -> None:
    """Paints the whole sheet without names, pieces and what the weather changes."""
    geometry, c = load_map(), map_colours(theme)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.save()
    painter.setClipRect(geometry.neat)
    _paint_sea(painter, geometry, c)
    _paint_land(painter, geometry, c)
    _paint_rims(painter, geometry, c)
    _paint_paper(painter, geometry)
    _paint_rivers(painter, geometry, c)
    _paint_borders(painter, geometry, c)
    paint_land_decor(painter, geometry, c)
    for area in geometry.areas.values():
        if area.walled:
            paint_walls(painter, area, c)
    paint_compass(painter, geometry, c)
    painter.restore()
    paint_frame(painter, geometry, c)


@lru_cache(maxsize=1)
def _land() -> QPainterPath:
    """All that is no sea, as one path for strokes and clips."""
    geometry = load_map()
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for ident, area in geometry.areas.items():
        if area.type != SEA:
            path.addPath(area_path(ident))
    for gap in geometry.gaps.values():
        path.addPath(closed(gap.polygon))
    return path


def _coast(geometry: MapGeometry) -> QPainterPath:
    path = QPainterPath()
    for part in geometry.coastline:
        path.addPath(line(part))
    return path


def _round_pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _paint_sea(painter: QPainter, geometry: MapGeometry, c: MapColours) -> None:
    neat = geometry.neat
    gradient = QRadialGradient(neat.center(), neat.width() * 0.62)
    gradient.setColorAt(0.35, c.sea)
    gradient.setColorAt(1.0, c.deep)
    painter.fillRect(neat, gradient)
    coast = _coast(geometry)
    pale = c.halo if not c.dark else mixed(c.ripple, c.sea, 0.5)
    for reach, alpha in _SHALLOWS:
        painter.strokePath(coast, _round_pen(with_alpha(pale, alpha), reach * 2))
    lines = QImage(round(neat.width()), round(neat.height()), QImage.Format.Format_ARGB32_Premultiplied)
    lines.fill(Qt.GlobalColor.transparent)
    inner = QPainter(lines)
    inner.setRenderHint(QPainter.RenderHint.Antialiasing)
    inner.translate(-neat.topLeft())
    for reach, alpha, width in _WATER_LINES:
        inner.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        inner.strokePath(coast, _round_pen(with_alpha(c.ripple, alpha), reach * 2 + width))
        inner.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        inner.strokePath(coast, _round_pen(QColor(0, 0, 0), reach * 2 - width))
    inner.end()
    painter.drawImage(neat.topLeft(), lines)
    for arc in geometry.arcs:
        if arc.kind == "sea":
            pen = QPen(with_alpha(c.ripple, 160), 1.9)
            pen.setDashPattern([0.6, 4.0])
            painter.strokePath(line(arc.pts), pen)
    paint_sea_decor(painter, geometry, c)


def _shades(geometry: MapGeometry) -> dict[str, int]:
    """A step of lightness for each area, so that neighbours differ (greedy colouring of the border graph)."""
    near: dict[str, set[str]] = {ident: set() for ident in geometry.areas}
    for arc in geometry.arcs:
        first, second = arc.between
        if first in near and second in near:
            near[first].add(second)
            near[second].add(first)
    found: dict[str, int] = {}
    for ident in sorted(near, key=lambda name: -len(near[name])):
        taken = {found[other] for other in near[ident] if other in found}
        found[ident] = next(step for step in range(8) if step not in taken)
    return found


def land_colour(ident: str, c: MapColours) -> QColor:
    """The fill of an area of land before anybody controls it."""
    area = load_map().areas[ident]
    if area.walled:
        return c.wall
    fill = c.regions[area.region][0]
    step = _all_shades()[ident] % 4
    return fill.darker(100 + step * 5) if not c.dark else fill.lighter(100 + step * 9)


@lru_cache(maxsize=1)
def _all_shades() -> dict[str, int]:
    return _shades(load_map())


def _paint_land(painter: QPainter, geometry: MapGeometry, c: MapColours) -> None:
    painter.save()
    painter.translate(2.5, 4)
    painter.fillPath(_land(), QColor(0, 0, 0, 60))
    painter.restore()
    for gap in geometry.gaps.values():
        painter.fillPath(closed(gap.polygon), c.gaps[gap.kind])
    for ident, area in geometry.areas.items():
        if area.type != SEA:
            painter.fillPath(area_path(ident), land_colour(ident, c))


def _paint_rims(painter: QPainter, geometry: MapGeometry, c: MapColours) -> None:
    """Water colour: the rim of each region, inside it."""
    for region, (_fill, rim) in c.regions.items():
        inside = QPainterPath()
        inside.setFillRule(Qt.FillRule.WindingFill)
        mine = {ident for ident, area in geometry.areas.items() if area.region == region and area.type != SEA}
        for ident in mine:
            inside.addPath(area_path(ident))
        edge = QPainterPath()
        for arc in geometry.arcs:
            if (arc.between[0] in mine) != (arc.between[1] in mine):
                edge.addPath(line(arc.pts))
        painter.save()
        painter.setClipPath(inside, Qt.ClipOperation.IntersectClip)
        for width in range(72, 5, -7):
            painter.strokePath(edge, _round_pen(with_alpha(rim, 11), width))
        painter.restore()


def _paint_paper(painter: QPainter, geometry: MapGeometry) -> None:
    """Grain of the paper on the land: always the same."""
    chance = random.Random(5)
    width, height = 350, 250
    grain = QImage(width, height, QImage.Format.Format_ARGB32)
    rows = bytearray()
    for _ in range(width * height):
        tone = 0 if chance.random() < 0.5 else 255
        rows += bytes((tone, tone, tone, chance.randrange(13)))
    grain = QImage(bytes(rows), width, height, QImage.Format.Format_ARGB32).copy()
    painter.save()
    painter.setClipPath(_land(), Qt.ClipOperation.IntersectClip)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(geometry.neat, grain)
    painter.restore()


def _river_path(river: River, extra: float) -> QPainterPath:
    """A river as a strip that grows from spring to mouth."""
    left: list[QPointF] = []
    right: list[QPointF] = []
    spots = [point(spot) for spot in river.pts]
    for number, spot in enumerate(spots):
        before, after = spots[max(0, number - 1)], spots[min(len(spots) - 1, number + 1)]
        along = after - before
        length = max(0.001, (along.x() ** 2 + along.y() ** 2) ** 0.5)
        share = number / (len(spots) - 1)
        half = (river.width[0] + (river.width[1] - river.width[0]) * share + extra) / 2
        aside = QPointF(-along.y() / length * half, along.x() / length * half)
        left.append(spot + aside)
        right.append(spot - aside)
    path = QPainterPath(left[0])
    for spot in [*left[1:], *reversed(right)]:
        path.lineTo(spot)
    path.closeSubpath()
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def _paint_rivers(painter: QPainter, geometry: MapGeometry, c: MapColours) -> None:
    for river in geometry.rivers:
        painter.fillPath(_river_path(river, 2.4), c.water_edge)
    for gap in geometry.gaps.values():
        if gap.kind in _WET:
            painter.fillPath(closed(gap.polygon), c.water)
            painter.strokePath(closed(gap.polygon), QPen(c.water_edge, 2.0))
    for river in geometry.rivers:
        painter.fillPath(_river_path(river, 0.0), c.water)


def _paint_borders(painter: QPainter, geometry: MapGeometry, c: MapColours) -> None:
    for arc in geometry.arcs:
        path = line(arc.pts)
        if arc.kind == "open":
            regions = {geometry.areas[ident].region for ident in arc.between}
            walled = any([geometry.areas[ident].walled for ident in arc.between])
            if walled:
                continue
            painter.strokePath(path, _round_pen(with_alpha(c.halo, 120), 6))
            pen = QPen(c.ink, 3.0 if len(regions) > 1 else 2.4)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setDashPattern([5, 1.6, 0.7, 1.6] if len(regions) > 1 else [3.2, 1.7])
            painter.strokePath(path, pen)
        elif arc.kind == "edge":
            painter.strokePath(path, _round_pen(c.ink2, 1.9))
    painter.strokePath(_coast(geometry), _round_pen(c.coast, 2.6))


def paint_walls(painter: QPainter, area: Area, c: MapColours, *, roofs: bool = True) -> None:
    """The wall of a stronghold (square towers) or a city (round towers), and roofs behind it."""
    strong = area.type == "stronghold"
    if roofs:
        _paint_roofs(painter, area, c, strong)
    path = closed(area.polygon)
    if area.island:
        painter.save()
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        painter.strokePath(path, _round_pen(c.wall_ink, 23 if strong else 21))
        painter.strokePath(path, _round_pen(c.wall, 19))
        painter.strokePath(path, _round_pen(c.regions[area.region][0], 14))
        painter.restore()
    painter.strokePath(path, _round_pen(c.wall_ink, 5.4 if strong else 4.2))
    painter.strokePath(path, _round_pen(c.wall, 2.2 if strong else 1.4))
    painter.setPen(QPen(c.wall_ink, 1.6))
    painter.setBrush(c.wall)
    for x, y in area.towers:
        if strong:
            painter.drawRect(QRectF(x - 5, y - 5, 10, 10))
        else:
            painter.drawEllipse(QPointF(x, y), 4.6, 4.6)


def _paint_roofs(painter: QPainter, area: Area, c: MapColours, strong: bool) -> None:
    x, y, r = *area.centre, area.radius
    painter.setPen(QPen(with_alpha(c.wall_ink, 60), 1.1))
    painter.setBrush(with_alpha(c.wall_ink, 14))
    for place, height in ((-0.5, 0.3), (-0.22, 0.5 if strong else 0.36), (0.06, 0.62 if strong else 0.3), (0.36, 0.4)):
        left, top = x + place * r, y + r * 0.42 - height * r
        painter.drawRect(QRectF(left, top, r * 0.22, height * r))
        if not strong:
            peak = QPainterPath(QPointF(left - 2, top))
            peak.lineTo(left + r * 0.11, top - r * 0.14)
            peak.lineTo(left + r * 0.22 + 2, top)
            painter.drawPath(peak)
