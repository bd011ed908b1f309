"""What a seat sees: the state turned into an immutable `Observation`. Nothing of the state is changed or shared."""

from __future__ import annotations

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.challenge import totals
from agot_desktop.model.cardgame.costs import cost_of, influence_of
from agot_desktop.model.cardgame.observation import (
    CardView,
    ChallengeView,
    DecisionView,
    Observation,
    SeatView,
    TitleView,
)
from agot_desktop.model.cardgame.plot_decks import deck_used_by
from agot_desktop.model.cardgame.state import Card, CardState, Challenge


def observe(state: CardState, seat: int, everything: bool = False) -> Observation:
    """The view of one seat (-1: of nobody, only what is open). Hidden cards are counts, save what the seat knows;
    with `everything` - in a game that is looked back on - nothing but the order of decks is hidden."""
    sees = ALL_SEEING if everything else seat
    decision = state.decision
    view = None
    if decision is not None:
        own = decision.seat == seat
        view = DecisionView(
            decision.seat,
            decision.kind,
            decision.source,
            decision.options if own else (),
            decision.least if own else 0,
            decision.most if own else 0,
            decision.picked if own else (),
        )
    return Observation(
        seat=seat,
        variant=state.variant,
        options=tuple(sorted(state.options.items())),
        round=state.round,
        phase=state.phase,
        active_player=state.active_player,
        first_player=state.first_player,
        seats=tuple([_seat(state, sees, number) for number in range(len(state.seats))]),
        challenge=_challenge(state, state.challenge),
        last_challenge=_challenge(state, state.last_challenge),
        decision=view,
        outcome=state.outcome_,
        titles=tuple(
            [TitleView(t, state.titles.get(t, -1), *state.rules.relations(state, t)) for t in state.rules.TITLES]
        ),
    )


OPEN_ZONES = frozenset(("play", "discard", "dead", "plot", "used", "beside", "resolving"))
"""Zones whose cards lie open to everybody."""
ALL_SEEING = -2
"""A viewer from whom nothing is hidden: of a game that is looked back on."""


def known_cards(state: CardState, seat: int) -> int:
    """The cards that a seat knows where they are, as a set of bits by id."""
    found = 0
    for i, card in enumerate(state.cards):
        if card.zone in OPEN_ZONES or knows(card, seat):
            found |= 1 << i
    return found


def knows(card: Card, seat: int) -> bool:
    """Whether the seat knows a hidden card: its own hand, Shadows and plots, and what it has seen."""
    if seat < 0:
        return seat == ALL_SEEING
    if card.owner == seat and card.zone in ("hand", "shadows", "plots", "aside"):
        return True
    return bool(card.known & (1 << seat))


def _seat(state: CardState, viewer: int, number: int) -> SeatView:
    seat = state.seats[number]
    cards = state.cards

    def shown(ids: list[int]) -> tuple[CardView, ...]:
        return tuple([_card(state, i, viewer) for i in ids])

    def known(ids: list[int]) -> tuple[CardView, ...]:
        return tuple([_card(state, i, viewer) for i in sorted(ids) if knows(cards[i], viewer)])

    free = [i for i in state.index.controlled[number] if cards[i].zone == "play" and cards[i].attached_to < 0]
    hand = seat.hand_of_the_king
    plot, deck = stats.revealed_plot(state, number), deck_used_by(state, number)
    return SeatView(
        seat=number,
        house=seat.house,
        power=stats.power_of(state, number),
        house_power=seat.power,
        gold=seat.gold,
        claim=stats.claim(state, number),
        initiative=stats.initiative(state, number),
        income=stats.income(state, number),
        hand_count=len(seat.hand),
        deck_count=len(seat.deck),
        shadows_count=len(seat.shadows),
        plots_count=len(state.seats[deck].plots),
        play=shown(free),
        beside=shown(seat.beside),
        hand=known(seat.hand),
        shadows=known(seat.shadows),
        discard=shown(seat.discard),
        dead=shown(seat.dead),
        plots=known(state.seats[deck].plots),
        plot=_card(state, plot, viewer) if plot >= 0 else None,
        used=shown(state.seats[deck].used),
        hand_of_the_king=_card(state, hand, viewer) if hand >= 0 else None,
        known_deck=tuple([_card(state, i, viewer) for i in seat.deck if viewer >= 0 and knows(cards[i], viewer)]),
        challenges_made=seat.challenges,
        limited_used=seat.limited > 0,
        influence=influence_of(state, number),
        out=seat.out,
        titles=tuple(sorted([title for title, holder in state.titles.items() if holder == number])),
    )


def _card(state: CardState, card: int, viewer: int) -> CardView:
    found = state.cards[card]
    facts = state.facts(card)
    kind = stats.card_type(state, card)
    in_play = found.zone == "play"
    character = kind == "character"
    cost = cost_of(state, found.owner, card) if found.zone == "hand" and facts.cost is not None else facts.cost
    challenge = state.challenge
    side = ""
    if challenge is not None and in_play:
        side = "attacking" if card in challenge.attackers else "defending" if card in challenge.defenders else ""
    return CardView(
        id=card,
        code=facts.id,
        type=kind,
        owner=found.owner,
        controller=found.controller,
        zone=found.zone,
        kneeling=found.kneeling,
        power=found.power,
        gold=found.gold,
        cost=cost,
        strength=stats.strength(state, card) if character else None,
        printed_strength=facts.strength,
        icons=stats.icons(state, card) if character else (),
        crests=stats.crests(state, card),
        traits=stats.traits(state, card),
        keywords=stats.keywords(state, card),
        attachments=tuple([_card(state, i, viewer) for i in found.attachments]),
        duplicates=found.duplicates,
        participating=side,
        stealthed=challenge is not None and card in challenge.stealthed,
        moribund=bool(found.moribund),
        blank=in_play and stats.blank(state, card),
        hand_of_the_king=found.tokens >= 0,
        tokens=max(0, found.tokens),
        threshold=facts.threshold if found.tokens >= 0 else 0,
        in_play=in_play,
    )


def _challenge(state: CardState, challenge: Challenge | None) -> ChallengeView | None:
    if challenge is None:
        return None
    attack, defense = challenge.attack_total, challenge.defense_total
    if not challenge.decided and challenge is state.challenge:
        attack, defense = totals(state)
    return ChallengeView(
        kind=challenge.kind,
        attacker=challenge.attacker,
        defender=challenge.defender,
        against_hand=challenge.against_hand,
        attackers=tuple(challenge.attackers),
        defenders=tuple(challenge.defenders),
        attack_total=attack,
        defense_total=defense,
        claim=stats.claim(state, challenge.attacker),
        decided=challenge.decided,
        winner=challenge.winner if challenge.winner >= 0 else None,
        unopposed=challenge.unopposed,
        over=challenge.over,
    )
