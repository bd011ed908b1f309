"""The card pool: what is stored, how cards are found, and what broken facts are answered with."""

import json
import shutil
import time
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from agot_desktop import paths
from agot_desktop.model.cardgame import facts as facts_module
from agot_desktop.model.cardgame import terms
from agot_desktop.model.cardgame.pool import (
    Facts,
    FactsError,
    Pool,
    UnknownCardError,
    facts_from_mapping,
    fold,
    load_pool,
    load_sets,
)


def card(**keys: Any) -> Facts:
    """A card of a scenario, in the spelling of the files."""
    return facts_from_mapping({"id": "t1", "name": "Plain Captain", "type": "character", **keys}, "$.cards[0]")


def test_all_cards_titles_and_sets_are_there(pool: Pool) -> None:
    assert len(pool.cards) == 1988 + 6
    assert [facts.id for facts in pool.cards[-6:]] == [f"core_title_{number}" for number in range(1, 7)]
    sets = load_sets(paths.cards())
    assert len(sets) == 79
    assert sum(card_set.cards for card_set in sets) == 1988
    assert [facts.id for facts in pool.cards[:3]] == ["core_1", "core_2", "core_3"]
    assert sum(facts.reprint_of is not None for facts in pool.cards) == 40
    assert all(pool.cards[pool.index[facts.reprint_of]].reprint_of is None for facts in pool.cards if facts.reprint_of)


def test_the_facts_of_a_card_are_what_is_printed_on_it(pool: Pool) -> None:
    robb = pool.cards[pool.find("Robb Stark")]
    assert (robb.id, robb.type, robb.houses, robb.unique) == ("core_8", "character", ("Stark",), True)
    assert (robb.cost, robb.strength, robb.icons) == (4, 2, ("military", "power"))
    assert (robb.crests, robb.traits, robb.keywords) == (("Noble",), ("Lord",), ())
    assert (robb.set_name, robb.set_code, robb.cycle, robb.number, robb.printed_number) == (
        "Core Set",
        "core",
        None,
        8,
        "S8",
    )
    plot = pool.cards[pool.find("Valar Morghulis")]
    assert (plot.plot_gold, plot.plot_initiative, plot.plot_claim, plot.cost, plot.strength) == (2, 0, 0, None, None)
    whispers = pool.cards[pool.find("core_title_4")]
    assert whispers.title_supports == ("Master of Coin",)
    assert whispers.title_opposes == ("Master of Laws", "Crown Regent")
    assert pool.cards[pool.find("Narrow Sea")].houses == ("Stark", "Baratheon")
    assert pool.cards[pool.find("core_9")].legal_in_houses == ("Stark",)
    assert pool.cards[pool.find("core_13")].joust == "restricted"
    assert pool.cards[pool.find("core_13")].melee == "legal"
    assert pool.cards[pool.find("Crossroads")].is_neutral
    assert pool.cards[pool.find("Lannisport Steward")].income == 2


def test_numbers_printed_as_x_read_0_and_are_named(pool: Pool) -> None:
    named = {facts.id: facts.x_values for facts in pool.cards if facts.x_values}
    assert named == {
        "lotr_23": ("income",),
        "ator_110": ("strength",),
        "cad_60": ("plot_claim",),
        "w_53": ("initiative",),
    }
    assert pool.cards[pool.find("ator_110")].strength == 0
    assert pool.cards[pool.find("cad_60")].plot_claim == 0


def test_the_vocabulary_of_the_terms_is_that_of_the_cards(pool: Pool) -> None:
    assert {facts.type for facts in pool.cards} == set(terms.CARD_TYPES)
    assert {crest for facts in pool.cards for crest in facts.crests} == set(terms.CRESTS)
    assert {house for facts in pool.cards for house in facts.houses} == set(terms.HOUSES)
    keywords = {keyword for facts in pool.cards for keyword in facts.keywords}
    assert {keyword for keyword in keywords if not keyword.startswith(terms.KEYWORD_PREFIXES)} - set(
        terms.KEYWORDS
    ) == {"No Condition attachments"}
    assert set(terms.KEYWORDS) <= keywords
    assert get_args(facts_module.HouseOrNeutral) == (*terms.HOUSES, terms.NEUTRAL)


def test_no_rules_text_is_stored() -> None:
    for path in paths.cards().rglob("*.json"):
        assert not facts_module.NOT_FACTS & set(path.read_text(encoding="utf-8").split('"')), path


def test_loading_takes_well_under_50_ms() -> None:
    load_pool(paths.cards())
    times = []
    for _ in range(5):
        start = time.perf_counter()
        load_pool(paths.cards())
        times.append(time.perf_counter() - start)
    print(f"card pool loaded in {min(times) * 1000:.1f} ms")
    assert min(times) < 0.05


