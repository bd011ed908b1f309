"""Who may look: whose observation is shown, when the veil comes down, and what each seat has been told already.

With one person at the table he is the viewer throughout. With several, the one who is to choose must lift the veil
himself before anything of his is shown. With none, the first seat is watched.
"""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1


class Audience:
    """`viewer`: the seat that is shown, `NOBODY` while the veil is down. `expected`: who is to lift it, or `NOBODY`."""

    def __init__(self, people: tuple[int, ...], seats: int) -> None:
        self._people = people
        self._seen = [0] * seats
        self.viewer = NOBODY if len(people) > 1 else people[0] if people else 0
        self.expected = NOBODY

    def ask(self, seat: int) -> bool:
        """A person of this seat is to choose: True if he may see the table at once, else the veil must come down."""
        if self.viewer == seat:
            return True
        self.viewer = NOBODY
        self.expected = seat
        return False

    def reveal(self, seat: int) -> bool:
        """A person says that he is this seat: True if the veil waits for it; he is the viewer from now on."""
        if seat != self.expected:
            return False
        self.viewer, self.expected = seat, NOBODY
        return True

    def seen(self, seat: int) -> int:
        """How many log entries the seat has been shown."""
        return self._seen[seat]

    def show(self, seat: int, entries: int) -> None:
        """The seat has now been shown that many."""
        self._seen[seat] = entries

    def forget_after(self, entries: int) -> None:
        """The log was cut back to that many."""
        self._seen = [min(seen, entries) for seen in self._seen]
