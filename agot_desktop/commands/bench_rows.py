"""What all benches share: a row of figures beside its yardstick, and the timing of small work."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any, Final

NOISY: Final = 0.2
MICRO: Final = 1e6
CHESS_MOVES: Final = "python-chess moves/s"
CHESS_GAMES: Final = "python-chess games/s"
CHESS_LIST: Final = "python-chess legal moves"
DEEP_COPY: Final = "deepcopy of plain objects"
CLONE: Final = "clone"


class BenchError(RuntimeError):
    """The figures of this run are void; the message says why."""


@dataclass(slots=True)
class Row:
    """One figure: pairs of ours and the yardstick, measured in turn. `inverse`: the ratio is yardstick by ours."""

    name: str
    unit: str
    against: str
    inverse: bool = False
    ours: list[float] = field(default_factory=list)
    theirs: list[float] = field(default_factory=list)

    def add(self, ours: float, theirs: float) -> None:
        """One more pair."""
        self.ours.append(ours)
        self.theirs.append(theirs)

    @property
    def ratio(self) -> float:
        """The median of the ratios."""
        both = zip(self.ours, self.theirs, strict=True)
        return median([theirs / ours if self.inverse else ours / theirs for ours, theirs in both])

    @property
    def noisy(self) -> bool:
        """Whether the yardstick moves too much for the ratio to prove anything."""
        return spread(self.theirs) > NOISY

    def as_json(self) -> dict[str, Any]:
        """The row under its six names."""
        return {
            "name": self.name,
            "value": _rounded(median(self.ours)),
            "unit": self.unit,
            "yardstick": _rounded(median(self.theirs)),
            "ratio": _rounded(self.ratio),
            "spread": round(spread(self.ours), 3),
        }


def spread(values: Sequence[float]) -> float:
    """Highest less lowest, as a part of the median."""
    return (max(values) - min(values)) / median(values)


def _rounded(value: float) -> float:
    """Four digits that count."""
    return float(f"{value:.4g}")


def timed(seconds: float, work: Callable[[], None], items: int) -> float:
    """Microseconds for each item, the work done again and again for half a measurement's time."""
    clock = time.perf_counter
    begun = clock()
    until = begun + seconds / 2
    rounds = 0
    while rounds == 0 or clock() < until:
        work()
        rounds += 1
    return (clock() - begun) / rounds / items * MICRO
