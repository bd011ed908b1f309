"""Choices as text and back: `march riverrun > harrenhal: knight, robb_stark`, `hostage jaime_lannister`, `bid 3`.

`write(choice, state)` and `parse(text, state)` speak of the state's open Decision and are exact inverses for what it
offers. Areas, Leaders and houses are named by id, cards by title (CLF-23); `parse` takes any case and missing accents.
"""

from __future__ import annotations

import re

from agot_desktop.model.boardgame.bargains import BargainDecision
from agot_desktop.model.boardgame.board import Board
from agot_desktop.model.boardgame.pieces import members
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.boardgame.terms import HOUSES, NOBODY, ROUTED, UNITS
from agot_desktop.model.kernel.decision import Choice, Decision
from agot_desktop.model.kernel.errors import NotationError
from agot_desktop.model.kernel.notation import fold

NONE = "none"
_PLAIN = frozenset({"pass", "done", "yes", "no", "accept", "decline"})
_POWER = re.compile(r"(\d+) power")


def title_of(board: Board, ident: str, house: int = NOBODY) -> str:
    """The title of a House, Tactics, Ally or Westeros card by its id; areas, houses and Leaders keep their ids."""
    for card in board.house_cards:
        if card.effect is not None and card.effect.id == ident:
            return card.name
    for tactic in board.tactics:
        if tactic.id == ident:
            return tactic.name
    for ally in board.ally_cards:
        if ally.id == ident:
            return ally.name
    for westeros in board.westeros:
        if westeros.facts.id == ident:
            return westeros.facts.name
    return ident


def _units(stack: tuple[int, ...], leaders: int, board: Board) -> str:
    names = [unit for unit, count in zip(UNITS, stack, strict=True) for _ in range(count)]
    return ", ".join([*names, *[board.leader_ids[leader] for leader in members(leaders)]])


def _unit(kind: int) -> str:
    return UNITS[kind] if kind < ROUTED else f"routed {UNITS[kind - ROUTED]}"


def _side(leaders: int, power: int, board: Board) -> str:
    names = [board.leader_ids[leader] for leader in members(leaders)]
    if power or not names:
        names.append(f"{power} power")
    return ", ".join(names)


def _decision(state: RealmState, text: str) -> Decision:
    found = state.decision
    if found is None:
        raise NotationError(text, "the game is over")
    return found


def write(choice: Choice, state: RealmState) -> str:
    """The notation of a choice that the open Decision allows."""
    return _written(choice, _decision(state, str(choice)), state.board)


def _written(choice: Choice, decision: Decision, board: Board) -> str:
    word = str(choice[0])
    if word in _PLAIN:
        return word
    numbers = [part if isinstance(part, int) else 0 for part in choice]
    if word == "order":
        return f"order {board.area_ids[numbers[1]]} {board.order_ids[numbers[2]]}"
    if word == "tactic":
        return f"tactic {NONE if numbers[1] < 0 else board.tactics[decision.seat * 11 + numbers[1]].name}"
    if word in ("raid", "march"):
        return _written_move(word, numbers, board)
    if word == "muster":
        return f"muster {board.area_ids[numbers[1]]} {choice[2]}"
    if word in ("consolidate", "retreat"):
        return f"{word} {board.area_ids[numbers[1]]}"
    if word == "support":
        return f"support {NONE if numbers[1] < 0 else HOUSES[numbers[1]]}"
    if word == "house-card":
        return f"house-card {board.house_cards[decision.seat * 7 + numbers[1]].name}"
    if word in ("hostage", "execute"):
        return f"{word} {NONE if numbers[1] < 0 else board.leader_ids[numbers[1]]}"
    if word == "casualty":
        return _written_casualty(choice, numbers, decision, board)
    if word in ("offer", "counter"):
        give, want = _side(numbers[2], numbers[3], board), _side(numbers[4], numbers[5], board)
        return f"{word} {HOUSES[numbers[1]]}: give {give} for {want}"
    if word == "bid":
        return f"bid {numbers[1]}"
    if word in ("use", "play", "choose"):
        return f"{word} {title_of(board, str(choice[1]))}"
    return f"{word} {choice[1]}"


def _written_move(word: str, numbers: list[int], board: Board) -> str:
    here = board.area_ids[numbers[1]]
    there = NONE if numbers[2] < 0 else board.area_ids[numbers[2]]
    if word == "raid" or numbers[2] < 0:
        return f"{word} {here} > {there}"
    return f"march {here} > {there}: {_units(tuple(numbers[3:6]), numbers[6], board)}"


def _written_casualty(choice: Choice, numbers: list[int], decision: Decision, board: Board) -> str:
    """Names the area too where units of the kind could be meant in several."""
    if len(choice) == 3 and sum(option[1] == choice[1] for option in decision.options) > 1:
        return f"casualty {board.area_ids[numbers[2]]} {_unit(numbers[1])}"
    return f"casualty {_unit(numbers[1])}"


def parse(text: str, state: RealmState) -> Choice:
    """The choice that a text names among those that the open Decision allows. Raises `NotationError`."""
    decision = _decision(state, text)
    wanted = _normal(text)
    for option in decision.options:
        if _normal(_written(option, decision, state.board)) == wanted:
            return option
    found = _loose(wanted, decision, state.board)
    if found is not None and decision.allows(found):
        return found
    raise NotationError(text, "is not offered")


def _normal(text: str) -> str:
    """The text folded, with single spaces, and the units of a march in a fixed order."""
    plain = re.sub(r"\s*([>:,])\s*", r" \1 ", fold(text))
    plain = " ".join(plain.split())
    if plain.startswith("march ") and " : " in plain:
        head, _, units = plain.partition(" : ")
        return f"{head} : {' , '.join(sorted(units.split(' , ')))}"
    return plain


def _loose(wanted: str, decision: Decision, board: Board) -> Choice | None:
    """What is meant by an offer that is not listed, or by a casualty without its area (the first one)."""
    if wanted.startswith("casualty "):
        for option in decision.options:
            if option[0] == "casualty" and wanted in (
                f"casualty {_unit(int(option[1]))}",
                f"casualty {board.area_ids[int(option[2])]} {_unit(int(option[1]))}" if len(option) == 3 else "",
            ):
                return option
        return None
    if not isinstance(decision, BargainDecision):
        return None
    match = re.fullmatch(r"(offer|counter) (\w+) : give (.+) for (.+)", wanted)
    if match is None or match[2] not in HOUSES:
        return None
    give, want = _parsed_side(match[3], board), _parsed_side(match[4], board)
    if give is None or want is None:
        return None
    return (match[1], HOUSES.index(match[2]), *give, *want)


def _parsed_side(text: str, board: Board) -> tuple[int, int] | None:
    """A side of a bargain: Leaders as a bit mask, Power. None where a word is neither."""
    leaders = power = 0
    for part in text.split(" , "):
        sum_ = _POWER.fullmatch(part)
        if sum_ is not None:
            power += int(sum_[1])
        elif part in board.leader_number:
            leaders |= 1 << board.leader_number[part]
        else:
            return None
    return leaders, power
