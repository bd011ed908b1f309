"""The state of the board game: lists of small numbers by area, Leader and house, and the stack of frames.

Changes go through the functions of `pieces.py`, `power.py` and the parts of the flow; this module only holds them.
"""

from __future__ import annotations

from dataclasses import field
from typing import Any, ClassVar, Self

from agot_desktop.model.boardgame.board import Board
from agot_desktop.model.boardgame.terms import ALL_HOUSES, FAIR, NO_UNITS, NOBODY, OUT, PLANNING, Stack
from agot_desktop.model.kernel import rng as random_numbers
from agot_desktop.model.kernel.decision import Decision
from agot_desktop.model.kernel.errors import DataError, RulesError
from agot_desktop.model.kernel.frame import Frame
from agot_desktop.model.kernel.game import GameState, LogEntry, Outcome
from agot_desktop.model.kernel.record import Kept, Record, Transient, record

CHANGED = 1
"""Bit of `unsettled`: control or Claim tokens changed, so the claims are looked at (CL-04)."""


@record
class Battle(Record):
    """A battle that has been fought, as scenarios and the window look back on it.

    `winner` is a house or -1 while none is known; the totals are 0 until they are added up; `casualties` counts the
    units removed as casualties; `taken` are the Leaders captured, as a bit mask.
    """

    attacker: int
    defender: int
    area: int
    attack_total: int = 0
    defense_total: int = 0
    winner: int = NOBODY
    casualties: int = 0
    taken: int = 0


class _LATE:
    """What this module needs of those that are built on it, put here when they are loaded."""

    settle: ClassVar[Any] = None
    observe: ClassVar[Any] = None
    determinize: ClassVar[Any] = None
    problems: ClassVar[Any] = None


