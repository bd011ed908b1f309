"""Flags for drawing text, spelled once."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt

LEFT: Final = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
RIGHT: Final = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
CENTRE: Final = int(Qt.AlignmentFlag.AlignCenter)
TOP_WRAPPED: Final = int(Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)
MIDDLE_WRAPPED: Final = int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)
