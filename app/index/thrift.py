"""Giving memory back to the system, which a program that waits all day in the tray owes to all others."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from functools import cache

QUIET_SECONDS = 5.0
"""When nothing was written for so long, what the writing took is given back."""


def give_back_memory() -> None:
    """Return what was freed. The GNU C library keeps it otherwise: 50 MB after vectors were loaded."""
    if trim := _trim():
        trim(0)


@cache
def _trim() -> Callable[[int], object] | None:
    if sys.platform != "linux":
        return None  # their allocators do it by themselves
    try:
        return ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError):  # another C library
        return None
