"""The strip between both sides: the challenge with its sums, the challenges to choose from, or what the phase is about.

Attackers, defenders and events are dropped here.

    lane.show_state(LaneState)           what it says
    lane.show_options([LaneOption])      challenges to choose from; they take the lane's place
    lane.pressed                         signal(object): the `key` of an option
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from agot_desktop.view.drawing import fitted_font, icon_at, paint_focus, paint_shield, panel_path_paint, px
from agot_desktop.view.table.lane_words import LaneState, Totals
from agot_desktop.view.theme import current_theme, font, mixed, themes
from agot_desktop.view.widgets import FitLabel, discard


@dataclass(frozen=True, slots=True)
class LaneOption:
    """A challenge that can be declared: `words` are the whole sentence, `short` what stands beside the glyph."""

    key: Any
    kind: str
    short: str
    words: str
    hand: bool = False
    cap: str = ""


class OptionButton(QAbstractButton):
    """One challenge to choose: glyph, words, key. It can be dragged to a player; points are global."""

    dragged = Signal(QPoint)
    dropped = Signal(QPoint)

    def __init__(self, option: LaneOption, parent: QWidget) -> None:
        super().__init__(parent)
        self.option = option
        self._grip: QPoint | None = None
        self._drags = False
        self.setText(option.short)
        self.setToolTip(option.words)
        self.setAccessibleName(option.words)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def wish(self) -> float:
        return QFontMetricsF(font("chip", 14)).horizontalAdvance(self.text()) + px(24 + 24 + 22)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        left = event.button() == Qt.MouseButton.LeftButton
        self._grip, self._drags = (event.position().toPoint() if left else None), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if self._grip is None:
            return
        far = (event.position().toPoint() - self._grip).manhattanLength() >= QApplication.startDragDistance()
        if far or self._drags:
            self._drags = True
            self.dragged.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        drags, self._grip, self._drags = self._drags, None, False
        if drags:
            self.setDown(False)
            self.dropped.emit(event.globalPosition().toPoint())
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: object) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):  # type: ignore[attr-defined]
            self.click()
        else:
            super().keyPressEvent(event)  # type: ignore[arg-type]

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        lit = 0.22 if self.underMouse() or self.isDown() else 0.0
        panel_path_paint(painter, box, mixed(theme.legal, theme.paper, lit), theme.legal, px(7), 1.8)
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()), theme, px(7))
        side = min(px(22), box.height() - 6)
        icon = QPointF(box.left() + px(17), box.center().y())
        icon_at(painter, self.option.kind, icon, side, theme.challenge[self.option.kind])
        if self.option.hand:
            icon_at(painter, "hand-of-king", icon + QPointF(px(19), 0), px(15), theme.accent)
        cap = px(20) if self.option.cap else 0
        left = box.left() + px(32) + (px(15) if self.option.hand else 0)
        words = QRectF(left, box.top(), box.right() - left - cap - px(4), box.height())
        face, fits = fitted_font("chip", self.text(), words.width(), 14, 10.5)
        shown = (
            self.text()
            if fits
            else QFontMetricsF(face).elidedText(self.text(), Qt.TextElideMode.ElideRight, words.width())
        )
        painter.setFont(face)
        painter.setPen(theme.ink)
        painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter), shown)
        if cap:
            spot = QRectF(box.right() - cap - px(2), box.center().y() - px(9), px(18), px(18))
            painter.setPen(QPen(theme.ctl, 1))
            painter.drawRoundedRect(spot, 4, 4)
            painter.setFont(font("tag", 12))
            painter.setPen(theme.ink2)
            painter.drawText(spot, int(Qt.AlignmentFlag.AlignCenter), self.option.cap)
        painter.end()


class ChallengeLane(QWidget):
    """The lane; place it with `setGeometry`."""

    pressed = Signal(object)
    dragged = Signal(object, QPoint)  # the key of an option, and the point on the screen
    dropped = Signal(object, QPoint)
    focus_lost = Signal()  # the option that had the keyboard is gone

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state = LaneState("crest-noble", "", "")
        self._lit = False
        self._hot = False
        self.title = FitLabel("section", 19, 13, self)
        self.detail = FitLabel("body_small", 14, 11.5, self)
        self.detail.set_tint("ink2")
        self.outcome = FitLabel("body_bold", 15, 11.5, self)
        self.outcome_detail = FitLabel("body_small", 14, 11, self)
        self.outcome_detail.set_tint("ink2")
        self.options: list[OptionButton] = []
        themes().changed.connect(self._theme_changed)

    def _theme_changed(self, _theme: object) -> None:
        self._arrange()

    def show_state(self, state: LaneState) -> None:
        """Replaces what the lane says."""
        self._state = state
        self.title.set_whole(state.title)
        self.detail.set_whole(state.detail)
        self.outcome.set_whole(state.outcome)
        self.outcome_detail.set_whole(state.outcome_detail)
        said = [state.title, state.detail]
        if state.totals is not None:
            words = self.tr("attack {0}, defense {1}")
            said.append(words.format(state.totals.attack, state.totals.defense))
        said += [state.outcome, state.outcome_detail]
        self.setAccessibleName(". ".join(part for part in said if part))
        self._arrange()

    def clear(self) -> None:
        self.show_options(())
        self.show_state(LaneState("", "", ""))

    def show_options(self, options: Sequence[LaneOption]) -> None:
        """Challenges to choose from; () for none."""
        if tuple(button.option for button in self.options) == tuple(options):
            return
        had_focus = any(button.hasFocus() for button in self.options)
        for old in self.options:
            discard(old)
        self.options = []
        for option in options:
            button = OptionButton(option, self)
            button.clicked.connect(lambda _c=False, key=option.key: self.pressed.emit(key))
            button.dragged.connect(lambda spot, key=option.key: self.dragged.emit(key, spot))
            button.dropped.connect(lambda spot, key=option.key: self.dropped.emit(key, spot))
            button.show()
            self.options.append(button)
        self._arrange()
        if had_focus:
            self.focus_lost.emit()

    def set_lit(self, lit: bool, hot: bool = False) -> None:
        """Whether a card may be dropped here, and whether one hovers here."""
        if (lit, hot) != (self._lit, self._hot):
            self._lit, self._hot = lit, hot
            self.update()

    # ---- arranging

    def resizeEvent(self, _event: object) -> None:
        self._arrange()

    def _disc(self) -> float:
        return min(px(26), self.height() / 2 - px(6))

    def _arrange(self) -> None:
        w, h = self.width(), self.height()
        if w < 100:
            return
        left = int(self._disc() * 2 + px(20))
        if self.options:
            self._arrange_options(left, w, h)
        shows_outcome = bool(self._state.outcome) and not self.options
        middle = self._middle_width()
        free = w - left - px(12) - middle
        if self.options:
            title_w = int(w * 0.26) - left
        elif shows_outcome:
            title_w = int(free * 0.5)
        else:
            title_w = int(free)
            if self._state.coins is not None:
                wish = max(
                    QFontMetricsF(font("section", 19)).horizontalAdvance(self._state.title),
                    QFontMetricsF(font("body_small", 14)).horizontalAdvance(self._state.detail),
                )
                title_w = min(title_w, int(wish) + px(24))
        two = bool(self._state.detail) and h >= px(38)
        low = h < px(50)
        self.title.set_sizes(15.5 if low else 19, 12)
        self.detail.set_sizes(12.5 if low else 14, 11)
        title_h = px(20 if low else 24)
        detail_h = px(17 if low else 19) if two else 0
        top = (h - title_h - detail_h) // 2
        self.title.setGeometry(left, top, max(title_w, 20), title_h)
        self.detail.setVisible(two)
        self.detail.setGeometry(left, top + title_h, max(title_w, 20), detail_h)
        right_x = left + title_w + middle
        for part in (self.outcome, self.outcome_detail):
            part.setVisible(shows_outcome)
        below = bool(self._state.outcome_detail) and two
        self.outcome_detail.setVisible(shows_outcome and below)
        self.outcome.setGeometry(right_x, top if below else (h - title_h) // 2, w - right_x - px(12), title_h)
        self.outcome_detail.setGeometry(right_x, top + title_h, w - right_x - px(12), detail_h)
        self.update()

    def _middle_width(self) -> int:
        if self._state.totals is not None and not self.options:
            return px(270)
        if self._state.coins is not None and not self.options:
            return px(26) * min(self._state.coins[1], 10) + px(40)
        return 0

    def _arrange_options(self, left: int, w: int, h: int) -> None:
        """One column a kind, one line below another where a kind can be declared in two ways."""
        start = int(w * 0.27)
        kinds = list(dict.fromkeys(button.option.kind for button in self.options))
        gap = px(8)
        column_w = (w - start - px(10) - gap * (len(kinds) - 1)) / len(kinds)
        column_w = min(column_w, px(250))
        for number, kind in enumerate(kinds):
            inside = [button for button in self.options if button.option.kind == kind]
            each = min(px(40), (h - px(8) - px(4) * (len(inside) - 1)) / len(inside))
            top = (h - each * len(inside) - px(4) * (len(inside) - 1)) / 2
            for line, button in enumerate(inside):
                x = start + number * (column_w + gap)
                button.setGeometry(round(x), round(top + line * (each + px(4))), round(column_w), round(each))

    # ---- painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        box = QRectF(self.rect())
        fill = mixed(theme.legal, theme.panel, 0.14) if self._hot else theme.panel
        edge, width = (theme.legal, 2.4) if self._lit else (theme.line, 1.2)
        panel_path_paint(painter, box.adjusted(1, 1, -1, -1), fill, edge, px(8), width)
        if self._state.icon:
            radius = self._disc()
            centre = QPointF(px(8) + radius, box.center().y())
            painter.setPen(QPen(theme.cardline if theme.name == "light" else theme.ctl, 1.6))
            painter.setBrush(theme.paper)
            painter.drawEllipse(centre, radius, radius)
            ink = theme.challenge.get(self._state.icon, theme.gold if self._state.icon == "gold" else theme.ink2)
            icon_at(painter, self._state.icon, centre, radius * 1.3, ink)
        middle = self.title.geometry().right() + px(4)
        if not self.options and self._state.totals is not None:
            self._paint_totals(painter, self._state.totals, middle)
        elif not self.options and self._state.coins is not None:
            self._paint_coins(painter, self._state.coins, middle)
        painter.end()

    def _paint_totals(self, painter: QPainter, totals: Totals, left: float) -> None:
        theme = current_theme()
        h = self.height()
        box_h = min(px(46), h - px(12))
        box_w, shield = px(50), min(px(32), box_h)
        top = (h - box_h) / 2
        x = left + px(4)
        paint_shield(painter, QRectF(x, (h - shield * 1.16) / 2, shield, shield * 1.16), totals.attacker_house, theme)
        x += shield + px(3)
        _paint_number(painter, QRectF(x, top, box_w, box_h), totals.attack, theme.attack)
        x += box_w + px(12)
        icon_at(painter, "attack", QPointF(x, h / 2), px(16), theme.attack)
        x += px(17)
        painter.setPen(QPen(theme.ink2, 2))
        painter.drawLine(QPointF(x - px(3), h / 2), QPointF(x + px(5), h / 2))
        x += px(18)
        icon_at(painter, "defend", QPointF(x, h / 2), px(16), theme.defend)
        x += px(12)
        _paint_number(painter, QRectF(x, top, box_w, box_h), totals.defense, theme.defend)
        x += box_w + px(3)
        paint_shield(painter, QRectF(x, (h - shield * 1.16) / 2, shield, shield * 1.16), totals.defender_house, theme)

    def _paint_coins(self, painter: QPainter, coins: tuple[int, int], left: float) -> None:
        theme = current_theme()
        have, of = coins
        shown = min(of, 10)
        radius = px(10)
        for index in range(shown):
            centre = QPointF(left + px(16) + index * px(26), self.height() / 2)
            full = index < have
            painter.setPen(QPen(QColor("#5C3F00") if full and not theme.dark else theme.ctl, 1.4))
            painter.setBrush(theme.gold if full else theme.panel2)
            painter.drawEllipse(centre, radius, radius)
            if full:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(centre, radius * 0.72, radius * 0.72)
        if have > shown:
            painter.setFont(font("chip", 14))
            painter.setPen(theme.ink)
            spot = QRectF(left + px(8) + shown * px(26), 0, px(50), self.height())
            painter.drawText(spot, int(Qt.AlignmentFlag.AlignVCenter), f"+{have - shown}")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()


def _paint_number(painter: QPainter, box: QRectF, number: int, edge: QColor) -> None:
    theme = current_theme()
    panel_path_paint(painter, box, theme.paper, edge, px(6), 2.0)
    face, _fits = fitted_font("lane", str(number), box.width() - 6, min(30.0, box.height() / px(100) * 100 * 0.7), 12)
    painter.setFont(face)
    painter.setPen(theme.ink)
    painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), str(number))
