"""Campaigns of real games: chapters, standings, story, archive and basket, files for another machine."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from agot_desktop import paths
from agot_desktop.controller.campaigns import Campaigns, write_whole
from agot_desktop.controller.qt_game import QtGame
from agot_desktop.controller.qt_start import FILE_NAME, QtStart
from agot_desktop.controller.words import english
from agot_desktop.model.kernel.rng import Stream
from agot_desktop.storage.store import Store
from tests.controller.test_qt_start import duel


@pytest.fixture
def start(tmp_path: Path, qtbot: QtBot) -> Iterator[QtStart]:
    made = QtStart(tmp_path, paths.resources(), english, lambda: "en")
    yield made
    made.close()


def play_out(port: QtGame, seed: int) -> None:
    """Plays a game of two people to its end with random choices."""
    stream = Stream(seed)
    running = port._game
    while running.decision is not None:
        running.choose(stream.pick(running.decision.options))
    port.begin()
    port.close()


def two_chapters(start: QtStart) -> int:
    first = start.new_game(duel("person", "person", seed=4))
    play_out(first, 4)
    campaign = start.games()[0].id
    play_out(start.new_game(duel("person", "person", seed=6), campaign), 6)
    return campaign


def test_the_next_chapter_joins_its_campaign_and_counts(start: QtStart) -> None:
    campaign = two_chapters(start)
    campaigns = start.campaigns
    (row,) = campaigns.rows()
    assert (row.id, row.chapters, row.names, row.finished) == (campaign, 2, ("Anna", "Tywin"), True)
    games = campaigns.chapters(campaign)
    assert [game.number for game in games] == [1, 2]
    assert all(game.finished and game.reason for game in games)
    table = {line.name: line for line in campaigns.standings(campaign)}
    assert set(table) == {"Anna", "Tywin"}
    assert all(line.played == 2 for line in table.values())
    for name, line in table.items():
        assert line.wins == sum(game.winners == (name,) for game in games)
        assert line.power > 0
    order = [(-line.wins, -line.power) for line in campaigns.standings(campaign)]
    assert order == sorted(order)


def test_an_older_chapter_can_be_opened_again(start: QtStart) -> None:
    campaign = two_chapters(start)
    first, second = start.campaigns.chapters(campaign)
    port = start.load(campaign, first.id)
    assert port._game.setup.seed == 4
    assert start.load(campaign)._game.setup.seed == 6
    with pytest.raises(ValueError, match="not there any more"):
        start.load(campaign, 999)
    assert start.replay(campaign, second.id).length > 10


def test_the_story_tells_who_won_and_what_was_rewound(start: QtStart) -> None:
    campaign = two_chapters(start)
    port = start.load(campaign)
    running = port._game
    running.rewind(running.rewind_targets()[5])
    port.begin()
    port.close()
    first, second = start.campaigns.chronicle(campaign)
    ended = [line.line.text for line in first.lines][-1]
    assert "game" in ended.lower() or "win" in ended.lower()
    assert any("challenge" in line.line.text for line in first.lines)
    assert [line.round for line in first.lines] == sorted(line.round for line in first.lines)
    spans = [span for line in first.lines for span in line.line.spans]
    assert all(code.count("_") for _, _, code in spans)
    assert first.rewinds == () and len(second.rewinds) == 1 and second.rewinds[0].startswith("Rewound to round")


def test_a_damaged_story_is_left_out(start: QtStart, tmp_path: Path) -> None:
    campaign = two_chapters(start)
    with Store.open(tmp_path / FILE_NAME) as other:
        for chapter in start.campaigns.chapters(campaign):
            other.chapters.keep_chronicle(chapter.id, {"entries": [[1, {"subject": 3}]], "codes": {}})  # type: ignore[arg-type]
    assert [chapter.lines for chapter in start.campaigns.chronicle(campaign)] == [(), ()]


def test_notes_archive_and_basket(start: QtStart) -> None:
    start.new_game(duel(seed=1)).close()
    campaigns = start.campaigns
    (row,) = campaigns.rows()
    campaigns.set_notes(row.id, "The north remembers")
    assert campaigns.notes(row.id) == "The north remembers"
    campaigns.archive(row.id, True)
    assert campaigns.rows()[0].archived
    campaigns.remove(row.id)
    assert campaigns.rows() == [] and start.latest() is None
    assert QtStart.campaigns.fget(start).rows() == []  # type: ignore[attr-defined]  # it is still in the basket
    campaigns.restore(row.id)
    assert [line.id for line in campaigns.rows()] == [row.id]


def test_a_campaign_goes_to_another_machine_in_the_middle_of_a_decision(start: QtStart, tmp_path: Path) -> None:
    port = start.new_game(duel("person", "person", seed=9))
    running, stream = port._game, Stream(9)
    while running.decision is not None and not running.decision.picked:
        running.choose(stream.pick(running.decision.options))
    assert running.decision is not None
    port.close()
    path = start.campaigns.export(start.games()[0].id, tmp_path / "war")
    assert path.name == "war.agot"
    other = QtStart(tmp_path / "elsewhere", paths.resources(), english, lambda: "en")
    campaign = other.campaigns.import_(path)
    again = other.load(campaign)._game
    assert again.state.digest() == running.state.digest()
    assert again.decision == running.decision
    again.choose(again.decision.options[0])
    twin = other.campaigns.import_(path)
    assert {row.name for row in other.campaigns.rows()} == {"A duel", "war, a copy"}
    assert other.load(twin)._game.state.digest() == running.state.digest()
    other.close()


def test_a_bad_file_says_what_is_wrong_and_changes_nothing(start: QtStart, tmp_path: Path) -> None:
    bad = tmp_path / "bad.agot"
    bad.write_bytes(b"no campaign")
    with pytest.raises(OSError, match="No campaign can be read from this file"):
        start.campaigns.import_(bad)
    with pytest.raises(FileNotFoundError):
        start.campaigns.import_(tmp_path / "none.agot")
    assert start.campaigns.rows() == []


def test_a_file_is_written_whole_or_stays_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "war.agot"
    write_whole(path, b"first")

    def fail(*_: object) -> None:
        raise OSError("no room")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(OSError, match="no room"):
        write_whole(path, b"second")
    assert path.read_bytes() == b"first" and list(tmp_path.iterdir()) == [path]
    assert stat.S_ISREG(path.stat().st_mode)


def test_campaigns_need_no_window(tmp_path: Path) -> None:
    with Store.open(tmp_path / "games.db") as store:
        assert Campaigns(store, lambda: pytest.fail("no card is asked for"), english).rows() == []


def test_the_tree_tells_rounds_and_lines(start: QtStart) -> None:
    campaign = two_chapters(start)
    chapter = start.campaigns.chapters(campaign)[0]
    port = start.load(campaign, chapter.id)
    running = port._game
    end = len(running.steps)
    running.name_branch(running.steps[-1].id, "as it was")
    running.rewind(running.rewind_targets()[8])
    at = len(running.steps)
    running.choose(running.decision.options[0])  # type: ignore[union-attr]
    tree = start.campaigns.tree(chapter.id)
    assert tree.depth == at + 1 and tree.rounds[0] == (0, 1)
    assert [number for _, number in tree.rounds] == sorted(number for _, number in tree.rounds)
    lines = {line.name: line for line in tree.lines}
    assert set(lines) == {"", "as it was"} or tree.depth <= end
    assert lines["as it was"].depth == end and lines["as it was"].finished


def test_pictures_are_kept_with_the_latest_game(start: QtStart, tmp_path: Path) -> None:
    start.new_game(duel(seed=1)).close()
    campaign = start.campaigns.rows()[0].id
    assert start.campaigns.picture(campaign) is None
    with Store.open(tmp_path / FILE_NAME) as other:
        Campaigns(other, lambda: pytest.fail("no card is asked for"), english).keep_picture(
            start.campaigns.chapters(campaign)[0].id, b"png"
        )
    assert start.campaigns.picture(campaign) == b"png"
