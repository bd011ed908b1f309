"""The shapes of what a house sees. Immutable and made of plain values; ids and stacks are those of the state."""

from __future__ import annotations

from typing import Final, NamedTuple

from agot_desktop.model.boardgame.terms import Stack
from agot_desktop.model.kernel.decision import Choice

HIDDEN: Final = -2
"""An order, a Tactics card, a House card or a bid that lies face down."""


class AreaView(NamedTuple):
    """An area: who controls it, what stands there; `order` may be `HIDDEN`."""

    area: int
    owner: int
    units: Stack
    garrison: int
    token: int
    neutral: int
    order: int


class LeaderView(NamedTuple):
    """A Leader. `at`: an area, `RESERVE`, `DEAD`, `OUT`, or `PRISON` with `prison` saying whose."""

    leader: int
    at: int
    prison: int
    controller: int
    captive_since: int
    maimed: bool
    silenced: bool
    led: bool


class HouseView(NamedTuple):
    """A house. `hand`, `tactics`: bit masks; `tactic`, `bid` may be `HIDDEN`; `ally_cards`: empty for another house,
    whose cards show their decks only (`ally_decks`); `armies`, `limit`: sizes from large to small."""

    house: int
    power: int
    bank: int
    supply: int
    supply_icons: int
    limit: tuple[int, ...]
    armies: tuple[int, ...]
    claim: int
    claim_tokens: int
    hand: int
    tactics: int
    tactic: int
    tactic_used: bool
    ally_cards: tuple[int, ...]
    ally_decks: tuple[int, ...]
    prison: tuple[int, ...]
    bid: int
    offers: int


class BattleView(NamedTuple):
    """A battle under way. Pairs are by side, attacker first; `parts`: what each side's strength is made of."""

    attacker: int
    defender: int
    area: int
    origin: int
    group: Stack
    cards: tuple[int, ...]
    parts: tuple[tuple[tuple[str, int], ...], ...]
    swords: tuple[int, ...]
    forts: tuple[int, ...]
    winner: int
    to_die: int
    captured: tuple[int, ...]
    refuge: int


class OfferView(NamedTuple):
    """An offer on the table: `house` gives and wants Leaders and Power."""

    house: int
    other: int
    give: tuple[int, ...]
    give_power: int
    want: tuple[int, ...]
    want_power: int


class DecisionView(NamedTuple):
    """The open Decision; `options` only for the house that decides."""

    seat: int
    kind: str
    source: int
    options: tuple[Choice, ...]
    own: bool


class RealmView(NamedTuple):
    """Everything that one house sees (`seat`)."""

    seat: int
    round: int
    phase: str
    weather: int
    areas: tuple[AreaView, ...]
    leaders: tuple[LeaderView, ...]
    houses: tuple[HouseView, ...]
    tracks: tuple[tuple[int, ...], ...]
    thief: int
    turn_order: tuple[int, ...]
    blade_used: bool
    bans: int
    westeros: tuple[int, ...]
    westeros_left: tuple[int, ...]
    ally_left: tuple[int, ...]
    ally_discard: tuple[tuple[int, ...], ...]
    pledges: tuple[int, ...]
    battle: BattleView | None
    offer: OfferView | None
    decision: DecisionView | None
    winner: int
    over: bool
