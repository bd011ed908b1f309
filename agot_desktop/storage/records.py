"""What storage hands out and takes: plain frozen records, free of any database library."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final, Literal, NamedTuple, NewType, TypeAlias

CampaignId = NewType("CampaignId", int)
ChapterId = NewType("ChapterId", int)
MoveId = NewType("MoveId", int)
CheckpointId = NewType("CheckpointId", int)
DeckId = NewType("DeckId", int)

JsonObject: TypeAlias = dict[str, Any]
"""Plain JSON: keys are strings, values are None, bool, int (64 bits), float, str, lists and objects of them."""

GameKind: TypeAlias = Literal["cards", "realm"]
Status: TypeAlias = Literal["open", "over"]


PERSON: Final = "person"


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """Who plays a seat. `player` is `PERSON` or a kind of computer player; `house` is a word of the rules; `arms` is
    what the seat is painted with, '' for those of its House."""

    player: str
    name: str
    house: str
    arms: str = ""


@dataclass(frozen=True, slots=True)
class ChapterSetup:
    """All that one game is started from. `seed` is 64 bits, unsigned; `decks` has one entry a seat, as it was."""

    game: GameKind
    variant: str
    seats: tuple[SeatRecord, ...]
    seed: int
    rules_fingerprint: str
    decks: tuple[JsonObject, ...] = ()
    options: JsonObject = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class CampaignRecord:
    """A campaign without its chapters. Times are in UTC; `identity` is the same in every copy of a campaign."""

    id: CampaignId
    name: str
    seats: tuple[SeatRecord, ...]
    notes: str
    created: datetime
    changed: datetime
    identity: str = ""
    archived: bool = False


@dataclass(frozen=True, slots=True)
class ChapterRecord:
    """One game of a campaign. `number` counts from 1; `round` is 0 and `phase` "" before the first checkpoint."""

    id: ChapterId
    campaign_id: CampaignId
    number: int
    setup: ChapterSetup
    status: Status
    outcome: JsonObject | None
    current_move: MoveId | None
    round: int
    phase: str
    created: datetime
    changed: datetime


@dataclass(frozen=True, slots=True)
class GameSummary:
    """A line of the load list: a campaign and its latest chapter. `changed` is the later of the two, in UTC."""

    campaign_id: CampaignId
    chapter_id: ChapterId
    name: str
    chapter_number: int
    game: GameKind
    variant: str
    seats: tuple[SeatRecord, ...]
    round: int
    phase: str
    status: Status
    outcome: JsonObject | None
    changed: datetime
    archived: bool = False

    @property
    def houses(self) -> tuple[str, ...]:
        """The houses in order of seats."""
        return tuple(seat.house for seat in self.seats)


class MoveRecord(NamedTuple):
    """A node of a chapter's tree. `depth` is 1 for a first move; `outcome` is set where the game ended with it.

    A named tuple, as thousands are made when a game is loaded.
    """

    id: MoveId
    parent: MoveId | None
    seat: int
    notation: str
    depth: int
    made_at: datetime
    outcome: JsonObject | None = None


@dataclass(frozen=True, slots=True)
class BranchRecord:
    """A branch of a chapter's tree. `tip`: its last move; `fork`: the last move that it shares with the line the game
    stands on (None: the start), `fork_depth` its depth; `current`: it goes through where the game stands."""

    tip: MoveRecord
    fork: MoveId | None
    fork_depth: int
    name: str
    current: bool
    outcome: JsonObject | None


@dataclass(frozen=True, slots=True)
class RewindRecord:
    """A deliberate going back from one depth to another; `round` and `phase` are where the game went on."""

    from_depth: int
    to_depth: int
    round: int
    phase: str
    made_at: datetime


@dataclass(frozen=True, slots=True)
class CheckpointMark:
    """Where a checkpoint stands. `move` is None, with `depth` 0, at the start; `digest` is 64 bits, unsigned."""

    id: CheckpointId
    move: MoveId | None
    depth: int
    digest: int
    round: int
    phase: str


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A stored state: its place and the JSON data it was made of."""

    mark: CheckpointMark
    state: JsonObject


@dataclass(frozen=True, slots=True)
class SlotRecord:
    """So many copies of one card in one section of a deck ("draw", "plot", "agenda" ... the caller's words)."""

    section: str
    card: str
    copies: int


@dataclass(frozen=True, slots=True)
class DeckContent:
    """What one version of a deck holds. `house` is a word of the rules."""

    house: str
    slots: tuple[SlotRecord, ...]


@dataclass(frozen=True, slots=True)
class DeckRecord:
    """A deck without its cards. `newest` is the number of its newest version, counted from 1; `notes` are the player's,
    `format` is the caller's word for what the deck is built for, "" for nothing in particular."""

    id: DeckId
    name: str
    house: str
    newest: int
    created: datetime
    changed: datetime
    notes: str = ""
    tags: tuple[str, ...] = ()
    format: str = ""


@dataclass(frozen=True, slots=True)
class DeckVersionRecord:
    """A version of a deck without its cards."""

    number: int
    comment: str
    made_at: datetime
