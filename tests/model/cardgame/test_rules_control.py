"""Control, unique cards and duplicates, influence (sections 15, 18, 21)."""

from __future__ import annotations

import pytest

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.abilities.vocabulary import *
from tests.model.cardgame.conftest import MakeTable
from tests.model.cardgame.table import A, B, attachment, card, event, location

THEFT = event("Theft", action(ANY_PHASE, effect=take_control(choose(CARD & ~named("Bell") & THEIRS))))
GALLOWS = location("Gallows", action(ANY_PHASE, cost=kneel(THIS), effect=kill(choose(CHARACTER))))


# -- control (CTRL-01 to CTRL-07) --------------------------------------------------------------------------------------


def test_the_new_controller_uses_the_card_in_every_way(make: MakeTable) -> None:
    """CTRL-01 to CTRL-03, POW-03: power, income, abilities, attacking; for good, if the effect names no end."""
    t = make(THEFT, card("Lord", action(ANY_PHASE, limit=once(PHASE), effect=draw(1)), income=2))
    lord = t.put(B, "play", "Lord", power=2)
    t.many(A, "hand", "Theft")
    t.begin("draw").do(A, "play Theft")
    assert (t.card(lord).owner, t.card(lord).controller) == (B, A)
    assert (stats.power_of(t.state, A), stats.power_of(t.state, B)) == (2, 0)
    assert (stats.income(t.state, A), stats.income(t.state, B)) == (2, 0)
    t.do(A, "use Lord")
    assert len(t.state.seats[A].hand) == 1
    t.until_phase("challenges").until("challenge", A)
    assert t.offers(A, "challenge military B")
    t.until_phase("plot").until_phase("draw")
    assert t.card(lord).controller == A


def test_it_keeps_its_state_and_stops_participating(make: MakeTable) -> None:
    """CTRL-04, CHL-15, ATT-07: kneeling, power, attachments and their controllers stay."""
    t = make(THEFT, card("Rider", str=3), attachment("Sword"))
    rider = t.put(B, "play", "Rider", power=1)
    sword = t.put(B, "play", "Sword", on=rider)
    t.many(A, "hand", "Theft")
    t.begin("challenges", first=A, active=B).attack(B, "power", "Rider").do(A, "play Theft", "choose Rider")
    found = t.card(rider)
    assert (found.controller, found.kneeling, found.power, found.attachments) == (A, True, 1, (sword,))
    assert t.card(sword).controller == B
    assert t.state.challenge is not None and t.state.challenge.attackers == []
    t.finish_challenge()
    assert t.state.last_challenge is not None and t.state.last_challenge.winner == -1


@pytest.mark.parametrize(
    ("how", "zone"), [(kill, "dead"), (discard, "discard"), (return_to_hand, "hand"), (put_on_deck, "deck")]
)
def test_leaving_play_ends_control_and_leads_to_the_owner(make: MakeTable, how: Any, zone: str) -> None:
    """CTRL-05, KILL-06."""
    t = make(card("Lord"), location("Fate", action(ANY_PHASE, cost=kneel(THIS), effect=how(choose(CHARACTER)))))
    lord = t.put(B, "play", "Lord", controller=A, power=1)
    t.many(B, "play", "Fate")
    t.begin("dominance").do(B, "use Fate")
    assert (t.zone(lord), t.card(lord).controller, t.card(lord).power) == (zone, B, 0)
    assert lord in t.state.seats[B].zone(zone)


def test_who_controls_the_dead_card_lost_it(make: MakeTable) -> None:
    """E02: "a character that you control is killed" looks at the controller at that moment."""
    t = make(
        GALLOWS,
        card("Lord"),
        location("Mourner", response(after=killed(CHARACTER & YOURS), cost=kneel(THIS), effect=draw(1))),
    )
    t.put(B, "play", "Lord", controller=A)
    t.many(A, "play", "Mourner", "Gallows")
    t.many(B, "play", "Mourner")
    t.begin("dominance").do(A, "use Gallows")
    assert (t.decision.kind, t.decision.seat) == ("cardgame.response", A)
    t.now(A, "pass")
    assert t.decision.kind == "cardgame.action" and t.names(B, "dead") == ["Lord"]


