"""Every key of the program in one table: actions of the window with their menus, and keys of the table.

    ACTIONS             name, menu, keys; the words are made in `action_words`
    table_command(event) -> str     what a key means on the table, '' for nothing
Single letters stand for the place of the key: the Cyrillic letter of the same place does the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

FILE: Final = "file"
GAME: Final = "game"
VIEW: Final = "view"
HELP: Final = "help"

_K = Qt.Key


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """An action of the window. `keys` are portable key texts or standard keys; `needs_game`: only with a game open."""

    name: str
    menu: str
    keys: tuple[str | QKeySequence.StandardKey, ...] = ()
    needs_game: bool = False


ACTIONS: Final = (
    ActionSpec("new", FILE, (QKeySequence.StandardKey.New,)),
    ActionSpec("load", FILE, (QKeySequence.StandardKey.Open,)),
    ActionSpec("home", FILE, ("Ctrl+Home",)),
    ActionSpec("quit", FILE, ("Ctrl+Q",)),
    ActionSpec("undo", GAME, (QKeySequence.StandardKey.Undo,), True),
    ActionSpec("redo", GAME, ("Ctrl+Shift+Z", "Ctrl+Y"), True),
    ActionSpec("undo_to", GAME, ("Ctrl+Alt+Z",), True),
    ActionSpec("lines", GAME, ("Ctrl+B",), True),
    ActionSpec("concede", GAME, (), True),
    ActionSpec("stop_passing", GAME, ("Ctrl+.",), True),
    ActionSpec("copy_log", GAME, ("Ctrl+Shift+C",), True),
    ActionSpec("settings", VIEW, ("Ctrl+,",)),
    ActionSpec("full_screen", VIEW, ("F11",)),
    ActionSpec("log", VIEW, ("Ctrl+L",), True),
    ActionSpec("list", VIEW, ("Ctrl+Shift+L",), True),
    ActionSpec("next_panel", VIEW, ("F6",), True),
    ActionSpec("text_bigger", VIEW, ("Ctrl++", "Ctrl+=")),
    ActionSpec("text_smaller", VIEW, ("Ctrl+-",)),
    ActionSpec("text_normal", VIEW, ("Ctrl+0",)),
    ActionSpec("manual", HELP, ("Shift+F1",)),
    ActionSpec("keys", HELP, ("F1",)),
    ActionSpec("about", HELP),
)

# Commands of the table by key; the letters with the Cyrillic ones at the same place.
TABLE_KEYS: Final[dict[int, str]] = {
    _K.Key_Left: "left",
    _K.Key_Right: "right",
    _K.Key_Up: "up",
    _K.Key_Down: "down",
    _K.Key_Return: "act",
    _K.Key_Enter: "act",
    _K.Key_Space: "confirm",
    _K.Key_Escape: "cancel",
    _K.Key_Menu: "menu",
    _K.Key_Question: "why",
    _K.Key_Z: "pin",
    0x042F: "pin",
    _K.Key_N: "next",
    0x0422: "next",
    _K.Key_L: "log",
    0x0414: "log",
    _K.Key_P: "used",
    0x0417: "used",
    _K.Key_O: "far_piles",
    0x0429: "far_piles",
    _K.Key_V: "closer",
    0x041C: "closer",
    _K.Key_PageDown: "page_down",
    _K.Key_PageUp: "page_up",
    _K.Key_D: "discard",
    0x0412: "discard",
}


def table_command(event: QKeyEvent) -> str:
    """The table's command for a key: a word of `TABLE_KEYS`, 'digit 1' to 'digit 9', or ''."""
    plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    key = event.key()
    if key == _K.Key_F10 and plain == Qt.KeyboardModifier.ShiftModifier:
        return "menu"
    if plain & ~Qt.KeyboardModifier.ShiftModifier:
        return ""
    if _K.Key_1 <= key <= _K.Key_9:
        return f"digit {key - _K.Key_0}"
    return TABLE_KEYS.get(key, "")


def standard_keys(spec: ActionSpec) -> list[QKeySequence]:
    """The keys that an action comes with."""
    return [QKeySequence(key) for key in spec.keys]


