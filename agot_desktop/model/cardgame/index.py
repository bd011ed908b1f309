"""Who may act on what, in one position: controlled cards, abilities by the event they answer, changes in force.

An index belongs to one arrangement of cards, texts and lasting effects. It is built on demand (`CardState.index`),
never changed afterwards, shared by clones, and dropped whenever a card with text moves or a lasting effect begins or
ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from agot_desktop.model.cardgame.abilities.compiler import AbilityDef, ChangeDef
from agot_desktop.model.cardgame.abilities.registry import definition, part_at
from agot_desktop.model.cardgame.state import CardState, Modifier, Scope
from agot_desktop.model.cardgame.terms import STRENGTH_CHANGED

if TYPE_CHECKING:
    from agot_desktop.model.cardgame.abilities.base import Test


class Active:
    """A change in force: from a constant text (`cards` None: its filter decides) or a lasting effect bound to cards."""

    __slots__ = (
        "amount",
        "applies",
        "cards",
        "change",
        "guard",
        "lasting",
        "on_players",
        "printed",
        "scope",
        "source",
        "source_seat",
        "source_type",
        "stays",
        "words",
    )

    def __init__(
        self,
        change: ChangeDef,
        scope: Scope,
        source: int,
        source_type: str,
        source_seat: int,
        *,
        lasting: bool,
        printed: bool,
        guard: Test | None,
    ) -> None:
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
    """The tables of one position. `controlled[seat]`: ids in play that the seat controls, moribund ones too, its
    revealed plot included; `characters[seat]`: those of them that are characters; `attached`: attachments;
    `ambush[seat]`: cards with Ambush in hand; `immunity`: a card may be immune to something; `volatile`: a condition
    may make an attachment illegal at any time; `barring`: a text may say "No attachments" of a card; `strengths`: the
    cards whose texts ask for changes of STR, -1 for a waiting effect; `changes`: by kind of change; `actions`: by seat;
    `after`, `to`, `of`, `passive`: by kind of event; `tables`: all of these six.

    The lists in the tables may be shared by several indexes: they are never altered, `_add` puts a new one in place."""

    __slots__ = (
        "actions",
        "after",
        "ambush",
        "attached",
        "barring",
        "by_phase",
        "changes",
        "characters",
        "controlled",
        "immunity",
        "in_play",
        "of",
        "passive",
        "strengths",
        "tables",
        "to",
        "volatile",
        "waiting",
    )

    def __init__(self, seats: int) -> None:
        self.in_play: list[int] = []
        self.controlled: list[list[int]] = [[] for _ in range(seats)]
        self.characters: list[list[int]] = [[] for _ in range(seats)]
        self.attached: list[int] = []
        self.ambush: list[list[int]] = [[] for _ in range(seats)]
        self.changes: dict[str, list[Active]] = {}
        self.actions: dict[int, list[Live]] = {}
        self.after: dict[str, list[Live]] = {}
        self.to: dict[str, list[Live]] = {}
        self.of: dict[str, list[Live]] = {}
        self.passive: dict[str, list[Live]] = {}
        self.tables: Tables = (self.changes, self.actions, self.after, self.to, self.of, self.passive)
        self.by_phase: dict[str, list[list[Live]]] = {}
        self.waiting: dict[str, list[Any]] = {}
        self.immunity = self.volatile = self.barring = False
        self.strengths: tuple[int, ...] = ()

    def copy(self) -> Index:
        """An index with the same tables, to which more can be added."""
        new = Index.__new__(Index)
        new.in_play, new.controlled, new.characters = self.in_play, self.controlled, self.characters
        new.attached, new.ambush = self.attached, self.ambush
        new.changes, new.actions, new.after = self.changes.copy(), self.actions.copy(), self.after.copy()
        new.to, new.of, new.passive = self.to.copy(), self.of.copy(), self.passive.copy()
        new.tables = (new.changes, new.actions, new.after, new.to, new.of, new.passive)
        new.by_phase, new.waiting = {}, {}
        new.immunity, new.volatile, new.barring = self.immunity, self.volatile, self.barring
        new.strengths = self.strengths
        return new


Tables = tuple[dict[Any, Any], ...]
CHANGES, ACTIONS, AFTER, TO, OF, PASSIVE = range(6)
"""Places in `Index.tables`."""
Entry = tuple[int, Any, Any]
"""(table, key in it, Active or Live)."""


class Block:
    """What the cards of one zone of one seat bring into every index, as long as the same cards lie there under the same
    control: `entries`; `sides`: (controller, ids, characters among them) of cards in play; the rest as in `Index`."""

    __slots__ = ("ambush", "barring", "controllers", "entries", "ids", "immunity", "sides", "strengths", "volatile")

    def __init__(self, ids: list[int], controllers: list[int]) -> None:
        self.ids = ids
        self.controllers = controllers
        self.entries: list[Entry] = []
        self.sides: list[tuple[int, list[int], list[int]]] = []
        self.ambush: list[int] = []
        self.strengths: tuple[int, ...] = ()
        self.immunity = False
        self.volatile = False
        self.barring = False


def build(state: CardState) -> Index:
    """The index of the position: what its cards bring (`CardState.ground`), and the lasting and waiting effects."""
    ground: Index | None = state.ground
    if ground is None:
        ground = state.ground = _ground(state)
    if not state.modifiers and not state.delayed and "gains_text" not in ground.changes:
        return ground
    index = ground.copy()
    for modifier in state.modifiers:
        active = modifier.active
        if active is None:
            active = modifier.active = _lasting(state, modifier)
        _add(index.changes, active.change.kind, active)
        _note(index, active)
    place = 0
    while place < len(index.changes.get("gains_text", ())):  # a lent text may lend further
        _lend(state, index, index.changes["gains_text"][place])
        place += 1
    for delayed in state.delayed:
        part = part_at(state.pool, delayed.address)
        for kind in part.kinds:
            _add(index.waiting, kind, (delayed, part))
            if kind == STRENGTH_CHANGED:
                index.strengths = (*index.strengths, -1)
    if "becomes" in index.changes:
        _retype(index)
    return index


def _ground(state: CardState) -> Index:
    """What the cards bring by themselves, block by block; blocks that are still right are used again."""
    index = Index(len(state.seats))
    cards, printed = state.cards, state.printed
    blocks = state.blocks or _new_blocks(state)
    for number, seat in enumerate(state.seats):
        ids = seat.play
        block = blocks["play"][number]
        if block.ids != ids or block.controllers != [cards[i].controller for i in ids]:
            block = blocks["play"][number] = _block(state, "play", ids)
        index.in_play += ids
        for controller, controlled, characters in block.sides:
            index.controlled[controller] += controlled
            index.characters[controller] += characters
        for i in seat.plot:
            index.controlled[cards[i].controller].append(i)
        _merge(index, block)
        for zone, row in blocks.items():
            if zone != "play":
                ids = seat.zone(zone)
                block = row[number]
                if block.ids != ids:
                    block = row[number] = _block(state, zone, ids)
                if block.entries:
                    _merge(index, block)
        index.ambush[number] = blocks["hand"][number].ambush
    index.attached = [i for i in index.in_play if cards[i].attached_to >= 0 or printed[i].type == "attachment"]
    return index


def _merge(index: Index, block: Block) -> None:
    """Takes a block over into an index under construction, whose lists are its own."""
    tables = index.tables
    for table, key, found in block.entries:
        filed = tables[table].get(key)
        if filed is None:
            tables[table][key] = [found]
        else:
            filed.append(found)
    index.immunity = index.immunity or block.immunity
    index.volatile = index.volatile or block.volatile
    index.barring = index.barring or block.barring
    index.strengths += block.strengths


def _new_blocks(state: CardState) -> dict[str, list[Block]]:
    """Empty blocks for the zones in which a text of this game's cards can be alive at all."""
    alive = {"play", "plot", "hand"}
    for card in state.cards:
        alive |= definition(state.pool, card.code).zones
    state.blocks = {zone: [Block([], []) for _ in state.seats] for zone in _ZONES if zone in alive}
    return state.blocks


