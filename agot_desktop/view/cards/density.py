"""The sizes in which a card is drawn. Coordinates of every painter are px at scale 1 from the card's top left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSizeF


@dataclass(frozen=True, slots=True)
class Density:
    """Size, corner radius and line width of a way of drawing a card, and how large its badges are (1 = hand)."""

    name: str
    width: float
    height: float
    radius: float
    line: float
    badge: float
    landscape: bool = False

    @property
    def size(self) -> QSizeF:
        return QSizeF(self.width, self.height)

    @property
    def rect(self) -> QRectF:
        return QRectF(0, 0, self.width, self.height)


FULL: Final = Density("full", 300, 420, 14, 2.4, 1.6)
HAND: Final = Density("hand", 120, 168, 8, 1.6, 1.0)
TILE: Final = Density("tile", 84, 60, 6, 1.4, 0.76, landscape=True)
# What shows of an attachment above its host; the lower part lies under the host's rounded corners.
HAND_STRIP: Final = Density("hand_strip", 120, 34, 8, 1.6, 0.8, landscape=True)
TILE_STRIP: Final = Density("tile_strip", 84, 24, 6, 1.4, 0.7, landscape=True)
# For rows that would shrink tiles below 0.78: sigil and STR only.
CHIP: Final = Density("chip", 44, 24, 6, 1.2, 0.6, landscape=True)

STRIP_SHOWS: Final[dict[str, float]] = {"hand_strip": 22, "tile_strip": 15}  # px of a strip that stay visible

DENSITIES: Final[dict[str, Density]] = {d.name: d for d in (FULL, HAND, TILE, HAND_STRIP, TILE_STRIP, CHIP)}


def density_named(name: str) -> Density:
    """Raises KeyError for an unknown name."""
    return DENSITIES[name]
