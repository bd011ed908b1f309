"""How steps are played: the rest rule, looking ahead, `until`, `offers`, fillers, and what a failure tells."""

import json
from typing import Any

import pytest

from agot_desktop.controller.scenarios.cards import book
from agot_desktop.controller.scenarios.expect import find_card, mismatches
from agot_desktop.controller.scenarios.expectation import expectation
from agot_desktop.controller.scenarios.file import Scenario, decode
from agot_desktop.controller.scenarios.position import Position, build
from agot_desktop.controller.scenarios.report import Failure
from agot_desktop.controller.scenarios.rest import offers_more, rest
from agot_desktop.controller.scenarios.run import run
from agot_desktop.model.cardgame.pool import Pool
from agot_desktop.model.kernel.decision import DONE, NO, PASS, YES, Choice, Decision
from tests.positions import play, position, scenario_data

GUARD = {"name": "Plain Guard", "str": 2, "icons": ["military", "intrigue", "power"]}
PAGE = {"name": "Plain Page", "cost": 0}


def opened(pool: Pool, data: dict[str, Any]) -> tuple[Scenario, Position]:
    found = decode(json.dumps(data).encode())
    assert isinstance(found, Scenario)
    return found, build(found, book(found, pool))


def played(pool: Pool, steps: list[dict[str, Any]], phase: str = "challenges", **fields: Any) -> Position:
    """The position after the steps; `fields` as in `scenario_data`."""
    fields.setdefault("seats", {"A": {"play": ["Plain Guard"]}, "B": {"play": ["Plain Guard"]}})
    fields.setdefault("cards", [GUARD, PAGE])
    found, made = opened(pool, {**scenario_data(phase, **fields), "steps": steps})
    run(found, made)
    return made


def failed(pool: Pool, steps: list[dict[str, Any]], **fields: Any) -> Failure:
    with pytest.raises(Failure) as caught:
        played(pool, steps, **fields)
    return caught.value


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        ([("choose", 4), DONE, PASS], PASS),
        ([("choose", 4), DONE], DONE),
        ([NO, YES], NO),
        ([DONE, NO, YES], DONE),
        ([("first", 0), ("first", 1)], ("first", 0)),
        ([("keep",), ("mulligan",)], ("keep",)),
        ([("challenge", "power", 1), PASS], PASS),
    ],
)
def test_the_rest_rule(options: list[Choice], answer: Choice) -> None:
    assert rest(Decision(0, "cardgame.test", tuple(options))) == answer


def test_resting_alone_is_no_offer() -> None:
    assert not offers_more(Decision(0, "cardgame.test", (DONE, PASS)))
    assert offers_more(Decision(0, "cardgame.test", (NO, YES)))


def test_a_choice_is_played_at_the_seats_next_decision_that_offers_it(pool: Pool) -> None:
    """B's challenge is three rested decisions away: A's two and none of B's own."""
    made = played(pool, [{"seat": "B", "do": "challenge power A"}])
    challenge = made.settled().challenge
    assert challenge is not None and (challenge.attacker, challenge.kind) == (1, "power")


def test_a_choice_of_the_other_seat_does_not_do(pool: Pool) -> None:
    failure = failed(pool, [{"seat": "B", "do": "challenge power B"}])
    assert failure.step == 0
    assert failure.expected == "B can challenge power B"
    assert "A cardgame.challenge: challenge intrigue B, challenge military B, challenge power B, pass" in failure.found
    assert "B cardgame.challenge: challenge intrigue A" in failure.found


def test_forty_decisions_are_looked_over_and_no_more(pool: Pool) -> None:
    """Each round asks three times: who is First Player, and both for a challenge; in round 2 twice."""
    plots = {"A": {"play": ["Plain Guard"]}, "B": {"play": ["Plain Guard"]}}
    steps = [{"seat": "A", "do": "choose Plain Page"}]
    made_by_hand = position(pool, "challenges", plots, [GUARD, PAGE])
    for _ in range(40):
        assert made_by_hand.decision is not None
        made_by_hand.play(rest(made_by_hand.decision))
    found, made = opened(pool, {**scenario_data("challenges", plots, [GUARD, PAGE]), "steps": steps})
    with pytest.raises(Failure):
        run(found, made)
    assert made.settled().round == made_by_hand.settled().round


