"""Plots: whose deck a player chooses from, what he may choose, and how one is revealed (PLOT-01, PLOT-03, PLOT-12).

A plot always lies in a zone of its owner. Who has revealed it is its controller: usually the owner, but texts may have
two players exchange their plot decks and used piles for a time.
"""

from __future__ import annotations

from typing import Any

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.abilities.registry import definition
from agot_desktop.model.cardgame.moves import learn, move
from agot_desktop.model.cardgame.state import CardState, Scope
from agot_desktop.model.cardgame.telling import tell
from agot_desktop.model.cardgame.using import begin
from agot_desktop.model.kernel.decision import Choice, Decision
from agot_desktop.model.kernel.event import Event
from agot_desktop.model.kernel.frame import Ask, Do, Frame, frame

SWAP = "swap_plots"
"""The kind of change that exchanges the plot decks and used piles of two players."""


def deck_used_by(state: CardState, seat: int) -> int:
    """The seat whose plot deck and used pile the player has: his own, unless texts in force have exchanged them."""
    decks = list(range(len(state.seats)))
    for active in state.index.changes.get(SWAP, ()):
        if stats.in_force(active, state):
            a, b = active.seats(state)
            decks[a], decks[b] = decks[b], decks[a]
    return decks[seat]


def recycle(state: CardState, seat: int) -> None:
    """Used plots, and the revealed one, go back when the player must choose a plot and his deck has none left
    (PLOT-03); everybody has seen them."""
    deck = deck_used_by(state, seat)
    if free_plots(state, seat):
        return
    back = [*state.seats[deck].used]
    revealed = stats.revealed_plot(state, seat)
    if state.option("CFG-PLOT-RECYCLE") == "when-needed" and revealed >= 0 and state.cards[revealed].owner == deck:
        back.append(revealed)
    for i in sorted(back):
        move(state, i, "plots")
        state.own(i).known = (1 << len(state.seats)) - 1


def free_plots(state: CardState, seat: int) -> list[int]:
    """The plots in the deck that the player has, without one that has been chosen and waits to be revealed."""
    chosen = [i for f in state.stack if isinstance(f, ChosenPlots) for i in f.chosen]
    return sorted([i for i in state.seats[deck_used_by(state, seat)].plots if i not in chosen])


def plot_choices(state: CardState, seat: int) -> tuple[Choice, ...]:
    """The plots that the player may choose, each printed card once."""
    titles: dict[tuple[int, int], int] = {}
    for i in free_plots(state, seat):
        titles.setdefault((state.cards[i].code, state.cards[i].known), i)
    return tuple([("plot", i) for i in titles.values()])


def show_deck(state: CardState, seat: int) -> None:
    """The player sees the plot deck that he has."""
    for i in state.seats[deck_used_by(state, seat)].plots:
        if state.cards[i].owner != seat:
            learn(state, i, 1 << seat)


def swap_plot(state: CardState, seat: int, plot: int) -> None:
    """The plot becomes the seat's revealed one; the one before goes to its owner's used pile (PLOT-01)."""
    old = stats.revealed_plot(state, seat)
    if old >= 0 and old != plot:
        move(state, old, "used")
        tell(state, Event("plot_used", old, seat=seat))
    if state.cards[plot].zone != "plot":
        move(state, plot, "plot")
    if state.cards[plot].controller != seat:
        state.own(plot).controller = seat
        state.reindex()
    state.modifiers = [m for m in state.modifiers if m.until != "plot" or m.source != seat]
    state.reindex_effects()


def resolve_when_revealed(state: CardState, plot: int) -> None:
    """Carries out a plot's "when revealed" text for the player who has revealed it (PLOT-08)."""
    text = definition(state.pool, state.cards[plot].code).when_revealed
    if text is None or stats.blank(state, plot):
        return
    seat = state.cards[plot].controller
    begin(state, text, plot, seat, Scope(plot, seat, len(state.history) - 1))


class ChosenPlots:
    """A frame under which plots have been chosen that are not revealed yet: `chosen`, their ids in the order of the
    choosing players."""

    chosen: tuple[int, ...]


# -- one plot out of turn ----------------------------------------------------------------------------------------------


def _recycle(state: CardState, top: RevealPlot) -> None:
    recycle(state, top.seat)
    show_deck(state, top.seat)


def _options(state: CardState, top: RevealPlot) -> Decision | None:
    options = plot_choices(state, top.seat)
    return Decision(top.seat, "cardgame.plot", options, top.source) if options else None


def _reveal(state: CardState, top: RevealPlot, choice: Choice) -> None:
    top.plot = int(choice[1])
    swap_plot(state, top.seat, top.plot)
    tell(
        state,
        Event("plot_revealed", top.plot, seat=top.seat, source=top.source, source_seat=top.source_seat, word="effect"),
    )


def _text(state: CardState, top: RevealPlot) -> None:
    if top.plot >= 0 and stats.revealed_plot(state, top.seat) == top.plot:
        resolve_when_revealed(state, top.plot)


def _done(state: CardState, top: RevealPlot) -> None:
    state.pop()
    below: Any = state.stack[-1]
    below.take(top.slot, (top.plot,) if top.plot >= 0 else ())


@frame
class RevealPlot(Frame):
    """A player chooses and reveals a new plot in the middle of the round: it takes the place of the revealed one, and
    its "when revealed" text is carried out at once; initiative is not counted again (PLOT-12). The frame below gets
    `take(slot, (plot,))`."""

    seat: int
    source: int
    source_seat: int
    slot: str
    plot: int = -1
    pc: int = 0

    STEPS = (
        ("recycle", Do(_recycle)),
        ("choose", Ask(_options, _reveal)),
        ("text", Do(_text)),
        ("done", Do(_done)),
    )
