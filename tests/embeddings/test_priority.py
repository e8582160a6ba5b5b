"""The one call of Windows in the local worker, through C functions of the types in winbase.h.

`HANDLE GetCurrentThread()` gives a pseudo handle, -2, of the width of a pointer, and SetThreadPriority takes
it with an int (learn.microsoft.com/windows/win32/api/processthreadsapi, November 2026).
"""

from __future__ import annotations

import ctypes
from types import SimpleNamespace

from app.embeddings.local_worker.lifetime import lower_on_windows
from tests.helpers.c_functions import c_function

THIS_THREAD = 2**64 - 2


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
