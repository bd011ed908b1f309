"""The setup before the first round (section 3)."""

from __future__ import annotations

import pytest

from agot_desktop.model.cardgame.abilities.vocabulary import *
from agot_desktop.model.cardgame.deck_rules import Deck
from agot_desktop.model.cardgame.pool import Pool
from agot_desktop.model.cardgame.setup import new_game
from agot_desktop.model.cardgame.state import CardState
from tests.model.cardgame.conftest import MakeTable
from tests.model.cardgame.table import A, B, Own, Table, attachment, card, event, location


def dealt(make: MakeTable, *own: Own, hand: tuple[str, ...], seed: int = 1, first: int = A, **keys: Any) -> Table:
    """A setup in which seat A holds these cards (and Fillers) after the mulligans; B holds Fillers."""
    t = make(*own, seed=seed, **keys)
    t.many(A, "hand", *hand)
    t.begin("setup", first=first, round_=1)
    while t.state.decision is not None and t.decision.kind == "cardgame.mulligan":
        t.now(t.decision.seat, "keep")
    return t


def placeable(t: Table) -> set[str]:
    return {text.removeprefix("place ") for text in t.options() if text != "done"}


def test_hands_of_seven_and_one_mulligan_each(make: MakeTable) -> None:
    """SET-01, SET-02: keep or mulligan is asked of both in turn; the new seven are kept."""
    t = make()
    t.begin("setup", first=B, round_=1, deck=40)
    assert [len(t.state.seats[s].hand) for s in (A, B)] == [7, 7]
    assert (t.decision.kind, t.decision.seat, t.options()) == ("cardgame.mulligan", B, ["keep", "mulligan"])
    before = t.state.seats[B].hand[:]
    t.now(B, "mulligan")
    assert len(t.state.seats[B].hand) == 7 and t.state.seats[B].hand != before
    assert (t.decision.kind, t.decision.seat) == ("cardgame.mulligan", A)
    t.now(A, "keep")
    assert t.state.decision is None or t.decision.kind != "cardgame.mulligan"


def test_a_mulligan_shuffles_the_whole_hand_back(make: MakeTable) -> None:
    """SET-02: seven cards of fourteen, drawn anew from all fourteen."""
    drawn: set[int] = set()
    for seed in range(8):
        t = make(seed=seed)
        t.begin("setup", first=A, round_=1, deck=14)
        old = set(t.state.seats[A].hand)
        t.now(A, "mulligan")
        drawn |= old & set(t.state.seats[A].hand)
        assert len(t.state.seats[A].deck) == 7
    assert drawn, "a card of the old hand can come again"


def test_the_order_is_random_and_nobody_is_first_player_by_right(
    make: MakeTable, pool: Pool, decks: list[Deck]
) -> None:
    """SET-11."""
    firsts = set()
    for seed in range(12):
        state: CardState = new_game(pool, "joust", decks, seed)
        assert state.decision is not None
        firsts.add(state.decision.seat)
    assert firsts == {A, B}


def test_up_to_five_gold_of_characters_and_locations(make: MakeTable) -> None:
    """SET-03."""
    t = dealt(
        make,
        card("Three", cost=3),
        card("Two", cost=2),
        location("One", cost=1),
        card("Six", cost=6),
        location("Free", cost=0),
        hand=("Three", "Two", "One", "Six", "Free"),
    )
    assert placeable(t) == {"Three", "Two", "One", "Free"}
    t.now(A, "place Three")
    assert placeable(t) == {"Two", "One", "Free"}
    t.now(A, "place Two")
    assert placeable(t) == {"Free"}
    t.now(A, "done")
    assert t.names(A, "play") == ["Three", "Two"]


