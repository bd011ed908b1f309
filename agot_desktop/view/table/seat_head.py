"""Who sits where and how they stand: the House's field with the name, power with its pips, figures, and the plot.

head.show_seat(SeatState(...), faces)
head.pile_asked     signal(str): 'discard', 'dead', 'used' or 'hand' of this seat
head.plot           the CardWidget of the revealed plot
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from agot_desktop.view.card_widget import CardWidget
from agot_desktop.view.drawing import px
from agot_desktop.view.table.chips import Chip
from agot_desktop.view.table.seat_bar import POWER_TO_WIN, SeatState, paint_bar, paint_power
from agot_desktop.view.theme import Theme, current_theme, font, mixed, themes
from agot_desktop.view.words import house_word

_SECOND: Final = ("initiative", "discard", "dead", "used")  # in the second row, or in the column beside the plot


class SeatHead(QWidget):
    """The identity panel of a seat; place it with `setGeometry`."""

    pile_asked = Signal(str)
    seat_clicked = Signal()

    def __init__(self, parent: QWidget | None = None, *, own: bool = False) -> None:
        super().__init__(parent)
        self._own = own
        self._state: SeatState | None = None
        self._lit = False
        self._hot = False
        self._target = False
        self._bar = QRectF()
        self._power = QRectF()
        self.plot = CardWidget("tile", self, margin=1, largest=2.1 * 2, reach=8)
        self.plot.set_clickable(True)
        self.chips = {
            "gold": Chip("gold", "", self),
            "influence": Chip("influence", "", self),
            "initiative": Chip("initiative", "", self),
            "hand": Chip("hand-cards", "", self, opens=not own),
            "deck": Chip("ui-deck", "", self),
            "discard": Chip("pile-discard", "", self, opens=True),
            "dead": Chip("pile-dead", "", self, opens=True),
            "used": Chip("type-plot", "", self, opens=True),
        }
        for name, chip in self.chips.items():
            chip.clicked.connect(lambda _c=False, pile=name: self._clicked(pile))
        themes().changed.connect(self._theme_changed)

    def _theme_changed(self, _theme: object) -> None:
        self._arrange()

    def _clicked(self, pile: str) -> None:
        if pile in ("discard", "dead", "used") or (pile == "hand" and not self._own):
            self.pile_asked.emit(pile)

    def _words(self) -> dict[str, str]:
        return {
            "gold": self.tr("Gold: {0}"),
            "influence": self.tr("Influence of standing cards: {0}"),
            "initiative": self.tr("Initiative: {0}"),
            "hand": self.tr("Cards in hand: {0}"),
            "deck": self.tr("Cards in the draw deck: {0}"),
            "discard": self.tr("Discard pile: {0}. Click to look through it"),
            "dead": self.tr("Dead pile: {0}. Click to look through it"),
            "used": self.tr("Used plots: {0}. Click to look at them"),
        }

    def show_seat(self, state: SeatState) -> None:
        """Replaces everything shown."""
        self._state = state
        view, words = state.view, self._words()
        figures = {
            "gold": view.gold,
            "influence": view.influence,
            "initiative": view.initiative,
            "hand": view.hand_count,
            "deck": view.deck_count,
            "discard": len(view.discard),
            "dead": len(view.dead),
            "used": len(view.used),
        }
        for name, chip in self.chips.items():
            chip.show_number(figures[name], words[name])
        if state.plot is not None:
            self.plot.show_card(state.plot, state.plot_look)
        else:
            self.plot.clear()
        self.plot.setEnabled(state.plot is not None)
        self.plot.key = view.plot.id if view.plot is not None else None
        self.setAccessibleName(self._said(state))
        self._arrange()

    def _said(self, state: SeatState) -> str:
        parts = [
            state.name,
            house_word(state.view.house),
            state.player,
            self.tr("power {0} of {1}").format(state.view.power, POWER_TO_WIN),
        ]
        if state.active:
            parts.append(self.tr("active player"))
        if state.first:
            parts.append(self.tr("first player"))
        parts.append(self.tr("initiative {0}").format(state.view.initiative))
        return ", ".join(part for part in parts if part)

    def clear(self) -> None:
        """Shows an empty panel."""
        self._state = None
        self.plot.clear()
        for chip in self.chips.values():
            chip.show_number("", "")
        self.setAccessibleName("")
        self.setToolTip("")
        self.update()

    def set_lit(self, lit: bool, hot: bool = False) -> None:
        """Whether a plot may be dropped here, and whether one hovers here."""
        if (lit, hot) != (self._lit, self._hot):
            self._lit, self._hot = lit, hot
            self.update()

    def set_target(self, target: bool) -> None:
        """Whether this seat can be chosen."""
        self._target = target
        self.setCursor(Qt.CursorShape.PointingHandCursor if target else Qt.CursorShape.ArrowCursor)
        self.update()

    # ---- arranging

    def resizeEvent(self, _event: object) -> None:
        self._arrange()

    def _arrange(self) -> None:
        w, h = float(self.width()), float(self.height())
        if w < 40 or h < 40:
            return
        bar_h = min(px(46), max(px(28), h * 0.235))
        power_h = min(px(42), max(px(24), h * 0.19))
        chip_h = min(px(21), max(px(17), int(h * 0.14)))
        self._bar = QRectF(1, 1, w - 2, bar_h)
        self._power = QRectF(px(8), bar_h + 1, w - px(16), power_h)
        pad = px(7)
        y = bar_h + power_h + px(1)
        y = self._row(("gold", "influence", "hand", "deck"), pad, y, w - 2 * pad, chip_h) + px(3)
        rest = h - y - px(4)
        tall = rest > px(96)
        if tall:
            y = self._row(_SECOND, pad, y, w - 2 * pad, chip_h) + px(4)
            self.plot.setGeometry(round(px(3)), round(y), round(w - px(6)), round(h - y - px(4)))
        else:
            column = px(44)
            self.plot.setGeometry(round(px(3)), round(y - px(2)), round(w - column - px(8)), round(h - y))
            step = rest / len(_SECOND)
            size = min(chip_h, step - 1)
            for index, name in enumerate(_SECOND):
                self.chips[name].setGeometry(
                    round(w - column - px(3)), round(y + step * index + (step - size) / 2), column - px(2), round(size)
                )
        self.update()

    def _row(self, names: tuple[str, ...], left: float, y: float, width: float, height: float) -> float:
        gap = px(3)
        each = (width - gap * (len(names) - 1)) / len(names)
        for index, name in enumerate(names):
            self.chips[name].setGeometry(round(left + index * (each + gap)), round(y), round(each), round(height))
        return y + height

    # ---- painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        active = self._state is not None and self._state.active
        box = QRectF(self.rect()).adjusted(1.3, 1.3, -1.3, -1.3)
        pen = QPen(theme.accentfill, 2.6) if active else QPen(theme.ctl, 1.2)
        if self._lit or self._target:
            pen = QPen(theme.legal, 3)
        path = QPainterPath()
        path.addRoundedRect(box, px(9), px(9))
        painter.fillPath(path, mixed(theme.legal, theme.panel, 0.16) if self._hot else theme.panel)
        if self._state is not None:
            painter.setClipPath(path)
            paint_bar(painter, self._bar, self._state, self.devicePixelRatioF())
            painter.setClipping(False)
            self._paint_power(painter, theme, self._state.view.power)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        painter.end()

    def _paint_power(self, painter: QPainter, theme: Theme, power: int) -> None:
        box = self._power
        radius = min(px(16), box.height() * 0.42)
        centre = QPointF(box.left() + radius + 1, box.center().y())
        paint_power(painter, centre, radius, theme)
        size = min(27.0, box.height() / px(100) * 100 * 0.66)
        painter.setFont(font("power", size))
        painter.setPen(theme.ink)
        number = QRectF(centre.x() + radius + px(5), box.top(), px(40), box.height())
        painter.drawText(number, int(Qt.AlignmentFlag.AlignVCenter), str(power))
        self._paint_pips(painter, theme, power, box)

    def _paint_pips(self, painter: QPainter, theme: Theme, power: int, box: QRectF) -> None:
        """Fifteen pips in three rows of five."""
        width = min(px(62), box.width() * 0.48)
        cell_w, cell_h = width / 5, min(px(10), (box.height() - px(4)) / 3)
        left, top = box.right() - width, box.center().y() - cell_h * 1.5
        fill = theme.house("Neutral").charge if theme.high_contrast else QColor("#7A1F2B")
        if theme.name == "dark":
            fill = theme.power
        for index in range(POWER_TO_WIN):
            row, column = divmod(index, 5)
            pip = QRectF(left + column * cell_w + 1, top + row * cell_h + 1, cell_w - 2.5, cell_h - 2.5)
            full = index < power
            painter.setPen(QPen(theme.ink if full else theme.ctl, 1.0))
            painter.setBrush(fill if full else theme.panel)
            painter.drawRoundedRect(pip, 2, 2)

    # ---- pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._target and event.button() == Qt.MouseButton.LeftButton:
            self.seat_clicked.emit()
