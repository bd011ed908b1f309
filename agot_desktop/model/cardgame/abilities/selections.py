"""Words that give cards and players: references, zones, targets (`choose`), picks, and everything that matches
(`each`).

`choose` is a target: fixed in step 1, read again when it is used (TIM-08, TIM-12). `pick` is decided while resolving
and is no target (TGT-02). `each` is fixed when it resolves (TIM-32). All of them leave out what ignores the source
(KEY-08).
"""

from __future__ import annotations

from typing import Any

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.abilities import run
from agot_desktop.model.cardgame.abilities.base import (
    Cards,
    CardTest,
    Count,
    Filter,
    Number,
    Players,
    Seats,
    Test,
    Word,
    walk,
    word,
)
from agot_desktop.model.cardgame.abilities.compiler import TargetSpec, Unit
from agot_desktop.model.cardgame.choices import pick_cards
from agot_desktop.model.cardgame.state import CardState, Scope


class Ref(Filter):
    """A card, or several, that the text speaks of; as a filter it is true of just these."""

    __slots__ = ()

    def cards(self, unit: Unit) -> Cards:
        raise TypeError(f"{type(self).__name__} refers to nothing")

    def test(self, unit: Unit) -> CardTest:
        get = self.cards(unit)
        return lambda s, c, i: i in get(s, c)


@word
class This(Ref):
    """The card with the text."""

    def cards(self, unit: Unit) -> Cards:
        return lambda s, c: (c.this,)

    def test(self, unit: Unit) -> CardTest:
        return lambda s, c, i: i == c.this


@word
class Attached(Ref):
    """The card that bears this one."""

    def cards(self, unit: Unit) -> Cards:
        def get(state: CardState, scope: Scope) -> tuple[int, ...]:
            bearer = state.cards[scope.this].attached_to
            return (bearer,) if bearer >= 0 else ()

        return get

    def test(self, unit: Unit) -> CardTest:
        return lambda s, c, i: s.cards[c.this].attached_to == i


@word
class Subject(Ref):
    """The card of the event that the text answers."""

    def cards(self, unit: Unit) -> Cards:
        def get(state: CardState, scope: Scope) -> tuple[int, ...]:
            event = run.event_of(state, scope)
            return (event.subject,) if event is not None and event.subject >= 0 else ()

        return get


@word
class It(Ref):
    """What was selected last."""

    def cards(self, unit: Unit) -> Cards:
        slot = unit.last
        return lambda s, c: c.names.get(slot, ())  # type: ignore[return-value]


@word
class That(Ref):
    """What was given this name."""

    name: str

    def cards(self, unit: Unit) -> Cards:
        name = self.name
        return lambda s, c: c.names.get(name, ())  # type: ignore[return-value]


@word
class Remembered(Ref):
    """What the card remembers under this name as long as it stays where it is."""

    name: str

    def cards(self, unit: Unit) -> Cards:
        name = self.name

        def get(state: CardState, scope: Scope) -> tuple[int, ...]:
            for key, value in state.cards[scope.this].memory:
                if key == name:
                    return tuple([int(v) for v in value])
            return ()

        return get


# -- players -----------------------------------------------------------------------------------------------------------


@word
class You(Players):
    """The controller of the text."""

    def seats(self, unit: Unit) -> Seats:
        return lambda s, c: (c.you,)


@word
class EachOpponent(Players):
    """All other players."""

    def seats(self, unit: Unit) -> Seats:
        return lambda s, c: tuple(s.opponents(c.you))


@word
class AnyOpponent(Players):
    """Some other player: whichever one the sentence is about."""

    def seats(self, unit: Unit) -> Seats:
        return lambda s, c: tuple(s.opponents(c.you))


@word
class EachPlayer(Players):
    """All players in player order."""

    def seats(self, unit: Unit) -> Seats:
        return lambda s, c: tuple(s.player_order())


@word
class Anyone(Players):
    """Whoever it is."""

    def seats(self, unit: Unit) -> Seats:
        return lambda s, c: tuple(range(len(s.seats)))


@word
class Player(Players):
    """The player of the moment inside `each_player`."""

    def seats(self, unit: Unit) -> Seats:
        return lambda s, c: c.names.get("player", (c.you,))  # type: ignore[return-value]


@word
class EventPlayer(Players):
    """The player that the event is about."""

    def seats(self, unit: Unit) -> Seats:
        def get(state: CardState, scope: Scope) -> tuple[int, ...]:
            event = run.event_of(state, scope)
            return (event.seat,) if event is not None and event.seat >= 0 else ()

        return get


