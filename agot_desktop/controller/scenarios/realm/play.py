"""A scenario of the board game from its JSON to its result."""

from __future__ import annotations

from typing import Any

from agot_desktop import paths
from agot_desktop.controller.scenarios.realm.file import AskStep, DoStep, RealmFile, Step, UntilStep, decode
from agot_desktop.controller.scenarios.realm.position import build
from agot_desktop.controller.scenarios.realm.run import run
from agot_desktop.controller.scenarios.report import OK, Failure, Result, failure_text
from agot_desktop.model.boardgame.board import Board, load_board
from agot_desktop.model.boardgame.state import RealmState


def open_realm(raw: dict[str, Any], board: Board | None = None) -> tuple[RealmFile, RealmState]:
    """The scenario and its position, ready to be played. Raises `ScenarioFileError`, `BoardFileError`."""
    found = decode(raw)
    return found, build(found, board or load_board(paths.board()))


def play_realm(raw: dict[str, Any]) -> Result | str:
    """How the scenario goes: a `Result` if it holds, else what did not."""
    found, state = open_realm(raw)
    try:
        run(found, state)
    except Failure as failure:
        return failure_text(failure, _step_text(found.steps[failure.step]))
    return Result(OK, found.head.title)


def _step_text(step: Step) -> str:
    if isinstance(step, DoStep):
        return f"{step.seat} do {step.do!r}"
    if isinstance(step, AskStep):
        return f"{step.seat} offers"
    return "until" if isinstance(step, UntilStep) else "expect"
