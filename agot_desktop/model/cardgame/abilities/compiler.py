"""Compiles ability trees into what the engine runs: flat programs, tests and changes.

`compile_card` gives the `AbilityDef`s of one card. A program is a tuple of instructions `(state, frame) -> None`, run
by `AbilityFrame`; its order is the order of section 13: prices, targets, the moment of cancelling, the effect.
Everything that a state may point to (an ability, a change in it, a waiting or lent part) has an address: the id of the
facts, a colon, the place of the ability on the card, and for inner parts a dot and their place in the tree.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from agot_desktop.model.cardgame.abilities.base import CardTest, Count, EventTest, Seats, Test
from agot_desktop.model.cardgame.state import CardState, Scope

if TYPE_CHECKING:
    from agot_desktop.model.cardgame.abilities.base import Effect, Word

Instruction = Callable[[CardState, Any], None]
CardCount = Callable[[CardState, Scope, int], int]


class TargetSpec:
    """A target to be chosen in step 1 (TIM-08): `legal` tests a card, `seats` tells who chooses, `least`..`most` how
    many, `zone` where (a function giving candidates), `slot` the name that the choice gets; `payable`: whether the
    prices that depend on the choice could then be paid, and the targets that depend on it be chosen; `reads`: the names
    that it depends on itself; `dependent`: one of them is given by a target before it."""

    __slots__ = (
        "candidates",
        "dependent",
        "distinct",
        "filter",
        "least",
        "legal",
        "most",
        "payable",
        "players",
        "reads",
        "seat",
        "slot",
    )

    def __init__(
        self,
        slot: str,
        filter_: CardTest,
        candidates: Callable[[CardState, Scope], list[int]],
        seat: Seats,
        least: Count,
        most: Count,
        players: bool = False,
    ) -> None:
        self.slot = slot
        self.filter = filter_
        self.legal: list[CardTest] = []
        self.payable: CardTest = lambda state, scope, card: True
        self.candidates = candidates
        self.seat = seat
        self.least = least
        self.most = most
        self.players = players
        self.reads: frozenset[str] = frozenset()
        self.dependent = False

    def enough(self, state: CardState, scope: Scope) -> bool:
        """Whether there are as many legal targets as the text needs, one at least (TIM-08, TGT-03)."""
        missing = max(1, self.least(state, scope))
        test, legal = self.filter, self.legal
        for i in self.candidates(state, scope):
            if (
                test(state, scope, i)
                and (not legal or any([t(state, scope, i) for t in legal]))
                and self.payable(state, scope, i)
            ):
                missing -= 1
                if not missing:
                    return True
        return False

    def options(self, state: CardState, scope: Scope) -> list[int]:
        """The ids (or seats) that may be chosen now."""
        found = []
        for i in self.candidates(state, scope):
            if not self.filter(state, scope, i):
                continue
            if self.legal and not any([t(state, scope, i) for t in self.legal]):
                continue
            if not self.payable(state, scope, i):
                continue
            found.append(i)
        return found


class ChangeDef:
    """A compiled change. `kind`: what it changes; `applies`: to which cards, or `players`: to whom; `value`: its
    number, `floor` a bound below which it does not go; `words`: its qualities; `lent`: abilities that it lends; `bind`:
    for lasting effects, the cards it is bound to."""

    __slots__ = (
        "address",
        "allows",
        "applies",
        "bind",
        "cost",
        "floor",
        "guard",
        "kind",
        "lent",
        "per_card",
        "players",
        "target",
        "value",
        "words",
        "words_of",
    )

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.address = ""
        self.applies: CardTest = _nothing
        self.bind: Callable[[CardState, Scope], tuple[int, ...]] | None = None
        self.players: Seats | None = None
        self.value: Count | None = None
        self.per_card: CardCount | None = None
        self.words: tuple[str, ...] = ()
        self.words_of: Callable[[CardState, Scope], tuple[str, ...]] | None = None
        self.lent: tuple[AbilityDef, ...] = ()
        self.guard: Test | None = None
        self.allows: Callable[..., bool] | None = None
        self.cost: Any = None
        self.target: Any = None
        self.floor: int | None = None

    def allows_for(self, state: CardState, active: Any, **context: Any) -> bool:
        """Whether a prohibition does not reach this context (another challenge type, another player)."""
        return self.allows is not None and self.allows(state, active, **context)


def _nothing(state: CardState, scope: Scope, card: int) -> bool:
    return False


class AbilityDef:
    """One compiled ability. `sort`: action, response, passive, constant, when_revealed, instead, as_soon_as, ...;
    `zones`: where its text is alive; `dock` and `kinds`: what it answers."""

    __slots__ = (
        "address",
        "by",
        "changes",
        "cost_could",
        "could",
        "dock",
        "guard",
        "kinds",
        "limit",
        "limited_response",
        "match",
        "optional",
        "payable",
        "phases",
        "place",
        "program",
        "reads_event",
        "removes",
        "saves",
        "sort",
        "targets",
        "tree",
        "uncancelable",
        "when",
        "zones",
    )

    def __init__(self, sort: str, address: str, tree: Word) -> None:
        self.sort = sort
        self.address = address
        self.tree = tree
        self.place = 0
        self.zones: tuple[str, ...] = ("play",)
        self.phases: tuple[str, ...] = ()
        self.dock = ""
        self.kinds: tuple[str, ...] = ()
        self.match: EventTest | None = None
        self.when: Test | None = None
        self.guard: Test | None = None
        self.limit: tuple[int, str] | None = None
        self.limited_response = False
        self.by: Seats | None = None
        self.program: tuple[Instruction, ...] = ()
        self.targets: tuple[TargetSpec, ...] = ()
        self.could: Test = _always
        self.payable: Test = _always
        self.changes: tuple[ChangeDef, ...] = ()
        self.saves = False
        self.removes = False
        self.optional = False
        self.uncancelable = False
        self.reads_event = False

    def source_type(self, state: CardState, card: int) -> str:
        """The kind of source for immunity: the card's type, marked where it is a constant text and no triggered one."""
        kind = state.printed[card].type
        return f"{kind}:constant" if self.sort == "constant" else kind


