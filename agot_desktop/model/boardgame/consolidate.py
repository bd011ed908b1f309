"""Carrying out a Consolidate Power order: Power, or mustering, or an Ally card (OR-05, AL-02)."""

from __future__ import annotations

from agot_desktop.model.boardgame.alliances import DrawFrame, open_decks
from agot_desktop.model.boardgame.muster import MusterFrame, muster, musters
from agot_desktop.model.boardgame.power import gain
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.boardgame.terms import D_DRAW, NOBODY, ORDER_KINDS
from agot_desktop.model.kernel.decision import Choice, Decision
from agot_desktop.model.kernel.frame import Ask, Frame, frame

KIND = ORDER_KINDS.index("consolidate")


def consolidate_areas(state: RealmState, house: int) -> list[int]:
    """The house's areas with a Consolidate order."""
    return [
        area
        for area, owner in enumerate(state.owner)
        if owner == house and state.order[area] >= 0 and state.board.order_kind[state.order[area]] == KIND
    ]


def ways(state: RealmState, house: int) -> list[Choice]:
    """What the house may do with its Consolidate orders, leader marches aside."""
    found: list[Choice] = []
    areas = consolidate_areas(state, house)
    for area in areas:
        found.append(("consolidate", area))
        points = state.board.muster_points[area]
        if points and state.board.order_star[state.order[area]]:
            found += musters(state, house, area, points)
    if areas:
        found += [("draw", state.board.ally_decks[deck]) for deck in open_decks(state, house)]
    return found


def carry_out(state: RealmState, house: int, choice: Choice) -> None:
    """Uses up a Consolidate order in the chosen way."""
    word = choice[0]
    if word == "consolidate":
        area = int(choice[1])
        state.order[area] = NOBODY
        state.tell("consolidated", seat=house, subject=area)
        gain(state, house, 1 + state.board.power_icons[area], "consolidate")
    elif word == "muster":
        _, where, what = choice
        assert isinstance(where, int) and isinstance(what, str)
        state.order[where] = NOBODY
        spent = muster(state, house, where, what)
        state.push(MusterFrame(house, (where,), [state.board.muster_points[where] - spent]))
    else:
        state.push(GiveUpFrame(house, state.board.ally_decks.index(str(choice[1]))))


def _may_give_up(state: RealmState, here: GiveUpFrame) -> Decision | None:
    """The order whose yield is given up, if several could be meant (CLF-24)."""
    names = sorted(state.board.area_ids[area] for area in consolidate_areas(state, here.house))
    return Decision(here.house, D_DRAW, tuple(("choose", name) for name in names))


def _give_up(state: RealmState, here: GiveUpFrame, choice: Choice) -> None:
    area = state.board.area_number[str(choice[1])]
    star = state.board.order_star[state.order[area]]
    state.order[area] = NOBODY
    state.push(DrawFrame(here.house, here.deck, star))


@frame
class GiveUpFrame(Frame):
    """A house gives up the yield of one Consolidate order for an Ally card (AL-02)."""

    house: int
    deck: int
    pc: int = 0

    STEPS = (("give up", Ask(_may_give_up, _give_up)),)
