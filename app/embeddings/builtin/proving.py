"""Finds a way to compute that this processor can: it has to give the right vector of a known text.

OpenVINO picks other code for each kind of processor. A kind that nobody tried may refuse a recipe, or compute
nonsense, which must not get into an index.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import openvino as ov

from app.embeddings.builtin.encoder import Encoder
from app.embeddings.builtin.model_file import MODEL_NAME, no_way_to_compute
from app.embeddings.builtin.recipes import Recipe
from app.embeddings.builtin.weights import WeightFile
from app.embeddings.provider import Vectors
from app.resources import resource_path

TEXT = "query: warm"
TOKENS = (0, 41, 1294, 12, 24814, 2)
"""The ids of the text: the proof shall not wait for the tokenizer."""
STORED = np.dtype("<f2")
_NEAR = 0.99
"""The recipes' own rounding leaves .9998; unrelated texts have .75 to .85 with this model."""

log = logging.getLogger(__name__)


def first_way(
    core: ov.Core, weights: WeightFile, recipes: Sequence[Recipe], trying: Callable[[str], None]
) -> tuple[Recipe, Encoder]:
    """The first recipe, with its encoder for one text at a time.

    `trying` hears its name before, should it end this process. Raises `WayFailed`. Another recipe is for
    another process: OpenVINO may crash after one that failed.
    """
    if not recipes:
        raise no_way_to_compute()
    trying(recipes[0].name)
    return recipes[0], proved_encoder(core, weights, recipes[0], 1)


def proved_encoder(core: ov.Core, weights: WeightFile, recipe: Recipe, streams: int) -> Encoder:
    """An encoder that is ready for its first text. Raises `WayFailed` if it is not compiled or not right."""
    try:
        encoder = Encoder(core, weights, recipe, streams)
        if not is_right(encoder.encode([TOKENS])):
            raise ValueError("it gives another vector of a known text than it must")
    except Exception as error:
        log.warning("the built-in model cannot be computed as %s: %s", recipe.name, error)
        raise no_way_to_compute(another=not recipe.simplest) from error
    return encoder


def is_right(vectors: Vectors) -> bool:
    """Whether this is the known text's vector."""
    expected = np.fromfile(reference_file(), STORED).astype(np.float32)
    if vectors.shape != (1, len(expected)) or not np.isfinite(vectors).all():
        return False
    lengths = np.linalg.norm(vectors) * np.linalg.norm(expected)
    return bool(vectors[0] @ expected >= _NEAR * lengths > 0)


def reference_file() -> Path:
    """The known text's vector as float32 gives it; `installers/model/reference.py` writes it."""
    return resource_path(f"reference/{MODEL_NAME}.bin")
