"""What the system takes the program for: one of the taskbar or Dock, with a name and a group of its own."""

from __future__ import annotations

import logging
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from app.platform.identity import APP_ID, APP_NAME

log = logging.getLogger(__name__)
KNOWN_IDS = r"Software\Classes\AppUserModelId"


def before_windows(icon: Path, system: str = sys.platform, shell32: Any = None) -> None:
    """Before anything is shown. Windows would else group us with, and name us, "Python". `icon` is an .ico.

    https://learn.microsoft.com/windows/win32/api/shobjidl_core/nf-shobjidl_core-setcurrentprocessexplicitappusermodelid
    """
    if system == "win32":
        from app.platform.active_window.windows_api import library

        status = (shell32 or library("shell32")).SetCurrentProcessExplicitAppUserModelID(APP_ID)
        if status:
            log.info("Windows did not take the program's own id: %#x", status & 0xFFFFFFFF)
        _introduce(icon)


def _introduce(icon: Path) -> None:
    """A notice would bear the bare id: its name and icon are told to the notification platform.

    https://learn.microsoft.com/windows/apps/design/shell/tiles-and-notifications/send-local-toast-desktop-cpp-wrl
    """
    registry: Any = import_module("winreg")
    try:
        with registry.CreateKey(registry.HKEY_CURRENT_USER, rf"{KNOWN_IDS}\{APP_ID}") as key:
            registry.SetValueEx(key, "DisplayName", 0, registry.REG_SZ, APP_NAME)
            registry.SetValueEx(key, "IconUri", 0, registry.REG_SZ, str(icon))
    except OSError as failure:
        log.info("Windows was not told the program's name: %s", failure)


def with_application(system: str = sys.platform) -> None:
    """When the QApplication stands. On a Mac, Qt has made a program of the Dock of us."""
    if system == "darwin":
        from app.platform.mac_application import leave_the_dock

        leave_the_dock()
