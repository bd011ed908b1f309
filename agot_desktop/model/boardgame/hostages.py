"""Hostages outside battles: the window of the planning phase with executions and bargains, and the Westeros cards
about hostages (HL-44 to HL-47, HL-55 to HL-60, CLF-04, CLF-20, CLF-39, CLF-40)."""

from __future__ import annotations

from agot_desktop.model.boardgame.allies import play, plays
from agot_desktop.model.boardgame.bargains import answer_decision, offer_decision
from agot_desktop.model.boardgame.pieces import holder_of, members, prison_of
from agot_desktop.model.boardgame.placing import come_back
from agot_desktop.model.boardgame.power import gain, lose
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.boardgame.terms import (
    ALL_HOUSES,
    D_ANSWER,
    D_BARGAIN,
    D_CARD,
    D_EXECUTE,
    D_JUSTICE,
    D_TARGET,
    DEAD,
    PRISON,
)
from agot_desktop.model.kernel.decision import NO, PASS, YES, Choice, Decision
from agot_desktop.model.kernel.frame import Ask, Do, Frame, frame

EXECUTION_COSTS = 2
COMPENSATION = 2
BRIBE_COSTS = 3
RED_WEDDING = "frey_red_wedding"
MOON_DOOR = "arryn_moon_door"
GAOLER = "companies_jailbreak"
DEBTS = "a_lannister_pays"
BANK_PAYS = 2


def execute(state: RealmState, holder: int, leader: int) -> None:
    """The Leader is out of the game; his house is compensated and avenges him once (HL-46)."""
    house = state.leader_of[leader]
    state.leader_at[leader] = DEAD
    state.captive_since[leader] = 0
    state.tell("executed", subject=leader, seat=holder, other=house)
    gain(state, house, COMPENSATION, "execution")
    state.avenging |= 1 << (4 * house + holder)


def free_or_jail(state: RealmState, leader: int, receiver: int) -> None:
    """A hostage changes hands: his own house frees him (HL-38), anybody else imprisons him (HL-56)."""
    if state.leader_of[leader] == receiver:
        state.tell("released", subject=leader, seat=receiver)
        come_back(state, leader)
    else:
        state.leader_at[leader] = PRISON - receiver
        state.captive_since[leader] = state.round
        state.tell("prison_changed", subject=leader, seat=receiver)


def pay(state: RealmState, payer: int, receiver: int, amount: int) -> None:
    """Power of a bargain: what the payer puts into his bank the receiver takes from his own (CLF-25). Of what Lannister
    pays with its card the bank pays two (CLF-40)."""
    own = amount
    if amount and state.chosen(payer) == DEBTS:
        own = max(0, amount - BANK_PAYS)
        if not state.tactic_open >> payer & 1:
            state.tactic_open |= 1 << payer
            state.tell("tactic_shown", seat=payer, word=DEBTS)
    lose(state, payer, own, "bargain")
    gain(state, receiver, amount, "bargain")


# -- cards and executions ----------------------------------------------------------------------------------------------


def _begin(state: RealmState, here: HostageWindow) -> None:
    state.offers = [0] * len(ALL_HOUSES)
    here.houses = state.turn_order()


def _wedding_guests(state: RealmState, house: int) -> list[int]:
    """Enemy Leaders in The Twins or next to it (CLF-29)."""
    twins = state.board.area_number["the_twins"]
    near = (twins, *state.board.borders[twins])
    return [ld for ld, at in enumerate(state.leader_at) if at in near and state.leader_of[ld] != house]


def _own_captives(state: RealmState, house: int) -> list[int]:
    return [ld for ld, at in enumerate(state.leader_at) if at <= PRISON and state.leader_of[ld] == house]


def _targets(state: RealmState, house: int, card: str) -> list[int]:
    """The Leaders that an Ally card of the window could be used on now."""
    if card == RED_WEDDING:
        return _wedding_guests(state, house)
    if card == MOON_DOOR:
        return prison_of(state, house)
    return _own_captives(state, house) if state.power[house] >= BRIBE_COSTS else []


def _may_play(state: RealmState, here: HostageWindow) -> Decision | None:
    house = here.houses[0]
    cards = [str(choice[1]) for choice in plays(state, house, MOON_DOOR, GAOLER, RED_WEDDING)]
    found: list[Choice] = [("play", card) for card in cards if _targets(state, house, card)]
    return Decision(house, D_CARD, (PASS, *sorted(found))) if found else None


