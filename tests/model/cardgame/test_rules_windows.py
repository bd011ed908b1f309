"""Windows and their steps: who acts when, saves and cancels, passives, responses, moribund cards (sections 4, 13)."""

from __future__ import annotations

import pytest

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.abilities.vocabulary import *
from tests.model.cardgame.conftest import MakeTable
from tests.model.cardgame.table import A, B, Table, attachment, card, event, location, plot

GALLOWS = location("Gallows", action(ANY_PHASE, cost=kneel(THIS), effect=kill(choose(CHARACTER))))
PREY = card("Prey")


def turns(t: Table, number: int) -> list[tuple[str, int]]:
    """The next decisions, all of them answered by doing nothing: phase and seat."""
    found = []
    for _ in range(number):
        found.append((t.state.phase, t.decision.seat))
        t.rest()
    return found


# -- player action windows (RND-05, RND-06) ----------------------------------------------------------------------------


def test_the_first_player_acts_first_even_when_another_is_active(make: MakeTable) -> None:
    """RND-06."""
    t = make().begin("marshalling", first=B)
    assert turns(t, 2) == [("marshalling", B), ("marshalling", A)]
    assert t.state.active_player == A
    assert turns(t, 2) == [("marshalling", B), ("marshalling", A)]


def test_who_has_passed_may_act_again_if_another_acted_after(make: MakeTable) -> None:
    """RND-06: one action or pass at a time; the window closes when all have passed in succession."""
    t = make().begin("dominance")
    seats = []
    for choice in ("pass", "use Bell", "pass", "use Bell", "use Bell", "pass", "pass"):
        seats.append(t.decision.seat)
        t.now(t.decision.seat, choice)
    assert seats == [A, B, A, B, A, B, A]
    assert t.state.phase == "dominance" and t.decision.seat == A, "the second window of the phase begins anew"
    assert "dominance_tied" in t.kinds()


@pytest.mark.parametrize(
    ("phase", "windows"),
    [
        ("draw", 2),
        ("marshalling", 2),
        ("dominance", 2),
        ("standing", 2),
        ("taxation", 2),
        ("challenges", 2),
    ],
)
def test_each_phase_has_its_windows(make: MakeTable, phase: str, windows: int) -> None:
    """RND-05: with nobody acting every window is a pass of each player; in the challenges phase each declines once."""
    t = make().begin(phase)
    kinds = []
    while t.state.phase == phase:
        kinds.append(t.decision.kind)
        t.rest()
    assert kinds.count("cardgame.action") == 2 * windows


def test_the_plot_phase_has_a_window_before_and_after_but_none_between(make: MakeTable) -> None:
    """RND-05, PLOT-02."""
    t = make(plot("One"), plot("Two"))
    for seat in (A, B):
        t.many(seat, "plots", "One", "Two")
    t.begin("plot")
    kinds = []
    while t.state.phase == "plot":
        kinds.append(t.decision.kind.removeprefix("cardgame."))
        t.rest()
    assert kinds == ["action", "action", "plot", "plot", "first_player", "action", "action"]


def test_windows_of_a_challenge(make: MakeTable) -> None:
    """CHL-04, ORD-03: before it, between attackers and defenders, between defenders and resolution, and after it."""
    t = make(card("Rider"), card("Guard"))
    t.many(A, "play", "Rider")
    t.many(B, "play", "Guard")
    t.begin("challenges")
    kinds = []
    t.do(A, "challenge power B")
    while t.state.challenge is not None:
        kinds.append((t.decision.kind.removeprefix("cardgame."), t.decision.seat))
        t.rest()
    assert kinds == [("action", A), ("action", B), ("defenders", B), ("action", A), ("action", B)]
    assert (t.decision.kind, t.decision.seat) == ("cardgame.action", A)


def test_only_the_active_player_pays_gold_while_marshalling(make: MakeTable) -> None:
    """MAR-05."""
    t = make(event("Gift", action(ANY_PHASE, cost=gold(1), effect=draw(1))))
    for seat in (A, B):
        t.many(seat, "hand", "Gift")
        t.state.own_seat(seat).gold = 2
    t.begin("marshalling")
    assert t.offers(A, "play Gift")
    t.now(A, "pass")
    assert t.decision.seat == B and not t.offers(B, "play Gift")
    t.now(B, "pass")
    assert t.state.active_player == B
    assert not t.offers(A, "play Gift")
    t.now(A, "pass")
    assert t.offers(B, "play Gift")


