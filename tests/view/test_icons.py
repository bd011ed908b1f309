"""Drawings have one colour and one size; tinting, caching and patterns."""

import re
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QIcon, QImage

from agot_desktop.view.art import art_dir, icons_dir
from agot_desktop.view.hatch import MIN_SCALE, hatch_brush
from agot_desktop.view.icons import clear_icon_cache, icon, icon_names, icon_pixmap, icon_size
from agot_desktop.view.painting import painting
from agot_desktop.view.theme import current_theme, theme_named, tokens

FILES = sorted([*icons_dir().glob("*.svg"), *(art_dir() / "sigils").glob("*.svg")])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_drawing_has_one_colour_and_our_view_box(path: object) -> None:
    text = path.read_text(encoding="utf-8")  # type: ignore[attr-defined]
    assert 'viewBox="0 0 64 64"' in text
    assert set(re.findall(r'(?:fill|stroke|stop-color)="([^"]*)"', text)) <= {"#000", "none"}
    assert 'fill="#000"' in text
    assert not re.search(r"<(image|text|style|script|linearGradient|radialGradient|filter|use|a)\b", text)


def test_every_name_paints_something_inside_its_square() -> None:
    names = icon_names()
    assert len(names) == len(FILES) >= 121
    for name in names:
        assert icon_size(name) == QSizeF(64, 64)
        image = icon_pixmap(name, 24, QColor("#FF0000")).toImage()
        inked = [image.pixelColor(x, y) for x in range(24) for y in range(24) if image.pixelColor(x, y).alpha() > 128]
        assert len(inked) > 20, name
        assert all(colour.red() > 240 and colour.green() < 15 for colour in inked), name


def test_every_icon_that_cards_name_exists() -> None:
    from agot_desktop.view.cards import arms, hand

    used = {*arms.TRAIT_GLYPHS.values(), *arms.TYPE_GLYPHS.values(), *hand.KEYWORD_ICONS.values()}
    used |= {house["sigil"].removesuffix(".svg") for house in tokens()["houses"].values()}
    assert used <= set(icon_names())


def test_pixmaps_are_cached_by_size_ratio_and_colour() -> None:
    clear_icon_cache()
    red, blue = QColor("#FF0000"), QColor("#0000FF")
    once = icon_pixmap("power", 20, red)
    assert icon_pixmap("power", 20, red).cacheKey() == once.cacheKey()
    assert icon_pixmap("power", 20, blue).cacheKey() != once.cacheKey()
    double = icon_pixmap("power", 20, red, 2.0)
    assert double.width() == 40
    assert double.deviceIndependentSize().width() == 20


def test_a_translucent_colour_stays_translucent() -> None:
    half = QColor(0, 0, 0, 128)
    image = icon_pixmap("cost", 20, half).toImage()
    assert 120 <= image.pixelColor(10, 10).alpha() <= 136


def test_a_disabled_icon_is_paler() -> None:
    made = icon("ui-undo", 18)
    ground = current_theme().panel
    normal = made.pixmap(18, QIcon.Mode.Normal).toImage()
    disabled = made.pixmap(18, QIcon.Mode.Disabled).toImage()
    spot = max(((x, y) for x in range(18) for y in range(18)), key=lambda xy: normal.pixelColor(*xy).alpha())
    far = abs(normal.pixelColor(*spot).lightness() - ground.lightness())
    near = abs(disabled.pixelColor(*spot).lightness() - ground.lightness())
    assert near < far * 0.7


def test_an_unknown_name_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        icon_pixmap("no-such-drawing", 10, QColor("#000000"))


def _grey(house: str, scale: float, dpr: float) -> list[int]:
    """Darkness of a patch, brought to the same mean and spread: only the pattern is left."""
    side = round(48 * dpr)
    image = QImage(side, side, QImage.Format.Format_RGB32)
    with painting(image) as painter:
        painter.scale(dpr, dpr)
        painter.fillRect(QRectF(0, 0, 48, 48), hatch_brush(theme_named("light").house(house), scale, dpr))
    values = [image.pixelColor(x, y).lightness() for y in range(side) for x in range(side)]
    low, high = min(values), max(values)
    return [round(255 * (value - low) / max(1, high - low)) for value in values]


@pytest.mark.parametrize(("scale", "dpr"), [(1.0, 1.0), (0.55, 1.0), (0.55, 2.0)])
def test_patterns_differ_without_colour(scale: float, dpr: float) -> None:
    patches = {name: _grey(name, scale, dpr) for name in tokens()["houses"]}
    for one, other in combinations(patches, 2):
        differing = sum(abs(a - b) > 60 for a, b in zip(patches[one], patches[other], strict=True))
        assert differing > len(patches[one]) * 0.12, (one, other)


def test_patterns_repeat_without_seams() -> None:
    values = _grey("Tyrell", 1.0, 1.0)
    rows = [values[start : start + 48] for start in range(0, 48 * 48, 48)]
    assert all(rows[y][x] == rows[y + 8][x + 8] for y in range(40) for x in range(40))
    # Along the diagonal the stripe is one line: no step where tiles meet.
    assert all(abs(rows[y][x] - rows[y + 1][x + 1]) < 40 for y in range(47) for x in range(47))


def test_too_small_a_pattern_is_left_out() -> None:
    house = theme_named("light").house("Stark")
    assert hatch_brush(house, MIN_SCALE - 0.01).texture().isNull()
    assert not hatch_brush(house, MIN_SCALE).texture().isNull()
