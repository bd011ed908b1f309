"""Sentences with holes, terms, and faces of cards."""

import pytest

from agot_desktop.controller.card_rules import is_complete
from agot_desktop.controller.card_words import ability_text, card_language, trait_word
from agot_desktop.controller.faces import Faces, make_face
from agot_desktop.controller.language import BOLD, Language, Paragraph, Run, bare
from agot_desktop.controller.words import CardName, counted, english, fill, phase_name, phrase, term
from agot_desktop.model.cardgame.facts import Facts, facts_from_mapping
from agot_desktop.model.cardgame.pool import Pool


def test_titles_are_found_again_by_their_spans() -> None:
    said = fill(
        "{who} attaches {card} to {bearer}: {cards}",
        {
            "who": "Anna",
            "card": CardName("core_1", "Ice"),
            "bearer": CardName("core_5", "Eddard Stark"),
            "cards": (CardName("core_12", "Hodor"), CardName("core_11", "Shaggydog")),
        },
    )
    assert said.text == "Anna attaches Ice to Eddard Stark: Hodor, Shaggydog"
    assert [(said.text[a:b], code) for a, b, code in said.spans] == [
        ("Ice", "core_1"),
        ("Eddard Stark", "core_5"),
        ("Hodor", "core_12"),
        ("Shaggydog", "core_11"),
    ]


def test_braces_in_a_name_are_no_holes() -> None:
    assert phrase("{name} passes", name="{card}") == "{card} passes"


def test_a_hole_without_a_piece_is_an_error() -> None:
    with pytest.raises(KeyError):
        phrase("{name} takes {what}", name="Anna")


def test_english_numbers_settle_their_plural() -> None:
    def cards(n: int) -> str:
        return counted(english("Log", "%n card(s)", None, n), n)

    assert [cards(0), cards(1), cards(2)] == ["0 cards", "1 card", "2 cards"]


def test_terms_are_translated_and_unknown_ones_asked_of_the_lexicon() -> None:
    def czech(context: str, text: str, disambiguation: str | None = None, n: int = -1, /) -> str:
        return {"Renown": "Věhlas", "plot phase": "fáze intrik"}.get(text, text)

    assert term(czech, "Renown") == "Věhlas" and phase_name(czech, "plot") == "fáze intrik"
    assert term(czech, "Direwolf", lambda word: f"<{word}>") == "<Direwolf>"
    assert term(czech, "Direwolf") == "Direwolf" and phase_name(czech, "supper") == "supper"


def test_a_face_has_what_is_printed(pool: Pool) -> None:
    language = bare(lambda facts, code: ((Run("Response:", BOLD), Run(" After ...")),))
    face = Faces(pool, language).face("core_5")
    assert (face.name, face.type, face.houses, face.unique, face.cost, face.strength) == (
        "Eddard Stark",
        "character",
        ("Stark",),
        True,
        "4",
        3,
    )
    assert face.icons == ("military", "power") and face.crests == ("noble",)
    assert [word.key for word in face.keywords] == ["Stalwart", "Renown", "Deadly"]
    assert face.timings == ("Response",)
    assert face.set_label.startswith("CORE") and face.set_label.endswith("Stark")
    with pytest.raises(KeyError):
        Faces(pool, language).face("core_9999")


def test_a_plot_has_its_numbers_and_no_cost(pool: Pool) -> None:
    face = Faces(pool, bare()).face("core_191")
    facts = pool.cards[pool.index["core_191"]]
    assert face.cost == "" and face.plot == (str(facts.plot_gold), str(facts.plot_initiative), str(facts.plot_claim))


@pytest.mark.parametrize(
    ("row", "cost"),
    [
        ({"type": "character", "cost": 0}, "0"),
        ({"type": "character", "cost": "X"}, "X"),
        ({"type": "character"}, "-"),
        ({"type": "location", "cost": 3, "shadow": True}, "s3"),
        ({"type": "event"}, ""),
        ({"type": "event", "cost": 2, "shadow": True}, "s2"),
    ],
)
def test_costs_are_read_as_printed(row: dict[str, object], cost: str) -> None:
    facts = facts_from_mapping({"id": "x_1", "name": "X", **row}, "$")
    assert make_face(facts, bare(), ()).cost == cost


def test_a_card_that_is_not_ready_says_so_in_words(pool: Pool) -> None:
    faces = Faces(pool, card_language(lambda: pool, english, lambda: "en"))
    ready, other = pool.cards[pool.index["core_8"]], next(facts for facts in pool.cards if not is_complete(pool, facts))
    assert "not in the program yet" in faces.face(other.id).text[0][0].text
    assert faces.face(ready.id).timings == ("Response",)


def test_one_ability_is_found_by_its_address(pool: Pool) -> None:
    assert ability_text(pool, "core_8:0", "en").startswith("Response: After you win a military challenge")
    ice = ability_text(pool, "core_1:1", "en") or ability_text(pool, "core_1:0", "en")
    assert ice.startswith("Challenges:")
    for address in ("core_8:7", "core_9999:0", "nonsense", "core_8:x"):
        assert ability_text(pool, address, "en") == ""


def test_traits_are_words_of_the_language_or_stay_as_they_are() -> None:
    assert trait_word("Night's Watch", "en") == "Night's Watch"


def test_a_face_follows_the_language(pool: Pool) -> None:
    now = ["en"]

    def text(facts: Facts, code: str) -> tuple[Paragraph, ...]:
        return ((Run(code),),)

    faces = Faces(pool, Language(english, lambda: now[0], text, lambda a, c: "", lambda w, c: f"{w}/{c}"))
    assert faces.face("core_5").text[0][0].text == "en"
    now[0] = "cs"
    assert faces.face("core_5").text[0][0].text == "cs" and faces.face("core_5").traits[0].text == "Lord/cs"
