"""The only functions that change a card's zone, and the small changes of cards in play.

Every card goes to its owner's zones (KILL-06). Leaving play takes power, gold, kneeling, attachments' ties and control
away (KILL-05); a card that comes back is a new stay, to which nothing lasting is bound any more.
"""

from __future__ import annotations

from agot_desktop.model.cardgame.abilities.registry import definition
from agot_desktop.model.cardgame.state import POWER, TABLE, TOKENS, Card, CardState

OPEN_ZONES = frozenset({"play", "discard", "dead", "plot", "used", "beside", "resolving", "removed"})
TOP, BOTTOM = "top", "bottom"
LIES_ON = "lies on"
"""What a card remembers of a bearer that it may lie on by the text that put it there."""


def move(state: CardState, card: int, zone: str, at: str = BOTTOM) -> None:
    """Moves a card to a zone of its owner; `at` is `top` or `bottom` (piles grow at the bottom of their list: the
    newest card of a discard pile is the last). Mutates the card and its owner's seat."""
    found = state.own(card)
    seat = state.own_seat(found.owner)
    old = found.zone
    seat.zone(old).remove(card)
    pile = seat.zone(zone)
    if at == TOP:
        pile.insert(0, card)
    else:
        pile.append(card)
    found.zone = zone
    if old == "play":
        _forget_play(state, card, found)
    elif old == "plot":
        found.controller = found.owner
    if zone in OPEN_ZONES:
        found.known = 0
    elif old in OPEN_ZONES:
        found.known = (1 << len(state.seats)) - 1
    elif old == "hand" or old == "shadows":
        found.known |= 1 << found.owner
    if zone == "play":
        found.stay += 1
        found.since = len(state.history)
    zones = definition(state.pool, found.code).zones
    if old == "play" or zone == "play" or old in zones or zone in zones:
        state.reindex()
    if zone == "dead" or old == "dead":
        state.touch(TABLE)


def _forget_play(state: CardState, card: int, found: Card) -> None:
    """A card that has left play is bare (KILL-05); what lies on it must have been moved before."""
    if found.power:
        state.touch(POWER)
    found.kneeling = False
    found.power = 0
    found.gold = 0
    found.moribund = ""
    found.memory = ()
    found.controller = found.owner
    if found.attached_to >= 0:
        detach(state, card)
    if card in state.moribund:
        state.moribund.remove(card)
    leave_challenge(state, card)


def enter_play(state: CardState, card: int, controller: int, *, kneeling: bool = False, bearer: int = -1) -> None:
    """Brings a card into play under a player's control, attached to `bearer` if that is a card. No checks, no
    events."""
    move(state, card, "play")
    found = state.own(card)
    found.controller = controller
    found.kneeling = kneeling
    if bearer >= 0:
        attach(state, card, bearer)


def attach(state: CardState, card: int, bearer: int) -> None:
    """Lays an attachment on a card."""
    found = state.own(card)
    if found.attached_to >= 0:
        detach(state, card)
    found.attached_to = bearer
    host = state.own(bearer)
    host.attachments = (*host.attachments, card)
    state.reindex()


def stay_there(state: CardState, card: int) -> None:
    """An attachment may lie where it lies, whatever it could be played on: the text that put it there says so."""
    found = state.own(card)
    found.memory = (*[m for m in found.memory if m[0] != LIES_ON], (LIES_ON, (found.attached_to,)))


def detach(state: CardState, card: int) -> None:
    """Takes an attachment or a duplicate off its card."""
    found = state.own(card)
    host = state.own(found.attached_to)
    host.attachments = tuple([i for i in host.attachments if i != card])
    host.duplicates = tuple([i for i in host.duplicates if i != card])
    found.attached_to = -1
    state.reindex()


def add_duplicate(state: CardState, card: int, host: int) -> None:
    """Puts a card under a unique card as its duplicate (UNI-05)."""
    move(state, card, "under")
    state.own(card).attached_to = host
    found = state.own(host)
    found.duplicates = (*found.duplicates, card)


def drop_duplicate(state: CardState, card: int) -> None:
    """A duplicate goes to its owner's discard pile (UNI-08, UNI-10)."""
    detach(state, card)
    move(state, card, "discard")


def leave_challenge(state: CardState, card: int) -> None:
    """The card takes part in the challenge no longer (CHL-15)."""
    challenge = state.challenge
    if challenge is None:
        return
    if card in challenge.attackers:
        challenge.attackers.remove(card)
    if card in challenge.defenders:
        challenge.defenders.remove(card)
    if challenge.hand == card:
        challenge.hand = -1
    state.touch()


def set_control(state: CardState, card: int, seat: int) -> None:
    """Another player controls the card from now on (CTRL-04): it stops participating, keeps everything else."""
    found = state.own(card)
    if found.controller == seat:
        return
    found.controller = seat
    leave_challenge(state, card)
    state.touch(POWER)
    state.reindex()


def add_power(state: CardState, card: int, amount: int) -> None:
    """Adds power tokens to a card in play (negative: takes away)."""
    state.own(card).power += amount
    state.touch(POWER)


def add_house_power(state: CardState, seat: int, amount: int) -> None:
    """Adds power tokens to a House card (negative: takes away)."""
    state.own_seat(seat).power += amount
    state.touch(POWER)


def add_tokens(state: CardState, card: int, amount: int) -> int:
    """Adds tokens to a Hand of the King, never below 0 (HK-37); gives what was really added."""
    found = state.own(card)
    before = found.tokens
    found.tokens = max(0, before + amount)
    state.touch(TOKENS)
    return found.tokens - before


def leave_play(state: CardState, card: int, zone: str) -> None:
    """Step 6 for one moribund card: it goes to the zone it is bound for, its duplicates to the discard pile.

    `zone` may be `deck-top`, `deck-bottom` or `deck-shuffle` besides a zone's name. Attachments on it that are still
    there go to their owners' discard piles (ATT-04)."""
    found = state.cards[card]
    for i in found.duplicates:
        drop_duplicate(state, i)
    for i in state.cards[card].attachments:
        leave_play(state, i, state.cards[i].moribund or "discard")
    if zone == "deck-top":
        move(state, card, "deck", TOP)
    elif zone == "deck-bottom":
        move(state, card, "deck", BOTTOM)
    elif zone == "deck-shuffle":
        move(state, card, "deck", BOTTOM)
        seat = state.own_seat(found.owner)
        state.shuffle(seat.deck)
        forget_deck(state, found.owner)
    else:
        move(state, card, zone)


def forget_deck(state: CardState, seat: int) -> None:
    """After a shuffle nobody knows where a card lies."""
    for i in state.seats[seat].deck:
        if state.cards[i].known:
            state.own(i).known = 0


def learn(state: CardState, card: int, seats: int) -> None:
    """The seats of the bit mask know this hidden card from now on."""
    found = state.cards[card]
    if found.known | seats != found.known:
        state.own(card).known |= seats
