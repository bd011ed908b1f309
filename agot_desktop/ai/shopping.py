"""What a hand can buy: the cards whose marshalling adds most worth for the gold there is."""

from __future__ import annotations

from agot_desktop.ai.worth import HELD, HELD_DEAD, HELD_EVENT, Worths, worths
from agot_desktop.model.cardgame import terms
from agot_desktop.model.cardgame.actions import can_marshal
from agot_desktop.model.cardgame.costs import cost_of, gold_of
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.cardgame.uniqueness import own_copy_in_play
from agot_desktop.model.kernel.decision import Choice, Decision


def held_worth(state: CardState, seat: int, card: int) -> float:
    """What one of the seat's own cards is worth in its hand."""
    facts = state.facts(card)
    if facts.type == terms.EVENT_CARD:
        return HELD_EVENT
    if facts.unique and own_copy_in_play(state, seat, card) >= 0:
        return HELD_DEAD
    return HELD


def best_purchases(state: CardState, seat: int, gold: int, table: Worths) -> tuple[float, list[int]]:
    """The most that marshalling cards of the seat's hand for this much gold would add to their worth, and the cards.

    Costs are those of now; attachments are counted, whatever they would lie on.
    """
    limited = state.seats[seat].limited > 0
    best: list[tuple[float, tuple[int, ...]]] = [(0.0, ())] * (gold + 1)
    for card in state.seats[seat].hand:
        if state.facts(card).type == terms.EVENT_CARD or not can_marshal(state, seat, card, gold, limited):
            continue
        gain = table.table(state.cards[card].code) - held_worth(state, seat, card)
        if gain <= 0:
            continue
        price = cost_of(state, seat, card)
        for purse in range(gold, price - 1, -1):
            value, cards = best[purse - price]
            if value + gain > best[purse][0]:
                best[purse] = (value + gain, (*cards, card))
    return best[gold][0], list(best[gold][1])


def next_purchase(state: CardState, decision: Decision) -> Choice | None:
    """The next card to marshal of the best ones, the dearest first; None when nothing is worth its gold.

    The decision is an action of the active player in the marshalling phase. What needs a bearer is left out.
    """
    seat = decision.seat
    _, cards = best_purchases(state, seat, gold_of(state, seat), worths(state.pool))
    offered: list[tuple[int, int, Choice]] = []
    for card in cards:
        option: Choice = ("marshal", card)
        if decision.allows(option):
            offered.append((cost_of(state, seat, card), -card, option))
    return max(offered)[2] if offered else None
