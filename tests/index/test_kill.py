"""A killed process loses no note and leaves an index that opens, is whole, and answers."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("way", "kills"), [("sync", 60), ("rebuild", 30)])
def test_killed_at_random_moments(home: Path, way: str, kills: int) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tests.index.killing", way, str(home), str(kills), "7"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "OPENBLAS_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.stdout, ran.stderr) == ("done\n", "")
