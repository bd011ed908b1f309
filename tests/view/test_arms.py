"""Arms depend on house, traits, type and id only."""

from collections import Counter
from dataclasses import replace

from agot_desktop.view.cards import arms
from agot_desktop.view.cards.arms import CHIEF, SIGIL, SIGIL_ALONE, THREE, compose, glyph_of
from agot_desktop.view.cards.face import words
from tests.view.card_samples import ARMY, EVENT, HOUSE, LORD, PLOT, SEA


def test_the_same_card_has_the_same_arms_whatever_its_language_or_numbers() -> None:
    assert compose(LORD) == compose(replace(LORD, name="Робб Старк", strength=9, cost="1", text=()))


def test_known_arms_do_not_change_between_versions() -> None:
    # crc32("core_8") mod 5 = 0, crc32("core_1") mod 5 = 2.
    assert compose(replace(LORD, id="core_8")) == arms.Arms("Stark", arms.PER_PALE, SIGIL, "power")
    assert compose(replace(LORD, id="core_1")) == arms.Arms("Stark", CHIEF, "power", SIGIL)


def test_all_divisions_are_used() -> None:
    unique = Counter(compose(replace(LORD, id=f"core_{number}")).division for number in range(200))
    common = Counter(compose(replace(ARMY, id=f"core_{number}")).division for number in range(200))
    assert set(unique) == set(arms._NOBLE)
    assert set(common) == {THREE, CHIEF}


def test_the_first_trait_of_the_list_gives_the_glyph_not_the_first_of_the_card() -> None:
    assert glyph_of(replace(LORD, traits=words("Ally", "Knight", "Lord"))) == "power"
    assert glyph_of(replace(LORD, traits=words("Unheard of"))) == "charge-fist"
    assert glyph_of(replace(EVENT, traits=())) == "charge-scroll"


def test_a_common_character_shows_no_lone_sigil() -> None:
    for number in range(20):
        made = compose(replace(ARMY, id=f"x{number}"))
        assert made.second == "military"
        assert made.first == (SIGIL if made.division == CHIEF else "military")


def test_house_cards_show_the_sigil_alone_and_other_cards_their_first_house() -> None:
    assert compose(HOUSE).division == SIGIL_ALONE
    assert compose(SEA).house == "Stark"
    assert compose(PLOT).house == "Neutral"
