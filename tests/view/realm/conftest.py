"""The real window over a real file, with a board game begun in it or set up from a scenario."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QSettings, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from agot_desktop import paths
from agot_desktop.controller.game import RunningGame
from agot_desktop.controller.qt_start import QtStart
from agot_desktop.controller.realm.ports import realm_rules
from agot_desktop.controller.realm.rules import SEATS
from agot_desktop.controller.saving import StoredGame
from agot_desktop.controller.scenarios.realm.play import open_realm
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.storage.records import PERSON, ChapterSetup, SeatRecord
from agot_desktop.view.main_window import MainWindow
from agot_desktop.view.ports import RANDOM
from agot_desktop.view.realm.director import RealmDirector
from agot_desktop.view.realm.page import RealmPage

LEFT = Qt.MouseButton.LeftButton


class Board:
    """The window and the parts of the board game in it."""

    def __init__(self, window: MainWindow, start: QtStart, qtbot: QtBot) -> None:
        self.window, self.start, self.qtbot = window, start, qtbot

    @property
    def page(self) -> RealmPage:
        found = self.window.table
        assert isinstance(found, RealmPage)
        return found

    @property
    def director(self) -> RealmDirector:
        found = self.window.director
        assert isinstance(found, RealmDirector)
        return found

    @property
    def state(self) -> RealmState:
        found = self.start._running
        assert found is not None and isinstance(found._game.state, RealmState)
        return found._game.state

    @property
    def over(self) -> bool:
        return self.director.seen is not None and self.director.seen.over

    def wait(self) -> None:
        """Until a person is asked, or the game is over, or the dialog has something to tell."""
        self.qtbot.waitUntil(
            lambda: self.over or self.director.choosing.open or self.page.dialog.isVisible(), timeout=60_000
        )
        QApplication.processEvents()

    def click_area(self, ident: str) -> None:
        """Clicks the middle of an area on the map."""
        number = self.page.faces.board.area_number[ident]
        spot = self.page.view.mapFromScene(self.page.scene.centre_of(number))
        self.qtbot.mouseClick(self.page.view.viewport(), LEFT, pos=spot)
        QApplication.processEvents()

    def press(self, words: str) -> None:
        """Presses the button of the bar that begins so."""
        found = next(b for b in self.page.prompt.buttons if b.text().startswith(words) and b.isVisible())
        self.qtbot.mouseClick(found, LEFT)
        QApplication.processEvents()

    def open_scenario(self, raw: dict[str, Any], people: tuple[int, ...]) -> None:
        """Opens the position of a scenario; the other seats are random players."""
        rules = realm_rules(paths.board())
        _head, state = open_realm(raw, rules.board)
        state.keeps_log = True
        seats = tuple(
            SeatRecord(PERSON if n in people else RANDOM, f"{house} player", house, house)
            for n, house in enumerate(SEATS)
        )
        setup = ChapterSetup("realm", "storm-of-swords", seats, 1, rules.fingerprint, (), {})
        assert state.decision is not None
        saves = StoredGame.create(self.start._store, "A position", setup)
        place = rules.place(state)
        saves.add_checkpoint(None, state.to_data(), state.digest(), place.round, place.phase)
        game = RunningGame(rules, setup, saves, state, [], [], 0)
        campaign = self.start._store.chapters.get(saves.chapter).campaign_id
        self.window.open_table(self.start._port(game, campaign))
        self.wait_or_veil()

    def wait_or_veil(self) -> None:
        """Lifts the veil where it lies, then waits."""
        QApplication.processEvents()
        for _ in range(4):
            self.qtbot.waitUntil(
                lambda: (
                    self.window.stack.currentWidget() is self.window.veil
                    or self.over
                    or self.director.choosing.open
                    or self.page.dialog.isVisible()
                ),
                timeout=60_000,
            )
            if self.window.stack.currentWidget() is not self.window.veil:
                break
            self.qtbot.mouseClick(self.window.veil.button, LEFT)
            QApplication.processEvents()
        self.wait()


def scenario(name: str) -> dict[str, Any]:
    """A scenario of the board game by the beginning of its file's name."""
    folder = Path(__file__).resolve().parents[2] / "scenarios" / "realm"
    found: dict[str, Any] = json.loads(next(folder.glob(f"{name}*")).read_text(encoding="utf-8"))
    return found


@pytest.fixture
def board(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Board]:
    """The window, shown, with no game begun."""
    chance = SimpleNamespace(randbits=random.Random(11).getrandbits)
    monkeypatch.setattr("agot_desktop.controller.qt_start.secrets", chance)
    start = QtStart(tmp_path, paths.resources(), QCoreApplication.translate, lambda: "en")
    window = MainWindow(start, QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(window)
    window.set_speed("off")
    window.resize(1280, 720)
    window.show()
    window.refresh()
    yield Board(window, start, qtbot)
    window.close()
    start.close()


Begin = Callable[..., None]


@pytest.fixture
def begin(board: Board) -> Begin:
    """Begins a board game: `people` seats for persons, the rest random players."""

    def made(people: tuple[int, ...] = (0,)) -> None:
        board.window.show_page("new")
        page = board.window.new_game
        page.choose_variant("storm-of-swords")
        for number, seat in enumerate(page.seats):
            seat.player.setCurrentIndex(seat.player.findData(PERSON if number in people else RANDOM))
        assert page.begin_button.isEnabled(), page.problems.text()
        board.qtbot.mouseClick(page.begin_button, LEFT)

    return made
