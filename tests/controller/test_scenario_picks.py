"""Runs of picks in scenarios: named in any order, as the window takes them too."""

from typing import Any

import pytest

from agot_desktop.model.cardgame.pool import Pool
from tests.controller.test_scenario_run import failed, played

ALL = ["military", "intrigue", "power"]
CARDS = [{"name": f"Plain {name}", "str": 2, "icons": ALL} for name in ("Guard", "Page", "Squire", "Giant")]
THREE = ["Plain Guard", "Plain Page", "Plain Squire"]
ATTACK: dict[str, Any] = {"cards": CARDS, "seats": {"A": {"play": THREE}, "B": {"play": ["Plain Giant"]}}}
CLAIM: dict[str, Any] = {
    "cards": CARDS,
    "seats": {"A": {"play": ["Plain Giant"], "plot": {"claim": 2}}, "B": {"play": THREE}},
}


def do(seat: str, *texts: str) -> list[dict[str, Any]]:
    return [{"seat": seat, "do": text} for text in texts]


CLAIMING = [*do("A", "challenge military B"), {"until": {"decision": "cardgame.claim"}}]
ATTACKERS = {"expect": [{"card": title, "participating": "attacking"} for title in ("Plain Guard", "Plain Squire")]}
ALONE = {"expect": [{"card": "Plain Page", "participating": False, "kneeling": False}]}


@pytest.mark.parametrize("order", [("Guard", "Squire"), ("Squire", "Guard")])
@pytest.mark.parametrize("ended", [True, False])
def test_attackers_are_named_in_any_order(pool: Pool, order: tuple[str, str], ended: bool) -> None:
    """The run may be ended by `done`, by what another seat does, or by the rest rule."""
    picks = do("A", "challenge military B", *(f"choose Plain {name}" for name in order))
    end = do("A", "done") if ended else [{"until": {"decision": "cardgame.defenders"}}]
    made = played(pool, [*picks, *end, ATTACKERS, ALONE], **ATTACK)
    decision = made.decision
    assert decision is not None and (decision.seat, decision.kind) == (1, "cardgame.defenders")


def test_the_last_card_alone_ends_the_run_and_what_follows_is_seen(pool: Pool) -> None:
    steps = [
        *do("A", "challenge military B", "choose Plain Squire"),
        {"expect": [{"card": "Plain Squire"} | ATTACKING]},
    ]
    played(pool, [*steps, {"seat": "B", "offers": ["choose Plain Giant"]}], **ATTACK)


ATTACKING = {"participating": "attacking", "kneeling": True}


def test_after_the_last_card_the_others_are_still_offered(pool: Pool) -> None:
    steps = [*do("A", "challenge military B", "choose Plain Squire")]
    open_still = {"seat": "A", "offers": ["choose Plain Guard", "choose Plain Page", "done"]}
    played(pool, [*steps, open_still, *do("A", "choose Plain Guard", "done"), ATTACKERS, ALONE], **ATTACK)


@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("second", [0, 1, 2])
def test_any_two_of_three_victims_in_any_order(pool: Pool, first: int, second: int) -> None:
    if first == second:
        return
    steps = [
        *CLAIMING,
        {"seat": "B", "offers": [f"choose {title}" for title in THREE], "refuses": ["done"]},
        *do("B", f"choose {THREE[first]}"),
        {"seat": "B", "refuses": ["done", f"choose {THREE[first]}"], "offers": [f"choose {THREE[second]}"]},
        *do("B", f"choose {THREE[second]}"),
        {"until": {"challenge": "over"}},
        {"expect": [{"seat": "B", "dead": [THREE[first], THREE[second]]}]},
    ]
    played(pool, steps, **CLAIM)


def test_of_two_of_three_victims_the_rest_rule_takes_the_next_one(pool: Pool) -> None:
    steps = [*CLAIMING, *do("B", "choose Plain Page")]
    over = {"until": {"challenge": "over"}}
    played(pool, [*steps, over, {"expect": [{"seat": "B", "dead": ["Plain Page", "Plain Squire"]}]}], **CLAIM)


