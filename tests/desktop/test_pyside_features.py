"""PySide6 does not read the sources of what we import."""

from __future__ import annotations

import subprocess
import sys

_PROGRAM = """
import linecache
from app.desktop.pyside_features import leave_sources_alone
leave_sources_alone()
import app.desktop.program
print(sum("program.py" in name or "tray.py" in name for name in linecache.cache))
"""


def test_no_source_is_kept_for_features_that_nobody_uses() -> None:
    done = subprocess.run([sys.executable, "-c", _PROGRAM], capture_output=True, text=True, check=True)
    assert done.stdout == "0\n"
