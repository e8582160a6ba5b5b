"""The library's keys that have another name on a Mac, written as Qt does ("Ctrl" is Command there)."""

from __future__ import annotations

import sys


def trash_key(system: str = sys.platform) -> str:
    """The Finder's own: its Delete key is the one that others call Backspace."""
    return "Ctrl+Backspace" if system == "darwin" else "Ctrl+Del"


def history_key(system: str = sys.platform) -> str:
    """Command-H hides the program on a Mac, before any window hears of it; Safari's history is Command-Y."""
    return "Ctrl+Y" if system == "darwin" else "Ctrl+H"
