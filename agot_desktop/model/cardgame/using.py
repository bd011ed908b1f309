"""Using abilities: whether a seat may (TIM-08 b, c), what it is offered, and how it begins."""

from __future__ import annotations

from typing import Any

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.abilities.compiler import AbilityDef
from agot_desktop.model.cardgame.abilities.registry import definition
from agot_desktop.model.cardgame.choices import PickOccurrence
from agot_desktop.model.cardgame.index import Live
from agot_desktop.model.cardgame.moves import OPEN_ZONES, learn, move
from agot_desktop.model.cardgame.state import CardState, Scope
from agot_desktop.model.kernel.decision import Choice
from agot_desktop.model.kernel.event import Event


class Offer:
    """Something a seat may do: `choice` names it, `live` is the ability (None: a rule), `number` the event it
    answers."""

    __slots__ = ("choice", "live", "number")

    def __init__(self, choice: Choice, live: Live | None, number: int = -1) -> None:
        self.choice = choice
        self.live = live
        self.number = number


def user_of(state: CardState, card: int) -> int:
    """Who uses the texts of a card: its controller in play, for a plot who has revealed it, else its owner."""
    found = state.cards[card]
    return found.controller if found.zone in ("play", "plot") else found.owner


def is_event(state: CardState, card: int) -> bool:
    """Whether using the card's text is playing an event from hand or another zone."""
    return state.cards[card].zone != "play" and state.printed[card].type == "event"


def limit_key(state: CardState, ability: AbilityDef, card: int, seat: int, period: str) -> str:
    """The counter of a limit: by card and its stay in play, for events by player (TIM-39)."""
    found = state.cards[card]
    if state.printed[card].type == "event":
        return f"{period}|{ability.address}|s{seat}"
    return f"{period}|{ability.address}|{card}.{found.stay}"


def used_up(state: CardState, ability: AbilityDef, card: int, seat: int) -> bool:
    """Whether the limit of an ability has been reached."""
    if ability.limit is None:
        return False
    n, period = ability.limit
    return state.uses.get(limit_key(state, ability, card, seat, period), 0) >= n


def alive(state: CardState, live: Live) -> bool:
    """Whether the text is in force now: not blanked, or still lent."""
    if live.active is not None:
        return stats.hits(live.active, state, live.card)
    return state.cards[live.card].zone != "play" or not stats.blank(state, live.card)


def usable(state: CardState, live: Live, seat: int, scope: Scope) -> bool:
    """Whether the seat may use the ability now: limits, prohibitions, condition, prices, targets, and that it could
    change anything (TIM-08 b, c). The trigger has been looked at by the caller."""
    ability = live.ability
    card = live.card
    if not alive(state, live) or (ability.limit is not None and used_up(state, ability, card, seat)):
        return False
    if ability.limited_response and state.seats[seat].limited_responses:
        return False
    if is_event(state, card):
        if not may_play(state, card, seat, scope):
            return False
    elif not may_trigger(state, card, seat, scope):
        return False
    return feasible(state, ability, scope)


def feasible(state: CardState, ability: AbilityDef, scope: Scope) -> bool:
    """Whether the ability's condition holds, its prices and targets are there, and it could change anything
    (TIM-08)."""
    if ability.when is not None and not ability.when(state, scope):
        return False
    if not ability.payable(state, scope):
        return False
    for spec in ability.targets:
        if not spec.dependent and not spec.enough(state, scope):
            return False
    return ability.could(state, scope)


def may_trigger(state: CardState, card: int, seat: int, scope: Scope) -> bool:
    """Whether an ability of the card may be used at all: prohibitions, and what using it costs besides its price."""
    from agot_desktop.model.cardgame.abilities.effects.counters import may_pay_gold
    from agot_desktop.model.cardgame.costs import gold_of
    from agot_desktop.model.cardgame.tolls import toll_of

    changes = state.index.changes
    if "cannot:TRIGGER" in changes and stats.cannot(state, card, "TRIGGER", by=seat):
        return False
    if "toll:TRIGGER" not in changes:
        return True
    gold = toll_of(state, card, "TRIGGER")
    if gold:
        scope.names["tax"] = (gold,)
    return gold <= gold_of(state, seat) and (not gold or may_pay_gold(state, scope))


def may_play(state: CardState, card: int, seat: int, scope: Scope) -> bool:
    """Whether an event may be played at all (EVT-01): Limited, prohibitions, its own further conditions, taxes."""
    from agot_desktop.model.cardgame.taxes import can_pay_tax, total_tax

    found = definition(state.pool, state.cards[card].code)
    if found.facts.keywords and "Limited" in found.facts.keywords and state.seats[seat].limited:
        return False
    if "cannot:PLAY" in state.index.changes and stats.player_cannot(
        state, seat, "PLAY", kind="event", title=found.facts.name
    ):
        return False
    if any([not test(state, scope) for test in found.play_only]):
        return False
    tax = total_tax(state, seat, "PLAY", "event", -1)
    if tax:
        scope.names["tax"] = (tax,)
    return can_pay_tax(state, seat, "PLAY", "event", -1)


