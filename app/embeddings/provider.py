"""The contract between those who need vectors and those who make them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeAlias

from app.errors import MemoroError

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Vector: TypeAlias = "NDArray[np.float32]"
"""One embedding, shape (dimensions,): float32, finite, of length 1 (or all zero if nothing could be said)."""
Vectors: TypeAlias = "NDArray[np.float32]"
"""Several embeddings, shape (number of texts, dimensions), one row per text in the order of the texts."""


@dataclass(frozen=True, slots=True)
class Identity:
    """What makes two vectors comparable: they are if and only if their identities are equal.

    `endpoint` is a fingerprint of where a remote model is reached, never a key; it is empty for local kinds.
    """

    provider: str
    model: str
    endpoint: str
    dimensions: int


class EmbeddingError(MemoroError):
    """A text could not be turned into a vector.

    `retryable` says whether the same call may succeed later without anybody doing something about it.
    """

    def __init__(self, title: str, message: str = "", action: str = "", *, retryable: bool = False) -> None:
        super().__init__(title, message, action)
        self.retryable = retryable


class EmbeddingProvider(Protocol):
    """Turns texts into unit vectors. Safe to call from several threads at once.

    `batch_tokens` is the size of a call that suits the provider, in estimated tokens, and `concurrency` how
    many calls of `embed_documents` are worth having under way at the same time.
    """

    batch_tokens: int
    concurrency: int

    @property
    def identity(self) -> Identity:
        """Known before the first call, without any work."""
        ...

    def embed_documents(self, texts: Sequence[str]) -> Vectors:
        """Embed texts that will be searched. Raises `EmbeddingError`."""
        ...

    def embed_query(self, text: str) -> Vector:
        """Embed a question, ahead of any documents that are being embedded. Raises `EmbeddingError`."""
        ...

    def warm(self) -> None:
        """Get ready in the background for a call that is likely to come. Returns at once, never raises."""
        ...

    def close(self) -> None:
        """Free everything. A later call may start it all again."""
        ...
