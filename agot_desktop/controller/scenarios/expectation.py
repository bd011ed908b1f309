"""The form of an expectation: the first key says what is looked at, the others what must be found there."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from agot_desktop.controller.scenarios.errors import ScenarioFileError
from agot_desktop.model.cardgame.terms import CRESTS, ICONS, PHASES

IN_ORDER: Final = "_in_order"
ZONES: Final = (
    "play",
    "hand",
    "deck",
    "discard",
    "dead",
    "shadows",
    "removed",
    "plots",
    "plot",
    "used",
    "beside",
    "under",
    "aside",
    "resolving",
)


class Expectation(NamedTuple):
    """`subject`: card, hand_of_the_king, seat or game; `name`: which one, as written; `wants`: values by key; `path`:
    its place in the file."""

    subject: str
    name: Any
    wants: dict[str, Any]
    path: str


Test = Callable[[Any, str], bool]
"""Whether a value has the form, given the letters of the seats."""


def _flag(value: Any, seats: str) -> bool:
    return isinstance(value, bool)


def _count(value: Any, seats: str) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _text(value: Any, seats: str) -> bool:
    return isinstance(value, str)


def _texts(value: Any, seats: str) -> bool:
    return isinstance(value, list) and all(isinstance(v, str) for v in value)


def _of(*allowed: Any) -> Test:
    return lambda value, seats: any(value is a or (isinstance(value, str) and value == a) for a in allowed)


def _list_of(allowed: tuple[str, ...]) -> Test:
    return lambda value, seats: _texts(value, seats) and all(v in allowed for v in value)


def _letter(value: Any, seats: str) -> bool:
    return isinstance(value, str) and len(value) == 1 and value in seats


def _letter_or_null(value: Any, seats: str) -> bool:
    return value is None or _letter(value, seats)


def _card_or_null(value: Any, seats: str) -> bool:
    return value is None or isinstance(value, str)


def _number_or_null(value: Any, seats: str) -> bool:
    return value is None or _count(value, seats)


def _flag_or_null(value: Any, seats: str) -> bool:
    return value is None or isinstance(value, bool)


def _decision(value: Any, seats: str) -> bool:
    return value is None or (isinstance(value, str) and re.fullmatch(r"cardgame\.[a-z_]+", value) is not None)


FORMS: Final[dict[str, dict[str, Test]]] = {
    "card": {
        "zone": _of(*ZONES),
        "owner": _letter,
        "controller": _letter,
        "kneeling": _flag,
        "str": _number_or_null,
        "icons": _list_of(ICONS),
        "keywords": _texts,
        "traits": _texts,
        "crests": _list_of(CRESTS),
        "power": _count,
        "gold": _count,
        "attachments": _texts,
        "duplicates": _count,
        "attached_to": _card_or_null,
        "participating": _of("attacking", "defending", False),
        "cost": _number_or_null,
    },
    "hand_of_the_king": {
        "tokens": _count,
        "in_play": _flag,
        "str": _count,
        "kneeling": _flag,
        "power": _count,
        "attachments": _texts,
    },
    "seat": {
        "power": _count,
        "house_power": _count,
        "gold": _count,
        "hand": _count,
        "hand_titles": _texts,
        "deck": _count,
        "discard": _texts,
        "dead": _texts,
        "shadows": _count,
        "initiative": _count,
        "claim": _count,
        "income": _count,
        "titles": _texts,
        "title_count": _count,
        "first_player": _flag,
    },
    "game": {
        "phase": _of(*PHASES),
        "round": _count,
        "active_player": _letter_or_null,
        "first_player": _letter,
        "over": _flag,
        "winner": _letter_or_null,
        "reason": _card_or_null,
        "decision": _decision,
        "decision_seat": _letter_or_null,
        "challenge_winner": _letter_or_null,
        "unopposed": _flag_or_null,
        "attack_total": _number_or_null,
        "defense_total": _number_or_null,
        "winner_on_time": _letter_or_null,
    },
}
LISTS: Final = frozenset(
    {"icons", "keywords", "traits", "crests", "attachments", "hand_titles", "discard", "dead", "titles"}
)


def expectation(raw: Any, path: str, seats: str) -> Expectation:
    """One expectation out of decoded JSON; `seats`: the letters there are. Raises `ScenarioFileError`."""
    if not isinstance(raw, dict) or not raw:
        raise ScenarioFileError(path, "expected an object with at least one key")
    subject, *keys = raw
    form = FORMS.get(subject)
    if form is None:
        raise ScenarioFileError(path, f"the first key must be one of {', '.join(FORMS)}, not {subject!r}")
    name = raw[subject]
    if subject in ("seat", "hand_of_the_king") and not _letter(name, seats):
        raise ScenarioFileError(f"{path}.{subject}", f"{name!r} is no seat")
    if subject == "card" and not (isinstance(name, str) and name):
        raise ScenarioFileError(f"{path}.card", f"{name!r} names no card")
    if not keys:
        raise ScenarioFileError(path, "nothing is expected")
    for key in keys:
        _check(subject, key, raw[key], f"{path}.{key}", seats)
    return Expectation(subject, name, {key: raw[key] for key in keys}, path)


def _check(subject: str, key: str, value: Any, path: str, seats: str) -> None:
    base = key.removesuffix(IN_ORDER)
    test = FORMS[subject].get(base)
    if test is None or (base != key and base not in LISTS):
        raise ScenarioFileError(path, f"{subject} has no {key!r}")
    if not test(value, seats):
        raise ScenarioFileError(path, f"{value!r} cannot be the {base} of a {subject.replace('_', ' ')}")
