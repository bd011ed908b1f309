"""Thirteen things that the words ask of the engine, each shown with small cards of its own.

The tests are named `test_point_NN_...` after the list in the survey of all cards.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from agot_desktop import paths
from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.abilities.base import number
from agot_desktop.model.cardgame.abilities.changes import NumberChange
from agot_desktop.model.cardgame.abilities.patterns import OfPlayer
from agot_desktop.model.cardgame.abilities.registry import ability_at, program_at
from agot_desktop.model.cardgame.abilities.vocabulary import *
from agot_desktop.model.cardgame.observe import knows
from agot_desktop.model.cardgame.state import CardState
from tests.model.cardgame.conftest import MakeTable
from tests.model.cardgame.table import A, B, Own, Table, card, event, location, plot


def reload(t: Table) -> Table:
    """The table with its state saved to JSON and loaded again."""
    before, decision = t.state.digest(), t.state.decision
    t.state = CardState.load(json.loads(json.dumps(t.state.to_data())), t.pool)
    assert t.state.digest() == before and t.state.decision == decision
    return t


# -- 1: event records with docks ---------------------------------------------------------------------------------------

VICTIM = card("Victim")
KILLER = location("Gallows", action(ANY_PHASE, cost=kneel(THIS), effect=kill(choose(CHARACTER))))


def test_point_01_one_pattern_is_answered_before_in_its_place_and_after(make: MakeTable) -> None:
    pattern = killed(named("Victim"))
    t = make(
        VICTIM,
        KILLER,
        location("Shield", response(to=pattern, cost=kneel(THIS), effect=save(SUBJECT))),
        location("Mirror", instead(of_=pattern, do_=gain_gold(3))),
        location("Mourner", response(after=pattern, cost=kneel(THIS), effect=draw(1))),
    )
    victim = t.put(B, "play", "Victim")
    t.many(A, "play", "Gallows")
    t.many(B, "play", "Shield", "Mourner")
    t.begin("dominance").do(A, "use Gallows")
    assert t.decision.kind == "cardgame.save", "the save comes before anything happens"
    saved = t.state.clone()
    t.now(B, "save Shield")
    assert t.zone(victim) == "play" and "killed" not in t.kinds() and "saved" in t.kinds()
    t.state = saved
    t.now(B, "pass").now(B, "respond Mourner")
    assert t.names(B, "dead") == ["Victim"]

    t = make(
        VICTIM,
        KILLER,
        location("Mirror", instead(of_=pattern, do_=gain_gold(3))),
        location("Mourner", response(after=pattern, cost=kneel(THIS), effect=draw(1))),
    )
    victim = t.put(B, "play", "Victim")
    t.many(A, "play", "Gallows")
    t.many(B, "play", "Mirror", "Mourner")
    t.begin("dominance").do(A, "use Gallows")
    assert t.zone(victim) == "play" and t.state.seats[B].gold == 3
    assert "killed" not in t.kinds(), "what was replaced never happened (TIM-34)"
    assert t.decision.kind != "cardgame.response"


def test_point_01_a_save_comes_before_a_replacement(make: MakeTable) -> None:
    """TIM-35."""
    t = make(
        VICTIM,
        KILLER,
        location("Shield", response(to=killed(VICTIM_), cost=kneel(THIS), effect=save(SUBJECT))),
        location("Mirror", instead(of_=killed(VICTIM_), do_=gain_gold(3))),
    )
    t.many(B, "play", "Victim", "Shield", "Mirror")
    t.many(A, "play", "Gallows")
    t.begin("dominance").do(A, "use Gallows").now(B, "save Shield")
    assert t.state.seats[B].gold == 0


VICTIM_ = named("Victim")


def test_point_01_a_cancelled_event_keeps_its_cost_paid(make: MakeTable) -> None:
    """TIM-10: it does not resolve, the cost stays paid, the card is discarded, the limit counts."""
    t = make(
        event("Bribe", action(ANY_PHASE, cost=gold(2), limit=once(PHASE), effect=claim_power(2))),
        event("Counter", response(to=effect_of(EVENT), cost=gold(1), effect=cancel())),
    )
    t.many(A, "hand", "Bribe", "Bribe")
    t.many(B, "hand", "Counter")
    t.state.own_seat(A).gold, t.state.own_seat(B).gold = 5, 1
    t.begin("dominance").do(A, "play Bribe")
    assert t.decision.kind == "cardgame.save" and t.state.seats[A].gold == 3
    t.now(B, "play Counter")
    assert (t.state.seats[A].gold, t.state.seats[A].power, t.state.seats[B].gold) == (3, 0, 0)
    assert t.names(A, "discard") == ["Bribe"] and t.names(B, "discard") == ["Counter"]
    assert not any("play" in option for option in t.options()), "the limit is used up"


def test_point_01_a_cancel_can_itself_be_cancelled(make: MakeTable) -> None:
    t = make(
        event("Bribe", action(ANY_PHASE, effect=claim_power(2))),
        event("Counter", response(to=effect_of(EVENT), effect=cancel())),
    )
    t.many(A, "hand", "Bribe", "Counter")
    t.many(B, "hand", "Counter")
    t.begin("dominance").do(A, "play Bribe").do(B, "play Counter").now(A, "play Counter")
    assert t.state.seats[A].power == 2
    assert t.names(A, "discard") == ["Counter", "Bribe"]


def test_point_01_passives_cancel_without_being_asked(make: MakeTable) -> None:
    t = make(
        event("Bribe", action(ANY_PHASE, effect=claim_power(2))),
        location("Wall", passive(to=effect_of(EVENT, by=ANY_OPPONENT), effect=cancel(), limit=once(ROUND))),
    )
    t.many(A, "hand", "Bribe", "Bribe")
    t.many(B, "play", "Wall")
    t.begin("dominance").do(A, "play Bribe")
    assert t.state.seats[A].power == 0 and t.names(A, "discard") == ["Bribe"]
    t.do(A, "play Bribe")
    assert t.state.seats[A].power == 2, "once in a round"


@pytest.mark.parametrize(
    ("of_", "phase"),
    [
        (OfPlayer("drew", YOU), "draw"),
        (OfPlayer("gold_gained", YOU), "marshalling"),
        (OfPlayer("power_claimed", YOU), "dominance"),
    ],
)
def test_point_01_framework_events_are_records_that_can_be_replaced(make: MakeTable, of_: OfPlayer, phase: str) -> None:
    """Drawing, income, claiming power: not carried out, the replacement is."""
    t = make(location("Mirror", instead(of_=of_, do_=put_gold(1, on=THIS))), plot("Rich Plot", gold=4), card("Lord"))
    mirror = t.put(A, "play", "Mirror")
    t.put(A, "play", "Lord")
    t.put(A, "plot", "Rich Plot")
    t.begin(phase)
    while t.card(mirror).gold == 0:
        t.rest()
    assert t.state.phase == phase and t.card(mirror).gold == 1
    assert len(t.state.seats[A].hand) == 0
    assert (t.state.seats[A].gold, t.state.seats[A].power) == (0, 0)
    assert len(t.state.seats[B].hand) == (2 if phase == "draw" else 0)


def test_point_01_the_finding_of_a_winner_can_be_cancelled(make: MakeTable) -> None:
    """Of a challenge (nobody wins, no claim) and of dominance (no power)."""
    t = make(
        card("Knight", str=5),
        location("Fog", response(to=OfPlayer("determining", ANYONE), cost=kneel(THIS), effect=cancel())),
    )
    t.many(A, "play", "Knight")
    t.many(B, "play", "Fog")
    t.state.own_seat(B).power = 3
    t.begin("challenges").attack(A, "power", "Knight").do(B, "cancel Fog").finish_challenge()
    assert t.state.last_challenge is not None and t.state.last_challenge.winner == -1
    assert (t.state.seats[A].power, t.state.seats[B].power) == (0, 3)

    t = make(
        card("Knight", str=5),
        location("Fog", response(to=OfPlayer("determining_dominance", ANYONE), cost=kneel(THIS), effect=cancel())),
    )
    t.many(A, "play", "Knight")
    t.many(B, "play", "Fog")
    t.begin("dominance").do(B, "cancel Fog").until_phase("standing")
    assert t.state.seats[A].power == 0 and "dominance_won" not in t.kinds()


def test_point_01_a_claim_can_be_cancelled(make: MakeTable) -> None:
    t = make(
        card("Knight", str=5), VICTIM, location("Truce", response(to=claim_made(), cost=kneel(THIS), effect=cancel()))
    )
    t.many(A, "play", "Knight")
    t.many(B, "play", "Victim", "Truce")
    t.begin("challenges").attack(A, "military", "Knight").do(B, "cancel Truce").finish_challenge()
    assert t.names(B, "dead") == [] and t.state.seats[A].power == 1, "the unopposed power is no claim"


# -- 2: ability addresses ----------------------------------------------------------------------------------------------


def test_point_02_lent_lasting_and_delayed_texts_are_addresses_in_the_state(make: MakeTable) -> None:
    t = make(
        card("Lender", constant(gains_text(named("Heir"), action(ANY_PHASE, cost=kneel(THIS), effect=draw(1))))),
        card("Heir"),
        event(
            "Oath",
            action(
                ANY_PHASE,
                effect=do(until(END_OF_PHASE, strength(choose(CHARACTER, name="sworn"), +3)), later(claim_power(1))),
            ),
        ),
    )
    t.many(A, "play", "Lender", "Heir")
    t.many(A, "hand", "Oath")
    t.begin("dominance").do(A, "play Oath", "choose Heir", "use Heir")
    data = json.dumps(t.state.to_data())
    addresses = {m["address"] for m in json.loads(data)["modifiers"]} | {
        d["address"] for d in json.loads(data)["delayed"]
    }
    assert len(addresses) == 2 and all(a.startswith("own_oath:0") for a in addresses)
    assert "function" not in data and "lambda" not in data and "object at" not in data


def test_point_02_one_address_serves_limit_log_and_use(make: MakeTable) -> None:
    t = make(card("Scribe", constant(strength(THIS, +1)), action(ANY_PHASE, limit=once(PHASE), effect=draw(1))))
    scribe = t.put(A, "play", "Scribe")
    t.begin("dominance")
    t.state.keeps_log = True
    t.now(A, "use Scribe")
    told = next(e for e in t.state.history if e.kind == "triggered")
    entry = next(e for e in t.state.log if e.kind == "triggered")
    assert told.cause == entry.cause == "own_scribe:1"
    assert list(t.state.uses) == [f"phase|own_scribe:1|{scribe}.1"]
    assert ability_at(t.pool, told.cause).address == told.cause
    with pytest.raises(KeyError):
        program_at(t.pool, "own_scribe:7")


def test_point_02_a_reprint_has_the_address_of_the_first_printing(make: MakeTable) -> None:
    t = make()
    reprints = [f for f in t.pool.cards if f.reprint_of is not None]
    from agot_desktop.model.cardgame.abilities.registry import definition

    found = [(f, a) for f in reprints for a in definition(t.pool, t.pool.index[f.id]).abilities]
    assert found and all(a.address.startswith(f"{f.reprint_of}:") for f, a in found)


FRESH = """
import json, sys
from agot_desktop import paths
from agot_desktop.model.cardgame.pool import load_pool
from agot_desktop.model.cardgame.state import CardState
state = CardState.load(json.load(sys.stdin), load_pool(paths.cards()))
for choice in (("choose", {victim}), ("pass",)):
    if state.decision.allows(choice):
        state.apply(choice)
