"""What a run of batch jobs is told, and what it tells."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from app.embeddings.provider import EmbeddingError, Vectors

Store: TypeAlias = Callable[[Sequence[str], Vectors], None]
"""Takes ids and their vectors as they arrive, and has them safe when it returns."""


@dataclass(frozen=True, slots=True)
class BatchOptions:
    """The settings under `remote.batch`. `timeout_seconds` counts from the making of a job, over restarts.

    Without `new_jobs` those under way are ended, what they have made is kept, and the rest goes by ordinary
    calls: the person has switched jobs off.
    """

    new_jobs: bool = True
    wait: bool = True
    concurrency: int = 2
    poll_seconds: float = 2.0
    timeout_seconds: float = 3600.0


@dataclass(slots=True)
class BatchReport:
    """What became of the texts: numbers of texts, the refused ones by id, and sentences for people."""

    by_job: int = 0
    inline: int = 0
    pending: int = 0
    refused: dict[str, EmbeddingError] = field(default_factory=dict)
    notices: list[str] = field(default_factory=list)
