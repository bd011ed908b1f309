"""Fitting cards into a row: which density, which scale, how many lines, how far apart. Pure geometry, no Qt.

pack(rect, shapes, wide=True) -> Packed        a Place for each shape, in order
fan(rect, count) -> Packed                     the hand: one line, as large as the height allows
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from agot_desktop.view.table.rect import Rect

HAND: Final = "hand"
TILE: Final = "tile"
SIZES: Final[dict[str, tuple[float, float]]] = {HAND: (120, 168), TILE: (84, 60)}
STRIPS: Final[dict[str, float]] = {HAND: 22, TILE: 15}  # what an attachment shows above its card
SCALES: Final[dict[str, tuple[float, ...]]] = {
    HAND: (1.5, 1.4, 1.3, 1.2, 1.1, 0.98, 0.92, 0.86, 0.8),
    TILE: (2.0, 1.8, 1.6, 1.4, 1.3, 1.15, 1.0, 0.92, 0.86, 0.78, 0.74, 0.7, 0.67),
}
LARGEST_TILE: Final = 1.4  # in rows lower than HIGH_ROW
HIGH_ROW: Final = 150
MIN_GAP: Final = 9  # room for two outlines
IDEAL_GAP: Final = 15  # at scale 1
EDGE: Final = 8  # room at the sides of a row
EDGES: Final[dict[str, float]] = {HAND: 8, TILE: 2.5}  # room above and below the cards
LINE_GAP: Final = 3
RING_BELOW: Final = 7  # how far a ring hangs below a tile, less what the edge of the row has room for
BADGE_ABOVE: Final = 11  # how far the badges of a hand stand out above it
OUTLINE_BELOW: Final = 7
KNEEL_DROP: Final = 5  # how far a kneeling tile hangs down
CROWDED: Final = 0.86  # from here down two lines do not keep room for that
DIVIDER: Final = 13  # on both sides of the line after the lead
FOLDED_STRIPS: Final = 3  # more attachments fold into one strip
DUPLICATE_STEP: Final = 4
LEAST_SHARE: Final = 0.4  # of a card stays visible under the next


class Shape(NamedTuple):
    """What decides how much room a card takes. `aside`: a ring or badge stands out at its lower right corner."""

    kneeling: bool = False
    attachments: int = 0
    duplicates: int = 0
    aside: bool = False


class Place(NamedTuple):
    """Where a card's face stands: centre in px, density and scale. A kneeling card turns about this centre."""

    cx: float
    cy: float
    density: str
    scale: float

    def box(self, kneeling: bool = False) -> Rect:
        """The room of the face, turned if it kneels."""
        w, h = SIZES[self.density]
        if kneeling and self.density == HAND:
            w, h = h, w
        w, h = w * self.scale, h * self.scale
        return Rect(self.cx - w / 2, self.cy - h / 2, w, h)


@dataclass(frozen=True, slots=True)
class Packed:
    """Places in the order of the shapes, and where the next card would stand."""

    places: tuple[Place, ...]
    density: str
    scale: float
    next_place: Place
    overlapping: bool = False
    lead: Place | None = None
    divider: float | None = None


def strips(shape: Shape) -> int:
    """How many strips stand above the card."""
    return min(shape.attachments, FOLDED_STRIPS)


def _width(shape: Shape, density: str) -> float:
    w, h = SIZES[density]
    across = h if shape.kneeling and density == HAND else w
    return across + DUPLICATE_STEP * min(shape.duplicates, 3) + (10 if shape.aside else 0)


def _above(shapes: Sequence[Shape], density: str) -> float:
    """What the tallest stack needs above its face, at scale 1."""
    over = [max(STRIPS[density] * strips(s), DUPLICATE_STEP * min(s.duplicates, 3)) for s in shapes]
    return max(over, default=0)


def _height(shapes: Sequence[Shape], density: str) -> float:
    """The whole line at scale 1: what stands above, the face, and what hangs below: kneeling tiles and rings."""
    _, h = SIZES[density]
    below = KNEEL_DROP if density == TILE and any(s.kneeling for s in shapes) else 0
    if density == TILE and any(s.aside for s in shapes):
        below = max(below, RING_BELOW)
    return h + _above(shapes, density) + below


