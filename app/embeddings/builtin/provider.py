"""The built-in model as an embedding provider: the program's side, which computes nothing itself."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from app.embeddings.builtin.model_file import DIMENSIONS, FILE_NAME, MODEL_NAME, missing_model
from app.embeddings.local_worker.protocol import DOCUMENT, QUERY
from app.embeddings.local_worker.worker import LocalWorker
from app.embeddings.provider import EmbeddingError, Identity, Vector, Vectors

log = logging.getLogger(__name__)


class BuiltinProvider:
    """Offline embeddings in a child process that leaves after `idle_seconds` and comes back on demand.

    `recipe` is the way of computing to begin with (see `recipes.py`), else the fastest for the processor; if
    it does not work, a simpler one is taken. A question that takes longer than `query_seconds`, or a call
    with documents longer than `documents_seconds`, counts as a hang: the child is ended and the call fails.
    """

    batch_tokens = 8_000
    concurrency = 1

    def __init__(
        self,
        model_dir: Path,
        *,
        idle_seconds: float = 180.0,
        query_seconds: float = 15.0,
        documents_seconds: float = 600.0,
        recipe: str = "",
    ) -> None:
        self.identity = Identity("builtin", MODEL_NAME, "", DIMENSIONS)
        self._file = model_dir.resolve() / FILE_NAME
        self._query_seconds, self._documents_seconds = query_seconds, documents_seconds
        arguments = {"directory": str(self._file.parent), "recipe": recipe}
        self.worker = LocalWorker("builtin", arguments, idle_seconds=idle_seconds)

    def prepare(self) -> None:
        """Nothing to find out: one model, always the same dimensions."""

    def embed_documents(self, texts: Sequence[str]) -> Vectors:
        """See `EmbeddingProvider`. Any number of texts; each is read up to 512 tokens."""
        return self._embed(texts, DOCUMENT, self._documents_seconds)

    def embed_query(self, text: str) -> Vector:
        """See `EmbeddingProvider`."""
        vector: Vector = self._embed([text], QUERY, self._query_seconds)[0]
        return vector

    def warm(self) -> None:
        """Start the child if there is none."""
        try:
            self._require_file()
            self.worker.start()
        except EmbeddingError as error:
            log.info("the built-in model could not be warmed: %s", error)

    def about(self) -> dict[str, Any]:
        """How the child computes, for a diagnosis. Starts it. Raises `EmbeddingError`."""
        self._require_file()
        return self.worker.about(self._query_seconds)

    def close(self) -> None:
        """End the child."""
        self.worker.close()

    def _embed(self, texts: Sequence[str], role: str, seconds: float) -> Vectors:
        from app.embeddings.vectors import vectors_from_bytes

        if texts:
            self._require_file()
            answer = self.worker.ask(role, texts, seconds)
            return vectors_from_bytes(answer.data, answer.shape, (len(texts), self.identity.dimensions))
        return vectors_from_bytes(b"", (0, self.identity.dimensions), (0, self.identity.dimensions))

    def _require_file(self) -> None:
        if not self.worker.running and not self._file.is_file():
            raise missing_model()
