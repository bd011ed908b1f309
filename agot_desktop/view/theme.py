"""Colours and type of the window: light, dark and high contrast, following the system or the player's wish.

    apply_theme(app)                 style, palette, base font; repeats itself whenever the theme changes
    current_theme() -> Theme         colours now
    themes().changed                 signal(Theme); repaint on it
    themes().set_override('dark')    'light' | 'dark' | 'hc' | None (= follow the system)
    themes().set_text_scale(1.2)     0.8 to 2.5
    font('prompt') -> QFont          widget font of a role of `fonts.ROLES`, in the reader's text size
    Theme.house('Stark') -> House    field, hatch, charge ... of a house
All values come from resources/art/tokens.json.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from agot_desktop.view import fonts
from agot_desktop.view.art import art_dir

THEME_NAMES: Final = ("light", "dark", "hc")
NEUTRAL: Final = "Neutral"
MIN_TEXT_SCALE: Final = 0.8
MAX_TEXT_SCALE: Final = 2.5


@dataclass(frozen=True, slots=True)
class House:
    """Arms of a house. `hatch` is the line colour of the pattern, `tincture` the second colour of its shields."""

    name: str
    field: QColor
    hatch: QColor
    charge: QColor
    text_on_field: QColor
    ink: QColor  # the house's colour for words on paper, in this theme
    tincture: QColor
    pattern: str
    sigil: str  # icon name, 'sigils/stark'


@dataclass(frozen=True, slots=True)
class Theme:
    """One set of colours; treat the QColors as constants. Token names are those of resources/art/tokens.json."""

    name: str
    table: QColor
    table2: QColor
    zone: QColor
    zoneline: QColor
    panel: QColor
    panel2: QColor
    line: QColor
    ctl: QColor
    ink: QColor
    ink2: QColor
    ink3: QColor
    paper: QColor
    paper2: QColor
    cardline: QColor
    cardouter: QColor
    badgeline: QColor
    accent: QColor
    accentfill: QColor
    onaccent: QColor
    legal: QColor
    chosen: QColor
    attack: QColor
    defend: QColor
    danger: QColor
    ok: QColor
    gold: QColor
    power: QColor
    veil: QColor
    shadow: QColor
    focus: QColor
    challenge: dict[str, QColor]  # 'military', 'intrigue', 'power' on paper
    houses: dict[str, House]
    orders: dict[str, QColor]
    back: dict[str, QColor]  # card back: field, lattice, frame, charge

    @property
    def dark(self) -> bool:
        """True where light ink stands on dark paper."""
        return self.name != "light"

    @property
    def high_contrast(self) -> bool:
        return self.name == "hc"

    def house(self, name: str) -> House:
        """The house's arms; names without arms of their own get the neutral ones."""
        return self.houses.get(name, self.houses[NEUTRAL])

    def on(self, fill: QColor) -> QColor:
        """Black or white, whichever stands out more on the fill."""
        black, white = QColor("#000000"), QColor("#FFFFFF")
        return black if contrast(black, fill) >= contrast(white, fill) else white


def luminance(colour: QColor) -> float:
    """Relative luminance after WCAG 2, 0 to 1."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """Contrast ratio after WCAG 2, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def mixed(one: QColor, other: QColor, share: float) -> QColor:
    """`one` painted over `other` at `share` (0 to 1), as an opaque colour."""
    keep = 1 - share
    return QColor.fromRgbF(
        one.redF() * share + other.redF() * keep,
        one.greenF() * share + other.greenF() * keep,
        one.blueF() * share + other.blueF() * keep,
    )


def token_colour(text: str) -> QColor:
    """A colour of the token file: #RRGGBB or #RRGGBBAA. Raises ValueError for anything else."""
    colour = QColor(text[:7])
    if not colour.isValid() or len(text) not in (7, 9):
        raise ValueError(f"not a colour: {text!r}")
    if len(text) == 9:
        colour.setAlpha(int(text[7:], 16))
    return colour


@lru_cache(maxsize=1)
def tokens() -> dict[str, Any]:
    """The token file as read; do not change it."""
    path: Path = art_dir() / "tokens.json"
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


@lru_cache(maxsize=len(THEME_NAMES))
def theme_named(name: str) -> Theme:
    """'light', 'dark' or 'hc'; raises KeyError for another name."""
    data = tokens()
    ink = "ink_on_light" if name == "light" else "ink_on_dark"
    houses = {key: _house(key, facts, ink) for key, facts in data["houses"].items()}
    return Theme(
        name=name,
        houses=houses,
        challenge=_colours(data["challenge_icons"][name]),
        orders=_colours(data["orders"]),
        back=_colours(data["card_back"]),
        **_colours(data["themes"][name]),
    )


def _colours(texts: dict[str, str]) -> dict[str, QColor]:
    return {key: token_colour(text) for key, text in texts.items()}


def _house(name: str, facts: dict[str, str], ink: str) -> House:
    return House(
        name=name,
        field=token_colour(facts["field"]),
        hatch=token_colour(facts["hatch"]),
        charge=token_colour(facts["charge"]),
        text_on_field=token_colour(facts["text_on_field"]),
        ink=token_colour(facts[ink]),
        tincture=token_colour(facts["tincture"]),
        pattern=facts["pattern"],
        sigil=facts["sigil"].removesuffix(".svg"),
    )


def motion_ms(name: str) -> int:
    """Length of a motion of the token file in milliseconds at normal speed."""
    return int(tokens()["motion_ms"][name])


