"""Questions run on a few threads of their own; the newest one wins.

Each question gives up to two answers: by words at once, and a complete one when its meaning is there. A
question that has become old never reaches the window, and is given up before its meaning is computed.
"""

from __future__ import annotations

import logging
import threading
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from app.desktop.popup.rows import Row, row_of_hit

if TYPE_CHECKING:
    from app.engine.engine import Engine
    from app.engine.questions import SearchRequest, SearchResponse

log = logging.getLogger(__name__)

THREADS = 4
MEANINGS_AT_ONCE = 2
"""So many may wait for the model; the next one waits for its turn, and gives up when it is not the newest."""
PAUSE_BEFORE_MEANING = 0.04
"""Seconds without another key before a meaning is computed: quick typing needs none for every letter."""
ROWS = 20
WARMING = -1
"""The number of a question that nobody asked; its answers count as old."""


class Answer:
    """One answer as the window needs it. `final` is False while meaning may still be added."""

    __slots__ = ("final", "question", "response", "rows")

    def __init__(self, question: int, response: SearchResponse, *, final: bool) -> None:
        self.question, self.response, self.final = question, response, final
        self.rows: list[Row] = [row_of_hit(hit) for hit in response.hits]


class _SupersededError(Exception):
    """Ends a search whose question is no longer the newest."""


class SearchWorker(QObject):
    """`ask` returns the question's number; `answered` brings answers in the window's thread."""

    answered = Signal(object)
    failed = Signal(int, str)

    def __init__(self, engine: Engine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(THREADS)
        self._news = threading.Condition()
        self._newest = 0
        self._in_meaning = 0
        self.rows = ROWS
        self.sources: tuple[str, ...] = ()
        """What is asked of: `memory`, `sessions`; empty for everything."""

    def ask(self, text: str, *, min_score: float | None = None) -> int:
        from app.engine.questions import SearchRequest

        with self._news:
            self._newest += 1
            number = self._newest
            self._news.notify_all()
        self._pool.clear()  # what has not begun is old
        request = SearchRequest(text, max_results=self.rows, min_score=min_score, sources=self.sources)
        self._pool.start(_Search(self, number, request))
        return number

    def warm(self) -> None:
        """Let a first question load what searching by words needs, so that nobody waits for it."""
        from app.engine.questions import SearchRequest

        request = SearchRequest("memory", max_results=1)
        self._pool.start(_Search(self, WARMING, request))

    def forget(self) -> None:
        """No answer to any earlier question is wanted."""
        with self._news:
            self._newest += 1
            self._news.notify_all()

    def close(self, milliseconds: int = 5000) -> None:
        self.forget()
        self._pool.clear()
        self._pool.waitForDone(milliseconds)

    def search(self, number: int, request: SearchRequest) -> None:
        """On a worker's thread: one question from beginning to end."""
        in_meaning = False

        def partial(response: SearchResponse) -> None:
            nonlocal in_meaning
            self._tell(number, response, final=False)
            self._wait_for_turn(number)
            in_meaning = True

        try:
            if number not in {self._newest, WARMING}:
                return
            response = self._engine.search(request, partial)
            self._tell(number, response, final=True)
        except _SupersededError:
            return
        except Exception as error:  # a barrier: a search that fails must be told, not end the program
            log.exception("a search failed")
            self.failed.emit(number, str(error))
        finally:
            if in_meaning:
                self._leave_meaning()

    def _tell(self, number: int, response: SearchResponse, *, final: bool) -> None:
        if number != self._newest:
            raise _SupersededError
        self.answered.emit(Answer(number, response, final=final))

    def _wait_for_turn(self, number: int) -> None:
        with self._news:
            superseded = self._news.wait_for(lambda: number != self._newest, PAUSE_BEFORE_MEANING)
            while not superseded and self._in_meaning >= MEANINGS_AT_ONCE:
                self._news.wait()
                superseded = number != self._newest
            if superseded:
                raise _SupersededError
            self._in_meaning += 1

    def _leave_meaning(self) -> None:
        with self._news:
            self._in_meaning -= 1
            self._news.notify_all()


class _Search(QRunnable):
    def __init__(self, worker: SearchWorker, number: int, request: SearchRequest) -> None:
        super().__init__()
        self._worker, self._number, self._request = worker, number, request

    def run(self) -> None:
        self._worker.search(self._number, self._request)
