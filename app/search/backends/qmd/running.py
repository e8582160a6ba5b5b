"""One run of the program: bounded in time and output, ended with everything it started."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from app.search.backends.qmd.errors import QmdError

MAX_OUTPUT = 1_000_000
"""Bytes of each stream that are kept; a program that prints more has lost its mind."""
_LOOK_SECONDS = 0.05


@dataclass(frozen=True, slots=True)
class Output:
    code: int
    text: str
    errors: str


class Runner:
    """Runs QMD with a fixed environment. Thread-safe; `stop` ends what runs and refuses what comes."""

    def __init__(self, words: list[str], environment: dict[str, str], folder: Path) -> None:
        self.words, self.environment, self.folder = words, environment, folder
        self._stopped = threading.Event()

    @property
    def stopped(self) -> bool:
        return self._stopped.is_set()

    def stop(self) -> None:
        self._stopped.set()

    def run(self, arguments: list[str], seconds: float) -> Output:
        """What it printed. Raises QmdError `missing`, `timeout`, `output` (too much) or `stopped`."""
        process = self.start(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        assert process.stdout is not None
        assert process.stderr is not None
        out, err = _Tail(process.stdout), _Tail(process.stderr)
        try:
            self._wait(process, arguments, seconds)
        finally:
            end_process(process)
            texts = [each.finish() for each in (out, err)]
        if out.too_much:
            raise QmdError("output", f"“qmd {arguments[0]}” printed more than {MAX_OUTPUT // 1_000_000} MB.")
        return Output(process.returncode, *texts)

    def start(
        self, arguments: list[str], *, stdout: int | IO[bytes], stderr: int | IO[bytes]
    ) -> subprocess.Popen[bytes]:
        """Start it and return at once. Raises QmdError `missing` or `stopped`."""
        if self._stopped.is_set():
            raise QmdError("stopped", "Memoro is closing.")
        try:
            return subprocess.Popen(
                [*self.words, *arguments],
                stdin=subprocess.DEVNULL,
                stdout=stdout,
                stderr=stderr,
                env=self.environment,
                cwd=self.folder,
                start_new_session=os.name != "nt",
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except (OSError, ValueError) as error:
            raise QmdError("missing", f"{self.words[0]} could not be started: {error}.") from error

    def _wait(self, process: subprocess.Popen[bytes], arguments: list[str], seconds: float) -> None:
        until = time.monotonic() + seconds
        while True:
            left = until - time.monotonic()
            if left <= 0:
                raise QmdError("timeout", f"“qmd {arguments[0]}” did not end within {seconds:g} s.")
            if self._stopped.is_set():
                raise QmdError("stopped", "Memoro is closing.")
            try:
                process.wait(min(left, _LOOK_SECONDS))
            except subprocess.TimeoutExpired:
                continue
            return


def end_process(process: subprocess.Popen[bytes]) -> None:
    """End a process and what it started (a launcher starts Node, which starts workers)."""
    if sys.platform != "win32":
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            process.kill()
    elif process.poll() is None:
        process.kill()
    process.wait()


def end_orphan(process: int, words: str) -> bool:
    """End what an earlier run left behind, if it is still called with these words. Raises OSError."""
    if sys.platform != "win32" and words in _command_line(process):
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process, signal.SIGKILL)
            return True
    return False


def _command_line(process: int) -> str:
    """How a process was called; empty where there is none. Raises OSError."""
    listed = Path(f"/proc/{process}/cmdline")
    if Path("/proc/self").exists():
        return listed.read_bytes().replace(b"\0", b" ").decode("utf-8", "replace") if listed.exists() else ""
    asked = ["ps", "-ww", "-o", "args=", "-p", str(process)]
    return subprocess.run(asked, capture_output=True, text=True, check=False).stdout


class _Tail:
    """Reads a stream to its end on a thread, keeping only the first `MAX_OUTPUT` bytes."""

    def __init__(self, stream: IO[bytes]) -> None:
        self._stream = stream
        self._kept = bytearray()
        self.too_much = False
        self._thread = threading.Thread(target=self._read, name="qmd-output", daemon=True)
        self._thread.start()

    def _read(self) -> None:
        while block := self._stream.read(65_536):
            room = MAX_OUTPUT - len(self._kept)
            self.too_much = self.too_much or len(block) > room
            self._kept += block[:room]

    def finish(self) -> str:
        self._thread.join(2.0)
        if not self._thread.is_alive():
            self._stream.close()
        return bytes(self._kept).decode("utf-8", "replace")
