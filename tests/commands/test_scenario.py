"""`agot-desktop scenario`: a line for each scenario, the closing line, the exit status."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from agot_desktop.__main__ import main

PASSING: dict[str, Any] = {
    "title": "It holds",
    "game": "cards",
    "variant": "joust",
    "phase": "challenges",
    "seats": {"A": {}, "B": {}},
    "steps": [{"expect": [{"seat": "A", "power": 0}]}],
}
FAILING = {**PASSING, "title": "It does not hold", "steps": [{"expect": [{"seat": "A", "power": 1}]}]}
LATER = {**PASSING, "title": "A later card", "seats": {"A": {"hand": ["kr_1"]}, "B": {}}}


def write(folder: Path, name: str, data: Any) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{name}.scenario.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return file


def test_lines_closing_line_and_status(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = write(tmp_path, "a", PASSING)
    assert main(["scenario", str(good)]) == 0
    assert capsys.readouterr().out.splitlines() == ["ok    It holds", "1 passed, 0 failed, 0 skipped"]
    write(tmp_path, "b", FAILING)
    write(tmp_path / "deeper", "c", LATER)
    write(tmp_path / "deeper", "d", {"title": "No game"})
    (tmp_path / "notes.json").write_text("not looked at")
    assert main(["scenario", str(tmp_path)]) == 1
    ok, failed, skipped, broken, closing = capsys.readouterr().out.splitlines()
    assert ok == "ok    It holds"
    assert failed.startswith(
        "FAIL  It does not hold: b.scenario.json: steps[0] expect: expected seat A: power 1; found 0; open: "
    )
    assert skipped.startswith("skip  A later card: the card ") and skipped.endswith(" (kr_1)")
    assert broken.startswith("FAIL  No game: d.scenario.json: $: ")
    assert closing == "1 passed, 2 failed, 1 skipped"


def test_skipping_alone_is_no_failure(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", str(write(tmp_path, "c", LATER))]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "0 passed, 0 failed, 1 skipped"


def test_a_named_file_is_played_whatever_its_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, "a", PASSING).rename(tmp_path / "puzzle.json")
    assert main(["scenario", str(file), str(file)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "2 passed, 0 failed, 0 skipped"


def test_a_path_that_is_not_there_is_a_bad_argument(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", str(tmp_path / "gone")]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.splitlines() == [f"agot-desktop scenario: there is no {tmp_path / 'gone'}"]
    with pytest.raises(SystemExit) as caught:
        main(["scenario"])
    assert caught.value.code == 2


def test_it_runs_without_a_window(tmp_path: Path) -> None:
    program = (
        f"import sys\nfrom agot_desktop.__main__ import main\nstatus = main(['scenario', {str(tmp_path)!r}])\n"
        "assert not [name for name in sys.modules if name.startswith(('PySide6', 'sqlmodel'))]\n"
        "sys.exit(status)"
    )
    write(tmp_path, "a", PASSING)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "1 passed, 0 failed, 0 skipped"), done.stderr
