"""Words that are true or false of a card, and facets: qualities that cards have, gain and lose."""

from __future__ import annotations

from typing import Any

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.abilities.base import CardTest, EventTest, Facet, Filter, Players, word
from agot_desktop.model.cardgame.abilities.compiler import Unit
from agot_desktop.model.cardgame.abilities.facets import named_values
from agot_desktop.model.cardgame.abilities.numbers import Bound, Measure
from agot_desktop.model.cardgame.abilities.selections import Ref
from agot_desktop.model.cardgame.leaving import (
    CONTROLLER,
    CRESTS,
    HOUSES,
    ICONS,
    KEYWORDS,
    KNELT,
    POWER_HELD,
    STRENGTH,
    TRAITS,
    TYPE,
)
from agot_desktop.model.cardgame.state import CardState, Scope
from agot_desktop.model.kernel.event import Event
from agot_desktop.model.kernel.notation import fold


def had(place: int, value: str) -> EventTest:
    """Whether the card of the event had this quality when it left play."""

    def test(state: CardState, scope: Scope, event: Event) -> bool:
        found = event.was[place]
        return isinstance(found, tuple) and value in found

    return test


@word
class AnyCard(Filter):
    """Every card."""

    def test(self, unit: Unit) -> CardTest:
        return lambda s, c, i: True


@word
class IsType(Filter):
    """The card's type now."""

    type: str

    def test(self, unit: Unit) -> CardTest:
        wanted = self.type
        laid = wanted in ("location", "attachment")

        def test(state: CardState, scope: Scope, card: int) -> bool:
            if laid or "becomes" in state.index.changes:
                return stats.card_type(state, card) == wanted
            return state.printed[card].type == wanted

        return test

    def past(self, unit: Unit) -> EventTest:
        wanted = self.type
        return lambda s, c, e: e.was[TYPE] == wanted


@word
class Trait(Facet):
    """Has the trait, printed or gained (COMP-12)."""

    name: str

    def test(self, unit: Unit) -> CardTest:
        name = self.name
        return lambda s, c, i: name in stats.traits(s, i)

    def facet(self) -> tuple[str, str]:
        return "trait", self.name

    def past(self, unit: Unit) -> EventTest:
        return had(TRAITS, self.name)


@word
class Affiliation(Facet):
    """Belongs to the House (COMP-02)."""

    house: str

    def test(self, unit: Unit) -> CardTest:
        house = self.house
        return lambda s, c, i: house in stats.houses(s, i)

    def facet(self) -> tuple[str, str]:
        return "house", self.house

    def past(self, unit: Unit) -> EventTest:
        return had(HOUSES, self.house)


@word
class Neutral(Filter):
    """Belongs to no House."""

    def test(self, unit: Unit) -> CardTest:
        return lambda s, c, i: not stats.houses(s, i)


@word
class InHouse(Filter):
    """Belongs to the House of the text's controller."""

    def test(self, unit: Unit) -> CardTest:
        return lambda s, c, i: s.seats[c.you].house in stats.houses(s, i)


@word
class Crest(Facet):
    """Has the crest (COMP-11)."""

    name: str

    def test(self, unit: Unit) -> CardTest:
        name = self.name
        return lambda s, c, i: name in stats.crests(s, i)

    def facet(self) -> tuple[str, str]:
        return "crest", self.name

    def past(self, unit: Unit) -> EventTest:
        return had(CRESTS, self.name)


@word
class Icon(Facet):
    """Has the challenge icon."""

    kind: str

    def test(self, unit: Unit) -> CardTest:
        kind = self.kind
        return lambda s, c, i: kind in stats.icons(s, i)

    def facet(self) -> tuple[str, str]:
        return "icon", self.kind

    def past(self, unit: Unit) -> EventTest:
        return had(ICONS, self.kind)


@word
class Keyword(Facet):
    """Has at least one instance of the keyword (ADD-05)."""

    name: str

    def test(self, unit: Unit) -> CardTest:
        name = self.name
        return lambda s, c, i: stats.has_keyword(s, i, name)

    def facet(self) -> tuple[str, str]:
        return "keyword", self.name

    def past(self, unit: Unit) -> EventTest:
        return had(KEYWORDS, self.name)


@word
class Immune(Facet):
    """Is immune to a kind of source: `events`, `character abilities`, `opponent's character abilities` ... (KEY-08)."""

    to: str

    def test(self, unit: Unit) -> CardTest:
        to = self.to
        return lambda s, c, i: any([what == to for what, _ in stats.immunities(s, i)])

    def facet(self) -> tuple[str, str]:
        return "immune", self.to


@word
class Title(Filter):
    """Has this title (COMP-13)."""

    title: str

    def test(self, unit: Unit) -> CardTest:
        title = fold(self.title)
        return lambda s, c, i: fold(s.printed[i].name) == title


