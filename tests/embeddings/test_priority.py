"""The calls of Windows in the local worker, through C functions of the types in winbase.h.

`BOOL SetStdHandle(DWORD, HANDLE)` takes STD_INPUT_HANDLE, `(DWORD)-10` (learn.microsoft.com/windows/console,
November 2026). `HANDLE GetCurrentThread()` gives a pseudo handle, -2, of the width of a pointer, and
SetThreadPriority takes it with an int (learn.microsoft.com/windows/win32/api/processthreadsapi, same month).
"""

from __future__ import annotations

import ctypes
from types import SimpleNamespace

from app.embeddings.local_worker.lifetime import lower_on_windows, point_standard_input
from tests.helpers.c_functions import c_function

THIS_THREAD = 2**64 - 2
WIDE_HANDLE = 2**33 + 4


def test_the_thread_handle_keeps_its_width() -> None:
    calls: list[tuple[int, int]] = []

    def lower(handle: int, priority: int) -> int:
        calls.append((handle, priority))
        return 1

    kernel = SimpleNamespace(
        GetCurrentThread=c_function(ctypes.c_void_p)(lambda: THIS_THREAD),
        SetThreadPriority=c_function(ctypes.c_int, ctypes.c_uint64, ctypes.c_int)(lower),
    )
    lower_on_windows(kernel)
    assert calls == [(THIS_THREAD, -2)]
    # Without types it comes through here by luck: what fills the upper half is the compiler's choice.
    assert kernel.GetCurrentThread.restype is ctypes.c_void_p
    assert kernel.SetThreadPriority.argtypes == (ctypes.c_void_p, ctypes.c_int)


def test_standard_input_is_replaced_for_windows_too() -> None:
    calls: list[tuple[int, int]] = []

    def replace(which: int, handle: int) -> int:
        calls.append((which, handle))
        return 1

    kernel = SimpleNamespace(SetStdHandle=c_function(ctypes.c_int, ctypes.c_uint32, ctypes.c_uint64)(replace))
    point_standard_input(kernel, WIDE_HANDLE)
    assert calls == [(2**32 - 10, WIDE_HANDLE)]
