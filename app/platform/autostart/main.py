"""Start with the computer, or not: the one way of this system. Disk work, so not for the window's thread."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path
from typing import cast

from app.platform.autostart.models import AutostartError, AutostartState, Mechanism

HIDDEN = "--hidden"
"""Start in the tray; where the program runs already, do nothing at all."""
MECHANISMS = {"win32": "windows", "darwin": "macos"}


def mechanism_name(system: str = sys.platform) -> str:
    return MECHANISMS.get(system, "xdg")


def _mechanism() -> Mechanism:
    return cast("Mechanism", import_module(f"app.platform.autostart.{mechanism_name()}"))


def own_command() -> tuple[str, ...]:
    """How this very program is started: an AppImage, a frozen build, the installed script, or Python."""
    if image := os.environ.get("APPIMAGE"):
        return (image,)
    if getattr(sys, "frozen", False):
        return (sys.executable,)
    folder = Path(sys.executable).parent
    for name in ("memorow.exe", "memoro.exe", "memoro"):
        if (folder / name).is_file():
            return (str(folder / name),)
    return (sys.executable, "-m", "app")


def state() -> AutostartState:
    """What is registered now. Raises AutostartError when the system refuses to say."""
    mechanism = _mechanism()
    availability = mechanism.is_available()
    try:
        entry = mechanism.read() if availability else None
    except OSError as error:
        raise _refused(mechanism, error) from error
    wanted = (*own_command(), HIDDEN)
    return AutostartState(
        mechanism_name(), availability, entry, entry is not None and entry.command == wanted
    )


def set_autostart(wanted: bool) -> AutostartState:
    """Write or remove the entry; return what is there afterwards, read anew. Raises AutostartError."""
    mechanism = _mechanism()
    if not (availability := mechanism.is_available()):
        raise AutostartError(mechanism.where(), availability.reason.rstrip("."))
    try:
        if wanted:
            mechanism.write((*own_command(), HIDDEN))
        else:
            mechanism.remove()
    except OSError as error:
        raise _refused(mechanism, error) from error
    return state()


def keep_current(wanted: bool) -> AutostartState:
    """At each start: the entry as the setting wants it, and pointing to where the program is now.

    One that a person switched off in the system's own settings stays off, and one that starts another
    copy of the program (a portable one beside an installed one) is that copy's.
    """
    found = state()
    if not found.availability or (not wanted and found.entry is None):
        return found
    if not wanted:
        return set_autostart(False) if found.is_current or not _starts_something(found) else found
    if found.is_current or (found.entry is not None and not found.entry.enabled):
        return found
    return set_autostart(True)


def _starts_something(found: AutostartState) -> bool:
    command = found.entry.command if found.entry else ()
    return bool(command) and Path(command[0]).exists()


def _refused(mechanism: Mechanism, error: OSError) -> AutostartError:
    return AutostartError(mechanism.where(), error.strerror or str(error))
