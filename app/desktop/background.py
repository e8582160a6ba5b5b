"""Work that may touch a disk or wait goes through here, so that the thread of the windows never does it.

The shape: `background.run(work, done, failed)`; `work` knows no widget, `done` and `failed` run in the
window's thread. An answer that arrives after `close` is dropped.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QRunnable, Qt, QThreadPool, Signal, Slot

from app.errors import MemoroError

log = logging.getLogger(__name__)


class Background(QObject):
    """A few threads for short jobs, apart from those that search."""

    _finished = Signal(object)

    def __init__(self, parent: QObject | None = None, threads: int = 3) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(threads)
        self._closed = False
        self._finished.connect(self._call, Qt.ConnectionType.QueuedConnection)

    def run(
        self,
        work: Callable[[], Any],
        done: Callable[[Any], None] | None = None,
        failed: Callable[[MemoroError], None] | None = None,
    ) -> None:
        """Start `work`; later call `done` with its result, or `failed` with what a person can be told."""
        if not self._closed:
            self._pool.start(_Job(work, done, failed, self._deliver))

    def close(self, milliseconds: int = 3000) -> None:
        """Take no more jobs, and wait so long for those under way."""
        self._closed = True
        self._pool.clear()
        self._pool.waitForDone(milliseconds)

    def _deliver(self, call: Callable[[], None]) -> None:
        if not self._closed:
            self._finished.emit(call)

    @Slot(object)
    def _call(self, call: Callable[[], None]) -> None:
        if not self._closed:
            call()


class _Job(QRunnable):
    def __init__(
        self,
        work: Callable[[], Any],
        done: Callable[[Any], None] | None,
        failed: Callable[[MemoroError], None] | None,
        deliver: Callable[[Callable[[], None]], None],
    ) -> None:
        super().__init__()
        self._work, self._done, self._failed, self._deliver = work, done, failed, deliver

    def run(self) -> None:
        try:
            result = self._work()
        except MemoroError as error:
            self._fail(error)
        except Exception as error:  # a barrier: a job's bug must not end the program
            log.exception("a background job failed")
            self._fail(MemoroError("Something went wrong", str(error), "The log has the details."))
        else:
            if self._done:
                done = self._done
                self._deliver(lambda: done(result))

    def _fail(self, error: MemoroError) -> None:
        if self._failed:
            failed = self._failed
            self._deliver(lambda: failed(error))
        else:
            log.info("%s", error)
