"""Makes `resources/manual/*.json`, the rule book of the program, out of the rules in words.

    python tools/import_manual.py FOLDER

FOLDER holds lcg.md and storm-of-swords.md: sections with numbered statements in our own words. Notes about where a
statement comes from, and sections of tests and sources, are left out. Running it again changes nothing.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
BOOKS = {"cards": "lcg.md", "realm": "storm-of-swords.md"}
NUMBER = r"[A-Z]{2,4}-[A-Z]?\d+[a-z]?"
BULLET = re.compile(rf"^\s*(?:[*-]|\d+\.) \*\*({NUMBER})(?: ([^*]*))?\*\*[.:]?\s*(.*)$")
ROW = re.compile(rf"^\|\s*\**({NUMBER})\**\s*\|(.*)\|\s*$")
HEAD = re.compile(r"^(#{2,3}) (.*)$")
TAG = re.compile(r"\s*\[(?!Card\])[^\[\]]*\](?!\()")
SOURCE = re.compile(r"\s*\((?:BASE|SNR|OWN|SEED|DE\d|EN|IT|RU\d)\b[^()]*\)")
LEFT_OUT = re.compile(r"how to read|scenario|sources|what is real|checklists|state model|fixed orders", re.IGNORECASE)


def cleaned(text: str) -> str:
    """A statement without tags of its source and without the names of options."""
    text = re.sub(r"\(?⚠[^.;|)]*(`CFG-[A-Z-]+`[^.;|)]*)?\)?", "", text)
    text = TAG.sub("", SOURCE.sub("", text))
    text = re.sub(r"`(CFG-[A-Z-]+)`", r"\1", text)
    text = re.sub(r"\s+([.,;:])", r"\1", text)
    text = re.sub(r"([.;])[.;]+", r"\1", text)
    return re.sub(r"\s{2,}", " ", text).strip(" ;")


def chapter_title(line: str) -> str:
    """A section's title without its number and sign."""
    title = re.sub(r"\s*\([^()]*\)$", "", re.sub(r"^[\d.]+[A-Z]?[. ]\s*|^\d+[A-Z]\.\s*", "", line)).strip()
    return re.sub(r"^HAND OF THE KING variant", "Hand of the King", re.sub(r"^KINGSMOOT variant", "Kingsmoot", title))


def book(text: str) -> dict[str, Any]:
    """The chapters of a file with their statements."""
    chapters: list[dict[str, Any]] = []
    section = ""
    for line in text.splitlines():
        head = HEAD.match(line)
        if head:
            title = chapter_title(head.group(2))
            if head.group(1) == "##":
                section = title
            else:
                title = f"{section}: {title}"
            chapters.append({"title": title, "statements": []})
            continue
        found = BULLET.match(line) or ROW.match(line)
        if found and chapters:
            said = found.group(2) or ""
            if BULLET.match(line):
                said = f"*{said.rstrip('.')}*: {found.group(3)}" if said else found.group(3)
            else:
                said = " – ".join([cell.strip() for cell in said.split("|") if cell.strip()])
            chapters[-1]["statements"].append({"number": found.group(1), "text": cleaned(said)})
    kept = [c for c in chapters if c["statements"] and not LEFT_OUT.search(c["title"])]
    return {"format": 1, "chapters": kept}


def main(folder: Path) -> None:
    """Converts both books."""
    target = ROOT / "resources" / "manual"
    target.mkdir(parents=True, exist_ok=True)
    for name, file in BOOKS.items():
        made = book((folder / file).read_text(encoding="utf-8"))
        text = json.dumps(made, ensure_ascii=False, indent=1)
        (target / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]))
