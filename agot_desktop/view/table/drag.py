"""Dragging a card: it is lifted off the table, and exactly the zones and cards light up that the decision offers.

A drop there means one choice; a drop anywhere else puts the card back. Esc cancels; only the left button drags.

    drag = Drag(page, scene, drops_of, lights)
    drag.dropped        signal(object card, object choice)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from agot_desktop.model.kernel.decision import Choice
from agot_desktop.view import motion
from agot_desktop.view.cards.density import Density
from agot_desktop.view.cards.face import STANDING, CardFace, CardLook
from agot_desktop.view.cards.painter import Pose, paint_posed
from agot_desktop.view.table.offers import Drops
from agot_desktop.view.table.rect import Rect
from agot_desktop.view.table.scene import TableCard, TableScene
from agot_desktop.view.theme import current_theme

_MARGIN = 16
_LEFT_BEHIND = 0.35  # opacity of the card's place while it is in the air


class Lightable(Protocol):
    """A zone that can show that a drop is possible."""

    def set_lit(self, lit: bool, hot: bool = False) -> None: ...


class Lifted(QWidget):
    """The card in the air. Lets every pointer event through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._face: CardFace | None = None
        self._density: Density | None = None
        self._scale = 1.0
        self.hide()

    def lift(self, item: TableCard) -> None:
        """Takes the picture of an item."""
        self._face, self._density, self._scale = item.face, item.density, item.scale()
        size = item.density.size * item.scale()
        self.resize(int(size.width()) + 2 * _MARGIN, int(size.height()) + 2 * _MARGIN)
        self.show()
        self.raise_()

    def put_down(self) -> None:
        self._face = self._density = None
        self.hide()

    def hold_at(self, point: QPoint, grip: QPointF) -> None:
        """Stands so that the grip (px from the card's corner) lies under the pointer."""
        self.move(point - QPoint(int(grip.x()) + _MARGIN, int(grip.y()) + _MARGIN))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._density is None:
            return
        painter = QPainter(self)
        painter.translate(_MARGIN, _MARGIN)
        painter.scale(self._scale, self._scale)
        paint_posed(painter, self._face, STANDING, self._density, current_theme(), Pose(lift=1))
        painter.end()


class Drag(QObject):
    """One drag at a time. `drops_of` says where a card may go, `rect_of` where a zone is; besides the
    zones of the scene `lights` light up."""

    dropped = Signal(object, object)
    began = Signal(object)
    ended = Signal()

    def __init__(
        self,
        page: QWidget,
        scene: TableScene,
        drops_of: Callable[[int], Drops],
        rect_of: Callable[[str], Rect],
        lights: Mapping[str, Lightable],
        to_page: Callable[[QPointF], QPoint],
    ) -> None:
        super().__init__(page)
        self._scene, self._drops_of, self._rect_of, self._lights, self._to_page = (
            scene,
            drops_of,
            rect_of,
            lights,
            to_page,
        )
        self.lifted = Lifted(page)
        self.card: object = None
        self._drops = Drops()
        self._refused: object = None
        self._grip = QPointF()
        self._looks: dict[object, CardLook] = {}
        scene.drag_moved.connect(self._moved)
        scene.drag_ended.connect(self._released)

    @property
    def active(self) -> bool:
        return self.card is not None

    def _moved(self, key: object, spot: QPointF) -> None:
        if self._refused == key:
            return
        if not self.active and not self._begin(key, spot):
            self._refused = key
            return
        self.lifted.hold_at(self._to_page(spot), self._grip)
        self._light(spot)

    def _begin(self, key: object, spot: QPointF) -> bool:
        drops = self._drops_of(key) if isinstance(key, int) else Drops()
        item = self._scene.item_for(key)
        if not drops or item is None:
            return False
        self.card, self._drops = key, drops
        corner = item.mapToScene(QPointF(0, 0))
        self._grip = spot - corner
        size = item.density.size * item.scale()
        if not QRectF(QPointF(0, 0), size).contains(self._grip):
            self._grip = QPointF(size.width() / 2, size.height() / 2)
        self.lifted.lift(item)
        self._looks = {k: i.look for k, i in self._scene.items_shown().items()}
        for other, shown in self._scene.items_shown().items():
            shown.set_look(replace(shown.look, legal=other in drops.cards, chosen=0, dimmed=False), animated=False)
        item.setOpacity(_LEFT_BEHIND)
        self.began.emit(key)
        return True

    def _light(self, spot: QPointF) -> None:
        over = self._target(spot)
        for name, zone in {**self._scene.zones, **self._lights}.items():
            zone.set_lit(name in self._drops.zones, over == name)
        rows = [name for name in self._drops.zones if name in ("near_characters", "near_locations")]
        place = self._scene.next_place(rows[0]) if rows else None
        if place is not None:
            self._scene.ghost.show_at(place)
        for key in self._drops.cards:
            item = self._scene.item_for(key)
            if item is not None:
                item.set_look(replace(item.look, legal=True, target=over == key), animated=False)

    def _target(self, spot: QPointF) -> object:
        """The card or the name of the zone that a drop here would be on; None where nothing is offered."""
        under = self._scene.card_at(spot, ignore=self.card)
        if under in self._drops.cards:
            return under
        for name in self._drops.zones:
            rect = self._rect_of(name)
            if rect.x <= spot.x() <= rect.right and rect.y <= spot.y() <= rect.bottom:
                return name
        return None

    def _released(self, key: object, spot: QPointF) -> None:
        if self._refused == key:
            self._refused = None
            return
        if not self.active or key != self.card:
            return
        over = self._target(spot)
        choice: Choice | None = None
        if isinstance(over, str):
            choice = self._drops.zones.get(over)
        elif isinstance(over, int):
            choice = self._drops.cards.get(over)
        card = self.card
        self._end(put_back=choice is None)
        if choice is not None:
            self.dropped.emit(card, choice)

    def cancel(self) -> bool:
        """Puts the card back; the release that follows does nothing. False when nothing was in the air."""
        if not self.active:
            return False
        self._refused = self.card
        self._end(put_back=True)
        return True

    def stop(self) -> None:
        """Ends everything without a trace, for when the table changes under the pointer."""
        if self.active:
            self.cancel()

    def _end(self, put_back: bool) -> None:
        item = self._scene.item_for(self.card)
        for key, look in self._looks.items():
            shown = self._scene.item_for(key)
            if shown is not None:
                shown.set_look(look, animated=False)
        if item is not None:
            item.setOpacity(1.0)
            if put_back:
                corner = self.lifted.pos() + QPoint(_MARGIN, _MARGIN)
                item.setPos(QPointF(corner) - QPointF(self._to_page(QPointF(0, 0))))
                motion.animate(item, b"pos", item.home, "lift")
        for zone in (*self._scene.zones.values(), *self._lights.values()):
            zone.set_lit(False)
        self._scene.ghost.hide()
        self.lifted.put_down()
        self.card, self._drops, self._looks = None, Drops(), {}
        self.ended.emit()
