"""The child's side: reads requests, answers questions on one thread and documents on another.

The main thread only reads, so it notices at once when the program is gone, and ends the process.
"""

from __future__ import annotations

import importlib
import json
import logging
import os
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from queue import SimpleQueue
from typing import Any, BinaryIO, NoReturn, Protocol

from app.embeddings.local_worker.lifetime import claim_input, follow_parent
from app.embeddings.local_worker.protocol import (
    DOCUMENT,
    QUERY,
    WayFailed,
    error_to_header,
    read_frame,
    write_frame,
)
from app.embeddings.provider import EmbeddingError, Vectors

KINDS = {"builtin": "app.embeddings.builtin.worker", "llama": "app.embeddings.local.worker"}
"""For each kind of local model the module whose `load(arguments, trying)` makes a `LocalModel`.

If there are several ways to compute it, `trying` is called with the name of the one that is tried, the first
that `arguments["avoid"]` does not name. If it does not work it raises `WayFailed`, as its `embed` may.
"""

log = logging.getLogger(__name__)


class LocalModel(Protocol):
    """What a kind provides. `embed` is called by one thread for each role, at the same time.

    The model lowers the priority of what computes documents (`lifetime.lower_thread_priority`).
    """

    def about(self) -> dict[str, Any]: ...

    def embed(self, texts: Sequence[str], role: str) -> Vectors: ...


def main(arguments: Sequence[str]) -> NoReturn:
    """Serve until the program closes the pipe. `arguments`: the kind, then its arguments as JSON."""
    kind, options = arguments[0], json.loads(arguments[1])
    follow_parent(int(options.pop("parent", 0)))
    requests, answers = claim_input(), _claim_stdout()
    logging.basicConfig(stream=sys.stderr, format="%(levelname)s %(name)s: %(message)s")
    # A question must not wait 5 ms for each turn while documents are being cut into tokens.
    sys.setswitchinterval(0.001)
    server = _Server(answers, kind, options)
    threading.Thread(target=server.run, name="questions", daemon=True).start()
    while (frame := read_frame(requests)) is not None:
        server.accept(frame[0])
    os._exit(0)


def _claim_stdout() -> BinaryIO:
    """Keep standard output for answers; whatever else native code prints there goes to the log."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return answers


class _Server:
    def __init__(self, answers: BinaryIO, kind: str, options: Mapping[str, Any]) -> None:
        self._answers = answers
        self._writing = threading.Lock()
        self._kind, self._options = kind, options
        self._queues: dict[str, SimpleQueue[dict[str, Any]]] = {QUERY: SimpleQueue(), DOCUMENT: SimpleQueue()}

    def accept(self, request: dict[str, Any]) -> None:
        self._queues[request["role"]].put(request)

    def run(self) -> None:
        """Load the model, then answer questions; documents get a thread of their own."""
        try:
            model: LocalModel = importlib.import_module(KINDS[self._kind]).load(
                self._options, lambda way: self._send({"trying": way})
            )
        except Exception as error:  # noqa: BLE001 (the barrier of this process)
            self._fail(error)
        self._send({"ready": model.about()})
        background = threading.Thread(
            target=self._serve, args=(model, DOCUMENT), name="documents", daemon=True
        )
        background.start()
        self._serve(model, QUERY)

    def _serve(self, model: LocalModel, role: str) -> None:
        wait: Callable[[], dict[str, Any]] = self._queues[role].get
        while True:
            self._answer(model, wait())

    def _answer(self, model: LocalModel, request: dict[str, Any]) -> None:
        try:
            vectors = model.embed(request["texts"], request["role"])
        except WayFailed as error:
            self._fail(error)
        except Exception as error:  # noqa: BLE001 (the barrier of a request)
            self._send({"id": request["id"], "error": error_to_header(_for_people(error))})
            return
        self._send({"id": request["id"], "shape": list(vectors.shape)}, vectors.tobytes())

    def _fail(self, error: Exception) -> NoReturn:
        self._send({"failed": error_to_header(_for_people(error))})
        os._exit(0)

    def _send(self, header: dict[str, Any], payload: bytes = b"") -> None:
        with self._writing:
            try:
                write_frame(self._answers, header, payload)
            except OSError:
                os._exit(0)


def _for_people(error: Exception) -> EmbeddingError:
    if isinstance(error, EmbeddingError):
        return error
    log.error("The local model failed", exc_info=error)
    return EmbeddingError(
        "The local search model failed",
        f"It reported: {type(error).__name__}: {error}. Search by words goes on.",
        "The log has the details.",
    )
