"""One round of the pump: some texts, or some pictures and recordings, to a provider, and what came of it."""

from __future__ import annotations

import logging
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol, cast

from app.embeddings.provider import EmbeddingError, PartialResult

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from app.embeddings.provider import EmbeddingProvider, Vector, Vectors
    from app.index.records import Passage
    from app.notes.scope import MemoryScope

log = logging.getLogger(__name__)
_REFUSALS = ("rejected", "too-large")
"""Causes of an error that lie in the one file; any other would meet the next file, too."""


class TakesMedia(Protocol):
    """What is needed of `RemoteProvider`."""

    def embed_media(self, data: bytes, mime: str, label: str) -> Vector: ...


@dataclass(slots=True)
class Sent:
    """What one call brought: `vectors` has a row for each of `hashes`, also for what was `refused` (with
    the reason): the zero vector, near nothing, so that it is not sent again. `gone` are files that are
    others now, or none; they were not sent. With `stopped`, an error ended the call before all was done.
    """

    hashes: list[bytes]
    vectors: Vectors | None = None
    refused: dict[bytes, str] = field(default_factory=dict)
    gone: list[bytes] = field(default_factory=list)
    stopped: EmbeddingError | None = None


def one_round(passages: Sequence[Passage], provider: EmbeddingProvider) -> list[Sequence[Passage]]:
    """The first passages in as many calls as the provider wants at a time, each of a size that suits it."""
    if passages[0].mime is not None:
        return [[passage] for passage in passages[: provider.concurrency]]
    calls: list[Sequence[Passage]] = []
    start, most = 0, getattr(provider, "batch_items", len(passages))
    while start < len(passages) and len(calls) < provider.concurrency:
        calls.append(_one_call(passages[start : start + most], provider.batch_tokens))
        start += len(calls[-1])
    return calls


def _one_call(passages: Sequence[Passage], tokens: int) -> Sequence[Passage]:
    """As many of the first passages as make one call of about `tokens`; at least one."""
    from app.text.sizes import CHARACTERS_PER_TOKEN, weight

    for number, passage in enumerate(passages):
        tokens -= -(-weight(passage.text) // CHARACTERS_PER_TOKEN)
        if tokens < 0:
            return passages[: max(1, number)]
    return passages


def send(
    provider: EmbeddingProvider, calls: Sequence[Sequence[Passage]], scope: MemoryScope
) -> Iterator[Sent]:
    """What the calls bring, each as soon as it is here: none waits for another, and so none can be lost."""

    def made(call: Sequence[Passage]) -> Sent:
        try:
            return (
                _send_texts(provider, call) if call[0].mime is None else _send_file(provider, call[0], scope)
            )
        except EmbeddingError as error:
            return Sent([], stopped=error)

    if len(calls) == 1:
        yield made(calls[0])
        return
    with ThreadPoolExecutor(len(calls), thread_name_prefix="embedding-round") as pool:
        for future in as_completed([pool.submit(made, call) for call in calls]):
            yield future.result()


def _send_texts(provider: EmbeddingProvider, passages: Sequence[Passage]) -> Sent:
    import numpy as np

    try:
        vectors = provider.embed_documents([passage.text for passage in passages])
    except PartialResult as partial:
        dimensions = provider.identity.dimensions
        zeros = np.zeros((len(partial.refused), dimensions), np.float32)
        return Sent(
            [passages[number].hash for number in (*partial.done, *partial.refused)],
            np.concatenate([partial.vectors.reshape(-1, dimensions), zeros]),
            {passages[number].hash: error.title for number, error in partial.refused.items()},
            stopped=partial.stopped,
        )
    return Sent([passage.hash for passage in passages], vectors)


def _send_file(provider: EmbeddingProvider, passage: Passage, scope: MemoryScope) -> Sent:
    """Embed a picture or recording: read when it is sent, never kept."""
    import numpy as np

    from app.index.media_rows import read_for_sending

    media = read_for_sending(scope, passage.path, passage.hash)
    if media is None:
        log.info("%s is another file now and was not sent", passage.path)
        return Sent([], gone=[passage.hash])
    try:
        vector = cast("TakesMedia", provider).embed_media(media.data, media.mime, media.label)
    except EmbeddingError as error:
        if getattr(error, "cause", "") not in _REFUSALS:
            raise
        zeros = np.zeros((1, provider.identity.dimensions), np.float32)
        return Sent([passage.hash], zeros, {passage.hash: error.title})
    return Sent([passage.hash], vector[np.newaxis])
