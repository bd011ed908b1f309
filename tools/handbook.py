"""Write docs/abilities.md: a line for every word of the ability language.

    python tools/handbook.py

Meanings are the words' docstrings, the way they are written comes from the vocabulary, examples from the cards.
"""

from __future__ import annotations

import dataclasses
import importlib
import inspect
import pkgutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from agot_desktop import paths  # noqa: E402
from agot_desktop.model.cardgame import abilities  # noqa: E402
from agot_desktop.model.cardgame.abilities import base, registry, selections, vocabulary  # noqa: E402
from agot_desktop.model.cardgame.abilities.base import Word, walk  # noqa: E402
from agot_desktop.model.cardgame.pool import load_pool  # noqa: E402

HANDBOOK = ROOT / "docs" / "abilities.md"
SELECTING = (selections.Ref, selections.Selection, selections.Zone, base.Players)
CHAPTERS: tuple[tuple[str, tuple[type[Word], ...]], ...] = (
    ("Parts of a card's entry", (base.Part,)),
    ("Events", (base.Pattern,)),
    ("Conditions", (base.Condition,)),
    ("Filters and facets", (base.Filter,)),
    ("Cards, players and zones", SELECTING),
    ("Numbers", (base.Number,)),
    ("Effects and prices", (base.Effect,)),
    ("Order, choice and time", ()),
    ("Standing changes", (base.Change,)),
    ("Joining words", ()),
)
"""The chapters, with the sorts of words that stand in them."""
ORDER, JOINING = 7, 9
OF_MODULE = {"parts": 0, "numbers": 5, "flow": ORDER, "base": JOINING}
"""Words of these modules stand together, whatever their sort."""
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


def all_words() -> list[type[Word]]:
    """The words of all modules of the language, module by module, each in its order there."""
    found: list[type[Word]] = []
    for info in pkgutil.walk_packages(abilities.__path__, f"{abilities.__name__}."):
        module = importlib.import_module(info.name)
        found += [
            value for value in dict.fromkeys([kind for kind in vars(module).values() if inspect.isclass(kind)])
            if issubclass(value, Word) and dataclasses.is_dataclass(value)
            and value.__module__ == module.__name__
        ]  # fmt: skip
    return found


def chapter_of(kind: type[Word]) -> int:
    """The number of the chapter in which a word stands."""
    fixed = OF_MODULE.get(kind.__module__.rpartition(".")[2])
    if fixed is not None:
        return fixed
    if issubclass(kind, SELECTING):
        return 4
    return next(n for n, (_, sorts) in enumerate(CHAPTERS) if sorts and issubclass(kind, sorts))


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
    return result.rpartition(".")[2] == kind.__name__


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
    by_chapter = [[kind for kind in all_words() if chapter_of(kind) == n] for n in range(len(CHAPTERS))]
    for (title, _), kinds in zip(CHAPTERS, by_chapter, strict=True):
        yield f"## {title}\n"
        yield "| word | written | meaning | parameters | example |"
        yield "| --- | --- | --- | --- | --- |"
        for kind in kinds:
            cards = used.get(kind, [])
            example = f"{cards[0]}, {len(cards)} in all" if cards else "*unused*"
            meaning = " ".join((kind.__doc__ or "").split()).replace("|", "or")
            yield f"| {kind.__name__} | {written(kind)} | {meaning} | {parameters(kind)} | {example} |"
        yield ""


if __name__ == "__main__":
    HANDBOOK.write_text("\n".join(lines()), encoding="utf-8")
