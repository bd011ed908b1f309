"""Files of phrases, the filling of holes, and what noun phrases do with number, article and pronoun."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from agot_desktop import paths
from agot_desktop.wording.markup import capital, literal, runs, sentence
from agot_desktop.wording.phrases import LANGUAGES, PhraseError, Phrases, phrases, read
from agot_desktop.wording.realise import FORMS, NP, Mentions, Name, TemplateError, fill, names_in

FILES = sorted((paths.translations() / "wording").glob("*.toml"))


def strings(node: Any, place: tuple[str, ...] = ()) -> Iterator[tuple[str, str]]:
    for key, value in node.items():
        if isinstance(value, str):
            yield ".".join((*place, key)), value
        else:
            yield from strings(value, (*place, key))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_phrase_of_a_file_is_well_formed(file: Path) -> None:
    words = read(file)
    for place, text in strings(words.data):
        if place.startswith(("sandhi", "list", "grammar")):
            continue
        for name, case in names_in(text.replace("{{", "{").replace("}}", "}")):
            assert name.isidentifier(), place
            assert case in ("", *words.cases), f"{place} asks for the case {case!r}"
        assert "  " not in text and runs(text.replace("{", "").replace("}", "")) is not None, place


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_noun_has_the_forms_that_phrases_ask_for(file: Path) -> None:
    words = read(file)
    texts = [text.replace("{{", "").replace("}}", "") for _, text in strings(words.data.get("effect", {}))]
    asked = {case for text in texts for _, case in names_in(text)}
    for noun in words.table("noun"):
        phrase = NP(words, (noun,), Mentions())
        for case in asked - {"", "gen"}:
            for plural in (False, True):
                assert NP(words, (noun,), Mentions(), plural=plural).render(case, "full")
        assert phrase.render("nom")


def test_languages_without_a_file_are_read_in_english() -> None:
    for language in LANGUAGES:
        has_file = (paths.translations() / "wording" / f"{language}.toml").is_file()
        assert phrases(language).code == (language if has_file else "en")


BROKEN = {
    "a = [": "$",
    "[grammar]\nlanguage = 1": "grammar.language",
    "unknown = 'x'": "grammar.language",
    "[grammar]\nlanguage = 'en'": "grammar.cases",
}


@pytest.mark.parametrize("text", BROKEN)
def test_a_broken_file_is_named_with_the_place(text: str, tmp_path: Path) -> None:
    (tmp_path / "xx.toml").write_text(text)
    with pytest.raises(PhraseError) as caught:
        read(tmp_path / "xx.toml")
    assert (caught.value.file, caught.value.place) == ("xx.toml", BROKEN[text])
    with pytest.raises(PhraseError, match=r"none\.toml: \$: cannot be read"):
        read(tmp_path / "none.toml")


def test_a_missing_phrase_is_named() -> None:
    with pytest.raises(PhraseError, match=r"en\.toml: effect\.Sing: there is no such phrase"):
        phrases("en").get("effect", "Sing")


def test_only_names_and_cases_are_holes() -> None:
    assert fill("a {b}", {"b": "c"}) == "a c"
    for template in ("{t.__class__.x}", "{t!r}", "{t:>5}", "{t.nom}", "{u}"):
        with pytest.raises(TemplateError):
            fill(template, {"t": "plain"})
    with pytest.raises(TemplateError):
        fill("{t}", {"t": NP(phrases("en"), ("card",), Mentions())})
    assert FORMS[0] == ""


def english(noun: str = "character", **more: Any) -> NP:
    return NP(phrases("en"), (noun,), Mentions(), **more)


def test_numbers_and_articles() -> None:
    smooth = phrases("en").smooth
    assert english().render("acc") == "a character"
    assert smooth(english("event").render("acc")) == "an event"
    assert smooth(english(adjectives=("unique",)).render("acc")) == "a unique character"
    assert smooth(english(adjectives=("attacking",)).render("acc")) == "an attacking character"
    assert smooth(english(adjectives=("other",)).render("acc")) == "another character"
    assert smooth("a <icon:intrigue>intrigue</icon> challenge") == "an <icon:intrigue>intrigue</icon> challenge"
    assert english(count=1).render("acc") == "a character"
    assert english(count=3).render("acc") == "3 characters"
    assert english(count=1, limit="up_to").render("acc") == "up to 1 character"
    assert english(amount="X", limit="at_least").render("acc") == "at least X characters"
    assert english(determiner="this").render("gen") == "this character's"
    assert english(determiner="that", plural=True).render("acc") == "those characters"
    assert english(count=2).render("acc", "sg") == "character"
    assert english(count=2).render("acc", "each") == "each character"


def test_only_what_was_spoken_of_last_is_called_it() -> None:
    mentions = Mentions()
    this = NP(phrases("en"), ("character",), mentions, "this", key="this")
    other = NP(phrases("en"), ("location",), mentions, "that", key="that")
    assert fill("{a.nom} {a.gen} {a.acc}", {"a": this}) == "this character its it"
    both = fill("{b.nom} {a.nom} {a.full.nom}", {"a": this, "b": other})
    assert both == "that location this character this character"
    mentions.clear()
    assert this.render("nom") == "this character"
    robb = Name(phrases("en"), "Robb Stark", mentions)
    assert fill("{r.nom} {r.gen}", {"r": robb}) == "Robb Stark its"


def test_lists() -> None:
    join = phrases("en").join
    assert [join(list("abc")[:n], "or") for n in range(4)] == ["", "a", "a or b", "a, b or c"]


def test_markup() -> None:
    assert runs("<b>Response:</b> a <icon:power>power</icon> challenge &amp;") == (
        ("Response:", "bold"), (" a ", "plain"), ("power", "icon:power"), (" challenge &", "plain"),
    )  # fmt: skip
    assert runs(literal("A <b> & C")) == (("A <b> & C", "plain"),)
    for text in ("<b>open", "a < b", "<script>x</script>"):
        with pytest.raises(ValueError, match="stray tag"):
            runs(text)


def test_sentences() -> None:
    assert sentence("draw a card") == "Draw a card."
    assert sentence("“draw a card.”") == "“Draw a card.”"
    assert capital("<icon:power>power</icon> challenges") == "<icon:power>Power</icon> challenges"
    assert sentence("2 cards") == "2 cards."


def test_phrases_are_a_frozen_view_of_their_file() -> None:
    words = Phrases({"grammar": {"language": "xx", "cases": "nom", "order": "noun", "plurals": "en"}}, "made")
    assert words.table("noun") == {} and words.find("noun", "card") is None
    with pytest.raises(PhraseError, match="expected a string"):
        words.text("grammar")
    with pytest.raises(PhraseError, match="expected a table"):
        words.table("grammar", "cases")
