"""Starting, leaving, loading and tending games as the window does it, with everything real."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from agot_desktop import paths
from agot_desktop.controller.qt_game import QtGame, Update
from agot_desktop.controller.qt_start import FILE_NAME, QtStart
from agot_desktop.controller.words import english
from agot_desktop.model.cardgame.pool import Pool
from agot_desktop.model.kernel.rng import Stream
from agot_desktop.storage.store import Store
from agot_desktop.view.ports import GameConfig, SeatConfig


@pytest.fixture
def start(tmp_path: Path, pool: Pool, qtbot: QtBot) -> Iterator[QtStart]:
    made = QtStart(tmp_path, paths.resources(), english, lambda: "en")
    yield made
    made.close()


def duel(first: str = "person", second: str = "random", *, seed: int = 3, round_limit: int = 2) -> GameConfig:
    return GameConfig(
        "A duel",
        "hand_of_the_king",
        (SeatConfig("Anna", first, "shipped:stark"), SeatConfig("Tywin", second, "shipped:lannister")),
        round_limit=round_limit,
        seed=seed,
    )


def decide(port: QtGame, update: Update, stream: Stream) -> bool:
    """Chooses for the viewer, if it is his turn."""
    decision = update.observation.decision
    if decision is None or decision.seat != port.viewer() or not decision.options:
        return False
    port.choose(stream.pick(decision.options))
    return True


class Watcher:
    """Keeps the newest update of a port."""

    def __init__(self, port: QtGame) -> None:
        port.set_pace(0)
        self.port = port
        self.updates: list[Update] = []
        self.failures: list[str] = []
        self.ended = False
        port.changed.connect(self.updates.append)
        port.failed.connect(self.failures.append)
        port.finished.connect(self._end)

    def _end(self) -> None:
        self.ended = True

    @property
    def last(self) -> Update:
        return self.updates[-1]

    def asked(self) -> bool:
        decision = self.last.observation.decision
        return self.ended or (decision is not None and decision.seat == self.port.viewer())

    def play(self, qtbot: QtBot, stream: Stream, choices: int) -> None:
        for _ in range(choices):
            qtbot.waitUntil(self.asked, timeout=30_000)
            if self.ended or not decide(self.port, self.last, stream):
                return
        qtbot.waitUntil(self.asked, timeout=30_000)


def test_a_duel_is_begun_left_loaded_and_played_to_its_end(start: QtStart, qtbot: QtBot) -> None:
    assert start.games() == [] and start.latest() is None
    port = start.new_game(duel())
    watcher = Watcher(port)
    port.begin()
    stream = Stream(1)
    watcher.play(qtbot, stream, 12)
    left = watcher.last.observation
    port.close()
    row = start.latest()
    assert row is not None and row.names == ("Anna", "Tywin") and row.houses == ("Stark", "Lannister")
    again = Watcher(start.load(row.id))
    again.port.begin()
    assert again.last.fresh and again.last.observation == left
    again.play(qtbot, stream, 3000)
    assert again.ended and again.last.observation.outcome is not None and again.failures == []
    assert start.latest() is None and start.games()[0].finished
    powers = tuple(seat.power for seat in again.last.observation.seats)
    assert start.games()[0].power == powers


def test_a_computer_plays_a_computer_while_one_watches(start: QtStart, qtbot: QtBot) -> None:
    port = start.new_game(duel("random", "random"))
    watcher = Watcher(port)
    port.begin()
    qtbot.waitUntil(lambda: watcher.ended, timeout=60_000)
    assert watcher.failures == [] and {update.observation.seat for update in watcher.updates} == {0}


def test_every_reason_against_a_game_is_given_and_the_first_is_raised(start: QtStart) -> None:
    bad = replace(duel(), name="", seats=(duel().seats[0], duel().seats[0]))
    reasons = start.check(bad)
    assert len(reasons) == 2
    with pytest.raises(ValueError, match=reasons[0]):
        start.new_game(bad)
    assert start.games() == [] and start.check(duel()) == []


def test_games_are_renamed_and_deleted_even_while_they_run(start: QtStart, qtbot: QtBot) -> None:
    port = start.new_game(duel())
    port.begin()
    (row,) = start.games()
    start.rename(row.id, "  The war ")
    assert start.games()[0].name == "The war"
    with pytest.raises(ValueError):
        start.rename(row.id, "   ")
    start.delete(row.id)
    assert start.games() == [] and not port.is_open()
    with pytest.raises(ValueError):
        start.load(row.id)


def test_starting_another_game_leaves_the_one_before(start: QtStart, qtbot: QtBot) -> None:
    first = start.new_game(duel())
    first.begin()
    second = start.new_game(duel(seed=4))
    second.begin()
    assert not first.is_open() and second.is_open() and len(start.games()) == 2


def test_nothing_is_opened_before_it_is_needed(tmp_path: Path, pool: Pool, qtbot: QtBot) -> None:
    start = QtStart(tmp_path, paths.resources(), english, lambda: "en")
    assert start.texts.face("core_5").name == "Eddard Stark" and len(start.hands("Stark")) > 10
    assert not (tmp_path / FILE_NAME).exists()
    start.open()
    assert (tmp_path / FILE_NAME).exists()
    start.close()


def test_a_file_from_a_newer_program_is_told_and_left_alone(tmp_path: Path, pool: Pool, qtbot: QtBot) -> None:
    import sqlite3

    file = tmp_path / FILE_NAME
    Store.open(file).close()
    connection = sqlite3.connect(file)
    connection.execute("pragma user_version = 999")
    connection.commit()
    connection.close()
    before = file.read_bytes()
    start = QtStart(tmp_path, paths.resources(), english, lambda: "en")
    with pytest.raises(OSError, match="newer version"):
        start.open()
    assert start.games() == [] and start.latest() is None and len(start.decks()) == 6
    with pytest.raises(OSError, match="newer version"):
        start.new_game(duel())
    start.close()
    assert file.read_bytes() == before


def test_two_people_play_at_one_screen_without_a_look_at_each_other(start: QtStart, qtbot: QtBot) -> None:
    port = start.new_game(duel("person", "person"))
    watcher = Watcher(port)
    veils: list[int] = []
    port.veil.connect(veils.append)
    port.begin()
    stream = Stream(5)
    for _ in range(400):
        if watcher.ended:
            break
        if port.viewer() == -1:
            before = len(watcher.updates)
            port.choose(("keep",))
            assert len(watcher.updates) == before
            port.reveal_to(veils[-1])
        update = watcher.last
        assert update.observation.seat == port.viewer()
        other = update.observation.seats[1 - port.viewer()]
        assert other.hand == () or all(card.zone == "hand" for card in other.hand)
        if not decide(port, update, stream):
            break
    assert len(veils) > 10 and watcher.ended


def table_of_many(variant: str, players: tuple[str, ...], *, seed: int = 3) -> GameConfig:
    decks = ("shipped:stark", "shipped:lannister")
    seats = tuple(SeatConfig(f"Player {n}", player, decks[n % 2]) for n, player in enumerate(players))
    return GameConfig("A table", variant, seats, round_limit=2, seed=seed)


def test_three_people_at_one_screen_see_their_own_cards_alone(start: QtStart, qtbot: QtBot) -> None:
    port = start.new_game(table_of_many("melee", ("person", "person", "person")))
    watcher = Watcher(port)
    veils: list[int] = []
    port.veil.connect(veils.append)
    port.begin()
    stream = Stream(5)
    for _ in range(500):
        if watcher.ended:
            break
        if port.viewer() == -1:
            port.reveal_to(veils[-1])
        seen = watcher.last.observation
        assert seen.seat == port.viewer()
        for side in seen.seats:
            if side.seat != seen.seat:
                assert side.plots == () and all(card.zone == "hand" for card in side.hand)
                assert seen.round > 1 or side.hand == ()
        if not decide(port, watcher.last, stream):
            break
    assert watcher.ended and set(veils) == {0, 1, 2}


def test_giving_up_ends_the_game_for_the_one_who_is_to_choose(start: QtStart, qtbot: QtBot) -> None:
    """WIN-08."""
    port = start.new_game(duel("person", "person"))
    watcher = Watcher(port)
    veils: list[int] = []
    port.veil.connect(veils.append)
    port.begin()
    assert port.viewer() == -1 and not port.may_concede()
    port.reveal_to(veils[-1])
    viewer = port.viewer()
    assert port.may_concede()
    port.concede()
    outcome = watcher.last.observation.outcome
    assert watcher.ended and outcome is not None and outcome.winner == 1 - viewer
    assert [line.text for line in watcher.last.lines][-2:] == [
        f"{port.seat_names()[viewer]} gives up the game",
        f"{port.seat_names()[1 - viewer]} wins the game",
    ]
    assert not port.may_concede() and start.games()[0].finished
    port.undo(port.undo_targets()[0].id)
    assert watcher.last.observation.outcome is None