print(state.digest())
"""


def test_point_02_addresses_resolve_in_a_fresh_process(make: MakeTable) -> None:
    """Saved between the naming of a price and of a target; nothing but the state goes over."""
    t = make()
    ice = t.put(A, "play", "Robb Stark")
    t.put(A, "play", "Ice", on=ice)
    t.put(A, "play", "Hodor")
    victim = t.put(B, "play", "The Hound")
    t.put(B, "play", "Lannisport Weaponsmith")
    t.begin("challenges", bells=False).attack(A, "military", "Robb Stark")
    t.defend(B, "The Hound", "Lannisport Weaponsmith").do(A, "use Ice")
    assert t.decision.kind == "cardgame.target" and len(t.decision.options) == 2
    data = t.state.to_data()
    assert any(f["frame"] == "AbilityFrame" and f["address"] == "core_1:0" for f in data["stack"])
    for made in data["cards"]:
        made["code"] = {"own_filler": "core_29", "own_plain_plot": "core_190"}.get(made["code"], made["code"])
    state = CardState.load(json.loads(json.dumps(data)), t.pool)
    for choice in (("choose", victim), ("pass",)):
        if state.decision is not None and state.decision.allows(choice):
            state.apply(choice)
    run = subprocess.run(
        [sys.executable, "-c", FRESH.replace("{victim}", str(victim))],
        input=json.dumps(data),
        capture_output=True,
        text=True,
        check=True,
        cwd=paths.PACKAGE_FOLDER.parent,
        env={**os.environ, "PYTHONHASHSEED": "5"},
    )
    assert run.stdout.strip() == str(state.digest())


# -- 3: bindings in the frame ------------------------------------------------------------------------------------------

SCHEME = event(
    "Scheme",
    action(
        ANY_PHASE,
        cost=[gold_x("x"), discard_from_hand(pick(CARD, in_=hand(), name="paid"))],
        effect=do(
            name_kind("kind"),
            kneel(choose(CHARACTER & THEIRS, name="mark")),
            until(END_OF_PHASE, strength(that("mark"), -x("x")), cannot(that("mark"), "ATTACK")),
            claim_power(x("x"), on=pick(CHARACTER & YOURS, name="friend")),
        ),
    ),
)


def test_point_03_bindings_are_data_and_survive_saving_at_every_step(make: MakeTable) -> None:
    t = make(SCHEME, card("Mark", str=5), card("Other Mark", str=5), card("Friend"), card("Second Friend"))
    mark = t.many(B, "play", "Mark", "Other Mark")[1]
    friend = t.many(A, "play", "Friend", "Second Friend")[1]
    t.many(A, "hand", "Scheme", "Filler", "Hodor")
    t.state.own_seat(A).gold = 4
    t.begin("dominance").do(A, "play Scheme")
    steps = ["number 3", "choose Hodor", "choose Other Mark", "type power", "choose Second Friend"]
    kinds = []
    for text in steps:
        reload(t)
        kinds.append(t.decision.kind.removeprefix("cardgame."))
        t.now(A, text)
    assert kinds == ["number", "cost", "target", "name", "pick"], (
        "prices, then targets, then what is decided while resolving"
    )
    reload(t)
    assert t.card(mark).kneeling and stats.strength(t.state, mark) == 2
    assert t.card(friend).power == 3 and t.state.seats[A].gold == 1
    assert stats.cannot(t.state, mark, "ATTACK", kind="military")
    assert t.names(A, "discard") == ["Hodor", "Scheme"]


def test_point_03_a_lasting_effect_copies_the_bindings_it_needs(make: MakeTable) -> None:
    """Its number stays what it was, its card too, when the same card is used again with other choices (TIM-04)."""
    t = make(
        location(
            "Forge",
            action(ANY_PHASE, cost=gold_x("x"), effect=until(END_OF_PHASE, strength(choose(CHARACTER), x("x")))),
        ),
        card("Smith"),
        card("Knight"),
    )
    smith, knight = t.many(A, "play", "Smith", "Knight")
    t.many(A, "play", "Forge")
    t.state.own_seat(A).gold = 6
    t.begin("dominance").do(A, "use Forge", "number 2", "choose Smith", "use Forge", "number 3", "choose Knight")
    reload(t)
    assert (stats.strength(t.state, smith), stats.strength(t.state, knight)) == (4, 5)
    t.state.own_seat(A).gold = 6
    assert (stats.strength(t.state, smith), stats.strength(t.state, knight)) == (4, 5)


def test_point_03_a_passive_that_was_set_up_reads_its_own_bindings(make: MakeTable) -> None:
    t = make(
        event(
            "Guard",
            action(
                ANY_PHASE,
                effect=watch(
                    killed(that("guarded")),
                    claim_power(1, on=pick(CHARACTER & YOURS)),
                    bind=choose(CHARACTER, name="guarded"),
                ),
            ),
        ),
        card("Ward"),
        card("Stranger"),
        card("Heir"),
        KILLER,
    )
    t.many(A, "play", "Ward", "Stranger", "Gallows", "Gallows")
    heir = t.put(A, "play", "Heir")
    t.many(A, "hand", "Guard")
    t.begin("dominance").do(A, "play Guard", "choose Ward")
    reload(t)
    t.do(A, "use Gallows", "choose Stranger")
    assert t.card(heir).power == 0
    reload(t).do(A, "use Gallows", "choose Ward")
    assert t.card(heir).power == 1


# -- 4: one window, nested initiation ----------------------------------------------------------------------------------


def test_point_04_the_second_part_of_then_opens_steps_1_to_3_again(make: MakeTable) -> None:
    """Its targets are chosen when it begins, saves are asked for again, and responses wait for the end (TIM-11,
    D14)."""
    t = make(
        event(
            "Trap",
            action(
                ANY_PHASE,
                effect=then(kneel(choose(CHARACTER, name="first")), kill(choose(CHARACTER & KNEELING, name="second"))),
            ),
        ),
        card("Bait"),
        card("Prey"),
        location("Shield", response(to=killed(ANY), cost=kneel(THIS), effect=save(SUBJECT))),
        location("Witness", response(after=knelt(ANY, cause="effect"), cost=kneel(THIS), effect=draw(1))),
    )
    bait = t.put(B, "play", "Bait")
    prey = t.put(B, "play", "Prey", kneeling=True)
    t.many(B, "play", "Shield", "Witness")
    t.many(A, "hand", "Trap")
    t.begin("dominance").do(A, "play Trap")
    assert t.decision.options == (("choose", bait),) or t.card(bait).kneeling, "only a standing card can be knelt"
    assert t.decision.kind == "cardgame.target" and {c[1] for c in t.decision.options} == {bait, prey}
    t.now(A, "choose Prey")
    assert t.decision.kind == "cardgame.save"
    t.now(B, "save Shield").now(B, "respond Witness")
    assert t.zone(prey) == "play" and len(t.state.seats[B].hand) == 1


def test_point_04_if_the_first_part_fails_there_is_no_second(make: MakeTable) -> None:
    t = make(
        event("Trap", action(ANY_PHASE, effect=then(kill(choose(CHARACTER)), claim_power(2)))),
        card("Prey"),
        location("Shield", response(to=killed(ANY), cost=kneel(THIS), effect=save(SUBJECT))),
    )
    t.many(B, "play", "Prey", "Shield")
    t.many(A, "hand", "Trap")
    t.begin("dominance").do(A, "play Trap").now(B, "save Shield")
    assert t.state.seats[A].power == 0


def test_point_04_a_response_is_resolved_whole_and_the_window_closes_once(make: MakeTable) -> None:
    """A response may be answered by a save of its own and by passives; what it kills leaves at the end (TIM-16,
    TIM-26)."""
    t = make(
        KILLER,
        card("First"),
        card("Second"),
        card("Mourning Mother", passive(after=killed(ANY), effect=put_gold(1))),
        location("Revenge", response(after=killed(named("First")), cost=kneel(THIS), effect=kill(choose(CHARACTER)))),
        location("Shield", response(to=killed(named("Third")), cost=kneel(THIS), effect=save(SUBJECT))),
        card("Third"),
        location("Last Word", response(after=killed(ANY), limit=once(PHASE), effect=draw(1))),
    )
    first = t.put(B, "play", "First")
    t.many(B, "play", "Revenge", "Last Word")
    second, mother = t.many(A, "play", "Second", "Mourning Mother")
    t.many(A, "play", "Gallows")
    t.begin("dominance").do(A, "use Gallows", "choose First")
    assert t.card(first).moribund == "dead" and t.card(mother).gold == 1
    t.now(B, "respond Revenge").now(B, "choose Second")
    assert (t.zone(first), t.zone(second)) == ("play", "play"), "both wait for step 6"
    assert t.card(second).moribund == "dead" and t.card(mother).gold == 2, "its passives came before the next response"
    assert t.decision.kind == "cardgame.response" and t.state.windows == 1
    reload(t)
    t.now(B, "respond Last Word")
    assert t.decision.kind == "cardgame.action"
    assert (t.zone(first), t.zone(second)) == ("dead", "dead")


def test_point_04_a_save_inside_a_response(make: MakeTable) -> None:
    t = make(
        KILLER,
        card("First"),
        card("Second"),
        location("Revenge", response(after=killed(named("First")), cost=kneel(THIS), effect=kill(choose(CHARACTER)))),
        location("Shield", response(to=killed(named("Second")), cost=kneel(THIS), effect=save(SUBJECT))),
    )
    t.many(B, "play", "First", "Revenge")
    t.many(A, "play", "Gallows", "Second", "Shield")
    t.begin("dominance").do(A, "use Gallows", "choose First").do(B, "respond Revenge")
    assert t.decision.kind == "cardgame.save" and t.decision.seat == A
    reload(t).now(A, "save Shield")
    assert t.names(B, "dead") == ["First"] and t.names(A, "dead") == []


# -- 5: derived values in layers ---------------------------------------------------------------------------------------


def test_point_05_traits_before_icons_before_strength(make: MakeTable) -> None:
    """Each layer sees those before it, in whatever order the cards came into play."""
    names = ["Banner", "Herald", "Drill"]
    for order in (names, names[::-1]):
        t = make(
            card("Page", str=1, icons=[]),
            location("Banner", constant(strength(CHARACTER & MILITARY, +2))),
            location("Herald", constant(gains(CHARACTER & trait("Knight"), MILITARY))),
            location("Drill", constant(gains(CHARACTER & YOURS, trait("Knight")))),
        )
        t.many(A, "play", *order)
        page = t.put(A, "play", "Page")
        stranger = t.put(B, "play", "Page")
        t.begin("dominance")
        assert (stats.traits(t.state, page), stats.icons(t.state, page), stats.strength(t.state, page)) == (
            ("Knight",),
            ("military",),
            3,
        )
        assert (stats.traits(t.state, stranger), stats.icons(t.state, stranger)) == ((), ())


def test_point_05_control_comes_before_what_is_said_of_your_cards(make: MakeTable) -> None:
    t = make(
        card("Page", str=1),
        location("Drill", constant(strength(CHARACTER & YOURS, +2))),
        event("Bribe", action(ANY_PHASE, effect=take_control(choose(CHARACTER & THEIRS)))),
    )
    t.many(A, "play", "Drill")
    page = t.put(B, "play", "Page")
    t.many(A, "hand", "Bribe")
    t.begin("dominance")
    assert stats.strength(t.state, page) == 1
    t.do(A, "play Bribe")
    assert stats.strength(t.state, page) == 3


def test_point_05_set_strength_comes_before_what_is_added(make: MakeTable) -> None:
    for order in (["Measure", "Drill"], ["Drill", "Measure"]):
        t = make(
            card("Page", str=1),
            location("Drill", constant(strength(CHARACTER, +2))),
            location("Measure", constant(NumberChange("set_strength", CHARACTER, number(4)))),
        )
        t.many(A, "play", *order)
        page = t.put(A, "play", "Page")
        t.begin("dominance")
        assert stats.strength(t.state, page) == 6
        assert t.state.facts(page).strength == 1


def test_point_05_a_card_of_another_type_is_that_type_for_every_question(make: MakeTable) -> None:
    """EVT-03: an event that has become an attachment, with the traits and the text lent to it."""
    t = make(
        event(
            "Boon",
            action(
                ANY_PHASE, effect=becomes(THIS, pick(CHARACTER & YOURS), ["Boon"], constant(strength(ATTACHED, +2)))
            ),
        ),
        card("Knight"),
        location("Counter", constant(strength(CHARACTER, count(ATTACHMENT & trait("Boon"))))),
        card("Sweeper", action(ANY_PHASE, cost=kneel(THIS), effect=discard(choose(ATTACHMENT)))),
    )
    knight = t.put(A, "play", "Knight")
    t.many(A, "play", "Counter")
    boon = t.put(A, "hand", "Boon")
    t.begin("dominance").do(A, "play Boon")
    reload(t)
    assert (stats.card_type(t.state, boon), t.zone(boon), t.card(boon).attached_to) == ("attachment", "play", knight)
    assert stats.strength(t.state, knight) == 2 + 2 + 1 and stats.traits(t.state, boon) == ("Boon",)
    assert t.state.facts(boon).type == "event"


def test_point_05_lent_texts_are_there_as_long_as_they_are_lent(make: MakeTable) -> None:
    t = make(
        card(
            "Captain",
            constant(
                gains_text(CHARACTER & trait("Army"), action(ANY_PHASE, cost=kneel(THIS), effect=draw(1))),
                while_=is_(THIS, STANDING),
            ),
        ),
        card("Host", traits=["Army"]),
        card("Crowd"),
        location("Chain", action(ANY_PHASE, effect=kneel(choose(CHARACTER & STANDING)))),
    )
    t.many(A, "play", "Captain", "Host", "Crowd", "Chain")
    t.begin("dominance")
    assert t.offers(A, "use Host") and not t.offers(A, "use Crowd")
    t.now(A, "use Chain").now(A, "choose Captain").until("action", A)
    assert not t.offers(A, "use Host")


# -- 6: history of the round -------------------------------------------------------------------------------------------


def test_point_06_texts_ask_what_happened_in_challenge_phase_and_round(make: MakeTable) -> None:
    def asks(name: str, this: str) -> Own:
        return location(
            name, action(ANY_PHASE, when=happened(killed(ANY), this=this, times=exactly(1)), effect=draw(1))
        )

    t = make(
        KILLER,
        card("Prey"),
        card("Rider"),
        asks("Phase Clerk", "phase"),
        asks("Round Clerk", "round"),
        asks("Battle Clerk", "challenge"),
    )
    t.many(A, "play", "Gallows", "Phase Clerk", "Round Clerk", "Battle Clerk", "Rider")
    t.many(B, "play", "Prey")
    t.begin("challenges").until("action", A)
    assert not any("Clerk" in text for text in t.options())
    t.attack(A, "power", "Rider").do(A, "use Gallows", "choose Prey").until("action", A)
    assert {"use Phase Clerk", "use Round Clerk", "use Battle Clerk"} <= set(t.options())
    reload(t).finish_challenge().until("action", A)
    t.attack(A, "intrigue").until("action", A) if t.offers(A, "challenge intrigue B") else None
    t.until_phase("dominance").until("action", A)
    assert "use Round Clerk" in t.options() and "use Phase Clerk" not in t.options()
    t.until_phase("plot")
    assert not t.offers(A, "use Round Clerk"), "a new round has a history of its own"


def test_point_06_history_is_part_of_state_clone_and_digest(make: MakeTable) -> None:
    t = make(KILLER, card("Prey"))
    t.many(A, "play", "Gallows")
    t.many(B, "play", "Prey")
    t.begin("dominance")
    before = t.state.digest()
    twin = t.state.clone()
    t.do(A, "use Gallows")
    assert len(t.state.history) > len(twin.history) and twin.digest() == before
    other = t.state.clone()
    del other.history[-1]
    assert other.digest() != t.state.digest()


def test_point_06_the_card_is_asked_as_it_was(make: MakeTable) -> None:
    """A stolen character died as its thief's, with the trait that it had gained (TIM-23, ADD-24)."""
    clerk = location(
        "Clerk", action(ANY_PHASE, when=happened(killed(CHARACTER & YOURS & trait("Traitor"))), effect=draw(1))
    )
    t = make(KILLER, clerk, card("Prey"), location("Shame", constant(gains(CHARACTER & YOURS, trait("Traitor")))))
    t.put(B, "play", "Prey", controller=A)
    t.many(A, "play", "Shame", "Gallows", "Clerk")
    t.many(B, "play", "Clerk")
    t.begin("dominance").do(A, "use Gallows")
    assert t.names(B, "dead") == ["Prey"]
    was = next(e for e in t.state.history if e.kind == "killed").was
    assert was[0] == A and was[1] == B and "Traitor" in was[7]
    t.until("action", A)
    assert t.offers(A, "use Clerk")
    t.until("action", B)
    assert not t.offers(B, "use Clerk")


