"""What must hold at every decision of every game, shown on random play of both variants and on games that hypothesis
picks."""

from __future__ import annotations

import dataclasses
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from agot_desktop import paths
from agot_desktop.model.cardgame.deck_rules import Deck
from agot_desktop.model.cardgame.notation import parse, write
from agot_desktop.model.cardgame.observation import CardView, Observation
from agot_desktop.model.cardgame.observe import knows
from agot_desktop.model.cardgame.pool import Pool
from agot_desktop.model.cardgame.setup import new_game
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.cardgame.variants import VARIANTS
from agot_desktop.model.kernel.decision import Decision
from agot_desktop.model.kernel.errors import IllegalChoiceError, NotationError
from agot_desktop.model.kernel.rng import Stream
from tests.model.cardgame.conftest import MakeDecks

Start = Callable[[str, int], CardState]
LIMIT = 2500
SEATS = {"joust": 2, "hand-of-the-king": 2, "melee": 4, "kingsmoot": 3}
LARGE_GAMES_END = 150
"""After so many decisions the games of more than two players are left, so that the tests stay quick."""
OPEN = frozenset({"play", "discard", "dead", "plot", "used", "beside", "resolving", "removed", "under"})
SEEDS = st.integers(min_value=1, max_value=2**63)
EXAMPLES = settings(max_examples=1, deadline=None, derandomize=True, database=None)


@pytest.fixture(scope="module")
def start(pool: Pool, decks: Sequence[Deck], mixed_decks: MakeDecks) -> Start:
    """Makes new games of a variant: with the starter decks for odd seeds, with any cards for even ones."""

    def make(variant: str, seed: int) -> CardState:
        chosen = decks[:: -1 if seed & 2 else 1] if seed & 1 else mixed_decks(seed)
        return new_game(pool, variant, [*chosen, *mixed_decks(seed + 1)][: SEATS[variant]], seed)

    return make


def walk(state: CardState, seed: int, every: int = 1, limit: int = LIMIT) -> Iterator[tuple[CardState, Decision, int]]:
    """Plays at random and stops at every so many decisions, at another one of them in each game."""
    stream = Stream(seed, "walk")
    first = stream.below(every)
    for number in range(limit):
        decision = state.decision
        if decision is None or (len(state.seats) > 2 and number > LARGE_GAMES_END):
            return
        if number % every == first:
            yield state, decision, number
        state.play(stream.pick(decision.options))
    raise AssertionError(f"not over after {limit} decisions")


def play_on(state: CardState, seed: int, moves: int = 20) -> list[int]:
    """Plays a few choices at random; gives the places of the options taken and the digest at the end."""
    stream = Stream(seed, "on")
    found = []
    for _ in range(moves):
        decision = state.decision
        if decision is None:
            break
        place = stream.below(len(decision.options))
        found.append(place)
        state.play(decision.options[place])
    return [*found, state.digest()]


def load(data: Any, pool: Pool) -> CardState:
    return CardState.load(json.loads(json.dumps(data)), pool)


# -- at every decision -------------------------------------------------------------------------------------------------


def check_options(state: CardState, decision: Decision) -> None:
    """Pure, sorted, unique, at least two; spelled with words, numbers and seats that exist."""
    before = state.digest()
    assert state.decision is decision
    top = state.stack[-1]
    again = top._steps[top.pc].options(state, top)  # type: ignore[union-attr]
    assert again == decision and state.digest() == before
    options = decision.options
    assert list(options) == sorted(set(options)) and len(options) >= 2
    assert decision.kind.startswith("cardgame.") and 0 <= decision.seat < len(state.seats)
    by_word: dict[Any, set[Any]] = {}
    for choice in options:
        assert isinstance(choice[0], str)
        by_word.setdefault((choice[0], len(choice)), set()).add(tuple(type(v) for v in choice))
    assert all(len(shapes) == 1 for shapes in by_word.values()), by_word


