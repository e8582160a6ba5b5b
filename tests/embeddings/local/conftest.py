"""Small models, the built-in one as a GGUF, and providers that are closed after their test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from app.embeddings.local.provider import LocalProvider
from tests.embeddings.local.repacked_e5 import repack
from tests.embeddings.local.small_model import write_small_model

MakeLocal = Callable[..., LocalProvider]


@pytest.fixture(scope="session")
def models(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("models")


@pytest.fixture(scope="session")
def tiny(models: Path) -> Path:
    return write_small_model(models / "tiny.gguf")


@pytest.fixture(scope="session")
def e5(models: Path, model_folder: Path) -> Path:
    return repack(model_folder / "model.bin", models / "multilingual-e5-small-Q4_0.gguf")


@pytest.fixture(scope="session")
def shared(tiny: Path) -> Iterator[LocalProvider]:
    """One child for all tests that do not harm it."""
    provider = LocalProvider(str(tiny), tiny.parent)
    yield provider
    provider.close()


@pytest.fixture
def make(tiny: Path, tmp_path: Path) -> Iterator[MakeLocal]:
    made: list[LocalProvider] = []

    def make_provider(model: object = tiny, **options: Any) -> LocalProvider:
        made.append(LocalProvider(str(model), tmp_path, **options))
        return made[-1]

    yield make_provider
    for provider in made:
        provider.close()
