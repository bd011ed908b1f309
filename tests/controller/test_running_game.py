"""A running game over a real SQLite file: what is stored when, loading, going back, and what happens on failures."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from agot_desktop.controller.game import NoSuchStepError, RunningGame, load_game, start_game
from agot_desktop.controller.saves import CheckpointMissed, Resumed, UnreadableGameError
from agot_desktop.controller.saving import StoredGame
from agot_desktop.model.kernel.errors import IllegalChoiceError
from agot_desktop.model.kernel.rng import Stream
from agot_desktop.storage.errors import DiskFullError
from agot_desktop.storage.records import ChapterId, ChapterSetup, MoveId
from agot_desktop.storage.store import Store
from tests.controller.toy_game import ToyRules, toy_setup


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "games.db") as opened:
        yield opened


def begin(store: Store, setup: ChapterSetup | None = None) -> tuple[RunningGame, StoredGame]:
    setup = setup or toy_setup()
    made: list[StoredGame] = []

    def place() -> StoredGame:
        made.append(StoredGame.create(store, "a game", setup))
        return made[0]

    game = start_game(ToyRules(), setup, place)
    return game, made[0]


def play(game: RunningGame, choices: int, seed: int = 1) -> None:
    stream = Stream(seed)
    for _ in range(choices):
        if game.decision is None:
            return
        game.choose(stream.pick(game.decision.options))


def reload(store: Store, saved: StoredGame, rules: ToyRules | None = None) -> RunningGame:
    again = StoredGame(store, saved.chapter)
    return load_game(rules or ToyRules(), again.setup(), again)


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    """What another connection sees, that is, what is committed."""
    with sqlite3.connect(path) as connection:
        found = connection.execute(query).fetchall()
    connection.close()
    return found


def test_every_choice_is_on_the_disk_before_the_next_decision_can_be_read(store: Store, tmp_path: Path) -> None:
    game, _ = begin(store)
    stream, written = Stream(3), []
    while game.decision is not None:
        choice = stream.pick(game.decision.options)
        written.append((game.decision.seat, game.rules.write(choice, game.state)))
        game.choose(choice)
        assert rows(tmp_path / "games.db", "select seat, notation from move order by id") == written


def test_a_choice_that_is_not_offered_changes_and_stores_nothing(store: Store, tmp_path: Path) -> None:
    game, _ = begin(store)
    before = game.state.digest()
    with pytest.raises(IllegalChoiceError):
        game.choose(("number", 9))
    assert (game.state.digest(), game.steps) == (before, [])
    assert rows(tmp_path / "games.db", "select count(*) from move") == [(0,)]


def test_a_choice_that_cannot_be_stored_has_not_happened(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    game, saved = begin(store)
    play(game, 3)
    before, entries = game.state.digest(), len(game.entries)

    def full(*_: object) -> MoveId:
        raise DiskFullError(store.database.path)

    with monkeypatch.context() as broken:
        broken.setattr(saved, "append", full)
        assert game.decision is not None
        with pytest.raises(DiskFullError):
            game.choose(game.decision.options[0])
    assert (game.state.digest(), len(game.steps), len(game.entries)) == (before, 3, entries)
    play(game, 4)
    assert reload(store, saved).state.digest() == game.state.digest()


def test_a_missed_checkpoint_is_told_and_costs_no_choice(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    game, saved = begin(store)

    def full(*_: object) -> None:
        raise DiskFullError(store.database.path)

    with monkeypatch.context() as broken:
        broken.setattr(saved, "add_checkpoint", full)
        play(game, 12)
    assert any(isinstance(notice, CheckpointMissed) for notice in game.take_notices())
    assert game.take_notices() == []
    assert reload(store, saved).state.digest() == game.state.digest()


@pytest.mark.parametrize("choices", [0, 1, 2, 5, 9, 14, 20, 99])
def test_a_loaded_game_is_the_one_that_was_left(store: Store, choices: int) -> None:
    game, saved = begin(store)
    play(game, choices)
    again = reload(store, saved)
    assert again.state.digest() == game.state.digest()
    assert again.steps == game.steps
    assert list(map(repr, again.entries)) == list(map(repr, game.entries))
    assert again.rewind_targets() == game.rewind_targets()
    assert again.take_notices() == []


def test_there_is_a_checkpoint_at_each_beginning_of_a_phase_and_the_load_list_follows(store: Store) -> None:
    game, saved = begin(store)
    seen = {(game.place.round, game.place.phase)}
    stream = Stream(4)
    while game.decision is not None:
        game.choose(stream.pick(game.decision.options))
        seen.add((game.place.round, game.place.phase))
        (summary,) = store.campaigns.list_games()
        assert (summary.round, summary.phase) == (game.place.round, game.place.phase)
    marks = saved.marks(game.steps[-1].id)
    assert {(mark.round, mark.phase) for mark in marks} == seen
    assert summary.status == "over" and store.campaigns.latest_open() is None


@pytest.mark.parametrize("seed", range(6))
def test_going_back_and_playing_the_same_again_gives_the_same_game(store: Store, seed: int) -> None:
    game, saved = begin(store)
    digests: dict[int, int] = {}
    stream, choices = Stream(seed), []
    while game.decision is not None:
        digests[len(game.steps)] = game.state.digest()
        choices.append(stream.pick(game.decision.options))
        game.choose(choices[-1])
    told = list(map(repr, game.entries))
    for depth in game.rewind_targets():
        game.rewind(depth)
        assert game.state.digest() == digests[depth] and len(game.steps) == depth
        assert game.decision is not None and game.decision.seat == 0 and not game.decision.picked
        assert reload(store, saved).state.digest() == digests[depth]
    for choice in choices[len(game.steps) :]:
        game.choose(choice)
    assert list(map(repr, game.entries)) == told
    assert len(store.saves.path(saved.chapter, game.steps[-1].id)) == len(choices)


def test_going_back_deletes_nothing_and_another_choice_makes_a_branch(store: Store, tmp_path: Path) -> None:
    game, _ = begin(store)
    play(game, 10)
    left = game.steps[-1].id
    target = game.rewind_targets()[1]
    taken = game.steps[target].notation
    game.rewind(target)
    assert rows(tmp_path / "games.db", "select count(*) from move") == [(10,)]
    assert game.decision is not None
    other = next(choice for choice in game.decision.options if game.rules.write(choice, game.state) != taken)
    game.choose(other)
    assert rows(tmp_path / "games.db", "select count(*) from move") == [(11,)]
    assert [move.notation for move in store.saves.path(ChapterId(1), left)][target] == taken


def test_a_finished_game_can_be_taken_back(store: Store) -> None:
    game, _ = begin(store)
    play(game, 99)
    assert game.decision is None
    game.rewind(game.rewind_targets()[0])
    assert game.decision is not None and store.campaigns.latest_open() is not None


def test_nothing_can_be_taken_back_from_the_middle_of_a_run(store: Store) -> None:
    alone, _ = begin(store)
    while alone.decision is not None and not alone.decision.picked:
        alone.choose(
            next(c for c in alone.decision.options if c[0] == "choose")
            if alone.decision.kind == "toy.pick"
            else alone.decision.options[0]
        )
    assert alone.decision is not None and alone.decision.seat == 0
    play(alone, 1)
    assert 2 not in alone.rewind_targets() and 1 in alone.rewind_targets()
    with pytest.raises(NoSuchStepError):
        alone.rewind(2)


def test_going_back_drops_every_order_to_pass(store: Store) -> None:
    game, _ = begin(store)
    play(game, 8)
    game.order_pass(0, "morning")
    game.order_pass(1, "morning")
    game.rewind(game.rewind_targets()[0])
    assert [passing.until for passing in game.passing] == [None, None]
    assert game.automatic_choice() is None


def test_a_choice_that_means_nothing_any_more_resumes_from_the_checkpoint_and_says_so(store: Store) -> None:
    game, saved = begin(store)
    stream = Stream(2)
    while len(saved.marks(game.steps[-1].id if game.steps else None)) < 3:
        assert game.decision is not None
        game.choose(stream.pick(game.decision.options))
    at_checkpoint, depth = game.state.digest(), len(game.steps)
    game.choose(("number", 2))
    play(game, 1)
    again = reload(store, saved, ToyRules(frozenset({"number 2"}), "toy 2"))
    assert again.state.digest() == at_checkpoint and len(again.steps) == depth
    (notice,) = again.take_notices()
    assert isinstance(notice, Resumed) and notice.lost == 2 and "number 2" in notice.reason
    assert saved.setup().rules_fingerprint == "toy 2"
    assert reload(store, saved, ToyRules(frozenset({"number 2"}), "toy 2")).take_notices() == []


def damage(path: Path, statement: str) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute(statement)
    connection.close()


def test_a_damaged_checkpoint_is_gone_around(store: Store, tmp_path: Path) -> None:
    game, saved = begin(store)
    play(game, 16)
    damage(tmp_path / "games.db", "update checkpoint set state = x'00' where id = (select max(id) from checkpoint)")
    again = reload(store, saved)
    assert again.state.digest() == game.state.digest() and again.take_notices() == []


def test_a_checkpoint_with_another_digest_is_not_trusted(store: Store, tmp_path: Path) -> None:
    game, saved = begin(store)
    play(game, 16)
    newest = "where id = (select max(id) from checkpoint)"
    damage(tmp_path / "games.db", f"update checkpoint set digest = digest + 1 {newest}")
    again = reload(store, saved)
    (notice,) = again.take_notices()
    assert isinstance(notice, Resumed)
    marks = [mark for mark in saved.marks(game.steps[-1].id)]
    assert len(again.steps) == marks[1].depth


def test_a_game_without_any_readable_checkpoint_is_replayed_from_its_seed(store: Store, tmp_path: Path) -> None:
    game, saved = begin(store)
    play(game, 16)
    damage(tmp_path / "games.db", "update checkpoint set state = x'00'")
    again = reload(store, saved)
    assert again.state.digest() == game.state.digest() and again.take_notices() == []
    with pytest.raises(UnreadableGameError) as refused:
        reload(store, saved, ToyRules(frozenset({game.steps[4].notation})))
    assert len(refused.value.reasons) > 1


def test_leaving_stores_the_position(store: Store) -> None:
    game, saved = begin(store)
    play(game, 2)
    game.close()
    assert saved.marks(game.steps[-1].id)[0].depth == 2
    assert reload(store, saved).state.digest() == game.state.digest()


def test_a_game_whose_process_ended_with_the_last_choice_is_noted_as_over(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, saved = begin(store)
    with monkeypatch.context() as killed:
        killed.setattr(saved, "finish", lambda outcome: None)
        play(game, 99)
    assert store.campaigns.latest_open() is not None
    assert reload(store, saved).decision is None
    assert store.campaigns.latest_open() is None


def test_a_computer_players_seed_depends_on_the_way_not_on_the_clock(store: Store) -> None:
    game, saved = begin(store)
    play(game, 5)
    assert game.player_seed() == reload(store, saved).player_seed()
    first = game.player_seed()
    play(game, 1)
    assert game.player_seed() != first