def pack(rect: Rect, shapes: Sequence[Shape], *, wide: bool = False, lead: Shape | None = None) -> Packed:
    """Places for the cards of a row.

    The largest scale at which all stand side by side is taken: with `wide` the tall density first where the row is high
    enough, then tiles in one line or two, then overlapping. `lead`: a card with a slot of its own at the left.
    """
    row = _Row(rect, tuple(shapes), lead)
    if wide:
        for scale in SCALES[HAND]:
            packed = row.one_line(HAND, scale)
            if packed is not None:
                return packed
    for scale in SCALES[TILE]:
        if scale > LARGEST_TILE and rect.h < HIGH_ROW:
            continue
        packed = row.one_line(TILE, scale) or row.two_lines(scale)
        if packed is not None:
            return packed
    return row.overlapping()


def capacity(rect: Rect, shapes: Sequence[Shape], *, wide: bool = False, lead: Shape | None = None) -> int:
    """How many of these cards can stand in the row so that of each at least `LEAST_SHARE` stays visible; at least 1."""
    packed = pack(rect, shapes, wide=wide, lead=lead)
    if not packed.overlapping:
        return len(shapes)
    width = max(_width(shape, TILE) for shape in shapes) * packed.scale
    room = rect.w - 2 * EDGE - _Row(rect, tuple(shapes), lead).slot(TILE, packed.scale)
    return max(1, min(len(shapes), int((room - width) / (LEAST_SHARE * width) + 1e-9) + 1))


@dataclass(frozen=True, slots=True)
class _Row:
    """A row to be packed: its rectangle, the shapes, and the one in the slot at the left."""

    rect: Rect
    shapes: tuple[Shape, ...]
    lead: Shape | None

    def slot(self, density: str, scale: float) -> float:
        """The width that the lead takes, with the line that sets it off."""
        return 0.0 if self.lead is None else _width(self.lead, density) * scale + 2 * DIVIDER

    def all(self) -> tuple[Shape, ...]:
        return self.shapes if self.lead is None else (self.lead, *self.shapes)

    def made(
        self, lines: Sequence[Packed], density: str, scale: float, overlapping: bool = False, foot: float | None = None
    ) -> Packed:
        """The lines together; the lead stands on `foot`, or in the middle of the row's height."""
        places = tuple(place for line in lines for place in line.places)
        first = divider = None
        if self.lead is not None:
            base_w, base_h = SIZES[density]
            if foot is None:
                height = _height([self.lead], density) * scale
                foot = self.rect.y + (self.rect.h - height) / 2 + (_above([self.lead], density) + base_h) * scale
            across, down = (base_h, base_w) if self.lead.kneeling and density == HAND else (base_w, base_h)
            first = Place(self.rect.x + EDGE + across * scale / 2, foot - down * scale / 2, density, scale)
            divider = self.rect.x + EDGE + self.slot(density, scale) - DIVIDER * 0.8
        return Packed(places, density, scale, lines[-1].next_place, overlapping, first, divider)

    def one_line(self, density: str, scale: float) -> Packed | None:
        shapes = self.shapes
        edge = EDGES[density]
        spare = self.rect.h - 2 * edge - _height(self.all(), density) * scale
        if spare < -0.01:
            return None
        slot = self.slot(density, scale)
        left, room = self.rect.x + EDGE + slot, self.rect.w - 2 * EDGE - slot
        widths = [_width(s, density) * scale for s in shapes]
        gaps = max(len(shapes) - 1, 0)
        if room < 0 or sum(widths) + gaps * MIN_GAP > room:
            return None
        gap = min(IDEAL_GAP * scale, (room - sum(widths)) / gaps) if gaps else IDEAL_GAP * scale
        foot = self.rect.y + edge + spare / 2 + (_above(self.all(), density) + SIZES[density][1]) * scale
        return self.made([_line(foot, left, shapes, widths, gap, density, scale)], density, scale, foot=foot)

    def two_lines(self, scale: float) -> Packed | None:
        half = (len(self.shapes) + 1) // 2
        lines = (self.shapes[:half], self.shapes[half:])
        drop = KNEEL_DROP if scale > CROWDED else 0
        heights = [(SIZES[TILE][1] + _above(line, TILE) + drop) * scale for line in lines]
        if half < 2 or sum(heights) + 3 * LINE_GAP > self.rect.h:
            return None
        slot = self.slot(TILE, scale)
        left, room = self.rect.x + EDGE + slot, self.rect.w - 2 * EDGE - slot
        widths = [[_width(s, TILE) * scale for s in line] for line in lines]
        longest = max(sum(line) for line in widths)
        if longest + (half - 1) * MIN_GAP > room:
            return None
        gap = min(IDEAL_GAP * scale, (room - longest) / (half - 1))
        between = (self.rect.h - sum(heights)) / 3
        foot = self.rect.y + between + heights[0] - drop * scale
        first = _line(foot, left, lines[0], widths[0], gap, TILE, scale)
        second = _line(foot + between + heights[1], left, lines[1], widths[1], gap, TILE, scale)
        return self.made([first, second], TILE, scale)

    def overlapping(self) -> Packed:
        limit = self.rect.h - 8
        tall = _height(self.all(), TILE)
        count = len(self.shapes)
        width = max((_width(s, TILE) for s in self.shapes), default=SIZES[TILE][0])
        chosen = min(SCALES[TILE][-1], limit / tall)
        for scale in SCALES[TILE]:
            room = self.rect.w - 2 * EDGE - self.slot(TILE, scale)
            if (
                scale <= 1.0
                and tall * scale <= limit
                and (room - width * scale) / max(count - 1, 1) >= (LEAST_SHARE * width * scale)
            ):
                chosen = scale
                break
        slot = self.slot(TILE, chosen)
        left, room = self.rect.x + EDGE + slot, self.rect.w - 2 * EDGE - slot
        pitch = min(max((room - width * chosen) / max(count - 1, 1), 4), (width + IDEAL_GAP) * chosen)
        spare = self.rect.h - tall * chosen
        foot = self.rect.y + spare / 2 + (_above(self.all(), TILE) + SIZES[TILE][1]) * chosen
        line = _line(foot, left, self.shapes, [pitch] * count, 0, TILE, chosen)
        return self.made([line], TILE, chosen, overlapping=count > 1, foot=foot)