# -- 7: abilities by zone ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("zone", ["hand", "discard", "dead", "shadows", "used"])
def test_point_07_a_text_acts_from_its_zone_and_only_there(make: MakeTable, zone: str) -> None:
    text = action(ANY_PHASE, from_=zone, limit=once(PHASE), effect=draw(1))
    here = card("Wanderer", text) if zone != "used" else plot("Wanderer", text)
    t = make(here)
    t.many(A, zone, "Wanderer")
    for other in ("hand", "discard", "dead"):
        if other != zone:
            t.put(B, other, "Wanderer")
    if zone != "used":
        t.many(B, "play", "Wanderer")
    t.begin("dominance", bells=False)
    assert t.offers(A, "use Wanderer")
    reload(t).now(A, "use Wanderer") if zone != "hand" else reload(t)
    assert zone == "hand" or len(t.state.seats[A].hand) == 1


def test_point_07_responses_and_constants_act_from_other_zones_too(make: MakeTable) -> None:
    t = make(
        KILLER,
        card("Prey"),
        card("Avenger", response(after=killed(ANY), from_="hand", effect=put_into_play(THIS))),
        card("Ghost Rider", response(after=killed(ANY), from_="discard", effect=put_into_play(THIS))),
    )
    t.many(B, "play", "Prey")
    t.many(B, "hand", "Avenger")
    t.many(B, "discard", "Ghost Rider")
    t.many(A, "play", "Gallows")
    t.begin("dominance").do(A, "use Gallows").now(B, "respond Avenger").now(B, "respond Ghost Rider")
    assert {"Avenger", "Ghost Rider"} <= set(t.names(B, "play"))