def test_until_a_challenge_is_over_stands_still_at_its_end(pool: Pool) -> None:
    """Nothing is open for anybody after it: what stood and was taxed later is not seen."""
    seats = {"A": {"play": ["Plain Guard"], "gold": 2}, "B": {}}
    steps = [
        {"seat": "A", "do": "challenge power B"},
        {"until": {"challenge": "over"}},
        {
            "expect": [
                {"card": "Plain Guard", "kneeling": True, "participating": False},
                {"seat": "A", "gold": 2, "power": 1},
                {"game": 1, "phase": "challenges", "round": 2},
            ]
        },
    ]
    made = played(pool, steps, seats=seats)
    assert made.decision is not None
    assert made.state.round == 3 and made.state.seats[0].gold == 0


def test_until_a_challenge_is_over_may_hold_at_once(pool: Pool) -> None:
    steps = [
        {"seat": "A", "do": "challenge power B"},
        {"until": {"challenge": "over"}},
        {"until": {"challenge": "over"}},
        {"expect": [{"game": 1, "phase": "challenges", "round": 2}]},
    ]
    played(pool, steps)


def test_without_a_challenge_it_is_not_over(pool: Pool) -> None:
    failure = failed(pool, [{"until": {"challenge": "over"}}])
    assert (failure.expected, failure.found) == ("challenge over", "not within 2000 decisions")


def test_until_a_phase_that_asks_nobody_stops_at_the_next_decision(pool: Pool) -> None:
    made = played(pool, [{"until": {"phase": "dominance"}}])
    assert made.decision is not None
    assert (made.state.round, made.state.phase, made.decision.kind) == (3, "plot", "cardgame.first_player")


def test_a_phase_that_came_with_the_last_choice_counts(pool: Pool) -> None:
    """A's pass ends the challenges, and the game runs through dominance to the next round at once."""
    seats = {"A": {"play": ["Plain Guard"]}, "B": {}}
    made = played(pool, [{"seat": "A", "do": "pass"}, {"until": {"phase": "dominance"}}], seats=seats)
    assert made.settled().round == 3


def test_until_a_round(pool: Pool) -> None:
    assert played(pool, [{"until": {"round": 5}}]).settled().round == 5
    assert played(pool, [{"until": {"round": 1}}]).settled().round == 2


def test_until_a_decision_of_a_seat(pool: Pool) -> None:
    made = played(pool, [{"until": {"decision": "cardgame.challenge", "seat": "B"}}])
    assert made.decision is not None and made.decision.seat == 1
    made = played(pool, [{"until": {"decision": "cardgame.challenge"}}])
    assert made.decision is not None and made.decision.seat == 0


def test_a_game_that_ends_satisfies_challenge_and_game_and_fails_the_rest(pool: Pool) -> None:
    seats = {"A": {"play": ["Plain Guard"], "power": 14}, "B": {}}
    attack = {"seat": "A", "do": "challenge military B"}
    for goal in ({"challenge": "over"}, {"game": "over"}):
        ended = {"expect": [{"game": 1, "over": True, "winner": "A"}]}
        made = played(pool, [attack, {"until": goal}, ended], seats=seats)
        assert made.decision is None
    for goal in ({"phase": "taxation"}, {"round": 3}, {"decision": "cardgame.challenge"}):
        assert failed(pool, [attack, {"until": goal}], seats=seats).found == "the game is over"
    for step in ({"seat": "A", "do": "pass"}, {"seat": "A", "offers": ["pass"]}):
        assert "the game is over" in failed(pool, [attack, step], seats=seats).found


def test_offers_looks_at_the_next_decision_and_changes_nothing_more(pool: Pool) -> None:
    made = played(pool, [{"seat": "B", "offers": ["challenge power A"], "refuses": ["challenge power A hand"]}])
    assert made.decision is not None and (made.decision.seat, made.decision.kind) == (1, "cardgame.challenge")
    failure = failed(
        pool, [{"seat": "B", "offers": ["challenge military A", "choose A"], "refuses": ["pass", "challenge power B"]}]
    )
    assert failure.expected == "B is offered choose A and B is not offered pass"
    assert failure.open.startswith("B cardgame.challenge: challenge intrigue A")


def test_a_failed_expectation_tells_all_that_differs(pool: Pool) -> None:
    failure = failed(
        pool,
        [
            {
                "expect": [
                    {"seat": "A", "gold": 3, "dead": ["Plain Page"], "first_player": True},
                    {"card": "B:Plain Guard", "zone": "dead"},
                ]
            }
        ],
    )
    assert failure.expected == "seat A: gold 3; seat A: dead ['Plain Page']; card B:Plain Guard: zone dead"
    assert failure.found == "0; []; play"
    assert failure.open.startswith("A cardgame.challenge")


