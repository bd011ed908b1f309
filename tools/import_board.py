"""Makes `resources/board/` out of a folder of the board game's facts.

    python tools/import_board.py FOLDER

FOLDER holds areas.json, map.json, leaders.json, house_cards.json, tactics.json, allies.json, westeros.json and
setup.json; the glossary with the names in other languages is the file `glossary.csv` beside FOLDER's parent, if it is
there. Each entry keeps its `source` and `confidence`: the program shows what is real and what is its own design.
Running it again over the same facts changes nothing.
"""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path
from typing import Any

LANGUAGES = ("cs", "ru", "es")
NAMED = ("place", "leader", "house_card", "tactics", "ally_card", "westeros", "region", "river", "map", "ally")
NAMES = ("areas", "map", "leaders", "house_cards", "tactics", "allies", "westeros", "setup")
ROOT = Path(__file__).resolve().parent.parent


def converted(name: str, found: dict[str, Any]) -> dict[str, Any]:
    """The facts as the program reads them: what only explains how they were gathered is left out."""
    kept = {key: value for key, value in found.items() if key not in ("meta", "$schema", "note")}
    meta = found.get("meta", {})
    if name == "allies":
        kept["decks"] = [
            {"id": deck, "seat": seat, "leader": meta["leaders"][deck]} for deck, seat in meta["decks"].items()
        ]
    if name == "map":
        kept["meta"] = {key: meta[key] for key in ("y_axis", "units", "border_min", "token_size", "font")}
    return kept


def names(glossary: Path) -> dict[str, dict[str, str]]:
    """By language and key (`place.winterfell`): what the board game's places, people and cards are called."""
    with glossary.open(encoding="utf-8", newline="") as lines:
        rows = [row for row in csv.DictReader(lines) if row["key"].partition(".")[0] in NAMED and "." in row["key"]]
    return {code: {row["key"]: row[code] for row in rows} for code in LANGUAGES}


def main(folder: Path) -> None:
    """Converts every file of the folder."""
    target = ROOT / "resources" / "board"
    target.mkdir(parents=True, exist_ok=True)
    for name in NAMES:
        found = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
        indent = None if name == "map" else 1
        text = json.dumps(converted(name, found), ensure_ascii=False, indent=indent)
        (target / f"{name}.json").write_text(text + "\n", encoding="utf-8")
    for glossary in (folder / "glossary.csv", folder.parent.parent / "glossary.csv"):
        if glossary.is_file():
            text = json.dumps(names(glossary), ensure_ascii=False, indent=1)
            (target / "names.json").write_text(text + "\n", encoding="utf-8")
            break


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]))
