"""How good a position is for a seat, in units of one power: what it has minus what its opponents have.

Of several opponents the best one counts most, the others a little.

Counted are power and how near it is to victory, tokens on the Hands of the King, characters with their STR, icons and
keywords, locations, the hand, gold, titles (`titles.py`), and what the challenges of this and the next round will bring
(`forecast.py`).
What is certain to come - income, the token that comes with it, the cards of the draw phase - is counted as if it were
there, so that positions on both sides of a phase's end can be compared. Only the numbers of hidden cards are used.
"""

from __future__ import annotations

from typing import Final

from agot_desktop.ai.forecast import INTRIGUE, KINDS, MILITARY, POWER, Fighter, Side, Turn, forecast
from agot_desktop.ai.shopping import best_purchases, held_worth
from agot_desktop.ai.titles import (
    NO_BONUS,
    TITLE,
    Race,
    attention,
    bonuses,
    has_crows_eye,
    is_kingsmoot,
    lost_with,
    may_be_attacked,
    redirecting,
    rewarded,
    second_power_challenge,
)
from agot_desktop.ai.worth import HELD, KEYWORD, STRENGTH, Worths, worths
from agot_desktop.ai.worth import ICON as ICON_WORTH
from agot_desktop.model.cardgame import stats, terms
from agot_desktop.model.cardgame.challenge import allowed
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.cardgame.variants.kingsmoot import PRIEST

WON: Final = 1000.0
ROUND_WEIGHT: Final = 0.55
"""What a challenge of a round not yet begun counts for."""
DOMINANCE: Final = 0.6
GOLD: Final = 0.07
"""A coin that buys nothing in sight."""
UNSEEN_GOLD: Final = 0.2
"""A coin of a seat that has still to marshal cards nobody sees."""
DUPLICATE: Final = 0.3
READY: Final = 0.05
"""The part of its worth by which a character is better standing than kneeling, beside what the forecast sees."""
_ICON_BITS: Final = {terms.MILITARY: MILITARY, terms.INTRIGUE: INTRIGUE, terms.POWER: POWER}
_COUNTED: Final = ("dominance_won", "dominance_tied")
_BEFORE_CHALLENGES: Final = ("setup", terms.PLOT_PHASE, terms.DRAW, terms.MARSHALLING)
LEADING_TRUST: Final = 0.4
"""The part of its worth that power keeps for a seat of a Kingsmoot that has no hope of the most titles."""
_LEADS: Final = (0.05, 0.15, 0.27, 0.4, 0.52, 0.78, 0.88, 0.95, 1.0)
"""How sure the lead in tokens is, for leads of -4 to 4."""


class SeatView:
    """What the evaluation has counted of one seat."""

    __slots__ = (
        "board",
        "claim",
        "fighters",
        "gold",
        "hand",
        "hand_card",
        "house_power",
        "power",
        "power_value",
        "resting",
        "score",
        "title_value",
        "token_value",
        "tokens",
    )

    def __init__(self, state: CardState, seat: int) -> None:
        zones = state.seats[seat]
        self.board = 0.0
        self.score = 0.0
        self.fighters: list[Fighter] = []
        self.resting: list[Fighter] = []
        self.house_power = zones.power
        self.gold = zones.gold
        self.hand = len(zones.hand)
        self.claim = stats.claim(state, seat)
        self.power = stats.power_of(state, seat)
        self.power_value = 1.0
        self.hand_card = zones.hand_of_the_king
        self.tokens = state.cards[self.hand_card].tokens if self.hand_card >= 0 else 0
        self.token_value = 0.0
        self.title_value = 0.0


def evaluate(state: CardState, seat: int, turn_over: bool = False) -> float:
    """The worth of the position for the seat. `turn_over`: the active player does nothing more in this phase."""
    outcome = state.outcome_
    if outcome is not None:
        if outcome.winner is None:
            return 0.0
        return WON if outcome.winner == seat else -WON
    table = worths(state.pool)
    views = [_count_seat(state, number, table) for number in range(len(state.seats))]
    if is_kingsmoot(state):
        _count_race(state, views)
    for number, view in enumerate(views):
        if not is_kingsmoot(state):
            _count_power(state, number, views)
        view.score += view.board + _holdings(state, number, view, table, seat)
    _count_challenges(state, views, turn_over)
    weights = attention([view.score for view in views], seat)
    return views[seat].score - sum([weights[number] * view.score for number, view in enumerate(views)])


# -- the table ---------------------------------------------------------------------------------------------------------


