"""The hostage dialog: the winner's choice between casualties and a hostage, and the same told to who loses a Leader.

    dialog.ask(question)         opens the choice; it cannot be closed without one
    dialog.tell(news)            opens the same form to be read; `understood` when it was
    dialog.chosen                signal(object Choice)
Keys: 1 to 9 or arrows choose, Enter confirms, Z looks at the map and back.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from agot_desktop.model.kernel.decision import Choice
from agot_desktop.view.drawing import fitted_font, icon_at, panel_path_paint, px
from agot_desktop.view.icons import hatch_brush
from agot_desktop.view.realm.aligned import LEFT
from agot_desktop.view.realm.colours import HOUSES, with_alpha
from agot_desktop.view.realm.faces import RealmFaces
from agot_desktop.view.realm.leader_card import LeaderCard
from agot_desktop.view.theme import current_theme, themes
from agot_desktop.view.widgets import KeyButton, label

MOST_COLUMNS: Final = 3
HEAD: Final = 72


@dataclass(frozen=True, slots=True)
class HostageOption:
    """One column: what is chosen, its head, the Leader (-1 for none) and who controls him, and what it means."""

    choice: Choice
    title: str
    leader: int
    house: int
    meaning: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HostageQuestion:
    """The dialog's content. `house`: whose colours the head has; `rule`: the rule in a sentence."""

    house: int
    title: str
    below: str
    options: tuple[HostageOption, ...]
    rule: str
    told: bool = False


class _Column(QWidget):
    """One option as a panel."""

    picked = Signal()
    doubled = Signal()

    def __init__(self, faces: RealmFaces, option: HostageOption, number: int, told: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.option = option
        self._held = False
        box = QVBoxLayout(self)
        box.setContentsMargins(px(16), px(12), px(16), px(14))
        box.setSpacing(px(6))
        words = option.title if told else f"{number}  {option.title}"
        title = label("section", words, "ink", self)
        title.setWordWrap(True)
        title.setVisible(not told)
        box.addWidget(title)
        self.card: LeaderCard | None = None
        if option.leader >= 0:
            self.card = LeaderCard(faces, option.leader, option.house, self)
            self.card.clicked.connect(self.picked)
            box.addWidget(self.card, 0, Qt.AlignmentFlag.AlignLeft)
        if option.meaning:
            box.addWidget(label("body_bold", self.tr("What it means"), "ink", self))
        for sentence in option.meaning:
            said = label("body_small", f"•  {sentence}", "ink", self)
            said.setWordWrap(True)
            box.addWidget(said)
        box.addStretch(1)
        self.setAccessibleName(option.title)
        self.setAccessibleDescription(" ".join(option.meaning))

    def set_held(self, held: bool) -> None:
        """Whether this one will be confirmed."""
        self._held = held
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.picked.emit()

    def mouseDoubleClickEvent(self, _event: QMouseEvent) -> None:
        self.doubled.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        box = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        edge, width = (theme.chosen, 3.4) if self._held else (theme.line, 1.2)
        panel_path_paint(painter, box, theme.paper, edge, px(9), width)
        if self._held:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.chosen, 1.4))
            painter.drawRoundedRect(box.adjusted(5, 5, -5, -5), px(7), px(7))
        painter.end()


