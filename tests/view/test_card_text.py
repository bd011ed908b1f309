"""Words on cards: rules text is never cut, names give way in the right order, digests count what is left."""

from dataclasses import replace

import pytest

from agot_desktop.view import fonts
from agot_desktop.view.cards import full, hand, text_fit, tile
from agot_desktop.view.cards.face import BOLD, CardFace, CardLook, Run, Word, shown_strength, strength_change, words
from agot_desktop.view.cards.text_fit import NameStep, fit_name, set_text
from tests.view.card_samples import ALL, CHAMBERS, LORD, PLOT, SCHEMER, icon, long_face, long_text, para

LANGUAGES = ("en", "cs", "ru")


@pytest.mark.parametrize("card_type", ["character", "event", "plot"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_text_is_whole_on_the_full_card(language: str, card_type: str) -> None:
    card = long_face(language, card_type)
    setting = full.full_text(card)
    assert setting.text.fits
    assert setting.text.px >= (8.5 if card_type == "plot" else full.SMALLEST)
    assert full.text_top(card, setting.field) + setting.text.height <= full.TEXT_FOOT + 0.01
    assert all(line.right <= full.TEXT_WIDTH + 0.01 for line in setting.text.lines)
    shown = "".join(part.piece.text for line in setting.text.lines for part in line.parts)
    meant = "".join(run.text for paragraph in card.text for run in paragraph)
    assert shown.endswith(meant.replace(" ", ""))


def test_text_without_a_space_is_broken_not_cut() -> None:
    card = replace(LORD, text=(para("x" * 200),))
    setting = full.full_text(card)
    assert all(line.right <= full.TEXT_WIDTH + 0.01 for line in setting.text.lines)
    assert sum(len(part.piece.text) for line in setting.text.lines for part in line.parts) == 200


def test_an_absurd_text_says_that_it_does_not_fit() -> None:
    assert not full.full_text(replace(LORD, text=long_text("ru") * 4)).text.fits


def test_the_field_gives_way_before_the_size() -> None:
    lengths = {}
    for repeat in (1, 4, 6):
        setting = full.full_text(replace(LORD, text=(para("Kneel a character you control to draw a card. " * repeat),)))
        lengths[repeat] = (setting.field, setting.text.px)
    assert lengths == {1: (176.0, 15.5), 4: (132.0, 15.5), 6: (86.0, 15.5)}


def test_keywords_are_the_first_bold_line_and_lost_ones_are_struck() -> None:
    first = full.full_text(SCHEMER).text.lines[0].parts
    assert [part.piece.text for part in first][:2] == ["Stealth.", "Renown."]
    assert {part.piece.style for part in first} == {BOLD}
    lost = full.full_text(SCHEMER, ("Renown",)).text.lines[0].parts
    assert [part.piece.style for part in lost][:2] == ["bold", "struck"]


def test_punctuation_stays_with_its_icon() -> None:
    text = set_text((para("win an ", icon("intrigue"), " or ", icon("power"), ", then stop"),), 60, 500, 12, 1.2)
    for line in text.lines:
        assert line.parts[0].piece.text != ","
        assert all(part.x + part.width <= 60.01 for part in line.parts)


def test_words_of_two_styles_stay_together() -> None:
    text = set_text(((Run("“"), Run("Response:", BOLD), Run(" stand")),), 200, 100, 12, 1.2)
    first, second, third = text.lines[0].parts
    assert second.x == pytest.approx(first.width)
    assert third.x > second.x + second.width


def test_a_name_takes_fewer_lines_first_then_even_ones() -> None:
    one_line, two_lines = NameStep(fonts.SERIF, 14, 1), NameStep(fonts.SERIF, 14, 2)
    assert fit_name("Ice", 200, 40, (two_lines,)).lines == ("Ice",)
    long = fit_name("Lord Commander of the Kingsguard", 150, 40, (one_line, two_lines))
    assert long.lines == ("Lord Commander", "of the Kingsguard")
    assert long.whole


def test_a_name_that_never_fits_ends_in_an_ellipsis() -> None:
    fitted = fit_name("Многоликобожественность", 60, 30, (NameStep(fonts.NARROW, 10, 2),))
    assert not fitted.whole
    assert fitted.lines[0].endswith("…")
    assert fitted.width <= 60


def test_a_hyphen_is_a_place_to_break() -> None:
    fitted = fit_name("Eastwatch-by-the-Sea", 60, 34, hand._NAME_WAYS)
    assert fitted.whole
    assert "".join(fitted.lines) == "Eastwatch-by-the-Sea"
    assert fitted.lines[0].endswith("-")


@pytest.mark.parametrize("name", ["The Battle of the Whispering Wood", "Cannot be Bribed, Cannot be Bought",
                                  "Пост командующего Ночного Дозора", "Vrchní velitel královské gardy"])  # fmt: skip
@pytest.mark.parametrize("unique", [False, True])
def test_long_names_are_whole_in_the_hand_and_on_the_full_card(name: str, unique: bool) -> None:
    inset = (15, 8.5) if unique else (0, 0)
    assert fit_name(name, full.RIGHT - full.LEFT - inset[0], 44, full._NAME_WAYS).whole
    assert fit_name(name, hand.RIGHT - hand.LEFT - inset[1], 34, hand._NAME_WAYS).whole


def test_fitted_names_stay_in_their_boxes() -> None:
    for card in (*ALL, long_face("en")):
        for width, height, ways in ((228, 44, full._NAME_WAYS), (86, 34, hand._NAME_WAYS), (52, 34, tile._NAME_WAYS)):
            fitted = fit_name(card.name, width, height, ways)
            assert fitted.width <= width
            assert len(fitted.lines) * fitted.face.px * fitted.leading <= height + 2


def test_the_digest_shows_keywords_first_and_counts_the_rest() -> None:
    rows = hand.digest(SCHEMER, CardLook())
    assert [row.text for row in rows] == ["Stealth", "Renown", "3 more"]
    assert rows[0].icon == "kw-stealth"
    assert [row.text for row in hand.digest(LORD, CardLook())] == ["Response"]
    # With stats at the foot there is room for two rows only.
    assert [row.text for row in hand.digest(CHAMBERS, CardLook())] == ["Limited", "Setup"]
    assert hand.digest(PLOT, CardLook()) == []


def test_digest_rows_and_stats_have_room_below_the_field() -> None:
    for rows in range(4):
        for stats in (False, True):
            if rows == 3 and stats:
                continue  # the digest shows two rows at most where there are stats
            top = 112 + hand.field_height(rows, stats) - hand.SHORTEST_FIELD
            assert top + rows * hand.ROW <= (149 if stats else 166)


def test_a_lost_keyword_is_marked_in_the_digest() -> None:
    rows = hand.digest(SCHEMER, CardLook(lost=("Renown",)))
    assert [row.lost for row in rows] == [False, True, False]


def test_keyword_icons_are_found_in_any_case_and_with_numbers() -> None:
    assert hand.keyword_icon("Prized 2") == "kw-prized"
    assert hand.keyword_icon("no attachments except Weapon") == "kw-no-attachments"
    assert hand.keyword_icon("something new") == "chosen"


def test_timing_words_come_from_the_text() -> None:
    card = CardFace(id="x", name="X", type="event", text=(
        para(Run("Challenges:", BOLD), " a"), para("plain"), para(Run("Response:", BOLD), " b"),
        para(Run("Response:", BOLD), " c"), para(Run("Renown", BOLD))))  # fmt: skip
    assert card.timings == ("Challenges", "Response")


def test_strength_counts_changes_from_the_printed_value() -> None:
    card = replace(LORD, strength=3, printed_strength=2)
    assert (shown_strength(card, CardLook(strength_delta=1)), strength_change(card, CardLook(strength_delta=1))) == (
        4,
        2,
    )
    assert shown_strength(LORD, CardLook(strength_delta=-9)) == 0
    assert shown_strength(PLOT, CardLook(strength_delta=2)) is None
    assert strength_change(PLOT, CardLook()) == 0


def test_words_read_as_their_keys() -> None:
    assert words("Lord") == (Word("Lord", "Lord"),)


def test_no_ways_of_setting_a_text_is_an_error() -> None:
    with pytest.raises(ValueError, match="no way"):
        text_fit.fit_text((), 10, 10, ())
