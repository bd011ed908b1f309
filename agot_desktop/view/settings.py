"""What the window remembers: theme, text size, speed, stops, its place on the screen. One INI file of the user's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QSettings
from PySide6.QtGui import QKeySequence

from agot_desktop.view import motion
from agot_desktop.view.theme import THEME_NAMES, themes
from agot_desktop.view.words import PHASES

SYSTEM: Final = "system"
SPEEDS: Final[dict[str, tuple[str, int]]] = {
    "slow": ("slow", 1800),
    "normal": ("normal", 900),
    "fast": ("fast", 350),
    "off": ("off", 0),
}
"""Names of speeds: how cards move, and the pause in ms between moves of computer players."""
TEXT_STEPS: Final = (0.8, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0, 2.5)
DELAYS: Final = (0, 100, 200, 400, 700, 1200)
"""Pauses in ms before the preview follows the pointer."""


class Preferences:
    """Reads and writes the settings, and applies them. Values that make no sense are taken as not set."""

    def __init__(self, store: QSettings) -> None:
        self._store = store
        self._largest = TEXT_STEPS[-1]

    def _value(self, key: str, fallback: Any) -> Any:
        found = self._store.value(key, fallback)
        return fallback if found is None else found

    @property
    def theme(self) -> str:
        name = str(self._value("view/theme", SYSTEM))
        return name if name in THEME_NAMES else SYSTEM

    def set_theme(self, name: str) -> None:
        """A theme's name, or SYSTEM to follow the system; shown at once."""
        self._store.setValue("view/theme", name)
        themes().set_override(None if name == SYSTEM else name)

    @property
    def text(self) -> float:
        try:
            size = float(self._value("view/text", 1.0))
        except ValueError:
            return 1.0
        return size if TEXT_STEPS[0] <= size <= TEXT_STEPS[-1] else 1.0

    def set_text(self, size: float) -> None:
        """The reader's text size, shown at once."""
        self._store.setValue("view/text", size)
        self._show_text()

    def limit_text(self, largest: float) -> None:
        """The largest text size that the window has room for; the reader's own size is kept for a larger one."""
        self._largest = min(max(largest, TEXT_STEPS[0]), TEXT_STEPS[-1])
        self._show_text()

    def _show_text(self) -> None:
        themes().set_text_scale(min(self.text, self._largest))

    @property
    def text_is_limited(self) -> bool:
        """Whether the reader's text size is larger than the window has room for."""
        return self.text > self._largest

    def step_text(self, way: int) -> None:
        """One step larger (1) or smaller (-1)."""
        nearest = min(range(len(TEXT_STEPS)), key=lambda i: abs(TEXT_STEPS[i] - self.text))
        self.set_text(TEXT_STEPS[min(max(nearest + way, 0), len(TEXT_STEPS) - 1)])

    @property
    def speed(self) -> str:
        name = str(self._value("view/speed", "normal"))
        return name if name in SPEEDS else "normal"

    def set_speed(self, name: str) -> int:
        """How fast things go; returns the pause between moves of computer players. Raises KeyError."""
        moves, pause = SPEEDS[name]
        self._store.setValue("view/speed", name)
        motion.set_speed(moves)
        return pause

    @property
    def stops(self) -> frozenset[str]:
        text = str(self._value("play/stops", ""))
        return frozenset(text.split(",")) & frozenset(PHASES)

    def set_stops(self, phases: frozenset[str]) -> None:
        self._store.setValue("play/stops", ",".join(sorted(phases)))

    @property
    def delay(self) -> int:
        """Ms before the preview follows the pointer."""
        try:
            found = int(self._value("view/delay", 200))
        except ValueError:
            return 200
        return found if found in DELAYS else 200

    def set_delay(self, ms: int) -> None:
        """One of `DELAYS`; the window applies it."""
        self._store.setValue("view/delay", ms)

    def keys(self, name: str) -> list[QKeySequence] | None:
        """The keys that the player gave an action, None where he gave none."""
        found = self._value(f"keys/{name}", None)
        if found is None:
            return None
        return [QKeySequence(text) for text in str(found).split("|") if text]

    def set_keys(self, name: str, keys: Sequence[QKeySequence]) -> None:
        """The player's keys of an action; an empty list: it has none."""
        form = QKeySequence.SequenceFormat.PortableText
        self._store.setValue(f"keys/{name}", "|".join([key.toString(form) for key in keys]))

    def forget_keys(self) -> None:
        """All actions have the keys again that the program came with."""
        self._store.remove("keys")

    def apply(self) -> int:
        """Everything as it was left; returns the pause between moves of computer players."""
        self.set_theme(self.theme)
        self._show_text()
        return self.set_speed(self.speed)

    def value(self, key: str) -> Any:
        """A stored value as it is, such as the window's geometry."""
        return self._store.value(key)

    def set_value(self, key: str, value: Any) -> None:
        self._store.setValue(key, value)