def test_uniqueness_limits_taking_control(make: MakeTable) -> None:
    """CTRL-06, UNI-01: not what one has in play or in the dead pile oneself."""
    for zone in ("play", "dead"):
        t = make(THEFT, card("Lord", unique=True), card("Page"))
        t.many(B, "play", "Lord", "Page")
        t.many(A, zone, "Lord")
        t.many(A, "hand", "Theft")
        t.begin("dominance").do(A, "play Theft")
        assert "Page" in [t.state.facts(i).name for i in t.state.index.controlled[A]]
        assert sum(t.state.facts(i).name == "Lord" for i in t.state.index.controlled[A]) == (1 if zone == "play" else 0)


def test_the_owner_may_not_bring_a_copy_while_another_has_his_card(make: MakeTable) -> None:
    """UNI-02."""
    t = make(card("Lord", unique=True, cost=0))
    t.put(B, "play", "Lord", controller=A)
    t.many(B, "hand", "Lord")
    t.many(A, "hand", "Lord")
    t.begin("marshalling")
    assert not t.offers(A, "marshal Lord") and not t.offers(A, "duplicate Lord"), (
        "he controls one, which he does not own"
    )
    while t.state.active_player != B:
        t.rest()
    t.until("action", B)
    assert not t.offers(B, "marshal Lord") and not t.offers(B, "duplicate Lord")


def test_a_hand_of_the_king_loses_a_token_instead_of_changing_sides(make: MakeTable) -> None:
    """HK-16, HK-43, HK-45."""
    t = make(THEFT, card("Lord", unique=True, cost=1), variant="hand-of-the-king")
    hand = t.hand_of_the_king(B, "Lord", 3)
    t.hand_of_the_king(A, "Hodor", 0)
    t.many(A, "hand", "Theft")
    t.begin("dominance").do(A, "play Theft")
    assert (t.card(hand).controller, t.card(hand).tokens, t.zone(hand)) == (B, 2, "play")
    assert "control_changed" not in t.kinds()


# -- duplicates (UNI-05 to UNI-11) -------------------------------------------------------------------------------------


def test_a_duplicate_saves_from_killing_discarding_and_returning(make: MakeTable) -> None:
    """UNI-08: it goes to the discard pile, whatever it saved from."""
    for how in (kill, discard, return_to_hand):
        t = make(
            card("Lord", unique=True),
            location("Fate", action(ANY_PHASE, cost=kneel(THIS), effect=how(choose(CHARACTER)))),
        )
        lord = t.put(B, "play", "Lord", duplicates=2, power=1)
        t.many(A, "play", "Fate", "Fate")
        t.begin("dominance").do(A, "use Fate")
        assert (t.decision.kind, t.decision.seat, t.options()) == (
            "cardgame.save",
            B,
            ["pass", "save Lord with duplicate"],
        )
        t.now(B, "save Lord with duplicate")
        assert t.zone(lord) == "play" and t.card(lord).power == 1 and len(t.card(lord).duplicates) == 1
        assert t.names(B, "discard") == ["Lord"] and t.names(B, "dead") == []
        t.do(A, "use Fate").now(B, "pass")
        assert t.zone(lord) != "play"


def test_one_duplicate_for_one_leaving(make: MakeTable) -> None:
    """UNI-09: claim 2, a single character: chosen once, saved once, over."""
    from tests.model.cardgame.table import plot

    t = make(card("Lord", unique=True), card("Rider", str=5), plot("War", claim=2))
    lord = t.put(B, "play", "Lord", duplicates=2, kneeling=True)
    t.many(A, "play", "Rider")
    t.put(A, "plot", "War")
    t.begin("challenges").attack(A, "military", "Rider").until("save", B).now(
        B, "save Lord with duplicate"
    ).finish_challenge()
    assert t.zone(lord) == "play" and len(t.card(lord).duplicates) == 1 and t.names(B, "discard") == ["Lord"]


