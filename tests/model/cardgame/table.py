"""Positions built by hand: seats, own cards with abilities in the words of the language, zones, and a phase to begin.

Choices are named in notation. What a test leaves open is answered by resting (`pass`, `done`, `no`, else the first
option).
Every choice is followed by a look at the invariants.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from agot_desktop.model.cardgame.abilities.effects import Shuffle
from agot_desktop.model.cardgame.abilities.parts import Action
from agot_desktop.model.cardgame.abilities.registry import add_own
from agot_desktop.model.cardgame.abilities.selections import You
from agot_desktop.model.cardgame.facts import Facts, facts_from_mapping
from agot_desktop.model.cardgame.moves import attach, enter_play
from agot_desktop.model.cardgame.notation import parse, write
from agot_desktop.model.cardgame.phases.round import RoundFrame, begin_phase, skipped
from agot_desktop.model.cardgame.pool import Pool
from agot_desktop.model.cardgame.setup import (
    SetupFrame,
    add_card,
    add_hand_of_the_king,
    add_house,
    add_seat,
    empty_state,
)
from agot_desktop.model.cardgame.state import Card, CardState
from agot_desktop.model.cardgame.terms import ROUND_PHASES
from agot_desktop.model.kernel.decision import DONE, NO, PASS, Choice, Decision
from agot_desktop.model.kernel.errors import NotationError

A, B = 0, 1
ALL_ICONS = ["military", "intrigue", "power"]


class Own(NamedTuple):
    """A card that exists only in a test: its facts and the parts of its text."""

    facts: Facts
    parts: tuple[Any, ...]


def card(name: str, *parts: Any, kind: str = "character", **facts: Any) -> Own:
    """A card of a test. Characters have STR 2 and all icons, everything costs 1, unless the facts say otherwise."""
    row: dict[str, Any] = {
        "id": "own_" + name.lower().replace(" ", "_").replace("'", ""),
        "name": name,
        "type": kind,
        **facts,
    }
    if kind == "character":
        row = {"str": 2, "icons": ALL_ICONS, **row}
    if kind in ("character", "location", "attachment"):
        row = {"cost": 1, **row}
    return Own(facts_from_mapping(row, "$"), parts)


def event(name: str, *parts: Any, **facts: Any) -> Own:
    """An event card."""
    return card(name, *parts, kind="event", **facts)


def location(name: str, *parts: Any, **facts: Any) -> Own:
    """A location."""
    return card(name, *parts, kind="location", **facts)


def attachment(name: str, *parts: Any, **facts: Any) -> Own:
    """An attachment."""
    return card(name, *parts, kind="attachment", **facts)


def plot(name: str, *parts: Any, gold: int = 0, initiative: int = 0, claim: int = 1, **facts: Any) -> Own:
    """A plot."""
    return card(name, *parts, kind="plot", plot={"gold": gold, "initiative": initiative, "claim": claim}, **facts)


FILLER = Own(Facts(id="own_filler", name="Filler", type="event"), ())
PLAIN_PLOT = plot("Plain Plot")
BELL = location("Bell", Action(("any",), Shuffle(You())))
"""Lies in play on both sides, so that every action window stops for both players: using it changes nothing that
matters."""


class Table:
    """A game under test: `state`, and what is done with it."""

    def __init__(
        self,
        pool: Pool,
        own: tuple[Own, ...] = (),
        *,
        variant: str = "joust",
        seed: int = 1,
        options: Mapping[str, object] | None = None,
        houses: tuple[str, ...] = ("Stark", "Lannister"),
    ) -> None:
        cards = (*own, FILLER, PLAIN_PLOT, BELL)
        self.pool = pool.extended([c.facts for c in cards])
        for made in cards:
            add_own(self.pool, made.facts.id, made.parts)
        self.state: CardState = empty_state(self.pool, variant, options or {}, seed)
        for house in houses:
            add_seat(self.state, house)
        self.checks = True

    # building ---------------------------------------------------------------------------------------------------------

    def put(
        self,
        seat: int,
        zone: str,
        name: str,
        *,
        kneeling: bool = False,
        power: int = 0,
        gold: int = 0,
        on: int = -1,
        duplicates: int = 0,
        controller: int = -1,
    ) -> int:
        """A card of the seat in a zone; `on`: its bearer. Gives its id."""
        state, code = self.state, self.pool.find(name)
        number = add_card(state, code, seat, zone)
        if zone == "play":
            made = state.own(number)
            made.stay = 1
            made.controller = controller if controller >= 0 else seat
            made.kneeling, made.power, made.gold = kneeling, power, gold
            if on >= 0:
                attach(state, number, on)
        for _ in range(duplicates):
            duplicate = add_card(state, code, seat, "under")
            state.own(duplicate).attached_to = number
            host = state.own(number)
            host.duplicates = (*host.duplicates, duplicate)
        return number

    def many(self, seat: int, zone: str, *names: str) -> list[int]:
        """Several cards of the seat in a zone."""
        return [self.put(seat, zone, name) for name in names]

    def hand_of_the_king(self, seat: int, name: str, tokens: int = 0) -> int:
        """The seat's Hand of the King, in play if it has the tokens."""
        number = add_hand_of_the_king(self.state, seat, self.pool.find(name))
        self.state.own(number).tokens = tokens
        if tokens >= self.state.facts(number).threshold:
            enter_play(self.state, number, seat)
        return number

    def begin(
        self, phase: str, *, first: int = 0, active: int = -1, round_: int = 2, deck: int = 20, bells: bool = True
    ) -> Table:
        """Play begins with this phase; decks are filled up, whoever has no plot gets a plain one."""
        state = self.state
        for seat in range(len(state.seats)):
            if not state.seats[seat].plot and phase != "setup":
                self.put(seat, "plot", "Plain Plot")
            if bells and phase != "setup":
                self.put(seat, "play", "Bell")
            for _ in range(deck - len(state.seats[seat].deck)):
                self.put(seat, "deck", "Filler")
            add_house(state, seat)
        state.round, state.first_player = round_, first
        rounds = RoundFrame()
        state.stack = [rounds]
        if phase == "setup":
            state.stack.append(SetupFrame())
        else:
            rounds.goto("phase")
            state.phases = list(ROUND_PHASES[ROUND_PHASES.index(phase) :])
            if not skipped(state, phase):
                state.phases = state.phases[1:]
                begin_phase(state, phase)
                state.active_player = active if active >= 0 else -1
        state.reindex()
        state.run()
        return self

    # playing ----------------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        """The open decision, which must be there."""
        found = self.state.decision
        assert found is not None, f"the game is over: {self.state.outcome()}"
        return found

    def take(self, choice: Choice) -> None:
        """Plays a choice of the open decision."""
        self.state.apply(choice)
        if self.checks:
            assert self.state.problems() == []

    def rest(self) -> None:
        """Answers the open decision by doing nothing."""
        decision = self.decision
        self.take(next((c for c in (PASS, DONE, NO) if decision.allows(c)), decision.options[0]))

    def options(self) -> list[str]:
        """The open decision in notation."""
        return [write(choice, self.state) for choice in self.decision.options]

    def do(self, seat: int, *texts: str) -> Table:
        """Plays choices of the seat by notation, each at its next decision that offers it."""
        for text in texts:
            seen = []
            for _ in range(60):
                decision = self.decision
                if decision.seat == seat:
                    try:
                        choice = parse(text, self.state)
                    except NotationError:
                        seen.append(f"{decision.kind}: {self.options()}")
                    else:
                        self.take(choice)
                        break
                self.rest()
            else:
                raise AssertionError(f"{text!r} was never offered to seat {seat}, but\n" + "\n".join(seen))
        return self

    def now(self, seat: int, text: str) -> Table:
        """Plays a choice that must be offered to the seat by the open decision."""
        assert self.decision.seat == seat, f"seat {self.decision.seat} decides: {self.decision.kind} {self.options()}"
        self.take(parse(text, self.state))
        return self

    def until(self, kind: str, seat: int | None = None) -> Table:
        """Rests until a decision of this kind (without `cardgame.`) is open, for this seat if one is named."""
        for _ in range(200):
            decision = self.decision
            if decision.kind == "cardgame." + kind and (seat is None or decision.seat == seat):
                return self
            self.rest()
        raise AssertionError(f"no {kind} for seat {seat}")

    def until_phase(self, phase: str) -> Table:
        """Rests until it is this phase."""
        for _ in range(300):
            if self.state.phase == phase:
                return self
            self.rest()
        raise AssertionError(f"no phase {phase}")

    def finish_challenge(self) -> Table:
        """Rests until no challenge is going on."""
        for _ in range(200):
            if self.state.outcome() is not None or (
                self.state.challenge is None and self.state.last_challenge is not None
            ):
                return self
            self.rest()
        raise AssertionError("the challenge does not end")

    def attack(self, seat: int, kind: str, *names: str, hand: bool = False) -> Table:
        """Declares a challenge of the seat with these attackers against the other seat of two."""
        self.do(seat, f"challenge {kind} {'BA'[seat]}" + (" hand" if hand else ""))
        self._run(seat, "attackers", names)
        return self

    def defend(self, seat: int, *names: str) -> Table:
        """Rests up to the seat's defence and declares these defenders."""
        self.until("defenders", seat)
        self._run(seat, "defenders", names)
        return self

    def _run(self, seat: int, kind: str, names: tuple[str, ...]) -> None:
        """A run of picks, which is over by itself when nothing else can be picked."""
        for name in names:
            if self.decision.kind == "cardgame." + kind:
                self.now(seat, f"choose {name}")
        if self.decision.kind == "cardgame." + kind:
            self.now(seat, "done")

    # looking ----------------------------------------------------------------------------------------------------------

    def card(self, number: int) -> Card:
        """The card as it is."""
        return self.state.cards[number]

    def zone(self, number: int) -> str:
        """Where the card is."""
        return self.state.cards[number].zone

    def names(self, seat: int, zone: str) -> list[str]:
        """The titles in a zone, in order."""
        return [self.state.facts(i).name for i in self.state.seats[seat].zone(zone)]

    def kinds(self) -> list[str]:
        """The kinds of the events of the round, in order."""
        return [e.kind for e in self.state.history]

    def offers(self, seat: int, text: str) -> bool:
        """Whether the open decision is the seat's and offers this."""
        if self.state.decision is None or self.decision.seat != seat:
            return False
        try:
            parse(text, self.state)
        except NotationError:
            return False
        return True
