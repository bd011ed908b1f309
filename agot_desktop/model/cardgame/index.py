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
    plot included; `characters[seat]`: those of them that are characters; `attached`: attachments; `ambush[seat]`:
    cards with Ambush in hand; `volatile`: a condition may make an attachment illegal at any time; `changes`: by
    kind of change; `after`, `to`, `of`, `passive`: by kind of event."""

    __slots__ = ("actions", "after", "ambush", "attached", "by_phase", "changes", "characters", "controlled", "immunity",
                 "in_play", "of", "passive", "to", "volatile", "waiting")

    def __init__(self, seats: int) -> None:
        self.in_play: list[int] = []
        self.controlled: list[list[int]] = [[] for _ in range(seats)]
        self.changes: dict[str, list[Active]] = {}
        self.actions: list[list[Live]] = [[] for _ in range(seats)]
        self.after: dict[str, list[Live]] = {}
        self.to: dict[str, list[Live]] = {}
        self.of: dict[str, list[Live]] = {}
        self.passive: dict[str, list[Live]] = {}
        self.by_phase: dict[str, list[list[Live]]] = {}
        self.waiting: dict[str, list[Any]] = {}
        self.immunity = False
        self.volatile = False
        self.attached: list[int] = []
        self.ambush: list[list[int]] = [[] for _ in range(seats)]
        self.characters: list[list[int]] = [[] for _ in range(seats)]


def build(state: CardState) -> Index:
    """The index of the position. Changes nothing."""
    index = Index(len(state.seats))
    cards = state.cards
    printed = state.printed
    definitions = state.pool.definitions
    entries = state.entries
    if not entries:
        for name in _text_zones(state):
            entries[name] = {}
    texted = state.texted
    if texted is None:
        texted = state.texted = _texted(state)
    zones = tuple(entries)
    for number, seat in enumerate(state.seats):
        index.in_play += seat.play
        for i in seat.play:
            card = cards[i]
            index.controlled[card.controller].append(i)
            if card.attached_to >= 0 or printed[i].type == "attachment":
                index.attached.append(i)
        index.controlled[number] += seat.plot
        for zone in zones:
            for i in seat.zone(zone):
                if i not in texted:
                    continue
                found = definitions[cards[i].code] or definition(state.pool, cards[i].code)
                if zone in found.live:
                    key = (i << 4 | cards[i].controller) << 12 | cards[i].code
                    known = entries[zone].get(key)
                    if known is None:
                        known = entries[zone][key] = _entries(state, i, found.live[zone])
                    _file(index, known)
                if found.immune and zone == "play":
                    index.immunity = True
                if zone == "hand" and "Ambush" in printed[i].keywords:
                    index.ambush[number].append(i)
    for modifier in state.modifiers:
        _add_modifier(state, index, modifier)
    for active in index.changes.get("gains_text", ()):
        _lend(state, index, active)
    for delayed in state.delayed:
        part = part_at(state.pool, delayed.address)
        for kind in part.kinds:
            index.waiting.setdefault(kind, []).append((delayed, part))
    changes = index.changes
    if "gains:immune" in changes:
        index.immunity = True
    becomes = "becomes" in changes
    for seat_number, ids in enumerate(index.controlled):
        index.characters[seat_number] = [i for i in ids if printed[i].type == "character" and cards[i].zone == "play"]
    if becomes:
        _retype(index)
    index.volatile = any([a.guard is not None and not a.lasting and _bears_on_attachments(a)
                          for k in _BEARING_KINDS for a in changes.get(k, ())])
    return index


_ZONES = ("play", "plot", "hand", "discard", "dead", "beside", "shadows", "used")


def _texted(state: CardState) -> frozenset[int]:
    """The cards with anything that an index holds."""
    found = []
    for i, card in enumerate(state.cards):
        made = definition(state.pool, card.code)
        if made.live or made.immune or "Ambush" in made.facts.keywords:
            found.append(i)
    return frozenset(found)


def _text_zones(state: CardState) -> list[str]:
    """The zones in which a text of this game's cards can be alive at all."""
    alive = {"play", "plot", "hand"}
    for card in state.cards:
        alive |= definition(state.pool, card.code).zones
    return [z for z in _ZONES if z in alive]


_BEARING_KINDS = ("blank", "gains:keyword", "loses:keyword", "gains:trait", "loses:trait", "gains:house", "loses:house")


def _bears_on_attachments(active: Active) -> bool:
    """Whether the change can decide where an attachment may lie."""
    return active.change.kind != "gains:keyword" or any([w.startswith("No attachments") for w in active.words])


def _retype(index: Index) -> None:
    """Cards that have become another type for a time are no characters, or are."""
    for active in index.changes["becomes"]:
        for ids in index.characters:
            for i in active.cards or ():
                if i in ids and active.words[0] != "character":
                    ids.remove(i)


Entry = tuple[str, Any, Any]


def _entries(state: CardState, card: int, abilities: tuple[AbilityDef, ...]) -> tuple[Entry, ...]:
    """What the card's abilities put into an index: (table, key in it, Active or Live). The same for every index as long as
    the card has the same controller and identity, so it is made once (`CardState.entries`)."""
    found: list[Entry] = []
    for ability in abilities:
        if ability.sort == "constant":
            scope = Scope(card, state.cards[card].controller)
            for change in ability.changes:
                active = Active(change, scope, card, ability.source_type(state, card), scope.you, lasting=False,
                                printed=True, guard=ability.guard)
                found.append(("changes", change.kind, active))
        else:
            found += _places(state, Live(card, ability))
    return tuple(found)


def _places(state: CardState, live: Live) -> list[Entry]:
    ability = live.ability
    if ability.sort == "action":
        return [("actions", state.cards[live.card].controller, live)]
    table = {"response": "after", "passive": "passive", "instead": "of"}[ability.sort]
    if ability.dock == "to":
        table = "to"
    return [(table, kind, live) for kind in ability.kinds]


def _file(index: Index, entries: tuple[Entry, ...] | list[Entry]) -> None:
    for table, key, found in entries:
        if table == "actions":
            index.actions[key].append(found)
            continue
        by_kind: dict[str, list[Any]] = getattr(index, table)
        if key in by_kind:
            by_kind[key].append(found)
        else:
            by_kind[key] = [found]


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
    """Files the abilities that a text lends for every card that it might speak of; whether it does is asked when they
    are used, since the index is still being built."""
    cards = active.cards
    if cards is None:
        cards = active.change.bind(state, active.scope) if active.change.bind is not None else tuple(index.in_play)
    for card in cards:
        for ability in active.change.lent:
            if ability.sort == "constant":
                scope = Scope(card, state.cards[card].controller)
                for change in ability.changes:
                    lent = Active(change, scope, card, ability.source_type(state, card), scope.you, lasting=False,
                                  printed=False, guard=_both(active, card, ability.guard))
                    index.changes.setdefault(change.kind, []).append(lent)
            else:
                _file(index, _places(state, Live(card, ability, active)))


def _both(active: Active, card: int, guard: Test | None) -> Test:
    from agot_desktop.model.cardgame.stats import hits

    if guard is None:
        return lambda s, c: hits(active, s, card)
    return lambda s, c: hits(active, s, card) and guard(s, c)
