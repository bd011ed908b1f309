"""Words that match events. One pattern serves three docks: `to=` (before it is carried out), `of=` (in its place),
`after=` (when it has happened)."""

from __future__ import annotations

from agot_desktop.model.cardgame.abilities.base import EventTest, Filter, Pattern, Players, word
from agot_desktop.model.cardgame.abilities.compiler import Unit
from agot_desktop.model.cardgame.abilities.numbers import Bound
from agot_desktop.model.cardgame.state import CardState, Scope
from agot_desktop.model.kernel.event import Event


def _card_test(filter_: Filter, unit: Unit) -> EventTest:
    """Asks the card of an event: as it is while it is in play, as it was once it has left (ADD-24)."""
    now, then = filter_.test(unit), filter_.past(unit)

    def test(state: CardState, scope: Scope, event: Event) -> bool:
        if event.was and state.cards[event.subject].zone != "play":
            return then(state, scope, event)
        return now(state, scope, event.subject)

    return test


@word
class ChallengeResult(Pattern):
    """A challenge was won (`won`) or lost. `kinds_`: types, () for any; `by`: whose result; `against`: the other side;
    `as_`: `attacker` or `defender`; `with_`: a matching character of that side took part; `alone`: and alone; `in_it`:
    a matching character of either side did."""

    won: bool
    kinds_: tuple[str, ...]
    by: Players
    against: Players
    as_: str
    with_: Filter | None
    alone: bool
    margin: Bound | None
    unopposed: bool
    in_it: Filter | None = None

    def kinds(self) -> tuple[str, ...]:
        return ("challenge_won",) if self.won else ("challenge_lost",)

    def match(self, unit: Unit) -> EventTest:
        by, against = self.by.seats(unit), self.against.seats(unit)
        with_ = self.with_.test(unit) if self.with_ is not None else None
        margin = self.margin.within(unit) if self.margin is not None else None
        in_it = self.in_it.test(unit) if self.in_it is not None else None
        kinds, as_, alone, unopposed = self.kinds_, self.as_, self.alone, self.unopposed

        def match(state: CardState, scope: Scope, event: Event) -> bool:
            if event.seat < 0 or event.seat not in by(state, scope) or event.other not in against(state, scope):
                return False
            if (kinds and event.word not in kinds) or (as_ and as_ not in event.flags):
                return False
            if unopposed and "unopposed" not in event.flags:
                return False
            if margin is not None and not margin(state, scope, event.amount):
                return False
            if in_it is not None and not any([in_it(state, scope, i) for i in _participants(state, event)]):
                return False
            if with_ is None:
                return True
            if alone and len(event.cards) != 1:
                return False
            return any([with_(state, scope, i) for i in event.cards])

        return match


def _participants(state: CardState, event: Event) -> tuple[int, ...]:
    """Those of the side that the event speaks of, as they were, and those of the other side."""
    challenge = state.challenge
    return event.cards if challenge is None else (*event.cards, *challenge.attackers, *challenge.defenders)


@word
class Declared(Pattern):
    """A character was declared as `attacking` or `defending` ('' for either)."""

    filter: Filter
    as_: str

    def kinds(self) -> tuple[str, ...]:
        return ("declared",)

    def match(self, unit: Unit) -> EventTest:
        test, as_ = self.filter.test(unit), self.as_
        return lambda s, c, e: (not as_ or e.word == as_) and test(s, c, e.subject)


@word
class OfCard(Pattern):
    """Something happened to a matching card: `killed`, `discarded`, `knelt`, `stood`, `entered_play` ... `word_`: the
    event's further fact, '' for any; `cause`: why, '' for any."""

    kind: str
    filter: Filter
    cause: str = ""
    word_: str = ""

    def kinds(self) -> tuple[str, ...]:
        return (self.kind,)

    def match(self, unit: Unit) -> EventTest:
        test, cause, word_ = _card_test(self.filter, unit), self.cause, self.word_
        return lambda s, c, e: (not cause or e.cause == cause) and (not word_ or e.word == word_) and test(s, c, e)


@word
class Played(Pattern):
    """A card was marshalled or played from hand. `on`: for attachments, the card they were put on."""

    filter: Filter
    by: Players
    on: Filter | None = None

    def kinds(self) -> tuple[str, ...]:
        return ("played",)

    def match(self, unit: Unit) -> EventTest:
        test, by = self.filter.test(unit), self.by.seats(unit)
        on = self.on.test(unit) if self.on is not None else None
        return lambda s, c, e: (
            e.seat in by(s, c) and test(s, c, e.subject) and (on is None or (e.other >= 0 and on(s, c, e.other)))
        )


