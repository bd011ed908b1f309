"""The statements of the step that gives decks notes, tags and the format that they are built for.

Frozen: a change of the tables is a new step, never an edit here.
"""

from __future__ import annotations

STATEMENTS = (
    "ALTER TABLE deck ADD COLUMN notes TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE deck ADD COLUMN tags TEXT NOT NULL DEFAULT '[]'",
    "ALTER TABLE deck ADD COLUMN format TEXT NOT NULL DEFAULT ''",
)