def test_the_choice_is_secret_until_all_have_chosen(make: MakeTable) -> None:
    """SET-03: nobody sees what was placed before everybody has; then all are revealed together."""
    t = make(card("Knight"))
    t.many(A, "hand", "Knight")
    t.many(B, "hand", "Knight")
    t.begin("setup", round_=1)
    t.now(A, "keep").now(B, "keep")
    assert t.decision.hidden
    blind = t.state.observe(B)
    t.now(A, "place Knight")
    if t.decision.seat == A:
        t.now(A, "done")
    assert t.decision.seat == B and t.names(A, "play") == []
    seen = t.state.observe(B)
    assert seen.seats[A].play == () and seen.seats[A].hand_count == blind.seats[A].hand_count == 7
    t.state.keeps_log = True
    t.now(B, "place Knight")
    if t.state.phase == "setup" and t.decision.kind == "cardgame.setup":
        t.now(B, "done")
    assert t.names(A, "play") == t.names(B, "play") == ["Knight"]
    assert [e.seat for e in t.state.log if e.kind == "placed"] == [A, B]


def test_the_penalty_counts_and_nothing_reduces_it(make: MakeTable) -> None:
    """SET-04: 3 + 2 for another House; a reducer or an income symbol does not help, neither does its own text."""
    t = dealt(
        make,
        card("Stranger", cost=3, house="Lannister"),
        card("Costly", cost=4, house="Lannister"),
        card("Cheaper", constant(card_cost(THIS, -3)), cost=6),
        location("Reducer", constant(card_cost(CHARACTER, -2)), cost=0),
        location("Mine", cost=0, income=3),
        card("Neutral", cost=5),
        hand=("Reducer", "Mine", "Stranger", "Costly", "Cheaper", "Neutral"),
    )
    t.now(A, "place Reducer").now(A, "place Mine")
    assert placeable(t) == {"Neutral", "Stranger"}
    t.now(A, "place Stranger")
    while t.state.phase == "setup":
        t.rest()
    assert t.names(A, "play") == ["Reducer", "Mine", "Stranger"]
    assert t.state.seats[A].gold == 0, "what was not spent is lost"


def test_the_neutral_faction_pays_one_more(make: MakeTable) -> None:
    """COMP-17."""
    t = dealt(
        make,
        card("Four", cost=4, house="Lannister"),
        card("Five", cost=5, house="Stark"),
        hand=("Four", "Five"),
        houses=("Neutral", "Stark"),
    )
    assert placeable(t) == {"Four"}


def test_copies_of_a_unique_card_are_duplicates_for_nothing(make: MakeTable) -> None:
    """SET-05."""
    t = dealt(make, card("Lord", cost=4, unique=True), card("Page", cost=1), hand=("Lord", "Lord", "Lord", "Page"))
    t.now(A, "place Lord")
    assert placeable(t) == {"Lord", "Page"}
    t.now(A, "place Lord").now(A, "place Lord").now(A, "place Page")
    if t.decision.kind == "cardgame.setup" and t.decision.seat == A:
        t.now(A, "done")
    lord = t.state.seats[A].play[0]
    assert sorted(t.names(A, "play")) == ["Lord", "Page"] and len(t.card(lord).duplicates) == 2
    assert all(t.zone(i) == "under" for i in t.card(lord).duplicates)


def test_a_second_copy_of_a_card_that_is_not_unique_costs(make: MakeTable) -> None:
    t = dealt(make, card("Guard", cost=3), hand=("Guard", "Guard"))
    t.do(A, "place Guard")
    assert t.state.decision is None or t.decision.kind != "cardgame.setup" or t.decision.seat != A or not placeable(t)


def test_attachments_only_with_the_setup_keyword(make: MakeTable) -> None:
    """SET-06: paid for with the others, attached after the reveal, on a card of one's own."""
    t = make(
        attachment("Sword", cost=1),
        attachment("Banner", cost=2, keywords=["Setup"]),
        card("Knight", cost=3),
        card("Squire", cost=0),
    )
    t.many(A, "hand", "Sword", "Banner", "Knight", "Squire")
    t.many(B, "hand", "Squire")
    t.begin("setup", round_=1)
    t.now(A, "keep").now(B, "keep")
    assert placeable(t) == {"Banner", "Knight", "Squire"}
    t.now(A, "place Banner")
    t.now(A, "place Knight").now(A, "place Squire")
    t.do(B, "place Squire")
    while t.decision.kind == "cardgame.setup":
        t.rest()
    assert t.decision.kind == "cardgame.pick" and t.options() == ["choose Knight", "choose Squire"]
    t.now(A, "choose Knight")
    knight = t.state.seats[A].play[t.names(A, "play").index("Knight")]
    assert [t.state.facts(i).name for i in t.card(knight).attachments] == ["Banner"]


