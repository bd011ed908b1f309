"""Walking over the table with the keyboard: the next card in a direction, the next zone. Pure geometry, no Qt.

Stop(card, zone, cx, cy)            something the cursor can stand on
step(stops, at, LEFT) -> Stop       the arrow keys
next_zone(stops, at, 1) -> Stop     Tab and Shift+Tab; None past the last one
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final, NamedTuple

from agot_desktop.view.table.around import MOST_FOES, far_zone

LEFT: Final = (-1, 0)
RIGHT: Final = (1, 0)
UP: Final = (0, -1)
DOWN: Final = (0, 1)

# The order of Tab, from one's own hand outwards.
ZONE_ORDER: Final = (
    "hand",
    "near_characters",
    "near_locations",
    "near_head",
    "lane",
    *(far_zone(index, what) for index in range(MOST_FOES) for what in ("characters", "locations", "head")),
    "piles",
)


class Stop(NamedTuple):
    """A place of the cursor: `key` is a card's id or a word, `zone` a name of `ZONE_ORDER`, and its centre in px.

    `order`: its place in the reading order of the zone.
    """

    key: Hashable
    zone: str
    cx: float
    cy: float
    order: int = 0


def find(stops: Sequence[Stop], key: Hashable) -> Stop | None:
    """The stop with this key."""
    return next((stop for stop in stops if stop.key == key), None)


def step(stops: Sequence[Stop], at: Hashable, way: tuple[int, int]) -> Stop | None:
    """The nearest stop in a direction: left and right stay in the zone or go on to the same one of the next opponent,
    up and down prefer what is straight ahead.

    The first stop when the cursor stands nowhere; None at the edge.
    """
    here = find(stops, at)
    if here is None:
        return first(stops)
    dx, dy = way
    best: tuple[float, Stop] | None = None
    for stop in stops:
        if stop.key == here.key or (dx and _band(stop.zone) != _band(here.zone)):
            continue
        along = (stop.cx - here.cx) * dx + (stop.cy - here.cy) * dy
        across = abs(stop.cx - here.cx) * abs(dy) + abs(stop.cy - here.cy) * abs(dx)
        if along <= 4:
            continue
        far = along + 2 * across if dx else along * 1.5 + across * 0.6
        if best is None or far < best[0]:
            best = (far, stop)
    return best[1] if best else None


def _band(zone: str) -> str:
    """Zones of different opponents that stand beside each other are one band."""
    who, _, what = zone.partition("_")
    return f"far_{what}" if who.startswith("far") else zone


def first(stops: Sequence[Stop]) -> Stop | None:
    """Where the cursor begins: the first card of the first zone that has any."""
    for zone in ZONE_ORDER:
        inside = in_zone(stops, zone)
        if inside:
            return inside[0]
    return None


def in_zone(stops: Sequence[Stop], zone: str) -> list[Stop]:
    """The stops of a zone in reading order."""
    return sorted((s for s in stops if s.zone == zone), key=lambda s: s.order)


def next_zone(stops: Sequence[Stop], at: Hashable, way: int) -> Stop | None:
    """The first stop of the next (1) or last (-1) zone that has any; None when there is none further that way."""
    here = find(stops, at)
    if here is None:
        return first(stops) if way > 0 else last(stops)
    index = ZONE_ORDER.index(here.zone) + way
    while 0 <= index < len(ZONE_ORDER):
        inside = in_zone(stops, ZONE_ORDER[index])
        if inside:
            return inside[0]
        index += way
    return None


def last(stops: Sequence[Stop]) -> Stop | None:
    """Where the cursor begins when it comes from behind: the first stop of the last zone that has any."""
    for zone in reversed(ZONE_ORDER):
        inside = in_zone(stops, zone)
        if inside:
            return inside[0]
    return None


def numbered(stops: Sequence[Stop], legal: frozenset[int]) -> list[Stop]:
    """The legal cards that the keys 1 to 9 choose, in the order of zones and reading."""
    found = [stop for zone in ZONE_ORDER for stop in in_zone(stops, zone) if stop.key in legal]
    return found[:9]
