"""Mean and covariance of the vectors: they give the spread of any question's cosines without a scan."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from app.index.vectors.codec import inverse_lengths, unit

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from app.index.vectors.codec import Codes, Floats

SAMPLE = 8_192
"""Rows that are looked at: the mean is then off by a hundredth of the deviation, the deviation by a
hundredth.
"""


@dataclass(frozen=True, slots=True)
class Moments:
    """`mean` (d,) and `covariance` (d, d) of unit vectors."""

    mean: Floats
    covariance: Floats

    @classmethod
    def of(cls, codes: Codes) -> Moments | None:
        """From a sample at even distances; None without a single vector."""
        rows = (
            codes if len(codes) <= SAMPLE else codes[np.linspace(0, len(codes) - 1, SAMPLE).astype(np.int64)]
        )
        inverse = inverse_lengths(rows)
        rows, inverse = rows[inverse > 0], inverse[inverse > 0]
        if not len(rows):
            return None
        vectors = rows.astype(np.float32) * inverse[:, None]
        mean = vectors.mean(axis=0)
        vectors -= mean
        covariance = (vectors.T @ vectors) / np.float32(len(vectors))
        return cls(mean, covariance.astype(np.float32))

    def of_query(self, query: Floats) -> tuple[float, float]:
        """Mean and standard deviation of cos(query, x) over all x: q·m and sqrt(qᵀΣq)."""
        direction = unit(query)
        variance = float(direction @ self.covariance @ direction)
        return float(direction @ self.mean), max(variance, 0.0) ** 0.5

    def principal_axes(self, count: int) -> NDArray[np.float32]:
        """The `count` directions of the largest variance, shape (count, d), orthonormal."""
        _, axes = np.linalg.eigh(self.covariance)
        return np.ascontiguousarray(axes[:, : -count - 1 : -1].T, dtype=np.float32)
