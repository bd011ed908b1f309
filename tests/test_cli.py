"""The command line: what it opens, what it refuses, and that no subcommand needs Qt."""

import subprocess
import sys
import types
from collections.abc import Sequence
from pathlib import Path

import pytest

from agot_desktop import __main__ as cli
from agot_desktop import paths
from agot_desktop.commands import cards as cards_command


class FakeApp(types.ModuleType):
    """Stands for the window and remembers how it was opened."""

    def __init__(self) -> None:
        super().__init__("agot_desktop.app")
        self.calls: list[tuple[Path | None, bool]] = []

    def run(self, data: Path | None, *, smoke: bool) -> int:
        self.calls.append((data, smoke))
        return 0


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> FakeApp:
    app = FakeApp()
    monkeypatch.setitem(sys.modules, "agot_desktop.app", app)
    monkeypatch.setattr("agot_desktop.app", app, raising=False)
    return app


def refused(arguments: Sequence[str], capsys: pytest.CaptureFixture[str]) -> str:
    """The one line that bad arguments are answered with."""
    with pytest.raises(SystemExit) as caught:
        cli.main(arguments)
    assert caught.value.code == 2
    (line,) = capsys.readouterr().err.splitlines()
    return line


def test_without_a_command_the_window_opens(window: FakeApp) -> None:
    assert cli.main([]) == 0
    assert window.calls == [(None, False)]


def test_the_window_gets_the_data_folder_and_the_smoke_switch(window: FakeApp, tmp_path: Path) -> None:
    cli.main(["--smoke", "--data", str(tmp_path)])
    cli.main([f"--data={tmp_path}"])
    assert window.calls == [(tmp_path, True), (tmp_path, False)]


def test_bad_arguments_are_one_line_and_status_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert "'castles'" in refused(["castles"], capsys)
    assert "--nonsense" in refused(["--nonsense"], capsys)
    assert "--data" in refused(["--data"], capsys)
    assert "--nonsense" in refused(["cards", "--nonsense"], capsys)
    assert "--lang" in refused(["cards", "show", "core_8", "--lang", "tlh"], capsys)
    assert refused(["cards", "show"], capsys).startswith("agot-desktop cards show: ")


def test_data_may_stand_before_or_after_the_command(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seen: list[Path | None] = []
    monkeypatch.setattr(cards_command, "run", lambda args: seen.append(args.data) or 0)
    cli.main(["--data", str(tmp_path), "cards"])
    cli.main(["cards", "--data", str(tmp_path)])
    cli.main(["cards"])
    assert seen == [tmp_path, tmp_path, None]


@pytest.mark.parametrize("command", list(cli.COMMANDS))
def test_every_command_has_help_and_leaves_qt_alone(command: str) -> None:
    program = (
        "import sys\nfrom agot_desktop.__main__ import main\n"
        f"try:\n    main([{command!r}, '--help'])\n"
        "except SystemExit as leaving:\n    assert leaving.code == 0\n"
        "assert not [name for name in sys.modules if name.startswith(('PySide6', 'shiboken6'))]\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert f"agot-desktop {command}" in done.stdout


def test_the_programs_own_help_names_all_commands(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        cli.main(["--help"])
    assert caught.value.code == 0
    text = capsys.readouterr().out
    assert [command for command in cli.COMMANDS if command not in text] == []


def test_a_missing_system_library_is_named_with_the_packages(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class WithoutEgl:
        """Imports of the window fail as they do where the library is not installed."""

        def find_spec(self, name: str, path: object = None, target: object = None) -> None:
            if name == "agot_desktop.app":
                raise ImportError("libEGL.so.1: cannot open shared object file: No such file or directory")

    monkeypatch.setattr(sys, "meta_path", [WithoutEgl(), *sys.meta_path])
    monkeypatch.delitem(sys.modules, "agot_desktop.app", raising=False)
    monkeypatch.delattr("agot_desktop.app", raising=False)
    assert cli.main([]) == 1
    text = capsys.readouterr().err
    assert "libEGL.so.1" in text
    assert "sudo apt install libegl1" in text


def test_only_a_missing_system_library_is_taken_for_one() -> None:
    missing = ImportError("libEGL.so.1: cannot open shared object file: No such file or directory")
    assert cli.missing_library(missing) == "libEGL.so.1"
    assert cli.missing_library(ImportError("libGL.so.1: cannot open shared object file: ...")) == "libGL.so.1"
    assert cli.missing_library(ImportError("No module named 'sqlmodel'")) is None
    assert cli.missing_library(ImportError("cannot import name 'run' from 'agot_desktop.app'")) is None


def test_missing_resources_are_one_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(paths, "PACKAGE_FOLDER", tmp_path / "agot_desktop")
    assert cli.main(["cards"]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert str(tmp_path / "resources") in line
