"""The options of the open decision, sorted by what a player points at: cards, cards on cards, seats, and the rest.

    offers_of(observation, name_of) -> Offers
Reads an observation only; no Qt.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from agot_desktop.model.cardgame.observation import CardView, DecisionView, Observation, SeatView
from agot_desktop.model.kernel.decision import DONE, Choice

CARD_WORDS: Final = frozenset(
    (
        "place",
        "plot",
        "marshal",
        "duplicate",
        "shadow",
        "unveil",
        "naval",
        "play",
        "use",
        "respond",
        "save",
        "cancel",
        "choose",
    )
)
SEAT_WORDS: Final = frozenset(("choose_seat", "first"))

# Names of the zones that a card may be dropped on; those of `TableLayout`, and the place of the plot.
CHARACTERS: Final = "near_characters"
LOCATIONS: Final = "near_locations"
LANE: Final = "lane"
PLOT: Final = "near_head"
HAND: Final = "hand"

_ORDERED_KINDS: Final = frozenset(("cardgame.order",))
_INTO_LANE: Final = frozenset(("cardgame.attackers", "cardgame.defenders"))


@dataclass(frozen=True, slots=True)
class Drops:
    """Where one card may be dropped, and what each drop means. `pick`: it adds a pick instead of making a choice."""

    zones: dict[str, Choice] = field(default_factory=dict)
    cards: dict[int, Choice] = field(default_factory=dict)
    pick: bool = False

    def __bool__(self) -> bool:
        return bool(self.zones or self.cards)


@dataclass(frozen=True, slots=True)
class Offers:
    """Options by card, by seat, and plain ones, each in the order of the decision.

    `run`: several cards are picked one after another and confirmed together. `strip`: cards of the options that lie in
    piles, decks or another's hand and have to be laid out to be chosen. `twins`: for a card of the own hand the offered
    copies of it; the rules offer only one of several equal cards, and a player may point at any. `kings`: the Hand of
    the King of each seat that has one.
    """

    decision: DecisionView | None
    by_card: dict[int, tuple[Choice, ...]]
    by_seat: dict[int, Choice]
    plain: tuple[Choice, ...]
    run: bool
    cards: dict[int, CardView]
    strip: tuple[CardView, ...]
    hosts: dict[int, int]
    twins: dict[int, tuple[int, ...]] = field(default_factory=dict)
    kings: dict[int, int] = field(default_factory=dict)

    @property
    def several_to_attack(self) -> bool:
        """Whether challenges against more than one player are offered: first the kind is picked, then the player."""
        return len({choice[2] for choice in self.plain if choice[0] == "challenge"}) > 1

    @property
    def open(self) -> bool:
        """Whether the observation's seat decides."""
        return self.decision is not None and bool(self.decision.options)

    def drops(self, card: int) -> Drops:
        """Where this card may be dropped now: exactly what the options say."""
        if self.decision is None:
            return Drops()
        zones: dict[str, Choice] = {}
        targets: dict[int, Choice] = {}
        for choice in self.by_card.get(card, ()):
            if len(choice) > 2 and isinstance(choice[2], int):
                targets[choice[2]] = choice
            elif choice[0] == "duplicate":
                targets[self.hosts.get(card, -1)] = choice
            elif (zone := self._zone(choice, self.cards.get(card))) is not None:
                zones.setdefault(zone, choice)
        targets.pop(-1, None)
        return Drops(zones, targets, self.run)

    def _zone(self, choice: Choice, card: CardView | None) -> str | None:
        word = choice[0]
        if word in ("marshal", "place"):
            return LOCATIONS if card is not None and card.type == "location" else CHARACTERS
        if word == "plot":
            return PLOT
        if word in ("play", "shadow"):
            return LANE
        if word == "choose" and self.decision is not None and self.decision.kind in _INTO_LANE:
            return LANE
        return None


def everything(observation: Observation) -> Iterator[tuple[SeatView, str, CardView]]:
    """Every card of the observation with its seat and the field it is listed in; attachments too."""
    for seat in observation.seats:
        for name in ("play", "beside", "hand", "shadows", "plots", "discard", "dead", "used", "known_deck"):
            for card in getattr(seat, name):
                yield seat, name, card
                for attached in card.attachments:
                    yield seat, "attached", attached
        for name in ("plot", "hand_of_the_king"):
            card = getattr(seat, name)
            if card is not None:
                yield seat, name, card
                for attached in card.attachments:
                    yield seat, "attached", attached


