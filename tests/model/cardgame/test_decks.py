"""Deck files: what is written reads back, what is no deck is refused with the place, and the decks we ship."""

import json
from pathlib import Path
from typing import Any

import pytest

from agot_desktop import paths
from agot_desktop.model.cardgame.deck_rules import Deck, check_deck
from agot_desktop.model.cardgame.decks import (
    SIZE_LIMIT,
    DeckFileError,
    decode_deck,
    encode_deck,
    read_deck,
    write_deck,
)
from agot_desktop.model.cardgame.pool import Pool
from agot_desktop.model.cardgame.terms import FORMATS, HOUSES

DECK = Deck(
    name="Zima se blíží",
    house="Stark",
    agenda="low_48",
    plots=("core_200", "core_200"),
    cards=(("core_8", 3), ("core_1", 1)),
    hand_of_the_king="core_5",
    note='Line one\nline "two"',
)


def text(**changes: Any) -> bytes:
    """A deck file with some of its keys changed; a key set to ... is left out."""
    keys: dict[str, Any] = {
        "kind": "agot-desktop deck",
        "version": 1,
        "name": "A deck",
        "house": "Stark",
        "plots": [],
        "cards": [],
        **changes,
    }
    return json.dumps({key: value for key, value in keys.items() if value is not ...}).encode()


def test_what_is_written_reads_back_equal(tmp_path: Path) -> None:
    path = tmp_path / "deck.json"
    write_deck(path, DECK)
    assert read_deck(path) == DECK
    write_deck(path, Deck("Other", "Neutral"))
    assert read_deck(path) == Deck("Other", "Neutral")
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_has_a_line_for_each_card() -> None:
    lines = encode_deck(DECK).decode().splitlines()
    assert '  ["core_8",3],' in lines
    assert '  ["core_1",1]' in lines


def test_what_may_be_left_out_is_empty() -> None:
    assert decode_deck(text(), "f") == Deck("A deck", "Stark")


BROKEN = [
    (b"", "$", "Input data was truncated"),
    (b"[]", "$", "Expected `object`, got `array`"),
    (b"\xff\xfe", "$", None),
    (text(kind="letter"), "$.kind", "Invalid enum value 'letter'"),
    (text(version=2), "$.version", "version 2 is newer than this program knows"),
    (text(version=0), "$.version", None),
    (text(name=...), "$", "Object missing required field `name`"),
    (text(name=""), "$.name", "Expected `str` of length >= 1"),
    (text(colour="red"), "$", "Object contains unknown field `colour`"),
    (text(cards=[["core_8", 0]]), "$.cards[0][1]", "Expected `int` >= 1"),
    (text(cards=[["core_8", 100]]), "$.cards[0][1]", "Expected `int` <= 99"),
    (text(cards=[["core_8", 1], ["core_8", 2]]), "$.cards[1]", "core_8 is listed twice"),
    (text(cards=[["core_8"]]), "$.cards[0]", "Expected `array` of length 2"),
    (text(plots=["core_1"] * 41), "$.plots", "Expected `array` of length <= 40"),
    (text(cards=[[f"c{number}", 1] for number in range(501)]), "$.cards", "Expected `array` of length <= 500"),
    (text(note="x" * 4001), "$.note", "Expected `str` of length <= 4000"),
    (text(note="x" * SIZE_LIMIT), "$", "larger than 256 KB, which no deck is"),
]


@pytest.mark.parametrize(("content", "path", "reason"), BROKEN)
def test_what_is_no_deck_is_refused_with_its_place(content: bytes, path: str, reason: str | None) -> None:
    with pytest.raises(DeckFileError) as caught:
        decode_deck(content, "deck.json")
    assert (caught.value.file, caught.value.path) == ("deck.json", path)
    assert caught.value.reason == (reason or caught.value.reason)


def test_a_large_file_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "deck.json"
    path.write_bytes(b" " * (SIZE_LIMIT + 1))
    with pytest.raises(DeckFileError, match="larger than 256 KB"):
        read_deck(path)


def test_a_missing_file_is_an_error_of_decks(tmp_path: Path) -> None:
    with pytest.raises(DeckFileError, match=r"none\.json: \$: cannot be read: No such file"):
        read_deck(tmp_path / "none.json")


def test_a_deck_that_could_not_be_read_back_is_not_written(tmp_path: Path) -> None:
    path = tmp_path / "deck.json"
    with pytest.raises(DeckFileError):
        write_deck(path, Deck("", "Stark"))
    assert not path.exists()


@pytest.mark.parametrize("house", HOUSES)
def test_the_decks_that_we_ship_are_legal_for_tournaments(house: str, pool: Pool) -> None:
    deck = read_deck(paths.resources() / "decks" / f"{house.lower()}.json")
    assert deck.house == house
    assert deck.size == 60 and len(deck.plots) == 7
    for deck_format in FORMATS:
        assert check_deck(deck, pool, deck_format, needs_hand=True) == ()
    cards = [pool.cards[pool.index[card]] for card in (*deck.plots, *dict(deck.cards), str(deck.hand_of_the_king))]
    assert all(facts.set_code in ("core", "kotse") and facts.reprint_of is None for facts in cards)
    assert {facts.type for facts in cards} == {"character", "location", "attachment", "event", "plot"}
    strangers = [facts.name for facts in cards if not facts.is_neutral and house not in facts.houses]
    assert not strangers or (house == "Martell" and "gold penalty" in deck.note)


def test_the_decks_together_use_nearly_all_titles_that_may_be_played(pool: Pool) -> None:
    titles: set[str] = set()
    for house in HOUSES:
        deck = read_deck(paths.resources() / "decks" / f"{house.lower()}.json")
        titles |= {pool.cards[pool.index[card]].name for card in dict(deck.cards)}
    assert len(titles) > 150