def test_point_07_an_agenda_acts_beside_the_table(make: MakeTable) -> None:
    t = make(
        card(
            "Treaty",
            constant(strength(CHARACTER & YOURS, +1)),
            action(ANY_PHASE, limit=once(PHASE), effect=draw(1)),
            kind="agenda",
        ),
        card("Page", str=1),
    )
    page = t.put(A, "play", "Page")
    t.many(A, "beside", "Treaty")
    t.begin("dominance")
    assert stats.strength(t.state, page) == 2
    t.now(A, "use Treaty")
    assert len(t.state.seats[A].hand) == 1


def test_point_07_others_may_use_a_text_that_says_so(make: MakeTable) -> None:
    t = make(
        location("Ferry", action(ANY_PHASE, by=EACH_PLAYER, limit=times(2, PHASE), effect=draw(1))),
        location("Toll", action(ANY_PHASE, by=ANY_OPPONENT, limit=once(PHASE), effect=draw(1))),
    )
    t.many(A, "play", "Ferry", "Toll")
    t.begin("dominance")
    assert t.offers(A, "use Ferry") and not t.offers(A, "use Toll")
    t.now(A, "use Ferry")
    assert t.offers(B, "use Ferry") and t.offers(B, "use Toll")
    t.now(B, "use Toll")
    assert (len(t.state.seats[A].hand), len(t.state.seats[B].hand)) == (1, 1), "you is who uses it"


