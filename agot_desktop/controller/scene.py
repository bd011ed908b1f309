"""An observation with look-ups: cards by id, titles, names of seats. Knows nothing that it does not show."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from agot_desktop.controller.words import Translate
from agot_desktop.model.cardgame.observation import CardView, DecisionView, Observation, SeatView
from agot_desktop.model.cardgame.pool import Pool

_PILES = ("play", "beside", "hand", "shadows", "plots", "discard", "dead", "used", "known_deck")
_SINGLES = ("plot", "hand_of_the_king")


def cards_of(seat: SeatView) -> Iterator[CardView]:
    """Every card that is shown with a seat, attachments included."""
    found = [card for name in _PILES for card in getattr(seat, name)]
    found += [card for name in _SINGLES if (card := getattr(seat, name)) is not None]
    while found:
        card = found.pop()
        yield card
        found.extend(card.attachments)


class Scene:
    """What one seat sees, to be put into words. `names`: how the seats are called. `asking`: the facts id of the card
    that asks, where the observation does not show it: an event that is being played lies in no zone of the table.
    `alternatives`: what the options 1, 2 ... of the text that asks do, where that is known; `measure`: see `About`."""

    def __init__(
        self,
        observation: Observation,
        pool: Pool,
        names: Sequence[str],
        translate: Translate,
        asking: str = "",
        alternatives: Sequence[str] = (),
        measure: str = "",
    ) -> None:
        self.observation = observation
        self.alternatives = alternatives
        self.measure = measure
        self._asking = asking
        self.names = names
        self.translate = translate
        self._pool = pool
        self._cards = {card.id: card for seat in observation.seats for card in cards_of(seat)}

    @property
    def decision(self) -> DecisionView:
        """The open decision. Only asked for where there is one."""
        decision = self.observation.decision
        assert decision is not None
        return decision

    @property
    def own(self) -> SeatView:
        """The side of the seat whose decision it is."""
        return self.observation.seats[self.decision.seat]

    def card(self, card: int) -> CardView | None:
        """A card by id, None if it is not shown."""
        return self._cards.get(card)

    def title(self, card: int) -> str:
        """A card's title; words for a hidden card if it is not shown."""
        found = self._cards.get(card)
        if found is None:
            return self.translate("Prompt", "a hidden card")
        return self._pool.cards[self._pool.index[found.code]].name

    def name(self, seat: int) -> str:
        """What a seat is called; words for nobody."""
        return self.names[seat] if 0 <= seat < len(self.names) else self.translate("Prompt", "nobody")

    def source_code(self) -> str:
        """The facts id of the card that asks, '' where a rule asks."""
        found = self._cards.get(self.decision.source)
        return self._asking if found is None else found.code

    def source(self) -> str:
        """The title of the card that asks, '' where a rule asks."""
        code = self.source_code()
        return self._pool.cards[self._pool.index[code]].name if code else ""
