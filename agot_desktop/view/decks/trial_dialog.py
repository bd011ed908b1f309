"""Trying a deck: an opening hand, mulligan, set-up and turns; and thousands of set-ups counted while one watches."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QHBoxLayout, QTabWidget, QVBoxLayout, QWidget

from agot_desktop.view.card_widget import CardWidget
from agot_desktop.view.cards.face import CardLook
from agot_desktop.view.decks.charts import ColumnChart
from agot_desktop.view.decks.dialogs import Sheet, percent
from agot_desktop.view.drawing import px
from agot_desktop.view.faces import Faces
from agot_desktop.view.widgets import KeyButton, label

if TYPE_CHECKING:
    from agot_desktop.controller.decks.desk import DeckDesk

HANDS: Final = 5000
STEP: Final = 100
SHOWN: Final = 8


class TrialDialog(Sheet):
    """Draws and report of one deck. `seed`: None for another game each time."""

    def __init__(self, desk: DeckDesk, faces: Faces, parent: QWidget, seed: int | None = None) -> None:
        super().__init__("", parent, (1000, 560))
        self._desk, self._faces, self._seed = desk, faces, seed
        self.setWindowTitle(self.tr("Trial draw"))
        self.trial = desk.trial(self._next_seed())
        self.report = desk.report(self._next_seed())
        self.tabs = QTabWidget(self)
        self.tabs.addTab(self._draw_page(), self.tr("Draw"))
        self.tabs.addTab(self._report_page(), self.tr("Set-up report"))
        self.box.addWidget(label("section", self.windowTitle(), "ink", self))
        self.box.addWidget(self.tabs, 1)
        self.close_button = self.button(self.tr("Close"), primary=True)
        self.close_button.clicked.connect(self.accept)
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._count)
        self.tabs.currentChanged.connect(lambda index: self._timer.start() if index == 1 else self._timer.stop())
        self._show()
        self._tell()

    def _next_seed(self) -> int:
        return secrets.randbits(62) if self._seed is None else self._seed

    def _draw_page(self) -> QWidget:
        page = QWidget(self)
        box = QVBoxLayout(page)
        self.state = label("body_bold", "", "ink", page)
        self.state.setWordWrap(True)
        self.hand = [CardWidget("hand", page, margin=3, largest=1.0) for _ in range(SHOWN)]
        self.play = [CardWidget("tile", page, margin=3, largest=1.1) for _ in range(SHOWN)]
        cards, table = QHBoxLayout(), QHBoxLayout()
        for widget in self.hand:
            widget.setMinimumSize(px(96), px(150))
            cards.addWidget(widget)
        for widget in self.play:
            widget.setMinimumSize(px(84), px(66))
            table.addWidget(widget)
        self.more = label("body_small", "", "ink2", page)
        self.more.setWordWrap(True)
        self.new = KeyButton(self.tr("New hand"), "", page)
        self.mulligan = KeyButton(self.tr("Mulligan"), "", page)
        self.place = KeyButton(self.tr("Place the set-up"), "", page)
        self.next = KeyButton(self.tr("Next round"), "", page)
        row = QHBoxLayout()
        for button in (self.new, self.mulligan, self.place, self.next):
            button.setAutoDefault(False)
            row.addWidget(button)
        row.addStretch(1)
        self.new.clicked.connect(self._again)
        self.mulligan.clicked.connect(lambda: self._do(self.trial.mulligan))
        self.place.clicked.connect(lambda: self._do(self.trial.place))
        self.next.clicked.connect(lambda: self._do(self.trial.next_round))
        box.addWidget(self.state)
        box.addLayout(cards, 3)
        box.addWidget(self.more)
        box.addLayout(table, 1)
        box.addLayout(row)
        return page

    def _report_page(self) -> QWidget:
        page = QWidget(self)
        box = QVBoxLayout(page)
        self.told = label("body", "", "ink", page)
        self.told.setWordWrap(True)
        self.placed_title = label("body_bold", self.tr("Cards placed, in percent of the hands"), "ink", page)
        self.placed = ColumnChart(page)
        self.gold_title = label("body_bold", self.tr("Gold placed, in percent of the hands"), "ink", page)
        self.gold = ColumnChart(page)
        for part in (self.told, self.placed_title, self.placed, self.gold_title, self.gold):
            box.addWidget(part)
        box.addStretch(1)
        return page

    def _again(self) -> None:
        self.trial = self._desk.trial(self._next_seed())
        self._show()

    def _do(self, action: object) -> None:
        action()  # type: ignore[operator]
        self._show()

    def _show(self) -> None:
        trial = self.trial
        begun = trial.round > 0
        setup = trial.setup
        if begun:
            words = self.tr("Round {0}: {1} cards in hand, {2} in the deck").format(
                trial.round, len(trial.hand), len(trial.library)
            )
        else:
            words = self.tr("Opening hand. The marked cards could be placed: {0} for {1} of 5 gold.").format(
                len(setup.placed), setup.gold
            )
        self.state.setText(words)
        newest = trial.hand[-SHOWN:]
        skipped = len(trial.hand) - len(newest)
        for place, widget in enumerate(self.hand):
            if place < len(newest):
                marked = not begun and place + skipped in setup.placed
                widget.show_card(self._faces.printed(newest[place]), CardLook(chosen=marked))
            else:
                widget.clear()
        for place, widget in enumerate(self.play):
            if place < len(trial.in_play):
                widget.show_card(self._faces.printed(trial.in_play[place]))
            else:
                widget.clear()
        older = ", ".join(self._faces.name(code) for code in trial.hand[:skipped])
        self.more.setText(self.tr("Also in hand: {0}").format(older) if older else "")
        self.mulligan.setEnabled(trial.can_mulligan)
        self.place.setEnabled(not begun)
        self.next.setEnabled(begun and bool(trial.library))

    def _count(self) -> None:
        self.report.run(min(STEP, HANDS - self.report.hands))
        self._tell()
        if self.report.hands >= HANDS or not self.report.hands:
            self._timer.stop()

    def _tell(self) -> None:
        found = self.report
        lines = [
            self.tr("{0} hands; a poor one is thrown back once.").format(found.hands),
            self.tr("Placed on average: {0} cards for {1} gold.").format(
                f"{found.mean_placed:.2f}", f"{found.mean_gold:.2f}"
            ),
            self.tr("Poor set-ups (fewer than 2 cards): {0} of the first hands, {1} after the mulligan.").format(
                percent(found.share(found.first_poor)), percent(found.share(found.poor))
            ),
            self.tr("Without a character: {0}.").format(percent(found.share(found.no_character))),
        ]
        self.told.setText("\n".join(lines))
        for chart, counts, last, title in (
            (self.placed, found.placed, 7, self.placed_title), (self.gold, found.gold, 5, self.gold_title),
        ):  # fmt: skip
            columns = [(str(n), round(100 * found.share(counts[n]))) for n in range(last + 1)]
            chart.show_columns(columns, title.text())

    def closeEvent(self, event: QCloseEvent) -> None:
        self._timer.stop()
        super().closeEvent(event)
