"""What every vector must be before anybody else sees it."""

from __future__ import annotations

import numpy as np

from app.embeddings.provider import EmbeddingError, Vectors


def vectors_from_bytes(data: bytes, shape: tuple[int, ...], expected: tuple[int, int]) -> Vectors:
    """Float32 numbers as unit vectors. Raises `EmbeddingError` if they are not of the expected shape."""
    numbers: Vectors = np.frombuffer(data, np.float32)
    if shape != expected or numbers.size != expected[0] * expected[1]:
        raise EmbeddingError(
            "The embedding model answered wrongly",
            f"It gave vectors of the shape {shape} where {expected} were asked for.",
            "If this happens again, choose another model in the settings.",
        )
    return unit_vectors(numbers.reshape(expected))


def unit_vectors(vectors: Vectors) -> Vectors:
    """A copy with each row of length 1 and every number that is not finite taken as 0; zero rows stay."""
    # In float64, since the square of a large float32 would overflow.
    finite = np.nan_to_num(vectors.astype(np.float64), nan=0.0, posinf=0.0, neginf=0.0)
    lengths = np.linalg.norm(finite, axis=1, keepdims=True)
    unit: Vectors = (finite / np.where(lengths > 0, lengths, 1)).astype(np.float32)
    return unit
