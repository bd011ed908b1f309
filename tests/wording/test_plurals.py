"""Plural forms, against a table made of the CLDR rules."""

from __future__ import annotations

import pytest

from agot_desktop.wording.plurals import PLURALS

TABLE = {
    "en": {"one": [1], "many": [0, 2, 5, 11, 21, 101, 111, 1001]},
    "es": {"one": [1], "many": [0, 2, 5, 11, 21, 101, 111, 1001]},
    "cs": {"one": [1], "few": [2, 3, 4], "many": [0, 5, 11, 12, 14, 21, 22, 101, 102, 104]},
    "ru": {
        "one": [1, 21, 31, 101, 121, 1001],
        "few": [2, 3, 4, 22, 23, 34, 102, 124],
        "many": [0, 5, 10, 11, 12, 13, 14, 19, 20, 25, 100, 111, 112, 114, 211, 1012],
    },
}


@pytest.mark.parametrize("language", TABLE)
def test_forms(language: str) -> None:
    for form, numbers in TABLE[language].items():
        assert {n: PLURALS[language](n) for n in numbers} == dict.fromkeys(numbers, form)


@pytest.mark.parametrize("language", TABLE)
def test_forms_agree_with_cldr(language: str) -> None:
    babel = pytest.importorskip("babel", reason="babel is not installed")
    rule = babel.Locale(language).plural_form
    ours = {"other": "many"}
    for n in range(1001):
        assert PLURALS[language](n) == ours.get(rule(n), rule(n)), n
