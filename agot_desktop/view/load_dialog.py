"""All saved games in a table: load, rename, delete after a question. It is a page of the window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QInputDialog,
    QMessageBox,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from agot_desktop.view.drawing import icon_at, px
from agot_desktop.view.ports import GameRow, StartPort
from agot_desktop.view.theme import current_theme, font, themes
from agot_desktop.view.widgets import Backdrop, KeyButton, label
from agot_desktop.view.words import date_word, house_word, phase_word, variant_word

ROW_ROLE: Final = Qt.ItemDataRole.UserRole
Index = QModelIndex | QPersistentModelIndex
NAME, HOUSES, PLAYERS, WHERE, SAVED = range(5)


class GamesModel(QAbstractTableModel):
    """Saved games; `ROW_ROLE` gives the GameRow."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[GameRow] = []

    def show_rows(self, rows: Sequence[GameRow]) -> None:
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 5

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return (self.tr("Name"), self.tr("Houses"), self.tr("Players"), self.tr("Round and phase"), self.tr("Saved"))[
            section
        ]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == ROW_ROLE:
            return row
        if role == Qt.ItemDataRole.ToolTipRole:
            return variant_word(row.variant)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(row, index.column())
        return None

    def _text(self, row: GameRow, column: int) -> str:
        if column == NAME:
            return row.name
        if column == HOUSES:
            return " – ".join(house_word(house) for house in row.houses)
        if column == PLAYERS:
            return " – ".join(row.names)
        if column == SAVED:
            return date_word(row.saved)
        where = self.tr("Round {0}, {1}").format(row.round, phase_word(row.phase))
        return self.tr("Finished in round {0}").format(row.round) if row.finished else where


