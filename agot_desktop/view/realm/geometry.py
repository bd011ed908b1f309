"""The drawn geometry of the map: shapes of areas, borders, rivers, arrows, and places for names and pieces.

    load_map() -> MapGeometry
All numbers are canvas units, y down; one unit is one px at 100 %. Read from `resources/board/map.json`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

from agot_desktop import paths

Points = list[tuple[float, float]]
SEA: Final = "sea"
WALLED: Final = ("stronghold", "city")


class Label(msgspec.Struct, frozen=True):
    """A name on the map. `style`: `land`, `ribbon`, `isle` or `sea`; `at`: its centre."""

    lines: list[str]
    at: tuple[float, float]
    angle: float
    size: float
    style: str
    box: tuple[float, float]
    max_width: float
    spacing: float = 0.0


class Icon(msgspec.Struct, frozen=True):
    """A printed icon: `supply`, `power`, `muster1` or `muster2`."""

    kind: str
    at: tuple[float, float]


class Tokens(msgspec.Struct, frozen=True):
    """Centres of the places for pieces."""

    icons: list[Icon] = []
    leader: tuple[float, float] = (0, 0)
    units: tuple[float, float] = (0, 0)
    order: tuple[float, float] = (0, 0)
    shield: tuple[float, float] = (0, 0)
    garrison: tuple[float, float] | None = None


class Area(msgspec.Struct, frozen=True):
    """An area of land or sea."""

    type: str
    region: str
    centre: tuple[float, float]
    radius: float
    polygon: Points
    label: Label
    tokens: Tokens | None = None
    holes: list[Points] = []
    towers: Points = []
    island: bool = False

    @property
    def walled(self) -> bool:
        """Whether it is a stronghold or a city."""
        return self.type in WALLED


class Gap(msgspec.Struct, frozen=True):
    """Land or water that is no area: `mountain`, `fen`, `lake`, `estuary`, `beyond`."""

    kind: str
    polygon: Points


class Arc(msgspec.Struct, frozen=True):
    """A border between two areas, or an area and a gap or the frame."""

    between: tuple[str, str]
    kind: str
    pts: Points


class River(msgspec.Struct, frozen=True):
    """A river from spring to mouth; `width` at both ends."""

    id: str
    name: str
    pts: Points
    width: tuple[float, float]


class Crossing(msgspec.Struct, frozen=True):
    """A ford or a bridge; `angle`: of the river there, in degrees."""

    kind: str
    between: tuple[str, str]
    at: tuple[float, float]
    angle: float


class Strait(msgspec.Struct, frozen=True):
    """A dotted link between two islands."""

    between: tuple[str, str]
    pts: Points


class Arrow(msgspec.Struct, frozen=True, rename={"from_": "from"}):
    """A drawn arrow: a cubic curve. `houses`: who may use it, None for all; `closed_in`: weather."""

    id: str
    from_: str
    to: str
    houses: list[str] | None
    both_ways: bool
    kind: str
    closed_in: list[str]
    curve: Points


class Caption(msgspec.Struct, frozen=True):
    """Words on the land outside the game."""

    text: str
    at: tuple[float, float]
    angle: float
    size: float


Marks = list[tuple[float, float, float, int]]


class Decor(msgspec.Struct, frozen=True):
    """Small drawings: x, y of the foot, size, variant."""

    mountains: Marks
    hills: Marks
    trees: Marks
    marsh: Marks
    waves: Marks
    fields: Marks
    stumps: Marks
    ships: Marks
    islets: list[Points]
    isle_of_faces: tuple[float, float, float]
    captions: list[Caption]
    cartouche: tuple[float, float, float, float]
    compass: tuple[float, float, float]


class Canvas(msgspec.Struct, frozen=True):
    """The whole sheet and the neat line inside it."""

    width: float
    height: float
    frame: tuple[float, float, float, float]


class MapGeometry(msgspec.Struct, frozen=True):
    """Everything that is drawn of the board."""

    canvas: Canvas
    areas: dict[str, Area]
    gaps: dict[str, Gap]
    arcs: list[Arc]
    coastline: list[Points]
    rivers: list[River]
    crossings: list[Crossing]
    straits: list[Strait]
    arrows: list[Arrow]
    decor: Decor

    @property
    def sheet(self) -> QRectF:
        """The whole canvas."""
        return QRectF(0, 0, self.canvas.width, self.canvas.height)

    @property
    def neat(self) -> QRectF:
        """What lies inside the frame."""
        return QRectF(*self.canvas.frame)


@lru_cache(maxsize=1)
def load_map() -> MapGeometry:
    """The map, read once. Raises OSError and msgspec.MsgspecError for a broken installation."""
    return msgspec.json.decode((paths.board() / "map.json").read_bytes(), type=MapGeometry)


def point(at: tuple[float, float]) -> QPointF:
    """A point of the canvas."""
    return QPointF(at[0], at[1])


def closed(points: Points) -> QPainterPath:
    """A closed outline."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def line(points: Points) -> QPainterPath:
    """An open line."""
    path = QPainterPath(point(points[0]))
    for spot in points[1:]:
        path.lineTo(point(spot))
    return path


@lru_cache(maxsize=128)
def area_path(ident: str) -> QPainterPath:
    """The shape of an area, with its holes. Raises KeyError for an unknown one."""
    area = load_map().areas[ident]
    path = closed(area.polygon)
    for hole in area.holes:
        path.addPath(closed(hole))
    path.setFillRule(Qt.FillRule.OddEvenFill)
    return path


def curve(arrow: Arrow) -> QPainterPath:
    """The line of an arrow."""
    start, first, second, end = arrow.curve
    path = QPainterPath(point(start))
    path.cubicTo(point(first), point(second), point(end))
    return path
