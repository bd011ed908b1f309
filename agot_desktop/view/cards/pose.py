"""How a kneeling card lies: angle, drop, and the upright rectangle that it covers.

Portrait cards turn a quarter clockwise; landscape tiles lean 5 degrees and drop 5 px.
`turn` runs from 0 (standing) to 1 (kneeling).
"""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

from agot_desktop.view.cards.density import Density

LEAN: Final = 5.0
DROP: Final = 5.0


def angle_of(density: Density, turn: float) -> float:
    """Degrees clockwise."""
    return turn * (LEAN if density.landscape else 90.0)


def card_transform(density: Density, turn: float) -> QTransform:
    """From the standing card's coordinates to where the turned card lies, around its centre."""
    centre = density.rect.center()
    drop = DROP * turn if density.landscape else 0.0
    made = QTransform.fromTranslate(centre.x(), centre.y() + drop)
    made.rotate(angle_of(density, turn))
    made.translate(-centre.x(), -centre.y())
    return made


def footprint(density: Density, turn: float) -> QRectF:
    """The upright rectangle around the turned card, in the standing card's coordinates."""
    angle = radians(angle_of(density, turn))
    width = density.width * abs(cos(angle)) + density.height * abs(sin(angle))
    height = density.width * abs(sin(angle)) + density.height * abs(cos(angle))
    box = QRectF(0, 0, width, height)
    drop = DROP * turn if density.landscape else 0.0
    box.moveCenter(density.rect.center() + QPointF(0, drop))
    return box
