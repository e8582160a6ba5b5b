"""One life of a child process, as the program sees it: from start to the last answer."""

from __future__ import annotations

import logging
import subprocess
import threading
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, InvalidStateError
from typing import IO, Any, NamedTuple, cast

from app.embeddings.local_worker.launch import drain_to_log, start_process
from app.embeddings.local_worker.protocol import error_from_header, read_frame, write_frame
from app.embeddings.provider import EmbeddingError

_GOODBYE_SECONDS = 2.0

log = logging.getLogger(__name__)


class Answer(NamedTuple):
    """Vectors as they came through the pipe: their shape, and float32 numbers."""

    shape: tuple[int, ...]
    data: bytes


class ChildProcess:
    """A child and the requests that wait for it. When it ends, every one of them gets an answer or an error.

    `failed` is called once, from a thread of its own, if the child ended without having been asked to.
    """

    def __init__(
        self,
        kind: str,
        arguments: Mapping[str, Any],
        idle_seconds: float,
        failed: Callable[[EmbeddingError], None],
    ) -> None:
        self.about: Future[dict[str, Any]] = Future()
        self._idle_seconds = idle_seconds
        self._failed = failed
        self._changed = threading.Condition()
        self._waiting: dict[int, Future[Answer]] = {}
        self._last_use = time.monotonic()
        self._number = 0
        self._leaving = False
        self._ended = False
        self._outgoing: deque[dict[str, Any]] = deque()
        self._started: Future[int] = Future()
        self._trying: str | None = None
        self._way_failed = False
        self._keeper = threading.Thread(
            target=self._keep, args=(kind, arguments), name=f"{kind}-keeper", daemon=True
        )
        self._keeper.start()

    @property
    def usable(self) -> bool:
        """Whether it still takes requests."""
        return not (self._leaving or self._ended)

    @property
    def ruled_out(self) -> str | None:
        """The way to compute that did not work, or ended the process: another child shall try the next."""
        return self._trying if self._way_failed else None

    @property
    def pid(self) -> int:
        """Its process id. Raises `EmbeddingError` if it could not be started."""
        return self._started.result()

    def ask(self, role: str, texts: Sequence[str]) -> Future[Answer] | None:
        """Send a request, or None if the child is already leaving. The future may raise `EmbeddingError`."""
        self._started.result()
        with self._changed:
            if not self.usable:
                return None
            self._number += 1
            number = self._number
            future = self._waiting[number] = Future()
            self._outgoing.append({"id": number, "role": role, "texts": list(texts)})
            self._changed.notify_all()
        return future

    def kill(self, reason: EmbeddingError) -> None:
        """End it by force; everybody who waits gets the reason."""
        self._end(reason)
        self._process.kill()

    def leave(self) -> None:
        """Let it go: it ends when its pipe is closed, at once unless it is stuck."""
        with self._changed:
            self._leaving = True
            self._changed.notify_all()
        self._keeper.join(_GOODBYE_SECONDS)
        if self._keeper.is_alive() and self._started.done():
            self._process.kill()

    def _keep(self, kind: str, arguments: Mapping[str, Any]) -> None:
        """Start the child, and stay as long as it lives (it would die with this thread)."""
        try:
            self._process = start_process(kind, arguments)
        except OSError as error:
            problem = EmbeddingError(
                "The local search model could not be started",
                f"The system said: {error.strerror}. Search by words goes on.",
                "Close some programs and try again.",
                retryable=True,
            )
            self._started.set_exception(problem)
            self._end(problem)
            return
        stdin, stdout, stderr = (cast("IO[bytes]", pipe) for pipe in self._pipes())
        for name, work, pipe in (("answers", self._read, stdout), ("log", drain_to_log, stderr)):
            threading.Thread(target=work, args=(pipe,), name=f"{kind}-{name}", daemon=True).start()
        self._started.set_result(self._process.pid)
        self._send_until_idle(stdin)
        self._say_goodbye(stdin)

    def _pipes(self) -> tuple[IO[bytes] | None, ...]:
        return self._process.stdin, self._process.stdout, self._process.stderr

    def _send_until_idle(self, stdin: IO[bytes]) -> None:
        """Pass requests on as they come. Whoever asks never blocks here, not even if the child is stuck."""
        while (request := self._next_request()) is not None:
            try:
                write_frame(stdin, request)
            except OSError:
                log.debug("the child is gone; the reader will tell those who wait")

    def _next_request(self) -> dict[str, Any] | None:
        with self._changed:
            while self.usable:
                if self._outgoing:
                    return self._outgoing.popleft()
                rest = self._last_use + self._idle_seconds - time.monotonic()
                if rest <= 0 and not self._waiting and self.about.done():  # a large model loads for long
                    self._leaving = True
                    break
                self._changed.wait(rest if rest > 0 else self._idle_seconds)
        return None

    def _say_goodbye(self, stdin: IO[bytes]) -> None:
        try:
            stdin.close()
        except OSError:
            log.debug("the child was gone before its pipe was closed")
        try:
            self._process.wait(_GOODBYE_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _read(self, stream: IO[bytes]) -> None:
        with stream:
            while (frame := read_frame(stream)) is not None:
                header, data = frame
                if "ready" in header:
                    self._be_ready(header["ready"])
                elif "failed" in header:
                    error = error_from_header(header["failed"])
                    self._way_failed = error.retryable
                    self._end(error)
                elif "trying" in header:
                    self._trying = header["trying"]
                else:
                    self._take(header, data)
        code = self._process.wait()
        kind = _REASONS.get(code)
        if kind is _ILLEGAL or (kind is _CRASHED and not self.about.done()):
            self._way_failed = True
        self._end(_stopped(code, asked_to=self._leaving))

    def _be_ready(self, about: dict[str, Any]) -> None:
        with self._changed:
            self._last_use = time.monotonic()
            self._changed.notify_all()
        self.about.set_result(about)

    def _take(self, header: dict[str, Any], data: bytes) -> None:
        with self._changed:
            future = self._waiting.pop(header["id"], None)
            self._last_use = time.monotonic()
            self._changed.notify_all()
        if future is None:
            return
        if "error" in header:
            future.set_exception(error_from_header(header["error"]))
        else:
            future.set_result(Answer(tuple(header["shape"]), data))

    def _end(self, reason: EmbeddingError) -> None:
        with self._changed:
            if self._ended:
                return
            self._ended = True
            asked_to = self._leaving
            waiting, self._waiting = self._waiting, {}
            self._changed.notify_all()
        for future in waiting.values():
            future.set_exception(reason)
        try:
            self.about.set_exception(reason)
        except InvalidStateError:
            log.debug("the child had been ready before it ended")
        if not asked_to:
            self._failed(reason)


def ended() -> EmbeddingError:
    """What those hear who ask while it is let go."""
    return EmbeddingError("The local search model was ended", "Memoro closed it.", retryable=True)


def _stopped(code: int, *, asked_to: bool) -> EmbeddingError:
    if asked_to:
        return ended()
    how = f"Its process ended with signal {-code}." if code < 0 else f"Its process ended with code {code}."
    reason, again = _REASONS.get(code, ("", True))
    return EmbeddingError(
        "The local search model stopped unexpectedly",
        f"{reason} {how} Search by words goes on.".strip(),
        "It is started again with the next search." if again else "Choose another provider in the settings.",
        retryable=again,
    )


_ILLEGAL = ("This processor does not know one of its instructions.", False)
_CRASHED = ("It crashed.", True)
_REASONS = {
    -4: _ILLEGAL,
    -6: _CRASHED,
    -7: _CRASHED,
    -9: ("It was killed, most likely because the memory was full.", True),
    -11: _CRASHED,
    0xC000001D: _ILLEGAL,  # how Windows says it
    0xC0000005: _CRASHED,
}
"""What an exit status is likely to mean, and whether another try may help."""
