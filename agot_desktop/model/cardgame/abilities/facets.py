"""Facets whose value a player names while the text is carried out, and facets of any value."""

from __future__ import annotations

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.abilities.base import CardTest, EventTest, Facet, Filter, word
from agot_desktop.model.cardgame.abilities.compiler import Unit
from agot_desktop.model.cardgame.leaving import CRESTS
from agot_desktop.model.cardgame.state import CardState, Scope


@word
class Crested(Filter):
    """Has a crest, whichever (COMP-11)."""

    def test(self, unit: Unit) -> CardTest:
        return lambda s, c, i: bool(stats.crests(s, i))

    def past(self, unit: Unit) -> EventTest:
        return lambda s, c, e: bool(e.was[CRESTS])


_HAS = {
    "crest": stats.crests,
    "trait": stats.traits,
    "icon": stats.icons,
    "house": stats.houses,
    "keyword": stats.keywords,
}


def has_facet(state: CardState, card: int, what: str, value: str) -> bool:
    """Whether the card has the crest, trait, icon, House or keyword now."""
    return value in _HAS[what](state, card)


def named_values(state: CardState, scope: Scope, name: str) -> tuple[int | str, ...]:
    """What was named under this name by the running text, else what its card remembers under it."""
    found = scope.names.get(name)
    if found is not None:
        return found
    return next((value for key, value in state.cards[scope.this].memory if key == name), ())


@word
class Naval(Facet):
    """Has a naval enhancement on this icon, '' for on any (KEY-20)."""

    kind: str

    def test(self, unit: Unit) -> CardTest:
        kind = self.kind
        return lambda s, c, i: (kind in stats.naval_icons(s, i)) if kind else bool(stats.naval_icons(s, i))

    def facet(self) -> tuple[str, str]:
        return "naval", self.kind


def naval(kind: str = "") -> Naval:
    """Has a naval enhancement."""
    return Naval(kind)


@word
class NamedFacet(Facet):
    """Has the `crest`, `trait`, `icon`, `house` or `keyword` that was named under this name."""

    what: str
    name: str

    def test(self, unit: Unit) -> CardTest:
        what, name = self.what, self.name
        return lambda s, c, i: any([has_facet(s, i, what, str(value)) for value in named_values(s, c, name)])

    def facet(self) -> tuple[str, str]:
        return self.what, ""


named_facet = NamedFacet
CRESTED = Crested()
