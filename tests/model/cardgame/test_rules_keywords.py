"""Keywords in challenges: Intimidate, Renown, Stealth, Stalwart, Vengeful, Vigilant, Deadly, Infamy and others
(section 14)."""

from __future__ import annotations

import pytest

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.abilities.vocabulary import *
from tests.model.cardgame.conftest import MakeTable
from tests.model.cardgame.table import A, B, Table, attachment, card, event, location

RESULTS = ("attack_total", "defense_total", "winner", "unopposed")


def result(t: Table) -> tuple[int, int, int, bool]:
    """Totals, winner and "unopposed" of the last challenge."""
    last = t.finish_challenge().state.last_challenge
    assert last is not None
    return last.attack_total, last.defense_total, last.winner, last.unopposed


# -- Intimidate (KEY-06) -----------------------------------------------------------------------------------------------


def test_intimidate_silences_weaker_participants_of_both_sides(make: MakeTable) -> None:
    t = make(
        card("Kraken", str=3, keywords=["Intimidate"]),
        card("Thrall", str=2),
        card("Equal", str=3),
        card("Giant", str=5),
        card("Guard", str=2),
    )
    t.many(A, "play", "Kraken", "Thrall", "Equal")
    t.many(B, "play", "Guard", "Giant")
    t.begin("challenges").attack(A, "power", "Kraken", "Thrall", "Equal").defend(B, "Guard", "Giant")
    assert result(t) == (6, 5, A, False)


def test_intimidated_defenders_leave_it_unopposed_and_still_participate(make: MakeTable) -> None:
    t = make(card("Kraken", str=3, keywords=["Intimidate"]), card("Guard", str=2, keywords=["Renown"]))
    t.many(A, "play", "Kraken")
    guard = t.put(B, "play", "Guard")
    t.begin("challenges").attack(A, "power", "Kraken").defend(B, "Guard")
    assert t.state.challenge is not None and guard in t.state.challenge.defenders
    assert result(t) == (3, 0, A, True)
    assert t.state.seats[A].power == 1


def test_intimidate_works_only_while_attacking_and_with_the_strength_of_now(make: MakeTable) -> None:
    t = make(
        card("Kraken", str=3, keywords=["Intimidate"]),
        card("Rider", str=2),
        card("Banner", constant(strength(named("Rider"), +2))),
    )
    t.many(A, "play", "Rider")
    t.many(B, "play", "Kraken")
    t.begin("challenges").attack(A, "power", "Rider").defend(B, "Kraken")
    assert result(t) == (2, 3, B, False)
    t = make(
        card("Kraken", str=3, keywords=["Intimidate"]),
        card("Rider", str=2),
        location("Banner", constant(strength(named("Rider"), +2))),
    )
    t.many(A, "play", "Kraken")
    t.many(B, "play", "Rider", "Banner")
    t.begin("challenges").attack(A, "power", "Kraken").defend(B, "Rider")
    assert result(t) == (3, 4, B, False)


def test_two_with_intimidate_silence_only_who_is_weaker(make: MakeTable) -> None:
    t = make(
        card("Kraken", str=4, keywords=["Intimidate"]),
        card("Squid", str=2, keywords=["Intimidate"]),
        card("Guard", str=1),
    )
    t.many(A, "play", "Kraken", "Squid")
    t.many(B, "play", "Guard")
    t.begin("challenges").attack(A, "power", "Kraken", "Squid").defend(B, "Guard")
    assert result(t) == (4, 0, A, True)


def test_an_attacked_hand_of_the_king_is_not_intimidated(make: MakeTable) -> None:
    """HK-55."""
    t = make(
        card("Kraken", str=5, keywords=["Intimidate"]),
        card("Lord", str=2, unique=True, cost=1),
        variant="hand-of-the-king",
    )
    t.hand_of_the_king(A, "Lord", 0)
    t.hand_of_the_king(B, "Lord", 3)
    t.many(A, "play", "Kraken")
    t.begin("challenges").attack(A, "power", "Kraken", hand=True)
    assert result(t) == (5, 2, A, False)


# -- Renown (KEY-13) ---------------------------------------------------------------------------------------------------


def test_renown_claims_on_every_participant_of_the_winning_side(make: MakeTable) -> None:
    t = make(card("Champion", str=4, keywords=["Renown"]), card("Rider"), card("Guard", keywords=["Renown"]))
    first, second, idle = t.many(A, "play", "Champion", "Champion", "Champion")
    rider = t.put(A, "play", "Rider")
    guard = t.put(B, "play", "Guard")
    t.begin("challenges").attack(A, "power", "Champion", "Champion", "Rider").defend(B, "Guard").finish_challenge()
    assert [t.card(i).power for i in (first, second, idle, rider, guard)] == [1, 1, 0, 0, 0]
    assert t.state.seats[A].power == 0, "it goes on the character, not on the House card"


