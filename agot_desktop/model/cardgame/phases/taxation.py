"""Taxation phase (section 11): gold pools go back to the treasury."""

from __future__ import annotations

from agot_desktop.model.cardgame.phases.round import BODIES
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.cardgame.telling import tell
from agot_desktop.model.cardgame.windows import action_window, open_window
from agot_desktop.model.kernel.event import Event
from agot_desktop.model.kernel.frame import Do, Frame, frame


def _return_gold(state: CardState, top: ReturnGold) -> None:
    """All gold in the pools; gold on cards and tokens on Hands stay (TAX-01, TAX-03, HK-66)."""
    state.pop()
    for seat in state.player_order():
        gold = state.seats[seat].gold
        if gold:
            state.own_seat(seat).gold = 0
            tell(state, Event("gold_returned", seat=seat, amount=gold))
    state.rules.return_titles(state)


@frame
class ReturnGold(Frame):
    """The framework event of the phase."""

    pc: int = 0

    STEPS = (("return", Do(_return_gold)),)


@frame
class TaxationPhase(Frame):
    """Actions, return gold, actions (RND-05)."""

    pc: int = 0

    STEPS = (
        ("actions before", Do(action_window)),
        ("gold", Do(lambda s, f: open_window(s, ReturnGold()))),
        ("actions after", Do(action_window)),
    )


BODIES["taxation"] = lambda state: TaxationPhase()
