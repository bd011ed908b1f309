"""Every statement of the board game's rules is named by a scenario or a test that would notice if it were broken."""

import json
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
STATEMENTS = {
    "RD": 7, "OR": 8, "UN": 1, "MV": 7, "SU": 3, "MU": 2, "CB": 13, "RT": 6, "TR": 2, "GA": 4, "WE": 4, "LD": 10,
    "TA": 2, "AL": 8, "HL": 60, "INV": 8, "HC": 3, "CLF": 44,
}  # fmt: skip
"""How many statements each section has; they are numbered from 1, Claim from 0 to 4."""
WANTED = [f"{word}-{number:02}" for word, count in STATEMENTS.items() for number in range(1, count + 1)]
WANTED += [f"CL-{number:02}" for number in range(5)]


def named() -> set[str]:
    """The statements that are named anywhere; a test may name a range, `INV-01 to INV-08`."""
    found: set[str] = set()
    for path in sorted((TESTS / "scenarios" / "realm").glob("*.json")):
        found.update(json.loads(path.read_text(encoding="utf-8"))["rules"])
    for path in sorted((TESTS / "model" / "boardgame").glob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        found.update(re.findall(r"[A-Z]{2,3}-\d\d", text))
        for word, first, last in re.findall(r"([A-Z]{2,3})-(\d\d) to [A-Z]{2,3}-(\d\d)", text):
            found.update(f"{word}-{number:02}" for number in range(int(first), int(last) + 1))
    return found


NAMED = named()


@pytest.mark.parametrize("statement", WANTED)
def test_statement_is_named(statement: str) -> None:
    assert statement in NAMED


def test_no_statement_is_named_that_does_not_exist() -> None:
    words = {statement.split("-")[0] for statement in WANTED}
    assert {name for name in NAMED if name.split("-")[0] in words} <= set(WANTED)