class _HousesDelegate(QStyledItemDelegate):
    """Sigils before the names of the Houses."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        size = super().sizeHint(option, index)
        return QSize(size.width() + px(56), size.height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: GameRow = index.data(ROW_ROLE)
        theme = current_theme()
        state, rect = option.state, QRectF(option.rect)  # type: ignore[attr-defined]
        selected = bool(state & state.State_Selected)
        painter.save()
        if selected:
            painter.fillRect(rect, theme.accentfill)
        x = rect.left() + px(8)
        for house in row.houses[:2]:
            arms = theme.house(house)
            icon_at(
                painter,
                arms.sigil,
                QPointF(x + px(10), rect.center().y()),
                px(20),
                theme.onaccent if selected else arms.ink,
            )
            x += px(24)
        painter.setPen(theme.onaccent if selected else theme.ink)
        painter.setFont(option.font)  # type: ignore[attr-defined]
        room = QRectF(x + px(4), rect.top(), rect.right() - x - px(6), rect.height())
        text = painter.fontMetrics().elidedText(str(index.data()), Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), text)
        painter.restore()


class LoadDialog(Backdrop):
    """The page of saved games."""

    load_wanted = Signal(int)
    cancelled = Signal()
    changed = Signal()

    def __init__(self, start: StartPort, parent: QWidget | None = None) -> None:
        super().__init__("table", parent)
        self._start = start
        self.box: QMessageBox | QInputDialog | None = None
        self.title = label("title", "", "ink", self)
        self.nothing = label("body", "", "ink2", self)
        self.model = GamesModel(self)
        self.table = QTableView(self)
        self.table.setObjectName("games")
        self.table.setModel(self.model)
        self.table.setItemDelegateForColumn(HOUSES, _HousesDelegate(self.table))
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setTabKeyNavigation(False)
        self.table.setShowGrid(False)
        self.table.setAlternatingRowColors(True)
        self.table.verticalHeader().hide()
        self.table.horizontalHeader().setHighlightSections(False)
        self.table.doubleClicked.connect(lambda _index: self._load())
        self.table.selectionModel().selectionChanged.connect(lambda _new, _old: self._selected())
        self.load_button = KeyButton("", "", self)
        self.load_button.set_primary(True)
        self.rename_button = KeyButton("", "", self)
        self.delete_button = KeyButton("", "", self)
        self.delete_button.set_danger(True)
        self.cancel = KeyButton("", "", self)
        self.load_button.clicked.connect(self._load)
        self.rename_button.clicked.connect(self.rename)
        self.delete_button.clicked.connect(self.delete)
        self.cancel.clicked.connect(self.cancelled)
        buttons = QHBoxLayout()
        for part in (self.rename_button, self.delete_button):
            buttons.addWidget(part)
        buttons.addStretch(1)
        for part in (self.cancel, self.load_button):
            buttons.addWidget(part)
        box = self._layout = QVBoxLayout(self)
        box.setSpacing(10)
        box.addWidget(self.title)
        box.addWidget(self.nothing)
        box.addWidget(self.table, 1)
        box.addLayout(buttons)
        themes().changed.connect(self._theme_changed)
        self._measure()
        self.retranslateUi()

    def _theme_changed(self, _theme: object) -> None:
        self._measure()

    def _measure(self) -> None:
        self.table.setFont(font("body"))
        self.table.verticalHeader().setDefaultSectionSize(px(40))
        self.table.horizontalHeader().setFont(font("body_bold", 14))
        self.table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def retranslateUi(self) -> None:
        self.title.setText(self.tr("Load game"))
        self.nothing.setText(self.tr("No games yet. Every game is saved by itself after each decision."))
        self.load_button.setText(self.tr("Load"))
        self.load_button.set_key(self.tr("Enter"))
        self.rename_button.setText(self.tr("Rename…"))
        self.rename_button.set_key(self.tr("F2"))
        self.delete_button.setText(self.tr("Delete…"))
        self.delete_button.set_key(self.tr("Del"))
        self.cancel.setText(self.tr("Back"))
        self.cancel.set_key(self.tr("Esc"))
        self.table.setAccessibleName(self.tr("Saved games"))

    def refresh(self) -> None:
        """Asks for the games anew; keeps the selected one."""
        before = self.selected()
        rows = list(self._start.games())
        self.model.show_rows(rows)
        self.nothing.setVisible(not rows)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        at = next((n for n, row in enumerate(rows) if before is not None and row.id == before.id), 0)
        if rows:
            self.table.selectRow(at)
        self._selected()

    def leave(self) -> None:
        """Forgets the games until the next `refresh`."""
        self.model.show_rows(())

    def selected(self) -> GameRow | None:
        """The selected game."""
        index = self.table.currentIndex()
        row: GameRow | None = index.data(ROW_ROLE) if index.isValid() else None
        return row

    def _selected(self) -> None:
        has = self.selected() is not None
        for button in (self.load_button, self.rename_button, self.delete_button):
            button.setEnabled(has)

    def _load(self) -> None:
        row = self.selected()
        if row is not None:
            self.load_wanted.emit(row.id)

    def rename(self) -> None:
        """Asks for a new name of the selected game."""
        row = self.selected()
        if row is None:
            return
        box = QInputDialog(self)
        box.setWindowTitle(self.tr("Rename"))
        box.setLabelText(self.tr("Name of the game"))
        box.setTextValue(row.name)
        box.setOkButtonText(self.tr("Rename"))
        box.setCancelButtonText(self.tr("Cancel"))
        box.textValueSelected.connect(lambda name: self._rename_to(row.id, name))
        self.box = box
        box.open()

    def _rename_to(self, game: int, name: str) -> None:
        if not name.strip():
            return
        try:
            self._start.rename(game, name.strip())
        except (ValueError, OSError) as error:
            self._complain(str(error))
        self.refresh()
        self.changed.emit()

    def delete(self) -> None:
        """Asks, then deletes the selected game."""
        row = self.selected()
        if row is None:
            return
        box = QMessageBox(self)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle(self.tr("Delete"))
        box.setText(self.tr("Delete “{0}” for good?").format(row.name))
        box.setInformativeText(self.tr("The whole game with its log is lost. This cannot be taken back."))
        keep = box.addButton(self.tr("Keep it"), QMessageBox.ButtonRole.RejectRole)
        away = box.addButton(self.tr("Delete"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(keep)
        box.setEscapeButton(keep)
        away.clicked.connect(lambda: self._delete_now(row.id))
        self.box = box
        box.open()

    def _delete_now(self, game: int) -> None:
        try:
            self._start.delete(game)
        except OSError as error:
            self._complain(str(error))
        self.refresh()
        self.changed.emit()

    def _complain(self, words: str) -> None:
        box = QMessageBox(QMessageBox.Icon.Warning, self.tr("Saved games"), words, parent=self)
        self.box = box
        box.open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._load()
        elif key == Qt.Key.Key_F2:
            self.rename()
        elif key == Qt.Key.Key_Delete:
            self.delete()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: object) -> None:
        """A large window has broad margins."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        side = max(32, (self.width() - px(1500)) // 2)
        self._layout.setContentsMargins(side, 14, side, 18)

    def showEvent(self, event: object) -> None:
        super().showEvent(event)  # type: ignore[arg-type]
        self.table.setFocus()
