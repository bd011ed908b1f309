"""The package can be named early and cheaply, and its tables are those that the steps make."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from agot_desktop.storage import tables
from agot_desktop.storage.database import Database


def test_errors_and_records_do_not_load_sqlmodel(python):
    program = (
        "import sys, agot_desktop.storage, agot_desktop.storage.errors, agot_desktop.storage.records\n"
        "print(sorted({'sqlmodel', 'sqlalchemy', 'pydantic', 'sqlite3'} & set(sys.modules)))"
    )
    with python("-c", program) as process:
        out, err = process.communicate()
    assert (out.strip(), err) == ("[]", "")


def shape(connection: sqlite3.Connection) -> dict[str, list[tuple[object, ...]]]:
    """Columns, keys and indexes of every table, apart from how they were written down."""
    shapes = {}
    names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    for name in names:
        if name.startswith("sqlite_"):
            continue
        columns = [tuple(row) for row in connection.execute(f"PRAGMA table_xinfo({name})")]
        keys = sorted(tuple(row[2:]) for row in connection.execute(f"PRAGMA foreign_key_list({name})"))
        indexes = []
        for index in connection.execute(f"PRAGMA index_list({name})").fetchall():
            parts = tuple(row[2] for row in connection.execute(f"PRAGMA index_info({index[1]!r})"))
            indexes.append((index[1] if index[3] == "c" else "", index[2:], parts))
        strict = connection.execute(f"SELECT strict FROM pragma_table_list WHERE name = '{name}'").fetchone()
        shapes[name] = [columns, keys, sorted(indexes), strict]
    return shapes


def test_tables_equal_what_the_steps_make(tmp_path: Path):
    Database.open(tmp_path / "steps.sqlite").close()
    engine = create_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    tables.Record.metadata.create_all(engine)
    engine.dispose()
    with closing(sqlite3.connect(tmp_path / "steps.sqlite")) as steps:
        by_steps = shape(steps)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as made:
        by_tables = shape(made)
    games = {"campaign", "chapter", "move", "checkpoint", "branch", "rewind"}
    assert set(by_steps) == games | {"deck", "deck_version", "deck_slot"}
    assert by_steps == by_tables


@pytest.mark.parametrize("name", ["campaign", "chapter", "deck"])
def test_ids_of_deleted_rows_are_not_given_again(store, name):
    with store.database.reading() as connection:
        sql = connection.exec_driver_sql("SELECT sql FROM sqlite_master WHERE name = ?", (name,)).scalar_one()
    assert "AUTOINCREMENT" in sql