def test_renown_of_a_winning_defender(make: MakeTable) -> None:
    t = make(card("Rider", keywords=["Renown"]), card("Guard", str=4, keywords=["Renown"]))
    rider = t.put(A, "play", "Rider")
    guard = t.put(B, "play", "Guard")
    t.begin("challenges").attack(A, "power", "Rider").defend(B, "Guard").finish_challenge()
    assert (t.card(rider).power, t.card(guard).power) == (0, 1)


def test_no_renown_without_a_winner(make: MakeTable) -> None:
    t = make(card("Ghost", str=0, keywords=["Renown"]))
    ghost = t.put(A, "play", "Ghost")
    t.begin("challenges").attack(A, "power", "Ghost").finish_challenge()
    assert t.card(ghost).power == 0 and result(t) == (0, 0, -1, False)


# -- Stealth (KEY-15) --------------------------------------------------------------------------------------------------


def test_each_attacker_with_stealth_bypasses_one_without(make: MakeTable) -> None:
    t = make(
        card("Shadow", keywords=["Stealth"]),
        card("Guard"),
        card("Second Guard"),
        card("Third Guard"),
        card("Cat", keywords=["Stealth"]),
    )
    t.many(A, "play", "Shadow", "Shadow", "Guard")
    ids = t.many(B, "play", "Guard", "Second Guard", "Third Guard", "Cat")
    t.begin("challenges").attack(A, "power", "Shadow", "Shadow").until("stealth", A)
    assert t.options() == ["choose Guard", "choose Second Guard", "choose Third Guard", "pass"]
    t.now(A, "choose Guard")
    assert t.options() == ["choose Second Guard", "choose Third Guard", "pass"], "each choice a different one"
    t.now(A, "choose Third Guard")
    assert (t.decision.kind, t.decision.seat, t.options()) == (
        "cardgame.defenders",
        B,
        ["choose Second Guard", "choose Cat", "done"],
    )
    assert t.state.challenge is not None and t.state.challenge.stealthed == [ids[0], ids[2]]


def test_stealth_may_choose_nobody(make: MakeTable) -> None:
    t = make(card("Shadow", keywords=["Stealth"]), card("Guard"))
    t.many(A, "play", "Shadow")
    t.many(B, "play", "Guard")
    t.begin("challenges").attack(A, "power", "Shadow").until("stealth").now(A, "pass")
    assert t.decision.kind == "cardgame.defenders"


def test_stealth_is_assigned_after_the_first_action_window(make: MakeTable) -> None:
    """CHL-11: what is gained in it still counts."""
    t = make(
        card("Shadow"),
        card("Guard"),
        location(
            "Cloak",
            action(CHALLENGES, cost=kneel(THIS), effect=until(END_OF_CHALLENGE, gains(choose(ATTACKING), STEALTH))),
        ),
    )
    t.many(A, "play", "Shadow", "Cloak")
    t.many(B, "play", "Guard")
    t.begin("challenges").attack(A, "power", "Shadow").do(A, "use Cloak").until("stealth", A)
    assert t.offers(A, "choose Guard")


@pytest.mark.parametrize(("strict", "joins"), [(False, True), (True, False)])
def test_a_bypassed_character_may_be_put_into_the_challenge(make: MakeTable, strict: bool, joins: bool) -> None:
    """CHL-16, CFG-STEALTH-STRICT: stealth forbids being declared, by the option also taking part at all."""
    t = make(
        card("Shadow", keywords=["Stealth"]),
        card("Guard"),
        location("Gate", action(CHALLENGES, cost=kneel(THIS), effect=join(choose(CHARACTER & YOURS)))),
        options={"CFG-STEALTH-STRICT": strict},
    )
    t.many(A, "play", "Shadow")
    guard = t.put(B, "play", "Guard")
    t.many(B, "play", "Gate")
    t.begin("challenges").attack(A, "power", "Shadow").do(A, "choose Guard").until("action", B)
    assert t.offers(B, "use Gate") is joins
    if joins:
        t.now(B, "use Gate")
        assert t.state.challenge is not None and guard in t.state.challenge.defenders
        assert not any(e.kind == "declared" and e.subject == guard for e in t.state.history), "not declared (A16)"


