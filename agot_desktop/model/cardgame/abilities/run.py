"""Running a program: the frame of one ability in use, and the instructions that all programs share."""

from __future__ import annotations

from typing import Any

from agot_desktop.model.cardgame.abilities.compiler import Instruction, TargetSpec
from agot_desktop.model.cardgame.abilities.registry import ability_at, program_at
from agot_desktop.model.cardgame.choices import pick_cards, pick_option
from agot_desktop.model.cardgame.happen import happen
from agot_desktop.model.cardgame.moves import move
from agot_desktop.model.cardgame.state import CardState, Scope
from agot_desktop.model.cardgame.telling import tell
from agot_desktop.model.kernel.event import DONE, Event
from agot_desktop.model.kernel.frame import Do, Frame, frame


def _run(state: CardState, top: AbilityFrame) -> None:
    """Runs instructions until players are asked, something has to be settled, or the program ends."""
    program = program_at(state.pool, top.address)
    stack = state.stack
    depth = len(stack)
    while top.at < len(program):
        instruction = program[top.at]
        top.at += 1
        instruction(state, top)
        if len(stack) != depth or state.unsettled or state.outcome_ is not None:
            top.goto("run")
            return


def _finish(state: CardState, top: AbilityFrame) -> None:
    """An event card goes to its owner's discard pile, a Deathbound one that was not cancelled to the dead pile
    (KEY-04)."""
    state.pop()
    card = top.scope.this
    if top.event and state.cards[card].zone == "resolving":
        deathbound = "Deathbound" in state.facts(card).keywords and not top.cancelled
        move(state, card, "dead" if deathbound else "discard")
        if deathbound:
            tell(state, Event("put_in_pile", card, seat=state.cards[card].owner, word="dead"))


@frame
class AbilityFrame(Frame):
    """One ability in use. `address`: whose program; `at`: the next instruction; `ok`: whether the part before a `then`
    happened in full; `cancelled`; `event`: the program of an event card; `results`: cards of the last events done."""

    address: str
    scope: Scope
    at: int = 0
    ok: bool = True
    cancelled: bool = False
    event: bool = False
    pc: int = 0

    STEPS = (("run", Do(_run)), ("finish", Do(_finish)))

    def take(self, slot: str, value: Any) -> None:
        """Binds a name: picked ids, the values of a choice, or the cards of events that have been carried out."""
        names = self.scope.names
        if slot == "!":
            self.settle_events(value)
            return
        if slot == "initiated":
            if value[0].status != DONE:
                self.cancelled = True
                self.goto("finish")
            return
        if value and isinstance(value[0], str):
            value = tuple(value[1:]) if len(value) > 1 else (1 if value[0] == "yes" else 0,)
        names[slot] = tuple(value)

    def settle_events(self, events: tuple[Event, ...]) -> None:
        """Notes whether the events of the last instruction happened in full (for `then`)."""
        done = tuple([e.subject for e in events if e.status == DONE and e.subject >= 0])
        self.scope.names["done"] = done
        if not events or any([e.status != DONE for e in events if e.word != "attached"]):
            self.ok = False


def ask_target(spec: TargetSpec) -> Instruction:
    """Step 1 (e): the target is chosen, in public."""

    def ask(state: CardState, top: AbilityFrame) -> None:
        options = spec.options(state, top.scope)
        seat = spec.seat(state, top.scope)
        if not options or not seat:
            top.scope.names[spec.slot] = ()
            return
        least, most = spec.least(state, top.scope), spec.most(state, top.scope)
        if spec.players:
            pick_option(state, seat[0], "target", top.scope.this, [("choose_seat", s) for s in options], spec.slot)
        else:
            pick_cards(state, seat[0], "target", top.scope.this, sorted(options), least, most, spec.slot)

    return ask


def initiated(state: CardState, top: AbilityFrame) -> None:
    """The end of step 1: the use is told, and may be cancelled in step 2 (TIM-10)."""
    scope = top.scope
    card = scope.this
    word = "play" if top.event else state.facts(card).type
    ability = ability_at(state.pool, top.address)
    targets = tuple([int(i) for t in ability.targets if not t.players for i in scope.names.get(t.slot, ())])
    flags = ("uncancelable",) if ability.uncancelable else ()
    if ability.sort in ("action", "response"):
        flags = (*flags, "triggered")
    event = Event(
        "triggered",
        card,
        seat=scope.you,
        source=card,
        source_seat=scope.you,
        word=word,
        cause=top.address,
        cards=targets,
        flags=flags,
    )
    happen(state, [event], "initiated")


def make(events: Any) -> Instruction:
    """An instruction that makes `events(state, scope)` happen together."""

    def act(state: CardState, top: AbilityFrame) -> None:
        happen(state, events(state, top.scope), "!")

    return act


def jump(offset: int) -> Instruction:
    """Goes on `offset` instructions further."""

    def go(state: CardState, top: AbilityFrame) -> None:
        top.at += offset

    return go


def jump_if_not(test: Any, offset: int) -> Instruction:
    """Goes on `offset` instructions further unless `test(state, frame)` holds."""

    def go(state: CardState, top: AbilityFrame) -> None:
        if not test(state, top):
            top.at += offset

    return go


def event_of(state: CardState, scope: Scope) -> Event | None:
    """The event that the text answers: one under way, or one of the history."""
    if scope.flight >= 0 and scope.flight_at < len(state.stack):
        carrier: Any = state.stack[scope.flight_at]
        found: Event = carrier.events[scope.flight]
        return found
    if 0 <= scope.event < len(state.history):
        return state.history[scope.event]
    return None
