"""Replacements: texts that put something in the place of an event before it is carried out (TIM-34, TIM-36)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from agot_desktop.model.cardgame.expiry import still_bound
from agot_desktop.model.cardgame.index import Live
from agot_desktop.model.cardgame.keywords import begin_infamy, infamous, infamy_applies
from agot_desktop.model.cardgame.state import CardState, Scope
from agot_desktop.model.cardgame.using import alive, user_of
from agot_desktop.model.kernel.event import PENDING, REPLACED, Event


class Replacement(NamedTuple):
    """`card` whose text it is, `number` of the event, `key` to apply it once, `begin(state, event, place)`."""

    card: int
    number: int
    key: str
    begin: Callable[[CardState, Event, int], None]


def replacements(state: CardState, events: list[Event], applied: tuple[str, ...], place: int) -> list[Replacement]:
    """What could replace one of the pending events now: nothing that is being carried out itself, and nothing for costs
    (TIM-34, TIM-36)."""
    found: list[Replacement] = []
    index = state.index
    running = _running(state)
    for number, event in enumerate(events):
        if event.status != PENDING or event.cause == "cost":
            continue
        if infamy_applies(state, event) and f"infamy|{number}" not in applied:
            card = infamous(state, event.seat)[0]
            found.append(Replacement(card, number, f"infamy|{number}", begin_infamy))
        for live in index.of.get(event.kind, ()):
            key = f"{live.address}|{live.card}|{number}"
            scope = Scope(live.card, user_of(state, live.card), -1, place, number)
            if key in applied or (live.address, live.card) in running:
                continue
            if alive(state, live) and _fits(state, live, scope, event):
                found.append(Replacement(live.card, number, key, _begin_text(live, number)))
        for delayed, part in index.waiting.get("of:" + event.kind, ()):
            key = f"d{delayed.number}|{number}"
            if key in applied or (delayed.address, delayed.scope.this) in running or not still_bound(state, delayed):
                continue
            scope = delayed.scope.clone()
            scope.flight_at, scope.flight = place, number
            if part.match(state, scope, event):
                found.append(Replacement(delayed.scope.this, number, key, _begin_delayed(delayed.number, number)))
    return found


def _running(state: CardState) -> set[tuple[str, int]]:
    """The texts that are being carried out, each with its card."""
    from agot_desktop.model.cardgame.abilities.run import AbilityFrame

    return {(f.address, f.scope.this) for f in state.stack if isinstance(f, AbilityFrame)}


def would_be_replaced(state: CardState, kind: str, card: int) -> bool:
    """Whether a text in force would put something else in the place of this happening to the card (TIM-36)."""
    lives, waiting = state.index.of.get(kind, ()), state.index.waiting.get("of:" + kind, ())
    if not lives and not waiting:
        return False
    event = Event(kind, card, seat=state.cards[card].controller)
    for live in lives:
        if alive(state, live) and _fits(state, live, Scope(live.card, user_of(state, live.card)), event):
            return True
    return any([still_bound(state, delayed) and part.match(state, delayed.scope, event) for delayed, part in waiting])


def _fits(state: CardState, live: Live, scope: Scope, event: Event) -> bool:
    ability = live.ability
    if ability.match is not None and not ability.match(state, scope, event):
        return False
    return ability.when is None or ability.when(state, scope)


def _begin_text(live: Live, number: int) -> Callable[[CardState, Event, int], None]:
    def begin(state: CardState, event: Event, place: int) -> None:
        from agot_desktop.model.cardgame.abilities.run import AbilityFrame

        event.status, event.replaced_by = REPLACED, live.address
        scope = Scope(live.card, user_of(state, live.card), -1, place, number)
        state.push(AbilityFrame(address=live.address, scope=scope))

    return begin


def _begin_delayed(serial: int, number: int) -> Callable[[CardState, Event, int], None]:
    def begin(state: CardState, event: Event, place: int) -> None:
        from agot_desktop.model.cardgame.abilities.run import AbilityFrame

        delayed = next(d for d in state.delayed if d.number == serial)
        event.status, event.replaced_by = REPLACED, delayed.address
        scope = delayed.scope.clone()
        scope.flight_at, scope.flight = place, number
        state.push(AbilityFrame(address=delayed.address, scope=scope))

    return begin
