"""The start page: continue the newest game, begin or load one, quit; recent games and decks beside them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from agot_desktop.view.drawing import (
    px,
)
from agot_desktop.view.home_parts import ContinuePanel, DeckLine, GameLine, Tile, game_words
from agot_desktop.view.ports import GameRow, StartPort
from agot_desktop.view.theme import themes
from agot_desktop.view.widgets import Backdrop, KeyButton, label
from agot_desktop.view.words import date_word

RECENT = 3


class HomePage(Backdrop):
    """The start page. Signals say what the player wants; nothing is started here."""

    continue_wanted = Signal(int)
    load_wanted = Signal(int)
    new_wanted = Signal()
    load_page_wanted = Signal()
    decks_wanted = Signal()
    quit_wanted = Signal()

    def __init__(self, start: StartPort, parent: QWidget | None = None) -> None:
        super().__init__("table", parent)
        self._start = start
        self._latest: GameRow | None = None
        self.first = ContinuePanel(self)
        self.first.button.clicked.connect(self._continue)
        self.new_tile = Tile("ui-play", self)
        self.load_tile = Tile("ui-campaign", self)
        self.quit_tile = Tile("ui-cross", self)
        self.new_tile.clicked.connect(self.new_wanted)
        self.load_tile.clicked.connect(self.load_page_wanted)
        self.quit_tile.clicked.connect(self.quit_wanted)
        self.games_title = label("section", "", "ink", self)
        self.decks_title = label("section", "", "ink", self)
        self.all_games = KeyButton("", "", self)
        self.all_games.clicked.connect(self.load_page_wanted)
        self.all_decks = KeyButton("", "", self)
        self.all_decks.clicked.connect(self.decks_wanted)
        self.nothing: QLabel = label("body_small", "", "ink2", self)
        self._games_box = QVBoxLayout()
        self._decks_box = QVBoxLayout()
        self._build()
        themes().changed.connect(self._theme_changed)
        self._measure()
        self.retranslateUi()

    def _theme_changed(self, _theme: object) -> None:
        self._measure()

    def _measure(self) -> None:
        """Nothing grows beyond what its words deserve; a large window has broad margins."""
        tall = max(px(376), int(self.height() * 0.46))
        self.first.setMaximumHeight(tall)
        for tile in (self.new_tile, self.load_tile, self.quit_tile):
            tile.setMaximumHeight((tall - 2 * 8) // 3)
        side = max(32, (self.width() - px(1500)) // 2)
        lines = max(self._games_box.count(), self._decks_box.count()) - 1
        top = max(24, int((self.height() - tall - px(60) - lines * px(70)) * 0.35))
        self._grid.setContentsMargins(side, top, side, 20)

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._measure()

    def _build(self) -> None:
        tiles = QVBoxLayout()
        tiles.setSpacing(8)
        for tile in (self.new_tile, self.load_tile, self.quit_tile):
            tiles.addWidget(tile)
        head = QHBoxLayout()
        head.addWidget(self.games_title)
        head.addStretch(1)
        head.addWidget(self.all_games)
        for box in (self._games_box, self._decks_box):
            box.setSpacing(8)
            box.addStretch(1)
        grid = self._grid = QGridLayout(self)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(10)
        grid.addWidget(self.first, 0, 0)
        grid.addLayout(tiles, 0, 1)
        grid.addLayout(head, 1, 0)
        decks = QHBoxLayout()
        decks.addWidget(self.decks_title)
        decks.addStretch(1)
        decks.addWidget(self.all_decks)
        grid.addLayout(decks, 1, 1)
        grid.addLayout(self._games_box, 2, 0)
        grid.addLayout(self._decks_box, 2, 1)
        grid.setColumnStretch(0, 780)
        grid.setColumnStretch(1, 412)
        grid.setRowStretch(0, 330)
        grid.setRowStretch(2, 60)

    def retranslateUi(self) -> None:
        self.new_tile.show_words(self.tr("New game"), self.tr("Hand of the King, Joust"))
        self.load_tile.show_words(self.tr("Campaigns"), self.tr("All saved games, their chapters and stories"))
        self.quit_tile.show_words(self.tr("Quit"), self.tr("Nothing is lost if you close"))
        self.games_title.setText(self.tr("Recent games"))
        self.decks_title.setText(self.tr("Your decks"))
        self.all_decks.setText(self.tr("Deck builder"))
        self.nothing.setText(self.tr("No games yet. Every game is saved by itself after each decision."))
        self._tell_latest()

    def refresh(self) -> None:
        """Asks for games and decks anew."""
        games = list(self._start.games())
        self._latest = self._start.latest()
        self._tell_latest()
        self._fill(self._games_box, [self._game_line(row) for row in self._recent(games)])
        if not games:
            self._games_box.insertWidget(0, self.nothing)
        self.nothing.setVisible(not games)
        self.all_games.setText(self.tr("All games ({0})").format(len(games)))
        self.all_games.setVisible(bool(games))
        self._fill(self._decks_box, [DeckLine(row, self) for row in list(self._start.decks())[:RECENT]])
        self._set_order()
        self._measure()

    def leave(self) -> None:
        """Forgets games and decks until the next `refresh`."""
        self._latest = None
        self._fill(self._games_box, [])
        self._fill(self._decks_box, [])
        self.nothing.hide()
        self._tell_latest()

    def _recent(self, games: Sequence[GameRow]) -> list[GameRow]:
        latest = self._latest.id if self._latest is not None else None
        room = RECENT + max(0, (self.height() - px(668)) // px(70))
        return [row for row in games if row.id != latest][:room]

    def _game_line(self, row: GameRow) -> GameLine:
        line = GameLine(row, self)
        line.clicked.connect(lambda: self.load_wanted.emit(row.id))
        return line

    def _fill(self, box: QVBoxLayout, lines: Sequence[QWidget]) -> None:
        while box.count() > 1:
            item = box.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None and widget is not self.nothing:
                widget.hide()
                widget.setAccessibleName("")
                widget.setToolTip("")
                widget.deleteLater()
        for index, line in enumerate(lines):
            box.insertWidget(index, line)

    def _tell_latest(self) -> None:
        row, first = self._latest, self.first
        if row is None:
            first.picture.show_houses(("Stark", "Lannister"), ())
            first.name.setText(self.tr("Hand of the King"))
            first.where.setText(self.tr("A duel of two Houses, each with a Hand of its own"))
            first.when.setText("")
            first.button.setText(self.tr("Begin"))
            first.note.setText("")
        else:
            first.picture.show_houses(row.houses, row.power)
            first.name.setText(row.name)
            first.where.setText(game_words(row))
            first.when.setText(self.tr("{0} · saved {1}").format(" – ".join(row.names), date_word(row.saved)))
            first.button.setText(self.tr("Continue"))
            first.note.setText(self.tr("Nothing is lost if you close"))
        first.when.setVisible(row is not None)
        first.note.setVisible(row is not None)
        first.button.set_key(self.tr("Enter"))
        first.button.setAccessibleName(first.button.text())

    def _set_order(self) -> None:
        """Continue first, then the starts, then the games."""
        order: list[QWidget] = [
            self.first.button,
            self.new_tile,
            self.load_tile,
            self.quit_tile,
            self.all_games,
            self.all_decks,
        ]
        for index in range(self._games_box.count()):
            item = self._games_box.itemAt(index)
            widget = item.widget() if item is not None else None
            if widget is not None:
                order.append(widget)
        for one, other in pairwise(order):
            QWidget.setTabOrder(one, other)

    def _continue(self) -> None:
        if self._latest is not None:
            self.continue_wanted.emit(self._latest.id)
        else:
            self.new_wanted.emit()

    def showEvent(self, event: object) -> None:
        super().showEvent(event)  # type: ignore[arg-type]
        self.first.button.setFocus()
