"""Editing a deck on a real file: every edit is stored, taking back and doing again lose nothing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from agot_desktop import paths
from agot_desktop.controller.decks.changes import (
    Difference,
    NotForDecksError,
    copies_in,
    differences,
    with_card,
    without_card,
)
from agot_desktop.controller.decks.editing import DeckEditor, GoneError
from agot_desktop.controller.library import content_of_deck
from agot_desktop.model.cardgame.deck_rules import Deck
from agot_desktop.model.cardgame.decks import read_deck
from agot_desktop.model.cardgame.pool import Pool
from agot_desktop.storage.errors import BadNameError, NoSuchRecordError
from agot_desktop.storage.records import DeckId
from agot_desktop.storage.store import Store


@pytest.fixture
def stark() -> Deck:
    return read_deck(paths.resources() / "decks" / "stark.json")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "games.db") as opened:
        yield opened


@pytest.fixture
def editor(store: Store, pool: Pool, stark: Deck) -> DeckEditor:
    return DeckEditor(store.decks, pool, store.decks.create(stark.name, content_of_deck(stark)))


def test_plus_and_minus_are_stored_at_once(editor: DeckEditor, store: Store, pool: Pool) -> None:
    before = copies_in(editor.deck, "core_8")
    assert editor.add("core_8")
    assert editor.add("core_1", -1)
    fresh = DeckEditor(store.decks, pool, editor.id)
    assert copies_in(fresh.deck, "core_8") == before + 1
    assert copies_in(fresh.deck, "core_1") == 0
    assert [version.number for version in fresh.versions()] == [1, 2, 3]


def test_nothing_is_stored_where_nothing_changes(editor: DeckEditor) -> None:
    assert not editor.add("core_40", -1)
    assert len(editor.versions()) == 1


def test_cards_go_where_their_type_belongs(stark: Deck, pool: Pool) -> None:
    def facts(code: str):  # type: ignore[no-untyped-def]
        return pool.cards[pool.index[code]]

    plot = next(card for card in pool.cards if card.type == "plot" and card.id not in stark.plots)
    agenda = next(card for card in pool.cards if card.type == "agenda")
    assert with_card(stark, plot).plots == (*stark.plots, plot.id)
    assert with_card(stark, agenda).agenda == agenda.id
    assert with_card(with_card(stark, agenda), agenda, -1).agenda is None
    assert with_card(stark, facts("core_210")).house == "Lannister"
    assert with_card(stark, facts("bwb_18")).house == "Neutral"
    with pytest.raises(NotForDecksError):
        with_card(stark, facts("core_title_1"))
    assert copies_in(with_card(stark, facts("core_8"), 500), "core_8") == 99
    assert "core_8" not in dict(without_card(stark, "core_8").cards)


def test_undo_and_redo_go_over_all_edits_and_over_a_restart(editor: DeckEditor, store: Store, pool: Pool) -> None:
    start = editor.deck
    editor.add("core_40")
    editor.choose_hand("core_50")
    end = editor.deck
    assert editor.undo() and editor.undo()
    assert differences(editor.deck, start) == () and not editor.can_undo and not editor.undo()
    assert editor.redo() and editor.redo() and not editor.can_redo
    assert differences(editor.deck, end) == ()
    fresh = DeckEditor(store.decks, pool, editor.id)
    assert fresh.can_undo and fresh.undo()
    assert fresh.deck.hand_of_the_king == "core_5"


def test_a_new_edit_ends_what_could_be_done_again(editor: DeckEditor) -> None:
    editor.add("core_40")
    editor.undo()
    editor.add("core_41")
    assert not editor.can_redo


def test_versions_are_compared_and_restored(editor: DeckEditor) -> None:
    editor.add("core_8", -1)
    editor.put(replace(editor.deck, house="Greyjoy"))
    editor.comment(2, "one Robb less")
    assert editor.compare(1, 3) == (
        Difference("house", "Stark", 1, 0), Difference("house", "Greyjoy", 0, 1), Difference("draw", "core_8", 2, 1),
    )  # fmt: skip
    assert editor.restore(1)
    assert editor.deck.house == "Stark" and copies_in(editor.deck, "core_8") == 2
    assert [version.comment for version in editor.versions()] == ["", "one Robb less", "", ""]
    assert not editor.restore(4)


def test_name_notes_and_tags(editor: DeckEditor, store: Store) -> None:
    editor.rename("  Zimní vlci ")
    editor.describe("# Plán", ["turnaj", " ", "turnaj", "zima "], "hand-of-the-king")
    record = editor.record
    assert (record.name, record.notes, record.tags) == ("Zimní vlci", "# Plán", ("turnaj", "zima"))
    assert editor.deck.name == "Zimní vlci"
    with pytest.raises(BadNameError):
        editor.rename("")
    store.decks.delete(editor.id)
    with pytest.raises(NoSuchRecordError):
        editor.rename("Gone")
    for gone in (editor.id, DeckId(77)):
        with pytest.raises(GoneError):
            DeckEditor(store.decks, editor._pool, gone)
