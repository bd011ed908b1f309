"""Ability kinds: what a card's entry is made of, and how each part is compiled (section 13.1)."""

from __future__ import annotations

from typing import Any

from agot_desktop.model.cardgame.abilities.base import (
    Condition,
    Effect,
    Filter,
    Part,
    Pattern,
    Players,
    Test,
    Word,
    walk,
    word,
)
from agot_desktop.model.cardgame.abilities.changes import Standing
from agot_desktop.model.cardgame.abilities.compiler import AbilityDef, Unit, program_of
from agot_desktop.model.cardgame.abilities.prices import together
from agot_desktop.model.cardgame.abilities.pricing import CardCost
from agot_desktop.model.cardgame.abilities.selections import This
from agot_desktop.model.cardgame.state import CardState, Scope


@word
class Limit(Word):
    """So often in a `challenge`, `phase`, `round` or `game` (TIM-39)."""

    n: int
    period: str


@word
class Action(Part):
    """A player action in the named phases; on an event, the playing of it (TIM-01, RND-08, EVT-01)."""

    phases: tuple[str, ...]
    effect: Effect
    cost: tuple[Effect, ...] = ()
    when: Condition | None = None
    limit: Limit | None = None
    by: Players | None = None
    from_: str = ""


@word
class Response(Part):
    """An optional answer: `after` an event (step 5) or `to` one that was initiated (step 2) (TIM-06, TIM-15)."""

    effect: Effect
    after: Pattern | None = None
    to: Pattern | None = None
    cost: tuple[Effect, ...] = ()
    when: Condition | None = None
    limit: Limit | None = None
    by: Players | None = None
    from_: str = ""
    limited: bool = False


@word
class Passive(Part):
    """Happens by itself: `after` an event in step 4, or - a cancel or save that is no choice - `to` one that was
    initiated, before players may answer it (TIM-02, TIM-13)."""

    effect: Effect
    after: Pattern | None = None
    to: Pattern | None = None
    if_: Condition | None = None
    limit: Limit | None = None


@word
class Constant(Part):
    """Always on; read anew whenever it is asked for (TIM-03)."""

    changes: tuple[Standing, ...]
    while_: Condition | None = None


@word
class WhenRevealed(Part):
    """Plot text carried out when the plot is revealed (PLOT-07, PLOT-08)."""

    effect: Effect
    uncancelable: bool = False


@word
class Instead(Part):
    """Replaces an event before it is carried out (TIM-34)."""

    of: Pattern
    do: Effect
    if_: Condition | None = None


@word
class PlayOnly(Part):
    """A further condition for playing an event (EVT-01)."""

    condition: Condition


@word
class AttachTo(Part):
    """What the attachment may lie on (ATT-01)."""

    filter: Filter


@word
class OnHouse(Part):
    """May be played as an attachment on the own House card."""


_SORTS = {
    Action: "action",
    Response: "response",
    Passive: "passive",
    Constant: "constant",
    WhenRevealed: "when_revealed",
    Instead: "instead",
}


def compile_part(part: Word, address: str, parts: dict[str, Any]) -> list[AbilityDef]:
    """The ability that a part is; parts that are no ability (`PlayOnly`, `AttachTo`, `OnHouse`) give none."""
    sort = _SORTS.get(type(part))
    if sort is None:
        return []
    made = AbilityDef(sort, address, part)
    unit = Unit(address, parts)
    if isinstance(part, Constant):
        changes: list[Any] = []
        for change in part.changes:
            changes += change.define(unit)
        made.changes = tuple(changes)
        made.guard = part.while_.check(unit) if part.while_ is not None else None
        if all(isinstance(c, CardCost) and isinstance(c.what, This) for c in part.changes):
            made.zones = ("hand",)
    elif isinstance(part, Action | Response):
        _compile_use(made, unit, part)
    elif isinstance(part, Passive):
        pattern = part.to if part.to is not None else part.after
        assert pattern is not None
        made.dock = "to" if part.to is not None else "after"
        made.kinds, made.match = pattern.kinds(), pattern.match(unit)
        made.when = part.if_.check(unit) if part.if_ is not None else None
        made.limit = _limit(part.limit)
        _compile_effect(made, unit, part.effect, ())
    elif isinstance(part, WhenRevealed):
        made.zones = ()
        made.uncancelable = part.uncancelable
        _compile_effect(made, unit, part.effect, ())
    elif isinstance(part, Instead):
        made.dock, made.kinds, made.match = "of", part.of.kinds(), part.of.match(unit)
        made.when = part.if_.check(unit) if part.if_ is not None else None
        _compile_effect(made, unit, part.do, ())
    parts[address] = made
    return [made]


def _compile_use(made: AbilityDef, unit: Unit, part: Action | Response) -> None:
    if isinstance(part, Action):
        made.phases = part.phases
    else:
        made.limited_response = part.limited
        pattern = part.to if part.to is not None else part.after
        assert pattern is not None
        made.dock = "to" if part.to is not None else "after"
        made.kinds, made.match = pattern.kinds(), pattern.match(unit)
    made.when = part.when.check(unit) if part.when is not None else None
    made.limit = _limit(part.limit)
    made.by = part.by.seats(unit) if part.by is not None else None
    if part.from_:
        made.zones = (part.from_,)
    _compile_effect(made, unit, part.effect, part.cost)


def _compile_effect(made: AbilityDef, unit: Unit, effect: Effect, cost: tuple[Effect, ...]) -> None:
    payable = [p.payable(Unit(made.address + "?", {}).probe()) for p in cost]
    demands = [d for p in cost if (d := p.demand(Unit(made.address + "?", {}))) is not None]
    if len(demands) > 1:
        payable.append(together(demands))
    made.payable = _all(payable)
    program_of(unit, effect, cost)
    made.could = effect.could(Unit(made.address + "?", {}).probe())
    made.program, made.targets = tuple(unit.code), tuple(unit.targets)
    words = {type(w).__name__ for w in walk(effect)}
    made.reads_event = "Subject" in words or "Subject" in {type(w).__name__ for p in cost for w in walk(p)}
    made.saves = "Save" in words
    made.removes = "Save" in words and bool(words & {"ReturnToHand", "PutOnDeck", "RemoveFromGame"})


def _all(tests: list[Test]) -> Test:
    if not tests:
        return lambda s, c: True
    if len(tests) == 1:
        return tests[0]

    def every(state: CardState, scope: Scope) -> bool:
        return all([t(state, scope) for t in tests])

    return every


def _limit(limit: Limit | None) -> tuple[int, str] | None:
    return None if limit is None else (limit.n, limit.period)
