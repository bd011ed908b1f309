"""The map as a scene: the painted sheet, areas that can be clicked, names, ways, and the pieces of a position.

scene.show_position(view, faces, marks)     what stands where, and what stands out
scene.area_clicked / area_doubled / area_pointed     signals with the number of an area
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from agot_desktop.model.boardgame.observation import RealmView
from agot_desktop.model.boardgame.terms import WEATHER
from agot_desktop.view.painting import painting
from agot_desktop.view.realm.colours import map_colours
from agot_desktop.view.realm.decor import paint_captions, paint_cartouche
from agot_desktop.view.realm.geometry import SEA, load_map
from agot_desktop.view.realm.items import ATTACK, CHOSEN, LEGAL, ORIGIN, AreaItem, LeaderFace, OrderFace, PiecesItem
from agot_desktop.view.realm.map_art import paint_sheet
from agot_desktop.view.realm.names import NOBODY, NameItem
from agot_desktop.view.realm.ways import ArrowItem, LinkItem
from agot_desktop.view.theme import current_theme, themes

_SHARP_FROM = 1.3
_sheets: dict[tuple[str, float], QPixmap] = {}


class PieceFaces(Protocol):
    """Looks and names that the scene asks for by number."""

    def order(self, order: int) -> OrderFace: ...
    def leader(self, leader: int, controller: int) -> LeaderFace: ...
    def area(self, area: int) -> str: ...
    def place(self, ident: str, english: str) -> str: ...


@dataclass(frozen=True, slots=True)
class MapMarks:
    """What stands out: areas that can be chosen, the chosen one, where a move comes from, what is attacked, the place
    of the keyboard, and the arrows that can be used now."""

    legal: frozenset[int] = frozenset()
    chosen: int = NOBODY
    origin: int = NOBODY
    attacked: int = NOBODY
    cursor: int = NOBODY
    arrows: frozenset[str] = frozenset()

    def of(self, area: int) -> str:
        """The mark of one area."""
        if area == self.attacked:
            return ATTACK
        if area == self.origin:
            return ORIGIN
        if area == self.chosen:
            return CHOSEN
        return LEGAL if area in self.legal else ""


def sheet(scale: float) -> QPixmap:
    """The painted sheet of the theme that is on, at 1 or 2 device px a unit; kept."""
    key = (current_theme().name, scale)
    if key not in _sheets:
        geometry = load_map()
        made = QPixmap(round(geometry.canvas.width * scale), round(geometry.canvas.height * scale))
        with painting(made) as painter:
            painter.scale(scale, scale)
            paint_sheet(painter, current_theme())
        _sheets[key] = made
    return _sheets[key]


class _Clickable(AreaItem):
    """An area that tells its scene of the pointer."""

    def hoverEnterEvent(self, _event: QGraphicsSceneHoverEvent) -> None:
        self.set_hovered(True)
        self._scene().area_pointed.emit(self.number, True)

    def hoverLeaveEvent(self, _event: QGraphicsSceneHoverEvent) -> None:
        self.set_hovered(False)
        self._scene().area_pointed.emit(self.number, False)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.setAccepted(event.button() == Qt.MouseButton.LeftButton)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.contains(event.pos()):
            self._scene().area_clicked.emit(self.number)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self._scene().area_doubled.emit(self.number)

    def _scene(self) -> MapScene:
        found = self.scene()
        assert isinstance(found, MapScene)
        return found


class _Ribbon(NameItem):
    """A name that counts as its area."""

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.setAccepted(event.button() == Qt.MouseButton.LeftButton)

    def mouseReleaseEvent(self, _event: QGraphicsSceneMouseEvent) -> None:
        found = self.scene()
        assert isinstance(found, MapScene)
        found.area_clicked.emit(self.number)


class _Title(QGraphicsItem):
    """The title of the sheet and the words on the land outside the game."""

    def __init__(self, words: Callable[[], tuple[str, str, str]], captions: Callable[[], Mapping[str, str]]) -> None:
        super().__init__()
        self._words, self._captions = words, captions
        self.setZValue(120)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return load_map().sheet

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        theme = current_theme()
        geometry, colours = load_map(), map_colours(theme)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_captions(painter, geometry, colours, dict(self._captions()))
        paint_cartouche(painter, geometry, colours, theme, self._words())


class MapScene(QGraphicsScene):
    """Everything of the map. Areas are numbered as the board numbers them; `numbers`: by id."""

    area_clicked = Signal(int)
    area_doubled = Signal(int)
    area_pointed = Signal(int, bool)

    def __init__(self, faces: PieceFaces, ids: tuple[str, ...], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self.ids = ids
        geometry = load_map()
        self.setSceneRect(geometry.sheet)
        self._sheet = QGraphicsPixmapItem()
        self._sheet.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._sheet.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.addItem(self._sheet)
        self.areas: list[AreaItem] = []
        self.pieces: list[PiecesItem] = []
        self.names: dict[str, NameItem] = {}
        for number, ident in enumerate(ids):
            area = geometry.areas[ident]
            item, stand = _Clickable(number, ident, area), PiecesItem(area)
            self.areas.append(item)
            self.pieces.append(stand)
            self.names[ident] = _Ribbon(number, area.label)
            for made in (item, stand, self.names[ident]):
                self.addItem(made)
        for ident, area in geometry.areas.items():
            if area.type == SEA:
                self.names[ident] = NameItem(NOBODY, area.label)
                self.addItem(self.names[ident])
        self.arrows = [ArrowItem(arrow) for arrow in geometry.arrows]
        self.links = [LinkItem(ford) for ford in geometry.crossings] + [LinkItem(strait) for strait in geometry.straits]
        for way in (*self.arrows, *self.links):
            self.addItem(way)
        self._title = _Title(self._title_words, self._caption_words)
        self.addItem(self._title)
        self._scale = 1.0
        self.retranslate()
        self.dress()
        themes().changed.connect(self.dress)

    def _title_words(self) -> tuple[str, str, str]:
        return self.tr("The Middle of"), self.tr("WESTEROS"), self.tr("in the War of the Five Kings")

    def _caption_words(self) -> dict[str, str]:
        return {
            "to the Wall": self._faces.place("map.to_the_wall", "to the Wall"),
            "to Highgarden": self._faces.place("map.to_highgarden", "to Highgarden"),
        }

    def dress(self, _theme: object = None) -> None:
        """The sheet in the colours of the theme."""
        self._sheet.setPixmap(sheet(self._scale))
        self._sheet.setScale(1 / self._scale)
        self.update()

    def sharpen(self, zoom: float) -> None:
        """Takes the sheet that is sharp at a zoom (device px a unit)."""
        wanted = 2.0 if zoom > _SHARP_FROM else 1.0
        if wanted != self._scale:
            self._scale = wanted
            self.dress()

    def retranslate(self) -> None:
        """All names again."""
        geometry = load_map()
        for ident, item in self.names.items():
            item.set_name(self._faces.place(f"place.{ident}", " ".join(geometry.areas[ident].label.lines)))
        self._title.update()

    def show_position(self, view: RealmView, marks: MapMarks) -> None:
        """Shows a position: control, pieces, weather, and what stands out."""
        weather = WEATHER[view.weather]
        standing: dict[int, list[LeaderFace]] = {}
        for leader in view.leaders:
            if leader.at >= 0:
                standing.setdefault(leader.at, []).append(self._faces.leader(leader.leader, leader.controller))
        for number, seen in enumerate(view.areas):
            self.areas[number].set_look(seen.owner, marks.of(number), number == marks.cursor)
            order = self._faces.order(seen.order) if seen.order >= 0 else None
            self.pieces[number].set_pieces(seen, tuple(standing.get(number, ())), order)
        for item in self.arrows:
            item.set_state(closed=weather in item.arrow.closed_in, legal=item.arrow.id in marks.arrows)
        for link in self.links:
            link.set_shut(link.is_ford() and weather == "storm")

    def centre_of(self, area: int) -> QPointF:
        """The middle of an area."""
        x, y = load_map().areas[self.ids[area]].centre
        return QPointF(x, y)

    def area_at(self, spot: QPointF) -> int:
        """The area at a point of the scene, -1 for none; a walled one before others."""
        found = [item for item in self.areas if item.contains(spot)]
        found.sort(key=lambda item: not item.area.walled)
        return found[0].number if found else NOBODY

    def clear_pieces(self) -> None:
        """Takes everything off that belongs to a position."""
        for number, stand in enumerate(self.pieces):
            stand.clear()
            self.areas[number].set_look(NOBODY, "", False)
