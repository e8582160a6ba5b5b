"""Whether anything in a tiny memory has to do with a question at all, told without its own averages.

Of a few dozen vectors the averages say little (see `calibration.py`), least of all where the notes are in
several languages: a word is nearer to all notes in its own language than to the one that answers. What texts
of each language have in common, and what questions have, is known of the model beforehand. Without it the
cosine of a note and a question is near 0 for what is unrelated, whatever the languages.

Measured over two memories of five and four notes in four languages: of 140 words, most in another language
than the note that answers, 101 find it first instead of 66; of 69 nonsense words 3 find anything instead of
16, and of 30 words for other things none instead of 11. What shares words with a note stays as before.
"""

from __future__ import annotations

import base64
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from app.search.backgrounds import BACKGROUNDS, Mean

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from app.embeddings.provider import Vector
    from app.index.vectors.searcher import VectorSearcher
    from app.search.focus import Lines

TINY = 50
"""Chunks; of more the averages tell."""
SHORT = 4
"""Terms; a longer question tells enough by itself."""
RELATED = 0.17
"""The least such cosine that means anything."""


class Relation(NamedTuple):
    """Of the vector of a chunk that is nearest so: the cosine, and the lines of its entry, if it is one."""

    cosine: float
    entry: Lines | None


def relations(vectors: VectorSearcher, question: Vector, chunks: list[int]) -> dict[int, Relation] | None:
    """By chunk; None for a model of which nothing is known beforehand."""
    if vectors.identity.model not in BACKGROUNDS:
        return None
    import numpy as np

    notes, questions = _means(vectors.identity.model)
    asked = question - questions
    places, cosines = vectors.each_of_chunks((asked, *notes), chunks)
    lengths = np.linalg.norm(notes, axis=1)
    with_means = cosines[1:] * lengths[:, None]
    own = cosines[1:].argmax(axis=0)  # the language of each vector
    inner = cosines[0] * np.linalg.norm(asked) - (notes @ asked)[own]
    squares = 1.0 - 2.0 * with_means[own, np.arange(len(own))] + lengths[own] ** 2
    related = inner / np.sqrt(np.maximum(squares, 1e-9)) / max(float(np.linalg.norm(asked)), 1e-9)
    found: dict[int, Relation] = {}
    for at in np.argsort(-related, kind="stable").tolist():
        entry = (int(places.first[at]), int(places.last[at])) if places.ordinals[at] > 0 else None
        found.setdefault(int(places.chunks[at]), Relation(float(related[at]), entry))
    return found


@cache
def _means(model: str) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    import numpy as np

    def decoded(mean: Mean) -> NDArray[np.float32]:
        return np.frombuffer(base64.b64decode(mean.codes), dtype=np.int8).astype(np.float32) * mean.scale

    known = BACKGROUNDS[model]
    return np.stack([decoded(mean) for mean in known.notes]), decoded(known.questions)
