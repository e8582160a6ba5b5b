"""Mean and covariance of the vectors: they give the spread of any question's cosines without a scan."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
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


@dataclass(frozen=True)
class Moments:
    """`mean` (d,) and `covariance` (d, d) of `count` unit vectors (at most `SAMPLE` are looked at)."""

    mean: Floats
    covariance: Floats
    count: int

    @classmethod
    def of(cls, codes: Codes, chosen: NDArray[np.int64] | None = None) -> Moments | None:
        """From a sample at even distances of the `chosen` rows, or of all; None without a single vector."""
        total = len(codes) if chosen is None else len(chosen)
        if total > SAMPLE:
            sample = np.linspace(0, total - 1, SAMPLE).astype(np.int64)
            chosen = sample if chosen is None else chosen[sample]
        rows = codes if chosen is None else codes[chosen]
        inverse = inverse_lengths(rows)
        rows, inverse = rows[inverse > 0], inverse[inverse > 0]
        if not len(rows):
            return None
        vectors = rows.astype(np.float32) * inverse[:, None]
        mean = vectors.mean(axis=0)
        vectors -= mean
        covariance = (vectors.T @ vectors) / np.float32(len(vectors))
        return cls(mean, covariance.astype(np.float32), total)

    def of_query(self, query: Floats) -> tuple[float, float]:
        """Mean and standard deviation of cos(query, x) over all x: q·m and sqrt(qᵀΣq)."""
        direction = unit(query)
        variance = float(direction @ self.covariance @ direction)
        return float(direction @ self.mean), max(variance, 0.0) ** 0.5

    @cached_property
    def sharpener(self) -> Floats:
        """(S + s·1)^(-1/4) of the covariance S, with its mean variance of a direction s as a ridge.

        Takes some 40 ms the first time; see `search/calibration.py` for what it is good for.
        """
        values, axes = np.linalg.eigh(self.covariance)
        ridge = max(float(values.mean()), 1e-12)
        return np.asarray((axes * (np.maximum(values, 0.0) + ridge) ** -0.25) @ axes.T, dtype=np.float32)

    @cached_property
    def typical_deviation(self) -> float:
        """The deviation of the cosines of a text that is like these ones: sqrt(tr(SS))."""
        return float(np.linalg.norm(self.covariance))

    @cached_property
    def sharpened_deviation(self) -> float:
        """As `typical_deviation`, of a text like these ones after the sharpener: sqrt(tr(TSTS))."""
        return float(np.linalg.norm(self.sharpener @ self.covariance))

    def principal_axes(self, count: int) -> NDArray[np.float32]:
        """The `count` directions of the largest variance, shape (count, d), orthonormal."""
        _, axes = np.linalg.eigh(self.covariance)
        return np.ascontiguousarray(axes[:, : -count - 1 : -1].T, dtype=np.float32)


@dataclass(frozen=True, slots=True)
class Spread:
    """The moments of all vectors, of whole chunks' and of entries': two kinds that are not alike."""

    everything: Moments | None = None
    chunks: Moments | None = None
    entries: Moments | None = None

    @classmethod
    def of(cls, codes: Codes, ordinals: NDArray[np.int32]) -> Spread:
        """From the codes of rows and their ordinals (0 = a whole chunk)."""
        whole, parts = np.flatnonzero(ordinals == 0), np.flatnonzero(ordinals > 0)
        return cls(Moments.of(codes), Moments.of(codes, whole), Moments.of(codes, parts))
