"""The desk: one place that the window asks, with failures in words, and the port that opens it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from agot_desktop import paths
from agot_desktop.controller.decks.changes import copies_in
from agot_desktop.controller.decks.desk import DeckDesk
from agot_desktop.controller.language import Language, Run
from agot_desktop.controller.qt_start import QtStart
from agot_desktop.controller.words import english
from agot_desktop.model.cardgame.pool import Pool


@pytest.fixture
def start(tmp_path: Path) -> Iterator[QtStart]:
    made = QtStart(tmp_path, paths.resources(), english, lambda: "en")
    made.open()
    yield made
    made.close()


@pytest.fixture
def desk(start: QtStart) -> DeckDesk:
    return start.desk


def test_the_shelf_has_own_decks_first_then_the_programs(desk: DeckDesk) -> None:
    shipped = [row.shipped for row in desk.rows()]
    assert "stark" in shipped and all(shipped)
    first = desk.copy_shipped("stark")
    desk.create("Mine", "Greyjoy")
    rows = desk.rows()
    assert [row.name for row in rows[:2]] == ["Mine", "Winter Is Coming"] and rows[1].id == first
    assert rows[0].house == "Greyjoy" and rows[0].cards == 0 and rows[1].cards == 60


def test_a_copy_of_a_shipped_deck_can_be_played(start: QtStart, desk: DeckDesk) -> None:
    deck_id = desk.copy_shipped("stark")
    assert desk.findings() == ()
    desk.add("core_8", -1)
    desk.add("core_8", 1)
    (row,) = [row for row in start.decks() if row.id == f"own:{deck_id}"]
    assert row.problems == ()


def test_the_picture(desk: DeckDesk) -> None:
    desk.copy_shipped("stark")
    picture = desk.picture()
    assert (picture.cards, picture.plots, picture.house) == (60, 7, "Stark")
    assert picture.format == "hand-of-the-king" and picture.hand is not None and picture.hand.code == "core_5"
    assert [kind for kind, _, _ in picture.groups][-1] == "plot"
    assert sum(count for kind, count, _ in picture.groups if kind != "plot") == 60
    for _, count, rows in picture.groups:
        assert count == sum(row.copies for row in rows)
        assert [row.name for row in rows] == sorted((row.name for row in rows), key=str.casefold)
    assert not picture.can_undo


def test_an_illegal_hand_is_not_taken(desk: DeckDesk) -> None:
    desk.copy_shipped("stark")
    army = next(
        option.code for option in desk.hands(illegal=True) if any(rule == "HK-03" for rule, _ in option.reasons)
    )
    assert not desk.choose_hand(army) and desk.deck.hand_of_the_king == "core_5"
    assert desk.choose_hand("core_8") and desk.clashing() == ("core_8",)
    assert desk.row("core_8").problem
    assert desk.repair_all() and copies_in(desk.deck, "core_8") == 0


def test_versions_in_words(desk: DeckDesk) -> None:
    desk.copy_shipped("stark")
    desk.add("core_8", -2)
    desk.choose_hand("core_8")
    desk.set_house("Greyjoy")
    words = [row.words for row in desk.versions()]
    assert words[-1] == "" and words[2] == "−2 Robb Stark"
    assert words[1] == "no longer Hand: Eddard Stark, Hand: Robb Stark"
    assert words[0] == "no longer House: Stark, House: Greyjoy"
    assert desk.compare(1, 2) == ["−2 Robb Stark"]


def test_names_that_cannot_be_kept_are_said(desk: DeckDesk) -> None:
    desk.create("Mine")
    with pytest.raises(ValueError, match="cannot be used as a name"):
        desk.rename("  ")
    with pytest.raises(ValueError, match="cannot be used as a name"):
        desk.duplicate("")


def test_without_an_open_deck_and_with_a_failing_file_errors_are_in_words(desk: DeckDesk, tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No deck is open"):
        desk.add("core_8")
    assert desk.search("h:stark").codes
    desk.create("Mine")
    other = sqlite3.connect(tmp_path / "agot-desktop.db", isolation_level=None)
    other.execute("DELETE FROM deck")
    other.close()
    with pytest.raises(OSError):
        desk.rename("Gone")
    with pytest.raises(OSError, match="not there any more"):
        desk.open(77)


def test_importing_takes_all_versions(desk: DeckDesk) -> None:
    desk.copy_shipped("stark")
    desk.add("core_8", -1)
    desk.comment(1, "as it came")
    desk.describe("*n*", ("a",), "joust")
    content = desk.export("json")
    (draft,) = desk.read(content, "x.json")
    desk.take(draft)
    rows = desk.versions()
    assert [row.comment for row in rows] == ["", "as it came"] and rows[0].words == "−1 Robb Stark"
    picture = desk.picture()
    assert (picture.notes, picture.tags, picture.format) == ("*n*", ("a",), "joust")
    with pytest.raises(ValueError, match="second edition"):
        desk.read(b"Deck\nBanner of the Lion\n3x Hodor\n")


def test_another_language_makes_another_index(pool: Pool) -> None:
    code = ["en"]
    said = {"en": "kneel", "cs": "poklekni"}
    language = Language(
        english, lambda: code[0], lambda facts, lang: ((Run(said[lang]),),), lambda a, c: "", lambda word, c: word
    )
    desk = DeckDesk(pool, (), language, lambda facts: True, lambda: pytest.fail("no shelf is needed"), dict)
    assert len(desk.search("x:kneel").codes) == 1988 and not desk.search("x:poklekni").codes
    code[0] = "cs"
    assert len(desk.search("x:poklekni").codes) == 1988