@word
class Side(Players):
    """A side of the challenge: `winner`, `loser`, `attacker`, `defender` (CHL-22, CHL-35)."""

    which: str

    def seats(self, unit: Unit) -> Seats:
        which = self.which

        def get(state: CardState, scope: Scope) -> tuple[int, ...]:
            challenge = state.challenge or state.last_challenge
            if challenge is None:
                return ()
            seat: int = getattr(challenge, which)
            return (seat,) if seat >= 0 else ()

        return get


@word
class ControllerOf(Players):
    """Who controls the card now."""

    what: Ref

    def seats(self, unit: Unit) -> Seats:
        get = self.what.cards(unit)
        return lambda s, c: tuple(dict.fromkeys([s.cards[i].controller for i in get(s, c)]))


@word
class OwnerOf(Players):
    """Whose card it is."""

    what: Ref

    def seats(self, unit: Unit) -> Seats:
        get = self.what.cards(unit)
        return lambda s, c: tuple(dict.fromkeys([s.cards[i].owner for i in get(s, c)]))


@word
class Several(Players):
    """Several players together."""

    parts: tuple[Players, ...]

    def seats(self, unit: Unit) -> Seats:
        parts = [p.seats(unit) for p in self.parts]
        return lambda s, c: tuple(dict.fromkeys([seat for part in parts for seat in part(s, c)]))


@word
class HousePlayers(Players):
    """The players who play this House card."""

    house: str

    def seats(self, unit: Unit) -> Seats:
        house = self.house
        return lambda s, c: tuple([p for p in s.player_order() if s.seats[p].house == house])


@word
class PlayerWith(Players):
    """The one player with the `most` or `fewest` of a measure; on a tie nobody (PLOT-08)."""

    how: str
    measure: Any

    def seats(self, unit: Unit) -> Seats:
        read, how = self.measure.read_player(unit), self.how

        def get(state: CardState, scope: Scope) -> tuple[int, ...]:
            values = {p: read(state, p) for p in state.player_order()}
            best = max(values.values()) if how == "most" else min(values.values())
            found = [p for p in values if values[p] == best]
            return tuple(found) if len(found) == 1 else ()

        return get


@word
class ThoseWith(Players):
    """The players with `more` (or `fewer`) of a measure than the text's controller."""

    how: str
    measure: Any

    def seats(self, unit: Unit) -> Seats:
        read, more = self.measure.read_player(unit), self.how == "more"

        def get(state: CardState, scope: Scope) -> tuple[int, ...]:
            mine = read(state, scope.you)
            return tuple(
                [p for p in state.player_order() if (read(state, p) > mine if more else read(state, p) < mine)]
            )

        return get


@word
class ChooseOpponent(Players):
    """An opponent, named as a target."""

    name: str | None = None

    def seats(self, unit: Unit) -> Seats:
        if unit.probing:
            return lambda s, c: tuple(s.opponents(c.you))
        slot = unit.slot(self.name)

        def candidates(state: CardState, scope: Scope) -> list[int]:
            return state.opponents(scope.you)

        spec = TargetSpec(slot, lambda s, c, i: True, candidates, lambda s, c: (c.you,), _one, _one, players=True)
        unit.targets.append(spec)
        return lambda s, c: c.names.get(slot, ())  # type: ignore[return-value]


@word
class Named(Players):
    """The player that was given this name."""

    name: str

    def seats(self, unit: Unit) -> Seats:
        name = self.name
        if unit.probing:
            return lambda s, c: c.names.get(name, tuple(s.opponents(c.you)))  # type: ignore[return-value]
        return lambda s, c: c.names.get(name, ())  # type: ignore[return-value]


def _one(state: CardState, scope: Scope) -> int:
    return 1


# -- zones -------------------------------------------------------------------------------------------------------------


class Zone(Word):
    """Where cards are looked for."""

    __slots__ = ()

    def ids(self, unit: Unit) -> Any:
        raise TypeError(f"{type(self).__name__} is no zone")


@word
class InPlay(Zone):
    """The cards in play."""

    def ids(self, unit: Unit) -> Any:
        return lambda s, c: s.index.in_play


