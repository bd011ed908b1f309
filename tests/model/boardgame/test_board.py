"""The board's files: what they must say, and the exact place of what is wrong in them."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from agot_desktop import paths
from agot_desktop.model.boardgame.board import Board, load_board
from agot_desktop.model.boardgame.facts import BoardFileError
from agot_desktop.model.boardgame.setup import new_game
from agot_desktop.model.boardgame.supply import icons
from agot_desktop.model.boardgame.terms import ALL_HOUSES, BARATHEON, FAIR, GREYJOY, LANNISTER, ROUGH, STARK, STORM
from agot_desktop.model.boardgame.victory import claim


def test_the_box_holds_what_it_should(board: Board) -> None:
    """Counts of section 1 and the columns of section 8."""
    assert (len(board.areas), len(board.seas)) == (47, 7)
    assert sum(board.settled) == 22 and sum(board.supply_icons) == 35 and sum(board.power_icons) == 20
    assert len(board.arrows) == 16 and len(board.leaders) == 11
    assert len(board.house_cards) == 28 and len(board.tactics) == 44
    assert len(board.ally_cards) == 24 and len(board.westeros) == 30
    assert sum(board.order_count) == 15
    for house in ALL_HOUSES:
        cards = board.house_cards[house * 7 : house * 7 + 7]
        assert sorted((card.strength for card in cards), reverse=True) == [4, 3, 2, 2, 1, 1, 0], "HC-02"
    assert all(entry.source for entry in (*board.areas, *board.arrows, *board.leaders, *board.tactics))


def test_the_game_begins_as_section_7_says(board: Board) -> None:
    state = new_game(board, 1)
    assert state.power == [5, 5, 6, 6] and state.supply == [3, 3, 3, 3]
    assert [icons(state, house) for house in ALL_HOUSES] == [3, 3, 3, 3], "SU-01"
    assert [claim(state, house) for house in ALL_HOUSES] == [2, 3, 2, 2], "CL-01"
    assert state.tracks == [
        (LANNISTER, BARATHEON, STARK, GREYJOY),
        (GREYJOY, STARK, BARATHEON, LANNISTER),
        (BARATHEON, LANNISTER, GREYJOY, STARK),
    ]
    kings_landing = board.area_number["kings_landing"]
    assert state.owner[kings_landing] == LANNISTER and state.garrison[kings_landing] == 6, "GA-03"
    assert state.round == 1 and state.decision is not None and state.phase == "planning", "RD-01"


@pytest.mark.parametrize(
    ("start", "goal", "house", "open_in"),
    [
        ("dragonstone", "kings_landing", BARATHEON, {FAIR, ROUGH}),
        ("dragonstone", "kings_landing", STARK, set()),
        ("kings_landing", "dragonstone", BARATHEON, set()),
        ("dragonstone", "gulltown", STARK, {FAIR}),
        ("blue_fork", "red_fork", STARK, {FAIR, ROUGH}),
        ("winterfell", "moat_cailin", STARK, {FAIR, ROUGH, STORM}),
        ("winterfell", "moat_cailin", GREYJOY, set()),
        ("pyke", "harlaw", GREYJOY, {FAIR, ROUGH, STORM}),
        ("the_twins", "green_fork", LANNISTER, {FAIR, ROUGH, STORM}),
    ],
)
def test_passages_open_and_close(board: Board, start: str, goal: str, house: int, open_in: set[int]) -> None:
    """MV-01, WE-03: fords and sea arrows close in a storm, long arrows already in rough weather, arrows by house."""
    ways = [way for way in board.passages[board.area_number[start]] if way.to == board.area_number[goal]]
    found = {w for w in (FAIR, ROUGH, STORM) if any(board.passable(way, house, w) for way in ways)}
    assert found == open_in


def copied(folder: Path, file: str, change: Any) -> Path:
    """The board's files with one of them changed."""
    target = folder / "board"
    shutil.copytree(paths.board(), target)
    data = json.loads((target / file).read_text(encoding="utf-8"))
    change(data)
    (target / file).write_text(json.dumps(data), encoding="utf-8")
    return target


def _cut_border(data: Any) -> None:
    data["areas"][0]["neighbours"] = data["areas"][0]["neighbours"][1:]


@pytest.mark.parametrize(
    ("file", "change", "place", "reason"),
    [
        ("areas.json", _cut_border, "barrowlands", "not the same from the other side"),
        ("areas.json", lambda d: d["areas"][0].update(type="hill"), "$.areas[0].type", "Invalid enum value"),
        ("areas.json", lambda d: d["areas"][1].update(id="winterfell"), "$.areas[1].id", "comes twice"),
        ("areas.json", lambda d: d["arrows"][0].update(to="nowhere"), "AR01", "unknown area 'nowhere'"),
        ("areas.json", lambda d: d["areas"][0].update(colour="red"), "$.areas[0]", "unknown field"),
        ("leaders.json", lambda d: d["leaders"][0].update(kind="ally"), "robb_stark", "does not fit"),
        ("house_cards.json", lambda d: d["cards"].pop(), "$.cards", "has not 7 cards"),
        ("tactics.json", lambda d: d["cards"].pop(), "$.cards", "has not 11 cards"),
        ("allies.json", lambda d: d["cards"][0].update(copies=2), "$.cards", "not six cards"),
        ("westeros.json", lambda d: d["cards"][0].update(copies=2), "supply", "weather symbol"),
        ("setup.json", lambda d: d["houses"][0].update(home="pyke"), "stark", "another house"),
    ],
)
def test_a_broken_file_names_the_place(tmp_path: Path, file: str, change: Any, place: str, reason: str) -> None:
    folder = copied(tmp_path, file, change)
    with pytest.raises(BoardFileError) as caught:
        Board(folder)
    assert caught.value.file == file and caught.value.path == place and reason in caught.value.reason


def test_a_missing_folder_or_text_that_is_no_json_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(BoardFileError):
        load_board(tmp_path)
    shutil.copytree(paths.board(), tmp_path / "board")
    (tmp_path / "board" / "leaders.json").write_text("{", encoding="utf-8")
    with pytest.raises(BoardFileError) as caught:
        load_board(tmp_path / "board")
    assert caught.value.file == "leaders.json"
