"""The server that llama-cpp-python brings: one that others wrote, for our provider `openai`."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from app.embeddings.local.provider import LocalProvider
from app.embeddings.provider import EmbeddingError
from app.embeddings.remote.catalog import create_provider
from tests.embeddings.local.small_model import CONTEXT, WIDTH
from tests.helpers.running_program import RunningProgram

TEXTS = ["the key is under the flower pot", "where is the spare key", "a word", "blue shed behind the word"]


@pytest.fixture(scope="module")
def address(tiny: Path) -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    options = {"model": tiny, "model_alias": "tiny-embed", "embedding": "true", "n_ctx": CONTEXT}
    place = {"host": "127.0.0.1", "port": port}
    arguments = [str(part) for name, value in (options | place).items() for part in (f"--{name}", value)]
    server = RunningProgram([sys.executable, "-m", "llama_cpp.server", *arguments], os.environ)
    server.wait_for("Application startup complete", timeout=60)
    yield f"http://127.0.0.1:{port}"
    server.end()


def test_its_vectors_are_those_of_our_own_child(address: str, shared: LocalProvider) -> None:
    provider = create_provider("openai", model="tiny-embed", base_url=address + "/v1")
    try:
        provider.prepare()
        assert provider.identity.dimensions == WIDTH
        theirs = provider.embed_documents(TEXTS)
        assert np.allclose(np.linalg.norm(theirs, axis=1), 1, atol=1e-5)
        assert ((theirs * shared.embed_documents(TEXTS)).sum(axis=1) > 0.9999).all()
        question = provider.embed_query("where is the key")
        assert question @ shared.embed_query("where is the key") > 0.9999
    finally:
        provider.close()


def test_an_address_that_is_not_its_api_is_said_so(address: str) -> None:
    provider = create_provider("openai", model="tiny-embed", base_url=address + "/other")
    try:
        with pytest.raises(EmbeddingError) as caught:
            provider.embed_query("anything")
        assert caught.value.action
    finally:
        provider.close()
