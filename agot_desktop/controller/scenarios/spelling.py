"""The form of notation in a scenario: whether a text could be the notation of any choice at all.

An option that can never be offered would make every `refuses` true; so its verb, seats and titles must exist.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from agot_desktop.model.cardgame.notation import ABILITY_VERBS, CARD_VERBS, DUPLICATE, NUMBER_VERBS, ON, PLAIN
from agot_desktop.model.cardgame.terms import CRESTS, HOUSES, ICONS, NEUTRAL
from agot_desktop.model.cardgame.variants import VARIANTS
from agot_desktop.model.kernel.notation import fold

_TITLES: Final = tuple(title for variant in VARIANTS.values() for title in variant.TITLES)
_CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "type": ICONS,
    "house": (*HOUSES, NEUTRAL),
    "crest": CRESTS,
    "title": _TITLES,
}
_REF: Final = re.compile(r"(?:([A-Fa-f]):\s*)?(.+?)(?:\s*#\s*[1-9]\d*)?")

Knows = Callable[[str], bool]


def misspelt(text: str, seats: str, knows: Knows) -> str | None:
    """What is wrong with the form of a notation; None if nothing is. `seats`: the letters there are; `knows`: whether a
    card has this title."""
    verb, _, rest = " ".join(text.split()).partition(" ")
    verb = verb.casefold()
    if verb in PLAIN:
        return f"{verb} stands alone" if rest else None
    if verb == "first":
        return None if rest.upper() in tuple(seats) else f"{rest!r} is no seat"
    if verb in NUMBER_VERBS:
        return None if rest.isdecimal() else f"{rest!r} is no number"
    if verb == "challenge":
        return _challenge(rest, seats)
    if verb in _CHOICES:
        known = [fold(word) for word in _CHOICES[verb]]
        return None if fold(rest) in known else f"{rest!r} is no {verb}"
    if verb in ("trait", "keyword"):
        return None if rest else f"{verb} names nothing"
    if verb == "name":
        return None if knows(rest) else f"no card is called {rest!r}"
    if verb not in CARD_VERBS:
        return f"{verb!r} is no verb of the notation"
    return _card(verb, rest, seats, knows)


def _challenge(rest: str, seats: str) -> str | None:
    words = rest.casefold().split()
    whole = len(words) in (2, 3) and words[2:] in ([], ["hand"])
    fine = whole and words[0] in ICONS and words[1].upper() in tuple(seats)
    return None if fine else f"{rest!r} is no challenge: it has a type, a seat and perhaps hand"


def _card(verb: str, rest: str, seats: str, knows: Knows) -> str | None:
    if verb == "choose" and rest.upper() in tuple(seats):
        return None
    if verb in ("choose", "use") and fold(rest) in [fold(title) for title in _TITLES]:
        return None
    if verb == "save" and rest.casefold().endswith(DUPLICATE):
        rest = rest[: -len(DUPLICATE)]
    elif verb in ABILITY_VERBS:
        rest = re.sub(r"\s*/\s*[1-9]\d*$", "", rest)
    if _is_card(rest, seats, knows):
        return None
    if verb in ("marshal", "play", "unveil"):
        for cut in [m.start() for m in re.finditer(ON, rest, re.IGNORECASE)]:
            if _is_card(rest[:cut], seats, knows) and _is_card(rest[cut + len(ON) :], seats, knows):
                return None
    return f"{rest!r} names no card"


def _is_card(ref: str, seats: str, knows: Knows) -> bool:
    match = _REF.fullmatch(ref)
    if match is None:
        return False
    return knows(ref) or ((match[1] is None or match[1].upper() in seats) and knows(match[2]))
