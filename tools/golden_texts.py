"""Write the rules texts of all cards whose abilities are known to tests/golden/cards_LANGUAGE.txt.

    python tools/golden_texts.py [LANGUAGE]

A test compares the file with what the program says; look through the differences before you keep them.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from agot_desktop import paths  # noqa: E402
from agot_desktop.model.cardgame.abilities import registry  # noqa: E402
from agot_desktop.model.cardgame.pool import load_pool  # noqa: E402
from agot_desktop.wording.text import plain_text  # noqa: E402


def golden_file(language: str) -> Path:
    """Where the texts of a language are kept."""
    return ROOT / "tests" / "golden" / f"cards_{language}.txt"


def golden_texts(language: str) -> str:
    """Id, title and text of every card with known abilities, in the order of the cards; reprints once."""
    pool, known = load_pool(paths.cards()), registry.load()
    blocks = []
    for facts in pool.cards:
        if known.complete(facts.id):
            text = plain_text(facts.id, language, pool)
            blocks.append(f"{facts.id} {facts.name}\n" + (text + "\n" if text else ""))
    return "\n".join(blocks)


if __name__ == "__main__":
    chosen = sys.argv[1] if len(sys.argv) > 1 else "en"
    golden_file(chosen).write_text(golden_texts(chosen), encoding="utf-8")