def _line(
    foot: float, left: float, shapes: Sequence[Shape], widths: Sequence[float], gap: float, density: str, scale: float
) -> Packed:
    """One line of cards that all stand on `foot`, kneeling ones too."""
    base_w, base_h = SIZES[density]
    places: list[Place] = []
    x = left
    for shape, width in zip(shapes, widths, strict=True):
        across, down = (base_h, base_w) if shape.kneeling and density == HAND else (base_w, base_h)
        places.append(Place(x + across * scale / 2, foot - down * scale / 2, density, scale))
        x += width + gap
    return Packed(
        tuple(places), density, scale, Place(x + base_w * scale / 2, foot - base_h * scale / 2, density, scale)
    )


def fan(rect: Rect, count: int, *, lowered: float = 0) -> Packed:
    """The cards of a hand in one line: as large as the height allows, at most 1.4, overlapping where they must.

    `lowered`: px by which the cards keep their size and run over the lower edge instead of shrinking.
    """
    w, h = SIZES[HAND]
    scale = max(0.4, min(1.4, (rect.h + lowered - 3) / (h + BADGE_ABOVE + OUTLINE_BELOW)))
    top = 2 + BADGE_ABOVE * scale
    room = rect.w - 2 * 14
    pitch = (w + 13) * scale
    if count > 1:
        pitch = min(pitch, (room - w * scale) / (count - 1))
    cy = rect.y + top + h * scale / 2
    first = rect.x + 14 + w * scale / 2
    places = tuple(Place(first + index * pitch, cy, HAND, scale) for index in range(count))
    overlapping = count > 1 and pitch < w * scale + 1
    return Packed(places, HAND, scale, Place(first + count * pitch, cy, HAND, scale), overlapping)
