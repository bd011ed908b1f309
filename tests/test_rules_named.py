"""Every statement of the card game's rules is named by a scenario or a test that would notice if it were broken.

The sections are those that two players meet: components to counting (1 to 23), the Hand of the King (26), the fixed
orders (28) and the decisions added to them (32). A scenario names statements in `rules`, a test anywhere in its text.
"""

import json
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
STATEMENTS = {
    "COMP": 21,
    "DECK": 10,
    "SET": 11,
    "RND": 10,
    "PLOT": 12,
    "DRAW": 7,
    "MAR": 15,
    "CHL": 37,
    "DOM": 5,
    "STD": 3,
    "TAX": 4,
    "WIN": 8,
    "TIM": 42,
    "KEY": 21,
    "UNI": 11,
    "KILL": 8,
    "ATT": 7,
    "CTRL": 7,
    "POW": 6,
    "GOLD": 3,
    "INF": 3,
    "EVT": 4,
    "TGT": 3,
    "HK": 70,
    "ORD": 7,
    "ADD": 24,
}
"""How many statements each section has; they are numbered from 1 on."""

DEFINITIONS = {
    "COMP-01": "lists the pieces in the box",
    "ADD-21": "says what a phrase of card texts means; no word of the ability language stands for it",
    "TIM-40": "every loop of the engine waits for a choice, so nobody has to state a number of repetitions",
}
NO_CARD_YET = {
    "KEY-19": "enhanced icons come with a later cycle",
    "ADD-22": "no agenda speaks of itself as the only one",
    "HK-65": "the variant is played without titles, so nobody redirects or supports",
}
UNTESTED = {**DEFINITIONS, **NO_CARD_YET}


def named() -> dict[str, list[str]]:
    """Where each statement is named."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("*.scenario.json")):
        for rule in json.loads(path.read_bytes())["rules"]:
            found.setdefault(rule, []).append(path.name)
    for path in sorted(TESTS.rglob("*.py")):
        if path != Path(__file__):
            for rule in set(re.findall(r"\b[A-Z]{2,5}-\d{2}\b", path.read_text(encoding="utf-8"))):
                found.setdefault(rule, []).append(path.name)
    return found


@pytest.mark.parametrize("section", list(STATEMENTS))
def test_every_statement_is_named(section: str) -> None:
    found = named()
    rules = [f"{section}-{number:02}" for number in range(1, STATEMENTS[section] + 1)]
    assert [rule for rule in rules if rule not in found and rule not in UNTESTED] == []


def test_statements_without_a_test_are_few_and_really_have_none() -> None:
    found = named()
    assert {rule: found[rule] for rule in UNTESTED if rule in found} == {}
    assert len(UNTESTED) <= 10


def test_scenarios_name_statements_that_exist() -> None:
    """A mistyped number would name nothing. Other sections have numbers of their own."""
    for path in sorted(TESTS.rglob("*.scenario.json")):
        for rule in json.loads(path.read_bytes())["rules"]:
            match = re.fullmatch(r"([A-Z]+)-(T?)(\d+)", rule)
            assert match is not None, (path.name, rule)
            assert match[2] or int(match[3]) <= STATEMENTS.get(match[1], 99), (path.name, rule)
