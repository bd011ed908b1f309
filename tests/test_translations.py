"""The interface's translations: sound placeholders and mnemonics, right plurals, the program's files up to date."""

from __future__ import annotations

import importlib.util
import re
import sys
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from pytestqt.qtbot import QtBot

ROOT = Path(__file__).resolve().parents[1]
HOLE = re.compile(r"\{\w*\}|%n|\t|\.\.\.$")
CODES = ("cs", "ru", "es")
NAMES = {
    "Arryn", "Baratheon", "Esc", "Frey", "Greyjoy", "Lannister", "Martell", "Stark", "Targaryen", "Tyrell", "Mulligan",
}  # fmt: skip
SAME = {
    "cs": NAMES
    | {
        "Tab, Shift+Tab",
        "Menu, Shift+F10",
        "PgUp, PgDn",
        "Agenda",
        "agenda",
        "agenda: {name}",
        "Enter",
        "Export",
        "Import",
        "Westeros",
        "text",
    },
    "ru": {"Esc", "Enter", "Tab, Shift+Tab", "Menu, Shift+F10", "PgUp, PgDn"},
    "es": NAMES | {"Base", "Neutral", "Normal"},
}
"""Names, keys, and words that are the same in the language."""


def load_tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("translations_tool", ROOT / "tools" / "translations.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


tool = load_tool()


@pytest.mark.parametrize("code", CODES)
def test_holes_are_the_same_in_every_form(code: str) -> None:
    for key, forms in tool.read(tool.file_of(code)).items():
        for form in forms:
            assert Counter(HOLE.findall(form)) == Counter(HOLE.findall(key.source)), (key, form)


@pytest.mark.parametrize("code", CODES)
def test_counted_texts_have_a_form_for_every_plural(code: str) -> None:
    for key, forms in tool.read(tool.file_of(code)).items():
        if forms:
            assert len(forms) == (tool.LANGUAGES[code][1] if "%n" in key.source else 1), key


@pytest.mark.parametrize("code", CODES)
def test_mnemonics_are_kept_and_do_not_clash_in_one_menu(code: str) -> None:
    known = tool.read(tool.file_of(code))
    for key, forms in known.items():
        for form in forms:
            assert form.replace("&&", "").count("&") == key.source.replace("&&", "").count("&"), (key, form)
    for group in (("&File", "&Game", "&View", "&Help"), ("&New game…", "&Load game…", "&Start page", "&Quit")):
        signs = [known[tool.Key("Menus", text, "")][0].partition("&")[2][:1].casefold() for text in group]
        assert len(set(signs)) == len(signs), (code, signs)


@pytest.mark.parametrize("code", CODES)
def test_the_programs_file_is_that_of_the_translators(code: str, tmp_path: Path) -> None:
    made = tmp_path / "made.qm"
    tool.release(code, made)
    assert made.read_bytes() == tool.qm_of(code).read_bytes()


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("cs", ["Anna dobírá 1 kartu", "Anna dobírá 3 karty", "Anna dobírá 7 karet"]),
        ("ru", ["Anna берёт 1 карту", "Anna берёт 3 карты", "Anna берёт 7 карт"]),
        ("es", ["Anna roba 1 carta", "Anna roba 3 cartas", "Anna roba 7 cartas"]),
    ],
)
def test_plurals_are_those_of_the_language(qtbot: QtBot, code: str, words: list[str]) -> None:
    translator = QTranslator()
    assert translator.load(str(tool.qm_of(code)))
    app = QCoreApplication.instance()
    assert app is not None
    app.installTranslator(translator)
    try:
        said = [QCoreApplication.translate("Log", "{who} draws %n card(s)", None, n) for n in (1, 3, 7)]
    finally:
        app.removeTranslator(translator)
    assert [text.replace("{who}", "Anna") for text in said] == words


@pytest.mark.parametrize("code", CODES)
def test_nothing_is_left_in_english(code: str) -> None:
    """Every text has its translation, and one that reads like the English is a name, a sign or the same word."""
    known = tool.read(tool.file_of(code))
    texts = tool.texts()
    assert [key for key in texts if not known.get(key)] == []
    same = {key.source for key in texts if known[key] == (key.source,) and re.search(r"[A-Za-z]{3}", bare(key.source))}
    assert same <= SAME[code], sorted(same - SAME[code])


def bare(text: str) -> str:
    """The text without its holes."""
    return HOLE.sub("", text)
