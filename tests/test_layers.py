"""Who may import whom: the contracts of pyproject.toml hold, and Qt stays where it belongs."""

import ast
import subprocess
import sys
from pathlib import Path

from agot_desktop import paths

PACKAGE = paths.PACKAGE_FOLDER


def imports(path: Path) -> set[str]:
    """All modules that a file names in an import, wherever it stands."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {
                f"{node.module}.{alias.name}" if node.module == "PySide6" else str(node.module) for alias in node.names
            }
    return found


def test_the_contracts_hold() -> None:
    program = "from importlinter.cli import lint_imports_command as run; run()"
    done = subprocess.run(
        [sys.executable, "-c", program, "--no-cache"], cwd=PACKAGE.parent, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_only_the_controllers_qt_modules_know_qt_and_of_it_only_the_core() -> None:
    for path in (PACKAGE / "controller").rglob("*.py"):
        used = {name for name in imports(path) if name.startswith("PySide6")}
        assert used <= ({"PySide6.QtCore"} if path.name.startswith("qt_") else set()), path.name


def test_qt_is_known_to_the_view_the_app_and_the_controllers_qt_modules_only() -> None:
    for path in PACKAGE.rglob("*.py"):
        place = path.relative_to(PACKAGE)
        if place.parts[0] == "view" or place.as_posix() == "app.py" or place.name.startswith("qt_"):
            continue
        assert not any(name.startswith("PySide6") for name in imports(path)), place