def test_only_the_active_player_marshals(make: MakeTable) -> None:
    """MAR-04: and opponents may act between two of his cards."""
    t = make(card("Knight"))
    for seat in (A, B):
        t.many(seat, "hand", "Knight", "Knight")
        t.state.own_seat(seat).gold = 3
    t.begin("marshalling").now(A, "marshal Knight")
    assert t.decision.seat == B and t.options() == ["pass", "use Bell"]
    t.now(B, "use Bell").now(A, "marshal Knight")
    assert t.names(A, "play").count("Knight") == 2 and t.state.seats[A].gold == 1


# -- step 2: saves and cancels (TIM-10) --------------------------------------------------------------------------------


def test_saves_go_round_until_all_pass_in_succession(make: MakeTable) -> None:
    """TIM-10: one at a time in player order; who passed may still save after another has."""
    shield = location("Shield", response(to=killed(CHARACTER & YOURS), cost=kneel(THIS), effect=save(SUBJECT)))
    t = make(plot("Massacre", when_revealed(kill(each(CHARACTER)))), plot("Peace"), PREY, shield)
    t.many(A, "plots", "Massacre")
    t.many(B, "plots", "Peace")
    mine = t.many(A, "play", "Prey", "Prey")
    yours = t.many(B, "play", "Prey", "Prey")
    t.many(A, "play", "Shield", "Shield")
    t.many(B, "play", "Shield", "Shield")
    t.begin("plot", first=B).until("save")
    seats = []
    for text in ("save Shield", "pass", "save Shield", "save Shield", "pass", "pass"):
        if t.decision.kind != "cardgame.save":
            break
        seats.append(t.decision.seat)
        t.now(t.decision.seat, text)
        while t.decision.kind in ("cardgame.occurrence", "cardgame.pick"):
            t.take(t.decision.options[0])
    first = seats[0]
    assert seats[:4] == [first, 1 - first, first, 1 - first]
    assert sum(t.zone(i) == "play" and not t.card(i).moribund for i in mine + yours) == 3


def test_step_two_is_asked_in_player_order(make: MakeTable) -> None:
    shield = location("Shield", response(to=killed(ANY), cost=kneel(THIS), effect=save(SUBJECT)))
    for first in (A, B):
        t = make(PREY, GALLOWS, shield)
        t.many(A, "play", "Prey", "Gallows", "Shield")
        t.many(B, "play", "Shield")
        t.begin("dominance", first=first).do(A, "use Gallows")
        assert (t.decision.kind, t.decision.seat) == ("cardgame.save", first)
        t.now(first, "pass")
        assert (t.decision.kind, t.decision.seat) == ("cardgame.save", 1 - first)


def test_one_save_is_enough(make: MakeTable) -> None:
    """TIM-27: what is saved is no longer about to happen; nobody is asked again, and the card is as it was."""
    t = make(
        PREY,
        GALLOWS,
        location("Shield", response(to=killed(ANY), cost=kneel(THIS), effect=save(SUBJECT))),
        attachment("Sword"),
    )
    prey = t.put(B, "play", "Prey", kneeling=True, power=2)
    sword = t.put(B, "play", "Sword", on=prey)
    t.many(B, "play", "Shield")
    t.many(A, "play", "Gallows", "Shield")
    t.begin("dominance").do(A, "use Gallows").do(B, "save Shield")
    assert t.decision.kind == "cardgame.action"
    assert (t.card(prey).kneeling, t.card(prey).power, t.card(prey).attachments) == (True, 2, (sword,))
    assert "killed" not in t.kinds()


def test_a_save_may_enable_the_next_one(make: MakeTable) -> None:
    """TIM-30: a character saves itself and, standing again, another."""
    t = make(
        plot("Massacre", when_revealed(kill(each(CHARACTER)))),
        plot("Peace"),
        PREY,
        card("Healer", response(to=killed(ANY), cost=kneel(THIS), effect=save(SUBJECT))),
        location(
            "Cup", response(to=killed(named("Healer")), cost=kneel(THIS), effect=do(stand(SUBJECT), save(SUBJECT)))
        ),
    )
    t.many(A, "plots", "Massacre")
    t.many(B, "plots", "Peace")
    prey, healer = t.many(B, "play", "Prey", "Healer")
    t.many(B, "play", "Cup")
    t.begin("plot").until("save", B)
    t.do(B, "save Healer")
    if t.decision.kind == "cardgame.occurrence":
        t.now(B, "choose Prey")
    assert t.card(healer).kneeling
    t.do(B, "save Cup").until("action")
    assert (t.zone(prey), t.zone(healer)) == ("play", "play") and not t.card(healer).kneeling


