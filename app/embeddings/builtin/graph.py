"""The transformer as an OpenVINO graph: from word vectors to one unit vector for each text.

BERT's encoder (Devlin et al. 2018, arXiv:1810.04805) with mean pooling, as multilingual-e5-small uses it.
The table of word vectors stays outside: it is 250,000 rows, of which a text needs a few.
"""

from __future__ import annotations

import numpy as np
import openvino as ov
import openvino.opset13 as ops
from numpy.typing import NDArray

from app.embeddings.builtin.smoothing import Smoothing
from app.embeddings.builtin.weights import WeightFile, regroup, unpack

_HIDDEN = -1e9
"""Added to the attention score of padding: its weight becomes 0, and never the NaN of an infinity."""


class GraphBuilder:
    """Builds the graph.

    With a `group` the weights are int8 with a scale for so many, so that OpenVINO may multiply integers (see
    `recipes.py`), and the activations are smoothed before; with 0 they become float32.
    """

    def __init__(self, weights: WeightFile, *, group: int) -> None:
        self._weights = weights
        self._shape = weights.shape
        self._group = group
        self._smoothing = Smoothing(weights.shape) if group else None

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
        context = self._attention(states, hidden, prefix)
        attended = ops.add(states, self._linear(context, prefix, "ao"))
        states = self._normalised(attended, prefix + "aln")
        expanded = ops.gelu(self._linear(states, prefix, "fi"), "erf")
        return self._normalised(ops.add(states, self._linear(expanded, prefix, "fo")), prefix + "oln")

    def _attention(self, states: ov.Node, hidden: ov.Node, prefix: str) -> ov.Node:
        width, heads = self._shape.width, self._shape.heads
        by_head, together = _integers(0, 0, heads, width // heads), _integers(0, 0, width)
        swap = _integers(0, 2, 1, 3)
        smooth = self._smoothed(states, prefix + "qkv")
        queries, keys, values = (
            ops.transpose(
                ops.reshape(self._product(smooth, prefix + name, prefix + "qkv"), by_head, True), swap
            )
            for name in "qkv"
        )
        # Written out rather than as one operation: OpenVINO's fused form of this pattern was the faster.
        scaled = ops.multiply(queries, _number((width // heads) ** -0.5))
        scores = ops.add(ops.matmul(scaled, keys, False, True), hidden)
        context = ops.matmul(ops.softmax(scores, -1), values, False, False)
        return ops.reshape(ops.transpose(context, swap), together, True)

    def _linear(self, states: ov.Node, prefix: str, name: str) -> ov.Node:
        name = prefix + name
        return self._product(self._smoothed(states, name), name, name)

    def _smoothed(self, states: ov.Node, channels: str) -> ov.Node:
        if self._smoothing is None:
            return states
        return ops.multiply(states, ops.constant(1 / self._smoothing[channels]))

    def _product(self, smooth: ov.Node, name: str, channels: str) -> ov.Node:
        product = ops.matmul(smooth, self._matrix(name + ".w", channels), False, True)
        return ops.add(product, ops.constant(self._weights.floats(name + ".b")))

    def _matrix(self, name: str, channels: str) -> ov.Node:
        columns = self._shape.inner_width if channels.endswith("fo") else self._shape.width
        matrix = unpack(self._weights.raw_blocks(name, columns)).dense()
        if self._smoothing is None:
            return ops.constant(matrix)
        blocks = regroup(matrix * self._smoothing[channels], self._group)
        # The one shape of operations that OpenVINO recognises as compressed weights.
        values = ops.convert(ops.constant(blocks.values), "f16")
        scaled = ops.multiply(values, ops.constant(blocks.scales))
        return ops.convert(ops.reshape(scaled, _integers(*matrix.shape), False), "f32")

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
