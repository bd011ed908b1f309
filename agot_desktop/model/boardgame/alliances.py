"""Ally decks and permanent alliances: drawing, pledges, Leadership cards, the end of an alliance (3.3, 4D, 4F)."""

from __future__ import annotations

from agot_desktop.model.boardgame.allies import HAND_LIMIT, discard
from agot_desktop.model.boardgame.pieces import has_company
from agot_desktop.model.boardgame.placing import PlaceFrame
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.boardgame.terms import D_DRAW, NOBODY, OUT, RESERVE
from agot_desktop.model.kernel.decision import Choice, Decision
from agot_desktop.model.kernel.errors import RulesError
from agot_desktop.model.kernel.frame import Ask, Do, Frame, frame


def open_decks(state: RealmState, house: int) -> list[int]:
    """The decks from which the house may draw: not another's permanent ally, and a card is left (AL-06, CLF-35)."""
    return [
        deck
        for deck, ally in enumerate(state.pledge)
        if ally in (NOBODY, house) and (state.ally_deck[deck] or state.ally_discard[deck])
    ]


def pledge_card(state: RealmState, deck: int) -> int:
    """The number of the deck's pledge card. Raises `RulesError` for a deck without one."""
    for number in state.board.ally_deck_cards[deck]:
        if state.board.ally_cards[number].pledge:
            return number
    raise RulesError("deck without a pledge", state.board.ally_decks[deck])


def _top(state: RealmState, deck: int) -> int:
    """Takes the top card; an empty deck is made anew from its pile (AL-04). -1 if no card is left."""
    if not state.ally_deck[deck]:
        pile = state.ally_discard[deck]
        if not pile:
            return NOBODY
        for number in pile:
            state.ally_seen[number] = 0
        state.ally_deck[deck] = state.shuffled(pile)
        state.ally_discard[deck] = ()
    top, *rest = state.ally_deck[deck]
    state.ally_deck[deck] = tuple(rest)
    return top


def _look(state: RealmState, here: DrawFrame) -> None:
    first = _top(state, here.deck)
    second = _top(state, here.deck) if here.star else NOBODY
    here.seen = tuple(number for number in (first, second) if number >= 0)
    for number in here.seen:
        state.ally_seen[number] |= 1 << here.house
    state.tell("ally_drawn", seat=here.house, word=state.board.ally_decks[here.deck], amount=len(here.seen))


def _may_keep(state: RealmState, here: DrawFrame) -> Decision | None:
    names = sorted({state.board.ally_cards[number].id for number in here.seen})
    return Decision(here.house, D_DRAW, tuple(("choose", name) for name in names)) if names else None


def _keep(state: RealmState, here: DrawFrame, choice: Choice) -> None:
    """Keeps one; the other goes to the bottom of its deck, known to the drawer alone (AL-02)."""
    kept = min(number for number in here.seen if state.board.ally_cards[number].id == choice[1])
    for number in here.seen:
        if number != kept:
            state.ally_deck[here.deck] = (*state.ally_deck[here.deck], number)
    here.seen = ()
    if state.board.ally_cards[kept].pledge:
        state.ally_seen[kept] = 15
        found_alliance(state, here.house, here.deck)
        return
    state.ally_hand[here.house] = tuple(sorted((*state.ally_hand[here.house], kept)))
    state.tell(
        "ally_kept", seat=here.house, word=state.board.ally_cards[kept].id, readers=1 << here.house
    )  # fmt: skip


def _too_many(state: RealmState, here: DrawFrame) -> Decision | None:
    hand = state.ally_hand[here.house]
    if len(hand) <= HAND_LIMIT:
        return None
    names = sorted({state.board.ally_cards[number].id for number in hand})
    return Decision(here.house, D_DRAW, tuple(("choose", name) for name in names))


def _discard(state: RealmState, here: DrawFrame, choice: Choice) -> None:
    discard(state, here.house, str(choice[1]))
    state.tell("ally_discarded", seat=here.house, word=str(choice[1]))
    here.goto("hand limit")


@frame
class DrawFrame(Frame):
    """A house draws from an Ally deck; with a star order it looks at two cards and keeps one (AL-02, AL-03, AL-05)."""

    house: int
    deck: int
    star: bool = False
    seen: tuple[int, ...] = ()
    pc: int = 0

    STEPS = (
        ("look", Do(_look)),
        ("keep", Ask(_may_keep, _keep)),
        ("hand limit", Ask(_too_many, _discard)),
    )


def found_alliance(state: RealmState, house: int, deck: int) -> None:
    """A permanent alliance begins; the Leader comes with his Leadership card unless somebody has it (AL-05, HL-42)."""
    state.pledge[deck] = house
    state.tell("alliance", seat=house, word=state.board.ally_decks[deck])
    leader = state.board.deck_leader[deck]
    if leader >= 0 and state.leader_at[leader] == OUT:
        state.leader_of[leader] = house
        state.leader_at[leader] = RESERVE
        state.push(PlaceFrame(leader))


def end_alliance(state: RealmState, deck: int) -> None:
    """The alliance is over: the pledge is shuffled back into its deck (HL-39)."""
    state.tell("alliance_over", seat=state.pledge[deck], word=state.board.ally_decks[deck])
    state.pledge[deck] = NOBODY
    cards = (*state.ally_deck[deck], pledge_card(state, deck))
    for number in cards:
        state.ally_seen[number] = 0
    state.ally_deck[deck] = state.shuffled(cards)


def change_sides(state: RealmState, leader: int, winner: int, loser: int, area: int) -> None:
    """A captured Ally Leader joins the winner with his Leadership card and stays with the winner's army or Garrison,
    or goes to his reserve; the loser's permanent alliance with his house ends (HL-35 to HL-37, HL-39)."""
    state.leader_of[leader] = winner
    state.leader_at[leader] = area if has_company(state, area, winner) else RESERVE
    state.tell("changed_sides", subject=leader, seat=winner, other=loser)
    deck = state.board.leader_deck[leader]
    if state.pledge[deck] == loser:
        end_alliance(state, deck)
