"""Drawing from a deck to try it: opening hands, mulligan, set-up, next turns; and thousands of set-ups counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from agot_desktop.model.cardgame import terms
from agot_desktop.model.cardgame.deck_rules import Deck
from agot_desktop.model.cardgame.facts import Facts
from agot_desktop.model.cardgame.pool import Pool, fold
from agot_desktop.model.kernel.rng import seeded, shuffle

HAND_SIZE: Final = 7
SETUP_GOLD: Final = 5
DRAW: Final = 2
POOR: Final = 2
"""A set-up with fewer cards than this is poor."""
_HOUSE_BEARER: Final = "Attach to your House card"
_LOCATION_BEARER: Final = "Attach to a location"


@dataclass(frozen=True, slots=True)
class SetUp:
    """What is placed from a hand: places in the hand, and the gold it costs, 0 to 5."""

    placed: tuple[int, ...]
    gold: int


@dataclass(slots=True)
class _Option:
    """A card of the hand that may be placed. `title`: of a unique card, '' else; `needs`: the type of card that must
    be there for it."""

    place: int
    cost: int
    title: str
    limited: bool
    type: str
    needs: str


def setup_cost(facts: Facts, house: str) -> int | None:
    """Gold to place a card in set-up, penalty included (SET-04); None where it cannot be placed (SET-03, 06, 07)."""
    is_setup = facts.type == terms.ATTACHMENT and terms.SETUP_KEYWORD in facts.keywords
    if facts.type not in (terms.CHARACTER, terms.LOCATION) and not is_setup:
        return None
    if facts.cost is None or facts.cost_x or facts.shadow:
        return None
    if not facts.houses or house in facts.houses:
        return facts.cost
    return facts.cost + (1 if house == terms.NEUTRAL else 2)


def best_setup(hand: Sequence[Facts], house: str) -> SetUp:
    """The set-up that places the most cards, among those the one that uses the most gold (SET-03 to SET-08)."""
    options = []
    for place, facts in enumerate(hand):
        cost = setup_cost(facts, house)
        if cost is not None:
            needs = ""
            if facts.type == terms.ATTACHMENT and _HOUSE_BEARER not in facts.restrictions:
                needs = terms.LOCATION if _LOCATION_BEARER in facts.restrictions else terms.CHARACTER
            title = fold(facts.name) if facts.unique else ""
            options.append(_Option(place, cost, title, terms.LIMITED in facts.keywords, facts.type, needs))
    # Bearers first, so that an attachment sees what is there; the cheapest version of a title pays, others lie under.
    options.sort(key=lambda option: (option.needs != "", option.cost, option.place))
    best = SetUp((), 0)

    def extend(at: int, placed: tuple[_Option, ...], gold: int) -> None:
        nonlocal best
        if (len(placed), gold) > (len(best.placed), best.gold):
            best = SetUp(tuple(sorted(option.place for option in placed)), gold)
        if len(placed) + len(options) - at < len(best.placed):
            return
        for number in range(at, len(options)):
            option = options[number]
            double = option.title != "" and any([option.title == other.title for other in placed])
            cost = 0 if double else option.cost
            if gold + cost > SETUP_GOLD:
                continue
            if option.limited and not double and any([other.limited for other in placed]):
                continue
            if option.needs and not any([other.type == option.needs for other in placed]):
                continue
            extend(number + 1, (*placed, option), gold + cost)

    extend(0, (), 0)
    return best


class TrialDraw:
    """A shuffled draw deck: opening hand, then what the player asks for. Cards are ids; unknown ones are left out."""

    def __init__(self, deck: Deck, pool: Pool, seed: int) -> None:
        self._pool = pool
        self._house = deck.house
        self._cards = [card for card, count in deck.cards if card in pool.index for _ in range(count)]
        self._rng = seeded(seed, "draw")
        self.library: list[str] = []
        self.hand: list[str] = []
        self.in_play: list[str] = []
        self.mulligan_taken = False
        self.round = 0
        self._deal()

    def _deal(self) -> None:
        self.library = list(self._cards)
        self._rng = shuffle(self._rng, self.library)
        self.hand, self.library = self.library[:HAND_SIZE], self.library[HAND_SIZE:]

    @property
    def can_mulligan(self) -> bool:
        """Once, before anything else (SET-02)."""
        return not self.mulligan_taken and self.round == 0 and not self.in_play

    def mulligan(self) -> None:
        """The whole hand back, seven new cards; does nothing the second time."""
        if self.can_mulligan:
            self.mulligan_taken = True
            self._deal()

    @property
    def setup(self) -> SetUp:
        """The best set-up of this hand."""
        return best_setup([self._pool.cards[self._pool.index[card]] for card in self.hand], self._house)

    def place(self) -> SetUp:
        """Places the best set-up and fills the hand (SET-10)."""
        done = self.setup
        self.in_play += [self.hand[place] for place in done.placed]
        self.hand = [card for place, card in enumerate(self.hand) if place not in done.placed]
        self.draw(HAND_SIZE - len(self.hand))
        self.round = 1
        return done

    def draw(self, count: int = DRAW) -> tuple[str, ...]:
        """The next cards of the library into the hand, as many as there are."""
        drawn, self.library = self.library[:count], self.library[count:]
        self.hand += drawn
        return tuple(drawn)

    def next_round(self) -> tuple[str, ...]:
        """The two cards of the next draw phase (DRW-01)."""
        self.round += 1
        return self.draw(DRAW)


@dataclass(slots=True)
class SetupReport:
    """Set-ups counted so far. A poor opening hand is thrown back once, as SET-02 allows.

    `placed` and `gold` count hands by cards and gold placed in the end; `first_poor`: poor ones before the mulligan,
    `poor`: after it; `duplicates`: hands with a duplicate placed.
    """

    deck: Deck
    pool: Pool
    seed: int = 0
    hands: int = 0
    placed: Counter[int] = field(default_factory=Counter)
    gold: Counter[int] = field(default_factory=Counter)
    first_poor: int = 0
    poor: int = 0
    no_character: int = 0
    _rng: int = 0
    _cards: list[Facts] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._rng = seeded(self.seed, "report")
        self._cards = [
            self.pool.cards[self.pool.index[card]]
            for card, count in self.deck.cards
            if card in self.pool.index
            for _ in range(count)
        ]

    def run(self, hands: int) -> None:
        """Deals and counts so many further hands; nothing where the deck has no cards."""
        if not self._cards:
            return
        for _ in range(hands):
            hand = self._deal()
            found = best_setup(hand, self.deck.house)
            if len(found.placed) < POOR:
                self.first_poor += 1
                hand = self._deal()
                found = best_setup(hand, self.deck.house)
            self.hands += 1
            self.placed[len(found.placed)] += 1
            self.gold[found.gold] += 1
            self.poor += len(found.placed) < POOR
            self.no_character += not any([hand[place].type == terms.CHARACTER for place in found.placed])

    def _deal(self) -> list[Facts]:
        self._rng = shuffle(self._rng, self._cards)
        return self._cards[:HAND_SIZE]

    @property
    def mean_placed(self) -> float:
        """Cards placed in a set-up."""
        return _mean(self.placed, self.hands)

    @property
    def mean_gold(self) -> float:
        """Gold placed, 0 to 5."""
        return _mean(self.gold, self.hands)

    def share(self, count: int) -> float:
        """A count as a share of the hands, 0 to 1."""
        return count / self.hands if self.hands else 0.0


def _mean(counts: Counter[int], hands: int) -> float:
    return sum(number * count for number, count in counts.items()) / hands if hands else 0.0
