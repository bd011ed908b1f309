"""A new game of the board game (section 7)."""

from __future__ import annotations

from agot_desktop.model.boardgame import observe, problems, victory  # noqa: F401  # the contract of the state
from agot_desktop.model.boardgame.board import Board
from agot_desktop.model.boardgame.pieces import refresh
from agot_desktop.model.boardgame.round import RealmRoundFrame
from agot_desktop.model.boardgame.state import RealmState, empty_state
from agot_desktop.model.boardgame.terms import HOUSES

VARIANT = "storm-of-swords"
SEATS = range(4, 5)


def new_game(board: Board, seed: int) -> RealmState:
    """The four houses at the beginning of round 1; all decks are shuffled by the seed. The seats are the houses."""
    state = empty_state(board, seed)
    place_houses(state)
    shuffle_decks(state)
    state.push(RealmRoundFrame())
    state.unsettled = 0
    return state


def place_houses(state: RealmState) -> None:
    """Puts the pieces of all houses where they begin, and gives each its supply."""
    board = state.board
    for house in board.setup.houses:
        number = HOUSES.index(house.id)
        for name, pieces in house.areas.items():
            area = board.area_number[name]
            state.owner[area] = number
            state.units[area] = (pieces.knight, pieces.footman, 0, 0, 0, 0)
            state.garrison[area] = pieces.garrison
            for leader in pieces.leaders:
                state.leader_at[board.leader_number[leader]] = area
    for area in range(len(board.areas)):
        refresh(state, area)


def shuffle_decks(state: RealmState) -> None:
    """Shuffles the Westeros decks and the Ally decks."""
    for deck, cards in enumerate(state.westeros_deck):
        state.westeros_deck[deck] = state.shuffled(cards)
    for deck, cards in enumerate(state.ally_deck):
        state.ally_deck[deck] = state.shuffled(cards)
