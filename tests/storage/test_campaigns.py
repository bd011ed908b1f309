"""The load list, Continue, renaming and deleting."""

import dataclasses

import pytest

from agot_desktop.storage.errors import BadNameError, NoSuchRecordError
from agot_desktop.storage.records import CampaignId, SeatRecord


def counts(store):
    names = ("campaign", "chapter", "move", "checkpoint")
    with store.database.reading() as connection:
        return [connection.exec_driver_sql(f"SELECT count(*) FROM {name}").scalar() for name in names]


def test_a_line_of_the_load_list_says_it_all(store, setup, clock):
    campaign, chapter = store.campaigns.start("  Válka pěti králů 🐺 ", setup, notes="Poznámka")
    store.saves.add_checkpoint(chapter, None, {}, 1, 3, "marshalling")
    store.saves.append_move(chapter, None, 0, "pass")
    (line,) = store.campaigns.list_games()
    assert (line.campaign_id, line.chapter_id, line.chapter_number) == (campaign, chapter, 1)
    assert (line.name, line.game, line.variant) == ("Válka pěti králů 🐺", "cards", "hand-of-the-king")
    assert line.houses == ("stark", "lannister")
    assert line.seats == setup.seats
    assert (line.round, line.phase, line.status, line.outcome) == (3, "marshalling", "open", None)
    assert line.changed == clock.time


def test_the_list_is_empty_at_first(store):
    assert store.campaigns.list_games() == []
    assert store.campaigns.latest_open() is None


def test_the_last_changed_stands_first(store, setup):
    chapters = {name: store.campaigns.start(name, setup) for name in "abc"}

    def order():
        return "".join(line.name for line in store.campaigns.list_games())

    assert order() == "cba"
    store.saves.append_move(chapters["a"][1], None, 0, "pass")
    assert order() == "acb"
    store.chapters.finish(chapters["b"][1], {})
    assert order() == "bac"
    store.campaigns.set_notes(chapters["c"][0], "x")
    assert order() == "cba"


def test_two_games_of_the_same_name_are_two_lines(store, setup):
    store.campaigns.start("Game", setup)
    store.campaigns.start("Game", setup)
    assert [line.name for line in store.campaigns.list_games()] == ["Game", "Game"]


def test_a_campaign_shows_its_latest_chapter_and_its_latest_change(store, setup, clock):
    campaign, first = store.campaigns.start("Game", setup)
    second = store.chapters.add(campaign, dataclasses.replace(setup, variant="joust"))
    store.saves.append_move(first, None, 0, "pass")
    (line,) = store.campaigns.list_games()
    assert (line.chapter_id, line.chapter_number, line.variant) == (second, 2, "joust")
    assert line.changed == clock.time


def test_continue_takes_the_open_game_that_was_played_last(store, setup):
    a, b, c = (store.campaigns.start(name, setup) for name in "abc")
    store.saves.append_move(b[1], None, 0, "pass")
    store.saves.append_move(c[1], None, 0, "pass")
    store.chapters.finish(c[1], {"winner": 0})
    store.campaigns.rename(a[0], "renamed is not played")
    latest = store.campaigns.latest_open()
    assert latest is not None
    assert latest.chapter_id == b[1]
    store.chapters.finish(b[1], {"winner": 0})
    store.chapters.finish(a[1], {"winner": 0})
    assert store.campaigns.latest_open() is None


def test_renaming(store, setup, clock):
    campaign, _ = store.campaigns.start("Game", setup)
    store.campaigns.rename(campaign, " Битва королей ")
    found = store.campaigns.get(campaign)
    assert found.name == "Битва королей"
    assert found.created < found.changed == clock.time


