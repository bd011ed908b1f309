"""Decks on paper: a list, and proxies three by three with the cards as the program draws them. To a printer or a PDF.

write_pdf(path, LIST, picture, faces, paper='A4')
print_on(device, PROXIES, picture, faces)           any paged device whose page is set
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
    QPixmap,
)

from agot_desktop.view.cards.painter import card_pixmap
from agot_desktop.view.decks.words import format_word, group_word
from agot_desktop.view.faces import Faces
from agot_desktop.view.fonts import families
from agot_desktop.view.theme import theme_named
from agot_desktop.view.words import house_word

if TYPE_CHECKING:
    from agot_desktop.controller.decks.desk_rows import DeckPicture

LIST: Final = "list"
PROXIES: Final = "proxies"
A4: Final = "A4"
LETTER: Final = "Letter"
CARD_WIDTH: Final = 63.0
CARD_HEIGHT: Final = 88.0
"""Millimetres."""
_MARGIN: Final = 9.0
_DPI: Final = 300
_PIXELS: Final = 2.5  # device pixels per px of a card of 300 x 420: 300 to the inch and more
_POINTS: Final = 25.4 / 72


@dataclass(frozen=True, slots=True)
class _Line:
    """A line of the list: `kind` is title, note, head or card."""

    kind: str
    text: str
    right: str = ""


def write_pdf(path: Path, what: str, picture: DeckPicture, faces: Faces, paper: str = A4) -> int:
    """Writes a deck into a PDF; the number of pages. Raises OSError where the file cannot be written."""
    with path.open("wb"):
        pass  # a path that cannot be written to raises here, with its reason
    writer = QPdfWriter(str(path))
    writer.setResolution(_DPI)
    writer.setTitle(picture.name)
    writer.setPageLayout(page_layout(paper))
    return print_on(writer, what, picture, faces)


def page_layout(paper: str) -> QPageLayout:
    """A page of A4 or Letter, upright."""
    size = QPageSize(QPageSize.PageSizeId.Letter if paper == LETTER else QPageSize.PageSizeId.A4)
    margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    return QPageLayout(size, QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter)


def print_on(device: QPagedPaintDevice, what: str, picture: DeckPicture, faces: Faces) -> int:
    """Paints a deck page by page; the number of pages. Raises OSError where the device takes no picture."""
    painter = QPainter()
    if not painter.begin(device):
        raise OSError(QCoreApplication.translate("Print", "Nothing can be printed there."))
    # From here on a unit is a millimetre of the paper, whatever the device's resolution.
    unit = device.logicalDpiX() / 25.4
    painter.scale(unit, unit)
    full = device.pageLayout().fullRect(QPageLayout.Unit.Millimeter)
    inner = device.pageLayout().paintRect(QPageLayout.Unit.Millimeter)
    page = QRectF(0, 0, min(inner.width(), full.width()), inner.height())
    try:
        if what == PROXIES:
            return _paint_proxies(painter, device, page, picture, faces)
        return _paint_list(painter, device, page, picture)
    finally:
        painter.end()


# ---- proxies


def proxy_codes(picture: DeckPicture) -> list[str]:
    """Every card once for each copy: Hand, agenda, plots, then the draw deck."""
    codes = [picture.hand.code] if picture.hand is not None else []
    codes += [picture.agenda.code] if picture.agenda is not None else []
    groups = sorted(picture.groups, key=lambda group: group[0] != "plot")
    return codes + [row.code for _, _, rows in groups for row in rows for _ in range(row.copies)]


def _paint_proxies(
    painter: QPainter, device: QPagedPaintDevice, page: QRectF, picture: DeckPicture, faces: Faces
) -> int:
    """Nine to a page with thin lines to cut along, in the middle of the paper."""
    codes = proxy_codes(picture)
    left = (page.width() - 3 * CARD_WIDTH) / 2
    top = max(0.0, (page.height() - 3 * CARD_HEIGHT) / 2)
    theme = theme_named("light")
    pages, drawn = 0, dict[str, QPixmap]()
    for first in range(0, len(codes), 9):
        if pages:
            device.newPage()
        pages += 1
        for place, code in enumerate(codes[first : first + 9]):
            box = QRectF(left + place % 3 * CARD_WIDTH, top + place // 3 * CARD_HEIGHT, CARD_WIDTH, CARD_HEIGHT)
            if code not in drawn:  # a card that is there twice is one picture in the file
                drawn[code] = card_pixmap(faces.printed(code), "full", theme, 1.0, _PIXELS)
            pixmap = drawn[code]
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(box.adjusted(0.4, 0.4, -0.4, -0.4), pixmap, QRectF(pixmap.rect()))
            painter.setPen(QPen(Qt.GlobalColor.gray, 0.1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(box)
    return pages


# ---- the list


def _paint_list(painter: QPainter, device: QPagedPaintDevice, page: QRectF, picture: DeckPicture) -> int:
    """Two columns a page."""
    pages, y, column = 1, 0.0, 0
    gap = 8.0
    width = (page.width() - gap) / 2
    heads = [line for line in _lines(picture) if line.kind in ("title", "note")]
    for line in heads:
        y += _paint_line(painter, line, QRectF(0, y, page.width(), page.height()))
    top = y + 3
    y = top
    for line in _lines(picture):
        if line.kind in ("title", "note"):
            continue
        high = 8.5 if line.kind == "head" else 5.4
        needed = high + (5.4 if line.kind == "head" else 0)
        if y + needed > page.height():
            column += 1
            if column == 2:
                device.newPage()
                pages, column, top = pages + 1, 0, 0.0
            y = top
        _paint_line(painter, line, QRectF(column * (width + gap), y, width, high))
        y += high
    return pages


def _lines(picture: DeckPicture) -> Iterator[_Line]:
    yield _Line("title", picture.name)
    facts = [house_word(picture.house), format_word(picture.format)]
    if picture.agenda is not None:
        facts.append(picture.agenda.name)
    yield _Line("note", " · ".join(facts))
    if picture.hand is not None:
        words = QCoreApplication.translate("Print", "Hand of the King: {0} (in play with {1} tokens)")
        yield _Line("note", words.format(picture.hand.name, picture.hand.threshold))
    for card_type, count, rows in sorted(picture.groups, key=lambda group: group[0] != "plot"):
        yield _Line("head", f"{group_word(card_type)} ({count})")
        for row in rows:
            numbers = row.cost if row.plot is None else " / ".join("X" if n is None else str(n) for n in row.plot)
            yield _Line("card", f"{row.copies}×  {row.name}", numbers)


def _paint_line(painter: QPainter, line: _Line, box: QRectF) -> float:
    """Paints a line and returns its height in millimetres."""
    sizes = {"title": 20.0, "note": 10.5, "head": 12.0, "card": 10.0}
    role = "serif" if line.kind in ("title", "head") else "sans"
    size = sizes[line.kind]
    high = size * _POINTS * 1.5
    face = QFont()
    face.setFamilies(families(role))
    face.setBold(line.kind in ("title", "head"))
    # Fonts have whole pixels, and a unit is a millimetre here: write a hundred times larger, and make it small again.
    face.setPixelSize(round(size * _POINTS * 100))
    baseline = box.top() + high * 0.72 + (2.4 if line.kind == "head" else 0)
    painter.save()
    painter.translate(box.left(), baseline)
    painter.scale(0.01, 0.01)
    painter.setFont(face)
    painter.setPen(Qt.GlobalColor.black)
    metrics = QFontMetricsF(face)
    right = metrics.horizontalAdvance(line.right)
    room = box.width() * 100 - right - 200
    painter.drawText(QPointF(0, 0), metrics.elidedText(line.text, Qt.TextElideMode.ElideRight, room))
    if line.right:
        painter.drawText(QPointF(box.width() * 100 - right, 0), line.right)
    painter.restore()
    if line.kind == "head":
        painter.setPen(QPen(Qt.GlobalColor.black, 0.2))
        painter.drawLine(QPointF(box.left(), baseline + 1.2), QPointF(box.right(), baseline + 1.2))
    return high
