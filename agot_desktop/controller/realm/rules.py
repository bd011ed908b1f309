"""The board game as the controller needs it: starting, loading, notation, and how far a game has come."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final

from agot_desktop.controller.rules import Knowledge, Place
from agot_desktop.model.boardgame import notation
from agot_desktop.model.boardgame.board import Board
from agot_desktop.model.boardgame.observation import RealmView
from agot_desktop.model.boardgame.observe import observe
from agot_desktop.model.boardgame.setup import new_game
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.boardgame.terms import HOUSES, PHASES
from agot_desktop.model.kernel.decision import Choice
from agot_desktop.model.kernel.errors import DataError
from agot_desktop.model.kernel.game import GameState
from agot_desktop.storage.records import ChapterSetup, JsonObject

GAME: Final = "realm"
VARIANT: Final = "storm-of-swords"
FLOW_VERSION: Final = 1
"""Raised whenever the order or the meaning of decisions changes."""
TOLD: Final = frozenset(
    {
        "battle_won", "imprisoned", "rescued", "abducted", "executed", "released", "changed_sides", "alliance",
        "claim_token", "track", "game_over",
    }
)  # fmt: skip
"""Kinds of log entries that a chronicle tells of."""
SEATS: Final = ("Stark", "Lannister", "Baratheon", "Greyjoy")
"""The houses of the seats, in their order, as the window names them."""


class RealmRules:
    """The rules of the board game on one board; fulfils `rules.Rules`. `fingerprint`: see `Rules`."""

    game = GAME
    chronicled = TOLD
    phases = PHASES

    def __init__(self, board: Board) -> None:
        self.board = board
        self.fingerprint = fingerprint(board)

    def start(self, setup: ChapterSetup) -> RealmState:
        """See `Rules`."""
        state = new_game(self.board, setup.seed)
        state.keeps_log = True
        return state

    def load(self, data: Any) -> RealmState:
        """See `Rules`."""
        state = RealmState.load(data, self.board)
        state.keeps_log = True
        return state

    def clone(self, state: GameState) -> RealmState:
        """See `Rules`."""
        other = _realm(state).clone()
        other.keeps_log = True
        return other

    def write(self, choice: Choice, state: GameState) -> str:
        """See `Rules`."""
        return notation.write(choice, _realm(state))

    def parse(self, text: str, state: GameState) -> Choice:
        """See `Rules`."""
        return notation.parse(text, _realm(state))

    def place(self, state: GameState) -> Place:
        """See `Rules`."""
        realm = _realm(state)
        return Place(realm.round, realm.phase)

    def card_id(self, state: GameState, card: int) -> str:
        """No piece of the board game is a card of the facts."""
        return ""

    def look(self, state: GameState, seat: int, everything: bool) -> RealmView:
        """See `Rules`. Orders and cards that lie face down are only seen by their house; there is no open view."""
        seen = observe(_realm(state), seat)
        if seen.decision is None:
            return seen
        return seen._replace(decision=seen.decision._replace(options=(), own=False))

    def knowledge(self, state: GameState, seats: Sequence[int]) -> Knowledge:
        """Chance, and what has been shown to everybody: orders, bids and House cards of a battle, by house."""
        realm = _realm(state)
        shown = int(realm.shown) << 1 | int(realm.bids_shown)
        opened = realm.rng ^ (realm.battles << 40)
        return Knowledge(opened, tuple([shown | _ally_bits(realm, seat) << 2 for seat in seats]))


def _ally_bits(state: RealmState, seat: int) -> int:
    """The Ally cards that a house has seen."""
    return sum(1 << number for number, seen in enumerate(state.ally_seen) if seen >> seat & 1)


def fingerprint(board: Board) -> str:
    """32 hex digits that change with the board's facts and with the version of the flow."""
    mark = hashlib.blake2b(f"{GAME} {FLOW_VERSION}".encode(), digest_size=16)
    for facts in (board.areas, board.arrows, board.leaders, board.house_cards, board.tactics, board.orders):
        for fact in facts:
            mark.update(f"{fact!r}\n".encode())
    for ally in board.ally_cards:
        mark.update(f"{ally.id} {ally.deck} {ally.pledge}\n".encode())
    for card in board.westeros:
        mark.update(f"{card.facts!r} {card.copy}\n".encode())
    return mark.hexdigest()


def claims(data: JsonObject, board: Board) -> tuple[int, ...]:
    """Each house's claim in a stored state (CL-01). Raises DataError."""
    state = RealmState.load(data, board)
    view = observe(state, 0)
    return tuple([house.claim for house in view.houses])


def _realm(state: GameState) -> RealmState:
    if not isinstance(state, RealmState):
        raise DataError(f"no state of the board game: {type(state).__name__}")
    return state


assert tuple(name.lower() for name in SEATS) == HOUSES
