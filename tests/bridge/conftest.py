from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.helpers.bridge import RunningBridge, make_notes, start_bridge


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    return make_notes(tmp_path / "notes")


@pytest.fixture
def running(workspace: Path) -> Iterator[RunningBridge]:
    bridge = start_bridge(workspace)
    yield bridge
    bridge.stop()


@pytest.fixture
def client(running: RunningBridge) -> httpx.Client:
    """An assistant with the default rights."""
    return running.client()
