"""A stored file of every version that ever was opens and still says what `tools/make_old_database.py` put into it."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from agot_desktop.storage.database import Database
from agot_desktop.storage.migrations import STEPS, Steps
from agot_desktop.storage.records import DeckContent, SeatRecord, SlotRecord
from agot_desktop.storage.store import Store

OLD = Path(__file__).with_name("old")
VERSIONS = range(1, STEPS.newest + 1)


@pytest.fixture(params=VERSIONS)
def old(request, tmp_path) -> Path:
    """A copy of the stored file; the original is never opened."""
    return Path(shutil.copyfile(OLD / f"v{request.param}.sqlite", tmp_path / "games.sqlite"))


def statements(path: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(path)) as raw:
        rows = raw.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name").fetchall()
    return [(name, " ".join(sql.split())) for name, sql in rows]


@pytest.mark.parametrize("version", VERSIONS)
def test_released_steps_are_never_edited(tmp_path, version):
    Database.open(tmp_path / "new.sqlite", steps=Steps(STEPS.in_order[:version])).close()
    stored = Path(shutil.copyfile(OLD / f"v{version}.sqlite", tmp_path / "stored.sqlite"))
    assert statements(tmp_path / "new.sqlite") == statements(stored)


def test_the_load_list_of_an_old_file(old):
    with Store.open(old) as store:
        (line,) = store.campaigns.list_games()
        assert (line.name, line.chapter_number, line.status) == ("Válka pěti králů", 2, "over")
        assert line.outcome == {"winner": 1, "reason": "power"}
        assert line.houses == ("stark", "lannister")
        assert (line.changed.year, line.changed.month) == (2026, 1)
        assert store.campaigns.get(line.campaign_id).notes == "První kapitola"
        latest = store.campaigns.latest_open()
        assert latest is not None
        assert (latest.chapter_number, latest.round, latest.phase) == (1, 1, "draw")


def test_the_games_of_an_old_file(old):
    with Store.open(old) as store:
        first, ended = store.chapters.of_campaign(store.campaigns.list_games()[0].campaign_id)
        assert first.setup.seed == 2**64 - 2
        assert first.setup.decks == (
            {"name": "Zimní vlk", "cards": ["core_8"] * 3},
            {"name": "Лев", "cards": ["core_1"]},
        )
        assert first.setup.options == {"rounds": 10}
        assert first.setup.seats[0] == SeatRecord("person", "Anežka", "stark")
        assert ended.status == "over"
        moves = store.saves.path(first.id, first.current_move)
        texts = ["choose A Noble Cause", "choose Counting Favors", "marshal Robb Stark"]
        assert [move.notation for move in moves] == texts
        assert [move.notation for move in store.saves.children(first.id, moves[1].id)] == ["pass", texts[2]]
        found = store.saves.newest_checkpoint_on_path(first.id, first.current_move)
        assert found is not None
        assert (found.state, found.mark.digest) == ({"round": 1, "cards": [1, 2]}, 2**64 - 1)


def test_the_decks_of_an_old_file(old):
    with Store.open(old) as store:
        (deck,) = store.decks.list_decks()
        assert (deck.name, deck.newest) == ("Стража", 2)
        assert store.decks.content(deck.id, 1) == DeckContent("stark", (SlotRecord("draw", "core_8", 3),))
        assert [v.comment for v in store.decks.versions(deck.id)] == ["first", "one Robb less"]


def test_an_old_file_is_copied_before_it_is_played_on(old, request):
    newest = request.node.callspec.params["old"] == STEPS.newest
    with Store.open(old) as store:
        latest = store.campaigns.latest_open()
        assert latest is not None
        current = store.chapters.get(latest.chapter_id).current_move
        store.saves.append_move(latest.chapter_id, current, 1, "pass")
        store.database.check()
        assert (store.database.backup is None) == newest


def test_campaigns_of_an_old_file_have_an_identity_and_are_in_no_archive(old):
    with Store.open(old) as store:
        record = store.campaigns.get(store.campaigns.list_games()[0].campaign_id)
        assert len(record.identity) == 32
        assert not record.archived


@pytest.mark.parametrize("version", [version for version in VERSIONS if version >= 2])
def test_branches_of_a_file_since_version_2(tmp_path, version):
    path = Path(shutil.copyfile(OLD / f"v{version}.sqlite", tmp_path / "games.sqlite"))
    with Store.open(path) as store:
        chapter, _ = store.chapters.of_campaign(store.campaigns.list_games()[0].campaign_id)
        names = {branch.tip.notation: branch.name for branch in store.branches.of_chapter(chapter.id)}
        assert names == {"marshal Robb Stark": "", "pass": "Bez Robba"}
        assert [(back.from_depth, back.to_depth) for back in store.branches.rewinds(chapter.id)] == [(3, 2)]
        assert store.chapters.picture(chapter.id) == b"\x89PNG"
        assert store.chapters.chronicle(chapter.id) == {"entries": []}


@pytest.mark.parametrize("version", VERSIONS)
def test_notes_and_tags_of_decks_since_version_3(tmp_path, version):
    path = Path(shutil.copyfile(OLD / f"v{version}.sqlite", tmp_path / "games.sqlite"))
    with Store.open(path) as store:
        (deck,) = store.decks.list_decks()
        kept = ("Proti *lvům*", ("зима", "turnaj"), "joust")
        assert (deck.notes, deck.tags, deck.format) == (kept if version >= 3 else ("", (), ""))