def test_decks_supply_fillers_that_are_not_counted_until_they_are_drawn(pool: Pool) -> None:
    seats = {"A": {"deck": ["Plain Page"], "hand": ["Plain Page"]}, "B": {}}
    steps = [
        {
            "expect": [
                {"seat": "A", "hand": 3, "deck": 0, "hand_titles": ["Plain Page", "Plain Page", "Filler"]},
                {"seat": "B", "hand": 2, "deck": 0},
            ]
        }
    ]
    made = played(pool, steps, phase="draw", seats=seats)
    assert made.decision is not None
    assert [made.state.facts(i).name for i in made.state.seats[0].hand] == ["Plain Page", "Plain Page", "Filler"]


def test_seven_listed_cards_are_the_opening_hand_even_after_a_mulligan(pool: Pool) -> None:
    names = [f"Plain Page {n}" for n in range(7)]
    cards = [{"name": name, "cost": 9} for name in names]
    seats = {"A": {"deck": names}, "B": {"deck": names}}
    steps = [
        {"seat": "A", "do": "mulligan"},
        {"seat": "B", "do": "keep"},
        {"expect": [{"seat": "A", "hand_titles": names}, {"seat": "B", "hand": 7, "deck": 0}]},
    ]
    for seed in range(5):
        played(pool, steps, phase="setup", seats=seats, cards=cards, seed=seed)


def test_the_numbers_of_the_cards_rise_in_the_order_of_the_format(pool: Pool) -> None:
    lord = {"name": "Plain Lord", "unique": True, "houses": ["Stark"]}
    seats = {
        "A": {
            "house": "Stark",
            "play": [{"card": "Plain Lord", "attachments": ["Ice"], "duplicates": 2}, "Plain Page"],
            "hand": ["Hodor"],
            "deck": ["Lady"],
            "discard": ["Summer"],
            "dead": ["Ghost"],
            "plot": {"gold": 3},
            "plots": ["Blockade"],
            "used_plots": ["Rains of Autumn"],
            "hand_of_the_king": {"card": "Eddard Stark", "tokens": 9, "attachments": ["Nymeria"]},
        },
        "B": {"house": "Lannister", "hand_of_the_king": {"card": "Tyrion Lannister"}},
    }
    made = position(pool, "dominance", seats, [lord, PAGE], variant="hand-of-the-king")
    names = [made.state.facts(i).name for i in range(len(made.state.cards))]
    assert names[:19] == [
        "Plain Lord",
        "Ice",
        "Plain Lord",
        "Plain Lord",
        "Plain Page",
        "Hodor",
        "Lady",
        "Summer",
        "Ghost",
        "Plot of A",
        "Blockade",
        "Rains of Autumn",
        "Eddard Stark",
        "Nymeria",
        "House Stark",
        "Plot of B",
        "Tyrion Lannister",
        "House Lannister",
        "Filler",
    ]
    assert made.state.cards[0].duplicates == (2, 3) and made.state.cards[0].attachments == (1,)
    assert made.state.seats[0].hand_of_the_king == 12 and made.state.cards[13].attached_to == 12


def test_what_is_not_said_of_a_position(pool: Pool) -> None:
    made = position(pool, "marshalling", {"A": {"hand": ["Plain Page"]}, "B": {"play": ["Plain Guard"]}}, [GUARD, PAGE])
    state = made.state
    assert (state.round, state.first_player, state.active_player, state.phase) == (2, 0, 0, "marshalling")
    facts = state.facts(state.seats[1].plot[0])
    assert (facts.plot_gold, facts.plot_initiative, facts.plot_claim) == (0, 0, 1)
    made = position(
        pool,
        "marshalling",
        {"A": {}, "B": {"hand": ["Plain Page"]}},
        [GUARD, PAGE],
        active_player="B",
        first_player="A",
    )
    assert made.decision is not None and made.state.active_player == 1


def check(made: Position, raw: dict[str, Any]) -> list[str]:
    return [m.what for m in mismatches(made, expectation(raw, "$", "AB"))]


