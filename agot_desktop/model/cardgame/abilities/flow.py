"""Words that order an effect: one after another, only if, perhaps, for everybody, later, for a time (TIM-11, TIM-32
ff.)."""

from __future__ import annotations

from typing import Any

from agot_desktop.model.cardgame.abilities import run
from agot_desktop.model.cardgame.abilities.base import Condition, Effect, Pattern, Players, Test, word
from agot_desktop.model.cardgame.abilities.changes import Standing
from agot_desktop.model.cardgame.abilities.compiler import ChangeDef, PartDef, Unit
from agot_desktop.model.cardgame.abilities.effects.doing import Simple, branch
from agot_desktop.model.cardgame.abilities.selections import Selection, could_select
from agot_desktop.model.cardgame.state import CardState, Delayed, Modifier, Scope
from agot_desktop.model.cardgame.telling import tell
from agot_desktop.model.kernel.event import Event


@word
class Do(Effect):
    """In text order, as much as possible (TIM-11)."""

    effects: tuple[Effect, ...]

    def compile(self, unit: Unit) -> None:
        for effect in self.effects:
            effect.compile(unit)

    def could(self, unit: Unit) -> Test:
        tests = [e.could(unit) for e in self.effects]
        return lambda s, c: any([t(s, c) for t in tests])

    def payable(self, unit: Unit) -> Test:
        tests = [e.payable(unit) for e in self.effects]
        return lambda s, c: all([t(s, c) for t in tests])


@word
class Then(Effect):
    """The second part only if the first happened in full; its targets are chosen at its start (TIM-11)."""

    first: Effect
    second: Effect

    def compile(self, unit: Unit) -> None:
        def clear(state: CardState, top: Any) -> None:
            top.ok = True

        unit.emit(clear)
        self.first.compile(unit)
        inner = unit.inner()
        self.second.compile(inner)
        asks = [run.ask_target(spec) for spec in inner.targets]
        unit.emit(run.jump_if_not(lambda s, f: f.ok, len(asks) + len(inner.code)))
        unit.code += [*asks, *inner.code]
        unit.last = inner.last

    def could(self, unit: Unit) -> Test:
        return self.first.could(unit)


@word
class May(Effect):
    """Optional while resolving, perhaps at a price. `by`: who decides."""

    effect: Effect
    cost: tuple[Effect, ...] = ()
    by: Players | None = None

    def compile(self, unit: Unit) -> None:
        slot = unit.slot()
        last = unit.last
        by = self.by.seats(unit) if self.by is not None else (lambda s, c: (c.you,))
        could = self.effect.could(unit.probe())
        payable = [p.payable(unit.probe()) for p in self.cost]

        def ask(state: CardState, top: Any) -> None:
            from agot_desktop.model.cardgame.choices import pick_option

            seats = by(state, top.scope)
            if not seats or not could(state, top.scope) or not all([t(state, top.scope) for t in payable]):
                top.scope.names[slot] = (0,)
                return
            pick_option(state, seats[0], "may", top.scope.this, [("yes",), ("no",)], slot)

        unit.emit(ask)
        unit.last = last
        hole = unit.emit(run.jump(0))
        unit.in_cost = True
        for price in self.cost:
            price.compile(unit)
        unit.in_cost = False
        self.effect.compile(unit)
        unit.code[hole] = run.jump_if_not(lambda s, f: f.scope.names.get(slot) == (1,), unit.here() - hole - 1)

    def could(self, unit: Unit) -> Test:
        tests = [self.effect.could(unit), *[p.payable(unit) for p in self.cost]]
        return lambda s, c: all([t(s, c) for t in tests])


@word
class If(Effect):
    """Asked while resolving (TIM-04)."""

    condition: Condition
    effect: Effect
    otherwise: Effect | None = None

    def compile(self, unit: Unit) -> None:
        check = self.condition.check(unit)
        branch(unit, lambda s, f: check(s, f.scope), self.effect, self.otherwise)

    def could(self, unit: Unit) -> Test:
        check, yes = self.condition.check(unit.inner()), self.effect.could(unit)
        no = self.otherwise.could(unit) if self.otherwise is not None else (lambda s, c: False)
        return lambda s, c: yes(s, c) if check(s, c) else no(s, c)


