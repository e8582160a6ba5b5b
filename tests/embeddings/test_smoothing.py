"""Activations of like strength in all channels: int8 with a scale for 128 is then as good as for 32."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from app.embeddings.builtin import graph
from app.embeddings.builtin.model_file import FILE_NAME
from app.embeddings.builtin.smoothing import Smoothing, smoothing_file, steps_of
from app.embeddings.builtin.weights import ModelShape, WeightFile, regroup

SHAPE = ModelShape(width=384, layers=12, heads=12, inner_width=1536, vocabulary=9, positions=9, epsilon=0.1)
TEXTS = (
    "passage: The spare key is at the neighbour's, under the blue pot.",
    "passage: 予備の鍵は隣の家に預けてあります。",
    "query: 备用钥匙放在哪里？",
    "query: 여분 열쇠는 어디에 있나요?",
)


def test_the_factors_of_an_input_neither_strengthen_nor_weaken_it() -> None:
    factors = Smoothing(SHAPE)
    for name, channels in (("l0.qkv", 384), ("l5.ao", 384), ("l11.fi", 384), ("l11.fo", 1536)):
        assert factors[name].shape == (channels,)
        assert abs(np.log2(factors[name]).mean()) < 1 / 16
    assert factors["l0.fo"].max() > 4 * np.median(factors["l0.fo"]), "some channels are far stronger"


def test_a_file_of_another_model_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "smoothing.bin"
    file.write_bytes(smoothing_file().read_bytes()[:-1])
    with pytest.raises(ValueError, match="not the factors"):
        Smoothing(SHAPE, file)


def test_a_channel_four_times_as_strong_is_halved_and_silence_is_no_infinity() -> None:
    steps = steps_of(np.array([1.0, 1.0, 4.0, 0.0]))
    assert steps[2] - steps[0] == 8
    assert steps[3] < steps[0]


def test_the_file_is_what_the_sample_memory_gives(model_folder: Path) -> None:
    from installers.model.smoothing import measure

    kept = np.fromfile(smoothing_file(), np.int8)
    assert np.abs(measure().astype(int) - kept).max() <= 1, "rounding differs between processors"


def test_coarser_blocks_of_finer_values_keep_the_matrix() -> None:
    matrix = np.random.default_rng(1).normal(size=(6, 256)).astype(np.float32)
    matrix[0] = 0
    blocks = regroup(matrix, 128)
    assert (blocks.values.shape, blocks.scales.shape) == ((6, 2, 128), (6, 2, 1))
    assert np.abs(blocks.values).max() == 127
    error = np.abs(blocks.dense() - matrix).reshape(6, 2, 128).max(axis=2)
    assert (error <= blocks.scales[..., 0] * 0.57).all()  # half a step, and the rounding of the scale


def test_smoothing_halves_what_rounding_loses(model_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    smooth = lost(model_folder, "int8")
    monkeypatch.setattr(graph, "Smoothing", Rough)
    assert smooth < 0.6 * lost(model_folder, "int8")
    assert smooth < 2e-4


class Rough(Smoothing):
    """No smoothing at all."""

    def __getitem__(self, name: str) -> NDArray[np.float32]:
        return np.ones_like(super().__getitem__(name))


def lost(model_folder: Path, recipe: str) -> float:
    """How far the vectors are from those of float32: 1 - cosine, on average."""
    import openvino as ov

    from app.embeddings.builtin.encoder import Encoder
    from app.embeddings.builtin.privacy import forbid_telemetry
    from app.embeddings.builtin.recipes import RECIPES
    from app.embeddings.builtin.tokenizer import Tokenizer

    forbid_telemetry()
    weights, core = WeightFile(model_folder / FILE_NAME), ov.Core()
    tokenizer = Tokenizer(weights.vocabulary())
    tokens = [tokenizer.encode(text, 512) for text in TEXTS]
    rounded, exact = (Encoder(core, weights, RECIPES[name], 1).encode(tokens) for name in (recipe, "float32"))
    return float(1 - (rounded * exact).sum(axis=1).mean())
