"""The window's port of a running game: real file, real worker process, real signals; the game itself is a toy."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from agot_desktop.controller.game import RunningGame, start_game
from agot_desktop.controller.language import bare
from agot_desktop.controller.qt_game import QtGame, Update
from agot_desktop.controller.qt_players import QtPlayers
from agot_desktop.controller.saving import StoredGame
from agot_desktop.controller.sentences import Teller
from agot_desktop.controller.texts import GameTexts
from agot_desktop.controller.words import english
from agot_desktop.model.cardgame.pool import Pool
from agot_desktop.model.kernel.decision import PASS
from agot_desktop.storage.errors import DiskFullError
from agot_desktop.storage.store import Store
from tests.controller.toy_game import ToyRules, toy_setup

SERVE = """
import sys, time
sys.path.insert(0, {root!r})
from agot_desktop.ai import open_decision
from agot_desktop.ai.messages import *
from agot_desktop.ai.players import make_player
from agot_desktop.ai.player import Budget
from tests.controller.toy_game import ToyState
while (content := read_message(sys.stdin.buffer)) is not None:
    request = decode_request(content)
    state = ToyState.from_data(request.state)
    decision = open_decision.unpack(state)
    {extra}
    choice = make_player('random', request.seed).choose(state, decision, Budget())
    write_message(sys.stdout.buffer, encode_answer(Answer(request.serial, choice)))
