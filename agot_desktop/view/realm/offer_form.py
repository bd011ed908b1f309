"""Setting up an offer as a balance: what you give and what you receive, Leaders and Power tokens both ways.

form.show_position(view, options)    which offers are open now
form.sent                            signal(object Choice)
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from agot_desktop.model.boardgame.observation import RealmView
from agot_desktop.model.kernel.decision import Choice
from agot_desktop.view.drawing import panel_path_paint, px
from agot_desktop.view.realm.faces import RealmFaces
from agot_desktop.view.theme import current_theme
from agot_desktop.view.widgets import KeyButton, label

OFFER, COUNTER = "offer", "counter"


class _Side(QWidget):
    """One scale: Leaders as boxes to tick, Power with a stepper."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.leaders: dict[int, QCheckBox] = {}
        self.power = 0
        self.most = 0
        self.title = label("body_bold", "", "ink", self)
        self.count = label("value", "0", "ink", self)
        self.words = label("label", "", "ink2", self)
        self.minus, self.plus = KeyButton("–", "", self), KeyButton("+", "", self)
        self._ticks = QVBoxLayout()
        box = QVBoxLayout(self)
        box.setContentsMargins(px(12), px(6), px(12), px(6))
        box.addWidget(self.title)
        box.addLayout(self._ticks)
        row = QHBoxLayout()
        for part in (self.words, self.minus, self.count, self.plus):
            row.addWidget(part)
        row.addStretch(1)
        box.addLayout(row)
        box.addStretch(1)
        for button, step in ((self.minus, -1), (self.plus, 1)):
            button.set_low(True)
            button.clicked.connect(lambda _c=False, s=step: self.step(s))

    def show_side(self, title: str, leaders: Sequence[tuple[int, str]], most: int, power_word: str) -> None:
        """Which Leaders there are and how much Power."""
        ticked = {leader for leader, box in self.leaders.items() if box.isChecked()}
        for old in self.leaders.values():
            old.hide()
            old.deleteLater()
        self.leaders = {}
        for leader, name in leaders:
            box = QCheckBox(name, self)
            box.setChecked(leader in ticked)
            box.toggled.connect(self.changed)
            self._ticks.addWidget(box)
            self.leaders[leader] = box
            box.show()
        self.title.setText(title)
        self.words.setText(power_word)
        self.most = most
        self.power = min(self.power, most)
        self._tell()

    def bits(self) -> int:
        """The ticked Leaders."""
        return sum(1 << leader for leader, box in self.leaders.items() if box.isChecked())

    def step(self, by: int) -> None:
        """More or less Power."""
        self.power = max(0, min(self.most, self.power + by))
        self._tell()
        self.changed.emit()

    def clear(self) -> None:
        """Nothing on this side."""
        self.power = 0
        for box in self.leaders.values():
            box.setChecked(False)
        self._tell()

    def _tell(self) -> None:
        self.count.setText(f"{self.power} / {self.most}")
        self.minus.setEnabled(self.power > 0)
        self.plus.setEnabled(self.power < self.most)


