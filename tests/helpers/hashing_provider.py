"""A provider that needs no model: each analysed term adds a fixed pseudo-random direction.

Texts that share words are near each other, so search by it can be checked by eye; it counts its calls and can
be told to fail or to wait, so that what the engine does then can be tested without a slow or broken model.
"""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Sequence

import numpy as np

from app.embeddings.provider import EmbeddingError, Identity, Vector, Vectors
from app.text.analysis import terms

DIMENSIONS = 64


class HashingProvider:
    """`failing`: every call raises. `gate`: documents wait until it is set."""

    batch_tokens = 8_000
    concurrency = 1

    def __init__(self, model: str = "hashing") -> None:
        self.identity = Identity("hashing", model, "", DIMENSIONS)
        self.failing = False
        self.gate = threading.Event()
        self.gate.set()
        self.document_texts: list[str] = []
        self.questions: list[str] = []
        self.closed = False

    def prepare(self) -> None:
        self._fail_if_told()

    def embed_documents(self, texts: Sequence[str]) -> Vectors:
        self.gate.wait(30)
        self._fail_if_told()
        self.document_texts += texts
        return np.stack([_vector(text) for text in texts])

    def embed_query(self, text: str) -> Vector:
        self._fail_if_told()
        self.questions.append(text)
        return _vector(text)

    def warm(self) -> None:
        """Nothing to get ready."""

    def close(self) -> None:
        self.closed = True

    def _fail_if_told(self) -> None:
        if self.failing:
            raise EmbeddingError("The model is away", "It was told to fail.", "Wait.", retryable=True)


def _vector(text: str) -> Vector:
    total = np.zeros(DIMENSIONS, dtype=np.float32)
    for term in terms(text):
        seed = int.from_bytes(hashlib.sha256(term.encode("utf-8", "surrogatepass")).digest()[:8], "big")
        total += np.random.default_rng(seed).standard_normal(DIMENSIONS, dtype=np.float32)
    length = float(np.linalg.norm(total))
    return total / length if length else total
