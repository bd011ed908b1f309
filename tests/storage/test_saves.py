"""Moves, branches, the pointer, checkpoints."""

import sqlite3
from contextlib import closing

import pytest

from agot_desktop.storage.errors import BugError, DamagedCheckpointError, NoSuchRecordError
from agot_desktop.storage.records import ChapterId, Checkpoint, MoveId
from agot_desktop.storage.store import Store


def play(store, chapter, parent, *notations):
    """Append one move after the other and return their ids."""
    ids = []
    for number, notation in enumerate(notations):
        parent = store.saves.append_move(chapter, parent, number % 2, notation)
        ids.append(parent)
    return ids


def words(store, chapter, move):
    return [move.notation for move in store.saves.path(chapter, move)]


def test_moves_come_back_in_order_after_reopening(path, clock, setup):
    with Store.open(path, now=clock) as store:
        _, chapter = store.campaigns.start("Game", setup)
        ids = play(store, chapter, None, "choose Dračí kámen", "use Лёд", "pass")
    with Store.open(path) as store:
        assert store.chapters.get(chapter).current_move == ids[-1]
        moves = store.saves.path(chapter, ids[-1])
    assert [(m.id, m.parent, m.seat, m.notation, m.depth, m.outcome) for m in moves] == [
        (ids[0], None, 0, "choose Dračí kámen", 1, None),
        (ids[1], ids[0], 1, "use Лёд", 2, None),
        (ids[2], ids[1], 0, "pass", 3, None),
    ]
    assert moves[0].made_at < moves[1].made_at < moves[2].made_at <= clock.time


def test_each_move_is_seen_by_another_connection_at_once(store, path, chapter):
    with Store.open(path) as other:
        (move,) = play(store, chapter, None, "pass")
        assert other.chapters.get(chapter).current_move == move
        follow = other.saves.append_move(chapter, move, 1, "done")
        assert words(store, chapter, follow) == ["pass", "done"]


def test_going_back_deletes_nothing_and_playing_on_branches(store, chapter):
    a, b, c = play(store, chapter, None, "a", "b", "c")
    store.saves.set_current(chapter, a)
    assert store.chapters.get(chapter).current_move == a
    other = store.saves.append_move(chapter, a, 1, "x")
    assert words(store, chapter, other) == ["a", "x"]
    assert words(store, chapter, c) == ["a", "b", "c"]
    assert [m.id for m in store.saves.children(chapter, a)] == [b, other]
    assert store.saves.children(chapter, c) == []


def test_the_start_can_be_gone_back_to_and_branched(store, chapter):
    a, _ = play(store, chapter, None, "a", "b")
    store.saves.set_current(chapter, None)
    assert store.chapters.get(chapter).current_move is None
    other = store.saves.append_move(chapter, None, 0, "x")
    assert [m.id for m in store.saves.children(chapter, None)] == [a, other]
    assert store.saves.path(chapter, None) == []


def test_the_same_choice_from_the_same_place_is_the_same_move(store, chapter):
    a, b, c = play(store, chapter, None, "a", "b", "c")
    store.saves.set_current(chapter, None)
    assert play(store, chapter, None, "a", "b") == [a, b]
    assert store.chapters.get(chapter).current_move == b
    assert words(store, chapter, c) == ["a", "b", "c"]


def test_the_same_words_elsewhere_or_of_another_seat_are_another_move(store, setup, chapter):
    first = store.saves.append_move(chapter, None, 0, "pass")
    deeper = store.saves.append_move(chapter, first, 0, "pass")
    other_seat = store.saves.append_move(chapter, None, 1, "pass")
    other_game = store.saves.append_move(store.campaigns.start("Other", setup)[1], None, 0, "pass")
    assert len({first, deeper, other_seat, other_game}) == 4


def test_a_move_cannot_follow_one_of_another_game(store, setup, chapter):
    (foreign,) = play(store, store.campaigns.start("Other", setup)[1], None, "a")
    with pytest.raises(NoSuchRecordError):
        store.saves.append_move(chapter, foreign, 0, "b")
    with pytest.raises(NoSuchRecordError):
        store.saves.set_current(chapter, foreign)
    with pytest.raises(NoSuchRecordError):
        store.saves.path(chapter, foreign)
    with pytest.raises(NoSuchRecordError):
        store.saves.add_checkpoint(chapter, foreign, {}, 0, 1, "plot")
    assert store.saves.children(chapter, foreign) == []
    assert store.chapters.get(chapter).current_move is None


def test_the_file_itself_refuses_a_pointer_into_another_game(store, setup, chapter):
    (foreign,) = play(store, store.campaigns.start("Other", setup)[1], None, "a")
    with pytest.raises(BugError, match="FOREIGN KEY"), store.database.transaction() as connection:
        connection.exec_driver_sql("UPDATE chapter SET current_move_id = ? WHERE id = ?", (foreign, chapter))
    insert = "INSERT INTO move (chapter_id, parent_id, seat, notation, depth, made_at) VALUES (?, ?, 0, 'b', 2, 0)"
    with pytest.raises(BugError, match="FOREIGN KEY"), store.database.transaction() as connection:
        connection.exec_driver_sql(insert, (chapter, foreign))


@pytest.mark.parametrize("parent", [None, MoveId(7)])
def test_a_game_that_is_not_there_is_named(store, parent):
    with pytest.raises(NoSuchRecordError):
        store.saves.append_move(ChapterId(99), parent, 0, "a")
    with pytest.raises(NoSuchRecordError):
        store.saves.set_current(ChapterId(99), parent)
    with pytest.raises(NoSuchRecordError):
        store.saves.newest_checkpoint_on_path(ChapterId(99), parent)


