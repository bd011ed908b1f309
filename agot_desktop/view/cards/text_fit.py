"""Fitting words on a card: names into a box, rules text into a column. Measures only; draws what it measured.

fit_name(name, width, height, steps) -> FittedName      first step at which the whole name fits, else an ellipsis
set_text(paragraphs, width, height, px, ...) -> SetText  rules text broken into lines at one size
fit_text(paragraphs, width, height, sizes) -> SetText   the largest of the sizes that fits; `.fits` if one did
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from agot_desktop.view.cards.face import BOLD, ICON, ITALIC, STRUCK, Paragraph
from agot_desktop.view.fonts import SANS, Face, face
from agot_desktop.view.icons import paint_icon

ICON_EM: Final = 1.06  # an icon in the text, in font sizes
_PARAGRAPH_GAP: Final = 0.28  # in font sizes


class NameStep(NamedTuple):
    """One way of setting a name."""

    role: str
    px: float
    lines: int
    leading: float = 1.12


@dataclass(frozen=True, slots=True)
class FittedName:
    """A name set in lines. `whole` is False where an ellipsis stands for the rest."""

    lines: tuple[str, ...]
    face: Face
    leading: float
    whole: bool

    @property
    def width(self) -> float:
        return max(self.face.width(line) for line in self.lines)

    def draw(self, painter: QPainter, rect: QRectF, colour: QColor) -> float:
        """Draw the lines from the left, centred in height; returns the y of the first line's middle."""
        pitch = self.face.px * self.leading
        # The x-height band is what the eye centres on: half way between capital and x-height.
        first = rect.center().y() - pitch * (len(self.lines) - 1) / 2 + self.face.cap * 0.48
        for number, line in enumerate(self.lines):
            self.face.draw(painter, rect.left(), first + number * pitch, line, colour)
        return first - self.face.cap / 2


def steps(role: str, largest: float, smallest: float, lines: int, leading: float = 1.12) -> list[NameStep]:
    """Name steps from the largest to the smallest size in halves of a pixel."""
    count = round((largest - smallest) * 2) + 1
    return [NameStep(role, largest - number / 2, lines, leading) for number in range(count)]


@lru_cache(maxsize=4096)
def fit_name(name: str, width: float, height: float, ways: tuple[NameStep, ...]) -> FittedName:
    """The first of the ways in which the whole name fits the box; the last one with an ellipsis if none does."""
    for way in ways:
        type_face = face(way.role, way.px, bold=True)
        if way.lines * way.px * way.leading > height + way.px * (way.leading - 1) + 0.01:
            continue
        lines = _break(name, type_face, width, way.lines)
        if lines is not None:
            return FittedName(lines, type_face, way.leading, whole=True)
    way = ways[-1]
    type_face = face(way.role, way.px, bold=True)
    return FittedName(_elided_lines(name, type_face, width, way.lines), type_face, way.leading, whole=False)


def _parts(name: str) -> list[str]:
    """Pieces of a name that must stay whole; each keeps the space or hyphen that ends it."""
    return re.findall(r"[^ -]*[ -]|[^ -]+$", name)


def _break(name: str, type_face: Face, width: float, most: int) -> tuple[str, ...] | None:
    """Fewest lines, then the most even ones; None where it needs more than `most` or a word is too wide."""
    parts = _parts(name)
    if any(type_face.width(part.rstrip()) > width for part in parts):
        return None
    for count in range(1, most + 1):
        best = min(
            (lines for lines in _splits(parts, count) if all(type_face.width(line) <= width for line in lines)),
            key=lambda lines: (sum(line.endswith("-") for line in lines), max(map(type_face.width, lines))),
            default=None,
        )
        if best is not None:
            return best
    return None


def _splits(parts: Sequence[str], count: int) -> Iterator[tuple[str, ...]]:
    if count == 1:
        yield ("".join(parts).rstrip(),)
        return
    for cut in range(1, len(parts) - count + 2):
        head = "".join(parts[:cut]).rstrip()
        for tail in _splits(parts[cut:], count - 1):
            yield (head, *tail)


def _elided_lines(name: str, type_face: Face, width: float, most: int) -> tuple[str, ...]:
    """Words poured into lines; what does not fit a line ends in an ellipsis."""
    rest = _parts(name)
    lines: list[str] = []
    while rest and len(lines) < most - 1:
        taken = 1
        while taken < len(rest) and type_face.width("".join(rest[: taken + 1]).rstrip()) <= width:
            taken += 1
        lines.append(type_face.elided("".join(rest[:taken]).rstrip(), width))
        rest = rest[taken:]
    if rest:
        lines.append(type_face.elided("".join(rest).rstrip(), width))
    return tuple(lines)


# --- rules text -------------------------------------------------------------------------------------------------------


class Piece(NamedTuple):
    """A part of a word in one style."""

    text: str
    style: str


class Placed(NamedTuple):
    """A piece on its line."""

    x: float
    width: float
    piece: Piece


