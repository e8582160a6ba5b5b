"""A command as a person can paste it into a terminal of this system."""

from __future__ import annotations

import os
import shlex
import subprocess
from collections.abc import Iterable


def typed_command(words: Iterable[str], system: str = os.name) -> str:
    """The words in one line; `cmd.exe` knows no single quotes."""
    return subprocess.list2cmdline(words) if system == "nt" else shlex.join(words)
