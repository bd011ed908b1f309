"""Derived values of cards and players, asked and never stored: the printed value folded with all changes in force.

Layers, each asking only those before it: blank and lost text, card type, affiliation, traits and crests, keywords,
icons, STR (set, then added), then what players have (claim, income, initiative). Answers are cached until the next
change of the state (`CardState.touch`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from agot_desktop.model.cardgame.state import CardState, Challenge
from agot_desktop.model.cardgame.terms import ICONS

if TYPE_CHECKING:
    from agot_desktop.model.cardgame.index import Active

_STRENGTH, _ICONS, _KEYWORDS, _TRAITS, _HOUSES, _BLANK, _CRESTS, _IMMUNE, _TYPE = range(9)
_BITS = 4


def hits(active: Active, state: CardState, card: int) -> bool:
    """Whether a change in force applies to the card now."""
    bound = active.cards
    if bound is not None:
        if card not in bound or state.cards[card].stay != active.stays[bound.index(card)]:
            return False
    elif not active.applies(state, active.scope, card):
        return False
    if active.guard is not None and not active.guard(state, active.scope):
        return False
    if not active.lasting and active.printed and blank(state, active.source):
        return False
    return not (state.index.immunity and immune_to(state, card, active.source_type, active.source_seat, active.source))


def in_force(active: Active, state: CardState) -> bool:
    """Whether a change that speaks of no card (of a player, a plot, the round) is in force."""
    if active.guard is not None and not active.guard(state, active.scope):
        return False
    return active.lasting or not active.printed or not blank(state, active.source)


def blank(state: CardState, card: int) -> bool:
    """Whether the printed text is treated as absent (TIM-42)."""
    changes = state.index.changes.get("blank")
    if not changes:
        return False
    key = card << _BITS | _BLANK
    found = state.cache.get(key)
    if found is None:
        state.cache[key] = False
        found = state.cache[key] = any([_hits_raw(a, state, card) for a in changes])
    return bool(found)


def _hits_raw(active: Active, state: CardState, card: int) -> bool:
    """`hits` without the question of immunity by keyword text that a blank would take away itself."""
    bound = active.cards
    if bound is not None:
        if card not in bound or state.cards[card].stay != active.stays[bound.index(card)]:
            return False
    elif not active.applies(state, active.scope, card):
        return False
    if active.guard is not None and not active.guard(state, active.scope):
        return False
    if not active.lasting and active.printed and active.source != card and blank(state, active.source):
        return False
    return not _printed_immunity(state, card, active)


def _printed_immunity(state: CardState, card: int, active: Active) -> bool:
    return any(
        [
            _immunity_fits(k[10:], active.source_type, active.source_seat, state.cards[card].controller)
            for k in state.printed[card].keywords
            if k.startswith("Immune to ")
        ]
    )


def card_type(state: CardState, card: int) -> str:
    """The type of the card as it is now (an event that became an attachment is one, a location laid on a House card
    too)."""
    changes = state.index.changes.get("becomes")
    if changes:
        for active in reversed(changes):
            if (
                active.cards
                and card in active.cards
                and state.cards[card].stay == active.stays[active.cards.index(card)]
            ):
                return active.words[0]
    kind = state.printed[card].type
    return "attachment" if kind == "location" and state.cards[card].attached_to >= 0 else kind


def houses(state: CardState, card: int) -> tuple[str, ...]:
    """Affiliations, printed and gained; empty for a neutral card (COMP-02)."""
    changes = state.index.changes
    if "gains:house" not in changes and "loses:house" not in changes:
        return state.printed[card].houses
    return _facets(state, card, "house", _HOUSES, state.printed[card].houses)


def traits(state: CardState, card: int) -> tuple[str, ...]:
    """Traits, printed and gained; printed ones survive a blank that excepts traits."""
    changes = state.index.changes
    if "gains:trait" not in changes and "loses:trait" not in changes:
        return state.printed[card].traits
    return _facets(state, card, "trait", _TRAITS, state.printed[card].traits)


def crests(state: CardState, card: int) -> tuple[str, ...]:
    """Crests, printed and gained (COMP-11)."""
    changes = state.index.changes
    if "gains:crest" not in changes and "loses:crest" not in changes:
        return state.printed[card].crests
    return _facets(state, card, "crest", _CRESTS, state.printed[card].crests)


def icons(state: CardState, card: int) -> tuple[str, ...]:
    """Challenge icons in the order military, intrigue, power (CHL-06)."""
    changes = state.index.changes
    if "gains:icon" not in changes and "loses:icon" not in changes:
        return state.printed[card].icons
    return _facets(state, card, "icon", _ICONS, state.printed[card].icons)


def naval_icons(state: CardState, card: int) -> tuple[str, ...]:
    """The icons with a naval enhancement that the card has now; one is lost with its icon (KEY-20)."""
    enhanced = state.printed[card].naval_icons
    gains = state.index.changes.get("gains:naval", ())
    if not enhanced and not gains:
        return ()
    enhanced = (*enhanced, *[w for a in gains if hits(a, state, card) for w in a.words])
    lost = [w for a in state.index.changes.get("loses:naval", ()) if hits(a, state, card) for w in a.words]
    return tuple([kind for kind in icons(state, card) if enhanced.count(kind) > lost.count(kind)])


def _facets(state: CardState, card: int, kind: str, slot: int, printed: tuple[str, ...]) -> tuple[str, ...]:
    key = card << _BITS | slot
    found: tuple[str, ...] | None = state.cache.get(key)
    if found is not None:
        return found
    changes = state.index.changes
    counts = dict.fromkeys(printed, 1)
    for active in changes.get("gains:" + kind, ()):
        if hits(active, state, card):
            for value in active.words:
                counts[value] = counts.get(value, 0) + 1
    for active in changes.get("loses:" + kind, ()):
        if hits(active, state, card):
            for value in active.words:
                counts[value] = counts.get(value, 0) - 1
    names = [v for v, n in counts.items() if n > 0]
    if kind == "icon":
        names = [v for v in ICONS if counts.get(v, 0) > 0]
    found = state.cache[key] = tuple(names)
    return found


def keyword_counts(state: CardState, card: int) -> dict[str, int]:
    """Keywords and how many instances the card has of each (ADD-05). Not to be changed by the caller."""
    key = card << _BITS | _KEYWORDS
    found: dict[str, int] | None = state.cache.get(key)
    if found is not None:
        return found
    printed = state.printed[card].keywords
    counts = dict.fromkeys(printed, 1) if printed and not blank(state, card) else {}
    changes = state.index.changes
    for active in changes.get("gains:keyword", ()):
        if hits(active, state, card):
            for value in active.words:
                counts[value] = counts.get(value, 0) + 1
    by_instance = state.option("CFG-KEYWORD-INSTANCES")
    for active in changes.get("loses:keyword", ()):
        if hits(active, state, card):
            for value in active.words:
                counts[value] = counts.get(value, 0) - 1 if by_instance else 0
    found = state.cache[key] = counts
    return found


def keywords(state: CardState, card: int) -> tuple[str, ...]:
    """The keywords the card has now, printed ones first."""
    changes = state.index.changes
    if "gains:keyword" not in changes and "loses:keyword" not in changes and "blank" not in changes:
        return state.printed[card].keywords
    return tuple([k for k, n in keyword_counts(state, card).items() if n > 0])


def has_keyword(state: CardState, card: int, name: str) -> bool:
    """Whether the card has at least one instance of a keyword."""
    changes = state.index.changes
    gains = changes.get("gains:keyword")
    if gains is None or not any([name in a.words for a in gains]):
        if name not in state.printed[card].keywords:
            return False
        if "loses:keyword" not in changes and "blank" not in changes:
            return True
    return keyword_counts(state, card).get(name, 0) > 0


def strength(state: CardState, card: int) -> int:
    """STR as it is counted: never below 0 (COMP-19)."""
    value = raw_strength(state, card)
    return value if value > 0 else 0


def raw_strength(state: CardState, card: int) -> int:
    """STR with its bookkeeping below 0."""
    key = card << _BITS | _STRENGTH
    found: int | None = state.cache.get(key)
    if found is not None:
        return found
    changes = state.index.changes
    value = state.printed[card].strength or 0
    for active in changes.get("becomes", ()):
        if active.amount >= 0 and active.cards and card in active.cards and hits(active, state, card):
            value = active.amount
    for active in changes.get("set_strength", ()):
        if hits(active, state, card):
            value = active.value(state)
    for active in changes.get("strength", ()):
        if hits(active, state, card):
            value += active.value_for(state, card)
    if state.challenge is not None:
        value += _melee(state, state.challenge, card)
    state.cache[key] = value
    return value


def _melee(state: CardState, challenge: Challenge, card: int) -> int:
    """What the keyword Melee adds while the character takes part (KEY-07, ADD-11)."""
    attacks = card in challenge.attackers
    if not (attacks or card in challenge.defenders) or not has_keyword(state, card, "Melee"):
        return 0
    if state.option("CFG-MELEE-KEYWORD") == "opposing":
        return len(challenge.defenders if attacks else challenge.attackers)
    return len(state.opponents(state.cards[card].controller))


def printed_cost(state: CardState, card: int) -> int:
    """The cost that effects read (COMP-14)."""
    return state.printed[card].printed_cost


# -- immunity and prohibitions -----------------------------------------------------------------------------------------


def immunities(state: CardState, card: int) -> tuple[tuple[str, Any], ...]:
    """What the card is immune to: pairs (what, Active or None for its own keyword)."""
    key = card << _BITS | _IMMUNE
    found: tuple[tuple[str, Any], ...] | None = state.cache.get(key)
    if found is not None:
        return found
    state.cache[key] = ()
    has: list[tuple[str, Any]] = []
    printed = [k for k in state.printed[card].keywords if k.startswith("Immune to ")]
    if printed and not blank(state, card):
        has += [(k[10:], None) for k in printed]
    for active in state.index.changes.get("gains:immune", ()):
        applies = card in active.cards if active.cards is not None else active.applies(state, active.scope, card)
        if applies and in_force(active, state):
            has += [(w, active) for w in active.words]
    found = state.cache[key] = tuple(has)
    return found


def _immunity_fits(what: str, source_type: str, source_seat: int, holder: int) -> bool:
    rest = what
    if rest.startswith("opponent's "):
        if source_seat == holder:
            return False
        rest = rest[11:]
    if rest.endswith(" abilities"):
        rest = rest[:-10]
    if rest == "triggered effects":
        return not source_type.endswith(":constant")
    return rest.rstrip("s") == source_type.partition(":")[0].rstrip("s")


def immune_to(state: CardState, card: int, source_type: str, source_seat: int, source: int) -> bool:
    """Whether the card ignores effects of such a source (KEY-08). A card is never immune to itself or to the rules."""
    if source == card or not source_type:
        return False
    holder = state.cards[card].controller
    return any([_immunity_fits(what, source_type, source_seat, holder) for what, _ in immunities(state, card)])


def cannot(
    state: CardState, card: int, deed: str, *, kind: str = "", alone: bool = False, by: int = -1, source_type: str = ""
) -> bool:
    """Whether a prohibition in force forbids the deed to or of this card.

    `kind`: the type of the challenge, where the deed has one; `by`: the seat that would do it to the card."""
    for active in state.index.changes.get("cannot:" + deed, ()):
        if active.on_players or not hits(active, state, card):
            continue
        if active.change.allows_for(state, active, kind=kind, alone=alone, by=by, card=card, source_type=source_type):
            continue
        return True
    return False


def player_cannot(
    state: CardState, seat: int, deed: str, *, kind: str = "", against: int = -1, title: str = ""
) -> bool:
    """Whether a prohibition in force forbids the deed to this player."""
    for active in state.index.changes.get("cannot:" + deed, ()):
        if not active.on_players or not in_force(active, state) or seat not in active.seats(state):
            continue
        if active.change.allows_for(state, active, kind=kind, alone=False, by=against, card=-1, source_type=title):
            continue
        return True
    return False


# -- players -----------------------------------------------------------------------------------------------------------


def revealed_plot(state: CardState, seat: int) -> int:
    """The plot that the seat has revealed, or -1; it may have come out of another player's plot deck."""
    pile = state.seats[seat].plot
    if len(pile) == 1 and state.cards[pile[0]].controller == seat:
        return pile[0]
    for other in state.seats:
        for i in other.plot:
            if state.cards[i].controller == seat:
                return i
    return -1


