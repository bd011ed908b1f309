"""The worker process: answers in order, late ones dropped, crashes told and survived. The processes are real."""

import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from agot_desktop import paths
from agot_desktop.ai.messages import (
    Answer,
    MessageError,
    Request,
    decode_answer,
    decode_request,
    encode_answer,
    encode_request,
)
from agot_desktop.ai.worker import (
    PlayerFaultError,
    Reply,
    Worker,
    WorkerCrashedError,
    WorkerStartError,
    WorkerTimeoutError,
)

FIRST_LINES = """
import sys, time
from agot_desktop.ai.messages import *
def serve(answer):
    while (content := read_message(sys.stdin.buffer)) is not None:
        write_message(sys.stdout.buffer, encode_answer(answer(decode_request(content))))
"""
ECHO = FIRST_LINES + "serve(lambda request: Answer(request.serial, ('number', request.seed)))"
SLOW = (
    FIRST_LINES
    + """
def answer(request):
    time.sleep(request.iterations / 1000)
    return Answer(request.serial, ('number', request.seed))
serve(answer)
"""
)
DIES_AT_7 = (
    FIRST_LINES
    + """
def answer(request):
    if request.seed == 7:
        sys.exit(3)
    return Answer(request.serial, ('number', request.seed))
serve(answer)
"""
)
BABBLES = "import sys\nsys.stdin.buffer.read(9)\nsys.stdout.buffer.write(b'no message at all')"

Make = Callable[..., Worker]


def request(serial: int, seed: int = 0, iterations: int = 1) -> Request:
    return Request(serial, "cards", "random", seed, iterations, {})


@pytest.fixture
def replies() -> "queue.Queue[Reply]":
    return queue.Queue()


@pytest.fixture
def make(replies: "queue.Queue[Reply]", tmp_path: Path) -> Iterator[Make]:
    made: list[Worker] = []

    def worker(program: str, time_limit_s: float = 20.0) -> Worker:
        made.append(Worker(replies.put, tmp_path, time_limit_s=time_limit_s, command=(sys.executable, "-c", program)))
        return made[-1]

    yield worker
    for one in made:
        one.close()
    assert not [thread for thread in threading.enumerate() if thread.name == "computer players"]


def test_messages_come_out_as_they_went_in() -> None:
    sent = Request(3, "cards", "heuristic", 2**64 - 1, 5, {"text": "Čeněk – Йоффри", "list": [1, None]})
    assert decode_request(encode_request(sent)) == sent
    answer = Answer(3, ("challenge", "military", 1))
    assert decode_answer(encode_answer(answer)) == answer
    with pytest.raises(MessageError):
        decode_answer(b'{"serial": 1}')
    with pytest.raises(MessageError):
        decode_answer(b'{"serial": 1, "choice": {"a": 1}, "error": ""}')


def test_each_request_gets_its_own_answer(make: Make, replies: "queue.Queue[Reply]") -> None:
    worker = make(ECHO)
    for serial in range(20):
        worker.ask(request(serial, seed=serial * 3))
        assert replies.get(timeout=20) == Reply(serial, ("number", serial * 3))


def test_a_late_answer_is_dropped(make: Make, replies: "queue.Queue[Reply]") -> None:
    worker = make(SLOW)
    worker.ask(request(1, seed=1, iterations=400))
    worker.ask(request(2, seed=2, iterations=1))
    assert replies.get(timeout=20) == Reply(2, ("number", 2))
    worker.ask(request(3, iterations=300))
    worker.forget()
    worker.ask(request(4, seed=4))
    assert replies.get(timeout=20) == Reply(4, ("number", 4))
    assert replies.empty()


def test_a_crash_is_a_typed_error_and_the_next_request_is_answered(make: Make, replies: "queue.Queue[Reply]") -> None:
    worker = make(DIES_AT_7)
    worker.ask(request(1, seed=7))
    error = replies.get(timeout=20).error
    assert isinstance(error, WorkerCrashedError) and error.exit_code == 3
    worker.ask(request(2, seed=8))
    assert replies.get(timeout=20) == Reply(2, ("number", 8))


def test_an_answer_in_no_known_form_counts_as_a_crash(make: Make, replies: "queue.Queue[Reply]") -> None:
    make(BABBLES).ask(request(1))
    assert isinstance(replies.get(timeout=20).error, WorkerCrashedError)


def test_a_process_that_does_not_answer_in_time_is_stopped(make: Make, replies: "queue.Queue[Reply]") -> None:
    worker = make(SLOW, time_limit_s=2.0)
    worker.ask(request(1, iterations=60_000))
    assert isinstance(replies.get(timeout=20).error, WorkerTimeoutError)
    worker.ask(request(2, seed=5))
    assert replies.get(timeout=20) == Reply(2, ("number", 5))


def test_a_program_that_cannot_be_started_is_a_typed_error(replies: "queue.Queue[Reply]", tmp_path: Path) -> None:
    worker = Worker(replies.put, tmp_path, command=(str(tmp_path / "nothing"),))
    worker.ask(request(1))
    assert isinstance(replies.get(timeout=20).error, WorkerStartError)
    worker.close()


def test_closing_does_not_wait_for_a_player_that_thinks(make: Make, replies: "queue.Queue[Reply]") -> None:
    worker = make(SLOW)
    worker.ask(request(1))
    replies.get(timeout=20)
    worker.ask(request(2, iterations=60_000))
    worker.close()
    assert replies.empty()


def test_a_players_fault_is_told_and_the_process_lives_on(replies: "queue.Queue[Reply]") -> None:
    worker = Worker(replies.put, paths.resources())
    for serial in (1, 2):
        worker.ask(Request(serial, "no game", "random", 1, 1, {}))
        error = replies.get(timeout=30).error
        assert isinstance(error, PlayerFaultError) and "no game" in str(error)
    worker.close()


def test_the_worker_imports_neither_qt_nor_the_database() -> None:
    program = (
        "import sys, agot_desktop.ai.worker_main, agot_desktop.ai.players\n"
        "from agot_desktop.ai import loading\n"
        "from pathlib import Path\n"
        "loading.loader('cards', Path(sys.argv[1]))\n"
        "for kind in agot_desktop.ai.players.KINDS: agot_desktop.ai.players.make_player(kind, 1)\n"
        "heavy = {'PySide6', 'sqlmodel', 'sqlalchemy', 'pydantic'}\n"
        "print([name for name in sys.modules if name.split('.')[0] in heavy])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(paths.resources())],
        capture_output=True,
        text=True,
        cwd=paths.PACKAGE_FOLDER.parent,
    )
    assert (done.returncode, done.stdout.strip()) == (0, "[]"), done.stderr
