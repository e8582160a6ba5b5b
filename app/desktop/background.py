"""Work that may touch a disk or wait goes through here, so that the thread of the windows never does it.

The shape: `background.run(work, done, failed)`; `work` knows no widget, `done` and `failed` run in the
window's thread. An answer that arrives after `close` is dropped.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Any

from PySide6.QtCore import QObject, QRunnable, Qt, QThreadPool, Signal, Slot

from app.errors import MemoroError

log = logging.getLogger(__name__)
_Waiting = tuple[Callable[[], Any], Callable[[Any], None] | None, Callable[[MemoroError], None] | None]


class Background(QObject):
    """A few threads for short jobs, apart from those that search.

    What is to be called, and the work itself once it is done, are let go in the windows' thread. A job that
    held them would let them go in its own, and with them the last that a closed window hangs by: the window
    would be destroyed there.
    """

    _finished = Signal(object, object, object)

    def __init__(self, parent: QObject | None = None, threads: int = 3) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(threads)
        self._closed = False
        self._numbers = count()
        self._waiting: dict[int, _Waiting] = {}
        self._finished.connect(self._call, Qt.ConnectionType.QueuedConnection)

    def run(
        self,
        work: Callable[[], Any],
        done: Callable[[Any], None] | None = None,
        failed: Callable[[MemoroError], None] | None = None,
    ) -> None:
        """Start `work`; later call `done` with its result, or `failed` with what a person can be told."""
        if not self._closed:
            number = next(self._numbers)
            self._waiting[number] = work, done, failed
            self._pool.start(_Job(work, partial(self._deliver, number)))

    def close(self, milliseconds: int = 3000) -> None:
        """Take no more jobs, and wait so long for those under way."""
        self._closed = True
        self._pool.clear()
        self._pool.waitForDone(milliseconds)
        self._waiting.clear()

    def _deliver(self, number: int, result: Any, problem: MemoroError | None) -> None:
        if not self._closed:
            self._finished.emit(number, result, problem)

    @Slot(object, object, object)
    def _call(self, number: int, result: Any, problem: MemoroError | None) -> None:
        _work, done, failed = self._waiting.pop(number, (None, None, None))
        if self._closed:
            return
        if problem is None:
            if done:
                done(result)
        elif failed:
            failed(problem)
        else:
            log.info("%s", problem)


class _Job(QRunnable):
    """`deliver(result, problem)`."""

    def __init__(self, work: Callable[[], Any], deliver: Callable[[Any, MemoroError | None], None]) -> None:
        super().__init__()
        self._work: Callable[[], Any] | None = work
        self._deliver = deliver

    def run(self) -> None:
        work, self._work = self._work, None
        assert work is not None
        result, problem = None, None
        try:
            result = work()
        except MemoroError as error:
            problem = error
        except Exception as error:  # a barrier: a job's bug must not end the program
            log.exception("a background job failed")
            problem = MemoroError("Something went wrong", str(error), "The log has the details.")
        del work  # before the answer: the other that holds it lets it go with that
        self._deliver(result, problem)
