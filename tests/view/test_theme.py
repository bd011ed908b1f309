"""Colours keep their contrast, the theme follows the system unless overridden, and type faces are ours."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette, QRawFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from agot_desktop.view import fonts, theme
from agot_desktop.view.theme import THEME_NAMES, contrast, current_theme, theme_named, themes

TEXT, SYMBOL = 4.5, 3.0


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast(QColor("#000000"), QColor("#FFFFFF")) == pytest.approx(21.0)
    assert contrast(QColor("#777777"), QColor("#FFFFFF")) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("name", THEME_NAMES)
def test_words_can_be_read_on_every_ground(name: str) -> None:
    colours = theme_named(name)
    grounds = (colours.paper, colours.paper2, colours.panel, colours.panel2, colours.zone, colours.table)
    for ground in grounds:
        assert contrast(colours.ink, ground) >= TEXT
        assert contrast(colours.ink2, ground) >= TEXT or ground == colours.table
    for ground in (colours.paper, colours.panel, colours.zone):
        assert contrast(colours.ink3, ground) >= TEXT
    for ground in (colours.paper, colours.panel):
        assert contrast(colours.accent, ground) >= TEXT
    assert contrast(colours.onaccent, colours.accentfill) >= TEXT


@pytest.mark.parametrize("name", THEME_NAMES)
@pytest.mark.parametrize("state", ["legal", "chosen", "attack", "defend", "danger", "ok"])
def test_state_colours_stand_out(name: str, state: str) -> None:
    colours = theme_named(name)
    for ground in (colours.paper, colours.zone, colours.table):
        assert contrast(getattr(colours, state), ground) >= SYMBOL


@pytest.mark.parametrize("name", THEME_NAMES)
def test_edges_of_controls_and_focus_stand_out(name: str) -> None:
    colours = theme_named(name)
    assert contrast(colours.ctl, colours.panel) >= SYMBOL
    assert contrast(colours.focus, colours.paper) >= SYMBOL
    assert contrast(colours.badgeline, colours.paper) >= SYMBOL


@pytest.mark.parametrize("name", THEME_NAMES)
@pytest.mark.parametrize("icon", ["military", "intrigue", "power"])
def test_challenge_icons_stand_out_on_paper(name: str, icon: str) -> None:
    assert contrast(theme_named(name).challenge[icon], theme_named(name).paper) >= TEXT


@pytest.mark.parametrize("name", THEME_NAMES)
@pytest.mark.parametrize("house", sorted(theme.tokens()["houses"]))
def test_houses_are_legible(name: str, house: str) -> None:
    colours = theme_named(name)
    arms = colours.house(house)
    assert contrast(arms.charge, arms.field) >= SYMBOL
    assert contrast(arms.charge, arms.hatch) >= SYMBOL
    assert contrast(arms.charge, arms.tincture) >= SYMBOL
    assert contrast(arms.text_on_field, arms.field) >= TEXT
    assert contrast(arms.ink, colours.paper) >= TEXT


@pytest.mark.parametrize(
    ("name", "one", "other", "ratio"),
    [
        ("light", "ink", "paper", 15.5),
        ("light", "ink2", "zone", 5.5),
        ("light", "legal", "table", 3.5),
        ("dark", "ink", "panel2", 10.7),
        ("dark", "chosen", "zone", 10.4),
        ("hc", "legal", "paper", 12.0),
    ],
)
def test_published_ratios(name: str, one: str, other: str, ratio: float) -> None:
    colours = theme_named(name)
    assert contrast(getattr(colours, one), getattr(colours, other)) == pytest.approx(ratio, abs=0.06)


def test_a_house_without_arms_is_neutral() -> None:
    assert theme_named("light").house("All Houses").name == "Neutral"


def test_broken_colours_are_refused() -> None:
    with pytest.raises(ValueError, match="not a colour"):
        theme.token_colour("#12345")
    assert theme.token_colour("#00000055").alpha() == 0x55


def test_an_override_changes_the_program_and_tells(qtbot: QtBot, qapp: QApplication) -> None:
    with qtbot.waitSignal(themes().changed, timeout=1000) as told:
        themes().set_override("dark")
    assert told.args == [theme_named("dark")]
    assert qapp.palette().color(QPalette.ColorRole.Base) == theme_named("dark").paper
    assert current_theme().dark


def test_an_unknown_override_changes_nothing() -> None:
    with pytest.raises(KeyError):
        themes().set_override("pink")
    assert current_theme().name == "light"


class _System:
    """Style hints as a system would give them; the offscreen platform knows no dark mode."""

    def __init__(self, scheme: Qt.ColorScheme, wish: Qt.ContrastPreference) -> None:
        self.colorScheme = lambda: scheme
        self.accessibility = lambda: SimpleNamespace(contrastPreference=lambda: wish)


@pytest.mark.parametrize(
    ("scheme", "wish", "name"),
    [
        (Qt.ColorScheme.Dark, Qt.ContrastPreference.NoPreference, "dark"),
        (Qt.ColorScheme.Light, Qt.ContrastPreference.NoPreference, "light"),
        (Qt.ColorScheme.Unknown, Qt.ContrastPreference.NoPreference, "light"),
        (Qt.ColorScheme.Light, Qt.ContrastPreference.HighContrast, "hc"),
    ],
)
def test_without_override_the_system_decides(
    monkeypatch: pytest.MonkeyPatch, scheme: Qt.ColorScheme, wish: Qt.ContrastPreference, name: str
) -> None:
    themes().set_override(None)
    real = QGuiApplication.styleHints()
    monkeypatch.setattr(theme, "QGuiApplication", SimpleNamespace(styleHints=lambda: _System(scheme, wish)))
    real.colorSchemeChanged.emit(scheme)
    assert current_theme().name == name
    themes().set_override("dark")
    real.colorSchemeChanged.emit(scheme)
    assert current_theme().name == "dark"


def test_text_size_scales_widget_fonts_within_limits(qtbot: QtBot) -> None:
    plain = theme.font("prompt").pixelSize()
    themes().set_text_scale(2.0)
    assert theme.font("prompt").pixelSize() == 2 * plain
    themes().set_text_scale(9.0)
    assert themes().text_scale == theme.MAX_TEXT_SCALE


@pytest.mark.parametrize("role", [fonts.SERIF, fonts.SANS, fonts.NARROW])
def test_our_families_are_loaded_and_know_our_letters(role: str) -> None:
    assert fonts.families(role)[0].startswith("PT ")
    raw = QRawFont.fromFont(fonts.face(role, 12, bold=True).font)
    assert raw.familyName().startswith("PT ")
    assert [letter for letter in "AzčřůžďťňБжйщэёñ¿−–…×" if not raw.supportsCharacter(ord(letter))] == []


def test_a_fallback_family_is_narrowed_to_keep_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = fonts._shaped(fonts.NARROW, 100, False, False)
    monkeypatch.setattr(fonts, "families", lambda role: ["DejaVu Sans Condensed"])
    other = fonts._shaped(fonts.NARROW, 100, False, False)
    assert (ours.pixelSize(), ours.stretch()) == (100, 0)
    assert (other.pixelSize(), other.stretch()) == (92, 75)


def test_sizes_may_have_fractions() -> None:
    small, large = fonts.face(fonts.SANS, 12.0), fonts.face(fonts.SANS, 12.5)
    assert large.width("Winterfell") / small.width("Winterfell") == pytest.approx(12.5 / 12, rel=0.01)
    assert small.elided("Winterfell", small.width("Winter…") + 0.1) == "Winter…"
    assert small.elided("Ice", 100) == "Ice"
