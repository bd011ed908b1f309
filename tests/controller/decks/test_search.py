"""The filter language: what it finds among all cards, what it says it understood, and what it does not."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest

from agot_desktop import paths
from agot_desktop.controller.card_rules import is_complete
from agot_desktop.controller.card_words import card_language
from agot_desktop.controller.decks.query import chosen, toggled, without
from agot_desktop.controller.decks.query_words import fault_words, query_words
from agot_desktop.controller.decks.search import CardIndex, DeckContext, deck_context
from agot_desktop.controller.words import english
from agot_desktop.model.cardgame.deck_rules import Deck, hand_problems
from agot_desktop.model.cardgame.pool import Facts, Pool, fold, load_sets


@pytest.fixture(scope="module")
def index(pool: Pool) -> CardIndex:
    language = card_language(lambda: pool, english, lambda: "en")
    return CardIndex(pool, load_sets(paths.cards()), language, lambda facts: is_complete(pool, facts))


def found(index: CardIndex, text: str, context: DeckContext | None = None) -> list[Facts]:
    query = index.query(text)
    assert query.faults == (), query.faults
    return [index.pool.cards[number] for number in index.find(query, context)]


def all_cards(pool: Pool) -> list[Facts]:
    return [facts for facts in pool.cards if facts.type != "title"]


def test_all_cards_but_the_titles_are_searched(index: CardIndex, pool: Pool) -> None:
    assert len(index) == 1988
    assert len(found(index, "")) == 1988


FILTERS = {
    "h:stark": lambda f: "Stark" in f.houses,
    "house:neutral t:location": lambda f: not f.houses and f.type == "location",
    "c<=3": lambda f: f.cost is not None and not f.cost_x and f.cost <= 3,
    "c:x": lambda f: f.cost_x,
    "c:2-4": lambda f: f.cost is not None and not f.cost_x and 2 <= f.cost <= 4,
    "c!=2": lambda f: not (f.cost == 2 and not f.cost_x),
    "s>=6": lambda f: f.strength is not None and "strength" not in f.x_values and f.strength >= 6,
    "i:military": lambda f: "military" in f.icons,
    "i:none": lambda f: f.type == "character" and not f.icons,
    "k:renown": lambda f: "Renown" in f.keywords,
    "cr:noble": lambda f: "Noble" in f.crests,
    "tr:lord": lambda f: "Lord" in f.traits,
    'tr:"night\'s watch"': lambda f: "Night's Watch" in f.traits,
    "set:core": lambda f: f.set_code == "core",
    'set:"kings of the sea"': lambda f: f.set_name == "Kings of the Sea",
    "set:kr": lambda f: f.set_code == "kr",
    'set:"fire and ice"': lambda f: f.set_name == "Fire and Ice",
    "u:yes": lambda f: f.unique,
    "u:no t:character": lambda f: not f.unique and f.type == "character",
    "is:limited": lambda f: "Limited" in f.keywords,
    "-is:limited t:location": lambda f: "Limited" not in f.keywords and f.type == "location",
    "is:hand": lambda f: not hand_problems(f),
    "is:restricted": lambda f: "restricted" in (f.joust, f.melee),
    "h:stark,lannister": lambda f: bool({"Stark", "Lannister"} & set(f.houses)),
    "h:stark i:military i:power": lambda f: "Stark" in f.houses and {"military", "power"} <= set(f.icons),
    "(h:stark or h:martell) t:plot": lambda f: f.type == "plot" and bool({"Stark", "Martell"} & set(f.houses)),
    "t:event | t:plot": lambda f: f.type in ("event", "plot"),
    "-(h:stark t:character)": lambda f: not ("Stark" in f.houses and f.type == "character"),
    "n:tyrion": lambda f: "tyrion" in fold(f.name),
    "claim>=2": lambda f: f.plot_claim is not None and "plot_claim" not in f.x_values and f.plot_claim >= 2,
    "legal:joust is:banned": lambda f: f.joust != "banned" and f.melee == "banned",
}


@pytest.mark.parametrize("text", FILTERS)
def test_a_filter_finds_exactly_what_it_says(index: CardIndex, pool: Pool, text: str) -> None:
    wanted = {facts.id for facts in all_cards(pool) if FILTERS[text](facts)}
    assert {facts.id for facts in found(index, text)} == wanted


def test_the_example_of_the_help_has_a_meaning_in_words(index: CardIndex) -> None:
    text = "h:stark t:character c<=3 s>=4 i:military k:renown cr:noble tr:lord set:core u:yes is:implemented in:deck"
    query = index.query(text + " -is:limited")
    assert query.faults == ()
    assert query_words(query, english) == (
        "Stark, character, cost 3 or less, STR 4 or more, challenge icon military, keyword Renown, crest Noble, "
        "trait Lord, set Core Set, unique, its abilities are in the program, in the deck, not Limited"
    )


def test_free_text_looks_into_names_traits_and_generated_texts(index: CardIndex) -> None:
    assert {facts.name for facts in found(index, "cers")} >= {"Cersei Lannister"}
    assert any("Direwolf" in facts.traits and "direwolf" not in fold(facts.name) for facts in found(index, "direwolf"))
    kneeling = found(index, '"choose and kneel"')
    assert kneeling and all("choose and kneel" not in fold(facts.name) for facts in kneeling)
    assert len(found(index, "-kneel")) + len(found(index, "kneel")) == 1988


def test_case_and_accents_do_not_matter(index: CardIndex, pool: Pool) -> None:
    card = replace_name(pool, "Černý Ďábel’s Mañana")
    small = Pool([card])
    language = card_language(lambda: small, english, lambda: "en")
    tiny = CardIndex(small, (), language, lambda facts: True)
    for text in ("CERNY", "ďabel", '"dabel\'s manana"', "n:mañ"):
        assert len(tiny.find(tiny.query(text))) == 1, text


def replace_name(pool: Pool, name: str) -> Facts:
    return type(pool.cards[0])(**{f: getattr(pool.cards[0], f) for f in Facts.__struct_fields__} | {"name": name})


def test_the_open_deck_can_be_asked(index: CardIndex, pool: Pool) -> None:
    deck = Deck("D", "Stark", plots=("core_181",), cards=(("core_8", 2), ("core_1", 1)), hand_of_the_king="core_5")
    context = deck_context(deck, pool)
    assert {facts.id for facts in found(index, "in:deck", context)} == {"core_8", "core_1", "core_181"}
    assert {facts.id for facts in found(index, "in:plots", context)} == {"core_181"}
    assert {facts.id for facts in found(index, "in:hand", context)} == {"core_5"}
    assert {facts.id for facts in found(index, "copies>=2", context)} == {"core_8"}
    assert all("Stark" in f.houses or not f.houses for f in found(index, "is:inhouse", context))
    assert all(f.houses and "Stark" not in f.houses for f in found(index, "is:outofhouse", context))
    mine = replace(context, my_sets=("Core Set",))
    assert {facts.set_code for facts in found(index, "in:mysets", mine)} == {"core"}


FAULTS = {
    "t:charcter": ("value", 2, 10, ("character",)),
    "c<abc": ("number", 2, 5, ()),
    "huose:stark": ("field", 0, 5, ("house",)),
    "h:": ("empty", 0, 2, ()),
    "h<stark": ("operator", 0, 7, ()),
    "(tr:lord": ("open", 0, 1, ()),
    "tr:lord)": ("close", 7, 8, ()),
    'n:"arya': ("quote", 2, 7, ()),
    "or tr:lord": ("or", 0, 2, ()),
}


@pytest.mark.parametrize("text", FAULTS)
def test_what_is_wrong_is_said_with_its_place(index: CardIndex, text: str) -> None:
    (fault,) = index.query(text).faults
    code, start, end, near = FAULTS[text]
    assert (fault.code, fault.start, fault.end) == (code, start, end)
    assert set(near) <= set(fault.near)
    assert fault.code in ("empty", "open", "close") or fault.word.strip('"') in fault_words(fault, english)


def test_the_rest_of_a_faulty_line_still_counts(index: CardIndex, pool: Pool) -> None:
    query = index.query("h:stark t:charcter")
    assert len(query.faults) == 1
    assert index.find(query) == index.find(index.query("h:stark"))


def test_sorting(index: CardIndex, pool: Pool) -> None:
    query = index.query("t:character h:stark")
    names = [fold(pool.cards[n].name) for n in index.find(query)]
    assert names == sorted(names)
    costs = [pool.cards[n].cost for n in index.find(query, sort="cost") if not pool.cards[n].cost_x]
    printed = [cost for cost in costs if cost is not None]
    assert printed == sorted(printed)
    strengths = [pool.cards[n].strength or 0 for n in index.find(query, sort="str", descending=True)]
    numbers = [value for value in strengths if value]
    assert numbers[0] == max(numbers)


def test_counts_for_the_facets(index: CardIndex, pool: Pool) -> None:
    counts = index.count(index.query("h:stark"), DeckContext(), "type")
    wanted = sum("Stark" in facts.houses and facts.type == "character" for facts in pool.cards)
    assert counts["character"] == wanted > 100


def test_a_facet_is_a_term_of_the_line() -> None:
    assert toggled("", "house", "stark") == "h:stark"
    assert toggled("arya h:stark", "house", "lannister") == "arya h:stark,lannister"
    assert toggled("h:stark,lannister c<=3", "house", "stark") == "h:lannister c<=3"
    assert toggled("h:Stark arya", "house", "stark") == "arya"
    assert toggled("", "trait", "Night's Watch") == 'tr:"Night\'s Watch"'
    assert toggled('tr:"Night\'s Watch"', "trait", "Night's Watch") == ""
    assert chosen("h:stark,Lannister -h:martell", "house") == ("stark", "lannister")
    assert without("c<=3 arya c>1 cost:2", "cost") == "arya"


def test_a_list_of_all_cards_takes_less_than_a_twentieth_of_a_second(index: CardIndex) -> None:
    lines = ["h:stark t:character c<=3 s>=4 i:military tr:lord -is:limited", "a", '"choose and kneel" or renown', ""]
    for line in lines:
        best = min(timed(index, line) for _ in range(5))
        assert best < 0.05, (line, best)


def timed(index: CardIndex, line: str) -> float:
    start = time.process_time()
    index.find(index.query(line))
    return time.process_time() - start
