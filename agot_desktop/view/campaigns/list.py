"""The list of campaigns: searched as one types, sorted by last play or name, the archive apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from agot_desktop.view.campaigns.ports import CampaignRow
from agot_desktop.view.drawing import panel_path_paint, px
from agot_desktop.view.home_parts import paint_banner, paint_two_lines
from agot_desktop.view.theme import current_theme, font
from agot_desktop.view.words import date_word, fold, house_word, variant_word

ROW_ROLE: Final = Qt.ItemDataRole.UserRole
FOLDED_ROLE: Final = Qt.ItemDataRole.UserRole + 1
BY_TIME, BY_NAME = "time", "name"
Index = QModelIndex | QPersistentModelIndex


def where_words(row: CampaignRow) -> str:
    """'3 chapters, playing' of a campaign."""
    template = QCoreApplication.translate("Campaigns", "%n chapter(s)", None, row.chapters)
    chapters = template.replace("(s)", "" if row.chapters == 1 else "s")
    if row.archived:
        state = QCoreApplication.translate("Campaigns", "in the archive")
    elif row.finished:
        state = QCoreApplication.translate("Campaigns", "finished")
    else:
        state = QCoreApplication.translate("Campaigns", "playing")
    return QCoreApplication.translate("Campaigns", "{0}, {1}").format(chapters, state)


class CampaignModel(QAbstractListModel):
    """Campaigns; `ROW_ROLE` gives the row, `FOLDED_ROLE` what is searched: name, players, Houses, variant."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[CampaignRow] = []
        self._folded: list[str] = []

    def show_rows(self, rows: Sequence[CampaignRow]) -> None:
        """Puts other campaigns in."""
        self.beginResetModel()
        self._rows = list(rows)
        self._folded = [
            fold(" ".join([row.name, *row.names, *map(house_word, row.houses), variant_word(row.variant)]))
            for row in rows
        ]
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.name
        if role == ROW_ROLE:
            return row
        if role == FOLDED_ROLE:
            return self._folded[index.row()]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{row.name}, {where_words(row)}, {date_word(row.changed)}"
        return None


class CampaignFilter(QSortFilterProxyModel):
    """Keeps what is searched for, out of the archive or in it, in the wished order."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: list[str] = []
        self._archive = False
        self._order = BY_TIME
        self.sort(0)

    def search(self, text: str) -> None:
        """Keeps the campaigns in which every word begins somewhere."""
        self._words = fold(text).split()
        self.invalidate()

    def show_archive(self, shown: bool) -> None:
        """The archive, or everything outside of it."""
        self._archive = shown
        self.invalidate()

    def set_order(self, order: str) -> None:
        """`BY_TIME` (the last played first) or `BY_NAME`."""
        self._order = order
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        index = self.sourceModel().index(row, 0)
        found: CampaignRow = index.data(ROW_ROLE)
        return found.archived == self._archive and all(word in index.data(FOLDED_ROLE) for word in self._words)

    def lessThan(self, left: Index, right: Index) -> bool:
        one: CampaignRow = left.data(ROW_ROLE)
        other: CampaignRow = right.data(ROW_ROLE)
        if self._order == BY_NAME:
            return fold(one.name) < fold(other.name)
        return one.changed > other.changed


class CampaignDelegate(QStyledItemDelegate):
    """Banner, name, how far it has come and when it was played."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(px(240), px(78))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: CampaignRow = index.data(ROW_ROLE)
        theme = current_theme()
        state, whole = option.state, QRectF(option.rect)  # type: ignore[attr-defined]
        box = whole.adjusted(px(4), px(3), -px(4), -px(3))
        painter.save()
        chosen = bool(state & state.State_Selected)
        if chosen or state & state.State_MouseOver:
            edge = theme.accentfill if chosen else theme.line
            panel_path_paint(painter, box, theme.panel2, edge, px(8), 1.8 if chosen else 1.0)
        left = box.left() + px(12)
        for house in row.houses[:1]:
            paint_banner(painter, QRectF(left, box.top() + px(5), px(40), box.height() - px(10)), house, theme)
        left += px(52)
        when = date_word(row.changed)
        face = font("body_small", 13)
        wide = QFontMetricsF(face).horizontalAdvance(when)
        room = QRectF(left, box.top() + px(3), box.right() - left - px(10), box.height())
        paint_two_lines(painter, room, row.name, where_words(row), theme, lower_room=room.width() - wide - px(8))
        painter.setFont(face)
        painter.setPen(theme.ink2)
        lower = QRectF(room.right() - wide, room.top() + px(32), wide + 1, px(22))
        painter.drawText(lower, int(Qt.AlignmentFlag.AlignVCenter), when)
        painter.restore()
