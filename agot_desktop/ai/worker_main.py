"""The worker process: reads requests, lets a computer player choose, writes answers. Ends when its input is closed.

Run as `python -m agot_desktop.ai.worker_main RESOURCES`. Neither Qt nor the database is ever imported here. A fresh
player is made for every request, so an answer depends on the request alone.
"""

from __future__ import annotations

import os
import sys
import traceback
from pathlib import Path
from typing import IO

from agot_desktop.ai.loading import Loader, loader
from agot_desktop.ai.messages import Answer, Request, decode_request, encode_answer, read_message, write_message
from agot_desktop.ai.open_decision import unpack
from agot_desktop.ai.player import Budget
from agot_desktop.ai.players import make_player


def answer(request: Request, load: Loader) -> Answer:
    """Chooses for the seat whose decision came with the request's state. Raises DataError where none did."""
    state = load(request.state)
    decision = unpack(state)
    player = make_player(request.player, request.seed)
    choice = player.choose(state, decision, Budget(request.iterations))
    return Answer(request.serial, choice)


def serve(requests: IO[bytes], answers: IO[bytes], resources: Path) -> None:
    """Answers until `requests` ends. A player's fault becomes an answer with an error; a broken message raises."""
    loaders: dict[str, Loader] = {}
    while (content := read_message(requests)) is not None:
        request = decode_request(content)
        try:
            load = loaders.get(request.game)
            if load is None:
                load = loaders[request.game] = loader(request.game, resources)
            reply = answer(request, load)
        except Exception as error:
            traceback.print_exc()
            reply = Answer(request.serial, error=f"{type(error).__name__}: {error}")
        write_message(answers, encode_answer(reply))


def main() -> int:
    """Serves the pipes that the process was started with; what others print goes to the error output."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    try:
        with answers:
            serve(sys.stdin.buffer, answers, Path(sys.argv[1]))
    except (BrokenPipeError, KeyboardInterrupt):
        return 1  # the program that asked is gone, or is being stopped
    return 0


if __name__ == "__main__":
    sys.exit(main())
