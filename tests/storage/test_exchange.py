"""A campaign as one file: nothing is lost on the way, and nothing of a bad file is stored."""

import json
import zlib

import pytest

from agot_desktop.storage import exchange
from agot_desktop.storage.errors import BadExchangeError, NewerExchangeError, NoSuchRecordError
from agot_desktop.storage.records import ChapterSetup, SeatRecord
from agot_desktop.storage.store import Store


@pytest.fixture
def campaign(store, chapter):
    """A campaign with everything: a tree, checkpoints, a named branch, a rewind, a second chapter that is over."""
    saves = store.saves
    saves.add_checkpoint(chapter, None, {"round": 1, "ř": "ě"}, 2**64 - 1, 1, "plot")
    first = saves.append_move(chapter, None, 0, "plot Fury of the Wolf")
    second = saves.append_move(chapter, first, 1, "plot A Noble Cause")
    saves.add_checkpoint(chapter, second, {"round": 1, "cards": [1, 2]}, 5, 1, "draw")
    lost = saves.append_move(chapter, second, 0, "pass")
    saves.append_move(chapter, second, 0, "marshal Hodor")
    store.branches.name(chapter, lost, "слабый ход")
    store.branches.note_rewind(chapter, 3, 2, 1, "draw")
    store.chapters.keep_picture(chapter, bytes(range(256)))
    store.chapters.keep_chronicle(chapter, {"entries": [["killed", 3]]})
    found = store.chapters.get(chapter)
    over = store.chapters.add(found.campaign_id, found.setup)
    saves.append_move(over, None, 1, "pass")
    store.chapters.finish(over, {"winner": 1})
    store.campaigns.set_notes(found.campaign_id, "Winter is coming")
    return found.campaign_id


def everything(store, campaign):
    """All that a player could miss, without the ids."""
    record = store.campaigns.get(campaign)
    told = [record.name, record.seats, record.notes, record.created, record.changed]
    for chapter in store.chapters.of_campaign(campaign):
        current = store.saves.path(chapter.id, chapter.current_move)
        told += [chapter.number, chapter.setup, chapter.status, chapter.outcome, chapter.round, chapter.phase]
        told += [chapter.created, chapter.changed, [(m.seat, m.notation, m.depth, m.made_at) for m in current]]
        for branch in store.branches.of_chapter(chapter.id):
            line = store.saves.path(chapter.id, branch.tip.id)
            told += [branch.name, branch.fork_depth, branch.current, [(m.notation, m.outcome) for m in line]]
            marks = store.saves.checkpoints_on_path(chapter.id, branch.tip.id)
            told += [(m.depth, m.digest, m.round, m.phase, store.saves.load_checkpoint(m).state) for m in marks]
        told += [store.branches.rewinds(chapter.id)]
        told += [store.chapters.picture(chapter.id), store.chapters.chronicle(chapter.id)]
    return told


def damaged(content, **changes):
    """The file with values changed: `chapters__0__seed=-1`."""
    data = json.loads(zlib.decompress(content))
    for path, value in changes.items():
        *way, last = path.split("__")
        at = data
        for key in way:
            at = at[int(key)] if isinstance(at, list) else at[key]
        at[int(last) if isinstance(at, list) else last] = value
    return zlib.compress(json.dumps(data).encode())


def test_another_machine_reads_the_same_campaign(store, campaign, tmp_path, clock):
    content = store.exchange.export(campaign)
    with Store.open(tmp_path / "elsewhere.sqlite", now=clock) as other:
        copy = other.exchange.import_(content)
        assert everything(other, copy) == everything(store, campaign)
        assert other.campaigns.get(copy).identity == store.campaigns.get(campaign).identity
        (chapter, _) = other.chapters.of_campaign(copy)
        move = other.saves.append_move(chapter.id, chapter.current_move, 1, "pass")  # it can be played on
        assert len(other.saves.path(chapter.id, move)) == 4
        other.database.check()


