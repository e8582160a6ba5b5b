"""Runs the compiled graph on batches of token ids."""

from __future__ import annotations

from collections.abc import Sequence
from queue import SimpleQueue

import numpy as np
import openvino as ov
from numpy.typing import NDArray

from app.embeddings.builtin.batches import padded
from app.embeddings.builtin.graph import GraphBuilder
from app.embeddings.builtin.recipes import Recipe
from app.embeddings.builtin.weights import BLOCK_BYTES, WeightFile, unpack
from app.embeddings.provider import Vectors

_PADDING_ID = 1


class Encoder:
    """A compiled graph for so many threads at a time as it has streams. Making it takes about 0.4 s.

    The threads in which it computes have the priority of the thread that makes it.
    """

    def __init__(self, core: ov.Core, weights: WeightFile, recipe: Recipe, streams: int) -> None:
        self._shape = weights.shape
        self._words = weights.raw_blocks("emb.word", self._shape.width)
        first_type = weights.floats("emb.type")[: self._shape.width]
        self._places = weights.floats("emb.pos").reshape(-1, self._shape.width) + first_type
        graph = GraphBuilder(weights, group=recipe.group).build()
        compiled = core.compile_model(graph, "CPU", recipe.options(streams))
        self._free: SimpleQueue[ov.InferRequest] = SimpleQueue()
        for _ in range(streams):
            self._free.put(compiled.create_infer_request())

    def encode(self, tokens: Sequence[Sequence[int]]) -> Vectors:
        """Unit vectors of texts given as ids, shape (texts, width)."""
        length = padded(max(map(len, tokens)))
        ids = np.full((len(tokens), length), _PADDING_ID, np.int64)
        mask = np.zeros((len(tokens), length), np.float32)
        for row, text in enumerate(tokens):
            ids[row, : len(text)] = text
            mask[row, : len(text)] = 1.0
        request = self._free.get()
        try:
            request.infer([self.look_up(ids), mask], share_inputs=True)
            vectors: Vectors = request.get_output_tensor(0).data.copy()
        finally:
            self._free.put(request)
        if vectors.shape != (len(tokens), self._shape.width):
            # OpenVINO can lose the error of a step that it could not prepare: the output is then left empty.
            raise RuntimeError(f"OpenVINO gave vectors of the shape {vectors.shape} for {len(tokens)} texts")
        return vectors

    def look_up(self, ids: NDArray[np.int64]) -> NDArray[np.float32]:
        """Word and position vectors, shape (texts, tokens, width). A word that repeats is unpacked once."""
        distinct, inverse = np.unique(ids, return_inverse=True)
        words = unpack(self._words[distinct].reshape(len(distinct), -1, BLOCK_BYTES)).dense()
        found: NDArray[np.float32] = words[inverse.reshape(ids.shape)] + self._places[: ids.shape[1]]
        return found
