"""The transformer as an OpenVINO graph: from word vectors to one unit vector for each text.

BERT's encoder (Devlin et al. 2018, arXiv:1810.04805) with mean pooling, as multilingual-e5-small uses it.
The table of word vectors stays outside: it is 250,000 rows, of which a text needs a few.
"""

from __future__ import annotations

import numpy as np
import openvino as ov
import openvino.opset13 as ops
from numpy.typing import NDArray

from app.embeddings.builtin.weights import BLOCK, WeightFile, unpack

_HIDDEN = -1e9
"""Added to the attention score of padding: its weight becomes 0, and never the NaN of an infinity."""


class GraphBuilder:
    """Builds the graph.

    `compressed` keeps the weights as int8 with a scale for each 32, as in the file, so that OpenVINO may
    multiply integers (see `recipes.py`); otherwise they become float32.
    """

    def __init__(self, weights: WeightFile, *, compressed: bool) -> None:
        self._weights = weights
        self._shape = weights.shape
        self._compressed = compressed

    def build(self) -> ov.Model:
        """Make it.

        Inputs: word vectors (texts, tokens, width) and a mask (texts, tokens), 1 for a token, 0 for padding.
        Output: one vector of length 1 for each text, (texts, width).
        """
        words = ops.parameter([-1, -1, self._shape.width], ov.Type.f32, name="words")
        mask = ops.parameter([-1, -1], ov.Type.f32, name="mask")
        absent = ops.subtract(_number(1.0), mask)
        hidden = ops.unsqueeze(ops.multiply(absent, _number(_HIDDEN)), _integers(1, 2))
        states = self._normalised(words, "emb.ln")
        for layer in range(self._shape.layers):
            states = self._layer(states, hidden, f"l{layer}.")
        return ov.Model([self._pooled(states, mask)], [words, mask], "encoder")

    def _layer(self, states: ov.Node, hidden: ov.Node, prefix: str) -> ov.Node:
        width, inner = self._shape.width, self._shape.inner_width
        context = self._attention(states, hidden, prefix)
        attended = ops.add(states, self._linear(context, prefix + "ao", width))
        states = self._normalised(attended, prefix + "aln")
        expanded = ops.gelu(self._linear(states, prefix + "fi", width), "erf")
        return self._normalised(ops.add(states, self._linear(expanded, prefix + "fo", inner)), prefix + "oln")

    def _attention(self, states: ov.Node, hidden: ov.Node, prefix: str) -> ov.Node:
        width, heads = self._shape.width, self._shape.heads
        by_head, together = _integers(0, 0, heads, width // heads), _integers(0, 0, width)
        swap = _integers(0, 2, 1, 3)
        queries, keys, values = (
            ops.transpose(ops.reshape(self._linear(states, prefix + name, width), by_head, True), swap)
            for name in "qkv"
        )
        # Written out rather than as one operation: OpenVINO's fused form of this pattern was the faster.
        scaled = ops.multiply(queries, _number((width // heads) ** -0.5))
        scores = ops.add(ops.matmul(scaled, keys, False, True), hidden)
        context = ops.matmul(ops.softmax(scores, -1), values, False, False)
        return ops.reshape(ops.transpose(context, swap), together, True)

    def _linear(self, states: ov.Node, name: str, columns: int) -> ov.Node:
        product = ops.matmul(states, self._matrix(name + ".w", columns), False, True)
        return ops.add(product, ops.constant(self._weights.floats(name + ".b")))

    def _matrix(self, name: str, columns: int) -> ov.Node:
        blocks = unpack(self._weights.raw_blocks(name, columns))
        if not self._compressed:
            return ops.constant(blocks.dense())
        # The one shape of operations that OpenVINO recognises as compressed weights.
        values = ops.convert(ops.constant(blocks.values), "f16")
        scaled = ops.multiply(values, ops.constant(blocks.scales))
        matrix = ops.reshape(scaled, _integers(len(blocks.values), columns // BLOCK * BLOCK), False)
        return ops.convert(matrix, "f32")

    def _normalised(self, states: ov.Node, name: str) -> ov.Node:
        plain = ops.mvn(states, _integers(-1), True, self._shape.epsilon, "inside_sqrt")
        scaled = ops.multiply(plain, ops.constant(self._weights.floats(name + ".w")))
        return ops.add(scaled, ops.constant(self._weights.floats(name + ".b")))

    def _pooled(self, states: ov.Node, mask: ov.Node) -> ov.Node:
        present = ops.unsqueeze(mask, _integers(2))
        total = ops.reduce_sum(ops.multiply(states, present), _integers(1), False)
        mean = ops.divide(total, ops.reduce_sum(present, _integers(1), False))
        return ops.normalize_l2(mean, _integers(1), 1e-12, "add")


def _integers(*values: int) -> ov.Node:
    numbers: NDArray[np.int64] = np.array(values, np.int64)
    return ops.constant(numbers)


def _number(value: float) -> ov.Node:
    return ops.constant(np.float32(value))
