"""What cards cost, and paying: gold out of the pool and other sources, influence by kneeling cards (MAR-06, section
21)."""

from __future__ import annotations

from typing import Any

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.cardgame.telling import tell
from agot_desktop.model.kernel.decision import Choice, Decision
from agot_desktop.model.kernel.event import Event
from agot_desktop.model.kernel.frame import Ask, Do, Frame, frame

PENALTY = 2
FACTION_PENALTY = 1


def gold_penalty(state: CardState, seat: int, card: int) -> int:
    """The penalty for a card of other Houses (COMP-16, COMP-17)."""
    houses = stats.houses(state, card)
    house = state.seats[seat].house
    if not houses or house in houses:
        return 0
    value = FACTION_PENALTY if house == "Neutral" else PENALTY
    for active in state.index.changes.get("penalty", ()):
        if seat in active.seats(state) and stats.hits(active, state, card):
            value = min(value, active.value(state))
    return value


def cost_of(state: CardState, seat: int, card: int, x: int = 0) -> int:
    """The gold for which the seat would marshal the card now: printed cost, penalty, changes, at least 0 (MAR-06). `x`:
    the number named for a cost of X (MAR-08)."""
    value = (state.printed[card].cost or 0) + x + gold_penalty(state, seat, card)
    for active in state.index.changes.get("card_cost", ()):
        if concerns(state, active, seat, card):
            value += active.value_for(state, card)
    for active in state.index.changes.get("set_cost", ()):
        if concerns(state, active, seat, card):
            value = min(value, active.value_for(state, card))
    return max(0, value)


def concerns(state: CardState, active: Any, seat: int, card: int) -> bool:
    if active.change.players is not None and seat not in active.change.players(state, active.scope):
        return False
    if not active.applies(state, active.scope, card) or not stats.in_force(active, state):
        return False
    return not (
        state.index.immunity and stats.immune_to(state, card, active.source_type, active.source_seat, active.source)
    )


def use_reductions(state: CardState, seat: int, card: int) -> None:
    """Uses up the reductions for "the next card" that apply to this one (MAR-07). Drops those modifiers."""
    spent = []
    for active, modifier in zip(_lasting(state), state.modifiers, strict=True):
        if active is not None and active.change.cost == "next" and concerns(state, active, seat, card):
            spent.append(modifier)
    if spent:
        state.modifiers = [m for m in state.modifiers if m not in spent]
        state.reindex_effects()


def _lasting(state: CardState) -> list[Any]:
    """The changes in force of what cards cost by modifier, None for modifiers of other kinds."""
    changes = state.index.changes
    costs = [*changes.get("card_cost", ()), *changes.get("set_cost", ())]
    by_scope = {id(a.scope): a for a in costs if a.lasting}
    return [by_scope.get(id(m.scope)) for m in state.modifiers]


# -- gold --------------------------------------------------------------------------------------------------------------


def gold_sources(state: CardState, seat: int) -> list[int]:
    """Cards whose gold the seat may spend as if it were in the pool."""
    changes = state.index.changes.get("pay_with")
    if not changes:
        return []
    return [
        i
        for i in state.index.controlled[seat]
        if state.cards[i].gold and any([a.scope.you == seat and stats.hits(a, state, i) for a in changes])
    ]


def gold_of(state: CardState, seat: int) -> int:
    """All gold that the seat can spend now."""
    return state.seats[seat].gold + sum([state.cards[i].gold for i in gold_sources(state, seat)])


def pay_gold(state: CardState, seat: int, amount: int, cause: str = "cost", to: int = -1, for_: int = -1) -> None:
    """Pays gold to the treasury, or to the pool of the seat `to`; `for_`: the card that it buys, -1 for none. With
    other sources than the pool the player says how much comes from each; the running frame must return right after
    this call."""
    if amount <= 0:
        return
    sources = gold_sources(state, seat)
    if not sources:
        state.own_seat(seat).gold -= amount
        _gold_paid(state, seat, amount, cause, to, for_)
        return
    state.push(PayGold(seat=seat, amount=amount, rest=amount, cause=cause, sources=tuple(sources), to=to, for_=for_))


