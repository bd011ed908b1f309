"""How the game asks: the phases in which passing by itself pauses."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from agot_desktop.view.preferences.subject import Subject
from agot_desktop.view.widgets import label
from agot_desktop.view.words import PHASES, phase_word


class PlayPage(QWidget):
    """A box for each phase of the card game."""

    def __init__(self, subject: Subject, parent: QWidget) -> None:
        super().__init__(parent)
        self._subject = subject
        self.title = label("section", "", "ink", self)
        self.note = label("body_small", "", "ink2", self)
        self.note.setWordWrap(True)
        box = QVBoxLayout(self)
        box.addWidget(self.title)
        box.addWidget(self.note)
        self.stops: dict[str, QCheckBox] = {}
        for phase in PHASES:
            tick = QCheckBox(self)
            tick.setChecked(phase in subject.preferences.stops)
            tick.toggled.connect(lambda _on: self._changed())
            box.addWidget(tick)
            self.stops[phase] = tick
        box.addStretch(1)

    def _changed(self) -> None:
        self._subject.set_stops(frozenset(phase for phase, tick in self.stops.items() if tick.isChecked()))

    def retranslateUi(self) -> None:
        """Every word again."""
        self.title.setText(self.tr("Stops"))
        self.note.setText(
            self.tr("With “pass until…” you pass by yourself. In these phases the game asks you all the same.")
        )
        for phase, tick in self.stops.items():
            tick.setText(phase_word(phase))
