"""Judging expectations: what is found in a state of the card game, and whether it is what the scenario says."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from agot_desktop.controller.scenarios.expectation import IN_ORDER, Expectation
from agot_desktop.controller.scenarios.position import Position
from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.challenge import totals
from agot_desktop.model.cardgame.costs import cost_of
from agot_desktop.model.cardgame.state import LETTERS, CardState, Challenge
from agot_desktop.model.kernel.notation import fold

_REF: Final = re.compile(r"(?:([A-F]):)?\s*(.+?)(?:#([1-9]\d{0,3}))?", re.IGNORECASE)


class Mismatch(NamedTuple):
    """Something that is not as expected: `what` was looked at, the value `expected`, the value `found`."""

    what: str
    expected: Any
    found: Any


def mismatches(position: Position, wanted: Expectation) -> list[Mismatch]:
    """Everything in which the position differs from one expectation."""
    state = position.settled()
    label = f"{wanted.subject.replace('_', ' ')} {wanted.name}" if wanted.subject != "game" else "game"
    subject = _subject(state, wanted)
    if subject < 0:
        return [Mismatch(label, "to be there", "no such card")]
    found = []
    for key, expected in wanted.wants.items():
        value = _look(position, wanted.subject, subject, key.removesuffix(IN_ORDER))
        if not agree(state, key, expected, value):
            found.append(Mismatch(f"{label}: {key}", expected, value))
    return found


def _subject(state: CardState, wanted: Expectation) -> int:
    """The card or seat that is looked at, -1 if there is none."""
    if wanted.subject == "card":
        return find_card(state, wanted.name)
    if wanted.subject == "hand_of_the_king":
        return state.seats[LETTERS.index(wanted.name)].hand_of_the_king
    return LETTERS.index(wanted.name) if wanted.subject == "seat" else 0


def _look(position: Position, kind: str, subject: int, key: str) -> Any:
    state = position.state
    if kind == "card":
        return _CARD[key](state, subject)
    if kind == "hand_of_the_king":
        return _HAND[key](state, subject)
    if kind == "game":
        return _GAME[key](state)
    return position.deck_size(subject) if key == "deck" else _SEAT[key](state, subject)


def agree(state: CardState, key: str, expected: Any, found: Any) -> bool:
    """Whether a value is the expected one: lists as sets with repeats unless the key ends in `_in_order`, names without
    case and accents, a card in any of the ways it may be named."""
    if isinstance(expected, list):
        if not isinstance(found, list):
            return False
        a, b = [_folded(state, v) for v in expected], [_folded(state, v) for v in found]
        return a == b if key.endswith(IN_ORDER) else Counter(a) == Counter(b)
    if key == "attached_to" and isinstance(expected, str):
        return isinstance(found, _Bearer) and find_card(state, expected) == found.card
    return type(expected) is type(found) and bool(expected == found)


def _folded(state: CardState, value: Any) -> str:
    """A name as it is compared; the id of a card stands for its title."""
    text = str(value)
    code = state.pool.index.get(text)
    return fold(state.pool.cards[code].name if code is not None else text)


def find_card(state: CardState, ref: str) -> int:
    """The card that is meant by a title, an id, `B:Title` or `Title#2`: of several the one in play, then the first by
    number; -1 if there is none."""
    cards = _named(state, ref)
    match = _REF.fullmatch(ref)
    place = 0
    if not cards and match is not None:
        cards = _named(state, match[2])
        if match[1] is not None:
            cards = [i for i in cards if state.cards[i].controller == LETTERS.index(match[1].upper())]
        place = int(match[3] or 0)
    if place:
        return cards[place - 1] if place <= len(cards) else -1
    in_play = [i for i in cards if state.cards[i].zone == "play"]
    return next(iter([*in_play, *cards]), -1)


def _named(state: CardState, name: str) -> list[int]:
    folded = fold(name)
    return [i for i in range(len(state.cards)) if state.facts(i).id == name or fold(state.facts(i).name) == folded]


# -- cards -------------------------------------------------------------------------------------------------------------


class _Bearer(str):
    """The title of a bearer, with its card."""

    __slots__ = ("card",)
    card: int


def _titles(state: CardState, cards: Any) -> list[str]:
    return [state.facts(i).name for i in cards]


def _bearer(state: CardState, card: int) -> str | None:
    at = state.cards[card].attached_to
    if at < 0:
        return None
    made = _Bearer(state.facts(at).name)
    made.card = at
    return made


def _in_play(state: CardState, card: int) -> bool:
    return state.cards[card].zone == "play"


def _strength(state: CardState, card: int) -> int | None:
    if _in_play(state, card) and stats.card_type(state, card) == "character":
        return stats.strength(state, card)
    return state.facts(card).strength


def _participating(state: CardState, card: int) -> str | bool:
    challenge = state.challenge
    if challenge is None:
        return False
    return "attacking" if card in challenge.attackers else "defending" if card in challenge.defenders else False


def _cost(state: CardState, card: int) -> int | None:
    facts = state.facts(card)
    return None if facts.cost is None and not facts.cost_x else cost_of(state, state.cards[card].controller, card)


_CARD: Final[dict[str, Callable[[CardState, int], Any]]] = {
    "zone": lambda s, i: s.cards[i].zone,
    "owner": lambda s, i: LETTERS[s.cards[i].owner],
    "controller": lambda s, i: LETTERS[s.cards[i].controller],
    "kneeling": lambda s, i: s.cards[i].kneeling,
    "str": _strength,
    "icons": lambda s, i: list(stats.icons(s, i) if _in_play(s, i) else s.facts(i).icons),
    "keywords": lambda s, i: list(stats.keywords(s, i) if _in_play(s, i) else s.facts(i).keywords),
    "traits": lambda s, i: list(stats.traits(s, i) if _in_play(s, i) else s.facts(i).traits),
    "crests": lambda s, i: list(stats.crests(s, i) if _in_play(s, i) else s.facts(i).crests),
    "power": lambda s, i: s.cards[i].power,
    "gold": lambda s, i: s.cards[i].gold,
    "attachments": lambda s, i: _titles(s, s.cards[i].attachments),
    "duplicates": lambda s, i: len(s.cards[i].duplicates),
    "attached_to": _bearer,
    "participating": _participating,
    "cost": _cost,
}
_HAND: Final[dict[str, Callable[[CardState, int], Any]]] = {
    "tokens": lambda s, i: s.cards[i].tokens,
    "in_play": _in_play,
    "str": _strength,
    "kneeling": _CARD["kneeling"],
    "power": _CARD["power"],
    "attachments": _CARD["attachments"],
}


# -- seats and the game ------------------------------------------------------------------------------------------------


_SEAT: Final[dict[str, Callable[[CardState, int], Any]]] = {
    "power": stats.power_of,
    "house_power": lambda s, p: s.seats[p].power,
    "gold": lambda s, p: s.seats[p].gold,
    "hand": lambda s, p: len(s.seats[p].hand),
    "hand_titles": lambda s, p: _titles(s, s.seats[p].hand),
    "discard": lambda s, p: _titles(s, s.seats[p].discard),
    "dead": lambda s, p: _titles(s, s.seats[p].dead),
    "shadows": lambda s, p: len(s.seats[p].shadows),
    "initiative": stats.initiative,
    "claim": stats.claim,
    "income": stats.income,
    "titles": lambda s, p: [title for title, holder in s.titles.items() if holder == p],
    "title_count": lambda s, p: list(s.titles.values()).count(p),
    "first_player": lambda s, p: s.first_player == p,
}


def _letter(seat: int | None) -> str | None:
    return None if seat is None or seat < 0 else LETTERS[seat]


def _winner(state: CardState) -> str | None:
    outcome = state.outcome()
    return None if outcome is None else _letter(outcome.winner)


def _reason(state: CardState) -> str | None:
    outcome = state.outcome()
    return None if outcome is None else outcome.reason


def _decision_kind(state: CardState) -> str | None:
    decision = state.clone().decision  # a state that stands still at a moment must not run on
    return None if decision is None else decision.kind


def _decision_seat(state: CardState) -> str | None:
    decision = state.clone().decision
    return None if decision is None else LETTERS[decision.seat]


def _fight(state: CardState) -> Challenge | None:
    """The challenge going on, else the last one."""
    return state.challenge or state.last_challenge


def _of_fight(read: Callable[[Challenge], Any]) -> Callable[[CardState], Any]:
    def look(state: CardState) -> Any:
        fight = _fight(state)
        return None if fight is None else read(fight)

    return look


def _total(side: int) -> Callable[[CardState], int | None]:
    """The total of a side: as it is now while the winner has not been determined, else as it was then (CHL-22)."""

    def look(state: CardState) -> int | None:
        fight = _fight(state)
        if fight is None:
            return None
        if fight is state.challenge and not fight.decided:
            return totals(state)[side]
        return (fight.attack_total, fight.defense_total)[side]

    return look


_GAME: Final[dict[str, Callable[[CardState], Any]]] = {
    "phase": lambda s: s.phase,
    "round": lambda s: s.round,
    "active_player": lambda s: _letter(s.active_player),
    "first_player": lambda s: _letter(s.first_player),
    "over": lambda s: s.outcome() is not None,
    "winner": _winner,
    "reason": _reason,
    "decision": _decision_kind,
    "decision_seat": _decision_seat,
    "challenge_winner": _of_fight(lambda fight: _letter(fight.winner)),
    "unopposed": _of_fight(lambda fight: fight.unopposed),
    "attack_total": _total(0),
    "defense_total": _total(1),
    "winner_on_time": lambda s: _letter(s.rules.on_time(s).winner),
}
