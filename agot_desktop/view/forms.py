"""Controls for dialogs in the window's own look: a choice with a picture; flat text fields, tables and scroll bars."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from agot_desktop.view.drawing import fitted_font, icon_at, paint_focus, panel_path_paint, px
from agot_desktop.view.theme import Theme, current_theme, font, mixed

ICON_ROLE: Final = Qt.ItemDataRole.UserRole + 7


class ChoiceBox(QComboBox):
    """A combo box that paints itself: picture of the current line, its words, an arrow. No gradients."""

    def __init__(self, icon_name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon_name = icon_name
        self.setFont(font("value"))
        self.setMinimumHeight(px(32))
        self.setMinimumContentsLength(4)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_line_icon(self, index: int, icon_name: str) -> None:
        """The picture while this line is the current one."""
        self.setItemData(index, icon_name, ICON_ROLE)

    def _icon(self) -> str:
        return str(self.currentData(ICON_ROLE) or self._icon_name)

    def text_room(self) -> float:
        """Px for the words."""
        return self.width() - px(12) - px(24) - (px(24) if self._icon() else 0)

    def sizeHint(self) -> QSize:
        widest = max(
            (QFontMetricsF(self.font()).horizontalAdvance(self.itemText(n)) for n in range(self.count())), default=0
        )
        return QSize(int(widest) + px(64), px(34))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        box = QRectF(self.rect())
        fill = mixed(theme.accentfill, theme.panel2, 0.12) if self.underMouse() else theme.panel2
        panel_path_paint(painter, box.adjusted(1, 1, -1, -1), fill, theme.ctl, px(6), 1.2)
        if self.hasFocus():
            paint_focus(painter, box, theme, px(6))
        left = px(12)
        if self._icon():
            icon_at(painter, self._icon(), QPointF(left + px(8), box.center().y()), px(17), theme.ink)
            left += px(24)
        room = box.width() - left - px(24)
        face, _fits = fitted_font("value", self.currentText(), room, 15, 11)
        metrics = QFontMetricsF(face)
        painter.setFont(face)
        painter.setPen(theme.ink if self.isEnabled() else theme.ink3)
        text = metrics.elidedText(self.currentText(), Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(left, 0, room + 1, box.height()), int(Qt.AlignmentFlag.AlignVCenter), text)
        tip = QPointF(box.right() - px(14), box.center().y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.ink2)
        half = px(5)
        painter.drawPolygon(
            QPolygonF(
                [tip + QPointF(-half, -half * 0.55), tip + QPointF(half, -half * 0.55), tip + QPointF(0, half * 0.65)]
            )
        )
        painter.setPen(QPen(theme.ink, 1))
        painter.end()


class TickBox(QCheckBox):
    """A check box that paints itself, so that it shows on any ground."""

    def sizeHint(self) -> QSize:
        words = QFontMetricsF(font("body")).horizontalAdvance(self.text())
        return QSize(int(words) + px(34), px(30))

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        side = px(19)
        box = QRectF(2, (self.height() - side) / 2, side, side)
        on = self.isChecked()
        panel_path_paint(painter, box, theme.accentfill if on else theme.paper, theme.ctl, px(5), 1.4)
        if on:
            icon_at(painter, "ui-check", box.center(), side * 0.75, theme.onaccent)
        if self.hasFocus():
            paint_focus(painter, box.adjusted(-3, -3, 3, 3), theme, px(6))
        painter.setFont(font("body"))
        painter.setPen(theme.ink)
        painter.drawText(self.rect().adjusted(px(29), 0, 0, 0), int(Qt.AlignmentFlag.AlignVCenter), self.text())
        painter.end()


def flat_style(theme: Theme) -> str:
    """A style sheet for a page: text fields, tables, lists and scroll bars without gradients."""
    return f"""
QLineEdit {{ background: {theme.paper.name()}; color: {theme.ink.name()}; border: 1px solid {theme.ctl.name()};
  border-radius: 6px; padding: 4px 9px; selection-background-color: {theme.accentfill.name()};
  selection-color: {theme.onaccent.name()}; }}
QLineEdit:focus {{ border: 2px solid {theme.focus.name()}; padding: 3px 8px; }}
QListView, QTableView {{ background: {theme.paper.name()}; alternate-background-color: {theme.paper2.name()};
  border: 1px solid {theme.ctl.name()}; border-radius: 6px; outline: none; }}
QTableView::item {{ padding: 0px 10px; }}
QTableView::item:selected {{ background: {theme.accentfill.name()}; color: {theme.onaccent.name()}; }}
QHeaderView::section {{ background: {theme.panel2.name()}; color: {theme.ink2.name()}; border: none;
  border-bottom: 1px solid {theme.ctl.name()}; padding: 6px 13px; font-weight: bold; }}
QHeaderView {{ background: {theme.panel2.name()}; border: none; }}
{scroll_style(theme)}
"""


def scroll_style(theme: Theme) -> str:
    """The scroll bars alone."""
    return f"""
QScrollBar:vertical {{ background: transparent; width: 12px; margin: 2px; }}
QScrollBar::handle:vertical {{ background: {theme.line.name()}; border-radius: 4px; min-height: 30px; }}
QScrollBar::handle:vertical:hover {{ background: {theme.ctl.name()}; }}
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{
  background: transparent; border: none; height: 0px; width: 0px; }}
"""
