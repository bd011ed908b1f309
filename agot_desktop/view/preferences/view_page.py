"""How things look: language, theme, size of text and cards, speed of motion, delay of the preview."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFormLayout, QLabel, QWidget

from agot_desktop.view.drawing import px
from agot_desktop.view.forms import ChoiceBox
from agot_desktop.view.preferences.subject import Subject
from agot_desktop.view.settings import DELAYS, SPEEDS, SYSTEM, TEXT_STEPS
from agot_desktop.view.theme import THEME_NAMES
from agot_desktop.view.widgets import label


class ViewPage(QWidget):
    """Each line is a choice that is carried out at once."""

    def __init__(self, subject: Subject, parent: QWidget) -> None:
        super().__init__(parent)
        self._subject = subject
        own = subject.preferences
        self.language = self._box([(name, code) for code, name in subject.languages.items()], subject.language())
        self.theme = self._box([("", name) for name in (SYSTEM, *THEME_NAMES)], own.theme)
        self.text = self._box([(f"{round(step * 100)} %", step) for step in TEXT_STEPS], own.text)
        self.speed = self._box([("", name) for name in SPEEDS], own.speed)
        self.delay = self._box([(f"{ms / 1000:g} s", ms) for ms in DELAYS], own.delay)
        self.language.activated.connect(lambda _n: subject.set_language(str(self.language.currentData())))
        self.theme.activated.connect(lambda _n: own.set_theme(str(self.theme.currentData())))
        self.text.activated.connect(lambda _n: own.set_text(float(self.text.currentData())))
        self.speed.activated.connect(lambda _n: subject.set_speed(str(self.speed.currentData())))
        self.delay.activated.connect(lambda _n: subject.set_delay(int(self.delay.currentData())))
        self._labels: list[QLabel] = []
        form = QFormLayout(self)
        form.setVerticalSpacing(px(10))
        for box in self.boxes():
            words = label("body", "", "ink", self)
            words.setBuddy(box)
            form.addRow(words, box)
            self._labels.append(words)
        self.note = label("body_small", "", "ink2", self)
        self.note.setWordWrap(True)
        form.addRow(self.note)

    def _box(self, lines: list[tuple[str, object]], now: object) -> ChoiceBox:
        box = ChoiceBox("", self)
        for words, value in lines:
            box.addItem(words, value)
        box.setCurrentIndex(max(0, box.findData(now)))
        return box

    def boxes(self) -> tuple[ChoiceBox, ...]:
        """The choices in their order."""
        return self.language, self.theme, self.text, self.speed, self.delay

    def retranslateUi(self) -> None:
        """Every word again."""
        names = (
            self.tr("Language"),
            self.tr("Theme"),
            self.tr("Text and cards"),
            self.tr("Motion"),
            self.tr("Preview after"),
        )
        for words, box, name in zip(self._labels, self.boxes(), names, strict=True):
            words.setText(name)
            box.setAccessibleName(name)
        self.note.setText(
            self.tr("Text is never larger than the window has room for. “At once” moves nothing and waits for nothing.")
        )
        said = {
            SYSTEM: QCoreApplication.translate("MainWindow", "As the system"),
            "light": QCoreApplication.translate("MainWindow", "Light"),
            "dark": QCoreApplication.translate("MainWindow", "Dark"),
            "hc": QCoreApplication.translate("MainWindow", "High contrast"),
            "slow": QCoreApplication.translate("MainWindow", "Slow"),
            "normal": QCoreApplication.translate("MainWindow", "Normal"),
            "fast": QCoreApplication.translate("MainWindow", "Fast"),
            "off": QCoreApplication.translate("MainWindow", "At once"),
        }
        for box in (self.theme, self.speed):
            for line in range(box.count()):
                box.setItemText(line, said[str(box.itemData(line))])
