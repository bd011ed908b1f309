"""The log: heads for rounds and phases, one event a line, card names in bold that show their card.

panel.append(lines) / panel.replace(lines)
panel.card_pointed      signal(str code): the pointer or the cursor is on a card's name; '' when it left
panel.as_text()         everything as plain text
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFont,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QTextCharFormat,
    QTextLayout,
    QTextLine,
    QTextOption,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from agot_desktop.view.drawing import icon_at, px
from agot_desktop.view.forms import scroll_style
from agot_desktop.view.ports import LogLine
from agot_desktop.view.theme import current_theme, font, themes
from agot_desktop.view.widgets import IconButton, label

LINE_ROLE: Final = Qt.ItemDataRole.UserRole
NEW_ROLE: Final = Qt.ItemDataRole.UserRole + 1
Index = QModelIndex | QPersistentModelIndex
_INDENT: Final = 16
_LEFT: Final = 28


class LogModel(QAbstractListModel):
    """Lines of the log. `LINE_ROLE` gives the line, the display role its text."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: list[LogLine] = []
        self._settled = 0

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._lines):
            return None
        line = self._lines[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return line.text
        if role == NEW_ROLE:
            return line.new and index.row() >= self._settled
        return line if role == LINE_ROLE else None

    def append(self, lines: Sequence[LogLine]) -> None:
        if not lines:
            return
        first = len(self._lines)
        self.beginInsertRows(QModelIndex(), first, first + len(lines) - 1)
        self._lines.extend(lines)
        self.endInsertRows()

    def replace(self, lines: Sequence[LogLine]) -> None:
        self.beginResetModel()
        self._lines = list(lines)
        self._settled = 0
        self.endResetModel()

    def settle(self) -> None:
        """No line that stands here is new any more."""
        if self._settled < len(self._lines):
            first, self._settled = self._settled, len(self._lines)
            self.dataChanged.emit(self.index(first), self.index(self._settled - 1), [NEW_ROLE])

    def lines(self) -> Sequence[LogLine]:
        return tuple(self._lines)


class LogDelegate(QStyledItemDelegate):
    """Paints a line: head on a band; else the actor's sigil, an elbow under its cause, names in bold."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.houses: Sequence[str] = ()

    def _left(self, line: LogLine) -> float:
        return px(14) if line.head else px(_LEFT) + px(_INDENT) * min(line.indent, 4)

    def layout(self, line: LogLine, width: float) -> QTextLayout:
        """The line's text, broken at this width."""
        face = font("body_bold", 13.5) if line.head else font("log")
        layout = QTextLayout(line.text, face)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.setFormats([_bold(start, end) for start, end, _code in line.spans])
        layout.beginLayout()
        y = 0.0
        while (text_line := layout.createLine()).isValid():
            text_line.setLineWidth(max(40.0, width - self._left(line) - px(10)))
            text_line.setPosition(QPointF(0, y))
            y += text_line.height() * 1.06
        layout.endLayout()
        return layout

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        line = index.data(LINE_ROLE)
        view = option.widget
        width = view.viewport().width() if isinstance(view, QAbstractItemView) else option.rect.width()
        height = _height(self.layout(line, width))
        return QSize(width, int(height + px(10 if line.head else 5)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line: LogLine = index.data(LINE_ROLE)
        theme = current_theme()
        rect = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if line.head:
            painter.fillRect(rect.adjusted(0, px(2), 0, -px(1)), theme.panel2)
        if index.data(NEW_ROLE) and not line.head:
            painter.fillRect(QRectF(rect.left(), rect.top() + 2, 3, rect.height() - 3), theme.accentfill)
        layout = self.layout(line, rect.width())
        top = rect.top() + px(5 if line.head else 2)
        left = rect.left() + self._left(line)
        first = layout.lineAt(0).height() if layout.lineCount() else px(16)
        if not line.head:
            self._paint_actor(painter, line, rect, left, top + first / 2)
        painter.setPen(theme.ink)
        layout.draw(painter, QPointF(left, top))
        if option.state & option.state.State_HasFocus:  # type: ignore[attr-defined]
            pen = QPen(theme.focus, 1.5)
            pen.setStyle(Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.drawRoundedRect(rect.adjusted(4, 1, -2, -1), 4, 4)
        painter.restore()

    def _paint_actor(self, painter: QPainter, line: LogLine, rect: QRectF, left: float, middle: float) -> None:
        theme = current_theme()
        if line.indent:
            painter.setPen(QPen(theme.ctl, 1.0))
            x = left - px(25)
            painter.drawLine(QPointF(x, rect.top() - 2), QPointF(x, middle))
            painter.drawLine(QPointF(x, middle), QPointF(x + px(6), middle))
        if 0 <= line.seat < len(self.houses):
            arms = theme.house(self.houses[line.seat])
            icon_at(painter, arms.sigil, QPointF(left - px(11), middle), px(15), arms.ink)

    def code_at(self, line: LogLine, rect: QRectF, point: QPointF) -> str:
        """The card whose name stands at a point of the line's rectangle, '' for none."""
        layout = self.layout(line, rect.width())
        inside = point - QPointF(rect.left() + self._left(line), rect.top() + px(2))
        for number in range(layout.lineCount()):
            text_line = layout.lineAt(number)
            box = text_line.naturalTextRect()
            if box.top() <= inside.y() < box.bottom() and box.left() <= inside.x() <= box.right():
                at = text_line.xToCursor(inside.x(), QTextLine.CursorPosition.CursorOnCharacter)
                for start, end, code in line.spans:
                    if start <= at < end:
                        return code
        return ""


def _height(layout: QTextLayout) -> float:
    if not layout.lineCount():
        return px(16)
    last = layout.lineAt(layout.lineCount() - 1)
    return last.y() + last.height()


def _bold(start: int, end: int) -> QTextLayout.FormatRange:
    made = QTextLayout.FormatRange()
    made.start, made.length = start, end - start
    style = QTextCharFormat()
    style.setFontWeight(QFont.Weight.Bold)
    made.format = style
    return made


class LogView(QListView):
    """The list itself. Left click or the cursor on a line with cards shows the first of them."""

    card_pointed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("log")
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setMouseTracking(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(False)
        self.log_model = LogModel(self)
        self.log_delegate = LogDelegate(self)
        self.setModel(self.log_model)
        self.setItemDelegate(self.log_delegate)
        self._pointed = ""
        self._at_end = True  # the newest line is shown, and stays shown when lines come or wrap anew
        self.verticalScrollBar().valueChanged.connect(self._moved)
        self.verticalScrollBar().rangeChanged.connect(self._stretched)

    def _moved(self, value: int) -> None:
        self._at_end = value >= self.verticalScrollBar().maximum() - 2

    def _stretched(self, _least: int, most: int) -> None:
        if self._at_end:
            self.verticalScrollBar().setValue(most)

    def show_end(self) -> None:
        """Goes to the newest line and stays there."""
        self._at_end = True
        self.scrollToBottom()

    def at_end(self) -> bool:
        """Whether the newest line is shown; who has scrolled back reads on undisturbed."""
        return self._at_end

    def _point(self, code: str) -> None:
        if code != self._pointed:
            self._pointed = code
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if code else Qt.CursorShape.ArrowCursor)
            self.card_pointed.emit(code)

    def code_at(self, point: QPoint) -> str:
        """The card whose name stands at a point of the viewport."""
        index = self.indexAt(point)
        if not index.isValid():
            return ""
        return self.log_delegate.code_at(index.data(LINE_ROLE), QRectF(self.visualRect(index)), QPointF(point))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(self.code_at(event.position().toPoint()))
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._point("")
        super().leaveEvent(event)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)  # type: ignore[arg-type]
        line = current.data(LINE_ROLE) if current.isValid() else None
        if line is not None and self.hasFocus():
            self._point(line.spans[0][2] if line.spans else "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            line = self.currentIndex().data(LINE_ROLE)
            if line is not None:
                QGuiApplication.clipboard().setText(line.text)
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        self.scheduleDelayedItemsLayout()


class LogPanel(QWidget):
    """Head and list."""

    card_pointed = Signal(str)
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = label("body_bold", "", "ink", self)
        self._close = IconButton("ui-cross", "", self)
        self._close.clicked.connect(self.closed)
        self._close.hide()
        self.list = LogView(self)
        self.list.card_pointed.connect(self.card_pointed)
        head = QHBoxLayout()
        head.setContentsMargins(14, 6, 10, 4)
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._close)
        box = QVBoxLayout(self)
        box.setContentsMargins(1, 1, 0, 4)
        box.setSpacing(0)
        box.addLayout(head)
        box.addWidget(self.list, 1)
        themes().changed.connect(self._restyle)
        self._restyle()
        self.retranslateUi()

    def retranslateUi(self) -> None:
        self._title.setText(self.tr("Log"))
        self.list.setAccessibleName(self.tr("Log of the game"))
        self._close.set_words(self.tr("Close the log"))

    def set_floating(self, floating: bool) -> None:
        """A floating log has a button to close it."""
        self._close.setVisible(floating)

    def set_houses(self, houses: Sequence[str]) -> None:
        """The Houses of the seats, for the sigils before the lines."""
        self.list.log_delegate.houses = tuple(houses)

    def append(self, lines: Sequence[LogLine]) -> None:
        stays = self.list.at_end()
        self.list.log_model.append(lines)
        if stays:
            self.list.show_end()

    def replace(self, lines: Sequence[LogLine]) -> None:
        self.list.log_model.replace(lines)
        self.list.show_end()

    def settle(self) -> None:
        """The player has acted: nothing is new any more."""
        self.list.log_model.settle()

    def clear(self) -> None:
        self.list.log_model.replace(())

    def as_text(self) -> str:
        """Every line, heads with an empty line before them, causes indented."""
        rows: list[str] = []
        for line in self.list.log_model.lines():
            rows.append(("\n" if line.head and rows else "") + "  " * line.indent + line.text)
        return "\n".join(rows)

    def _restyle(self, _theme: object = None) -> None:
        theme = current_theme()
        self.list.setStyleSheet(
            f"QListView {{ background: {theme.panel.name()}; border: none; }} {scroll_style(theme)}"
        )
        self.list.scheduleDelayedItemsLayout()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.panel)
        painter.setPen(QPen(theme.line, 1))
        painter.drawLine(0, 0, 0, self.height())
        painter.drawLine(0, 0, self.width(), 0)
        painter.end()