def test_every_expectation_about_a_card(pool: Pool) -> None:
    lord = {
        "name": "Plain Lord",
        "unique": True,
        "str": 4,
        "cost": 3,
        "houses": ["Martell"],
        "icons": ["power", "military"],
        "traits": ["Lord", "Knight"],
        "crests": ["Noble"],
        "keywords": ["Renown", "Stealth"],
    }
    seats = {
        "A": {
            "house": "Stark",
            "hand": ["Plain Lord", "Plain Page"],
            "play": [
                {
                    "card": "Plain Lord",
                    "owner": "B",
                    "kneeling": True,
                    "power": 2,
                    "gold": 1,
                    "duplicates": 1,
                    "attachments": ["Lordship", "Bodyguard"],
                }
            ],
        },
        "B": {"house": "Lannister"},
    }
    made = position(pool, "marshalling", seats, [lord, PAGE])
    good = {
        "zone": "play",
        "owner": "B",
        "controller": "A",
        "kneeling": True,
        "str": 4,
        "icons": ["military", "power"],
        "keywords": ["Stealth", "Renown"],
        "traits": ["knight", "LORD"],
        "crests": ["Noble"],
        "power": 2,
        "gold": 1,
        "attachments": ["Bodyguard", "core_140"],
        "duplicates": 1,
        "attached_to": None,
        "participating": False,
    }
    assert check(made, {"card": "Plain Lord", **good}) == []
    bad = {
        "zone": "hand",
        "owner": "A",
        "controller": "B",
        "kneeling": False,
        "str": 5,
        "icons": ["military"],
        "keywords": ["Stealth"],
        "traits": ["Lord"],
        "crests": [],
        "power": 1,
        "gold": 2,
        "attachments": ["Lordship"],
        "duplicates": 0,
        "attached_to": "Lordship",
        "participating": "attacking",
    }
    assert [what.split(": ")[1] for what in check(made, {"card": "Plain Lord", **bad})] == list(bad)
    assert check(made, {"card": "Lordship", "attached_to": "A:Plain Lord", "zone": "play"}) == []
    assert check(made, {"card": "Plain Lord#3", "zone": "hand", "cost": 5}) == []
    assert check(made, {"card": "Hodor", "zone": "hand"}) == ["card Hodor"]
    wrong_order = {"card": "Plain Lord", "traits_in_order": ["Knight", "Lord"]}
    assert check(made, wrong_order) == ["card Plain Lord: traits_in_order"]
    assert check(made, {"card": "Plain Lord", "icons": ["military", "power", "power"]}) == ["card Plain Lord: icons"]


def test_which_card_a_name_means(pool: Pool) -> None:
    seats = {"A": {"hand": ["Plain Guard"], "play": ["Plain Guard"]}, "B": {"play": ["Plain Guard", "core_5"]}}
    made = position(pool, "challenges", seats, [GUARD])
    cards = made.state.cards
    assert find_card(made.state, "plain guard") == 0 and find_card(made.state, "t1") == 0
    assert cards[find_card(made.state, "B:Plain Guard")].controller == 1
    assert cards[find_card(made.state, "Plain Guard#2")].zone == "hand"
    assert made.state.facts(find_card(made.state, "core_5")).name == "Eddard Stark"
    assert [find_card(made.state, name) for name in ("Ice", "A:core_5", "Plain Guard#9")] == [-1, -1, -1]


def test_expectations_about_seats_hands_and_the_game(pool: Pool) -> None:
    seats = {
        "A": {
            "house": "Stark",
            "power": 3,
            "gold": 2,
            "hand": ["Hodor"],
            "discard": ["Ice"],
            "dead": ["Ghost"],
            "plot": {"gold": 4, "initiative": 3, "claim": 2},
            "play": [{"card": "Plain Guard", "power": 2}],
            "hand_of_the_king": {
                "card": "Eddard Stark",
                "tokens": 6,
                "kneeling": True,
                "power": 1,
                "attachments": ["Ice"],
            },
        },
        "B": {
            "house": "Lannister",
            "play": ["Plain Guard"],
            "hand_of_the_king": {"card": "Tyrion Lannister", "tokens": 7},
        },
    }
    made = position(pool, "challenges", seats, [GUARD], variant="hand-of-the-king")
    assert (
        check(
            made,
            {
                "seat": "A",
                "power": 6,
                "house_power": 3,
                "gold": 2,
                "hand": 1,
                "hand_titles": ["hodor"],
                "deck": 0,
                "discard": ["Ice"],
                "dead": ["Ghost"],
                "shadows": 0,
                "initiative": 3,
                "claim": 2,
                "income": 4,
                "titles": [],
                "title_count": 0,
                "first_player": True,
            },
        )
        == []
    )
    assert (
        check(
            made,
            {
                "hand_of_the_king": "A",
                "tokens": 6,
                "in_play": True,
                "kneeling": True,
                "power": 1,
                "attachments": ["Ice"],
            },
        )
        == []
    )
    assert (
        check(
            made,
            {
                "game": "now",
                "phase": "challenges",
                "round": 2,
                "active_player": "A",
                "first_player": "A",
                "over": False,
                "winner": None,
                "reason": None,
                "decision": "cardgame.challenge",
                "decision_seat": "A",
                "challenge_winner": None,
                "winner_on_time": "B",
            },
        )
        == []
    )
    play(made, "challenge power B hand")
    assert check(made, {"game": "now", "attack_total": 2, "challenge_winner": None, "unopposed": False}) == []
    assert check(made, {"game": "now", "attack_total": 3}) == ["game: attack_total"]
