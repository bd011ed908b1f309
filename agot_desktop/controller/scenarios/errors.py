"""What can be wrong with a scenario before it is played."""

from __future__ import annotations


class ScenarioFileError(ValueError):
    """A file is no scenario. `path`: the exact place (`$.steps[2].do`, `$` for the whole); `reason`: what is wrong.
    `title`: of the scenario, as far as it could be read, else ''."""

    def __init__(self, path: str, reason: str, title: str = "") -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason
        self.title = title


class MissingError(Exception):
    """The scenario needs something that the program does not have yet. `what`: a card, a variant, a section of the
    rules, a game."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what
