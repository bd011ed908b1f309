"""A panel over the table with many cards in rows: a pile to look through, or cards to choose from.

    viewer.show_pile(title, entries)               to look at
    viewer.show_choices(title, entries)            to choose from: `card_clicked` and `card_doubled` carry keys
    viewer.update_looks(looks)                     what stands out now
Esc and the cross close it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from agot_desktop.view.cards.face import STANDING, CardFace, CardLook
from agot_desktop.view.cards.painter import paint_card
from agot_desktop.view.cards.spoken import describe
from agot_desktop.view.drawing import paint_focus, px
from agot_desktop.view.forms import scroll_style
from agot_desktop.view.shortcuts import table_command
from agot_desktop.view.theme import current_theme, themes
from agot_desktop.view.widgets import FitLabel, IconButton, Panel

ENTRY_ROLE: Final = Qt.ItemDataRole.UserRole
Index = QModelIndex | QPersistentModelIndex


class PileEntry(NamedTuple):
    """A card of the panel: its face (None where nobody here may see it), its key and how it stands out."""

    face: CardFace | None
    key: object = None
    look: CardLook = STANDING


class PileModel(QAbstractListModel):
    """The cards; `ENTRY_ROLE` gives the PileEntry."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: list[PileEntry] = []

    def show_entries(self, entries: Sequence[PileEntry]) -> None:
        self.beginResetModel()
        self._entries = list(entries)
        self.endResetModel()

    def update_looks(self, looks: Mapping[object, CardLook]) -> None:
        """New looks by key; the others keep theirs."""
        self._entries = [entry._replace(look=looks.get(entry.key, entry.look)) for entry in self._entries]
        if self._entries:
            self.dataChanged.emit(self.index(0), self.index(len(self._entries) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._entries):
            return None
        entry = self._entries[index.row()]
        if role == ENTRY_ROLE:
            return entry
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.face.name if entry.face is not None else ""
        return describe(entry.face, entry.look) if role == Qt.ItemDataRole.AccessibleTextRole else None


class _PileDelegate(QStyledItemDelegate):
    """Cards at the size of a hand, with room for outlines."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(px(136), px(186))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = current_theme()
        entry: PileEntry = index.data(ENTRY_ROLE)
        card = QRectF(0, 0, px(120), px(168))
        card.moveCenter(QRectF(option.rect).center())
        paint_card(painter, entry.face, entry.look, "hand", theme, card)
        if option.state & option.state.State_HasFocus:  # type: ignore[attr-defined]
            paint_focus(painter, card.adjusted(-6, -6, 6, 6), theme, 10)


class PileViewer(Panel):
    """The panel; place it with `setGeometry`."""

    card_pointed = Signal(object, object)  # CardFace or None, QRect of the card in this widget's parent
    card_clicked = Signal(object)
    card_doubled = Signal(object)
    closed = Signal()
    key_passed = Signal(QKeyEvent)  # a key that means the same as on the table

    def __init__(self, parent: QWidget) -> None:
        super().__init__("panel", "ctl", 12, parent)
        self._over = parent
        self._chooses = False
        self.title = FitLabel("section", 20, 14, self)
        self.close_button = IconButton("ui-cross", "", self)
        self.close_button.clicked.connect(self.close_pile)
        self.model = PileModel(self)
        self.list = QListView(self)
        self.list.setObjectName("pile")
        self.list.setModel(self.model)
        self.list.setItemDelegate(_PileDelegate(self.list))
        self.list.setViewMode(QListView.ViewMode.IconMode)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setMovement(QListView.Movement.Static)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setFrameShape(QListView.Shape.NoFrame)
        self.list.setMouseTracking(True)
        self.list.viewport().installEventFilter(self)
        self.list.installEventFilter(self)
        self.list.selectionModel().currentChanged.connect(lambda index, _old: self._point(index))
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.close_button)
        box = QVBoxLayout(self)
        box.setContentsMargins(18, 10, 12, 10)
        box.addLayout(head)
        box.addWidget(self.list, 1)
        themes().changed.connect(self._restyle)
        self._restyle()
        self.hide()

    def _restyle(self, _theme: object = None) -> None:
        theme = current_theme()
        ground = f"QListView {{ background: {theme.panel.name()}; border: none; outline: none; }}"
        self.list.setStyleSheet(f"{ground} {scroll_style(theme)}")
        self.list.scheduleDelayedItemsLayout()

    @property
    def chooses(self) -> bool:
        """Whether cards are chosen here, and not only looked at."""
        return self._chooses and self.isVisible()

    def show_pile(self, title: str, entries: Sequence[PileEntry]) -> None:
        """Opens with these cards, the uppermost first."""
        self._open(title, entries, chooses=False)

    def show_choices(self, title: str, entries: Sequence[PileEntry]) -> None:
        """Opens with cards to choose from."""
        self._open(title, entries, chooses=True)

    def _open(self, title: str, entries: Sequence[PileEntry], *, chooses: bool) -> None:
        self._chooses = chooses
        self.title.set_whole(title)
        self.list.setAccessibleName(title)
        self.close_button.set_words(self.tr("Close (Esc)"))
        self.model.show_entries(entries)
        self.show()
        self.raise_()
        self.list.setFocus()
        if entries:
            self.list.setCurrentIndex(self.model.index(0))

    def update_looks(self, looks: Mapping[object, CardLook]) -> None:
        """What stands out now."""
        self.model.update_looks(looks)

    def close_pile(self) -> None:
        """Closes and forgets the cards."""
        self._chooses = False
        self.model.show_entries(())
        self.title.set_whole("")
        self.list.setAccessibleName("")
        self.card_pointed.emit(None, None)
        if self.isVisible():
            self.hide()
            self.closed.emit()

    def _point(self, index: Index) -> None:
        entry: PileEntry | None = index.data(ENTRY_ROLE) if index.isValid() else None
        if entry is None or entry.face is None:
            self.card_pointed.emit(None, None)
            return
        spot = self.list.visualRect(index)  # type: ignore[arg-type]
        spot.moveTopLeft(self.list.viewport().mapTo(self._over, spot.topLeft()))
        self.card_pointed.emit(entry.face, spot)

    def _key_at(self, event: QMouseEvent) -> object:
        index = self.list.indexAt(event.position().toPoint())
        return index.data(ENTRY_ROLE).key if index.isValid() else None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._key(event):
            return True
        if watched is self.list.viewport() and isinstance(event, QMouseEvent):
            if event.type() == QEvent.Type.MouseMove:
                self._point(self.list.indexAt(event.position().toPoint()))
            elif self._chooses and event.button() == Qt.MouseButton.LeftButton:
                self._mouse(event)
        return super().eventFilter(watched, event)

    def _key(self, event: QKeyEvent) -> bool:
        """Enter chooses; Space and the digits are those of the bar, which the list would take for the start of a
        title. Whether the key was meant for more than the list."""
        index, enter = self.list.currentIndex(), event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and self._chooses and index.isValid():
            self.card_clicked.emit(index.data(ENTRY_ROLE).key)
            return True
        command = table_command(event)
        if command == "confirm" or command.startswith("digit"):
            self.key_passed.emit(event)
            return True
        return False

    def _mouse(self, event: QMouseEvent) -> None:
        key = self._key_at(event)
        if key is None:
            return
        if event.type() == QEvent.Type.MouseButtonRelease:
            self.card_clicked.emit(key)
        elif event.type() == QEvent.Type.MouseButtonDblClick:
            self.card_doubled.emit(key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_pile()
        else:
            event.ignore()
