"""A person comes first: while one searches, assistants wait a moment before they begin a search of their own.

All share one interpreter and the same processors, so what an assistant does makes a window slower.
"""

from __future__ import annotations

import gc
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

LONGEST_SECONDS = 0.1
"""So long an assistant waits at most: someone who types on and on must not shut it out."""


class Courtesy:
    """Thread-safe; any number of people and assistants."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._people = 0

    @contextmanager
    def person(self) -> Iterator[None]:
        """Around what a person waits for."""
        with self._changed:
            self._people += 1
        try:
            yield
        finally:
            with self._changed:
                self._people -= 1
                self._changed.notify_all()

    def wait(self) -> None:
        """Let whoever sits at the screen go first; returns at once where nobody does."""
        if self._people:
            with self._changed:
                self._changed.wait_for(lambda: not self._people, LONGEST_SECONDS)


@contextmanager
def without_collecting() -> Iterator[None]:
    """Around long work that makes much and no cycles; in any thread, and in several at a time.

    Python's collector would walk over all of it again and again, and a window stands still meanwhile.
    """
    _Pause.begin()
    try:
        yield
    finally:
        _Pause.end()


def collecting_is_welcome() -> bool:
    """For who collects by itself: False while `without_collecting` lasts anywhere."""
    return not _Pause.lasting


class _Pause:
    lock = threading.Lock()
    lasting = 0
    was_enabled = False

    @classmethod
    def begin(cls) -> None:
        with cls.lock:
            if not cls.lasting:
                cls.was_enabled = gc.isenabled()
                gc.disable()
            cls.lasting += 1

    @classmethod
    def end(cls) -> None:
        with cls.lock:
            cls.lasting -= 1
            if not cls.lasting and cls.was_enabled:
                gc.enable()