def word_for(state: CardState, live: Live, dock: str) -> str:
    """The first word of the choice that uses an ability."""
    if is_event(state, live.card):
        return "play"
    if live.ability.sort == "action":
        return "use"
    if dock == "to":
        return "save" if live.ability.saves else "cancel"
    return "respond"


def offers_for_event(state: CardState, event: Event, seat: int, dock: str, place: int, number: int) -> list[Offer]:
    """What a seat may use to answer an event: `dock` `to` (before, step 2) or `after` (step 5). `place` is the frame of
    the event under way, `number` the event's index there or in the history."""
    index = state.index
    table = index.to if dock == "to" else index.after
    found: list[Offer] = []
    for live in table.get(event.kind, ()):
        ability = live.ability
        if ability.sort != "response":
            continue
        you = user_of(state, live.card)
        if ability.by is None and you != seat:
            continue
        if dock == "to":
            scope = Scope(live.card, seat, -1, place, number)
            if ability.saves and not _may_save(state, live, event):
                continue
            if not ability.saves and "uncancelable" in event.flags:
                continue
        else:
            if state.cards[live.card].zone == "play" and state.cards[live.card].since > number:
                continue
            scope = Scope(live.card, seat, number)
        if ability.by is not None and seat not in ability.by(state, Scope(live.card, you)):
            continue
        if ability.match is not None and ability.match(state, scope, event) and usable(state, live, seat, scope):
            found.append(Offer((word_for(state, live, dock), live.card, live.address), live, number))
    return found


def _may_save(state: CardState, live: Live, event: Event) -> bool:
    """A save must end a terminal condition (TIM-31), and does nothing for a card that ignores its source (KEY-08)."""
    from agot_desktop.model.cardgame.happen import savable

    if event.cause == "terminal" and not live.ability.removes:
        return False
    if stats.immune_to(state, event.subject, state.printed[live.card].type, user_of(state, live.card), live.card):
        return False
    return savable(state, event)


def announce(state: CardState, card: int) -> None:
    """A card whose text is used out of a hidden zone is known to everybody from then on (TIM-08 a)."""
    if state.cards[card].zone not in OPEN_ZONES:
        learn(state, card, (1 << len(state.seats)) - 1)


def answer(state: CardState, offers: list[Offer], choice: Choice, seat: int, flight_at: int = -1) -> Offer | None:
    """The offer that a choice takes: the earliest happening, or - where the text reads it - the one that the player
    chooses; None while he is asked (the running frame then gets `take('occurrence', ...)`)."""
    same = [o for o in offers if o.choice == choice]
    live = same[0].live
    if len(same) == 1 or live is None or not live.ability.reads_event:
        return same[0]
    events = state.stack[flight_at].events if flight_at >= 0 else state.history  # type: ignore[attr-defined]
    happenings = tuple([(events[o.number].subject, o.number) for o in same])
    if len({card for card, _ in happenings}) == 1:
        return same[0]
    announce(state, live.card)
    state.push(PickOccurrence(seat=seat, source=live.card, address=live.address, happenings=happenings))
    return None


def start(state: CardState, offer: Offer, seat: int, *, flight_at: int = -1, window: bool = False) -> None:
    """Begins the use of an ability: counts limits, takes an event card out of hand, pushes its program."""
    live = offer.live
    assert live is not None
    scope = Scope(live.card, seat)
    if flight_at >= 0:
        scope.flight_at, scope.flight = flight_at, offer.number
    else:
        scope.event = offer.number
    begin(state, live.ability, live.card, seat, scope)


def begin(state: CardState, ability: AbilityDef, card: int, seat: int, scope: Scope) -> None:
    """Pushes the program of an ability whose use has been allowed, after counting it (TIM-08, TIM-10)."""
    from agot_desktop.model.cardgame.abilities.run import AbilityFrame
    from agot_desktop.model.cardgame.taxes import pay_due, pay_tax
    from agot_desktop.model.cardgame.tolls import tolls

    if ability.limit is not None:
        key = limit_key(state, ability, card, seat, ability.limit[1])
        state.uses[key] = state.uses.get(key, 0) + 1
        state.touch()
    if ability.limited_response:
        state.own_seat(seat).limited_responses += 1
    announce(state, card)
    event = is_event(state, card) and ability.sort in ("action", "response")
    if event:
        if "Limited" in state.printed[card].keywords:
            state.own_seat(seat).limited += 1
        from_zone = state.cards[card].zone
        scope.names["played_from"] = (from_zone,)
        if from_zone == "hand":
            move(state, card, "resolving")
    state.push(AbilityFrame(address=ability.address, scope=scope, event=event))
    if event:
        pay_tax(state, seat, "PLAY", "event", -1)
    elif ability.sort in ("action", "response"):
        pay_due(state, seat, tolls(state, (card,), "TRIGGER"))


_ = Any
