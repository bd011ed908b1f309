"""Picks gathered in any order against a list of all sets that the rules would take one by one."""

from __future__ import annotations

from agot_desktop.controller import runs
from agot_desktop.controller.scenarios.expect import find_card
from agot_desktop.controller.scenarios.rest import rest
from agot_desktop.model.cardgame.choices import PickCards
from agot_desktop.model.cardgame.pool import Pool
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.kernel.decision import DONE
from agot_desktop.model.kernel.rng import Stream
from tests.controller import kill_player
from tests.controller.toy_game import ToyRules, toy_setup
from tests.positions import play, position

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
        if not on and isinstance(top := state.stack[-1], PickCards) and decision.least > 1:
            picks |= {i for i in top.candidates if i > int(choice[1])}  # all that is left is taken unasked
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


def test_of_three_victims_any_two_can_be_named_in_any_order(pool: Pool) -> None:
    """The rules take the last one unasked where nothing else is left; it can be named all the same."""
    made = position(
        pool,
        "challenges",
        cards=[{"name": f"Plain {name}", "str": 2} for name in ("Guard", "Page", "Squire")]
        + [{"name": "Plain Giant", "str": 9, "icons": ["military"]}],
        seats={
            "A": {"play": ["Plain Giant"], "plot": {"claim": 2}},
            "B": {"play": ["Plain Guard", "Plain Page", "Plain Squire"]},
        },
    )
    play(made, "challenge military B")
    while (decision := made.decision) is not None and decision.kind != "cardgame.claim":
        made.play(rest(decision))
    state = made.state
    guard, page, squire = (find_card(state, f"Plain {name}") for name in ("Guard", "Page", "Squire"))
    rules = kill_player.RULES
    for first, second in ((guard, page), (guard, squire), (page, squire), (squire, page), (squire, guard)):
        assert runs.gather(rules, state, ()).candidates == {guard, page, squire}
        assert not runs.gather(rules, state, (first,)).complete
        assert second in runs.gather(rules, state, (first,)).candidates
        after = state.clone()
        for choice in runs.choices(rules, state, (first, second)) or ():
            after.apply(choice)
        assert {i for i in (guard, page, squire) if after.cards[i].moribund or after.cards[i].zone == "dead"} == {
            first,
            second,
        }
