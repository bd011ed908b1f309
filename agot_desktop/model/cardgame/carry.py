"""Step 3: what each kind of event does. One function a kind: it changes the state and tells whether anything happened.

An event that turns out to change nothing (standing what stands, drawing from an empty deck) is void and is not told.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from agot_desktop.model.cardgame import moves, stats
from agot_desktop.model.cardgame.expiry import end_control
from agot_desktop.model.cardgame.leaving import LEAVING, make_moribund
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.cardgame.telling import tell
from agot_desktop.model.kernel.event import Event

DRAW_CAP: Final = 3


def _leave(state: CardState, event: Event) -> bool:
    card = event.subject
    found = state.cards[card]
    if found.zone != "play":
        return _leave_elsewhere(state, event)
    if found.moribund:
        return _redirect(state, event)
    if event.kind == "killed" and stats.cannot(state, card, "BE_KILLED"):
        return False
    if event.kind == "discarded" and event.word != "attached" and stats.cannot(state, card, "BE_DISCARDED"):
        return False
    if state.rules.token_instead(state, card):
        state.rules.take_token(state, card)
        event.kind = "token_lost"
        event.amount = 1
        event.seat = found.controller
        return True
    event.seat = found.controller
    zone = LEAVING[event.kind]
    if event.kind in ("killed", "discarded") and event.cause != "cost" and stats.has_keyword(state, card, "Stalwart"):
        zone = "deck-top"
    if event.kind == "discarded" and stats.has_keyword(state, card, "Deathbound"):
        zone = "dead"
    return make_moribund(state, card, zone)


def _leave_elsewhere(state: CardState, event: Event) -> bool:
    """The same words said of a card in a pile or hand: it moves at once."""
    zone = LEAVING[event.kind]
    card = event.subject
    if state.cards[card].zone == zone:
        return False
    if state.cards[card].zone in moves.OPEN_ZONES:
        event.flags = (*event.flags, "open")
    if zone == "deck-top":
        moves.move(state, card, "deck", moves.TOP)
    elif zone in ("deck-bottom", "deck-shuffle"):
        moves.move(state, card, "deck", moves.BOTTOM)
        if zone == "deck-shuffle":
            seat = state.own_seat(state.cards[card].owner)
            state.shuffle(seat.deck)
            moves.forget_deck(state, state.cards[card].owner)
    else:
        moves.move(state, card, zone)
    return True


def _redirect(state: CardState, event: Event) -> bool:
    """A response to a death may send the moribund card elsewhere (ADD-17); nothing else may."""
    if "redirects" not in event.flags:
        return False
    state.own(event.subject).moribund = LEAVING[event.kind]
    return True


def _knelt(state: CardState, event: Event) -> bool:
    if state.cards[event.subject].kneeling or stats.cannot(state, event.subject, "BE_KNELT"):
        return False
    state.own(event.subject).kneeling = True
    return True


def _stood(state: CardState, event: Event) -> bool:
    if not state.cards[event.subject].kneeling or stats.cannot(state, event.subject, "STAND"):
        return False
    state.own(event.subject).kneeling = False
    return True


def _house_knelt(state: CardState, event: Event) -> bool:
    card = state.seats[event.seat].house_id
    if state.cards[card].kneeling:
        return False
    state.own(card).kneeling = True
    return True


def _power_claimed(state: CardState, event: Event) -> bool:
    if event.amount <= 0:
        return False
    if event.subject >= 0:
        if state.cards[event.subject].zone != "play" or stats.cannot(state, event.subject, "CLAIM_POWER"):
            return False
        moves.add_power(state, event.subject, event.amount)
        event.seat = state.cards[event.subject].controller
        return True
    if "cannot:CLAIM_POWER" in state.index.changes and stats.player_cannot(state, event.seat, "CLAIM_POWER"):
        return False
    moves.add_house_power(state, event.seat, event.amount)
    return True


def _power_moved(state: CardState, event: Event) -> bool:
    """From House card `other` to House card `seat`, as much as there is (CHL-26, POW-02)."""
    event.amount = min(event.amount, state.seats[event.other].power)
    if event.amount <= 0:
        return False
    moves.add_house_power(state, event.other, -event.amount)
    moves.add_house_power(state, event.seat, event.amount)
    return True


def _power_discarded(state: CardState, event: Event) -> bool:
    if event.subject >= 0:
        event.amount = min(event.amount, state.cards[event.subject].power)
        if event.amount > 0:
            moves.add_power(state, event.subject, -event.amount)
    else:
        event.amount = min(event.amount, state.seats[event.seat].power)
        if event.amount > 0:
            moves.add_house_power(state, event.seat, -event.amount)
    return event.amount > 0


def _gold_gained(state: CardState, event: Event) -> bool:
    if event.amount <= 0:
        return False
    state.own_seat(event.seat).gold += event.amount
    return True


def _gold_moved(state: CardState, event: Event) -> bool:
    """From the pool of `other` to the pool of `seat`; -1 is the treasury (GOLD-03)."""
    if event.other >= 0:
        event.amount = min(event.amount, state.seats[event.other].gold)
    if event.amount <= 0:
        return False
    if event.other >= 0:
        state.own_seat(event.other).gold -= event.amount
    if event.seat >= 0:
        state.own_seat(event.seat).gold += event.amount
    return True


def _gold_put(state: CardState, event: Event) -> bool:
    """Gold tokens onto a card; a Hand of the King takes none (HK-13)."""
    if event.amount <= 0 or state.cards[event.subject].tokens >= 0 or state.cards[event.subject].zone != "play":
        return False
    state.own(event.subject).gold += event.amount
    return True


def draw_room(state: CardState, seat: int) -> int:
    """How many cards the seat may still draw by effects this round (DRAW-02)."""
    return max(0, DRAW_CAP - state.seats[seat].drawn)


def _drew(state: CardState, event: Event) -> bool:
    """`amount` cards for `seat`, under the cap unless the framework draws (DRAW-02, DRAW-03, DRAW-06)."""
    seat = state.own_seat(event.seat)
    wanted = event.amount if event.cause == "framework" else min(event.amount, draw_room(state, event.seat))
    n = min(wanted, len(seat.deck))
    if wanted > n and state.option("CFG-DECKOUT"):
        deck_out(state, event.seat)
    if event.cause != "framework":
        seat.drawn += n
    event.cards = tuple(seat.deck[:n])
    for i in event.cards:
        moves.move(state, i, "hand")
    event.amount = n
    return n > 0


def deck_out(state: CardState, seat: int) -> None:
    """With CFG-DECKOUT a player who must draw from an empty deck is out (DRAW-06); see `departing.py`."""
    if not state.seats[seat].leaving:
        state.own_seat(seat).leaving = "deck"


def _hand_discarded(state: CardState, event: Event) -> bool:
    if state.cards[event.subject].zone != "hand":
        return False
    event.seat = state.cards[event.subject].owner
    moves.move(state, event.subject, "discard")
    return True


def _deck_discarded(state: CardState, event: Event) -> bool:
    deck = state.seats[event.seat].deck
    event.cards = tuple(deck[: event.amount])
    for i in event.cards:
        moves.move(state, i, "discard")
    event.amount = len(event.cards)
    return bool(event.cards)


def _added_to_hand(state: CardState, event: Event) -> bool:
    if state.cards[event.subject].zone in ("hand", "play"):
        return False
    if state.cards[event.subject].zone in moves.OPEN_ZONES:
        event.flags = (*event.flags, "open")
    event.seat = state.cards[event.subject].owner
    moves.move(state, event.subject, "hand")
    if "open" in event.flags:
        moves.learn(state, event.subject, (1 << len(state.seats)) - 1)
    return True


def _shuffled(state: CardState, event: Event) -> bool:
    seat = state.own_seat(event.seat)
    state.shuffle(seat.deck)
    moves.forget_deck(state, event.seat)
    return True


def _control_changed(state: CardState, event: Event) -> bool:
    card = state.cards[event.subject]
    if card.zone != "play" or card.controller == event.seat:
        return False
    if state.rules.token_instead(state, event.subject):
        state.rules.take_token(state, event.subject)
        event.kind, event.amount, event.seat = "token_lost", 1, card.controller
        return True
    event.other = card.controller
    if event.cause == "effect":
        end_control(state, event.subject)
    moves.set_control(state, event.subject, event.seat)
    return True


def _joined(state: CardState, event: Event) -> bool:
    """Takes part in the challenge on the side `word` without having been declared (CHL-16)."""
    challenge = state.challenge
    if challenge is None or event.subject in challenge.attackers or event.subject in challenge.defenders:
        return False
    (challenge.attackers if event.word == "attacking" else challenge.defenders).append(event.subject)
    state.touch()
    return True


def _left_challenge(state: CardState, event: Event) -> bool:
    challenge = state.challenge
    if challenge is None or event.subject not in (*challenge.attackers, *challenge.defenders):
        return False
    moves.leave_challenge(state, event.subject)
    return True


def _entered_play(state: CardState, event: Event) -> bool:
    """A card enters play under `seat`, attached to `other` if that is a card; checks were made by the caller."""
    moves.enter_play(state, event.subject, event.seat, kneeling="kneeling" in event.flags, bearer=event.other)
    if "anywhere" in event.flags:
        moves.stay_there(state, event.subject)
    if "joins" in event.flags and state.challenge is not None:
        side = "attacking" if state.challenge.attacker == event.seat else "defending"
        tell_join(state, event.subject, side)
    return True


def tell_join(state: CardState, card: int, side: str) -> None:
    """The card joins the challenge at once."""
    made = Event("joined", card, seat=state.cards[card].controller, word=side)
    if _joined(state, made):
        tell(state, made)


def _duplicated(state: CardState, event: Event) -> bool:
    moves.add_duplicate(state, event.subject, event.other)
    return True


def _attached(state: CardState, event: Event) -> bool:
    moves.attach(state, event.subject, event.other)
    if "anywhere" in event.flags:
        moves.stay_there(state, event.subject)
    return True


def _revealed(state: CardState, event: Event) -> bool:
    everyone = (1 << len(state.seats)) - 1
    for i in event.cards or (event.subject,):
        if state.cards[i].zone not in moves.OPEN_ZONES:
            moves.learn(state, i, everyone)
    return True


def _tokens(state: CardState, event: Event) -> bool:
    """Tokens on a Hand of the King: `amount` may be negative. Only the variant's rules make this event (HK-13)."""
    event.amount = moves.add_tokens(state, event.subject, event.amount)
    return True


CARRY: Final[dict[str, Callable[[CardState, Event], bool]]] = {
    **dict.fromkeys(LEAVING, _leave),
    "knelt": _knelt,
    "house_knelt": _house_knelt,
    "stood": _stood,
    "power_claimed": _power_claimed,
    "power_moved": _power_moved,
    "power_discarded": _power_discarded,
    "gold_gained": _gold_gained,
    "gold_moved": _gold_moved,
    "gold_put": _gold_put,
    "drew": _drew,
    "hand_discarded": _hand_discarded,
    "deck_discarded": _deck_discarded,
    "added_to_hand": _added_to_hand,
    "shuffled": _shuffled,
    "control_changed": _control_changed,
    "joined": _joined,
    "left_challenge": _left_challenge,
    "entered_play": _entered_play,
    "duplicated": _duplicated,
    "attached": _attached,
    "revealed": _revealed,
    "token_gained": _tokens,
}
"""Kinds without an entry change nothing by themselves: they are told and can be answered."""
