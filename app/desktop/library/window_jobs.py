"""The common threads, for one window: once it has ended, no answer reaches what is left of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.desktop.background import Background
from app.errors import MemoroError


class WindowJobs(Background):
    """What is under way or still waits when the window ends is done all the same."""

    def __init__(self, common: Background) -> None:
        super().__init__()
        self._common = common

    def run(
        self,
        work: Callable[[], Any],
        done: Callable[[Any], None] | None = None,
        failed: Callable[[MemoroError], None] | None = None,
    ) -> None:
        if not self._closed:
            self._common.run(work, done and self._while_open(done), failed and self._while_open(failed))

    def close(self, milliseconds: int = 0) -> None:
        self._closed = True

    def _while_open(self, call: Callable[[Any], None]) -> Callable[[Any], None]:
        return lambda value: None if self._closed else call(value)
