"""Steps to a newer version: the copy before, all or nothing, and what a step that fails leaves."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from agot_desktop.storage import migrations
from agot_desktop.storage.database import Database
from agot_desktop.storage.errors import BugError, DiskFullError, MigrationError, NewerFileError
from agot_desktop.storage.migrations import STEPS, Steps
from agot_desktop.storage.store import Store

NEXT = STEPS.newest + 1


def colour(connection: sqlite3.Connection) -> None:
    """A step such as a later version may bring: a column, a table, and values in both."""
    connection.execute("ALTER TABLE campaign ADD COLUMN colour TEXT NOT NULL DEFAULT 'grey'")
    connection.execute("CREATE TABLE sigil (campaign_id INTEGER NOT NULL REFERENCES campaign (id), file TEXT) STRICT")
    connection.execute("INSERT INTO sigil SELECT id, name FROM campaign")


def rebuild(connection: sqlite3.Connection) -> None:
    """A step that makes a table anew while others refer to it."""
    sql = connection.execute("SELECT sql FROM sqlite_master WHERE name = 'campaign'").fetchone()[0]
    connection.execute(sql.replace("CREATE TABLE campaign", "CREATE TABLE anew"))
    connection.execute("INSERT INTO anew SELECT * FROM campaign")
    connection.execute("DROP TABLE campaign")
    connection.execute("ALTER TABLE anew RENAME TO campaign")


def with_step(*more: migrations.Step) -> Steps:
    return Steps((*STEPS.in_order, *more))


def version(path: Path) -> int:
    return int.from_bytes(path.read_bytes()[60:64], "big")


def copies(path: Path) -> list[Path]:
    return sorted(file for file in path.parent.iterdir() if file != path)


def test_a_step_is_applied_after_a_copy(filled):
    before = filled.read_bytes()
    with Store(Database.open(filled, steps=with_step(colour))) as store:
        with store.database.reading() as connection:
            assert connection.exec_driver_sql("SELECT name, colour FROM campaign").all() == [("Game", "grey")]
            assert connection.exec_driver_sql("SELECT file FROM sigil").all() == [("Game",)]
        (line,) = store.campaigns.list_games()
        assert len(store.saves.path(line.chapter_id, store.chapters.get(line.chapter_id).current_move)) == 300
        backup = store.database.backup
        store.database.check()
    assert backup == filled.with_name(f"games.before-v{NEXT}.sqlite")
    assert (version(filled), version(backup)) == (NEXT, STEPS.newest)
    with Store.open(backup) as old:
        assert [line.name for line in old.campaigns.list_games()] == ["Game"]
    assert filled.read_bytes() != before


def test_a_migrated_file_is_not_migrated_again_and_refused_by_the_older_program(filled):
    Database.open(filled, steps=with_step(colour)).close()
    with Database.open(filled, steps=with_step(colour)) as database:
        assert database.backup is None
    with pytest.raises(NewerFileError):
        Database.open(filled)


def test_moves_that_stand_in_the_log_are_in_the_copy(filled):
    with Store.open(filled) as store:
        (line,) = store.campaigns.list_games()
        current = store.chapters.get(line.chapter_id).current_move
        last = store.saves.append_move(line.chapter_id, current, 0, "not yet in the file itself")
        migrated = Database.open(filled, steps=with_step(colour))
        backup = migrated.backup
        migrated.close()
    assert backup is not None
    with Store.open(backup) as old:
        assert old.saves.path(line.chapter_id, last)[-1].notation == "not yet in the file itself"


def test_a_new_file_runs_all_steps_without_a_copy(path):
    with Database.open(path, steps=with_step(colour)) as database:
        assert database.backup is None
    assert version(path) == NEXT
    assert copies(path) == []


def test_a_step_may_make_a_table_anew(filled):
    with Store(Database.open(filled, steps=with_step(rebuild))) as store:
        (line,) = store.campaigns.list_games()
        assert store.chapters.get(line.chapter_id).current_move is not None
        store.database.check()
        store.campaigns.delete(line.campaign_id)
        with store.database.reading() as connection:
            assert connection.exec_driver_sql("SELECT count(*) FROM move").scalar() == 0


def raises(connection: sqlite3.Connection) -> None:
    colour(connection)
    raise ZeroDivisionError


def wrong_sql(connection: sqlite3.Connection) -> None:
    colour(connection)
    connection.execute("ALTER TABLE dragons ADD COLUMN fire")


def breaks_a_reference(connection: sqlite3.Connection) -> None:
    connection.execute("DELETE FROM campaign")


@pytest.mark.parametrize("wrong", [raises, wrong_sql, breaks_a_reference])
def test_a_step_that_fails_leaves_the_file_as_it_was(filled, wrong):
    before = filled.read_bytes()
    with pytest.raises(MigrationError) as caught:
        Database.open(filled, steps=with_step(wrong))
    assert isinstance(caught.value, BugError)
    assert caught.value.version == NEXT
    assert caught.value.__cause__ is not None
    assert filled.read_bytes() == before
    assert copies(filled) == [caught.value.backup]
    with Store.open(filled) as store:
        assert [line.name for line in store.campaigns.list_games()] == ["Game"]


def test_the_second_of_two_steps_failing_takes_the_first_back(filled):
    before = filled.read_bytes()
    with pytest.raises(MigrationError) as caught:
        Database.open(filled, steps=with_step(rebuild, wrong_sql))
    assert caught.value.version == NEXT + 1
    assert filled.read_bytes() == before


def test_failing_again_makes_no_second_copy_but_other_content_does(filled):
    for _ in range(3):
        with pytest.raises(MigrationError):
            Database.open(filled, steps=with_step(raises))
    assert len(copies(filled)) == 1
    with Store.open(filled) as store:
        store.campaigns.rename(store.campaigns.list_games()[0].campaign_id, "Played on")
    with pytest.raises(MigrationError) as caught:
        Database.open(filled, steps=with_step(raises))
    assert caught.value.backup == filled.with_name(f"games.before-v{NEXT}-2.sqlite")
    assert len(copies(filled)) == 2


def test_a_disk_that_fills_up_during_a_step(filled):
    def large(connection: sqlite3.Connection) -> None:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")
        connection.execute("CREATE TABLE large (filling)")
        connection.execute("INSERT INTO large VALUES (zeroblob(1000000))")

    before = filled.read_bytes()
    with pytest.raises(DiskFullError):
        Database.open(filled, steps=with_step(large))
    assert filled.read_bytes() == before
    Database.open(filled, steps=with_step(colour)).close()
    assert version(filled) == NEXT


DIES = """
import os, signal, sys
from pathlib import Path
from agot_desktop.storage.database import Database
from agot_desktop.storage.migrations import STEPS, Steps

