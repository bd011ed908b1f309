"""What titles mean for the worth of a position, and whom a seat would rather harm where there are several others.

Melee (section 25): titles of this round add STR, forbid attacks and reward others; what they add to income and draw is
counted with gold and cards. Kingsmoot (section 27): they stay, change hands by won challenges, and decide the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from agot_desktop.ai.forecast import INTRIGUE, MILITARY, POWER
from agot_desktop.model.cardgame import terms
from agot_desktop.model.cardgame.redirect import COMMANDER, REGENT
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.cardgame.variants import kingsmoot, melee

Bonuses = tuple[int, int, int]
NO_BONUS: Final[Bonuses] = (0, 0, 0)
_LEADER: Final = 0.5
"""How much of a seat's attention the strongest of several opponents has for himself; the rest is for all alike."""
_REDIRECTING: Final = 0.35
"""What the right to turn a challenge is worth."""
_STEP: Final = 0.25
"""How much surer of the game a seat is with each title ahead of everybody else."""
STAKE: Final = 4.0
STAKE_AT_THE_END: Final = 8.0
"""What the most titles of a Kingsmoot are worth at its beginning, and how much more when somebody has power enough."""
TITLE: Final = 0.3
"""What a title of a Kingsmoot is worth for what it does."""
_BITS: Final = {terms.MILITARY: MILITARY, terms.INTRIGUE: INTRIGUE, terms.POWER: POWER}


def is_kingsmoot(state: CardState) -> bool:
    """Whether titles decide the game."""
    return isinstance(state.rules, kingsmoot.Kingsmoot)


def attention(scores: Sequence[float], seat: int) -> list[float]:
    """How much each other seat's gain is this seat's loss: sums to 1, most for the strongest; 0 for itself."""
    others = [s for s in range(len(scores)) if s != seat]
    share = (1.0 - _LEADER) / len(others) if len(others) > 1 else 1.0
    found = [share] * len(scores)
    found[seat] = 0.0
    if len(others) > 1:
        found[max(others, key=lambda s: scores[s])] += _LEADER
    return found


def bonuses(state: CardState, seat: int) -> Bonuses:
    """STR that the seat's titles add in military, intrigue and power challenges in which it takes part."""
    if not state.titles:
        return NO_BONUS
    if is_kingsmoot(state):
        held = {kind for kind, title in kingsmoot.OF_KIND.items() if state.titles.get(title) == seat}
        plus = kingsmoot.SIDE_BONUS
    else:
        held = {kind for title, kind in melee.BONUS.items() if state.titles.get(title) == seat}
        plus = melee.SIDE_BONUS
    return (plus * (terms.MILITARY in held), plus * (terms.INTRIGUE in held), plus * (terms.POWER in held))


def may_be_attacked(state: CardState, seat: int) -> tuple[int, ...]:
    """The opponents whom no title of the seat protects from it (MEL-07)."""
    return tuple([s for s in state.opponents(seat) if state.rules.may_attack(state, seat, s)])


def rewarded(state: CardState, seat: int) -> tuple[int, ...]:
    """The seats against whom a won attack brings one power more (MEL-09)."""
    rules = state.rules
    if not state.titles or not isinstance(rules, melee.Melee):
        return ()
    return tuple([s for s in state.opponents(seat) if rules.opposes(state, seat, s)])


def lost_with(state: CardState, seat: int) -> int:
    """The kinds of challenges whose loss takes a title from the seat (KM-18), as a sum of kinds."""
    if not is_kingsmoot(state):
        return 0
    return sum([_BITS[kind] for kind, title in kingsmoot.OF_KIND.items() if state.titles.get(title) == seat])


def has_crows_eye(state: CardState, seat: int) -> bool:
    """Whether the seat gains by unopposed wins and may lose its title by an unopposed defeat (KM-T5)."""
    return is_kingsmoot(state) and state.titles.get(kingsmoot.CROWS_EYE) == seat


def second_power_challenge(state: CardState, seat: int) -> bool:
    """Whether a title allows a second power challenge, against another opponent (MEL-T6)."""
    return state.titles.get(melee.HAND) == seat and not is_kingsmoot(state)


def redirecting(state: CardState, seat: int) -> float:
    """What the seat's right to turn challenges is worth before they are made (MEL-10, MEL-11)."""
    if not state.titles:
        return 0.0
    return _REDIRECTING * sum([state.titles.get(title) == seat for title in (REGENT, COMMANDER)])


class Race:
    """How a Kingsmoot stands: `lead[seat]` from 0 to 1, how sure the seat is of the most titles when the game ends;
    `near`, from 0 to 1, how near the end is."""

    __slots__ = ("lead", "near", "titles")

    def __init__(self, state: CardState, shares: Sequence[float]) -> None:
        """`shares`: of the power needed, by seat."""
        seats = range(len(shares))
        self.titles = [kingsmoot.count(state, s) for s in seats]
        self.near = min(1.0, max(shares))
        weights = [(0.05 + share) ** 3 for share in shares]
        expected = [self.titles[s] + weights[s] / sum(weights) for s in seats]
        self.lead = []
        for seat in seats:
            ahead = expected[seat] - max([expected[s] for s in seats if s != seat])
            self.lead.append(max(0.0, min(1.0, 0.5 + _STEP * ahead)))

    def stake(self) -> float:
        """What being sure of the most titles is worth now."""
        return STAKE + STAKE_AT_THE_END * self.near * self.near

    def title_value(self) -> float:
        """What one title more is worth."""
        return TITLE + _STEP * self.stake()
