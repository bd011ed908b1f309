"""The computer player of the board game."""

import pytest

from agot_desktop import paths
from agot_desktop.ai.player import Budget
from agot_desktop.ai.players import make_player
from agot_desktop.ai.realm import talks, worth
from agot_desktop.ai.realm.marches import march_gain
from agot_desktop.commands.selfplay import Match, play_all
from agot_desktop.model.boardgame.board import Board, load_board
from agot_desktop.model.boardgame.setup import new_game
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.boardgame.terms import LANNISTER, PRISON, STARK


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board(paths.board())


def realm(players: tuple[str, ...], board: Board, check: bool = False) -> Match:
    return Match(None, "storm-of-swords", players, (), check, 5000, board)


def test_it_beats_three_random_players_with_seats_rotated(board: Board) -> None:
    """Par is one game in four; four in five are asked for."""
    tally = play_all(realm(("heuristic", "random", "random", "random"), board), range(1, 41))
    assert tally.failed == 0 and tally.wins_by_player["heuristic"] >= 32


def test_four_of_it_play_sound_games_to_the_end(board: Board) -> None:
    tally = play_all(realm(("heuristic",) * 4, board, check=True), range(1, 5))
    assert (tally.failed, tally.capped, tally.finished) == (0, 0, 4)


def test_the_same_seed_gives_the_same_choices(board: Board) -> None:
    def game() -> int:
        state = new_game(board, 5)
        players = [make_player("heuristic", seat) for seat in range(4)]
        for number in range(300):
            decision = state.decision
            if decision is None:
                break
            handed = state.determinize(decision.seat, number)
            state.apply(players[decision.seat].choose(handed, decision, Budget()))
        return state.digest()

    assert game() == game()


def captive(board: Board, power: int) -> RealmState:
    """Greatjon is Lannister's hostage, and Stark has this much Power."""
    state = new_game(board, 1)
    greatjon = board.leader_number["greatjon_umber"]
    state.leader_at[greatjon] = PRISON - LANNISTER
    state.captive_since[greatjon] = 1
    state.power[STARK] = power
    return state


def test_a_hostage_is_worth_more_to_his_own_house(board: Board) -> None:
    state = captive(board, 5)
    greatjon = board.leader_number["greatjon_umber"]
    assert worth.captive_worth(state, greatjon, STARK) > worth.captive_worth(state, greatjon, LANNISTER)
    mask = 1 << greatjon
    assert talks.balance(state, LANNISTER, mask, 0, 0, 4) > 0, "the holder wins by four Power"
    assert talks.balance(state, LANNISTER, mask, 0, 0, 1) < 0, "and loses by one"


def test_it_asks_a_price_that_the_other_pays(board: Board) -> None:
    """Offers and answers fit: two of these players come to a bargain in the hostage window."""
    state = captive(board, 5)
    players = [make_player("heuristic", seat) for seat in range(4)]
    greatjon = board.leader_number["greatjon_umber"]
    for _ in range(200):
        decision = state.decision
        assert decision is not None
        if state.phase != "planning" or state.leader_at[greatjon] >= 0:
            break
        state.apply(players[decision.seat].choose(state, decision, Budget()))
    assert state.leader_at[greatjon] >= 0 and state.power[LANNISTER] > 5 and state.power[STARK] < 5


def test_an_empty_stronghold_is_worth_a_march_and_a_lost_battle_is_not(board: Board) -> None:
    state = new_game(board, 1)
    casterly, tooth = board.area_number["casterly_rock"], board.area_number["golden_tooth"]
    state.shown = True
    state.phase = "march"
    empty = ("march", board.area_number["white_harbor"], board.area_number["moat_cailin"], 0, 1, 0, 0)
    state.neutral[board.area_number["moat_cailin"]] = 0
    assert march_gain(state, STARK, empty, 0) > 5
    state.units[tooth] = (0, 1, 0, 0, 0, 0)
    state.owner[tooth] = STARK
    hopeless = ("march", tooth, casterly, 0, 1, 0, 0)
    assert march_gain(state, STARK, hopeless, -1) < 0
