"""Giving memory back to the system, which a program that waits all day in the tray owes to all others."""

from __future__ import annotations

import sys
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import ctypes

QUIET_SECONDS = 5.0
"""When nothing was written for so long, what the writing took is given back."""
_TRIM_THRESHOLD, _MMAP_THRESHOLD, _ARENA_MAX = -1, -3, -8  # of mallopt(3)
_LARGE = 1 << 20


def hold_little_memory() -> None:
    """For a program that stays: call it before the first thread.

    The GNU C library gives every thread a heap of its own, and a heap keeps the largest thing that was ever
    in it: 36 MB of temporaries, after vectors were loaded once. With one heap, and large things apart from
    it, all goes back.
    """
    if library := _gnu_library():
        for option, value in ((_ARENA_MAX, 1), (_MMAP_THRESHOLD, _LARGE), (_TRIM_THRESHOLD, _LARGE)):
            library.mallopt(option, value)


def give_back_memory() -> None:
    """Return what was freed in between; the GNU C library keeps it otherwise."""
    if library := _gnu_library():
        library.malloc_trim(0)


@cache
def _gnu_library() -> ctypes.CDLL | None:
    system: str = sys.platform
    if system != "linux":
        return None  # their allocators do it by themselves
    import ctypes

    try:
        library = ctypes.CDLL(None)
    except OSError:
        return None
    return library if hasattr(library, "malloc_trim") and hasattr(library, "mallopt") else None
