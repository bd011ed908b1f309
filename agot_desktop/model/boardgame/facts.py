"""The board game's facts as its files spell them, and how they are read.

`resources/board/*.json`: areas with borders and arrows, Leaders, House cards, Tactics, Ally cards, Westeros cards, the
set-up. `board.py` turns them into numbers. Every entry says where it comes from (`source`).
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec

House = Literal["stark", "lannister", "baratheon", "greyjoy"]
Small = Annotated[int, msgspec.Meta(ge=0, le=20)]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
T = TypeVar("T", bound=msgspec.Struct)


class BoardFileError(ValueError):
    """A file of the board is broken. `file` is its name, `path` the exact place, `reason` what is wrong."""

    def __init__(self, file: str, path: str, reason: str) -> None:
        super().__init__(f"{file}: {path}: {reason}")
        self.file = file
        self.path = path
        self.reason = reason


class _Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    pass


class Icons(_Facts, frozen=True):
    """How many icons of each kind an area shows; `muster` are its mustering points."""

    supply: Small
    power: Small
    muster: Small


class Neighbour(_Facts, frozen=True):
    """A border of an area; `coast` touches a sea and is never crossed (MV-01)."""

    id: Id
    border: Literal["open", "ford", "bridge", "strait", "coast"]


class AreaFacts(_Facts, frozen=True):
    """One area. `home` is the house whose home it is, `ally_seat` the Ally deck whose seat it is (AL-06)."""

    id: Id
    name: Id
    type: Literal["land", "city", "stronghold", "sea"]
    region: Id
    icons: Icons
    claim: Small
    home: House | None
    neutral_force: Small
    ally_seat: Id | None
    enterable: bool
    pos: tuple[float, float]
    neighbours: tuple[Neighbour, ...]
    coastal: bool
    arrows: tuple[Id, ...]
    source: str


class ArrowFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, rename={"from_": "from"}):
    """One arrow. `houses` may use it (None: all), `closed_in` names the weather that closes it (MV-01, WE-03)."""

    id: Id
    from_: Id
    to: Id
    houses: tuple[House, ...] | None
    both_ways: bool
    kind: Literal["sea", "sea-long", "road"]
    closed_in: tuple[Literal["fair", "rough", "storm"], ...]
    source: str
    confidence: str


class Values(_Facts, frozen=True):
    """What a Leader adds to an army (LD-02)."""

    strength: Small
    swords: Small
    forts: Small


class Ability(_Facts, frozen=True):
    """What a Leader does beside his values."""

    id: Id
    text: str


class LeaderFacts(_Facts, frozen=True):
    """One Leader token with its Leadership card (LD-01 to LD-10)."""

    id: Id
    name: Id
    house: Id
    kind: Literal["house", "ally"]
    trigger_order: Literal["raid", "consolidate"]
    base: Values
    march: Values
    ability: Ability | None
    start_area: Id | None
    is_unit: Literal[False]
    counts_for_supply: Literal[False]
    can_be_routed: Literal[False]
    name_confidence: str
    values_confidence: str
    source: str


class Effect(_Facts, frozen=True):
    """What a House card does: when, in words, and how it was read where that is doubtful."""

    id: Id
    timing: str
    text: str
    notes: str | None


class HouseCardFacts(_Facts, frozen=True):
    """One House card (HC-01, HC-02)."""

    id: Id
    name: Id
    house: House
    strength: Small
    swords: Small
    forts: Small
    effect: Effect | None
    source: str
    confidence: str
    text_confidence: str


class TacticFacts(_Facts, frozen=True):
    """One Tactics card of one house (TA-01)."""

    id: Id
    name: Id
    timing: str
    text: str
    hooks: tuple[str, ...]
    confidence: str
    source: str
    card: Id
    house: House
    common: bool


class AllyCardFacts(_Facts, frozen=True):
    """One card of an Ally deck, with how many copies of it there are (AL-01)."""

    id: Id
    deck: Id
    name: Id
    kind: Literal["pledge", "event"]
    copies: Annotated[int, msgspec.Meta(ge=1, le=6)]
    timing: str
    text: str
    source: str
    confidence: str


class AllyDeckFacts(_Facts, frozen=True):
    """An Ally deck: its seat on the board and its Leader, if it has them."""

    id: Id
    seat: Id | None
    leader: Id | None


class WesterosFacts(_Facts, frozen=True):
    """One Westeros card; `weather` is the symbol of each copy."""

    deck: Literal["I", "II", "III"]
    id: Id
    name: Id
    copies: Annotated[int, msgspec.Meta(ge=1, le=10)]
    weather: tuple[Literal["worse", "better"] | None, ...]
    text: str
    choice_by: Literal["iron_throne", "messenger_raven", "valyrian_blade"] | None
    confidence: str
    source: str


class OrderFacts(_Facts, frozen=True):
    """One kind of order token (OR-01)."""

    id: Id
    type: Literal["march", "defense", "support", "raid", "consolidate"]
    value: Annotated[int, msgspec.Meta(ge=-5, le=5)]
    star: bool
    count: Small


class Pieces(_Facts, frozen=True):
    """What stands in an area when the game begins."""

    knight: Small = 0
    footman: Small = 0
    leaders: tuple[Id, ...] = ()
    garrison: Small = 0


class HouseFacts(_Facts, frozen=True):
    """How a house begins."""

    id: House
    name: Id
    power: Small
    home: Id
    areas: dict[Id, Pieces]


class TrackFacts(_Facts, frozen=True):
    """The three influence tracks, first to last."""

    iron_throne: tuple[House, House, House, House]
    fiefdoms: tuple[House, House, House, House]
    kings_court: tuple[House, House, House, House]


class SetupFacts(_Facts, frozen=True):
    """Numbers of the game and its beginning (section 7)."""

    rounds: Small
    claim_to_win: Small
    max_claim_tokens_per_house: Small
    max_power_tokens: Small
    star_limits: tuple[int, int, int, int]
    supply_limits: tuple[tuple[int, ...], ...]
    unit_pool: dict[str, int]
    unit_strength: dict[str, int]
    muster_cost: dict[str, int]
    weather_start: Literal["fair", "rough", "storm"]
    orders: tuple[OrderFacts, ...]
    tracks: TrackFacts
    houses: tuple[HouseFacts, ...]


class AreasFile(_Facts, frozen=True):
    """areas.json"""

    areas: tuple[AreaFacts, ...]
    arrows: tuple[ArrowFacts, ...]


class LeadersFile(_Facts, frozen=True):
    """leaders.json"""

    leaders: tuple[LeaderFacts, ...]


class HouseCardsFile(_Facts, frozen=True):
    """house_cards.json"""

    cards: tuple[HouseCardFacts, ...]


class TacticsFile(_Facts, frozen=True):
    """tactics.json"""

    cards: tuple[TacticFacts, ...]


class AlliesFile(_Facts, frozen=True):
    """allies.json"""

    cards: tuple[AllyCardFacts, ...]
    decks: tuple[AllyDeckFacts, ...]


class WesterosFile(_Facts, frozen=True):
    """westeros.json"""

    cards: tuple[WesterosFacts, ...]


def read_file(folder: Path, name: str, shape: type[T]) -> T:
    """One file of the board. Raises `BoardFileError`."""
    try:
        raw = (folder / name).read_bytes()
    except OSError as error:
        raise BoardFileError(name, "$", error.strerror or str(error)) from error
    try:
        return msgspec.json.decode(raw, type=shape)
    except msgspec.ValidationError as error:
        reason, _, place = str(error).partition(" - at `")
        raise BoardFileError(name, place.rstrip("`") or "$", reason) from error
    except msgspec.DecodeError as error:
        raise BoardFileError(name, "$", str(error)) from error


def unique(file: str, what: str, entries: Sequence[Any]) -> dict[str, int]:
    """Position by id. Raises `BoardFileError` where an id comes twice."""
    found: dict[str, int] = {}
    for number, entry in enumerate(entries):
        if entry.id in found:
            raise BoardFileError(file, f"$.{what}[{number}].id", f"{entry.id!r} comes twice")
        found[entry.id] = number
    return found
