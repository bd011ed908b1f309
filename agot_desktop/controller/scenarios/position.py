"""The position that a scenario starts from, as a state of the card game.

The numbers of the cards rise seat by seat: each card in play, what is attached to it and its duplicates, then hand,
deck, discard, dead, shadows, plot, plot deck, used plots, the Hand of the King with its attachments, agenda, House
card. The fillers of the decks come after all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from agot_desktop.controller.scenarios.cards import Book, title_of
from agot_desktop.controller.scenarios.file import HandRow, InPlay, Scenario, SeatRow
from agot_desktop.controller.scenarios.gathering import Gathering, run_of
from agot_desktop.controller.scenarios.rest import RESTING, rest
from agot_desktop.model.cardgame.moves import attach, enter_play
from agot_desktop.model.cardgame.phases.round import RoundFrame, begin_phase, skipped
from agot_desktop.model.cardgame.setup import (
    HAND_SIZE,
    SetupFrame,
    add_card,
    add_hand_of_the_king,
    add_house,
    add_seat,
    empty_state,
)
from agot_desktop.model.cardgame.state import LETTERS, CardState
from agot_desktop.model.cardgame.terms import ROUND_PHASES, SETUP
from agot_desktop.model.kernel.decision import DONE, Choice, Decision
from agot_desktop.model.kernel.errors import IllegalChoiceError

ENOUGH: Final = 40
"""How many cards a deck can supply before it is filled up again."""


class Position:
    """A scenario's state, and the fillers that its decks have not given out yet (`fillers`: their ids).

    The state stands still where it is looked at: a choice is begun and the game goes on when the next open decision is
    wanted (`decision`), or up to the moment that was asked for (`run_to`).
    """

    def __init__(self, state: CardState, filler: int) -> None:
        self.state = state
        self.filler = filler
        self.fillers: set[int] = set()
        self._halted = False
        self._run: Gathering | None = None

    @property
    def decision(self) -> Decision | None:
        """The next open decision; runs on to it. None when the game is over. In a run of picks every card that may be
        named next is an option, whatever its number."""
        self._halted = False
        if self._run is None:
            run = run_of(self.state)
            decision = self.state.decision
            if run is None or decision is None:
                return decision
            return Gathering(run, decision, len(self.state.stack), decision.picked).decision
        return self._run.decision

    @property
    def in_run(self) -> bool:
        """Whether a run of picks is under way that has not been confirmed."""
        return self._run is not None

    @property
    def run_over(self) -> bool:
        """Whether a run is under way that the rules end by themselves after these picks: nothing with a higher number
        is left to pick."""
        return self._run is not None and self._run.ends_by_itself()

    def play(self, choice: Choice) -> None:
        """Plays an option of the open decision. The picks of a run are played together when it is done."""
        decision = self.decision
        if decision is None or not decision.allows(choice):
            raise IllegalChoiceError(choice, decision)
        run = run_of(self.state) if self._run is None else None
        gathering = self._run if run is None else Gathering(run, decision, len(self.state.stack), decision.picked)
        if gathering is None:
            self.play_now(choice)
            return
        if choice != DONE:
            gathering = gathering.with_pick(int(choice[1]))
            while len(gathering.decision.options) == 1 and DONE not in gathering.decision.options:
                gathering = gathering.with_pick(int(gathering.decision.options[0][1]))
        if choice == DONE or gathering.decision.options == (DONE,):
            self._confirm(gathering)
        else:
            self._run = gathering

    def rest(self) -> None:
        """Answers the open decision by the rest rule. A run that was begun goes on with higher numbers first."""
        decision = self.decision
        if decision is None:
            return
        choice = rest(decision)
        if self._run is not None and choice not in RESTING:
            choice = next((o for o in decision.options if int(o[1]) > max(self._run.picked)), choice)
        self.play(choice)

    def confirm(self) -> None:
        """Plays the picks of a run that is `run_over`."""
        if self._run is not None:
            self._confirm(self._run)

    def branch(self) -> Position:
        """An independent copy."""
        other = Position(self.state.clone(), self.filler)
        other.take_over(self)
        return other

    def take_over(self, other: Position) -> None:
        """Makes this position a copy of the other one."""
        self.state = other.state.clone()
        self.fillers, self._halted, self._run = set(other.fillers), other._halted, None
        run = run_of(self.state) if other._run is not None else None
        if run is not None and other._run is not None:
            self._run = Gathering(run, other._run.first, other._run.depth, other._run.picked)

    def _confirm(self, gathering: Gathering) -> None:
        """Gives the rules the picks of a run in their order."""
        self._run = None
        while True:
            self.play_now(gathering.next_choice(self.state))
            if self.run_to(lambda state: not gathering.open(state)):
                break
        self._halted = False

    def play_now(self, choice: Choice) -> None:
        """Plays an option of the rules' own decision, in a run the next pick in their order. Decks stay able to supply
        cards."""
        decision = self.state.decision
        if decision is None or not decision.allows(choice):
            raise IllegalChoiceError(choice, decision)
        waiting = self._before_mulligan()
        for seat in range(len(self.state.seats)):
            if seat not in waiting or (seat == decision.seat and choice == ("keep",)):
                self.fill(seat, ENOUGH)
        self.fillers = {i for i in self.fillers if self.state.cards[i].zone == "deck"}
        self.state.begin(choice)

    def run_to(self, moment: Callable[[CardState], bool]) -> bool:
        """Runs on to the first step at which `moment(state)` holds, at most to the next open decision; whether it
        holds. The state then stands still there until the next decision is wanted."""
        if not self._halted and self.state.open_decision is None and self.state.outcome() is None:
            self.state.run(moment)
        self._halted = self.state.open_decision is None and self.state.outcome() is None
        return moment(self.state)

    def settled(self) -> CardState:
        """The state to be looked at: at the moment it was run to, else at the next open decision."""
        if not self._halted:
            self.state.run()
        return self.state

    def fill(self, seat: int, enough: int) -> None:
        """Puts fillers under a deck until it can supply `enough` cards."""
        for _ in range(enough - len(self.state.seats[seat].deck)):
            self.fillers.add(add_card(self.state, self.filler, seat, "deck"))

    def deck_size(self, seat: int) -> int:
        """How many cards the deck holds, the fillers that it has not given out left aside."""
        return len([i for i in self.state.seats[seat].deck if i not in self.fillers])

    def _before_mulligan(self) -> set[int]:
        """The seats that have yet to keep or mulligan their opening hand: a shuffle must not mix fillers in."""
        top = self.state.stack[-1] if self.state.stack else None
        decision = self.state.decision
        if not isinstance(top, SetupFrame) or decision is None or decision.kind != "cardgame.mulligan":
            return set()
        return set(self.state.player_order()[top.asked :])


def build(scenario: Scenario, found: Book) -> Position:
    """The position at the very beginning of the scenario's phase."""
    state = empty_state(found.pool, scenario.variant, scenario.options, scenario.seed)
    position = Position(state, found.filler)
    for row in scenario.seats:
        add_seat(state, row.house)
    for seat, row in enumerate(scenario.seats):
        _place_seat(state, found, scenario, seat, row)
    state.round = scenario.round
    state.first_player = scenario.first_player
    if scenario.phase == SETUP:
        for seat in range(len(scenario.seats)):
            position.fill(seat, HAND_SIZE - len(state.seats[seat].hand))
        state.stack = [RoundFrame(), SetupFrame()]
    else:
        for seat in range(len(scenario.seats)):
            position.fill(seat, ENOUGH)
        _begin(state, scenario)
    state.reindex()
    return position


