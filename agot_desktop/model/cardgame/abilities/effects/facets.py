"""Effects that name a quality, a House or a phase (TIM-08)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from agot_desktop.model.cardgame import terms
from agot_desktop.model.cardgame.abilities.base import Effect, word
from agot_desktop.model.cardgame.abilities.compiler import Unit
from agot_desktop.model.cardgame.state import CardState

_NAMED: Final[dict[str, tuple[str, ...]]] = {
    "crest": terms.CRESTS,
    "icon": terms.ICONS,
    "house": terms.HOUSES,
    "keyword": terms.KEYWORDS,
    "phase": terms.ROUND_PHASES,
    "card_type": terms.DRAW_DECK_TYPES,
}
_VERBS: Final = {"icon": "type"}
"""How the choice is written where that is not the word for what is named."""


@word
class NameFacet(Effect):
    """A player names a `crest`, `trait`, `icon`, `house`, `keyword`, `phase` or `card_type`, out of `among` or of all
    there are on cards."""

    what: str
    name: str
    among: tuple[str, ...] = ()

    def compile(self, unit: Unit) -> None:
        slot = unit.slot(self.name)

        def ask(state: CardState, top: Any) -> None:
            from agot_desktop.model.cardgame.choices import pick_option

            verb = _VERBS.get(self.what, self.what)
            options = [(verb, value) for value in self.among or all_named(state, self.what)]
            pick_option(state, top.scope.you, "name", top.scope.this, options, slot)

        unit.emit(ask)


def all_named(state: CardState, what: str) -> tuple[str, ...]:
    """Everything of this sort that can be named."""
    if what == "trait":
        return tuple(sorted({t for facts in state.pool.cards for t in facts.traits}))
    return _NAMED[what]


def name_facet(what: str, name: str, among: Sequence[str] = ()) -> NameFacet:
    """A player names a quality, a House or a phase."""
    return NameFacet(what, name, tuple(among))
