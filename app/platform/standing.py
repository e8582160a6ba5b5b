"""What the system takes the program for: one of the taskbar or Dock, with a name and a group of its own."""

from __future__ import annotations

import logging
import sys
from typing import Any

from app.platform.identity import APP_ID

log = logging.getLogger(__name__)


def before_windows(system: str = sys.platform, shell32: Any = None) -> None:
    """Before anything is shown. Windows would else group us with, and name us, "Python".

    https://learn.microsoft.com/windows/win32/api/shobjidl_core/nf-shobjidl_core-setcurrentprocessexplicitappusermodelid
    """
    if system == "win32":
        from app.platform.active_window.windows_api import library

        status = (shell32 or library("shell32")).SetCurrentProcessExplicitAppUserModelID(APP_ID)
        if status:
            log.info("Windows did not take the program's own id: %#x", status & 0xFFFFFFFF)


def with_application(system: str = sys.platform) -> None:
    """When the QApplication stands. On a Mac, Qt has made a program of the Dock of us."""
    if system == "darwin":
        from app.platform.mac_application import leave_the_dock

        leave_the_dock()
