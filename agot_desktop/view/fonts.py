"""The type faces of the window: loading them once and asking for a role at a size.

Public: `load_fonts()`, `families(role)`, `ui_font(role)` for widgets, `face(...)` for cards (fractional pixel sizes).
Families are PT Serif, PT Sans and PT Sans Narrow from the fontpkg packages; without them a system fallback is taken.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from PySide6.QtCore import QByteArray, QPointF
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QPainter

log = logging.getLogger("agot.view.fonts")

SERIF: Final = "serif"
SANS: Final = "sans"
NARROW: Final = "narrow"

_PACKAGES: Final = ("fontpkg_pt_serif", "fontpkg_pt_sans", "fontpkg_pt_sans_narrow")
_CHAINS: Final[dict[str, tuple[str, ...]]] = {
    SERIF: ("PT Serif", "Noto Serif", "Georgia", "DejaVu Serif"),
    SANS: ("PT Sans", "Noto Sans", "Segoe UI", "DejaVu Sans"),
    NARROW: ("PT Sans Narrow", "Noto Sans Condensed", "Arial Narrow", "DejaVu Sans Condensed", "DejaVu Sans"),
}
# Widget roles: family, size in px at 100 %, bold.
ROLES: Final[dict[str, tuple[str, float, bool]]] = {
    "title": (SERIF, 27, True),
    "dialog": (SERIF, 24, True),
    "section": (SERIF, 20, True),
    "prompt": (SERIF, 20, True),
    "prompt_small": (SERIF, 18, True),
    "round": (SERIF, 17, True),
    "button": (SANS, 15, True),
    "value": (SANS, 15, True),
    "body": (SANS, 15, False),
    "body_bold": (SANS, 15, True),
    "body_small": (SANS, 14, False),
    "log": (SANS, 13.5, False),
    "label": (SANS, 13, False),
    "chip": (NARROW, 13.5, True),
    "tag": (NARROW, 12.5, True),
    "phase": (NARROW, 14.5, True),
    "battle": (SERIF, 42, True),
    "lane": (SERIF, 30, True),
    "power": (SERIF, 27, True),
}
_DEJAVU_SIZE: Final = 0.92
_PRECISION: Final = 10  # a Face keeps its QFont this many times larger, so that sizes may have fractions


def load_fonts() -> tuple[str, ...]:
    """Register the packaged type faces with Qt; returns the families. Needs a QGuiApplication; safe to repeat."""
    loaded: list[str] = []
    for package in _PACKAGES:
        loaded.extend(_package_families(package))
    return tuple(dict.fromkeys(loaded))


@cache
def _package_families(package: str) -> tuple[str, ...]:
    try:
        folder = resources.files(package) / "files"
    except ModuleNotFoundError:
        log.warning("type face package %s is not installed, a system family is used", package)
        return ()
    found: list[str] = []
    for entry in folder.iterdir():
        if entry.name.endswith(".ttf"):
            found.extend(_register(entry))
    return tuple(found)


def _register(entry: Traversable) -> list[str]:
    number = QFontDatabase.addApplicationFontFromData(QByteArray(entry.read_bytes()))
    if number < 0:
        log.warning("the type face file %s cannot be read, a system family is used", entry.name)
        return []
    return QFontDatabase.applicationFontFamilies(number)


def families(role: str) -> list[str]:
    """The chain of families of 'serif', 'sans' or 'narrow' that this machine has, best first (never empty)."""
    return list(_available(role))


@cache
def _available(role: str) -> tuple[str, ...]:
    load_fonts()
    have = set(QFontDatabase.families())
    chain = tuple(name for name in _CHAINS[role] if name in have)
    return chain or (QFont().defaultFamily(),)


def _shaped(role: str, px: float, bold: bool, italic: bool) -> QFont:
    """A font with whole pixels; the DejaVu families are condensed and made smaller to keep the same line lengths."""
    chain = families(role)
    face = QFont()
    face.setFamilies(chain)
    if chain[0].startswith("DejaVu"):
        face.setStretch(75 if role == NARROW else 90)
        px *= _DEJAVU_SIZE
    face.setPixelSize(max(1, round(px)))
    face.setBold(bold)
    face.setItalic(italic)
    return face


def ui_font(role: str, px: float | None = None, scale: float = 1.0) -> QFont:
    """The widget font of a role of `ROLES`; `px` replaces its size, `scale` is the reader's text size (1.0 = 100 %)."""
    family, size, bold = ROLES[role]
    return _shaped(family, (size if px is None else px) * scale, bold, False)


@dataclass(frozen=True, slots=True)
class Face:
    """A card type face at a fractional size in the card's own pixels. Immutable, hashable; `face()` is cached."""

    role: str
    px: float
    bold: bool
    italic: bool
    font: QFont
    metrics: QFontMetricsF

    def width(self, text: str) -> float:
        """Advance of one line in px."""
        return self.metrics.horizontalAdvance(text) / _PRECISION

    @property
    def scale(self) -> float:
        """What lengths of `font` are multiplied by to be px of the face."""
        return 1 / _PRECISION

    @property
    def ascent(self) -> float:
        return self.metrics.ascent() / _PRECISION

    @property
    def descent(self) -> float:
        return self.metrics.descent() / _PRECISION

    @property
    def cap(self) -> float:
        """Height of a capital letter in px."""
        return self.metrics.capHeight() / _PRECISION

    def draw(self, painter: QPainter, x: float, baseline: float, text: str, colour: QColor) -> None:
        """Draw one line with its left end at `x`; the painter's state is restored."""
        painter.save()
        painter.translate(x, baseline)
        painter.scale(1 / _PRECISION, 1 / _PRECISION)
        painter.setFont(self.font)
        painter.setPen(colour)
        painter.drawText(QPointF(0, 0), text)
        painter.restore()

    def draw_centred(self, painter: QPainter, x: float, y: float, text: str, colour: QColor) -> None:
        """Draw one line with its capitals centred on the point."""
        self.draw(painter, x - self.width(text) / 2, y + self.cap / 2, text, colour)

    def draw_right(self, painter: QPainter, right: float, baseline: float, text: str, colour: QColor) -> None:
        self.draw(painter, right - self.width(text), baseline, text, colour)

    def elided(self, text: str, width: float) -> str:
        """The text, or its beginning with an ellipsis where it is wider than `width` px."""
        if self.width(text) <= width:
            return text
        low, high = 0, len(text)
        while low < high:
            middle = (low + high + 1) // 2
            if self.width(text[:middle].rstrip() + "…") <= width:
                low = middle
            else:
                high = middle - 1
        return text[:low].rstrip() + "…"


@lru_cache(maxsize=512)
def face(role: str, px: float, bold: bool = False, italic: bool = False) -> Face:
    """The card type face of family role 'serif', 'sans' or 'narrow'. Needs a QGuiApplication."""
    font = _shaped(role, px * _PRECISION, bold, italic)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return Face(role, px, bold, italic, font, QFontMetricsF(font))