def _block(state: CardState, zone: str, ids: list[int]) -> Block:
    cards, definitions = state.cards, state.pool.definitions
    block = Block(ids[:], [cards[i].controller for i in ids])
    known = state.entries.get(zone)
    if known is None:
        known = state.entries[zone] = {}
    for i in ids:
        card = cards[i]
        found = definitions[card.code] or definition(state.pool, card.code)
        if zone in found.live:
            key = (card.code << 12 | i) << 4 | card.controller
            entries = known.get(key)
            if entries is None:
                entries = known[key] = _entries(state, i, found.live[zone])
            block.entries += entries
            if found.strengths:
                block.strengths = (*block.strengths, i)
        if zone == "hand" and "Ambush" in found.facts.keywords:
            block.ambush.append(i)
        elif zone == "play" and found.immune:
            block.immunity = True
    for table, _, active in block.entries:
        if table == CHANGES:
            _note(block, active)
    if zone == "play":
        for seat in sorted(set(block.controllers)):
            mine = [i for i in ids if cards[i].controller == seat]
            block.sides.append((seat, mine, [i for i in mine if state.printed[i].type == "character"]))
    return block


def _note(found: Index | Block, active: Active) -> None:
    """Notes what is asked about all changes together."""
    kind = active.change.kind
    if kind == "gains:immune":
        found.immunity = True
    elif kind in _BEARING_KINDS:
        bars = kind == "gains:keyword" and any([w.startswith("No attachments") for w in active.words])
        found.barring = found.barring or bars
        if active.guard is not None and not active.lasting and (bars or kind != "gains:keyword"):
            found.volatile = True


