"""The list of found cards: a table that is filled only where it is looked at, so that it keeps up with typing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from agot_desktop.view.decks.drawing import CARD_MIME, elided, paint_disc, paint_icons, paint_pips, paint_strength
from agot_desktop.view.decks.words import card_said
from agot_desktop.view.drawing import icon_at, px
from agot_desktop.view.theme import current_theme, font, mixed, themes

if TYPE_CHECKING:
    from agot_desktop.controller.decks.desk_rows import CardRow

Index = QModelIndex | QPersistentModelIndex
ROW_ROLE: Final = Qt.ItemDataRole.UserRole + 1
CODE_ROLE: Final = Qt.ItemDataRole.UserRole + 2
NAME, COST, STRENGTH, ICONS, TRAITS, COPIES = range(6)
SORTS: Final = {NAME: "name", COST: "cost", STRENGTH: "str", ICONS: "house", TRAITS: "type", COPIES: "copies"}
NAME_ROOM: Final = 190
WIDTHS: Final = {COST: 56, STRENGTH: 56, ICONS: 84, COPIES: 96}


class ResultModel(QAbstractTableModel):
    """Codes of cards; the row of a card is asked for when it is first shown."""

    def __init__(self, ask: Callable[[str], CardRow], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ask = ask
        self._codes: Sequence[str] = ()
        self._rows: dict[str, CardRow] = {}

    def show_codes(self, codes: Sequence[str]) -> None:
        """Another list."""
        self.beginResetModel()
        self._codes = codes
        self.endResetModel()

    def forget(self) -> None:
        """The deck has changed: ask anew for what is shown."""
        self._rows.clear()
        if self._codes:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._codes) - 1, COPIES))

    def codes(self) -> Sequence[str]:
        return self._codes

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._codes)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 6

    def card(self, code: str) -> CardRow:
        row = self._rows.get(code)
        if row is None:
            row = self._rows[code] = self._ask(code)
        return row

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._codes):
            return None
        code = self._codes[index.row()]
        if role == CODE_ROLE:
            return code
        if role == ROW_ROLE:
            return self.card(code)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(self.card(code), index.column())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            row = self.card(code)
            return card_said(row) if index.column() == NAME else self._text(row, index.column())
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.card(code).problem or None
        return None

    def _text(self, row: CardRow, column: int) -> str:
        return {
            NAME: row.name,
            COST: row.cost,
            STRENGTH: "" if row.strength is None else str(row.strength),
            ICONS: ", ".join(row.icons),
            TRAITS: row.traits,
            COPIES: str(row.copies),
        }[column]

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return (self.tr("Card"), self.tr("Cost"), self.tr("STR"), self.tr("Icons"), self.tr("Traits"),
                    self.tr("In deck"))[section]  # fmt: skip
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsDragEnabled

    def mimeTypes(self) -> list[str]:
        return [CARD_MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        data = QMimeData()
        if indexes:
            data.setData(CARD_MIME, str(indexes[0].data(CODE_ROLE)).encode())
            data.setText(self.card(str(indexes[0].data(CODE_ROLE))).name)
        return data


class ResultDelegate(QStyledItemDelegate):
    """Sigil and name, cost, STR, icons in fixed slots, traits, copies."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = current_theme()
        row: CardRow = index.data(ROW_ROLE)
        box = QRectF(option.rect)
        state = option.state  # type: ignore[attr-defined]
        painter.save()
        painter.fillRect(
            box, mixed(theme.accentfill, theme.paper, 0.18) if state & state.State_Selected else theme.paper
        )
        painter.setPen(QPen(theme.line, 1, Qt.PenStyle.DotLine))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        middle, column = box.center().y(), index.column()
        if column == NAME:
            self._paint_name(painter, box, row)
        elif column == COST:
            paint_disc(painter, box.center(), px(12), row.cost, theme)
        elif column == STRENGTH:
            paint_strength(painter, box.center(), px(25), row.strength, theme)
        elif column == ICONS:
            if row.plot is not None:
                painter.setFont(font("label", 12.5))
                painter.setPen(theme.ink2)
                elided(
                    painter, box.adjusted(px(6), 0, 0, 0), " / ".join("X" if n is None else str(n) for n in row.plot)
                )
            else:
                paint_icons(painter, box.left() + px(18), middle, row.icons, theme)
        elif column == TRAITS:
            painter.setPen(theme.ink2)
            painter.setFont(font("label", 13))
            elided(painter, box.adjusted(px(6), 0, -px(4), 0), row.traits)
        else:
            paint_pips(painter, box.left() + px(10), middle, row.copies, row.limit, bool(row.problem), theme)
        painter.restore()

    def _paint_name(self, painter: QPainter, box: QRectF, row: CardRow) -> None:
        theme, middle = current_theme(), box.center().y()
        left = box.left() + px(8)
        for house in row.houses[:2]:
            arms = theme.house(house)
            icon_at(painter, arms.sigil, QPointF(left + px(9), middle), px(18), arms.ink)
            left += px(22)
        icon_at(painter, f"type-{row.type}", QPointF(left + px(8), middle), px(13), theme.ink3)
        left += px(20)
        if row.unique:
            icon_at(painter, "unique", QPointF(left + px(4), middle), px(10), theme.ink)
        left += px(12)
        painter.setPen(theme.ink)
        painter.setFont(font("round", 15.5))
        elided(painter, QRectF(left, box.top(), box.right() - left - px(4), box.height()), row.name)