def test_what_cannot_be_saved_is_not_asked_for(make: MakeTable) -> None:
    """TIM-28: not by texts and not by duplicates; "cannot be killed" still helps (TIM-29)."""
    t = make(
        card("Prey", unique=True),
        location("Shield", response(to=killed(ANY), cost=kneel(THIS), effect=save(SUBJECT))),
        location("Gallows", action(ANY_PHASE, cost=kneel(THIS), effect=kill(choose(CHARACTER), saveable=False))),
    )
    prey = t.put(B, "play", "Prey", duplicates=1)
    t.many(B, "play", "Shield")
    t.many(A, "play", "Gallows")
    t.begin("dominance").do(A, "use Gallows")
    assert t.decision.kind == "cardgame.action" and t.zone(prey) == "dead"
    assert t.names(B, "discard") == ["Prey"]


def test_framework_events_cannot_be_cancelled_but_what_they_cause_can_be_saved_from(make: MakeTable) -> None:
    """TIM-21."""
    t = make(
        card("Rider", str=5),
        PREY,
        location("Censor", response(to=effect_of(ANY), cost=kneel(THIS), effect=cancel())),
        location("Shield", response(to=killed(ANY), cost=kneel(THIS), effect=save(SUBJECT))),
    )
    t.many(A, "play", "Rider")
    prey = t.put(B, "play", "Prey")
    t.many(B, "play", "Censor", "Shield")
    t.begin("challenges").attack(A, "military", "Rider").until("save", B)
    assert t.options() == ["pass", "save Shield"]
    t.now(B, "save Shield").finish_challenge()
    assert t.zone(prey) == "play" and t.state.seats[A].power == 1


# -- replacements (TIM-34, TIM-36) -------------------------------------------------------------------------------------


def test_the_first_player_orders_replacements(make: MakeTable) -> None:
    """TIM-34: the first one that is applied takes the event away from the other."""
    for first in (A, B):
        for name, gold_, power in (("Ransom", 2, 0), ("Legend", 0, 2)):
            t = make(
                PREY,
                GALLOWS,
                location("Ransom", instead(of_=killed(ANY), do_=gain_gold(2))),
                location("Legend", instead(of_=killed(ANY), do_=claim_power(2))),
            )
            prey = t.put(B, "play", "Prey")
            t.many(B, "play", "Ransom", "Legend")
            t.many(A, "play", "Gallows")
            t.begin("dominance", first=first).do(A, "use Gallows")
            assert (t.decision.kind, t.decision.seat) == ("cardgame.order", first)
            assert t.options() == ["choose Ransom", "choose Legend"]
            t.now(first, f"choose {name}")
            assert (t.state.seats[B].gold, t.state.seats[B].power, t.zone(prey)) == (gold_, power, "play")
            assert t.decision.kind == "cardgame.action"


def test_a_replacement_is_applied_once_by_the_same_source(make: MakeTable) -> None:
    """TIM-34: what it puts in the place may be of the same kind without being replaced for ever."""
    t = make(
        location("Splitter", instead(of_=pt_power(), do_=claim_power(1))),
        event("Song", action(ANY_PHASE, effect=claim_power(3))),
    )
    t.many(A, "play", "Splitter")
    t.many(A, "hand", "Song")
    t.begin("dominance").do(A, "play Song")
    assert t.state.seats[A].power == 1


def pt_power() -> Any:
    from agot_desktop.model.cardgame.abilities.patterns import OfPlayer

    return OfPlayer("power_claimed", YOU, "effect")