def _play(state: RealmState, here: HostageWindow, choice: Choice) -> None:
    if choice == PASS:
        here.goto("executions")
        return
    here.card = str(choice[1])


def _may_target(state: RealmState, here: HostageWindow) -> Decision | None:
    if not here.card:
        return None
    names = sorted(state.board.leader_ids[leader] for leader in _targets(state, here.houses[0], here.card))
    return Decision(here.houses[0], D_TARGET, tuple(("choose", name) for name in names))


def _target(state: RealmState, here: HostageWindow, choice: Choice) -> None:
    house, card = here.houses[0], here.card
    leader = state.board.leader_number[str(choice[1])]
    here.card = ""
    here.goto("cards")
    play(state, house, card)
    if card == RED_WEDDING:
        state.silenced |= 1 << leader
        state.tell("silenced", subject=leader, seat=house)
    elif card == MOON_DOOR:
        execute(state, house, leader)
    else:
        lose(state, house, BRIBE_COSTS, "bribe")
        free_or_jail(state, leader, house)


def _may_execute(state: RealmState, here: HostageWindow) -> Decision | None:
    house = here.houses[0]
    captives = prison_of(state, house)
    if not captives or state.power[house] < EXECUTION_COSTS:
        return None
    return Decision(house, D_EXECUTE, (*[("execute", leader) for leader in captives], PASS))


def _execute(state: RealmState, here: HostageWindow, choice: Choice) -> None:
    if choice != PASS:
        lose(state, here.houses[0], EXECUTION_COSTS, "execution")
        execute(state, here.houses[0], int(choice[1]))
        here.goto("executions")


def _next_executioner(state: RealmState, here: HostageWindow) -> None:
    here.houses = here.houses[1:]
    if here.houses:
        here.goto("cards")
    else:
        here.houses = state.turn_order()


# -- bargains ----------------------------------------------------------------------------------------------------------


def _may_offer(state: RealmState, here: HostageWindow) -> Decision | None:
    return offer_decision(state, here.houses[0])


def _offer(state: RealmState, here: HostageWindow, choice: Choice) -> None:
    if choice != PASS:
        here.goto("offers")
        propose(state, here.houses[0], choice)


def propose(state: RealmState, house: int, choice: Choice) -> None:
    """The house makes an offer; the other one answers next."""
    _, other, give, give_power, want, want_power = choice
    state.offers[house] += 1
    state.tell("offer", seat=house, other=int(other), cards=tuple(int(part) for part in choice[2:]))
    state.push(OfferFrame(house, int(other), int(give), int(give_power), int(want), int(want_power)))


def _next_bargainer(state: RealmState, here: HostageWindow) -> None:
    here.houses = here.houses[1:]
    if here.houses:
        here.goto("offers")


@frame
class HostageWindow(Frame):
    """The hostage window (RD-03): in turn order Ally cards and executions, then in turn order bargains (CLF-39)."""

    houses: tuple[int, ...] = ()
    card: str = ""
    pc: int = 0

    STEPS = (
        ("begin", Do(_begin)),
        ("cards", Ask(_may_play, _play)),
        ("target", Ask(_may_target, _target)),
        ("executions", Ask(_may_execute, _execute)),
        ("next executioner", Do(_next_executioner)),
        ("offers", Ask(_may_offer, _offer)),
        ("next bargainer", Do(_next_bargainer)),
    )


def _may_answer(state: RealmState, here: OfferFrame) -> Decision | None:
    return answer_decision(state, here.other, here.house)


def _answer(state: RealmState, here: OfferFrame, choice: Choice) -> None:
    state.tell("answer", seat=here.other, other=here.house, word=str(choice[0]))
    if choice[0] == "accept":
        strike(state, here)
    elif choice[0] == "counter":
        propose(state, here.other, choice)


def strike(state: RealmState, here: OfferFrame) -> None:
    """The bargain is done at once (HL-57): Power moves, hostages change hands."""
    pay(state, here.house, here.other, here.give_power)
    pay(state, here.other, here.house, here.want_power)
    for leader in reversed(members(here.give)):
        free_or_jail(state, leader, here.other)
    for leader in reversed(members(here.want)):
        free_or_jail(state, leader, here.house)