class Line(NamedTuple):
    baseline: float  # from the top of the text
    parts: tuple[Placed, ...]

    @property
    def right(self) -> float:
        return max((part.x + part.width for part in self.parts), default=0.0)


@dataclass(frozen=True, slots=True)
class SetText:
    """Rules text in lines. `height` is the whole height in px; `fits` whether the asked box holds it."""

    lines: tuple[Line, ...]
    height: float
    px: float
    role: str
    fits: bool

    def draw(self, painter: QPainter, x: float, y: float, colour: QColor) -> None:
        """Draw from the top left."""
        for line in self.lines:
            for part in line.parts:
                _draw_piece(painter, part, x, y + line.baseline, self, colour)


def _draw_piece(painter: QPainter, part: Placed, x: float, baseline: float, text: SetText, colour: QColor) -> None:
    if part.piece.style.startswith(ICON):
        side = text.px * ICON_EM
        square = QRectF(x + part.x, baseline - side * 0.84, side, side)
        paint_icon(painter, part.piece.style.removeprefix(ICON), square, colour)
        return
    _piece_face(part.piece.style, text.px, text.role).draw(painter, x + part.x, baseline, part.piece.text, colour)
    if part.piece.style == STRUCK:
        strike(painter, x + part.x, baseline, part.width, text.px, colour)


def strike(painter: QPainter, x: float, baseline: float, width: float, px: float, colour: QColor) -> None:
    """Draw a line through a word of size `px`."""
    painter.fillRect(QRectF(x - 1, baseline - px * 0.32, width + 2, max(1.0, px * 0.09)), colour)


def _piece_face(style: str, px: float, role: str) -> Face:
    return face(role, px, bold=style in (BOLD, STRUCK), italic=style == ITALIC)


def _words(paragraph: Paragraph) -> list[list[Piece]]:
    """Words of a paragraph; one word may have several styles. Only an ordinary space parts words."""
    found: list[list[Piece]] = [[]]
    for run in paragraph:
        if run.style.startswith(ICON):
            found[-1].append(Piece(run.text, run.style))
            continue
        for number, part in enumerate(run.text.split(" ")):
            if number:
                found.append([])
            if part:
                found[-1].append(Piece(part, run.style))
    return [word for word in found if word]


def _piece_width(piece: Piece, px: float, role: str) -> float:
    if piece.style.startswith(ICON):
        return px * ICON_EM
    return _piece_face(piece.style, px, role).width(piece.text)


def _short_enough(word: list[Piece], width: float, px: float, role: str) -> Iterator[list[Piece]]:
    """The word itself, or its parts where it alone is wider than a line."""
    if sum(_piece_width(piece, px, role) for piece in word) <= width:
        yield word
        return
    rest: list[Piece] = []
    used = 0.0
    for piece in word:
        units = [piece] if piece.style.startswith(ICON) else [Piece(sign, piece.style) for sign in piece.text]
        for unit in units:
            size = _piece_width(unit, px, role)
            if rest and used + size > width:
                yield rest
                rest, used = [], 0.0
            rest.append(unit)
            used += size
    if rest:
        yield rest


def set_text(
    paragraphs: Sequence[Paragraph], width: float, height: float, px: float, leading: float, role: str = SANS
) -> SetText:
    """Break the paragraphs into lines at one size. `height` only decides `.fits`."""
    lines: list[Line] = []
    baseline = face(role, px).ascent
    space = face(role, px).width(" ")
    for number, paragraph in enumerate(paragraphs):
        if number:
            baseline += px * _PARAGRAPH_GAP
        for parts in _pour(paragraph, width, px, space, role):
            lines.append(Line(baseline, parts))
            baseline += px * leading
    total = 0.0 if not lines else lines[-1].baseline + face(role, px).descent
    return SetText(tuple(lines), total, px, role, total <= height + 0.01)


def _pour(paragraph: Paragraph, width: float, px: float, space: float, role: str) -> Iterator[tuple[Placed, ...]]:
    line: list[Placed] = []
    x = 0.0
    for whole in _words(paragraph):
        for word in _short_enough(whole, width, px, role):
            size = sum(_piece_width(piece, px, role) for piece in word)
            start = x + space if line else 0.0
            if line and start + size > width:
                yield tuple(line)
                line, start = [], 0.0
            x = start
            for piece in word:
                part = _piece_width(piece, px, role)
                line.append(Placed(x, part, piece))
                x += part
    if line:
        yield tuple(line)


class TextStep(NamedTuple):
    role: str
    px: float
    leading: float


def fit_text(paragraphs: Sequence[Paragraph], width: float, height: float, ways: Iterable[TextStep]) -> SetText:
    """The first of the ways that fits the height, or the last one with `.fits` False. `ways` must not be empty."""
    result: SetText | None = None
    for role, px, leading in ways:
        result = set_text(paragraphs, width, height, px, leading, role)
        if result.fits:
            return result
    if result is None:
        raise ValueError("no way of setting the text was given")
    return result
