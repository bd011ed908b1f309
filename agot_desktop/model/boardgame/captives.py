"""The end of a battle: the army moves in, captives are placed, Secure Hostages, end-of-battle cards (section 4J)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from agot_desktop.model.boardgame.alliances import change_sides
from agot_desktop.model.boardgame.allies import play, plays
from agot_desktop.model.boardgame.pieces import add_units, members, prison_of, refresh, seek_company
from agot_desktop.model.boardgame.power import gain, lose
from agot_desktop.model.boardgame.state import CHANGED, RealmState
from agot_desktop.model.boardgame.strengths import ATTACKER, DEFENDER, effect_of, house_of
from agot_desktop.model.boardgame.supply import ReconcileFrame
from agot_desktop.model.boardgame.terms import (
    D_CARD,
    D_HOUSE_CARD,
    D_RESCUE,
    D_REVEAL,
    NO_UNITS,
    NOBODY,
    PRISON,
    RESERVE,
)
from agot_desktop.model.kernel.decision import PASS, Choice, Decision

if TYPE_CHECKING:
    from agot_desktop.model.boardgame.combat import BattleFrame

BRAVE_COMPANIONS = "companies_brave"
SECURE_HOSTAGES = "secure_hostages"
THRALLS = "thralls"
ALL_CARDS = 127


def move_in(state: RealmState, here: BattleFrame) -> None:
    """A winning attacker takes the area: order, Power token and Garrison there are removed (CB-11, GA-04)."""
    if here.winner == ATTACKER:
        state.order[here.area] = NOBODY
        if state.garrison[here.area]:
            state.tell("garrison_lost", seat=here.defender, subject=here.area, amount=state.garrison[here.area])
            state.garrison[here.area] = 0
        state.neutral[here.area] = 0
        add_units(state, here.area, here.attacker, here.group)
    here.group = NO_UNITS
    here.placing = tuple(ld for ld in members(here.captured) if state.board.leader_house[ld] >= 0)


def switch_allies(state: RealmState, here: BattleFrame) -> None:
    """Captured Ally Leaders join the winner (HL-35 to HL-37)."""
    winner, loser = house_of(here, here.winner), house_of(here, 1 - here.winner)
    for leader in members(here.captured):
        if state.board.leader_house[leader] < 0:
            change_sides(state, leader, winner, loser, here.area)


def may_maim(state: RealmState, here: BattleFrame) -> Decision | None:
    """The Brave Companions, for the next captive who would go to prison (CLF-37)."""
    if not here.placing:
        return None
    winner = house_of(here, here.winner)
    found = plays(state, winner, BRAVE_COMPANIONS)
    return Decision(winner, D_CARD, (PASS, *found), here.placing[0]) if found else None


def maim(state: RealmState, here: BattleFrame, choice: Choice) -> None:
    """He has one strength less for good and goes to his house's reserve."""
    if choice == PASS:
        return
    leader, *rest = here.placing
    here.placing = tuple(rest)
    play(state, house_of(here, here.winner), BRAVE_COMPANIONS)
    state.maimed |= 1 << leader
    state.leader_at[leader] = RESERVE
    state.tell("maimed", seat=house_of(here, here.winner), subject=leader)
    here.goto("captives")


def imprison(state: RealmState, here: BattleFrame) -> None:
    """The next captive goes to the winner's prison (HL-29)."""
    if here.placing:
        leader, *rest = here.placing
        here.placing = tuple(rest)
        winner = house_of(here, here.winner)
        state.leader_at[leader] = PRISON - winner
        state.captive_since[leader] = state.round
        state.tell("imprisoned", seat=winner, subject=leader, other=house_of(here, 1 - here.winner))
        here.goto("captives")
        return
    if state.battle is not None:
        state.battle.taken = here.captured


def may_rescue(state: RealmState, here: BattleFrame) -> Decision | None:
    """Secure Hostages: an attacker who won may take one hostage out of the loser's prison (HL-48, HL-49, HL-53)."""
    if here.winner != ATTACKER or not state.ready(here.attacker, SECURE_HOSTAGES):
        return None
    leaders = prison_of(state, here.defender)
    if not leaders:
        return None
    options = (("hostage", NOBODY), *[("hostage", leader) for leader in leaders])
    return Decision(here.attacker, D_RESCUE, options, here.area)


