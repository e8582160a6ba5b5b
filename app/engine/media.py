"""Sends pictures and recordings to a provider that takes them: read when they are sent, never kept."""

from __future__ import annotations

import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from app.embeddings.provider import EmbeddingError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.embeddings.provider import Vector
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
    """What became of some files. `gone` are other files now, or none, and were not sent."""

    done: list[tuple[bytes, Vector]] = field(default_factory=list)
    refused: list[tuple[Passage, EmbeddingError]] = field(default_factory=list)
    gone: list[bytes] = field(default_factory=list)
    stopped: EmbeddingError | None = None


def send_media(provider: TakesMedia, passages: Sequence[Passage], scope: MemoryScope) -> Sent:
    """Embed each file, as many at a time as the provider wants. An error of the service is in `stopped`."""
    sent = Sent()
    with ThreadPoolExecutor(provider.concurrency, thread_name_prefix="media") as pool:
        outcomes = pool.map(lambda passage: _send_one(provider, passage, scope), passages)
        for passage, outcome in zip(passages, outcomes, strict=True):
            if outcome is None:
                log.info("%s is another file now and was not sent", passage.path)
                sent.gone.append(passage.hash)
            elif not isinstance(outcome, EmbeddingError):
                sent.done.append((passage.hash, outcome))
            elif getattr(outcome, "cause", "") in _REFUSALS:
                sent.refused.append((passage, outcome))
            else:
                sent.stopped = sent.stopped or outcome
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
