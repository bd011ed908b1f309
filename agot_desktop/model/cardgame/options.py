"""The options for doubtful points of the rules (section 29), with their defaults. They are values of one game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from agot_desktop.model.kernel.errors import GameError

OptionValue = bool | int | str

DEFAULTS: Final[dict[str, OptionValue]] = {
    "CFG-PLOT-RECYCLE": "when-needed",
    "CFG-TITLE-TIMING": "after",
    "CFG-DRAWCAP-BONUS": False,
    "CFG-DECKOUT": False,
    "CFG-STEALTH-STRICT": False,
    "CFG-SIMUL-WIN": "continue",
    "CFG-WHISPERS-REGENT": False,
    "CFG-RIVAL": "attacker",
    "CFG-LC-REWIND": False,
    "CFG-HK-IMMEDIATE": False,
    "CFG-HK-PARTICIPATES": True,
    "CFG-KM-LOSEATTACK": True,
    "CFG-KM-ENDTIMING": True,
    "CFG-PUT-DUPLICATE": True,
    "CFG-KEYWORD-INSTANCES": True,
    "CFG-INFAMY-PARTICIPATING": False,
    "CFG-VIGILANT": True,
    "CFG-MELEE-KEYWORD": "opponents",
    "CFG-ROUND-LIMIT": 0,
}
"""`CFG-ROUND-LIMIT` 0 means no limit."""

WORDS: Final[dict[str, tuple[str, ...]]] = {
    "CFG-PLOT-RECYCLE": ("when-needed", "when-empty"),
    "CFG-TITLE-TIMING": ("after", "before"),
    "CFG-SIMUL-WIN": ("continue", "first-player", "draw"),
    "CFG-RIVAL": ("attacker", "once", "any"),
    "CFG-MELEE-KEYWORD": ("opponents", "opposing"),
}


class OptionError(GameError, ValueError):
    """An unknown option, or a value that it does not have. Attributes: `name`, `value`."""

    def __init__(self, name: str, value: object, reason: str) -> None:
        self.name = name
        self.value = value
        super().__init__(f"option {name}: {reason}")


def checked(options: Mapping[str, object]) -> dict[str, OptionValue]:
    """The options that differ from the defaults, checked. Raises `OptionError`."""
    found: dict[str, OptionValue] = {}
    for name, value in options.items():
        if name not in DEFAULTS:
            raise OptionError(name, value, "unknown")
        default = DEFAULTS[name]
        if name in WORDS:
            fits = value in WORDS[name]
        elif isinstance(default, bool):
            fits = isinstance(value, bool)
        else:
            fits = value is None or (isinstance(value, int) and not isinstance(value, bool) and value >= 0)
            value = value or 0
        if not fits:
            raise OptionError(name, value, f"{value!r} is no value of it")
        if value != default:
            found[name] = value  # type: ignore[assignment]
    return found
