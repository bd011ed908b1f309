"""The round as data: the phases still to come, the frame that walks through them, and what every phase shares
(sections 4, RND-01 to RND-10)."""

from __future__ import annotations

from collections.abc import Callable

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.expiry import end_of
from agot_desktop.model.cardgame.shadows import shadows_chance
from agot_desktop.model.cardgame.state import NOBODY, CardState
from agot_desktop.model.cardgame.telling import tell
from agot_desktop.model.cardgame.terms import ROUND_PHASES
from agot_desktop.model.cardgame.windows import open_window
from agot_desktop.model.kernel.event import Event
from agot_desktop.model.kernel.frame import Do, Frame, frame
from agot_desktop.model.kernel.game import LogEntry

BODIES: dict[str, Callable[[CardState], Frame]] = {}
"""The frame of each phase's own steps, by phase; the modules of the phases enter themselves."""


def _begin_round(state: CardState, top: RoundFrame) -> None:
    state.history = []
    state.phases = list(ROUND_PHASES)
    state.say(LogEntry("round_begins", amount=state.round))


def _next_phase(state: CardState, top: RoundFrame) -> None:
    while state.phases:
        name = state.phases.pop(0)
        if skipped(state, name):
            state.say(LogEntry("phase_skipped", word=name))
            continue
        top.goto("phase")
        begin_phase(state, name)
        return


def skipped(state: CardState, name: str) -> bool:
    """Whether a text in force leaves this phase out (RND-10)."""
    return any([name in a.words and stats.in_force(a, state) for a in state.index.changes.get("skip", ())])


def begin_phase(state: CardState, name: str) -> None:
    """Sets the phase and pushes its frame."""
    state.phase = name
    state.active_player = NOBODY
    tell(state, Event("phase_opened", word=name))
    state.touch()
    state.push(PhaseFrame(name=name))


def _end_round(state: CardState, top: RoundFrame) -> None:
    """ "Until the end of the round" is over, counters of the round start anew (TAX-04); a round limit ends the game."""
    end_of(state, "round")
    for number in range(len(state.seats)):
        seat = state.own_seat(number)
        seat.drawn = seat.limited = seat.limited_responses = 0
    limit = state.option("CFG-ROUND-LIMIT")
    if isinstance(limit, int) and limit and state.round >= limit:
        state.outcome_ = state.rules.with_gone(state, state.rules.on_time(state))
        winner = state.outcome_.winner
        state.say(LogEntry("game_over", seat=-1 if winner is None else winner, word=state.outcome_.reason))
        return
    state.round += 1
    top.goto("begin")


@frame
class RoundFrame(Frame):
    """The rounds of a game, one after another, until somebody wins."""

    pc: int = 0

    STEPS = (("begin", Do(_begin_round)), ("phase", Do(_next_phase)), ("end", Do(_end_round)))


# -- a phase -----------------------------------------------------------------------------------------------------------


def _announce(state: CardState, top: PhaseFrame) -> None:
    state.phase = top.name
    moment(state, "phase_begins", top.name)


def _body(state: CardState, top: PhaseFrame) -> None:
    state.push(BODIES[top.name](state))


def _ends(state: CardState, top: PhaseFrame) -> None:
    state.active_player = NOBODY
    state.touch()
    moment(state, "phase_ends", top.name)


def _expire(state: CardState, top: PhaseFrame) -> None:
    state.pop()
    end_of(state, "phase")
    for number in range(len(state.seats)):
        seat = state.own_seat(number)
        seat.challenges, seat.attacked, seat.hand_attacked = (), (), False
        seat.extra = seat.next_extra = ()


@frame
class PhaseFrame(Frame):
    """One phase: cards come out of Shadows (RND-04), it begins, its own steps, it ends; "until the end of the phase" is
    over with its last step (RND-03)."""

    name: str
    pc: int = 0

    STEPS = (
        ("shadows", Do(lambda s, f: shadows_chance(s))),
        ("begins", Do(_announce)),
        ("body", Do(_body)),
        ("ends", Do(_ends)),
        ("expire", Do(_expire)),
    )


def moment(state: CardState, kind: str, word: str) -> None:
    """A framework event in which nothing happens but that it happens: in a window of its own, if any text waits for
    it."""
    index = state.index
    if kind in index.passive or kind in index.waiting or kind in index.after or kind in index.to:
        open_window(state, Moment(kind=kind, word=word))
    else:
        tell(state, Event(kind, word=word))


def _tell(state: CardState, top: Moment) -> None:
    state.pop()
    tell(state, Event(top.kind, seat=top.seat, word=top.word))


@frame
class Moment(Frame):
    """A framework event in which nothing happens but that it happens: texts wait for it."""

    kind: str
    word: str = ""
    seat: int = -1
    pc: int = 0

    STEPS = (("tell", Do(_tell)),)
