"""What a seat passes by itself, and what it never does."""

import pytest

from agot_desktop.controller.passing import Passing
from agot_desktop.controller.rules import Place
from agot_desktop.model.cardgame.terms import ROUND_PHASES
from agot_desktop.model.kernel.decision import DONE, PASS, Decision


def ask(kind: str, *others: tuple[str | int, ...]) -> Decision:
    return Decision(0, f"cardgame.{kind}", tuple(sorted((*others, PASS))))


ACTION = ask("action", ("use", 4, "core_1:0"))


@pytest.fixture
def passing() -> Passing:
    return Passing(0, ROUND_PHASES)


def test_without_an_order_nothing_is_passed(passing: Passing) -> None:
    assert passing.choice(ACTION, Place(1, "draw")) is None and passing.until is None


def test_an_order_passes_until_its_phase_begins_and_is_then_used_up(passing: Passing) -> None:
    passing.order("challenges", Place(2, "plot"))
    assert passing.until == "challenges"
    assert passing.choice(ACTION, Place(2, "draw")) == PASS
    assert passing.choice(ACTION, Place(2, "marshalling", 1)) == PASS
    assert passing.choice(ACTION, Place(2, "challenges")) is None
    assert passing.until is None


@pytest.mark.parametrize("phase", ["draw", "marshalling"])
def test_a_phase_that_is_over_or_on_means_the_next_round(passing: Passing, phase: str) -> None:
    passing.order(phase, Place(2, "marshalling", 1))
    assert passing.choice(ACTION, Place(2, "taxation")) == PASS
    assert passing.choice(ACTION, Place(3, "plot")) == PASS
    assert passing.choice(ACTION, Place(3, phase, 1)) is None


@pytest.mark.parametrize("kind", ["save", "response", "defenders"])
def test_what_must_be_answered_is_asked_and_ends_the_order(passing: Passing, kind: str) -> None:
    passing.order("taxation", Place(1, "challenges", 1))
    assert passing.choice(ask(kind), Place(1, "challenges", 1)) is None
    assert passing.choice(ACTION, Place(1, "challenges", 1)) is None


@pytest.mark.parametrize("kind", ["claim", "plot", "order", "may", "pick"])
def test_other_choices_are_asked_and_leave_the_order(passing: Passing, kind: str) -> None:
    passing.order("taxation", Place(1, "challenges", 1))
    assert passing.choice(ask(kind), Place(1, "challenges", 1)) is None
    assert passing.choice(ACTION, Place(1, "challenges", 1)) == PASS


def test_nothing_is_passed_where_passing_is_not_offered(passing: Passing) -> None:
    passing.order("taxation", Place(1, "challenges", 1))
    assert passing.choice(Decision(0, "cardgame.action", (DONE, ("use", 1, "x"))), Place(1, "challenges", 1)) is None


def test_a_stop_pauses_an_order_for_its_phase(passing: Passing) -> None:
    passing.order("taxation", Place(1, "plot"))
    passing.stops = frozenset({"dominance"})
    assert passing.choice(ACTION, Place(1, "challenges", 1)) == PASS
    assert passing.choice(ACTION, Place(1, "dominance")) is None
    assert passing.choice(ACTION, Place(1, "standing")) == PASS


def test_the_own_turn_is_passed_only_by_an_order_given_in_it(passing: Passing) -> None:
    passing.order("dominance", Place(1, "draw"))
    assert passing.choice(ACTION, Place(1, "marshalling", 0)) is None
    assert passing.choice(ask("challenge"), Place(1, "challenges", 0)) is None
    assert passing.choice(ACTION, Place(1, "challenges", 1)) == PASS
    passing.order("dominance", Place(1, "challenges", 0))
    assert passing.choice(ask("challenge"), Place(1, "challenges", 0)) == PASS


def test_an_order_can_be_taken_back_and_must_name_a_phase(passing: Passing) -> None:
    passing.order("taxation", Place(1, "plot"))
    passing.order(None, Place(1, "plot"))
    assert passing.choice(ACTION, Place(1, "draw")) is None
    with pytest.raises(ValueError):
        passing.order("supper", Place(1, "plot"))
