"""Looking back on a game: every position as it was, jumps by phase, round and line, one seat's view or all open."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from agot_desktop import paths
from agot_desktop.controller.qt_replay import QtReplay, Update
from agot_desktop.controller.qt_start import QtStart
from agot_desktop.controller.replay import KEPT_EVERY, Replay
from agot_desktop.controller.words import english
from agot_desktop.model.cardgame.observation import Observation
from agot_desktop.model.kernel.rng import Stream
from agot_desktop.storage.store import Store
from tests.controller import kill_player
from tests.controller.test_going_back import at_own_turn
from tests.controller.test_running_game import begin, play
from tests.controller.toy_game import ToyRules


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "games.db") as opened:
        yield opened


def test_every_position_is_as_it_was(store: Store) -> None:
    game, saved = kill_player.begin(store, 5)
    stream, digests = Stream(5), [game.state.digest()]
    while game.decision is not None and len(game.steps) < 120:
        game.choose(stream.pick(game.decision.options))
        digests.append(game.state.digest())
    back = Replay(kill_player.RULES, game.setup, saved.current_path(), saved)
    assert back.length == len(game.steps) > 2 * KEPT_EVERY
    for depth in (0, back.length, 1, KEPT_EVERY, KEPT_EVERY - 1, KEPT_EVERY + 1, *range(back.length, 0, -7)):
        assert back.state(depth).digest() == digests[depth]
    assert list(map(repr, back.entries)) == list(map(repr, game.entries))
    assert [back.told(depth) for depth in range(1, back.length + 1)] == [step.told for step in game.steps]
    for beyond in (-1, back.length + 1):
        with pytest.raises(IndexError):
            back.state(beyond)


def test_marks_lead_from_phase_to_phase_and_round_to_round(store: Store) -> None:
    game, saved = begin(store)
    play(game, 99)
    back = Replay(ToyRules(), game.setup, saved.current_path(), saved)
    places = [(mark.place.round, mark.place.phase) for mark in back.marks]
    assert places == [(n, phase) for n in (1, 2, 3) for phase in ("morning", "evening")]
    depths = [mark.depth for mark in back.marks]
    assert depths[0] == 0 and depths == sorted(depths)
    assert back.next_mark(0, 1) == depths[1] and back.next_mark(depths[1], -1) == 0
    assert back.next_mark(depths[1] + 1, -1) == depths[1]
    assert back.next_mark(0, 1, rounds=True) == depths[2]
    assert back.next_mark(depths[3], -1, rounds=True) == depths[2]
    assert back.next_mark(depths[-1], 1) == back.length and back.next_mark(0, -1) == 0
    for number in range(len(back.entries)):
        depth = back.depth_of_entry(number)
        assert back.told(depth) > number and (depth == 0 or back.told(depth - 1) <= number)


def test_another_line_than_the_played_one_can_be_looked_back_on(store: Store) -> None:
    game, saved = begin(store)
    play(game, 9)
    at_own_turn(game)
    left, digest = game.steps[-1].id, game.state.digest()
    game.rewind(game.rewind_targets()[1])
    play(game, 3, seed=8)
    before = game.state.digest()
    back = Replay(ToyRules(), game.setup, saved.path(left), saved)
    assert back.state(back.length).digest() == digest != before
    assert game.state.digest() == before and saved.current_path()[-1].id == game.steps[-1].id


class Watcher:
    def __init__(self, port: QtReplay) -> None:
        self.port = port
        self.updates: list[Update] = []
        port.changed.connect(self.updates.append)

    @property
    def seen(self) -> Observation:
        found = self.updates[-1].observation
        assert isinstance(found, Observation)
        return found

    def lines(self) -> list[str]:
        """All lines on the screen now."""
        found: list[str] = []
        for update in self.updates:
            found = [line.text for line in update.lines] if update.fresh else found + [li.text for li in update.lines]
        return found


@pytest.fixture
def replay(tmp_path: Path, qtbot: QtBot) -> Iterator[Watcher]:
    """A hand-of-the-king game of some rounds between two people, looked back on from the first seat."""
    with Store.open(tmp_path / "agot-desktop.db") as opened:
        game, _ = kill_player.begin(opened, 11)
        stream = Stream(11)
        while game.decision is not None and len(game.steps) < 150:
            game.choose(stream.pick(game.decision.options))
        game.close()
    start = QtStart(tmp_path, paths.resources(), english, lambda: "en")
    watcher = Watcher(start.replay(start.games()[0].id))
    watcher.port.show(fresh=True)
    yield watcher
    start.close()


def test_the_port_shows_a_seats_view_or_all_cards(replay: Watcher) -> None:
    port = replay.port
    port.go(port.length)
    own, other = replay.seen.seats
    assert len(own.hand) == own.hand_count and len(other.hand) < other.hand_count
    port.set_view(0, True)
    assert len(replay.seen.seats[1].hand) == other.hand_count and replay.seen.seat == 0
    assert replay.seen.seats[1].known_deck == ()
    port.set_view(1, False)
    assert replay.seen.seat == 1 and len(replay.seen.seats[0].hand) < own.hand_count


def test_nothing_can_be_chosen_while_looking_back(replay: Watcher) -> None:
    for depth in range(0, replay.port.length + 1, 9):
        replay.port.go(depth)
        assert replay.seen.decision is None or replay.seen.decision.options == ()


def test_the_log_grows_and_shrinks_with_the_position(replay: Watcher) -> None:
    port = replay.port
    every = [line.text for _, line in port.all_lines()]
    port.go(port.length)
    assert replay.lines() == every
    port.go(40)
    assert replay.lines() == every[: len(replay.lines())] and len(replay.lines()) < len(every)
    port.step(1)
    port.step(-1)
    port.go(port.length)
    assert replay.lines() == every


def test_jumps_by_phase_round_and_line(replay: Watcher) -> None:
    port = replay.port
    marks = port.marks()
    assert marks[0].depth == 0 and marks[0].opens_round
    second = next(mark for mark in marks if mark.label.startswith("Round 2"))
    assert second.opens_round
    port.go(0)
    while port.depth < second.depth:
        port.next_phase(1)
    assert port.depth == second.depth and replay.seen.round == 2
    port.next_round(-1)
    assert replay.seen.round == 1
    number, line = next((n, li) for n, li in port.all_lines() if li.text == "Round 2")
    port.go_to_line(number)
    assert line.text in replay.lines() and replay.seen.round == 2


def test_it_plays_by_itself_to_the_end_and_stops(qtbot: QtBot, replay: Watcher) -> None:
    port = replay.port
    told: list[bool] = []
    port.played.connect(told.append)
    port.set_pace(0)
    port.go(port.length - 3)
    port.play()
    assert port.playing()
    qtbot.waitUntil(lambda: not port.playing(), timeout=5000)
    assert port.depth == port.length and told == [True, False]
    port.play()
    assert port.depth == 0  # from the start again
    port.pause()
    assert told == [True, False, True, False]
