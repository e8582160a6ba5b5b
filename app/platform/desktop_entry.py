"""The .desktop file by which a Linux desktop knows a program that was not installed as a package.

Since version 1.21 the portals refuse programs without one, so a copy run from a folder or a virtual
environment writes its own. A packaged one, found in the system's folders, always wins.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path

from app.platform.identity import APP_ID, APP_NAME


def find_desktop_entry() -> Path | None:
    """The installed file, the user's own before the system's; None when there is none."""
    system = os.environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share"
    folders = [_user_folder(), *(Path(folder) / "applications" for folder in system.split(":") if folder)]
    return next((path for folder in folders if (path := folder / f"{APP_ID}.desktop").is_file()), None)


def ensure_desktop_entry() -> Path:
    """Write the user's file unless there is one already; OSError when the folder cannot be written."""
    if found := find_desktop_entry():
        return found
    path = _user_folder() / f"{APP_ID}.desktop"
    path.parent.mkdir(parents=True, exist_ok=True)
    # A half-written entry would be read by the desktop's own watcher of this folder.
    partial = path.with_suffix(".partial")
    partial.write_text(_entry(), encoding="utf-8")
    partial.replace(path)
    return path


def _entry() -> str:
    installed = shutil.which("memoro")
    command = [installed] if installed else [sys.executable, "-m", "app"]
    execute = " ".join(quoted(part) for part in command)
    lines = (
        "[Desktop Entry]",
        "Type=Application",
        f"Name={APP_NAME}",
        "Comment=Search what your AI assistant remembers",
        f"Exec={execute}",
        f"Icon={APP_ID}",
        "Terminal=false",
        "Categories=Utility;",
        f"StartupWMClass={APP_ID}",
    )
    return "\n".join(lines) + "\n"


def quoted(part: str) -> str:
    """Quote by the rules of the Desktop Entry Specification: double quotes, "%" doubled."""
    part = part.replace("%", "%%")
    if shlex.quote(part) == part:
        return part
    for special in '\\"`$':
        part = part.replace(special, f"\\{special}")
    return f'"{part}"'


def _user_folder() -> Path:
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "applications"