@pytest.mark.parametrize(
    ("keys", "printed_cost", "threshold"),
    [
        ({"cost": 3}, 3, 3),
        ({"cost": 0}, 0, 1),
        ({"cost": 1, "shadow": True, "crests": ["Shadow"]}, 3, 3),
        ({"cost": 0, "shadow": True}, 2, 2),
        ({"cost": None}, 0, 1),
        ({"cost": "X"}, 0, 1),
        ({}, 0, 1),
    ],
)
def test_the_printed_cost_and_the_threshold_of_a_hand(keys: dict[str, Any], printed_cost: int, threshold: int) -> None:
    """COMP-14, HK-12, HK-36."""
    facts = card(**keys)
    assert (facts.printed_cost, facts.threshold) == (printed_cost, threshold)
    assert facts.cost_x is (keys.get("cost") == "X")


def test_titles_are_found_without_regard_to_case_and_accents(pool: Pool) -> None:
    assert pool.find("ROBB stark") == pool.find("Robb Stark") == pool.index["core_8"]
    own = pool.extended([card(name="Señor de las Islas")])
    assert own.find("senor DE LAS islas") == own.index["t1"]
    assert fold("Melisandre\u2019s Fa\u0301vor") == "melisandre's favor"


def test_of_several_cards_with_one_title_the_first_is_found_and_all_are_listed(pool: Pool) -> None:
    robbs = pool.titles("Robb Stark")
    assert len(robbs) == 4
    assert pool.find("Robb Stark") == robbs[0] == min(robbs)
    assert pool.find(pool.cards[robbs[2]].id) == robbs[2]
    assert pool.titles("Nobody") == ()


def test_an_unknown_card_is_an_error_with_what_was_looked_for(pool: Pool) -> None:
    with pytest.raises(UnknownCardError) as caught:
        pool.find("Robb Snow")
    assert caught.value.text == "Robb Snow"


def test_added_cards_go_before_all_others_by_title(pool: Pool) -> None:
    own = pool.extended([card(name="Robb Stark", str=9)])
    assert own.cards[own.find("Robb Stark")].strength == 9
    assert own.titles("robb stark") == (own.index["t1"], *pool.titles("Robb Stark"))
    assert own.cards[: len(pool.cards)] == pool.cards
    assert own.find("core_8") == pool.find("core_8")
    more = own.extended([card(id="t2", name="Robb Stark", str=8)])
    assert [more.cards[number].id for number in more.titles("Robb Stark")[:2]] == ["t1", "t2"]
    assert more.index["t1"] == own.index["t1"]
    assert pool.find("Robb Stark") == pool.index["core_8"]


def test_an_added_card_may_not_take_an_id_or_reprint_nothing(pool: Pool) -> None:
    with pytest.raises(FactsError, match=r"\$\[0\]\.id: the id 'core_8' is taken"):
        pool.extended([card(id="core_8")])
    with pytest.raises(FactsError, match=r"\$\[1\]\.id: the id 't1' is taken"):
        pool.extended([card(), card()])
    with pytest.raises(FactsError, match=r"\$\[0\]\.same_card_as: no card has the id 'core_999'"):
        pool.extended([card(same_card_as="core_999")])


def test_equal_pools_have_equal_digests_and_every_fact_counts(pool: Pool) -> None:
    assert load_pool(paths.cards()).digest == pool.digest
    stronger = msgspec.structs.replace(pool.cards[7], strength=3)
    assert Pool([*pool.cards[:7], stronger, *pool.cards[8:]]).digest != pool.digest
    assert Pool(pool.cards[::-1]).digest != pool.digest
    assert pool.extended([card()]).digest != pool.digest
    assert len(pool.digest) == 32


def test_facts_can_be_neither_changed_nor_told_apart_when_equal() -> None:
    facts = card()
    assert facts == card()
    assert hash(facts) == hash(card())
    with pytest.raises(AttributeError):
        facts.cost = 3  # type: ignore[misc]


def test_what_an_inline_card_leaves_out_is_empty() -> None:
    facts = card()
    assert (facts.houses, facts.cost, facts.strength, facts.icons, facts.unique) == ((), None, 0, (), False)
    assert (facts.income, facts.influence, facts.initiative, facts.legal_in_houses) == (0, 0, 0, None)
    plot = card(type="plot")
    assert (plot.plot_gold, plot.plot_initiative, plot.plot_claim) == (0, 0, 1)
    assert (plot.deck_limit, facts.deck_limit) == (1, 3)
    assert card(type="location").strength is None


