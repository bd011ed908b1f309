"""The statements of the step that gives campaigns an identity, an archive and a waste basket, and game trees names.

Frozen: a change of the tables is a new step, never an edit here.
"""

from __future__ import annotations

STATEMENTS = (
    "ALTER TABLE campaign ADD COLUMN identity TEXT NOT NULL DEFAULT ''",
    "UPDATE campaign SET identity = lower(hex(randomblob(16)))",
    "ALTER TABLE campaign ADD COLUMN archived INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE campaign ADD COLUMN removed INTEGER",
    "ALTER TABLE chapter ADD COLUMN picture BLOB",
    "ALTER TABLE chapter ADD COLUMN chronicle TEXT",
    """
    CREATE TABLE branch (
        chapter_id INTEGER NOT NULL REFERENCES chapter (id) ON DELETE CASCADE,
        move_id INTEGER NOT NULL,
        name TEXT NOT NULL,
        PRIMARY KEY (chapter_id, move_id),
        FOREIGN KEY (chapter_id, move_id) REFERENCES move (chapter_id, id) ON DELETE CASCADE
    ) STRICT
    """,
    """
    CREATE TABLE rewind (
        id INTEGER NOT NULL PRIMARY KEY,
        chapter_id INTEGER NOT NULL REFERENCES chapter (id) ON DELETE CASCADE,
        from_depth INTEGER NOT NULL,
        to_depth INTEGER NOT NULL,
        round INTEGER NOT NULL,
        phase TEXT NOT NULL,
        made_at INTEGER NOT NULL
    ) STRICT
    """,
    "CREATE INDEX rewind_chapter ON rewind (chapter_id)",
)
