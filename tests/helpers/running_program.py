"""A program that a test started: its lines as they come, and an end that leaves nothing behind."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.helpers.waiting import wait_until


class ProgramEndedError(Exception):
    """The program was gone before it said what a test waits for."""


class RunningProgram:
    """One child process in a group of its own; `lines` grows while it runs (stdout and stderr together)."""

    def __init__(
        self,
        args: Sequence[str | Path],
        env: Mapping[str, str],
        *,
        cwd: Path | None = None,
        pass_fds: Sequence[int] = (),
    ) -> None:
        self.args = [str(part) for part in args]
        self.lines: list[str] = []
        self.process = subprocess.Popen(
            [*_dies_with_us(), *self.args],
            env=dict(env),
            cwd=cwd,
            pass_fds=tuple(pass_fds),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
        )
        self._reader = threading.Thread(target=self._read, daemon=True, name=f"output of {self.args[0]}")
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append(line.rstrip("\n"))

    @property
    def pid(self) -> int:
        return self.process.pid

    @property
    def output(self) -> str:
        return "\n".join(self.lines)

    def count(self, text: str) -> int:
        """How many lines so far hold `text`."""
        return sum(text in line for line in self.lines)

    def wait_for(self, text: str, *, times: int = 1, timeout: float = 10.0) -> str:
        """Wait until `times` lines hold `text`; return the last. ProgramEndedError when in vain."""

        def found() -> bool:
            if self.count(text) >= times:
                return True
            if self.process.poll() is not None and not self._reader.is_alive() and self.count(text) < times:
                status = self.process.returncode
                raise ProgramEndedError(f"{self.args} ended with {status}:\n{self.output}")
            return False

        try:
            wait_until(found, timeout, what=f"{times} x {text!r}")
        except AssertionError as error:
            raise AssertionError(f"{error}\nso far:\n{self.output}") from None
        return [line for line in self.lines if text in line][times - 1]

    def say(self, line: str) -> None:
        """Write a line to the program's standard input."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()

    def wait(self, timeout: float = 10.0) -> int:
        """Wait for the program's own end; return its exit status."""
        status = self.process.wait(timeout)
        self._reader.join(timeout)
        return status

    def end(self, timeout: float = 10.0) -> int:
        """Ask it to end (SIGTERM), insist after `timeout` seconds, sweep what it left in its group."""
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(timeout)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        if sys.platform != "win32":
            with contextlib.suppress(ProcessLookupError, PermissionError):  # usually nobody is left
                os.killpg(self.process.pid, signal.SIGKILL)
        self._reader.join(timeout)
        for stream in (self.process.stdin, self.process.stdout):
            assert stream is not None
            with contextlib.suppress(BrokenPipeError):
                stream.close()
        return self.process.returncode


def _dies_with_us() -> list[str]:
    """Prefix by which the kernel ends the child when a killed test run can no longer do it."""
    setpriv = shutil.which("setpriv")
    return [setpriv, "--pdeathsig", "TERM"] if setpriv else []
