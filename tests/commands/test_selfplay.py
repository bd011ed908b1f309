"""Games of computer players: what is counted, how seats and decks are swapped, and what the checks catch."""

import json
import re

import pytest

from agot_desktop import __main__ as cli
from agot_desktop import paths
from agot_desktop.ai.random_player import RandomPlayer
from agot_desktop.commands import checking, selfplay
from agot_desktop.commands.games import load_deck
from agot_desktop.model.cardgame import problems
from agot_desktop.model.cardgame.pool import Pool
from agot_desktop.model.cardgame.setup import new_game
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.kernel.decision import Choice, Decision

KEYS = [
    "games",
    "finished",
    "capped",
    "failed",
    "wins_by_seat",
    "wins_by_player",
    "rounds_mean",
    "decisions_mean",
    "seconds",
]


def figures(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> dict[str, object]:
    """What `selfplay --json` prints."""
    assert cli.main(["selfplay", "--json", *arguments]) == status
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def match(pool: Pool, *players: str, check: bool = False, cap: int = 5000) -> selfplay.Match:
    decks = (load_deck("stark"), load_deck("lannister"))
    return selfplay.Match(pool, "hand-of-the-king", players, decks, check, cap)


def test_the_figures_have_their_names_and_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    found = figures(capsys, "--seats", "random,random", "--games", "6", "--seed", "5", "--check")
    assert list(found) == KEYS
    assert (found["games"], found["finished"], found["capped"], found["failed"]) == (6, 6, 0, 0)
    assert isinstance(found["wins_by_seat"], list) and len(found["wins_by_seat"]) == 2
    assert sum(found["wins_by_seat"]) == 6
    assert found["wins_by_player"] == {"random": 6}


def test_the_same_seeds_play_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--seats", "heuristic,random", "--games", "3", "--seed", "11", "--variant", "joust")
    first, second = figures(capsys, *arguments), figures(capsys, *arguments)
    assert {**first, "seconds": 0} == {**second, "seconds": 0}


def test_four_games_give_every_player_every_seat_with_every_deck(pool: Pool) -> None:
    played = match(pool, "heuristic", "random")
    for start in (0, 1, 6):
        seen = set()
        for seed in range(start, start + 4):
            kinds = selfplay.seated_players(played, seed)
            decks = selfplay.seated_decks(played, seed)
            seat = kinds.index("heuristic")
            seen.add((seat, decks[seat].house))
        assert seen == {(0, "Stark"), (0, "Lannister"), (1, "Stark"), (1, "Lannister")}


def test_wins_are_counted_for_the_seat_and_for_who_sat_there(pool: Pool) -> None:
    tally = selfplay.Tally(2, ("heuristic", "random"))
    tally.add(selfplay.Game(1, ("heuristic", "random"), winner=1, rounds=4, decisions=100))
    tally.add(selfplay.Game(2, ("random", "heuristic"), winner=1, rounds=6, decisions=200))
    tally.add(selfplay.Game(3, ("heuristic", "random"), winner=None, rounds=5, decisions=150))
    found = tally.as_json(1.0)
    assert found["wins_by_seat"] == [0, 2]
    assert found["wins_by_player"] == {"heuristic": 1, "random": 1}
    assert (found["finished"], found["rounds_mean"], found["decisions_mean"]) == (3, 5.0, 150.0)


def test_a_game_that_does_not_end_is_capped_and_no_failure(capsys: pytest.CaptureFixture[str]) -> None:
    found = figures(capsys, "--seats", "random,random", "--games", "2", "--cap", "30")
    assert (found["games"], found["finished"], found["capped"], found["failed"]) == (2, 0, 2, 0)
    assert found["wins_by_seat"] == [0, 0]


def test_a_failed_game_is_printed_with_its_seed_and_the_others_go_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    choose = RandomPlayer.choose
    made: list[RandomPlayer] = []

    def breaks_down(self: RandomPlayer, state: CardState, decision: Decision, budget: object) -> Choice:
        if not made:
            made.append(self)
        if self is made[0] and state.phase == "marshalling":
            return ("no such choice",)
        return choose(self, state, decision, budget)  # type: ignore[arg-type]

    monkeypatch.setattr(RandomPlayer, "choose", breaks_down)
    assert cli.main(["selfplay", "--json", "--seats", "random,random", "--games", "3", "--seed", "41"]) == 1
    printed = capsys.readouterr()
    assert "seed 41" in printed.err and "IllegalChoiceError" in printed.err
    assert re.findall(r"seed (\d+) failed", printed.err) == ["41"]
    found = json.loads(printed.out)
    assert (found["games"], found["finished"], found["failed"]) == (3, 2, 1)


def test_players_that_think_never_get_the_real_state(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[bool] = []

    class Spy(RandomPlayer):
        def choose(self, state: CardState, decision: Decision, budget: object) -> Choice:  # type: ignore[override]
            seen.append(state is real)
            return super().choose(state, decision, budget)  # type: ignore[arg-type]

    monkeypatch.setattr(selfplay, "make_player", lambda kind, seed: Spy(seed))
    played = match(pool, "heuristic", "heuristic", cap=60)
    real = new_game(pool, "joust", played.decks, 3)
    selfplay.play(played, real, 3)
    assert len(seen) == 60 and not any(seen)


# -- checks ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def middle(pool: Pool) -> CardState:
    """A game some way on."""
    state = new_game(pool, "hand-of-the-king", match(pool, "random", "random").decks, 8)
    player = RandomPlayer(1)
    for _ in range(60):
        decision = state.decision
        assert decision is not None
        state.apply(player.choose(state, decision, None))  # type: ignore[arg-type]
    return state


def test_a_broken_invariant_is_caught(middle: CardState) -> None:
    checking.check_position(middle)
    middle.own_seat(0).gold = -1
    with pytest.raises(checking.CheckError, match="gold"):
        checking.check_position(middle)


def test_a_state_that_loads_differently_is_caught(middle: CardState, monkeypatch: pytest.MonkeyPatch) -> None:
    to_data = CardState.to_data

    def forgetful(self: CardState) -> dict[str, object]:
        return {**to_data(self), "round": self.round + 1}

    monkeypatch.setattr(CardState, "to_data", forgetful)
    with pytest.raises(checking.CheckError, match="comes back different"):
        checking.check_position(middle)


def test_a_clone_that_shares_too_much_is_caught(middle: CardState, monkeypatch: pytest.MonkeyPatch) -> None:
    decision = middle.decision
    assert decision is not None
    loaded = checking.check_position(middle)

    def shallow(self: CardState) -> CardState:
        new = CardState.load(self.to_data(), self.pool)
        new.seats = self.seats
        new.stamp = self.stamp
        new.own_seat(0).power += 1
        return new

    monkeypatch.setattr(CardState, "clone", shallow)
    with pytest.raises(checking.CheckError, match="on a clone"):
        checking.play_checked(middle, decision.options[0], loaded)


def test_checks_are_made_at_every_decision(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    count = 0

    def counted(state: CardState) -> list[str]:
        nonlocal count
        count += 1
        return problems.problems(state)

    monkeypatch.setattr(CardState, "problems", counted)
    played = match(pool, "random", "random", check=True)
    state = new_game(pool, played.variant, played.decks, 2)
    game = selfplay.play(played, state, 2)
    assert count == game.decisions + 1


# -- arguments ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--seats", "heuristic,oracle"], "oracle"),
        (["--decks", "stark,tully"], "tully"),
        (["--games", "0"], "1 or more"),
        (["--games", "many"], "many"),
        (["--variant", "chess"], "chess"),
    ],
)
def test_bad_arguments_are_one_line_and_status_2(
    arguments: list[str], word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        cli.main(["selfplay", *arguments])
    assert caught.value.code == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert word in line


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--seats", "random"], "not by 1"),
        (["--seats", "random,random,random", "--variant", "joust"], "not by 3"),
        (["--seats", "random,random", "--decks", "stark"], "2 decks"),
    ],
)
def test_seats_and_decks_must_fit_the_variant(
    arguments: list[str], word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["selfplay", *arguments]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert word in line


def test_a_deck_may_be_a_file_and_a_broken_one_is_named(
    tmp_path_factory: pytest.TempPathFactory, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path_factory.mktemp("decks")
    broken = folder / "broken.json"
    broken.write_text("{}")
    with pytest.raises(SystemExit):
        cli.main(["selfplay", "--decks", f"stark,{broken}"])
    assert "broken.json" in capsys.readouterr().err
    own = folder / "mine.json"
    own.write_bytes((paths.resources() / "decks" / "lannister.json").read_bytes())
    found = figures(capsys, "--seats", "random,random", "--games", "1", "--decks", f"{own},stark")
    assert found["finished"] == 1