class ResultTable(QTableView):
    """`add_wanted`, `remove_wanted`: code; `pointed`: the current card's code; `sorted_by`: sort word, descending.

    Enter, `+` and a double click add, `-` and Delete take out; a card dragged here out of the deck is taken out.
    """

    add_wanted = Signal(str)
    remove_wanted = Signal(str)
    pointed = Signal(str)
    sorted_by = Signal(str, bool)

    def __init__(self, model: ResultModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self._model = model
        self._sorted = (NAME, False)
        self.setItemDelegate(ResultDelegate(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionsClickable(True)
        head.setSortIndicatorShown(True)
        head.setSortIndicator(NAME, Qt.SortOrder.AscendingOrder)
        head.sectionClicked.connect(self._sort)
        self.doubleClicked.connect(lambda index: self.add_wanted.emit(str(index.data(CODE_ROLE))))
        self.selectionModel().currentRowChanged.connect(lambda index, _old: self._point(index))
        themes().changed.connect(self._measure)
        self._measure()

    def _measure(self, _theme: object = None) -> None:
        self.verticalHeader().setDefaultSectionSize(px(38))
        head = self.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        for column, width in WIDTHS.items():
            self.setColumnWidth(column, px(width))
        head.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        head.setFont(font("label", 13))
        self._share_width()

    def resizeEvent(self, event: Any) -> None:
        super().resizeEvent(event)
        self._share_width()

    def _share_width(self) -> None:
        """Traits get what names can spare; in a narrow list one column after the other goes, the name stays."""
        traits = max(px(120), int(self.width() * 0.3) - px(70))
        self.setColumnWidth(TRAITS, traits)
        needed = {TRAITS: traits, **{column: px(width) for column, width in WIDTHS.items()}}
        room = self.width() - px(NAME_ROOM) - px(14)
        for column in (COPIES, COST, ICONS, STRENGTH, TRAITS):
            room -= needed[column]
            self.setColumnHidden(column, room < 0)

    def current(self) -> str:
        """The code of the current card, '' for none."""
        return str(self.currentIndex().data(CODE_ROLE) or "")

    def go_to(self, code: str) -> None:
        """Makes a card the current one, the first where it is not in the list."""
        codes = self._model.codes()
        if codes:
            row = codes.index(code) if code in codes else 0
            self.setCurrentIndex(self._model.index(row, NAME))

    def _point(self, index: QModelIndex) -> None:
        if index.isValid():
            self.pointed.emit(str(index.data(CODE_ROLE)))

    def _sort(self, column: int) -> None:
        descending = self._sorted[0] == column and not self._sorted[1]
        self._sorted = (column, descending)
        order = Qt.SortOrder.DescendingOrder if descending else Qt.SortOrder.AscendingOrder
        self.horizontalHeader().setSortIndicator(column, order)
        self.sorted_by.emit(SORTS[column], descending)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        code = self.current()
        if code and event.key() in (Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Return, Qt.Key.Key_Enter):
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
            self.remove_wanted.emit(bytes(event.mimeData().data(CARD_MIME).data()).decode())
            event.acceptProposedAction()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.tr("Found cards"))
