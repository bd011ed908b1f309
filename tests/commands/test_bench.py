"""The measurements: their shape, their honesty, and what makes them void. Tiny runs: no figure is judged here."""

import json
import sys

import pytest

from agot_desktop import __main__ as cli
from agot_desktop.commands import bench, bench_games, bench_yardsticks
from agot_desktop.commands.games import starter_decks
from agot_desktop.model.cardgame.pool import Pool

KEYS = {"name", "value", "unit", "yardstick", "ratio", "spread"}
FIGURES = (
    "decisions",
    "games",
    "decisions, slowest pair of decks",
    "clone",
    "determinize",
    "list of options",
    "new game",
)
REALM_FIGURES = ("games", "decisions", "clone", "determinize", "list of options")
NAMES = [f"{variant}: {name}" for variant in bench.VARIANTS for name in FIGURES]
NAMES += [f"storm-of-swords: {name}" for name in REALM_FIGURES]


def test_the_rows_have_their_names_and_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "--json", "--turns", "1", "--seconds", "0.005"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["name"] for row in rows] == NAMES
    for row in rows:
        assert row.keys() == KEYS
        assert row["unit"] in ("decisions/s", "games/s", "us")
        assert row["value"] > 0 and row["yardstick"] > 0 and row["spread"] == 0
        ratio = row["value"] / row["yardstick"]
        assert row["ratio"] == pytest.approx(1 / ratio if row["name"].endswith(": clone") else ratio, rel=0.01)


def test_as_text_forced_decisions_and_capped_games_stand_beside(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "--turns", "1", "--seconds", "0.005"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1 + len(NAMES) + 3
    assert "forced" in lines[-2] and "capped" in lines[-2] and "decisions a game" in lines[-2]
    assert "random games a turn" in lines[-1]


def test_medians_spread_and_noise() -> None:
    row = bench.Row("x", "us", "y", inverse=True)
    for ours, theirs in ((10.0, 100.0), (11.0, 101.0), (20.0, 99.0)):
        row.add(ours, theirs)
    found = row.as_json()
    assert (found["value"], found["yardstick"], found["spread"]) == (11.0, 100.0, round(10 / 11, 3))
    assert found["ratio"] == pytest.approx(101 / 11, rel=0.001)
    assert not row.noisy
    row.add(10.0, 125.0)
    assert row.noisy


def test_a_noisy_yardstick_is_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    speeds = iter(range(1, 1000))

    def moody(games: int, seed: int) -> bench_yardsticks.ChessPlay:
        return bench_yardsticks.ChessPlay(1000, games, 1.0 / next(speeds))

    monkeypatch.setattr(bench_yardsticks, "play_chess", moody)
    assert cli.main(["bench", "--json", "--turns", "2", "--seconds", "0.005"]) == 0
    printed = capsys.readouterr()
    json.loads(printed.out)
    assert "hand-of-the-king: decisions: too noisy" in printed.err


def test_games_that_differ_from_turn_to_turn_are_void(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    play_games = bench.play_games
    digests = iter(range(1000))

    def unstable(table: bench_games.Table, seeds: range) -> bench_games.Games:
        return play_games(table, seeds)._replace(digest=next(digests))

    monkeypatch.setattr(bench, "play_games", unstable)
    assert cli.main(["bench", "--turns", "2", "--seconds", "0.005"]) == 1
    assert "same seeds" in capsys.readouterr().err


def test_without_python_chess_it_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    assert cli.main(["bench", "--turns", "1", "--seconds", "0.005"]) == 1
    assert "agot-desktop[bench]" in capsys.readouterr().err


def test_a_game_that_does_not_end_is_no_figure(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_games, "CAP", 20)
    with pytest.raises(bench_games.CappedGameError, match="seed 3"):
        bench_games.play_games(bench_games.Table(pool, "joust", starter_decks(2)), [3])


def test_forced_decisions_are_counted_without_changing_the_games(pool: Pool) -> None:
    table = bench_games.Table(pool, "joust", starter_decks(2))
    before = bench_games.play_games(table, [1, 2])
    with bench_games.forced_counted() as forced:
        counted = bench_games.play_games(table, [1, 2])
    assert (counted.decisions, counted.digest) == (before.decisions, before.digest)
    assert forced[0] > 0
    during = forced[0]
    bench_games.play_games(table, [1])
    assert forced[0] == during


def test_options_are_really_made_anew(pool: Pool) -> None:
    states = bench_games.middle_positions(bench_games.pairs(pool, "joust", starter_decks(2)), 1)
    assert len(states) == bench_games.POSITIONS
    old = [state.decision for state in states]
    digests = [state.digest() for state in states]
    bench_games.list_options(states)
    assert [state.decision for state in states] == old
    assert all(state.decision is not before for state, before in zip(states, old, strict=True))
    assert [state.digest() for state in states] == digests


def test_the_plain_state_is_copied_whole() -> None:
    game = bench_yardsticks.PlainGame()
    cards = [card for player in game.players for zone in player.zones.values() for card in zone]
    assert len(cards) == bench_yardsticks.CARDS
    assert any(card.attachments for card in cards)


def test_bad_arguments_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--turns", "0"], ["--seconds", "0"], ["--seconds", "fast"]):
        with pytest.raises(SystemExit) as caught:
            cli.main(["bench", *arguments])
        assert caught.value.code == 2
        assert arguments[0] in capsys.readouterr().err
