"""Which cards stand in which zone of the table, seen from one seat. Reads an observation only; no Qt."""

from __future__ import annotations

from dataclasses import dataclass

from agot_desktop.model.cardgame.observation import CardView, Observation, SeatView
from agot_desktop.view.table.around import far_zone
from agot_desktop.view.table.rows import Shape


@dataclass(frozen=True, slots=True)
class Standing:
    """A card of a row; `card` is None for a card back that nobody here may look at. `key` is unique on the table."""

    key: object
    card: CardView | None

    @property
    def keys(self) -> tuple[object, ...]:
        """Its own key and those of its attachments, which stand where it stands."""
        attached = self.card.attachments if self.card is not None else ()
        return (self.key, *(card.id for card in attached))

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

    @property
    def everything(self) -> tuple[Standing, ...]:
        """The Hand of the King and the cards."""
        return self.cards if self.lead is None else (self.lead, *self.cards)


def near_seat(seen: Observation) -> int:
    """The seat shown at the lower edge."""
    return seen.seat if 0 <= seen.seat < len(seen.seats) else 0


def far_seats(seen: Observation) -> tuple[int, ...]:
    """The other seats, clockwise from the near one: as they sit from left to right at the upper edge."""
    near, count = near_seat(seen), len(seen.seats)
    return tuple((near + step) % count for step in range(1, count))


def rows(seen: Observation) -> tuple[Row, ...]:
    """All rows from above. At a table of three and more a plot stands first among its player's locations."""
    found: list[Row] = []
    opponents = far_seats(seen)
    for index, seat in enumerate(opponents):
        view = seen.seats[seat]
        found.append(_others(far_zone(index, "locations"), view, with_plot=len(opponents) > 1))
        found.append(_characters(far_zone(index, "characters"), view))
    near = seen.seats[near_seat(seen)]
    return (*found, _characters("near_characters", near), _others("near_locations", near))


def _characters(zone: str, seat: SeatView) -> Row:
    hand = seat.hand_of_the_king
    lead = Standing(hand.id, hand) if hand is not None else None
    cards = tuple(
        Standing(card.id, card)
        for card in seat.play
        if card.type == "character" and (hand is None or card.id != hand.id)
    )
    return Row(zone, seat.seat, cards, lead)


def _others(zone: str, seat: SeatView, *, with_plot: bool = False) -> Row:
    """The plot where it has no place of its own, then locations, agendas and what else lies beside them, shadows."""
    hand = seat.hand_of_the_king
    kept = [card for card in seat.play if card.type != "character"]
    kept.sort(key=lambda card: card.type != "location")
    beside = [card for card in seat.beside if card.type != "house" and (hand is None or card.id != hand.id)]
    plot = (seat.plot,) if with_plot and seat.plot is not None else ()
    standing = [Standing(card.id, card) for card in (*plot, *kept, *beside, *seat.shadows)]
    hidden = max(0, seat.shadows_count - len(seat.shadows))
    standing += [Standing(("shadows", seat.seat, number), None) for number in range(hidden)]
    return Row(zone, seat.seat, tuple(standing))
