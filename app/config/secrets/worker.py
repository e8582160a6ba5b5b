"""A thread of its own for a keyring: it may wait for its person as long as it likes."""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import SimpleQueue


class Worker:
    """Does one call after the other, in a thread that begins with the first and ends with the program."""

    def __init__(self) -> None:
        self._calls: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None

    def do(self, call: Callable[[], None]) -> None:
        """Returns at once."""
        self._calls.put(call)
        with self._lock:
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="keyring", daemon=True)
                self._thread.start()

    def _run(self) -> None:
        while True:
            self._calls.get()()