@pytest.mark.parametrize("name", ["", "  \n", "x" * 201, "a\x00b", "lone \ud83d"])
def test_names_that_cannot_be_kept_are_refused(store, setup, name):
    campaign, _ = store.campaigns.start("Game", setup)
    with pytest.raises(BadNameError):
        store.campaigns.rename(campaign, name)
    with pytest.raises(BadNameError):
        store.campaigns.start(name, setup)
    assert [line.name for line in store.campaigns.list_games()] == ["Game"]


def test_deleting_takes_all_of_it_and_nothing_else(store, setup):
    campaign, chapter = store.campaigns.start("Game", setup)
    kept, kept_chapter = store.campaigns.start("Kept", setup)
    for game in (chapter, kept_chapter, store.chapters.add(campaign, setup)):
        move = store.saves.append_move(game, None, 0, "a")
        store.saves.add_checkpoint(game, None, {}, 1, 1, "plot")
        store.saves.add_checkpoint(game, store.saves.append_move(game, move, 0, "b"), {}, 1, 1, "draw")
    assert counts(store) == [2, 3, 6, 6]
    store.campaigns.delete(campaign)
    assert counts(store) == [1, 1, 2, 2]
    assert [line.campaign_id for line in store.campaigns.list_games()] == [kept]
    store.database.check()


def test_what_is_deleted_is_gone_and_its_ids_stay_unused(store, setup):
    campaign, chapter = store.campaigns.start("Game", setup)
    store.campaigns.delete(campaign)
    with pytest.raises(NoSuchRecordError):
        store.campaigns.get(campaign)
    again, chapter_again = store.campaigns.start("Game", setup)
    assert again != campaign
    assert chapter_again != chapter
    with pytest.raises(NoSuchRecordError):
        store.saves.append_move(chapter, None, 0, "late move of a deleted game")


def test_a_campaign_that_is_not_there_is_named(store):
    nowhere = CampaignId(9)
    for call in (store.campaigns.get, store.campaigns.delete):
        with pytest.raises(NoSuchRecordError):
            call(nowhere)
    for change in (store.campaigns.rename, store.campaigns.set_notes):
        with pytest.raises(NoSuchRecordError):
            change(nowhere, "x")


def test_a_campaign_may_seat_others_than_its_first_chapter(store, setup):
    seats = (SeatRecord("person", "Catelyn", "tully"),)
    campaign, chapter = store.campaigns.start("Game", setup, seats=seats, notes="n")
    assert (store.campaigns.get(campaign).seats, store.campaigns.get(campaign).notes) == (seats, "n")
    assert store.chapters.get(chapter).setup.seats == setup.seats


def test_an_archived_campaign_stays_in_the_list_and_keeps_its_time(store, setup):
    campaign, _ = store.campaigns.start("Old war", setup)
    changed = store.campaigns.get(campaign).changed
    store.campaigns.archive(campaign)
    (line,) = store.campaigns.list_games()
    assert (line.archived, store.campaigns.get(campaign).archived, line.changed) == (True, True, changed)
    store.campaigns.archive(campaign, False)
    assert store.campaigns.list_games()[0].archived is False


def test_a_removed_campaign_can_be_brought_back_until_the_basket_is_emptied(store, setup, clock):
    campaign, chapter = store.campaigns.start("War", setup)
    store.saves.append_move(chapter, None, 0, "pass")
    store.campaigns.remove(campaign)
    assert store.campaigns.list_games() == []
    assert store.campaigns.latest_open() is None
    store.campaigns.restore(campaign)
    assert [line.name for line in store.campaigns.list_games()] == ["War"]
    before = clock()
    store.campaigns.remove(campaign)
    assert store.campaigns.empty_basket(before) == 0  # thrown away after that moment
    assert store.campaigns.empty_basket(clock()) == 1
    with pytest.raises(NoSuchRecordError):
        store.campaigns.restore(campaign)
    store.database.check()


def test_every_campaign_has_an_identity_of_its_own(store, setup):
    made = [store.campaigns.start("War", setup)[0] for _ in range(3)]
    assert len({store.campaigns.get(campaign).identity for campaign in made}) == 3
