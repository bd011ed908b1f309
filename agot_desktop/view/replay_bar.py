"""The strip below a game that is looked back on: stepping, playing by itself, jumping, whose view, playing on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QPen, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QSlider, QStyle, QStyleOptionSlider, QVBoxLayout, QWidget

from agot_desktop.view.drawing import panel_path_paint, px
from agot_desktop.view.forms import ChoiceBox
from agot_desktop.view.ports import ReplayPort
from agot_desktop.view.theme import current_theme, themes
from agot_desktop.view.widgets import FitLabel, IconButton, KeyButton

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0)
STEP_MS: Final = 900
ALL_OPEN: Final = "open"


class MarkedSlider(QSlider):
    """A slider over the positions, with a tick where each round begins and a smaller one for each phase."""

    def __init__(self, port: ReplayPort, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._marks = [(mark.depth, mark.opens_round) for mark in port.marks()]
        self.setRange(0, port.length)
        self.setPageStep(max(1, port.length // 20))

    def _x(self, depth: int) -> float:
        groove = max(1, self.maximum())
        side = px(9)
        return side + (self.width() - 2 * side) * depth / groove

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        for depth, opens in self._marks:
            half = px(9) if opens else px(5)
            painter.setPen(QPen(theme.ink2 if opens else theme.ctl, 1.6 if opens else 1.0))
            painter.drawLine(int(self._x(depth)), int(middle - half), int(self._x(depth)), int(middle + half))
        line = QRectF(self._x(0), middle - 2, self._x(self.maximum()) - self._x(0), 4)
        panel_path_paint(painter, line, theme.line, theme.line, 2)
        done = QRectF(line.left(), line.top(), self._x(self.value()) - line.left(), 4)
        panel_path_paint(painter, done, theme.accentfill, theme.accentfill, 2)
        knob = QRectF(self._x(self.value()) - px(8), middle - px(8), px(16), px(16))
        painter.setPen(QPen(theme.focus if self.hasFocus() else theme.ink, 2))
        painter.setBrush(theme.accentfill)
        painter.drawEllipse(knob)
        painter.end()

    def mousePressEvent(self, event: object) -> None:
        """A click goes to that position at once."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        side = px(9)
        share = (event.position().x() - side) / max(1.0, self.width() - 2 * side)  # type: ignore[attr-defined]
        self.setValue(round(max(0.0, min(1.0, share)) * self.maximum()))
        self.style().subControlRect(QStyle.ComplexControl.CC_Slider, option, QStyle.SubControl.SC_SliderHandle, self)
        super().mousePressEvent(event)  # type: ignore[arg-type]


