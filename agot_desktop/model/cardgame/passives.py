"""Step 4 of a window: what happens by itself after an event - passive texts, waiting effects, keywords, variant rules.

A pending passive is (number of the event in the history, card, key); the key is the address of the text, `d` and the
number of a waiting effect, or `rule:` and the name of a rule.
"""

from __future__ import annotations

from agot_desktop.model.cardgame.abilities.registry import ability_at
from agot_desktop.model.cardgame.abilities.run import AbilityFrame
from agot_desktop.model.cardgame.expiry import still_bound
from agot_desktop.model.cardgame.keywords import KEYWORD_PASSIVES, begin_keyword
from agot_desktop.model.cardgame.state import CardState, Scope
from agot_desktop.model.cardgame.using import alive, used_up, user_of

Pending = tuple[int, int, str]


def pending(state: CardState, number: int) -> list[Pending]:
    """The passives that the event with this number sets off."""
    index = state.index
    event = state.history[number]
    found: list[Pending] = []
    for live in index.passive.get(event.kind, ()):
        ability, card = live.ability, live.card
        if state.cards[card].zone == "play" and state.cards[card].since > number:
            continue
        scope = Scope(card, user_of(state, card), number)
        if ability.match is not None and not ability.match(state, scope, event):
            continue
        if not alive(state, live) or used_up(state, ability, card, scope.you):
            continue
        if ability.when is None or ability.when(state, scope):
            found.append((number, card, live.address))
    for delayed, part in index.waiting.get(event.kind, ()):
        if delayed.since <= number and still_bound(state, delayed):
            scope = delayed.scope.clone()
            scope.event = number
            if part.match is None or part.match(state, scope, event):
                found.append((number, delayed.scope.this, f"d{delayed.number}"))
    for rule in KEYWORD_PASSIVES.get(event.kind, ()):
        found += [(number, card, f"rule:{name}") for card, name in rule(state, event)]
    return found


def begin(state: CardState, number: int, card: int, key: str) -> None:
    """Carries out a pending passive, if it still stands."""
    if key.startswith("rule:"):
        begin_keyword(state, key[5:], card, state.history[number])
        return
    if key.startswith("d"):
        serial = int(key[1:])
        delayed = next((d for d in state.delayed if d.number == serial), None)
        if delayed is None:
            return
        if delayed.once:
            state.delayed = [d for d in state.delayed if d.number != serial]
            state.reindex_effects()
        scope = delayed.scope.clone()
        scope.event = number
        state.push(AbilityFrame(address=delayed.address, scope=scope))
        return
    ability = ability_at(state.pool, key)
    scope = Scope(card, user_of(state, card), number)
    from agot_desktop.model.cardgame.using import begin as begin_ability

    if ability.could(state, scope):
        begin_ability(state, ability, card, scope.you, scope)
