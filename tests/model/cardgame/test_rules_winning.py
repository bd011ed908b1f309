"""Winning: power, ties, limits of rounds, both variants (section 12, HK-27, HK-28, HK-60 to HK-63)."""

from __future__ import annotations

import pytest

from agot_desktop.model.cardgame.abilities.vocabulary import *
from agot_desktop.model.cardgame.options import OptionError
from tests.model.cardgame.conftest import MakeTable
from tests.model.cardgame.table import A, B, Table, card, event, location

SONG = event("Song", action(ANY_PHASE, effect=claim_power(1)))
TREATY = event("Treaty", action(ANY_PHASE, effect=claim_power(1, who=EACH_PLAYER)))
LORD = card("Lord", unique=True, cost=2)


def powers(t: Table, a: int, b: int) -> None:
    t.state.own_seat(A).power, t.state.own_seat(B).power = a, b


def over(t: Table) -> tuple[str, int | None] | None:
    outcome = t.state.outcome()
    return None if outcome is None else (outcome.reason, outcome.winner)


def test_the_fifteenth_power_wins_at_once(make: MakeTable) -> None:
    """WIN-01: House card and cards in play together; no response comes after it (WIN-02)."""
    t = make(SONG, card("Knight"), location("Late", response(to=effect_of(EVENT), cost=kneel(THIS), effect=draw(1))))
    t.put(A, "play", "Knight", power=4)
    powers(t, 9, 0)
    t.many(A, "hand", "Song", "Song")
    t.begin("dominance").do(A, "play Song")
    assert over(t) is None
    t.do(A, "play Song")
    assert over(t) == ("power", A) and t.state.decision is None
    assert t.state.outcome().ranking == ((A,), (B,))  # type: ignore[union-attr]


def test_the_check_comes_before_responses(make: MakeTable) -> None:
    """WIN-03: a cancel before is in time, a response after is not."""
    from agot_desktop.model.cardgame.abilities.patterns import OfPlayer

    thief = location(
        "Thief",
        response(
            after=OfPlayer("power_claimed", ANY_OPPONENT), cost=kneel(THIS), effect=discard_power(1, EACH_OPPONENT)
        ),
    )
    censor = location("Censor", response(to=effect_of(EVENT), cost=kneel(THIS), effect=cancel()))
    t = make(SONG, thief)
    powers(t, 14, 0)
    t.many(A, "hand", "Song")
    t.many(B, "play", "Thief")
    t.begin("dominance").do(A, "play Song")
    assert over(t) == ("power", A)
    t = make(SONG, censor)
    powers(t, 14, 0)
    t.many(A, "hand", "Song")
    t.many(B, "play", "Censor")
    t.begin("dominance").do(A, "play Song").now(B, "cancel Censor")
    assert over(t) is None


def test_power_of_a_moribund_card_counts(make: MakeTable) -> None:
    """WIN-04."""
    t = make(
        card("Knight"),
        location("Gallows", action(ANY_PHASE, cost=kneel(THIS), effect=kill(choose(CHARACTER)))),
        location("Legend", response(after=killed(ANY), cost=kneel(THIS), effect=claim_power(1))),
    )
    t.put(A, "play", "Knight", power=3)
    powers(t, 11, 0)
    t.many(A, "play", "Legend")
    t.many(B, "play", "Gallows")
    t.begin("dominance").do(B, "use Gallows").do(A, "respond Legend")
    assert over(t) == ("power", A)


def test_texts_change_what_is_needed_or_forbid_winning(make: MakeTable) -> None:
    """WIN-05: while the text holds; then the check sees it at once."""
    t = make(SONG, location("Burden", constant(power_needed(EACH_PLAYER, +2))))
    powers(t, 14, 0)
    t.many(A, "hand", "Song", "Song", "Song")
    t.many(B, "play", "Burden")
    t.begin("dominance").do(A, "play Song", "play Song")
    assert over(t) is None
    t.do(A, "play Song")
    assert over(t) == ("power", A)

    t = make(
        SONG,
        location("Curse", constant(cannot(EACH_OPPONENT, "WIN"))),
        location(
            "Torch", action(ANY_PHASE, cost=kneel(THIS), effect=discard(choose(LOCATION & THEIRS & named("Curse"))))
        ),
    )
    powers(t, 14, 0)
    t.many(A, "hand", "Song")
    t.many(A, "play", "Torch")
    t.many(B, "play", "Curse")
    t.begin("dominance").do(A, "play Song")
    assert over(t) is None
    t.do(A, "use Torch")
    assert over(t) == ("power", A)


