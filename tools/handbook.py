"""Write docs/abilities.md: a line for every word of the ability language.

    python tools/handbook.py

Meanings are the words' docstrings, the way they are written comes from the vocabulary, examples from the cards.
"""

from __future__ import annotations

import dataclasses
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from agot_desktop import paths  # noqa: E402
from agot_desktop.model.cardgame.abilities import (  # noqa: E402
    base,
    changes,
    conditions,
    effects,
    filters,
    flow,
    numbers,
    parts,
    patterns,
    registry,
    selections,
    vocabulary,
)
from agot_desktop.model.cardgame.abilities.base import Word, walk  # noqa: E402
from agot_desktop.model.cardgame.pool import load_pool  # noqa: E402

HANDBOOK = ROOT / "docs" / "abilities.md"
CHAPTERS: tuple[tuple[str, tuple[ModuleType, ...]], ...] = (
    ("Parts of a card's entry", (parts,)),
    ("Events", (patterns,)),
    ("Conditions", (conditions,)),
    ("Filters and facets", (filters,)),
    ("Cards, players and zones", (selections,)),
    ("Numbers", (numbers,)),
    ("Effects and prices", (effects,)),
    ("Order, choice and time", (flow,)),
    ("Standing changes", (changes,)),
    ("Joining words", (base,)),
)
HEAD = """# The words of card abilities

What a card does is written in these words (`agot_desktop/model/cardgame/cards/`). The same tree of words is carried out
by the rules, read by the computer players and said in the reader's language (`translations/wording/`).
This page is made by `tools/handbook.py`: meanings stand with the words, examples are cards that use them.

    ability("core_8",
        response(after=challenge_won("military", with_=THIS), effect=kill(choose(CHARACTER & controlled_by(LOSER)))))

A word that no card uses yet is marked *unused*. Parameters in brackets may be left out.
"""
OPERATORS = {
    "And": "`a & b`", "Or": "`a \\| b`", "Not": "`~a`", "Either": "`a \\| b`", "Unless": "`~a`", "Literal_": "`2`",
    "Sum": "`a + b`, `a - b`", "Product": "`a * b`, `-a`", "AnyOf": "`a \\| b`",
}  # fmt: skip


def words(module: ModuleType) -> list[type[Word]]:
    """The words of a module in their order."""
    return [
        value for value in vars(module).values()
        if inspect.isclass(value) and issubclass(value, Word) and dataclasses.is_dataclass(value)
        and value.__module__ == module.__name__
    ]  # fmt: skip


def written(kind: type[Word]) -> str:
    """How the word is written in an ability."""
    if kind is base.Both:
        return "`a & b`"
    if kind.__name__ in OPERATORS:
        return OPERATORS[kind.__name__]
    constants = [n for n, v in vocabulary.LANGUAGE.items() if type(v) is kind]
    calls = [n for n, v in vocabulary.LANGUAGE.items() if callable(v) and makes(v, kind)]
    shown = [f"`{n}()`" for n in calls]
    if constants:
        shown.append(", ".join([f"`{n}`" for n in constants]))
    return ", ".join(shown) or "*no name of its own*"


def makes(value: Any, kind: type[Word]) -> bool:
    """Whether a name of the vocabulary makes such words."""
    if value is kind:
        return True
    if inspect.isclass(value) or isinstance(value, Word):
        return False
    result = str(inspect.signature(value).return_annotation)
    prefix = {
        "changes": "ch",
        "conditions": "co",
        "effects": "ef",
        "filters": "fi",
        "flow": "fl",
        "numbers": "nu",
        "parts": "pa",
        "patterns": "pt",
        "selections": "se",
    }.get(kind.__module__.rpartition(".")[2], "")
    return result in (f"{prefix}.{kind.__name__}", kind.__name__)


def parameters(kind: type[Word]) -> str:
    """The word's parameters with their types."""
    shown = []
    for field in dataclasses.fields(kind):  # type: ignore[arg-type]
        text = f"{field.name}: {field.type}".replace("|", "or")
        shown.append(f"[{text}]" if field.default is not dataclasses.MISSING else text)
    return ", ".join(shown) or "none"


def users() -> dict[type[Word], list[str]]:
    """The cards that use each word, in the order of the cards."""
    known, found = registry.load(), dict[type[Word], list[str]]()
    for facts in load_pool(paths.cards()).cards:
        kinds = {type(w) for part in known.abilities(facts.id) for w in walk(part)}
        for kind in kinds:
            found.setdefault(kind, []).append(f"{facts.name} ({facts.id})")
    return found


def lines() -> Iterator[str]:
    """The handbook line by line."""
    yield HEAD
    used = users()
    for title, modules in CHAPTERS:
        yield f"## {title}\n"
        yield "| word | written | meaning | parameters | example |"
        yield "| --- | --- | --- | --- | --- |"
        for module in modules:
            for kind in words(module):
                cards = used.get(kind, [])
                example = f"{cards[0]}, {len(cards)} in all" if cards else "*unused*"
                meaning = " ".join((kind.__doc__ or "").split()).replace("|", "or")
                yield f"| {kind.__name__} | {written(kind)} | {meaning} | {parameters(kind)} | {example} |"
        yield ""


if __name__ == "__main__":
    HANDBOOK.write_text("\n".join(lines()), encoding="utf-8")
