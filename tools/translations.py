"""Brings the interface's texts and their translations together: `translations/agot_desktop_*.ts` and the `.qm` files.

    python tools/translations.py            takes new texts over, drops those that are gone, writes the .qm files
    python tools/translations.py --check    says what is missing or out of date, and changes nothing

Texts are found by Qt's own tool in the calls of `tr` and `translate`. What has no translation yet is marked as
unfinished in the .ts file; a translator fills it in with Qt Linguist, and this program is run again.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "translations"
LANGUAGES = {"cs": ("cs_CZ", 3), "ru": ("ru_RU", 3), "es": ("es_ES", 2)}
"""Code: (Qt's name, number of plural forms)."""
SOURCES = ("view", "controller")


class Key(NamedTuple):
    """What tells texts apart: context, English text, and what tells equal texts of one context apart."""

    context: str
    source: str
    comment: str


Forms = tuple[str, ...]
"""A translation: one form, or a form for each plural."""


def file_of(code: str) -> Path:
    """The translations of a language, for Qt Linguist."""
    return FOLDER / f"agot_desktop_{code}.ts"


def qm_of(code: str) -> Path:
    """The same for the program."""
    return FOLDER / f"agot_desktop_{code}.qm"


def tool(name: str) -> str:
    """The path of one of Qt's tools in this environment."""
    return str(Path(sys.executable).parent / name)


def texts() -> list[Key]:
    """Every text of the interface, in the order of contexts. Raises CalledProcessError if Qt's tool fails."""
    package = ROOT / "agot_desktop"
    files = [package / "app.py", *(f for part in SOURCES for f in sorted((package / part).rglob("*.py")))]
    with tempfile.TemporaryDirectory() as folder:
        found = Path(folder) / "found.ts"
        command = [tool("pyside6-lupdate"), *map(str, files), "-ts", str(found)]
        subprocess.run(command, check=True, capture_output=True)
        return list(read(found))


def read(path: Path) -> dict[Key, Forms]:
    """The texts of a .ts file with their translations; () for one that is unfinished."""
    found: dict[Key, Forms] = {}
    for context in ElementTree.parse(path).getroot().findall("context"):
        for message in context.findall("message"):
            key = Key(
                context.findtext("name") or "", message.findtext("source") or "", message.findtext("comment") or ""
            )
            found[key] = _forms(message.find("translation"))
    return found


def _forms(translation: ElementTree.Element | None) -> Forms:
    if translation is None or translation.get("type") in ("unfinished", "vanished", "obsolete"):
        return ()
    forms = translation.findall("numerusform")
    said = tuple(form.text or "" for form in forms) if forms else (translation.text or "",)
    return said if all(said) else ()


def document(code: str, keys: list[Key], known: dict[Key, Forms]) -> str:
    """The content of a language's .ts file: all texts, each with its translation if there is one."""
    name, plurals = LANGUAGES[code]
    root = ElementTree.Element("TS", version="2.1", language=name, sourcelanguage="en")
    contexts: dict[str, ElementTree.Element] = {}
    for key in sorted(keys):
        if key.context not in contexts:
            contexts[key.context] = ElementTree.SubElement(root, "context")
            ElementTree.SubElement(contexts[key.context], "name").text = key.context
        counted = "%n" in key.source
        message = ElementTree.SubElement(contexts[key.context], "message", {"numerus": "yes"} if counted else {})
        ElementTree.SubElement(message, "source").text = key.source
        if key.comment:
            ElementTree.SubElement(message, "comment").text = key.comment
        forms = known.get(key, ())
        right = len(forms) == (plurals if counted else 1)
        translation = ElementTree.SubElement(message, "translation", {} if right else {"type": "unfinished"})
        if counted:
            for number in range(plurals):
                ElementTree.SubElement(translation, "numerusform").text = forms[number] if right else ""
        elif right:
            translation.text = forms[0]
    ElementTree.indent(root, " ")
    body = ElementTree.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n'


def release(code: str, target: Path) -> None:
    """Writes the .qm file of a language."""
    command = [tool("pyside6-lrelease"), str(file_of(code)), "-qm", str(target)]
    subprocess.run(command, check=True, capture_output=True)


def problems() -> list[str]:
    """What is missing or out of date, a line each."""
    found, keys = [], texts()
    for code in LANGUAGES:
        if not file_of(code).exists():
            found.append(f"{file_of(code).name} is missing")
            continue
        known = read(file_of(code))
        if document(code, keys, known) != file_of(code).read_text(encoding="utf-8"):
            found.append(f"{file_of(code).name} does not have the texts of today: run tools/translations.py")
        found += [f"{code}: no translation of {key.source!r} ({key.context})" for key in keys if not known.get(key)]
        with tempfile.TemporaryDirectory() as folder:
            made = Path(folder) / "made.qm"
            release(code, made)
            if not qm_of(code).exists() or made.read_bytes() != qm_of(code).read_bytes():
                found.append(f"{qm_of(code).name} is out of date: run tools/translations.py")
    return found


def update() -> None:
    """Takes over new texts and writes the .qm files."""
    keys = texts()
    for code in LANGUAGES:
        known = read(file_of(code)) if file_of(code).exists() else {}
        file_of(code).write_text(document(code, keys, known), encoding="utf-8")
        release(code, qm_of(code))
        open_ = sum(not known.get(key) for key in keys)
        print(f"{file_of(code).name}: {len(keys)} texts, {open_} without translation")


def main() -> int:
    """The command line; 1 if `--check` found something."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="say what is wrong and change nothing")
    if not parser.parse_args().check:
        update()
        return 0
    found = problems()
    print("\n".join(found) or "everything is translated and up to date")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
