"""The map's own colours, for each theme; house colours are those of the tokens."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtGui import QColor

from agot_desktop.view.theme import Theme

HOUSES: Final = ("Stark", "Lannister", "Baratheon", "Greyjoy")
"""The seats' houses in their order, as the tokens name them."""


@dataclass(frozen=True, slots=True)
class MapColours:
    """Colours of the sheet. `regions`: fill and rim by region; `gaps`: fill by kind; `wash`: of control, by house."""

    sea: QColor
    deep: QColor
    ripple: QColor
    coast: QColor
    ink: QColor
    ink2: QColor
    water: QColor
    water_edge: QColor
    label: QColor
    halo: QColor
    sea_label: QColor
    wall: QColor
    ribbon: QColor
    wall_ink: QColor
    arrow_sea: QColor
    arrow_road: QColor
    frame: QColor
    frame_ground: QColor
    regions: dict[str, tuple[QColor, QColor]]
    gaps: dict[str, QColor]
    wash: tuple[QColor, ...]
    arrow_edge: tuple[QColor, ...]
    rim: QColor
    dark: bool


_LIGHT: Final = {
    "sea": "#b9cfcf", "deep": "#98b7bd", "ripple": "#4f7680", "coast": "#33281c", "ink": "#3a2c1e",
    "ink2": "#6d563c", "water": "#7fa6b1", "water_edge": "#476d79", "label": "#2c2015", "halo": "#f6edd6",
    "sea_label": "#2f5562", "wall": "#f7efdd", "ribbon": "#f7ecd0", "wall_ink": "#3a2c1e", "arrow_sea": "#2f5562",
    "arrow_road": "#7a3b22", "frame": "#3a2c1e", "frame_ground": "#d9c294", "rim": "#3a2c1e",
}  # fmt: skip
_DARK: Final = {
    "sea": "#152430", "deep": "#0d1822", "ripple": "#5c8a9c", "coast": "#e0cfa6", "ink": "#d9c8a2",
    "ink2": "#a08c66", "water": "#2b5468", "water_edge": "#6fa0b3", "label": "#f3e6c6", "halo": "#1d1914",
    "sea_label": "#9cc3d2", "wall": "#5a5041", "ribbon": "#2a241c", "wall_ink": "#f0dfb4", "arrow_sea": "#a9d3e3",
    "arrow_road": "#e2a178", "frame": "#c9b07a", "frame_ground": "#4d4029", "rim": "#f1eadb",
}  # fmt: skip
_REGIONS: Final = {
    "north": ("#e4e4d8", "#9aa39b", "#41454a", "#7b868f"),
    "iron_islands": ("#d6d2c2", "#8d8878", "#3c3a37", "#7d786c"),
    "riverlands": ("#dde2b4", "#8f9e57", "#3c4431", "#81934f"),
    "vale": ("#ded6de", "#93829f", "#403d49", "#857da3"),
    "westerlands": ("#f0d79c", "#c6943c", "#4e4129", "#b98a34"),
    "crownlands": ("#edcdb0", "#c07f5a", "#4c382f", "#b36f4b"),
    "south": ("#cfdcae", "#7f9a57", "#34442f", "#6f9150"),
}
_GAPS: Final = {
    "mountain": ("#d9c9a8", "#332e27"),
    "fen": ("#c6cda6", "#313a2f"),
    "beyond": ("#e6dcc4", "#2b2822"),
    "estuary": ("#bccab4", "#2a3b3a"),
    "lake": ("#7fa6b1", "#2b5468"),
}
_WASH: Final = (
    ("#8499a8", "#bccdd9"), ("#b92634", "#c93645"), ("#e3b31d", "#dba915"), ("#1b6577", "#2f93aa"),
)  # fmt: skip
_EDGES: Final = (
    ("#41515E", "#41515E"), ("#6d0f19", "#6d0f19"), ("#7A5A00", "#7A5A00"), ("#0a323d", "#7FD0E2"),
)  # fmt: skip


@lru_cache(maxsize=4)
def _made(dark: bool) -> MapColours:
    at = int(dark)
    plain = {name: QColor(text) for name, text in (_DARK if dark else _LIGHT).items()}
    return MapColours(
        **plain,
        regions={name: (QColor(row[at * 2]), QColor(row[at * 2 + 1])) for name, row in _REGIONS.items()},
        gaps={name: QColor(row[at]) for name, row in _GAPS.items()},
        wash=tuple(QColor(row[at]) for row in _WASH),
        arrow_edge=tuple(QColor(row[at]) for row in _EDGES),
        dark=dark,
    )


def map_colours(theme: Theme) -> MapColours:
    """The map's colours in a theme; high contrast takes the dark ones."""
    return _made(theme.dark)


def with_alpha(colour: QColor, alpha: int) -> QColor:
    """The colour at an opacity of 0 to 255."""
    made = QColor(colour)
    made.setAlpha(alpha)
    return made