def player_sum(state: CardState, kind: str, seat: int) -> int:
    """The sum of the changes in force of one kind that speak of this player."""
    changes = state.index.changes.get(kind)
    if not changes:
        return 0
    return sum([a.value(state) for a in changes if in_force(a, state) and seat in a.seats(state)])


def claim(state: CardState, seat: int) -> int:
    """Claim value of the revealed plot with all changes, at least 0 (CHL-23)."""
    plot = revealed_plot(state, seat)
    value = 1 if plot < 0 else state.printed[plot].plot_claim or 0
    for active in state.index.changes.get("set_claim", ()):
        if in_force(active, state) and seat in active.seats(state):
            value = active.value(state)
    return max(0, value + player_sum(state, "claim", seat))


def initiative(state: CardState, seat: int) -> int:
    """Initiative total: plot, symbols on cards in play, changes (PLOT-04)."""
    plot = revealed_plot(state, seat)
    value = 0 if plot < 0 else state.printed[plot].plot_initiative or 0
    value += sum([state.printed[i].initiative for i in state.index.controlled[seat] if state.cards[i].zone != "plot"])
    return value + player_sum(state, "initiative", seat)


def income(state: CardState, seat: int) -> int:
    """What the player takes when he counts income now, at least 0 (MAR-02)."""
    value = plot_gold(state, seat)
    if not any([in_force(a, state) for a in state.index.changes.get("no_income_symbols", ())]):
        value += sum([state.printed[i].income for i in state.index.controlled[seat] if state.cards[i].zone == "play"])
    return max(0, value + state.rules.income_bonus(state, seat))


