"""One hub for each test, with one model."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tests.embeddings.download.hub_server import HubServer, run_hub

MODEL = b"GGUF" + Random(3).randbytes(300_000)


@pytest.fixture
def hub(monkeypatch: pytest.MonkeyPatch) -> Iterator[HubServer]:
    for name in ("MEMORO_HUB_URL", "HF_ENDPOINT", "HF_TOKEN", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"):
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.lower(), raising=False)
    with run_hub() as server:
        server.files["owner/tiny-GGUF/tiny-Q8_0.gguf"] = MODEL
        monkeypatch.setenv("MEMORO_HUB_URL", server.url)
        yield server
