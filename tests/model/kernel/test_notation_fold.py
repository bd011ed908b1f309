"""Folding of names: without case, accents, typographic apostrophes and surplus spaces."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agot_desktop.model.kernel.notation import fold


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("Robb Stark", "robb stark"),
        ("  Robb \t Stark ", "robb stark"),
        ("ROBB STARK", "robb stark"),
        ("Dany’s Handmaiden", "dany's handmaiden"),
        ("Dany's Handmaiden", "dany's handmaiden"),
        ("Příliš žluťoučký kůň", "prilis zlutoucky kun"),
        ("Asunción", "asuncion"),
        ("Straße", "strasse"),
        ("ﬁre", "fire"),
        ("", ""),
        ("Железный Трон", "железныи трон"),
    ],
)
def test_names(text: str, folded: str) -> None:
    assert fold(text) == folded


def test_what_makes_a_difference_is_kept() -> None:
    names = ["Ice", "Ice#2", "Ice/2", "A:Ice", "Ser Ilyn Payne", "Ser-Ilyn Payne", "You've Killed the Wrong Dwarf!"]
    assert len({fold(name) for name in names}) == len(names)


@given(st.text(max_size=30))
def test_folding_twice_is_folding_once(text: str) -> None:
    once = fold(text)
    assert once == once.strip() and "  " not in once
    assert fold(once) == once
    assert fold(f"  {text} ") == once
