"""The locked packages as Windows needs them: `python -m installers.wine.locked LIST` prints those that apply.

pip itself goes by the system it runs on, also where it downloads for another.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from packaging.markers import Marker

WINDOWS = {
    "sys_platform": "win32",
    "platform_system": "Windows",
    "os_name": "nt",
    "platform_machine": "AMD64",
    "platform_python_implementation": "CPython",
    "python_version": "3.11",
    "python_full_version": "3.11.9",
}


def on_windows(text: str) -> str:
    """A list that pip can read, without markers: each entry with its hashes, or not at all."""
    entries = re.findall(r"^\S+==.*(?:\n +.*)*", text, re.MULTILINE)
    return "\n".join(taken for entry in entries if (taken := _taken(entry)))


def _taken(entry: str) -> str:
    first, _, hashes = entry.partition("\n")
    package, _, marker = first.rstrip("\\ ").partition(" ; ")
    if marker and not Marker(marker).evaluate(WINDOWS):
        return ""
    return f"{package} \\\n{hashes}"


if __name__ == "__main__":
    print(on_windows(Path(sys.argv[1]).read_text(encoding="utf-8")))
