"""Makes words and meaning comparable.

`calibrated` (ours): both sides become "how far towards the best that this question could get", so the sum is
comparable between questions and one threshold means the same everywhere. E5-like models squeeze all cosines
into a narrow band; only the distance from the question's own average, in its own deviations, says anything.
`weighted` (the seeds' formula): a plain weighted sum of cosine and a score from the BM25 rank.
"""

from __future__ import annotations

import math

FULL_MEANING = 6.0
"""Deviations above the question's average cosine that count as a full match."""

FULL_WORDS = 0.7
"""Share of a question's theoretical BM25 maximum that counts as full: real text never reaches all of it."""

_K1 = 1.2


def idf(document_count: int, document_frequency: int) -> float:
    """FTS5's inverse document frequency, never below its own floor of 1e-6."""
    rest = document_count - document_frequency + 0.5
    return max(1e-6, math.log(rest / (document_frequency + 0.5))) if rest > 0 else 1e-6


def bm25_bound(document_count: int, document_frequencies: list[int]) -> float:
    """The BM25 score that no document can exceed: each term's idf times (k1 + 1)."""
    return sum(idf(document_count, frequency) * (_K1 + 1) for frequency in document_frequencies)


def meaning(cosine: float, mean: float, deviation: float) -> float:
    """A cosine in units of full match: 0 at the question's average, may leave 0..1 on both sides."""
    return (cosine - mean) / (FULL_MEANING * max(deviation, 1e-6))


def words(bm25: float, bound: float) -> float:
    """A BM25 score as a share of what counts as full, 0 to 1."""
    return min(1.0, max(0.0, bm25) / (FULL_WORDS * bound)) if bound > 0 else 0.0


def calibrated(meaning_score: float | None, words_score: float) -> float:
    """Half meaning, half words (C6), clamped to 0..1; without a vector at all the words stand alone."""
    if meaning_score is None:
        return words_score
    return min(1.0, max(0.0, 0.5 * meaning_score + 0.5 * words_score))


def rank_score(position: int) -> float:
    """The seeds' keyword score `1 / (1 + rank)` of a place in the BM25 order, counted from 0."""
    return 1.0 / (1.0 + max(0, position))


def weighted(cosine: float, text_score: float, vector_weight: float, text_weight: float) -> float:
    """The seeds' `vectorWeight x vectorScore + textWeight x textScore`, weights normalised to sum 1."""
    total = vector_weight + text_weight
    if total <= 0:
        vector_weight, text_weight, total = 0.7, 0.3, 1.0
    return (vector_weight * cosine + text_weight * text_score) / total
