"""Where everything on the table stands, for any size of window and text. Pure geometry, no Qt.

    table_layout(1280, 720) -> TableLayout                          two players
    table_layout(1280, 720, seats=Seats(foes=3, focus=0))           more: see `around`

Rectangles are interpolated between three drawn layouts: 960 x 540, 1280 x 720 and 1920 x 1080. A larger text size zooms
the whole table: a window of 1920 x 1080 with texts at 200 % is laid out like 960 x 540.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from itertools import pairwise
from typing import Final, NamedTuple

from agot_desktop.view.table.around import DUEL, GAP, FoeArea, Seats, around, far_zone
from agot_desktop.view.table.rect import Rect

MIN_WIDTH: Final = 960
MIN_HEIGHT: Final = 540
DOCKED_WIDTH: Final = 1200  # from here on preview and log have a panel of their own
DOCKED_HEIGHT: Final = 600
OWN_TITLES: Final = 212  # width of the viewer's own titles, at most
TALL_PROMPT: Final = 34  # what a prompt of two lines takes from the hand


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Rectangles in the coordinates of the table page. `preview`, `titles` and `log` are None where they float instead,
    `titles` and `own_titles` also where the game has none.

    `zoom` is the reader's text size that all of it was multiplied with. `foes` are the opponents' areas, clockwise.
    """

    zoom: float
    size: Rect
    top: Rect
    foes: tuple[FoeArea, ...]
    memory: Rect
    lane: Rect
    near_head: Rect
    near_characters: Rect
    near_locations: Rect
    own_titles: Rect | None
    prompt: Rect
    hand: Rect
    piles: Rect
    board: Rect
    preview: Rect | None
    titles: Rect | None
    log: Rect | None

    @property
    def far_head(self) -> Rect:
        """The head of the first opponent."""
        return self.foes[0].head

    @property
    def far_locations(self) -> Rect | None:
        """The first opponent's locations."""
        return self.foes[0].locations

    @property
    def far_characters(self) -> Rect | None:
        """The first opponent's characters."""
        return self.foes[0].characters

    @property
    def docked(self) -> bool:
        """Whether preview and log have a fixed place."""
        return self.preview is not None

    def rows(self) -> dict[str, Rect]:
        """The rows of cards by the name of their zone, from above."""
        found: dict[str, Rect] = {}
        for index, foe in enumerate(self.foes):
            for what in ("locations", "characters"):
                rect: Rect | None = getattr(foe, what)
                if rect is not None:
                    found[far_zone(index, what)] = rect
        return found | {"near_characters": self.near_characters, "near_locations": self.near_locations}

    def rect(self, zone: str) -> Rect | None:
        """The rectangle of a zone or a part by name, None where it is not shown."""
        rows = self.rows()
        if zone in rows:
            return rows[zone]
        for index, foe in enumerate(self.foes):
            if zone == far_zone(index, "head"):
                return foe.head
        found: Rect | None = None if zone.startswith("far") else getattr(self, zone)
        return found

    def zones(self) -> dict[str, Rect]:
        """Every rectangle that may not overlap another, by name."""
        names = (f.name for f in fields(self) if f.name not in ("zoom", "size", "board", "foes"))
        found = {name: rect for name in names if (rect := getattr(self, name)) is not None}
        heads = {far_zone(index, "head"): foe.head for index, foe in enumerate(self.foes)}
        return found | heads | self.rows()


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
    width: float,
    height: float,
    zoom: float = 1.0,
    *,
    tall_prompt: bool = False,
    log: bool = True,
    seats: Seats = DUEL,
) -> TableLayout:
    """The layout of a window of this size; smaller than 960 x 540 (times `zoom`) is laid out as if it had that size.

    `tall_prompt`: the prompt needs a second line. `log`: whether the panels at the right are wanted where they fit.
    `seats`: who sits around.
    """
    w, h = max(width / zoom, MIN_WIDTH), max(height / zoom, MIN_HEIGHT)
    docked = log and w >= DOCKED_WIDTH and h >= DOCKED_HEIGHT
    head_w, dock_w, piles_w, side = _between(_COLUMNS, w)
    left_w = w - dock_w if docked else w
    sides = _duel(h, left_w, head_w, side) if seats.foes == 1 else _many(h, left_w, head_w, side, seats)
    prompt_height = sides.prompt_h + (TALL_PROMPT if tall_prompt else 0)
    prompt = Rect(0, sides.prompt_y, left_w, prompt_height)
    hand_y = prompt.bottom
    top_h = sides.top_h
    locations, own_titles = sides.near_locations, None
    if seats.titles:
        width = min(OWN_TITLES, locations.w * 0.3)
        locations = locations._replace(w=locations.w - width - GAP)
        own_titles = Rect(locations.right + GAP, locations.y, width, locations.h)
    preview = titles = panel = None
    if docked:
        (share,) = _between(_PREVIEW_SHARE, h)
        dock = Rect(left_w, top_h, dock_w, h - top_h)
        preview, titles, panel = _docks(dock, share, seats.titles)
    made = TableLayout(
        zoom=zoom,
        size=Rect(0, 0, w, h),
        top=Rect(0, 0, w, top_h),
        foes=sides.foes,
        memory=sides.memory,
        lane=sides.lane,
        near_head=sides.near_head,
        near_characters=sides.near_characters,
        near_locations=locations,
        own_titles=own_titles,
        prompt=prompt,
        hand=Rect(0, hand_y, left_w - piles_w, h - hand_y),
        piles=Rect(left_w - piles_w, hand_y, piles_w, h - hand_y),
        board=Rect(0, top_h, left_w, h - top_h),
        preview=preview,
        titles=titles,
        log=panel,
    )
    return made if zoom == 1.0 else _zoomed(made, zoom)


