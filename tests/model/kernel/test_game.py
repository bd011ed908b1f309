"""The loop that runs frames, shown on a game of matches: take one to three from the heap, who takes the last one loses.

Seats toss for the beginning, take in turn, and may be asked nothing at all where only one way is open.
"""

import json
from dataclasses import field
from itertools import pairwise
from typing import Any, ClassVar

import pytest

from agot_desktop.model.kernel import rng as random_numbers
from agot_desktop.model.kernel.decision import Choice, Decision
from agot_desktop.model.kernel.errors import GameError, IllegalChoiceError, RulesError
from agot_desktop.model.kernel.frame import Ask, Do, Frame, frame
from agot_desktop.model.kernel.game import GameState, LogEntry, Outcome
from agot_desktop.model.kernel.record import Transient, record


@record
class Matches(GameState):
    GAME: ClassVar[str] = "matches"

    rng: int
    heap: int
    taken: list[int] = field(default_factory=lambda: [0, 0])
    settled: int = 0
    stack: list[Frame] = field(default_factory=list)
    outcome_: Outcome | None = None
    log: Transient[list[LogEntry]] = field(default_factory=list)
    keeps_log: Transient[bool] = False
    unsettled: int = 0
    open_decision: Transient[Decision | None] = None
    deciding: Transient[int] = -1

    def settle(self) -> None:
        self.unsettled = 0
        self.settled += 1
        if self.heap == 0:
            loser = self.deciding
            self.outcome_ = Outcome("last match", ((1 - loser,), (loser,)))


def _toss(state: Matches, top: "TossFrame") -> None:
    first, state.rng = random_numbers.draw(state.rng, 2)
    state.push(TurnFrame(first))


@frame
class TossFrame(Frame):
    pc: int = 0

    STEPS = (("toss", Do(_toss)),)


def _ways(state: Matches, top: "TurnFrame") -> Decision | None:
    options: tuple[Choice, ...] = tuple(("take", n) for n in range(1, min(3, state.heap) + 1))
    return Decision(top.seat, "matches.take", options) if options else None


def _take(state: Matches, top: "TurnFrame", choice: Choice) -> None:
    n = int(choice[1])
    state.heap -= n
    state.taken[top.seat] += n
    state.unsettled |= 1
    if state.keeps_log:
        state.log.append(LogEntry("took", seat=state.deciding, amount=n))


def _next(state: Matches, top: "TurnFrame") -> None:
    top.seat = 1 - top.seat
    top.goto("take")


@frame
class TurnFrame(Frame):
    seat: int
    pc: int = 0

    STEPS = (("take", Ask(_ways, _take)), ("next", Do(_next)))


@frame
class SpinFrame(Frame):
    """Turns in a circle for ever."""

    pc: int = 0

    STEPS = (("spin", Do(lambda s, f: f.goto("spin"))),)


@frame
class SilentFrame(Frame):
    """Asks what nobody has to answer."""

    asked: int = 0
    pc: int = 0

    STEPS = (
        ("ask", Ask(lambda s, f: None, lambda s, f, c: setattr(f, "asked", 1))),
        ("look", Do(lambda s, f: setattr(s, "heap", s.heap if f.asked else 1))),
    )


def game(heap: int = 10, seed: int = 1, log: bool = False) -> Matches:
    state = Matches(rng=random_numbers.seeded(seed), heap=heap, stack=[TossFrame()])
    state.keeps_log = log
    return state


def position(state: Matches) -> tuple[int, Decision | None]:
    return state.digest(), state.decision


def test_it_runs_to_the_first_decision_by_itself() -> None:
    state = game()
    assert state.open_decision is None
    decision = state.decision
    assert decision is not None and decision.kind == "matches.take"
    assert decision.options == (("take", 1), ("take", 2), ("take", 3))
    assert [type(f).__name__ for f in state.stack] == ["TossFrame", "TurnFrame"]


def test_looking_at_the_decision_changes_nothing() -> None:
    state = game()
    state.run()
    first = position(state)
    assert [position(state) for _ in range(3)] == [first] * 3
    assert state.decision is state.decision


def test_a_decision_with_one_option_is_taken() -> None:
    state = game(heap=3, log=True)
    seat = state.decision.seat  # type: ignore[union-attr]
    state.apply(("take", 2))
    assert state.outcome() == Outcome("last match", ((seat,), (1 - seat,)))
    assert state.decision is None and state.heap == 0
    assert state.taken[1 - seat] == 1
    assert [(e.kind, e.seat, e.amount) for e in state.log] == [("took", seat, 2), ("took", 1 - seat, 1)]
    assert state.outcome().winner == seat  # type: ignore[union-attr]


