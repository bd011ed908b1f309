"""A card in a graphics scene: draws itself, kneels, moves, lifts, and reports the pointer. Knows nothing of the game.

    item = CardItem(face, look, 'hand'); scene.addItem(item); item.setPos(...) or item.move_to(...)
    item.set_look(look)          kneeling is animated, everything else shows at once
    item.hovered(bool)           pointer entered or left
    item.pressed / dragged / released (scene position); `released` also tells whether it was a drag
The item's origin is the standing card's top left, its px are those of the density; use setScale for larger rows.
Dragging is the scene's own affair: the item only reports it, it does not move itself. No QDrag is used.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import Property, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPixmapCache
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneContextMenuEvent,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from agot_desktop.view import motion
from agot_desktop.view.cards.density import Density, density_named
from agot_desktop.view.cards.face import STANDING, CardFace, CardLook
from agot_desktop.view.cards.painter import Pose, bounds_of, paint_posed
from agot_desktop.view.cards.parts import card_shape
from agot_desktop.view.cards.pose import card_transform, footprint
from agot_desktop.view.cards.spoken import describe
from agot_desktop.view.theme import current_theme, themes

ACCESSIBLE_NAME: Final = 1  # QGraphicsItem.data key of the card in words
_CACHE_KB: Final = 128 * 1024
CARD_ID: Final = 2  # QGraphicsItem.data key of the id that the owner gave, see `CardItem.key`


class CardItem(QGraphicsObject):
    """A card with a face (or None), a look and a density. `key` is whatever the owner tells cards apart by."""

    hovered = Signal(bool)
    pressed = Signal(QPointF)
    dragged = Signal(QPointF)
    released = Signal(QPointF, bool)
    menu_asked = Signal(QPointF)

    def __init__(
        self,
        face: CardFace | None,
        look: CardLook = STANDING,
        density: str = "hand",
        key: object = None,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(parent)
        self._face = face
        self._look = look
        self._density = density_named(density)
        self._turn = 1.0 if look.kneeling else 0.0
        self._lift = 0.0
        self._opening = 1.0
        self._pulse = 1.0
        self._pointed = False
        self._press_screen: QPointF | None = None
        self._dragging = False
        # Repainted only when something of the card changes; while it merely moves Qt blits it.
        _make_room()
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self._bounds = QRectF()
        self._measure()
        self.setData(CARD_ID, key)
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self._tell_name()
        themes().changed.connect(self._theme_changed)

    # --- what it shows

    @property
    def face(self) -> CardFace | None:
        return self._face

    @property
    def look(self) -> CardLook:
        return self._look

    @property
    def density(self) -> Density:
        return self._density

    @property
    def key(self) -> object:
        return self.data(CARD_ID)

    @property
    def accessible_name(self) -> str:
        """The card in words, as far as its viewer may know it."""
        return str(self.data(ACCESSIBLE_NAME))

    def set_face(self, face: CardFace | None, reveal: bool = False) -> None:
        """Show another face; `reveal` opens it like a turned card."""
        if face == self._face:
            return
        self._face = face
        self._tell_name()
        self.update()
        if reveal:
            self._set_opening(0.0)
            motion.animate(self, b"opening", 1.0, "reveal")

    def set_look(self, look: CardLook, animated: bool = True) -> None:
        """Show a new state; where `animated`, kneeling and standing take time and new tokens jump up once."""
        if look == self._look:
            return
        was = self._look
        self._look = look
        self._measure()
        self._tell_name()
        self.update()
        if was.kneeling != look.kneeling:
            end = 1.0 if look.kneeling else 0.0
            if animated:
                motion.animate(self, b"turn", end, "kneel")
            else:
                motion.stop(self, b"turn")
                self._set_turn(end)
        if animated and _tokens(look) > _tokens(was):
            self._set_pulse(1.3)
            motion.animate(self, b"pulse", 1.0, "token")

    def set_density(self, density: str) -> None:
        """Raises KeyError for an unknown density."""
        how = density_named(density)
        if how is not self._density:
            self._density = how
            self._measure()
            self.update()

    # --- motion

    def move_to(self, pos: QPointF) -> None:
        """Glide to a position in the parent's coordinates."""
        motion.animate(self, b"pos", pos, "move")

    def set_lifted(self, lifted: bool) -> None:
        """Raise the card from the table (deeper shadow, a little larger) or put it down."""
        motion.animate(self, b"lift", 1.0 if lifted else 0.0, "lift")

    def finish_motion(self) -> None:
        """Take the end values of everything that moves at once."""
        for prop in (b"turn", b"lift", b"opening", b"pulse", b"pos"):
            motion.finish(self, prop)

    def _get_turn(self) -> float:
        return self._turn

    def _set_turn(self, turn: float) -> None:
        if turn != self._turn:
            self._turn = turn
            self._measure()
            self.update()

    def _get_lift(self) -> float:
        return self._lift

    def _set_lift(self, lift: float) -> None:
        if lift != self._lift:
            self._lift = lift
            self._measure()
            self.update()

    def _get_opening(self) -> float:
        return self._opening

    def _set_opening(self, opening: float) -> None:
        self._opening = opening
        self.update()

    def _get_pulse(self) -> float:
        return self._pulse

    def _set_pulse(self, pulse: float) -> None:
        self._pulse = pulse
        self._measure()
        self.update()

    turn = Property(float, _get_turn, _set_turn)  # 0 standing, 1 kneeling
    lift = Property(float, _get_lift, _set_lift)  # 0 on the table, 1 in the air
    opening = Property(float, _get_opening, _set_opening)  # 0 edge on, 1 open
    pulse = Property(float, _get_pulse, _set_pulse)  # size of tokens, 1 at rest

    # --- QGraphicsItem

    def card_rect(self) -> QRectF:
        """The upright rectangle that the card covers now, without outlines and badges, in item coordinates."""
        return footprint(self._density, self._turn)

    def boundingRect(self) -> QRectF:
        return self._bounds

    def _measure(self) -> None:
        """Take the bounding rectangle anew; kept, because the scene asks for it many times a frame."""
        bounds = bounds_of(self._look, self._density, self._turn, self._lift)
        if bounds != self._bounds:
            self.prepareGeometryChange()
            self._bounds = bounds

    def shape(self) -> QPainterPath:
        return card_transform(self._density, self._turn).map(card_shape(self._density))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        pose = Pose(self._turn, self._lift, self._opening, self._pulse, self._pointed)
        paint_posed(painter, self._face, self._look, self._density, current_theme(), pose)

    # --- pointer

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._pointed = True
        self.update()
        self.hovered.emit(True)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._pointed = False
        self.update()
        self.hovered.emit(False)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._press_screen = QPointF(event.screenPos())
        self._dragging = False
        event.accept()
        self.pressed.emit(event.scenePos())

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._press_screen is None:
            return
        way = QPointF(event.screenPos()) - self._press_screen
        if way.manhattanLength() >= QApplication.startDragDistance():
            self._dragging = True
        if self._dragging:
            self.dragged.emit(event.scenePos())

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._press_screen is None:
            return
        was_drag, self._dragging, self._press_screen = self._dragging, False, None
        self.released.emit(event.scenePos(), was_drag)

    def contextMenuEvent(self, event: QGraphicsSceneContextMenuEvent) -> None:
        event.accept()
        self.menu_asked.emit(event.scenePos())

    def _tell_name(self) -> None:
        self.setData(ACCESSIBLE_NAME, describe(self._face, self._look))

    def _theme_changed(self) -> None:
        self.update()


@cache
def _make_room() -> None:
    """Let Qt keep the pictures of a full table (its own limit of 10 MB would have them repainted again and again)."""
    QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), _CACHE_KB))


def _tokens(look: CardLook) -> int:
    """How many tokens of any kind lie on the card."""
    hand = look.hand_of_the_king.tokens if look.hand_of_the_king is not None else 0
    return look.power + look.gold + hand + sum(count for _, count in look.markers)
