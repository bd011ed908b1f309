"""The command line: without a subcommand it opens the window, with one it runs that (`commands`).

Subcommands are imported when they are asked for; none of them imports Qt.
"""

import argparse
import importlib
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NoReturn

from agot_desktop.paths import DataFolderError, ResourceError

PROGRAM: Final = "agot-desktop"
COMMANDS: Final = {
    "scenario": "play scenario files and say which of them hold",
    "selfplay": "let computer players play games against each other",
    "bench": "measure speed beside yardsticks of the same run",
    "cards": "count, show and import cards",
    "perft": "print a digest of seeded random play",
}
QT_PACKAGES: Final = (
    "libegl1",
    "libgl1",
    "libopengl0",
    "libxkbcommon0",
    "libxkbcommon-x11-0",
    "libdbus-1-3",
    "libfontconfig1",
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-keysyms1",
)
"""The Debian packages that Qt needs beside its Python package."""


class OneLineParser(argparse.ArgumentParser):
    """A parser that answers bad arguments with one line and exit status 2."""

    def error(self, message: str) -> NoReturn:
        """Print what is wrong and leave the program."""
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the exit status. `arguments` are those of the process if left out."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    own, command, rest = _split(words)
    parser = _window_parser()
    options = parser.parse_args(own)
    if command is not None and command not in COMMANDS:
        parser.error(f"unknown command {command!r}, there are {', '.join(COMMANDS)}")
    try:
        if command is None:
            return _open_window(options.data, options.smoke)
        status = _run_command(command, rest, options)
        sys.stdout.flush()
        return status
    except BrokenPipeError:
        # Whoever read the output has seen enough; nothing is left to be written when the interpreter ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (ResourceError, DataFolderError) as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return 1


def _split(words: list[str]) -> tuple[list[str], str | None, list[str]]:
    """The program's own options, the subcommand if there is one, and what follows it."""
    position = 0
    while position < len(words) and words[position].startswith("-"):
        position += 2 if words[position] == "--data" else 1
    if position >= len(words):
        return words, None, []
    return words[:position], words[position], words[position + 1 :]


def _window_parser() -> OneLineParser:
    commands = "\n".join(f"  {name:10}{line}" for name, line in COMMANDS.items())
    parser = OneLineParser(
        prog=PROGRAM,
        usage=f"{PROGRAM} [--data DIR] [--smoke] [COMMAND ...]",
        description="Without a command, opens the window.",
        epilog=f"commands (each takes --help):\n{commands}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    _add_data_option(parser, None)
    parser.add_argument("--smoke", action="store_true", help="open the window, paint it once and quit")
    return parser


def _add_data_option(parser: argparse.ArgumentParser, default: object) -> None:
    parser.add_argument(
        "--data",
        type=Path,
        metavar="DIR",
        default=default,
        help="where saved games, decks and settings are (default: the system's folder for them)",
    )


def _run_command(command: str, words: list[str], options: argparse.Namespace) -> int:
    """Parse and run a subcommand; `--data` may stand before or after its name."""
    module = importlib.import_module(f"agot_desktop.commands.{command}")
    parser = OneLineParser(prog=f"{PROGRAM} {command}", description=COMMANDS[command], allow_abbrev=False)
    _add_data_option(parser, argparse.SUPPRESS)
    module.add_arguments(parser)
    status: int = module.run(parser.parse_args(words, options))
    return status


def _open_window(data: Path | None, smoke: bool) -> int:
    try:
        from agot_desktop import app
    except ImportError as error:
        library = missing_library(error)
        if library is None:
            raise
        print(
            f"{PROGRAM}: Qt needs the system library {library}. On Debian and its kin:\n"
            f"  sudo apt install {' '.join(QT_PACKAGES)}",
            file=sys.stderr,
        )
        return 1
    status: int = app.run(data, smoke=smoke)
    return status


def missing_library(error: ImportError) -> str | None:
    """The system library for whose want an import failed, None if it failed for another reason."""
    found = re.match(r"(lib\S+\.so[.\d]*): cannot open shared object file", str(error))
    return found.group(1) if found else None


if __name__ == "__main__":
    sys.exit(main())