def test_the_rest_of_the_duplicates_go_when_the_card_goes(make: MakeTable) -> None:
    """UNI-10."""
    t = make(GALLOWS, card("Lord", unique=True))
    lord = t.put(B, "play", "Lord", duplicates=2)
    t.many(A, "play", "Gallows")
    t.begin("dominance").do(A, "use Gallows").now(B, "pass")
    assert t.zone(lord) == "dead" and t.names(B, "discard") == ["Lord", "Lord"]
    assert all(t.card(i).attached_to == -1 for i in t.state.seats[B].discard)


def test_duplicates_stay_under_a_stolen_card_and_help_nobody(make: MakeTable) -> None:
    """UNI-11: only who owns and controls the card may use them; they are there again when it comes back."""
    t = make(THEFT, GALLOWS, card("Lord", unique=True))
    lord = t.put(B, "play", "Lord", duplicates=1)
    t.many(A, "hand", "Theft")
    t.many(A, "play", "Gallows", "Gallows")
    t.many(B, "hand", "Theft")
    t.begin("dominance").do(A, "play Theft").now(B, "play Theft").now(B, "choose Lord")
    assert t.card(lord).controller == B and len(t.card(lord).duplicates) == 1
    t.do(A, "use Gallows")
    assert t.decision.kind == "cardgame.save"
    t = make(THEFT, GALLOWS, card("Lord", unique=True))
    lord = t.put(B, "play", "Lord", duplicates=1)
    t.many(A, "hand", "Theft")
    t.many(A, "play", "Gallows")
    t.begin("dominance").do(A, "play Theft")
    assert len(t.card(lord).duplicates) == 1
    t.do(A, "use Gallows")
    assert t.decision.kind == "cardgame.action" and t.names(B, "discard") == ["Lord"] and t.names(B, "dead") == ["Lord"]


def test_a_duplicate_is_no_card_in_play(make: MakeTable) -> None:
    """UNI-06: no text, symbols, attachment or character."""
    t = make(
        card("Lord", constant(strength(CHARACTER, +1)), unique=True, income=1),
        location("Census", action(ANY_PHASE, limit=once(PHASE), effect=claim_power(count(CARD & named("Lord"))))),
    )
    lord = t.put(A, "play", "Lord", duplicates=2)
    t.many(A, "play", "Census")
    t.begin("dominance")
    assert stats.strength(t.state, lord) == 3 and stats.income(t.state, A) == 1
    t.do(A, "use Census")
    assert t.state.seats[A].power == 1


@pytest.mark.parametrize(("option", "duplicates", "hand"), [(True, 1, 0), (False, 0, 1)])
def test_a_copy_put_into_play_becomes_a_duplicate(make: MakeTable, option: bool, duplicates: int, hand: int) -> None:
    """UNI-07, CFG-PUT-DUPLICATE: nothing enters play."""
    t = make(
        card("Lord", unique=True),
        event("Call", action(ANY_PHASE, effect=do(put_into_play(each(CHARACTER, in_=hand_())), gain_gold(1)))),
        location("Gate", passive(after=entered_play(ANY), effect=claim_power(1))),
        options={"CFG-PUT-DUPLICATE": option},
    )
    lord = t.put(A, "play", "Lord")
    t.many(A, "play", "Gate")
    t.many(A, "hand", "Lord", "Call")
    t.begin("dominance").do(A, "play Call")
    assert (len(t.card(lord).duplicates), len(t.state.seats[A].hand)) == (duplicates, hand)
    assert t.state.seats[A].power == 0


def hand_() -> Any:
    return hand(YOU)


def test_a_free_duplicate_costs_nothing_and_changes_nothing_else(make: MakeTable) -> None:
    """MAR-09, UNI-07: no gold, no penalty, no standing up, no Limited; in one's own turn only."""
    t = make(card("Lord", unique=True, cost=4, house="Lannister", keywords=["Limited"]))
    lord = t.put(A, "play", "Lord", kneeling=True)
    t.many(A, "hand", "Lord")
    t.state.own_seat(A).limited = 1
    t.begin("marshalling").do(A, "duplicate Lord")
    assert t.card(lord).kneeling and len(t.card(lord).duplicates) == 1
    assert t.state.seats[A].limited == 1 and t.state.seats[A].gold == 0
    assert not {"entered_play", "played"} & set(t.kinds())
    t = make(card("Lord", unique=True, cost=4))
    t.many(A, "play", "Lord")
    t.many(A, "hand", "Lord")
    t.begin("dominance").until("action", A)
    assert not t.offers(A, "duplicate Lord")


