"""A small game on the real kernel: two seats, three rounds of two phases, numbers to pick, chance and secrets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import Any, ClassVar

from agot_desktop.controller.rules import Knowledge, Place
from agot_desktop.model.kernel import rng as random_numbers
from agot_desktop.model.kernel.decision import DONE, PASS, Choice, Decision
from agot_desktop.model.kernel.errors import DataError, NotationError
from agot_desktop.model.kernel.frame import Ask, Do, Frame, frame
from agot_desktop.model.kernel.game import GameState, LogEntry, Outcome
from agot_desktop.model.kernel.record import Transient, record
from agot_desktop.storage.records import ChapterSetup, SeatRecord

ROUNDS = 3
PHASES = ("morning", "evening")


@record
class ToyState(GameState):
    GAME: ClassVar[str] = "toy"
    stack: list[Frame]
    rng: int
    round: int = 1
    phase: str = "morning"
    active: int = -1
    totals: list[int] = field(default_factory=list)
    secrets: list[int] = field(default_factory=list)
    outcome_: Outcome | None = None
    unsettled: int = 0
    keeps_log: Transient[bool] = False
    log: Transient[list[LogEntry]] = field(default_factory=list)
    open_decision: Transient[Decision | None] = None
    deciding: Transient[int] = -1

    def tell(self, kind: str, **fields: Any) -> None:
        if self.keeps_log:
            self.log = [*self.log, LogEntry(kind, **fields)]

    def observe(self, seat: int) -> dict[str, Any]:
        return {"seat": seat, "totals": list(self.totals), "secret": self.secrets[seat]}

    def settle(self) -> None:
        self.unsettled = 0

    def determinize(self, seat: int, rng: int) -> ToyState:
        other = self.clone()
        other.secrets[1 - seat], other.rng = random_numbers.draw(rng, 1000)
        return other


def _ask_number(state: ToyState, top: ToyRound) -> Decision:
    options: tuple[Choice, ...] = (("number", 1), ("number", 2), PASS)
    return Decision(top.seat, "toy.action" if state.phase == "morning" else "toy.save", options)


def _take_number(state: ToyState, top: ToyRound, choice: Choice) -> None:
    if choice[0] == "number":
        chance, state.rng = random_numbers.draw(state.rng, 6)
        state.totals[top.seat] += int(choice[1]) * chance
        state.tell("picked", seat=top.seat, amount=int(choice[1]))


def _ask_run(state: ToyState, top: ToyRound) -> Decision:
    least = top.picked[-1] if top.picked else 0
    options: tuple[Choice, ...] = (*(("choose", n) for n in range(least + 1, 4)), DONE)
    return Decision(top.seat, "toy.pick", tuple(sorted(options)), most=3, picked=tuple(top.picked))


def _take_run(state: ToyState, top: ToyRound, choice: Choice) -> None:
    if choice != DONE:
        top.picked.append(int(choice[1]))
        top.goto("run")


def _begin(state: ToyState, top: ToyRound) -> None:
    state.tell("phase_begins", word=state.phase)


def _next_seat(state: ToyState, top: ToyRound) -> None:
    top.picked = []
    if top.seat == 0:
        top.seat = 1
        top.goto("number")
        return
    top.seat = 0
    if state.phase == "morning":
        state.phase = "evening"
    elif state.round < ROUNDS:
        state.round, state.phase = state.round + 1, "morning"
    else:
        order = sorted((0, 1), key=lambda seat: -state.totals[seat])
        state.outcome_ = Outcome("points", tuple((seat,) for seat in order))
        return
    top.goto("begin")


@frame
class ToyRound(Frame):
    STEPS = (
        ("begin", Do(_begin)),
        ("number", Ask(_ask_number, _take_number)),
        ("run", Ask(_ask_run, _take_run)),
        ("next", Do(_next_seat)),
    )
    pc: int = 0
    seat: int = 0
    picked: list[int] = field(default_factory=list)


class ToyRules:
    """Fulfils `controller.rules.Rules`. `refuse`: notations that mean nothing any more, as after a change of rules."""

    game = "toy"
    fingerprint = "toy 1"
    phases = PHASES
    chronicled: frozenset[str] = frozenset()

    def __init__(self, refuse: frozenset[str] = frozenset(), fingerprint: str = "toy 1") -> None:
        self.refuse = refuse
        self.fingerprint = fingerprint

    def start(self, setup: ChapterSetup) -> ToyState:
        state = ToyState(
            stack=[ToyRound(picked=[])],
            rng=random_numbers.seeded(setup.seed),
            totals=[0, 0],
            secrets=[setup.seed % 1000 + 7, 13],
            log=[],
        )
        state.keeps_log = True
        return state

    def load(self, data: Any) -> ToyState:
        state = ToyState.from_data(data)
        if state.phase not in PHASES:
            raise DataError(f"no phase {state.phase!r}")
        state.keeps_log = True
        return state

    def clone(self, state: GameState) -> GameState:
        assert isinstance(state, ToyState)
        other = state.clone()
        other.keeps_log = True
        return other

    def write(self, choice: Choice, state: GameState) -> str:
        return " ".join(str(part) for part in choice)

    def parse(self, text: str, state: GameState) -> Choice:
        if text in self.refuse:
            raise NotationError(text, "means nothing")
        return tuple(int(word) if word.isdigit() else word for word in text.split())

    def place(self, state: GameState) -> Place:
        assert isinstance(state, ToyState)
        return Place(state.round, state.phase, state.active)

    def card_id(self, state: GameState, card: int) -> str:
        return f"toy_{card}"

    def look(self, state: GameState, seat: int, everything: bool) -> dict[str, Any]:
        assert isinstance(state, ToyState)
        return {**state.observe(seat), "everything": everything}

    def knowledge(self, state: GameState, seats: Sequence[int]) -> Knowledge:
        assert isinstance(state, ToyState)
        return Knowledge(state.rng, tuple(0 for _ in seats))


def toy_setup(*players: str, seed: int = 5) -> ChapterSetup:
    kinds = players or ("person", "random")
    seats = tuple(SeatRecord(kind, f"{kind} {n}", "Stark") for n, kind in enumerate(kinds))
    return ChapterSetup("cards", "toy", seats, seed, "toy 1")
