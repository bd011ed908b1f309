"""Effects that keep something on a card for its later texts."""

from __future__ import annotations

from typing import Any

from agot_desktop.model.cardgame.abilities.base import Effect, Word, word
from agot_desktop.model.cardgame.abilities.compiler import Unit
from agot_desktop.model.cardgame.abilities.selections import select
from agot_desktop.model.cardgame.state import CardState


@word
class Remember(Effect):
    """The card with the text keeps these cards under a name as long as it stays where it is; its other texts read them
    with `remembered`."""

    what: Word
    name: str

    def compile(self, unit: Unit) -> None:
        get = select(unit, self.what, lambda s, c, i: True)
        unit.emit(lambda s, f: keep(s, f, self.name, get(s, f.scope)))


@word
class RememberNamed(Effect):
    """The same with a title, a quality or a House that a player has named: `same_title` and `named_facet` read it under
    its name."""

    name: str

    def compile(self, unit: Unit) -> None:
        name = self.name
        unit.emit(lambda s, f: keep(s, f, name, f.scope.names.get(name, ())))


def keep(state: CardState, top: Any, name: str, value: tuple[Any, ...]) -> None:
    """Writes to the memory of the card whose text is running."""
    card = state.own(top.scope.this)
    card.memory = (*[m for m in card.memory if m[0] != name], (name, tuple(value)))