def test_a_setup_attachment_that_fits_nowhere_is_discarded(make: MakeTable) -> None:
    t = dealt(make, attachment("Banner", cost=2, keywords=["Setup"]), hand=("Banner",))
    t.now(A, "place Banner")
    while t.state.phase == "setup":
        t.rest()
    assert t.names(A, "discard") == ["Banner"]


def test_events_and_cards_without_a_plain_cost_cannot_be_placed(make: MakeTable) -> None:
    """SET-07."""
    t = dealt(
        make,
        event("Song"),
        card("Dash", cost=None),
        card("Unknown", cost="X"),
        card("Shade", cost=2, shadow=True, crests=["Shadow"]),
        card("Plain", cost=1),
        hand=("Song", "Dash", "Unknown", "Shade", "Plain"),
    )
    assert placeable(t) == {"Plain"}


def test_one_limited_card_and_it_uses_up_no_allowance(make: MakeTable) -> None:
    """SET-08."""
    t = dealt(
        make,
        location("Keep", cost=1, keywords=["Limited"]),
        location("Tower", cost=1, keywords=["Limited"]),
        card("Page"),
        hand=("Keep", "Tower", "Page"),
    )
    t.now(A, "place Keep")
    assert placeable(t) == {"Page"}
    t.now(A, "done")
    assert t.state.seats[A].limited == 0


def test_setup_cards_stand_and_have_not_entered_play(make: MakeTable) -> None:
    """SET-09: neither played nor entering; no text that waits for either acts."""
    t = dealt(
        make,
        card("Herald", passive(after=entered_play(ANY), effect=claim_power(1)), cost=1),
        card("Clerk", response(after=played(ANY, by=ANYONE), effect=draw(1)), cost=1),
        hand=("Herald", "Clerk"),
    )
    t.now(A, "place Herald").now(A, "place Clerk")
    assert t.state.seats[A].power == 0
    assert not any(t.card(i).kneeling for i in t.state.seats[A].play)
    assert not {"entered_play", "played"} & set(t.kinds())


def test_hands_are_filled_to_seven_which_is_no_draw_by_an_effect(make: MakeTable) -> None:
    """SET-10."""
    t = dealt(make, card("One", cost=1), hand=("One", "One", "One", "One"))
    for _ in range(4):
        t.now(A, "place One")
    while t.state.phase == "setup":
        t.rest()
    assert len(t.names(A, "play")) == 4
    assert len(t.state.seats[A].hand) == 7 and t.state.seats[A].drawn == 0
    assert t.state.round == 1


def test_a_hand_of_the_king_is_no_setup_card(make: MakeTable) -> None:
    """HK-08, HK-69: out of play, no tokens, and its title cannot be placed by its player (HK-68)."""
    t = make(card("Lord", cost=1, unique=True), card("Page"), variant="hand-of-the-king")
    t.many(A, "hand", "Lord", "Page")
    hand = t.hand_of_the_king(A, "Lord")
    t.hand_of_the_king(B, "Lord")
    t.begin("setup", round_=1)
    t.now(A, "keep").now(B, "keep")
    assert placeable(t) == {"Page"}
    assert (t.zone(hand), t.card(hand).tokens) == ("beside", 0)
    assert hand not in t.state.seats[A].hand + t.state.seats[A].deck


@pytest.mark.parametrize("variant", ["joust", "hand-of-the-king"])
def test_the_first_round_follows(make: MakeTable, pool: Pool, decks: list[Deck], variant: str) -> None:
    state = new_game(pool, variant, decks, 4)
    while state.phase == "setup":
        assert state.decision is not None
        state.apply(
            state.decision.options[-1] if state.decision.kind == "cardgame.setup" else state.decision.options[0]
        )
    assert (state.round, state.phase) == (1, "plot") and state.decision is not None
    for seat in state.seats:
        assert len(seat.hand) == 7 and len(seat.plots) == 7 and len(seat.deck) + len(seat.play) + len(seat.under) == 53
