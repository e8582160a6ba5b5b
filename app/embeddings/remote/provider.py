"""The provider for every remote service: what they have in common. What differs is in a `Dialect`."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import Any

from app.embeddings.provider import Identity, Vector, Vectors
from app.embeddings.remote import errors
from app.embeddings.remote.client import RETRIES, Call, RemoteClient
from app.embeddings.remote.dialect import Dialect, OfferedModel, Task
from app.embeddings.remote.endpoint import Endpoint
from app.embeddings.remote.errors import RemoteError
from app.embeddings.remote.gathering import Gathering, is_blank
from app.embeddings.remote.known_models import known_model, price_of
from app.embeddings.remote.limits import BATCH_TOKENS, Limits
from app.embeddings.remote.patience import Clock

_PROBE = "memory"
_MALFORMED = (KeyError, IndexError, TypeError, ValueError, AttributeError)


class RemoteProvider:
    """Embeddings by one model of one service. Made by `catalog.create_provider`.

    A question may take `query_seconds` with all its tries, each call with documents `batch_seconds`. A call
    of `embed_documents` may have any number of texts: it makes `concurrency` calls at a time, of at most
    `batch_tokens` estimated tokens each.

    `dimensions` is a wish where the model allows one, and for any other model what its vectors must have.
    """

    batch_tokens = BATCH_TOKENS

    def __init__(
        self,
        dialect: Dialect,
        endpoint: Endpoint,
        model: str = "",
        *,
        dimensions: int | None = None,
        clock: Clock | None = None,
        query_seconds: float | None = None,
        batch_seconds: float | None = None,
    ) -> None:
        self.dialect, self.endpoint = dialect, endpoint
        self.model = dialect.clean_model(model)
        self.client = RemoteClient(endpoint, self.model, clock)
        self.concurrency = dialect.concurrency
        self.is_vendor = dialect.is_own(endpoint.base)
        self.wished_dimensions = dimensions if dialect.takes_dimensions(self.model) else None
        known = known_model(dialect.name, self.model) if self.is_vendor else None
        self._dimensions = dimensions or (known.dimensions if known else 0)
        self.limits = Limits(dialect.max_items if self.is_vendor else dialect.elsewhere_items)
        self._query_seconds = query_seconds or (300.0 if endpoint.local else 60.0)
        self._batch_seconds = batch_seconds or (600.0 if endpoint.local else 120.0)
        self._under_way = threading.BoundedSemaphore(self.concurrency)
        self._proven = False
        self.worked: Callable[[], None] = lambda: None
        """Called after each answer that brought vectors."""

    @property
    def batch_items(self) -> int:
        """The most texts that go into one call, as far as is known now."""
        return self.limits.items

    @property
    def identity(self) -> Identity:
        """See `EmbeddingProvider`. Asks the service once if the dimensions of the model are not known."""
        self.prepare()
        return self.known_identity

    @property
    def known_identity(self) -> Identity:
        """As `identity`, with 0 for dimensions that only the service could tell. Asks nobody."""
        return Identity(self.dialect.name, self.model, self.endpoint.fingerprint, self._dimensions)

    def expect(self, dimensions: int) -> None:
        """Take the dimensions for known, from vectors that were made before."""
        self._dimensions = self._dimensions or dimensions

    def prepare(self) -> None:
        """Find out the dimensions, by a call with one word if they are not documented."""
        if not self._dimensions:
            self._ask([_PROBE], is_query=False, seconds=self._query_seconds)

    def embed_documents(self, texts: Sequence[str]) -> Vectors:
        """See `EmbeddingProvider`; raises `RemoteError` or `PartialResult`."""
        gathering = Gathering(texts, self.limits, self._embed_batch, self._prove)
        gathering.run(self.concurrency)
        if not self._dimensions and gathering.stopped is None:
            self.prepare()  # only blank texts so far
        return gathering.result(self._dimensions)

    def embed_query(self, text: str) -> Vector:
        """See `EmbeddingProvider`. Does not wait for calls with documents; raises `RemoteError`."""
        if is_blank(text):
            import numpy as np

            self.prepare()
            return np.zeros(self._dimensions, np.float32)
        vector: Vector = self._ask([text], is_query=True, seconds=self._query_seconds)[0]
        return vector

    def embed_media(self, data: bytes, mime: str, label: str) -> Vector:
        """The vector of a picture or recording together with a line of text. Raises `RemoteError`.

        Only for models that take them; `mime` as `media.sniff` tells it. An error with the cause REJECTED or
        TOO_LARGE is about this file; the service was seen to take others.
        """
        task = self.dialect.media_task(self.model, self.wished_dimensions, data, mime, label)
        if task is None:
            raise errors.bad_setting(
                f"{self.model} takes no pictures or sound",
                "Only gemini-embedding-2-preview does.",
                "Choose this model, or switch multimodal indexing off.",
            )
        path, body = task
        try:
            answer = self.client.json(Call("POST", path, body, seconds=self._batch_seconds))
        except RemoteError as error:
            if error.cause is errors.Cause.REJECTED:
                self._prove(error)
            raise
        try:
            numbers = answer["embedding"]["values"]
        except _MALFORMED as error:
            raise self._malformed(path, error) from None
        vector: Vector = self.vectors([numbers], 1)[0]
        return vector

    def list_models(self) -> list[OfferedModel]:
        """The models that the service offers, those for embeddings first. Raises `RemoteError`.

        Empty for a service that has no such list.
        """
        path = self.dialect.models_path
        if not path:
            return []
        answer = self.client.json(Call("GET", path, seconds=10.0, patience=30.0, retries=1))
        try:
            offered = self.dialect.offered(answer)
        except _MALFORMED as error:
            raise self._malformed(path, error) from None
        return sorted(offered, key=lambda model: (not model.embeds, model.embeds is False, model.name))

    def estimate(self, tokens: int, *, batch: bool = False) -> float | None:
        """What so many tokens cost, in US dollars; 0 on this computer, None where it is not known."""
        if self.endpoint.local:
            return 0.0
        return price_of(self.dialect.name, self.model, tokens, batch=batch) if self.is_vendor else None

    def final_url(self) -> str:
        """An address that is called, for people to check."""
        return self.client.target(self.dialect.shown_path(self.model)).url

    def hurry(self, seconds: float) -> None:
        """Let a call with all its tries take no longer: somebody waits for a test."""
        self._query_seconds = seconds
        self._batch_seconds = seconds / 5

    def forgive(self) -> None:
        """Try again at once, although the service asked for a pause or the account had no credit."""
        self.client.forgive()

    def warm(self) -> None:
        """Nothing to do: the first call opens the connection."""

    def close(self) -> None:
        """End the calls under way and close the connections."""
        self.client.close()

    def vectors(self, numbers: Sequence[Any], count: int) -> Vectors:
        """Checked unit vectors of an answer. Raises `RemoteError` unless it is `count` of one length."""
        import numpy as np

        from app.embeddings.vectors import unit_vectors

        target = self.client.target(self.dialect.shown_path(self.model))
        if len(numbers) != count:
            raise errors.wrong_count(target, len(numbers), count)
        try:
            with np.errstate(over="ignore"):
                raw = np.array(numbers, np.float64).astype(np.float32)
        except (ValueError, TypeError, OverflowError):
            raise errors.malformed(target, "its vectors are not lists of numbers of one length") from None
        if raw.ndim != 2 or not raw.shape[1]:
            raise errors.malformed(target, "its vectors are not lists of numbers")
        if self._dimensions and raw.shape[1] != self._dimensions:
            raise errors.dimension_differs(target, raw.shape[1], self._dimensions)
        self._dimensions = int(raw.shape[1])
        self.worked()
        return unit_vectors(raw)

    def _embed_batch(self, texts: Sequence[str]) -> Vectors:
        with self._under_way:
            return self._ask(texts, is_query=False, seconds=self._batch_seconds)

    def _prove(self, error: RemoteError) -> RemoteError:
        """Raise `error` unless the service takes other texts: then the refused text is to blame, with the
        error that is returned.

        A fault lies in the service; but where an engine of one's own fails and then works, in the text.
        """
        fault = error.cause is errors.Cause.SERVICE_FAULT
        if fault and not self._is_engine_fault(error):
            raise error
        if self._proven and not fault:
            return error
        try:
            self._ask([_PROBE], is_query=False, seconds=self._query_seconds, retries=0 if fault else RETRIES)
        except RemoteError as other:
            raise (error if other.cause is error.cause else other) from None
        if not fault:
            return error
        said = error.complaint.text if error.complaint else ""
        return errors.rejected(self.client.target(self.dialect.shown_path(self.model)), said)

    def _is_engine_fault(self, error: RemoteError) -> bool:
        own = self.endpoint.local or not self.dialect.needs_key
        return own and error.complaint is not None and error.complaint.status == 500

    def _ask(
        self, texts: Sequence[str], *, is_query: bool, seconds: float, retries: int = RETRIES
    ) -> Vectors:
        # A question is worth its time only once; a batch may be tried several times.
        patience = seconds if is_query else seconds * 5

        def post(path: str, body: Any) -> Any:
            return self.client.json(
                Call(
                    "POST",
                    path,
                    body,
                    seconds=seconds,
                    patience=patience,
                    retries=retries,
                    repeats_timeouts=len(texts) == 1,
                )
            )

        task = Task(self.model, [sendable(text) for text in texts], is_query, self.wished_dimensions)
        try:
            numbers = self.dialect.embed(post, task)
        except _MALFORMED as error:
            raise self._malformed(self.dialect.shown_path(self.model), error) from None
        vectors = self.vectors(numbers, len(texts))
        self._proven = True
        return vectors

    def _malformed(self, path: str, error: Exception) -> RemoteError:
        kind = "a field is missing" if isinstance(error, KeyError) else "it has another form than documented"
        return errors.malformed(self.client.target(path), kind)


def sendable(text: str) -> str:
    """Halves of UTF-16 pairs, which a broken file may hold, cannot be sent as UTF-8."""
    return text.encode("utf-8", "replace").decode("utf-8")
