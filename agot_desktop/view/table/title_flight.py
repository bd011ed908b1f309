"""A title that changes hands: its new holder's shield flies from the one who lost it to the one who has it now."""

from __future__ import annotations

from PySide6.QtCore import Property, QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from agot_desktop.view.drawing import fitted_font, icon_at, panel_path_paint, px
from agot_desktop.view.motion import animate, finish, length_ms
from agot_desktop.view.theme import current_theme


class TitleFlight(QWidget):
    """A tag with the title's name that moves over the table and goes by itself. Lets every pointer event through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._words = ""
        self._spot = QPointF()
        self.resize(px(190), px(30))
        self.hide()

    def _get_spot(self) -> QPointF:
        return self._spot

    def _set_spot(self, spot: QPointF) -> None:
        self._spot = spot
        self.move(round(spot.x() - self.width() / 2), round(spot.y() - self.height() / 2))

    spot = Property(QPointF, _get_spot, _set_spot)

    def fly(self, words: str, start: QPointF, end: QPointF) -> None:
        """From one point of the parent to another; at once and unseen where nothing moves."""
        finish(self, b"spot")
        if length_ms("title") == 0:
            self.hide()
            return
        self._words = words
        self.setAccessibleName("")
        self._set_spot(start)
        self.show()
        self.raise_()
        flight = animate(self, b"spot", end, "title")
        if flight is not None:
            flight.finished.connect(self.hide)

    def clear(self) -> None:
        """Nothing flies, and no word stays."""
        finish(self, b"spot")
        self._words = ""
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        box = self.rect().toRectF()
        panel_path_paint(painter, box.adjusted(1, 1, -1, -1), theme.paper, theme.accentfill, px(8), 2.4)
        icon_at(painter, "type-title", QPointF(px(17), box.center().y()), px(18), theme.accent)
        room = box.adjusted(px(30), 0, -px(8), 0)
        painter.setFont(fitted_font("chip", self._words, room.width(), 14, 10)[0])
        painter.setPen(QPen(theme.ink))
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), self._words)
        painter.end()
