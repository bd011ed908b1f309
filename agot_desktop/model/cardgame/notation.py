"""Choices of the card game as text: `write` and `parse` speak of the state's open decision and are exact inverses.

A card is named by its title; where several cards could be meant, the letter of the seat that controls or holds it goes
before (`B:Ice`) where seats differ, and `#n` after for any but the first of what is left. The n-th ability of a card,
counted over those that can be triggered where the card is, gained ones last, is `Title/n`; `/1` is left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.abilities.registry import definition
from agot_desktop.model.cardgame.state import LETTERS, CardState
from agot_desktop.model.kernel.decision import Choice, Decision
from agot_desktop.model.kernel.errors import NotationError
from agot_desktop.model.kernel.notation import fold

PLAIN: Final = frozenset({"pass", "done", "yes", "no", "keep", "mulligan"})
ABILITY_VERBS: Final = frozenset({"play", "use", "respond", "save", "cancel"})
CARD_VERBS: Final = ABILITY_VERBS | {"place", "plot", "duplicate", "shadow", "unveil", "choose", "marshal", "naval"}
TARGET_VERBS: Final = frozenset({"marshal", "play", "unveil"})
SEAT_VERBS: Final = {"first": "first", "choose_seat": "choose"}
USE_TITLE: Final = "use_title"
"""The word of the choice that uses a title of the small council; it is written `use`, like a card's ability."""
NUMBER_VERBS: Final = frozenset({"number", "option"})
WORD_VERBS: Final = frozenset({"title", "name", "type", "house", "crest", "trait", "keyword", "phase", "card_type"})
DUPLICATE: Final = " with duplicate"
ON: Final = " on "
TRIGGERED: Final = frozenset({"action", "response"})

_SEAT = re.compile(r"([A-F]):\s*(.+)", re.IGNORECASE)
_COPY = re.compile(r"(.+?)\s*#\s*([1-9]\d{0,5})")
_ABILITY = re.compile(r"(.+?)\s*/\s*([1-9]\d{0,5})")


# -- writing ----------------------------------------------------------------------------------------------------------


def write(choice: Choice, state: CardState, decision: Decision | None = None) -> str:
    """The notation of an option of the open decision, or of another one that is made of it. Raises `NotationError` for
    a choice that is not offered."""
    decision = state.decision if decision is None else decision
    if decision is None or not decision.allows(choice):
        raise NotationError(repr(choice), "is not offered")
    verb = str(choice[0])
    if len(choice) == 1:
        return verb
    if verb in SEAT_VERBS:
        return f"{SEAT_VERBS[verb]} {LETTERS[int(choice[1])]}"
    if verb == "challenge":
        return " ".join([verb, str(choice[1]), LETTERS[int(choice[2])], *[str(word) for word in choice[3:]]])
    if verb not in CARD_VERBS:
        return f"{'use' if verb == USE_TITLE else verb} {choice[1]}"
    alike = [o for o in decision.options if o[0] == verb and _form(o) == _form(choice)]
    card = int(choice[1])
    text = f"{verb} {_name(state, card, [int(o[1]) for o in alike])}"
    place = _ability_place(state, choice)
    if place > 1:
        text += f"/{place}"
    target = _target(choice)
    if target >= 0:
        text += ON + _name(state, target, [_target(o) for o in alike if o[1] == card])
    return text + DUPLICATE if _saves_with_duplicate(choice) else text


def _saves_with_duplicate(choice: Choice) -> bool:
    return choice[0] == "save" and len(choice) == 2


def _target(choice: Choice) -> int:
    """The card that the choice puts its card on, -1 for none."""
    if choice[0] in ("marshal", "unveil"):
        return int(choice[2]) if len(choice) > 2 else -1
    return int(choice[3]) if len(choice) > 3 else -1


def _form(choice: Choice) -> tuple[bool, bool]:
    """What tells options of one verb apart besides the cards: is there a target, is a duplicate spent."""
    return _target(choice) >= 0, _saves_with_duplicate(choice)


def _name(state: CardState, card: int, among: Iterable[int]) -> str:
    """The shortest name of the card among those that could be meant."""
    title = state.facts(card).name
    folded = fold(title)
    fits = sorted({i for i in among if fold(state.facts(i).name) == folded})
    if len(fits) < 2:
        return title
    seat = state.cards[card].controller
    mine = [i for i in fits if state.cards[i].controller == seat]
    if len(mine) < len(fits):
        title = f"{LETTERS[seat]}:{title}"
    place = mine.index(card)
    return title if place == 0 else f"{title}#{place + 1}"


def _ability_place(state: CardState, choice: Choice) -> int:
    """Which of its card's abilities the choice uses, from 1 on; 0 where it uses none."""
    if choice[0] not in ABILITY_VERBS or len(choice) < 3:
        return 0
    addresses = triggered(state, int(choice[1]))
    return addresses.index(str(choice[2])) + 1 if choice[2] in addresses else 1


