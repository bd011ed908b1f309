"""Quick answers to any decision, without a look ahead: what players are taken to do while an option is thought through.

They marshal what is worth its gold and otherwise pass where they may, save what can be saved, defend when that wins,
and give up what is worth least. The same position always gets the same answer.
"""

from __future__ import annotations

from collections.abc import Iterable

from agot_desktop.ai.evaluation import fighter_of
from agot_desktop.ai.shopping import next_purchase
from agot_desktop.ai.worth import HELD, Worths, worths
from agot_desktop.model.cardgame import stats, terms
from agot_desktop.model.cardgame.challenge import totals
from agot_desktop.model.cardgame.choices import PickCards
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.kernel.decision import DONE, NO, PASS, YES, Choice, Decision

MULLIGAN = "cardgame.mulligan"
SETUP = "cardgame.setup"
PLOT = "cardgame.plot"
FIRST_PLAYER = "cardgame.first_player"
ACTION = "cardgame.action"
CHALLENGE = "cardgame.challenge"
ATTACKERS = "cardgame.attackers"
STEALTH = "cardgame.stealth"
DEFENDERS = "cardgame.defenders"
CLAIM = "cardgame.claim"
DEADLY = "cardgame.deadly"
SAVE = "cardgame.save"
RESPONSE = "cardgame.response"
_TOKEN_LOST = 2.0


def answer(state: CardState, decision: Decision) -> None:
    """Plays the quick answer to the open decision; a run of picks is played to its end."""
    kind = decision.kind
    if kind in (ATTACKERS, DEFENDERS):
        chosen = defence(state, decision) if kind == DEFENDERS else ids_of(decision)
        declare(state, decision, chosen)
    elif kind in (CLAIM, DEADLY):
        declare(state, decision, sacrifice(state, decision))
    elif kind == SAVE:
        state.play(next((option for option in decision.options if option[0] == "save"), PASS))
    elif kind == STEALTH:
        state.play(bypass(state, decision))
    elif kind == ACTION:
        state.play(action(state, decision))
    elif kind == FIRST_PLAYER:
        state.play(("first", decision.seat))
    else:
        state.play(plain(state, decision))


def action(state: CardState, decision: Decision) -> Choice:
    """In the own turn to marshal the next card that is worth its gold, else pass."""
    if state.phase != terms.MARSHALLING or state.active_player != decision.seat:
        return PASS
    return next_purchase(state, decision) or PASS


def plain(state: CardState, decision: Decision) -> Choice:
    """The quick answer to a decision that is no declaration: pass, yes, the highest number, the best card."""
    options = decision.options
    if PASS in options:
        return PASS
    if YES in options:
        return YES if decision.source < 0 or state.cards[decision.source].controller == decision.seat else NO
    if options[0][0] == "number":
        return options[-1]
    if options[0][0] == "choose" or options[0] == DONE:
        cards = [option for option in options if option != DONE]
        return max(cards, key=lambda option: (pick_prior(state, decision, int(option[1])), -int(option[1])))
    if options[0][0] == "place":
        return DONE
    return options[0]


def pick_prior(state: CardState, decision: Decision, card: int) -> float:
    """How good a pick the card looks: an opponent's best or, of one's own, the best in hand, deck or pile.

    In play one's own worst is the better pick where one must pick (a cost), the best where one may (to keep)."""
    found = state.cards[card]
    table = worths(state.pool)
    if found.zone != "play":
        return table.table(found.code)
    worth = card_worth(state, card, table)
    if found.controller != decision.seat:
        return 10.0 + worth
    return worth if decision.least == 0 else -worth


def card_worth(state: CardState, card: int, table: Worths) -> float:
    """What the loss of this card would cost its controller. Of a Hand of the King a token is lost, not the card."""
    found = state.cards[card]
    if found.zone == "hand":
        return HELD
    if found.tokens >= 0:
        return _TOKEN_LOST
    if stats.card_type(state, card) != terms.CHARACTER:
        return table.table(found.code)
    if found.duplicates:
        return HELD
    attached = sum([table.table(state.cards[i].code) for i in found.attachments])
    return fighter_of(state, card, table).worth + found.power + attached


def ids_of(decision: Decision) -> list[int]:
    """The cards that a run of picks offers now."""
    return [int(option[1]) for option in decision.options if option != DONE]


def declare(state: CardState, decision: Decision, cards: Iterable[int]) -> None:
    """Plays a whole run of picks: these cards rising, then `done` if it is still asked for."""
    kind, seat = decision.kind, decision.seat
    for card in sorted(cards):
        now = state.decision
        if now is None or now.kind != kind or now.seat != seat or not now.allows(("choose", card)):
            break
        state.play(("choose", card))
    now = state.decision
    if now is not None and now.kind == kind and now.seat == seat and now.allows(DONE):
        state.play(DONE)


def candidates_of(state: CardState, decision: Decision) -> list[int]:
    """All cards that the open run may end with beside those picked, also those that can only come last."""
    top = state.stack[-1]
    if not isinstance(top, PickCards):
        return ids_of(decision)
    last = max(decision.picked, default=-1)
    return [i for i in top.candidates if i > last and i not in decision.picked]


def sacrifice(state: CardState, decision: Decision) -> list[int]:
    """The cards that are given up most gladly, as many as must be."""
    table = worths(state.pool)
    cards = sorted(candidates_of(state, decision), key=lambda i: (card_worth(state, i, table), i))
    return cards[: max(1, decision.least)]


def defence(state: CardState, decision: Decision) -> list[int]:
    """The defenders: the fewest that win; where none can, one that keeps the attack from being unopposed if it has
    nothing better to do."""
    attack, defended = totals(state)
    bonus = title_bonus(state, decision.seat)
    defended += bonus
    able = [(stats.strength(state, i), i) for i in ids_of(decision)]
    chosen = fewest(able, max(attack - defended + 1, int(bonus > 0)))[: decision.most]
    if chosen and sum([stats.strength(state, i) for i in chosen]) + defended > attack:
        return chosen
    challenge = state.challenge
    if challenge is None or challenge.defenders or challenge.hand >= 0:
        return []
    spare = [entry for entry in sorted(able) if entry[0] > 0]
    return [spare[0][1]] if len(spare) > 1 else []


def title_bonus(state: CardState, seat: int) -> int:
    """STR that the seat's titles would add to the challenge if it took part, 0 if it does already (CHL-17)."""
    challenge = state.challenge
    if challenge is None:
        return 0
    sides = (*challenge.attackers, *challenge.defenders)
    return 0 if any([state.cards[i].controller == seat for i in sides]) else state.rules.side_bonus(state, seat)


def fewest(able: list[tuple[int, int]], needed: int) -> list[int]:
    """As few of these (STR, id) as reach the STR, the last of them the weakest that will do; all if they do not."""
    chosen: list[int] = []
    total = 0
    rest = sorted(able, reverse=True)
    while rest and total < needed:
        enough = [entry for entry in rest if total + entry[0] >= needed]
        entry = enough[-1] if enough else rest[0]
        rest.remove(entry)
        chosen.append(entry[1])
        total += entry[0]
    return chosen


def bypass(state: CardState, decision: Decision) -> Choice:
    """Stealth goes past the strongest character that could defend."""
    return max(decision.options, key=lambda option: _stealth_worth(state, option))


def _stealth_worth(state: CardState, option: Choice) -> tuple[int, int]:
    if option == PASS:
        return (-1, 0)
    card = int(option[1])
    challenge = state.challenge
    able = challenge is not None and challenge.kind in stats.icons(state, card) and not state.cards[card].kneeling
    return (stats.strength(state, card) if able else 0, -card)
