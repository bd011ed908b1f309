"""A list to search in and choose from: names, traits, characters. Case and accents make no difference to the search.

dialog = ListDialog(title, entries, parent); dialog.chosen -> the entry's key; dialog.open()
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from agot_desktop.view.drawing import icon_at, px
from agot_desktop.view.forms import flat_style
from agot_desktop.view.theme import current_theme, font, mixed
from agot_desktop.view.widgets import KeyButton, label
from agot_desktop.view.words import fold

ENTRY_ROLE: Final = Qt.ItemDataRole.UserRole
FOLDED_ROLE: Final = Qt.ItemDataRole.UserRole + 1
Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class ListEntry:
    """A line: `key` is what `chosen` carries; `detail` stands below; `houses` give sigils; `enabled` and why not."""

    key: Any
    text: str
    detail: str = ""
    houses: tuple[str, ...] = ()
    enabled: bool = True
    reason: str = ""


class EntryModel(QAbstractListModel):
    """Entries; `FOLDED_ROLE` gives what is searched."""

    def __init__(self, entries: Sequence[ListEntry], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries = list(entries)
        self._folded = [fold(f"{entry.text} {entry.detail}") for entry in entries]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._entries):
            return None
        entry = self._entries[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.text
        if role == ENTRY_ROLE:
            return entry
        if role == FOLDED_ROLE:
            return self._folded[index.row()]
        if role == Qt.ItemDataRole.ToolTipRole:
            return entry.reason or None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(part for part in (entry.text, entry.detail, entry.reason) if part)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Lines that cannot be chosen can still be walked to, so that the reason can be read."""
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class EntryFilter(QSortFilterProxyModel):
    """Keeps the lines in which every word of the search begins somewhere."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: list[str] = []
        self.accepts: Callable[[ListEntry], bool] = lambda _entry: True

    def search(self, text: str) -> None:
        self._words = fold(text).split()
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        model = self.sourceModel()
        index = model.index(row, 0)
        folded = model.data(index, FOLDED_ROLE)
        return all(word in folded for word in self._words) and self.accepts(model.data(index, ENTRY_ROLE))


class EntryDelegate(QStyledItemDelegate):
    """Sigil, name, detail; what cannot be chosen is grey and says why."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        entry: ListEntry = index.data(ENTRY_ROLE)
        return QSize(px(200), px(44 if entry.detail or entry.reason else 32))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = current_theme()
        entry: ListEntry = index.data(ENTRY_ROLE)
        rect = QRectF(option.rect)
        state = option.state  # type: ignore[attr-defined]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if state & state.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(mixed(theme.accentfill, theme.panel, 0.22))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 5, 5)
        left = rect.left() + px(10)
        for house in entry.houses or ():
            arms = theme.house(house)
            icon_at(painter, arms.sigil, QPointF(left + px(10), rect.center().y()), px(20), arms.ink)
            left += px(26)
        below = entry.detail if entry.enabled else " · ".join(part for part in (entry.detail, entry.reason) if part)
        room = rect.right() - left - px(8)
        painter.setPen(theme.ink if entry.enabled else theme.ink3)
        painter.setFont(font("body_bold", 15))
        upper = (
            QRectF(left, rect.top() + px(3), room, rect.height() / 2)
            if below
            else QRectF(left, rect.top(), room, rect.height())
        )
        metrics = painter.fontMetrics()
        painter.drawText(
            upper,
            int(Qt.AlignmentFlag.AlignVCenter),
            metrics.elidedText(entry.text, Qt.TextElideMode.ElideRight, int(room)),
        )
        if below:
            painter.setFont(font("label", 12.5))
            painter.setPen(theme.ink2 if entry.enabled else theme.ink3)
            metrics = painter.fontMetrics()
            lower = QRectF(left, rect.center().y(), room, rect.height() / 2 - px(2))
            painter.drawText(
                lower,
                int(Qt.AlignmentFlag.AlignVCenter),
                metrics.elidedText(below, Qt.TextElideMode.ElideRight, int(room)),
            )
        painter.restore()


