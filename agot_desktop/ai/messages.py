"""How the program and its worker process speak: messages of JSON, each after its length in four bytes.

A request holds a determinized state as data; an answer holds the choice, or what went wrong in words.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import IO, Any, Final

from agot_desktop.model.kernel.decision import Choice
from agot_desktop.model.kernel.record import freeze

LENGTH_BYTES: Final = 4


class MessageError(ValueError):
    """A message that is cut short or holds something else than expected."""


@dataclass(frozen=True, slots=True)
class Request:
    """One decision to take. `serial`: names it in the answer. `game`: which rules read the state. `player`: a kind.

    `seed`: of the player's own random numbers. `state`: that of the state determinized for the seat to choose, with its
    decision (`open_decision.to_data`).
    """

    serial: int
    game: str
    player: str
    seed: int
    iterations: int
    state: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to the request of the same `serial`: a choice, or `error` in words and no choice."""

    serial: int
    choice: Choice = ()
    error: str = ""


def encode_request(request: Request) -> bytes:
    """The request as the bytes that travel, without their length."""
    return json.dumps(asdict(request), separators=(",", ":"), ensure_ascii=False).encode()


def decode_request(content: bytes) -> Request:
    """The inverse of `encode_request`. Raises MessageError."""
    return Request(**_fields(content, ("serial", "game", "player", "seed", "iterations", "state")))


def encode_answer(answer: Answer) -> bytes:
    """The answer as the bytes that travel, without their length."""
    return json.dumps(asdict(answer), separators=(",", ":"), ensure_ascii=False).encode()


def decode_answer(content: bytes) -> Answer:
    """The inverse of `encode_answer`. Raises MessageError."""
    found = _fields(content, ("serial", "choice", "error"))
    choice = freeze(found["choice"])
    if not isinstance(choice, tuple) or not all(isinstance(part, str | int) for part in choice):
        raise MessageError(f"no choice: {choice!r}")
    return Answer(found["serial"], choice, found["error"])


def _fields(content: bytes, names: tuple[str, ...]) -> dict[str, Any]:
    try:
        found = json.loads(content)
    except ValueError as error:
        raise MessageError(str(error)) from error
    if not isinstance(found, dict) or set(found) != set(names):
        raise MessageError(f"expected an object of {', '.join(names)}")
    return found


def write_message(pipe: IO[bytes], content: bytes) -> None:
    """Sends one message. Raises OSError where the other end is gone."""
    pipe.write(len(content).to_bytes(LENGTH_BYTES, "big") + content)
    pipe.flush()


def read_message(pipe: IO[bytes]) -> bytes | None:
    """Waits for the next message; None where the other end has closed. Raises MessageError for half a message."""
    head = pipe.read(LENGTH_BYTES)
    if not head:
        return None
    content = pipe.read(int.from_bytes(head, "big")) if len(head) == LENGTH_BYTES else b""
    if len(head) < LENGTH_BYTES or len(content) < int.from_bytes(head, "big"):
        raise MessageError("a message was cut short")
    return content