def check_illegal(state: CardState, decision: Decision) -> None:
    """Choices that are not offered are refused and change nothing."""
    before, said = state.digest(), list(state.log)
    strange: list[Any] = [
        ("no such word",),
        ("choose", 10**6),
        ("choose",),
        (),
        ("first", 7),
        ("pass", 1),
        (*decision.options[0], 0),
    ]
    if not decision.allows(("pass",)):
        strange.append(("pass",))
    for choice in strange:
        with pytest.raises(IllegalChoiceError) as caught:
            state.apply(choice)
        assert caught.value.decision == decision
    assert state.digest() == before and state.decision == decision and state.log == said


def check_round_trip(state: CardState, decision: Decision, seed: int) -> None:
    """Saved and loaded it is the same position, and goes on in the same way."""
    back = load(state.to_data(), state.pool)
    assert back.digest() == state.digest() and back.decision == decision
    assert play_on(back, seed) == play_on(state.clone(), seed)


def check_clone(state: CardState, seed: int) -> None:
    """Clone and original do not touch each other, whichever of them goes on."""
    before, decision = state.digest(), state.decision
    twin = state.clone()
    assert twin.digest() == before and twin.decision == decision
    moved = play_on(twin, seed)
    assert state.digest() == before and state.decision == decision
    fresh = load(state.to_data(), state.pool)
    for seat in range(len(state.seats)):
        assert state.observe(seat) == fresh.observe(seat), "answers of the twin leaked"
    kept = twin.digest()
    other = state.clone()
    third = other.clone()
    assert play_on(other, seed) == moved
    assert third.digest() == before and twin.digest() == kept
    assert play_on(third, seed) == moved


def check_notation(state: CardState, decision: Decision) -> None:
    """Every option has a text of its own, which means just this option."""
    texts = [write(choice, state) for choice in decision.options]
    assert len({text.casefold() for text in texts}) == len(texts), texts
    assert [parse(text, state) for text in texts] == list(decision.options)
    assert [parse(text.upper(), state) for text in texts] == list(decision.options)
    for text in ("", "no such word", "choose Nobody of That Name", "choose", f"{texts[0]} {texts[0]}"):
        with pytest.raises(NotationError):
            parse(text, state)


@pytest.mark.parametrize("variant", SEATS)
@EXAMPLES
@example(seed=2)
@example(seed=3)
@given(seed=SEEDS)
def test_every_decision_is_sound(start: Start, variant: str, seed: int) -> None:
    for state, decision, number in walk(start(variant, seed), seed):
        check_options(state, decision)
        assert state.problems() == [], (number, decision)
        if number % 3 == 0:
            check_illegal(state, decision)
        check_notation(state, decision)


@pytest.mark.parametrize("variant", SEATS)
@EXAMPLES
@example(seed=2)
@example(seed=3)
@given(seed=SEEDS)
def test_saving_and_cloning_at_any_decision(start: Start, variant: str, seed: int) -> None:
    for state, decision, number in walk(start(variant, seed), seed, every=11):
        check_round_trip(state, decision, number)
        check_clone(state, number)


@pytest.mark.parametrize("variant", ["joust", "hand-of-the-king"])
@pytest.mark.parametrize("seed", range(12))
def test_plain_random_play_ends_with_an_outcome(start: Start, variant: str, seed: int) -> None:
    state = start(variant, seed)
    for _, decision, _ in walk(state, seed, every=10):
        assert state.problems() == [], decision
    outcome = state.outcome()
    assert outcome is not None and state.decision is None and state.problems() == []
    assert sorted(s for group in outcome.ranking for s in group) == [0, 1]
    assert load(state.to_data(), state.pool).outcome() == outcome
    winner = outcome.winner
    assert winner is not None and outcome.reason == ("power" if variant == "joust" else "power and hand")


# -- hidden information ------------------------------------------------------------------------------------------------