def test_a_second_copy_lives_beside_the_first(store, campaign):
    content = store.exchange.export(campaign)
    copy = store.exchange.import_(content, copy_name="Game, a copy")
    before = everything(store, campaign)
    assert sorted(line.name for line in store.campaigns.list_games()) == ["Game", "Game, a copy"]
    assert store.campaigns.get(copy).name == "Game, a copy"
    assert store.campaigns.get(copy).identity != store.campaigns.get(campaign).identity
    store.campaigns.delete(copy)
    assert everything(store, campaign) == before
    again = store.exchange.import_(content)
    assert store.campaigns.get(again).name == "Game"


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"format": "o8d"}, "'o8d'"),
        ({"chapters__0__moves__1__0": 5}, "chapter 1: move 2 follows a move that comes later"),
        ({"chapters__0__moves__1__1": 3}, "chapter 1: move 2 is made by seat 4 of 2"),
        ({"chapters__0__moves__2__2": 7}, "$.chapters[0].moves[2][2]"),
        ({"chapters__1__current": 9}, "chapter 2: there is no move 10"),
        ({"chapters__0__checkpoints__1__move": -1}, "two checkpoints stand at one move"),
        ({"chapters__0__checkpoints__1__state": []}, "$.chapters[0].checkpoints[1].state"),
        ({"chapters__0__branches": {"x": "y"}}, "'x' is no place of a branch"),
        ({"chapters__0__branches": {"99": "y"}}, "there is no move 100"),
        ({"chapters__0__picture": "*"}, "the picture is damaged"),
        ({"chapters__0__seed": 2**64}, "out of bounds"),
        ({"chapters": []}, "$.chapters"),
        ({"identity": "x"}, "$.identity"),
        ({"surprise": 1}, "surprise"),
        ({"chapters__0__status": "paused"}, "$.chapters[0].status"),
    ],
)
def test_a_bad_file_is_refused_with_the_exact_place(store, campaign, changes, words):
    bad = damaged(store.exchange.export(campaign), **changes)
    games = store.campaigns.list_games()
    with pytest.raises(BadExchangeError) as caught:
        store.exchange.import_(bad)
    assert words in caught.value.reason
    assert store.campaigns.list_games() == games


def test_a_newer_file_is_told_apart(store, campaign):
    newer = damaged(store.exchange.export(campaign), version=2, surprise={})
    with pytest.raises(NewerExchangeError) as caught:
        store.exchange.import_(newer)
    assert (caught.value.found, caught.value.supported) == (2, 1)


def test_a_cut_or_foreign_file_is_refused(store, campaign):
    content = store.exchange.export(campaign)
    for bad in (b"", b"PK\x03\x04 something", content[:-1], content[: len(content) // 2], zlib.compress(b"[]")):
        with pytest.raises(BadExchangeError):
            store.exchange.import_(bad)
    changed = bytearray(content)
    changed[len(changed) // 2] ^= 0x10
    with pytest.raises(BadExchangeError):
        store.exchange.import_(bytes(changed))
    assert len(store.campaigns.list_games()) == 1


def test_a_file_that_unpacks_to_too_much_is_refused(store, monkeypatch):
    monkeypatch.setattr(exchange, "LIMIT_BYTES", 1000)
    with pytest.raises(BadExchangeError, match="too large"):
        store.exchange.import_(zlib.compress(b" " * 5000))


def test_there_must_be_a_campaign(store):
    with pytest.raises(NoSuchRecordError):
        store.exchange.export(1)


def test_a_failure_in_the_middle_stores_nothing(store, campaign, monkeypatch):
    content = store.exchange.export(campaign)
    setup = ChapterSetup("cards", "joust", (SeatRecord("person", "A", "stark"),), 1, "r")
    store.campaigns.start("Another", setup)
    before = store.campaigns.list_games()
    monkeypatch.setattr(exchange, "_store_moves", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        store.exchange.import_(content)
    assert store.campaigns.list_games() == before
