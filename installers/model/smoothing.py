"""Measure how strong the channels of the built-in model's activations are, on the sample memory.

python -m installers.model.smoothing

Writes the file that `app/embeddings/builtin/smoothing.py` reads. Needed again only for another model.
"""

from __future__ import annotations

import numpy as np
import openvino as ov
from numpy.typing import NDArray

from app.embeddings.builtin.encoder import Encoder
from app.embeddings.builtin.graph import GraphBuilder
from app.embeddings.builtin.model_file import FILE_NAME, model_directory
from app.embeddings.builtin.privacy import forbid_telemetry
from app.embeddings.builtin.recipes import RECIPES
from app.embeddings.builtin.smoothing import smoothing_file, steps_of
from app.embeddings.builtin.tokenizer import Tokenizer
from app.embeddings.builtin.weights import WeightFile
from app.resources import resource_path


class WatchedBuilder(GraphBuilder):
    """Keeps the inputs of the matrices, in the order of the file."""

    def build(self) -> ov.Model:
        self.inputs: dict[str, ov.Node] = {}
        model = super().build()
        model.add_outputs([node.output(0) for node in self.inputs.values()])
        return model

    def _smoothed(self, states: ov.Node, channels: str) -> ov.Node:
        self.inputs[channels] = states
        return states


def main() -> None:
    """Measure and write."""
    smoothing_file().parent.mkdir(exist_ok=True)
    measure().tofile(smoothing_file())


def measure() -> NDArray[np.int8]:
    """The bytes of all channels, in the file's order."""
    forbid_telemetry()
    weights, core, recipe = WeightFile(model_directory() / FILE_NAME), ov.Core(), RECIPES["float32"]
    tokenizer, encoder = Tokenizer(weights.vocabulary()), Encoder(core, weights, recipe, 1)
    builder = WatchedBuilder(weights, group=0)
    request = core.compile_model(builder.build(), "CPU", recipe.options(1)).create_infer_request()
    squares = [np.zeros(1)] * len(builder.inputs)
    for text in sample_lines():
        ids = np.array([tokenizer.encode(text, weights.shape.positions)])
        request.infer([encoder.look_up(ids), np.ones(ids.shape, np.float32)])
        for number, total in enumerate(squares):
            found = request.get_output_tensor(number + 1).data[0].astype(np.float64)
            squares[number] = total + (found**2).sum(axis=0)
    return np.concatenate([steps_of(np.sqrt(total)) for total in squares])


def sample_lines() -> list[str]:
    """The lines of the sample memory, in four languages, as notes and as questions."""
    files = sorted(resource_path("sample").rglob("*.md"))
    lines = [line.strip("-# ") for file in files for line in file.read_text("utf-8").splitlines()]
    return [prefix + line for line in lines if line for prefix in ("passage: ", "query: ")]


if __name__ == "__main__":
    main()