# -- 8: the round as data ----------------------------------------------------------------------------------------------


def test_point_08_the_phases_to_come_are_a_list_in_the_state(make: MakeTable) -> None:
    t = make().begin("marshalling", round_=1)
    assert t.state.to_data()["phases"] == ["challenges", "dominance", "standing", "taxation"]
    seen = []
    while t.state.round == 1:
        if t.state.phase not in seen:
            seen.append(t.state.phase)
        t.rest()
    assert seen == ["marshalling", "challenges", "dominance", "standing", "taxation"]


def test_point_08_a_phase_is_skipped_with_all_its_windows(make: MakeTable) -> None:
    """RND-10: neither windows nor framework events, nor "begins" and "ends"."""
    t = make(
        location("Veto", constant(skip(DOMINANCE))), card("Lord", passive(after=begins(DOMINANCE), effect=draw(1)))
    )
    t.many(A, "play", "Veto", "Lord")
    t.begin("challenges").until_phase("standing")
    assert t.state.seats[A].power == 0 and len(t.state.seats[A].hand) == 0
    assert not any(e.word == "dominance" for e in t.state.history)


def test_point_08_allowances_of_challenges_are_a_list(make: MakeTable) -> None:
    t = make(
        event("Charge", action(CHALLENGES, effect=extra_challenge("military"))),
        card("Rider"),
        card("Second Rider"),
        card("Third Rider"),
    )
    t.many(A, "play", "Rider", "Second Rider", "Third Rider")
    t.many(A, "hand", "Charge")
    t.begin("challenges").do(A, "play Charge")
    assert t.state.seats[A].extra == ("military",)
    t.attack(A, "military", "Rider").finish_challenge().attack(A, "military", "Second Rider").finish_challenge()
    t.until("challenge", A)
    assert not t.offers(A, "challenge military B") and t.offers(A, "challenge intrigue B")
    t.until_phase("dominance")
    assert t.state.seats[A].extra == ()


def test_point_08_who_is_active_is_in_the_state(make: MakeTable) -> None:
    t = make().begin("marshalling", first=B)
    active = [t.state.active_player]
    while t.state.phase == "marshalling":
        if t.state.active_player != active[-1]:
            active.append(t.state.active_player)
        t.rest()
    assert active == [B, A]
    assert t.state.active_player == B, "the challenges begin with the first player"
    t.until_phase("dominance")
    assert t.state.active_player == -1


# -- 9: the challenge as a frame with arguments ------------------------------------------------------------------------


def test_point_09_kind_and_kind_of_claim_are_two_facts(make: MakeTable) -> None:
    t = make(card("Rider"), card("Guard"))
    t.many(A, "play", "Rider")
    t.many(B, "play", "Guard")
    t.state.own_seat(B).power = 3
    t.begin("challenges").attack(A, "military", "Rider")
    assert t.state.challenge is not None
    t.state.challenge.claim_kind = "power"
    reload(t).finish_challenge()
    assert t.names(B, "dead") == [] and (t.state.seats[A].power, t.state.seats[B].power) == (2, 2)
    assert t.state.seats[A].challenges == ("military",)


def test_point_09_it_can_be_saved_in_each_of_its_steps(make: MakeTable) -> None:
    """And comes to the same end, whenever it was loaded."""

    def play(every: bool) -> int:
        t = make(
            card("Rider", keywords=["Renown", "Stealth", "Deadly"], str=4),
            card("Guard", str=1),
            card("Second Guard"),
            card("Bard", response(after=challenge_won(), effect=draw(1))),
        )
        t.many(A, "play", "Rider", "Bard")
        t.many(B, "play", "Guard", "Second Guard")
        t.begin("challenges").until("challenge", A)
        for seat, text in (
            (A, "challenge military B"),
            (A, "choose Rider"),
            (A, "choose Guard"),
            (B, "choose Second Guard"),
            (B, "choose Guard"),
            (A, "respond Bard"),
        ):
            t.do(seat, text)
            if every:
                reload(t)
        t.finish_challenge()
        if every:
            reload(t)
        assert t.state.challenge is None and t.state.last_challenge is not None and t.state.last_challenge.over
        return t.state.digest()

    assert play(False) == play(True)


