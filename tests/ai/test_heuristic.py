"""The heuristic player: it repeats itself, sees nothing hidden, beats chance, and does the obvious right thing."""

import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from agot_desktop import paths
from agot_desktop.ai.evaluation import evaluate
from agot_desktop.ai.heuristic import HeuristicPlayer
from agot_desktop.ai.opening import best_setup
from agot_desktop.ai.player import Budget
from agot_desktop.ai.random_player import RandomPlayer
from agot_desktop.commands.games import load_deck, starter_decks
from agot_desktop.commands.selfplay import Match, play_all
from agot_desktop.model.cardgame.notation import write
from agot_desktop.model.cardgame.pool import Pool
from agot_desktop.model.cardgame.setup import new_game
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.kernel.decision import Choice
from tests.positions import play, position

PLOTS = ["The Power of Arms", "Counting Favors"]
ALL_ICONS = ["military", "intrigue", "power"]


def card(name: str, strength: int, *icons: str, **fields: Any) -> dict[str, Any]:
    return {
        "name": name,
        "houses": ["Neutral"],
        "cost": fields.pop("cost", 2),
        "str": strength,
        "icons": list(icons or ALL_ICONS),
        **fields,
    }


def decide(state: CardState, seed: int = 1) -> Choice:
    """What the player chooses at the open decision, with a guess at what is hidden."""
    decision = state.decision
    assert decision is not None
    guess = state.determinize(decision.seat, seed)
    choice = HeuristicPlayer(seed).choose(guess, decision, Budget())
    assert decision.allows(choice)
    return choice


def decided(state: CardState, seed: int = 1) -> str:
    """The same in notation."""
    return write(decide(state, seed), state)


def play_on(state: CardState, seat: int, kinds: tuple[str, ...]) -> list[str]:
    """The player's choices for the seat, in notation, as long as decisions of these kinds follow."""
    made = []
    while (decision := state.decision) is not None and decision.seat == seat and decision.kind[9:] in kinds:
        choice = decide(state)
        made.append(write(choice, state))
        state.apply(choice)
    return made


def positions(pool: Pool, seed: int, every: int) -> Iterator[CardState]:
    """Every so many decisions a copy of a game that is played by chance."""
    state = new_game(pool, "hand-of-the-king", starter_decks(2), seed)
    chance = RandomPlayer(seed)
    for number in range(400):
        decision = state.decision
        if decision is None:
            return
        if number % every == 0:
            yield state.clone()
        state.apply(chance.choose(state, decision, Budget()))


# -- the same again, and nothing hidden --------------------------------------------------------------------------------


def test_the_same_state_and_seed_give_the_same_choice_and_leave_the_state_alone(pool: Pool) -> None:
    kinds = set()
    for state in positions(pool, 3, 7):
        decision = state.decision
        assert decision is not None
        guess = state.determinize(decision.seat, 99)
        before = guess.digest()
        choices = {HeuristicPlayer(5).choose(guess, decision, Budget()) for _ in range(2)}
        choices.add(HeuristicPlayer(5).choose(guess.clone(), decision, Budget()))
        assert len(choices) == 1 and decision.allows(choices.pop())
        assert guess.digest() == before
        kinds.add(decision.kind)
    assert len(kinds) >= 6


def test_what_is_hidden_may_lie_anyhow(pool: Pool) -> None:
    """States that differ only in what the seat cannot know look alike to it and are worth the same to it."""
    for state in positions(pool, 4, 23):
        decision = state.decision
        assert decision is not None
        seat = decision.seat
        guesses = [state.determinize(seat, rng) for rng in (1, 2, 3)]
        assert len({guess.digest() for guess in guesses}) > 1
        for guess in guesses:
            assert guess.observe(seat) == state.observe(seat)
            assert evaluate(guess, seat) == pytest.approx(evaluate(state, seat))
            first = HeuristicPlayer(8).choose(guess, decision, Budget())
            assert first == HeuristicPlayer(8).choose(guess, decision, Budget())