def _count_seat(state: CardState, seat: int, table: Worths) -> SeatView:
    view = SeatView(state, seat)
    cards = state.cards
    house = state.seats[seat].house_id
    ready = state.phase == terms.CHALLENGES or state.phase in _BEFORE_CHALLENGES
    for i in state.index.controlled[seat]:
        card = cards[i]
        if card.zone != "play":
            continue
        if stats.card_type(state, i) == terms.CHARACTER:
            fighter = fighter_of(state, i, table)
            view.board += fighter.worth
            if not card.kneeling and ready:
                view.board += READY * fighter.worth
            (view.resting if card.kneeling else view.fighters).append(fighter)
            view.gold += card.gold
        elif card.attached_to < 0 or cards[card.attached_to].controller == seat or card.attached_to == house:
            view.board += table.table(card.code)
            if card.duplicates:
                view.board += DUPLICATE
    return view


def fighter_of(state: CardState, card: int, table: Worths) -> Fighter:
    """A character as it is now. Its worth counts STR, icons, keywords, text unless it is blank, and its duplicates."""
    strength = stats.strength(state, card)
    icons = stats.icons(state, card)
    code = state.cards[card].code
    worth = STRENGTH * strength + ICON_WORTH * len(icons)
    text = table.text(code)
    if text and not stats.blank(state, card):
        worth += text
    renown = stealth = False
    for name, count in stats.keyword_counts(state, card).items():
        if count > 0 and name in KEYWORD:
            worth += KEYWORD[name]
            renown = renown or name == terms.RENOWN
            stealth = stealth or name == terms.STEALTH
    if state.cards[card].duplicates:
        worth += DUPLICATE + 0.1 * worth
    return Fighter(strength, sum([_ICON_BITS[icon] for icon in icons]), worth, renown, stealth)


# -- power and tokens --------------------------------------------------------------------------------------------------


def _count_power(state: CardState, seat: int, views: list[SeatView]) -> None:
    """Power on the way to victory, weighed with the lead in tokens where victory needs one (HK-27)."""
    view = views[seat]
    way, slope = _way(state, seat, view)
    if not state.rules.uses_hands:
        view.score = way
        view.power_value = slope
        return
    rivals = max([other.tokens for number, other in enumerate(views) if number != seat])
    ahead = view.tokens - rivals + _tokens_to_come(state, seat) - _rivals_to_come(state, seat)
    reach = 1.0
    if state.cards[view.hand_card].zone != "play":
        missing = state.facts(view.hand_card).threshold - view.tokens - _tokens_to_come(state, seat)
        reach = 0.95 if missing <= 0 else 0.9 if missing == 1 else 0.8
    lead = _lead(ahead) * reach
    view.score = way * (0.4 + 0.6 * lead) + 3.0 * lead
    view.power_value = slope * (0.4 + 0.6 * lead)
    swing = _lead(ahead + 2) - _lead(ahead)
    view.token_value = reach * swing * (0.6 * way + 3.0)


def _way(state: CardState, seat: int, view: SeatView) -> tuple[float, float]:
    """What the seat's power is worth on the way to the power that it needs, and what one more adds."""
    needed = max(1, stats.power_needed(state, seat))
    share = min(1.0, view.power / needed)
    return needed * (0.7 * share + 0.3 * share * share), 0.7 + 0.6 * share if share < 1.0 else 0.1


def _count_race(state: CardState, views: list[SeatView]) -> None:
    """Power and titles of a Kingsmoot: power brings the end, titles decide it, power on House cards parts ties (KM-08
    to KM-13)."""
    shares = [min(1.0, view.power / max(1, stats.power_needed(state, number))) for number, view in enumerate(views)]
    race = Race(state, shares)
    for number, view in enumerate(views):
        lead = race.lead[number]
        way, slope = _way(state, number, view)
        trust = LEADING_TRUST + (1 - LEADING_TRUST) * lead
        view.score = trust * way + 0.02 * view.house_power
        view.score += race.stake() * lead + TITLE * race.titles[number]
        view.power_value = trust * slope
        view.title_value = TITLE + 0.25 * race.stake()


def _lead(ahead: int) -> float:
    return _LEADS[max(-4, min(4, ahead)) + 4]


def marshals_later(state: CardState, seat: int) -> bool:
    """Whether the seat has still to count its income in this round."""
    if state.phase in ("setup", terms.PLOT_PHASE, terms.DRAW):
        return True
    if state.phase != terms.MARSHALLING:
        return False
    order = state.player_order()
    if state.active_player not in order:
        return True
    return order.index(seat) > order.index(state.active_player)


def _tokens_to_come(state: CardState, seat: int) -> int:
    return int(marshals_later(state, seat))


def _rivals_to_come(state: CardState, seat: int) -> int:
    return max([_tokens_to_come(state, other) for other in state.opponents(seat)])


# -- hand and gold -----------------------------------------------------------------------------------------------------


def _holdings(state: CardState, seat: int, view: SeatView, table: Worths, viewer: int) -> float:
    """Cards in hand and gold; for the viewer's own hand what it will be able to marshal in this round."""
    later = marshals_later(state, seat)
    gold = view.gold + (stats.income(state, seat) if later else 0)
    cards = view.hand
    if state.phase in ("setup", terms.PLOT_PHASE):
        cards += 2 + state.rules.draw_bonus(state, seat)
    if seat != viewer:
        shops = later or (state.phase == terms.MARSHALLING and state.active_player == seat)
        return HELD * cards + (UNSEEN_GOLD if shops else GOLD) * gold
    worth = HELD * (cards - view.hand) + GOLD * gold
    worth += sum([held_worth(state, seat, i) for i in state.seats[seat].hand])
    return worth + best_purchases(state, seat, gold, table)[0] if later else worth


