"""The three influence tracks and bidding for them (section 2.8), and A Claim Pressed (CL-02, CLF-20)."""

from __future__ import annotations

from agot_desktop.model.boardgame.allies import play, plays
from agot_desktop.model.boardgame.power import lose
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.boardgame.terms import ALL_HOUSES, D_BID, D_CARD, D_TIE, HOUSES, NOBODY, THRONE
from agot_desktop.model.boardgame.victory import take_token
from agot_desktop.model.kernel.decision import PASS, Choice, Decision
from agot_desktop.model.kernel.frame import Ask, Do, Frame, frame

CLAIM_PRESSED = 3
"""The fourth thing that is bid for: a Claim token."""
GOLD = "tyrell_gold"
GOLD_ADDS = 3


def _begin(state: RealmState, here: BidFrame) -> None:
    state.bids = [NOBODY] * len(ALL_HOUSES)
    state.bids_shown = False
    here.asked = state.turn_order()


def _may_bid(state: RealmState, here: BidFrame) -> Decision | None:
    if not here.asked:
        return None
    house = here.asked[0]
    return Decision(house, D_BID, tuple(("bid", n) for n in range(state.power[house] + 1)), here.track, hidden=True)


def _bid(state: RealmState, here: BidFrame, choice: Choice) -> None:
    house, *rest = here.asked
    state.bids[house] = int(choice[1])
    here.asked = tuple(rest)
    here.goto("bid")


def _show(state: RealmState, here: BidFrame) -> None:
    """All bids are shown, and lost (TR-02)."""
    state.bids_shown = True
    for house in state.turn_order():
        state.tell("bid", seat=house, amount=state.bids[house], other=here.track)
    for house in ALL_HOUSES:
        lose(state, house, state.bids[house], "bid")
    here.asked = state.turn_order()


def _may_add(state: RealmState, here: BidFrame) -> Decision | None:
    found = plays(state, here.asked[0], GOLD)
    return Decision(here.asked[0], D_CARD, (PASS, *found)) if found else None


def _add(state: RealmState, here: BidFrame, choice: Choice) -> None:
    """Highgarden Gold (CLF-37)."""
    if choice != PASS:
        play(state, here.asked[0], GOLD)
        state.bids[here.asked[0]] += GOLD_ADDS
        here.goto("gold")


def _next_gold(state: RealmState, here: BidFrame) -> None:
    here.asked = here.asked[1:]
    if here.asked:
        here.goto("gold")


def _rank(state: RealmState, here: BidFrame) -> None:
    here.asked = ()
    here.placed = ()
    if here.track == CLAIM_PRESSED:
        order = state.turn_order()
        best = min(ALL_HOUSES, key=lambda house: (-state.bids[house], order.index(house)))
        take_token(state, best, "claim_pressed")
        here.goto("end")


def _may_order(state: RealmState, here: BidFrame) -> Decision | None:
    """The houses that share the best bid left; the Iron Throne orders them from the best place on (TR-02, CLF-06)."""
    left = [house for house in ALL_HOUSES if house not in here.placed]
    if not left:
        return None
    best = max(state.bids[house] for house in left)
    tied = sorted(HOUSES[house] for house in left if state.bids[house] == best)
    return Decision(state.turn_order()[0], D_TIE, tuple(("choose", name) for name in tied), here.track)


def _order(state: RealmState, here: BidFrame, choice: Choice) -> None:
    here.placed = (*here.placed, HOUSES.index(str(choice[1])))
    here.goto("tie")


def _resolve(state: RealmState, here: BidFrame) -> None:
    state.tracks[here.track] = here.placed
    if here.track == THRONE:
        state.thief = NOBODY
    state.tell("track", other=here.track, cards=here.placed)


def _end(state: RealmState, here: BidFrame) -> None:
    state.bids = [NOBODY] * len(ALL_HOUSES)
    state.bids_shown = False


@frame
class BidFrame(Frame):
    """Bidding for one track, or for a Claim token: all bid in secret, show, lose their bids and are ranked (TR-02)."""

    track: int
    asked: tuple[int, ...] = ()
    placed: tuple[int, ...] = ()
    pc: int = 0

    STEPS = (
        ("begin", Do(_begin)),
        ("bid", Ask(_may_bid, _bid)),
        ("show", Do(_show)),
        ("gold", Ask(_may_add, _add)),
        ("next gold", Do(_next_gold)),
        ("rank", Do(_rank)),
        ("tie", Ask(_may_order, _order)),
        ("resolve", Do(_resolve)),
        ("end", Do(_end)),
    )


def _track(state: RealmState, here: ClashFrame) -> None:
    state.push(BidFrame(here.track))
    here.track += 1
    if here.track < CLAIM_PRESSED:
        here.goto("track")


@frame
class ClashFrame(Frame):
    """Clash of Kings: the three tracks one after another (TR-02)."""

    track: int = THRONE
    pc: int = 0

    STEPS = (("track", Do(_track)),)