# -- 10: payments as a procedure ---------------------------------------------------------------------------------------


def test_point_10_one_price_or_the_other(make: MakeTable) -> None:
    t = make(
        event("Toll", action(ANY_PHASE, cost=either_cost(gold(2), kneel(pick(CHARACTER & YOURS))), effect=draw(1))),
        card("Payer"),
    )
    payer = t.put(A, "play", "Payer")
    t.many(A, "hand", "Toll", "Toll", "Toll")
    t.state.own_seat(A).gold = 3
    t.begin("dominance").do(A, "play Toll")
    assert t.decision.kind == "cardgame.option" and t.options() == ["option 1", "option 2"]
    reload(t).now(A, "option 2")
    assert t.card(payer).kneeling and t.state.seats[A].gold == 3
    t.do(A, "play Toll")
    assert t.state.seats[A].gold == 1, "only one way is left, it is not asked for"
    t.until("action", A)
    assert not t.offers(A, "play Toll")


def test_point_10_x_and_gold_that_lies_on_a_card(make: MakeTable) -> None:
    t = make(
        event("Feast", action(ANY_PHASE, cost=gold_x("x"), effect=claim_power(x("x")))),
        card("Banker", constant(pay_with(THIS))),
    )
    banker = t.put(A, "play", "Banker", gold=3)
    t.many(A, "hand", "Feast")
    t.state.own_seat(A).gold = 2
    t.begin("dominance").do(A, "play Feast")
    assert t.options() == [f"number {n}" for n in range(1, 6)]
    t.now(A, "number 4")
    assert (
        t.decision.kind == "cardgame.number" and t.decision.source == banker and t.options() == ["number 2", "number 3"]
    )
    reload(t).now(A, "number 2")
    assert (t.card(banker).gold, t.state.seats[A].gold, t.state.seats[A].power) == (1, 0, 4)


def test_point_10_influence_is_put_together_from_cards(make: MakeTable) -> None:
    """INF-01: those cards are offered with which the sum can still be reached; then all kneel."""
    t = make(
        event("Whisper", action(ANY_PHASE, cost=influence(3), effect=draw(1))),
        location("One", influence=1),
        location("Two", influence=2),
        location("Three", influence=3),
    )
    one, two, three = t.many(A, "play", "One", "Two", "Three")
    t.many(A, "hand", "Whisper")
    t.begin("dominance").do(A, "play Whisper")
    assert t.options() == ["choose One", "choose Two", "choose Three"]
    reload(t).now(A, "choose One")
    assert t.options() == ["choose Two", "choose Three"] and not t.card(one).kneeling
    t.now(A, "choose Two")
    assert [t.card(i).kneeling for i in (one, two, three)] == [True, True, False]


def test_point_10_a_card_pays_once(make: MakeTable) -> None:
    """What kneels for one price of the list gives no influence for the next."""
    t = make(location("Spring", action(ANY_PHASE, cost=[kneel(THIS), influence(1)], effect=draw(1)), influence=1))
    t.many(A, "play", "Spring")
    t.begin("dominance")
    assert not t.offers(A, "use Spring")
    t = make(location("Spring", action(ANY_PHASE, cost=[kneel(THIS), influence(1)], effect=draw(1)), influence=1))
    t.many(A, "play", "Spring", "Spring")
    t.begin("dominance").do(A, "use Spring").until("action", A)
    assert [t.card(i).kneeling for i in t.state.seats[A].play[:2]] == [True, True] and not t.offers(A, "use Spring")


def test_point_10_two_prices_that_need_the_same_cards(make: MakeTable) -> None:
    t = make(
        event(
            "Muster",
            action(ANY_PHASE, cost=[kneel(pick(CHARACTER & YOURS)), kneel(pick(CHARACTER & YOURS))], effect=draw(1)),
        ),
        event("Levy", action(ANY_PHASE, cost=[gold(2), gold(2)], effect=draw(1))),
        card("Page"),
    )
    t.many(A, "play", "Page")
    t.many(A, "hand", "Muster", "Levy")
    t.state.own_seat(A).gold = 3
    t.begin("dominance")
    assert not t.offers(A, "play Muster") and not t.offers(A, "play Levy")


def test_point_10_a_moribund_card_may_kneel_as_a_price(make: MakeTable) -> None:
    """TIM-23."""
    t = make(
        KILLER,
        card("Prey"),
        event("Curse", response(after=killed(ANY), cost=kneel(pick(CHARACTER & YOURS)), effect=claim_power(1))),
    )
    prey = t.put(B, "play", "Prey")
    t.many(B, "hand", "Curse")
    t.many(A, "play", "Gallows")
    t.begin("dominance").do(A, "use Gallows")
    assert t.card(prey).moribund and t.offers(B, "play Curse")
    t.now(B, "play Curse")
    assert t.state.seats[B].power == 1 and t.zone(prey) == "dead"


def test_point_10_a_price_may_move_its_own_source(make: MakeTable) -> None:
    """The text goes on when its card has been discarded for it; what it was can still be read."""
    t = make(
        location(
            "Ship",
            action(
                ANY_PHASE, cost=discard(THIS), effect=do(until(END_OF_PHASE, strength(choose(CHARACTER), +3)), draw(1))
            ),
        ),
        card("Captain"),
    )
    captain = t.put(A, "play", "Captain")
    ship = t.put(A, "play", "Ship")
    t.begin("dominance").do(A, "use Ship")
    reload(t)
    assert t.zone(ship) == "discard" and stats.strength(t.state, captain) == 5 and len(t.state.seats[A].hand) == 1


# -- 11: prohibitions --------------------------------------------------------------------------------------------------


def test_point_11_prohibitions_stand_side_by_side(make: MakeTable) -> None:
    """When one goes the other is still there; each reaches only its context."""
    t = make(
        card("Knight"),
        location("Ban", constant(cannot(CHARACTER, "ATTACK", kind="military"))),
        location(
            "Curfew", constant(cannot(CHARACTER, "ATTACK", kind=["military", "intrigue"]), while_=is_(THIS, STANDING))
        ),
        location("Chain", action(ANY_PHASE, effect=kneel(choose(LOCATION & STANDING & THEIRS)))),
    )
    t.many(A, "play", "Knight", "Chain")
    t.many(B, "play", "Ban", "Curfew")
    t.begin("challenges").until("challenge", A)
    assert t.options() == ["challenge power B", "pass"]
    t = make(
        card("Knight"),
        location("Ban", constant(cannot(CHARACTER, "ATTACK", kind="military"))),
        location(
            "Curfew", constant(cannot(CHARACTER, "ATTACK", kind=["military", "intrigue"]), while_=is_(THIS, STANDING))
        ),
        location("Chain", action(ANY_PHASE, effect=kneel(choose(LOCATION & STANDING & THEIRS)))),
    )
    t.many(A, "play", "Knight", "Chain")
    t.many(B, "play", "Ban", "Curfew")
    t.begin("challenges").do(A, "use Chain", "choose Curfew").until("challenge", A)
    assert t.options() == ["challenge intrigue B", "challenge power B", "pass"]


