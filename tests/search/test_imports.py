"""Searching by words needs no NumPy: 15 MB of a program that waits all day, 0.1 s of a command."""

from __future__ import annotations

import subprocess
import sys

_PROGRAM = "import sys; import app.search.searcher, app.index.index; print('numpy' in sys.modules)"


def test_what_searches_by_words_does_without_numpy() -> None:
    done = subprocess.run([sys.executable, "-c", _PROGRAM], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
