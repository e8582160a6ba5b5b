"""Starting another program so that it outlives us and owes us nothing."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import threading
from collections.abc import Sequence
from typing import Any

from app.platform.open_file.models import CHOOSE, OpenError, ProgramFailed

log = logging.getLogger(__name__)

SETTLE_SECONDS = 0.5  # a program that fails, mostly fails at once
# Windows: DETACHED_PROCESS | CREATE_NEW_PROCESS_GROUP, so that no console flashes up.
_WINDOWS_FLAGS = 0x00000008 | 0x00000200
_WINDOWS_CONSOLE = 0x00000010 | 0x00000200  # CREATE_NEW_CONSOLE instead, for an editor in a terminal


def start(
    command: Sequence[str] | str,
    *,
    own_console: bool = False,
    check: bool = True,
    settle_seconds: float = SETTLE_SECONDS,
) -> None:
    """Start a program detached from us. One line instead of words is for programs that read it whole.

    Waits up to `settle_seconds`, so call it outside the window's thread. Raises OpenError when the program
    cannot be started or, with `check`, ends with a failure in that time.
    """
    name = command.partition(" ")[0] if isinstance(command, str) else command[0]
    if not isinstance(command, str):
        _refuse_unsafe_script(command)
    options: dict[str, Any] = {"start_new_session": True}
    if sys.platform == "win32":
        options = {"creationflags": _WINDOWS_CONSOLE if own_console else _WINDOWS_FLAGS}
    try:
        process = subprocess.Popen(
            command if isinstance(command, str) else list(command),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=_environment(),
            **options,
        )
    except OSError as failure:
        raise OpenError("The program did not start", f"{name}: {failure.strerror}.", CHOOSE) from failure
    try:
        status = process.wait(settle_seconds)
    except subprocess.TimeoutExpired:
        threading.Thread(target=_await_end, args=(process,), daemon=True, name="opened program").start()
        return
    if check and status:
        raise ProgramFailed(
            "The program did not open the file", f"{name} ended with status {status}.", CHOOSE
        )


def _refuse_unsafe_script(command: Sequence[str]) -> None:
    """Windows runs .cmd and .bat files by its command interpreter, and no quoting tames these signs."""
    is_script = sys.platform == "win32" and command[0].lower().endswith((".cmd", ".bat"))
    if is_script and any(sign in word for word in command[1:] for sign in '"%&|<>^!'):
        text = (
            f"{command[0]} is a script, and the file's name holds a sign that scripts cannot be given safely."
        )
        raise OpenError("The program was not started", text, CHOOSE)


def _await_end(process: subprocess.Popen[bytes]) -> None:
    """Collect the exit status, or the ended program would stay in the process table as long as we run."""
    if status := process.wait():
        log.info("%s ended with status %d", process.args, status)


def _environment() -> dict[str, str]:
    """Our environment without what a packaged program sets for its own libraries (PyInstaller's rule)."""
    env = dict(os.environ)
    for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
        original = env.pop(f"{name}_ORIG", None)
        if original is not None:
            env[name] = original
        elif getattr(sys, "frozen", False):
            env.pop(name, None)
    return env
