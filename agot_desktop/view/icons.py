"""Our one-colour SVG drawings in any colour, and the house patterns.

    paint_icon(painter, 'military', rect, colour)        vector, sharp under any transform
    icon_pixmap('ui-undo', 18, colour, dpr) -> QPixmap   cached by name, device size and colour
    icon('ui-undo', 18) -> QIcon                         in the theme's ink, greyed when disabled
    hatch_brush(house, scale, dpr) -> QBrush             pattern over the field; set the brush origin to the corner
Names are file names without .svg: of resources/icons, or 'sigils/stark' of resources/art/sigils.
"""

from __future__ import annotations

from collections import OrderedDict
from functools import cache, lru_cache

from PySide6.QtCore import QByteArray, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from agot_desktop.view.art import art_dir, icons_dir
from agot_desktop.view.hatch import hatch_brush
from agot_desktop.view.painting import painting
from agot_desktop.view.theme import Theme, current_theme, mixed

__all__ = ["clear_icon_cache", "hatch_brush", "icon", "icon_names", "icon_pixmap", "paint_icon"]

_INK = b"#000"  # the one colour in every file
_PIXMAPS_KEPT = 600
_pixmaps: OrderedDict[tuple[str, int, int, int], QPixmap] = OrderedDict()


def icon_names() -> list[str]:
    """Every name that can be painted, sorted."""
    sigils = [f"sigils/{path.stem}" for path in (art_dir() / "sigils").glob("*.svg")]
    return sorted(sigils + [path.stem for path in icons_dir().glob("*.svg")])


@cache
def _source(name: str) -> bytes:
    folder = art_dir() if name.startswith("sigils/") else icons_dir()
    return (folder / f"{name}.svg").read_bytes()


@lru_cache(maxsize=400)
def _renderer(name: str, rgb: int) -> QSvgRenderer:
    colour = QColor.fromRgb(rgb).name().encode("ascii")
    return QSvgRenderer(QByteArray(_source(name).replace(b'"' + _INK + b'"', b'"' + colour + b'"')))


def paint_icon(painter: QPainter, name: str, rect: QRectF, colour: QColor) -> None:
    """Paint the drawing into the largest centred square of `rect`. Raises FileNotFoundError for an unknown name."""
    side = min(rect.width(), rect.height())
    square = QRectF(0, 0, side, side)
    square.moveCenter(rect.center())
    before = painter.opacity()
    painter.setOpacity(before * colour.alphaF())
    _renderer(name, colour.rgb()).render(painter, square)
    painter.setOpacity(before)


def icon_pixmap(name: str, size: float, colour: QColor, dpr: float = 1.0) -> QPixmap:
    """A transparent square pixmap of `size` logical px in one colour. Raises FileNotFoundError for an unknown name."""
    side = max(1, round(size * dpr))
    key = (name, side, colour.rgba(), round(dpr * 1000))
    pixmap = _pixmaps.get(key)
    if pixmap is None:
        pixmap = QPixmap(side, side)
        pixmap.fill(Qt.GlobalColor.transparent)
        with painting(pixmap) as painter:
            paint_icon(painter, name, QRectF(0, 0, side, side), colour)
        pixmap.setDevicePixelRatio(dpr)
        _pixmaps[key] = pixmap
        if len(_pixmaps) > _PIXMAPS_KEPT:
            _pixmaps.popitem(last=False)
    else:
        _pixmaps.move_to_end(key)
    return pixmap


def icon(name: str, size: float = 18, colour: QColor | None = None, theme: Theme | None = None) -> QIcon:
    """A QIcon for buttons and actions; `colour` defaults to the theme's ink. Make it anew when the theme changes."""
    theme = theme or current_theme()
    ink = colour or theme.ink
    made = QIcon()
    for dpr in (1.0, 1.5, 2.0, 3.0):
        made.addPixmap(icon_pixmap(name, size, ink, dpr), QIcon.Mode.Normal)
        made.addPixmap(icon_pixmap(name, size, mixed(ink, theme.panel, 0.45), dpr), QIcon.Mode.Disabled)
    return made


def icon_size(name: str) -> QSizeF:
    """The drawing's own size, as its viewBox says."""
    return QSizeF(_renderer(name, QColor(Qt.GlobalColor.black).rgb()).viewBoxF().size())


def clear_icon_cache() -> None:
    """Forget all pixmaps; renderers stay."""
    _pixmaps.clear()
