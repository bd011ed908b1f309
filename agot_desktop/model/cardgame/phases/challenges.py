"""Challenges phase (section 8.1): in player order everybody becomes active and declares challenges one after
another."""

from __future__ import annotations

from agot_desktop.model.cardgame.challenge import challenge_choices, start_challenge
from agot_desktop.model.cardgame.phases.round import BODIES
from agot_desktop.model.cardgame.state import NOBODY, CardState
from agot_desktop.model.cardgame.windows import action_window
from agot_desktop.model.kernel.decision import PASS, Choice, Decision
from agot_desktop.model.kernel.frame import Ask, Do, Frame, frame
from agot_desktop.model.kernel.game import LogEntry


def _next(state: CardState, top: ChallengesPhase) -> None:
    """The next player in order becomes active; the phase's steps end with the last one (CHL-01)."""
    order = state.player_order()
    if top.turn < 0 and state.active_player != NOBODY:
        top.turn = order.index(state.active_player)
    else:
        top.turn += 1
    if top.turn >= len(order):
        state.pop()
        return
    state.active_player = order[top.turn]
    state.touch()
    state.say(LogEntry("turn", seat=state.active_player, word="challenges"))


def _declare_options(state: CardState, top: ChallengesPhase) -> Decision | None:
    found = challenge_choices(state, state.active_player)
    return Decision(state.active_player, "cardgame.challenge", tuple(sorted([PASS, *found])))


def _declare(state: CardState, top: ChallengesPhase, choice: Choice) -> None:
    if choice == PASS:
        top.goto("turn")
        return
    top.goto("actions")
    start_challenge(state, state.active_player, str(choice[1]), int(choice[2]), len(choice) > 3)


@frame
class ChallengesPhase(Frame):
    """Each player's turn: actions, declare or decline, the challenge, actions ... (CHL-04). `turn`: place in the
    order."""

    turn: int = -1
    pc: int = 0

    STEPS = (("turn", Do(_next)), ("actions", Do(action_window)), ("declare", Ask(_declare_options, _declare)))


BODIES["challenges"] = lambda state: ChallengesPhase()
