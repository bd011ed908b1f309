"""What has been pointed at for the open decision, and what can be pointed at next. Knows options only, no rules.

A choice may have a place (the area that it is about), a target (where it leads to), and for marches a group. The player
points at the place, then the target, then picks the group; a second click on the same spot, or the main button, sends.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from agot_desktop.model.kernel.decision import Choice

NOWHERE: Final = -1
_PLACED: Final = ("order", "raid", "march", "muster", "consolidate", "retreat")
Group = tuple[int, int, int, int]
"""Knights, footmen, sellswords, and the bits of Leaders."""


def _int(value: Any) -> int:
    return int(value)


def group_of(choice: Choice) -> Group:
    """Who marches."""
    return _int(choice[3]), _int(choice[4]), _int(choice[5]), _int(choice[6])


class Choosing:
    """The options of one decision. `ids`: of the areas by number."""

    def __init__(self, kind: str, options: Sequence[Choice], ids: Sequence[str]) -> None:
        self.kind = kind
        self.options = tuple(options)
        self._number = {ident: number for number, ident in enumerate(ids)}
        self.area = NOWHERE
        self.target = NOWHERE
        self.order = NOWHERE
        self.group: Group | None = None

    @property
    def open(self) -> bool:
        """Whether there is something to choose."""
        return bool(self.options)

    def place_of(self, choice: Choice) -> int:
        """The area that a choice is about, -1 for none."""
        word = choice[0]
        if word in _PLACED:
            return _int(choice[1])
        if word == "casualty" and len(choice) == 3:
            return _int(choice[2])
        if word == "choose":
            return self._number.get(str(choice[1]), NOWHERE)
        return NOWHERE

    def target_of(self, choice: Choice) -> int:
        """Where a choice leads to, -1 for nowhere."""
        return _int(choice[2]) if choice[0] in ("raid", "march") else NOWHERE

    def orders(self) -> frozenset[int]:
        """The order tokens that can be laid now: on the chosen area, or anywhere."""
        return frozenset(
            _int(choice[2])
            for choice in self.options
            if choice[0] == "order" and self.area in (NOWHERE, _int(choice[1]))
        )

    def places(self) -> frozenset[int]:
        """Areas that some choice is about; with an order token in the hand those where it may lie."""
        return frozenset(
            place
            for choice in self.options
            if (place := self.place_of(choice)) != NOWHERE
            and (self.order == NOWHERE or (choice[0] == "order" and choice[2] == self.order))
        )

    def targets(self) -> frozenset[int]:
        """Where choices about the chosen area lead to."""
        return frozenset(target for choice in self._here() if (target := self.target_of(choice)) != NOWHERE)

    def legal(self) -> frozenset[int]:
        """Every area that can be pointed at."""
        return self.targets() if self.area != NOWHERE and self.targets() else self.places()

    def _here(self) -> list[Choice]:
        return [choice for choice in self.options if self.area != NOWHERE and self.place_of(choice) == self.area]

    def held(self) -> list[Choice]:
        """The choices that fit what has been pointed at; empty where nothing has."""
        here = self._here()
        if self.target != NOWHERE:
            return [choice for choice in here if self.target_of(choice) == self.target]
        return here

    def groups(self) -> dict[Group, Choice]:
        """Who may march to the target, by group."""
        if self.target == NOWHERE:
            return {}
        return {group_of(choice): choice for choice in self.held() if choice[0] == "march"}

    def plain(self) -> list[Choice]:
        """The choices that are about no area."""
        return [choice for choice in self.options if self.place_of(choice) == NOWHERE]

    def buttons(self) -> list[Choice]:
        """The choices that stand as buttons now: plain ones, and for a chosen area what can be done there."""
        if self.area == NOWHERE:
            return self.plain()
        if self.kind == "order":
            return self.plain()
        ready = self.ready()
        if ready is not None:
            return [ready]
        here = [choice for choice in self.held() if self.target_of(choice) == NOWHERE]
        return here + self.plain()

    def ready(self) -> Choice | None:
        """The one choice that has been pointed out completely, None if something is missing."""
        found = self.held()
        groups = self.groups()
        if groups:
            return groups.get(self.group) if self.group is not None else None
        if self.order != NOWHERE:
            found = [choice for choice in found if choice[0] == "order" and choice[2] == self.order]
        return found[0] if len(found) == 1 else None

    def point(self, area: int) -> Choice | None:
        """An area was pointed at; the choice to send, if this said everything a second time."""
        again = area in (self.area, self.target) and self.ready() is not None
        if again:
            return self.ready()
        if self.area != NOWHERE and area in self.targets():
            self.target = area
            groups = self.groups()
            self.group = max(groups, key=lambda g: (sum(g[:3]), g[3].bit_count())) if groups else None
            return None
        if area in self.places():
            order = self.order
            self.put_back()
            self.area, self.order = area, order
            return self.ready() if order != NOWHERE else None
        return None

    def take_order(self, order: int) -> Choice | None:
        """An order token was pointed at: it is laid on the chosen area, else it stays in the hand."""
        if order not in self.orders():
            return None
        self.order = NOWHERE if self.order == order and self.area == NOWHERE else order
        return self.ready() if self.area != NOWHERE else None

    def drop_order(self, order: int, area: int) -> Choice | None:
        """An order token was dropped on an area."""
        choice: Choice = ("order", area, order)
        return choice if choice in self.options else None

    def put_back(self) -> bool:
        """Forgets what was pointed at; False if that was nothing."""
        before = (self.area, self.target, self.order)
        self.area = self.target = self.order = NOWHERE
        self.group = None
        return before != (NOWHERE, NOWHERE, NOWHERE)
