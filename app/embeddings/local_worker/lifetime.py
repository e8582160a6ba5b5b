"""Ties the child to its parent, and keeps its heavy work out of the way of everything else."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import threading
from typing import Any, BinaryIO

_PR_SET_PDEATHSIG = 1
_POLITENESS = 10
_THREAD_PRIORITY_LOWEST = -2
_STD_INPUT_HANDLE = -10


def follow_parent(parent: int) -> None:
    """Die when the parent dies, even if stopped or stuck (Linux; elsewhere the closed pipe ends the child).

    `parent` is its process id, or 0 for whoever it is. Linux sends the signal when the parent's *thread* that
    started the child ends, so that thread must live as long as the child.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
        if parent and os.getppid() != parent:
            os._exit(0)


def claim_input() -> BinaryIO:
    """Move standard input to a descriptor of its own, to wait on; what stays in its place is empty.

    On Windows whatever asks about a pipe waits until a read of it has ended, and each library that brings its
    own C runtime asks about standard input when it is loaded: loading NumPy beside such a read never ends.
    """
    requests = os.fdopen(os.dup(0), "rb")
    empty = os.open(os.devnull, os.O_RDONLY)
    os.dup2(empty, 0)
    os.close(empty)
    if sys.platform == "win32":
        import msvcrt

        point_standard_input(ctypes.WinDLL("kernel32"), msvcrt.get_osfhandle(0))
    return requests


def point_standard_input(kernel: Any, handle: int) -> None:
    """Say so to what asks Windows rather than the C runtime, which need not do it when 0 is replaced."""
    kernel.SetStdHandle.argtypes = (ctypes.c_ulong, ctypes.c_void_p)
    kernel.SetStdHandle(_STD_INPUT_HANDLE & 0xFFFFFFFF, handle)


def lower_thread_priority() -> None:
    """Let everything else go before this thread and, on Linux, the threads it starts from now on."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _POLITENESS)
    elif sys.platform == "win32":
        lower_on_windows(ctypes.WinDLL("kernel32"))


def lower_on_windows(kernel: Any) -> None:
    """With the types of winbase.h: a handle is as wide as a pointer, and this one is negative."""
    kernel.GetCurrentThread.restype = ctypes.c_void_p
    kernel.SetThreadPriority.argtypes = (ctypes.c_void_p, ctypes.c_int)
    kernel.SetThreadPriority(kernel.GetCurrentThread(), _THREAD_PRIORITY_LOWEST)
