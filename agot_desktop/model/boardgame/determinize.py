"""Positions that a house cannot tell from the real one: what is hidden from it is drawn anew (design of secrets).

Hidden are: the other houses' orders and Tactics until they are shown, bids until they are shown, the other side's House
card, Ally hands and decks as far as the house has not seen their cards, Westeros decks, and chance itself.
"""

from __future__ import annotations

from agot_desktop.model.boardgame.combat import BattleFrame
from agot_desktop.model.boardgame.orders import has_picked, unused
from agot_desktop.model.boardgame.pieces import members
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.boardgame.terms import ALL_HOUSES, NOBODY
from agot_desktop.model.kernel.rng import Stream, seeded

_DEALS = 12


def determinize(state: RealmState, seat: int, rng: int) -> RealmState:
    """A clone with all that is hidden from the house drawn anew and a random seed of its own. `rng`: any integer.

    That a question is asked tells something about the hand of the house that is asked: deals in which it would not be
    asked are thrown away; if none of a dozen fits, that house keeps its cards.
    """
    chance = Stream(rng, "determinize")
    asked = state.decision
    question = _question(state)
    for _ in range(_DEALS):
        new = _drawn(state, seat, chance, NOBODY)
        if _question(new) == question:
            return new
    return _drawn(state, seat, chance, asked.seat if asked is not None else NOBODY)


def _question(state: RealmState) -> tuple[object, ...]:
    """What all can see of what is asked: who, what, and at which step."""
    asked = state.decision
    if asked is None:
        return ()
    top = state.stack[-1]
    return (asked.seat, asked.kind, asked.source, state.round, len(state.stack), type(top).__name__, top.pc)


def _drawn(state: RealmState, seat: int, chance: Stream, keeps: int) -> RealmState:
    """One deal; `keeps`: a house whose Ally hand is left alone."""
    new = state.clone()
    new.rng = seeded(chance.bits(), "realm")
    _decks(new, (seat, keeps), chance)
    if not new.shown:
        for house in ALL_HOUSES:
            if house not in (seat, keeps):
                _plans(new, house, chance)
    if not new.bids_shown:
        for house in ALL_HOUSES:
            if house != seat and new.bids[house] >= 0:
                new.bids[house] = chance.below(new.power[house] + 1)
    for frame in new.stack:
        if isinstance(frame, BattleFrame) and not frame.open:
            for side, house in enumerate((frame.attacker, frame.defender)):
                if house != seat and frame.cards[side] >= 0:
                    frame.cards[side] = chance.pick(members(new.hand[house]))
    new.open_decision = None
    return new


def _plans(state: RealmState, house: int, chance: Stream) -> None:
    """Other orders in the same areas, and another Tactics card."""
    areas = [a for a, owner in enumerate(state.owner) if owner == house and state.order[a] >= 0]
    before = [state.order[area] for area in areas]
    for area in areas:
        state.order[area] = NOBODY
    for place in range(len(areas)):
        found = unused(state, house)
        if not found:  # cannot happen for orders that were placed by the rules
            for area, order in zip(areas, before, strict=True):
                state.order[area] = order
            break
        state.order[areas[place]] = chance.pick(found)
    if state.tactic_open >> house & 1 or not has_picked(state, house):
        return
    hand = state.tactics[house]
    if state.tactic[house] >= 0:
        hand |= 1 << state.tactic[house]
    chosen = chance.pick([NOBODY, *members(hand)])
    state.tactic[house] = chosen
    state.tactics[house] = hand if chosen < 0 else hand & ~(1 << chosen)


def _decks(state: RealmState, known: tuple[int, int], chance: Stream) -> None:
    """The unseen cards of each deck, in the decks and in the other houses' hands, change places."""
    for deck in range(len(state.westeros_deck)):
        state.westeros_deck[deck] = _mixed(list(state.westeros_deck[deck]), chance)
    for deck in range(len(state.ally_deck)):
        _mix_ally_cards(state, deck, known, chance)


def _mixed(cards: list[int], chance: Stream) -> tuple[int, ...]:
    for last in range(len(cards) - 1, 0, -1):
        other = chance.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)


def _mix_ally_cards(state: RealmState, deck: int, known: tuple[int, int], chance: Stream) -> None:
    """What is seen goes with the place: who holds a card, or put it where it lies, knows it."""
    bit = 1 << known[0]
    cards, seen = state.board.ally_cards, state.ally_seen[:]
    held = [
        number
        for house in ALL_HOUSES
        if house not in known
        for number in state.ally_hand[house]
        if cards[number].deck == deck and not seen[number] & bit
    ]
    laid = [number for number in state.ally_deck[deck] if not seen[number] & bit]
    pool = _mixed(held + laid, chance)
    given = [number for number in pool if not cards[number].pledge][: len(held)]
    left = [number for number in pool if number not in given]
    new = dict(zip(held + laid, given + left, strict=True))
    for old, card in new.items():
        state.ally_seen[card] = seen[old]
    state.ally_deck[deck] = tuple(new.get(number, number) for number in state.ally_deck[deck])
    for house in ALL_HOUSES:
        state.ally_hand[house] = tuple(sorted(new.get(number, number) for number in state.ally_hand[house]))
