"""What a game was started from, its status, and how it ended."""

import dataclasses

import pytest

from agot_desktop.storage.errors import NoSuchRecordError
from agot_desktop.storage.records import CampaignId, ChapterId, SeatRecord
from agot_desktop.storage.store import Store

OUTCOME = {"reason": "power", "ranking": [1, 0], "name": "Дейенерис"}


def test_a_setup_round_trips(path, setup, clock):
    with Store.open(path, now=clock) as store:
        campaign, chapter = store.campaigns.start("Game", setup)
    with Store.open(path) as store:
        found = store.chapters.get(chapter)
    assert found.setup == setup
    assert (found.campaign_id, found.number, found.status, found.outcome) == (campaign, 1, "open", None)
    assert (found.current_move, found.round, found.phase) == (None, 0, "")
    assert found.created == found.changed == clock.time


@pytest.mark.parametrize("seed", [0, 2**63, 2**64 - 1])
def test_seed_of_64_bits_round_trips(store, setup, seed):
    chapter = store.campaigns.start("Game", dataclasses.replace(setup, seed=seed))[1]
    assert store.chapters.get(chapter).setup.seed == seed


def test_chapters_are_counted_within_their_campaign(store, setup):
    campaign, first = store.campaigns.start("Game", setup)
    store.campaigns.start("Other", setup)
    realm = dataclasses.replace(setup, game="realm", variant="storm", decks=(), seats=())
    second = store.chapters.add(campaign, realm)
    chapters = store.chapters.of_campaign(campaign)
    assert [(c.id, c.number, c.setup.game) for c in chapters] == [(first, 1, "cards"), (second, 2, "realm")]
    assert chapters[1].setup == realm


def test_a_campaign_or_chapter_that_is_not_there_is_named(store, setup):
    with pytest.raises(NoSuchRecordError):
        store.chapters.add(CampaignId(9), setup)
    with pytest.raises(NoSuchRecordError):
        store.chapters.get(ChapterId(9))
    with pytest.raises(NoSuchRecordError):
        store.chapters.finish(ChapterId(9), OUTCOME)
    with pytest.raises(NoSuchRecordError):
        store.chapters.adopt_rules(ChapterId(9), "rules-2")
    assert store.chapters.of_campaign(CampaignId(9)) == []


def status(store, chapter):
    found = store.chapters.get(chapter)
    return found.status, found.outcome


def test_an_ended_game_opens_by_going_back_and_closes_by_coming_again(store, chapter):
    a = store.saves.append_move(chapter, None, 0, "a")
    b = store.saves.append_move(chapter, a, 1, "b")
    store.chapters.finish(chapter, OUTCOME)
    assert status(store, chapter) == ("over", OUTCOME)
    store.saves.set_current(chapter, a)
    assert status(store, chapter) == ("open", None)
    store.saves.set_current(chapter, b)
    assert status(store, chapter) == ("over", OUTCOME)
    store.saves.set_current(chapter, a)
    store.saves.append_move(chapter, a, 1, "b")
    assert status(store, chapter) == ("over", OUTCOME)
    store.saves.set_current(chapter, a)
    store.saves.append_move(chapter, a, 1, "other")
    assert status(store, chapter) == ("open", None)
    assert [move.outcome for move in store.saves.path(chapter, b)] == [None, OUTCOME]


def test_ending_a_game_marks_no_move_of_another(store, setup, chapter):
    other = store.campaigns.start("Other", setup)[1]
    move = store.saves.append_move(other, None, 0, "a")
    store.chapters.finish(chapter, OUTCOME)
    assert status(store, chapter) == ("over", OUTCOME)
    assert status(store, other) == ("open", None)
    assert [m.outcome for m in store.saves.path(other, move)] == [None]


def test_a_chapter_goes_on_under_new_rules(store, chapter):
    store.chapters.adopt_rules(chapter, "rules-2")
    assert store.chapters.get(chapter).setup.rules_fingerprint == "rules-2"


def test_seats_keep_names_of_any_script(store, setup):
    seats = (SeatRecord("person", "Žofie 王 🐺", "stark"), SeatRecord("search", "\"'; DROP TABLE move; --", ""))
    chapter = store.campaigns.start("Game", dataclasses.replace(setup, seats=seats))[1]
    assert store.chapters.get(chapter).setup.seats == seats
