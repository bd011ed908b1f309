"""Every word that the controller shows is found by the translators' tool."""

import ast
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from agot_desktop import paths

FILES = sorted((paths.PACKAGE_FOLDER / "controller").rglob("*.py"))
NAMES = ("translate", "QT_TRANSLATE_NOOP")


def literals(path: Path) -> set[tuple[str, str]]:
    """Context and text of every call that has both as literals, whatever is called."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and len(node.args) >= 2:
            first, second = (part.value if isinstance(part, ast.Constant) else None for part in node.args[:2])
            if isinstance(first, str) and isinstance(second, str) and first.istitle() and second:
                found.add((first, second))
    return found


def test_the_tool_finds_every_literal(tmp_path: Path) -> None:
    file = tmp_path / "words.ts"
    tool = Path(sys.executable).parent / "pyside6-lupdate"
    subprocess.run([str(tool), *map(str, FILES), "-ts", str(file)], check=True, capture_output=True)
    found = {
        (context.findtext("name"), message.findtext("source"))
        for context in ElementTree.parse(file).getroot().findall("context")
        for message in context.findall("message")
    }
    wanted = set().union(*map(literals, FILES))
    assert len(wanted) > 300
    assert wanted - found == set()


def test_templates_have_named_holes_only() -> None:
    for context, text in set().union(*map(literals, FILES)):
        assert "{}" not in text and "{0}" not in text and "%1" not in text, (context, text)