# -- Stalwart (KEY-16) -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", [kill, discard])
def test_stalwart_goes_on_top_of_its_owners_deck(make: MakeTable, how: Any) -> None:
    t = make(
        card("Veteran", keywords=["Stalwart"]),
        location("Fate", action(ANY_PHASE, cost=kneel(THIS), effect=how(choose(CHARACTER)))),
    )
    veteran = t.put(B, "play", "Veteran", power=2)
    t.many(A, "play", "Fate")
    t.begin("dominance").do(A, "use Fate")
    assert t.state.seats[B].deck[0] == veteran and t.names(B, "dead") == t.names(B, "discard") == []
    assert t.card(veteran).power == 0


def test_stalwart_dies_all_the_same_and_does_not_help_when_returned(make: MakeTable) -> None:
    """ "After it is killed" is answered; a return to hand is neither killing nor discarding."""
    t = make(
        card("Veteran", keywords=["Stalwart"]),
        location("Gallows", action(ANY_PHASE, cost=kneel(THIS), effect=kill(choose(CHARACTER)))),
        location("Net", action(ANY_PHASE, cost=kneel(THIS), effect=return_to_hand(choose(CHARACTER)))),
        location("Mourner", response(after=killed(ANY), cost=kneel(THIS), effect=draw(1))),
    )
    t.many(B, "play", "Veteran", "Mourner")
    second = t.put(B, "play", "Veteran")
    t.many(A, "play", "Gallows", "Net")
    t.begin("dominance").do(A, "use Gallows", "choose Veteran")
    assert t.offers(B, "respond Mourner")
    t.now(B, "pass").do(A, "use Net")
    assert t.zone(second) == "hand" or "Veteran" in t.names(B, "hand")


# -- Vengeful (KEY-17), Vigilant (KEY-18) ------------------------------------------------------------------------------


def test_vengeful_stands_after_losing_as_the_defender(make: MakeTable) -> None:
    t = make(card("Rider", str=4), card("Viper", str=1, keywords=["Vengeful"]), card("Guard", str=1))
    t.many(A, "play", "Rider")
    fought, guard = t.many(B, "play", "Viper", "Guard")
    idle = t.put(B, "play", "Viper", kneeling=True)
    t.begin("challenges").attack(A, "power", "Rider").defend(B, "Viper", "Guard").finish_challenge()
    assert [t.card(i).kneeling for i in (fought, idle, guard)] == [False, False, True]


def test_vengeful_does_not_stand_after_losing_as_the_attacker_or_after_winning(make: MakeTable) -> None:
    t = make(card("Viper", str=1, keywords=["Vengeful"]), card("Guard", str=3))
    viper = t.put(A, "play", "Viper")
    t.many(B, "play", "Guard")
    t.begin("challenges").attack(A, "power", "Viper").defend(B, "Guard").finish_challenge()
    assert t.card(viper).kneeling
    t = make(card("Viper", str=5, keywords=["Vengeful"]), card("Rider", str=3))
    viper = t.put(B, "play", "Viper")
    t.many(A, "play", "Rider")
    t.begin("challenges").attack(A, "power", "Rider").defend(B, "Viper").finish_challenge()
    assert t.card(viper).kneeling


@pytest.mark.parametrize(("option", "as_attacker"), [(True, False), (False, True)])
def test_vigilant_stands_after_winning(make: MakeTable, option: bool, as_attacker: bool) -> None:
    """As the defender; with CFG-VIGILANT off after any challenge won."""
    t = make(card("Rider", str=1), card("Stag", str=4, keywords=["Vigilant"]), options={"CFG-VIGILANT": option})
    t.many(A, "play", "Rider")
    stag = t.put(B, "play", "Stag")
    t.begin("challenges").attack(A, "power", "Rider").defend(B, "Stag").finish_challenge()
    assert not t.card(stag).kneeling
    t = make(card("Stag", str=4, keywords=["Vigilant"]), options={"CFG-VIGILANT": option})
    stag = t.put(A, "play", "Stag")
    t.begin("challenges").attack(A, "power", "Stag").finish_challenge()
    assert t.card(stag).kneeling is not as_attacker


def test_keywords_of_the_passive_step_are_ordered_by_the_first_player(make: MakeTable) -> None:
    """CHL-32."""
    t = make(
        card("Rider", str=4),
        card("Viper", str=1, keywords=["Vengeful"]),
        location("Bard", passive(after=challenge_won(by=ANYONE), effect=gain_gold(1))),
    )
    t.many(A, "play", "Rider", "Bard")
    t.many(B, "play", "Viper")
    t.begin("challenges").attack(A, "power", "Rider").defend(B, "Viper").until("order", A)
    assert t.options() == ["choose Bard", "choose Viper"]


