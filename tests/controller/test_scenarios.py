"""Every scenario of the project, one test each: it passes, or it is skipped for what the program does not have yet."""

import json
import re
from pathlib import Path

import pytest

from agot_desktop.controller.scenarios.file import SUFFIX
from agot_desktop.controller.scenarios.play import play_file
from agot_desktop.controller.scenarios.position import Position
from agot_desktop.controller.scenarios.report import OK, SKIP, line
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.cardgame.pool import Pool
from agot_desktop.model.kernel.decision import Choice

FOLDER = Path(__file__).parents[1] / "scenarios"
FILES = sorted(FOLDER.rglob("*.json"))
MAY_BE_MISSING = re.compile(r"the variant (melee|kingsmoot)|Shadows|the card .+ \([a-z]+_\d+\)")


@pytest.fixture(autouse=True)
def sound(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before every choice each card is in one place, in its owner's area, and no other invariant is broken (ORD-05)."""
    play = Position.play

    def checked(position: Position, choice: Choice) -> None:
        assert position.state.problems() == []
        play(position, choice)

    monkeypatch.setattr(Position, "play", checked)
    apply = RealmState.apply

    def checked_realm(state: RealmState, choice: Choice) -> None:
        assert state.problems() == []
        apply(state, choice)

    monkeypatch.setattr(RealmState, "apply", checked_realm)


@pytest.mark.parametrize("path", FILES, ids=[path.name.removesuffix(SUFFIX) for path in FILES])
def test_scenario(path: Path, pool: Pool) -> None:
    result = play_file(path, pool)
    if result.status == SKIP:
        assert MAY_BE_MISSING.fullmatch(result.detail), line(result)
        pytest.skip(result.detail)
    assert result.status == OK, line(result)


def test_every_file_has_a_scenario_name_and_no_two_a_title() -> None:
    titles: dict[str, str] = {}
    for path in FILES:
        assert re.fullmatch(r"[a-z0-9][a-z0-9-]*\.scenario\.json", path.name), path.name
        title = json.loads(path.read_bytes())["title"]
        assert title not in titles, f"{path.name} has the title of {titles[title]}"
        titles[title] = path.name
