"""Groups texts of like length, so that little is computed for padding."""

from __future__ import annotations

from collections.abc import Sequence

PADDING_STEP = 4
"""Lengths are rounded up to this many tokens: few different shapes, so OpenVINO prepares few kernels."""


def padded(length: int) -> int:
    """The length, in tokens, to which a text of this many tokens is filled up."""
    return -(-length // PADDING_STEP) * PADDING_STEP


def make_batches(lengths: Sequence[int], budget: int) -> list[list[int]]:
    """Indices of the texts, shortest first, in groups of at most `budget` padded tokens or one text."""
    batches: list[list[int]] = []
    current: list[int] = []
    for index in sorted(range(len(lengths)), key=lengths.__getitem__):
        if current and padded(lengths[index]) * (len(current) + 1) > budget:
            batches.append(current)
            current = []
        current.append(index)
    return [*batches, current] if current else batches
