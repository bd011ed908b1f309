"""What the challenges still to come will bring, told from standing characters alone: a small model of the phase.

Each seat in turn makes the attacks that it can win against everything that could defend, the best one first, with as
few characters as are needed; the defender gives its weakest character where that keeps the attack from being unopposed.
Answers are in units of one power and serve the evaluation; nothing of the state is touched.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

MILITARY, INTRIGUE, POWER = 1, 2, 4
KINDS: Final = (MILITARY, INTRIGUE, POWER)
_COUNT: Final = (0, 1, 1, 2, 1, 2, 2, 3)
"""How many kinds a sum of `KINDS` holds."""
_RELUCTANCE: Final = 0.05
"""What one more kneeling attacker must bring at least."""


class Fighter(NamedTuple):
    """A character that may attack or defend. `icons`: sum of `KINDS`; `worth`: what its death would cost."""

    strength: int
    icons: int
    worth: float
    renown: bool = False
    stealth: bool = False


class Side(NamedTuple):
    """What the model must know of one seat beside its fighters.

    `claim`: of its plot; `hand`: cards in hand; `house_power`: on the House card; `power_value`: what one more power is
    worth to it; `card_value`: a card in hand; `hand_strength`: STR of its Hand of the King, -1 if none can be attacked;
    `token_value`: what a won attack on a Hand of the King is worth to it.
    """

    claim: int
    hand: int
    house_power: int
    power_value: float
    card_value: float
    losses: tuple[float, ...]
    hand_strength: int = -1
    token_value: float = 0.0


class Turn(NamedTuple):
    """One seat's turn as active player: against whom, which kinds are left, whether a Hand may still be attacked."""

    seat: int
    target: int
    kinds: tuple[int, ...]
    may_attack_hand: bool = False


class _Attack(NamedTuple):
    kind: int
    gain: float
    loss: float
    attackers: list[Fighter]
    against_hand: bool
    opposed: bool


def forecast(turns: Sequence[Turn], sides: Sequence[Side], standing: Sequence[list[Fighter]]) -> list[float]:
    """What the turns bring to each seat. `standing` holds each seat's standing characters and keeps those left over."""
    gains = [0.0] * len(sides)
    for turn in turns:
        kinds = list(turn.kinds)
        may_attack_hand = turn.may_attack_hand and sides[turn.target].hand_strength >= 0
        while kinds:
            found = _best_attack(kinds, turn, sides, standing, may_attack_hand)
            if found is None:
                break
            kinds.remove(found.kind)
            may_attack_hand = may_attack_hand and not found.against_hand
            gains[turn.seat] += found.gain
            gains[turn.target] -= found.loss
            for fighter in found.attackers:
                standing[turn.seat].remove(fighter)
            if found.opposed:
                _kneel_weakest(standing[turn.target], found.kind)
    return gains


def _best_attack(
    kinds: list[int], turn: Turn, sides: Sequence[Side], standing: Sequence[list[Fighter]], may_attack_hand: bool
) -> _Attack | None:
    """The attack with the highest yield that cannot be beaten back, None if there is none."""
    best: _Attack | None = None
    best_yield = 0.0
    own, other = sides[turn.seat], sides[turn.target]
    for kind in kinds:
        attackers = [f for f in standing[turn.seat] if f.icons & kind]
        if not attackers:
            continue
        others = sum(kinds) - kind
        attackers.sort(key=lambda f: (_COUNT[f.icons & others] - 2 * f.renown, -f.strength))
        defenders = [f for f in standing[turn.target] if f.icons & kind]
        gain, loss = claim_yield(kind, own, other)
        for against_hand in (False, True) if may_attack_hand else (False,):
            needed = _needed(attackers, defenders, other.hand_strength if against_hand else 0)
            chosen = _fewest(attackers, needed)
            if chosen is None:
                continue
            won = gain + sum([own.power_value for f in chosen if f.renown])
            if against_hand:
                won += own.token_value
            opposed = bool(defenders) or against_hand
            if not opposed:
                won += own.power_value
            if won + loss - _RELUCTANCE * len(chosen) > best_yield:
                best_yield = won + loss - _RELUCTANCE * len(chosen)
                best = _Attack(kind, won, loss, chosen, against_hand, bool(defenders))
    return best


def claim_yield(kind: int, own: Side, other: Side) -> tuple[float, float]:
    """What a claim of this kind brings to the attacker and costs the defender."""
    if kind == MILITARY:
        return 0.0, sum(other.losses[: own.claim])
    if kind == INTRIGUE:
        return 0.0, other.card_value * min(own.claim, other.hand)
    moved = min(own.claim, other.house_power)
    return own.power_value * moved, other.power_value * moved


def _needed(attackers: list[Fighter], defenders: list[Fighter], bonus: int) -> int:
    """The STR with which the attack wins whoever defends; each attacker with stealth takes one defender away."""
    strengths = sorted([f.strength for f in defenders])
    bypassed = sum([f.stealth for f in attackers])
    return max(1, sum(strengths[: max(0, len(strengths) - bypassed)]) + bonus)


def _fewest(attackers: list[Fighter], needed: int) -> list[Fighter] | None:
    """The first attackers in their order that together reach the STR, without those that are not needed for it."""
    chosen: list[Fighter] = []
    total = 0
    for fighter in attackers:
        chosen.append(fighter)
        total += fighter.strength
        if total >= needed:
            break
    else:
        return None
    for fighter in chosen[:-1]:
        if not fighter.renown and total - fighter.strength >= needed:
            chosen.remove(fighter)
            total -= fighter.strength
    return chosen


def _kneel_weakest(standing: list[Fighter], kind: int) -> None:
    able = [f for f in standing if f.icons & kind]
    if able:
        standing.remove(min(able, key=lambda f: (f.strength, f.worth)))
