"""Little figures with a picture: gold 3, hand 5. Those with something to look through are buttons."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from agot_desktop.view.drawing import fitted_font, icon_at, paint_focus, panel_path_paint, px
from agot_desktop.view.theme import current_theme, font, mixed


class Chip(QAbstractButton):
    """A pill with an icon and a number. `words` with '{0}' for the number is its accessible name and tooltip."""

    def __init__(self, icon_name: str, words: str, parent: QWidget | None = None, *, opens: bool = False) -> None:
        super().__init__(parent)
        self._icon_name = icon_name
        self._words = words
        self._opens = opens
        self._number = "0"
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if opens else Qt.FocusPolicy.NoFocus)
        if opens:
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_number(self, number: int | str, words: str | None = None) -> None:
        """The figure, and new words where they change."""
        self._number = str(number)
        if words is not None:
            self._words = words
        said = self._words.format(number)
        self.setText(said)
        self.setToolTip(said)
        self.setAccessibleName(said)
        self.update()

    def number(self) -> str:
        return self._number

    def sizeHint(self) -> QSize:
        words = QFontMetricsF(font("chip", 13.5)).horizontalAdvance(self._number)
        return QSize(int(words + px(26)), px(21))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        box = QRectF(self.rect())
        lit = self._opens and (self.underMouse() or self.isDown())
        fill = mixed(theme.accentfill, theme.panel2, 0.2) if lit else theme.panel2
        panel_path_paint(
            painter,
            box.adjusted(0.5, 0.5, -0.5, -0.5),
            fill,
            theme.ctl if self._opens else theme.line,
            box.height() / 2 - 1,
            1.0,
        )
        if self.hasFocus():
            paint_focus(painter, box, theme, box.height() / 2 - 1)
        size = min(13.5, self.height() / px(100) * 100 * 0.62)
        side = min(px(14), box.height() * 0.7, box.width() * 0.42)
        face, _fits = fitted_font("chip", self._number, box.width() - side - px(8), size, min(size, 9.5))
        words = QFontMetricsF(face).horizontalAdvance(self._number)
        left = max(2.0, (box.width() - side - 3 - words) / 2)
        icon_at(painter, self._icon_name, QPointF(left + side / 2, box.center().y()), side, theme.ink2)
        painter.setFont(face)
        painter.setPen(theme.ink)
        spot = QRectF(left + side + 3, 0, words + 4, box.height())
        painter.drawText(spot, int(Qt.AlignmentFlag.AlignVCenter), self._number)
        painter.end()
