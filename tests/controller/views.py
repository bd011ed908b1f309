"""Observations made by hand, for tests of words."""

from __future__ import annotations

from dataclasses import replace

from agot_desktop.model.cardgame.observation import CardView, ChallengeView, DecisionView, Observation, SeatView
from agot_desktop.model.kernel.decision import Choice

EDDARD, ROBB, HODOR, GREY_WIND, LANNISPORT, MUSTER, ICE = 11, 12, 13, 14, 21, 22, 15


def card(
    number: int,
    code: str,
    kind: str = "character",
    *,
    owner: int = 0,
    zone: str = "play",
    cost: int | None = None,
    strength: int | None = None,
    attachments: tuple[CardView, ...] = (),
) -> CardView:
    return CardView(number, code, kind, owner, owner, zone, cost=cost, strength=strength, attachments=attachments)


def side(
    seat: int, play: tuple[CardView, ...] = (), hand: tuple[CardView, ...] = (), plots: tuple[CardView, ...] = ()
) -> SeatView:
    return SeatView(
        seat=seat,
        house=("Stark", "Lannister")[seat],
        power=3,
        house_power=2,
        gold=4,
        claim=1,
        initiative=3,
        income=5,
        hand_count=len(hand) or 6,
        deck_count=40,
        shadows_count=0,
        plots_count=5,
        play=play,
        beside=(),
        hand=hand,
        shadows=(),
        discard=(),
        dead=(),
        plots=plots,
        plot=None,
        used=(),
        hand_of_the_king=None,
    )


def table(
    kind: str,
    *options: Choice,
    seat: int = 0,
    viewer: int = 0,
    source: int = -1,
    phase: str = "challenges",
    least: int = 0,
    most: int = 1,
    picked: tuple[int, ...] = (),
    active: int = 0,
    fight: ChallengeView | None = None,
) -> Observation:
    """Seat 0 with Eddard (wearing Ice), Robb and Grey Wind in play and Hodor in hand, seat 1 with Lannisport."""
    ice = card(ICE, "core_1", "attachment")
    own = side(
        0,
        (
            card(EDDARD, "core_5", strength=3, attachments=(ice,)),
            card(ROBB, "core_8", strength=4),
            card(GREY_WIND, "core_14", strength=2),
        ),
        (card(HODOR, "core_12", zone="hand", cost=2), card(MUSTER, "core_168", "event", zone="hand")),
    )
    other = side(1, (card(LANNISPORT, "core_55", "location", owner=1),))
    decision = DecisionView(seat, f"cardgame.{kind}", source, options if seat == viewer else (), least, most, picked)
    return Observation(viewer, "hand-of-the-king", (), 2, phase, active, 0, (own, other), fight, None, decision, None)


def fight(*, against_hand: bool = False, defenders: tuple[int, ...] = ()) -> ChallengeView:
    return ChallengeView("military", 1, 0, against_hand, (LANNISPORT,), defenders, 5, 2, 1, False, None, False, False)


def over(seen: Observation) -> Observation:
    return replace(seen, decision=None)