def test_the_hand_of_the_king_pays_with_itself_neither_alone_nor_among_others(make: MakeTable) -> None:
    """HK-46."""
    t = make(
        card("Lord", unique=True),
        card("Martyr"),
        card("Second Martyr"),
        event("Offering", action(ANY_PHASE, cost=kill(pick(CHARACTER & YOURS)), effect=claim_power(1))),
        variant="hand-of-the-king",
    )
    hand = t.hand_of_the_king(A, "Lord", 3)
    t.hand_of_the_king(B, "Lord", 0)
    t.many(A, "play", "Martyr", "Second Martyr")
    t.many(A, "hand", "Offering")
    t.begin("dominance").do(A, "play Offering")
    assert (t.decision.kind, t.options()) == ("cardgame.cost", ["choose Martyr", "choose Second Martyr"])
    assert t.card(hand).tokens == 3


def test_a_replaced_cost_is_not_paid(make: MakeTable) -> None:
    """TIM-36: nobody pays with a card whose leaving play is replaced."""
    t = make(
        card("Martyr"),
        location("Mirror", instead(of_=killed(CHARACTER), do_=gain_gold(1))),
        event("Offering", action(ANY_PHASE, cost=kill(pick(CHARACTER & YOURS), saveable=False), effect=claim_power(1))),
    )
    martyr = t.put(A, "play", "Martyr")
    t.many(A, "hand", "Offering")
    t.begin("dominance").do(A, "play Offering")
    assert t.zone(martyr) == "dead" and t.state.seats[A].power == 1

    t = make(
        card("Martyr"),
        location("Mirror", instead(of_=killed(CHARACTER), do_=gain_gold(1))),
        event("Offering", action(ANY_PHASE, cost=kill(pick(CHARACTER & YOURS), saveable=False), effect=claim_power(1))),
    )
    martyr = t.put(A, "play", "Martyr")
    t.many(A, "play", "Mirror")
    t.many(A, "hand", "Offering")
    t.begin("dominance").until("action", A)
    assert not t.offers(A, "play Offering")


# -- steps 4 and 5 -----------------------------------------------------------------------------------------------------


def test_passives_come_before_responses_and_the_first_player_orders_them(make: MakeTable) -> None:
    """TIM-13, TIM-14: whoever controls them; passives caused by passives follow in the same step."""
    t = make(
        PREY,
        GALLOWS,
        location("Bell Tower", passive(after=killed(ANY), effect=gain_gold(1))),
        location("Crypt", passive(after=killed(ANY), effect=put_gold(1))),
        location("Chain", passive(after=OfPlayerGold(), effect=draw(1))),
        location("Mourner", response(after=killed(ANY), cost=kneel(THIS), effect=draw(1))),
    )
    t.many(B, "play", "Prey", "Mourner")
    t.many(A, "play", "Gallows", "Bell Tower", "Chain")
    crypt = t.put(B, "play", "Crypt")
    t.begin("dominance", first=B).do(A, "use Gallows")
    assert (t.decision.kind, t.decision.seat) == ("cardgame.order", B)
    assert t.options() == ["choose Bell Tower", "choose Crypt"]
    t.now(B, "choose Bell Tower")
    assert t.decision.kind == "cardgame.order" and t.options() == ["choose Chain", "choose Crypt"]
    t.now(B, "choose Crypt")
    assert t.card(crypt).gold == 1 and len(t.state.seats[A].hand) == 1
    assert (t.decision.kind, t.decision.seat) == ("cardgame.response", B)


def OfPlayerGold() -> Any:  # reads as the word that it is
    from agot_desktop.model.cardgame.abilities.patterns import OfPlayer

    return OfPlayer("gold_gained", YOU)


def test_responses_go_round_from_the_first_player(make: MakeTable) -> None:
    """TIM-15: one response or pass each in turn, until all pass in succession."""
    mourner = location("Mourner", response(after=killed(ANY), cost=kneel(THIS), effect=draw(1)))
    t = make(PREY, GALLOWS, mourner)
    t.many(B, "play", "Prey", "Mourner", "Mourner")
    t.many(A, "play", "Gallows", "Mourner", "Mourner")
    t.begin("dominance", first=B).do(A, "use Gallows")
    seats = []
    for text in ("pass", "respond Mourner", "respond Mourner", "pass", "respond Mourner"):
        assert t.decision.kind == "cardgame.response"
        seats.append(t.decision.seat)
        t.now(t.decision.seat, text)
    assert seats == [B, A, B, A, B]
    assert (t.decision.kind, t.decision.seat) == ("cardgame.response", A), "A passed before B responded"
    t.now(A, "pass")
    assert t.decision.kind == "cardgame.action"


