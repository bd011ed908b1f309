"""What a seat may do in a player action window (RND-08)."""

from __future__ import annotations

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.abilities.registry import definition
from agot_desktop.model.cardgame.attachments import bearers
from agot_desktop.model.cardgame.costs import cost_of, gold_of, influence_of
from agot_desktop.model.cardgame.index import Live
from agot_desktop.model.cardgame.naval import naval_choices
from agot_desktop.model.cardgame.state import CardState, Scope
from agot_desktop.model.cardgame.uniqueness import may_duplicate, may_enter, own_copy_in_play
from agot_desktop.model.cardgame.using import usable, user_of, word_for
from agot_desktop.model.kernel.decision import Choice

AMBUSH = "ambush"
SHADOWS_PRICE = 2


def actions(state: CardState, seat: int) -> list[Choice]:
    """The choices of the seat besides passing, unsorted."""
    found: list[Choice] = []
    for live in _lives(state, seat):
        if usable(state, live, seat, Scope(live.card, seat)):
            found.append((word_for(state, live, ""), live.card, live.address))
    if state.phase == "marshalling" and state.active_player == seat:
        found += marshal_choices(state, seat)
    if state.challenge is not None:
        found += naval_choices(state, seat)
    for i in state.index.ambush[seat]:
        found += _ambush_choices(state, seat, i)
    return found


def _lives(state: CardState, seat: int) -> list[Live]:
    """The action abilities for this phase that the seat could use; of copies in a hand or pile only the first."""
    index = state.index
    found = index.by_phase.get(state.phase)
    if found is None:
        found = index.by_phase[state.phase] = [_lives_of(state, s) for s in range(len(state.seats))]
    return found[seat]


def _lives_of(state: CardState, seat: int) -> list[Live]:
    found: list[Live] = []
    seen: set[tuple[int, str, str]] = set()
    phase = state.phase
    for controller, lives in sorted(state.index.actions.items()):
        for live in lives:
            ability = live.ability
            if "any" not in ability.phases and phase not in ability.phases:
                continue
            card = state.cards[live.card]
            if ability.by is None and user_of(state, live.card) != seat:
                continue
            if ability.by is not None and seat not in ability.by(state, Scope(live.card, controller)):
                continue
            if card.zone != "play":
                key = (card.code, card.zone, live.address)
                if key in seen:
                    continue
                seen.add(key)
            found.append(live)
    return found


def _hand_by_copy(state: CardState, seat: int) -> list[int]:
    """The hand, each printed card once (the lowest id of copies known alike)."""
    found: dict[tuple[int, int], int] = {}
    for i in sorted(state.seats[seat].hand):
        found.setdefault((state.cards[i].code, state.cards[i].known), i)
    return list(found.values())


def marshal_choices(state: CardState, seat: int) -> list[Choice]:
    """Marshalling and free duplicates (MAR-04, MAR-09)."""
    found: list[Choice] = []
    gold = gold_of(state, seat)
    limited_used = state.seats[seat].limited > 0
    hand = _hand_by_copy(state, seat)
    if gold >= SHADOWS_PRICE:
        found += [("shadow", i) for i in hand if state.printed[i].shadow]
    for i in hand:
        facts = state.printed[i]
        if facts.type not in ("character", "location", "attachment"):
            continue
        if facts.unique and may_duplicate(state, seat, i) >= 0:
            found.append(("duplicate", i))
        if not can_marshal(state, seat, i, gold, limited_used):
            continue
        found += _ways_in(state, seat, i, "marshal")
    return found


def _ways_in(state: CardState, seat: int, card: int, verb: str) -> list[Choice]:
    if state.printed[card].type == "attachment":
        return [(verb, card, b) for b in bearers(state, card, seat)]
    found: list[Choice] = [(verb, card)]
    if definition(state.pool, state.cards[card].code).on_house:
        found.append((verb, card, state.seats[seat].house_id))
    return found


def can_marshal(state: CardState, seat: int, card: int, gold: int, limited_used: bool) -> bool:
    """Whether the seat may marshal the card now, its bearer aside (MAR-06, MAR-13, UNI-01, SHD-01)."""
    facts = state.printed[card]
    if facts.shadow or (facts.cost is None and not facts.cost_x):
        return False
    if limited_used and "Limited" in facts.keywords:
        return False
    if cost_of(state, seat, card) > gold or not may_enter(state, seat, card):
        return False
    return not (
        "cannot:PLAY" in state.index.changes
        and stats.player_cannot(state, seat, "PLAY", kind=facts.type, title=facts.name)
    )


def _ambush_choices(state: CardState, seat: int, card: int) -> list[Choice]:
    """Ambush: out of hand for influence, in any action window (KEY-01, ADD-08)."""
    facts = state.printed[card]
    if facts.type == "event" or influence_of(state, seat) < cost_of(state, seat, card):
        return []
    if state.seats[seat].limited and "Limited" in facts.keywords:
        return []
    if own_copy_in_play(state, seat, card) >= 0 or not may_enter(state, seat, card):
        return []
    if facts.type == "attachment":
        return [("play", card, AMBUSH, b) for b in bearers(state, card, seat)]
    return [("play", card, AMBUSH)]
