"""Claim: an event of its own with kind, value and payer, which may be cancelled, replaced or moved (CHL-23 to
CHL-28)."""

from __future__ import annotations

from typing import Any

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.choices import pick_cards
from agot_desktop.model.cardgame.happen import happen
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.kernel.event import DONE, REPLACED, Event
from agot_desktop.model.kernel.frame import Do, Frame, frame


def _make(state: CardState, top: ClaimFrame) -> None:
    """The claim is made: its value is read now (CHL-23)."""
    top.value = stats.claim(state, top.taker)
    happen(state, [Event("claim_made", seat=top.payer, other=top.taker, amount=top.value, word=top.kind)], "made")


def claim_victims(state: CardState, seat: int) -> list[int]:
    """Characters that the seat may choose for a military claim (CHL-24, TIM-29)."""
    cards = state.cards
    return sorted(
        [i for i in state.index.characters[seat] if not cards[i].moribund and not stats.cannot(state, i, "BE_KILLED")]
    )


def _choose(state: CardState, top: ClaimFrame) -> None:
    if not top.made:
        state.pop()
        return
    if top.kind == "military" and top.value > 0:
        victims = claim_victims(state, top.payer)
        if victims:
            pick_cards(state, top.payer, "claim", -1, victims, top.value, top.value, "victims")
    elif top.kind == "intrigue" and top.value > 0:
        hand = list(state.seats[top.payer].hand)
        chosen = []
        for _ in range(min(top.value, len(hand))):
            chosen.append(hand.pop(state.draw_number(len(hand))))
        top.victims = tuple(sorted(chosen))


def _satisfy(state: CardState, top: ClaimFrame) -> None:
    """Everything happens at once: the normal claim and what the variant adds to it (HK-24)."""
    events: list[Event] = []
    if top.kind == "military":
        events = [Event("killed", i, seat=top.payer, cause="claim") for i in top.victims]
    elif top.kind == "intrigue":
        events = [Event("hand_discarded", i, seat=top.payer, cause="claim") for i in top.victims]
    elif top.kind == "power" and top.value > 0:
        events = [Event("power_moved", seat=top.taker, other=top.payer, amount=top.value, cause="claim")]
    events += state.rules.claim_events(state)
    happen(state, events)


@frame
class ClaimFrame(Frame):
    """One claim: `payer` suffers it, `taker` gains. `made`: not cancelled; `kind` is '' when something else has taken
    the place of the normal claim, beside which what the variant adds still happens (HK-57)."""

    payer: int
    taker: int
    kind: str
    value: int = 0
    made: bool = False
    victims: tuple[int, ...] = ()
    pc: int = 0

    STEPS = (("make", Do(_make)), ("choose", Do(_choose)), ("satisfy", Do(_satisfy)))

    def take(self, slot: str, value: Any) -> None:
        """The claim that was made, or the victims."""
        if slot == "victims":
            self.victims = value
        else:
            self.made = value[0].status in (DONE, REPLACED)
            if value[0].status == REPLACED:
                self.kind = ""