@word
class OneOf(Effect):
    """One of several effects, as a player decides while resolving."""

    effects: tuple[Effect, ...]
    by: Players | None = None

    def compile(self, unit: Unit) -> None:
        slot = unit.slot()
        by = self.by.seats(unit) if self.by is not None else (lambda s, c: (c.you,))
        could = [e.could(unit.probe()) for e in self.effects]

        def ask(state: CardState, top: Any) -> None:
            from agot_desktop.model.cardgame.choices import pick_option

            possible = [("option", n) for n, test in enumerate(could, 1) if test(state, top.scope)]
            options = possible or [("option", n) for n in range(1, len(could) + 1)]
            pick_option(state, by(state, top.scope)[0], "option", top.scope.this, options, slot)

        unit.emit(ask)
        for number, effect in enumerate(self.effects, 1):
            branch(unit, _chosen(slot, number), effect, None)

    def could(self, unit: Unit) -> Test:
        tests = [e.could(unit) for e in self.effects]
        return lambda s, c: any([t(s, c) for t in tests])


def _chosen(slot: str, number: int) -> Any:
    return lambda s, f: f.scope.names.get(slot) == (number,)


@word
class EachPlayerDoes(Effect):
    """One player after another chooses, the text's controller first, then clockwise (ADD-16); then all is carried out
    together, as one event of many (TIM-38, WIN-06). A card that one player chose for the effect is no choice for the
    next. `who`: the players concerned, all if None."""

    effect: Effect
    who: Players | None = None

    def compile(self, unit: Unit) -> None:
        who = self.who.seats(unit) if self.who is not None else None
        slot = unit.slot()
        last = unit.last

        def begin(state: CardState, top: Any) -> None:
            seats = who(state, top.scope) if who is not None else tuple(state.player_order())
            n = len(state.seats)
            top.scope.names[slot] = tuple(sorted(seats, key=lambda p: (p - top.scope.you) % n))
            top.scope.names[slot + "#"] = (0,)

        def next_player(state: CardState, top: Any) -> None:
            names = top.scope.names
            place = int(names[slot + "#"][0])
            if place >= len(names[slot]):
                top.at += body
                return
            names["player"] = (names[slot][place],)
            names[slot + "#"] = (place + 1,)

        unit.emit(begin)
        start = unit.emit(next_player)
        unit.loop = "shared" if isinstance(self.effect, PickOnly) else "apart"
        unit.last = last
        make = self.effect.plan(unit) if isinstance(self.effect, Simple) else None
        assert make is not None, "each_player needs a simple effect"
        unit.loop = ""
        body = unit.here() - start
        unit.emit(run.jump(-(body + 1)))

        def together(state: CardState, scope: Scope) -> list[Event]:
            events: list[Event] = []
            for seat in scope.names[slot]:
                scope.names["player"] = (seat,)
                events += make(state, scope)
            return events

        unit.emit(run.make(together))

    def could(self, unit: Unit) -> Test:
        test = self.effect.could(unit)
        who = self.who.seats(unit.inner()) if self.who is not None else None

        def check(state: CardState, scope: Scope) -> bool:
            seats = who(state, scope) if who is not None else tuple(state.player_order())
            probe = Scope(scope.this, scope.you, scope.event, scope.flight_at, scope.flight, dict(scope.names))
            for seat in seats:
                probe.names["player"] = (seat,)
                if test(state, probe):
                    return True
            return not seats

        return check


@word
class PickOnly(Simple):
    """Players only choose: what was chosen is read by later words under its name."""

    what: Any

    def plan(self, unit: Unit) -> Any:
        from agot_desktop.model.cardgame.abilities.selections import select

        get = select(unit, self.what, lambda s, c, i: True)
        name = self.what.name

        def events(state: CardState, scope: Scope) -> list[Event]:
            if name is not None:
                scope.names[name] = tuple(dict.fromkeys([*scope.names.get(name, ()), *get(state, scope)]))
            return []

        return events


