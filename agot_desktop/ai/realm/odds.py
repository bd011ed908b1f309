"""How a battle will probably go: the House cards that both sides still hold, support that may come, the Blade."""

from __future__ import annotations

from agot_desktop.ai.realm.worth import defence
from agot_desktop.model.boardgame.moving import support_value
from agot_desktop.model.boardgame.pieces import members
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.boardgame.terms import FIEFDOMS, ORDER_KINDS

DEFENSE = ORDER_KINDS.index("defense")
EFFECT_BONUS = {"catelyn": 0.7, "victarion": 0.7, "asha": 0.3, "stannis": 0.3, "gregor": 0.5, "balon": 0.3}


def card_values(state: RealmState, house: int) -> list[float]:
    """What each House card in hand is worth in a battle, about its strength."""
    board = state.board
    found = []
    for card in members(state.hand[house]):
        facts = board.house_cards[house * 7 + card]
        effect = facts.effect.id if facts.effect else ""
        found.append(facts.strength + 0.3 * facts.swords + 0.2 * facts.forts + EFFECT_BONUS.get(effect, 0.0))
    return found or [0.0]


def expected_card(state: RealmState, house: int) -> float:
    """What the house will probably play: between its mean and its best card."""
    values = card_values(state, house)
    return 0.6 * sum(values) / len(values) + 0.4 * max(values)


def known_defence(state: RealmState, area: int) -> float:
    """Units, Garrison, Leaders, and the Defense order if it lies open."""
    found = defence(state, area)
    order = state.order[area]
    if state.shown and order >= 0 and state.board.order_kind[order] == DEFENSE:
        found += state.board.order_value[order]
    return found


def support_for(state: RealmState, area: int, house: int) -> float:
    """Support that the house itself has beside an area, as far as it lies open."""
    return float(sum(support_value(state, near) for near in state.board.borders[area] if state.owner[near] == house))


def chance_to_win(state: RealmState, house: int, area: int, attack: float) -> float:
    """How probably an attack of this strength (units, Leaders, order) takes an area from its owner, 0 to 1."""
    other = state.owner[area]
    mine = attack + expected_card(state, house) + support_for(state, area, house)
    theirs = known_defence(state, area) + expected_card(state, other)
    if state.shown:
        theirs += support_for(state, area, other)
    else:
        theirs += 0.8
    holder = state.tracks[FIEFDOMS][0]
    if not state.blade_used:
        mine += 0.6 * (holder == house)
        theirs += 0.6 * (holder == other)
    lead = mine - theirs
    track = state.tracks[FIEFDOMS]
    lead += 0.25 if track.index(house) < track.index(other) else -0.25
    return min(0.97, max(0.03, 0.5 + 0.17 * lead))
