"""Whether the system would watch one folder more.

watchdog does not tell when it cannot watch a folder below one that it watches: what is written there would go
unseen, for as long as the program runs.
"""

from __future__ import annotations

import ctypes
import errno
import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

EXHAUSTED = frozenset((errno.EMFILE, errno.ENFILE, errno.ENOSPC, errno.ENOMEM))


def no_watch_left(folder: Path) -> OSError | None:
    """Ask for a watch of the folder in an instance of its own, and give it back.

    What the system says where none is left. None also where nobody can know: other systems need no watch for
    each folder, and without an instance to spare nothing can be tried.
    """
    return _refusal(folder) if sys.platform.startswith("linux") else None


def _refusal(folder: Path) -> OSError | None:
    from watchdog.observers import inotify_c

    instance = inotify_c.inotify_init()
    if instance < 0:
        return None
    try:
        refused = inotify_c.inotify_add_watch(
            instance, os.fsencode(folder), inotify_c.InotifyConstants.IN_CREATE
        )
        number = ctypes.get_errno() if refused < 0 else 0
    finally:
        os.close(instance)
    return OSError(number, os.strerror(number)) if number in EXHAUSTED else None
