"""One call with many texts: cuts it into calls that the service takes, and keeps what was computed."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Sequence

from app.embeddings.provider import PartialResult, Vector, Vectors
from app.embeddings.remote.errors import Cause, RemoteError
from app.embeddings.remote.limits import Limits, token_estimate

_TIMEOUTS_IN_A_ROW = 3


class Gathering:
    """Embeds texts by calls of `embed`, several at a time, splitting what the service refuses.

    A text that is refused alone is listed in `refused`, and all others go on. Any other error stops the
    whole; what was computed until then stays in `done`. `prove` is called before texts are blamed for an
    error: it raises if that may lie in the service, and gives the error as it is told of a text.
    """

    def __init__(
        self,
        texts: Sequence[str],
        limits: Limits,
        embed: Callable[[Sequence[str]], Vectors],
        prove: Callable[[RemoteError], RemoteError],
    ) -> None:
        self.done: dict[int, Vector] = {}
        self.refused: dict[int, RemoteError] = {}
        self.stopped: RemoteError | None = None
        self._texts, self._limits, self._embed, self._prove = texts, limits, embed, prove
        self._sizes = [token_estimate(text) for text in texts]
        self._lock = threading.Lock()
        self._tokens_before = limits.tokens
        self._timeouts = 0
        self._suspects: set[int] = set()
        self._bug: Exception | None = None
        indexes = [index for index, text in enumerate(texts) if not is_blank(text)]
        self._waiting = deque(limits.batches(self._sizes, indexes))

    def run(self, workers: int) -> None:
        """Work until all is done or an error stops it."""
        threads = [
            threading.Thread(target=self._work, name="embedding-batch", daemon=True)
            for _ in range(min(workers, len(self._waiting)) - 1)
        ]
        for thread in threads:
            thread.start()
        self._work()
        for thread in threads:
            thread.join()
        if self._bug is not None:
            raise self._bug

    def result(self, dimensions: int) -> Vectors:
        """One row per text, zeros for a blank one. Raises `PartialResult`, or what stopped it all."""
        import numpy as np

        if self.stopped is not None and not self.done and not self.refused:
            raise self.stopped
        rows = sorted(self.done)
        if self.stopped is None and not self.refused:
            whole: Vectors = np.zeros((len(self._texts), dimensions), np.float32)
            for row in rows:
                whole[row] = self.done[row]
            return whole
        vectors: Vectors = np.zeros((len(rows), dimensions), np.float32)
        for place, row in enumerate(rows):
            vectors[place] = self.done[row]
        raise PartialResult(rows, vectors, self.refused, self.stopped)

    def _work(self) -> None:
        while True:
            with self._lock:
                if self.stopped is not None or not self._waiting:
                    return
                batch = self._waiting.popleft()
            try:
                self._take(batch)
            except RemoteError as error:
                self._stop(error)
            except Exception as bug:  # noqa: BLE001  # raised in the caller's thread; nobody goes on paying
                with self._lock:
                    self._waiting.clear()
                    self._bug = bug

    def _take(self, batch: list[int]) -> None:
        if len(batch) > self._limits.items:  # learned since the batch was made
            self._split(batch)
            return
        try:
            vectors = self._embed([self._texts[index] for index in batch])
        except RemoteError as error:
            self._refused(batch, error)
            return
        with self._lock:
            self._timeouts = 0
            self.done.update(zip(batch, vectors, strict=True))

    def _refused(self, batch: list[int], error: RemoteError) -> None:
        is_fault = error.cause is Cause.SERVICE_FAULT
        if error.cause is Cause.TIMEOUT and len(batch) > 1 and self._count_timeout():
            self._limits.learn(len(batch), 0, None)
        elif error.cause is Cause.TOO_LARGE:
            if len(batch) > 1:
                tokens = sum(self._sizes[index] for index in batch)
                self._limits.learn(len(batch), tokens, error.complaint)
        elif error.cause in {Cause.REJECTED, Cause.SERVICE_FAULT}:
            error = self._prove(error)
        else:
            raise error
        if len(batch) > 1:
            self._split(batch)
            return
        if error.cause is Cause.TOO_LARGE:
            self._limits.restore(self._tokens_before)
        with self._lock:
            if is_fault and batch[0] not in self._suspects:  # perhaps by chance: once more, at the end
                self._suspects.add(batch[0])
                self._waiting.append(batch)
            else:
                self.refused[batch[0]] = error

    def _stop(self, error: RemoteError) -> None:
        with self._lock:
            if self.stopped is None:
                self.stopped = error

    def _split(self, batch: list[int]) -> None:
        middle = len(batch) // 2
        with self._lock:
            self._waiting.extendleft((batch[middle:], batch[:middle]))

    def _count_timeout(self) -> bool:
        # A slow machine takes a smaller call; a dead one takes none, and it must not cost an hour to see.
        with self._lock:
            self._timeouts += 1
            return self._timeouts <= _TIMEOUTS_IN_A_ROW


def is_blank(text: str) -> bool:
    """Services refuse an empty text; its vector is zero, and nobody needs to be asked."""
    return not text.strip()