@word
class Until(Effect):
    """A lasting effect: its changes are bound to what was chosen, their numbers fixed now (TIM-04, TIM-32)."""

    end: str
    changes: tuple[Standing, ...]

    def compile(self, unit: Unit) -> None:
        made: list[ChangeDef] = []
        for change in self.changes:
            made += change.define(unit)
        end = self.end

        def begin(state: CardState, top: Any) -> None:
            for change in made:
                lasting(state, top.scope, change, end)
            tell(
                state,
                Event(
                    "lasting",
                    top.scope.this,
                    seat=top.scope.you,
                    source=top.scope.this,
                    source_seat=top.scope.you,
                    word=end,
                    cards=_bound(state, top.scope, made),
                ),
            )

        unit.emit(begin)

    def could(self, unit: Unit) -> Test:
        tests = []
        for change in self.changes:
            what = getattr(change, "what", None)
            if not isinstance(what, Selection):
                return lambda s, c: True
            tests.append(could_select(unit, what, lambda s, c, i: s.cards[i].zone == "play"))
        return lambda s, c: any([t(s, c) for t in tests])


def _bound(state: CardState, scope: Scope, made: list[ChangeDef]) -> tuple[int, ...]:
    return tuple(dict.fromkeys([i for m in made if m.bind is not None for i in m.bind(state, scope)]))


def lasting(state: CardState, scope: Scope, change: ChangeDef, end: str) -> None:
    """Adds the modifier for one change: bound cards and numbers are taken now. Nothing is added for no cards."""
    cards = change.bind(state, scope) if change.bind is not None else None
    if cards is not None and not cards:
        return
    words = change.words_of(state, scope) if change.words_of is not None else ()
    amount = change.value(state, scope) if change.value is not None else 0
    if change.per_card is not None and cards:
        amount = change.per_card(state, scope, cards[0])
    stays = tuple([state.cards[i].stay for i in cards]) if cards is not None else ()
    state.modifiers.append(
        Modifier(
            address=change.address,
            source=scope.this,
            source_type=state.facts(scope.this).type,
            source_seat=scope.you,
            until=end,
            scope=scope.clone(),
            cards=cards,
            stays=stays,
            amount=amount,
            words=words,
        )
    )
    state.reindex_effects()


@word
class Watch(Effect):
    """A text set up now that waits for an event (TIM-33). `replaces`: it acts in the place of the event (TIM-34);
    `bind`: the cards that it is bound to."""

    event: Pattern
    effect: Effect
    end: str
    if_: Condition | None = None
    replaces: bool = False
    once: bool = True
    bind: Any = None

    def compile(self, unit: Unit) -> None:
        from agot_desktop.model.cardgame.abilities.selections import select

        bound = select(unit, self.bind, lambda s, c, i: s.cards[i].zone == "play") if self.bind is not None else None
        inner = unit.inner()
        part = PartDef(unit.part_address())
        match = self.event.match(inner)
        check = self.if_.check(inner) if self.if_ is not None else None
        part.kinds = tuple([("of:" if self.replaces else "") + k for k in self.event.kinds()])
        part.match = match if check is None else (lambda s, c, e: match(s, c, e) and check(s, c))
        self.effect.compile(inner)
        part.program = tuple([*[run.ask_target(t) for t in inner.targets], *inner.code])
        unit.parts[part.address] = part
        end, once = self.end, self.once

        def wait(state: CardState, top: Any) -> None:
            cards = bound(state, top.scope) if bound is not None else ()
            state.delayed.append(
                Delayed(
                    number=state.next_serial(),
                    address=part.address,
                    source_type=state.facts(top.scope.this).type,
                    until=end,
                    scope=top.scope.clone(),
                    since=len(state.history),
                    once=once,
                    cards=cards,
                    stays=tuple([state.cards[i].stay for i in cards]),
                )
            )
            state.reindex_effects()

        unit.emit(wait)

    def could(self, unit: Unit) -> Test:
        return lambda s, c: True
