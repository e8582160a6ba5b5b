"""macOS: a LaunchAgent of this user, read by launchd at the next login."""

from __future__ import annotations

import plistlib
from pathlib import Path

from app.platform.autostart.models import Entry
from app.platform.availability import Availability
from app.platform.identity import APP_ID


def is_available() -> Availability:
    return Availability()


def where() -> str:
    return str(_file())


def read() -> Entry | None:
    try:
        content = plistlib.loads(_file().read_bytes())
    except FileNotFoundError:
        return None
    except (plistlib.InvalidFileException, ValueError):
        return Entry((), where())
    command = tuple(str(word) for word in content.get("ProgramArguments", ()))
    return Entry(command, where(), enabled=not content.get("Disabled", False))


def write(command: tuple[str, ...]) -> None:
    path = _file()
    path.parent.mkdir(parents=True, exist_ok=True)
    content = {
        "Label": APP_ID,
        "ProgramArguments": list(command),
        "RunAtLoad": True,
        "ProcessType": "Interactive",
        "LimitLoadToSessionType": "Aqua",
    }
    partial = path.with_suffix(".partial")
    partial.write_bytes(plistlib.dumps(content))
    partial.replace(path)


def remove() -> None:
    _file().unlink(missing_ok=True)


def _file() -> Path:
    return Path.home() / "Library" / "LaunchAgents" / f"{APP_ID}.plist"