def test_a_game_is_the_same_in_every_process() -> None:
    program = (
        "from agot_desktop.commands.games import starter_decks\n"
        "from agot_desktop.commands.selfplay import Match, play, seated_decks\n"
        "from agot_desktop.model.cardgame.pool import load_pool\n"
        "from agot_desktop.model.cardgame.setup import new_game\n"
        "from agot_desktop import paths\n"
        "pool = load_pool(paths.cards())\n"
        "match = Match(pool, 'hand-of-the-king', ('heuristic', 'heuristic'), starter_decks(2), cap=120)\n"
        "state = new_game(pool, match.variant, match.decks, 6)\n"
        "play(match, state, 6)\n"
        "print(state.digest())\n"
    )
    found = set()
    for hash_seed in ("1", "77"):
        done = subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            text=True,
            cwd=paths.PACKAGE_FOLDER.parent,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
        )
        assert done.returncode == 0, done.stderr
        found.add(done.stdout)
    assert len(found) == 1


# -- strength ----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_it_beats_chance(pool: Pool) -> None:
    """Seats and decks are swapped. The bound is far below what it reaches, for 40 games say little."""
    decks = (load_deck("stark"), load_deck("lannister"))
    tally = play_all(Match(pool, "hand-of-the-king", ("heuristic", "random"), decks), range(1000, 1040))
    assert (tally.finished, tally.failed, tally.capped) == (40, 0, 0)
    assert tally.wins_by_player["heuristic"] >= 34


# -- sense: challenges -------------------------------------------------------------------------------------------------


def test_it_takes_the_win_that_is_there(pool: Pool) -> None:
    made = position(
        pool,
        "challenges",
        {
            "A": {"house": "Stark", "power": 14, "play": ["Rider", "Clerk"]},
            "B": {"house": "Lannister", "power": 3, "play": [{"card": "Guard", "kneeling": True}]},
        },
        [card("Rider", 2, "military"), card("Clerk", 4, "intrigue"), card("Guard", 5)],
    )
    play_on(made.state, 0, ("challenge", "attackers"))
    outcome = made.state.outcome()
    assert outcome is not None and outcome.winner == 0


def test_it_defends_where_that_wins(pool: Pool) -> None:
    """Its own turn to attack is over, so that nothing speaks for a defender that stays standing."""
    made = position(
        pool,
        "challenges",
        {
            "A": {"house": "Stark", "play": ["Rider"], "plots": PLOTS},
            "B": {"house": "Lannister", "power": 3, "play": ["Giant", "Squire", "Page"], "plots": PLOTS},
        },
        [card("Rider", 3, "power"), card("Giant", 7, "power"), card("Squire", 4, "power"), card("Page", 1, "power")],
        first_player="B",
        active_player="A",
    )
    play(made, "challenge power B")
    assert play_on(made.state, 1, ("defenders",)) in (["choose Squire", "done"], ["choose Giant", "done"])
    assert made.state.last_challenge is not None and made.state.last_challenge.winner == 1


def test_it_keeps_its_defender_at_home_where_an_attack_brings_nothing(pool: Pool) -> None:
    """An attack that the Giant beats back would only open the way for the Rider."""
    made = position(
        pool,
        "challenges",
        {
            "A": {"house": "Stark", "power": 5, "play": ["Wall"], "plots": PLOTS},
            "B": {"house": "Lannister", "play": ["Rider", "Giant"], "plots": PLOTS},
        },
        [card("Wall", 5, "power"), card("Rider", 4, "power"), card("Giant", 6, "power")],
    )
    assert decided(made.state) == "pass"


def test_it_gives_up_its_weakest_for_the_claim(pool: Pool) -> None:
    made = position(
        pool,
        "challenges",
        {
            "A": {"house": "Stark", "play": ["Rider"]},
            "B": {"house": "Lannister", "play": ["Captain", "Page", "Champion"]},
        },
        [
            card("Rider", 3, "military"),
            card("Captain", 4, "intrigue", "power"),
            card("Page", 1, "intrigue"),
            card("Champion", 5, "power", keywords=["Renown"]),
        ],
    )
    play(made, "challenge military B")
    assert made.state.decision is not None and made.state.decision.kind == "cardgame.claim"
    assert decided(made.state) == "choose Page"


