"""The bar that always says who must do what and why, with buttons that say what they do, in one fixed place.

    bar.show_state(BarState(...))     replaces question, reason, count and buttons
    bar.pressed                       signal(object): the `key` of the button
    bar.wants_tall                    signal(bool): the question needs a line of its own
    bar.focus_lost                    signal: the button that had the keyboard is gone
The question is never cut: it shrinks, then key caps go, then it takes a line of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu, QWidget

from agot_desktop.view.drawing import px
from agot_desktop.view.ports import DANGER, PLAIN, PRIMARY
from agot_desktop.view.theme import current_theme, font, mixed, themes
from agot_desktop.view.widgets import FitLabel, KeyButton, Pill, Shield, discard

SMALLEST_QUESTION: Final = 15.0
GAP: Final = 8


@dataclass(frozen=True, slots=True)
class BarButton:
    """A button of the bar. `key` is what `pressed` carries, `cap` the words of its key cap."""

    key: Any
    label: str
    tooltip: str = ""
    role: str = PLAIN
    cap: str = ""
    enabled: bool = True


@dataclass(frozen=True, slots=True)
class BarState:
    """What the bar shows. `house` is the House of who decides, `mine` whether that is the player at the screen."""

    house: str
    question: str
    reason: str = ""
    count: str = ""
    buttons: tuple[BarButton, ...] = ()
    mine: bool = True


class PromptBar(QWidget):
    """The prompt bar; place it with `setGeometry`, it arranges its parts itself."""

    pressed = Signal(object)
    wants_tall = Signal(bool)
    focus_lost = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state = BarState("Neutral", "", mine=False)
        self._tall = False
        self._large = 18.0
        self.shield = Shield(parent=self)
        self.question = FitLabel("prompt", self._large, SMALLEST_QUESTION, self)
        self.reason = FitLabel("body_small", 14, 12, self)
        self.reason.set_tint("ink2")
        self.count = Pill("chosen", self)
        self.more = KeyButton("", parent=self)
        self.more.hide()
        self.more.clicked.connect(self._open_more)
        self.buttons: list[KeyButton] = []
        self._folded: list[BarButton] = []
        self._menu: QMenu | None = None
        self.setAccessibleName(self.tr("What the game waits for"))
        themes().changed.connect(self._theme_changed)
        self.retranslateUi()

    def _theme_changed(self, _theme: object) -> None:
        self._arrange()

    def retranslateUi(self) -> None:
        """Words of the bar itself; those of the state come with the state."""
        self.more.setText(self.tr("More…"))
        self.more.setAccessibleName(self.tr("More choices"))

    @property
    def state(self) -> BarState:
        return self._state

    def set_large(self, size: float) -> None:
        """Size of the question at 100 % where there is room."""
        self._large = size
        self.question.set_sizes(size, SMALLEST_QUESTION)

    def show_state(self, state: BarState) -> None:
        """Replaces what the bar shows; keeps the buttons whose words and keys did not change."""
        if state == self._state and self.buttons:
            return
        had_focus = any(button.hasFocus() for button in self.buttons)
        self._state = state
        self.shield.set_house(state.house)
        self.question.set_whole(state.question)
        self.reason.set_whole(state.reason)
        self.count.setText(state.count)
        self.count.setVisible(bool(state.count))
        self._make_buttons(state.buttons)
        self._arrange()
        self.setAccessibleDescription(f"{state.question} {state.reason}".strip())
        if had_focus:
            self.focus_lost.emit()
        self.update()

    def _make_buttons(self, wanted: Sequence[BarButton]) -> None:
        for old in self.buttons:
            discard(old)
        self.buttons = []
        for index, entry in enumerate(wanted):
            button = KeyButton(entry.label.replace("&", "&&"), entry.cap, self)
            button.set_primary(entry.role == PRIMARY)
            button.set_danger(entry.role == DANGER)
            button.setEnabled(entry.enabled)
            button.setToolTip(entry.tooltip)
            button.setAccessibleName(entry.label)
            button.setAccessibleDescription(entry.tooltip)
            button.setObjectName(f"prompt_{index}")
            button.clicked.connect(lambda _checked=False, key=entry.key: self.pressed.emit(key))
            button.show()
            self.buttons.append(button)

    def press_role(self, role: str) -> bool:
        """Presses the first enabled button of a role; False if there is none."""
        for entry in self._state.buttons:
            if entry.role == role and entry.enabled:
                self.pressed.emit(entry.key)
                return True
        return False

    def press_number(self, number: int) -> bool:
        """Presses the enabled button whose key cap is this number."""
        for entry in self._state.buttons:
            if entry.cap == str(number) and entry.enabled:
                self.pressed.emit(entry.key)
                return True
        return False

    # ---- arranging

    def resizeEvent(self, _event: object) -> None:
        self._arrange()

    def _arrange(self) -> None:
        if self.width() < 50:
            return
        caps, tall = self._needs()
        if tall != self._tall:
            self._tall = tall
            self.wants_tall.emit(tall)
        self._fold(tall, caps)
        self.question.set_lines(2 if tall else 1)
        if tall:
            self._place_tall()
        else:
            self._place_flat()

    def _left(self) -> int:
        return px(58)

    def _right_width(self, caps: bool) -> int:
        width = 0
        for button in self.buttons:
            button.set_shows_key(caps)
            width += button.sizeHint().width() + px(GAP)
        if self._state.count:
            width += self.count.sizeHint().width() + px(GAP) * 2
        return width + px(12)

    def _needs(self) -> tuple[bool, bool]:
        """Whether key caps fit, and whether a second line is needed."""
        words = QFontMetricsF(font("prompt", SMALLEST_QUESTION)).horizontalAdvance(self._state.question) + px(8)
        for caps in (True, False):
            if self._left() + words + self._right_width(caps) <= self.width():
                return caps, False
        return True, True

    def _fold(self, tall: bool, caps: bool) -> None:
        """Puts the buttons that even a whole line has no room for behind 'More'."""
        self._right_width(caps)
        room = self.width() - px(24) - (self.count.sizeHint().width() + px(16) if self._state.count else 0)
        widths = [button.sizeHint().width() + px(GAP) for button in self.buttons]
        self._folded = []
        if tall and sum(widths) > room:
            self._right_width(False)
            widths = [button.sizeHint().width() + px(GAP) for button in self.buttons]
        keep = len(self.buttons)
        if sum(widths) > room:
            room -= self.more.sizeHint().width() + px(GAP)
            order = sorted(range(len(widths)), key=lambda i: self._state.buttons[i].role in (PLAIN, DANGER))
            kept: set[int] = set()
            for index in order:
                if sum(widths[i] for i in kept) + widths[index] <= room:
                    kept.add(index)
            for index, button in enumerate(self.buttons):
                button.setVisible(index in kept)
            self._folded = [b for i, b in enumerate(self._state.buttons) if i not in kept]
            keep = len(kept)
        self.more.setVisible(bool(self._folded))
        if keep == len(self.buttons):
            for button in self.buttons:
                button.show()

    def _visible(self) -> list[QWidget]:
        shown: list[QWidget] = [self.count] if self._state.count else []
        shown += [button for button in self.buttons if not button.isHidden()]
        if self._folded:
            shown.insert(1 if self._state.count else 0, self.more)
        return shown

    def _place_right(self, top: int, height: int) -> int:
        """Sets count and buttons at the right; returns where they begin."""
        x = self.width() - px(12)
        for part in reversed(self._visible()):
            size = part.sizeHint()
            x -= size.width()
            part.setGeometry(x, top + (height - size.height()) // 2, size.width(), size.height())
            x -= px(GAP) * (2 if part is self.count else 1)
        return x

    def _place_flat(self) -> None:
        height = self.height() - 3
        right = self._place_right(3, height)
        self._place_shield(height)
        left = self._left()
        width = max(right - left - px(4), 20)
        question_h = px(25)
        reason_h = px(20) if self._state.reason else 0
        top = 3 + max(0, (height - question_h - reason_h) // 2)
        self.question.setGeometry(left, top, width, question_h)
        self.reason.setVisible(bool(reason_h))
        self.reason.setGeometry(left, top + question_h - px(1), width, reason_h)

    def _place_tall(self) -> None:
        half = px(38)
        self._place_shield(px(36))
        left = self._left()
        self.question.setGeometry(left, px(6), self.width() - left - px(12), px(28))
        if self.question.wordWrap():
            self.question.setGeometry(left, px(4), self.width() - left - px(12), px(42))
            half = px(46)
        right = self._place_right(half, self.height() - half - px(2))
        room = right - left - px(4)
        self.reason.setVisible(bool(self._state.reason) and room > px(120))
        self.reason.setGeometry(left, half, max(room, 10), self.height() - half - px(2))

    def _place_shield(self, height: int) -> None:
        side = min(px(38), height - px(8))
        self.shield.setGeometry(px(12), 3 + (height - side) // 2, side, side)

    def _open_more(self) -> None:
        menu = QMenu(self)
        for entry in self._folded:
            action = menu.addAction(entry.label.replace("&", "&&"))
            action.setToolTip(entry.tooltip)
            action.triggered.connect(lambda _checked=False, key=entry.key: self.pressed.emit(key))
        self._menu = menu
        menu.popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))

    # ---- painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.panel if self._state.mine else theme.panel2)
        accent = theme.accentfill if self._state.mine else mixed(theme.line, theme.panel2, 0.8)
        painter.fillRect(QRectF(0, 0, self.width(), 3), accent)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Clicks on the bar do not fall through to the table under it."""
        if event.button() == Qt.MouseButton.LeftButton:
            event.accept()
