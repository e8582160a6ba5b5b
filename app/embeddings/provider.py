"""The contract between those who need vectors and those who make them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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

    `retryable` says whether the same call may succeed later without anybody doing something about it, and
    `retry_at` (seconds since 1970, or None) when a remote service allows it again.
    """

    def __init__(
        self,
        title: str,
        message: str = "",
        action: str = "",
        *,
        retryable: bool = False,
        retry_at: float | None = None,
    ) -> None:
        super().__init__(title, message, action)
        self.retryable = retryable
        self.retry_at = retry_at


class PartialResult(EmbeddingError):
    """Raised by `embed_documents` when some of the texts have their vectors and others have none.

    What was computed (and paid for) must not be lost, so it travels in the error: `vectors` has one row for
    each of `done`, the indexes of those texts. `refused` are the texts that the provider will never take
    (too long for the model, for instance): a caller lists them and does not send them again. Texts in
    neither were not tried to the end because of `stopped`; if that is None, there are no such texts. The
    sentences of this error are those of `stopped`, else of the first refusal.
    """

    def __init__(
        self,
        done: Sequence[int],
        vectors: Vectors,
        refused: Mapping[int, EmbeddingError],
        stopped: EmbeddingError | None,
    ) -> None:
        main = stopped or next(iter(refused.values()))
        retryable = stopped is not None and stopped.retryable
        super().__init__(main.title, main.message, main.action, retryable=retryable, retry_at=main.retry_at)
        self.done, self.vectors = tuple(done), vectors
        self.refused, self.stopped = dict(refused), stopped


class EmbeddingProvider(Protocol):
    """Turns texts into unit vectors. Safe to call from several threads at once.

    `batch_tokens` is the size of a call that suits the provider, in estimated tokens, and `concurrency` how
    many calls of `embed_documents` are worth having under way at the same time.
    """

    batch_tokens: int
    concurrency: int

    @property
    def identity(self) -> Identity:
        """Known without any work for local kinds. A remote kind may ask its service once: see `prepare`."""
        ...

    def prepare(self) -> None:
        """Find out what `identity` needs; may take one call over the network. Raises `EmbeddingError`.

        A caller that must not wait asks for `identity` only after this has returned.
        """
        ...

    def embed_documents(self, texts: Sequence[str]) -> Vectors:
        """Embed texts that will be searched. Raises `EmbeddingError`, also as `PartialResult`."""
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