def test_there_is_no_stack_of_responses(make: MakeTable) -> None:
    """TIM-16: a response is resolved whole, its own occurrences become new triggers of the same step."""
    t = make(
        PREY,
        GALLOWS,
        card("Second Prey"),
        location("Revenge", response(after=killed(named("Prey")), cost=kneel(THIS), effect=kill(choose(CHARACTER)))),
        location("Answer", response(after=killed(named("Second Prey")), cost=kneel(THIS), effect=claim_power(1))),
    )
    t.many(B, "play", "Prey", "Revenge")
    t.many(A, "play", "Gallows", "Second Prey", "Answer")
    t.begin("dominance").do(A, "use Gallows", "choose Prey")
    assert t.decision.seat == B and t.options() == ["pass", "respond Revenge"], "nothing to answer yet"
    t.now(B, "respond Revenge")
    assert t.state.seats[A].power == 0 and t.offers(A, "respond Answer")
    assert sum(e.kind == "killed" for e in t.state.history) == 2


def test_a_response_answers_each_occurrence_once(make: MakeTable) -> None:
    """TIM-17: two deaths, two uses, whatever it costs; a third is not offered."""
    t = make(
        event("Slaughter", action(ANY_PHASE, effect=kill(each(CHARACTER & THEIRS)))),
        PREY,
        location("Mourner", response(after=killed(ANY), effect=draw(1))),
    )
    t.many(B, "play", "Prey", "Prey", "Mourner")
    t.many(A, "hand", "Slaughter")
    t.begin("dominance").do(A, "play Slaughter").now(B, "respond Mourner").now(B, "respond Mourner")
    assert t.decision.kind == "cardgame.action" and len(t.state.seats[B].hand) == 2


def test_a_limit_counts_over_occurrences(make: MakeTable) -> None:
    """TIM-39: by card and stay in play."""
    t = make(
        event("Slaughter", action(ANY_PHASE, effect=kill(each(CHARACTER & THEIRS)))),
        PREY,
        location("Mourner", response(after=killed(ANY), effect=draw(1), limit=once(PHASE))),
    )
    t.many(B, "play", "Prey", "Prey", "Mourner", "Mourner")
    t.many(A, "hand", "Slaughter")
    t.begin("dominance").do(A, "play Slaughter").now(B, "respond Mourner").now(B, "respond Mourner")
    assert t.decision.kind == "cardgame.action" and len(t.state.seats[B].hand) == 2


def test_a_card_that_came_later_answers_later_occurrences_only(make: MakeTable) -> None:
    """ADD-04."""
    t = make(
        PREY,
        GALLOWS,
        card("Avenger", response(after=killed(ANY), effect=draw(1))),
        card("Second Prey"),
        location(
            "Door", response(after=killed(ANY), cost=kneel(THIS), effect=put_into_play(pick(CHARACTER, in_=hand())))
        ),
        location(
            "Knife", response(after=killed(named("Prey")), cost=kneel(THIS), effect=kill(choose(named("Second Prey"))))
        ),
    )
    t.many(B, "play", "Prey", "Door", "Knife")
    t.many(B, "hand", "Avenger")
    t.many(A, "play", "Gallows", "Second Prey")
    t.begin("dominance").do(A, "use Gallows", "choose Prey").now(B, "respond Door")
    assert not t.offers(B, "respond Avenger")
    t.now(B, "respond Knife")
    assert t.offers(B, "respond Avenger")
    t.now(B, "respond Avenger")
    assert not t.offers(B, "respond Avenger")


# -- moribund (TIM-22 to TIM-26) ---------------------------------------------------------------------------------------


def test_what_hangs_on_a_moribund_card_is_moribund_too(make: MakeTable) -> None:
    """TIM-25: attachments and duplicates go to their owners' discard piles at the same time."""
    t = make(
        card("Prey", unique=True),
        GALLOWS,
        attachment("Sword"),
        attachment("Leash"),
        location("Mourner", response(after=killed(ANY), cost=kneel(THIS), effect=draw(1))),
        location("Smith", action(ANY_PHASE, effect=draw(1))),
    )
    prey = t.put(B, "play", "Prey", duplicates=2)
    sword, leash = t.put(B, "play", "Sword", on=prey), t.put(A, "play", "Leash", on=prey)
    t.many(A, "play", "Gallows")
    t.many(B, "play", "Mourner")
    t.begin("dominance").do(A, "use Gallows").now(B, "pass")
    assert t.decision.kind == "cardgame.response"
    assert [t.card(i).moribund for i in (prey, sword, leash)] == ["dead", "discard", "discard"]
    assert [t.zone(i) for i in (prey, sword, leash)] == ["play"] * 3
    t.now(B, "pass")
    assert t.names(B, "dead") == ["Prey"] and sorted(t.names(B, "discard")) == ["Prey", "Prey", "Sword"]
    assert t.names(A, "discard") == ["Leash"]


