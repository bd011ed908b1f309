"""The open decision in words: who, what, why, and buttons that say what they do."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from agot_desktop import paths
from agot_desktop.controller.buttons import DECLINE, PRIMARY
from agot_desktop.controller.prompts import Prompt, Prompter
from agot_desktop.controller.questions import KINDS
from agot_desktop.controller.words import english
from agot_desktop.model.cardgame.observation import Observation
from agot_desktop.model.cardgame.pool import Pool
from agot_desktop.model.kernel.decision import Choice
from agot_desktop.model.kernel.game import Outcome
from tests.controller import views
from tests.controller.views import EDDARD, GREY_WIND, HODOR, ICE, LANNISPORT, MUSTER, ROBB, fight, table


@pytest.fixture
def prompter(pool: Pool) -> Prompter:
    return Prompter(pool, ["Anna", "Tywin"], lambda address: f"text of {address}")


def say(prompter: Prompter, seen: Observation) -> Prompt:
    return prompter.prompt(seen, english)


def labels(prompter: Prompter, kind: str, *options: Choice, **more: object) -> list[str]:
    return [button.label for button in say(prompter, table(kind, *options, **more)).buttons]  # type: ignore[arg-type]


def scenario_kinds() -> set[str]:
    """The kinds of decision that the rules' modules name."""
    found: set[str] = set()
    for path in (Path(paths.PACKAGE_FOLDER) / "model" / "cardgame").rglob("*.py"):
        found |= set(re.findall(r'"cardgame\.([a-z_]+)"', path.read_text(encoding="utf-8")))
    return found


