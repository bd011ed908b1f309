"""Cards that turn into another kind of card: an event that stays in play as an attachment (EVT-03)."""

from __future__ import annotations

from typing import Any

from agot_desktop.model.cardgame.abilities import run
from agot_desktop.model.cardgame.abilities.changes import register
from agot_desktop.model.cardgame.abilities.compiler import ChangeDef, Unit
from agot_desktop.model.cardgame.abilities.selections import select
from agot_desktop.model.cardgame.state import CardState, Modifier, Scope
from agot_desktop.model.kernel.event import Event


def compile_becomes(unit: Unit, word: Any) -> None:
    """Instructions that lay the card on its bearer as an attachment with its own traits and text."""
    from agot_desktop.model.cardgame.abilities.parts import compile_part

    get = word.what.cards(unit)
    chosen = select(unit, word.on, _bearer)

    def bearer(state: CardState, scope: Scope) -> tuple[int, ...]:
        return tuple([i for i in chosen(state, scope) if _bearer(state, scope, i)])

    kind = register(unit, _change("becomes"))
    kind.words = ("attachment",)
    traits = register(unit, _change("gains:trait"))
    traits.words = word.traits
    text = register(unit, _change("gains_text"))
    lent: list[Any] = []
    for part in word.text:
        lent += compile_part(part, unit.part_address(), unit.parts)
    text.lent = tuple(lent)

    def events(state: CardState, scope: Scope) -> list[Event]:
        return [
            Event("entered_play", i, seat=scope.you, other=b, source=scope.this, source_seat=scope.you, word="becomes")
            for i in get(state, scope)
            for b in bearer(state, scope)[:1]
        ]

    def turn(state: CardState, top: Any) -> None:
        """The type changes before the card enters play, so that it enters as what it is then."""
        scope = top.scope
        if not bearer(state, scope):
            return
        for i in get(state, scope):
            for change in (kind, traits, text):
                state.modifiers.append(
                    Modifier(
                        address=change.address,
                        source=i,
                        source_type="",
                        source_seat=scope.you,
                        until="leaves",
                        scope=Scope(i, scope.you),
                        cards=(i,),
                        stays=(state.cards[i].stay + 1,),
                        amount=-1,
                        words=change.words,
                    )
                )
            state.reindex_effects()

    unit.emit(turn)
    unit.emit(run.make(events))


def _bearer(state: CardState, scope: Scope, card: int) -> bool:
    from agot_desktop.model.cardgame.attachments import allowed_by_keywords

    found = state.cards[card]
    return found.zone == "play" and not found.moribund and allowed_by_keywords(state, scope.this, card)


def _change(kind: str) -> ChangeDef:
    made = ChangeDef(kind)
    made.applies = lambda s, c, i: i == c.this
    return made