def test_a_card_made_moribund_in_a_nested_response_leaves_with_the_outer_window(make: MakeTable) -> None:
    """TIM-26."""
    t = make(
        PREY,
        card("Second Prey"),
        GALLOWS,
        location("Revenge", response(after=killed(named("Prey")), cost=kneel(THIS), effect=kill(choose(CHARACTER)))),
        location("Mourner", response(after=killed(ANY), cost=kneel(THIS), effect=draw(1))),
    )
    t.many(B, "play", "Prey", "Revenge", "Mourner")
    second = t.put(A, "play", "Second Prey")
    t.many(A, "play", "Gallows")
    t.begin("dominance").do(A, "use Gallows", "choose Prey").now(B, "respond Revenge")
    assert t.card(second).moribund == "dead" and t.zone(second) == "play"
    assert t.decision.kind == "cardgame.response"
    t.now(B, "respond Mourner")
    assert t.zone(second) == "dead"


def test_a_moribund_card_is_in_play_but_cannot_be_made_to_leave_again(make: MakeTable) -> None:
    """TIM-23, TIM-24: its constant text works and its power counts; it is neither chosen nor saved, its first
    destination stands."""
    t = make(
        card("Captain", constant(strength(named("Soldier"), +2))),
        card("Soldier"),
        GALLOWS,
        location("Net", response(after=killed(ANY), cost=kneel(THIS), effect=return_to_hand(choose(CHARACTER)))),
        location("Flood", response(after=killed(ANY), cost=kneel(THIS), effect=discard(each(CHARACTER & THEIRS)))),
    )
    captain = t.put(B, "play", "Captain", power=2)
    soldier = t.put(B, "play", "Soldier")
    t.many(A, "play", "Gallows", "Net", "Flood")
    t.begin("dominance").do(A, "use Gallows", "choose Captain")
    assert t.decision.kind == "cardgame.response"
    assert stats.strength(t.state, soldier) == 4 and stats.power_of(t.state, B) == 2
    t.now(A, "respond Net")
    assert t.card(soldier).moribund == "hand" or t.zone(soldier) == "hand", "there was no other to choose"
    t.until("action")
    assert (t.zone(captain), t.zone(soldier)) == ("dead", "hand"), "the flood finds nobody who could still leave"


def test_a_chosen_target_that_became_illegal_is_passed_over(make: MakeTable) -> None:
    """TIM-12."""
    t = make(
        event("Arrow", action(ANY_PHASE, effect=do(kill(choose(CHARACTER & THEIRS & STANDING)), draw(1)))),
        PREY,
        location("Warning", response(to=effect_of(EVENT), cost=kneel(THIS), effect=kneel(choose(CHARACTER & YOURS)))),
    )
    prey = t.put(B, "play", "Prey")
    t.many(B, "play", "Warning")
    t.many(A, "hand", "Arrow")
    t.begin("dominance").do(A, "play Arrow").do(B, "cancel Warning")
    assert t.zone(prey) == "play" and len(t.state.seats[A].hand) == 1


# -- plots (PLOT-05 to PLOT-08) ----------------------------------------------------------------------------------------


def initiative(make: MakeTable, seed: int, powers: tuple[int, int] = (0, 0), inits: tuple[int, int] = (2, 2)) -> int:
    t = make(plot("Plot of A", initiative=inits[0]), plot("Plot of B", initiative=inits[1]), seed=seed)
    t.many(A, "plots", "Plot of A")
    t.many(B, "plots", "Plot of B")
    for seat in (A, B):
        t.state.own_seat(seat).power = powers[seat]
    t.begin("plot").until("first_player")
    assert t.state.initiative_winner == t.decision.seat
    return t.decision.seat