@word
class GoldPaid(Pattern):
    """A player paid gold to marshal a matching card; the number of the event is how much (GOLD-02)."""

    filter: Filter
    by: Players

    def kinds(self) -> tuple[str, ...]:
        return ("gold_paid",)

    def match(self, unit: Unit) -> EventTest:
        test, by = self.filter.test(unit), self.by.seats(unit)
        return lambda s, c, e: e.seat in by(s, c) and e.cause == "marshal" and any([test(s, c, i) for i in e.cards])


@word
class LeftPlay(Pattern):
    """A card left play by whatever road."""

    filter: Filter

    def kinds(self) -> tuple[str, ...]:
        return (
            "killed",
            "discarded",
            "returned",
            "put_on_deck",
            "put_under_deck",
            "shuffled_in",
            "put_into_shadows",
            "removed",
            "hand_leaves",
        )

    def match(self, unit: Unit) -> EventTest:
        test = _card_test(self.filter, unit)
        return lambda s, c, e: bool(e.was) and test(s, c, e)


@word
class OfPlayer(Pattern):
    """Something happened to a player: `dominance_won`, `initiative_won`, `income_counted`, `drew` ..."""

    kind: str
    by: Players
    cause: str = ""

    def kinds(self) -> tuple[str, ...]:
        return (self.kind,)

    def match(self, unit: Unit) -> EventTest:
        by, cause = self.by.seats(unit), self.cause
        return lambda s, c, e: e.seat in by(s, c) and (not cause or e.cause == cause)


@word
class Moment(Pattern):
    """A phase has begun (`phase_begins`) or ends (`phase_ends`); '' for any phase."""

    kind: str
    phase: str

    def kinds(self) -> tuple[str, ...]:
        return (self.kind,)

    def match(self, unit: Unit) -> EventTest:
        phase = self.phase
        return lambda s, c, e: not phase or e.word == phase


@word
class PlotRevealed(Pattern):
    """A plot was revealed by a player."""

    by: Players
    filter: Filter

    def kinds(self) -> tuple[str, ...]:
        return ("plot_revealed",)

    def match(self, unit: Unit) -> EventTest:
        by, test = self.by.seats(unit), self.filter.test(unit)
        return lambda s, c, e: e.seat in by(s, c) and test(s, c, e.subject)


@word
class Revealed(Pattern):
    """An effect of a player revealed cards - one effect once, whoever revealed. `source`: whose text it was."""

    by: Players
    source: Filter | None = None

    def kinds(self) -> tuple[str, ...]:
        return ("revealed",)

    def match(self, unit: Unit) -> EventTest:
        by = self.by.seats(unit)
        source = self.source.test(unit) if self.source is not None else None
        return lambda s, c, e: (
            e.source_seat in by(s, c) and "same effect" not in e.flags and (source is None or source(s, c, e.source))
        )


@word
class Shown(Pattern):
    """A player has shown a matching card of his own to everybody: revealed it by whosever effect."""

    filter: Filter
    by: Players

    def kinds(self) -> tuple[str, ...]:
        return ("revealed",)

    def match(self, unit: Unit) -> EventTest:
        test, by = self.filter.test(unit), self.by.seats(unit)
        return lambda s, c, e: any([s.cards[i].owner in by(s, c) and test(s, c, i) for i in e.cards or (e.subject,)])


@word
class PutInPile(Pattern):
    """A card arrived in a dead pile: a character died, or a card was put there."""

    by: Players

    def kinds(self) -> tuple[str, ...]:
        return ("killed", "put_in_pile")

    def match(self, unit: Unit) -> EventTest:
        by = self.by.seats(unit)
        return lambda s, c, e: s.cards[e.subject].owner in by(s, c) and _goes_to_dead_pile(s, e)


def _goes_to_dead_pile(state: CardState, event: Event) -> bool:
    """A character that died arrives at the end of the window (TIM-22), unless a text has sent it elsewhere."""
    card = state.cards[event.subject]
    return event.kind != "killed" or (card.moribund or card.zone) == "dead"


@word
class EffectOf(Pattern):
    """An ability was initiated, an event card played: what a cancel answers. `filter`: its card; `by`: its player;
    `triggered`: only if somebody chose to use it (TIM-01)."""

    filter: Filter
    by: Players
    triggered: bool = False

    def kinds(self) -> tuple[str, ...]:
        return ("triggered",)

    def match(self, unit: Unit) -> EventTest:
        test, by, triggered = self.filter.test(unit), self.by.seats(unit), self.triggered
        return lambda s, c, e: (
            e.seat in by(s, c) and test(s, c, e.subject) and (not triggered or "triggered" in e.flags)
        )


@word
class ClaimMade(Pattern):
    """A claim is about to be satisfied, or was, by `against`."""

    kinds_: tuple[str, ...]
    against: Players

    def kinds(self) -> tuple[str, ...]:
        return ("claim_made",)

    def match(self, unit: Unit) -> EventTest:
        against, kinds = self.against.seats(unit), self.kinds_
        return lambda s, c, e: e.seat in against(s, c) and (not kinds or e.word in kinds)
