"""The same world for the tests of editing and of the inbox, which stand beside those of the history."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.notes.history.world import World


@pytest.fixture
def world(home: Path) -> Iterator[World]:
    made = World(home / "world")
    yield made
    made.close()
