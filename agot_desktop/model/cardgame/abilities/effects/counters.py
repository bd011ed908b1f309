"""Effects on power and gold."""

from __future__ import annotations

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.abilities.base import Number, Players, Test, Word, word
from agot_desktop.model.cardgame.abilities.compiler import Unit
from agot_desktop.model.cardgame.abilities.effects.doing import (
    MakeEvents,
    Simple,
    in_play_now,
    no_hand,
    price_legal,
    some_of,
)
from agot_desktop.model.cardgame.abilities.selections import (
    could_select,
    payable_select,
    select,
)
from agot_desktop.model.cardgame.state import CardState, Scope
from agot_desktop.model.kernel.event import Event


@word
class ClaimPower(Simple):
    """Power from the treasury: `on` None for the House card of `who`, else onto these cards (POW-01)."""

    n: Number
    on: Word | None
    who: Players

    def plan(self, unit: Unit) -> MakeEvents:
        n = self.n.value(unit)
        if self.on is None:
            seats = self.who.seats(unit)
            return lambda s, c: [
                Event("power_claimed", seat=p, amount=n(s, c), source=c.this, source_seat=c.you, cause="effect")
                for p in seats(s, c)
            ]
        get = select(unit, self.on, in_play_now)
        return lambda s, c: [
            Event(
                "power_claimed",
                i,
                seat=s.cards[i].controller,
                amount=n(s, c),
                source=c.this,
                source_seat=c.you,
                cause="effect",
            )
            for i in get(s, c)
        ]

    def could(self, unit: Unit) -> Test:
        some = some_of(unit, self.n)
        if self.on is not None:
            could = could_select(
                unit, self.on, lambda s, c, i: s.cards[i].zone == "play" and not stats.cannot(s, i, "CLAIM_POWER")
            )
            return lambda s, c: some(s, c) and could(s, c)
        who = self.who.seats(unit.inner())
        return lambda s, c: (
            some(s, c)
            and any(
                [
                    not ("cannot:CLAIM_POWER" in s.index.changes and stats.player_cannot(s, p, "CLAIM_POWER"))
                    for p in who(s, c)
                ]
            )
        )


@word
class MovePower(Simple):
    """Power tokens from one House card to another (POW-02)."""

    n: Number
    from_: Players
    to: Players

    def plan(self, unit: Unit) -> MakeEvents:
        n, from_, to = self.n.value(unit), self.from_.seats(unit), self.to.seats(unit)
        return lambda s, c: [
            Event("power_moved", seat=b, other=a, amount=n(s, c), source=c.this, source_seat=c.you, cause="effect")
            for a in from_(s, c)
            for b in to(s, c)
        ]

    def could(self, unit: Unit) -> Test:
        some, from_ = some_of(unit, self.n), self.from_.seats(unit.inner())
        return lambda s, c: some(s, c) and any([s.seats[p].power > 0 for p in from_(s, c)])


@word
class DiscardPower(Simple):
    """Power tokens back to the treasury: from cards, or from the House card of players (POW-04)."""

    n: Number
    from_: Word

    def plan(self, unit: Unit) -> MakeEvents:
        n = self.n.value(unit)
        cause = "cost" if unit.in_cost else "effect"
        if isinstance(self.from_, Players):
            seats = self.from_.seats(unit)
            return lambda s, c: [
                Event("power_discarded", seat=p, amount=n(s, c), source=c.this, source_seat=c.you, cause=cause)
                for p in seats(s, c)
            ]
        get = select(unit, self.from_, lambda s, c, i: s.cards[i].power > 0)
        return lambda s, c: [
            Event(
                "power_discarded",
                i,
                seat=s.cards[i].controller,
                amount=n(s, c),
                source=c.this,
                source_seat=c.you,
                cause=cause,
            )
            for i in get(s, c)
        ]

    def could(self, unit: Unit) -> Test:
        some = some_of(unit, self.n)
        if isinstance(self.from_, Players):
            seats = self.from_.seats(unit.inner())
            return lambda s, c: some(s, c) and any([s.seats[p].power > 0 for p in seats(s, c)])
        could = could_select(unit, self.from_, lambda s, c, i: s.cards[i].power > 0)
        return lambda s, c: some(s, c) and could(s, c)

    def payable(self, unit: Unit) -> Test:
        """As a price all of it has to be there."""
        n = self.n.value(unit.inner())
        if isinstance(self.from_, Players):
            seats = self.from_.seats(unit.inner())
            return lambda s, c: bool(seats(s, c)) and all([s.seats[p].power >= n(s, c) for p in seats(s, c)])
        return payable_select(unit, self.from_, price_legal(lambda s, c, i: s.cards[i].power >= max(1, n(s, c))))


@word
class GainGold(Simple):
    """Gold from the treasury into a pool (GOLD-01)."""

    n: Number
    who: Players

    def plan(self, unit: Unit) -> MakeEvents:
        n, seats = self.n.value(unit), self.who.seats(unit)
        return lambda s, c: [
            Event("gold_gained", seat=p, amount=n(s, c), source=c.this, source_seat=c.you, cause="effect")
            for p in seats(s, c)
        ]

    def could(self, unit: Unit) -> Test:
        some, seats = some_of(unit, self.n), self.who.seats(unit.inner())
        return lambda s, c: some(s, c) and bool(seats(s, c))


@word
class MoveGold(Simple):
    """Gold between pools; `to` None: to the treasury (MAR-15). `n` None: all of it."""

    n: Number | None
    from_: Players
    to: Players | None

    def plan(self, unit: Unit) -> MakeEvents:
        n = self.n.value(unit) if self.n is not None else None
        from_ = self.from_.seats(unit)
        to = self.to.seats(unit) if self.to is not None else (lambda s, c: (-1,))
        return lambda s, c: [
            Event(
                "gold_moved",
                seat=b,
                other=a,
                amount=s.seats[a].gold if n is None else n(s, c),
                source=c.this,
                source_seat=c.you,
                cause="effect",
            )
            for a in from_(s, c)
            for b in to(s, c)
        ]

    def could(self, unit: Unit) -> Test:
        from_ = self.from_.seats(unit.inner())
        return lambda s, c: any([s.seats[p].gold > 0 for p in from_(s, c)])


@word
class PutGold(Simple):
    """Gold tokens from the treasury onto cards (GOLD-03); a Hand of the King takes none (HK-13)."""

    n: Number
    on: Word

    def plan(self, unit: Unit) -> MakeEvents:
        n = self.n.value(unit)
        get = select(unit, self.on, no_hand)
        return lambda s, c: [
            Event(
                "gold_put",
                i,
                seat=s.cards[i].controller,
                amount=n(s, c),
                source=c.this,
                source_seat=c.you,
                cause="effect",
            )
            for i in get(s, c)
        ]

    def could(self, unit: Unit) -> Test:
        some, could = some_of(unit, self.n), could_select(unit, self.on, no_hand)
        return lambda s, c: some(s, c) and could(s, c)


def tax_due(scope: Scope) -> int:
    """The gold that must be paid besides the price of the event that is to be played."""
    return int(scope.names.get("tax", (0,))[0])


def may_pay_gold(state: CardState, scope: Scope) -> bool:
    """In the Marshalling phase only the active player takes actions that cost gold (MAR-05)."""
    return state.phase != "marshalling" or state.active_player == scope.you or scope.event >= 0 or scope.flight >= 0
