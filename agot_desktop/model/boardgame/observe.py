"""What one house sees of a position (RD-03, CB-04, TR-02, AL-03): everything that lies open, and its own secrets."""

from __future__ import annotations

from agot_desktop.model.boardgame.combat import BattleFrame
from agot_desktop.model.boardgame.determinize import determinize
from agot_desktop.model.boardgame.hostages import OfferFrame
from agot_desktop.model.boardgame.observation import (
    HIDDEN,
    AreaView,
    BattleView,
    DecisionView,
    HouseView,
    LeaderView,
    OfferView,
    RealmView,
)
from agot_desktop.model.boardgame.orders import has_picked
from agot_desktop.model.boardgame.pieces import holder_of, members, prison_of
from agot_desktop.model.boardgame.power import bank
from agot_desktop.model.boardgame.state import _LATE, RealmState
from agot_desktop.model.boardgame.strengths import forts, house_of, parts, swords
from agot_desktop.model.boardgame.supply import armies, icons, limit_of
from agot_desktop.model.boardgame.terms import ALL_HOUSES, NOBODY, PRISON
from agot_desktop.model.boardgame.victory import claim


def observe(state: RealmState, seat: int) -> RealmView:
    """The view of one house. Equal for positions that it cannot tell apart."""
    return RealmView(
        seat=seat,
        round=state.round,
        phase=state.phase,
        weather=state.weather,
        areas=tuple(_area(state, area, seat) for area in range(len(state.owner))),
        leaders=tuple(_leader(state, leader) for leader in range(len(state.leader_at))),
        houses=tuple(_house(state, house, seat) for house in ALL_HOUSES),
        tracks=tuple(state.tracks),
        thief=state.thief,
        turn_order=state.turn_order(),
        blade_used=state.blade_used,
        bans=state.bans,
        westeros=state.westeros_open,
        westeros_left=tuple(len(deck) for deck in state.westeros_deck),
        ally_left=tuple(len(deck) for deck in state.ally_deck),
        ally_discard=tuple(state.ally_discard),
        pledges=tuple(state.pledge),
        battle=_battle(state, seat),
        offer=_offer(state),
        decision=_decision(state, seat),
        winner=NOBODY if state.outcome_ is None or state.outcome_.winner is None else state.outcome_.winner,
        over=state.outcome_ is not None,
    )


def _area(state: RealmState, area: int, seat: int) -> AreaView:
    owner, order = state.owner[area], state.order[area]
    if order >= 0 and not state.shown and owner != seat:
        order = HIDDEN
    return AreaView(
        area=area,
        owner=owner,
        units=state.units[area],
        garrison=state.garrison[area],
        token=state.token[area],
        neutral=state.neutral[area],
        order=order,
    )


def _leader(state: RealmState, leader: int) -> LeaderView:
    at = state.leader_at[leader]
    return LeaderView(
        leader=leader,
        at=at if at > PRISON else PRISON,
        prison=holder_of(at),
        controller=state.leader_of[leader],
        captive_since=state.captive_since[leader],
        maimed=bool(state.maimed >> leader & 1),
        silenced=bool(state.silenced >> leader & 1),
        led=bool(state.led >> leader & 1),
    )


def _house(state: RealmState, house: int, seat: int) -> HouseView:
    own = house == seat
    open_ = own or state.shown or bool(state.tactic_open >> house & 1)
    tactic = state.tactic[house]
    hand = state.tactics[house]
    if tactic >= 0 and not open_:
        hand |= 1 << tactic
    bid = state.bids[house]
    return HouseView(
        house=house,
        power=state.power[house],
        bank=bank(state, house),
        supply=state.supply[house],
        supply_icons=icons(state, house),
        limit=limit_of(state, house),
        armies=tuple(sorted(armies(state, house), reverse=True)),
        claim=claim(state, house),
        claim_tokens=state.claim_tokens[house],
        hand=state.hand[house],
        tactics=hand,
        tactic=tactic if open_ else (HIDDEN if has_picked(state, house) else NOBODY),
        tactic_used=bool(state.tactic_used >> house & 1),
        ally_cards=state.ally_hand[house] if own else (),
        ally_decks=tuple(state.board.ally_cards[number].deck for number in state.ally_hand[house]),
        prison=tuple(prison_of(state, house)),
        bid=bid if bid < 0 or own or state.bids_shown else HIDDEN,
        offers=state.offers[house],
    )


def _battle(state: RealmState, seat: int) -> BattleView | None:
    for frame in reversed(state.stack):
        if isinstance(frame, BattleFrame):
            return _fought(state, frame, seat)
    return None


def _fought(state: RealmState, here: BattleFrame, seat: int) -> BattleView:
    cards = tuple(
        card if here.open or card < 0 or house_of(here, side) == seat else HIDDEN
        for side, card in enumerate(here.cards)
    )
    known = here.open
    shown = here if known else _masked(here)
    return BattleView(
        attacker=here.attacker,
        defender=here.defender,
        area=here.area,
        origin=here.origin,
        group=here.group,
        cards=cards,
        parts=tuple(tuple(parts(state, shown, side).items()) for side in (0, 1)),
        swords=tuple(swords(state, shown, side) for side in (0, 1)),
        forts=tuple(forts(state, shown, side) for side in (0, 1)),
        winner=NOBODY if here.winner < 0 else house_of(here, here.winner),
        to_die=here.to_die,
        captured=tuple(members(here.captured)),
        refuge=here.refuge,
    )


def _masked(here: BattleFrame) -> BattleFrame:
    """The battle as it looks while its House cards lie face down."""
    shown = here.clone()
    shown.cards = [NOBODY, NOBODY]
    return shown


def _offer(state: RealmState) -> OfferView | None:
    for frame in reversed(state.stack):
        if isinstance(frame, OfferFrame):
            return OfferView(
                frame.house,
                frame.other,
                tuple(members(frame.give)),
                frame.give_power,
                tuple(members(frame.want)),
                frame.want_power,
            )
    return None


def _decision(state: RealmState, seat: int) -> DecisionView | None:
    """The open Decision; of another house's only who and what is asked."""
    found = state.decision
    if found is None:
        return None
    own = found.seat == seat
    return DecisionView(found.seat, found.kind, found.source, found.options if own else (), own)


_LATE.observe = observe
_LATE.determinize = determinize
