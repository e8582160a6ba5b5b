from __future__ import annotations

import struct
from pathlib import Path

import numpy as np
import pytest

from app.embeddings.builtin.weights import WeightFile, unpack


def test_a_block_of_four_bit_weights() -> None:
    packed = bytes(low | (15 - low) << 4 for low in range(16))
    raw = np.frombuffer(np.float16(0.5).tobytes() + packed, np.uint8).reshape(1, 1, 18)
    blocks = unpack(raw)
    expected = [low - 8 for low in range(16)] + [7 - low for low in range(16)]
    assert blocks.values.tolist() == [[expected]]
    assert blocks.dense().tolist() == [[value * 0.5 for value in expected]]


def test_the_model_has_the_shape_of_e5_small(model_folder: Path) -> None:
    weights = WeightFile(model_folder / "model.bin")
    assert (weights.shape.width, weights.shape.layers, weights.shape.heads) == (384, 12, 12)
    assert weights.raw_blocks("emb.word", 384).shape == (250_037, 12, 18)
    assert weights.floats("l11.oln.w").shape == (384,)
    vocabulary = weights.vocabulary()
    assert (vocabulary.pieces[35378], vocabulary.unknown, vocabulary.end) == ("▁Hello", 3, 2)


@pytest.mark.parametrize("size", [3, 40, 100, 5_000_000])
def test_a_file_that_is_cut_off_is_refused(model_folder: Path, tmp_path: Path, size: int) -> None:
    with (model_folder / "model.bin").open("rb") as stream:
        (tmp_path / "model.bin").write_bytes(stream.read(size))
    with pytest.raises((ValueError, struct.error)):
        WeightFile(tmp_path / "model.bin")


def test_another_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "model.bin").write_bytes(b"GGUF" + bytes(1000))
    with pytest.raises(ValueError, match="known kind"):
        WeightFile(tmp_path / "model.bin")
