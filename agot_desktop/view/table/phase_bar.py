"""The bar on top: round, the chain of phases, and the buttons of the table.

Click on a later phase: pass until there. Right click (or the S key): a stop, a phase in which passing pauses.

    bar.show_phase(...)                 what is current and who acts
    bar.pass_wanted / bar.stop_toggled  signal(str phase)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from agot_desktop.view.drawing import icon_at, px
from agot_desktop.view.theme import current_theme, font, mixed, themes
from agot_desktop.view.widgets import FitLabel, IconButton, label
from agot_desktop.view.words import PHASES, phase_word

DONE: Final = "done"
CURRENT: Final = "current"
COMING: Final = "coming"
POINT: Final = 11  # how far an arrow's point reaches
SMALLEST: Final = 9.5
LARGEST: Final = 14.5


class PhaseArrow(QAbstractButton):
    """One phase of the chain."""

    stop_wanted = Signal()

    def __init__(self, phase: str, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.phase = phase
        self.state = COMING
        self.house = "Neutral"
        self.stop = False
        self.awaited = False
        self.size_px = LARGEST
        self.short = False
        self.number = number
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setObjectName(f"phase_{phase}")
        self.retell()

    def retell(self) -> None:
        """Words, tooltip and accessible name after any change."""
        word = phase_word(self.phase)
        self.setText(word)
        said = {
            DONE: self.tr("{0} phase, over"),
            CURRENT: self.tr("{0} phase, now"),
            COMING: self.tr("{0} phase: click to pass until it begins, right click to set a stop"),
        }[self.state].format(word)
        if self.awaited:
            said = self.tr("{0} phase: passing until it begins; click to end that").format(word)
        if self.stop:
            said += " " + self.tr("(stop set)")
        self.setToolTip(said)
        self.setAccessibleName(said)
        self.update()

    def wish(self, size: float) -> float:
        """The width that the words and signs need at a font size."""
        words = QFontMetricsF(font("phase", size)).horizontalAdvance(self.text())
        return (
            words
            + px(POINT) * 2
            + px(14)
            + (px(18) if self.state != COMING or self.awaited else 0)
            + (px(18) if self.stop else 0)
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
        else:
            event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.stop_wanted.emit()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_S:
            self.stop_wanted.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def hitButton(self, pos: QPoint) -> bool:
        return self._outline().containsPoint(QPointF(pos), Qt.FillRule.WindingFill)

    def _outline(self, inset: float = 1.0) -> QPolygonF:
        w, h, tip = self.width(), self.height(), px(POINT)
        notch = 0 if self.number == 1 else tip
        corners = (
            (inset, inset),
            (w - tip - inset, inset),
            (w - inset, h / 2),
            (w - tip - inset, h - inset),
            (inset, h - inset),
            (notch + inset, h / 2),
        )
        return QPolygonF([QPointF(x, y) for x, y in corners])

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill, ink = theme.panel2, theme.ink
        if self.state == CURRENT:
            fill, ink = theme.accentfill, theme.onaccent
        elif self.state == DONE:
            fill, ink = theme.panel, theme.ink3
        elif self.awaited or self.underMouse():
            fill = mixed(theme.accentfill, theme.panel2, 0.22)
        edge = QPen(theme.ctl if self.state != CURRENT else theme.accentfill, 1.2)
        if self.awaited:
            edge = QPen(theme.accentfill, 2.2)
        painter.setPen(edge)
        painter.setBrush(fill)
        painter.drawPolygon(self._outline())
        if self.hasFocus():
            pen = QPen(theme.focus, 2)
            pen.setDashPattern([2.5, 2.0])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolygon(self._outline(3.5))
        self._paint_words(painter, ink)
        painter.end()

    def _paint_words(self, painter: QPainter, ink: QColor) -> None:
        theme = current_theme()
        notch = 0 if self.number == 1 else px(POINT)
        inner = QRectF(notch + px(6), 0, self.width() - notch - px(POINT) - px(8), self.height())
        text = str(self.number) if self.short else self.text()
        face = font("phase", self.size_px)
        width = QFontMetricsF(face).horizontalAdvance(text)
        sign = {DONE: "ui-check", CURRENT: theme.house(self.house).sigil}.get(
            self.state, "ui-play" if self.awaited else ""
        )
        side = px(20 if self.state == CURRENT else 12)
        total = width + (side + px(6) if sign else 0) + (px(20) if self.stop else 0)
        x = inner.left() + max(0.0, (inner.width() - total) / 2)
        if sign:
            icon_at(painter, sign, QPointF(x + side / 2, self.height() / 2), side, ink)
            x += side + px(6)
        painter.setFont(face)
        painter.setPen(ink)
        painter.drawText(QRectF(x, 0, width + 2, self.height()), int(Qt.AlignmentFlag.AlignVCenter), text)
        if self.stop:
            _paint_stop(painter, QPointF(x + width + px(13), self.height() / 2), px(7))


def _paint_stop(painter: QPainter, centre: QPointF, radius: float) -> None:
    """A red octagon with a bar: passing pauses here."""
    theme = current_theme()
    k = 0.414
    points = [(-k, -1), (k, -1), (1, -k), (1, k), (k, 1), (-k, 1), (-1, k), (-1, -k)]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.danger)
    painter.drawPolygon(QPolygonF([centre + QPointF(x * radius, y * radius) for x, y in points]))
    bar = QRectF(0, 0, radius * 1.1, radius * 0.4)
    bar.moveCenter(centre)
    painter.fillRect(bar, theme.on(theme.danger))


class PhaseBar(QWidget):
    """Round, phases, variant and buttons; place it with `setGeometry`."""

    pass_wanted = Signal(str)
    stop_toggled = Signal(str)

    def __init__(self, parent: QWidget | None = None, phases: Sequence[str] = PHASES) -> None:
        """`phases`: of a round of the game that is played, in order."""
        super().__init__(parent)
        self._phases = tuple(phases)
        self.menu_button = IconButton("ui-more", parent=self)
        self.round = label("round", "", "ink", self)
        self.arrows = [PhaseArrow(phase, number, self) for number, phase in enumerate(self._phases, 1)]
        for arrow in self.arrows:
            arrow.clicked.connect(lambda _c=False, a=arrow: self._clicked(a))
            arrow.stop_wanted.connect(lambda a=arrow: self.stop_toggled.emit(a.phase))
        self.variant = FitLabel("label", 13, 11, self)
        self.variant.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.variant.set_tint("ink2")
        self.undo = IconButton("ui-undo", parent=self)
        self.log = IconButton("ui-log", parent=self)
        self.help = IconButton("ui-info", parent=self)
        self.settings = IconButton("ui-settings", parent=self)
        self._phase, self._round = "setup", 0
        themes().changed.connect(self._theme_changed)
        self.retranslateUi()

    def _theme_changed(self, _theme: object) -> None:
        self._arrange()

    def retranslateUi(self) -> None:
        self.menu_button.set_words(self.tr("Menu"))
        self.undo.set_words(self.tr("Undo"))
        self.log.set_words(self.tr("Log"))
        self.help.set_words(self.tr("Keys and signs"))
        self.settings.set_words(self.tr("View settings"))
        self._tell_round()
        for arrow in self.arrows:
            arrow.retell()
        self._arrange()

    def buttons(self) -> list[IconButton]:
        return [self.undo, self.log, self.help, self.settings]

    def _tell_round(self) -> None:
        self.round.setText(
            self.tr("Set-up") if self._round < 1 or self._phase == "setup" else self.tr("Round {0}").format(self._round)
        )

    def show_phase(self, round_number: int, phase: str, house: str, variant: str) -> None:
        """`house` is that of the active player; `phase` 'setup' or one of the bar's."""
        self._phase, self._round = phase, round_number
        now = self._phases.index(phase) if phase in self._phases else -1
        for index, arrow in enumerate(self.arrows):
            arrow.state = CURRENT if index == now else DONE if index < now else COMING
            arrow.house = house
            arrow.retell()
        self.variant.set_whole(variant)
        self._tell_round()
        self._arrange()

    def show_passing(self, until: str | None, stops: frozenset[str]) -> None:
        """Marks the phase that is passed to, and the stops."""
        for arrow in self.arrows:
            arrow.awaited = arrow.phase == until
            arrow.stop = arrow.phase in stops
            arrow.retell()
        self._arrange()

    def show_undo(self, possible: bool, reason: str) -> None:
        """A greyed Undo says why."""
        self.undo.setEnabled(possible)
        self.undo.setToolTip(self.tr("Undo") if possible else reason)

    def _clicked(self, arrow: PhaseArrow) -> None:
        if arrow.state == COMING:
            self.pass_wanted.emit(arrow.phase)

    def resizeEvent(self, _event: object) -> None:
        self._arrange()

    def _arrange(self) -> None:
        width, height = self.width(), self.height()
        if width < 100:
            return
        side = min(height - 6, px(32))
        top = (height - side) // 2
        self.menu_button.setGeometry(px(10), top, side, side)
        left = px(10) + side + px(8)
        self.round.setGeometry(left, 0, self.round.sizeHint().width() + px(4), height)
        left += max(self.round.sizeHint().width(), px(70)) + px(14)
        x = width - px(10)
        for button in reversed([b for b in self.buttons() if not b.isHidden()]):
            x -= side + px(3)
            button.setGeometry(x, top, side + px(2), side)
            x -= px(4)
        words = QFontMetricsF(font("label", 13)).horizontalAdvance(self.variant.whole()) + px(6)
        narrowest = sum(arrow.wish(SMALLEST + 2) for arrow in self.arrows)
        room = x - left - px(8)
        shows = room - words - px(12) >= narrowest
        self.variant.setVisible(shows)
        if shows:
            x -= int(words) + px(6)
            self.variant.setGeometry(x, 0, int(words), height)
        self._arrange_arrows(left, x - px(10) - left, height)

    def _arrange_arrows(self, left: float, room: float, height: int) -> None:
        size, short = self._fitting(room)
        overlap = px(POINT) - px(3)
        wishes = []
        for arrow in self.arrows:
            arrow.size_px, arrow.short = size, short(arrow)
            wishes.append(px(40) if arrow.short else arrow.wish(size))
        spare = room - sum(wishes) + overlap * (len(wishes) - 1)
        factor = min(1.35, 1 + max(0.0, spare) / sum(wishes))
        x = float(left)
        inset = max(3, height // 8)
        for arrow, wish in zip(self.arrows, wishes, strict=True):
            arrow.setGeometry(round(x), inset, round(wish * factor), height - 2 * inset)
            x += wish * factor - overlap
            arrow.update()

    def _fitting(self, room: float) -> tuple[float, Callable[[PhaseArrow], bool]]:
        """The font size at which all names fit, else which arrows keep their number only."""
        overlap = (px(POINT) - px(3)) * (len(self.arrows) - 1)
        size = LARGEST
        while size >= SMALLEST:
            if sum(arrow.wish(size) for arrow in self.arrows) - overlap <= room:
                return size, lambda _arrow: False
            size -= 0.5
        now = next((i for i, a in enumerate(self.arrows) if a.state == CURRENT), 0)
        return SMALLEST + 2, lambda arrow: abs(arrow.number - 1 - now) > 1

    def sizeHint(self) -> QSize:
        return QSize(960, px(40))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.panel)
        painter.setPen(QPen(theme.line, 1))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        painter.end()
