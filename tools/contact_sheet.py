"""Write contact sheets of the card drawings as PNG: every type, density, state and theme.

    QT_QPA_PLATFORM=offscreen python tools/contact_sheet.py OUT_FOLDER [--dpr 2]

Writes faces.png (types x densities, all themes) and states.png (states x themes).
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from agot_desktop.view.cards.density import DENSITIES  # noqa: E402
from agot_desktop.view.cards.face import STANDING, CardFace, CardLook  # noqa: E402
from agot_desktop.view.cards.painter import paint_card  # noqa: E402
from agot_desktop.view.fonts import face as type_face  # noqa: E402
from agot_desktop.view.theme import THEME_NAMES, Theme, apply_theme, theme_named  # noqa: E402
from tests.view.card_samples import ALL, LOOKS, SCHEMER, SEA, STAG, SWORD, long_face  # noqa: E402


class Sheet:
    """A picture that cards are put on, in logical px."""

    def __init__(self, width: int, height: int, dpr: float) -> None:
        self.image = QImage(QSize(round(width * dpr), round(height * dpr)), QImage.Format.Format_ARGB32_Premultiplied)
        self.image.setDevicePixelRatio(dpr)
        self.painter = QPainter(self.image)
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def ground(self, rect: QRectF, theme: Theme) -> None:
        self.painter.fillRect(rect, theme.zone)

    def card(
        self, card: CardFace | None, look: CardLook, density: str, theme: Theme, at: QPointF, scale: float = 1
    ) -> None:
        paint_card(self.painter, card, look, density, theme, QRectF(at, DENSITIES[density].size * scale))

    def caption(self, text: str, at: QPointF, theme: Theme) -> None:
        type_face("sans", 13).draw(self.painter, at.x(), at.y(), text, theme.ink)

    def save(self, path: Path) -> None:
        self.painter.end()
        if not self.image.save(str(path)):
            raise OSError(f"cannot write {path}")
        print(path)


def faces(folder: Path, dpr: float) -> None:
    """All types at all densities, a sheet for each theme."""
    cards = [*ALL, long_face("en"), long_face("cs"), long_face("ru"), long_face("ru", "plot"), long_face("ru", "event")]
    for name in THEME_NAMES:
        theme = theme_named(name)
        rows = -(-len(cards) // 7)
        sheet = Sheet(7 * 320 + 20, rows * 440 + 700, dpr)
        sheet.ground(QRectF(0, 0, 7 * 320 + 20, rows * 440 + 700), theme)
        for number, card in enumerate(cards):
            sheet.card(card, STANDING, "full", theme, QPointF(20 + number % 7 * 320, 20 + number // 7 * 440))
            small = QPointF(20 + number % 14 * 140, rows * 440 + 20 + number // 14 * 188)
            sheet.card(card, STANDING, "hand", theme, small)
            tile = QPointF(20 + number % 14 * 150, rows * 440 + 400 + number // 14 * 100)
            sheet.card(card, STANDING, "tile", theme, tile, 1.0 if number % 2 else 1.4)
        strips = QPointF(20, rows * 440 + 610)
        for number, card in enumerate((SWORD, SEA, ALL[12])):
            sheet.card(card, STANDING, "hand_strip", theme, strips + QPointF(number * 140, 0))
            sheet.card(card, STANDING, "tile_strip", theme, strips + QPointF(440 + number * 100, 0))
            sheet.card(card, STANDING, "chip", theme, strips + QPointF(760 + number * 60, 0))
        sheet.card(STAG, STANDING, "chip", theme, strips + QPointF(960, 0))
        for number, density in enumerate(("hand", "tile")):
            sheet.card(None, STANDING, density, theme, strips + QPointF(1100 + 140 * number, -100))
        sheet.save(folder / f"faces-{name}.png")


def states(folder: Path, dpr: float) -> None:
    """All states as hand cards and as tiles, a sheet for each theme."""
    for name in THEME_NAMES:
        theme = theme_named(name)
        sheet = Sheet(1700, 1330, dpr)
        sheet.ground(QRectF(0, 0, 1700, 1330), theme)
        for number, (caption, look) in enumerate(LOOKS.items()):
            card = (STAG, SCHEMER, SEA)[2 if caption == "cost" else number % 2]
            at = QPointF(50 + number % 9 * 184, 40 + number // 9 * 232)
            sheet.card(card, look, "hand", theme, at)
            sheet.caption(caption, at + QPointF(0, 202), theme)
            tile = QPointF(50 + number % 9 * 184, 760 + number // 9 * 116)
            sheet.card(card, look, "tile", theme, tile, (1.0, 1.3)[number % 2])
        for number, caption in enumerate(("chosen 1", "attacking", "blank", "power, gold")):
            sheet.card(STAG, LOOKS[caption], "full", theme, QPointF(50 + number * 200, 1110), 0.45)
        sheet.save(folder / f"states-{name}.png")


def main() -> int:
    """Write the sheets; returns 0."""
    parser = argparse.ArgumentParser(description="Write contact sheets of the card drawings.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--dpr", type=float, default=1.0)
    options = parser.parse_args()
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    apply_theme(app)
    options.folder.mkdir(parents=True, exist_ok=True)
    faces(options.folder, options.dpr)
    states(options.folder, options.dpr)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