def triggered(state: CardState, card: int) -> list[str]:
    """The addresses of a card's abilities that can be triggered where it is: printed ones first, then gained ones."""
    found = state.cards[card]
    own = definition(state.pool, found.code).abilities
    addresses = [a.address for a in own if a.sort in TRIGGERED and found.zone in a.zones]
    if found.zone == "play":
        for active in state.index.changes.get("gains_text", ()):
            if stats.hits(active, state, card):
                addresses += [a.address for a in active.change.lent if a.sort in TRIGGERED]
    return list(dict.fromkeys(addresses))


# -- reading ----------------------------------------------------------------------------------------------------------


def parse(text: str, state: CardState, decision: Decision | None = None) -> Choice:
    """The option of the open decision, or of another one that is made of it, that a text names. Raises `NotationError`
    if it names none."""
    decision = state.decision if decision is None else decision
    if decision is None:
        raise NotationError(text, "the game is over")
    words = text.split()
    if not words:
        raise NotationError(text, "nothing is named")
    verb, rest = words[0].casefold(), " ".join(words[1:])
    found = _find(verb, rest, state, decision.options)
    if found is None:
        raise NotationError(text, "is not among the options")
    return found


def _find(verb: str, rest: str, state: CardState, options: Sequence[Choice]) -> Choice | None:
    if verb in PLAIN:
        return (verb,) if not rest and (verb,) in options else None
    if verb == "challenge":
        return _find_challenge(rest, options)
    if verb in NUMBER_VERBS or verb in WORD_VERBS:
        wanted = fold(rest)
        return next((o for o in options if o[0] == verb and fold(str(o[1])) == wanted), None)
    if verb == "use":
        title = next((o for o in options if o[0] == USE_TITLE and fold(str(o[1])) == fold(rest)), None)
        if title is not None:
            return title
    for name, spelled in SEAT_VERBS.items():
        if spelled == verb and len(rest) == 1 and rest.upper() in LETTERS:
            seat: Choice = (name, LETTERS.index(rest.upper()))
            if seat in options:
                return seat
    alike = [o for o in options if o[0] == verb and verb in CARD_VERBS]
    return _find_card(verb, rest, state, alike) if alike else None


def _find_challenge(rest: str, options: Sequence[Choice]) -> Choice | None:
    words = rest.casefold().split()
    if len(words) not in (2, 3) or len(words[1]) != 1 or words[1].upper() not in LETTERS:
        return None
    wanted: Choice = ("challenge", words[0], LETTERS.index(words[1].upper()), *words[2:])
    return wanted if wanted in options else None


def _find_card(verb: str, rest: str, state: CardState, alike: list[Choice]) -> Choice | None:
    if verb == "save" and rest.casefold().endswith(DUPLICATE):
        spending = [o for o in alike if _saves_with_duplicate(o)]
        card = _resolve(state, rest[: -len(DUPLICATE)], [int(o[1]) for o in spending])
        return None if card is None else (verb, card)
    plain = [o for o in alike if _form(o) == (False, False)]
    found = _find_use(verb, rest, state, plain)
    if found is not None or verb not in TARGET_VERBS:
        return found
    aimed = [o for o in alike if _target(o) >= 0]
    for cut in [m.start() for m in re.finditer(ON, rest, re.IGNORECASE)]:
        card = _resolve(state, rest[:cut], [int(o[1]) for o in aimed])
        if card is None:
            continue
        mine = [o for o in aimed if o[1] == card]
        target = _resolve(state, rest[cut + len(ON) :], [_target(o) for o in mine])
        if target is not None:
            return next(o for o in mine if _target(o) == target)
    card = _resolve(state, rest, [int(o[1]) for o in aimed])
    mine = [o for o in aimed if o[1] == card]
    return mine[0] if len(mine) == 1 else None


def _find_use(verb: str, rest: str, state: CardState, plain: list[Choice]) -> Choice | None:
    """An option without a target: the card, and which of its abilities."""
    cards = [int(o[1]) for o in plain]
    card, number = _resolve(state, rest, cards), 0
    if card is None and verb in ABILITY_VERBS and (match := _ABILITY.fullmatch(rest)):
        card, number = _resolve(state, match[1], cards), int(match[2])
    if card is None:
        return None
    mine = sorted([o for o in plain if o[1] == card], key=lambda o: _ability_place(state, o))
    return next((o for o in mine if number in (0, _ability_place(state, o))), None)


def _resolve(state: CardState, name: str, among: Iterable[int]) -> int | None:
    """The card that a name means among those that could be meant, None if it means none."""
    cards = sorted(set(among))
    exact = _titled(state, name, cards)
    if exact:
        return exact[0]
    if match := _SEAT.fullmatch(name):
        seat, name = LETTERS.index(match[1].upper()), match[2]
        cards = [i for i in cards if state.cards[i].controller == seat]
        exact = _titled(state, name, cards)
        if exact:
            return exact[0]
    if match := _COPY.fullmatch(name):
        copies, number = _titled(state, match[1], cards), int(match[2])
        return copies[number - 1] if number <= len(copies) else None
    return None


def _titled(state: CardState, title: str, cards: list[int]) -> list[int]:
    wanted = fold(title)
    return [i for i in cards if fold(state.facts(i).name) == wanted]
