"""A scenario file from beginning to end: read, built, played, judged."""

from __future__ import annotations

import traceback
from pathlib import Path

from agot_desktop.controller.scenarios.cards import book, check_present, check_variant
from agot_desktop.controller.scenarios.errors import MissingError, ScenarioFileError
from agot_desktop.controller.scenarios.file import AskStep, DoStep, RealmScenario, Scenario, Step, UntilStep, read
from agot_desktop.controller.scenarios.position import Position, build
from agot_desktop.controller.scenarios.realm.play import play_realm
from agot_desktop.controller.scenarios.report import FAIL, OK, SKIP, Failure, Result, failure_text
from agot_desktop.controller.scenarios.run import run
from agot_desktop.model.cardgame.pool import Pool


def open_scenario(found: Scenario, pool: Pool) -> Position:
    """The position of a scenario, ready to be played. Raises `ScenarioFileError`, `MissingError`."""
    check_variant(found)
    cards = book(found, pool)
    check_present(found, cards)
    return build(found, cards)


def play_file(path: Path, pool: Pool) -> Result:
    """How the scenario in a file goes. What is wrong with the file or the engine is a failure, never an exception."""
    title = path.name
    try:
        found = read(path)
        title = found.title
        if isinstance(found, RealmScenario):
            how = play_realm(found.raw)
            return Result(FAIL, title, f"{path.name}: {how}") if isinstance(how, str) else how
        position = open_scenario(found, pool)
        return _played(found, position, path)
    except MissingError as missing:
        return Result(SKIP, title, missing.what)
    except ScenarioFileError as error:
        return Result(FAIL, error.title or title, f"{path.name}: {error}")
    except Exception as error:  # a defect of the program is this scenario's failure; the next one is still played
        place = traceback.extract_tb(error.__traceback__)[-1]
        reason = f"{type(error).__name__} at {Path(place.filename).name}:{place.lineno}: {error}"
        return Result(FAIL, title, f"{path.name}: {reason}")


def _played(scenario: Scenario, position: Position, path: Path) -> Result:
    try:
        run(scenario, position)
    except Failure as failure:
        step = _step_text(scenario.steps[failure.step])
        return Result(FAIL, scenario.title, f"{path.name}: {failure_text(failure, step)}")
    return Result(OK, scenario.title)


def _step_text(step: Step) -> str:
    if isinstance(step, DoStep):
        return f"{step.seat} do {step.do!r}"
    if isinstance(step, AskStep):
        return f"{step.seat} offers"
    return "until" if isinstance(step, UntilStep) else "expect"
