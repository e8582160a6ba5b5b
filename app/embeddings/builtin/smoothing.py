"""How strong each channel of the activations is, so that rounding them to int8 loses little.

A few channels are 10 to 90 times as strong as the others; what shares a scale with them would be rounded
away. SmoothQuant (Xiao et al. 2023, arXiv:2211.10438, with alpha = 1/2): the activations are divided by a
factor for each channel, the weights that meet it multiplied by the same. The factors are the roots of the
channels' root mean squares over the sample memory; `installers/model/smoothing.py` measures them and writes
the file, a signed byte a channel: eighths of the factor's binary logarithm.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from app.embeddings.builtin.model_file import MODEL_NAME
from app.embeddings.builtin.weights import ModelShape
from app.resources import resource_path

STEPS = 8
INPUTS = ("qkv", "ao", "fi", "fo")
"""What is rounded in each layer: the inputs of queries, keys and values; of their output; of both of the
feed-forward matrices.
"""


class Smoothing:
    """The factors of each matrix's input. Raises `OSError` or `ValueError` if the file is not the model's."""

    def __init__(self, shape: ModelShape, file: Path | None = None) -> None:
        steps = np.fromfile(file or smoothing_file(), np.int8)
        widths = [shape.inner_width if name == "fo" else shape.width for name in INPUTS] * shape.layers
        if len(steps) != sum(widths):
            raise ValueError("not the factors of this model")
        names = [f"l{layer}.{name}" for layer in range(shape.layers) for name in INPUTS]
        parts = np.split(np.exp2(steps / np.float32(STEPS)), np.cumsum(widths)[:-1])
        self._factors = dict(zip(names, parts, strict=True))

    def __getitem__(self, name: str) -> NDArray[np.float32]:
        """By the name of an input, such as `l0.qkv`; shape (channels,)."""
        return self._factors[name]


def steps_of(strength: NDArray[np.float64]) -> NDArray[np.int8]:
    """The bytes for channels of this root mean square; the geometric mean of the factors is 1."""
    logarithm = np.log2(np.maximum(strength, strength.mean() / 100)) / 2
    steps: NDArray[np.int8] = np.rint((logarithm - logarithm.mean()) * STEPS).astype(np.int8)
    return steps


def smoothing_file() -> Path:
    return resource_path(f"smoothing/{MODEL_NAME}.bin")
