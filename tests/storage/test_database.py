"""Opening and closing the file, transactions, and everything that can be in the way."""

import os
import random
import shutil
import sqlite3
import tempfile
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from agot_desktop.storage.database import Database
from agot_desktop.storage.errors import (
    BugError,
    CannotOpenError,
    DamagedFileError,
    DiskFullError,
    FileGoneError,
    KnownError,
    LockedError,
    NewerFileError,
    NoSuchRecordError,
    NotOurFileError,
    ReadOnlyError,
)
from agot_desktop.storage.files import APPLICATION_ID, set_aside
from agot_desktop.storage.migrations import STEPS
from agot_desktop.storage.records import CampaignId
from agot_desktop.storage.store import Store

NOBODY = 65534


def folder_bytes(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def pragma(database: Database, name: str) -> object:
    with database.reading() as connection:
        return connection.exec_driver_sql(f"PRAGMA {name}").scalar()


def test_an_open_file_is_safe(store, path):
    settings = {name: pragma(store.database, name) for name in ("journal_mode", "synchronous", "foreign_keys")}
    assert settings == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    assert pragma(store.database, "user_version") == STEPS.newest
    assert pragma(store.database, "application_id") == APPLICATION_ID


def test_a_closed_file_stands_alone(filled):
    assert [file.name for file in filled.parent.iterdir()] == [filled.name]


def test_opening_a_file_again_makes_no_copy(filled):
    with Database.open(filled) as database:
        assert database.backup is None
    assert [file.name for file in filled.parent.iterdir()] == [filled.name]


@pytest.mark.parametrize("name", ["Hry o trůny", "Игра", "a?b#c%20d&mode=memory", "file:x", "🐺", 'it\'s "it"'])
def test_any_name_of_file_and_folder(tmp_path, setup, name):
    path = tmp_path / name / f"{name}.sqlite"
    with Store.open(path) as store:
        store.campaigns.start(name, setup)
    assert path.read_bytes().startswith(b"SQLite format 3")
    with Store.open(path) as store:
        assert [line.name for line in store.campaigns.list_games()] == [name]


def test_a_relative_path_means_the_same_after_a_change_of_folder(tmp_path, monkeypatch, setup):
    monkeypatch.chdir(tmp_path)
    with Store.open(Path("games.sqlite")) as store:
        monkeypatch.chdir(tmp_path.parent)
        store.campaigns.start("Game", setup)
        assert store.database.path == tmp_path / "games.sqlite"


def test_a_transaction_that_fails_leaves_nothing(store, setup):
    with pytest.raises(ZeroDivisionError), store.database.transaction() as connection:
        connection.exec_driver_sql(
            "INSERT INTO campaign (name, seats, notes, created, changed) VALUES ('x', '[]', '', 0, 0)"
        )
        raise ZeroDivisionError
    assert store.campaigns.list_games() == []
    store.campaigns.start("Game", setup)
    assert len(store.campaigns.list_games()) == 1


def test_what_is_written_while_reading_is_dropped(store, setup):
    store.campaigns.start("Game", setup)
    with store.database.reading() as connection:
        connection.exec_driver_sql("DELETE FROM campaign")
    assert len(store.campaigns.list_games()) == 1


def test_transactions_do_not_nest(store, setup):
    with store.database.transaction(), pytest.raises(BugError, match="nest"):
        store.campaigns.start("Game", setup)
    store.campaigns.start("Game", setup)


def test_reading_sees_one_moment(store, path, setup):
    query = "SELECT count(*) FROM campaign"
    with Store.open(path) as other, store.database.reading() as connection:
        before = connection.exec_driver_sql(query).scalar()
        other.campaigns.start("Game", setup)
        assert connection.exec_driver_sql(query).scalar() == before == 0
    assert len(store.campaigns.list_games()) == 1


def test_a_closed_database_says_so(path, setup):
    store = Store.open(path)
    store.close()
    store.close()
    with pytest.raises(BugError, match="closed"):
        store.campaigns.start("Game", setup)


def test_a_database_belongs_to_its_thread(store):
    raised: list[Exception] = []

    def use():
        try:
            store.campaigns.list_games()
        except Exception as error:
            raised.append(error)

    thread = threading.Thread(target=use)
    thread.start()
    thread.join()
    assert [type(error) for error in raised] == [BugError]
    assert store.campaigns.list_games() == []


def test_a_wrong_statement_is_a_bug_and_no_mishap(store):
    with pytest.raises(BugError), store.database.transaction() as connection:
        connection.exec_driver_sql("SELECT * FROM dragons")
    with pytest.raises(NoSuchRecordError) as caught:
        store.campaigns.get(CampaignId(5))
    assert (caught.value.kind, caught.value.key) == ("campaign", (5,))


# --- files that are not for us ---


def test_a_newer_file_is_refused_untouched(filled):
    with closing(sqlite3.connect(filled)) as raw:
        raw.execute(f"PRAGMA user_version = {STEPS.newest + 3}")
        raw.commit()
    before = folder_bytes(filled.parent)
    with pytest.raises(NewerFileError) as caught:
        Database.open(filled)
    assert (caught.value.found, caught.value.supported) == (STEPS.newest + 3, STEPS.newest)
    assert folder_bytes(filled.parent) == before


def test_a_newer_version_that_stands_in_the_log_only_is_seen(filled, tmp_path):
    left = tmp_path / "left by a program that died"
    left.mkdir()
    with closing(sqlite3.connect(filled)) as raw:
        raw.execute(f"PRAGMA user_version = {STEPS.newest + 1}")
        raw.commit()
        for suffix in ("", "-wal"):
            shutil.copyfile(f"{filled}{suffix}", left / f"games.sqlite{suffix}")
    before = folder_bytes(left)
    assert int.from_bytes(before["games.sqlite"][60:64], "big") == STEPS.newest
    with pytest.raises(NewerFileError):
        Database.open(left / "games.sqlite")
    assert folder_bytes(left) == before


@pytest.mark.parametrize("mark", ["", "PRAGMA application_id = 77", "PRAGMA user_version = 1"])
def test_the_database_of_another_program_is_refused_untouched(path, mark):
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("CREATE TABLE bookmarks (url)")
        raw.execute(mark)
        raw.commit()
    before = folder_bytes(path.parent)
    with pytest.raises(NotOurFileError):
        Database.open(path)
    assert folder_bytes(path.parent) == before


def test_an_empty_file_is_a_new_one(path, setup):
    path.parent.mkdir()
    path.touch()
    with Store.open(path) as store:
        store.campaigns.start("Game", setup)


def test_a_folder_is_no_file(path):
    path.mkdir(parents=True)
    with pytest.raises(CannotOpenError):
        Database.open(path)


def test_a_file_where_the_folder_should_be(path):
    path.parent.write_text("in the way")
    with pytest.raises(CannotOpenError):
        Database.open(path)
    assert path.parent.read_text() == "in the way"


# --- damage ---


@pytest.mark.parametrize("content", [b"x", b"once upon a time" * 400, b"SQLite format 3\x00" + b"\xff" * 4080])
def test_what_is_no_database_is_damaged_and_stays_as_it_is(path, content):
    path.parent.mkdir()
    path.write_bytes(content)
    with pytest.raises(KnownError) as caught:
        Database.open(path)
    assert isinstance(caught.value, DamagedFileError | NotOurFileError)
    assert folder_bytes(path.parent) == {path.name: content}


def test_a_cut_file_is_damaged(filled):
    whole = filled.read_bytes()
    filled.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(DamagedFileError) as caught:
        Database.open(filled)
    assert caught.value.path == filled
    assert caught.value.details
    assert folder_bytes(filled.parent) == {filled.name: whole[: len(whole) // 2]}


def test_an_index_that_disagrees_with_its_table_is_found(filled):
    with closing(sqlite3.connect(filled)) as raw:
        raw.execute("PRAGMA writable_schema = ON")
        raw.execute("UPDATE sqlite_master SET sql = replace(sql, 'parent_id', 'depth') WHERE name = 'move_children'")
        raw.commit()
    with Database.open(filled) as database, pytest.raises(DamagedFileError):
        database.check()


def test_a_file_of_an_unknown_format_is_damaged(filled):
    content = bytearray(filled.read_bytes())
    content[44:48] = (9).to_bytes(4, "big")
    filled.write_bytes(content)
    with pytest.raises(DamagedFileError):
        Database.open(filled)


@pytest.mark.parametrize("seed", range(20))
def test_random_damage_is_never_taken_for_a_bug(filled, seed):
    rng = random.Random(seed)
    content = bytearray(filled.read_bytes())
    for _ in range(rng.choice([1, 4, 60])):
        at = rng.randrange(len(content))
        content[at : at + 16] = rng.randbytes(len(content[at : at + 16]))
    filled.write_bytes(content)
    try:
        with Store.open(filled) as store:
            for line in store.campaigns.list_games():
                current = store.chapters.get(line.chapter_id).current_move
                store.saves.path(line.chapter_id, current)
                store.saves.newest_checkpoint_on_path(line.chapter_id, current)
    except (KnownError, NoSuchRecordError):
        pass


def test_a_damaged_file_put_aside_makes_room(filled, setup):
    filled.write_bytes(filled.read_bytes()[:5000])
    damaged = filled.read_bytes()
    Path(f"{filled}-wal").write_bytes(b"log")
    first = set_aside(filled)
    with Store.open(filled) as store:
        assert store.campaigns.list_games() == []
    second = set_aside(filled)
    assert first.read_bytes() == damaged
    assert Path(f"{first}-wal").read_bytes() == b"log"
    assert second not in (first, filled)
    assert not filled.exists()


# --- no permission, no room, no access ---


@pytest.fixture
def common_folder() -> Iterator[Path]:
    """A folder that the user called nobody may enter, which those of pytest are not."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    folder.chmod(0o755)
    shutil.rmtree(folder)


@pytest.fixture
def without_root() -> Iterator[None]:
    """Run the test as an ordinary user, as nothing is read-only to root."""
    if not hasattr(os, "geteuid"):
        pytest.skip("file modes mean something else here")
    root = os.geteuid() == 0
    if root:
        os.seteuid(NOBODY)
    yield
    if root:
        os.seteuid(0)


@pytest.fixture
def in_common_folder(common_folder, setup) -> Path:
    path = common_folder / "games.sqlite"
    with Store.open(path) as store:
        store.campaigns.start("Game", setup)
    return path


@pytest.mark.parametrize("file_mode", [0o444, 0o666, 0o000])
def test_a_read_only_folder(in_common_folder, file_mode, request):
    in_common_folder.chmod(file_mode)
    in_common_folder.parent.chmod(0o555)
    before = folder_bytes(in_common_folder.parent) if file_mode else None
    request.getfixturevalue("without_root")
    with pytest.raises(ReadOnlyError) as caught:
        Database.open(in_common_folder)
    assert caught.value.path == in_common_folder
    assert os.listdir(in_common_folder.parent) == ["games.sqlite"]
    assert before is None or folder_bytes(in_common_folder.parent) == before


def test_a_new_file_in_a_read_only_folder(common_folder, request):
    common_folder.chmod(0o555)
    request.getfixturevalue("without_root")
    for path in (common_folder / "games.sqlite", common_folder / "deeper" / "still" / "games.sqlite"):
        with pytest.raises(ReadOnlyError):
            Database.open(path)


def test_a_read_only_file_in_a_folder_that_may_be_written(in_common_folder, request):
    in_common_folder.chmod(0o444)
    in_common_folder.parent.chmod(0o777)
    request.getfixturevalue("without_root")
    with pytest.raises(ReadOnlyError):
        Database.open(in_common_folder)


def test_another_program_that_writes_is_waited_for_and_then_named(store, path, setup, open_quickly):
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(LockedError):
            open_quickly(path)
        other.execute("ROLLBACK")
    with Store(open_quickly(path)) as impatient:
        _, chapter = impatient.campaigns.start("Game", setup)
        with store.database.transaction(), pytest.raises(LockedError):
            impatient.saves.append_move(chapter, None, 0, "pass")
        assert impatient.chapters.get(chapter).current_move is None
        impatient.saves.append_move(chapter, None, 0, "pass")


HOLDS = """
import sqlite3, sys
other = sqlite3.connect(sys.argv[1], isolation_level=None)
other.execute("BEGIN IMMEDIATE")
print("held", flush=True)
sys.stdin.readline()
"""


@pytest.mark.skipif(not os.path.isdir("/proc/self/fd"), reason="open files are counted there")
def test_a_file_that_could_not_be_opened_is_not_left_open(filled, open_quickly, python):
    with python("-c", HOLDS, filled) as other:
        assert other.stdout.readline() == "held\n"
        before = len(os.listdir("/proc/self/fd"))
        with pytest.raises(LockedError) as caught:
            open_quickly(filled)
        assert len(os.listdir("/proc/self/fd")) == before
        assert caught.value.path == filled
        other.communicate("enough\n")


def test_an_exclusive_lock_is_named(filled, open_quickly):
    with closing(sqlite3.connect(filled, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(LockedError):
            open_quickly(filled)


def test_two_writers_wait_for_each_other(store, path, setup):
    chapters = [store.campaigns.start(name, setup)[1] for name in "ab"]

    def write():
        with Store.open(path) as other:
            move = None
            for number in range(200):
                move = other.saves.append_move(chapters[1], move, 0, f"b{number}")

    thread = threading.Thread(target=write)
    thread.start()
    move = None
    for number in range(200):
        move = store.saves.append_move(chapters[0], move, 0, f"a{number}")
    thread.join()
    for name, chapter in zip("ab", chapters, strict=True):
        path_of = store.saves.path(chapter, store.chapters.get(chapter).current_move)
        assert [m.notation for m in path_of] == [f"{name}{number}" for number in range(200)]


def test_a_full_disk_loses_nothing_and_is_got_over(store, chapter):
    with store.database.reading() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
    move, accepted = None, []
    with pytest.raises(DiskFullError):
        for number in range(10_000):
            move = store.saves.append_move(chapter, move, 0, f"choose card {number}")
            accepted.append(move)
    assert store.chapters.get(chapter).current_move == accepted[-1]
    assert [m.id for m in store.saves.path(chapter, accepted[-1])] == accepted
    with pytest.raises(DiskFullError):
        store.saves.add_checkpoint(chapter, move, {"cards": [str(n) for n in range(9000)]}, 1, 1, "plot")
    assert store.saves.checkpoints_on_path(chapter, move) == []
    with store.database.reading() as connection:
        connection.exec_driver_sql("PRAGMA max_page_count = 1000000")
    accepted.append(store.saves.append_move(chapter, move, 0, "room again"))
    assert [m.id for m in store.saves.path(chapter, accepted[-1])] == accepted
    store.database.check()


@pytest.mark.parametrize("what", ["moved", "deleted", "folder moved"])
def test_no_move_goes_into_a_file_that_is_not_there_any_more(store, path, chapter, what):
    move = store.saves.append_move(chapter, None, 0, "a")
    if what == "deleted":
        path.unlink()
    elif what == "folder moved":
        path.parent.rename(path.parent.with_name("elsewhere"))
    else:
        path.rename(path.with_name("moved.sqlite"))
    with pytest.raises(FileGoneError):
        store.saves.append_move(chapter, move, 0, "b")


def test_text_that_no_file_can_hold_is_the_callers_bug(store, chapter):
    with pytest.raises(BugError):
        store.saves.append_move(chapter, None, 0, "lone \ud83d")
    assert store.saves.children(chapter, None) == []
