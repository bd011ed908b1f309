"""Taking back: what is free, what is a rewind and is noted, doing again, and standing on any line ever played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from agot_desktop.controller.game import NoSuchStepError, RunningGame
from agot_desktop.controller.rules import Knowledge
from agot_desktop.controller.saving import StoredGame
from agot_desktop.model.kernel.decision import DONE, PASS
from agot_desktop.storage.errors import BranchInUseError
from agot_desktop.storage.store import Store
from tests.controller.test_running_game import begin, play, reload
from tests.controller.toy_game import toy_setup


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "games.db") as opened:
        yield opened


def quietly(game: RunningGame, turns: int) -> None:
    """Choices in which chance has no part: nobody learns anything."""
    for _ in range(turns):
        assert game.decision is not None
        game.choose(DONE if game.decision.kind == "toy.pick" else PASS)


def at_own_turn(game: RunningGame) -> None:
    while game.decision is not None and game.decision.seat != 0:
        quietly(game, 1)


def rewinds(store: Store, saved: StoredGame) -> list[tuple[int, int]]:
    return [(back.from_depth, back.to_depth) for back in store.branches.rewinds(saved.chapter)]


@pytest.mark.parametrize(
    ("before", "after", "grew"),
    [
        (Knowledge(1, (0b01,)), Knowledge(1, (0b01,)), False),
        (Knowledge(1, (0b01,)), Knowledge(2, (0b01,)), True),
        (Knowledge(1, (0b01,)), Knowledge(1, (0b11,)), True),
        (Knowledge(1, (0b11,)), Knowledge(1, (0b01,)), False),
        (Knowledge(1, (0b01, 0b0)), Knowledge(1, (0b01, 0b1)), True),
    ],
)
def test_knowledge_grows_by_chance_and_by_what_is_seen(before: Knowledge, after: Knowledge, grew: bool) -> None:
    assert after.grew_since(before) is grew


def test_choices_from_which_nobody_learned_are_taken_back_freely(store: Store) -> None:
    game, saved = begin(store)
    quietly(game, 8)
    free = game.undo_targets()
    assert free == game.rewind_targets() and len(free) == 4
    game.rewind(free[0])
    game.rewind(free[-1])
    assert rewinds(store, saved) == []


def test_beyond_what_was_learned_only_a_rewind_leads_and_it_is_noted(store: Store) -> None:
    game, saved = begin(store)
    quietly(game, 4)
    game.choose(("number", 1))  # chance decides
    quietly(game, 3)
    at_own_turn(game)
    depth = len(game.steps)
    free = game.undo_targets()
    assert free and min(free) == 5
    back = next(target for target in game.rewind_targets() if target < 5)
    game.rewind(back)
    assert rewinds(store, saved) == [(depth, back)]


def test_what_another_person_chose_is_not_taken_back_freely(store: Store) -> None:
    game, _ = begin(store, toy_setup("person", "person"))
    quietly(game, 2)  # the first person's turn
    assert game.decision is not None and game.decision.seat == 1
    assert game.undo_targets() == []  # it is the second one's turn, and the first one chose last
    quietly(game, 1)
    assert game.undo_targets() == [2]
    assert game.rewind_targets() == [2, 1, 0]


def test_with_computer_players_alone_nothing_is_taken_back(store: Store) -> None:
    game, _ = begin(store, toy_setup("random", "random"))
    play(game, 6)
    assert game.undo_targets() == [] and game.rewind_targets() == []
    with pytest.raises(NoSuchStepError):
        game.rewind(0)


def test_what_was_taken_back_can_be_done_again(store: Store) -> None:
    game, saved = begin(store)
    play(game, 9)
    told, digest, tip = list(map(repr, game.entries)), game.state.digest(), game.steps[-1].id
    assert game.redo_target() is None
    newest, before = game.rewind_targets()[:2]
    game.rewind(newest)
    middle, digest_before = game.steps[-1].id, game.state.digest()
    game.rewind(before)
    noted = len(rewinds(store, saved))
    assert game.redo_target() == middle
    game.go_to(game.redo_target())
    assert game.state.digest() == digest_before and game.redo_target() == tip
    game.go_to(game.redo_target())
    assert (game.state.digest(), list(map(repr, game.entries))) == (digest, told)
    assert game.redo_target() is None
    assert len(rewinds(store, saved)) == noted  # doing again is no rewind
    assert reload(store, saved).state.digest() == digest


def test_a_new_choice_ends_doing_again(store: Store) -> None:
    game, _ = begin(store)
    quietly(game, 6)
    game.rewind(game.undo_targets()[0])
    assert game.redo_target() is not None
    assert game.decision is not None
    game.choose(game.decision.options[0])
    assert game.redo_target() is None


def test_every_line_can_be_named_stood_on_and_cut(store: Store) -> None:
    game, saved = begin(store)
    play(game, 12)
    first, digest = game.steps[-1].id, game.state.digest()
    game.rewind(game.rewind_targets()[1])
    at = len(game.steps)
    play(game, 4, seed=9)
    second, second_digest = game.steps[-1].id, game.state.digest()
    game.name_branch(first, "the careful one")
    names = {branch.tip.id: (branch.name, branch.fork_depth, branch.current) for branch in game.branches()}
    assert names[first] == ("the careful one", at, False) and names[second][2]
    noted = len(rewinds(store, saved))
    game.go_to(first)
    assert game.state.digest() == digest and len(rewinds(store, saved)) == noted + 1
    assert reload(store, saved).state.digest() == digest
    with pytest.raises(BranchInUseError):
        game.cut_branch(first)
    assert game.cut_branch(second) == 4
    assert [branch.tip.id for branch in game.branches()] == [first]
    assert second_digest != digest
    game.go_to(None)
    assert game.steps == [] and list(map(repr, game.entries)) == list(map(repr, reload(store, saved).entries))