@frame
class OfferFrame(Frame):
    """An offer on the table: `house` gives Leaders and Power to `other` and wants others from it."""

    house: int
    other: int
    give: int
    give_power: int
    want: int
    want_power: int
    pc: int = 0

    STEPS = (("answer", Ask(_may_answer, _answer)),)


# -- Westeros cards ----------------------------------------------------------------------------------------------------


def _may_name(state: RealmState, here: PeaceBannerFrame) -> Decision | None:
    """One of the house's Leaders in a prison and a sum of two Power or more (CLF-20)."""
    if not here.houses:
        return None
    house = here.houses[0]
    found: list[Choice] = [
        ("offer", holder_of(state.leader_at[leader]), 0, n, 1 << leader, 0)
        for leader in _own_captives(state, house)
        for n in range(2, state.power[house] + 1)
    ]
    return Decision(house, D_BARGAIN, (*sorted(found), PASS)) if found else None


def _name(state: RealmState, here: PeaceBannerFrame, choice: Choice) -> None:
    if choice == PASS:
        here.goto("next")
        return
    _, here.holder, _, here.sum, leaders, _ = [part if isinstance(part, int) else 0 for part in choice]
    here.leader = leaders.bit_length() - 1
    state.tell("offer", seat=here.houses[0], other=here.holder, cards=(0, here.sum, leaders, 0))


def _may_accept(state: RealmState, here: PeaceBannerFrame) -> Decision | None:
    if here.leader < 0:
        return None
    declines: list[Choice] = [("decline",)] if state.power[here.holder] else []
    return Decision(here.holder, D_ANSWER, (("accept",), *declines), here.leader)


def _accept(state: RealmState, here: PeaceBannerFrame, choice: Choice) -> None:
    leader = here.leader
    here.leader = -1
    state.tell("answer", seat=here.holder, other=here.houses[0], word=str(choice[0]))
    if choice[0] == "accept":
        lose(state, here.houses[0], here.sum, "bargain")
        gain(state, here.holder, here.sum, "bargain")
        free_or_jail(state, leader, here.houses[0])
    else:
        lose(state, here.holder, 1, "peace_banner")


def _next_talker(state: RealmState, here: PeaceBannerFrame) -> None:
    here.houses = here.houses[1:]
    if here.houses:
        here.goto("name")


@frame
class PeaceBannerFrame(Frame):
    """Under a Peace Banner (CLF-20): each house in turn order may buy one Leader free, or the holder pays 1."""

    houses: tuple[int, ...]
    holder: int = -1
    leader: int = -1
    sum: int = 0
    pc: int = 0

    STEPS = (
        ("name", Ask(_may_name, _name)),
        ("answer", Ask(_may_accept, _accept)),
        ("next", Do(_next_talker)),
    )


def _begin_justice(state: RealmState, here: JusticeFrame) -> None:
    here.leaders = tuple(prison_of(state, here.houses[0])) if here.houses else ()


def _may_keep(state: RealmState, here: JusticeFrame) -> Decision | None:
    if not here.leaders:
        return None
    house = here.houses[0]
    return Decision(house, D_JUSTICE, (NO, YES) if state.power[house] else (NO,), here.leaders[0])


def _keep(state: RealmState, here: JusticeFrame, choice: Choice) -> None:
    leader, *rest = here.leaders
    here.leaders = tuple(rest)
    here.goto("keep")
    if choice == YES:
        lose(state, here.houses[0], 1, "justice")
    else:
        free_or_jail(state, leader, state.leader_of[leader])


def _next_holder(state: RealmState, here: JusticeFrame) -> None:
    here.houses = here.houses[1:]
    if here.houses:
        here.goto("begin")


@frame
class JusticeFrame(Frame):
    """The King's Justice: in turn order each holder keeps or frees hostage by hostage, each for 1 Power (CLF-20)."""

    houses: tuple[int, ...]
    leaders: tuple[int, ...] = ()
    pc: int = 0

    STEPS = (
        ("begin", Do(_begin_justice)),
        ("keep", Ask(_may_keep, _keep)),
        ("next", Do(_next_holder)),
    )
