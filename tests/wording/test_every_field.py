"""What a word says depends on each of its parameters: nothing that the engine does is left out of the text."""

from __future__ import annotations

import pytest

from agot_desktop.model.cardgame.abilities.base import Word
from agot_desktop.wording.phrases import phrases
from agot_desktop.wording.sentence import paragraph
from tests.wording.trees import all_words, placed, variations

UNSAID = {
    ("AddToHand", "open_"): "where the card comes from says whether it was seen",
    ("Watch", "bind"): "ties the waiting text to its card",
    ("NameNumber", "exact"): "has no effect in the rules yet",
}
"""Parameters that no sentence speaks of, and why."""


def said(word: Word) -> str:
    return paragraph(phrases("en"), placed(word), "character")


@pytest.mark.parametrize("kind", all_words(), ids=lambda kind: f"{kind.__module__.rpartition('.')[2]}.{kind.__name__}")
def test_each_parameter_is_said(kind: type[Word]) -> None:
    for name, words in variations(kind):
        if (kind.__name__, name) in UNSAID:
            continue
        texts = [said(word) for word in words]
        assert len(set(texts)) == len(texts), f"{kind.__name__}.{name} does not change the text: {texts}"
