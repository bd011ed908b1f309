"""Who marches: steppers for units, toggles for Leaders. Only groups that are offered can be confirmed.

picker.show_groups(groups, now, faces)      opens it
picker.changed                              signal(object Group)
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QVBoxLayout, QWidget

from agot_desktop.view.drawing import panel_path_paint, px
from agot_desktop.view.realm.choosing import Group
from agot_desktop.view.realm.faces import RealmFaces
from agot_desktop.view.theme import current_theme
from agot_desktop.view.widgets import KeyButton, label


class GroupPicker(QWidget):
    """A floating panel."""

    changed = Signal(object)

    def __init__(self, faces: RealmFaces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self._groups: frozenset[Group] = frozenset()
        self._now: Group = (0, 0, 0, 0)
        self.setObjectName("group_picker")
        box = QVBoxLayout(self)
        box.setContentsMargins(px(14), px(10), px(14), px(12))
        self.title = label("section", "", "ink", self)
        self.preview = label("body_small", "", "ink2", self)
        self.preview.setWordWrap(True)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(px(8))
        box.addWidget(self.title)
        box.addLayout(self._grid)
        box.addWidget(self.preview)
        self._rows: list[QWidget] = []
        self.counts: list[QLabel] = []
        self.minus: list[KeyButton] = []
        self.plus: list[KeyButton] = []
        self.leaders: dict[int, QCheckBox] = {}
        self.hide()

    def show_groups(self, title: str, groups: Iterable[Group], now: Group) -> None:
        """Opens it for these groups, `now` being picked."""
        fresh = frozenset(groups)
        self.title.setText(title)
        if fresh != self._groups or not self._rows:
            self._groups = fresh
            self._build()
        self._now = now
        self._refresh()
        self.adjustSize()
        self.show()
        self.raise_()

    def _build(self) -> None:
        for old in self._rows:
            old.hide()
            old.deleteLater()
        self._rows, self.counts, self.minus, self.plus, self.leaders = [], [], [], [], {}
        most = [max(group[kind] for group in self._groups) for kind in range(3)]
        for kind in range(3):
            words = label("body", self._faces.names.unit(kind), "ink", self)
            less, more = KeyButton("–", "", self), KeyButton("+", "", self)
            count = label("value", "0", "ink", self)
            count.setAlignment(Qt.AlignmentFlag.AlignCenter)
            for button, step, said in ((less, -1, self.tr("One fewer")), (more, 1, self.tr("One more"))):
                button.set_low(True)
                button.setAccessibleName(f"{said}: {words.text()}")
                button.clicked.connect(lambda _c=False, k=kind, s=step: self._step(k, s))
            for column, part in enumerate((words, less, count, more)):
                self._grid.addWidget(part, kind, column)
                part.setVisible(most[kind] > 0)
                self._rows.append(part)
            self.counts.append(count)
            self.minus.append(less)
            self.plus.append(more)
        everyone = 0
        for group in self._groups:
            everyone |= group[3]
        for row, leader in enumerate([n for n in range(everyone.bit_length()) if everyone >> n & 1], 3):
            box = QCheckBox(self._faces.names.leader(leader), self)
            box.toggled.connect(lambda on, n=leader: self._toggle(n, on))
            self._grid.addWidget(box, row, 0, 1, 4)
            self.leaders[leader] = box
            self._rows.append(box)
            box.show()

    def _step(self, kind: int, step: int) -> None:
        counts = list(self._now)
        counts[kind] = max(0, counts[kind] + step)
        self._take((counts[0], counts[1], counts[2], counts[3]))

    def _toggle(self, leader: int, on: bool) -> None:
        bits = self._now[3] | 1 << leader if on else self._now[3] & ~(1 << leader)
        if bits != self._now[3]:
            self._take((*self._now[:3], bits))

    def _take(self, group: Group) -> None:
        most = [max(found[kind] for found in self._groups) for kind in range(3)]
        if all(group[kind] <= most[kind] for kind in range(3)):
            self._now = group
            self.changed.emit(group)
        self._refresh()

    def _refresh(self) -> None:
        most = [max(group[kind] for group in self._groups) for kind in range(3)]
        for kind, count in enumerate(self.counts):
            count.setText(f"{self._now[kind]} / {most[kind]}")
            self.minus[kind].setEnabled(self._now[kind] > 0)
            self.plus[kind].setEnabled(self._now[kind] < most[kind])
        for leader, box in self.leaders.items():
            blocked = box.blockSignals(True)
            box.setChecked(bool(self._now[3] >> leader & 1))
            box.blockSignals(blocked)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        panel_path_paint(painter, QRectF(self.rect()), theme.panel, theme.ctl, px(10), 1.6)
        painter.end()