def _gold_paid(state: CardState, seat: int, amount: int, cause: str, to: int, for_: int) -> None:
    """What has been paid reaches the receiver, and is told."""
    if to >= 0:
        state.own_seat(to).gold += amount
        tell(state, Event("gold_moved", seat=to, other=seat, amount=amount, cause=cause))
    else:
        cards = (for_,) if for_ >= 0 else ()
        tell(state, Event("gold_paid", seat=seat, amount=amount, cause=cause, cards=cards))


def _gold_range(state: CardState, top: PayGold) -> range:
    card = top.sources[0]
    others = sum([state.cards[i].gold for i in top.sources[1:]])
    least = max(0, top.rest - state.seats[top.seat].gold - others)
    return range(least, min(state.cards[card].gold, top.rest) + 1)


def _ask_gold(state: CardState, top: PayGold) -> Decision | None:
    if not top.sources or top.rest == 0:
        return None
    numbers: tuple[Choice, ...] = tuple([("number", n) for n in _gold_range(state, top)])
    return Decision(top.seat, "cardgame.number", numbers, top.sources[0])


def _apply_gold(state: CardState, top: PayGold, choice: Choice) -> None:
    n = int(choice[1])
    if n:
        state.own(top.sources[0]).gold -= n
        top.rest -= n
    top.sources = top.sources[1:]
    top.goto("source")


def _finish_gold(state: CardState, top: PayGold) -> None:
    state.pop()
    if top.rest:
        state.own_seat(top.seat).gold -= top.rest
    _gold_paid(state, top.seat, top.amount, top.cause, top.to, top.for_)


@frame
class PayGold(Frame):
    """Paying gold with the gold on cards as well: how much from each of `sources`, the rest from the pool; `to`: the
    seat that gets it, -1 for the treasury; `for_`: the card that is bought, or -1."""

    seat: int
    amount: int
    rest: int
    cause: str
    sources: tuple[int, ...]
    to: int = -1
    for_: int = -1
    pc: int = 0

    STEPS = (("source", Ask(_ask_gold, _apply_gold)), ("pool", Do(_finish_gold)))


# -- influence ---------------------------------------------------------------------------------------------------------


def influence_sources(state: CardState, seat: int, excluded: tuple[int, ...] = ()) -> list[int]:
    """Standing cards that the seat controls with an influence symbol (INF-01)."""
    cards = state.cards
    return sorted(
        [
            i
            for i in state.index.controlled[seat]
            if not cards[i].kneeling and cards[i].zone == "play" and i not in excluded and stats.influence(state, i) > 0
        ]
    )


def influence_of(state: CardState, seat: int, excluded: tuple[int, ...] = ()) -> int:
    """All influence that the seat can pay now."""
    return sum([stats.influence(state, i) for i in influence_sources(state, seat, excluded)])


def _ask_influence(state: CardState, top: PayInfluence) -> Decision | None:
    if top.rest <= 0:
        return None
    last = top.chosen[-1] if top.chosen else -1
    later = [i for i in influence_sources(state, top.seat) if i > last]
    options: list[Choice] = []
    total = sum([stats.influence(state, i) for i in later])
    for i in later:
        if total >= top.rest:
            options.append(("choose", i))
        total -= stats.influence(state, i)
    return Decision(top.seat, "cardgame.cost", tuple(options), top.source, picked=top.chosen)


def _apply_influence(state: CardState, top: PayInfluence, choice: Choice) -> None:
    card = int(choice[1])
    top.chosen = (*top.chosen, card)
    top.rest -= stats.influence(state, card)
    top.goto("pick")


def _finish_influence(state: CardState, top: PayInfluence) -> None:
    from agot_desktop.model.cardgame.happen import happen

    state.pop()
    happen(
        state,
        [
            Event("knelt", i, seat=top.seat, source=top.source, source_seat=top.seat, cause="cost", word="influence")
            for i in top.chosen
        ],
    )


@frame
class PayInfluence(Frame):
    """Paying influence: cards are named until their sum is enough, then all kneel; excess is lost (INF-01, INF-02)."""

    seat: int
    rest: int
    source: int
    chosen: tuple[int, ...] = ()
    pc: int = 0

    STEPS = (("pick", Ask(_ask_influence, _apply_influence)), ("kneel", Do(_finish_influence)))


def pay_influence(state: CardState, seat: int, amount: int, source: int) -> None:
    """Pays influence; the running frame must return right after this call."""
    if amount > 0:
        state.push(PayInfluence(seat=seat, rest=amount, source=source))
