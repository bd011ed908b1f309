"""Two parts of the table's page: the view on the scene, and a message over the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QLabel, QWidget

from agot_desktop.view.drawing import panel_path_paint, px
from agot_desktop.view.table.scene import TableScene
from agot_desktop.view.theme import current_theme

NOTICE_MS: Final = 7000


class TableView(QGraphicsView):
    """The window on the scene; 1 px of the scene is 1 px of the page. Keys go to the page's `key_pressed`."""

    key_pressed = Signal(QKeyEvent)
    tab_pressed = Signal(int)
    left = Signal()

    def __init__(self, scene: TableScene, parent: QWidget) -> None:
        super().__init__(scene, parent)
        self.setObjectName("table")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
            | QPainter.RenderHint.TextAntialiasing
        )
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.tab_takes_focus = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()
        self.key_pressed.emit(event)
        if not event.isAccepted():
            QFrame.keyPressEvent(self, event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes from zone to zone first; behind the last one to the next widget."""
        self.tab_takes_focus = False
        self.tab_pressed.emit(1 if forward else -1)
        if self.tab_takes_focus:
            return True
        return super().focusNextPrevChild(forward)

    def leaveEvent(self, event: QEvent) -> None:
        self.left.emit()
        super().leaveEvent(event)

    def wheelEvent(self, event: object) -> None:
        event.ignore()  # type: ignore[attr-defined]


class Notice(QLabel):
    """A message over the table that goes by itself or with a click."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setContentsMargins(px(20), px(10), px(20), px(10))
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def say(self, text: str, room: QRect) -> None:
        """Shows a text in the middle of `room`."""
        self.setText(text)
        self.setAccessibleName(text)
        width = min(px(520), room.width() - px(40))
        self.setFixedWidth(width)
        height = self.heightForWidth(width)
        self.setFixedHeight(height)
        self.move(room.center().x() - width // 2, room.center().y() - height // 2)
        self.show()
        self.raise_()
        self._timer.start(NOTICE_MS)

    def mousePressEvent(self, event: object) -> None:
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        panel_path_paint(painter, self.rect().toRectF(), theme.panel, theme.danger, px(8), 2)
        painter.end()
        super().paintEvent(event)