def test_one_owner_never_has_two_of_a_unique_card_even_by_one_effect(make: MakeTable) -> None:
    """UNI-04."""
    t = make(
        card("Lord", unique=True), event("Call", action(ANY_PHASE, effect=put_into_play(each(CHARACTER, in_=hand_()))))
    )
    t.many(A, "hand", "Lord", "Lord", "Call")
    t.begin("dominance").do(A, "play Call")
    assert t.names(A, "play").count("Lord") == 1
    assert t.names(A, "hand") in (["Lord"], []) and t.state.problems() == []


def test_different_players_have_their_own_copies(make: MakeTable) -> None:
    """UNI-03, C08: and another player's copy is never a duplicate."""
    t = make(card("Lord", unique=True, cost=0))
    t.many(B, "play", "Lord")
    t.many(A, "hand", "Lord")
    t.begin("marshalling")
    assert t.offers(A, "marshal Lord") and not t.offers(A, "duplicate Lord")


# -- influence (INF-01 to INF-03) --------------------------------------------------------------------------------------


def test_influence_kneels_cards_until_it_is_enough_and_the_rest_is_lost(make: MakeTable) -> None:
    """INF-01, INF-02: a card's whole value is used."""
    t = make(
        event("Whisper", action(ANY_PHASE, cost=influence(2), effect=draw(1))),
        location("Port", influence=3),
        location("Inn", influence=1),
    )
    port, inn = t.many(A, "play", "Port", "Inn")
    t.many(A, "hand", "Whisper", "Whisper")
    t.begin("dominance").do(A, "play Whisper")
    assert t.card(port).kneeling and not t.card(inn).kneeling, (
        "the inn alone is not enough, so the port is the only beginning"
    )
    t.until("action", A)
    assert not t.offers(A, "play Whisper"), "what was over is not kept"


def test_kneeling_stolen_and_foreign_cards(make: MakeTable) -> None:
    """INF-01: standing cards that you control."""
    whisper = event("Whisper", action(ANY_PHASE, cost=influence(1), effect=draw(1)))
    for keys, usable in (({}, True), ({"kneeling": True}, False)):
        t = make(whisper, location("Port", influence=1))
        t.put(A, "play", "Port", **keys)
        t.many(A, "hand", "Whisper")
        t.begin("dominance").until("action", A)
        assert t.offers(A, "play Whisper") is usable
    t = make(whisper, location("Port", influence=1))
    t.put(B, "play", "Port", controller=A)
    t.many(A, "hand", "Whisper")
    t.many(B, "hand", "Whisper")
    t.begin("dominance").until("action", B)
    assert not t.offers(B, "play Whisper")
    t.until("action", A)
    assert t.offers(A, "play Whisper")


def test_influence_is_paid_in_any_phase_by_anybody(make: MakeTable) -> None:
    """INF-03: by the player who is not active too, where gold may not be paid."""
    t = make(event("Whisper", action(ANY_PHASE, cost=influence(1), effect=draw(1))), location("Port", influence=1))
    t.many(B, "play", "Port")
    t.many(B, "hand", "Whisper")
    t.begin("marshalling").until("action", B)
    assert t.state.active_player == A
    t.now(B, "play Whisper")
    assert len(t.state.seats[B].hand) == 1


def test_a_moribund_card_still_gives_influence(make: MakeTable) -> None:
    """TIM-23."""
    t = make(
        GALLOWS,
        card("Envoy", influence=1),
        event("Whisper", response(after=killed(ANY), cost=influence(1), effect=draw(1))),
    )
    t.many(B, "play", "Envoy")
    t.many(B, "hand", "Whisper")
    t.many(A, "play", "Gallows")
    t.begin("dominance").do(A, "use Gallows")
    assert t.offers(B, "play Whisper")
