"""Reads the model's file: vocabulary, float32 tensors, and matrices in 4-bit blocks.

Layout, all little-endian: the magic `E5S1`, a version, nine numbers on the model, the vocabulary (ids of the
special pieces, offsets, scores, the pieces' UTF-8), a table of character replacements (not needed here: see
`tokenizer.normalise`), then a directory of tensors (name, kind, number of elements, offset, bytes).
A block of Q4_0 holds 32 weights in 18 bytes: a float16 scale, then 16 bytes whose low halves are the first 16
weights and whose high halves the other 16, each plus 8.
"""

from __future__ import annotations

import mmap
import struct
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

BLOCK = 32
BLOCK_BYTES = 18
MAGIC = b"E5S1"
_HEADER = struct.Struct("<4sI7ifi")
_VOCABULARY = struct.Struct("<5iQ")
_TENSOR = struct.Struct("<BIQQ")


@dataclass(frozen=True, slots=True)
class ModelShape:
    """The numbers that describe the transformer."""

    width: int
    layers: int
    heads: int
    inner_width: int
    vocabulary: int
    positions: int
    epsilon: float


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The pieces of the unigram model by id, their log probabilities, and the ids with a special role."""

    pieces: list[str]
    scores: list[float]
    begin: int
    end: int
    padding: int
    unknown: int


@dataclass(frozen=True, slots=True)
class Blocks:
    """A matrix in blocks: an element is its value times the scale of its block.

    `scales` has the shape (rows, columns / size, 1), `values` (rows, columns / size, size). In the file a
    block has 32 values from -8 to 7.
    """

    scales: NDArray[np.float16]
    values: NDArray[np.int8]

    def dense(self) -> NDArray[np.float32]:
        """The matrix itself, shape (rows, columns)."""
        product = self.values.astype(np.float32)
        product *= self.scales
        return product.reshape(len(product), -1)


class WeightFile:
    """The model's file, mapped into memory: a page is only read when a word or a layer needs it.

    Raises `ValueError` or `struct.error` if the file is not such a file, `OSError` if it cannot be read.
    """

    def __init__(self, path: Path) -> None:
        with path.open("rb") as stream:
            self._data = mmap.mmap(stream.fileno(), 0, access=mmap.ACCESS_READ)
        magic, version, *numbers, epsilon, block = _HEADER.unpack_from(self._data, 0)
        if magic != MAGIC or version != 1 or block != BLOCK:
            raise ValueError("not a model file of the known kind")
        width, layers, heads, inner, vocabulary, positions, _types = numbers
        self.shape = ModelShape(width, layers, heads, inner, vocabulary, positions, epsilon)
        self._tensors = self._read_directory(self._skip_vocabulary())

    def vocabulary(self) -> Vocabulary:
        """Read the pieces and their scores (250,000 of them, about 0.1 s)."""
        count, begin, end, padding, unknown, length = _VOCABULARY.unpack_from(self._data, _HEADER.size)
        start = _HEADER.size + _VOCABULARY.size
        offsets = np.frombuffer(self._data, "<u4", count + 1, start).tolist()
        scores = np.frombuffer(self._data, "<f4", count, start + 4 * (count + 1)).tolist()
        text_start = start + 4 * (count + 1) + 4 * count
        text = self._data[text_start : text_start + length]
        pieces = [text[first:last].decode() for first, last in pairwise(offsets)]
        return Vocabulary(pieces, scores, begin, end, padding, unknown)

    def floats(self, name: str) -> NDArray[np.float32]:
        """A float32 tensor, flat."""
        count, offset, _ = self._tensors[name]
        return np.frombuffer(self._data, "<f4", count, offset)

    def raw_blocks(self, name: str, columns: int) -> NDArray[np.uint8]:
        """A matrix's blocks as they lie in the file, shape (rows, columns / 32, 18). Copies nothing."""
        _, offset, length = self._tensors[name]
        return np.frombuffer(self._data, np.uint8, length, offset).reshape(-1, columns // BLOCK, BLOCK_BYTES)

    def _skip_vocabulary(self) -> int:
        count, *_, length = _VOCABULARY.unpack_from(self._data, _HEADER.size)
        position: int = _HEADER.size + _VOCABULARY.size + 4 * (count + 1) + 4 * count + length
        _, replacements = struct.unpack_from("<iI", self._data, position)
        return position + 8 + int(replacements)

    def _read_directory(self, position: int) -> dict[str, tuple[int, int, int]]:
        (number,) = struct.unpack_from("<i", self._data, position)
        position += 4
        tensors = {}
        for _ in range(number):
            (length,) = struct.unpack_from("<H", self._data, position)
            name = self._data[position + 2 : position + 2 + length].decode()
            _, count, offset, size = _TENSOR.unpack_from(self._data, position + 2 + length)
            if offset + size > len(self._data):
                raise ValueError("the model file is too short")
            tensors[name] = (count, offset, size)
            position += 2 + length + _TENSOR.size
        return tensors


def regroup(matrix: NDArray[np.float32], size: int) -> Blocks:
    """The matrix in blocks of `size`, with values from -127 to 127: sixteen times as fine as in the file."""
    blocks = matrix.reshape(len(matrix), -1, size)
    largest = np.maximum(blocks.max(axis=2, keepdims=True), -blocks.min(axis=2, keepdims=True))
    scales = (largest / 127).astype(np.float16)
    values = np.divide(blocks, scales, out=np.zeros_like(blocks), where=scales > 0, dtype=np.float32)
    return Blocks(scales, np.rint(values, out=values).astype(np.int8))


def unpack(raw: NDArray[np.uint8]) -> Blocks:
    """Split blocks, shape (rows, blocks, 18), into scales and values."""
    scales = np.ascontiguousarray(raw[..., :2]).view(np.float16)
    packed = raw[..., 2:]
    values = np.concatenate((packed & 15, packed >> 4), axis=-1).view(np.int8)
    values -= 8
    return Blocks(scales, values)