def test_a_third_victim_and_one_named_twice_are_refused(pool: Pool) -> None:
    steps = [*CLAIMING, *do("B", "choose Plain Squire", "choose Plain Guard")]
    assert failed(pool, [*steps, *do("B", "choose Plain Page")], **CLAIM).step == len(steps)
    twice = do("A", "challenge military B", "choose Plain Squire", "choose Plain Squire")
    failure = failed(pool, twice, **ATTACK)
    assert failure.step == 2
    assert "A cardgame.attackers: choose Plain Guard, choose Plain Page, done" in failure.found


def test_influence_is_paid_with_cards_in_any_order(pool: Pool) -> None:
    """2 influence out of 1, 1 and 2: the second and the first are as good as the first and the second (INF-01)."""
    cards = [
        {"name": "Plain Mine", "type": "location", "influence": 1},
        {"name": "Plain Port", "type": "location", "influence": 1},
        {"name": "Plain Town", "type": "location", "influence": 2},
        {"name": "Plain Envoy", "abilities": ["action(ANY_PHASE, cost=influence(2), effect=gain_gold(1))"]},
    ]
    seats = {"A": {"play": [card["name"] for card in cards]}, "B": {}}
    steps = do("A", "use Plain Envoy")
    pays = {"seat": "A", "offers": ["choose Plain Mine", "choose Plain Port", "choose Plain Town"]}
    paid = {"expect": [{"card": f"Plain {name}", "kneeling": name != "Town"} for name in ("Mine", "Port", "Town")]}
    for order in (("Port", "Mine"), ("Mine", "Port")):
        chosen = do("A", *(f"choose Plain {name}" for name in order))
        played(pool, [*steps, pays, *chosen, paid, {"expect": [{"seat": "A", "gold": 1}]}], cards=cards, seats=seats)


def test_setup_cards_are_placed_in_any_order(pool: Pool) -> None:
    cards = [{**card, "cost": 1} for card in CARDS]
    seats: dict[str, Any] = {"A": {"deck": [*THREE, "Plain Giant"]}, "B": {}}
    steps = [
        *do("A", "keep", "place Plain Giant", "place Plain Guard", "place Plain Squire", "done"),
        {"until": {"phase": "plot"}},
        {"expect": [{"card": f"Plain {name}", "zone": "play"} for name in ("Giant", "Guard", "Squire")]},
        {"expect": [{"card": "Plain Page", "zone": "hand"}]},
    ]
    played(pool, steps, phase="setup", cards=cards, seats=seats)


def test_copies_in_hand_that_differ_in_nothing_have_their_numbers(pool: Pool) -> None:
    cards = [
        {
            "name": "Plain Envoy",
            "abilities": ["action(ANY_PHASE, effect=discard_from_hand(pick(CARD, n=2, by=YOU, in_=hand(YOU))))"],
        },
        *CARDS,
    ]
    hand = ["Plain Page", "Plain Guard", "Plain Squire", "Plain Page"]
    seats: dict[str, Any] = {"A": {"play": ["Plain Envoy"], "hand": hand}, "B": {}}
    for picks in (("Page#2", "Page"), ("Page", "Page"), ("Squire", "Page#2"), ("Squire", "Guard")):
        steps = do("A", "use Plain Envoy", *(f"choose Plain {title}" for title in picks))
        gone = [f"Plain {title.removesuffix('#2')}" for title in picks]
        played(pool, [*steps, {"expect": [{"seat": "A", "discard": gone, "hand": 2}]}], cards=cards, seats=seats)


def test_cards_that_every_set_has_are_taken_unasked(pool: Pool) -> None:
    """Two of two Pages and a Guard: one Page goes in any case."""
    cards = [
        {
            "name": "Plain Envoy",
            "abilities": ["action(ANY_PHASE, effect=discard_from_hand(pick(CARD, n=2, by=YOU, in_=hand(YOU))))"],
        },
        *CARDS,
    ]
    seats: dict[str, Any] = {
        "A": {"play": ["Plain Envoy"], "hand": ["Plain Page", "Plain Guard", "Plain Page"]},
        "B": {},
    }
    for title in ("Plain Page", "Plain Guard"):
        steps = do("A", "use Plain Envoy", f"choose {title}")
        gone = {"expect": [{"seat": "A", "discard": ["Plain Page", title]}]}
        played(pool, [*steps, gone], cards=cards, seats=seats)
