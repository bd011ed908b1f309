"""What a prompt answers and what an option does, read from games in the middle of a decision."""

from __future__ import annotations

from typing import Any

import pytest

from agot_desktop.controller.about import NOTHING, about_of
from agot_desktop.controller.card_words import ability_text, alternatives
from agot_desktop.controller.prompts import Prompt, Prompter
from agot_desktop.controller.sentences import Teller
from agot_desktop.controller.words import english
from agot_desktop.model.cardgame.pool import Pool
from agot_desktop.model.cardgame.state import CardState
from tests.positions import play, position

NAMES = ["Anna", "Tywin"]
FIGHTER = {"cost": 2, "icons": ["military", "intrigue", "power"], "abilities": []}
WESTERMAN = {"name": "Plain Westerman", "houses": ["Lannister"], "str": 2, **FIGHTER}
CHAMPION = {"name": "Plain Champion", "houses": ["Neutral"], "str": 6, **FIGHTER}
LORD = {"name": "Plain Lord", "houses": ["Stark"], "str": 3, "unique": True, **FIGHTER}


def prompt(pool: Pool, state: CardState) -> Prompt:
    """The prompt of whoever decides, made as in a running game."""
    pool = state.pool
    teller = Teller(pool, NAMES, lambda card: state.facts(card).id)
    prompter = Prompter(
        pool,
        NAMES,
        lambda address: ability_text(pool, address, "en"),
        code_of=lambda card: state.facts(card).id,
        alternatives=lambda address: alternatives(pool, address, "en"),
        told=teller.happening,
    )
    assert state.decision is not None
    return prompter.prompt(state.observe(state.decision.seat), english, about_of(state))


def challenges(pool: Pool, a: dict[str, Any], b: dict[str, Any], *cards: dict[str, Any]) -> Any:
    seats = {"A": {"house": "Lannister", **a}, "B": {"house": "Lannister", **b}}
    return position(pool, "challenges", seats, list(cards), active_player="A", first_player="A")


def test_a_response_says_what_it_answers(pool: Pool) -> None:
    made = challenges(
        pool,
        {"hand": ["A Lannister Pays His Debts"], "play": ["Plain Westerman", "Cersei's Attendant"]},
        {"play": ["Plain Champion"]},
        WESTERMAN,
        CHAMPION,
    )
    play(made, "challenge military B", "choose Plain Champion")
    asked = prompt(pool, made.state)
    assert asked.reason == "Just happened: Anna loses the challenge."


def test_a_save_says_who_is_about_to_die(pool: Pool) -> None:
    lord = {"card": "Plain Lord", "kneeling": True, "duplicates": 1}
    made = challenges(pool, {"play": ["Plain Champion"]}, {"house": "Stark", "play": [lord]}, CHAMPION, LORD)
    play(made, "challenge military B")
    assert made.state.decision is not None and made.state.decision.kind == "cardgame.save"
    assert prompt(pool, made.state).reason == "About to happen: Plain Lord dies for the claim."


def test_an_option_says_what_it_does(pool: Pool) -> None:
    assert alternatives(pool, "core_42:2", "en") == alternatives(pool, "core_42:2~", "en")
    found = [alternatives(pool, f"core_42:{number}", "en") for number in range(5)]
    assert ("Discard the top card of your deck", "Discard this character from play (cannot be saved)") in found
    assert alternatives(pool, "core_8:0", "en") == () and alternatives(pool, "nothing", "en") == ()


def test_the_options_of_a_card_in_a_game_are_its_alternatives(pool: Pool) -> None:
    made = position(
        pool,
        "dominance",
        {"A": {"house": "Lannister", "play": ["The Hound"], "deck": ["Bronn"]}, "B": {"house": "Lannister"}},
        first_player="A",
    )
    assert made.state.decision is not None and made.state.decision.kind == "cardgame.option"
    asked = prompt(pool, made.state)
    assert [button.label for button in asked.buttons] == [
        "Discard the top card of your deck",
        "Discard this character from play (cannot be saved)",
    ]
    assert asked.source == "core_42" and "dominance" in asked.reason


def test_nothing_is_said_where_a_rule_asks(pool: Pool) -> None:
    made = challenges(pool, {"play": ["Plain Westerman"]}, {"play": ["Plain Champion"]}, WESTERMAN, CHAMPION)
    assert about_of(made.state) == NOTHING
    before = made.state.digest()
    about_of(made.state)
    assert made.state.digest() == before


@pytest.mark.parametrize("kind", ["challenge_lost", "phase_begins", "claim_made", "sides_declared"])
def test_what_the_log_leaves_out_has_words_as_a_happening(pool: Pool, kind: str) -> None:
    from agot_desktop.model.kernel.game import LogEntry

    teller = Teller(pool, NAMES, lambda card: "core_8")
    assert teller.happening(LogEntry(kind, seat=0, word="draw"), 0, english)


def test_a_hidden_happening_names_no_card(pool: Pool) -> None:
    from agot_desktop.model.kernel.game import LogEntry

    teller = Teller(pool, NAMES, lambda card: "core_8")
    entry = LogEntry("drew", seat=1, amount=1, cards=(3,), readers=0)
    assert teller.happening(entry, 0, english) == "Tywin draws 1 card"
    assert teller.line(LogEntry("drew", seat=1, amount=0, readers=0), 0, english) is None


def test_a_number_of_a_rule_says_what_it_counts(pool: Pool) -> None:
    made = challenges(pool, {"play": ["Ser Jaime Lannister"]}, {"play": ["Plain Lord"], "power": 3}, LORD)
    play(made, "challenge military B", "done")
    while made.state.decision is not None and made.state.decision.kind != "cardgame.number":
        made.play(made.state.decision.options[-1])
    asked = prompt(pool, made.state)
    assert asked.question == "How much of the power goes on Ser Jaime Lannister by Infamy"
    assert [button.label for button in asked.buttons] == ["Put 0 power on it", "Put 1 power on it"]
    assert asked.reason == "The rest goes to your House."
