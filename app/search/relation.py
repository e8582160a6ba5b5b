"""Whether anything in a memory has to do with a question at all, told without the memory's own averages.

What texts of each language have in common, and what questions have, is known of the model beforehand. Without
it the cosine of a note and a question is near 0 for what is unrelated, whatever the languages, and hardly
depends on how many notes there are.

In most memories it tells where there is nothing to find. Words and questions of all benchmarks but
`unseen.txt`, over memories of 3,700 to 19,000 vectors, chose the numbers; in that file, which chose nothing,
18 of 28 questions without an answer show nothing instead of 1. (In the order of candidates it was measured,
too: what it gained in one memory it lost in another.)

In a tiny memory it decides alone. Of a few dozen vectors the averages say little (see `calibration.py`),
least of all where the notes are in several languages: a word is nearer to all notes in its own language than
to the one that answers.
Measured by `tests/benchmarks/tiny_memories.py` over three memories of six to eight notes in two to four
languages, which chose nothing: of 80 words in another language than the note that answers, 37 find it first
instead of 22, but of 44 other words for it in its own language 22 instead of 26. Of 46 words for other things
2 find anything instead of 6, and of 46 nonsense words none instead of 6. Tiny memories in one language are
left alone: an English and a Japanese one found less with it.
"""

from __future__ import annotations

import logging
import math
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from app.resources import resource_path

if TYPE_CHECKING:
    from pathlib import Path

    import numpy as np
    from numpy.typing import NDArray

    from app.embeddings.provider import Vector
    from app.index.vectors.searcher import VectorSearcher
    from app.search.focus import Lines

log = logging.getLogger(__name__)

TINY = 50
"""Chunks; of more the averages tell."""
SHORT = 4
"""Terms; a longer question tells enough by itself."""
RELATED = 0.2
"""The least such cosine that means anything: chosen by the rule in the benchmark, over two other memories."""
ONE_LANGUAGE = 0.8
"""The share of vectors in one language from which a tiny memory counts as one in that language."""
NEAREST = 50
"""Of a larger memory so many of the best candidates are looked at."""
_LEAST, _GROWTH = 0.15, 0.012
_LESS = 0.85
_MOSTLY = 0.7
"""The share of one language in the mean of all vectors from which a larger memory counts as one in it."""
STORED = "<f2"
"""How the file has its numbers: 16 bits, whatever the processor."""


class Relation(NamedTuple):
    """Of the vector of a chunk that is nearest so: the cosine, and the lines of its entry, if it is one."""

    cosine: float
    entry: Lines | None


def least(vectors: int, *, sure: bool) -> float:
    """What the nearest of a larger memory's candidates has to reach, or there is nothing to find.

    The best of many unrelated ones grows with the logarithm of their number, if slowly. `sure`: nothing else
    speaks against the question, so less will do: words of it are in the notes, or these are in one language,
    and a question in another is farther from all of them.
    """
    bound = _LEAST + _GROWTH * math.log(max(vectors, 1))
    return _LESS * bound if sure else bound


def in_one_language(vectors: VectorSearcher) -> bool:
    """Whether the mean of the vectors is, by least squares, mostly that of one language."""
    background = _background(vectors.identity.provider, vectors.identity.model)
    moments = vectors.moments(entries=True) or vectors.moments(entries=False)
    if background is None or moments is None:
        return False
    import numpy as np

    means = background[:-1]
    # The normal equations: `lstsq` would wake all threads of the linear algebra for so little.
    shares = np.linalg.solve(means @ means.T, means @ moments.mean)
    return bool(shares.max() > _MOSTLY * shares.sum())


def relations(vectors: VectorSearcher, question: Vector, chunks: list[int]) -> dict[int, Relation] | None:
    """By chunk of a tiny memory; None for notes in one language, and where nothing is known of the model."""
    return _related(vectors, question, chunks, several=True)


def relate(vectors: VectorSearcher, question: Vector, chunks: list[int]) -> dict[int, Relation]:
    """By chunk; empty for a model of which nothing is known beforehand."""
    return _related(vectors, question, chunks, several=False) or {}


def _related(
    vectors: VectorSearcher, question: Vector, chunks: list[int], *, several: bool
) -> dict[int, Relation] | None:
    """With `several`, only of chunks in more than one language."""
    background = _background(vectors.identity.provider, vectors.identity.model)
    if background is None:
        return None
    import numpy as np

    means, asked = background[:-1], question - background[-1]
    length = max(float(np.linalg.norm(asked)), 1e-9)
    places, cosines = vectors.each_of_chunks((asked, *means), chunks)
    own = cosines[1:].argmax(axis=0)  # the mean of each vector's language, the one that is nearest
    if several and np.bincount(own).max() > ONE_LANGUAGE * len(own):
        return None
    lengths = np.linalg.norm(means, axis=1)[own]
    # With a vector v of length 1, its language's mean m and the question q: cos(v - m, q), from v·q and v·m.
    products = cosines[0] * length - (means @ asked)[own]
    squares = 1.0 - 2.0 * lengths * cosines[1:].max(axis=0) + lengths**2
    related = products / np.sqrt(np.maximum(squares, 1e-9)) / length
    found: dict[int, Relation] = {}
    for at in np.argsort(-related, kind="stable").tolist():
        entry = (int(places.first[at]), int(places.last[at])) if places.ordinals[at] > 0 else None
        found.setdefault(int(places.chunks[at]), Relation(float(related[at]), entry))
    return found


@cache
def _background(provider: str, model: str) -> NDArray[np.float32] | None:
    """The means of a model's vectors: of notes, a row for each language, and last of questions."""
    import numpy as np

    from app.embeddings.builtin.model_file import DIMENSIONS, MODEL_NAME

    if (provider, model) != ("builtin", MODEL_NAME):
        return None
    try:
        means = np.fromfile(background_file(), STORED).astype(np.float32).reshape(-1, DIMENSIONS)
    except (OSError, ValueError) as error:
        log.warning("words in other languages are found less often: %s", error)
        return None
    return means if len(means) > 1 else None


def background_file() -> Path:
    """Made by `installers/model/backgrounds.py`."""
    from app.embeddings.builtin.model_file import MODEL_NAME

    return resource_path(f"backgrounds/{MODEL_NAME}.bin")
