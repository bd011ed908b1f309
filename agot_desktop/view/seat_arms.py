"""The arms of the seats: a colour, a pattern and a sigil each, so that no two seats at one table look alike.

A seat has the arms of its House; where that is taken, arms of a House that nobody can play, else any that are free.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

ARMS: Final = (
    "Stark",
    "Lannister",
    "Baratheon",
    "Targaryen",
    "Greyjoy",
    "Martell",
    "Arryn",
    "Tyrell",
    "Frey",
)
_SPARE: Final = ("Arryn", "Tyrell", "Frey")


def distinct_arms(wanted: Sequence[str], firm: frozenset[int] = frozenset()) -> tuple[str, ...]:
    """Arms for every seat, no two alike: what each wants, and for a seat that comes too late the next that are free.
    Earlier seats come first, and before them those whose wish is `firm`."""
    order = sorted(range(len(wanted)), key=lambda index: (index not in firm, index))
    kept: dict[str, int] = {}
    for index in order:
        if wanted[index] in ARMS:
            kept.setdefault(wanted[index], index)
    free = [arms for arms in (*_SPARE, *ARMS) if arms not in kept]
    found = []
    for index, arms in enumerate(wanted):
        if kept.get(arms) == index:
            found.append(arms)
        else:
            found.append(free[0])
            free = [other for other in free if other != free[0]]
    return tuple(found)
