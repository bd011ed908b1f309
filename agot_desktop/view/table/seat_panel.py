"""The head of an opponent's area at a table of three and more; slim, it is all that is shown of him.

panel.show_seat(SeatState(...))
panel.pile_asked     signal(str): 'discard', 'dead', 'used' or 'hand' of this seat
panel.seat_clicked   the seat was chosen; panel.look_asked: it is to be looked at closely; panel.menu_asked(QPoint)
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from agot_desktop.view.drawing import fitted_font, icon_at, paint_focus, panel_path_paint, px
from agot_desktop.view.table.chips import Chip
from agot_desktop.view.table.seat_bar import (
    POWER_TO_WIN,
    SeatState,
    paint_bar,
    paint_first,
    paint_hand_ring,
    paint_power_pill,
    paint_tag,
    paint_tags,
)
from agot_desktop.view.table.zones import frame_pen
from agot_desktop.view.theme import current_theme, font, mixed, themes
from agot_desktop.view.words import house_word

_SIGNS: Final = {
    "gold": "gold",
    "initiative": "initiative",
    "influence": "influence",
    "hand": "hand-cards",
    "deck": "ui-deck",
    "discard": "pile-discard",
    "dead": "pile-dead",
    "used": "type-plot",
}
_OPENS: Final = ("hand", "discard", "dead", "used")
# Where there is no room for all, those at the end of this list go first.
_WEIGHT: Final = ("gold", "initiative", "hand", "influence", "discard", "dead", "deck", "used")


class SeatPanel(QWidget):
    """Place it with `setGeometry` over the upper part of the area; `set_frame` tells how high the area is."""

    pile_asked = Signal(str)
    seat_clicked = Signal()
    look_asked = Signal()
    menu_asked = Signal(QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state: SeatState | None = None
        self._target = self._hot = self._slim = False
        self._frame_h = 0.0
        self._bar = QRectF()
        self._name = QRectF()
        self._tags = QRectF()
        self.chips = {name: Chip(sign, "", self, opens=name in _OPENS) for name, sign in _SIGNS.items()}
        for name, chip in self.chips.items():
            chip.clicked.connect(lambda _c=False, pile=name: self._clicked(pile))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        themes().changed.connect(self._theme_changed)

    def _theme_changed(self, _theme: object) -> None:
        self._arrange()

    def _clicked(self, pile: str) -> None:
        if pile in _OPENS:
            self.pile_asked.emit(pile)

    def _words(self) -> dict[str, str]:
        return {
            "gold": self.tr("Gold: {0}"),
            "initiative": self.tr("Initiative: {0}"),
            "influence": self.tr("Influence of standing cards: {0}"),
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
            "initiative": view.initiative,
            "influence": view.influence,
            "hand": view.hand_count,
            "deck": view.deck_count,
            "discard": len(view.discard),
            "dead": len(view.dead),
            "used": len(view.used),
        }
        for name, chip in self.chips.items():
            chip.show_number(figures[name], words[name])
        said = self._said(state)
        self.setAccessibleName(said)
        hint = self.tr("Click to look closer; right click for the piles")
        self.setToolTip("\n".join([said, *(tag.whole for tag in state.tags), hint]))
        self._arrange()

    def _said(self, state: SeatState) -> str:
        view = state.view
        parts = [state.name, house_word(view.house), state.player]
        parts.append(self.tr("power {0} of {1}").format(view.power, POWER_TO_WIN))
        hand = view.hand_of_the_king
        if hand is not None:
            words = self.tr("Hand of the King {0} of {1} tokens, in play")
            if not hand.in_play:
                words = self.tr("Hand of the King {0} of {1} tokens, out of play")
            parts.append(words.format(hand.tokens, hand.threshold))
        if state.active:
            parts.append(self.tr("active player"))
        if state.first:
            parts.append(self.tr("first player"))
        if self._target:
            parts.append(self.tr("can be chosen"))
        return ", ".join([part for part in parts if part] + [tag.words for tag in state.tags])

    def clear(self) -> None:
        """Shows an empty panel."""
        self._state = None
        for chip in self.chips.values():
            chip.show_number("", "")
        self.setAccessibleName("")
        self.setToolTip("")
        self.update()

    def set_frame(self, height: float, *, slim: bool) -> None:
        """The height of the whole area in px, and whether this head is all of it."""
        self._frame_h, self._slim = height, slim
        self._arrange()

    def set_target(self, target: bool, hot: bool = False) -> None:
        """Whether this seat can be chosen, and whether something that may be dropped here hovers here."""
        if (target, hot) != (self._target, self._hot):
            self._target, self._hot = target, hot
            if self._state is not None:
                self.setAccessibleName(self._said(self._state))
            self.update()

    @property
    def target(self) -> bool:
        """Whether this seat can be chosen."""
        return self._target

    # ---- arranging

    def resizeEvent(self, _event: object) -> None:
        self._arrange()

    def _arrange(self) -> None:
        w, h = float(self.width()), float(self.height())
        if w < 40 or h < 40:
            return
        whole = px(94) if self._slim else h
        bar_h = min(px(46), max(px(26), whole * 0.47))
        self._bar = QRectF(1, 1, w - 2, bar_h)
        chip_h = min(px(21), max(px(15), int(whole * 0.225)))
        pad, y = px(6), bar_h + px(4)
        self._name = QRectF(pad, bar_h + px(2), w - 2 * pad, px(20))
        order = sorted(_WEIGHT, key=list(_SIGNS).index)
        if self._slim:
            y = self._name.bottom() + px(2)
            y = self._rows(order, pad, y, w - 2 * pad, chip_h) + px(3)
        else:
            fit = max(1, int((w - 2 * pad + px(3)) // px(37)))
            shown = [name for name in order if name in _WEIGHT[:fit]]
            self._row(shown, pad, y, w - 2 * pad, chip_h)
            y += chip_h + px(3)
        self._tags = QRectF(pad, y, w - 2 * pad, min(px(21), max(px(14), h - y - px(1))))
        self.update()

    def _row(self, shown: list[str], left: float, y: float, width: float, height: float) -> None:
        gap = px(3)
        each = min((width - gap * (len(shown) - 1)) / max(len(shown), 1), px(46))
        for name, chip in self.chips.items():
            chip.setVisible(name in shown)
        for index, name in enumerate(shown):
            self.chips[name].setGeometry(round(left + index * (each + gap)), round(y), round(each), round(height))

    def _rows(self, names: list[str], left: float, y: float, width: float, height: float) -> float:
        """All chips in rows of two or more; the lower edge."""
        gap = px(3)
        across = max(2, min(4, int((width + gap) // px(46))))
        each = (width - gap * (across - 1)) / across
        for index, name in enumerate(names):
            line, column = divmod(index, across)
            self.chips[name].setVisible(True)
            x, top = left + column * (each + gap), y + line * (height + gap)
            self.chips[name].setGeometry(round(x), round(top), round(each), round(height))
        return y + (height + gap) * -(-len(names) // across)

    # ---- painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, state = current_theme(), self._state
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = float(self.height()) if self._slim else max(self._frame_h, float(self.height()))
        box = QRectF(0, 0, self.width(), height).adjusted(1.3, 1.3, -1.3, -1.3)
        path = QPainterPath()
        path.addRoundedRect(box, px(9), px(9))
        painter.fillPath(path, mixed(theme.legal, theme.zone, 0.16) if self._hot else theme.zone)
        if state is not None:
            painter.setClipPath(path)
            self._paint_head(painter, state)
            painter.setClipping(False)
            if self._slim:
                self._paint_slim(painter, state)
            else:
                self._paint_foot(painter, state)
        painter.setPen(frame_pen(theme, active=state is not None and state.active, target=self._target))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        if self.hasFocus():
            paint_focus(painter, self._bar, theme, px(8))
        painter.end()

    def _paint_head(self, painter: QPainter, state: SeatState) -> None:
        ratio, bar = self.devicePixelRatioF(), self._bar
        pill_w, pill_h = px(54 if self.width() > px(220) else 47), min(px(28), bar.height() - px(4))
        ring = min(px(16), bar.height() / 2 - px(3)) if state.view.hand_of_the_king is not None else 0
        right = pill_w + px(2) + (2 * ring + px(6) if ring else 0)
        paint_bar(painter, bar, state, ratio, right=right, names=not self._slim)
        pill = QRectF(bar.right() - pill_w - px(5), bar.center().y() - pill_h / 2, pill_w, pill_h)
        paint_power_pill(painter, pill, state.view.power, current_theme())
        if ring:
            paint_hand_ring(painter, QPointF(pill.left() - ring - px(5), bar.center().y()), ring, state, ratio)

    def _paint_foot(self, painter: QPainter, state: SeatState) -> None:
        row = self._tags
        if state.waiting:
            row = self._paint_waiting(painter, row, state.waiting)
        paint_tags(painter, row, state.tags)

    def _paint_waiting(self, painter: QPainter, row: QRectF, number: int) -> QRectF:
        """A badge with the number of cards that can be chosen out of sight; the row that is left."""
        theme = current_theme()
        width = px(44)
        badge = QRectF(row.right() - width, row.top(), width, row.height())
        panel_path_paint(painter, badge, mixed(theme.legal, theme.panel, 0.18), theme.legal, px(5), 1.8)
        icon_at(painter, "target", QPointF(badge.left() + px(13), badge.center().y()), px(13), theme.legal)
        painter.setFont(font("tag", 12.5))
        painter.setPen(theme.ink)
        painter.drawText(badge.adjusted(px(22), 0, 0, 0), int(Qt.AlignmentFlag.AlignVCenter), f"+{number}")
        return row.adjusted(0, 0, -width - px(4), 0)

    def _paint_slim(self, painter: QPainter, state: SeatState) -> None:
        """The titles below each other, then how many cards are not shown."""
        theme, row = current_theme(), self._tags
        self._paint_name(painter, state)
        for tag in state.tags:
            if row.bottom() > self.height() - px(26):
                break
            paint_tag(painter, row, tag.title, tag.relation)
            row = row.translated(0, row.height() + px(3))
        if state.waiting:
            self._paint_waiting(painter, row, state.waiting)
        characters = sum(card.type == "character" for card in state.view.play)
        y, x = self.height() - px(13), px(16)
        for sign, number in (("type-character", characters), ("type-location", len(state.view.play) - characters)):
            icon_at(painter, sign, QPointF(x, y), px(14), theme.ink2)
            painter.setFont(font("chip", 13.5))
            painter.setPen(theme.ink)
            spot = QRectF(x + px(11), y - px(10), px(30), px(20))
            painter.drawText(spot, int(Qt.AlignmentFlag.AlignVCenter), str(number))
            x += px(46)

    def _paint_name(self, painter: QPainter, state: SeatState) -> None:
        """Under the bar of a slim panel: the name, and the first player's star."""
        theme, row = current_theme(), self._name
        if state.first:
            paint_first(painter, QPointF(row.right() - px(9), row.center().y()), px(9), theme)
            row = row.adjusted(0, 0, -px(20), 0)
        face, fits = fitted_font("round", state.name, row.width(), 15, 11)
        if not fits:
            face, fits = fitted_font("tag", state.name, row.width(), 14, 11)
        painter.setFont(face)
        painter.setPen(theme.ink)
        words = state.name
        if not fits:
            words = QFontMetricsF(face).elidedText(words, Qt.TextElideMode.ElideRight, row.width())
        painter.drawText(row, int(Qt.AlignmentFlag.AlignVCenter), words)

    # ---- pointer and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self._act()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._act()
        else:
            super().keyPressEvent(event)

    def _act(self) -> None:
        (self.seat_clicked if self._target else self.look_asked).emit()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_asked.emit(event.globalPos())

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().event(event)
