"""What one seat sees of a card game: immutable values, made by `observe.py`, drawn by the window, read by nobody else.

Hidden cards are counts without ids, save what this seat knows. Of another seat's Decision only seat, kind and source
are shown. Names of cards are looked up in the pool by `code`, the id of the facts.
"""

from __future__ import annotations

from dataclasses import dataclass

from agot_desktop.model.kernel.decision import Choice
from agot_desktop.model.kernel.game import Outcome


@dataclass(frozen=True, slots=True)
class CardView:
    """A card that the seat may see. Numbers and words are the current ones, not the printed ones.

    `cost` is what its holder would pay now (cards in hand), else the printed cost; None for a dash.
    `participating`: '', 'attacking' or 'defending'. `threshold` is 0 and `tokens` 0 for all but Hands of the King.
    `attachments` are shown with the card, whoever controls them; `duplicates` are card ids.
    """

    id: int
    code: str
    type: str
    owner: int
    controller: int
    zone: str
    kneeling: bool = False
    power: int = 0
    gold: int = 0
    cost: int | None = None
    strength: int | None = None
    printed_strength: int | None = None
    icons: tuple[str, ...] = ()
    crests: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    attachments: tuple[CardView, ...] = ()
    duplicates: tuple[int, ...] = ()
    participating: str = ""
    stealthed: bool = False
    moribund: bool = False
    blank: bool = False
    hand_of_the_king: bool = False
    tokens: int = 0
    threshold: int = 0
    in_play: bool = False


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player's side of the table.

    `play`: cards this seat controls in play that are attached to nothing (attachments hang on their cards).
    `beside`: House card, agenda and a Hand of the King out of play. `hand`, `shadows`, `plots`: the cards this seat may
    see there (all of its own, known ones of others); the counts say how many there are. `influence`: what the seat
    could pay now (INF-01). `out`: no longer in the game (WIN-08).
    """

    seat: int
    house: str
    power: int
    house_power: int
    gold: int
    claim: int
    initiative: int
    income: int
    hand_count: int
    deck_count: int
    shadows_count: int
    plots_count: int
    play: tuple[CardView, ...]
    beside: tuple[CardView, ...]
    hand: tuple[CardView, ...]
    shadows: tuple[CardView, ...]
    discard: tuple[CardView, ...]
    dead: tuple[CardView, ...]
    plots: tuple[CardView, ...]
    plot: CardView | None
    used: tuple[CardView, ...]
    hand_of_the_king: CardView | None
    known_deck: tuple[CardView, ...] = ()
    challenges_made: tuple[str, ...] = ()
    titles: tuple[str, ...] = ()
    limited_used: bool = False
    influence: int = 0
    out: bool = False


@dataclass(frozen=True, slots=True)
class ChallengeView:
    """The challenge that is going on, or the last one. Totals are None until attackers are declared.

    `winner`: seat, or None while undecided or when nobody won (`decided` tells which). `against_hand`: HK-19.
    """

    kind: str
    attacker: int
    defender: int
    against_hand: bool
    attackers: tuple[int, ...]
    defenders: tuple[int, ...]
    attack_total: int
    defense_total: int
    claim: int
    decided: bool
    winner: int | None
    unopposed: bool
    over: bool


@dataclass(frozen=True, slots=True)
class TitleView:
    """A title of the variant with its holder's seat, -1 while it is free. `supports` and `opposes` are other titles
    (MEL-05); both empty in Kingsmoot."""

    name: str
    holder: int
    supports: tuple[str, ...] = ()
    opposes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class DecisionView:
    """The open decision: for its own seat with the options, for others without.

    `source`: card id that asks, -1 for a rule. In a run of picks `picked` are the ids so far, `least` and `most` how
    many may still follow.
    """

    seat: int
    kind: str
    source: int
    options: tuple[Choice, ...]
    least: int
    most: int
    picked: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Observation:
    """Everything that `seat` may know. `challenge` is the current one, `last_challenge` the last that was fought.
    `titles`: all titles of the variant in the order of their table, () where it has none."""

    seat: int
    variant: str
    options: tuple[tuple[str, bool | int | str], ...]
    round: int
    phase: str
    active_player: int
    first_player: int
    seats: tuple[SeatView, ...]
    challenge: ChallengeView | None
    last_challenge: ChallengeView | None
    decision: DecisionView | None
    outcome: Outcome | None
    titles: tuple[TitleView, ...] = ()
