"""The program's end of the worker process: starts it, asks it, drops late answers, starts it again after a crash.

One thread of our own waits for the process, so that nobody else has to. The newest request alone counts.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from agot_desktop.ai.messages import MessageError, Request, decode_answer, encode_request, read_message, write_message
from agot_desktop.model.kernel.decision import Choice

DEFAULT_TIME_LIMIT_S: Final = 60.0
_CLOSE_WAIT_S: Final = 5.0
_GRACE_S: Final = 1.0
_PACKAGE_PARENT: Final = Path(__file__).resolve().parents[2]
COMMAND: Final = (sys.executable, "-P", "-m", "agot_desktop.ai.worker_main")


class WorkerError(Exception):
    """A computer player gave no answer. The next request starts afresh."""


class WorkerStartError(WorkerError):
    """The process could not be started."""


class WorkerCrashedError(WorkerError):
    """The process ended before it answered, or answered in no known form. `exit_code` is None where it is not known."""

    def __init__(self, reason: str, exit_code: int | None = None) -> None:
        super().__init__(reason)
        self.exit_code = exit_code


class WorkerTimeoutError(WorkerError):
    """The process did not answer in `limit_s` seconds and was stopped."""

    def __init__(self, limit_s: float) -> None:
        super().__init__(f"no answer within {limit_s:g} s")
        self.limit_s = limit_s


class PlayerFaultError(WorkerError):
    """The computer player raised an error; the process lives on."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What came of a request: a choice, or `error` and an empty choice."""

    serial: int
    choice: Choice = ()
    error: WorkerError | None = None


def _stop(process: subprocess.Popen[bytes], late: threading.Event) -> None:
    late.set()
    process.kill()


def _environment() -> dict[str, str]:
    """Ours, with this package where the process finds it, wherever it was started."""
    known = os.environ.get("PYTHONPATH")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(_PACKAGE_PARENT), *([known] if known else [])])}


class Worker:
    """Lets computer players choose in a process of their own.

    `replied` is called with each Reply **in the thread of the worker**. A reply whose request is no longer the newest
    is dropped. The process starts with the first request and ends with `close`.
    """

    def __init__(
        self,
        replied: Callable[[Reply], None],
        resources: Path,
        *,
        time_limit_s: float = DEFAULT_TIME_LIMIT_S,
        command: Sequence[str] = COMMAND,
    ) -> None:
        """`resources`: the program's own folder. `time_limit_s`: after that long a request counts as failed."""
        self._replied = replied
        self._command = (*command, str(resources))
        self._time_limit_s = time_limit_s
        self._waiting = threading.Condition()
        self._next: Request | None = None
        self._wanted: int | None = None
        self._closed = False
        self._process: subprocess.Popen[bytes] | None = None
        self._thread = threading.Thread(target=self._run, name="computer players", daemon=True)
        self._thread.start()

    def ask(self, request: Request) -> None:
        """Puts a request in the place of any that is not answered yet. Returns at once."""
        with self._waiting:
            self._next = request
            self._wanted = request.serial
            self._waiting.notify()

    def forget(self) -> None:
        """The answer that is still to come is wanted no more."""
        with self._waiting:
            self._next = None
            self._wanted = None

    def close(self) -> None:
        """Stops the process; nothing is answered after this."""
        with self._waiting:
            self._closed = True
            self._next = None
            self._wanted = None
            process = self._process
            self._waiting.notify()
        if process is not None:
            process.kill()
        if threading.current_thread() is not self._thread:
            self._thread.join(_CLOSE_WAIT_S)

    def _run(self) -> None:
        """The thread: one request after another."""
        try:
            while (request := self._take()) is not None:
                try:
                    reply = self._exchange(request)
                except WorkerError as error:
                    reply = Reply(request.serial, error=error)
                with self._waiting:
                    wanted = self._wanted == request.serial
                    if wanted:
                        self._wanted = None
                if wanted:
                    self._replied(reply)
        finally:
            self._end()

    def _take(self) -> Request | None:
        with self._waiting:
            while self._next is None and not self._closed:
                self._waiting.wait()
            request, self._next = self._next, None
            return None if self._closed else request

    def _exchange(self, request: Request) -> Reply:
        """Asks the process and waits. Raises WorkerError; the process is gone then, but for a PlayerFaultError."""
        process = self._running()
        assert process.stdin is not None and process.stdout is not None
        late = threading.Event()
        timer = threading.Timer(self._time_limit_s, _stop, (process, late))
        timer.daemon = True
        timer.start()
        try:
            write_message(process.stdin, encode_request(request))
            content = read_message(process.stdout)
            if content is None:
                raise MessageError("the process ended")
            answer = decode_answer(content)
            if answer.serial != request.serial:
                raise MessageError(f"the answer to {answer.serial} came for {request.serial}")
        except (OSError, MessageError) as error:
            exit_code = self._end()
            if late.is_set():
                raise WorkerTimeoutError(self._time_limit_s) from error
            raise WorkerCrashedError(str(error), exit_code) from error
        finally:
            timer.cancel()
        if answer.error:
            raise PlayerFaultError(answer.error)
        return Reply(request.serial, answer.choice)

    def _running(self) -> subprocess.Popen[bytes]:
        """The process, started if need be."""
        if self._process is not None and self._process.poll() is not None:
            self._end()
        if self._process is None:
            try:
                process = subprocess.Popen(
                    self._command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=None if sys.stderr else subprocess.DEVNULL,
                    env=_environment(),
                    creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
                )
            except OSError as error:
                raise WorkerStartError(str(error)) from error
            with self._waiting:
                self._process = process
                if self._closed:
                    process.kill()
        assert self._process is not None
        return self._process

    def _end(self) -> int | None:
        """Lets go of the process, stops it if it does not end by itself; its exit code."""
        with self._waiting:
            process, self._process = self._process, None
        if process is None:
            return None
        assert process.stdin is not None and process.stdout is not None
        # What was not sent to a process that is gone cannot be sent now.
        with contextlib.suppress(BrokenPipeError):
            process.stdin.close()
        try:
            exit_code = process.wait(_GRACE_S)
        except subprocess.TimeoutExpired:
            process.kill()
            exit_code = process.wait()
        process.stdout.close()
        return exit_code