def test_houses_may_be_spelled_in_both_ways() -> None:
    assert card(houses=["Neutral"]).houses == ()
    assert card(houses=["Stark", "Baratheon"]).houses == ("Stark", "Baratheon")
    assert card(house="Stark/Baratheon").houses == ("Stark", "Baratheon")
    assert card(house="All Houses").houses == terms.HOUSES
    assert card(house="Neutral").houses == ()


def test_abilities_and_reference_text_of_an_inline_card_are_read_past() -> None:
    assert card(abilities=["x"], text_reference="y", notes=["z"]) == card()


BROKEN = [
    ({"type": "castle"}, "$.cards[0].type", "Invalid enum value 'castle'"),
    ({"icons": ["military", "war"]}, "$.cards[0].icons[1]", "Invalid enum value 'war'"),
    ({"crests": ["Shadows"]}, "$.cards[0].crests[0]", "Invalid enum value 'Shadows'"),
    ({"houses": ["Tully"]}, "$.cards[0].houses[0]", "Invalid enum value 'Tully'"),
    ({"house": "Tully"}, "$.cards[0].house", "unknown House 'Tully'"),
    ({"houses": ["Stark", "Neutral"]}, "$.cards[0].houses", "a card of a House cannot be neutral too"),
    ({"cost": -1}, "$.cards[0].cost", "Expected `int` >= 0"),
    ({"cost": True}, "$.cards[0].cost", "Expected `int | str | null`, got `bool`"),
    ({"unique": 1}, "$.cards[0].unique", "Expected `bool`, got `int`"),
    ({"strength": 3}, "$.cards[0]", "Object contains unknown field `strength`"),
    ({"plot": {"gold": 1}}, "$.cards[0].plot", "a card of type character has no plot numbers"),
    ({"type": "plot", "plot": {"gold": 1, "wood": 2}}, "$.cards[0].plot", "Object contains unknown field `wood`"),
    ({"type": "location", "str": 3}, "$.cards[0]", "a card of type location has neither STR nor icons"),
    ({"name": ""}, "$.cards[0].name", "Expected `str` of length >= 1"),
]


@pytest.mark.parametrize(("keys", "path", "reason"), BROKEN)
def test_a_broken_card_has_an_exact_message(keys: dict[str, Any], path: str, reason: str) -> None:
    with pytest.raises(FactsError) as caught:
        facts_from_mapping({"id": "t1", "name": "X", "type": "character", **keys}, "$.cards[0]", "a.scenario.json")
    assert (caught.value.file, caught.value.path, caught.value.reason) == ("a.scenario.json", path, reason)
    assert str(caught.value) == f"a.scenario.json: {path}: {reason}"


def test_a_card_that_is_no_object_has_an_exact_message() -> None:
    with pytest.raises(FactsError, match=r"\$\.cards\[0\]: expected an object, got list"):
        facts_from_mapping([], "$.cards[0]")  # type: ignore[arg-type]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the stored facts to break."""
    return Path(shutil.copytree(paths.cards(), tmp_path / "cards"))


def broken(folder: Path) -> tuple[str, str, str]:
    with pytest.raises(FactsError) as caught:
        load_pool(folder)
    return caught.value.file, caught.value.path, caught.value.reason


def test_a_missing_file_is_named(folder: Path) -> None:
    (folder / "core-set" / "core-set.json").unlink()
    assert broken(folder) == ("core-set/core-set.json", "$", "cannot be read: No such file or directory")


def test_a_broken_stored_card_is_named_by_file_and_place(folder: Path) -> None:
    path = folder / "core-set" / "core-set.json"
    stored = json.loads(path.read_text())
    stored["cards"][7]["icons"] = ["military", "valour"]
    path.write_text(json.dumps(stored))
    assert broken(folder) == ("core-set/core-set.json", "$.cards[7].icons[1]", "Invalid enum value 'valour'")
    del stored["cards"][7]
    path.write_text(json.dumps(stored))
    assert broken(folder) == ("core-set/core-set.json", "$.cards", "213 cards, but sets.json says 214")
    path.write_text(path.read_text()[:-9])
    assert broken(folder) == ("core-set/core-set.json", "$", "Input data was truncated")


def test_an_id_that_is_taken_is_named_by_file_and_place(folder: Path) -> None:
    path = folder / "kings-of-the-sea" / "kings-of-the-sea.json"
    stored = json.loads(path.read_text())
    stored["cards"][5]["id"] = "core_8"
    path.write_text(json.dumps(stored))
    assert broken(folder) == (
        "kings-of-the-sea/kings-of-the-sea.json",
        "$.cards[5].id",
        "the id 'core_8' is taken",
    )


def test_a_broken_list_of_sets_is_named(folder: Path) -> None:
    (folder / "sets.json").write_text('[{"order": "first"}]')
    assert broken(folder) == ("sets.json", "$[0].order", "Expected `int`, got `str`")
