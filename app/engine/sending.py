"""One call of the pump: some texts, or some pictures and recordings, to a provider, and what came of it."""

from __future__ import annotations

import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from app.embeddings.provider import EmbeddingError, PartialResult

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.embeddings.provider import EmbeddingProvider, Vector, Vectors
    from app.index.records import Passage
    from app.notes.scope import MemoryScope

log = logging.getLogger(__name__)
_REFUSALS = ("rejected", "too-large")
"""Causes of an error that lie in the one file; any other would meet the next file, too."""


class TakesMedia(Protocol):
    """What is needed of `RemoteProvider`."""

    concurrency: int

    def embed_media(self, data: bytes, mime: str, label: str) -> Vector: ...


@dataclass(slots=True)
class Sent:
    """`vectors` has one row for each of `hashes`, also for what was `refused` (by the passage's id): the zero
    vector, near nothing, so that it is not sent again. `gone` are files that are others now, or none; they
    were not sent. With `stopped`, an error ended the call before all was done.
    """

    hashes: list[bytes]
    vectors: Vectors
    refused: dict[int, EmbeddingError] = field(default_factory=dict)
    gone: list[bytes] = field(default_factory=list)
    stopped: EmbeddingError | None = None


def one_call(passages: Sequence[Passage], tokens: int) -> Sequence[Passage]:
    """As many of the first passages as make one call of about `tokens`; at least one."""
    from app.text.sizes import CHARACTERS_PER_TOKEN, weight

    budget = tokens * CHARACTERS_PER_TOKEN
    for number, passage in enumerate(passages):
        budget -= weight(passage.text)
        if budget < 0:
            return passages[: max(1, number)]
    return passages


def send_texts(provider: EmbeddingProvider, passages: Sequence[Passage]) -> Sent:
    """Embed the texts. Raises `EmbeddingError` where nothing came back."""
    import numpy as np

    try:
        vectors = provider.embed_documents([passage.text for passage in passages])
    except PartialResult as partial:
        dimensions = provider.identity.dimensions
        zeros = np.zeros((len(partial.refused), dimensions), np.float32)
        return Sent(
            [passages[number].hash for number in (*partial.done, *partial.refused)],
            np.concatenate([partial.vectors.reshape(-1, dimensions), zeros]),
            {passages[number].id: error for number, error in partial.refused.items()},
            stopped=partial.stopped,
        )
    return Sent([passage.hash for passage in passages], vectors)


def send_media(
    provider: TakesMedia, dimensions: int, passages: Sequence[Passage], scope: MemoryScope
) -> Sent:
    """Embed each file, as many at a time as the provider wants: read when it is sent, never kept."""
    import numpy as np

    rows: list[Vector] = []
    sent = Sent([], np.zeros((0, dimensions), np.float32))
    with ThreadPoolExecutor(provider.concurrency, thread_name_prefix="media") as pool:
        outcomes = list(pool.map(lambda passage: _send_one(provider, passage, scope), passages))
    for passage, outcome in zip(passages, outcomes, strict=True):
        if outcome is None:
            log.info("%s is another file now and was not sent", passage.path)
            sent.gone.append(passage.hash)
        elif not isinstance(outcome, EmbeddingError):
            sent.hashes.append(passage.hash)
            rows.append(outcome)
        elif getattr(outcome, "cause", "") in _REFUSALS:
            sent.hashes.append(passage.hash)
            rows.append(np.zeros(dimensions, np.float32))
            sent.refused[passage.id] = outcome
        else:
            sent.stopped = sent.stopped or outcome
    if rows:
        sent.vectors = np.stack(rows)
    return sent


def _send_one(provider: TakesMedia, passage: Passage, scope: MemoryScope) -> Vector | EmbeddingError | None:
    from app.index.media_rows import read_for_sending

    media = read_for_sending(scope, passage.path, passage.hash)
    if media is None:
        return None
    try:
        return provider.embed_media(media.data, media.mime, media.label)
    except EmbeddingError as error:
        return error