class ReplayBar(QWidget):
    """`play_on`: the game is to be gone on with from here; `left`: enough has been looked at."""

    play_on = Signal()
    left = Signal()

    def __init__(self, port: ReplayPort, parent: QWidget) -> None:
        super().__init__(parent)
        self._port = port
        self.place = FitLabel("round", 16, 11, self)
        self.slider = MarkedSlider(port, self)
        self.buttons: dict[str, IconButton] = {}
        steps: tuple[tuple[str, str, str, Callable[[], None]], ...] = (
            ("round_back", "ui-first", "Ctrl+PgUp", lambda: port.next_round(-1)),
            ("phase_back", "ui-previous", "PgUp", lambda: port.next_phase(-1)),
            ("back", "ui-back", ",", lambda: port.step(-1)),
            ("play", "ui-play", "Space", self._toggle),
            ("on", "ui-forward", ".", lambda: port.step(1)),
            ("phase_on", "ui-next", "PgDown", lambda: port.next_phase(1)),
            ("round_on", "ui-last", "Ctrl+PgDown", lambda: port.next_round(1)),
        )
        row = QHBoxLayout()
        row.setSpacing(5)
        for name, icon, key, act in steps:
            button = IconButton(icon, parent=self)
            button.clicked.connect(act)
            self.buttons[name] = button
            row.addWidget(button)
            self._shortcut(key, act, parent)
        for key, act in (
            ("Home", lambda: port.go(0)),
            ("End", lambda: port.go(port.length)),
            ("Esc", self.left.emit),
        ):
            self._shortcut(key, act, parent)
        self.speed = ChoiceBox("", self)
        for value in SPEEDS:
            self.speed.addItem("", value)
        self.speed.setCurrentIndex(SPEEDS.index(1.0))
        self.eyes = ChoiceBox("ui-eye", self)
        for seat, name in enumerate(port.seat_names()):
            self.eyes.addItem(name, seat)
        self.eyes.addItem("", ALL_OPEN)
        self.eyes.setCurrentIndex(port.view()[0])
        self.go_on = KeyButton("", "", self)
        self.leave = KeyButton("", "", self)
        row.addWidget(self.speed)
        row.addWidget(self.eyes)
        row.addStretch(1)
        row.addWidget(self.go_on)
        row.addWidget(self.leave)
        top = QHBoxLayout()
        top.setSpacing(10)
        top.addWidget(self.place, 2)
        top.addWidget(self.slider, 5)
        box = QVBoxLayout(self)
        box.setContentsMargins(12, 2, 12, 2)
        box.setSpacing(0)
        box.addLayout(top)
        box.addLayout(row)
        self.slider.valueChanged.connect(port.go)
        self.speed.currentIndexChanged.connect(lambda _i: self._set_speed())
        self.eyes.currentIndexChanged.connect(lambda _i: self._look())
        self.go_on.clicked.connect(self.play_on)
        self.leave.clicked.connect(self.left)
        port.moved.connect(self._moved)
        port.played.connect(self._played)
        themes().changed.connect(self._measure)
        self._measure()
        self.retranslateUi()

    def _shortcut(self, key: str, act: Callable[[], object], parent: QWidget) -> None:
        shortcut = QShortcut(QKeySequence(key), parent)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(act)

    def _measure(self, _theme: object = None) -> None:
        self.slider.setMinimumHeight(px(22))
        self.speed.setFixedWidth(px(84))
        self.eyes.setFixedWidth(px(170))

    def retranslateUi(self) -> None:
        """Every word again."""
        words = {
            "round_back": self.tr("Back to the beginning of the round (Ctrl+PgUp)"),
            "phase_back": self.tr("Back to the beginning of the phase (PgUp)"),
            "back": self.tr("One choice back (,)"),
            "play": self.tr("Play and pause (Space)"),
            "on": self.tr("One choice on (.)"),
            "phase_on": self.tr("To the next phase (PgDown)"),
            "round_on": self.tr("To the next round (Ctrl+PgDown)"),
        }
        for name, text in words.items():
            self.buttons[name].set_words(text)
        for index, value in enumerate(SPEEDS):
            self.speed.setItemText(index, self.tr("{0} ×").format(f"{value:g}"))
        self.speed.setAccessibleName(self.tr("Speed"))
        self.eyes.setItemText(self.eyes.count() - 1, self.tr("All cards open"))
        self.eyes.setAccessibleName(self.tr("Whose view"))
        self.slider.setAccessibleName(self.tr("Position"))
        self.go_on.setText(self.tr("Play on from here"))
        self.leave.setText(self.tr("Back"))
        self.leave.set_key(self.tr("Esc"))
        self._moved(self._port.depth)

    def changeEvent(self, event: object) -> None:
        super().changeEvent(event)  # type: ignore[arg-type]
        if event.type() == event.Type.LanguageChange:  # type: ignore[attr-defined]
            self.retranslateUi()

    def _toggle(self) -> None:
        if self._port.playing():
            self._port.pause()
        else:
            self._port.play()

    def _set_speed(self) -> None:
        self._port.set_pace(round(STEP_MS / float(self.speed.currentData())))

    def _look(self) -> None:
        seen = self.eyes.currentData()
        if seen == ALL_OPEN:
            self._port.set_view(self._port.view()[0], True)
        else:
            self._port.set_view(int(seen), False)

    def _moved(self, depth: int) -> None:
        self.slider.blockSignals(True)
        self.slider.setValue(depth)
        self.slider.blockSignals(False)
        self.slider.update()
        words = self.tr("{0} · {1} of {2}").format(self._port.place_words(), depth, self._port.length)
        self.place.set_whole(words)
        for name in ("round_back", "phase_back", "back"):
            self.buttons[name].setEnabled(depth > 0)
        for name in ("round_on", "phase_on", "on"):
            self.buttons[name].setEnabled(depth < self._port.length)

    def _played(self, plays: bool) -> None:
        self.buttons["play"].set_icon_name("ui-pause" if plays else "ui-play")

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.panel)
        painter.fillRect(QRectF(0, 0, self.width(), 3), theme.accentfill)
        painter.end()
