from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from app.embeddings.provider import EmbeddingError, Vectors
from app.embeddings.vectors import unit_vectors, vectors_from_bytes


@given(arrays(np.float32, (3, 5), elements=st.floats(width=32)))
def test_rows_are_finite_and_of_length_one_or_zero(vectors: Vectors) -> None:
    unit = unit_vectors(vectors)
    assert unit.dtype == np.float32
    assert np.isfinite(unit).all()
    for row in unit:
        assert not row.any() or np.linalg.norm(row) == pytest.approx(1, abs=1e-5)


def test_not_finite_numbers_count_as_zero() -> None:
    rows = np.array([[np.nan, 3, 4], [np.inf, 0, -2], [0, 0, 0]], np.float32)
    assert np.allclose(unit_vectors(rows), [[0, 0.6, 0.8], [0, 0, -1], [0, 0, 0]])


def test_another_count_or_dimension_is_an_error() -> None:
    data = np.ones(6, np.float32).tobytes()
    assert vectors_from_bytes(data, (2, 3), (2, 3)).shape == (2, 3)
    for expected in ((3, 2), (1, 3), (2, 4)):
        with pytest.raises(EmbeddingError, match="answered wrongly"):
            vectors_from_bytes(data, (2, 3), expected)