def test_initiative_goes_to_the_higher_total_then_to_less_power_then_to_chance(make: MakeTable) -> None:
    """PLOT-04, PLOT-05."""
    assert {initiative(make, seed, inits=(3, 2)) for seed in range(6)} == {A}
    assert {initiative(make, seed, powers=(3, 5)) for seed in range(6)} == {A}
    assert {initiative(make, seed, powers=(5, 3)) for seed in range(6)} == {B}
    assert {initiative(make, seed, powers=(5, 3), inits=(3, 2)) for seed in range(6)} == {A}
    tied = [initiative(make, seed, powers=(4, 4)) for seed in range(24)]
    assert 5 < sum(tied) < 19
    assert tied == [initiative(make, seed, powers=(4, 4)) for seed in range(24)], "the same chance for the same seed"


def test_power_on_cards_counts_for_the_tie(make: MakeTable) -> None:
    """PLOT-05: House card, characters and other cards."""
    for seed in range(4):
        t = make(plot("Plot of A"), plot("Plot of B"), PREY, seed=seed)
        t.many(A, "plots", "Plot of A")
        t.many(B, "plots", "Plot of B")
        t.put(A, "play", "Prey", power=2)
        t.state.own_seat(B).power = 1
        t.begin("plot").until("first_player")
        assert t.decision.seat == B


def test_the_winner_of_initiative_names_any_first_player(make: MakeTable) -> None:
    """PLOT-06, PLOT-07: two facts; the First Player orders the texts, each for its owner (PLOT-08)."""
    t = make(plot("Harvest", when_revealed(gain_gold(2)), initiative=5), plot("Council", when_revealed(draw(1))))
    t.many(A, "plots", "Harvest")
    t.many(B, "plots", "Council")
    t.begin("plot").until("first_player", A).now(A, "first B")
    assert (t.state.initiative_winner, t.state.first_player) == (A, B)
    assert (t.decision.kind, t.decision.seat) == ("cardgame.order", B)
    assert t.options() == ["choose Harvest", "choose Council"]
    t.now(B, "choose Council")
    assert (t.state.seats[A].gold, len(t.state.seats[B].hand)) == (2, 1)


def test_cards_killed_by_a_plot_stay_until_the_end_of_the_window(make: MakeTable) -> None:
    """PLOT-11: a later text still finds them in play; passives and responses come once, after all texts."""
    t = make(
        plot("Massacre", when_revealed(kill(each(CHARACTER & THEIRS))), initiative=5),
        plot("Roll Call", when_revealed(claim_power(count(CHARACTER & YOURS)))),
        PREY,
        location("Mourner", response(after=killed(ANY), cost=kneel(THIS), effect=draw(1))),
    )
    t.many(A, "plots", "Massacre")
    t.many(B, "plots", "Roll Call")
    prey = t.put(B, "play", "Prey")
    t.many(B, "play", "Mourner")
    t.begin("plot").until("order").do(t.decision.seat, "choose Massacre")
    assert t.decision.kind == "cardgame.response" and t.zone(prey) == "play"
    assert t.state.seats[B].power == 1
    t.now(B, "pass")
    assert t.zone(prey) == "dead"


# -- challenges: who may be declared (CHL-06, CHL-12) ------------------------------------------------------------------


def test_who_cannot_attack_alone_is_declared_with_others_only(make: MakeTable) -> None:
    t = make(
        card("Meek", constant(cannot(THIS, "ATTACK", alone=True), cannot(THIS, "DEFEND", alone=True))), card("Rider")
    )
    t.many(A, "play", "Meek", "Rider")
    t.many(B, "play", "Rider", "Meek")
    t.begin("challenges").do(A, "challenge power B")
    assert t.options() == ["choose Meek", "choose Rider"]
    t.now(A, "choose Meek")
    assert t.state.challenge is not None and len(t.state.challenge.attackers) == 2, "nobody else could come along"
    t.until("defenders", B)
    assert t.options() == ["choose Rider", "done"], "after the rider it may still be picked, but never first"
    t.now(B, "choose Rider")
    assert t.options() == ["choose Meek", "done"]
    t = make(card("Meek", constant(cannot(THIS, "ATTACK", alone=True))), card("Rider", icons=["military"]))
    t.many(A, "play", "Meek", "Rider")
    t.begin("challenges").until("challenge", A)
    assert t.options() == ["challenge military B", "pass"]


