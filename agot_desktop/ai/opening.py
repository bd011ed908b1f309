"""The decisions before the first round: whether to keep the hand, and which cards to set up."""

from __future__ import annotations

from itertools import combinations

from agot_desktop.ai.worth import worths
from agot_desktop.model.cardgame import terms
from agot_desktop.model.cardgame.setup import SETUP_GOLD, setup_cost
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.cardgame.terms import ATTACHMENT, CHARACTER, LOCATION
from agot_desktop.model.kernel.decision import DONE, Choice, Decision

_CARD_PLACED = 0.25
"""Each card set up is a card more to draw."""
_CHARACTER_PLACED = 0.3
_POOR_SETUP = 1.9


def mulligan(state: CardState, decision: Decision) -> Choice:
    """Another hand if this one has no two characters to begin with, or hardly anything to set up."""
    hand = state.seats[decision.seat].hand
    value, cards = best_setup(state, decision.seat)
    early = [i for i in hand if state.facts(i).type == CHARACTER and setup_cost(state, decision.seat, i) <= SETUP_GOLD]
    poor = len(early) < 2 or value < _POOR_SETUP or not any([state.facts(i).type == CHARACTER for i in cards])
    return ("mulligan",) if poor else ("keep",)


def place(state: CardState, decision: Decision) -> Choice:
    """The next card of the best set-up that goes on from the cards placed so far."""
    _, cards = best_setup(state, decision.seat, decision.picked)
    rest = [i for i in cards if i not in decision.picked]
    return next((("place", i) for i in rest if ("place", i) in decision.options), DONE)


def best_setup(state: CardState, seat: int, placed: tuple[int, ...] = ()) -> tuple[float, list[int]]:
    """The worth of the best set-up with this hand and its cards, rising. `placed` are in it."""
    table = worths(state.pool)
    free = [i for i in sorted(state.seats[seat].hand) if i not in placed and _may_be_placed(state, seat, i)]
    best, best_cards = -1.0, list(placed)
    for count in range(len(free) + 1):
        for more in combinations(free, count):
            cards = sorted([*placed, *more])
            if not _fits(state, seat, cards):
                continue
            value = sum([table.table(state.cards[i].code) + _CARD_PLACED for i in cards])
            value += _CHARACTER_PLACED * sum([state.facts(i).type == CHARACTER for i in cards])
            if value > best:
                best, best_cards = value, cards
    return best, best_cards


def _may_be_placed(state: CardState, seat: int, card: int) -> bool:
    facts = state.facts(card)
    kind = facts.type in (CHARACTER, LOCATION) or (facts.type == ATTACHMENT and terms.SETUP_KEYWORD in facts.keywords)
    return (
        kind
        and facts.cost is not None
        and not facts.cost_x
        and not facts.shadow
        and not state.rules.bars_title(state, seat, card)
        and setup_cost(state, seat, card) <= SETUP_GOLD
    )


def _fits(state: CardState, seat: int, cards: list[int]) -> bool:
    """Whether these cards can be set up together; a second copy of a unique card goes under the first for nothing."""
    titles: set[str] = set()
    price = limited = 0
    for i in cards:
        facts = state.facts(i)
        if facts.unique and facts.name in titles:
            continue
        titles.add(facts.name)
        price += setup_cost(state, seat, i)
        limited += terms.LIMITED in facts.keywords
    return price <= SETUP_GOLD and limited <= 1
