"""`agot-desktop scenario`: plays scenario files and says of each whether it holds."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from agot_desktop import paths
from agot_desktop.controller.scenarios.file import SUFFIX
from agot_desktop.controller.scenarios.play import play_file
from agot_desktop.controller.scenarios.report import FAIL, closing_line, line
from agot_desktop.model.cardgame.facts import FactsError
from agot_desktop.model.cardgame.pool import load_pool


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this command's arguments."""
    parser.add_argument(
        "paths",
        nargs="+",
        type=Path,
        metavar="FILE_OR_FOLDER",
        help=f"scenario files, or folders to look through for *{SUFFIX}",
    )


def run(args: argparse.Namespace) -> int:
    """Run the command; 0 if no scenario failed, 2 if a path does not exist."""
    for path in args.paths:
        if not path.exists():
            print(f"agot-desktop scenario: there is no {path}", file=sys.stderr)
            return 2
    try:
        pool = load_pool(paths.cards())
    except FactsError as error:
        print(f"agot-desktop scenario: {error}", file=sys.stderr)
        return 1
    results = []
    for path in files(args.paths):
        results.append(play_file(path, pool))
        print(line(results[-1]), flush=True)
    print(closing_line(results))
    return 1 if any(result.status == FAIL for result in results) else 0


def files(given: list[Path]) -> Iterator[Path]:
    """The files that are meant, each folder's own in the order of their names."""
    for path in given:
        if path.is_dir():
            yield from sorted(path.rglob(f"*{SUFFIX}"))
        else:
            yield path
