"""The end of this process at once, with nothing of it left to run."""

from __future__ import annotations

import os
import sys
from typing import Any, NoReturn


def end_now(status: int, system: str = sys.platform, kernel32: Any = None) -> NoReturn:
    """On Windows `os._exit` ends the other threads wherever they are and then lets every DLL clean up: Qt
    complains of its threads there, and one that held a lock may keep the process for ever.

    https://learn.microsoft.com/windows/win32/api/processthreadsapi/nf-processthreadsapi-exitprocess
    """
    if system == "win32":
        from app.platform.active_window.windows_api import library

        kernel32 = kernel32 or library("kernel32")
        kernel32.TerminateProcess(kernel32.GetCurrentProcess(), status)
    os._exit(status)