class HostageDialog(QWidget):
    """Lies over the page and darkens it."""

    chosen = Signal(object)
    understood = Signal()
    looked_away = Signal(bool)

    def __init__(self, faces: RealmFaces, parent: QWidget) -> None:
        super().__init__(parent)
        self._faces = faces
        self.question: HostageQuestion | None = None
        self.columns: list[_Column] = []
        self.held = 0
        self.sheet = QWidget(self)
        self.setObjectName("hostage_dialog")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.rule = label("body_small", "", "ink2", self.sheet)
        self.rule.setWordWrap(True)
        self.look = KeyButton("", "Z", self.sheet)
        self.confirm = KeyButton("", self.tr("Enter"), self.sheet)
        self.confirm.set_primary(True)
        self.look.clicked.connect(self.look_away)
        self.confirm.clicked.connect(self.accept)
        self._inside = QWidget(self.sheet)
        self._grid = QGridLayout(self._inside)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._scroll = QScrollArea(self.sheet)
        self._scroll.setWidget(self._inside)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        box = QVBoxLayout(self.sheet)
        box.setContentsMargins(px(24), px(14), px(24), px(18))
        box.addSpacing(px(HEAD - 4))
        box.addWidget(self._scroll, 1)
        box.addWidget(self.rule)
        buttons = QHBoxLayout()
        buttons.addWidget(self.look)
        buttons.addStretch(1)
        buttons.addWidget(self.confirm)
        box.addLayout(buttons)
        themes().changed.connect(self._theme_changed)
        parent.installEventFilter(self)
        self.hide()

    # ---- opening

    def _theme_changed(self, _theme: object) -> None:
        self._dress()

    def ask(self, question: HostageQuestion) -> None:
        """Opens the choice."""
        if question == self.question and self.isVisible():
            return
        self.question = question
        for old in self.columns:
            old.hide()
            old.deleteLater()
        self.columns = []
        wide = min(MOST_COLUMNS, max(1, len(question.options)))
        for number, option in enumerate(question.options):
            column = _Column(self._faces, option, number + 1, question.told, self._inside)
            column.picked.connect(lambda n=number: self.pick(n))
            column.doubled.connect(lambda n=number: self._take(n))
            self._grid.addWidget(column, number // wide, number % wide)
            self.columns.append(column)
        self.rule.setText(question.rule)
        self.rule.setVisible(bool(question.rule))
        self.setAccessibleName(question.title)
        self.setAccessibleDescription(f"{question.below} {question.rule}".strip())
        self.look.setText(self.tr("Look at the map"))
        self.pick(0 if question.told else min(1, len(self.columns) - 1))
        self._dress()
        self._arrange()
        self.show()
        self.raise_()
        self.setFocus()

    def tell(self, question: HostageQuestion) -> None:
        """Opens the form to be read."""
        self.ask(question)

    def leave(self) -> None:
        """Takes it away without an answer: the game stands elsewhere now."""
        self.question = None
        self.hide()

    def look_away(self) -> None:
        """Uncovers the map, and covers it again."""
        self.sheet.setVisible(not self.sheet.isVisible())
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not self.sheet.isVisible())
        self.looked_away.emit(not self.sheet.isVisible())
        self.update()

    # ---- choosing

    def pick(self, number: int) -> None:
        """Holds one column."""
        self.held = max(0, min(number, len(self.columns) - 1))
        for place, column in enumerate(self.columns):
            column.set_held(place == self.held and (self.question is None or not self.question.told))
        if self.question is not None and self.columns:
            words = self.tr("Understood") if self.question.told else self.columns[self.held].option.title
            self.confirm.setText(words.replace("&", "&&"))

    def _take(self, number: int) -> None:
        self.pick(number)
        self.accept()

    def accept(self) -> None:
        """Confirms the held column."""
        if self.question is None or not self.isVisible():
            return
        question, option = self.question, self.columns[self.held].option
        self.leave()
        if question.told:
            self.understood.emit()
        else:
            self.chosen.emit(option.choice)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        event.accept()
        if key == Qt.Key.Key_Z:
            self.look_away()
        elif not self.sheet.isVisible():
            event.ignore()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.accept()
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_Down):
            self.pick(self.held + 1)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Up):
            self.pick(self.held - 1)
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            if key - Qt.Key.Key_1 < len(self.columns):
                self.pick(key - Qt.Key.Key_1)
        elif key != Qt.Key.Key_Escape:
            event.ignore()

    # ---- place and colours

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if watched is self.parent() and event.type() == QEvent.Type.Resize:
            self._arrange()
        return False

    def _arrange(self) -> None:
        parent = self.parentWidget()
        if parent is None:
            return
        self.setGeometry(parent.rect())
        columns = min(MOST_COLUMNS, max(1, len(self.columns)))
        width = min(self.width() - px(30), px(120) + columns * px(330))
        told = self.question is not None and self.question.told
        width = min(self.width() - px(30), px(560)) if told else width
        height = min(self.height() - px(30), px(430 if told else 600))
        self.sheet.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)

    def _dress(self) -> None:
        self._scroll.setStyleSheet("QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }")
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self.sheet.isVisible() or self.question is None:
            return
        theme = current_theme()
        painter = QPainter(self)
        painter.fillRect(self.rect(), with_alpha(theme.veil, 150))
        box = QRectF(self.sheet.geometry())
        panel_path_paint(painter, box, theme.panel, theme.ctl, px(12), 1.6)
        arms = theme.house(HOUSES[self.question.house])
        head = QRectF(box.left() + 1, box.top() + 1, box.width() - 2, px(HEAD))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrushOrigin(head.topLeft())
        painter.setBrush(hatch_brush(arms, 0.8))
        painter.drawRoundedRect(head, px(11), px(11))
        painter.drawRect(head.adjusted(0, px(14), 0, 0))
        icon_at(painter, "capture", QPointF(head.right() - px(36), head.center().y()), px(34), arms.charge)
        self._paint_head(painter, head, arms.text_on_field)
        painter.end()

    def _paint_head(self, painter: QPainter, head: QRectF, ink: QColor) -> None:
        """Title and the line below it."""
        assert self.question is not None
        room = head.adjusted(px(24), px(8), -px(70), -px(6))
        both = bool(self.question.below)
        painter.setPen(ink)
        for role, text, largest, share in (
            ("dialog", self.question.title, 24.0, 0.56 if both else 1.0),
            ("body_small", self.question.below, 14.0, 0.44),
        ):
            if text:
                painter.setFont(fitted_font(role, text, room.width(), largest, 11)[0])
                painter.drawText(QRectF(room.left(), room.top(), room.width(), room.height() * share), LEFT, text)
            room.setTop(room.top() + room.height() * share)
