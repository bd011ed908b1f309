"""What the game waits for: one seat's choice among options.

A choice is one small tuple whose first entry is a word: `('pass',)`, `('choose', 17)`, `('challenge', 'military', 1)`.
Options are sorted, unique and never empty.
"""

from __future__ import annotations

Choice = tuple[str | int, ...]

PASS: Choice = ("pass",)
DONE: Choice = ("done",)
YES: Choice = ("yes",)
NO: Choice = ("no",)


class Decision:
    """An open decision. Immutable; made from the top frame, never stored in a state.

    `seat`: who decides. `kind`: a name such as `cardgame.defenders`. `options`: the legal choices, sorted.
    `source`: id of the card that asks, or -1. `hidden`: the choice stays secret until others have chosen too.
    `least`, `most`: in a run of picks, how many may still follow (0 and 1 outside a run); `picked`: the picks so far.
    """

    __slots__ = ("_set", "hidden", "kind", "least", "most", "options", "picked", "seat", "source")

    def __init__(
        self,
        seat: int,
        kind: str,
        options: tuple[Choice, ...],
        source: int = -1,
        hidden: bool = False,
        least: int = 0,
        most: int = 1,
        picked: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.source = source
        self.hidden = hidden
        self.least = least
        self.most = most
        self.picked = picked
        self._set: frozenset[Choice] | None = None

    def allows(self, choice: Choice) -> bool:
        """Whether the choice is among the options."""
        if self._set is None:
            self._set = frozenset(self.options)
        return choice in self._set

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Decision):
            return NotImplemented
        return (self.seat, self.kind, self.options, self.source, self.hidden, self.least, self.most, self.picked) == (
            other.seat,
            other.kind,
            other.options,
            other.source,
            other.hidden,
            other.least,
            other.most,
            other.picked,
        )

    __hash__ = None  # type: ignore[assignment]  # compared, never a key

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, options={self.options!r}, source={self.source})"