def test_checkpoints_round_trip(path, setup):
    state = {"cards": [[1, "core_8", None], [2, "Ядро", 2**64 - 1]], "frames": {"top": {"step": "ask"}}, "x": -0.5}
    with Store.open(path) as store:
        _, chapter = store.campaigns.start("Game", setup)
        (move,) = play(store, chapter, None, "a")
        identity = store.saves.add_checkpoint(chapter, move, state, 2**63 + 9, 4, "challenges")
    with Store.open(path) as store:
        found = store.saves.newest_checkpoint_on_path(chapter, move)
        assert isinstance(found, Checkpoint)
        assert found.state == state
        mark = found.mark
        assert (mark.id, mark.move, mark.depth, mark.digest) == (identity, move, 1, 2**63 + 9)
        assert (mark.round, mark.phase) == (4, "challenges")
        assert store.saves.load_checkpoint(mark) == found


def test_the_newest_checkpoint_is_looked_for_on_the_path_only(store, chapter):
    a, b, c = play(store, chapter, None, "a", "b", "c")
    x, y = play(store, chapter, a, "x", "y")
    for number, move in enumerate([None, a, c, x]):
        store.saves.add_checkpoint(chapter, move, {"n": number}, number, 1, "plot")

    def newest(move):
        found = store.saves.newest_checkpoint_on_path(chapter, move)
        return None if found is None else found.state["n"]

    assert [newest(move) for move in (None, a, b, c, x, y)] == [0, 1, 1, 2, 3, 3]
    assert [mark.move for mark in store.saves.checkpoints_on_path(chapter, y)] == [x, a, None]
    assert [mark.depth for mark in store.saves.checkpoints_on_path(chapter, c)] == [3, 1, 0]
    assert [mark.move for mark in store.saves.checkpoints_on_path(chapter, None)] == [None]


def test_without_a_checkpoint_there_is_none(store, setup, chapter):
    other = store.campaigns.start("Other", setup)[1]
    store.saves.add_checkpoint(other, None, {}, 1, 1, "plot")
    (move,) = play(store, chapter, None, "a")
    assert store.saves.newest_checkpoint_on_path(chapter, move) is None
    assert store.saves.checkpoints_on_path(chapter, move) == []


@pytest.mark.parametrize("at_start", [True, False])
def test_a_second_checkpoint_at_the_same_move_replaces_the_first(store, chapter, at_start):
    move = None if at_start else play(store, chapter, None, "a")[0]
    store.saves.add_checkpoint(chapter, move, {"n": 1}, 1, 1, "plot")
    store.saves.add_checkpoint(chapter, move, {"n": 2}, 2, 1, "draw")
    assert [mark.digest for mark in store.saves.checkpoints_on_path(chapter, move)] == [2]


def test_a_checkpoint_that_cannot_be_read_is_named_and_older_ones_can(path, setup):
    with Store.open(path) as store:
        _, chapter = store.campaigns.start("Game", setup)
        a, b = play(store, chapter, None, "a", "b")
        store.saves.add_checkpoint(chapter, a, {"n": 1}, 1, 1, "plot")
        broken = store.saves.add_checkpoint(chapter, b, {"n": 2}, 2, 1, "draw")
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("UPDATE checkpoint SET state = x'00112233' WHERE id = ?", (broken,))
    with Store.open(path) as store:
        with pytest.raises(DamagedCheckpointError) as caught:
            store.saves.newest_checkpoint_on_path(chapter, b)
        assert caught.value.checkpoint_id == broken
        older = store.saves.checkpoints_on_path(chapter, b)[1]
        assert store.saves.load_checkpoint(older).state == {"n": 1}


def test_round_and_phase_follow_the_pointer(store, chapter):
    def shown():
        (line,) = store.campaigns.list_games()
        return line.round, line.phase

    assert shown() == (0, "")
    store.saves.add_checkpoint(chapter, None, {}, 1, 1, "plot")
    assert shown() == (1, "plot")
    a, b = play(store, chapter, None, "a", "b")
    store.saves.add_checkpoint(chapter, b, {}, 2, 1, "draw")
    (c,) = play(store, chapter, b, "c")
    assert shown() == (1, "draw")
    store.saves.set_current(chapter, a)
    assert shown() == (1, "plot")
    store.saves.set_current(chapter, c)
    assert shown() == (1, "draw")
    store.saves.set_current(chapter, a)
    store.saves.append_move(chapter, a, 1, "b")
    assert shown() == (1, "draw")
    store.saves.add_checkpoint(chapter, a, {}, 3, 1, "late")
    assert shown() == (1, "draw"), "a checkpoint elsewhere is no news about where the game stands"


def test_a_path_of_thousands_of_moves(store, chapter):
    rows = [(chapter, number or None, number % 2, f"m{number}", number + 1, 0) for number in range(6000)]
    insert = "INSERT INTO move (chapter_id, parent_id, seat, notation, depth, made_at) VALUES (?, ?, ?, ?, ?, ?)"
    with store.database.transaction() as connection:
        connection.exec_driver_sql(insert, rows)
    store.saves.add_checkpoint(chapter, None, {"n": 0}, 0, 1, "plot")
    moves = store.saves.path(chapter, MoveId(6000))
    assert [move.notation for move in moves] == [f"m{number}" for number in range(6000)]
    found = store.saves.newest_checkpoint_on_path(chapter, MoveId(6000))
    assert found is not None
    assert found.mark.move is None
    (line,) = store.campaigns.list_games()
    store.campaigns.delete(line.campaign_id)
    with store.database.reading() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM move").scalar() == 0
    store.database.check()
