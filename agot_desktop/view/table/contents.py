"""Which cards stand in which zone of the table, seen from one seat. Reads an observation only; no Qt."""

from __future__ import annotations

from dataclasses import dataclass

from agot_desktop.model.cardgame.observation import CardView, Observation, SeatView
from agot_desktop.view.table.rows import Shape

ROWS = ("far_locations", "far_characters", "near_characters", "near_locations")


@dataclass(frozen=True, slots=True)
class Standing:
    """A card of a row; `card` is None for a card back that nobody here may look at. `key` is unique on the table."""

    key: object
    card: CardView | None

    @property
    def shape(self) -> Shape:
        if self.card is None:
            return Shape()
        card = self.card
        return Shape(card.kneeling, len(card.attachments), len(card.duplicates), card.hand_of_the_king)


@dataclass(frozen=True, slots=True)
class Row:
    """A row's cards, and the Hand of the King in its slot at the left."""

    zone: str
    seat: int
    cards: tuple[Standing, ...]
    lead: Standing | None = None


def near_seat(seen: Observation) -> int:
    """The seat shown at the lower edge."""
    return seen.seat if 0 <= seen.seat < len(seen.seats) else 0


def far_seat(seen: Observation) -> int:
    """The seat shown at the upper edge: the other one of two."""
    return 1 - near_seat(seen) if len(seen.seats) == 2 else (near_seat(seen) + 1) % len(seen.seats)


def rows(seen: Observation) -> tuple[Row, ...]:
    """The four rows of a duel, from above."""
    near, far = seen.seats[near_seat(seen)], seen.seats[far_seat(seen)]
    return (
        _others("far_locations", far),
        _characters("far_characters", far),
        _characters("near_characters", near),
        _others("near_locations", near),
    )


def _characters(zone: str, seat: SeatView) -> Row:
    hand = seat.hand_of_the_king
    lead = Standing(hand.id, hand) if hand is not None else None
    cards = tuple(
        Standing(card.id, card)
        for card in seat.play
        if card.type == "character" and (hand is None or card.id != hand.id)
    )
    return Row(zone, seat.seat, cards, lead)


def _others(zone: str, seat: SeatView) -> Row:
    """Locations first, then agendas and what else lies beside them, then shadows."""
    hand = seat.hand_of_the_king
    kept = [card for card in seat.play if card.type != "character"]
    kept.sort(key=lambda card: card.type != "location")
    beside = [card for card in seat.beside if card.type != "house" and (hand is None or card.id != hand.id)]
    standing = [Standing(card.id, card) for card in (*kept, *beside, *seat.shadows)]
    hidden = max(0, seat.shadows_count - len(seat.shadows))
    standing += [Standing(("shadows", seat.seat, number), None) for number in range(hidden)]
    return Row(zone, seat.seat, tuple(standing))
