"""What the player has pointed at so far, before anything is sent: one card in hand, or the picks of a run.

    selection = Selection(offers, gather)
    selection.point(card)      a click or Enter on a card: picks it up, puts it on its target, or toggles a pick
    selection.confirm()        the main button; selection.cancel() takes one step back
Both return a `Send` when a choice is complete. A run may be gathered in any order; it is sent with rising ids. No Qt.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from agot_desktop.model.kernel.decision import DONE, Choice
from agot_desktop.view.table.offers import Drops, Offers


class Gathered(Protocol):
    """What may be added to a run, and whether it could be confirmed."""

    @property
    def candidates(self) -> frozenset[int]: ...
    @property
    def complete(self) -> bool: ...


@dataclass(frozen=True, slots=True)
class Send:
    """What goes to the game: one choice, or the picks of a run in rising order."""

    choice: Choice | None = None
    run: tuple[int, ...] = ()


class Selection:
    """The state of pointing for one decision. `held` is the card picked up, -1 for none; `aimed` the kind of challenge
    that is to be declared, '' while none is picked; `picks` those of a run in the order they were made. A new decision
    gets a new Selection."""

    def __init__(self, offers: Offers, gather: Callable[[Sequence[int]], Gathered]) -> None:
        self.offers = offers
        self.held = -1
        self.aimed = ""
        self.picks: list[int] = []
        self._gather = gather
        self._gathered: Gathered | None = gather(()) if offers.run else None

    @property
    def run(self) -> bool:
        return self.offers.run

    @property
    def complete(self) -> bool:
        """Whether a run could be confirmed as it is."""
        return self._gathered is not None and self._gathered.complete

    def aims(self) -> tuple[Choice, ...]:
        """The challenges of the aimed kind: against each player, and against each Hand of the King."""
        return tuple(c for c in self.offers.plain if c[0] == "challenge" and c[1] == self.aimed)

    def seats(self) -> dict[int, Choice]:
        """The seats that can be chosen now, and what that means."""
        aims = {int(choice[2]): choice for choice in self.aims() if len(choice) == 3}
        return self.offers.by_seat | aims

    def kings(self) -> dict[int, Choice]:
        """The Hands of the King that the aimed challenge may be made against."""
        return {self.offers.kings[int(c[2])]: c for c in self.aims() if len(c) > 3 and int(c[2]) in self.offers.kings}

    def aim(self, kind: str) -> None:
        """Picks a kind of challenge; whom it is against comes next."""
        self.aimed, self.held = kind, -1

    def legal(self) -> frozenset[int]:
        """The cards that can be pointed at now: to pick up, to pick, or as the target of the held card."""
        if not self.offers.open:
            return frozenset()
        if self.aimed:
            return frozenset(self.kings())
        if self._gathered is not None:
            offered = self._gathered.candidates
            copies = [card for card in self.offers.twins if self._copy(card) != card]
            return offered | frozenset(self.picks) | frozenset(copies)
        targets = self.targets()
        if targets:
            return frozenset(targets)
        return frozenset(self.offers.by_card)

    def targets(self) -> dict[int, Choice]:
        """Where the held card may go, when it needs a target; {} when it does not."""
        if self.held < 0:
            return {}
        return self.offers.drops(self.held).cards

    def held_choices(self) -> tuple[Choice, ...]:
        """What can be done with the held card."""
        return self.offers.by_card.get(self.held, ())

    def chosen(self) -> tuple[int, ...]:
        """Cards to be drawn as chosen, in order."""
        return tuple(self.picks) if self.run else ((self.held,) if self.held >= 0 else ())

    def drops(self, card: int) -> Drops:
        """Where a drag of this card may end; nothing for a card that cannot be added to the run."""
        if self.run and card not in self.legal():
            return Drops()
        return self.offers.drops(card)

    def point(self, card: int) -> Send | None:
        """A click on a card. Cards that are not legal do nothing."""
        if self.run:
            self._toggle(card)
            return None
        if self.aimed:
            choice = self.kings().get(card)
            return Send(choice=choice) if choice is not None else None
        targets = self.targets()
        if card in targets and card != self.held:
            return Send(choice=targets[card])
        if card == self.held:
            return self.confirm()
        if card in self.offers.by_card and self.offers.open:
            self.held = card
        return None

    def point_twice(self, card: int) -> Send | None:
        """A double click: does at once what is beyond doubt for this card. The first click has pointed at it."""
        if self.run or self.aimed:
            return None
        if self.held != card and card in self.offers.by_card:
            self.held = card
        return self.confirm() if self.held == card else None

    def drop(self, card: int, choice: Choice) -> Send | None:
        """A drop: sends its choice, or adds the card to the run."""
        if self.run:
            if self._copy(card) not in self.picks:
                self._toggle(card)
            return None
        return Send(choice=choice) if choice in self.offers.by_card.get(card, ()) else None

    def confirm(self) -> Send | None:
        """Sends the run, or the one thing that the held card can do; None while that is not clear yet."""
        if self.run:
            if not self.complete:
                return None
            return Send(run=tuple(sorted(self.picks))) if self.picks else Send(choice=DONE)
        choices = self.held_choices()
        if len(choices) == 1:
            return Send(choice=choices[0])
        return None

    def cancel(self) -> bool:
        """Puts the held card down or takes back all picks; False when there was nothing to take back."""
        if self.run and self.picks:
            self.picks = []
            self._gathered = self._gather(())
            return True
        if self.held >= 0 or self.aimed:
            self.held, self.aimed = -1, ""
            return True
        return False

    def _copy(self, card: int) -> int:
        """The card that is offered in place of this one: an equal one that can still be added, else itself."""
        assert self._gathered is not None
        offered = self._gathered.candidates
        if card in offered or card in self.picks:
            return card
        return next((copy for copy in self.offers.twins.get(card, ()) if copy in offered), card)

    def _toggle(self, card: int) -> None:
        card = self._copy(card)
        if card in self.picks:
            rest = [pick for pick in self.picks if pick != card]
        elif card in self.legal():
            rest = [*self.picks, card]
        else:
            return
        self.picks = rest
        self._gathered = self._gather(tuple(rest))
