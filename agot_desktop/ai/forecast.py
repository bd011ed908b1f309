"""What the challenges still to come will bring, told from standing characters alone: a small model of the phase.

Each seat in turn makes the attacks that it can win against everything that could defend, of all kinds and targets the
best one first, with as few characters as are needed. The defender gives its weakest character where that keeps the
attack from being unopposed. Answers are in units of one power and serve the evaluation; the state is not touched.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

MILITARY, INTRIGUE, POWER = 1, 2, 4
KINDS: Final = (MILITARY, INTRIGUE, POWER)
_COUNT: Final = (0, 1, 1, 2, 1, 2, 2, 3)
"""How many kinds a sum of `KINDS` holds."""
_PLACE: Final = {MILITARY: 0, INTRIGUE: 1, POWER: 2}
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
    `token_value`: what a won attack on a Hand of the King is worth to it. `bonus`: STR by kind (as in `KINDS`) for
    a side on which it takes part; `rewarded`: seats against whom a won attack brings a power more; `titles`: sum of
    the kinds whose loss costs it a title worth `title_value`; `crows_eye`: the title that unopposed wins pay and move.
    """

    claim: int
    hand: int
    house_power: int
    power_value: float
    card_value: float
    losses: tuple[float, ...]
    hand_strength: int = -1
    token_value: float = 0.0
    bonus: tuple[int, int, int] = (0, 0, 0)
    rewarded: tuple[int, ...] = ()
    titles: int = 0
    title_value: float = 0.0
    crows_eye: bool = False


class Turn(NamedTuple):
    """One seat's turn as active player.

    `targets`: whom it may attack; `kinds`: those left, a kind that stands there twice against two different targets;
    `may_attack_hand`: whether a Hand may still be attacked; `weights`: by seat, how much its loss is the attacker's
    gain, all of it where nothing is said.
    """

    seat: int
    targets: tuple[int, ...]
    kinds: tuple[int, ...]
    may_attack_hand: bool = False
    weights: tuple[float, ...] = ()


class _Attack(NamedTuple):
    kind: int
    target: int
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
        may_attack_hand = turn.may_attack_hand
        made: set[tuple[int, int]] = set()
        while kinds:
            found = _best_attack(kinds, turn, sides, standing, may_attack_hand, made)
            if found is None:
                break
            kinds.remove(found.kind)
            made.add((found.kind, found.target))
            may_attack_hand = may_attack_hand and not found.against_hand
            gains[turn.seat] += found.gain
            gains[found.target] -= found.loss
            for fighter in found.attackers:
                standing[turn.seat].remove(fighter)
            if found.opposed:
                _kneel_weakest(standing[found.target], found.kind)
    return gains


def _best_attack(
    kinds: list[int],
    turn: Turn,
    sides: Sequence[Side],
    standing: Sequence[list[Fighter]],
    may_attack_hand: bool,
    made: set[tuple[int, int]],
) -> _Attack | None:
    """The attack with the highest yield that cannot be beaten back, None if there is none. `made`: those that the turn
    has made, as pairs of kind and target."""
    best: _Attack | None = None
    best_yield = 0.0
    for kind in dict.fromkeys(kinds):
        attackers = [f for f in standing[turn.seat] if f.icons & kind]
        if not attackers:
            continue
        others = 0
        for other in kinds:
            others |= other if other != kind else 0
        attackers.sort(key=lambda f: (_COUNT[f.icons & others] - 2 * f.renown, -f.strength))
        for target in turn.targets:
            if (kind, target) in made:
                continue
            weight = turn.weights[target] if turn.weights else 1.0
            for found in _attacks(kind, turn.seat, target, attackers, sides, standing[target], may_attack_hand):
                worth = found.gain + weight * found.loss - _RELUCTANCE * len(found.attackers)
                if worth > best_yield:
                    best, best_yield = found, worth
    return best


def _attacks(
    kind: int,
    seat: int,
    target: int,
    attackers: list[Fighter],
    sides: Sequence[Side],
    defending: list[Fighter],
    may_attack_hand: bool,
) -> list[_Attack]:
    """The attacks of a kind on one target that cannot be beaten back: an ordinary one, and one on its Hand."""
    own, other = sides[seat], sides[target]
    place = _PLACE[kind]
    defenders = [f for f in defending if f.icons & kind]
    found: list[_Attack] = []
    for against_hand in (False, True) if may_attack_hand and other.hand_strength >= 0 else (False,):
        opposed = bool(defenders) or against_hand
        extra = (other.bonus[place] if opposed else 0) + (other.hand_strength if against_hand else 0)
        chosen = _fewest(attackers, _needed(attackers, defenders, extra, own.bonus[place]))
        if chosen is None:
            continue
        gain, loss = claim_yield(kind, own, other)
        gain += sum([own.power_value for f in chosen if f.renown])
        if target in own.rewarded:
            gain += own.power_value
        if other.titles & kind:
            gain += own.title_value
            loss += other.title_value
        if against_hand:
            gain += own.token_value
        if not opposed:
            gain += own.power_value * (2 if own.crows_eye or other.crows_eye else 1)
            if other.crows_eye:
                gain += own.title_value
                loss += other.title_value
        found.append(_Attack(kind, target, gain, loss, chosen, against_hand, bool(defenders)))
    return found


def claim_yield(kind: int, own: Side, other: Side) -> tuple[float, float]:
    """What a claim of this kind brings to the attacker and costs the defender."""
    if kind == MILITARY:
        return 0.0, sum(other.losses[: own.claim])
    if kind == INTRIGUE:
        return 0.0, other.card_value * min(own.claim, other.hand)
    moved = min(own.claim, other.house_power)
    return own.power_value * moved, other.power_value * moved


def _needed(attackers: list[Fighter], defenders: list[Fighter], against: int, own: int) -> int:
    """The STR of characters with which the attack wins whoever defends; each attacker with stealth takes one defender
    away. `against`, `own`: what else counts on the two sides."""
    strengths = sorted([f.strength for f in defenders])
    bypassed = sum([f.stealth for f in attackers])
    return max(1 - own, sum(strengths[: max(0, len(strengths) - bypassed)]) + against - own)


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