@pytest.mark.parametrize(
    ("option", "first", "expected"),
    [
        ("continue", A, None),
        ("continue", B, None),
        ("first-player", A, ("power", A)),
        ("first-player", B, ("power", B)),
        ("draw", A, ("draw", None)),
    ],
)
def test_two_players_reach_it_in_the_same_event(
    make: MakeTable, option: str, first: int, expected: tuple[str, int | None] | None
) -> None:
    """WIN-06 and the three values of CFG-SIMUL-WIN, at equal power."""
    t = make(TREATY, SONG, options={"CFG-SIMUL-WIN": option})
    powers(t, 14, 14)
    t.many(A, "hand", "Treaty", "Song")
    t.begin("dominance", first=first).do(A, "play Treaty")
    assert over(t) == expected
    if option == "draw":
        assert t.state.outcome().ranking == ((A, B),)  # type: ignore[union-attr]
    if option == "continue":
        t.do(A, "play Song")
        assert over(t) == ("power", A), "checked again after every event, until one is ahead"


@pytest.mark.parametrize("option", ["continue", "first-player", "draw"])
def test_the_higher_total_wins_whatever_the_option(make: MakeTable, option: str) -> None:
    """WIN-06: both pass fifteen in one event, B with one more."""
    big = event("Great Treaty", action(ANY_PHASE, effect=claim_power(2, who=EACH_PLAYER)))
    t = make(big, options={"CFG-SIMUL-WIN": option})
    powers(t, 13, 14)
    t.many(A, "hand", "Great Treaty")
    t.begin("dominance", first=A).do(A, "play Great Treaty")
    assert over(t) == ("power", B)


def test_a_round_limit_ends_the_game_with_that_round(make: MakeTable) -> None:
    """WIN-07: the player closest to what he needs wins; equally close is a draw."""
    for a, b, expected in ((5, 3, ("time", A)), (3, 5, ("time", B)), (4, 4, ("draw", None))):
        t = make(options={"CFG-ROUND-LIMIT": 3})
        powers(t, a, b)
        t.begin("taxation", round_=2)
        t.until_phase("plot")
        assert over(t) is None and t.state.round == 3
        while t.state.outcome() is None:
            t.rest()
        assert over(t) == expected and t.state.round == 3 and t.state.phase == "taxation"


def test_closest_is_measured_by_what_is_still_needed(make: MakeTable) -> None:
    """WIN-07: five of fifteen are closer than six of twenty."""
    t = make(location("Burden", constant(power_needed(EACH_OPPONENT, +5))), options={"CFG-ROUND-LIMIT": 2})
    powers(t, 5, 6)
    t.many(A, "play", "Burden")
    t.begin("taxation")
    while t.state.outcome() is None:
        t.rest()
    assert over(t) == ("time", A)


@pytest.mark.parametrize(
    ("a", "b", "expected"),
    [
        ((1, 12), (4, 0), ("time", B)),
        ((3, 0), (3, 9), ("time", B)),
        ((1, 9), (1, 2), ("time", A)),
        ((2, 4), (2, 4), ("draw", None)),
    ],
)
def test_the_time_limit_of_the_variant(
    make: MakeTable, a: tuple[int, int], b: tuple[int, int], expected: tuple[str, int | None]
) -> None:
    """HK-28, HK-63: tokens, then a Hand in play, then power, then a draw. Both Hands cost 2."""
    t = make(LORD, variant="hand-of-the-king", options={"CFG-ROUND-LIMIT": 2})
    for seat, (tokens, power) in ((A, a), (B, b)):
        t.hand_of_the_king(seat, "Lord", tokens)
        t.state.own_seat(seat).power = power
    t.begin("taxation")
    while t.state.outcome() is None:
        t.rest()
    assert over(t) == expected


