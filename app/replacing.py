"""Putting a finished file in the place of another one, in one step; and telling what never got there."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

LONGEST_SECONDS = 3600.0
"""No write takes so long; a partial file that is older was left by one that was killed."""
PAUSES_S = (0.01, 0.02, 0.04, 0.08, 0.16, 0.32)


def put_in_place(
    file: str | Path,
    target: str | Path,
    *,
    patient: bool = os.name == "nt",
    replace: Callable[[str | Path, str | Path], None] | None = None,
) -> None:
    """`os.replace`, tried again for 0.6 s on Windows. Raises OSError.

    There it is refused (errors 5 and 32 of `MoveFileExW`) as long as anybody has the target open, such as a
    virus scanner, the search index or a backup, each for some milliseconds after every change.
    """
    replace = replace or os.replace
    for pause in PAUSES_S if patient else ():
        try:
            replace(file, target)
        except PermissionError:
            time.sleep(pause)
        else:
            return
    replace(file, target)


def is_left_behind(partial: Path) -> bool:
    """Whether a file or folder that is being written has been so for longer than any write takes."""
    try:
        return time.time() - partial.lstat().st_mtime > LONGEST_SECONDS
    except OSError:
        return False
