"""Decks, their versions and slots."""

import pytest

from agot_desktop.storage.errors import BadNameError, BugError, NoSuchRecordError
from agot_desktop.storage.records import DeckContent, DeckId, SlotRecord
from agot_desktop.storage.store import Store

FIRST = DeckContent("stark", (SlotRecord("draw", "core_8", 3), SlotRecord("plot", "core_180", 1)))
SECOND = DeckContent("tully", (SlotRecord("draw", "core_8", 1), SlotRecord("hand", "core_8", 1)))


def test_every_edit_is_kept(path, clock):
    with Store.open(path, now=clock) as store:
        deck = store.decks.create(" Zimní vlci ", FIRST, "první")
        assert store.decks.add_version(deck, SECOND, "другой дом") == 2
    with Store.open(path) as store:
        assert store.decks.content(deck) == SECOND
        assert store.decks.content(deck, 1) == FIRST
        assert [(v.number, v.comment) for v in store.decks.versions(deck)] == [(1, "první"), (2, "другой дом")]
        (line,) = store.decks.list_decks()
    assert (line.id, line.name, line.house, line.newest) == (deck, "Zimní vlci", "tully", 2)
    assert line.created < line.changed


def test_an_empty_deck_can_be_kept(store):
    empty = DeckContent("stark", ())
    assert store.decks.content(store.decks.create("Empty", empty)) == empty


def test_a_version_that_fails_leaves_no_trace(store):
    deck = store.decks.create("Deck", FIRST)
    twice = DeckContent("stark", (SlotRecord("draw", "core_8", 1), SlotRecord("draw", "core_8", 2)))
    none = DeckContent("stark", (SlotRecord("draw", "core_8", 0),))
    for wrong in (twice, none):
        with pytest.raises(BugError):
            store.decks.add_version(deck, wrong)
        with pytest.raises(BugError):
            store.decks.create("Other", wrong)
    assert [version.number for version in store.decks.versions(deck)] == [1]
    assert [line.name for line in store.decks.list_decks()] == ["Deck"]


def test_renaming_and_order(store):
    a = store.decks.create("a", FIRST)
    store.decks.create("b", FIRST)
    store.decks.rename(a, "c")
    assert [line.name for line in store.decks.list_decks()] == ["c", "b"]
    with pytest.raises(BadNameError):
        store.decks.rename(a, " ")


def test_deleting_takes_versions_and_slots(store):
    deck, kept = store.decks.create("Deck", FIRST), store.decks.create("Kept", SECOND)
    store.decks.delete(deck)
    assert [line.id for line in store.decks.list_decks()] == [kept]
    with store.database.reading() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM deck_slot").scalar() == 2


def test_a_deck_that_is_not_there_is_named(store):
    nowhere = DeckId(9)
    deck = store.decks.create("Deck", FIRST)
    for call in (
        lambda: store.decks.content(nowhere),
        lambda: store.decks.content(deck, 5),
        lambda: store.decks.add_version(nowhere, FIRST),
        lambda: store.decks.rename(nowhere, "x"),
        lambda: store.decks.delete(nowhere),
    ):
        with pytest.raises(NoSuchRecordError):
            call()
    assert store.decks.versions(nowhere) == []


def test_notes_tags_and_format_are_kept(path, clock):
    with Store.open(path, now=clock) as store:
        deck = store.decks.create("Deck", FIRST)
        before = store.decks.list_decks()[0]
        assert (before.notes, before.tags, before.format) == ("", (), "")
        store.decks.describe(deck, "# Plán\n*rychle*", ("turnaj", "зима"), "melee")
    with Store.open(path) as store:
        (line,) = store.decks.list_decks()
    assert (line.notes, line.tags, line.format) == ("# Plán\n*rychle*", ("turnaj", "зима"), "melee")
    assert line.changed > before.changed


def test_a_version_gets_another_comment(store):
    deck = store.decks.create("Deck", FIRST, "one")
    store.decks.add_version(deck, SECOND)
    store.decks.comment(deck, 2, "before the tourney")
    assert [version.comment for version in store.decks.versions(deck)] == ["one", "before the tourney"]


def test_a_copy_of_a_deck_has_all_versions_and_a_life_of_its_own(store):
    deck = store.decks.create("Deck", FIRST, "one")
    store.decks.add_version(deck, SECOND, "two")
    store.decks.describe(deck, "notes", ("tag",), "joust")
    copy = store.decks.duplicate(deck, "Copy")
    assert copy != deck
    assert store.decks.versions(copy) == store.decks.versions(deck)
    assert store.decks.content(copy, 1) == FIRST and store.decks.content(copy) == SECOND
    line = next(line for line in store.decks.list_decks() if line.id == copy)
    assert (line.name, line.notes, line.tags, line.format) == ("Copy", "notes", ("tag",), "joust")
    store.decks.add_version(copy, FIRST)
    store.decks.delete(deck)
    assert store.decks.content(copy) == FIRST


def test_what_is_not_there_cannot_be_described_or_copied(store):
    gone = DeckId(99)
    for action in (
        lambda: store.decks.describe(gone, "", (), ""),
        lambda: store.decks.comment(gone, 1, ""),
        lambda: store.decks.duplicate(gone, "Copy"),
    ):
        with pytest.raises(NoSuchRecordError):
            action()
    deck = store.decks.create("Deck", FIRST)
    with pytest.raises(BadNameError):
        store.decks.duplicate(deck, "  ")
    assert len(store.decks.list_decks()) == 1