def test_point_11_a_prohibition_is_asked_with_player_and_deed(make: MakeTable) -> None:
    t = make(
        card("Knight"),
        KILLER,
        location("Oath", constant(cannot(named("Knight"), "BE_KILLED"))),
        location("Silence", constant(cannot(ANY_OPPONENT, "CLAIM_POWER"))),
        event("Song", action(ANY_PHASE, effect=claim_power(1))),
    )
    t.many(A, "play", "Knight", "Oath", "Silence")
    t.many(A, "hand", "Song")
    t.many(B, "hand", "Song")
    t.many(B, "play", "Gallows")
    t.begin("dominance").do(A, "play Song")
    assert t.state.seats[A].power == 1
    t.until("action", B)
    assert not t.offers(B, "play Song") and not t.offers(B, "use Gallows")


def test_point_11_no_permission_beats_a_prohibition(make: MakeTable) -> None:
    """ADD-24 and section 0: "cannot" beats "may"."""
    from agot_desktop.model.cardgame.abilities.changes import MayDeclare

    t = make(
        card("Knight", icons=["power"]),
        location("Leave", constant(MayDeclare(CHARACTER, "ATTACK", ("without_icon",)))),
        location("Ban", constant(cannot(CHARACTER, "ATTACK", kind="military"))),
    )
    t.many(A, "play", "Knight", "Leave", "Ban")
    t.begin("challenges").until("challenge", A)
    assert t.options() == ["challenge intrigue B", "challenge power B", "pass"]


# -- 12: knowledge -----------------------------------------------------------------------------------------------------


def seen(t: Table, number: int) -> list[bool]:
    """Which seats know the card, as views and worlds have it."""
    found = []
    for seat in (A, B):
        view = t.state.observe(seat)
        shown = {c.id for s in view.seats for c in (*s.hand, *s.known_deck, *s.shadows)}
        world = {t.state.determinize(seat, n).cards[number].code for n in range(12)}
        assert (number in shown) == knows(t.card(number), seat) == (world == {t.card(number).code})
        found.append(number in shown)
    return found


def secrets(t: Table, seat: int) -> None:
    """A deck in which no two cards are alike, so that dealing anew shows."""
    t.many(seat, "deck", *[f.name for f in t.pool.cards[:30]])


def test_point_12_who_looked_knows_and_nobody_else(make: MakeTable) -> None:
    t = make(
        card(
            "Spy",
            action(
                ANY_PHASE,
                limit=once(PHASE),
                effect=do(
                    look(pick(CARD, in_=deck(choose_opponent(), top=1), name="top")), may(put_under_deck(that("top")))
                ),
            ),
        )
    )
    t.many(A, "play", "Spy")
    secrets(t, B)
    t.begin("dominance").do(A, "use Spy")
    top = t.state.seats[B].deck[0]
    assert seen(t, top) == [True, False]
    reload(t).now(A, "yes")
    assert t.state.seats[B].deck[-1] == top and seen(t, top) == [True, False]


def test_point_12_a_shuffle_is_forgetting(make: MakeTable) -> None:
    t = make(
        card("Spy", action(ANY_PHASE, limit=once(PHASE), effect=look(pick(CARD, in_=deck(YOU, top=1))))),
        location("Dice", action(ANY_PHASE, effect=shuffle(EACH_PLAYER))),
    )
    t.many(A, "play", "Spy", "Dice")
    secrets(t, A)
    t.begin("dominance").do(A, "use Spy")
    top = t.state.seats[A].deck[0]
    assert seen(t, top) == [True, False]
    t.do(A, "use Dice")
    assert seen(t, top) == [False, False]


def test_point_12_what_was_found_and_shown_is_known_until_it_is_hidden_again(make: MakeTable) -> None:
    """A search shows the whole deck to the searcher only while it lasts; what he takes is known to all (G05)."""
    t = make(
        location("Library", action(ANY_PHASE, limit=once(PHASE), effect=search(named("Hodor")))),
        location("Dice", action(ANY_PHASE, effect=shuffle_into_deck(each(named("Hodor"), in_=hand())))),
    )
    t.many(A, "play", "Library", "Dice")
    secrets(t, A)
    t.begin("dominance").do(A, "use Library")
    hodor = next(i for i in t.state.seats[A].deck if t.state.facts(i).name == "Hodor")
    assert seen(t, hodor) == [True, False]
    t.now(A, "choose Hodor")
    assert t.zone(hodor) == "hand" and seen(t, hodor) == [True, True]
    assert not any(any(seen(t, i)) for i in t.state.seats[A].deck[:4])
    t.do(A, "use Dice")
    assert seen(t, hodor) == [False, False]


def test_point_12_a_card_put_from_hand_on_the_deck_is_known_to_its_owner(make: MakeTable) -> None:
    t = make(location("Well", action(ANY_PHASE, limit=once(PHASE), effect=put_on_deck(pick(CARD, in_=hand())))))
    t.many(A, "play", "Well")
    secrets(t, A)
    ice = t.put(A, "hand", "Ice")
    t.put(A, "hand", "Hodor")
    t.begin("dominance")
    t.state.keeps_log = True
    t.do(A, "use Well", "choose Ice")
    assert t.state.seats[A].deck[0] == ice and seen(t, ice) == [True, False]
    assert [e.readers for e in t.state.log if e.kind == "put_on_deck"] == [1 << A]


def test_point_12_a_card_returned_from_an_open_pile_is_known_to_all(make: MakeTable) -> None:
    t = make(
        location("Grave", action(ANY_PHASE, limit=once(PHASE), effect=return_from_pile(choose(CARD, in_=dead_pile()))))
    )
    t.many(A, "play", "Grave")
    hodor = t.put(A, "dead", "Hodor")
    secrets(t, A)
    t.begin("dominance")
    t.state.keeps_log = True
    t.do(A, "use Grave")
    assert t.zone(hodor) == "hand" and seen(t, hodor) == [True, True]
    assert [e.readers for e in t.state.log if e.kind == "returned"] == [-1]


# -- 13: could it change anything --------------------------------------------------------------------------------------


def usable(t: Table) -> bool:
    """Whether the seat may use the Device, which is the only thing that matters."""
    t.until("action", A)
    return t.offers(A, "use Device")


def device(effect: Any) -> Own:
    return location("Device", action(ANY_PHASE, effect=effect))


def bare(make: MakeTable, effect: Any, *own: Own) -> Table:
    t = make(device(effect), *own, card("Page"))
    t.many(A, "play", "Device")
    return t