@word
class Pile(Zone):
    """A zone of players: `hand`, `deck`, `discard`, `dead`, `shadows`, `plots`, `plot`, `used`; `top`: only so many."""

    zone: str
    of: Players
    top: int = 0

    def ids(self, unit: Unit) -> Any:
        seats, zone, top = self.of.seats(unit), self.zone, self.top

        def get(state: CardState, scope: Scope) -> list[int]:
            found: list[int] = []
            for seat in seats(state, scope):
                if zone == "plot":
                    found += [i for i in (stats.revealed_plot(state, seat),) if i >= 0]
                    continue
                ids = state.seats[seat].zone(zone)
                found += ids[:top] if top and zone == "deck" else ids[-top:] if top else ids
            return found

        return get


PLAY = InPlay()


def source_type(state: CardState, scope: Scope) -> str:
    """What kind of source the running text is, for immunity."""
    return state.pool.cards[state.cards[scope.this].code].type


def ignores(state: CardState, scope: Scope, card: int) -> bool:
    """Whether the card ignores effects of the running text (KEY-08)."""
    return (
        state.index.immunity
        and state.cards[card].zone == "play"
        and stats.immune_to(state, card, source_type(state, scope), scope.you, scope.this)
    )


# -- selections --------------------------------------------------------------------------------------------------------


class Selection(Word):
    """Cards that an effect is done to. `select` and `could` are what `select()` and `could_select()` ask of selections
    that are defined elsewhere."""

    __slots__ = ()

    def select(self, unit: Unit, legal: CardTest) -> Cards:
        raise TypeError(f"{type(self).__name__} selects nothing")

    def could(self, unit: Unit, legal: CardTest) -> Test:
        raise TypeError(f"{type(self).__name__} selects nothing")


@word
class Choose(Selection):
    """Targets."""

    filter: Filter
    n: Number
    up_to: bool
    by: Players
    in_: Zone
    name: str | None


@word
class Pick(Selection):
    """Cards decided while resolving."""

    filter: Filter
    n: Number
    up_to: bool
    by: Players
    in_: Zone
    name: str | None


@word
class Each(Selection):
    """All cards that match when it resolves."""

    filter: Filter
    in_: Zone


@word
class AtRandom(Selection):
    """Cards drawn by the game's generator."""

    filter: Filter
    n: Number
    in_: Zone


@word
class Topmost(Selection):
    """The uppermost matching card of an open pile."""

    filter: Filter
    in_: Zone


def select(unit: Unit, what: Word, legal: CardTest) -> Cards:
    """Compiles a selection: adds targets or instructions to the unit and gives the function that reads the cards.

    `legal` is the effect's own question to a card: could it happen to it (TIM-08)."""
    if isinstance(what, Ref):
        return what.cards(unit)
    if isinstance(what, Choose):
        return _choose(unit, what, legal)
    if isinstance(what, Pick):
        return _pick(unit, what, legal)
    if isinstance(what, AtRandom):
        return _random(unit, what, legal)
    if isinstance(what, Topmost):
        ids, test = what.in_.ids(unit), what.filter.test(unit)
        return lambda s, c: tuple([i for i in ids(s, c) if test(s, c, i)][-1:])
    if isinstance(what, Filter):
        what = Each(what, PLAY)
    if isinstance(what, Selection) and not isinstance(what, Each):
        return what.select(unit, legal)
    assert isinstance(what, Each)
    ids, test = what.in_.ids(unit), what.filter.test(unit)
    return lambda s, c: tuple([i for i in ids(s, c) if test(s, c, i) and legal(s, c, i) and not ignores(s, c, i)])


def _choose(unit: Unit, what: Choose, legal: CardTest) -> Cards:
    before = len(unit.targets)
    test, ids = what.filter.test(unit), what.in_.ids(unit)
    slot = unit.slot(what.name)
    by = what.by.seats(unit)
    most = what.n.value(unit)
    least: Count = (lambda s, c: 0) if what.up_to else most

    def fits(state: CardState, scope: Scope, card: int) -> bool:
        if not test(state, scope, card) or state.cards[card].moribund:
            return False
        if ignores(state, scope, card):
            return False
        return not (
            "cannot:BE_CHOSEN" in state.index.changes
            and stats.cannot(state, card, "BE_CHOSEN", by=scope.you, source_type=source_type(state, scope))
        )

    spec = TargetSpec(slot, fits, ids, by, least, most)
    spec.legal.append(legal)
    spec.reads = frozenset(
        [*[t.slot for t in unit.targets[before:]], *[w.name for w in walk(what) if isinstance(w, That | Named)]]
    )
    unit.targets.append(spec)
    return lambda s, c: tuple([i for i in map(int, c.names.get(slot, ())) if fits(s, c, i)])