class SearchList(QWidget):
    """Search field and list; used by dialogs. Up and Down in the field move in the list."""

    activated = Signal(object)
    current_changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setAccessibleName(self.tr("Search"))
        self.search.installEventFilter(self)
        self.model = EntryModel((), self)
        self.filter = EntryFilter(self)
        self.filter.setSourceModel(self.model)
        self.list = QListView(self)
        self.list.setModel(self.filter)
        self.list.setItemDelegate(EntryDelegate(self.list))
        self.list.setUniformItemSizes(True)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.search.textChanged.connect(self._searched)
        self.list.doubleClicked.connect(lambda _index: self._activate())
        self.list.selectionModel().currentChanged.connect(lambda _new, _old: self.current_changed.emit(self.current()))
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.search)
        box.addWidget(self.list, 1)
        self.setFocusProxy(self.search)

    def show_entries(self, entries: Sequence[ListEntry], current: object = None) -> None:
        """Replaces the lines; the line with the key `current` is selected, else the first."""
        self.model = EntryModel(entries, self)
        self.filter.setSourceModel(self.model)
        self.list.selectionModel().currentChanged.connect(lambda _new, _old: self.current_changed.emit(self.current()))
        self.select(current)

    def select(self, key: object) -> None:
        """Selects the line with a key, else the first."""
        for row in range(self.filter.rowCount()):
            if self.filter.index(row, 0).data(ENTRY_ROLE).key == key:
                self.list.setCurrentIndex(self.filter.index(row, 0))
                self.list.scrollTo(self.filter.index(row, 0), QListView.ScrollHint.PositionAtCenter)
                return
        self.list.setCurrentIndex(self.filter.index(0, 0))

    def current(self) -> ListEntry | None:
        """The selected line."""
        index = self.list.currentIndex()
        entry: ListEntry | None = index.data(ENTRY_ROLE) if index.isValid() else None
        return entry

    def texts(self) -> list[str]:
        """The lines that the search leaves."""
        return [str(self.filter.index(row, 0).data()) for row in range(self.filter.rowCount())]

    def _searched(self, text: str) -> None:
        entry = self.current()
        self.filter.search(text)
        self.select(entry.key if entry is not None else None)
        self.current_changed.emit(self.current())

    def search_again(self) -> None:
        """The same search after what the filter accepts has changed."""
        self._searched(self.search.text())

    def _activate(self) -> None:
        entry = self.current()
        if entry is not None and entry.enabled:
            self.activated.emit(entry)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
                self.list.keyPressEvent(event)
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._activate()
                return True
        return super().eventFilter(watched, event)


class ListDialog(QDialog):
    """Choose one line. `chosen` carries the key."""

    chosen = Signal(object)

    def __init__(self, title: str, entries: Sequence[ListEntry], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setModal(True)
        heading = label("section", title, "ink", self)
        heading.setWordWrap(True)
        self.searcher = SearchList(self)
        self.searcher.list.setAccessibleName(title)
        self.searcher.show_entries(entries)
        self.searcher.activated.connect(self._take)
        self.searcher.current_changed.connect(self._current)
        self.cancel = KeyButton(self.tr("Cancel"), self.tr("Esc"), self)
        self.cancel.clicked.connect(self.reject)
        self.accept_button = KeyButton(self.tr("Choose"), self.tr("Enter"), self)
        self.accept_button.set_primary(True)
        self.accept_button.setDefault(True)
        self.accept_button.clicked.connect(lambda: self._take(self.searcher.current()))
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.accept_button)
        box = QVBoxLayout(self)
        box.setContentsMargins(20, 16, 20, 16)
        box.setSpacing(10)
        box.addWidget(heading)
        box.addWidget(self.searcher, 1)
        box.addLayout(buttons)
        self.setStyleSheet(flat_style(current_theme()))
        self.resize(px(480), px(460))
        self.searcher.search.setFocus()

    def _current(self, entry: ListEntry | None) -> None:
        self.accept_button.setEnabled(entry is not None and entry.enabled)

    def _take(self, entry: ListEntry | None) -> None:
        if entry is not None and entry.enabled:
            self.chosen.emit(entry.key)
            self.accept()
