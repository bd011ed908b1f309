"""The hostage desk: four prisons with their captives, an offer to set up, open offers to answer, and the history.

desk.show_position(view, history)     everything again
desk.chosen                           signal(object Choice): an offer, an answer, an execution, a pass
desk.closed                           signal
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QMessageBox, QScrollArea, QVBoxLayout, QWidget

from agot_desktop.model.boardgame.observation import RealmView
from agot_desktop.model.kernel.decision import PASS, Choice
from agot_desktop.view.drawing import paint_hexagon, panel_path_paint, px
from agot_desktop.view.icons import hatch_brush, paint_icon
from agot_desktop.view.realm.colours import HOUSES
from agot_desktop.view.realm.faces import RealmFaces
from agot_desktop.view.realm.leader_card import LeaderCard
from agot_desktop.view.realm.offer_form import OfferForm
from agot_desktop.view.theme import current_theme, font, themes
from agot_desktop.view.widgets import KeyButton, label

BARGAIN: Final = "boardgame.bargain"
ANSWER: Final = "boardgame.answer"
EXECUTE: Final = "boardgame.execute"


class _Prison(QWidget):
    """One house's prison: head, and its captives behind bars."""

    picked = Signal(int)
    execute_wanted = Signal(int)

    def __init__(self, faces: RealmFaces, house: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._faces, self._house = faces, house
        self._power, self._own = 0, False
        self.cards: list[LeaderCard] = []
        self.execute_buttons: dict[int, KeyButton] = {}
        self._inside = QWidget(self)
        self._box = QVBoxLayout(self._inside)
        self._box.setContentsMargins(px(6), px(4), px(6), px(4))
        self._scroll = QScrollArea(self)
        self._scroll.setWidget(self._inside)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setStyleSheet("QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }")
        box = QVBoxLayout(self)
        box.setContentsMargins(px(4), px(50), px(4), px(4))
        box.addWidget(self._scroll)

    def show_prison(self, view: RealmView, executable: frozenset[int]) -> None:
        """Shows who sits there; `executable`: whom the viewer may execute now."""
        house = view.houses[self._house]
        self._power, self._own = house.power, view.seat == self._house
        while (item := self._box.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        self.cards, self.execute_buttons = [], {}
        for leader in house.prison:
            seen = view.leaders[leader]
            card = LeaderCard(self._faces, leader, seen.controller, self._inside)
            card.barred = True
            card.clicked.connect(lambda n=leader: self.picked.emit(n))
            self._box.addWidget(card)
            self.cards.append(card)
            words = self.tr("taken in round {0}").format(seen.captive_since)
            row = QWidget(self._inside)
            line = QHBoxLayout(row)
            line.setContentsMargins(0, 0, 0, px(4))
            line.addWidget(label("label", words, "ink2", row))
            line.addStretch(1)
            if leader in executable:
                button = KeyButton(self.tr("Execute: 2 power"), "", row)
                button.set_danger(True)
                button.set_low(True)
                button.clicked.connect(lambda _c=False, n=leader: self.execute_wanted.emit(n))
                line.addWidget(button)
                self.execute_buttons[leader] = button
            self._box.addWidget(row)
        if not house.prison:
            empty = label("body_small", self.tr("Empty"), "ink3", self._inside)
            self._box.addWidget(empty, 0, Qt.AlignmentFlag.AlignCenter)
        self._box.addStretch(1)
        name = self._faces.names.house(self._house)
        self.setAccessibleName(self.tr("Prison of {0}").format(name))
        self.setAccessibleDescription(", ".join([self._faces.names.leader(leader) for leader in house.prison]))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        arms = theme.house(HOUSES[self._house])
        painter = QPainter(self)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        edge, width = (theme.accentfill, 2.4) if self._own else (theme.line, 1.2)
        panel_path_paint(painter, box, theme.paper, edge, px(9), width)
        head = QRectF(box.left() + 1, box.top() + 1, box.width() - 2, px(46))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrushOrigin(head.topLeft())
        painter.setBrush(hatch_brush(arms, 0.7))
        painter.drawRoundedRect(head, px(8), px(8))
        painter.drawRect(head.adjusted(0, px(12), 0, 0))
        paint_icon(painter, arms.sigil, QRectF(head.left() + px(8), head.top() + px(6), px(34), px(34)), arms.charge)
        painter.setFont(font("round", 16))
        painter.setPen(arms.text_on_field)
        words = self.tr("Prison of {0}").format(self._faces.names.house(self._house))
        room = head.adjusted(px(48), 0, -px(54), 0)
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap), words)
        paint_hexagon(painter, QPointF(head.right() - px(40), head.center().y()), px(11), theme)
        painter.setFont(font("round", 18))
        painter.setPen(arms.text_on_field)
        number = QRectF(head.right() - px(26), head.top(), px(26), head.height())
        painter.drawText(number, int(Qt.AlignmentFlag.AlignVCenter), str(self._power))
        painter.end()


