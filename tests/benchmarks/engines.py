"""The built-in weights by ONNX Runtime and by OpenVINO, on the same texts, in turns: passages a second.

python -m tests.benchmarks.engines [--tokens 4000]

Both compute only: the token ids are ready, in the same batches, on the same number of threads. ONNX Runtime
is installed for this into a temporary folder; its graph is written here with the package `onnx`, with the
weights as 4-bit integers (its MatMulNBits, activations as int8) and as float32.

Found on two cores of a server with VNNI: OpenVINO makes 1.7 times as many passages as ONNX Runtime with 4-bit
weights, so it stays.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from app.embeddings.builtin.batches import make_batches, padded
from app.embeddings.builtin.model_file import FILE_NAME, find_model
from app.embeddings.builtin.recipes import Recipe, document_threads, recipes_to_try
from app.embeddings.builtin.tokenizer import Tokenizer
from app.embeddings.builtin.weights import BLOCK, WeightFile, unpack
from app.embeddings.builtin.worker import BATCH_TOKENS
from tests.benchmarks.embeddings import Spent, passages

ROUNDS = 3
Batch = tuple[NDArray[np.float32], NDArray[np.float32]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tokens", type=int, default=4_000, help="how many tokens of documents")
    options = parser.parse_args()
    model = find_model()
    if model is None:
        raise SystemExit("there is no built-in model: run `make setup`")
    weights = WeightFile(model / FILE_NAME)
    tokenizer = Tokenizer(weights.vocabulary())
    texts = passages(tokenizer, options.tokens)
    batches = prepared(weights, tokenizer, texts)
    with tempfile.TemporaryDirectory() as folder:
        install(Path(folder))
        engines = {
            f"OpenVINO {fastest_recipe().name}": openvino(weights),
            "ONNX Runtime 4-bit": onnx_runtime(weights, compressed=True),
            "ONNX Runtime float32": onnx_runtime(weights, compressed=False),
        }
        spent = {name: Spent() for name in engines}
        for turn in range(ROUNDS + 1):
            made = {}
            for name, run in engines.items():
                watch = spent[name] if turn else Spent()  # the first turn warms up
                made[name] = watch.run(
                    lambda _texts, run=run: np.concatenate(run(batches)), texts, time.process_time
                )
    first = next(iter(made.values()))
    for name, used in spent.items():
        rate, busy = (ROUNDS * len(texts) / seconds for seconds in (used.wall, used.processor))
        lowest = np.sum(made[name] * first, axis=1).min()
        print(
            f"  {name:22} {rate:6.1f} passages/s, {busy:6.1f} a processor second, lowest cosine {lowest:.5f}"
        )


def prepared(weights: WeightFile, tokenizer: Tokenizer, texts: Sequence[str]) -> list[Batch]:
    """Word vectors and mask of each batch, as the worker makes them."""
    shape = weights.shape
    rows = unpack(weights.raw_blocks("emb.word", shape.width)).dense().reshape(-1, shape.width)
    places = weights.floats("emb.pos").reshape(-1, shape.width) + weights.floats("emb.type")[: shape.width]
    tokens = [tokenizer.encode("passage: " + text, shape.positions) for text in texts]
    batches = []
    for batch in make_batches([len(ids) for ids in tokens], BATCH_TOKENS):
        length = padded(max(len(tokens[index]) for index in batch))
        ids, mask = np.ones((len(batch), length), np.int64), np.zeros((len(batch), length), np.float32)
        for row, index in enumerate(batch):
            ids[row, : len(tokens[index])] = tokens[index]
            mask[row, : len(tokens[index])] = 1.0
        batches.append((rows[ids] + places[:length], mask))
    return batches


def fastest_recipe() -> Recipe:
    import openvino as ov

    return recipes_to_try(ov.Core().get_property("CPU", "OPTIMIZATION_CAPABILITIES"))[0]


def openvino(weights: WeightFile) -> Callable[[list[Batch]], list[Any]]:
    import openvino as ov

    from app.embeddings.builtin.graph import GraphBuilder

    recipe, threads = fastest_recipe(), document_threads()
    graph = GraphBuilder(weights, group=recipe.group).build()
    compiled = ov.Core().compile_model(graph, "CPU", recipe.options(threads))

    def one(batch: Batch) -> Any:
        request = compiled.create_infer_request()
        request.infer(list(batch), share_inputs=True)
        return request.get_output_tensor(0).data.copy()

    return side_by_side(one, threads)


def onnx_runtime(weights: WeightFile, *, compressed: bool) -> Callable[[list[Batch]], list[Any]]:
    import onnxruntime as ort

    options = ort.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    graph = OnnxGraph(weights, compressed=compressed).serialised()
    session = ort.InferenceSession(graph, options, providers=["CPUExecutionProvider"])
    return side_by_side(
        lambda batch: session.run(None, {"words": batch[0], "mask": batch[1]})[0], document_threads()
    )


def side_by_side(one: Callable[[Batch], Any], threads: int) -> Callable[[list[Batch]], list[Any]]:
    """Small batches, each on one thread: what was found best for OpenVINO."""

    def run(batches: list[Batch]) -> list[Any]:
        with ThreadPoolExecutor(threads) as pool:
            return list(pool.map(one, batches))

    return run


class OnnxGraph:
    """The graph of `app/embeddings/builtin/graph.py`, in ONNX."""

    def __init__(self, weights: WeightFile, *, compressed: bool) -> None:
        import onnx

        self._onnx, self._weights, self._shape, self._compressed = onnx, weights, weights.shape, compressed
        self._nodes: list[Any] = []
        self._constants: dict[str, Any] = {}

    def serialised(self) -> bytes:
        helper, kinds, width = self._onnx.helper, self._onnx.TensorProto, self._shape.width
        absent = self._op("Sub", self._constant("one", np.float32(1)), "mask")
        hidden = self._op("Mul", absent, self._constant("hidden", np.float32(-1e9)))
        hidden = self._op("Unsqueeze", hidden, self._constant("axes12", np.array([1, 2])))
        states = self._normalised("words", "emb.ln")
        for layer in range(self._shape.layers):
            states = self._layer(states, hidden, f"l{layer}.")
        last, first = self._constant("axis2", np.array([2])), self._constant("axis1", np.array([1]))
        present = self._op("Unsqueeze", "mask", last)
        total = self._op("ReduceSum", self._op("Mul", states, present), first, keepdims=0)
        mean = self._op("Div", total, self._op("ReduceSum", present, first, keepdims=0))
        length = self._op("ReduceL2", mean, first, keepdims=1)
        self._nodes.append(helper.make_node("Div", [mean, length], ["vectors"]))
        graph = helper.make_graph(
            self._nodes,
            "encoder",
            [
                helper.make_tensor_value_info("words", kinds.FLOAT, ["texts", "tokens", width]),
                helper.make_tensor_value_info("mask", kinds.FLOAT, ["texts", "tokens"]),
            ],
            [helper.make_tensor_value_info("vectors", kinds.FLOAT, ["texts", width])],
            list(self._constants.values()),
        )
        sets = [helper.make_opsetid("", 20), helper.make_opsetid("com.microsoft", 1)]
        made: bytes = helper.make_model(graph, opset_imports=sets, ir_version=10).SerializeToString()
        return made

    def _layer(self, states: str, hidden: str, prefix: str) -> str:
        width, heads, inner = self._shape.width, self._shape.heads, self._shape.inner_width
        by_head = self._constant("by_head", np.array([0, 0, heads, width // heads]))
        queries, keys, values = (
            self._op("Reshape", self._linear(states, prefix + name, width), by_head) for name in "qkv"
        )
        scale = self._constant("scale", np.float32((width // heads) ** -0.5))
        queries = self._op("Transpose", self._op("Mul", queries, scale), perm=[0, 2, 1, 3])
        keys = self._op("Transpose", keys, perm=[0, 2, 3, 1])
        values = self._op("Transpose", values, perm=[0, 2, 1, 3])
        weights = self._op("Softmax", self._op("Add", self._op("MatMul", queries, keys), hidden), axis=-1)
        context = self._op("Transpose", self._op("MatMul", weights, values), perm=[0, 2, 1, 3])
        context = self._op("Reshape", context, self._constant("together", np.array([0, 0, width])))
        attended = self._op("Add", states, self._linear(context, prefix + "ao", width))
        states = self._normalised(attended, prefix + "aln")
        expanded = self._op("Gelu", self._linear(states, prefix + "fi", width))
        return self._normalised(
            self._op("Add", states, self._linear(expanded, prefix + "fo", inner)), prefix + "oln"
        )

    def _linear(self, states: str, name: str, columns: int) -> str:
        blocks = unpack(self._weights.raw_blocks(name + ".w", columns))
        bias = self._constant(name + ".b", self._weights.floats(name + ".b"))
        if not self._compressed:
            dense = blocks.dense().reshape(-1, columns)
            matrix = self._constant(name + ".w", np.ascontiguousarray(dense.T))
            return self._op("Add", self._op("MatMul", states, matrix), bias)
        values = (blocks.values.reshape(-1, columns // BLOCK, BLOCK).astype(np.int16) + 8).astype(np.uint8)
        packed = values[..., 0::2] | (values[..., 1::2] << 4)
        scales = blocks.scales.astype(np.float32).reshape(-1)
        product = self._op(
            "MatMulNBits",
            states,
            self._constant(name + ".w", packed),
            self._constant(name + ".s", scales),
            domain="com.microsoft",
            K=columns,
            N=len(values),
            bits=4,
            block_size=BLOCK,
            accuracy_level=4,
        )
        return self._op("Add", product, bias)

    def _normalised(self, states: str, name: str) -> str:
        factor, bias = (self._constant(name + end, self._weights.floats(name + end)) for end in (".w", ".b"))
        return self._op("LayerNormalization", states, factor, bias, axis=-1, epsilon=self._shape.epsilon)

    def _constant(self, name: str, value: Any) -> str:
        self._constants.setdefault(name, self._onnx.numpy_helper.from_array(np.asarray(value), name))
        return name

    def _op(self, kind: str, *inputs: str, **attributes: Any) -> str:
        name = f"n{len(self._nodes)}"
        self._nodes.append(self._onnx.helper.make_node(kind, list(inputs), [name], **attributes))
        return name


def install(folder: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--only-binary=:all:",
        "--target",
        str(folder),
    ]
    if subprocess.run([*command, "onnx", "onnxruntime"], check=False).returncode:
        raise SystemExit("ONNX Runtime could not be installed")
    sys.path.append(str(folder))


if __name__ == "__main__":
    main()