def test_point_13_no_draw_at_the_cap_nor_from_an_empty_deck(make: MakeTable) -> None:
    t = bare(make, draw(1))
    t.state.own_seat(A).drawn = 3
    assert not usable(t.begin("dominance"))
    t = bare(make, draw(1))
    t.state.own_seat(A).drawn = 2
    assert usable(t.begin("dominance"))
    assert not usable(bare(make, draw(1)).begin("dominance", deck=0))


def test_point_13_no_power_where_claiming_is_forbidden(make: MakeTable) -> None:
    ban = location("Ban", constant(cannot(EACH_PLAYER, "CLAIM_POWER")))
    t = bare(make, claim_power(1), ban)
    assert usable(t.begin("dominance"))
    t = bare(make, claim_power(1), ban)
    t.many(B, "play", "Ban")
    assert not usable(t.begin("dominance"))
    t = bare(make, do(claim_power(1), draw(1)), ban)
    t.many(B, "play", "Ban")
    assert usable(t.begin("dominance")), "the other half could"


@pytest.mark.parametrize(
    ("effect", "kneeling", "expected"),
    [
        (kneel(choose(CHARACTER)), True, False),
        (kneel(choose(CHARACTER)), False, True),
        (stand(choose(CHARACTER)), False, False),
        (stand(choose(CHARACTER)), True, True),
        (kneel(each(CHARACTER)), True, False),
        (kneel(each(CHARACTER)), False, True),
        (stand(each(CHARACTER)), False, False),
        (stand(each(CHARACTER)), True, True),
        (kneel(pick(CHARACTER)), True, False),
        (stand(pick(CHARACTER)), False, False),
        (kneel(CHARACTER), True, False),
        (stand(CHARACTER), True, True),
    ],
)
def test_point_13_no_kneeling_of_the_kneeling(make: MakeTable, effect: Any, kneeling: bool, expected: bool) -> None:
    t = bare(make, effect)
    t.put(B, "play", "Page", kneeling=kneeling)
    assert usable(t.begin("dominance")) is expected


def test_point_13_no_killing_of_what_cannot_be_killed(make: MakeTable) -> None:
    oath = location("Oath", constant(cannot(CHARACTER, "BE_KILLED")))
    for effect in (kill(choose(CHARACTER)), kill(each(CHARACTER)), kill(pick(CHARACTER))):
        t = bare(make, effect, oath)
        t.many(B, "play", "Page")
        assert usable(t.begin("dominance"))
        t = bare(make, effect, oath)
        t.many(B, "play", "Page", "Oath")
        assert not usable(t.begin("dominance"))
        assert not usable(bare(make, effect).begin("dominance"))


def test_point_13_nothing_comes_into_play_where_it_may_not(make: MakeTable) -> None:
    """UNI-01: a dead copy; UNI-07: with a copy in play it becomes a duplicate, which is a change."""
    lord = card("Lord", unique=True)
    effect = put_into_play(pick(CHARACTER, in_=hand()))
    t = bare(make, effect, lord)
    assert not usable(t.begin("dominance"))
    t = bare(make, effect, lord)
    t.many(A, "hand", "Lord")
    t.many(A, "dead", "Lord")
    assert not usable(t.begin("dominance"))
    t = bare(make, effect, lord)
    t.many(A, "hand", "Lord")
    t.many(A, "play", "Lord")
    assert usable(t.begin("dominance"))
    t = make(device(effect), lord, options={"CFG-PUT-DUPLICATE": False})
    t.many(A, "hand", "Lord")
    t.many(A, "play", "Lord", "Device")
    assert not usable(t.begin("dominance"))


@pytest.mark.parametrize(
    "effect",
    [
        move_gold(1, from_=EACH_OPPONENT, to=YOU),
        move_power(1, from_=EACH_OPPONENT, to=YOU),
        discard_power(1, EACH_OPPONENT),
        discard_power(1, choose(CHARACTER)),
        discard_from_hand(pick(CARD, in_=hand(EACH_OPPONENT))),
        discard_from_deck(1, EACH_OPPONENT),
        discard_from_hand(at_random(CARD, in_=hand(EACH_OPPONENT))),
        return_from_pile(choose(CARD, in_=dead_pile(EACH_PLAYER))),
        take_control(choose(LOCATION & UNIQUE & THEIRS)),
        discard_from_hand(pick(CARD, in_=hand(choose_opponent()))),
        draw(1, choose_opponent()),
        leave_challenge(choose(CHARACTER)),
        join(choose(CHARACTER)),
        reveal(each(CARD, in_=hand(EACH_OPPONENT))),
        discard(choose(ATTACHMENT)),
        return_to_hand(choose(CHARACTER & KNEELING)),
        claim_power(1, on=pick(CHARACTER & YOURS)),
        if_(exists(CHARACTER & KNEELING), draw(1)),
        then(kneel(choose(CHARACTER & KNEELING)), draw(1)),
        one_of(kneel(choose(CHARACTER & KNEELING)), stand(each(CHARACTER))),
        may(stand(each(CHARACTER))),
        until(END_OF_PHASE, strength(choose(CHARACTER & KNEELING), +1)),
        put_gold(1, on=choose(CHARACTER & KNEELING)),
        look(pick(CARD, in_=hand(EACH_OPPONENT))),
        search(CHARACTER, who=EACH_OPPONENT),
        gain_gold(0),
        claim_power(0),
        until(END_OF_PHASE, strength(each(CHARACTER & KNEELING), +1)),
        move_gold(1, from_=YOU, to=None),
    ],
)
def test_point_13_a_word_that_could_change_nothing_is_not_offered(make: MakeTable, effect: Any) -> None:
    """The opponent has a standing character, and else nothing: no gold, power, hand, deck or piles."""
    t = bare(make, effect)
    t.many(B, "play", "Page")
    t.begin("dominance", deck=0)
    assert not usable(t)


@pytest.mark.parametrize(
    "effect",
    [
        move_gold(1, from_=choose_opponent(), to=YOU),
        move_power(1, from_=choose_opponent(), to=YOU),
        draw(1, choose_opponent()),
        discard_from_hand(pick(CARD, in_=hand(choose_opponent()))),
        discard_from_deck(1, choose_opponent()),
        gain_gold(1, choose_opponent()),
        search(ANY, who=choose_opponent()),
        claim_power(1, who=choose_opponent()),
        discard_power(1, choose_opponent()),
        may(gain_gold(1, choose_opponent())),
        one_of(move_power(1, from_=choose_opponent(), to=YOU), discard_power(1, choose_opponent())),
        do(kneel(pick(CHARACTER & controlled_by(choose_opponent("who")))), draw(1, named_player("who"))),
    ],
)
def test_point_13_a_text_that_names_an_opponent_is_asked_before_he_is_named(make: MakeTable, effect: Any) -> None:
    t = bare(make, effect)
    t.many(B, "play", "Page")
    t.many(B, "hand", "Filler")
    t.state.own_seat(B).gold = t.state.own_seat(B).power = 2
    t.begin("dominance")
    assert usable(t)
    before = t.state.digest()
    t.now(A, "use Device")
    while t.decision.kind != "cardgame.action":
        t.take(t.decision.options[-1])
    assert t.state.digest() != before
