"""Where everything on the table of two players stands, for any size of window and text. Pure geometry, no Qt.

    table_layout(1280, 720) -> TableLayout      rectangles of bars, zones and panels in px

Rectangles are interpolated between three drawn layouts: 960 x 540, 1280 x 720 and 1920 x 1080. A larger text size zooms
the whole table: a window of 1920 x 1080 with texts at 200 % is laid out like 960 x 540.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from itertools import pairwise
from typing import Final, NamedTuple

MIN_WIDTH: Final = 960
MIN_HEIGHT: Final = 540
DOCKED_WIDTH: Final = 1200  # from here on preview and log have a panel of their own
DOCKED_HEIGHT: Final = 600
TALL_PROMPT: Final = 34  # what a prompt of two lines takes from the hand
GAP: Final = 8


class Rect(NamedTuple):
    """A rectangle in px: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    def overlaps(self, other: Rect) -> bool:
        """Whether the two share more than an edge."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def contains(self, other: Rect) -> bool:
        """Whether the other lies inside, edges included."""
        slack = 1e-6
        return (
            self.x <= other.x + slack
            and self.y <= other.y + slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def inset(self, by: float) -> Rect:
        return Rect(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Rectangles in the coordinates of the table page. `preview` and `log` are None where they float instead.

    `zoom` is the reader's text size that all of it was multiplied with.
    """

    zoom: float
    size: Rect
    top: Rect
    far_head: Rect
    far_locations: Rect
    far_characters: Rect
    memory: Rect
    lane: Rect
    near_head: Rect
    near_characters: Rect
    near_locations: Rect
    prompt: Rect
    hand: Rect
    piles: Rect
    board: Rect
    preview: Rect | None
    log: Rect | None

    @property
    def docked(self) -> bool:
        """Whether preview and log have a fixed place."""
        return self.preview is not None

    def zones(self) -> dict[str, Rect]:
        """Every rectangle that may not overlap another, by name."""
        names = (f.name for f in fields(self) if f.name not in ("zoom", "size", "board"))
        return {name: rect for name in names if (rect := getattr(self, name)) is not None}


# Heights from top to bottom at a height of the window: (top, gap, far locations, far characters, lane, near characters,
# near locations, prompt); the hand has the rest. Rows are `gap` apart, the lane and its neighbours too.
_ROWS: Final[tuple[tuple[float, tuple[float, ...]], ...]] = (
    (540, (36, 3, 52, 86, 42, 86, 52, 48)),
    (720, (40, 4, 72, 112, 64, 112, 72, 58)),
    (1080, (48, 6, 100, 196, 76, 196, 100, 66)),
)
# Widths at a width of the window: (head, dock, piles, side gap).
_COLUMNS: Final[tuple[tuple[float, tuple[float, ...]], ...]] = (
    (960, (140, 262, 118, 6)),
    (1280, (148, 276, 138, 8)),
    (1920, (196, 360, 150, 8)),
)
_PREVIEW_SHARE: Final[tuple[tuple[float, tuple[float, ...]], ...]] = (
    (600, (0.53,)),
    (720, (372 / 680,)),
    (1080, (494 / 1032,)),
)


def _between(table: tuple[tuple[float, tuple[float, ...]], ...], at: float) -> tuple[float, ...]:
    """Linear between the entries; below the first and above the last they are held."""
    if at <= table[0][0]:
        return table[0][1]
    for (low, low_values), (high, high_values) in pairwise(table):
        if at <= high:
            share = (at - low) / (high - low)
            return tuple(a + (b - a) * share for a, b in zip(low_values, high_values, strict=True))
    return table[-1][1]


def _rows(height: float) -> tuple[float, ...]:
    """The heights of `_ROWS`; above the last entry the rows of cards grow with the window, the bars do not."""
    values = list(_between(_ROWS, height))
    tallest = _ROWS[-1][0]
    if height > tallest:
        bars = values[0] + values[7] + values[4]
        growth = (height - bars) / (tallest - bars)
        for index in (2, 3, 5, 6):
            values[index] *= growth
    return tuple(values)


def table_layout(
    width: float, height: float, zoom: float = 1.0, *, tall_prompt: bool = False, log: bool = True
) -> TableLayout:
    """The layout of a window of this size; smaller than 960 x 540 (times `zoom`) is laid out as if it had that size.

    `tall_prompt`: the prompt needs a second line. `log`: whether the panels at the right are wanted where they fit.
    """
    w, h = max(width / zoom, MIN_WIDTH), max(height / zoom, MIN_HEIGHT)
    docked = log and w >= DOCKED_WIDTH and h >= DOCKED_HEIGHT
    top_h, gap, loc_h, char_h, lane_h, near_char_h, near_loc_h, prompt_h = _rows(h)
    head_w, dock_w, piles_w, side = _between(_COLUMNS, w)
    left_w = w - dock_w if docked else w
    x = side + head_w + side
    row_w = left_w - x - side

    y = top_h + gap + (2 if h >= 720 else 0)
    far_top = y
    far_locations = Rect(x, y, row_w, loc_h)
    y += loc_h + gap
    far_characters = Rect(x, y, row_w, char_h)
    y += char_h + gap
    lane = Rect(x, y, row_w, lane_h)
    y += lane_h + gap
    near_top = y
    near_characters = Rect(x, y, row_w, near_char_h)
    y += near_char_h + gap
    near_locations = Rect(x, y, row_w, near_loc_h)
    y += near_loc_h + gap
    prompt_height = prompt_h + (TALL_PROMPT if tall_prompt else 0)
    prompt = Rect(0, y, left_w, prompt_height)
    hand_y = y + prompt_height
    hand = Rect(0, hand_y, left_w - piles_w, h - hand_y)
    piles = Rect(left_w - piles_w, hand_y, piles_w, h - hand_y)

    preview = panel = None
    if docked:
        (share,) = _between(_PREVIEW_SHARE, h)
        preview_h = round((h - top_h) * share, 6)
        preview = Rect(left_w, top_h, dock_w, preview_h)
        panel = Rect(left_w, top_h + preview_h, dock_w, h - top_h - preview_h)
    made = TableLayout(
        zoom=zoom,
        size=Rect(0, 0, w, h),
        top=Rect(0, 0, w, top_h),
        far_head=Rect(side, far_top, head_w, far_characters.bottom - far_top),
        far_locations=far_locations,
        far_characters=far_characters,
        memory=Rect(side, lane.y, head_w, lane_h),
        lane=lane,
        near_head=Rect(side, near_top, head_w, near_locations.bottom - near_top),
        near_characters=near_characters,
        near_locations=near_locations,
        prompt=prompt,
        hand=hand,
        piles=piles,
        board=Rect(0, top_h, left_w, h - top_h),
        preview=preview,
        log=panel,
    )
    return made if zoom == 1.0 else _zoomed(made, zoom)


def _zoomed(made: TableLayout, zoom: float) -> TableLayout:
    values = {f.name: getattr(made, f.name) for f in fields(made)}
    for name, value in values.items():
        if isinstance(value, Rect):
            values[name] = Rect(*(side * zoom for side in value))
    return TableLayout(**values)