class HostageDesk(QWidget):
    """Lies over the map and the side panel."""

    chosen = Signal(object)
    closed = Signal()

    def __init__(self, faces: RealmFaces, parent: QWidget) -> None:
        super().__init__(parent)
        self._faces = faces
        self._view: RealmView | None = None
        self.setObjectName("hostage_desk")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.title = label("title", "", "ink", self)
        self.now = label("body", "", "ink2", self)
        self.close_button = KeyButton("", "B", self)
        self.close_button.clicked.connect(self.leave)
        self.prisons = [_Prison(faces, house, self) for house in range(4)]
        self.form = OfferForm(faces, self)
        self.form.sent.connect(self.chosen)
        self.accept_button = KeyButton("", "", self)
        self.accept_button.set_primary(True)
        self.decline_button = KeyButton("", "", self)
        self.pass_button = KeyButton("", "", self)
        self.accept_button.clicked.connect(lambda: self.chosen.emit(("accept",)))
        self.decline_button.clicked.connect(lambda: self.chosen.emit(("decline",)))
        self.pass_button.clicked.connect(lambda: self.chosen.emit(PASS))
        self.history_title = label("section", "", "ink", self)
        self.history = QLabel(self)
        self.history.setWordWrap(True)
        self.history.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.box: QMessageBox | None = None
        self._build()
        for prison in self.prisons:
            prison.execute_wanted.connect(self._ask_to_execute)
            prison.picked.connect(self.form.toggle_leader)
        themes().changed.connect(self._theme_changed)
        parent.installEventFilter(self)
        self.retranslate()
        self.hide()

    def _theme_changed(self, _theme: object) -> None:
        self.update()

    def _build(self) -> None:
        page = QVBoxLayout(self)
        page.setContentsMargins(px(18), px(10), px(18), px(12))
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addSpacing(px(14))
        head.addWidget(self.now, 1)
        head.addWidget(self.close_button)
        page.addLayout(head)
        row = QHBoxLayout()
        row.setSpacing(px(10))
        for prison in self.prisons:
            row.addWidget(prison, 1)
        page.addLayout(row, 3)
        low = QGridLayout()
        low.setHorizontalSpacing(px(14))
        low.addWidget(self.form, 0, 0, 2, 1)
        right = QVBoxLayout()
        answers = QHBoxLayout()
        for button in (self.accept_button, self.decline_button, self.pass_button):
            answers.addWidget(button)
        answers.addStretch(1)
        right.addLayout(answers)
        right.addWidget(self.history_title)
        scroll = QScrollArea(self)
        scroll.setWidget(self.history)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        right.addWidget(scroll, 1)
        low.addLayout(right, 0, 1, 2, 1)
        low.setColumnStretch(0, 3)
        low.setColumnStretch(1, 2)
        page.addLayout(low, 2)

    def retranslate(self) -> None:
        """Every word of the desk's own."""
        self.title.setText(self.tr("Hostage desk"))
        self.close_button.setText(self.tr("Back to the map"))
        self.accept_button.setText(self.tr("Accept"))
        self.decline_button.setText(self.tr("Decline"))
        self.pass_button.setText(self.tr("No offer"))
        self.history_title.setText(self.tr("What happened to hostages"))
        self.form.retranslate()

    # ---- showing

    def show_position(self, view: RealmView, question: str, history: Sequence[str]) -> None:
        """Shows a position; `question`: what the prompt asks; `history`: lines, the newest first."""
        self._view = view
        decision = view.decision
        own = decision is not None and decision.own and not view.over
        kind = decision.kind if decision is not None and own else ""
        options = decision.options if decision is not None and own else ()
        executable = frozenset(int(str(c[1])) for c in options if c[0] == "execute")
        for prison in self.prisons:
            prison.show_prison(view, executable)
        words = {c[0] for c in options}
        self.accept_button.setVisible("accept" in words)
        self.decline_button.setVisible("decline" in words)
        self.pass_button.setVisible(PASS in options and kind in (BARGAIN, EXECUTE))
        self.pass_button.setText(self.tr("No execution") if kind == EXECUTE else self.tr("No offer"))
        self.now.setText(question if kind in (BARGAIN, ANSWER, EXECUTE) else self.tr("Nothing to decide here now."))
        self.form.show_position(view, options)
        self.history.setText("\n".join(history) or self.tr("Nothing yet."))

    def open(self) -> None:
        """Covers the map."""
        self._arrange()
        self.show()
        self.raise_()
        self.setFocus()

    def leave(self) -> None:
        """Uncovers the map."""
        if self.isVisible():
            self.hide()
            self.closed.emit()

    def clear(self) -> None:
        """Leaves nothing of a seat."""
        self.hide()
        self.now.setText("")
        self.history.setText("")

    def _ask_to_execute(self, leader: int) -> None:
        """An execution is asked about once more, with its consequences."""
        view = self._view
        if view is None:
            return
        names = self._faces.names
        house = view.leaders[leader].controller
        text = self.tr("Execute {0}? You pay 2 power. {1} gains power and avenges him in its next battle against you.")
        box = QMessageBox(
            QMessageBox.Icon.Warning,
            self.tr("Execution"),
            text.format(names.leader(leader), names.house(house) if house >= 0 else ""),
            parent=self,
        )
        sure = box.addButton(self.tr("Execute"), QMessageBox.ButtonRole.DestructiveRole)
        keep = box.addButton(self.tr("Let live"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(keep)
        box.setEscapeButton(keep)
        choice: Choice = ("execute", leader)
        sure.clicked.connect(lambda: self.chosen.emit(choice))
        self.box = box
        box.open()

    # ---- events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_B):
            self.leave()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.form.complete():
            self.form.send()
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if watched is self.parent() and event.type() == QEvent.Type.Resize:
            self._arrange()
        return False

    def _arrange(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(0, px(40), parent.width(), parent.height() - px(40) - px(64))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), current_theme().panel)
        painter.end()