def card_views(value: Any) -> Iterator[CardView]:
    """All cards in an observation, attachments too."""
    if isinstance(value, CardView):
        yield value
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        for item in dataclasses.fields(value):
            yield from card_views(getattr(value, item.name))
    elif isinstance(value, tuple):
        for item in value:
            yield from card_views(item)


def may_see(state: CardState, card: int, seat: int) -> bool:
    return state.cards[card].zone in OPEN or knows(state.cards[card], seat)


def hidden_from(state: CardState, seat: int) -> list[int]:
    return [i for i in range(len(state.cards)) if not may_see(state, i, seat)]


def check_observation(state: CardState, decision: Decision, seat: int) -> Observation:
    """A seat sees what lies open and what it knows, nothing else - in views, numbers of cards and options."""
    seen = state.observe(seat)
    assert seen == state.observe(seat)
    for view in card_views(seen):
        assert may_see(state, view.id, seat), (seat, view)
        assert view.code == state.facts(view.id).id
    for number, view_of_seat in enumerate(seen.seats):
        zones = state.seats[number]
        assert (view_of_seat.hand_count, view_of_seat.deck_count) == (len(zones.hand), len(zones.deck))
    assert seen.decision is not None
    if decision.seat == seat:
        assert seen.decision.options == decision.options
        for choice in decision.options:
            if choice[0] in ("choose", "plot", "marshal", "play", "place", "duplicate"):
                assert may_see(state, int(choice[1]), seat), choice
    else:
        assert (seen.decision.options, seen.decision.picked, seen.decision.least) == ((), (), 0)
    return seen


def dealt_anew(state: CardState, seat: int) -> CardState:
    """The state with every card that the seat does not know turned into one and the same other card."""
    data = state.to_data()
    for i in hidden_from(state, seat):
        data["cards"][i]["code"] = "core_29"
    return load(data, state.pool)


def without_others_turn(seen: Observation, seat: int) -> Observation:
    """The view without a decision of another seat: with other cards that one might be asked first."""
    asked = seen.decision
    return seen if asked is None or asked.seat == seat else dataclasses.replace(seen, decision=None)


@pytest.mark.parametrize("variant", SEATS)
@EXAMPLES
@example(seed=2)
@example(seed=3)
@given(seed=SEEDS)
def test_a_seat_sees_only_what_it_knows(start: Start, variant: str, seed: int) -> None:
    for state, decision, number in walk(start(variant, seed), seed, every=2):
        before = state.digest()
        for seat in range(len(state.seats)):
            seen = check_observation(state, decision, seat)
            if decision.seat == seat and number % 6 < 2:
                made = without_others_turn(dealt_anew(state, seat).observe(seat), seat)
                assert made in (seen, dataclasses.replace(seen, decision=None)), decision
        assert state.digest() == before


@pytest.mark.parametrize("variant", SEATS)
@EXAMPLES
@example(seed=2)
@example(seed=3)
@given(seed=SEEDS)
def test_a_determinized_state_looks_the_same(start: Start, variant: str, seed: int) -> None:
    """Whoever decides, for both seats; it is sound, can be played on, and what is hidden has changed."""
    tried = changed = 0
    for state, decision, number in walk(start(variant, seed), seed):
        before = state.digest()
        for seat in range(len(state.seats)):
            world = state.determinize(seat, seed + number)
            assert world.observe(seat) == state.observe(seat), (number, decision)
            if number % 12:
                continue
            assert world.decision is not None and world.decision.seat == decision.seat
            if decision.seat == seat:
                assert world.decision == decision
            assert world.problems() == [], (number, decision)
            assert state.determinize(seat, seed + number).digest() == world.digest()
            secret = hidden_from(state, seat)
            assert secret == hidden_from(world, seat)
            for i in set(range(len(state.cards))) - set(secret):
                assert world.cards[i].code == state.cards[i].code
            for owner in range(len(state.seats)):
                mine = [i for i in secret if state.cards[i].owner == owner]
                assert sorted(state.cards[i].code for i in mine) == sorted(world.cards[i].code for i in mine)
            tried += 1
            changed += [world.cards[i].code for i in secret] != [state.cards[i].code for i in secret]
            assert world.rng != state.rng
            play_on(world, number)
            assert world.problems() == []
        assert state.digest() == before
    assert changed > 0.9 * tried > 0


