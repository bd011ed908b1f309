"""Whole games of cards through the controller: saved, loaded, taken back, told, kept secret."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from agot_desktop import paths
from agot_desktop.controller.card_rules import deck_from_data, deck_to_data, fingerprint, is_complete, powers
from agot_desktop.controller.game import RunningGame, load_game
from agot_desktop.controller.prompts import Prompter
from agot_desktop.controller.saving import StoredGame
from agot_desktop.controller.scene import Scene, cards_of
from agot_desktop.controller.sentences import Teller
from agot_desktop.controller.words import english
from agot_desktop.model.cardgame.observation import Observation
from agot_desktop.model.cardgame.pool import Pool
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.kernel.errors import IllegalChoiceError
from agot_desktop.model.kernel.rng import Stream
from agot_desktop.storage.store import Store
from tests.controller import kill_player

NAMES = ("Anna", "Tywin")
NO_CARD = ("choose_seat", "first", "number", "option")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "games.db") as opened:
        yield opened


def cards(game: RunningGame) -> CardState:
    assert isinstance(game.state, CardState)
    return game.state


def play(game: RunningGame, seed: int, choices: int = 3000) -> None:
    stream = Stream(seed)
    for _ in range(choices):
        if game.decision is None:
            return
        game.choose(stream.pick(game.decision.options))


def reload(store: Store, saved: StoredGame) -> RunningGame:
    again = StoredGame(store, saved.chapter)
    return load_game(kill_player.RULES, again.setup(), again)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_duel_can_be_left_and_loaded_at_any_choice(store: Store, seed: int) -> None:
    game, saved = kill_player.begin(store, seed)
    stream = Stream(seed)
    for number in range(160):
        if game.decision is None:
            break
        game.choose(stream.pick(game.decision.options))
        if number % 7 == 0:
            again = reload(store, saved)
            assert again.state.digest() == game.state.digest() and again.take_notices() == []
            assert [repr(entry) for entry in again.entries] == [repr(entry) for entry in game.entries]
            assert again.steps == game.steps


def test_going_back_restores_the_identical_position(store: Store) -> None:
    game, saved = kill_player.begin(store, 3)
    stream, digests = Stream(3), {}
    while game.decision is not None and len(game.steps) < 150:
        digests[len(game.steps)] = game.state.digest()
        game.choose(stream.pick(game.decision.options))
    targets = game.rewind_targets()
    assert len(targets) > 10
    for depth in targets:
        game.rewind(depth)
        assert game.state.digest() == digests[depth] and game.state.problems() == []
    assert reload(store, saved).state.digest() == digests[targets[-1]]


def test_stored_power_is_the_power_of_the_state(store: Store) -> None:
    game, _ = kill_player.begin(store, 4)
    for _ in range(12):
        play(game, 4, 30)
        state = cards(game)
        assert powers(state.to_data()) == tuple(seat.power for seat in state.observe(0).seats)


def test_decks_are_kept_whole_with_a_game() -> None:
    for deck in kill_player.DECKS:
        kept = deck_from_data(deck_to_data(deck))
        assert (kept.cards, kept.plots, kept.house, kept.hand_of_the_king) == (
            deck.cards,
            deck.plots,
            deck.house,
            deck.hand_of_the_king,
        )


def test_all_cards_of_the_programs_decks_are_complete_and_some_others_are_not(pool: Pool) -> None:
    for deck in kill_player.DECKS:
        for card in (*deck.plots, *(card for card, _ in deck.cards), deck.hand_of_the_king or ""):
            assert is_complete(pool, pool.cards[pool.index[card]]), card
    assert not all(is_complete(pool, facts) for facts in pool.cards)


def test_the_fingerprint_is_the_same_in_every_process() -> None:
    program = (
        "from agot_desktop import paths; from agot_desktop.model.cardgame.pool import load_pool; "
        "from agot_desktop.controller.card_rules import fingerprint; "
        "print(fingerprint(load_pool(paths.cards())))"
    )
    found = {fingerprint(kill_player.POOL)}
    for seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
            text=True,
            cwd=paths.PACKAGE_FOLDER.parent,
        )
        found.add(done.stdout.strip())
    assert len(found) == 1


def hidden_titles(seen: Observation, state: CardState, pool: Pool) -> set[str]:
    """Titles of cards of the game that this observation shows nowhere, in no copy."""
    shown = {pool.cards[pool.index[card.code]].name for seat in seen.seats for card in cards_of(seat)}
    return {state.facts(card).name for card in range(len(state.cards))} - shown


def names_any(text: str, hidden: set[str], known: set[str]) -> bool:
    """Whether a hidden title stands in the text, and not as a part of a known one."""
    for title in sorted(known, key=len, reverse=True):
        text = text.replace(title, "")
    return any(title in text for title in hidden)


@pytest.mark.parametrize("seed", [5, 6])
def test_words_for_a_seat_name_no_card_that_is_hidden_from_it(store: Store, pool: Pool, seed: int) -> None:
    game, _ = kill_player.begin(store, seed, "person", "person")
    prompter = Prompter(pool, NAMES, lambda address: "")
    teller = Teller(pool, NAMES, lambda card: cards(game).facts(card).id)
    stream, known = Stream(seed), {0: set[str](), 1: set[str]()}
    while game.decision is not None and len(game.steps) < 400:
        told = len(game.entries)
        game.choose(stream.pick(game.decision.options))
        for seat in (0, 1):
            seen = cards(game).observe(seat)
            shown = {pool.cards[pool.index[card.code]].name for side in seen.seats for card in cards_of(side)}
            known[seat] |= shown
            hidden = hidden_titles(seen, cards(game), pool) - known[seat]
            prompt = prompter.prompt(seen, english)
            texts = [prompt.question, prompt.reason]
            # any title may be named, wherever its cards are
            texts += [
                text
                for button in prompt.buttons
                if button.choice[0] != "name"
                for text in (button.label, button.tooltip)
            ]
            for entry in game.entries[told:]:
                line = teller.line(entry, seat, english)
                texts += [line.text] if line else []
                # what is told openly is known from now on
                known[seat] |= (
                    {pool.cards[pool.index[code]].name for _, _, code in line.spans}
                    if line and (entry.readers < 0)
                    else set()
                )
            assert [text for text in texts if names_any(text, hidden - known[seat], known[seat])] == []
            if seen.decision is not None and seen.decision.seat == seat:
                assert len(prompt.buttons) == len(seen.decision.options)
                assert not [button for button in prompt.buttons if "hidden card" in button.label]
            else:
                assert prompt.buttons == ()


def test_every_entry_of_whole_games_has_its_words(store: Store, pool: Pool, caplog: pytest.LogCaptureFixture) -> None:
    for seed in (11, 12):
        game, _ = kill_player.begin(store, seed)
        play(game, seed, 600)
        teller = Teller(pool, NAMES, lambda card, game=game: cards(game).facts(card).id)
        lines = [line for entry in game.entries if (line := teller.line(entry, 0, english))]
        assert len(lines) > 100
        for line in lines:
            assert "{" not in line.text and "nobody" not in line.text.casefold().replace("nobody wins", "")
            assert all(pool.cards[pool.index[code]].name == line.text[a:b] for a, b, code in line.spans)
    assert "no words" not in caplog.text


def test_scenes_know_every_card_that_is_offered(store: Store, pool: Pool) -> None:
    game, _ = kill_player.begin(store, 13)
    stream = Stream(13)
    while game.decision is not None and len(game.steps) < 300:
        decision = game.decision
        scene = Scene(cards(game).observe(decision.seat), pool, NAMES, english)
        for choice in decision.options:
            if choice[0] not in NO_CARD and len(choice) > 1 and isinstance(choice[1], int):
                assert scene.card(choice[1]) is not None, (decision, choice)
        game.choose(stream.pick(decision.options))


def test_giving_up_is_stored_like_a_choice_and_can_be_taken_back(store: Store) -> None:
    """WIN-08: who is to choose loses; the move is read again from the disk, and the game can stand before it."""
    game, saved = kill_player.begin(store, 4)
    play(game, 4, 25)
    assert game.decision is not None
    seat, before = game.decision.seat, game.state.digest()
    game.concede()
    outcome = game.state.outcome()
    assert outcome is not None and outcome.winner == 1 - seat
    assert [entry.kind for entry in game.entries[-2:]] == ["conceded", "game_over"]
    again = reload(store, saved)
    assert again.state.digest() == game.state.digest() and again.take_notices() == []
    assert again.steps == game.steps and again.steps[-1].choice == ("concede",)
    game.go_to(game.steps[-2].id)
    assert game.state.digest() == before and game.state.outcome() is None


def test_nobody_gives_up_a_game_that_is_over(store: Store) -> None:
    game, _saved = kill_player.begin(store, 5)
    game.concede()
    with pytest.raises(IllegalChoiceError):
        game.concede()