# -- Deadly (KEY-02) ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mine", "theirs", "dies"), [(1, 0, 1), (1, 1, 0), (2, 1, 1), (2, 0, 1), (0, 1, 0)])
def test_deadly_kills_one_defender_if_the_attacker_has_more(make: MakeTable, mine: int, theirs: int, dies: int) -> None:
    t = make(
        card("Wolf", str=1, keywords=["Deadly"]),
        card("Rider", str=1),
        card("Guard", str=1),
        card("Snake", str=1, keywords=["Deadly"]),
    )
    attackers = ["Wolf"] * mine + ["Rider"] * (2 - mine)
    defenders = ["Snake"] * theirs + ["Guard"] * (3 - theirs)
    t.many(A, "play", *attackers)
    t.many(B, "play", *defenders)
    t.begin("challenges").attack(A, "power", *attackers).defend(B, *defenders).finish_challenge()
    assert len(t.state.seats[B].dead) == dies
    assert t.state.last_challenge is not None and t.state.last_challenge.winner == B


def test_the_defender_chooses_the_victim_and_may_save_it(make: MakeTable) -> None:
    """KEY-02, KEY-03."""
    t = make(card("Wolf", str=9, keywords=["Deadly"]), card("Guard"), card("Lord", unique=True), card("Cook"))
    t.many(A, "play", "Wolf")
    lord = t.put(B, "play", "Lord", duplicates=1)
    t.many(B, "play", "Guard", "Cook")
    t.begin("challenges").attack(A, "power", "Wolf").defend(B, "Lord", "Guard").until("deadly", B)
    assert t.options() == ["choose Lord", "choose Guard"], "participating defenders only"
    t.now(B, "choose Lord").now(B, "save Lord with duplicate").finish_challenge()
    assert t.zone(lord) == "play" and t.names(B, "dead") == []


# -- Infamy (ADD-09) ---------------------------------------------------------------------------------------------------


def test_infamy_takes_power_that_the_house_would_claim(make: MakeTable) -> None:
    t = make(card("Rogue", str=3, keywords=["Infamy"]))
    rogue = t.put(A, "play", "Rogue")
    t.begin("challenges").attack(A, "military", "Rogue").until("number", A)
    assert t.options() == ["number 0", "number 1"]
    t.now(A, "number 1").finish_challenge()
    assert (t.card(rogue).power, t.state.seats[A].power) == (1, 0)


@pytest.mark.parametrize(("option", "asked"), [(False, True), (True, False)])
def test_infamy_of_one_who_does_not_participate(make: MakeTable, option: bool, asked: bool) -> None:
    """CFG-INFAMY-PARTICIPATING."""
    t = make(card("Rogue", keywords=["Infamy"]), card("Rider"), options={"CFG-INFAMY-PARTICIPATING": option})
    t.many(A, "play", "Rogue", "Rider")
    t.begin("challenges").attack(A, "military", "Rider")
    kinds = []
    while t.state.challenge is not None:
        kinds.append(t.decision.kind)
        t.rest()
    assert ("cardgame.number" in kinds) is asked


# -- counted by instance (ADD-05) --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("by_instance", "kept"), [(True, True), (False, False)])
def test_a_loss_takes_one_instance(make: MakeTable, by_instance: bool, kept: bool) -> None:
    """CFG-KEYWORD-INSTANCES."""
    t = make(
        card("Shadow", keywords=["Stealth"]),
        location("Cloak", constant(gains(CHARACTER & YOURS, STEALTH))),
        location("Lamp", constant(loses(CHARACTER & THEIRS, STEALTH))),
        options={"CFG-KEYWORD-INSTANCES": by_instance},
    )
    shadow = t.put(A, "play", "Shadow")
    t.many(A, "play", "Cloak")
    t.many(B, "play", "Lamp")
    t.begin("dominance")
    assert stats.has_keyword(t.state, shadow, "Stealth") is kept


# -- Limited (KEY-09), Limited Response (KEY-10), Joust (KEY-07), No attachments (KEY-11) ------------------------------