class _Sides(NamedTuple):
    """What lies above the prompt."""

    top_h: float
    foes: tuple[FoeArea, ...]
    memory: Rect
    lane: Rect
    near_head: Rect
    near_characters: Rect
    near_locations: Rect
    prompt_y: float
    prompt_h: float


def _duel(h: float, left_w: float, head_w: float, side: float) -> _Sides:
    """Both sides mirrored, with the heads in a column at the left."""
    top_h, gap, loc_h, char_h, lane_h, near_char_h, near_loc_h, prompt_h = _rows(h)
    x = side + head_w + side
    row_w = left_w - x - side
    y = top_h + gap + (2 if h >= 720 else 0)
    far_locations = Rect(x, y, row_w, loc_h)
    far_characters = Rect(x, far_locations.bottom + gap, row_w, char_h)
    far_head = Rect(side, y, head_w, far_characters.bottom - y)
    foe = FoeArea(Rect(side, y, left_w - 2 * side, far_head.h), far_head, far_locations, far_characters)
    heights = (lane_h, near_char_h, near_loc_h)
    return _own_side(far_head.bottom + gap, heights, gap, (x, row_w, side, head_w), (foe,), (top_h, prompt_h))


def _own_side(
    y: float,
    heights: tuple[float, float, float],
    gap: float,
    columns: tuple[float, float, float, float],
    foes: tuple[FoeArea, ...],
    bars: tuple[float, float],
) -> _Sides:
    """Lane and own rows from `y` down. `columns`: left and width of the rows, side gap, width of the head."""
    lane_h, characters_h, locations_h = heights
    x, row_w, side, head_w = columns
    lane = Rect(x, y, row_w, lane_h)
    characters = Rect(x, lane.bottom + gap, row_w, characters_h)
    locations = Rect(x, characters.bottom + gap, row_w, locations_h)
    head = Rect(side, characters.y, head_w, locations.bottom - characters.y)
    memory = Rect(side, y, head_w, lane_h)
    return _Sides(bars[0], foes, memory, lane, head, characters, locations, locations.bottom + gap, bars[1])


def _many(h: float, left_w: float, head_w: float, side: float, seats: Seats) -> _Sides:
    """The opponents' panels beside each other above, the own side as in a duel."""
    top_h, gap, panel_h, lane_h, char_h, loc_h, prompt_h = _many_rows(h)
    y = top_h + gap + (2 if h >= 720 else 0)
    x = side + head_w + side
    foes = around(Rect(side, y, left_w - 2 * side, panel_h), seats)
    columns = (x, left_w - x - side, side, head_w)
    return _own_side(y + panel_h + gap, (lane_h, char_h, loc_h), gap, columns, foes, (top_h, prompt_h))


# Heights at a table of three and more: (top, gap, opponents, lane, own characters, own locations, prompt).
_MANY_ROWS: Final[tuple[tuple[float, tuple[float, ...]], ...]] = (
    (540, (36, 3, 164, 38, 76, 46, 48)),
    (720, (40, 4, 220, 56, 102, 60, 58)),
    (1080, (48, 6, 314, 72, 194, 96, 66)),
)


def _many_rows(height: float) -> tuple[float, ...]:
    """The heights of `_MANY_ROWS`; above the last entry the rows of cards grow with the window, the bars do not."""
    values = list(_between(_MANY_ROWS, height))
    tallest = _MANY_ROWS[-1][0]
    if height > tallest:
        bars = values[0] + values[3] + values[6]
        growth = (height - bars) / (tallest - bars)
        for index in (2, 4, 5):
            values[index] *= growth
    return tuple(values)


_TITLES_HEIGHT: Final[tuple[tuple[float, tuple[float, ...]], ...]] = ((560, (184,)), (680, (204,)), (1032, (262,)))


def _docks(dock: Rect, share: float, with_titles: bool) -> tuple[Rect, Rect | None, Rect]:
    """Preview, titles and log one below another."""
    preview_h = round(dock.h * share, 6)
    titles = None
    if with_titles:
        (titles_h,) = _between(_TITLES_HEIGHT, dock.h)
        preview_h = round(min(preview_h, (dock.h - titles_h) * 0.64), 6)
        titles = Rect(dock.x, dock.y + preview_h, dock.w, titles_h)
    preview = Rect(dock.x, dock.y, dock.w, preview_h)
    top = titles.bottom if titles is not None else preview.bottom
    return preview, titles, Rect(dock.x, top, dock.w, dock.bottom - top)


def _zoomed(made: TableLayout, zoom: float) -> TableLayout:
    def grown(rect: Rect | None) -> Rect | None:
        return None if rect is None else Rect(*(side * zoom for side in rect))

    foes = tuple(FoeArea(*(grown(rect) for rect in foe)) for foe in made.foes)  # type: ignore[arg-type]
    rects = {f.name: grown(getattr(made, f.name)) for f in fields(made) if f.name not in ("zoom", "foes")}
    return replace(made, foes=foes, **rects)  # type: ignore[arg-type]
