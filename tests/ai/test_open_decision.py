"""A computer player sees the decision of the real game in a state that was dealt anew, also after the journey."""

import json

import pytest

from agot_desktop import paths
from agot_desktop.ai import open_decision
from agot_desktop.ai.loading import loader
from agot_desktop.model.cardgame.decks import read_deck
from agot_desktop.model.cardgame.pool import Pool
from agot_desktop.model.cardgame.setup import new_game
from agot_desktop.model.kernel.errors import DataError
from agot_desktop.model.kernel.rng import Stream


def test_the_decision_survives_the_journey_of_a_determinized_state(pool: Pool) -> None:
    decks = [read_deck(paths.resources() / "decks" / f"{name}.json") for name in ("stark", "lannister")]
    load = loader("cards", paths.resources())
    others_asked_first = 0
    for seed in range(8):
        state = new_game(pool, "hand-of-the-king", decks, seed)
        stream = Stream(seed)
        while state.decision is not None and state.round < 6:
            decision = state.decision
            guess = state.determinize(decision.seat, seed)
            sent = json.loads(json.dumps(open_decision.to_data(guess)))
            arrived = load(sent)
            assert open_decision.unpack(arrived) == decision and arrived.decision == decision
            assert arrived.observe(decision.seat) == state.observe(decision.seat)
            others_asked_first += load(guess.to_data()).decision != decision
            arrived.apply(stream.pick(decision.options))
            state.apply(stream.pick(decision.options))
    assert others_asked_first > 0  # without the frame the player would be asked something else


def test_a_state_without_a_decision_is_refused(pool: Pool) -> None:
    decks = [read_deck(paths.resources() / "decks" / f"{name}.json") for name in ("stark", "lannister")]
    state = new_game(pool, "hand-of-the-king", decks, 1)
    with pytest.raises(DataError):
        open_decision.unpack(loader("cards", paths.resources())(state.to_data()))
