"""Choices in a battle: support, House cards, effects, the Blade, hostages, casualties, retreat."""

from __future__ import annotations

from agot_desktop.ai.realm.odds import expected_card
from agot_desktop.ai.realm.worth import army_worth, crowded, leader_worth
from agot_desktop.model.boardgame.combat import BattleFrame
from agot_desktop.model.boardgame.pieces import one
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.boardgame.strengths import house_of, printed, total
from agot_desktop.model.boardgame.terms import NOBODY
from agot_desktop.model.boardgame.victory import claim
from agot_desktop.model.kernel.decision import PASS, Choice, Decision


def fought(state: RealmState) -> BattleFrame:
    """The battle under way."""
    found: BattleFrame = state.top(BattleFrame)
    return found


def side_of(here: BattleFrame, house: int) -> int:
    """The side on which a house fights, -1 for none."""
    return 0 if house == here.attacker else 1 if house == here.defender else NOBODY


def lead(state: RealmState, here: BattleFrame, side: int) -> float:
    """By how much a side leads as things stand, House cards face down counted as they will probably be."""
    known = total(state, here, side) - total(state, here, 1 - side)
    if here.open:
        return float(known)
    guess = [0.0 if here.cards[s] >= 0 else expected_card(state, house_of(here, s)) for s in (0, 1)]
    return known + guess[side] - guess[1 - side]


def choose_support(state: RealmState, decision: Decision) -> Choice:
    """For oneself always; else against whoever is closer to winning, if that is close at all."""
    here, house = fought(state), decision.seat
    if side_of(here, house) >= 0:
        return next(o for o in decision.options if o[1] == house)
    one_, other = claim(state, here.attacker), claim(state, here.defender)
    if max(one_, other) < 5 or one_ == other:
        return ("support", NOBODY)
    return ("support", here.attacker if one_ < other else here.defender)


def choose_card(state: RealmState, decision: Decision) -> Choice:
    """The smallest card that should win; without hope the one that is missed least."""
    here, house = fought(state), decision.seat
    side = side_of(here, house)
    if here.recalling >= 0:
        return max(decision.options, key=lambda o: (_strength(state, house, int(o[1])), o))
    base = _bare(state, here, side)
    worth = {o: _strength(state, house, int(o[1])) for o in decision.options}
    enough = [o for o in decision.options if base + worth[o] >= 0.5]
    if enough:
        return min(enough, key=lambda o: (worth[o], o))
    best = max(decision.options, key=lambda o: (worth[o], o))
    return best if base + worth[best] > -1.2 else min(decision.options, key=lambda o: (worth[o], o))


def _bare(state: RealmState, here: BattleFrame, side: int) -> float:
    """The lead without the own card."""
    shown = here.cards[1 - side] >= 0 and here.open
    own = 0.0 if here.cards[side] < 0 else printed(state, here, side)[0]
    known = total(state, here, side) - total(state, here, 1 - side) - own
    if shown:
        return float(known)
    face_down = printed(state, here, 1 - side)[0] if here.cards[1 - side] >= 0 else 0
    return known + face_down - expected_card(state, house_of(here, 1 - side))


def _strength(state: RealmState, house: int, card: int) -> float:
    facts = state.board.house_cards[house * 7 + card]
    return facts.strength + 0.3 * facts.swords + 0.2 * facts.forts + (0.3 if facts.effect else 0.0)


def choose_reveal(state: RealmState, decision: Decision) -> Choice:
    """Tyrion against a strong card, Aeron and Davos when losing, the others always."""
    if PASS not in decision.options:
        return decision.options[0]
    here, house = fought(state), decision.seat
    side, use = side_of(here, house), decision.options[-1]
    if use[1] == "tyrion":
        return use if printed(state, here, 1 - side)[0] >= 2 and lead(state, here, side) <= 1 else PASS
    if use[1] == "aeron":
        return use if lead(state, here, side) <= 0 and state.power[house] >= 3 else PASS
    if use[1] == "davos":
        return use if lead(state, here, side) < 0 and state.power[house] >= 4 else PASS
    return use


def choose_blade(state: RealmState, decision: Decision) -> Choice:
    """When one point turns the battle, or may keep it."""
    here = fought(state)
    margin = lead(state, here, side_of(here, decision.seat))
    return ("blade", "yes" if -1 <= margin <= 0 else "no")


def choose_before(state: RealmState, decision: Decision) -> Choice:
    """Cards before House cards: where the battle is close."""
    here = fought(state)
    margin = lead(state, here, side_of(here, decision.seat))
    uses = [option for option in decision.options if option != PASS]
    return uses[0] if uses and -4 <= margin <= 2.5 else PASS


def choose_hostage(state: RealmState, decision: Decision) -> Choice:
    """The most valuable Leader, if he is worth a casualty."""
    leaders = [option for option in decision.options if int(option[1]) >= 0]
    best = max(leaders, key=lambda o: (leader_worth(state, int(o[1])), o))
    return best if leader_worth(state, int(best[1])) >= 1.4 else ("hostage", NOBODY)


def choose_rescue(state: RealmState, decision: Decision) -> Choice:
    """An own Leader first, else the best of the others."""
    leaders = [option for option in decision.options if int(option[1]) >= 0]

    def worth(option: Choice) -> tuple[bool, float, Choice]:
        leader = int(option[1])
        return (state.leader_of[leader] == decision.seat, leader_worth(state, leader), option)

    return max(leaders, key=worth)


def choose_loss(state: RealmState, decision: Decision) -> Choice:
    """The cheapest unit; of several areas the one least needed."""
    return min(decision.options, key=lambda o: (army_worth(one(int(o[1]))), o))


def choose_retreat(state: RealmState, decision: Decision) -> Choice:
    """Where own units stand, and where there is something to hold; for an enemy the worst place."""
    here = fought(state)
    own = house_of(here, 1 - here.winner) == decision.seat

    def worth(option: Choice) -> tuple[float, Choice]:
        area = int(option[1])
        found = 2.0 * crowded(state, area) + 3.0 * state.board.claims[area] + state.board.supply_icons[area]
        return (found if own else -found, option)

    return max(decision.options, key=worth)