def dies(connection):
    connection.execute("CREATE TABLE half (done)")
    connection.execute("DELETE FROM checkpoint")
    os.kill(os.getpid(), signal.SIGKILL)

Database.open(Path(sys.argv[1]), steps=Steps((*STEPS.in_order, dies)))
"""


def test_a_program_that_dies_in_a_step(filled, python):
    with python("-c", DIES, filled) as process:
        _, err = process.communicate()
    assert (process.returncode, err) == (-9, "")
    with Store.open(filled) as store:
        (line,) = store.campaigns.list_games()
        current = store.chapters.get(line.chapter_id).current_move
        assert store.saves.newest_checkpoint_on_path(line.chapter_id, current) is not None
        with store.database.reading() as connection:
            assert connection.exec_driver_sql("SELECT name FROM sqlite_master WHERE name = 'half'").all() == []


OPENS = """
import sys
from pathlib import Path
from agot_desktop.storage.store import Store
sys.stdin.readline()
with Store.open(Path(sys.argv[1])) as store:
    print(store.campaigns.list_games())
"""


def test_two_programs_may_make_the_file_at_the_same_time(path, python):
    processes = [python("-c", OPENS, path) for _ in range(3)]
    for process in processes:
        process.stdin.write("go\n")
        process.stdin.flush()
    for process in processes:
        with process:
            assert process.communicate() == ("[]\n", "")
    Database.open(path).close()


def test_the_copy_is_never_half_there(filled, monkeypatch):
    def fails(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    before = filled.read_bytes()
    monkeypatch.setattr("os.fsync", fails)
    with pytest.raises(DiskFullError):
        Database.open(filled, steps=with_step(colour))
    assert filled.read_bytes() == before
    assert copies(filled) == []


def test_a_step_runs_in_one_transaction_without_enforced_keys(filled):
    seen = []

    def looks(connection: sqlite3.Connection) -> None:
        seen.append((connection.in_transaction, connection.execute("PRAGMA foreign_keys").fetchone()[0]))

    Database.open(filled, steps=with_step(looks)).close()
    assert seen == [(True, 0)]
    with closing(sqlite3.connect(filled)) as raw:
        assert raw.execute("PRAGMA user_version").fetchone() == (NEXT,)