def test_what_happened_in_this_challenge_is_asked_within_it_only(make: MakeTable) -> None:
    t = make(
        location("Clerk", action(CHALLENGES, when=happened(declared(ANY), this="challenge"), effect=draw(1))),
        card("Rider"),
    )
    t.many(A, "play", "Clerk", "Rider")
    t.begin("challenges").until("action", A)
    assert not t.offers(A, "use Clerk")
    t.attack(A, "power", "Rider").until("action", A)
    assert t.offers(A, "use Clerk")
    t.finish_challenge().until("action", A)
    assert not t.offers(A, "use Clerk")


# -- step 1: targets that depend on targets (TIM-08, TGT-03) -----------------------------------------------------------


def test_a_target_that_depends_on_another_is_looked_for_with_it(make: MakeTable) -> None:
    """Only those are offered first with which the second can be chosen, too."""
    device = location(
        "Device",
        action(
            ANY_PHASE,
            effect=do(
                kneel(choose(CHARACTER, name="bearer")), discard(choose(ATTACHMENT & attached_to(that("bearer"))))
            ),
        ),
    )
    t = make(device, card("Bare"), card("Armed"), attachment("Sword"))
    t.many(B, "play", "Bare")
    t.many(A, "play", "Device")
    t.begin("dominance")
    assert not t.offers(A, "use Device")
    t = make(device, card("Bare"), card("Armed"), card("Second Armed"), attachment("Sword"))
    t.many(B, "play", "Bare")
    swords = [t.put(B, "play", "Sword", on=t.put(B, "play", name)) for name in ("Armed", "Second Armed")]
    t.many(A, "play", "Device")
    t.begin("dominance").now(A, "use Device")
    assert t.options() == ["choose Armed", "choose Second Armed"]
    t.now(A, "choose Second Armed")
    assert [t.zone(i) for i in swords] == ["play", "discard"]


def test_a_target_among_the_cards_of_a_chosen_opponent(make: MakeTable) -> None:
    t = make(
        location(
            "Device",
            action(ANY_PHASE, limit=once(PHASE), effect=kneel(choose(CHARACTER & controlled_by(choose_opponent())))),
        ),
        card("Mine"),
        card("Theirs"),
    )
    mine = t.put(A, "play", "Mine")
    t.many(A, "play", "Device")
    t.begin("dominance")
    assert not t.offers(A, "use Device")
    t = make(
        location(
            "Device",
            action(ANY_PHASE, limit=once(PHASE), effect=kneel(choose(CHARACTER & controlled_by(choose_opponent())))),
        ),
        card("Mine"),
        card("Theirs"),
    )
    mine = t.put(A, "play", "Mine")
    theirs = t.put(B, "play", "Theirs")
    t.many(A, "play", "Device")
    t.begin("dominance").now(A, "use Device")
    assert t.card(theirs).kneeling and not t.card(mine).kneeling


@pytest.mark.parametrize(("n", "up_to", "offered"), [(2, False, False), (2, True, True), (1, False, True)])
def test_a_numbered_choice_needs_all_of_them(make: MakeTable, n: int, up_to: bool, offered: bool) -> None:
    """TGT-03."""
    t = make(location("Device", action(ANY_PHASE, effect=kneel(choose(CHARACTER, n=n, up_to=up_to)))), card("Page"))
    t.many(B, "play", "Page")
    t.many(A, "play", "Device")
    t.begin("dominance")
    assert t.offers(A, "use Device") is offered


def test_titles_go_back_before_new_ones_are_taken_even_after_a_skipped_taxation(make: MakeTable) -> None:
    """RND-10, TAX-02, MEL-03: with four players and six titles nobody is left without a choice."""
    houses = ("Stark", "Lannister", "Baratheon", "Martell")
    t = make(location("Veto", constant(skip(TAXATION))), variant="melee", houses=houses)
    t.many(A, "play", "Veto")
    for seat in range(4):
        t.many(seat, "plots", "Plain Plot")
    t.begin("plot")
    for round_ in (2, 3):
        free = []
        while t.state.phase != "draw" or t.state.round != round_:
            if t.decision.kind == "cardgame.title":
                free.append(len(t.decision.options))
            t.rest()
        assert free == [6, 5, 4, 3] and sorted(t.state.titles.values()) == [0, 1, 2, 3]
