"""The formulas that make words and meaning comparable."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.search import fusion


def test_half_meaning_half_words() -> None:
    assert fusion.calibrated(0.8, 0.4) == pytest.approx(0.6)
    assert fusion.calibrated(None, 0.4) == 0.4


def test_six_deviations_above_the_average_are_full_meaning() -> None:
    assert fusion.meaning(0.74, 0.74, 0.03) == 0.0
    assert fusion.meaning(0.92, 0.74, 0.03) == pytest.approx(1.0)


def test_seventy_percent_of_the_bound_are_full_words() -> None:
    bound = fusion.bm25_bound(1000, [1, 10])
    assert bound == pytest.approx(2.2 * (math.log(999.5 / 1.5) + math.log(990.5 / 10.5)))
    assert fusion.words(0.7 * bound, bound) == pytest.approx(1.0)
    assert fusion.words(0.35 * bound, bound) == pytest.approx(0.5)
    assert fusion.words(3.0, 0.0) == 0.0


def test_a_term_in_most_chunks_says_next_to_nothing() -> None:
    assert fusion.idf(100, 80) == 1e-6
    assert fusion.idf(0, 0) == 1e-6


@pytest.mark.parametrize(("rank", "score"), [(0, 1.0), (1, 0.5), (-100, 1.0), (9, 0.1)])
def test_the_seeds_score_of_a_rank(rank: int, score: float) -> None:
    assert fusion.rank_score(rank) == score


def test_the_seeds_weighted_sum() -> None:
    assert fusion.weighted(0.8, 0.5, 0.7, 0.3) == pytest.approx(0.71)
    assert fusion.weighted(0.8, 0.5, 7, 3) == pytest.approx(0.71)
    assert fusion.weighted(0.8, 0.5, 0, 0) == pytest.approx(0.71)


@given(st.floats(-1, 1), st.floats(-1, 1), st.floats(0, 1), st.floats(0, 50), st.floats(0, 50))
def test_scores_stay_between_zero_and_one(
    cosine: float, mean: float, deviation: float, bm25: float, bound: float
) -> None:
    meaning = fusion.meaning(cosine, mean, deviation)
    assert 0.0 <= fusion.calibrated(meaning, fusion.words(bm25, bound)) <= 1.0