def test_it_saves_its_champion_with_the_duplicate(pool: Pool) -> None:
    made = position(
        pool,
        "challenges",
        {
            "A": {"house": "Stark", "play": ["Rider"]},
            "B": {"house": "Lannister", "play": [{"card": "Champion", "duplicates": 1}]},
        },
        [card("Rider", 3, "military"), card("Champion", 6, "power", unique=True)],
    )
    play(made, "challenge military B")
    decision = made.state.decision
    assert decision is not None and decision.kind == "cardgame.save"
    assert decided(made.state) != "pass"


def test_it_attacks_the_hand_that_stands_in_its_way(pool: Pool) -> None:
    """15 power are there, but the other Hand has more tokens: only an attack on it can win."""
    made = position(
        pool,
        "challenges",
        {
            "A": {
                "house": "Stark",
                "power": 15,
                "hand_of_the_king": {"card": "Steward", "tokens": 4},
                "play": ["Rider"],
            },
            "B": {"house": "Lannister", "power": 2, "hand_of_the_king": {"card": "Chancellor", "tokens": 5}},
        },
        [
            card("Rider", 6, "power"),
            card("Steward", 2, "intrigue", cost=3, unique=True),
            card("Chancellor", 2, "intrigue", cost=3, unique=True),
        ],
        variant="hand-of-the-king",
    )
    play_on(made.state, 0, ("challenge", "attackers"))
    outcome = made.state.outcome()
    assert outcome is not None and outcome.winner == 0


# -- sense: marshalling and effects ------------------------------------------------------------------------------------


def test_it_sets_up_as_much_as_the_gold_buys(pool: Pool) -> None:
    hand = ["Captain", "Captain", "Page", "Giant"]
    made = position(
        pool,
        "setup",
        {"A": {"house": "Stark", "hand": hand}, "B": {"house": "Lannister"}},
        [card("Captain", 2, cost=2), card("Page", 1, cost=1), card("Giant", 3, "military", cost=5)],
    )
    state = made.state
    _, cards = best_setup(state, 0)
    assert sorted(state.facts(i).name for i in cards) == ["Captain", "Captain", "Page"]


def test_it_wants_another_hand_than_one_without_characters(pool: Pool) -> None:
    poor = ["The Goldroad", "The Goldroad", "The Lion's Will", "The Lion's Will", "Milk of the Poppy", "Bodyguard"]
    rich = ["Captain", "Captain", "Page", "The Goldroad", "The Lion's Will"]
    facts = [card("Captain", 2, cost=2), card("Page", 1, cost=1)]
    for hand, expected in ((poor, "mulligan"), (rich, "keep")):
        made = position(
            pool, "setup", {"A": {"house": "Lannister", "hand": hand}, "B": {"house": "Stark", "hand": hand}}, facts
        )
        assert decided(made.state) == expected


def test_it_spends_its_gold_and_uses_the_reducer_first(pool: Pool) -> None:
    made = position(
        pool,
        "marshalling",
        {
            "A": {"house": "Stark", "gold": 3, "play": ["Street of Steel"], "hand": ["Giant", "Page"]},
            "B": {"house": "Lannister", "play": ["Page"]},
        },
        [card("Giant", 5, cost=4), card("Page", 1, cost=3)],
    )
    choices = play_on(made.state, 0, ("action",))
    assert choices[:2] == ["use Street of Steel", "marshal Giant"]


def test_it_kneels_the_enemy_and_not_its_own(pool: Pool) -> None:
    made = position(
        pool,
        "challenges",
        {
            "A": {"house": "Lannister", "gold": 2, "play": ["Rider"], "hand": ["The Lion's Will"]},
            "B": {"house": "Stark", "power": 4, "play": ["Giant"]},
        },
        [card("Rider", 3), card("Giant", 6)],
    )
    assert play_on(made.state, 0, ("action", "target")) == ["play The Lion's Will", "choose Giant"]
