"""Draw phase (section 6): each player draws two cards."""

from __future__ import annotations

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.happen import happen
from agot_desktop.model.cardgame.phases.round import BODIES
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.cardgame.windows import action_window, open_window
from agot_desktop.model.kernel.event import Event
from agot_desktop.model.kernel.frame import Do, Frame, frame

FRAMEWORK_DRAW = 2


def _draw(state: CardState, top: FrameworkDraw) -> None:
    """Two cards each at once, never counted against the cap (DRAW-01, DRAW-03)."""
    state.pop()
    events = []
    for seat in state.player_order():
        bonus = sum(
            [
                a.value(state)
                for a in state.index.changes.get("draw_phase", ())
                if stats.in_force(a, state) and seat in a.seats(state)
            ]
        )
        bonus += state.rules.draw_bonus(state, seat)
        events.append(Event("drew", seat=seat, amount=FRAMEWORK_DRAW, cause="framework"))
        if bonus > 0:
            counted = "effect" if state.option("CFG-DRAWCAP-BONUS") else "framework"
            events.append(Event("drew", seat=seat, amount=bonus, cause=counted))
    happen(state, events)


@frame
class FrameworkDraw(Frame):
    """The framework draw."""

    pc: int = 0

    STEPS = (("draw", Do(_draw)),)


@frame
class DrawPhase(Frame):
    """Actions, draw, actions (RND-05)."""

    pc: int = 0

    STEPS = (
        ("actions before", Do(action_window)),
        ("draw", Do(lambda s, f: open_window(s, FrameworkDraw()))),
        ("actions after", Do(action_window)),
    )


BODIES["draw"] = lambda state: DrawPhase()