def test_turns_go_round_until_the_game_is_over() -> None:
    state = game(heap=9)
    seats = []
    while (decision := state.decision) is not None:
        seats.append(decision.seat)
        state.apply(decision.options[0])
    assert all(a != b for a, b in pairwise(seats))
    assert len(seats) == 8, "the last match leaves no choice"
    assert sum(state.taken) == 9


@pytest.mark.parametrize("choice", [("take", 4), ("take",), ("pass",), ("take", 0), ("take", "1"), ()])
def test_an_illegal_choice_is_refused_and_changes_nothing(choice: Choice) -> None:
    state = game(log=True)
    state.apply(("take", 1))
    before, said = position(state), list(state.log)
    with pytest.raises(IllegalChoiceError) as caught:
        state.apply(choice)
    assert caught.value.choice == choice and caught.value.decision == before[1]
    assert isinstance(caught.value, GameError) and "matches.take of seat" in str(caught.value)
    assert position(state) == before and state.log == said
    state.apply(("take", 2))


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    state = game(heap=2)
    state.apply(("take", 2))
    before = state.digest()
    with pytest.raises(IllegalChoiceError, match="the game is over") as caught:
        state.apply(("take", 1))
    assert caught.value.decision is None and state.digest() == before


def test_play_is_apply_without_the_check() -> None:
    a, b = game(), game()
    for choice in (("take", 2), ("take", 3), ("take", 1)):
        a.apply(choice)
        b.play(choice)
        assert position(a) == position(b)


def test_a_state_comes_back_from_json_in_the_middle() -> None:
    state = game(heap=12)
    while state.decision is not None:
        data = json.loads(json.dumps(state.to_data()))
        back = Matches.from_data(data)
        assert position(back) == position(state)
        back.apply(back.decision.options[-1])  # type: ignore[union-attr]
        state.apply(state.decision.options[-1])
        assert position(back) == position(state)


def test_a_clone_is_independent_and_keeps_no_log() -> None:
    state = game(log=True)
    state.apply(("take", 1))
    before = position(state)
    twin = state.clone()
    assert position(twin) == before and twin.log == [] and not twin.keeps_log
    twin.apply(("take", 3))
    twin.apply(("take", 3))
    assert twin.log == [] and len(state.log) == 1
    assert position(state) == before
    state.apply(("take", 2))
    assert twin.taken != state.taken and twin.heap == 3


def test_the_log_holds_what_the_last_choice_brought() -> None:
    state = game(log=True)
    state.apply(("take", 1))
    first = state.log
    state.apply(("take", 2))
    assert [e.amount for e in state.log] == [2]
    assert [e.amount for e in first] == [1], "a list that was handed out stays as it is"


def test_changes_are_settled_before_the_next_step() -> None:
    state = game(heap=10)
    assert state.decision is not None and state.settled == 0
    state.apply(("take", 1))
    assert state.settled == 1 and not state.unsettled


def test_a_question_without_options_is_passed_over() -> None:
    state = Matches(rng=1, heap=0, stack=[TurnFrame(0), SilentFrame()])
    state.run()
    assert state.taken == [1, 0], "the step after it laid down one match, which the frame below has to take"


def test_frames_that_never_ask_are_stopped() -> None:
    state = Matches(rng=1, heap=5, stack=[SpinFrame()])
    with pytest.raises(RulesError, match=r"no decision within the step limit \['SpinFrame'\]"):
        state.run()


def test_playing_where_nothing_waits_is_a_broken_promise() -> None:
    state = Matches(rng=1, heap=5, stack=[SpinFrame()])
    state.open_decision = Decision(0, "matches.take", (("take", 1), ("take", 2)))
    with pytest.raises(RulesError, match="the game waits in no Ask"):
        state.play(("take", 1))


def test_what_a_game_does_not_say_is_an_error() -> None:
    state = game()
    for call in (lambda: state.observe(0), lambda: state.determinize(0, 1), state.problems):
        with pytest.raises(RulesError, match="Matches"):
            call()


def test_an_outcome_names_its_winner_only_if_there_is_one() -> None:
    assert Outcome("power", ((1,), (0, 2))).winner == 1
    assert Outcome("draw", ((0, 1),)).winner is None
    assert Outcome("none", ()).winner is None


def test_a_log_entry_says_what_it_has() -> None:
    entry = LogEntry("killed", subject=3, seat=1, amount=2)
    assert entry.readers == -1 and (entry.code, entry.word, entry.cards) == ("", "", ())
    assert repr(entry) == "LogEntry(amount=2, kind='killed', seat=1, subject=3)"
    record_like: Any = entry
    with pytest.raises(AttributeError):
        record_like.more = 1
