"""Large amounts by a vendor's batch jobs: cheaper, slower to begin, gone on with after a restart."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from app.embeddings.provider import Vectors
    from app.embeddings.remote.batch.runner import BatchRunner
    from app.index.records import Passage

WORTH_A_JOB = 200
"""Fewer passages are sent as ordinary calls: a job may take minutes to begin."""
MOST_IN_A_RUN = 50_000


class JobPending(Exception):  # no error: it only unwinds
    """The jobs are on their way and nobody waits (`remote.batch.wait` is off): look again later."""


def run_jobs(
    runner: BatchRunner,
    passages: Sequence[Passage],
    store: Callable[[Sequence[bytes], Vectors], None],
    refuse: Callable[[Mapping[bytes, str]], None],
) -> list[str]:
    """Embed all passages by jobs and what those refuse by ordinary calls; notices for people come back.

    What neither takes is told to `refuse`, by its hash, with the reason. Raises `JobPending`, and
    `EmbeddingError` like a provider. What was stored stays.
    """
    import numpy as np

    texts = {passage.hash.hex(): passage.text for passage in passages}
    report = runner.run(texts, lambda ids, vectors: store([bytes.fromhex(each) for each in ids], vectors))
    if report.refused:
        refuse({bytes.fromhex(each): error.title for each, error in report.refused.items()})
        # The zero vector is near nothing, and the text is not sent again.
        zeros = np.zeros((len(report.refused), runner.provider.identity.dimensions), np.float32)
        store([bytes.fromhex(each) for each in report.refused], zeros)
    if report.pending:
        raise JobPending
    return list(report.notices)
