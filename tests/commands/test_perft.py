"""The digest of random play: one number, the same in every process."""

import os
import subprocess
import sys

import pytest

from agot_desktop import __main__ as cli
from agot_desktop import paths
from agot_desktop.commands.games import starter_decks
from agot_desktop.commands.perft import beginning, perft


def printed(arguments: list[str], hash_seed: str) -> str:
    """What the command prints in a process of its own."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        [sys.executable, "-m", "agot_desktop", "perft", *arguments],
        capture_output=True,
        text=True,
        env=environment,
        cwd=paths.PACKAGE_FOLDER.parent,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("variant", ["hand-of-the-king", "joust", "storm-of-swords"])
def test_the_digest_is_the_same_in_every_process(variant: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--variant", variant, "--seed", "7", "--moves", "600"]
    assert cli.main(["perft", *arguments]) == 0
    here = capsys.readouterr().out
    assert len(here) == 17 and int(here, 16) >= 0
    assert printed(arguments, "1") == printed(arguments, "4242") == here


def test_seed_moves_variant_and_decks_make_a_difference() -> None:
    decks = starter_decks(2)
    joust = beginning("joust", decks)
    first = perft(joust, 1, 50)
    assert first == perft(beginning("joust", None), 1, 50)
    others = [
        perft(joust, 2, 50),
        perft(joust, 1, 51),
        perft(beginning("hand-of-the-king", decks), 1, 50),
        perft(beginning("joust", decks[::-1]), 1, 50),
    ]
    assert len({first, *others}) == 5


def test_play_goes_on_with_another_game_when_one_is_over() -> None:
    digests = [perft(beginning("joust", None), 1, moves) for moves in (1500, 1501, 1502)]
    assert len(set(digests)) == 3


def test_bad_arguments_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for word, value in (("--moves", "0"), ("--seed", "x"), ("--variant", "x")):
        with pytest.raises(SystemExit) as caught:
            cli.main(["perft", word, value])
        assert caught.value.code == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert word in line
    assert cli.main(["perft", "--decks", "stark"]) == 2
    assert "not played by 1" in capsys.readouterr().err
