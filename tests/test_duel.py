"""Whole duels in the real window: against the computer, and hot seat with nothing shown to the wrong eyes."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QCoreApplication, QSettings, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractItemView, QGraphicsView, QWidget
from pytestqt.qtbot import QtBot

from agot_desktop import paths
from agot_desktop.controller.qt_start import QtStart
from agot_desktop.controller.scene import cards_of
from agot_desktop.model.cardgame.observation import Observation
from agot_desktop.model.cardgame.pool import Pool
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.kernel.rng import Stream
from agot_desktop.view.main_window import MainWindow
from agot_desktop.view.ports import GameConfig, GamePort, SeatConfig
from agot_desktop.wording.text import plain_text

ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
    *range(Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 8),
)
GETTERS = (
    "text",
    "title",
    "toolTip",
    "statusTip",
    "whatsThis",
    "accessibleName",
    "accessibleDescription",
    "windowTitle",
    "placeholderText",
    "toPlainText",
    "currentText",
    "objectName",
)
DECK_NAMES = {"Winter Is Coming", "A Lannister Pays His Debts"}  # of the new-game page; a card is called so, too


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    start = QtStart(tmp_path, paths.resources(), QCoreApplication.translate, lambda: "en")
    made = MainWindow(start, QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(made)
    made.set_speed("off")
    made.show()
    made.refresh()
    yield made
    made.close()
    start.close()


def duel(window: MainWindow, second: str, seed: int) -> GamePort:
    window.begin_game(
        GameConfig(
            "A duel",
            "hand-of-the-king",
            (SeatConfig("Anna", "person", "shipped:stark"), SeatConfig("Boris", second, "shipped:lannister")),
            round_limit=3,
            seed=seed,
        )
    )
    assert window.port is not None
    return window.port


def seen(window: MainWindow) -> Observation | None:
    return window.director.seen if window.director is not None else None


def asked(window: MainWindow) -> bool:
    found = seen(window)
    assert window.port is not None
    return found is not None and found.decision is not None and found.decision.seat == window.port.viewer()


def over(window: MainWindow) -> bool:
    found = seen(window)
    return found is not None and found.outcome is not None


def test_a_duel_against_the_computer_is_played_to_its_end_in_the_window(window: MainWindow, qtbot: QtBot) -> None:
    port = duel(window, "heuristic", 5)
    failures: list[str] = []
    port.failed.connect(failures.append)
    stream = Stream(1)
    while not over(window):
        found = seen(window)
        assert found is not None and found.decision is not None
        port.choose(stream.pick(found.decision.options))
        qtbot.waitUntil(lambda: over(window) or asked(window), timeout=60_000)
    assert failures == []


def texts(widget: QWidget) -> Iterator[str]:
    """Every word that can be reached from a window: of widgets, actions, models and items of scenes."""
    for part in (widget, *widget.findChildren(QWidget), *widget.findChildren(QAction)):
        yield from of_object(part)
        if isinstance(part, QAbstractItemView) and part.model() is not None:
            yield from of_model(part.model())
        if isinstance(part, QGraphicsView) and part.scene() is not None:
            for item in part.scene().items():
                yield from of_object(item)
                yield from map(str, vars(item).values())


def of_object(part: object) -> Iterator[str]:
    for name in GETTERS:
        getter = getattr(part, name, None)
        if callable(getter):
            try:
                found = getter()
            except TypeError:
                continue
            if isinstance(found, str):
                yield found


def of_model(model: QAbstractItemModel) -> Iterator[str]:
    """Of a list or table; no model of the table has deeper levels."""
    row = 0
    while model.hasIndex(row, 0):
        column = 0
        while (index := model.index(row, column)).isValid():
            found = (model.data(index, role) for role in ROLES)
            yield from (str(words) for words in found if words is not None)
            column += 1
        row += 1


class Eyes:
    """What each seat has been shown or openly told so far, by title."""

    def __init__(self, pool: Pool, state: CardState) -> None:
        self._pool = pool
        self._titles: dict[str, set[str]] = {}
        traits = {trait for facts in pool.cards for trait in facts.traits}  # 'Lady' is one, and a title
        self.everything = {state.facts(card).name for card in range(len(state.cards))} - traits
        self.known: dict[int, set[str]] = {0: set(DECK_NAMES), 1: set(DECK_NAMES)}

    def look(self, state: CardState, told: list[str]) -> None:
        for seat in (0, 1):
            codes = {card.code for side in state.observe(seat).seats for card in cards_of(side)}
            self.known[seat] |= set(told).union(*map(self._printed, codes))

    def _printed(self, code: str) -> set[str]:
        """The title of a card, and other titles that stand in its text."""
        if code not in self._titles:
            facts = self._pool.cards[self._pool.index[code]]
            text = plain_text(code, "en", self._pool)
            self._titles[code] = {facts.name} | {title for title in self.everything if title in text}
        return self._titles[code]


def leaks(window: MainWindow, hidden: set[str], known: set[str]) -> list[tuple[str, str]]:
    found = []
    for text in set(texts(window)):
        plain = text
        for title in sorted(known, key=len, reverse=True):
            plain = plain.replace(title, "")
        found += [(title, text[:120]) for title in hidden if re.search(rf"\b{re.escape(title)}\b", plain)]
    return found


def test_hot_seat_shows_no_card_to_the_wrong_eyes(window: MainWindow, qtbot: QtBot, pool: Pool) -> None:
    port = duel(window, "person", 8)
    running = port._game  # type: ignore[attr-defined]  # the test alone looks behind the port
    eyes = Eyes(pool, running.state)
    stream = Stream(4)
    veils = 0
    told = 0
    for _ in range(160):
        fresh = [
            running.state.facts(card).name
            for entry in running.entries[told:]
            if entry.readers < 0
            for card in (entry.subject, *entry.cards)
            if 0 <= card < len(running.state.cards)
        ]
        told = len(running.entries)
        eyes.look(running.state, fresh)
        both = eyes.known[0] & eyes.known[1]
        if port.viewer() == -1:
            veils += 1
            if veils % 3 == 1:
                assert leaks(window, eyes.everything - both, both) == []
            port.reveal_to(running.decision.seat)
            known = eyes.known[port.viewer()]
            if veils % 3 == 1:
                assert leaks(window, eyes.everything - known, known) == []
        found = seen(window)
        if found is None or found.outcome is not None:
            break
        assert found.decision is not None and found.decision.seat == port.viewer()
        port.choose(stream.pick([c for c in found.decision.options if c[0] != "name"] or list(found.decision.options)))
    assert veils > 10
