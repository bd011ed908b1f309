"""Every word of the ability language has its phrase, its line in the handbook, and a card that shows it if any does."""

from __future__ import annotations

import re
from functools import cache

import pytest

from agot_desktop import paths
from agot_desktop.model.cardgame.abilities import base, registry
from agot_desktop.model.cardgame.abilities import filters as fi
from agot_desktop.model.cardgame.abilities import selections as se
from agot_desktop.model.cardgame.abilities.base import WORDS, Word, walk
from agot_desktop.model.cardgame.pool import load_pool
from agot_desktop.wording.phrases import phrases
from tests.wording.trees import all_words, sort_of

HANDBOOK = paths.PACKAGE_FOLDER.parent / "docs" / "abilities.md"
ELSEWHERE: dict[type[Word], tuple[str, ...]] = {
    base.And: ("list", "and"),
    base.Or: ("list", "or"),
    base.Not: ("filter", "Ref", "is_not"),
    base.Both: ("list", "and"),
    base.Either: ("list", "or"),
    base.AnyOf: ("list", "or"),
    base.Literal_: ("limit", "up_to"),
    fi.OtherThan: ("filter", "Ref", "other"),
    fi.Where: ("word", "Measure", "STR", "where"),
}
"""Words that have no sentence of their own: where the phrase stands that they are said with."""
SAID_WITH_OTHERS = {
    "EitherCost": ("list", "or"), "Do": ("list", "and"), "EachPlayerDoes": ("players", "EachPlayer"),
    "Until": ("end", "phase"), "Action": ("part", "labelled"), "Passive": ("lead", "after"),
    "Constant": ("list", "clauses"), "PerCard": ("word", "Measure", "ATTACHMENTS", "per_card"),
    "MeasureOf": ("word", "Measure", "COST", "of"),
}  # fmt: skip


def name_of(kind: type[Word]) -> str:
    return f"{kind.__module__.rpartition('.')[2]}.{kind.__name__}"


@cache
def used_by() -> dict[type[Word], set[str]]:
    """The cards that use each word, by id."""
    known, found = registry.load(), dict[type[Word], set[str]]()
    for facts in load_pool(paths.cards()).cards:
        for part in known.abilities(facts.id):
            for word in walk(part):
                found.setdefault(type(word), set()).add(facts.id)
    return found


@cache
def handbook() -> dict[str, list[str]]:
    """The columns of the handbook's lines by the word and its meaning; a name may stand in two chapters."""
    rows: dict[str, list[str]] = {}
    for line in HANDBOOK.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        if line.startswith("| ") and len(cells) == 5:
            rows[f"{cells[0]}: {cells[2]}"] = cells
    return rows


def row_of(kind: type[Word]) -> list[str] | None:
    meaning = " ".join((kind.__doc__ or "").split()).replace("|", "or")
    return handbook().get(f"{kind.__name__}: {meaning}")


def test_no_word_is_missed() -> None:
    assert set(WORDS.values()) <= set(all_words())


@pytest.mark.parametrize("kind", all_words(), ids=name_of)
def test_it_has_a_phrase(kind: type[Word]) -> None:
    place = ELSEWHERE.get(kind) or SAID_WITH_OTHERS.get(kind.__name__) or (sort_of(kind), kind.__name__)
    if kind is se.InPlay:
        place = ("zone", "InPlay")
    assert phrases("en").find(*place) is not None, f"en.toml has no phrase at {'.'.join(place)}"


@pytest.mark.parametrize("kind", all_words(), ids=name_of)
def test_it_stands_in_the_handbook_with_a_true_example(kind: type[Word]) -> None:
    row = row_of(kind)
    assert row is not None, f"{HANDBOOK.name} has no line for {name_of(kind)}; run tools/handbook.py"
    meaning, example = row[2], row[4]
    assert len(meaning) > 5
    cards = used_by().get(kind, set())
    if not cards:
        assert example == "*unused*", f"no card uses {name_of(kind)}"
        return
    shown = re.search(r"\((\w+)\)", example)
    assert shown is not None and shown[1] in cards, f"{example} does not use {name_of(kind)}; run tools/handbook.py"
