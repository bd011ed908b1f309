"""The texts of all cards: whole sentences without leftovers, as they were looked through last."""

from __future__ import annotations

import re

import pytest

from agot_desktop import paths
from agot_desktop.model.cardgame import terms
from agot_desktop.model.cardgame.abilities import registry
from agot_desktop.model.cardgame.abilities.base import WORDS
from agot_desktop.model.cardgame.facts import facts_from_mapping
from agot_desktop.model.cardgame.pool import Pool, UnknownCardError, load_pool
from agot_desktop.view.icons import icon_names
from agot_desktop.wording.phrases import UnknownLanguageError
from agot_desktop.wording.text import card_text, plain_text
from tools.golden_texts import golden_file, golden_texts

CARDS = [f.id for f in load_pool(paths.cards()).cards if registry.load().complete(f.id)]
LEFTOVERS = re.compile(r"[{}<>&_]|  | [,.;:)]|\bNone\b|\bTrue\b|\bFalse\b|\.\.|,,|\ba [aeio]")
UNEXPLAINED = re.compile(r"^(?!.*(where X is|[Pp]ay X gold)).*\bX\b")
NAMES = re.compile(r"\b(" + "|".join([n for n in WORDS if not n.islower() and re.search(r"[a-z][A-Z]|_", n)]) + r")\b")


@pytest.mark.parametrize("card", CARDS)
def test_text_has_no_leftovers(card: str) -> None:
    for line in plain_text(card, "en").splitlines():
        assert not LEFTOVERS.search(line), line
        assert not NAMES.search(line) and not UNEXPLAINED.search(line), line
        assert line[0].isupper() or line[0].isdigit(), line
        assert line.rstrip("”")[-1] in ".)", line
        for sentence in re.split(r"(?<=[.:]) ", line):
            assert sentence[0] in "“(" or sentence[0].isupper() or sentence[0].isdigit(), line


@pytest.mark.parametrize("card", CARDS)
def test_runs_have_styles_that_the_face_can_draw(card: str) -> None:
    icons = set(icon_names())
    for paragraph in card_text(card, "en"):
        for text, style in paragraph:
            assert text
            assert style in ("plain", "bold", "italic") or style.removeprefix("icon:") in icons
        label, style = paragraph[0]
        assert (style == "bold") == label.endswith(":"), "timing words, and they alone, are bold"


def test_golden() -> None:
    assert golden_texts("en") == golden_file("en").read_text(encoding="utf-8"), "run tools/golden_texts.py and look"


def test_the_shape_that_the_face_draws() -> None:
    assert card_text("core_8", "en") == (
        (
            ("Response:", "bold"),
            (" After you win a ", "plain"),
            ("military", "icon:military"),
            (
                " challenge in which this character participates, choose and kill a character the loser controls.",
                "plain",
            ),
        ),
    )


def test_keywords_are_not_repeated_and_restrictions_are() -> None:
    assert card_text("core_16", "en") == ()
    assert plain_text("core_19", "en") == "House Stark only."
    lines = plain_text("core_150", "en").splitlines()
    assert lines[:2] == ["Lord or Lady character only.", "Limit 1 per character."]


def test_a_reprint_reads_as_its_first_printing() -> None:
    assert plain_text("core_27", "en") == plain_text("core_26", "en") != ""


def test_an_unknown_card_says_so() -> None:
    assert card_text("acoa_1", "en") == ((("The text of this card is not in the program yet.", "italic"),),)
    with pytest.raises(UnknownCardError):
        card_text("core_9999", "en")


def test_cards_of_another_pool_and_unknown_languages(pool: Pool) -> None:
    own = facts_from_mapping({"id": "own_1", "name": "A <Sword> & Co.", "type": "plot"}, "$")
    assert card_text("own_1", "en", pool.extended([own]))[0][0][1] == "italic"
    with pytest.raises(UnknownLanguageError):
        card_text("core_8", "tlh")


RESTRICTIONS = {
    "House Stark only": "House Stark only.",
    "House Targaryen Only": "House Targaryen only.",
    "House Stark or House Baratheon only": "House Stark or House Baratheon only.",
    "House Baratheon or Greyjoy only": "House Baratheon or House Greyjoy only.",
    "Lord or Lady character only": "Lord or Lady character only.",
    "Stark unique character only": "Unique House Stark character only.",
    "Unique House Baratheon character only": "Unique House Baratheon character only.",
    "Unique character only": "Unique character only.",
    "War character only": "Character with a War crest only.",
    "Maester Character only": "Maester character only.",
    "Limit 1 per plot deck": "Limit 1 per plot deck.",
    "Limit 1 per House card": "Limit 1 per House card.",
    "Any House except Martell": "Any House except House Martell.",
    "Attach to a location you control": "Attach to a location you control.",
    "Rainbow Guard character or Renly Baratheon only": "Rainbow Guard character or Renly Baratheon only.",
}


@pytest.mark.parametrize("printed", RESTRICTIONS)
def test_restrictions(printed: str, pool: Pool) -> None:
    from agot_desktop.wording.context import Context
    from agot_desktop.wording.markup import runs
    from agot_desktop.wording.phrases import phrases
    from agot_desktop.wording.restrictions import lines

    facts = facts_from_mapping({"id": "x", "name": "X", "type": "attachment", "restrictions": [printed]}, "$")
    (line,) = lines(Context(phrases("en"), terms.ATTACHMENT), facts)
    assert "".join([text for text, _ in runs(line)]) == RESTRICTIONS[printed]


def test_every_restriction_of_the_facts_makes_a_line(pool: Pool) -> None:
    known = registry.load()
    for facts in pool.cards:
        if facts.restrictions and known.complete(facts.id):
            assert len(plain_text(facts.id, "en").splitlines()) >= len(facts.restrictions)