def plot_gold(state: CardState, seat: int) -> int:
    """The gold value of the seat's revealed plot with all changes (COMP-19)."""
    plot = revealed_plot(state, seat)
    value = 0 if plot < 0 else state.printed[plot].plot_gold or 0
    for active in state.index.changes.get("set_plot_gold", ()):
        if in_force(active, state) and seat in active.seats(state):
            value = min(value, active.value(state))
    return value + player_sum(state, "plot_gold", seat)


def influence(state: CardState, card: int) -> int:
    """The card's influence symbol (INF-01)."""
    return state.printed[card].influence


def power_of(state: CardState, seat: int) -> int:
    """Total power: on the House card and on cards controlled (WIN-01)."""
    total = state.seats[seat].power
    cards = state.cards
    blocked = state.index.changes.get("no_power_count")
    for i in state.index.controlled[seat]:
        if cards[i].power and not (blocked and any([hits(a, state, i) for a in blocked])):
            total += cards[i].power
    return total


def power_needed(state: CardState, seat: int) -> int:
    """The power with which the seat wins (WIN-01, WIN-05). A change with a minimum of its own lowers it no further."""
    value = 15
    bounded: list[tuple[int, int]] = []
    for active in state.index.changes.get("power_needed", ()):
        if in_force(active, state) and seat in active.seats(state):
            if active.change.floor is None:
                value += active.value(state)
            else:
                bounded.append((active.change.floor, active.value(state)))
    for floor, change in bounded:
        value = min(value, max(floor, value + change))
    return value