# -- challenges --------------------------------------------------------------------------------------------------------


def _count_challenges(state: CardState, views: list[SeatView], turn_over: bool) -> None:
    """Adds what the challenges of this round and of the next will bring, and dominance."""
    order = state.player_order()
    now = [_side(state, number, view, titles=True) for number, view in enumerate(views)]
    if state.phase == terms.CHALLENGES:
        standing = [view.fighters[:] for view in views]
        _add(views, forecast(_rest_of_phase(state, order, views, turn_over), now, standing), 1.0)
        _count_dominance(state, views, standing)
    elif state.phase == terms.DOMINANCE and not any([event.kind in _COUNTED for event in state.history]):
        _count_dominance(state, views, [view.fighters for view in views])
    if state.phase in _BEFORE_CHALLENGES:
        standing = [view.fighters[:] for view in views]
        for number, view in enumerate(views):
            view.score += redirecting(state, number)
    else:
        standing = [view.fighters + view.resting for view in views]
    keeps = state.phase in _BEFORE_CHALLENGES or is_kingsmoot(state)
    later = now if keeps else [_side(state, number, view, titles=False) for number, view in enumerate(views)]
    full = [_turn(state, seat, KINDS, views, state.rules.uses_hands, keeps) for seat in order]
    _add(views, forecast(full, later, standing), ROUND_WEIGHT)


def _add(views: list[SeatView], gains: list[float], weight: float) -> None:
    for view, gain in zip(views, gains, strict=True):
        view.score += weight * gain


def _side(state: CardState, seat: int, view: SeatView, titles: bool) -> Side:
    """What the forecast must know of a seat; `titles`: whether it has those that it holds now."""
    able = view.fighters + view.resting
    hand_strength = -1
    if view.hand_card >= 0 and state.cards[view.hand_card].zone == "play":
        hand_strength = stats.strength(state, view.hand_card)
    return Side(
        claim=view.claim,
        hand=view.hand,
        house_power=view.house_power,
        power_value=view.power_value,
        card_value=HELD,
        losses=tuple(sorted([f.worth for f in able])),
        hand_strength=hand_strength,
        token_value=view.token_value,
        bonus=bonuses(state, seat) if titles else NO_BONUS,
        rewarded=rewarded(state, seat) if titles else (),
        titles=lost_with(state, seat),
        title_value=view.title_value,
        crows_eye=has_crows_eye(state, seat),
    )


def _turn(
    state: CardState,
    seat: int,
    kinds: tuple[int, ...],
    views: list[SeatView],
    may_attack_hand: bool,
    titles: bool = True,
) -> Turn:
    """A whole turn; `titles`: whether they are those held now."""
    if titles and kinds == KINDS and second_power_challenge(state, seat):
        kinds = (*KINDS, POWER)
    targets = may_be_attacked(state, seat) if titles else tuple(state.opponents(seat))
    weights = tuple(attention([view.score for view in views], seat)) if len(views) > 2 else ()
    return Turn(seat, targets, kinds, may_attack_hand, weights)


def _rest_of_phase(state: CardState, order: list[int], views: list[SeatView], turn_over: bool) -> list[Turn]:
    """The turns of the challenges phase that are not over, the active player's with the kinds that it has left."""
    uses_hands = state.rules.uses_hands
    if state.active_player not in order:
        return [_turn(state, seat, KINDS, views, uses_hands) for seat in order]
    place = order.index(state.active_player)
    turns = []
    if not turn_over:
        active = state.active_player
        left = tuple([_ICON_BITS[kind] for kind in terms.ICONS if allowed(state, active, kind)])
        turns.append(_turn(state, active, left, views, uses_hands and not state.seats[active].hand_attacked))
    return [*turns, *[_turn(state, seat, KINDS, views, uses_hands) for seat in order[place + 1 :]]]


def _count_dominance(state: CardState, views: list[SeatView], standing: list[list[Fighter]]) -> None:
    """Who wins dominance gets a power, and in a Kingsmoot the title that goes with it (KM-26)."""
    totals = [
        view.gold * state.rules.gold_strength(state, number) + sum([f.strength for f in standing[number]])
        for number, view in enumerate(views)
    ]
    best = max(totals)
    if totals.count(best) == 1:
        winner = totals.index(best)
        views[winner].score += DOMINANCE * views[winner].power_value
        old = state.titles.get(PRIEST, winner)
        if old != winner:
            views[winner].score += DOMINANCE * views[winner].title_value
            views[old].score -= DOMINANCE * views[old].title_value
