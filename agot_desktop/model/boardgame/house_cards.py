"""House cards in a battle: the secret choice, what they do when shown, the Blade, the total (CB-04 to CB-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from agot_desktop.model.boardgame.pieces import members
from agot_desktop.model.boardgame.power import gain, lose
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.boardgame.strengths import (
    ATTACKER,
    DEFENDER,
    effect_of,
    house_of,
    present,
    printed,
    stronger,
    total,
)
from agot_desktop.model.boardgame.terms import D_BLADE, D_CARD, D_HOUSE_CARD, D_REVEAL, FIEFDOMS, NOBODY
from agot_desktop.model.kernel.decision import PASS, Choice, Decision

if TYPE_CHECKING:
    from agot_desktop.model.boardgame.combat import BattleFrame

AERON_COSTS = 2
DAVOS_COSTS = 2
LIGHT_COSTS = 1
LORD_OF_LIGHT = "lord_of_light"
BLADE_YES: Choice = ("blade", "yes")
BLADE_NO: Choice = ("blade", "no")


def _choice_of(state: RealmState, here: BattleFrame, side: int, but: int, hidden: bool) -> Decision | None:
    house = house_of(here, side)
    cards = [card for card in members(state.hand[house]) if card != but]
    if not cards:
        return None
    return Decision(house, D_HOUSE_CARD, tuple(("house-card", card) for card in cards), here.area, hidden=hidden)


def may_choose(side: int) -> Any:
    """A side picks one of its House cards in secret; without a card it plays none (CB-04, CLF-33)."""

    def options(state: RealmState, here: BattleFrame) -> Decision | None:
        return _choice_of(state, here, side, NOBODY, True)

    return options


def choose(side: int) -> Any:
    """The card lies face down until both have chosen."""

    def apply(state: RealmState, here: BattleFrame, choice: Choice) -> None:
        here.cards[side] = int(choice[1])

    return apply


def show(state: RealmState, here: BattleFrame) -> None:
    """Both cards are shown."""
    here.open = True
    for side in (ATTACKER, DEFENDER):
        _tell_card(state, here, side)


def _tell_card(state: RealmState, here: BattleFrame, side: int) -> None:
    if here.cards[side] >= 0:
        state.tell("house_card", seat=house_of(here, side), amount=here.cards[side])


def _side_with(state: RealmState, here: BattleFrame, effect: str) -> int:
    for side in (ATTACKER, DEFENDER):
        if effect_of(state, here, side) == effect:
            return side
    return NOBODY


# -- Tyrion, then Aeron ------------------------------------------------------------------------------------------------


def may_send_back(state: RealmState, here: BattleFrame) -> Decision | None:
    """Tyrion Lannister: the opposing House card may be sent back."""
    side = _side_with(state, here, "tyrion")
    if side < 0 or here.cards[1 - side] < 0:
        return None
    return Decision(house_of(here, side), D_REVEAL, (PASS, ("use", "tyrion")), here.area)


def send_back(state: RealmState, here: BattleFrame, choice: Choice) -> None:
    """The card goes back to its owner, who must pick another."""
    if choice == PASS:
        here.goto("aeron")
        return
    other = 1 - _side_with(state, here, "tyrion")
    here.sent_back = here.cards[other]
    here.cards[other] = NOBODY
    state.tell("card_sent_back", seat=house_of(here, other), amount=here.sent_back)


def may_answer_tyrion(state: RealmState, here: BattleFrame) -> Decision | None:
    """The owner of the card that was sent back picks another one; with no other he plays none."""
    side = _side_with(state, here, "tyrion")
    if side < 0 or here.sent_back < 0:
        return None
    return _choice_of(state, here, 1 - side, here.sent_back, False)


def answer_tyrion(state: RealmState, here: BattleFrame, choice: Choice) -> None:
    """The card in its place is shown at once."""
    other = 1 - _side_with(state, here, "tyrion")
    here.cards[other] = int(choice[1])
    _tell_card(state, here, other)


def may_drown(state: RealmState, here: BattleFrame) -> Decision | None:
    """Aeron Damphair: for two Power he may be discarded for another card at -1 strength."""
    side = _side_with(state, here, "aeron")
    if side < 0:
        return None
    house = house_of(here, side)
    if state.power[house] < AERON_COSTS or not state.hand[house] & ~(1 << here.cards[side]):
        return None
    return Decision(house, D_REVEAL, (PASS, ("use", "aeron")), here.area)


def drown(state: RealmState, here: BattleFrame, choice: Choice) -> None:
    """Pays and discards Aeron."""
    if choice == PASS:
        here.goto("attacker's reveal")
        return
    side = _side_with(state, here, "aeron")
    house = house_of(here, side)
    lose(state, house, AERON_COSTS, "aeron")
    state.hand[house] &= ~(1 << here.cards[side])
    here.cards[side] = NOBODY
    here.drowned = side


def may_replace_aeron(state: RealmState, here: BattleFrame) -> Decision | None:
    """Greyjoy picks the card in Aeron's place."""
    return _choice_of(state, here, here.drowned, NOBODY, False) if here.drowned >= 0 else None


