"""Picks gathered in any order against a list of all sets that the rules would take one by one."""

from __future__ import annotations

from agot_desktop.controller import runs
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.kernel.decision import DONE
from agot_desktop.model.kernel.rng import Stream
from tests.controller import kill_player
from tests.controller.toy_game import ToyRules, toy_setup

MOST_SETS = 400


def is_run(state: CardState) -> bool:
    decision = state.decision
    return (
        decision is not None
        and decision.kind != "cardgame.order"
        and (decision.most > 1 or bool(decision.picked))
        and decision.options[0][0] in ("choose", "place", "done")
    )


def all_sets(state: CardState, made: frozenset[int] = frozenset()) -> set[frozenset[int]]:
    """Every set of picks that ends the run, found by playing everything."""
    decision = state.decision
    assert decision is not None
    found: set[frozenset[int]] = set()
    for choice in decision.options:
        if choice == DONE:
            found.add(made)
            continue
        after = kill_player.RULES.clone(state)
        after.apply(choice)
        picks = made | {int(choice[1])}
        follows = after.decision
        on = (
            follows is not None
            and (follows.seat, follows.kind) == (decision.seat, decision.kind)
            and (follows.picked == (*decision.picked, choice[1]))
        )
        found |= all_sets(after, picks) if on else {picks}
        if len(found) > MOST_SETS:
            return found
    return found


def test_candidates_and_completeness_are_those_of_the_rules() -> None:
    looked_at: dict[str, int] = {}
    for seed in range(12):
        state = kill_player.RULES.start(kill_player.setup(seed))
        stream = Stream(seed)
        while state.decision is not None and state.round < 7:
            decision = state.decision
            if is_run(state) and looked_at.get(decision.kind, 0) < 25:
                sets = all_sets(state)
                if len(sets) <= MOST_SETS:
                    looked_at[decision.kind] = looked_at.get(decision.kind, 0) + 1
                    compare(state, sets, stream)
            state.apply(stream.pick(decision.options))
    assert {"cardgame.setup", "cardgame.attackers", "cardgame.defenders"} <= set(looked_at)


def compare(state: CardState, sets: set[frozenset[int]], stream: Stream) -> None:
    """Gathers a set that is possible, in an order of chance, and looks at every step."""
    digest = state.digest()
    goal = list(stream.pick(sorted(sets, key=sorted)))
    picked: list[int] = []
    while True:
        found = runs.gather(kill_player.RULES, state, picked)
        here = frozenset(picked)
        # with it the set must be complete, or on the way to the number that is asked for
        least = state.decision.least if state.decision else 0
        expected = {pick for one in sets if here <= one for pick in one - here if len(one) <= max(least, len(here) + 1)}
        assert found.candidates == expected, (state.decision, picked)
        assert found.complete == (here in sets), (state.decision, picked)
        made = runs.choices(kill_player.RULES, state, picked)
        assert (made is not None) == found.complete
        if made is not None:
            other = kill_player.RULES.clone(state)
            for choice in made:
                other.apply(choice)
        if not goal:
            break
        picked.append(goal.pop(stream.below(len(goal))))
    assert state.digest() == digest


def test_a_set_that_cannot_be_made_has_no_candidates_and_no_choices() -> None:
    state = ToyRules().start(toy_setup())
    state.apply(("number", 1))
    assert runs.gather(ToyRules(), state, (9,)) == runs.Gathered(frozenset(), False)
    assert runs.choices(ToyRules(), state, (9,)) is None
    assert runs.choices(ToyRules(), state, (3, 1)) == (("choose", 1), ("choose", 3))
    assert runs.choices(ToyRules(), state, (2,)) == (("choose", 2), DONE)
    assert runs.gather(ToyRules(), state, (2,)) == runs.Gathered(frozenset({1, 3}), True)


def test_outside_a_run_single_choices_are_candidates_and_nothing_is_complete() -> None:
    state = ToyRules().start(toy_setup())
    assert not runs.gather(ToyRules(), state, ()).complete
