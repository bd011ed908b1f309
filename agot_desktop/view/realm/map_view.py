"""The map in its window: fit, zoom, pan, and the way of the keyboard from area to area.

view.key_pressed     signal(QKeyEvent): keys that the view does not use
"""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from agot_desktop.view.realm.geometry import load_map
from agot_desktop.view.realm.map_scene import MapScene

LEAST: Final = 0.4
MOST: Final = 3.0
SETTLE_MS: Final = 150
_ARROWS: Final = {
    Qt.Key.Key_Left: (-1.0, 0.0),
    Qt.Key.Key_Right: (1.0, 0.0),
    Qt.Key.Key_Up: (0.0, -1.0),
    Qt.Key.Key_Down: (0.0, 1.0),
}


class MapView(QGraphicsView):
    """Shows a map scene."""

    key_pressed = Signal(QKeyEvent)

    def __init__(self, scene: MapScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._map = scene
        self._fitted = True
        self._dragged_from: QPoint | None = None
        self.setObjectName("map")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE_MS)
        self._settle.timeout.connect(self._sharpen)

    # ---- zoom

    @property
    def zoom(self) -> float:
        """Px a canvas unit."""
        return self.transform().m11()

    def fit(self) -> None:
        """The whole map."""
        self._fitted = True
        self.resetTransform()
        sheet = load_map().sheet
        scale = min(self.viewport().width() / sheet.width(), self.viewport().height() / sheet.height())
        self.scale(max(0.05, scale), max(0.05, scale))
        self.centerOn(sheet.center())
        self._settle.start()

    def set_zoom(self, zoom: float, at: QPointF | None = None) -> None:
        """Another zoom, held between `LEAST` and `MOST`; `at`: the point of the scene that comes to the middle."""
        zoom = min(MOST, max(min(LEAST, self._fit_zoom()), zoom))
        self._fitted = False
        self.scale(zoom / self.zoom, zoom / self.zoom)
        if at is not None:
            self.centerOn(at)
        self._settle.start()

    def _fit_zoom(self) -> float:
        sheet = load_map().sheet
        return min(self.viewport().width() / sheet.width(), self.viewport().height() / sheet.height())

    def _sharpen(self) -> None:
        self._map.sharpen(self.zoom * self.devicePixelRatioF())

    def frame_area(self, area: int) -> None:
        """An area with its neighbours."""
        ident = self._map.ids[area]
        radius = max(90.0, load_map().areas[ident].radius * 3)
        wide = self.viewport().width() / (radius * 2.4)
        high = self.viewport().height() / (radius * 2.4)
        self.set_zoom(min(wide, high, 1.6), self._map.centre_of(area))

    def show_area(self, area: int) -> None:
        """Moves the map only if the area is not in sight."""
        box = self._map.areas[area].sceneBoundingRect()
        self.ensureVisible(QRectF(box), 20, 20)

    # ---- events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fitted:
            self.fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        steps = event.angleDelta().y() / 120
        if steps:
            self.set_zoom(self.zoom * 1.18**steps)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() in (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton):
            self._dragged_from = event.position().toPoint()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            return
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._dragged_from is not None:
            now = event.position().toPoint()
            moved = now - self._dragged_from
            self._dragged_from = now
            self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - moved.x())
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() - moved.y())
            return
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._dragged_from is not None:
            self._dragged_from = None
            self.unsetCursor()
            return
        super().mouseReleaseEvent(event)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Tab:
            self.key_pressed.emit(event)
            if event.isAccepted():
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()
        self.key_pressed.emit(event)
        if event.isAccepted():
            return
        key = event.key()
        if key == Qt.Key.Key_F or (key == Qt.Key.Key_0 and event.modifiers() & Qt.KeyboardModifier.ControlModifier):
            self.fit()
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.set_zoom(self.zoom * 1.18)
        elif key == Qt.Key.Key_Minus:
            self.set_zoom(self.zoom / 1.18)
        else:
            return
        event.accept()

    def area_under(self, spot: QPoint) -> int:
        """The area at a point of the viewport, -1 for none."""
        return self._map.area_at(self.mapToScene(spot))

    # ---- keyboard walk

    def next_area(self, area: int, key: int, near: frozenset[int]) -> int:
        """The area that an arrow key leads to: of those `near`, the one that lies best in that direction; where none
        does, of all."""
        direction = _ARROWS[Qt.Key(key)]
        for among in (near, frozenset(range(len(self._map.ids)))):
            best, found = math.inf, -1
            for other in among - {area}:
                way = self._map.centre_of(other) - self._map.centre_of(area)
                length = math.hypot(way.x(), way.y())
                along = (way.x() * direction[0] + way.y() * direction[1]) / max(1.0, length)
                if along >= 0.5 and length / along < best:
                    best, found = length / along, other
            if found >= 0:
                return found
        return area
