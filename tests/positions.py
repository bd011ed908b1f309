"""Positions of the card game for tests, spelled as in a scenario file but with less to write."""

from __future__ import annotations

import json
from typing import Any

from agot_desktop.controller.scenarios.cards import book, check_present
from agot_desktop.controller.scenarios.file import Scenario, decode
from agot_desktop.controller.scenarios.position import Position, build
from agot_desktop.model.cardgame.notation import parse
from agot_desktop.model.cardgame.pool import Pool


def scenario_data(
    phase: str, seats: dict[str, Any], cards: list[dict[str, Any]] | None = None, **fields: Any
) -> dict[str, Any]:
    """The content of a scenario file without steps; `cards` without an id or type get one and are characters."""
    made = [{"id": f"t{number}", "type": "character", **card} for number, card in enumerate(cards or [], 1)]
    return {
        "title": "A test",
        "game": "cards",
        "variant": "joust",
        "phase": phase,
        "seats": seats,
        "cards": made,
        "steps": [],
        **fields,
    }


def position(
    pool: Pool, phase: str, seats: dict[str, Any], cards: list[dict[str, Any]] | None = None, **fields: Any
) -> Position:
    """A position run on to its first decision. Every card in it must be complete."""
    found = decode(json.dumps(scenario_data(phase, seats, cards, **fields)).encode())
    assert isinstance(found, Scenario)
    known = book(found, pool)
    check_present(found, known)
    made = build(found, known)
    assert made.decision is not None
    return made


def play(made: Position, *texts: str) -> None:
    """Plays choices by their notation, each at the next open decision."""
    for text in texts:
        assert made.decision is not None
        made.play_now(parse(text, made.state))
    assert made.decision is not None or made.state.outcome() is not None
