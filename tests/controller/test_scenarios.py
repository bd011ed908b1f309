"""Every scenario of the project, one test each: it passes, or it is skipped for what the program does not have yet."""

import re
from pathlib import Path

import pytest

from agot_desktop.controller.scenarios.file import SUFFIX
from agot_desktop.controller.scenarios.play import play_file
from agot_desktop.controller.scenarios.report import OK, SKIP, line
from agot_desktop.model.cardgame.pool import Pool

FOLDER = Path(__file__).parents[1] / "scenarios"
FILES = sorted(FOLDER.rglob("*.json"))
MAY_BE_MISSING = re.compile(r"the variant (melee|kingsmoot)|Shadows|the game realm|the card .+ \([a-z]+_\d+\)")


@pytest.mark.parametrize("path", FILES, ids=[path.name.removesuffix(SUFFIX) for path in FILES])
def test_scenario(path: Path, pool: Pool) -> None:
    result = play_file(path, pool)
    if result.status == SKIP:
        assert MAY_BE_MISSING.fullmatch(result.detail), line(result)
        pytest.skip(result.detail)
    assert result.status == OK, line(result)


def test_every_file_has_a_scenario_name_and_no_two_a_title(pool: Pool) -> None:
    titles: dict[str, str] = {}
    for path in FILES:
        assert re.fullmatch(r"[a-z0-9][a-z0-9-]*\.scenario\.json", path.name), path.name
        found = re.search(r'"title":\s*"([^"]+)"', path.read_text(encoding="utf-8"))
        assert found is not None, path.name
        assert found[1] not in titles, f"{path.name} has the title of {titles[found[1]]}"
        titles[found[1]] = path.name
