"""The program's side: starts the child, reads what it tells, ends it when nobody wants it any more."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from app.embeddings.local_worker.launch import drain_to_log, start_process
from app.engine.checkup.lines import Step, scope_arguments, step_of
from app.errors import MemoroError

if TYPE_CHECKING:
    import subprocess
    from collections.abc import Iterator
    from datetime import date

    from app.notes.scope import MemoryScope

MODULE, FLAG = "app.engine.checkup", "--check-up"
TITLE = "The check-up could not be finished"


class CheckupRun:
    """One check-up. `steps` is for one thread, `stop` for any."""

    def __init__(self, scope: MemoryScope, today: date) -> None:
        self._arguments = {"scope": scope_arguments(scope), "today": today.isoformat()}
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._stopped = False

    def stop(self) -> None:
        """End it now; `steps` ends with what it has given."""
        with self._lock:
            self._stopped = True
            if self._process:
                self._process.kill()

    def steps(self) -> Iterator[Step]:
        """How far it is and what it found, as it comes. Raises MemoroError when it cannot go on."""
        with self._lock:
            if self._stopped:
                return
            try:
                self._process = process = start_process("check", self._arguments, module=MODULE, flag=FLAG)
            except OSError as error:
                said = f"Its process could not be started: {error.strerror}."
                raise MemoroError(TITLE, said, "Close some programs and try again.") from error
        log = threading.Thread(target=drain_to_log, args=(process.stderr, "check-up"), daemon=True)
        log.start()
        with process:
            try:
                for line in process.stdout or ():
                    if line.endswith(b"\n"):  # else it was killed as it wrote it
                        yield step_of(line)
            except GeneratorExit:  # nobody wants the rest
                process.kill()
                raise
        log.join()
        if process.returncode and not self._stopped:
            raise MemoroError(TITLE, f"Its process ended with code {process.returncode}.", "Try again.")
