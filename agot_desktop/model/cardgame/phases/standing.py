"""Standing phase (section 10): all kneeling cards stand at the same time."""

from __future__ import annotations

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.happen import happen
from agot_desktop.model.cardgame.phases.round import BODIES
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.cardgame.windows import action_window, open_window
from agot_desktop.model.kernel.event import Event
from agot_desktop.model.kernel.frame import Do, Frame, frame


def _stand(state: CardState, top: StandAll) -> None:
    """Everything stands but what a text keeps kneeling (STD-01, STD-02)."""
    state.pop()
    held = state.index.changes.get("stays_kneeling", ())
    kneeling = [i for i in state.index.in_play if state.cards[i].kneeling]
    kneeling += [s.house_id for s in state.seats if s.house_id >= 0 and state.cards[s.house_id].kneeling]
    happen(
        state,
        [
            Event("stood", i, seat=state.cards[i].controller, cause="standing")
            for i in kneeling
            if not any([stats.hits(a, state, i) for a in held])
        ],
    )


@frame
class StandAll(Frame):
    """The framework event of the phase."""

    pc: int = 0

    STEPS = (("stand", Do(_stand)),)


@frame
class StandingPhase(Frame):
    """Actions, stand, actions (RND-05)."""

    pc: int = 0

    STEPS = (
        ("actions before", Do(action_window)),
        ("stand", Do(lambda s, f: open_window(s, StandAll()))),
        ("actions after", Do(action_window)),
    )


BODIES["standing"] = lambda state: StandingPhase()
