"""All titles of the game: who holds each, and what would move it or whom it supports and opposes.

panel.show_titles([TitleRow(...)])      one that has changed hands glows for a moment
panel.chosen                            signal(str): a lit title was clicked
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from agot_desktop.view.drawing import fitted_font, icon_at, paint_focus, paint_shield, px
from agot_desktop.view.theme import current_theme, mixed, themes

GLOW_MS: Final = 1600


class TitleRow(NamedTuple):
    """A title: name and line below it in words, the holder's name and arms ('' while free), all of it in words for a
    tooltip; `own`: held by the viewer; `legal`: can be taken now."""

    title: str
    words: str
    below: str
    holder: str
    arms: str
    whole: str
    own: bool = False
    legal: bool = False


class _Row(QAbstractButton):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.row = TitleRow("", "", "", "", "", "")
        self.glows = False
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_row(self, row: TitleRow) -> None:
        self.row = row
        self.setToolTip(row.whole)
        self.setAccessibleName(row.whole)
        self.setEnabled(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if row.legal else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if row.legal else Qt.CursorShape.ArrowCursor)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, row = current_theme(), self.row
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(px(3), 1, -px(3), -1)
        if row.legal or self.glows:
            token = theme.legal if row.legal else theme.accentfill
            lit = 0.22 if self.underMouse() else 0.10
            painter.setPen(QPen(token, 2))
            painter.setBrush(mixed(token, theme.panel, lit))
            painter.drawRoundedRect(box, px(5), px(5))
        elif row.own:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.panel2)
            painter.drawRoundedRect(box, px(5), px(5))
        side = min(px(22), box.height() - px(8))
        spot = QRectF(box.left() + px(5), box.center().y() - side * 0.58, side, side * 1.16)
        if row.arms:
            paint_shield(painter, spot, row.arms, theme, 0.5)
        else:
            pen = QPen(theme.ctl, 1.4)
            pen.setDashPattern([3, 2])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(spot.center(), side * 0.42, side * 0.42)
            icon_at(painter, "type-title", spot.center(), side * 0.55, theme.ink3)
        self._paint_words(painter, box, spot.right() + px(7))
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()), theme, px(5))
        painter.end()

    def _paint_words(self, painter: QPainter, box: QRectF, left: float) -> None:
        theme, row = current_theme(), self.row
        half = box.height() / 2
        right = box.right() - px(6)
        holder = row.holder or self.tr("free")
        face, _fits = fitted_font("label", holder, (right - left) * 0.42, 13, 10.5)
        painter.setFont(face)
        holder_w = min(QFontMetricsF(face).horizontalAdvance(holder), (right - left) * 0.42)
        line = QRectF(right - holder_w - 1, box.top() + px(1), holder_w + 2, half)
        painter.setPen(theme.ink2 if row.holder else theme.ink3)
        shown = QFontMetricsF(face).elidedText(holder, Qt.TextElideMode.ElideRight, holder_w + 1)
        painter.drawText(line, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight), shown)
        room = line.left() - left - px(6)
        face, fits = fitted_font("body_bold", row.words, room, 13.5, 11)
        if not fits:
            face, fits = fitted_font("tag", row.words, room, 13.5, 10.5)
        painter.setFont(face)
        painter.setPen(theme.ink)
        words = row.words
        if not fits:
            words = QFontMetricsF(face).elidedText(words, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(left, box.top() + px(1), room, half), int(Qt.AlignmentFlag.AlignVCenter), words)
        face, fits = fitted_font("label", row.below, right - left, 12.5, 10)
        if not fits:
            face, fits = fitted_font("tag", row.below, right - left, 12, 9.5)
        below = row.below
        if not fits:
            below = QFontMetricsF(face).elidedText(below, Qt.TextElideMode.ElideRight, right - left)
        painter.setFont(face)
        painter.setPen(theme.ink2)
        painter.drawText(
            QRectF(left, box.top() + half - px(1), right - left, half), int(Qt.AlignmentFlag.AlignVCenter), below
        )


class TitlesPanel(QWidget):
    """Place it with `setGeometry`."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._head = ""
        self.rows: list[_Row] = []
        self._glow = QTimer(self)
        self._glow.setSingleShot(True)
        self._glow.setInterval(GLOW_MS)
        self._glow.timeout.connect(self._fade)
        themes().changed.connect(self._theme_changed)

    def _theme_changed(self, _theme: object) -> None:
        self._arrange()

    def show_titles(self, head: str, rows: Sequence[TitleRow]) -> None:
        """Replaces everything; `head` is the line above."""
        before = {row.row.title: row.row.arms for row in self.rows}
        self._head = head
        while len(self.rows) > len(rows):
            self.rows.pop().deleteLater()
        while len(self.rows) < len(rows):
            made = _Row(self)
            made.clicked.connect(lambda _c=False, r=made: self._clicked(r))
            made.show()
            self.rows.append(made)
        for shown, row in zip(self.rows, rows, strict=True):
            if row.arms and before.get(row.title, row.arms) != row.arms:
                shown.glows = True
                self._glow.start()
            shown.show_row(row)
        self.setAccessibleName(head)
        self._arrange()

    def clear(self) -> None:
        """Leaves no title and no name."""
        self.show_titles("", ())

    def row_centre(self, title: str) -> QPointF | None:
        """Where the shield of a title is, in px of this panel."""
        for row in self.rows:
            if row.row.title == title:
                return QPointF(row.x() + px(18), row.y() + row.height() / 2)
        return None

    def _clicked(self, row: _Row) -> None:
        if row.row.legal:
            self.chosen.emit(row.row.title)

    def _fade(self) -> None:
        for row in self.rows:
            row.glows = False
            row.update()

    def resizeEvent(self, _event: object) -> None:
        self._arrange()

    def sizeHint(self) -> QSize:
        return QSize(px(276), px(24 + 30 * max(len(self.rows), 1)))

    def _arrange(self) -> None:
        if not self.rows:
            self.update()
            return
        head = px(23)
        each = min(px(40), (self.height() - head - px(4)) / len(self.rows))
        for index, row in enumerate(self.rows):
            row.setGeometry(px(3), round(head + index * each), self.width() - px(6), round(each))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.panel)
        painter.setPen(QPen(theme.line, 1))
        painter.drawLine(0, 0, self.width(), 0)
        painter.drawLine(0, 0, 0, self.height())
        if self._head:
            room = QRectF(px(10), px(2), self.width() - px(18), px(21))
            painter.setFont(fitted_font("body_bold", self._head, room.width(), 13.5, 10.5)[0])
            painter.setPen(theme.ink)
            painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), self._head)
        painter.end()
