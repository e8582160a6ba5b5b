"""Portable use: everything of Memoro's own stays beside the program, on the same stick.

A folder `memoro-portable` beside the program is that place; an empty file of this name asks for a folder
`memoro-data` beside it. Standard library only and cheap: it is looked at on every start.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

MARKER, DATA = "memoro-portable", "memoro-data"


def program_folder() -> Path:
    """Where the program is for a person: beside the AppImage or the executable, or the checkout."""
    if image := os.environ.get("APPIMAGE"):
        return Path(image).parent
    if getattr(sys, "frozen", False):
        return Path(sys.executable).parent
    return Path(__file__).resolve().parents[2]


def portable_home(folder: Path) -> Path | None:
    """The folder for all data when a marker stands in `folder`, else None."""
    marker = folder / MARKER
    if marker.is_dir():
        return marker
    return folder / DATA if marker.exists() else None


def use_portable_home() -> None:
    """Set `MEMORO_HOME`, for this process and its children; one that is set already counts more."""
    if not os.environ.get("MEMORO_HOME") and (home := portable_home(program_folder())):
        os.environ["MEMORO_HOME"] = str(home)
