"""A painter on a picture that is always ended, also when drawing fails.

A picture that dies under its painter crashes Qt.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtGui import QPaintDevice, QPainter

SMOOTH: Final = (
    QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing | QPainter.RenderHint.SmoothPixmapTransform
)


@contextmanager
def painting(device: QPaintDevice) -> Iterator[QPainter]:
    """A smooth painter on a pixmap or image for the length of a with block."""
    painter = QPainter(device)
    painter.setRenderHints(SMOOTH)
    try:
        yield painter
    finally:
        painter.end()