def _always(state: CardState, scope: Scope) -> bool:
    return True


class PartDef:
    """A waiting part (`watch`, `later`): what it waits for and what it does."""

    __slots__ = ("address", "kinds", "match", "program")

    def __init__(self, address: str) -> None:
        self.address = address
        self.kinds: tuple[str, ...] = ()
        self.match: EventTest | None = None
        self.program: tuple[Instruction, ...] = ()


class Unit:
    """The compiler of one ability: gathers instructions, targets and addressable parts.

    `in_cost`: prices are being compiled; `player`: how `PLAYER` is read here; `slots`: names given so far;
    `probing`: asked before anything is chosen, when an opponent still to be named may be any.
    """

    def __init__(self, address: str, parts: dict[str, Any], counter: list[int] | None = None) -> None:
        self.address = address
        self.parts = parts
        self.counter = counter if counter is not None else [0]
        self.code: list[Instruction] = []
        self.targets: list[TargetSpec] = []
        self.in_cost = False
        self.in_then = False
        self.last = ""
        self.names: dict[str, str] = {}
        self.lifted: list[TargetSpec] = []
        self.loop = ""  # "apart", "shared": several players choose, different cards or any
        self.price_guard: CardTest | None = None
        self.probing = False

    def emit(self, instruction: Instruction) -> int:
        """Appends an instruction and gives its place."""
        self.code.append(instruction)
        return len(self.code) - 1

    def here(self) -> int:
        """The place of the next instruction."""
        return len(self.code)

    def slot(self, name: str | None = None) -> str:
        """A name for what is chosen; it becomes `IT`."""
        self.counter[0] += 1
        found = name or f"_{self.counter[0]}"
        self.last = found
        return found

    def part_address(self) -> str:
        """An address for an inner part."""
        self.counter[0] += 1
        return f"{self.address}.{self.counter[0]}"

    def inner(self) -> Unit:
        """A unit for an inner program with its own instructions, sharing names and addresses."""
        made = Unit(self.address, self.parts, self.counter)
        made.last = self.last
        made.names = dict(self.names)
        made.probing = self.probing
        return made

    def probe(self) -> Unit:
        """An inner unit for what is asked before anything is chosen (`could`, `payable`)."""
        made = self.inner()
        made.probing = True
        return made


def program_of(unit: Unit, effect: Effect, cost: tuple[Effect, ...]) -> None:
    """Compiles prices, targets, cancelling and effect into the unit's code (TIM-08 to TIM-11)."""
    from agot_desktop.model.cardgame.abilities import run
    from agot_desktop.model.cardgame.abilities.prices import leaves_enough

    unit.in_cost = True
    for place, price in enumerate(cost):
        if not reads_targets(price):
            rest = [d for p in cost[place + 1 :] if (d := p.demand(unit)) is not None]
            unit.price_guard = leaves_enough(rest) if rest else None
            price.compile(unit)
    unit.in_cost, unit.price_guard = False, None
    body = unit.inner()
    body.names = unit.names
    body.targets = unit.targets
    effect.compile(body)
    late = [price.payable(Unit(unit.address + "?", {})) for price in cost if reads_targets(price)]
    for place, spec in enumerate(body.targets):
        tests = late + [later.enough for later in body.targets[place + 1 :] if spec.slot in later.reads]
        if tests:
            spec.payable = _payable_with(spec.slot, tests)
        spec.dependent = any([earlier.slot in spec.reads for earlier in body.targets[:place]])
        unit.emit(run.ask_target(spec))
    unit.in_cost = True
    for price in cost:
        if reads_targets(price):
            price.compile(unit)
    unit.in_cost = False
    unit.emit(run.initiated)
    unit.code += body.code
    unit.last = body.last
    unit.targets = body.targets


def _payable_with(slot: str, prices: list[Test]) -> CardTest:
    """Whether the prices could be paid, and further targets be chosen, if this card (or seat) were chosen."""

    def payable(state: CardState, scope: Scope, card: int) -> bool:
        chosen = scope.clone()
        chosen.names = {**scope.names, slot: (card,)}
        return all([test(state, chosen) for test in prices])

    return payable


def reads_targets(price: Effect) -> bool:
    """Whether a price depends on what was chosen ("pay X, the cost of that card"): it is then paid after the
    targets."""
    from agot_desktop.model.cardgame.abilities.base import walk
    from agot_desktop.model.cardgame.abilities.numbers import MeasureOf
    from agot_desktop.model.cardgame.abilities.selections import That

    return any(isinstance(w, MeasureOf) and isinstance(w.who, That) for w in walk(price))