@word
class SameTitle(Filter):
    """Has the title of that card, or the title that was named."""

    as_: Any

    def test(self, unit: Unit) -> CardTest:
        if isinstance(self.as_, str):
            slot = self.as_
            return lambda s, c, i: fold(s.facts(i).name) in [fold(str(t)) for t in named_values(s, c, slot)]
        get = self.as_.cards(unit)
        return lambda s, c, i: fold(s.facts(i).name) in [fold(s.facts(k).name) for k in get(s, c)]


@word
class Unique(Filter):
    """Has the banner (COMP-13)."""

    def test(self, unit: Unit) -> CardTest:
        return lambda s, c, i: s.facts(i).unique


@word
class Kneeling(Filter):
    """Is kneeling (COMP-18)."""

    def test(self, unit: Unit) -> CardTest:
        return lambda s, c, i: s.cards[i].kneeling

    def past(self, unit: Unit) -> EventTest:
        return lambda s, c, e: bool(e.was[KNELT])


@word
class Standing(Filter):
    """Is standing (COMP-18)."""

    def test(self, unit: Unit) -> CardTest:
        return lambda s, c, i: not s.cards[i].kneeling

    def past(self, unit: Unit) -> EventTest:
        return lambda s, c, e: not e.was[KNELT]


@word
class InChallenge(Filter):
    """Takes part in the challenge: `attacking`, `defending`, `participating`, `alone`."""

    how: str

    def test(self, unit: Unit) -> CardTest:
        how = self.how

        def attacking(state: CardState, scope: Scope, card: int) -> bool:
            return state.challenge is not None and card in state.challenge.attackers

        def defending(state: CardState, scope: Scope, card: int) -> bool:
            return state.challenge is not None and card in state.challenge.defenders

        def alone(state: CardState, scope: Scope, card: int) -> bool:
            challenge = state.challenge
            return challenge is not None and (challenge.attackers == [card] or challenge.defenders == [card])

        if how == "attacking":
            return attacking
        if how == "defending":
            return defending
        if how == "alone":
            return alone
        return lambda s, c, i: attacking(s, c, i) or defending(s, c, i)


@word
class ControlledBy(Filter):
    """Is controlled by that player; out of play, belongs to him (CTRL-01)."""

    player: Players

    def test(self, unit: Unit) -> CardTest:
        seats = self.player.seats(unit)

        def test(state: CardState, scope: Scope, card: int) -> bool:
            found = state.cards[card]
            return (found.controller if found.zone in ("play", "plot") else found.owner) in seats(state, scope)

        return test

    def past(self, unit: Unit) -> EventTest:
        seats = self.player.seats(unit)
        return lambda s, c, e: e.was[CONTROLLER] in seats(s, c)


@word
class OwnedBy(Filter):
    """Came out of that player's deck."""

    player: Players

    def test(self, unit: Unit) -> CardTest:
        seats = self.player.seats(unit)
        return lambda s, c, i: s.cards[i].owner in seats(s, c)


@word
class Where(Filter):
    """A number of the card lies within a bound."""

    measure: Measure
    bound: Bound

    def test(self, unit: Unit) -> CardTest:
        read, within = self.measure.read(unit), self.bound.within(unit)
        return lambda s, c, i: within(s, c, read(s, c, i))

    def past(self, unit: Unit) -> EventTest:
        within, place = self.bound.within(unit), {"STR": STRENGTH, "POWER_TOKENS": POWER_HELD}.get(self.measure.name)
        if place is None:
            return Filter.past(self, unit)

        def test(state: CardState, scope: Scope, event: Event) -> bool:
            value = event.was[place]
            return isinstance(value, int) and within(state, scope, value)

        return test


@word
class OtherThan(Filter):
    """Is not that card."""

    card: Ref

    def test(self, unit: Unit) -> CardTest:
        inner = self.card.test(unit)
        return lambda s, c, i: not inner(s, c, i)


@word
class Provides(Filter):
    """Has an `income` or `influence` symbol (COMP-15)."""

    what: str

    def test(self, unit: Unit) -> CardTest:
        if self.what == "income":
            return lambda s, c, i: s.facts(i).income > 0
        return lambda s, c, i: s.facts(i).influence > 0


@word
class HasAttached(Filter):
    """Bears so many matching attachments."""

    filter: Filter
    bound: Bound

    def test(self, unit: Unit) -> CardTest:
        inner, within = self.filter.test(unit), self.bound.within(unit)
        return lambda s, c, i: within(s, c, sum([1 for a in s.cards[i].attachments if inner(s, c, a)]))


@word
class AttachedTo(Filter):
    """Lies on a matching card."""

    filter: Filter

    def test(self, unit: Unit) -> CardTest:
        inner = self.filter.test(unit)
        return lambda s, c, i: s.cards[i].attached_to >= 0 and inner(s, c, s.cards[i].attached_to)


@word
class InZone(Filter):
    """Is in that zone."""

    zone: str

    def test(self, unit: Unit) -> CardTest:
        zone = self.zone
        return lambda s, c, i: s.cards[i].zone == zone
