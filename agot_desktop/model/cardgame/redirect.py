"""Titles that change the target of a challenge: the Crown Regent and the Lord Commander (MEL-10, MEL-11).

Attackers, their kneeling and paid costs stay (MEL-15); a challenge that gets another target is no longer one against a
Hand of the King (HK-65).
"""

from __future__ import annotations

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.cardgame.telling import tell
from agot_desktop.model.kernel.decision import PASS, Choice, Decision
from agot_desktop.model.kernel.event import Event
from agot_desktop.model.kernel.frame import Ask, Do, Frame, frame

REGENT = "Crown Regent"
COMMANDER = "Lord Commander of the Kingsguard"


def legal_target(state: CardState, seat: int, kind: str, target: int) -> bool:
    """Whether titles and texts in force let the seat attack this player by such a challenge (MEL-07, CHL-07)."""
    if not state.rules.may_attack(state, seat, target):
        return False
    return not stats.player_cannot(state, seat, "INITIATE", kind=kind, against=target)


def new_targets(state: CardState) -> list[int]:
    """Players whom the attacker could attack instead (MEL-10)."""
    challenge = state.challenge
    assert challenge is not None
    attacker = challenge.attacker
    return [
        s
        for s in state.opponents(attacker)
        if s != challenge.defender and legal_target(state, attacker, challenge.kind, s)
    ]


def retarget(state: CardState, seat: int) -> None:
    """The challenge is against this player from now on. Mutates the challenge."""
    challenge = state.challenge
    assert challenge is not None
    challenge.defender = seat
    if challenge.hand in challenge.defenders:
        challenge.defenders.remove(challenge.hand)
    challenge.hand, challenge.against_hand = -1, False
    state.touch()


def _offer(state: CardState, top: Redirect) -> Decision | None:
    return Decision(top.seat, "cardgame.redirect", (PASS, ("use_title", REGENT)))


def _decide(state: CardState, top: Redirect, choice: Choice) -> None:
    if choice == PASS:
        state.pop()
        return
    state.rules.spend_redirect(state, top.seat)
    tell(state, Event("title_used", seat=top.seat, word=REGENT))


def _targets(state: CardState, top: Redirect) -> Decision | None:
    challenge = state.challenge
    assert challenge is not None
    found = tuple(sorted([("choose_seat", s) for s in new_targets(state)]))
    return Decision(challenge.attacker, "cardgame.redirect", found) if found else None


def _aim(state: CardState, top: Redirect, choice: Choice) -> None:
    retarget(state, int(choice[1]))
    tell(state, Event("redirected", seat=int(choice[1]), source_seat=top.seat, word=REGENT))


@frame
class Redirect(Frame):
    """The Crown Regent's chance: if he takes it, the attacker - not the Regent - chooses a new target (MEL-10)."""

    seat: int
    pc: int = 0

    STEPS = (("offer", Ask(_offer, _decide)), ("target", Ask(_targets, _aim)))


def _offer_over(state: CardState, top: TakeOver) -> Decision | None:
    return Decision(top.seat, "cardgame.redirect", (PASS, ("use_title", COMMANDER)))


def _take(state: CardState, top: TakeOver, choice: Choice) -> None:
    state.pop()
    challenge = state.challenge
    if choice == PASS or challenge is None:
        return
    retarget(state, top.seat)
    challenge.commander = True
    tell(state, Event("title_used", seat=top.seat, word=COMMANDER))


@frame
class TakeOver(Frame):
    """The Lord Commander's chance to make himself the target of an undefended military attack (MEL-11)."""

    seat: int
    pc: int = 0

    STEPS = (("offer", Ask(_offer_over, _take)), ("end", Do(lambda s, f: s.pop())))
