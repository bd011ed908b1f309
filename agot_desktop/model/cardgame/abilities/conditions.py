"""Words that are true or false of the position."""

from __future__ import annotations

from typing import Any

from agot_desktop.model.cardgame.abilities.base import Condition, Filter, Pattern, Players, Test, word
from agot_desktop.model.cardgame.abilities.compiler import Unit
from agot_desktop.model.cardgame.abilities.numbers import Bound, Measure
from agot_desktop.model.cardgame.abilities.selections import Ref
from agot_desktop.model.cardgame.state import CardState, Scope


@word
class Exists(Condition):
    """So many matching cards are in play, or in the named zone."""

    filter: Filter
    bound: Bound
    in_: Any = None

    def check(self, unit: Unit) -> Test:
        test, within = self.filter.test(unit), self.bound.within(unit)
        ids = self.in_.ids(unit) if self.in_ is not None else (lambda s, c: s.index.in_play)
        return lambda s, c: within(s, c, sum([1 for i in ids(s, c) if test(s, c, i)]))


@word
class Is(Condition):
    """The card matches."""

    card: Ref
    filter: Filter

    def check(self, unit: Unit) -> Test:
        get, test = self.card.cards(unit), self.filter.test(unit)

        def check(state: CardState, scope: Scope) -> bool:
            cards = get(state, scope)
            return bool(cards) and all([test(state, scope, i) for i in cards])

        return check


@word
class OnlyOne(Condition):
    """The card matches, and no other card in play does (TIM-03)."""

    card: Ref
    filter: Filter

    def check(self, unit: Unit) -> Test:
        get, test = self.card.cards(unit), self.filter.test(unit)

        def check(state: CardState, scope: Scope) -> bool:
            cards = get(state, scope)
            return bool(cards) and cards == tuple([i for i in state.index.in_play if test(state, scope, i)])

        return check


@word
class ChallengeIs(Condition):
    """About the current challenge: its types, what the text's controller is in it (`attacker`, `defender`)."""

    kinds: tuple[str, ...]
    you_are: str = ""

    def check(self, unit: Unit) -> Test:
        kinds, you_are = self.kinds, self.you_are

        def check(state: CardState, scope: Scope) -> bool:
            challenge = state.challenge
            if challenge is None or (kinds and challenge.kind not in kinds):
                return False
            return not you_are or getattr(challenge, you_are) == scope.you

        return check


@word
class Compared(Condition):
    """A measure of `who` is greater (`more`), smaller (`fewer`) or equal than that of every one of the others."""

    how: str
    measure: Measure
    who: Players
    than: Players
    every: bool = True

    def check(self, unit: Unit) -> Test:
        read, who, than, how = self.measure.read_player(unit), self.who.seats(unit), self.than.seats(unit), self.how
        decide = all if self.every else any

        def check(state: CardState, scope: Scope) -> bool:
            mine = [read(state, p) for p in who(state, scope)[:1]]
            others = [read(state, p) for p in than(state, scope)]
            if not mine or not others:
                return False
            if how == "more":
                return decide([mine[0] > n for n in others])
            if how == "fewer":
                return decide([mine[0] < n for n in others])
            return decide([mine[0] == n for n in others])

        return check


@word
class Opponents(Condition):
    """The number of opponents lies within a bound."""

    bound: Bound

    def check(self, unit: Unit) -> Test:
        within = self.bound.within(unit)
        return lambda s, c: within(s, c, len(s.opponents(c.you)))


@word
class InPhase(Condition):
    """It is this phase."""

    phase: str

    def check(self, unit: Unit) -> Test:
        phase = self.phase
        return lambda s, c: s.phase == phase


@word
class HouseIs(Condition):
    """A player plays this House card."""

    player: Players
    house: str

    def check(self, unit: Unit) -> Test:
        seats, house = self.player.seats(unit), self.house
        return lambda s, c: any([s.seats[p].house == house for p in seats(s, c)])


@word
class Happened(Condition):
    """The event happened so often in this challenge, phase or round."""

    event: Pattern
    this: str
    bound: Bound

    def check(self, unit: Unit) -> Test:
        kinds, match, within, period = self.event.kinds(), self.event.match(unit), self.bound.within(unit), self.this

        def check(state: CardState, scope: Scope) -> bool:
            start = period_start(state, period)
            n = sum([1 for e in state.history[start:] if e.kind in kinds and match(state, scope, e)])
            return within(state, scope, n)

        return check


def period_start(state: CardState, period: str) -> int:
    """Where this challenge or phase began in the history of the round; a phase begins before cards come out of
    Shadows (RND-04)."""
    if period == "challenge" and state.challenge is None:
        return len(state.history)
    kind = {"phase": "phase_opened", "challenge": "challenge_declared"}.get(period)
    if kind is None:
        return 0
    for number in range(len(state.history) - 1, -1, -1):
        if state.history[number].kind == kind:
            return number
    return 0


@word
class CanPayGold(Condition):
    """A player has this much gold to give."""

    player: Players
    bound: Bound

    def check(self, unit: Unit) -> Test:
        seats, within = self.player.seats(unit), self.bound.within(unit)
        return lambda s, c: any([within(s, c, s.seats[p].gold) for p in seats(s, c)])
