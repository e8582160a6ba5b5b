"""Makes words and meaning comparable.

`calibrated` (ours): both sides become "how far towards the best that this question could get", so the sum
is comparable between questions and one threshold means the same everywhere. `calibration.py` does it for
meaning.
`weighted` (OpenClaw's formula): a plain weighted sum of cosine and a score from the BM25 rank.
"""

from __future__ import annotations

import math

MEANING_WEIGHT, WORDS_WEIGHT = 0.5, 0.45
"""What full meaning and full words are worth. Measured: words a little less than meaning cost nothing on
questions made from passages, and help where near misses share words with the question."""

FULL_MEANING = 6.0
"""Deviations above the question's average cosine that count as full meaning."""

FULL_WORDS = 0.6
"""Share of a question's theoretical BM25 maximum that counts as full: real text never reaches all of it."""

FULL_COVERAGE = 0.5
"""How far a chunk with every term close together is moved from its own word score towards a full one."""

COMMON = 1.0
"""An idf below this belongs to a word that more than a quarter of the chunks have."""

_K1 = 1.2


def idf(document_count: int, document_frequency: int) -> float:
    """FTS5's inverse document frequency, never below its own floor of 1e-6."""
    rest = document_count - document_frequency + 0.5
    return max(1e-6, math.log(rest / (document_frequency + 0.5))) if rest > 0 else 1e-6


def bm25_bound(document_count: int, document_frequencies: list[int]) -> float:
    """The BM25 score that no document can exceed: each term's idf times (k1 + 1).

    In a small memory every word is common, and next to nothing is the most that one can weigh. There a term
    that no document has weighs no more than the rarest that some have, or the others would count for nothing.
    """
    weights = [idf(document_count, frequency) for frequency in document_frequencies]
    known = [weight for weight, frequency in zip(weights, document_frequencies, strict=True) if frequency]
    most = max(known) if known and max(known) < COMMON else math.inf
    return sum(min(weight, most) for weight in weights) * (_K1 + 1)


def words(bm25: float, bound: float, *, coverage: float = 0.0) -> float:
    """A keyword score, 0 to 1: the square of the BM25 score as a share of what counts as full.

    The square, because words that meet in one chunk say more together than each alone: half of them are a
    quarter of the evidence. `coverage`: 1 where all of several terms stand close together, a half where they
    stand anywhere in the chunk, and for the only term.
    """
    share = min(1.0, max(0.0, bm25) / (FULL_WORDS * bound)) ** 2 if bound > 0 else 0.0
    return share + FULL_COVERAGE * coverage * (1.0 - share)


def calibrated(deviations: float, words_score: float) -> float:
    """Meaning and words on one scale; may leave 0..1, so that nothing ties at its ends."""
    return MEANING_WEIGHT * deviations / FULL_MEANING + WORDS_WEIGHT * words_score


def rank_score(position: int) -> float:
    """OpenClaw's keyword score `1 / (1 + rank)` of a place in the BM25 order, counted from 0."""
    return 1.0 / (1.0 + max(0, position))


def weighted(cosine: float, text_score: float, vector_weight: float, text_weight: float) -> float:
    """OpenClaw's `vectorWeight x vectorScore + textWeight x textScore`, weights normalised to sum 1."""
    total = vector_weight + text_weight
    if total <= 0:
        vector_weight, text_weight, total = 0.7, 0.3, 1.0
    return (vector_weight * cosine + text_weight * text_score) / total
