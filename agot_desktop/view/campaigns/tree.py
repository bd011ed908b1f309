"""The tree of a game's choices: the played line with its rounds, and the other lines that were ever played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from agot_desktop.view.campaigns.ports import GameTree, TreeLine
from agot_desktop.view.drawing import paint_focus, panel_path_paint, px
from agot_desktop.view.theme import current_theme, font

MOST_LINES: Final = 4
"""Other lines that are drawn; there may be more."""


class TreeView(QWidget):
    """Draws a tree; a click on a line, or the arrows and Enter, choose it. `chosen` carries the line's id."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tree: GameTree | None = None
        self._at = 0
        self._spots: list[tuple[QRectF, int]] = []
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_tree(self, tree: GameTree | None) -> None:
        """Draws another tree."""
        self._tree, self._at = tree, 0
        self._spots = []
        self._describe()
        self.updateGeometry()
        self.update()

    def others(self) -> Sequence[TreeLine]:
        """The lines besides the played one that are drawn, the longest first."""
        if self._tree is None:
            return ()
        played = self._tree.depth
        found = [line for line in self._tree.lines if line.depth != played or line.fork != played]
        named_first = sorted(found, key=lambda line: (not line.name, -line.depth))
        return named_first[:MOST_LINES]

    def marked(self) -> TreeLine | None:
        """The line that the keys have reached."""
        lines = self.others()
        return lines[self._at] if self._at < len(lines) else None

    def line_words(self, line: TreeLine) -> str:
        """What a line is called."""
        length = line.depth - line.fork
        words = self.tr("%n choice(s)", "", length).replace("(s)", "" if length == 1 else "s")
        return line.name or self.tr("What if: {0}").format(words)

    def sizeHint(self) -> QSize:
        return QSize(px(400), px(64) + px(34) * len(self.others()))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(200), px(64) + px(34) * len(self.others()))

    def _describe(self) -> None:
        lines = ", ".join(self.line_words(line) for line in self.others())
        played = self._tree.depth if self._tree is not None else 0
        base = self.tr("Choices made: {0}").format(played)
        self.setAccessibleName(base + (self.tr("; other lines: {0}").format(lines) if lines else ""))

    def _x(self, depth: int, room: QRectF) -> float:
        tree = self._tree
        longest = max([1, tree.depth if tree else 1, *[line.depth for line in self.others()]])
        return room.left() + room.width() * depth / longest

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, tree = current_theme(), self._tree
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        panel_path_paint(painter, box, theme.panel, theme.line, px(8), 1.2)
        if tree is None:
            painter.end()
            return
        room = box.adjusted(px(24), 0, -px(190), 0)
        y = box.top() + px(40)
        self._paint_played(painter, room, y)
        self._spots = []
        for place, line in enumerate(self.others()):
            self._paint_other(painter, room, y, place, line)
        if self.hasFocus():
            paint_focus(painter, box, theme, px(8))
        painter.end()

    def _paint_played(self, painter: QPainter, room: QRectF, y: float) -> None:
        theme, tree = current_theme(), self._tree
        assert tree is not None
        end = QPointF(self._x(tree.depth, room), y)
        painter.setPen(QPen(theme.ink2, 2.6))
        painter.drawLine(QPointF(room.left(), y), end)
        painter.setFont(font("label", 12.5))
        metrics = QFontMetricsF(painter.font())
        last = -1e9
        for depth, number in tree.rounds:
            x = self._x(depth, room)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.ink2)
            painter.drawEllipse(QPointF(x, y), px(5), px(5))
            text = self.tr("R{0}").format(number)
            if x - last > metrics.horizontalAdvance(text) + px(8):
                painter.setPen(theme.ink2)
                painter.drawText(
                    QRectF(x - px(30), y - px(30), px(60), px(20)), int(Qt.AlignmentFlag.AlignCenter), text
                )
                last = x
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.accentfill)
        painter.drawEllipse(end, px(8), px(8))
        painter.setPen(theme.ink)
        painter.setFont(font("value", 13.5))
        words = self.tr("now, after {0}").format(tree.depth)
        painter.drawText(
            QRectF(end.x() + px(16), y - px(12), px(170), px(24)), int(Qt.AlignmentFlag.AlignVCenter), words
        )

    def _paint_other(self, painter: QPainter, room: QRectF, y: float, place: int, line: TreeLine) -> None:
        theme = current_theme()
        low = y + px(36) + px(34) * place
        start, end = QPointF(self._x(line.fork, room), y), QPointF(self._x(line.depth, room), low)
        path = QPainterPath(start)
        bend = QPointF(min(start.x() + px(40), max(end.x(), start.x() + px(10))), low)
        path.cubicTo(QPointF(start.x() + px(20), y), QPointF(start.x() + px(10), low), bend)
        path.lineTo(max(end.x(), bend.x()), low)
        pen = QPen(theme.chosen, 2.4)
        pen.setDashPattern([4, 2.4])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        tip = QPointF(max(end.x(), bend.x()), low)
        marked = self.hasFocus() and place == self._at
        painter.setPen(QPen(theme.focus, 2) if marked else Qt.PenStyle.NoPen)
        painter.setBrush(theme.chosen)
        painter.drawEllipse(tip, px(6), px(6))
        face = font("body_small", 13.5)
        face.setItalic(True)
        painter.setFont(face)
        painter.setPen(theme.ink)
        spot = QRectF(tip.x() + px(14), low - px(12), self.width() - tip.x() - px(20), px(24))
        words = QFontMetricsF(face).elidedText(self.line_words(line), Qt.TextElideMode.ElideRight, spot.width())
        painter.drawText(spot, int(Qt.AlignmentFlag.AlignVCenter), words)
        self._spots.append((QRectF(bend.x() - px(20), low - px(14), self.width(), px(28)), line.id))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        for spot, line in self._spots:
            if spot.contains(event.position()):
                self.chosen.emit(line)
                return

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        over = any(spot.contains(event.position()) for spot, _ in self._spots)
        self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, lines = event.key(), self.others()
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Up) and lines:
            self._at = (self._at + (1 if key == Qt.Key.Key_Down else -1)) % len(lines)
            self.update()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.marked() is not None:
            self.chosen.emit(lines[self._at].id)
        else:
            super().keyPressEvent(event)
