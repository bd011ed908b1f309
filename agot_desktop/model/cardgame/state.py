"""The state of a card game: flat lists of records by id, zones as lists of ids, and the stack of frames.

Cards and seats are copy-on-write: `clone()` copies the lists of references, and whoever writes to one asks for it with
`state.own(card_id)` or `state.own_seat(seat)`. Modifiers, delayed effects and told events are never changed. Every
change goes through those two or calls `touch()`, which drops the cache of derived values (`stats.py`).
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from agot_desktop.model.cardgame.options import DEFAULTS
from agot_desktop.model.cardgame.pool import Facts, Pool
from agot_desktop.model.kernel import rng as random_numbers
from agot_desktop.model.kernel.decision import DONE, NO, PASS, Choice, Decision
from agot_desktop.model.kernel.errors import DataError
from agot_desktop.model.kernel.event import Event
from agot_desktop.model.kernel.frame import Frame
from agot_desktop.model.kernel.game import GameState, LogEntry, Outcome
from agot_desktop.model.kernel.record import Kept, Record, Shared, Transient, record

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from agot_desktop.model.cardgame.index import Index
    from agot_desktop.model.cardgame.observation import Observation
    from agot_desktop.model.cardgame.variants.joust import Variant

# What has to be looked at before the next step, as bits of `unsettled`.
VALUES = 1
POWER = 2
TABLE = 4
TOKENS = 8

SEAT_ZONES = (
    "deck",
    "hand",
    "play",
    "discard",
    "dead",
    "shadows",
    "plots",
    "plot",
    "used",
    "removed",
    "aside",
    "under",
    "resolving",
    "beside",
)
LETTERS = "ABCDEF"
NOBODY = -1

Value = tuple[int | str, ...]


@record
class Card(Record):
    """One card. `code`: its number in the pool. `owner`, `controller`: seats. `zone`: one of `SEAT_ZONES`.

    `attached_to`: its bearer (attachments) or the card it lies under (duplicates), -1 for none. `moribund`: the zone
    for which it will leave play at the end of the window, '' if it stays (TIM-22). `since`: length of the history when
    it entered play (ADD-04). `stay`: number of its stay in play, for limits and lasting effects (TIM-39, D08).
    `known`: bit mask of the seats that know this card while it is hidden. `tokens`: gold on a Hand of the King, -1 for
    every other card (HK-13). `memory`: what its own text remembers, by name.
    """

    code: int
    owner: int
    controller: int
    zone: str
    kneeling: bool = False
    power: int = 0
    gold: int = 0
    attached_to: int = -1
    attachments: tuple[int, ...] = ()
    duplicates: tuple[int, ...] = ()
    moribund: str = ""
    since: int = 0
    stay: int = 0
    known: int = 0
    tokens: int = -1
    memory: tuple[tuple[str, tuple[int | str, ...]], ...] = ()
    stamp: Transient[Any] = None


_DOING_NOTHING: Final[tuple[Choice, ...]] = (PASS, DONE, NO)


@record
class Seat(Record):
    """One player: House, power on the House card, gold pool, counters of the phase and round, and his cards by zone.

    `challenges`: types initiated this phase; `attacked`: the same with their targets (`power:2`);
    `extra`: types of further challenges allowed this phase (`any` for all); `next_extra`: types of which only the very
    next challenge may be a further one, which nobody wins if it is opposed where `!` stands after the type;
    `drawn`: cards drawn by effects this round (DRAW-02); `limited`, `limited_responses`: played this round (KEY-09,
    KEY-10); `hand_attacked`: has attacked a Hand of the King this phase (HK-19); `out`: no longer in the game (WIN-08);
    `leaving`: why he leaves the game with the end of the window, `conceded` or `deck`, or empty.
    """

    house: str
    house_id: int = -1
    power: int = 0
    gold: int = 0
    hand_of_the_king: int = -1
    challenges: tuple[str, ...] = ()
    extra: tuple[str, ...] = ()
    next_extra: tuple[str, ...] = ()
    hand_attacked: bool = False
    attacked: tuple[str, ...] = ()
    drawn: int = 0
    limited: int = 0
    limited_responses: int = 0
    out: bool = False
    leaving: str = ""
    deck: list[int] = field(default_factory=list)
    hand: list[int] = field(default_factory=list)
    play: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    dead: list[int] = field(default_factory=list)
    shadows: list[int] = field(default_factory=list)
    plots: list[int] = field(default_factory=list)
    plot: list[int] = field(default_factory=list)
    used: list[int] = field(default_factory=list)
    removed: list[int] = field(default_factory=list)
    aside: list[int] = field(default_factory=list)
    under: list[int] = field(default_factory=list)
    resolving: list[int] = field(default_factory=list)
    beside: list[int] = field(default_factory=list)
    stamp: Transient[Any] = None

    def zone(self, name: str) -> list[int]:
        """The ids of a zone, top or oldest first."""
        found: list[int] = getattr(self, name)
        return found


@record
class Scope(Record):
    """What a running or lasting text speaks of: `this` card, `you` its controller, the event that it answers, names.

    `event`: index in the history of the round, or -1. `flight_at`, `flight`: the event under way that it answers, as
    place in the stack and index in the frame there, or -1. `names`: bound targets, picks, numbers, words, seats.
    """

    this: int
    you: int
    event: int = -1
    flight_at: int = -1
    flight: int = -1
    names: dict[str, tuple[int | str, ...]] = field(default_factory=dict)


@record
class Modifier(Record):
    """A lasting change. Never altered: added, and dropped when its time is over.

    `address`: the change in the ability that made it; `cards`, `stays`: the cards it is bound to (None: open, asks its
    filter); `until`: `challenge`, `phase`, `round`, `game`, `plot`, `leaves`; `source_type`, `source_seat`: for
    immunity; `amount`, `words`: values fixed when it began (TIM-04); `active`: itself as an index holds it, made at the
    first use.
    """

    address: str
    source: int
    source_type: str
    source_seat: int
    until: str
    scope: Shared[Scope]
    cards: tuple[int, ...] | None = None
    stays: tuple[int, ...] = ()
    amount: int = 0
    words: tuple[str, ...] = ()
    since: int = 0
    active: Transient[Any] = field(default=None, repr=False)


@record
class Delayed(Record):
    """An effect set up now that waits for its event (TIM-33). `address`: the waiting part; `number`: unique in the
    game; `until`: when it is dropped; `once`: dropped after its first happening; `cards`, `stays`: the cards it is
    bound to, with which it is over when one of them leaves play (TIM-32)."""

    number: int
    address: str
    source_type: str
    until: str
    scope: Shared[Scope]
    since: int = 0
    once: bool = True
    cards: tuple[int, ...] = ()
    stays: tuple[int, ...] = ()


@record
class Challenge(Record):
    """A challenge (section 8). `kind` and `claim_kind` are two facts; `stealthed`: bypassed characters; `declared`:
    participants that were declared (CHL-16); `hand`: the attacked Hand of the King or -1 (HK-19); `winner`, `loser`: -1
    for nobody, fixed when `decided` (CHL-22); `against_hand` stays true when the Hand has dropped out; `supporter`: who
    defends for the target (MEL-08); `commander`: taken over by the Lord Commander (MEL-11); `resolved`: all framework
    events are over; `unopposed_only`: nobody wins it if it is opposed."""

    number: int
    kind: str
    attacker: int
    defender: int
    claim_kind: str = ""
    hand: int = -1
    against_hand: bool = False
    attackers: list[int] = field(default_factory=list)
    defenders: list[int] = field(default_factory=list)
    stealthed: list[int] = field(default_factory=list)
    declared: list[int] = field(default_factory=list)
    supporter: int = NOBODY
    commander: bool = False
    rewound: bool = False
    decided: bool = False
    resolved: bool = False
    winner: int = -1
    loser: int = -1
    attack_total: int = 0
    defense_total: int = 0
    unopposed: bool = False
    unopposed_only: bool = False
    defenders_done: bool = False
    over: bool = False


class _LATE:
    """What this module needs of one that is built on it, looked up at the first use."""

    settle: ClassVar[Any] = None


@record
class CardState(GameState):
    """One position of a card game, complete: it can be cloned, compared and saved at every decision.

    `printed`: the facts of each card by id, made anew whenever a card's `code` changes; `entries`, `blocks`, `ground`:
    see `index.py`; `deciding`: the seat whose choice is being applied; `windows`: how many windows are open (a second
    one is never opened inside the first); `titles`: who holds each title in play, -1 for nobody; `gone`: seats out of
    the game, first gone first; `ending`: the power condition is met and only title changes are left before the end
    (KM-15); `strengths`: the STR of the characters in play when it was looked at last, by id and stay, as long as a
    text asks for changes of it.
    """

    GAME: ClassVar[str] = "cards"

    pool: Kept[Pool]
    variant: str
    options: dict[str, bool | int | str]
    rng: int
    cards: Shared[list[Card]] = field(default_factory=list)
    seats: Shared[list[Seat]] = field(default_factory=list)
    round: int = 1
    phase: str = "setup"
    phases: list[str] = field(default_factory=list)
    first_player: int = 0
    active_player: int = NOBODY
    initiative_winner: int = NOBODY
    modifiers: Shared[list[Modifier]] = field(default_factory=list)
    delayed: Shared[list[Delayed]] = field(default_factory=list)
    serial: int = 0
    history: Shared[list[Event]] = field(default_factory=list)
    uses: dict[str, int] = field(default_factory=dict)
    titles: dict[str, int] = field(default_factory=dict)
    gone: tuple[int, ...] = ()
    ending: bool = False
    skipped: tuple[str, ...] = ()
    strengths: dict[str, int] = field(default_factory=dict)
    challenge: Challenge | None = None
    last_challenge: Shared[Challenge | None] = None
    moribund: list[int] = field(default_factory=list)
    windows: int = 0
    stack: list[Frame] = field(default_factory=list)
    outcome_: Outcome | None = None
    log: Transient[list[LogEntry]] = field(default_factory=list)
    keeps_log: Transient[bool] = False
    unsettled: int = 0
    stamp: Transient[Any] = None
    cache: Kept[dict[int, Any]] = field(default_factory=dict)
    entries: Kept[dict[str, dict[int, Any]]] = field(default_factory=dict)
    blocks: Kept[dict[str, list[Any]]] = field(default_factory=dict)
    ground: Kept[Any] = None
    printed: Kept[list[Facts]] = field(default_factory=list)
    deciding: Transient[int] = NOBODY
    if TYPE_CHECKING:
        index: Kept[Index] = field(init=False)
        rules: Kept[Variant] = field(init=False)
    else:  # the classes are built on this module
        index: Kept[Any] = field(init=False)
        rules: Kept[Any] = field(init=False)
    open_decision: Kept[Decision | None] = None

    def after_clone(self, new: Self) -> None:
        """Both states must copy a card before they write to it from now on. A cache with answers is shared until one of
        them changes; an empty one is not, since `touch` would leave it in place."""
        self.stamp = object()
        new.stamp = object()
        if not self.cache:
            new.cache = {}

    # -- writing -----------------------------------------------------------------------------------------------------

    def own(self, card: int) -> Card:
        """The card, private to this state and free to be written to; drops derived values."""
        found = self.cards[card]
        if found.stamp is not self.stamp:
            found = found.clone()
            found.stamp = self.stamp
            self.cards[card] = found
        self.touch()
        return found

    def own_seat(self, seat: int) -> Seat:
        """The seat, private to this state and free to be written to; drops derived values."""
        found = self.seats[seat]
        if found.stamp is not self.stamp:
            found = found.clone()
            found.stamp = self.stamp
            self.seats[seat] = found
        self.touch()
        return found

    def touch(self, what: int = VALUES) -> None:
        """Something changed: derived values are asked anew, and `what` is settled before the next step."""
        if self.cache:
            self.cache = {}
        self.unsettled |= what

    def reindex(self) -> None:
        """What is in play, or which cards' texts are alive, has changed."""
        self.ground = None
        self.reindex_effects()

    def reindex_effects(self) -> None:
        """A lasting or waiting effect has begun or ended."""
        try:
            del self.index
        except AttributeError:
            pass
        if self.cache:
            self.cache = {}
        self.unsettled |= TABLE

    def draw_number(self, n: int) -> int:
        """A random number in `range(n)`; advances the generator."""
        value, self.rng = random_numbers.draw(self.rng, n)
        return value

    def shuffle(self, items: MutableSequence[int]) -> None:
        """Shuffles in place with the game's generator."""
        self.rng = random_numbers.shuffle(self.rng, items)

    def next_serial(self) -> int:
        """A number that no delayed effect or challenge of this game had before."""
        self.serial += 1
        return self.serial

    # -- reading -----------------------------------------------------------------------------------------------------

    def __getattr__(self, name: str) -> Any:
        """Builds on demand what is not there: `index` (who may act on what, dropped by `reindex`) and `rules` (the
        variant's answers). Reading them when they are there is a plain attribute access, the hottest of the engine."""
        if name == "index":
            from agot_desktop.model.cardgame.index import build

            self.index = build(self)
            return self.index
        if name == "rules":
            from agot_desktop.model.cardgame.variants import variant

            self.rules = variant(self.variant)
            return self.rules
        raise AttributeError(name)

    def facts(self, card: int) -> Facts:
        """What is printed on the card."""
        return self.printed[card]

    def option(self, name: str) -> bool | int | str:
        """A `CFG-` option of this game (section 29), its default if the game does not set it."""
        return self.options.get(name, DEFAULTS[name])

    def player_order(self) -> list[int]:
        """Seats from the First Player on, clockwise, without those who are out."""
        seats = self.seats
        first = self.first_player
        order = [*range(first, len(seats)), *range(first)]
        for seat in seats:
            if seat.out:
                return [s for s in order if not seats[s].out]
        return order

    def opponents(self, seat: int) -> list[int]:
        """The other seats, clockwise from `seat`."""
        n = len(self.seats)
        return [s for k in range(1, n) if not self.seats[s := (seat + k) % n].out]

    def say(self, entry: LogEntry) -> None:
        """Writes a log entry, if this state keeps a log."""
        if self.keeps_log:
            self.log.append(entry)

    # -- contract ----------------------------------------------------------------------------------------------------

    def settle(self) -> None:
        if _LATE.settle is None:
            from agot_desktop.model.cardgame.settle import settle

            _LATE.settle = settle
        _LATE.settle(self)

    def for_absent(self, decision: Decision) -> Choice | None:
        """Who has given up does as little as he can until he leaves."""
        if not self.seats[decision.seat].leaving:
            return None
        return next((choice for choice in _DOING_NOTHING if decision.allows(choice)), decision.options[0])

    def concede(self, seat: int) -> None:
        """See `conceding.py`."""
        from agot_desktop.model.cardgame.conceding import concede

        concede(self, seat)

    def observe(self, seat: int) -> Observation:
        from agot_desktop.model.cardgame.observe import observe

        return observe(self, seat)

    def determinize(self, seat: int, rng: int) -> CardState:
        from agot_desktop.model.cardgame.determinize import determinize

        return determinize(self, seat, rng)

    def problems(self) -> list[str]:
        from agot_desktop.model.cardgame.problems import problems

        return problems(self)

    def encode(self, data: dict[str, Any]) -> dict[str, Any]:
        """Files name cards by the id of their facts, not by a number in a pool."""
        known = self.pool.cards
        for card in data["cards"]:
            card["code"] = known[card["code"]].id
        return data

    @classmethod
    def load(cls, data: Any, pool: Pool) -> CardState:
        """A state out of `to_data()`; raises `DataError` when the data does not fit the pool or this program."""
        from agot_desktop.model.cardgame import setup  # noqa: F401  # all frames enter themselves

        if not isinstance(data, dict) or not isinstance(data.get("cards"), list):
            raise DataError("a card game needs its cards")
        try:
            cards = [{**card, "code": pool.index[card["code"]]} for card in data["cards"]]
        except (KeyError, TypeError) as error:
            raise DataError(f"unknown card {error}") from error
        state = cls.from_data({**data, "cards": cards})
        state.pool = pool
        del state.index, state.rules
        state.stamp = object()
        state.cache = {}
        state.printed = [pool.cards[card.code] for card in state.cards]
        state.run()
        return state