@pytest.mark.parametrize("variant", SEATS)
@EXAMPLES
@example(seed=2)
@example(seed=3)
@given(seed=SEEDS)
def test_the_log_names_no_card_to_a_seat_that_cannot_know_it(start: Start, variant: str, seed: int) -> None:
    state = start(variant, seed)
    state.keeps_log = True
    stream = Stream(seed, "log")
    lines = 0
    for _ in range(600):
        decision = state.decision
        if decision is None:
            break
        before = state.clone()
        state.play(stream.pick(decision.options))
        for entry in state.log:
            for seat in range(len(state.seats)):
                if not entry.readers & 1 << seat:
                    continue
                lines += 1
                for i in (entry.subject, entry.source, *entry.cards):
                    if i >= 0:
                        assert may_see(state, i, seat) or may_see(before, i, seat), (seat, entry, decision)
                if entry.code:
                    assert entry.code in (state.facts(entry.subject).id, before.facts(entry.subject).id)
    assert lines > 100


def test_a_clone_writes_no_log_and_a_log_changes_nothing(start: Start) -> None:
    with_log, without = start("joust", 5), start("joust", 5)
    with_log.keeps_log = True
    stream = Stream(5, "log")
    for _ in range(200):
        decision = without.decision
        assert decision is not None and with_log.decision == decision
        assert with_log.digest() == without.digest()
        twin = with_log.clone()
        assert twin.log == [] and not twin.keeps_log
        twin.play(decision.options[-1])
        assert twin.log == [] and without.log == []
        choice = stream.pick(decision.options)
        with_log.play(choice)
        without.play(choice)
    assert with_log.log


# -- the same everywhere -----------------------------------------------------------------------------------------------

PROGRAM = """
import sys
from agot_desktop import paths
from agot_desktop.model.cardgame.decks import read_deck
from agot_desktop.model.cardgame.pool import load_pool
from agot_desktop.model.cardgame.setup import new_game
from agot_desktop.model.kernel.rng import Stream
pool = load_pool(paths.cards())
decks = [read_deck(paths.resources() / "decks" / f"{name}.json") for name in ("stark", "lannister")]
print(hash("words"))
for variant in ("joust", "hand-of-the-king"):
    state, stream = new_game(pool, variant, decks, 77), Stream(77, "other")
    while (decision := state.decision) is not None:
        state.play(stream.pick(decision.options))
        if state.round > 4:
            break
    print(state.digest())
"""


def run_program(hash_seed: str) -> list[str]:
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        capture_output=True,
        text=True,
        check=True,
        cwd=paths.PACKAGE_FOLDER.parent,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
    )
    return run.stdout.split()


def test_a_game_is_the_same_in_two_runs_and_in_other_processes(pool: Pool, decks: Sequence[Deck]) -> None:
    def play(variant: str) -> str:
        state, stream = new_game(pool, variant, decks, 77), Stream(77, "other")
        while (decision := state.decision) is not None:
            state.play(stream.pick(decision.options))
            if state.round > 4:
                break
        return str(state.digest())

    here = [play(variant) for variant in ("joust", "hand-of-the-king")]
    assert here == [play(variant) for variant in ("joust", "hand-of-the-king")]
    first, second = run_program("1"), run_program("31337")
    assert first[0] != second[0], "the processes did hash strings differently"
    assert first[1:] == second[1:] == here


def test_every_variant_is_tried() -> None:
    assert set(SEATS) == set(VARIANTS)
    assert all(number in VARIANTS[variant].SEATS for variant, number in SEATS.items())
