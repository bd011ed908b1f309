"""The veil between two people at one screen: whose turn it is to look, one button, and nothing else."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from agot_desktop.view.drawing import px
from agot_desktop.view.widgets import Backdrop, KeyButton, Shield, label


class VeilPage(Backdrop):
    """Covers the whole window. `lifted` carries the seat that said it is the one asked for."""

    lifted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("table", parent)
        self._seat = -1
        self._name = ""
        self.shield = Shield(parent=self)
        self.shield.set_hatch(1.0)
        self.question = label("title", "", "ink", self)
        self.hint = label("body", "", "ink2", self)
        self.button = KeyButton("", "", self)
        self.button.set_primary(True)
        self.button.set_text_size(17)
        self.button.setDefault(True)
        self.button.clicked.connect(self._lift)
        for part in (self.question, self.hint):
            part.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            part.setWordWrap(True)
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(self.shield)
        middle.addStretch(1)
        below = QHBoxLayout()
        below.addStretch(1)
        below.addWidget(self.button)
        below.addStretch(1)
        box = QVBoxLayout(self)
        box.setSpacing(14)
        box.addStretch(3)
        box.addLayout(middle)
        box.addSpacing(10)
        box.addWidget(self.question)
        box.addWidget(self.hint)
        box.addSpacing(10)
        box.addLayout(below)
        box.addStretch(4)

    def ask_for(self, seat: int, name: str, house: str) -> None:
        """Waits for this seat."""
        self._seat, self._name = seat, name
        side = px(160)
        self.shield.setFixedSize(side, int(side * 1.16))
        self.shield.set_house(house)
        self.retranslateUi()
        self.button.setFocus()

    @property
    def seat(self) -> int:
        return self._seat

    def retranslateUi(self) -> None:
        self.question.setText(self.tr("Pass the device to {0}").format(self._name))
        self.hint.setText(self.tr("The table stays covered until then."))
        words = self.tr("I am {0}").format(self._name)
        self.button.setText(words.replace("&", "&&"))
        self.button.setAccessibleName(words)
        self.button.set_key(self.tr("Enter"))
        self.setAccessibleName(self.question.text())

    def _lift(self) -> None:
        if self._seat >= 0:
            self.lifted.emit(self._seat)

    def keyPressEvent(self, event: object) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):  # type: ignore[attr-defined]
            self._lift()
        else:
            super().keyPressEvent(event)  # type: ignore[arg-type]