def offers_of(observation: Observation | None, name_of: Callable[[str], str]) -> Offers:
    """Sorts the options of the observation's seat. `name_of` gives the title of a card's code (for duplicates)."""
    decision = observation.decision if observation is not None else None
    if observation is None or decision is None or decision.seat != observation.seat:
        return Offers(decision, {}, {}, (), False, {}, (), {})
    by_card: dict[int, list[Choice]] = {}
    by_seat: dict[int, Choice] = {}
    plain: list[Choice] = []
    for choice in decision.options:
        word = choice[0]
        if word in CARD_WORDS and len(choice) > 1 and isinstance(choice[1], int):
            by_card.setdefault(choice[1], []).append(choice)
        elif word in SEAT_WORDS and isinstance(choice[1], int):
            by_seat[choice[1]] = choice
        else:
            plain.append(choice)
    cards: dict[int, CardView] = {}
    on_table: set[int] = set()
    for seat, name, card in everything(observation):
        cards.setdefault(card.id, card)
        if _stands(observation, decision, seat, name):
            on_table.add(card.id)
    twins = _twins(observation, by_card) if decision.kind != "cardgame.plot" else {}
    for card_id, copies in twins.items():
        by_card.setdefault(card_id, by_card[copies[0]])
    offered = [cards[c] for c in by_card if c in cards and c not in on_table]
    return Offers(
        decision=decision,
        by_card={card: tuple(choices) for card, choices in by_card.items()},
        by_seat=by_seat,
        plain=tuple(plain),
        run=is_run(decision),
        cards=cards,
        strip=tuple(offered),
        hosts=_hosts(observation, by_card, cards, name_of),
        twins=twins,
        kings={s.seat: s.hand_of_the_king.id for s in observation.seats if s.hand_of_the_king is not None},
    )


def is_run(decision: DecisionView) -> bool:
    """Whether several cards are picked and confirmed together. Where the order matters they are sent one by one."""
    if decision.kind in _ORDERED_KINDS:
        return False
    words = {choice[0] for choice in decision.options}
    if "place" in words:
        return True
    return "choose" in words and (decision.most > 1 or bool(decision.picked))


def may_finish(decision: DecisionView) -> bool:
    """Whether the run may end as it stands."""
    return DONE in decision.options


def _stands(observation: Observation, decision: DecisionView, seat: SeatView, name: str) -> bool:
    """Whether cards of this list have a place on the table where they can be pointed at."""
    if name in ("play", "beside", "hand_of_the_king", "attached", "plot"):
        return True
    return name == "hand" and seat.seat == observation.seat and decision.kind != "cardgame.plot"


def _twins(observation: Observation, by_card: dict[int, list[Choice]]) -> dict[int, tuple[int, ...]]:
    """For each card of the own hand that is not offered the offered copies of it."""
    hand = observation.seats[observation.seat].hand if observation.seat < len(observation.seats) else ()
    copies: dict[str, list[int]] = {}
    for card in hand:
        if card.id in by_card:
            copies.setdefault(card.code, []).append(card.id)
    return {card.id: tuple(copies[card.code]) for card in hand if card.id not in by_card and card.code in copies}


def _hosts(
    observation: Observation,
    by_card: dict[int, list[Choice]],
    cards: dict[int, CardView],
    name_of: Callable[[str], str],
) -> dict[int, int]:
    """For each card that may become a duplicate: the card in play with the same title."""
    mine = observation.seats[observation.seat].play if observation.seat < len(observation.seats) else ()
    standing: dict[str, int] = {}
    for card in mine:
        standing.setdefault(name_of(card.code), card.id)
        for attached in card.attachments:
            standing.setdefault(name_of(attached.code), attached.id)
    found = {}
    for card_id, choices in by_card.items():
        if card_id in cards and any(choice[0] == "duplicate" for choice in choices):
            host = standing.get(name_of(cards[card_id].code))
            if host is not None:
                found[card_id] = host
    return found
