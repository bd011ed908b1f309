"""Plot phase (section 5): plots are chosen in secret and revealed together, initiative, First Player, "when
revealed"."""

from __future__ import annotations

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.abilities.registry import definition
from agot_desktop.model.cardgame.moves import move
from agot_desktop.model.cardgame.phases.round import BODIES
from agot_desktop.model.cardgame.plot_decks import (
    ChosenPlots,
    plot_choices,
    recycle,
    resolve_when_revealed,
    show_deck,
    swap_plot,
)
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.cardgame.telling import tell
from agot_desktop.model.cardgame.windows import action_window, open_window
from agot_desktop.model.kernel.decision import Choice, Decision
from agot_desktop.model.kernel.event import Event
from agot_desktop.model.kernel.frame import Ask, Do, Frame, frame


def _plot_options(state: CardState, top: ChoosePlots) -> Decision | None:
    choosers = _choosers(state)
    if len(top.chosen) >= len(choosers):
        return None
    seat = choosers[len(top.chosen)]
    options = plot_choices(state, seat)
    return Decision(seat, "cardgame.plot", options, hidden=True) if options else None


def _choosers(state: CardState) -> list[int]:
    """The order in which players are asked for their plots."""
    there = state.player_order()
    return sorted(there) if state.round == 1 else there


def _choose_plot(state: CardState, top: ChoosePlots, choice: Choice) -> None:
    top.chosen = (*top.chosen, int(choice[1]))
    top.goto("choose")


def _recycle_all(state: CardState, top: ChoosePlots) -> None:
    for seat in range(len(state.seats)):
        recycle(state, seat)
        show_deck(state, seat)


def _between(state: CardState, top: ChoosePlots) -> None:
    """There is no window between choosing and revealing, unless a text opens one (PLOT-02)."""
    if any([stats.in_force(a, state) for a in state.index.changes.get("opens_window", ())]):
        action_window(state)


def _reveal(state: CardState, top: ChoosePlots) -> None:
    state.pop()
    open_window(state, RevealAll(chosen=top.chosen))


@frame
class ChoosePlots(Frame, ChosenPlots):
    """Each player chooses a plot in secret, then all are revealed together (PLOT-01, PLOT-02)."""

    chosen: tuple[int, ...] = ()
    pc: int = 0

    STEPS = (
        ("recycle", Do(_recycle_all)),
        ("choose", Ask(_plot_options, _choose_plot)),
        ("between", Do(_between)),
        ("reveal", Do(_reveal)),
    )


def _reveal_all(state: CardState, top: RevealAll) -> None:
    """All chosen plots are revealed at once; the old ones go to the used piles (PLOT-01)."""
    pairs = list(zip(_choosers(state), top.chosen, strict=False))
    for seat, plot in pairs:
        swap_plot(state, seat, plot)
    for seat, plot in pairs:
        tell(state, Event("plot_revealed", plot, seat=seat, word="framework"))
    if state.option("CFG-PLOT-RECYCLE") == "when-empty":
        for seat in range(len(state.seats)):
            if not state.seats[seat].plots:
                for i in sorted(state.seats[seat].used):
                    move(state, i, "plots")


# -- initiative --------------------------------------------------------------------------------------------------------


def _initiative(state: CardState, top: RevealWindow) -> None:
    """The highest total wins; ties go to less total power, then to chance (PLOT-04, PLOT-05)."""
    totals = {s: stats.initiative(state, s) for s in state.player_order()}
    best = [s for s in totals if totals[s] == max(totals.values())]
    if len(best) > 1:
        power = {s: stats.power_of(state, s) for s in best}
        best = [s for s in best if power[s] == min(power.values())]
    winner = best[0] if len(best) == 1 else sorted(best)[state.draw_number(len(best))]
    state.initiative_winner = winner
    tell(state, Event("initiative_won", seat=winner, amount=totals[winner]))
    state.rules.initiative_won(state, winner)


def _first_options(state: CardState, top: RevealWindow) -> Decision | None:
    options = tuple([("first", s) for s in range(len(state.seats)) if not state.seats[s].out])
    return Decision(state.initiative_winner, "cardgame.first_player", options)


def _name_first(state: CardState, top: RevealWindow, choice: Choice) -> None:
    state.first_player = int(choice[1])
    state.touch()
    tell(state, Event("first_player", seat=state.first_player, other=state.initiative_winner))
    state.rules.after_first_player(state)
    top.waiting = tuple(
        [
            p
            for s in state.player_order()
            if (p := stats.revealed_plot(state, s)) >= 0
            and definition(state.pool, state.cards[p].code).when_revealed is not None
        ]
    )


def _revealed_options(state: CardState, top: RevealWindow) -> Decision | None:
    """The First Player chooses the order of the texts (PLOT-07)."""
    options = tuple(sorted([("choose", i) for i in top.waiting]))
    return Decision(state.first_player, "cardgame.order", options) if options else None


def _resolve_revealed(state: CardState, top: RevealWindow, choice: Choice) -> None:
    plot = int(choice[1])
    top.waiting = tuple([i for i in top.waiting if i != plot])
    top.goto("when revealed")
    resolve_when_revealed(state, plot)


@frame
class RevealWindow(Frame):
    """The framework window of the Plot phase: reveal, initiative, First Player, "when revealed" (ORD-02, PLOT-11)."""

    waiting: tuple[int, ...] = ()
    pc: int = 0

    STEPS = (
        ("initiative", Do(_initiative)),
        ("first player", Ask(_first_options, _name_first)),
        ("when revealed", Ask(_revealed_options, _resolve_revealed)),
        ("titles", Do(lambda s, f: s.rules.after_revealed(s))),
    )


@frame
class RevealAll(Frame):
    """Revealing the chosen plots, then what follows from it, in one window."""

    chosen: tuple[int, ...] = ()
    pc: int = 0

    STEPS = (("plots", Do(_reveal_all)), ("rest", Do(lambda s, f: s.push(RevealWindow()))))


@frame
class PlotPhase(Frame):
    """Begin, actions, plots, actions, end (RND-05)."""

    pc: int = 0

    STEPS = (
        ("actions before", Do(action_window)),
        ("plots", Do(lambda s, f: s.push(ChoosePlots()))),
        ("actions after", Do(action_window)),
    )


BODIES["plot"] = lambda state: PlotPhase()
