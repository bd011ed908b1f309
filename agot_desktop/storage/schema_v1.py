"""The statements that make a file of version 1. Frozen: a change of the tables is a new step, never an edit here."""

from __future__ import annotations

CREATE_TABLES = (
    """
    CREATE TABLE campaign (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL,
        seats TEXT NOT NULL,
        notes TEXT NOT NULL,
        created INTEGER NOT NULL,
        changed INTEGER NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE chapter (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        campaign_id INTEGER NOT NULL REFERENCES campaign (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        game TEXT NOT NULL,
        variant TEXT NOT NULL,
        options TEXT NOT NULL,
        decks TEXT NOT NULL,
        seats TEXT NOT NULL,
        seed INTEGER NOT NULL,
        rules_fingerprint TEXT NOT NULL,
        status TEXT NOT NULL,
        outcome TEXT,
        current_move_id INTEGER,
        round INTEGER NOT NULL,
        phase TEXT NOT NULL,
        created INTEGER NOT NULL,
        changed INTEGER NOT NULL,
        UNIQUE (campaign_id, number),
        FOREIGN KEY (id, current_move_id) REFERENCES move (chapter_id, id)
    ) STRICT
    """,
    """
    CREATE TABLE move (
        id INTEGER NOT NULL PRIMARY KEY,
        chapter_id INTEGER NOT NULL REFERENCES chapter (id) ON DELETE CASCADE,
        parent_id INTEGER,
        seat INTEGER NOT NULL,
        notation TEXT NOT NULL,
        depth INTEGER NOT NULL,
        made_at INTEGER NOT NULL,
        outcome TEXT,
        UNIQUE (chapter_id, id),
        FOREIGN KEY (chapter_id, parent_id) REFERENCES move (chapter_id, id)
    ) STRICT
    """,
    "CREATE INDEX move_children ON move (chapter_id, parent_id)",
    """
    CREATE TABLE checkpoint (
        id INTEGER NOT NULL PRIMARY KEY,
        chapter_id INTEGER NOT NULL REFERENCES chapter (id) ON DELETE CASCADE,
        move_id INTEGER,
        digest INTEGER NOT NULL,
        round INTEGER NOT NULL,
        phase TEXT NOT NULL,
        made_at INTEGER NOT NULL,
        state BLOB NOT NULL,
        UNIQUE (chapter_id, move_id),
        FOREIGN KEY (chapter_id, move_id) REFERENCES move (chapter_id, id)
    ) STRICT
    """,
    "CREATE UNIQUE INDEX checkpoint_start ON checkpoint (chapter_id) WHERE move_id IS NULL",
    """
    CREATE TABLE deck (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL,
        created INTEGER NOT NULL,
        changed INTEGER NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE deck_version (
        id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
        deck_id INTEGER NOT NULL REFERENCES deck (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        comment TEXT NOT NULL,
        house TEXT NOT NULL,
        made_at INTEGER NOT NULL,
        UNIQUE (deck_id, number)
    ) STRICT
    """,
    """
    CREATE TABLE deck_slot (
        version_id INTEGER NOT NULL REFERENCES deck_version (id) ON DELETE CASCADE,
        section TEXT NOT NULL,
        card TEXT NOT NULL,
        copies INTEGER NOT NULL,
        PRIMARY KEY (version_id, section, card)
    ) STRICT
    """,
)
