"""The formulas that make words and meaning comparable."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.search import fusion


def test_six_deviations_are_full_meaning_and_worth_a_half() -> None:
    assert fusion.calibrated(6.0, 0.0) == pytest.approx(0.5)
    assert fusion.calibrated(3.6, 0.0) == pytest.approx(0.30)
    assert fusion.calibrated(3.0, 0.5) == pytest.approx(0.25 + 0.225)


def test_half_of_the_words_are_a_quarter_of_the_evidence() -> None:
    bound = fusion.bm25_bound(1000, [1, 10])
    assert bound == pytest.approx(2.2 * (math.log(999.5 / 1.5) + math.log(990.5 / 10.5)))
    assert fusion.words(0.6 * bound, bound) == pytest.approx(1.0)
    assert fusion.words(0.3 * bound, bound) == pytest.approx(0.25)
    assert fusion.words(0.3 * bound, bound, coverage=1.0) == pytest.approx(0.625)
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


@given(st.floats(0, 50), st.floats(0, 50), st.floats(0, 1))
def test_word_scores_stay_between_zero_and_one(bm25: float, bound: float, coverage: float) -> None:
    assert 0.0 <= fusion.words(bm25, bound, coverage=coverage) <= 1.0
