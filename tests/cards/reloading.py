"""A position that is saved and loaded before every choice: a scenario goes on equally from a file."""

from __future__ import annotations

import json
from pathlib import Path

from agot_desktop.controller.scenarios.file import Scenario, read
from agot_desktop.controller.scenarios.play import open_scenario
from agot_desktop.controller.scenarios.position import Position
from agot_desktop.controller.scenarios.run import run
from agot_desktop.model.cardgame.pool import Pool
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.kernel.decision import Choice


class Reloading(Position):
    """A position that is written to JSON and read back before every choice."""

    def play_now(self, choice: Choice) -> None:
        """Plays a choice in the state that a file of this one gives."""
        found = self.state
        decision = found.decision
        loaded = CardState.load(json.loads(json.dumps(found.to_data())), found.pool)
        assert loaded.decision == decision
        assert loaded.digest() == found.digest()
        assert loaded.problems() == []
        self.state = loaded
        super().play_now(choice)


def play_from_saves(path: Path, pool: Pool) -> None:
    """Plays the scenario file with a save and a load before every choice."""
    scenario = read(path)
    assert isinstance(scenario, Scenario)
    opened = open_scenario(scenario, pool)
    made = Reloading(opened.state, opened.filler)
    made.fillers = opened.fillers
    run(scenario, made)
