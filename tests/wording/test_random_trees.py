"""Random trees of words have a text: whatever a card pack puts together can be read."""

from __future__ import annotations

import re

from hypothesis import HealthCheck, given, settings

from agot_desktop.model.cardgame.abilities import base
from agot_desktop.wording.markup import runs
from agot_desktop.wording.phrases import phrases
from agot_desktop.wording.sentence import paragraph
from tests.wording.trees import placed, words_of

LEFTOVERS = re.compile(r"[{}]|  | [,.;:)]|\( |\bNone\b|\bTrue\b|\bFalse\b|^\s|\s$|\.\.|,,")


def checked(word: base.Word) -> str:
    text = "".join([run for run, _ in runs(paragraph(phrases("en"), placed(word), "character"))])
    assert not LEFTOVERS.search(text), text
    assert (text[0].isupper() or text[0].isdigit()) and text.rstrip("”")[-1] in ".)", text
    return text


SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]
SETTINGS = settings(max_examples=150, deadline=None, suppress_health_check=SLOW)


@SETTINGS
@given(words_of(base.Effect, 3))
def test_effects(word: base.Word) -> None:
    checked(word)


@SETTINGS
@given(words_of(base.Filter, 3))
def test_filters(word: base.Word) -> None:
    checked(word)


@SETTINGS
@given(words_of(base.Change, 3))
def test_changes(word: base.Word) -> None:
    checked(word)


@SETTINGS
@given(words_of(base.Condition, 3))
def test_conditions(word: base.Word) -> None:
    checked(word)


@SETTINGS
@given(words_of(base.Pattern, 3))
def test_events(word: base.Word) -> None:
    checked(word)


@SETTINGS
@given(words_of(base.Part, 3))
def test_parts(word: base.Word) -> None:
    checked(word)