class OfferForm(QWidget):
    """The form."""

    sent = Signal(object)

    def __init__(self, faces: RealmFaces, parent: QWidget) -> None:
        super().__init__(parent)
        self._faces = faces
        self._view: RealmView | None = None
        self._word = ""
        self._listed: frozenset[Choice] | None = None
        self.partner = -1
        self.title = label("section", "", "ink", self)
        self.left_words = label("label", "", "ink2", self)
        self.partners = [KeyButton("", "", self) for _ in range(4)]
        self.give, self.want = _Side(self), _Side(self)
        self.hint = label("body_small", "", "ink2", self)
        self.hint.setWordWrap(True)
        self.clear_button, self.send_button = KeyButton("", "", self), KeyButton("", "", self)
        self.send_button.set_primary(True)
        self._build()
        self.retranslate()

    def _build(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(px(14), px(8), px(14), px(10))
        head = QHBoxLayout()
        head.addWidget(self.title)
        for house, button in enumerate(self.partners):
            button.set_low(True)
            button.clicked.connect(lambda _c=False, h=house: self.choose_partner(h))
            head.addWidget(button)
        head.addStretch(1)
        head.addWidget(self.left_words)
        grid.addLayout(head, 0, 0, 1, 2)
        grid.addWidget(self.give, 1, 0)
        grid.addWidget(self.want, 1, 1)
        grid.addWidget(self.hint, 2, 0, 1, 2)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.clear_button)
        foot.addWidget(self.send_button)
        grid.addLayout(foot, 3, 0, 1, 2)
        grid.setRowStretch(1, 1)
        self.clear_button.clicked.connect(self.clear)
        self.send_button.clicked.connect(self.send)
        for side in (self.give, self.want):
            side.changed.connect(self._refresh)

    def retranslate(self) -> None:
        """Every word of the form's own."""
        self.title.setText(self.tr("Your offer to"))
        self.clear_button.setText(self.tr("Clear"))
        self._refresh()

    # ---- showing

    def show_position(self, view: RealmView, options: Sequence[Choice]) -> None:
        """Which offers are open: to one house for a counter-offer, to any with hostages for an offer."""
        self._view = view
        offers = [choice for choice in options if choice[0] in (OFFER, COUNTER)]
        self._word = str(offers[0][0]) if offers else ""
        self._listed = frozenset(offers) if view.phase != "planning" else None
        partners = self._partners(view, offers)
        if self.partner not in partners:
            self.partner = min(partners, default=-1)
        for house, button in enumerate(self.partners):
            button.setText(self._faces.names.house(house))
            button.setVisible(house in partners)
            button.set_primary(house == self.partner)
        self._show_sides()

    def _partners(self, view: RealmView, offers: Sequence[Choice]) -> frozenset[int]:
        if self._word == COUNTER or self._listed is not None:
            return frozenset(int(str(choice[1])) for choice in offers)
        if not offers:
            return frozenset()
        own = view.houses[view.seat].prison
        return frozenset(h.house for h in view.houses if h.house != view.seat and (own or h.prison))

    def _show_sides(self) -> None:
        view = self._view
        if view is None:
            return
        self.setEnabled(bool(self._word))
        names = self._faces.names
        mine = view.houses[view.seat]
        theirs = view.houses[self.partner] if self.partner >= 0 else None

        def rows(prison: tuple[int, ...]) -> list[tuple[int, str]]:
            return [(leader, names.leader(leader)) for leader in prison]

        power = self.tr("Power")
        self.give.show_side(self.tr("You give"), rows(mine.prison), mine.power, power)
        self.want.show_side(
            self.tr("You receive"), rows(theirs.prison) if theirs else [], theirs.power if theirs else 0, power
        )
        left = 3 - mine.offers
        self.left_words.setText(self.tr("offers left: {0}").format(max(0, left)))
        self._refresh()

    def choose_partner(self, house: int) -> None:
        """Another house is dealt with."""
        self.partner = house
        self.want.clear()
        for number, button in enumerate(self.partners):
            button.set_primary(number == house)
        self._show_sides()

    def toggle_leader(self, leader: int) -> None:
        """A captive was clicked in his prison."""
        view = self._view
        if view is None or not self._word:
            return
        holder = view.leaders[leader].prison
        if holder == view.seat and leader in self.give.leaders:
            self.give.leaders[leader].toggle()
        elif holder >= 0 and holder != view.seat and self.partners[holder].isVisible():
            if holder != self.partner:
                self.choose_partner(holder)
            self.want.leaders[leader].toggle()

    def clear(self) -> None:
        """Empties both sides."""
        self.give.clear()
        self.want.clear()
        self._refresh()

    def choice(self) -> Choice:
        """What would be sent now."""
        return (
            self._word, self.partner, self.give.bits(), self.give.power, self.want.bits(), self.want.power,
        )  # fmt: skip

    def problem(self) -> str:
        """Why this cannot be sent, '' if it can (HL-55, HL-58)."""
        if not self._word:
            return self.tr("Offers are made in the hostage window after planning begins.")
        if not self.give.bits() and not self.want.bits():
            return self.tr("At least one hostage must change hands.")
        if self.give.power and self.want.power:
            return self.tr("Power can go one way only.")
        if self._listed is not None and self.choice() not in self._listed:
            return self.tr("Now only your own Leader can be asked for, for 2 power or more.")
        return ""

    def complete(self) -> bool:
        """Whether it can be sent."""
        return not self.problem()

    def send(self) -> None:
        """Sends the offer."""
        if self.complete():
            choice = self.choice()
            self.clear()
            self.sent.emit(choice)

    def _refresh(self) -> None:
        problem = self.problem()
        self.hint.setText(problem or self.tr("Power and hostages change hands at once. Promises do not bind."))
        self.send_button.setEnabled(not problem)
        name = self._faces.names.house(self.partner) if self.partner >= 0 else ""
        words = self.tr("Counter-offer to {0}") if self._word == COUNTER else self.tr("Send offer to {0}")
        self.send_button.setText(words.format(name))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        panel_path_paint(painter, QRectF(self.rect()), theme.paper, theme.line, px(9), 1.2)
        painter.end()