def rescue(state: RealmState, here: BattleFrame, choice: Choice) -> None:
    """An own Leader is put into the area, another one into the own prison (HL-50, HL-51)."""
    leader = int(choice[1])
    if leader < 0:
        return
    if state.leader_of[leader] == here.attacker:
        state.leader_at[leader] = here.area
        state.captive_since[leader] = 0
        state.tell("rescued", seat=here.attacker, subject=leader, other=here.defender)
    else:
        state.leader_at[leader] = PRISON - here.attacker
        state.captive_since[leader] = state.round
        state.tell("abducted", seat=here.attacker, subject=leader, other=here.defender)


def discard(state: RealmState, here: BattleFrame) -> None:
    """Both House cards go to the discard piles (CB-12, CLF-02)."""
    for side in (ATTACKER, DEFENDER):
        if here.cards[side] >= 0:
            state.hand[house_of(here, side)] &= ~(1 << here.cards[side])


def may_end(side: int) -> Any:
    """Cersei acts by herself; Bran may be used."""

    def options(state: RealmState, here: BattleFrame) -> Decision | None:
        effect, house = effect_of(state, here, side), house_of(here, side)
        if effect == "cersei":
            return Decision(house, D_REVEAL, (("use", effect),), here.area)
        return Decision(house, D_REVEAL, (PASS, ("use", effect)), here.area) if effect == "bran" else None

    return options


def end(side: int) -> Any:
    """The opponent loses two Power, or a House card may come back."""

    def apply(state: RealmState, here: BattleFrame, choice: Choice) -> None:
        if choice == PASS:
            return
        state.tell("card_used", seat=house_of(here, side), word=str(choice[1]))
        if choice[1] == "cersei":
            lose(state, house_of(here, 1 - side), 2, "cersei")
        else:
            here.recalling = side

    return apply


def may_recall(side: int) -> Any:
    """Bran Stark: one House card of the discard pile, himself included."""

    def options(state: RealmState, here: BattleFrame) -> Decision | None:
        if here.recalling != side:
            return None
        house = house_of(here, side)
        cards = members(ALL_CARDS & ~state.hand[house])
        return Decision(house, D_HOUSE_CARD, tuple(("house-card", card) for card in cards), here.area)

    return options


def recall(side: int) -> Any:
    """The card comes back to the hand."""

    def apply(state: RealmState, here: BattleFrame, choice: Choice) -> None:
        state.hand[house_of(here, side)] |= 1 << int(choice[1])
        state.tell("card_recalled", seat=house_of(here, side), amount=int(choice[1]))

    return apply


def take_back(state: RealmState, here: BattleFrame) -> None:
    """A house without cards takes back all but the one it has just discarded (CB-12, CLF-02)."""
    for side in (ATTACKER, DEFENDER):
        house, card = house_of(here, side), here.cards[side]
        if not state.hand[house] and card >= 0:
            state.hand[house] = ALL_CARDS & ~(1 << card)
            state.tell("cards_back", seat=house)


def may_enthrall(state: RealmState, here: BattleFrame) -> Decision | None:
    """Thralls: once this round the winner gains Power for the loser's casualties."""
    assert state.battle is not None
    house = house_of(here, here.winner)
    if not state.battle.casualties or not state.ready(house, THRALLS):
        return None
    return Decision(house, D_CARD, (PASS, ("use", THRALLS)), here.area)


def enthrall(state: RealmState, here: BattleFrame, choice: Choice) -> None:
    """One Power for each unit removed as a casualty (CLF-38)."""
    assert state.battle is not None
    if choice != PASS:
        house = house_of(here, here.winner)
        state.tactic_used |= 1 << house
        state.tell("tactic_used", seat=house, word=THRALLS)
        gain(state, house, state.battle.casualties, THRALLS)


def close(state: RealmState, here: BattleFrame) -> None:
    """The battle is over: company, control and claims are looked at (LD-08, CLF-43); what Turncloaks brought beyond
    supply goes (CLF-38)."""
    state.battling = False
    state.unsettled |= CHANGED
    refresh(state, here.area)
    seek_company(state, here.area)
    state.tell("battle_over", subject=here.area, seat=house_of(here, here.winner))
    if here.turned:
        state.push(ReconcileFrame((here.attacker, here.defender)))
