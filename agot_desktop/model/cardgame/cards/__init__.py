"""What each card does, in modules by set, written in the words of `abilities.vocabulary`."""

from __future__ import annotations

import importlib
from typing import Final

SETS: Final = ("core", "core_east", "core_neutral", "kings_of_the_sea")
"""The modules, in the order of publication; a large set has several."""


def enter_all() -> None:
    """Imports every set's module; each enters its cards in the registry."""
    for name in SETS:
        importlib.import_module(f"{__name__}.{name}")