class Themes(QObject):
    """Which theme is on and how large text is. One object for the program: `themes()`."""

    changed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._override: str | None = None
        self._text_scale = 1.0
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._system_changed)
        if hasattr(hints, "accessibility"):
            hints.accessibility().contrastPreferenceChanged.connect(self._system_changed)
        self._name = self._wanted()

    @property
    def theme(self) -> Theme:
        return theme_named(self._name)

    @property
    def override(self) -> str | None:
        return self._override

    @property
    def text_scale(self) -> float:
        return self._text_scale

    def set_override(self, name: str | None) -> None:
        """Fix a theme by name, or None to follow the system; raises KeyError for an unknown name."""
        if name is not None:
            theme_named(name)
        self._override = name
        self._system_changed()

    def set_text_scale(self, scale: float) -> None:
        """Set the reader's text size, held within 0.8 and 2.5, and tell everybody."""
        scale = min(MAX_TEXT_SCALE, max(MIN_TEXT_SCALE, scale))
        if scale != self._text_scale:
            self._text_scale = scale
            self.changed.emit(self.theme)

    def _wanted(self) -> str:
        if self._override is not None:
            return self._override
        hints = QGuiApplication.styleHints()
        # Asked for anew each time: the object's Python side dies with that of the style hints. Qt 6.10 or later.
        if hasattr(hints, "accessibility") and (
            hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast
        ):
            return "hc"
        return "dark" if hints.colorScheme() == Qt.ColorScheme.Dark else "light"

    def _system_changed(self) -> None:
        name = self._wanted()
        if name != self._name:
            self._name = name
            self.changed.emit(self.theme)


_themes: Themes | None = None


def themes() -> Themes:
    """The program's `Themes`, made at the first call. Needs a QGuiApplication."""
    global _themes
    if _themes is None:
        _themes = Themes()
    return _themes


def current_theme() -> Theme:
    """The colours that are on now."""
    return themes().theme


def font(role: str, px: float | None = None) -> QFont:
    """The widget font of a role of `fonts.ROLES` in the reader's text size; `px` replaces the role's size."""
    return fonts.ui_font(role, px, themes().text_scale)


def apply_theme(app: QApplication) -> None:
    """Dress the application in Fusion with our palette and fonts, now and at every later change of theme."""
    fonts.load_fonts()
    app.setStyle("Fusion")
    _dress(app, current_theme())
    if app.property("agot_themed") is None:
        app.setProperty("agot_themed", True)
        themes().changed.connect(lambda theme: _dress(app, theme))


def _dress(app: QApplication, theme: Theme) -> None:
    app.setFont(font("body"))
    app.setPalette(palette(theme))
    app.setStyleSheet(style_sheet(theme))


def palette(theme: Theme) -> QPalette:
    """The widget palette of a theme."""
    role = QPalette.ColorRole
    colours = {
        role.Window: theme.panel,
        role.WindowText: theme.ink,
        role.Base: theme.paper,
        role.AlternateBase: theme.paper2,
        role.Text: theme.ink,
        role.PlaceholderText: theme.ink3,
        role.Button: theme.panel2,
        role.ButtonText: theme.ink,
        role.BrightText: theme.danger,
        role.ToolTipBase: theme.panel,
        role.ToolTipText: theme.ink,
        role.Highlight: theme.accentfill,
        role.HighlightedText: theme.onaccent,
        role.Accent: theme.accentfill,
        role.Link: theme.accent,
        role.LinkVisited: theme.accent,
        role.Light: mixed(theme.panel2, theme.paper, 0.5),
        role.Midlight: theme.panel2,
        role.Mid: theme.line,
        role.Dark: theme.ctl,
        role.Shadow: theme.cardline,
    }
    made = QPalette()
    for key, colour in colours.items():
        made.setColor(key, colour)
    for key in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, key, mixed(theme.ink3, theme.panel, 0.75))
    made.setColor(QPalette.ColorGroup.Disabled, role.Highlight, theme.line)
    return made


def style_sheet(theme: Theme) -> str:
    """The few rules that a palette cannot say. `QPushButton[primary="true"]` is the one filled button of a prompt."""
    values = {key: getattr(theme, key).name() for key in ("ctl", "panel2", "panel", "ink", "ink3", "accent", "danger")}
    values |= {"fill": theme.accentfill.name(), "onfill": theme.onaccent.name(), "focus": theme.focus.name()}
    values |= {"hover": mixed(theme.accentfill, theme.panel2, 0.14).name(), "line": theme.line.name()}
    values |= {"press": mixed(theme.accentfill, theme.panel2, 0.28).name()}
    values |= {"lit": mixed(theme.onaccent, theme.accentfill, 0.16).name()}
    return _SHEET % values


_SHEET: Final = """
QPushButton { background: %(panel2)s; color: %(ink)s; border: 1px solid %(ctl)s; border-radius: 6px;
  padding: 6px 16px; font-weight: bold; }
QPushButton:hover { background: %(hover)s; }
QPushButton:pressed { background: %(press)s; }
QPushButton:disabled { color: %(ink3)s; border-color: %(line)s; background: %(panel)s; }
QPushButton[primary="true"] { background: %(fill)s; color: %(onfill)s; border-color: %(fill)s; }
QPushButton[primary="true"]:hover { background: %(lit)s; }
QPushButton[primary="true"]:disabled { background: %(panel2)s; color: %(ink3)s; border-color: %(line)s; }
QPushButton[danger="true"] { color: %(danger)s; border-color: %(danger)s; background: transparent; }
QPushButton:focus, QPushButton[primary="true"]:focus { border: 2px solid %(focus)s; padding: 5px 15px; }
QToolTip { background: %(panel)s; color: %(ink)s; border: 1px solid %(ctl)s; padding: 4px 8px; }
"""
