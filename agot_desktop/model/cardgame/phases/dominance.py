"""Dominance phase (section 9): standing STR and gold are counted, the single highest total claims 1 power."""

from __future__ import annotations

from typing import Any

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.happen import happen
from agot_desktop.model.cardgame.phases.round import BODIES
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.cardgame.telling import tell
from agot_desktop.model.cardgame.windows import action_window, open_window
from agot_desktop.model.kernel.event import DONE, Event
from agot_desktop.model.kernel.frame import Do, Frame, frame


def dominance_total(state: CardState, seat: int) -> int:
    """STR of standing characters, 1 for each gold in the pool, and changes (DOM-01, DOM-05)."""
    total = state.seats[seat].gold * state.rules.gold_strength(state, seat)
    for i in state.index.characters[seat]:
        card = state.cards[i]
        if not card.kneeling or any(
            [stats.hits(a, state, i) for a in state.index.changes.get("dominance_kneeling", ())]
        ):
            total += stats.strength(state, i)
    for active in state.index.changes.get("counts_in_dominance", ()):
        total += sum([active.value(state) for i in state.index.controlled[seat] if _counted(state, active, i)])
    changes = state.index.changes.get("dominance", ())
    return total + sum([a.value(state) for a in changes if stats.in_force(a, state) and seat in a.seats(state)])


def _counted(state: CardState, active: Any, card: int) -> bool:
    return state.cards[card].zone == "play" and stats.hits(active, state, card)


def _count(state: CardState, top: CountDominance) -> None:
    """Only a single highest total wins (DOM-02, DOM-03)."""
    totals = {s: dominance_total(state, s) for s in state.player_order()}
    best = sorted(totals.values(), reverse=True)
    winners = [s for s in totals if totals[s] == best[0]]
    winner = winners[0] if len(winners) == 1 else -1
    margin = best[0] - best[1] if len(best) > 1 else best[0]
    happen(state, [Event("determining_dominance", seat=winner, amount=margin)], "winner")


def _award(state: CardState, top: CountDominance) -> None:
    state.pop()
    if top.winner < 0:
        tell(state, Event("dominance_tied"))
        return
    tell(state, Event("dominance_won", seat=top.winner, amount=top.margin))
    state.rules.dominance_won(state, top.winner)
    happen(state, [Event("power_claimed", seat=top.winner, amount=1, cause="dominance")])


@frame
class CountDominance(Frame):
    """Counting and awarding dominance."""

    winner: int = -1
    margin: int = 0
    pc: int = 0

    STEPS = (("count", Do(_count)), ("award", Do(_award)))

    def take(self, slot: str, value: Any) -> None:
        """The determination, which may have been cancelled or changed."""
        if value[0].status == DONE:
            self.winner, self.margin = value[0].seat, value[0].amount


@frame
class DominancePhase(Frame):
    """Actions, count and award, actions (RND-05)."""

    pc: int = 0

    STEPS = (
        ("actions before", Do(action_window)),
        ("count", Do(lambda s, f: open_window(s, CountDominance()))),
        ("actions after", Do(action_window)),
    )


BODIES["dominance"] = lambda state: DominancePhase()
