"""Carrying out a march: groups move one after another, a Power token may stay, the battle comes last (section 2.3)."""

from __future__ import annotations

from agot_desktop.model.boardgame.combat import BattleFrame
from agot_desktop.model.boardgame.moving import MoveFinder, is_battle, neutral_force, targets
from agot_desktop.model.boardgame.pieces import add_units, has_company, members, refresh, seek_company, size, without
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.boardgame.supply import fits, limit_of, sizes_but
from agot_desktop.model.boardgame.terms import (
    D_CARD,
    D_MARCH,
    D_TARGET,
    D_TOKEN,
    NO_UNITS,
    NOBODY,
    Stack,
)
from agot_desktop.model.kernel.decision import DONE, NO, PASS, YES, Choice, Decision
from agot_desktop.model.kernel.frame import Ask, Do, Frame, frame

FORCED_MARCH = "forced_march"


def start_march(
    state: RealmState, house: int, choice: Choice, value: int, leader: int = NOBODY, cards: int = 0
) -> None:
    """Begins to carry out an order with its first move; the order is used up. `leader`: who leads a leader march,
    which has this one move (CLF-28)."""
    area = int(choice[1])
    state.order[area] = NOBODY
    if leader >= 0:
        state.led |= 1 << leader
    made = MarchFrame(house, area, value, leader, cards)
    made.take_move(choice)
    state.push(made)


def _leave(state: RealmState, here: MarchFrame) -> None:
    """The group leaves; the area keeps its owner until it is known whether a Power token stays (CLF-09)."""
    state.units[here.origin] = without(state.units[here.origin], here.group)
    here.away = True
    if state.units[here.origin] == NO_UNITS:
        state.order[here.origin] = NOBODY
    state.tell(
        "marched",
        seat=here.house,
        subject=here.origin,
        other=here.to,
        cards=(*here.group[:3], here.leaders),
        amount=here.leader,
    )


def _may_leave_token(state: RealmState, here: MarchFrame) -> Decision | None:
    area, house = here.origin, here.house
    if state.units[area] != NO_UNITS or state.garrison[area] or state.token[area] == house:
        return None
    if state.board.homes_of[area] == house or not state.power[house]:
        return None
    return Decision(house, D_TOKEN, (NO, YES), area)


def _leave_token(state: RealmState, here: MarchFrame, choice: Choice) -> None:
    if choice == YES:
        state.power[here.house] -= 1
        state.token[here.origin] = here.house
        state.tell("token_left", seat=here.house, subject=here.origin)


def _arrive(state: RealmState, here: MarchFrame) -> None:
    """The group enters: a free area, one with a neutral force, or one that has to be fought for."""
    here.away = False
    refresh(state, here.origin)
    for leader in members(here.leaders):
        state.leader_at[leader] = here.to
    if is_battle(state, here.house, here.to):
        here.over = True
        led = here.leader if here.leader >= 0 else NOBODY
        state.push(
            BattleFrame(
                attacker=here.house,
                defender=state.owner[here.to],
                area=here.to,
                origin=here.origin,
                group=here.group,
                leader=led,
                value=here.value,
            )
        )
        here.group = NO_UNITS
        here.goto("again")
        return
    if state.neutral[here.to]:
        here.over = here.over or neutral_force(state, here.house, here.to) > 0
        state.tell("neutral_gone", seat=here.house, subject=here.to, amount=state.neutral[here.to])
        state.neutral[here.to] = 0
    add_units(state, here.to, here.house, here.group)


def _further(state: RealmState, here: MarchFrame) -> list[int]:
    """Where the group may go on to by a Forced March: one more legal target, no enemy piece, no neutral force, within
    supply (CLF-18, CLF-38)."""
    house, at, count = here.house, here.to, size(here.group)
    found = []
    for to in targets(state, house, at):
        if is_battle(state, house, to) or state.neutral[to]:
            continue
        own = size(state.units[to]) if state.owner[to] == house else 0
        sizes = [*sizes_but(state, house, at, to), size(state.units[at]) - count, own + count]
        if fits(limit_of(state, house), sizes):
            found.append(to)
    return found


def _may_force(state: RealmState, here: MarchFrame) -> Decision | None:
    if here.over or here.leader >= 0 or not state.ready(here.house, FORCED_MARCH) or not _further(state, here):
        return None
    return Decision(here.house, D_CARD, (PASS, ("use", FORCED_MARCH)), here.to)


def _force(state: RealmState, here: MarchFrame, choice: Choice) -> None:
    if choice == PASS:
        here.goto("again")
    else:
        state.tactic_used |= 1 << here.house
        here.forced = True
        state.tell("tactic_used", seat=here.house, word=FORCED_MARCH)


def _may_go_on(state: RealmState, here: MarchFrame) -> Decision | None:
    if not here.forced:
        return None
    names = sorted(state.board.area_ids[area] for area in _further(state, here))
    return Decision(here.house, D_TARGET, tuple(("choose", name) for name in names), here.to)


def _go_on(state: RealmState, here: MarchFrame, choice: Choice) -> None:
    here.origin, here.to = here.to, state.board.area_number[str(choice[1])]
    here.forced = False
    here.goto("leave")


def _may_move_again(state: RealmState, here: MarchFrame) -> Decision | None:
    if here.over or here.leader >= 0 or state.owner[here.area] != here.house:
        return None
    if state.units[here.area] == NO_UNITS:
        return None
    moves = MoveFinder(state, here.house, here.area).moves(here.value, here.cards)
    return Decision(here.house, D_MARCH, (DONE, *sorted(moves)), here.area) if moves else None


def _move_again(state: RealmState, here: MarchFrame, choice: Choice) -> None:
    if choice != DONE:
        here.take_move(choice)
        here.goto("leave")


def _end(state: RealmState, here: MarchFrame) -> None:
    """Every Leader has company at the end of an order (INV-03)."""
    for area in {here.area, here.to}:
        if not has_company(state, area, here.house):
            seek_company(state, area)


@frame
class MarchFrame(Frame):
    """One March order, or one leader march, being carried out (MV-02, CLF-27, CLF-28).

    `area`: where the order lay; `value`: its value; `leader`: who leads a leader march, or -1; `cards`: Ally cards that
    open ways; `origin`, `to`, `group`, `leaders`: the latest move; `away`: the group stands in no area;
    `over`: its one battle has been fought.
    """

    house: int
    area: int
    value: int
    leader: int = NOBODY
    cards: int = 0
    origin: int = NOBODY
    to: int = NOBODY
    group: Stack = NO_UNITS
    leaders: int = 0
    away: bool = False
    over: bool = False
    forced: bool = False
    pc: int = 0

    STEPS = (
        ("leave", Do(_leave)),
        ("token", Ask(_may_leave_token, _leave_token)),
        ("arrive", Do(_arrive)),
        ("forced march", Ask(_may_force, _force)),
        ("forced target", Ask(_may_go_on, _go_on)),
        ("again", Ask(_may_move_again, _move_again)),
        ("end", Do(_end)),
    )

    def take_move(self, choice: Choice) -> None:
        """Sets out with the group of a `march` choice."""
        _, origin, to, knights, footmen, sellswords, leaders = [n if isinstance(n, int) else 0 for n in choice]
        self.origin, self.to, self.leaders = origin, to, leaders
        self.group = (knights, footmen, sellswords, 0, 0, 0)
