"""What the settings dialog changes: the window's preferences, its actions and language, and the player's files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtGui import QAction

from agot_desktop.view.settings import Preferences


@dataclass(frozen=True)
class Subject:
    """`set_speed`, `set_stops`, `set_delay` apply at once; `languages`: code to name; `back_up` writes a copy of all
    saved games to a file and raises OSError, in words."""

    preferences: Preferences
    actions: Mapping[str, QAction]
    languages: Mapping[str, str]
    language: Callable[[], str]
    set_language: Callable[[str], None]
    set_speed: Callable[[str], None]
    set_stops: Callable[[frozenset[str]], None]
    set_delay: Callable[[int], None]
    folder: Path
    back_up: Callable[[Path], None]
