"""Sends the open decision along with a state that was determinized.

In a state whose hidden cards were dealt anew, another seat may seem to be asked first. The seat that chooses must see
its own decision all the same, as it stands in the real game; so the decision travels as a frame on top of the stack.
"""

from __future__ import annotations

from typing import Any

from agot_desktop.model.kernel.decision import Choice, Decision
from agot_desktop.model.kernel.errors import DataError, RulesError
from agot_desktop.model.kernel.frame import Ask, Frame, frame, frame_to_data
from agot_desktop.model.kernel.game import GameState


def _ask(state: GameState, top: OpenDecision) -> Decision:
    return Decision(top.seat, top.kind, top.options, top.source, top.hidden, top.least, top.most, top.picked)


def _answered(state: GameState, top: OpenDecision, choice: Choice) -> None:
    raise RulesError("the frame of an open decision was played", choice)


@frame
class OpenDecision(Frame):
    """A decision as a frame; see `Decision` for the fields."""

    seat: int
    kind: str
    options: tuple[tuple[str | int, ...], ...]
    source: int = -1
    hidden: bool = False
    least: int = 0
    most: int = 1
    picked: tuple[int, ...] = ()
    pc: int = 0

    STEPS = (("ask", Ask(_ask, _answered)),)


def to_data(state: GameState) -> dict[str, Any]:
    """The state with its open decision, as plain JSON values. Raises RulesError where none is open."""
    decision = state.decision
    if decision is None:
        raise RulesError("no decision is open")
    data = state.to_data()
    carrier = OpenDecision(
        decision.seat,
        decision.kind,
        decision.options,
        decision.source,
        decision.hidden,
        decision.least,
        decision.most,
        decision.picked,
    )
    data["stack"].append(frame_to_data(carrier))
    return data


def unpack(state: GameState) -> Decision:
    """Takes the frame off a state that was loaded from `to_data`; its decision is open afterwards. Raises DataError."""
    decision = state.decision
    if decision is None or not isinstance(state.stack[-1], OpenDecision):
        raise DataError("no open decision came with the state")
    state.pop()
    return decision
