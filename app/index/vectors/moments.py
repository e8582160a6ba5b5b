"""Mean and covariance of the vectors: they give the spread of any question's cosines without a scan."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from app.index.vectors.codec import inverse_lengths, mean_direction, unit

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from app.index.vectors.codec import Codes, Floats

SAMPLE = 8_192
"""Rows that are looked at: the mean is then off by a hundredth of the deviation, the deviation by a
hundredth.
"""


LARGE, SAMPLE_OF_LARGE = 512, 512
"""With more dimensions a whole covariance is too much (the axes of one for 1,536 took five seconds to find):
of so many rows it has few axes, and the deviation is off by a thirtieth.
"""
_BLOCK = 512
"""So many rows are floats at a time: all at once would be 36 MB for 384 dimensions."""


@dataclass(frozen=True)
class Moments:
    """`mean` (d,) and spread of `count` unit vectors, of which at most `SAMPLE` are looked at.

    The covariance S is there as a factor F (r, d), r <= d, of which it is F'F: the rows less their mean.
    """

    mean: Floats
    factor: Floats
    count: int

    @classmethod
    def of(cls, codes: Codes, chosen: NDArray[np.int64] | None = None) -> Moments | None:
        """From a sample at even distances of the `chosen` rows, or of all; None without a single vector."""
        total = len(codes) if chosen is None else len(chosen)
        most = SAMPLE if codes.shape[1] <= LARGE else SAMPLE_OF_LARGE
        if total > most:
            sample = np.linspace(0, total - 1, most).astype(np.int64)
            chosen = sample if chosen is None else chosen[sample]
        rows = codes if chosen is None else codes[chosen]
        inverse = inverse_lengths(rows)
        rows, inverse = rows[inverse > 0], inverse[inverse > 0]
        if not len(rows):
            return None
        mean = mean_direction(rows, inverse)
        if len(rows) > len(mean):
            covariance = _covariance(rows, inverse, mean)
            little = (1e-6 * np.trace(covariance) + 1e-9) * np.eye(len(mean))
            factor = np.linalg.cholesky(covariance + little).T
        else:
            factor = (rows * inverse[:, None] - mean) / len(rows) ** 0.5
        return cls(mean.astype(np.float32), np.ascontiguousarray(factor, dtype=np.float32), total)

    def of_query(self, query: Floats) -> tuple[float, float]:
        """Mean and standard deviation of cos(query, x) over all x: q·m and sqrt(q'Sq)."""
        direction = unit(query)
        return float(direction @ self.mean), self.deviation_along(direction)

    def deviation_along(self, direction: Floats) -> float:
        """sqrt(x'Sx) for any x (d,)."""
        return float(np.linalg.norm(self.factor @ direction))

    def sharpened(self, direction: Floats) -> Floats:
        """(S + s·1)^(-1/4) x, with the mean variance of a direction as the ridge s.

        See `search/calibration.py` for what it is good for.
        """
        values, axes = self._axes
        elsewhere = self._ridge**-0.25
        along = ((values + self._ridge) ** -0.25 - elsewhere) * (axes @ direction)
        return np.asarray(elsewhere * direction + along @ axes, dtype=np.float32)

    @cached_property
    def typical_deviation(self) -> float:
        """The deviation of the cosines of a text that is like these ones: sqrt(tr(SS))."""
        return float(np.linalg.norm(self._axes[0]))

    @cached_property
    def sharpened_deviation(self) -> float:
        """As `typical_deviation`, of a text like these ones after sharpening (T): sqrt(tr(TSTS))."""
        values, _ = self._axes
        return float(np.linalg.norm((values + self._ridge) ** -0.25 * values))

    @cached_property
    def _axes(self) -> tuple[Floats, Floats]:
        """The variances (r,) along the axes (r, d) on which there is any. Takes 40 ms for 384 dimensions."""
        values, weights = np.linalg.eigh(self.factor @ self.factor.T)
        there = values > max(float(values[-1]), 0.0) * 1e-6
        values = values[there]
        axes = weights[:, there].T @ self.factor / np.sqrt(values)[:, None]
        return values, np.ascontiguousarray(axes, dtype=np.float32)

    @cached_property
    def _ridge(self) -> float:
        return max(float(self._axes[0].sum()) / len(self.mean), 1e-12)


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


def _covariance(codes: Codes, inverse: Floats, mean: NDArray[np.float64]) -> NDArray[np.float64]:
    """In float64: a log of equal lines has almost no variance to lose."""
    total = np.zeros((len(mean), len(mean)))
    for start in range(0, len(codes), _BLOCK):
        vectors = codes[start : start + _BLOCK] * inverse[start : start + _BLOCK, None].astype(np.float64)
        centred = vectors - mean
        total += centred.T @ centred
    return total / len(codes)
