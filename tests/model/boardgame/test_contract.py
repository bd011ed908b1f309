"""What every position of the board game promises: saving, cloning, legal options, notation, secrets, invariants."""

import json

import pytest

from agot_desktop.model.boardgame import notation
from agot_desktop.model.boardgame.board import Board
from agot_desktop.model.boardgame.setup import new_game
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.boardgame.terms import ALL_HOUSES
from agot_desktop.model.kernel.errors import DataError, IllegalChoiceError
from agot_desktop.model.kernel.rng import Stream
from tests.realm_games import positions

SEEDS = range(1, 5)


@pytest.mark.parametrize("seed", SEEDS)
def test_no_invariant_is_broken_and_options_are_sorted_unique_and_pure(board: Board, seed: int) -> None:
    for state in positions(board, seed):
        assert state.problems() == []
        decision = state.decision
        if decision is not None:
            assert len(decision.options) > 1
            assert list(decision.options) == sorted(set(decision.options))
            before = state.digest()
            state.open_decision = None
            assert state.decision == decision and state.digest() == before


@pytest.mark.parametrize("seed", SEEDS)
def test_a_saved_position_comes_back_and_goes_on_alike(board: Board, seed: int) -> None:
    chance = Stream(seed, "save")
    for state in positions(board, seed):
        loaded = RealmState.load(json.loads(json.dumps(state.to_data())), board)
        assert loaded == state and loaded.decision == state.decision and loaded.digest() == state.digest()
        decision = state.decision
        if decision is None:
            continue
        choice = chance.pick(decision.options)
        clone = state.clone()
        clone.apply(choice)
        assert loaded == state, "playing on a clone changed the original"
        loaded.apply(choice)
        assert loaded == clone


@pytest.mark.parametrize("seed", SEEDS)
def test_notation_and_choice_are_inverse_for_every_option(board: Board, seed: int) -> None:
    for state in positions(board, seed):
        decision = state.decision
        for option in () if decision is None else decision.options:
            text = notation.write(option, state)
            assert notation.parse(text, state) == option, text
            assert notation.parse(text.upper(), state) == option, text


@pytest.mark.parametrize("seed", SEEDS)
def test_no_house_can_tell_a_position_drawn_anew_from_the_real_one(board: Board, seed: int) -> None:
    for number, state in enumerate(positions(board, seed)):
        for house in ALL_HOUSES:
            other = state.determinize(house, 1000 * seed + number)
            assert other.observe(house) == state.observe(house)
            assert other.problems() == []
            assert other.rng != state.rng
            decision = state.decision
            if decision is not None and decision.seat == house:
                assert other.decision == decision


def test_an_illegal_choice_is_refused_and_changes_nothing(board: Board) -> None:
    state = new_game(board, 1)
    assert state.decision is not None
    before = state.to_data()
    for wrong in (("bid", 3), ("pass",), ("order", 0, 0), ("tactic", 0)):
        with pytest.raises(IllegalChoiceError):
            state.apply(wrong)
    assert state.to_data() == before


def test_a_game_of_another_board_is_refused(board: Board) -> None:
    data = new_game(board, 1).to_data()
    for field, value in (("owner", [0]), ("power", [1, 2, 3]), ("leader_at", []), ("units", [[1, 2]] * 47)):
        with pytest.raises(DataError):
            RealmState.load({**data, field: value}, board)


def test_hidden_orders_tactics_bids_and_cards_are_drawn_anew(board: Board) -> None:
    """Somewhere in some games every kind of secret differs between the real position and one drawn anew."""
    differs = {"order": False, "tactic": False, "bids": False, "cards": False, "ally_hand": False, "westeros": False}
    for seed in range(1, 9):
        for state in positions(board, seed):
            decision = state.decision
            if decision is None:
                continue
            other = state.determinize(decision.seat, seed)
            differs["order"] |= other.order != state.order
            differs["tactic"] |= other.tactic != state.tactic
            differs["bids"] |= other.bids != state.bids
            differs["ally_hand"] |= other.ally_hand != state.ally_hand
            differs["westeros"] |= other.westeros_deck != state.westeros_deck
            pairs = zip(state.stack, other.stack, strict=True)
            differs["cards"] |= any(getattr(a, "cards", 0) != getattr(b, "cards", 0) for a, b in pairs)
    assert all(differs.values()), differs