"""
ROOT = str(Path(__file__).parents[2])


class Table:
    """A game with everything that its port said."""

    def __init__(self, port: QtGame, game: RunningGame) -> None:
        self.port = port
        self.game = game
        self.updates: list[Update] = []
        self.veils: list[int] = []
        self.thinking: list[bool] = []
        self.failures: list[str] = []
        self.ends = 0
        self.said: list[str] = []
        port.changed.connect(self._changed)
        port.veil.connect(self._veil)
        port.thinking.connect(self.thinking.append)
        port.failed.connect(self.failures.append)
        port.finished.connect(self._finished)

    def _changed(self, update: Update) -> None:
        self.updates.append(update)
        self.said.append("changed")

    def _veil(self, seat: int) -> None:
        self.veils.append(seat)
        self.said.append("veil")

    def _finished(self) -> None:
        self.ends += 1

    def first_choice(self) -> tuple[str | int, ...]:
        assert self.game.decision is not None
        return self.game.decision.options[0]

    def waits_for_person(self) -> bool:
        decision = self.game.decision
        return decision is None or self.game.player(decision.seat) == "person"


Make = Callable[..., Table]


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path, pool: Pool) -> Iterator[Make]:
    with Store.open(tmp_path / "games.db") as store:
        made: list[tuple[QtGame, QtPlayers]] = []

        def make(*players: str, extra: str = "", seed: int = 5) -> Table:
            setup = toy_setup(*players, seed=seed)
            game = start_game(ToyRules(), setup, lambda: StoredGame.create(store, "a game", setup))
            program = SERVE.format(root=ROOT, extra=extra)
            computers = QtPlayers(tmp_path, command=(sys.executable, "-c", program))
            names = [seat.name for seat in setup.seats]
            texts = GameTexts(pool, bare(), names)
            port = QtGame(game, texts, Teller(pool, names, str), str, computers, english)
            port.set_pace(0)
            made.append((port, computers))
            return Table(port, game)

        yield make
        for port, computers in made:
            port.close()
            computers.close()


def play_person(qtbot: QtBot, table: Table) -> None:
    """One choice of the person, and on until he is asked again."""
    table.port.choose(table.first_choice())
    qtbot.waitUntil(table.waits_for_person, timeout=20_000)


def test_nothing_is_said_before_it_begins(qtbot: QtBot, table: Make) -> None:
    game = table("person", "random")
    game.port.choose(game.first_choice())
    assert game.updates == [] and game.game.steps == []
    game.port.begin()
    assert len(game.updates) == 1 and game.updates[0].fresh


def test_a_game_against_the_computer_goes_to_its_end(qtbot: QtBot, table: Make) -> None:
    game = table("person", "random")
    game.port.begin()
    while game.game.decision is not None:
        play_person(qtbot, game)
    assert game.ends == 1 and game.failures == [] and game.port.viewer() == 0
    assert {update.observation["seat"] for update in game.updates} == {0}
    assert game.thinking[0] and not game.thinking[-1]
    assert game.thinking == [bool(n % 2 == 0) for n in range(len(game.thinking))]
    told = [entry for entry in game.game.entries if entry.kind == "phase_begins"]
    assert [line.text for update in game.updates for line in update.lines if line.head] == [
        entry.word.capitalize() for entry in told
    ]


def test_each_move_of_the_computer_is_shown_by_itself(qtbot: QtBot, table: Make) -> None:
    game = table("person", "random")
    game.port.begin()
    while game.game.decision is not None:
        play_person(qtbot, game)
    assert len(game.updates) == 1 + len(game.game.steps)


def test_moves_are_shown_at_the_pace_that_is_set(qtbot: QtBot, table: Make) -> None:
    game = table("random", "random")
    game.port.set_pace(5000)
    game.port.begin()
    qtbot.wait(700)
    assert game.game.steps == []
    game.port.set_pace(0)
    qtbot.waitUntil(lambda: game.ends == 1, timeout=20_000)


def test_a_choice_is_refused_while_the_computer_thinks(qtbot: QtBot, table: Make) -> None:
    game = table("random", "person", extra="time.sleep(0.3)")
    game.port.begin()
    game.port.choose(game.first_choice())
    assert len(game.failures) == 1 and game.game.steps == []


def test_the_same_seeds_give_the_same_game(qtbot: QtBot, table: Make) -> None:
    digests = []
    for _ in range(2):
        game = table("random", "random", seed=9)
        game.port.begin()
        qtbot.waitUntil(lambda game=game: game.ends == 1, timeout=20_000)
        digests.append(([step.notation for step in game.game.steps], game.game.state.digest()))
    assert digests[0] == digests[1]


def test_the_computer_gets_a_determinized_state(qtbot: QtBot, table: Make) -> None:
    game = table("person", "random", seed=6, extra="assert state.secrets[0] != 13, 'the real secret'")
    assert game.game.state.secrets == [13, 13]
    game.port.begin()
    while game.game.decision is not None:
        play_person(qtbot, game)
    assert game.failures == []


def test_hot_seat_shows_nothing_of_a_seat_before_its_veil_is_lifted(qtbot: QtBot, table: Make) -> None:
    game = table("person", "person")
    game.port.begin()
    assert game.said == ["veil"] and game.port.viewer() == -1
    game.port.choose(game.first_choice())
    assert game.game.steps == [] and game.updates == []
    game.port.reveal_to(1)
    assert game.updates == []
    seat = 0
    while game.game.decision is not None:
        if game.port.viewer() == -1:
            assert game.veils[-1] == game.game.decision.seat
            seat = game.game.decision.seat
            game.port.reveal_to(seat)
            assert game.updates[-1].fresh
        before = len(game.updates)
        game.port.choose(game.first_choice())
        assert all(update.observation["seat"] == seat for update in game.updates[before:])
    assert game.ends == 1


def test_a_seat_that_returns_reads_what_it_missed_as_new(qtbot: QtBot, table: Make) -> None:
    game = table("person", "person")
    game.port.begin()
    game.port.reveal_to(0)
    while game.port.viewer() == 0:
        game.port.choose(game.first_choice())
    game.port.reveal_to(1)
    lines = game.updates[-1].lines
    assert [line.new for line in lines] == [True] * len(lines)
    while game.port.viewer() == 1:
        game.port.choose(game.first_choice())
    game.port.reveal_to(0)
    assert game.updates[-1].lines[0].new is False


def test_going_back_replaces_the_log_and_drops_orders(qtbot: QtBot, table: Make) -> None:
    game = table("person", "random")
    game.port.begin()
    for _ in range(8):
        play_person(qtbot, game)
    game.port.set_stops(frozenset({"evening"}))
    targets = game.port.undo_targets()
    assert game.port.undo_reason() == "" and targets[-1].label.startswith("Round 1")
    game.port.undo(targets[-1].id)
    assert game.updates[-1].fresh and game.game.steps == [] and game.port.pass_until() is None
    assert len(game.updates[-1].lines) == 1 and not game.updates[-1].lines[0].new
    assert game.port.undo_reason() != ""
    game.port.undo(99)
    assert len(game.failures) == 1


def test_going_back_while_the_computer_thinks_drops_its_answer(qtbot: QtBot, table: Make) -> None:
    game = table("person", "random", extra="time.sleep(0.4)")
    game.port.begin()
    while game.waits_for_person():
        game.port.choose(game.first_choice())
    assert game.thinking == [True]
    game.port.undo(game.port.undo_targets()[0].id)
    steps = len(game.game.steps)
    assert game.thinking == [True, False]
    qtbot.wait(900)
    assert len(game.game.steps) == steps and game.failures == []


def test_passing_by_itself_goes_on_until_something_must_be_answered(qtbot: QtBot, table: Make) -> None:
    game = table("person", "random")
    game.port.begin()
    game.port.set_pass_until("morning")
    assert game.game.steps[0].choice == PASS
    assert game.port.pass_until() == "morning"
    game.port.set_pass_until(None)
    assert game.port.pass_until() is None


def test_a_player_that_crashes_is_asked_again(qtbot: QtBot, table: Make, tmp_path: Path) -> None:
    flag = tmp_path / "crashed"
    game = table(
        "person",
        "random",
        extra=f"import pathlib; p = pathlib.Path({str(flag)!r}); p.exists() or (p.touch(), sys.exit(9))",
    )
    game.port.begin()
    while game.game.decision is not None:
        play_person(qtbot, game)
    assert flag.exists() and game.failures == []


def test_a_player_that_always_crashes_does_not_stop_the_game_and_is_named(qtbot: QtBot, table: Make) -> None:
    game = table("person", "random", extra="sys.exit(9)")
    game.port.begin()
    play_person(qtbot, game)
    while game.game.decision is not None and not game.failures:
        play_person(qtbot, game)
    assert "random 1 could not decide" in game.failures[0]
    assert next(step.choice for step in game.game.steps if step.seat == 1) == PASS


def test_an_illegal_answer_counts_as_a_failure(qtbot: QtBot, table: Make) -> None:
    lies = "write_message(sys.stdout.buffer, encode_answer(Answer(request.serial, ('fly', 3)))); continue"
    game = table("person", "random", extra=lies)
    game.port.begin()
    while not game.failures:
        play_person(qtbot, game)
    assert "could not decide" in game.failures[0]


def test_a_full_disk_is_told_and_the_choice_can_be_made_again(
    qtbot: QtBot, table: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = table("person", "person")
    game.port.begin()
    game.port.reveal_to(0)
    with monkeypatch.context() as broken:

        def full(*_: Any) -> None:
            raise DiskFullError(Path("games.db"))

        broken.setattr(game.game._saves, "append", full)
        game.port.choose(game.first_choice())
    assert "disk is full" in game.failures[0] and game.game.steps == []
    game.port.choose(game.first_choice())
    assert len(game.game.steps) == 1


def test_a_slot_that_answers_at_once_does_not_disturb(qtbot: QtBot, table: Make) -> None:
    game = table("person", "person")
    game.port.veil.connect(game.port.reveal_to)

    def answer(update: Update) -> None:
        if game.game.decision is not None and game.game.decision.seat == game.port.viewer():
            game.port.choose(game.first_choice())

    game.port.changed.connect(answer)
    game.port.begin()
    assert game.ends == 1 and game.failures == []


def test_leaving_stops_everything(qtbot: QtBot, table: Make) -> None:
    game = table("random", "random", extra="time.sleep(0.2)")
    game.port.begin()
    game.port.close()
    steps = len(game.game.steps)
    qtbot.wait(600)
    assert len(game.game.steps) == steps and game.ends == 0
    game.port.close()