def _begin(state: CardState, scenario: Scenario) -> None:
    """The very beginning of the phase; a phase that a text in force leaves out is left out here too (RND-10)."""
    place = ROUND_PHASES.index(scenario.phase)
    rounds = RoundFrame()
    rounds.goto("phase")
    state.stack = [rounds]
    state.phases = list(ROUND_PHASES[place:])
    if not skipped(state, scenario.phase):
        state.phases = state.phases[1:]
        begin_phase(state, scenario.phase)
        state.active_player = scenario.active_player


# -- cards -------------------------------------------------------------------------------------------------------------


def _place_seat(state: CardState, found: Book, scenario: Scenario, seat: int, row: SeatRow) -> None:
    owner = state.own_seat(seat)
    owner.power, owner.gold = row.power, row.gold
    for entry in row.play:
        _place_in_play(state, found, entry, seat, -1)
    for zone in ("hand", "deck", "discard", "dead", "shadows"):
        for name in getattr(row, zone):
            add_card(state, found.pool.find(name), seat, zone)
    if row.plot is not None or scenario.phase != SETUP:
        add_card(state, found.plots[seat], seat, "plot")
    for zone, names in (("plots", row.plots), ("used", row.used_plots)):
        for name in names:
            add_card(state, found.pool.find(name), seat, zone)
    if row.hand_of_the_king is not None:
        _place_hand(state, found, row.hand_of_the_king, seat)
    if row.agenda is not None:
        add_card(state, found.pool.find(row.agenda), seat, "beside")
    for title in row.titles:
        state.titles[title_of(title, scenario.variant)] = seat
    add_house(state, seat)


def _place_in_play(state: CardState, found: Book, entry: str | InPlay, seat: int, bearer: int) -> None:
    """A card in play under the seat, or an attachment on `bearer`: that one is its owner's, who has put it there."""
    row = InPlay(card=entry) if isinstance(entry, str) else entry
    owner = seat if row.owner is None else LETTERS.index(row.owner)
    code = found.pool.find(row.card)
    card = add_card(state, code, owner, "play")
    made = state.own(card)
    made.controller = owner if bearer >= 0 else seat
    made.kneeling, made.power, made.gold = row.kneeling, row.power, row.gold
    if bearer >= 0:
        attach(state, card, bearer)
    for attached in row.attachments:
        _place_in_play(state, found, attached, seat, card)
    for _ in range(row.duplicates):
        duplicate = add_card(state, code, owner, "under")
        state.own(duplicate).attached_to = card
        host = state.own(card)
        host.duplicates = (*host.duplicates, duplicate)


def _place_hand(state: CardState, found: Book, row: HandRow, seat: int) -> None:
    card = add_hand_of_the_king(state, seat, found.pool.find(row.card))
    state.own(card).tokens = row.tokens
    if row.tokens >= state.facts(card).threshold:
        enter_play(state, card, seat, kneeling=row.kneeling)
        state.own(card).power = row.power
    for attached in row.attachments:
        _place_in_play(state, found, attached, seat, card)
