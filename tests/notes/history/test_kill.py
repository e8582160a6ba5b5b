"""A killed process leaves the note and its story in agreement, and nothing acknowledged is lost."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_killed_at_random_moments(home: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tests.notes.history.killing", str(home / "world"), "40", "7"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.stdout, ran.stderr) == ("done\n", "")
