"""Executions and bargains: offers that both sides can gain by, answers by what is given and taken (section 4H)."""

from __future__ import annotations

from agot_desktop.ai.realm.worth import captive_worth, leading, mask_worth
from agot_desktop.model.boardgame.hostages import OfferFrame, PeaceBannerFrame
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.boardgame.victory import claim
from agot_desktop.model.kernel.decision import PASS, Choice, Decision

PROFIT = 0.5
"""What a bargain must win at least, in Power."""


def balance(state: RealmState, house: int, give: int, give_power: int, want: int, want_power: int) -> float:
    """What a house wins by a bargain in which it gives and wants this, in Power."""
    return want_power + mask_worth(state, want, house) - give_power - mask_worth(state, give, house)


def _both(state: RealmState, house: int, choice: Choice) -> tuple[float, float]:
    """What the maker and the other house win by an offer."""
    other, give, give_power, want, want_power = (int(part) for part in choice[1:])
    mine = balance(state, house, give, give_power, want, want_power)
    return mine, balance(state, other, want, want_power, give, give_power)


def choose_offer(state: RealmState, decision: Decision) -> Choice:
    """The offer that wins the most and that the other house will probably take; nothing to a house about to win."""
    best, found = PASS, PROFIT
    foe = leading(state, decision.seat)
    for option in decision.options:
        if option[0] != "offer":
            continue
        mine, theirs = _both(state, decision.seat, option)
        if int(option[1]) == foe and claim(state, foe) >= state.board.setup.claim_to_win - 1:
            continue
        if theirs >= PROFIT and mine > found:
            best, found = option, mine
    return best


def choose_answer(state: RealmState, decision: Decision) -> Choice:
    """Accepts what wins; else counters with what both would win by, or declines."""
    house = decision.seat
    top = state.stack[-1]
    if isinstance(top, PeaceBannerFrame):
        worth = top.sum + 1.0 - captive_worth(state, top.leader, house)
        return ("accept",) if worth >= 0 or len(decision.options) == 1 else ("decline",)
    assert isinstance(top, OfferFrame)
    mine = balance(state, house, top.want, top.want_power, top.give, top.give_power)
    if mine >= PROFIT and claim(state, top.house) < state.board.setup.claim_to_win - 1:
        return ("accept",)
    best: Choice = ("decline",)
    found = max(PROFIT, mine)
    for option in decision.options:
        if option[0] == "counter":
            own, theirs = _both(state, house, option)
            if theirs >= PROFIT and own > found:
                best, found = option, own
    return best


def choose_execution(state: RealmState, decision: Decision) -> Choice:
    """Only against a house about to win, by a holder who can afford it: it costs 2 and gives the other 2."""
    house = decision.seat
    for option in decision.options:
        if option == PASS:
            continue
        owner = state.leader_of[int(option[1])]
        if claim(state, owner) >= state.board.setup.claim_to_win - 1 and state.power[house] >= 8:
            return option
    return PASS


def choose_justice(state: RealmState, decision: Decision) -> Choice:
    """Keeps a hostage for one Power while there is some."""
    return ("yes",) if state.power[decision.seat] >= 2 else ("no",)