def menu_words(menu: str) -> str:
    """The title of a menu, with its mnemonic."""
    words = {
        FILE: QCoreApplication.translate("Menus", "&File"),
        GAME: QCoreApplication.translate("Menus", "&Game"),
        VIEW: QCoreApplication.translate("Menus", "&View"),
        HELP: QCoreApplication.translate("Menus", "&Help"),
    }
    return words[menu]


def action_words(name: str) -> str:
    """The words of an action, with its mnemonic."""
    words = {
        "new": QCoreApplication.translate("Menus", "&New game…"),
        "load": QCoreApplication.translate("Menus", "&Load game…"),
        "home": QCoreApplication.translate("Menus", "&Start page"),
        "quit": QCoreApplication.translate("Menus", "&Quit"),
        "undo": QCoreApplication.translate("Menus", "&Undo"),
        "redo": QCoreApplication.translate("Menus", "&Redo"),
        "lines": QCoreApplication.translate("Menus", "Other &lines of this game…"),
        "undo_to": QCoreApplication.translate("Menus", "Undo &back to…"),
        "concede": QCoreApplication.translate("Menus", "&Give up…"),
        "stop_passing": QCoreApplication.translate("Menus", "&Stop passing"),
        "copy_log": QCoreApplication.translate("Menus", "&Copy the log"),
        "settings": QCoreApplication.translate("Menus", "Sett&ings…"),
        "full_screen": QCoreApplication.translate("Menus", "&Full screen"),
        "log": QCoreApplication.translate("Menus", "&Log"),
        "list": QCoreApplication.translate("Menus", "Ta&ble as a list"),
        "next_panel": QCoreApplication.translate("Menus", "&Next panel"),
        "text_bigger": QCoreApplication.translate("Menus", "Larger te&xt"),
        "text_smaller": QCoreApplication.translate("Menus", "S&maller text"),
        "text_normal": QCoreApplication.translate("Menus", "N&ormal text"),
        "manual": QCoreApplication.translate("Menus", "&Rule book"),
        "keys": QCoreApplication.translate("Menus", "&Keys and signs"),
        "about": QCoreApplication.translate("Menus", "&About"),
    }
    return words[name]


def table_help() -> list[tuple[str, str]]:
    """Keys of the table and what they do, for reading."""
    translate = QCoreApplication.translate
    return [
        (translate("Keys", "Tab, Shift+Tab"), translate("Keys", "Next or previous zone of the table")),
        (translate("Keys", "Arrows"), translate("Keys", "From card to card")),
        (translate("Keys", "Enter"), translate("Keys", "Pick up the card under the cursor; again: do it")),
        (translate("Keys", "Space"), translate("Keys", "The main button: confirm or go on")),
        (translate("Keys", "Esc"), translate("Keys", "Put back, take back, close; else decline")),
        (translate("Keys", "1 to 9"), translate("Keys", "The numbered button or card")),
        (translate("Keys", "N"), translate("Keys", "Next card that can be chosen")),
        (translate("Keys", "?"), translate("Keys", "Why a number is so, and why a card cannot be used")),
        (translate("Keys", "Z"), translate("Keys", "Keep the preview, or let go of it")),
        (translate("Keys", "L"), translate("Keys", "Open or close the log in a small window")),
        (translate("Keys", "D, P, O"), translate("Keys", "Your discard pile, your used plots, an opponent's piles")),
        (translate("Keys", "V"), translate("Keys", "Look closer at one opponent, then the next")),
        (translate("Keys", "PgUp, PgDn"), translate("Keys", "Turn the page of a crowded row")),
        (translate("Keys", "Menu, Shift+F10"), translate("Keys", "Everything that can be done with a card")),
        (translate("Keys", "S on a phase"), translate("Keys", "Set or clear a stop")),
    ]


def signs_help() -> list[tuple[str, str]]:
    """Signs on cards and what they mean: icon name and words."""
    translate = QCoreApplication.translate
    return [
        ("target", translate("Keys", "Can be chosen now")),
        ("chosen", translate("Keys", "Is chosen")),
        ("kneel", translate("Keys", "Kneels")),
        ("attack", translate("Keys", "Attacks")),
        ("defend", translate("Keys", "Defends")),
        ("duplicate", translate("Keys", "Has duplicates")),
        ("hand-of-king", translate("Keys", "Hand of the King; the ring shows tokens and how many it needs")),
        ("moribund", translate("Keys", "Is leaving play")),
    ]