def test_every_kind_of_decision_has_a_question_of_its_own(prompter: Prompter) -> None:
    questions = {say(prompter, table(kind, ("choose", EDDARD), ("pass",), source=ROBB)).question for kind in KINDS}
    assert len(questions) == len(KINDS)
    assert not [text for text in questions if "{" in text or text == "Make your choice"]
    assert scenario_kinds() <= set(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_a_watcher_reads_who_decides_and_gets_no_buttons(prompter: Prompter, kind: str) -> None:
    prompt = say(prompter, table(kind, seat=1))
    assert prompt.question.startswith("Tywin ") and prompt.buttons == ()


def test_there_is_a_button_for_every_option_in_its_order(prompter: Prompter) -> None:
    options: tuple[Choice, ...] = (
        ("marshal", HODOR),
        ("play", MUSTER, "core_168:0"),
        ("use", ROBB, "core_8:0"),
        ("pass",),
    )
    prompt = say(prompter, table("action", *options, phase="marshalling"))
    assert tuple(button.choice for button in prompt.buttons) == options


def test_marshalling_says_what_it_costs_and_where_it_goes(prompter: Prompter) -> None:
    assert labels(
        prompter,
        "action",
        ("marshal", HODOR),
        ("marshal", HODOR, EDDARD),
        ("duplicate", HODOR),
        ("pass",),
        phase="marshalling",
    ) == [
        "Marshal Hodor for 2 gold",
        "Attach Hodor to Eddard Stark for 2 gold",
        "Put Hodor under its copy as a duplicate",
        "Marshal nothing more",
    ]


def test_passing_says_what_happens_then(prompter: Prompter) -> None:
    assert labels(prompter, "action", ("pass",), phase="draw") == ["Take no action"]
    assert labels(prompter, "action", ("pass",), phase="marshalling", active=1) == ["Take no action"]
    assert labels(prompter, "action", ("pass",), fight=fight()) == ["Let the challenge go on"]
    assert labels(prompter, "action", ("pass",), fight=fight(defenders=(ROBB,))) == ["Let the challenge resolve"]
    assert labels(prompter, "challenge", ("pass",)) == ["Declare no more challenges"]
    assert labels(prompter, "save", ("pass",)) == ["Let it happen"]


def test_challenges_name_kind_opponent_and_the_hand(prompter: Prompter) -> None:
    assert labels(prompter, "challenge", ("challenge", "military", 1), ("challenge", "power", 1, "hand")) == [
        "Attack Tywin: military",
        "Attack the Hand of the King of Tywin: power",
    ]


def test_the_run_of_attackers_says_how_many_there_are(prompter: Prompter) -> None:
    assert labels(prompter, "attackers", ("choose", ROBB), ("done",), picked=(EDDARD,)) == [
        "Attack with Robb Stark",
        "Attack with 1 character",
    ]
    assert labels(prompter, "attackers", ("done",), picked=(EDDARD, GREY_WIND)) == ["Attack with 2 characters"]
    assert labels(prompter, "defenders", ("choose", ROBB), ("done",)) == [
        "Defend with Robb Stark",
        "Declare no defenders",
    ]


def test_saves_tell_the_saved_from_what_saves(prompter: Prompter) -> None:
    assert labels(prompter, "save", ("save", EDDARD), ("save", ICE, "core_1:0"), ("cancel", ROBB, "core_8:0")) == [
        "Save Eddard Stark with a duplicate",
        "Save with Ice",
        "Cancel with Robb Stark",
    ]


def test_naming_the_first_player_tells_oneself_from_others(prompter: Prompter) -> None:
    assert labels(prompter, "first_player", ("first", 0), ("first", 1)) == ["Go first yourself", "Let Tywin go first"]


def test_defending_says_against_what(prompter: Prompter) -> None:
    prompt = say(prompter, table("defenders", ("done",), fight=fight()))
    assert prompt.question == "Choose defenders against Tywin: military, STR 5"
    hand = say(prompter, table("defenders", ("done",), fight=fight(against_hand=True)))
    assert "Hand of the King" in hand.reason and "Hand of the King" not in prompt.reason


def test_the_card_that_asks_is_named(prompter: Prompter) -> None:
    prompt = say(prompter, table("target", ("choose", EDDARD), source=ROBB, least=1, most=2))
    assert prompt.question == "Choose a target for Robb Stark" and prompt.reason == "From 1 to 2."
    assert labels(prompter, "may", ("no",), ("yes",), source=ICE) == ["Do not use Ice", "Use Ice"]
    assert labels(prompter, "pay", ("no",), ("yes",), source=ICE) == ["Let it happen", "Pay the price"]


def test_abilities_have_their_text_as_tooltip(prompter: Prompter) -> None:
    (use,) = say(prompter, table("action", ("use", ROBB, "core_8:0"))).buttons
    assert use.tooltip == "text of core_8:0"
    (attack,) = say(prompter, table("attackers", ("choose", ROBB))).buttons
    assert attack.tooltip == "STR 4"


def test_roles_are_given_once_and_to_the_right_options(prompter: Prompter) -> None:
    prompt = say(prompter, table("attackers", ("choose", EDDARD), ("choose", ROBB), ("done",)))
    assert [button.role for button in prompt.buttons].count(PRIMARY) == 1
    (button,) = say(prompter, table("response", ("pass",))).buttons
    assert button.role == DECLINE


def test_a_card_that_is_not_shown_has_no_title(prompter: Prompter) -> None:
    (label,) = labels(prompter, "pick", ("choose", 77))
    assert label == "Choose a hidden card"
    assert say(prompter, table("target", ("choose", EDDARD), source=77)).question == "Choose a target"


def test_an_event_that_is_being_played_is_named_to_the_seat_it_asks(pool: Pool) -> None:
    prompter = Prompter(pool, ["Anna", "Tywin"], lambda address: f"text of {address}", code_of=lambda card: "core_156")
    assert say(prompter, table("target", ("choose", EDDARD), source=77)).question == (
        "Choose a target for Winter is Coming"
    )
    watched = say(prompter, table("target", seat=1, source=77))
    assert "Winter" not in watched.question + watched.reason


def test_choices_among_effects_show_the_text_of_the_card(prompter: Prompter) -> None:
    for kind, option in (("option", ("option", 1)), ("number", ("number", 2)), ("may", ("yes",))):
        (found,) = say(prompter, table(kind, option, source=ROBB)).buttons
        assert found.tooltip == "text of core_8"


def test_titles_are_taken_and_used_by_name(prompter: Prompter) -> None:
    assert labels(prompter, "title", ("title", "Master of Coin")) == ["Take the title Master of Coin"]
    assert labels(prompter, "redirect", ("pass",), ("use_title", "Crown Regent")) == [
        "Leave the target as it is",
        "Use the title Crown Regent",
    ]


def test_with_several_people_the_question_begins_with_the_name(pool: Pool) -> None:
    prompter = Prompter(pool, ["Anna", "Boris"], lambda address: "", named=True)
    assert say(prompter, table("plot", ("plot", LANNISPORT))).question == "Anna: Choose your plot for round 2"


def test_the_end_names_the_winner(prompter: Prompter) -> None:
    seen = views.over(table("action"))
    assert "nobody wins" in say(prompter, seen).question
    won = replace(seen, outcome=Outcome("power", ((1,), (0,))))
    assert say(prompter, won).question == "The game is over: Tywin wins."


def test_a_redirect_is_asked_of_the_title_and_then_of_the_attacker(prompter: Prompter) -> None:
    """MEL-10: the Crown Regent turns the challenge, the attacker chooses whom it is against then."""
    asked_of = table("redirect", ("pass",), ("use_title", "Crown Regent"))
    offered = say(prompter, replace(asked_of, challenge=fight()))
    assert "your title" in offered.question and offered.reason == "Tywin attacks Anna: military."
    assert [button.label for button in offered.buttons] == [
        "Leave the target as it is",
        "Use the title Crown Regent",
    ]
    asked = say(prompter, table("redirect", ("choose_seat", 0), ("choose_seat", 1)))
    assert asked.question == "Choose whom the challenge is against now"


def test_a_supporter_is_told_for_whom_he_may_defend(prompter: Prompter) -> None:
    """MEL-08."""
    own = replace(table("defenders", ("choose", HODOR), ("done",)), challenge=replace(fight(), attacker=1, defender=0))
    assert "unopposed" in say(prompter, own).reason
    supported = replace(own, challenge=replace(fight(), attacker=0, defender=1))
    assert say(prompter, supported).reason == "Tywin, whom your title supports, has declared nobody."