def replace_aeron(state: RealmState, here: BattleFrame, choice: Choice) -> None:
    """The card in his place has one strength less; its printed strength stays (HC-01)."""
    here.cards[here.drowned] = int(choice[1])
    here.card_bonus[here.drowned] -= 1
    _tell_card(state, here, here.drowned)


# -- the other cards that act when they are shown ----------------------------------------------------------------------


def may_reveal(side: int) -> Any:
    """Stannis and Davos may be used; Melisandre acts by herself."""

    def options(state: RealmState, here: BattleFrame) -> Decision | None:
        effect, house = effect_of(state, here, side), house_of(here, side)
        if effect == "melisandre":
            return Decision(house, D_REVEAL, (("use", effect),), here.area)
        usable = (effect == "stannis" and state.turn_order()[0] == house_of(here, 1 - side)) or (
            effect == "davos" and state.power[house] >= DAVOS_COSTS
        )
        return Decision(house, D_REVEAL, (PASS, ("use", effect)), here.area) if usable else None

    return options


def reveal(side: int) -> Any:
    """Carries the effect out."""

    def apply(state: RealmState, here: BattleFrame, choice: Choice) -> None:
        house = house_of(here, side)
        if choice == PASS:
            return
        state.tell("card_used", seat=house, word=str(choice[1]))
        if choice[1] == "melisandre":
            gain(state, house, printed(state, here, 1 - side)[0], "melisandre")
        elif choice[1] == "stannis":
            state.thief = house
            here.swords[side] += 1
        else:
            lose(state, house, DAVOS_COSTS, "davos")
            here.forts[side] += 1

    return apply


def may_pray(state: RealmState, here: BattleFrame) -> Decision | None:
    """The Lord of Light: one Power for one strength of the House card (CLF-33)."""
    for side in (ATTACKER, DEFENDER):
        house = house_of(here, side)
        if state.ready(house, LORD_OF_LIGHT) and here.cards[side] >= 0 and state.power[house] >= LIGHT_COSTS:
            return Decision(house, D_CARD, (PASS, ("use", LORD_OF_LIGHT)), here.area)
    return None


def pray(state: RealmState, here: BattleFrame, choice: Choice) -> None:
    """Pays; the House card has one more strength."""
    if choice == PASS:
        return
    for side in (ATTACKER, DEFENDER):
        house = house_of(here, side)
        if state.ready(house, LORD_OF_LIGHT):
            state.tactic_used |= 1 << house
            lose(state, house, LIGHT_COSTS, LORD_OF_LIGHT)
            here.card_bonus[side] += 1
            state.tell("tactic_used", seat=house, word=LORD_OF_LIGHT)
            return


def may_draw_blade(state: RealmState, here: BattleFrame) -> Decision | None:
    """The Blade: once a round +1 in a battle of its holder (CB-05)."""
    holder = state.tracks[FIEFDOMS][0]
    if state.blade_used or holder not in (here.attacker, here.defender):
        return None
    return Decision(holder, D_BLADE, (BLADE_NO, BLADE_YES), here.area)


def draw_blade(state: RealmState, here: BattleFrame, choice: Choice) -> None:
    """Uses it or not."""
    if choice == BLADE_YES:
        state.blade_used = True
        here.blade = int(state.tracks[FIEFDOMS][0] == here.defender)
        state.tell("blade", seat=state.tracks[FIEFDOMS][0])


# -- the winner --------------------------------------------------------------------------------------------------------


def decide(state: RealmState, here: BattleFrame) -> None:
    """Adds up and names the winner (CB-07)."""
    assert state.battle is not None
    here.winner = stronger(state, here)
    state.battle.attack_total = total(state, here, ATTACKER)
    state.battle.defense_total = total(state, here, DEFENDER)
    state.battle.winner = house_of(here, here.winner)
    state.tell(
        "battle_won",
        seat=state.battle.winner,
        other=house_of(here, 1 - here.winner),
        subject=here.area,
        cards=(state.battle.attack_total, state.battle.defense_total),
    )


def after_winner(state: RealmState, here: BattleFrame) -> None:
    """Balon, Salladhor, Tywin the Leader (CB-08); Ser Ilyn is part of the casualties (HL-14)."""
    assert state.battle is not None
    winner, loser = house_of(here, here.winner), house_of(here, 1 - here.winner)
    effect = effect_of(state, here, here.winner)
    if effect == "balon":
        gain(state, winner, abs(state.battle.attack_total - state.battle.defense_total), "balon")
    elif effect == "salladhor":
        gain(state, winner, 2, "salladhor")
        lose(state, loser, 2, "salladhor")
    if any(state.board.leader_ability[leader] == "lion_gold" for leader in present(state, here, here.winner)):
        gain(state, winner, 1, "lion_gold")