def _pick(unit: Unit, what: Pick, legal: CardTest) -> Cards:
    test, ids = what.filter.test(unit), what.in_.ids(unit)
    slot = unit.slot(what.name)
    by = what.by.seats(unit)
    n = what.n.value(unit)
    up_to, kind = what.up_to, "cost" if unit.in_cost else "pick"
    in_loop = unit.loop

    def ask(state: CardState, top: Any) -> None:
        scope = top.scope
        seats = by(state, scope)
        found = [
            i
            for i in ids(state, scope)
            if test(state, scope, i)
            and legal(state, scope, i)
            and not ignores(state, scope, i)
            and (kind == "cost" or not state.cards[i].moribund)
        ]
        name = f"{slot}@{seats[0]}" if in_loop and seats else slot
        if in_loop == "apart":
            taken = {i for p in range(len(state.seats)) for i in scope.names.get(f"{slot}@{p}", ())}
            found = [i for i in found if i not in taken]
        if not seats or not found:
            scope.names[name] = ()
            return
        most = n(state, scope)
        if most <= 0:
            scope.names[name] = ()
            return
        pick_cards(state, seats[0], kind, scope.this, sorted(set(found)), 0 if up_to else most, most, name)

    unit.emit(ask)
    if in_loop:
        return lambda s, c: c.names.get(f"{slot}@{c.names['player'][0]}", ())  # type: ignore[return-value]
    return lambda s, c: c.names.get(slot, ())  # type: ignore[return-value]


def _random(unit: Unit, what: AtRandom, legal: CardTest) -> Cards:
    test, ids, n = what.filter.test(unit), what.in_.ids(unit), what.n.value(unit)
    slot = unit.slot()
    in_loop = unit.loop

    def draw(state: CardState, top: Any) -> None:
        scope = top.scope
        found = sorted([i for i in ids(state, scope) if test(state, scope, i) and legal(state, scope, i)])
        chosen = []
        for _ in range(min(n(state, scope), len(found))):
            chosen.append(found.pop(state.draw_number(len(found))))
        scope.names[f"{slot}@{scope.names['player'][0]}" if in_loop else slot] = tuple(sorted(chosen))

    unit.emit(draw)
    if in_loop:
        return lambda s, c: c.names.get(f"{slot}@{c.names['player'][0]}", ())  # type: ignore[return-value]
    return lambda s, c: c.names.get(slot, ())  # type: ignore[return-value]


def could_select(unit: Unit, what: Word, legal: CardTest) -> Test:
    """Whether the selection would find a card to which the effect could happen. Compiles nothing into the unit."""
    if isinstance(what, Choose):
        return lambda s, c: True
    probe = unit.inner()
    if isinstance(what, Ref):
        get = what.cards(probe)
        if isinstance(what, It | That):
            return lambda s, c: True
        return lambda s, c: any([legal(s, c, i) for i in get(s, c)])
    if isinstance(what, Pick | AtRandom | Each | Topmost):
        ids, test = what.in_.ids(probe), what.filter.test(probe)
        if isinstance(what, Pick) and not what.up_to:
            n = what.n.value(probe)
            return lambda s, c: n(s, c) > 0 and _some(s, c, ids(s, c), test, legal)
        return lambda s, c: _some(s, c, ids(s, c), test, legal)
    if isinstance(what, Selection):
        return what.could(probe, legal)
    assert isinstance(what, Filter)
    test = what.test(probe)
    return lambda s, c: _some(s, c, s.index.in_play, test, legal)


def _some(state: CardState, scope: Scope, ids: list[int], test: CardTest, legal: CardTest) -> bool:
    """Whether the effect could happen to one of these cards."""
    for i in ids:
        if test(state, scope, i) and legal(state, scope, i) and not ignores(state, scope, i):
            return True
    return False


def payable_select(unit: Unit, what: Word, legal: CardTest) -> Test:
    """Whether the selection can be made in full: what a price needs (TIM-08)."""
    if isinstance(what, Pick):
        probe = unit.inner()
        ids, test, n = what.in_.ids(probe), what.filter.test(probe), what.n.value(probe)
        return lambda s, c: sum([1 for i in ids(s, c) if test(s, c, i) and legal(s, c, i)]) >= max(1, n(s, c))
    return could_select(unit, what, legal)