def test_one_limited_card_a_round_of_any_type(make: MakeTable) -> None:
    t = make(
        location("Keep", keywords=["Limited"], cost=0),
        card("Heir", keywords=["Limited"], cost=0),
        event("Feast", action(ANY_PHASE, effect=draw(1)), keywords=["Limited"]),
    )
    t.many(A, "hand", "Keep", "Heir", "Feast")
    t.begin("marshalling")
    assert {"marshal Keep", "marshal Heir", "play Feast"} <= set(t.options())
    t.now(A, "marshal Keep").until("action", A)
    assert not any("Heir" in text or "Feast" in text for text in t.options())
    t.until_phase("draw").until("action", A)
    assert t.offers(A, "play Feast")


def test_one_limited_response_a_round_for_each_player(make: MakeTable) -> None:
    t = make(
        card("Prey"),
        event("Slaughter", action(ANY_PHASE, effect=kill(each(CHARACTER)))),
        location("First", limited_response(after=killed(ANY), effect=draw(1))),
        location("Second", limited_response(after=killed(ANY), effect=draw(1))),
    )
    t.many(A, "play", "Prey", "First", "Second")
    t.many(B, "play", "First")
    t.many(A, "hand", "Slaughter")
    t.begin("dominance").do(A, "play Slaughter").now(A, "respond First")
    assert t.decision.seat == B and t.offers(B, "respond First")
    t.now(B, "respond First")
    assert t.decision.kind == "cardgame.action"


@pytest.mark.parametrize(("attackers", "most"), [(["Knight"], 1), (["Knight", "Rider"], 2)])
def test_joust_allows_one_defender_against_one_attacker(make: MakeTable, attackers: list[str], most: int) -> None:
    t = make(card("Knight", keywords=["Joust"]), card("Rider"), card("Guard"))
    t.many(A, "play", *attackers)
    t.many(B, "play", "Guard", "Guard")
    t.begin("challenges").attack(A, "power", *attackers).until("defenders", B)
    assert t.decision.most == most


def test_no_attachments_is_asked_again_whenever_it_may_have_changed(make: MakeTable) -> None:
    """KEY-11, ATT-05: printed, gained, and with an exception."""
    t = make(
        card("Lone", keywords=["No attachments"]),
        card("Picky", keywords=["No attachments except Weapon"]),
        card("Plain"),
        attachment("Blade", traits=["Weapon"], cost=0),
        attachment("Ring", cost=0),
        location(
            "Vow",
            action(
                ANY_PHASE,
                cost=kneel(THIS),
                effect=until(END_OF_PHASE, gains(choose(CHARACTER & named("Plain")), NO_ATTACHMENTS)),
            ),
        ),
    )
    t.many(A, "play", "Lone", "Vow")
    _picky, plain = t.many(A, "play", "Picky", "Plain")
    t.many(A, "hand", "Blade", "Ring")
    t.begin("marshalling")
    marshal = {text for text in t.options() if text.startswith("marshal")}
    assert marshal == {"marshal Blade on Picky", "marshal Blade on Plain", "marshal Ring on Plain"}
    t.now(A, "marshal Ring on Plain").do(A, "use Vow")
    assert t.names(A, "discard") == ["Ring"] and t.card(plain).attachments == ()


def test_ambush_is_paid_with_influence_in_any_window(make: MakeTable) -> None:
    """KEY-01, ADD-08: the cost with its penalty; it is played, and enters standing."""
    t = make(
        card("Dothraki", cost=1, house="Lannister", keywords=["Ambush"], str=3),
        location("Port", influence=2),
        location("Inn", influence=1),
        location("Clerk", response(after=played(CHARACTER), cost=kneel(THIS), effect=draw(1))),
    )
    t.many(A, "hand", "Dothraki")
    t.many(A, "play", "Port", "Inn", "Clerk")
    t.begin("challenges").until("action", A)
    assert t.offers(A, "play Dothraki")
    t.now(A, "play Dothraki")
    while t.decision.kind == "cardgame.cost":
        t.take(t.decision.options[0])
    assert t.offers(A, "respond Clerk") and "Dothraki" in t.names(A, "play")
    assert sum(t.card(i).kneeling for i in t.state.seats[A].play) == 2


def test_ambush_is_offered_as_soon_as_the_card_is_drawn(make: MakeTable) -> None:
    """KEY-01: although nothing else has changed since the options were counted last."""
    t = make(
        card("Dothraki", cost=1, house="Lannister", keywords=["Ambush"], str=3),
        location("Port", influence=3),
    )
    t.many(A, "play", "Port")
    drawn = t.put(A, "deck", "Dothraki")
    t.begin("draw", bells=False).until("action", A)
    assert (t.state.phase, t.card(drawn).zone) == ("draw", "hand") and t.offers(A, "play Dothraki")