def test_with_equal_tokens_a_hand_in_play_beats_one_out_of_play(make: MakeTable) -> None:
    """HK-63: the same number of tokens, costs 2 and 4; power does not matter then."""
    t = make(LORD, card("Prince", unique=True, cost=4), variant="hand-of-the-king", options={"CFG-ROUND-LIMIT": 2})
    t.hand_of_the_king(A, "Prince", 3)
    t.hand_of_the_king(B, "Lord", 3)
    powers(t, 14, 0)
    t.begin("taxation")
    while t.state.outcome() is None:
        t.rest()
    assert over(t) == ("time", B)


@pytest.mark.parametrize(
    ("mine", "theirs", "wins"), [(3, 2, True), (3, 3, False), (2, 3, False), (1, 0, False), (3, 0, True)]
)
def test_the_variant_asks_for_the_hand_too(make: MakeTable, mine: int, theirs: int, wins: bool) -> None:
    """HK-27, HK-60, HK-61: in play (cost 2), and strictly more tokens, even if the other Hand is out of play."""
    t = make(LORD, SONG, variant="hand-of-the-king")
    t.hand_of_the_king(A, "Lord", mine)
    t.hand_of_the_king(B, "Lord", theirs)
    powers(t, 14, 0)
    t.many(A, "hand", "Song")
    t.begin("dominance").do(A, "play Song")
    assert over(t) == (("power and hand", A) if wins else None)


def test_the_check_follows_tokens_and_status(make: MakeTable) -> None:
    """HK-60: fifteen power wait for the token that income brings, which also brings the Hand into play."""
    t = make(LORD, variant="hand-of-the-king")
    t.hand_of_the_king(A, "Lord", 1)
    t.hand_of_the_king(B, "Lord", 0)
    powers(t, 15, 0)
    t.begin("draw")
    assert over(t) is None
    while t.state.outcome() is None:
        t.rest()
    assert over(t) == ("power and hand", A) and t.state.phase == "marshalling"


def test_a_moribund_hand_still_counts_as_in_play(make: MakeTable) -> None:
    """HK-62."""
    t = make(
        LORD,
        location("Gallows", action(ANY_PHASE, cost=kneel(THIS), effect=kill(choose(CHARACTER)))),
        location("Legend", response(after=knelt(named("Gallows")), cost=kneel(THIS), effect=claim_power(1))),
        variant="hand-of-the-king",
    )
    hand = t.hand_of_the_king(A, "Lord", 2)
    t.hand_of_the_king(B, "Lord", 0)
    powers(t, 14, 0)
    t.many(A, "play", "Legend")
    t.many(B, "play", "Gallows")
    t.begin("dominance").do(B, "use Gallows")
    assert (t.decision.kind, t.card(hand).moribund, t.card(hand).tokens) == ("cardgame.response", "beside", 1)
    t.now(A, "respond Legend")
    assert over(t) == ("power and hand", A)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("CFG-SIMUL-WIN", "nobody"),
        ("CFG-SIMUL-WIN", True),
        ("CFG-DECKOUT", "on"),
        ("CFG-DECKOUT", 1),
        ("CFG-ROUND-LIMIT", -1),
        ("CFG-ROUND-LIMIT", True),
        ("CFG-ROUND-LIMIT", "5"),
        ("CFG-UNHEARD-OF", True),
    ],
)
def test_options_have_only_the_values_that_the_rules_name(make: MakeTable, name: str, value: object) -> None:
    with pytest.raises(OptionError) as caught:
        make(options={name: value})
    assert (caught.value.name, caught.value.value) == (name, value)


def test_options_are_part_of_the_state_and_defaults_are_not_written(make: MakeTable) -> None:
    t = make(options={"CFG-DECKOUT": True, "CFG-SIMUL-WIN": "continue", "CFG-ROUND-LIMIT": None})
    assert t.state.to_data()["options"] == {"CFG-DECKOUT": True}
    assert t.state.option("CFG-SIMUL-WIN") == "continue" and t.state.option("CFG-ROUND-LIMIT") == 0