def _add(table: dict[Any, list[Any]], key: Any, found: Any) -> None:
    """Enters something without altering a list that another index may share."""
    table[key] = [*table[key], found] if key in table else [found]


_ZONES = ("play", "plot", "hand", "discard", "dead", "beside", "shadows", "used")


_BEARING_KINDS = frozenset(
    {"blank", "gains:keyword", "loses:keyword", "gains:trait", "loses:trait", "gains:house", "loses:house"}
)
"""Changes that can decide where an attachment may lie."""


def _retype(index: Index) -> None:
    """Cards that have become another type for a time are no characters, or are."""
    others = {i for a in index.changes["becomes"] if a.words[0] != "character" for i in a.cards or ()}
    index.characters = [[i for i in ids if i not in others] for ids in index.characters]


def _entries(state: CardState, card: int, abilities: tuple[AbilityDef, ...]) -> tuple[Entry, ...]:
    """What the card's abilities put into an index. The same for every index as long as the card has the same controller
    and identity, so it is made once (`CardState.entries`)."""
    made: list[Entry] = []
    for ability in abilities:
        if ability.sort == "constant":
            scope = Scope(card, state.cards[card].controller)
            for change in ability.changes:
                active = Active(
                    change,
                    scope,
                    card,
                    ability.source_type(state, card),
                    scope.you,
                    lasting=False,
                    printed=True,
                    guard=ability.guard,
                )
                made.append((CHANGES, change.kind, active))
        else:
            made += _places(state, Live(card, ability))
    return tuple(made)


def _places(state: CardState, live: Live) -> list[Entry]:
    ability = live.ability
    if ability.sort == "action":
        return [(ACTIONS, state.cards[live.card].controller, live)]
    table = TO if ability.dock == "to" else {"response": AFTER, "passive": PASSIVE, "instead": OF}[ability.sort]
    return [(table, kind, live) for kind in ability.kinds]


def _lasting(state: CardState, modifier: Modifier) -> Active:
    """The change in force that a modifier is."""
    change: ChangeDef = part_at(state.pool, modifier.address)
    active = Active(
        change,
        modifier.scope,
        modifier.source,
        modifier.source_type,
        modifier.source_seat,
        lasting=True,
        printed=False,
        guard=change.guard,
    )
    active.cards = modifier.cards
    active.stays = modifier.stays
    active.amount = modifier.amount
    if modifier.words:
        active.words = modifier.words
    return active


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
                    lent = Active(
                        change,
                        scope,
                        card,
                        ability.source_type(state, card),
                        scope.you,
                        lasting=False,
                        printed=False,
                        guard=_both(active, card, ability.guard),
                    )
                    _add(index.changes, change.kind, lent)
                    _note(index, lent)
            else:
                for table, key, found in _places(state, Live(card, ability, active)):
                    _add(index.tables[table], key, found)


def _both(active: Active, card: int, guard: Test | None) -> Test:
    from agot_desktop.model.cardgame.stats import hits

    if guard is None:
        return lambda s, c: hits(active, s, card)
    return lambda s, c: hits(active, s, card) and guard(s, c)