@record
class RealmState(GameState):
    """One position of the board game, complete: it can be cloned, compared and saved at every decision.

    By area: `owner` (the house that controls it, or -1), `units` (stacks of the owner's), `garrison` (strength),
    `token` (whose Power token lies there, or -1), `neutral` (strength), `order` (kind of token, or -1).
    `shown`: the orders and Tactics lie open.
    By Leader: `leader_at` (an area, `RESERVE`, `DEAD`, `OUT` or `PRISON - house`), `leader_of` (who controls him or has
    his Leadership card, -1 nobody), `captive_since` (round of capture, 0 free). Bit masks over Leaders: `maimed` for
    good, `silenced` and `led` in this round.
    By house: `power`, `supply`, `claim_tokens`, `hand` (bit mask over its House cards), `tactics` (bit mask over its
    Tactics cards in hand), `tactic` (chosen this round: number in the house, or -1), `bids` (-1 none, secret until
    `bids_shown`), `offers` (made in this window), `ally_hand`. Bit masks over houses: `tactic_used`, `tactic_open`
    (shown early).
    By Ally deck: `ally_deck` (top first), `ally_discard`, `pledge` (whose alliance it is, or -1); `ally_seen`: by Ally
    card a bit mask of the houses that know where it lies.
    `westeros_deck` (top first) and `westeros_open` (the cards turned this round, -1 none) by deck.
    `tracks`: Iron Throne, Fiefdoms, King's Court, each from first to last; `thief`: who holds the Iron Throne by
    Stannis's card, or -1. `bans`: bit mask over kinds of order token. `avenging`: bit `4 * house + executioner`
    (HL-46). `battle`: the battle going on, else the last one; `battling`: one is going on; `battles`: how many begun.
    """

    GAME: ClassVar[str] = "realm"

    board: Kept[Board]
    rng: int
    owner: list[int]
    units: list[Stack]
    garrison: list[int]
    token: list[int]
    neutral: list[int]
    order: list[int]
    leader_at: list[int]
    leader_of: list[int]
    captive_since: list[int]
    ally_deck: list[tuple[int, ...]]
    ally_discard: list[tuple[int, ...]]
    ally_seen: list[int]
    pledge: list[int]
    westeros_deck: list[tuple[int, ...]]
    westeros_open: tuple[int, ...]
    tracks: list[tuple[int, ...]]
    power: list[int]
    tactics: list[int]
    round: int = 1
    phase: str = PLANNING
    weather: int = FAIR
    shown: bool = False
    maimed: int = 0
    silenced: int = 0
    led: int = 0
    supply: list[int] = field(default_factory=lambda: [3, 3, 3, 3])
    claim_tokens: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    hand: list[int] = field(default_factory=lambda: [127, 127, 127, 127])
    tactic: list[int] = field(default_factory=lambda: [NOBODY] * 4)
    tactic_used: int = 0
    tactic_open: int = 0
    bids: list[int] = field(default_factory=lambda: [NOBODY] * 4)
    bids_shown: bool = False
    offers: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    ally_hand: list[tuple[int, ...]] = field(default_factory=lambda: [(), (), (), ()])
    thief: int = NOBODY
    blade_used: bool = False
    bans: int = 0
    avenging: int = 0
    battle: Battle | None = None
    battling: bool = False
    battles: int = 0
    stack: list[Frame] = field(default_factory=list)
    outcome_: Outcome | None = None
    unsettled: int = 0
    log: Transient[list[LogEntry]] = field(default_factory=list)
    keeps_log: Transient[bool] = False
    deciding: Transient[int] = NOBODY
    open_decision: Kept[Decision | None] = None

    # -- loading -------------------------------------------------------------------------------------------------------

    @classmethod
    def load(cls, data: Any, board: Board) -> Self:
        """The inverse of `to_data`. Raises `DataError`."""
        state = cls.from_data(data)
        state.board = board
        areas, leaders = len(board.areas), len(board.leaders)
        by_area = (state.owner, state.units, state.garrison, state.token, state.neutral, state.order)
        by_leader = (state.leader_at, state.leader_of, state.captive_since)
        by_house = (state.power, state.supply, state.claim_tokens, state.hand, state.tactics, state.tactic, state.bids)
        if any(len(found) != areas for found in by_area) or any(len(found) != leaders for found in by_leader):
            raise DataError("the saved game has another board")
        if any(len(found) != len(ALL_HOUSES) for found in (*by_house, state.offers, state.ally_hand)):
            raise DataError("the saved game has not four houses")
        if any(len(stack) != len(NO_UNITS) for stack in state.units):
            raise DataError("a stack of units is malformed")
        return state

    # -- asking --------------------------------------------------------------------------------------------------------

    def turn_order(self) -> tuple[int, ...]:
        """The houses in turn order: a thief of the Iron Throne first, then the track (CLF-31)."""
        throne = self.tracks[0]
        if self.thief < 0 or throne[0] == self.thief:
            return throne
        return (self.thief, *[house for house in throne if house != self.thief])

    def chosen(self, house: int) -> str:
        """The id of the Tactics card that a house has in force, or ''. Its own choice counts before it is shown."""
        number = self.tactic[house]
        return "" if number < 0 else self.board.tactic_id[house * 11 + number]

    def ready(self, house: int, tactic: str) -> bool:
        """Whether the house has this Tactics card in force and has not used it up."""
        return self.shown and self.chosen(house) == tactic and not self.tactic_used >> house & 1

    # -- chance and log ------------------------------------------------------------------------------------------------

    def shuffled(self, items: tuple[int, ...]) -> tuple[int, ...]:
        """The items in a new order; moves the generator on."""
        cards = list(items)
        self.rng = random_numbers.shuffle(self.rng, cards)
        return tuple(cards)

    def tell(self, kind: str, **what: Any) -> None:
        """Writes an entry of the log if this state keeps one."""
        if self.keeps_log:
            self.log.append(LogEntry(kind, **what))

    # -- the contract of a game ----------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Looks whether a house has won by its claim (CL-01, CL-04); in a battle not before its end (CLF-43)."""
        _LATE.settle(self)

    def observe(self, seat: int) -> Any:
        """What one house sees."""
        return _LATE.observe(self, seat)

    def determinize(self, seat: int, rng: int) -> RealmState:
        """A state that the house cannot tell from this one, all that is hidden from it drawn anew."""
        found: RealmState = _LATE.determinize(self, seat, rng)
        return found

    def problems(self) -> list[str]:
        """Broken invariants; empty when sound."""
        found: list[str] = _LATE.problems(self)
        return found

    def top(self, kind: type[Frame]) -> Any:
        """The frame of a class nearest to the top. Raises `RulesError` if there is none."""
        for frame in reversed(self.stack):
            if isinstance(frame, kind):
                return frame
        raise RulesError("no frame of the kind", kind.__name__)


def empty_state(board: Board, seed: int) -> RealmState:
    """A board without pieces: all neutral forces stand, all decks are whole and unshuffled, no frame runs."""
    areas, leaders = len(board.areas), len(board.leaders)
    tracks = board.setup.tracks
    from_names = [tracks.iron_throne, tracks.fiefdoms, tracks.kings_court]
    houses = [house.id for house in board.setup.houses]
    return RealmState(
        board=board,
        rng=random_numbers.seeded(seed, "realm"),
        owner=[NOBODY] * areas,
        units=[NO_UNITS] * areas,
        garrison=[0] * areas,
        token=[NOBODY] * areas,
        neutral=list(board.neutral),
        order=[NOBODY] * areas,
        leader_at=[OUT] * leaders,
        leader_of=list(board.leader_house),
        captive_since=[0] * leaders,
        ally_deck=list(board.ally_deck_cards),
        ally_discard=[()] * len(board.ally_decks),
        ally_seen=[0] * len(board.ally_cards),
        pledge=[NOBODY] * len(board.ally_decks),
        westeros_deck=list(board.westeros_decks),
        westeros_open=(NOBODY, NOBODY, NOBODY),
        tracks=[tuple(houses.index(house) for house in track) for track in from_names],
        power=[house.power for house in board.setup.houses],
        tactics=[(1 << 11) - 1] * 4,
    )
