"""What is looked at after every single change, before the next step: Hands of the King, victory, attachments that have
become illegal, and texts that act the moment a state is true (WIN-02, ATT-05, TIM-31, HK-29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.attachments import illegal
from agot_desktop.model.cardgame.state import POWER, TABLE, TOKENS, CardState
from agot_desktop.model.cardgame.strength_watch import watch_strengths
from agot_desktop.model.kernel.event import Event
from agot_desktop.model.kernel.frame import Do, Frame, frame
from agot_desktop.model.kernel.game import LogEntry

if TYPE_CHECKING:
    from agot_desktop.model.cardgame.index import Active


def settle(state: CardState) -> None:
    """Clears `unsettled` and does what is due: may push frames or end the game."""
    what = state.unsettled
    state.unsettled = 0
    if not state.stack:
        return
    if what & TOKENS:
        state.rules.settle_tokens(state)
    index = state.index
    changes = index.changes
    if index.strengths or state.strengths:
        watch_strengths(state)
    if (
        what & (POWER | TOKENS | TABLE)
        or "no_power_count" in changes
        or "power_needed" in changes
        or "cannot:WIN" in changes
    ):
        outcome = state.rules.victory(state)
        if outcome is not None:
            outcome = state.outcome_ = state.rules.with_gone(state, outcome)
            state.say(LogEntry("game_over", seat=-1 if outcome.winner is None else outcome.winner, word=outcome.reason))
            return
    if "as_soon_as" in index.changes and _terminal(state):
        state.unsettled |= what
        return
    if index.attached and (what & TABLE or index.volatile):
        _fallen(state)


def _fallen(state: CardState) -> None:
    """Attachments that may no longer lie where they lie are discarded (ATT-05)."""
    cards = state.cards
    fallen = [i for i in state.index.attached if not cards[i].moribund and illegal(state, i)]
    if fallen:
        at_once(
            state,
            [
                Event("discarded", i, seat=cards[i].controller, cause="rules", word="illegal", flags=("unsavable",))
                for i in fallen
            ],
        )


def _terminal(state: CardState) -> bool:
    """Texts that watch a state: each card for which it is true is dealt with now, one text at a time (TIM-31)."""
    for active in state.index.changes["as_soon_as"]:
        if active.guard is not None and not active.guard(state, active.scope):
            continue
        if not active.lasting and active.printed and stats.blank(state, active.source):
            continue
        change = active.change
        for card in _watched(state, active):
            if active.cards is not None and state.cards[card].stay not in active.stays:
                continue
            if (
                change.cost(state, active.scope, card)
                and card not in _under_way(state)
                and not (
                    state.index.immunity
                    and stats.immune_to(state, card, active.source_type, active.source_seat, active.source)
                )
            ):
                at_once(
                    state,
                    [
                        Event(
                            change.words[0],
                            card,
                            seat=state.cards[card].controller,
                            source=active.source,
                            source_seat=active.source_seat,
                            cause="terminal",
                        )
                    ],
                )
                return True
    return False


def _watched(state: CardState, active: Active) -> tuple[int, ...]:
    """The cards that such a text speaks of: those it is bound to, else those that match now."""
    if active.change.bind is not None:
        return active.change.bind(state, active.scope)
    return tuple([i for i in state.index.in_play if active.applies(state, active.scope, i)])


def _under_way(state: CardState) -> set[int]:
    """The cards that such a text is dealing with already: saves are being asked for or carried out."""
    from agot_desktop.model.cardgame.happen import Occurrence

    return {e.subject for f in state.stack if isinstance(f, Occurrence) for e in f.events if e.cause == "terminal"}


def at_once(state: CardState, events: list[Event]) -> None:
    """Makes events happen before the running frame goes on, in a window of their own if none is open."""
    from agot_desktop.model.cardgame.windows import open_window

    open_window(state, AtOnce(events=events))


def _happen(state: CardState, top: AtOnce) -> None:
    from agot_desktop.model.cardgame.happen import happen

    state.pop()
    happen(state, top.events)


@frame
class AtOnce(Frame):
    """Events that happen by themselves, outside of any effect."""

    events: list[Event]
    pc: int = 0

    STEPS = (("happen", Do(_happen)),)
