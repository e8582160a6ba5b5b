"""What a new note may be called, for windows that say so before they write."""

from __future__ import annotations

from app.notes.names import means_something_on_windows


def can_travel(name: str) -> bool:
    """Whether every system could store a file of this name; memories are synced between computers."""
    return not means_something_on_windows(name)
