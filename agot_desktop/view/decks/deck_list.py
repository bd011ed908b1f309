"""The open deck as a list: groups by type with counts, agenda on top; cards come and go by key, click and drag."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from agot_desktop.view.decks.drawing import CARD_MIME, elided, paint_disc
from agot_desktop.view.decks.words import card_said, group_word
from agot_desktop.view.drawing import icon_at, px
from agot_desktop.view.theme import current_theme, font, mixed

if TYPE_CHECKING:
    from agot_desktop.controller.decks.desk_rows import CardRow, DeckPicture

Index = QModelIndex | QPersistentModelIndex
LINE_ROLE: Final = Qt.ItemDataRole.UserRole + 1
CODE_ROLE: Final = Qt.ItemDataRole.UserRole + 2


@dataclass(frozen=True, slots=True)
class DeckLine:
    """A heading (no row) with its count, or a card."""

    title: str
    count: int
    row: CardRow | None = None


class DeckModel(QAbstractListModel):
    """The lines of the open deck."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: list[DeckLine] = []

    def show_deck(self, picture: DeckPicture | None) -> None:
        """The lines of a deck, none for no deck."""
        self.beginResetModel()
        self._lines = []
        if picture is not None and picture.agenda is not None:
            self._lines += [DeckLine(self.tr("Agenda"), 1), DeckLine(picture.agenda.name, 1, picture.agenda)]
        for card_type, count, rows in picture.groups if picture is not None else ():
            self._lines.append(DeckLine(group_word(card_type), count))
            self._lines += [DeckLine(row.name, row.copies, row) for row in rows]
        self.endResetModel()

    def place_of(self, code: str) -> int:
        """The line of a card, -1 for none."""
        return next((n for n, line in enumerate(self._lines) if line.row is not None and line.row.code == code), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._lines):
            return None
        line = self._lines[index.row()]
        if role == LINE_ROLE:
            return line
        if role == CODE_ROLE:
            return "" if line.row is None else line.row.code
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{line.title} ({line.count})" if line.row is None else f"{line.count}× {line.title}"
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{line.title}: {line.count}" if line.row is None else card_said(line.row)
        if role == Qt.ItemDataRole.ToolTipRole:
            return None if line.row is None else line.row.problem or None
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        line = self._lines[index.row()] if index.isValid() and index.row() < len(self._lines) else None
        if line is None or line.row is None:
            return Qt.ItemFlag.ItemIsEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsDragEnabled

    def mimeTypes(self) -> list[str]:
        return [CARD_MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        data = QMimeData()
        for index in indexes[:1]:
            data.setData(CARD_MIME, str(index.data(CODE_ROLE)).encode())
            data.setText(str(index.data()))
        return data


class DeckDelegate(QStyledItemDelegate):
    """Headings on a strip; cards with count, cost and name; a wrong one has a bar and a sign."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(px(160), px(27))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = current_theme()
        line: DeckLine = index.data(LINE_ROLE)
        box = QRectF(option.rect)
        state = option.state  # type: ignore[attr-defined]
        painter.save()
        if line.row is None:
            painter.fillRect(box, theme.panel2)
            painter.setPen(theme.ink)
            painter.setFont(font("body_bold", 13.5))
            elided(painter, box.adjusted(px(12), 0, -px(40), 0), line.title)
            flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
            painter.drawText(box.adjusted(0, 0, -px(12), 0), flags, str(line.count))
            painter.restore()
            return
        if state & state.State_Selected:
            painter.fillRect(box, mixed(theme.accentfill, theme.panel, 0.2))
        middle = box.center().y()
        painter.setPen(theme.ink)
        painter.setFont(font("body_bold", 13.5))
        elided(painter, QRectF(box.left() + px(12), box.top(), px(26), box.height()), f"{line.count}×")
        paint_disc(painter, QPointF(box.left() + px(50), middle), px(10), line.row.cost, theme)
        right = box.right() - px(8)
        if line.row.problem:
            painter.fillRect(QRectF(box.left(), box.top(), px(4), box.height()), theme.danger)
            icon_at(painter, "ui-warning", QPointF(right - px(8), middle), px(15), theme.danger)
            right -= px(22)
        painter.setPen(theme.ink)
        painter.setFont(font("body", 14))
        left = box.left() + px(66)
        elided(painter, QRectF(left, box.top(), right - left, box.height()), line.title)
        painter.restore()


class DeckList(QListView):
    """`add_wanted`, `remove_wanted`, `pointed`: code. `+` and `-` change copies, a double click takes one out; what is
    dropped here is added."""

    add_wanted = Signal(str)
    remove_wanted = Signal(str)
    pointed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines = DeckModel(self)
        self.setModel(self.lines)
        self.setItemDelegate(DeckDelegate(self))
        self.setUniformItemSizes(True)
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.doubleClicked.connect(lambda index: self._emit(self.remove_wanted, index))
        self.selectionModel().currentChanged.connect(lambda index, _old: self._emit(self.pointed, index))

    def show_deck(self, picture: DeckPicture | None) -> None:
        """Shows a deck; the current card and the place stay."""
        code, place, at = self.current(), self.currentIndex().row(), self.verticalScrollBar().value()
        blocked = self.selectionModel().blockSignals(True)
        self.lines.show_deck(picture)
        self.selectionModel().blockSignals(blocked)
        line = self.lines.place_of(code) if code else -1
        if line < 0 and code:
            line = min(place, self.lines.rowCount() - 1)
        if line >= 0:
            self.setCurrentIndex(self.lines.index(line))
        self.verticalScrollBar().setValue(at)

    def current(self) -> str:
        """The code of the current card, '' for none."""
        return str(self.currentIndex().data(CODE_ROLE) or "")

    def _emit(self, signal: Any, index: QModelIndex) -> None:
        if code := str(index.data(CODE_ROLE) or ""):
            signal.emit(code)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        code = self.current()
        if code and event.key() in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.add_wanted.emit(code)
        elif code and event.key() in (Qt.Key.Key_Minus, Qt.Key.Key_Delete):
            self.remove_wanted.emit(code)
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self.dragMoveEvent(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        if event.source() is not self and event.mimeData().hasFormat(CARD_MIME):
            event.acceptProposedAction()
        else:
            event.ignore()

    def dropEvent(self, event: QDropEvent) -> None:
        if event.source() is not self and event.mimeData().hasFormat(CARD_MIME):
            self.add_wanted.emit(bytes(event.mimeData().data(CARD_MIME).data()).decode())
            event.acceptProposedAction()
