"""Words about plots in the middle of a round: revealing a new one, copying "when revealed" texts, exchanging plot
decks, and the window between choosing and revealing (PLOT-02, PLOT-12)."""

from __future__ import annotations

from typing import Any

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.abilities.base import Condition, Effect, Players, Test, word
from agot_desktop.model.cardgame.abilities.changes import Standing, register
from agot_desktop.model.cardgame.abilities.compiler import ChangeDef, Unit
from agot_desktop.model.cardgame.abilities.flow import lasting
from agot_desktop.model.cardgame.abilities.registry import definition
from agot_desktop.model.cardgame.abilities.selections import AnyOpponent, Several, You
from agot_desktop.model.cardgame.choices import pick_cards
from agot_desktop.model.cardgame.plot_decks import SWAP, ChosenPlots, RevealPlot, free_plots, show_deck
from agot_desktop.model.cardgame.state import CardState, Scope
from agot_desktop.model.cardgame.telling import tell
from agot_desktop.model.kernel.event import Event


@word
class RevealNewPlot(Effect):
    """A player chooses and reveals a new plot, whose "when revealed" text is carried out before anything else
    (PLOT-12); it has happened in full if there was a plot to choose."""

    who: Players

    def compile(self, unit: Unit) -> None:
        seats = self.who.seats(unit)
        slot = unit.slot()

        def begin(state: CardState, top: Any) -> None:
            scope = top.scope
            scope.names[slot] = ()
            for seat in seats(state, scope)[:1]:
                state.push(RevealPlot(seat=seat, source=scope.this, source_seat=scope.you, slot=slot))

        def note(state: CardState, top: Any) -> None:
            top.ok = top.ok and bool(top.scope.names[slot])

        unit.emit(begin)
        unit.emit(note)

    def could(self, unit: Unit) -> Test:
        seats = self.who.seats(unit.probe())
        return lambda s, c: any([_has_plots(s, p) for p in seats(s, c)])


def _has_plots(state: CardState, seat: int) -> bool:
    """Whether the player has a plot to choose, now or after his used ones have gone back (PLOT-03)."""
    return bool(free_plots(state, seat)) or stats.revealed_plot(state, seat) >= 0


@word
class CopyRevealed(Effect):
    """The text's controller carries out the "when revealed" text of a plot that one of these players has revealed, as
    if it stood on this card: "you" is he. Texts that are being carried out already are not copied, so that two such
    texts do not copy each other for ever."""

    of: Players

    def compile(self, unit: Unit) -> None:
        of, slot = self.of.seats(unit), unit.slot()

        def ask(state: CardState, top: Any) -> None:
            found = _copied(state, of(state, top.scope))
            top.scope.names[slot] = ()
            if found:
                pick_cards(state, top.scope.you, "pick", top.scope.this, found, 1, 1, slot)

        def carry_out(state: CardState, top: Any) -> None:
            from agot_desktop.model.cardgame.using import begin

            scope = top.scope
            top.ok = top.ok and bool(scope.names[slot])
            for plot in map(int, scope.names[slot]):
                text = definition(state.pool, state.cards[plot].code).when_revealed
                begin(state, text, scope.this, scope.you, Scope(scope.this, scope.you, scope.event))

        unit.emit(ask)
        unit.emit(carry_out)

    def could(self, unit: Unit) -> Test:
        of = self.of.seats(unit.probe())
        return lambda s, c: bool(_copied(s, of(s, c)))


def _copied(state: CardState, seats: tuple[int, ...]) -> list[int]:
    """The revealed plots of these players whose "when revealed" texts can be copied."""
    from agot_desktop.model.cardgame.abilities.run import AbilityFrame

    running = {f.address for f in state.stack if isinstance(f, AbilityFrame)}
    found = []
    for plot in [stats.revealed_plot(state, seat) for seat in seats]:
        text = definition(state.pool, state.cards[plot].code).when_revealed if plot >= 0 else None
        if text is not None and text.address not in running and not stats.blank(state, plot):
            found.append(plot)
    return sorted(found)


@word
class SwapPlotDecks(Effect):
    """The text's controller and another player have each other's plot deck and used pile for a time. Revealed plots
    stay where they are; a plot that is used goes to its owner's pile, whoever has that (KILL-06)."""

    with_: Players
    end: str

    def compile(self, unit: Unit) -> None:
        both = Several((You(), self.with_))
        made = ChangeDef(SWAP)
        made.players = both.seats(unit)
        register(unit, made)
        end = self.end

        def swap(state: CardState, top: Any) -> None:
            scope = top.scope
            seats = made.players(state, scope) if made.players is not None else ()
            if len(seats) != 2:
                return
            lasting(state, scope, made, end)
            for seat in seats:
                show_deck(state, seat)
            tell(
                state,
                Event("plots_swapped", seat=seats[0], other=seats[1], source=scope.this, source_seat=scope.you),
            )

        unit.emit(swap)


@word
class OpensWindow(Standing):
    """Players may act after plots have been chosen and before they are revealed (PLOT-02)."""

    def define(self, unit: Unit) -> tuple[ChangeDef, ...]:
        return (register(unit, ChangeDef("opens_window")),)


@word
class PlotsChosen(Condition):
    """Plots have been chosen and are not revealed yet."""

    def check(self, unit: Unit) -> Test:
        return lambda s, c: any([isinstance(f, ChosenPlots) and bool(f.chosen) for f in s.stack])


YOU, ANY_OPPONENT = You(), AnyOpponent()


def reveal_plot(who: Players = YOU) -> RevealNewPlot:
    """A player chooses and reveals a new plot."""
    return RevealNewPlot(who)


def copy_revealed(of: Players = ANY_OPPONENT) -> CopyRevealed:
    """Carries out the "when revealed" text of another revealed plot."""
    return CopyRevealed(of)


def swap_plot_decks(with_: Players, end: str) -> SwapPlotDecks:
    """Two players exchange their plot decks and used piles for a time."""
    return SwapPlotDecks(with_, end)


def opens_window() -> OpensWindow:
    """A window for actions between choosing and revealing plots."""
    return OpensWindow()


def plots_chosen() -> PlotsChosen:
    """Plots have been chosen and are not revealed yet."""
    return PlotsChosen()
