"""Who may act on what, in one position: controlled cards, abilities by the event they answer, changes in force.

An index belongs to one arrangement of cards, texts and lasting effects. It is built on demand (`CardState.index`), never
changed afterwards, shared by clones, and dropped whenever a card with text moves or a lasting effect begins or ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from agot_desktop.model.cardgame.abilities.compiler import AbilityDef, ChangeDef
from agot_desktop.model.cardgame.abilities.registry import definition, part_at
from agot_desktop.model.cardgame.state import CardState, Modifier, Scope

if TYPE_CHECKING:
    from agot_desktop.model.cardgame.abilities.base import Test


class Active:
    """A change in force: from a constant text (`cards` None: its filter decides) or a lasting effect bound to cards."""

    __slots__ = ("amount", "applies", "cards", "change", "guard", "lasting", "on_players", "printed", "scope", "source",
                 "source_seat", "source_type", "stays", "words")

    def __init__(self, change: ChangeDef, scope: Scope, source: int, source_type: str, source_seat: int, *,
                 lasting: bool, printed: bool, guard: Test | None) -> None:
        self.change = change
        self.scope = scope
        self.source = source
        self.source_type = source_type
        self.source_seat = source_seat
        self.lasting = lasting
        self.printed = printed
        self.guard = guard
        self.applies = change.applies
        self.on_players = change.players is not None
        self.cards: tuple[int, ...] | None = None
        self.stays: tuple[int, ...] = ()
        self.words = change.words
        self.amount = -1

    def value(self, state: CardState) -> int:
        """The number of the change: fixed for lasting effects, read anew for constant ones (TIM-03, TIM-04)."""
        if self.lasting or self.change.value is None:
            return self.amount
        return self.change.value(state, self.scope)

    def value_for(self, state: CardState, card: int) -> int:
        """The number of the change for one card, where it is counted per card ("for each attachment on it")."""
        if self.change.per_card is not None and not self.lasting:
            return self.change.per_card(state, self.scope, card)
        return self.value(state)

    def seats(self, state: CardState) -> tuple[int, ...]:
        """The players that the change speaks of."""
        return self.change.players(state, self.scope) if self.change.players is not None else ()


class Live:
    """An ability in force: of `card`, printed on it or lent to it (`active` is then the change that lends it)."""

    __slots__ = ("ability", "active", "address", "card", "guard")

    def __init__(self, card: int, ability: AbilityDef, active: Active | None = None) -> None:
        self.card = card
        self.ability = ability
        self.address = ability.address
        self.active = active


class Index:
    """The tables of one position. `controlled[seat]`: ids in play that the seat controls, moribund ones too, its revealed
    plot included; `changes`: by kind of change; `after`, `to`, `of`, `passive`: by kind of event."""

    __slots__ = ("actions", "after", "as_soon_as", "changes", "controlled", "immunity", "in_play", "of", "passive",
                 "phase_actions", "to", "waiting")

    def __init__(self, seats: int) -> None:
        self.in_play: list[int] = []
        self.controlled: list[list[int]] = [[] for _ in range(seats)]
        self.changes: dict[str, list[Active]] = {}
        self.actions: list[list[Live]] = [[] for _ in range(seats)]
        self.after: dict[str, list[Live]] = {}
        self.to: dict[str, list[Live]] = {}
        self.of: dict[str, list[Live]] = {}
        self.passive: dict[str, list[Live]] = {}
        self.as_soon_as: list[Live] = []
        self.waiting: dict[str, list[Any]] = {}
        self.immunity = False


def build(state: CardState) -> Index:
    """The index of the position. Changes nothing."""
    index = Index(len(state.seats))
    cards = state.cards
    for number, seat in enumerate(state.seats):
        for i in seat.play:
            index.in_play.append(i)
            index.controlled[cards[i].controller].append(i)
        for i in seat.plot:
            index.controlled[number].append(i)
        for zone in (seat.play, seat.plot, seat.hand, seat.discard, seat.dead, seat.beside, seat.shadows):
            for i in zone:
                found = definition(state.pool, cards[i].code)
                if found.abilities:
                    _enter(state, index, i, found.abilities, cards[i].zone)
                if not index.immunity and cards[i].zone == "play" and found.immune:
                    index.immunity = True
    for modifier in state.modifiers:
        _add_modifier(state, index, modifier)
    for active in index.changes.get("gains_text", ()):
        _lend(state, index, active)
    for delayed in state.delayed:
        part = part_at(state.pool, delayed.address)
        for kind in part.kinds:
            index.waiting.setdefault(kind, []).append((delayed, part))
    if "gains:immune" in index.changes:
        index.immunity = True
    return index


def _enter(state: CardState, index: Index, card: int, abilities: tuple[AbilityDef, ...], zone: str) -> None:
    for ability in abilities:
        if zone not in ability.zones:
            continue
        if ability.sort == "constant":
            scope = Scope(card, state.cards[card].controller)
            for change in ability.changes:
                active = Active(change, scope, card, ability.source_type(state, card), scope.you, lasting=False,
                                printed=True, guard=ability.guard)
                if change.kind not in index.changes:
                    index.changes[change.kind] = []
                index.changes[change.kind].append(active)
        else:
            _file(state, index, Live(card, ability))


def _file(state: CardState, index: Index, live: Live) -> None:
    ability = live.ability
    sort = ability.sort
    if sort == "action":
        index.actions[state.cards[live.card].controller].append(live)
        return
    if sort == "as_soon_as":
        index.as_soon_as.append(live)
        return
    table = {"response": index.to if ability.dock == "to" else index.after, "passive": index.passive,
             "instead": index.of}.get(sort)
    if sort == "passive" and ability.dock == "to":
        table = index.to
    if table is not None:
        for kind in ability.kinds:
            table.setdefault(kind, []).append(live)


def _add_modifier(state: CardState, index: Index, modifier: Modifier) -> None:
    change: ChangeDef = part_at(state.pool, modifier.address)
    active = Active(change, modifier.scope, modifier.source, modifier.source_type, modifier.source_seat, lasting=True,
                    printed=False, guard=change.guard)
    active.cards = modifier.cards
    active.stays = modifier.stays
    active.amount = modifier.amount
    if modifier.words:
        active.words = modifier.words
    index.changes.setdefault(change.kind, []).append(active)


def _lend(state: CardState, index: Index, active: Active) -> None:
    """Files the abilities that a text lends to the cards it speaks of; whether it holds is asked when they are used."""
    for card in index.in_play:
        if active.cards is not None:
            if card not in active.cards:
                continue
        elif not active.applies(state, active.scope, card):
            continue
        for ability in active.change.lent:
            if ability.sort == "constant":
                scope = Scope(card, state.cards[card].controller)
                for change in ability.changes:
                    lent = Active(change, scope, card, ability.source_type(state, card), scope.you, lasting=False,
                                  printed=False, guard=_both(active, ability.guard, state))
                    index.changes.setdefault(change.kind, []).append(lent)
            else:
                _file(state, index, Live(card, ability, active))


def _both(active: Active, guard: Test | None, state: CardState) -> Test:
    from agot_desktop.model.cardgame.stats import in_force

    if guard is None:
        return lambda s, c: in_force(active, s)
    return lambda s, c: in_force(active, s) and guard(s, c)
