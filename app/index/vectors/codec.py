"""How a vector is kept: one signed byte a dimension, no scale.

Vectors have length 1, so the direction is all there is: the codes are the vector times 127 over its largest
component, and a cosine divides by the codes' own length. With multilingual-e5-small (384 dimensions) a cosine
is off by at most MAX_ERROR, a fiftieth of the spread of a question's cosines, for half the space of float16.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    Codes = NDArray[np.int8]
    Floats = NDArray[np.float32]

_BLOCK = 4_096
_FEW = 512
"""So many rows are float64 at a time: all at once would be 50 MB."""


def quantise(vectors: Floats) -> Codes:
    """Codes of float vectors, shape (n, d). A zero vector has zero codes and is never found."""
    vectors = np.nan_to_num(np.asarray(vectors, dtype=np.float32))
    largest = np.abs(vectors).max(axis=1, keepdims=True, initial=0.0)
    return np.rint(vectors * (127.0 / np.where(largest > 0, largest, 1.0))).astype(np.int8)


def encode(vectors: Floats) -> list[bytes]:
    """One blob a vector."""
    return [row.tobytes() for row in quantise(vectors)]


def decode(blobs: Iterable[bytes], dimensions: int) -> Codes:
    """Blobs to codes, shape (n, dimensions)."""
    return np.frombuffer(b"".join(blobs), dtype=np.int8).reshape(-1, dimensions)


def inverse_lengths(codes: Codes) -> Floats:
    """1 / |codes| for each row, 0 for a zero row."""
    lengths = np.empty(len(codes), dtype=np.float32)
    for start in range(0, len(codes), _BLOCK):
        block = codes[start : start + _BLOCK].astype(np.float32)
        lengths[start : start + _BLOCK] = np.sqrt(np.einsum("ij,ij->i", block, block))
    return np.divide(1.0, lengths, out=np.zeros_like(lengths), where=lengths > 0)


def mean_direction(codes: Codes, inverse: Floats) -> NDArray[np.float64]:
    """The mean (d,) of the vectors at length 1, given `inverse_lengths` of their codes; all zeros of none."""
    total = np.zeros(codes.shape[1])
    for start in range(0, len(codes), _FEW):
        total += inverse[start : start + _FEW].astype(np.float64) @ codes[start : start + _FEW]
    return total / max(1, len(codes))


def cosines(codes: Codes, query: Floats) -> Floats:
    """Exact cosines of the kept vectors with `query` (d,), whatever its length."""
    floats = codes.astype(np.float32)
    return (floats @ unit(query)) * inverse_lengths(codes)


def unit(vector: Floats) -> Floats:
    """The vector at length 1; a zero vector stays zero."""
    vector = np.asarray(vector, dtype=np.float32)
    length = math.sqrt(vector @ vector)
    return vector / length if length > 0 else vector
